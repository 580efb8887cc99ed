# language: sv
Egenskap: Poäng

  Mullar och tabbar ger poäng, och den som tar in mer än hälften av intagspoängen får bonus.

  @POA-1
  Regel: Varje kort i mullehögen ger mullepoäng

    Scenariomall: Ett kort i mullehögen ger sin valör i mullepoäng
      Givet att Anna har <kort> i sin mullehög
      Så har Anna <poäng> mullepoäng
      Och Bo har 0 mullepoäng

      Exempel:
        | kort  | poäng |
        | KL 2  | 2     |
        | SP 2  | 2     |
        | HJ 3  | 3     |
        | RU 4  | 4     |
        | KL 5  | 5     |
        | SP 6  | 6     |
        | HJ 7  | 7     |
        | RU 8  | 8     |
        | KL 9  | 9     |
        | KL 10 | 10    |
        | RU 10 | 10    |
        | SP J  | 11    |
        | HJ Q  | 12    |
        | RU K  | 13    |
        | KL A  | 14    |
        | SP A  | 14    |
        | HJ A  | 14    |
        | RU A  | 14    |

    Scenariomall: Fyra kort av samma valör i mullehögen ger lika mycket var
      Givet att Anna har KL <valör>, SP <valör>, HJ <valör> och RU <valör> i sin mullehög
      Så har Anna <poäng> mullepoäng

      Exempel:
        | valör | poäng |
        | 2     | 8     |
        | 3     | 12    |
        | 4     | 16    |
        | 5     | 20    |
        | 6     | 24    |
        | 7     | 28    |
        | 8     | 32    |
        | 9     | 36    |
        | 10    | 40    |
        | J     | 44    |
        | Q     | 48    |
        | K     | 52    |
        | A     | 56    |

    Scenario: Mullepoängen läggs ihop
      Givet att Anna har HJ A, SP 2, RU 10 och KL K i sin mullehög
      Så har Anna 39 mullepoäng

    Scenario: Var och en räknar mullepoängen i sin egen mullehög
      Givet att Anna har HJ 7 och SP J i sin mullehög
      Och att Bo har KL 3 och HJ 3 i sin mullehög
      Så har Anna 18 mullepoäng
      Och Bo har 6 mullepoäng

    @MUL-2
    Scenario: Bara det ena kortet i mullen ger mullepoäng
      Givet att på bordet ligger KL 9 och RU 4
      Och att Anna har KL 9 och HJ 2 på handen
      Och att Bo har HJ K på handen
      När Anna tar in KL 9 med KL 9
      Så har Anna 9 mullepoäng
      Och Anna har 9 poäng i summa

    @MUL-6
    Scenariomall: En mulle över ett bygge ger kortets poäng och inte byggets värde
      Givet att på bordet ligger bygget <värde> (<kort>, <med>) som Bo äger, låst och RU 4
      Och att Anna har <kort> och HJ 2 på handen
      Och att Bo har HJ Q på handen
      När Anna tar in bygget <värde> med <kort>
      Så har Anna <kort> i sin mullehög
      Och Anna har <poäng> mullepoäng

      Exempel:
        | kort  | värde | med  | poäng |
        | HJ A  | 14    | HJ K | 14    |
        | SP 2  | 15    | HJ K | 2     |
        | RU 10 | 16    | KL 6 | 10    |

    @MUL-8 @A-41
    Scenario: Två sexor som tas in med en dam ger sex mullepoäng
      Givet att på bordet ligger HJ 6, HJ 6 och RU 4
      Och att Anna har KL Q och HJ 2 på handen
      Och att Bo har HJ K på handen
      När Anna tar in HJ 6 och HJ 6 med KL Q
      Så har Anna HJ 6 i sin mullehög
      Och Anna har 6 mullepoäng

  @POA-2
  Regel: Varje tabbe ger en poäng

    Scenariomall: Tabbarna räknas en poäng var
      Givet att Anna har <tabbar> tabbar
      Och att Bo har 3 tabbar
      Så har Anna <tabbar> tabbepoäng
      Och Anna har <tabbar> poäng i summa
      Och Bo har 3 tabbepoäng

      Exempel:
        | tabbar |
        | 0      |
        | 1      |
        | 2      |
        | 5      |

    @TAB-1 @A-01
    Scenario: Den som tömmer bordet får en poäng till
      Givet att på bordet ligger HJ 7
      Och att Anna har KL 7 och HJ 2 på handen
      Och att Anna har 2 tabbar
      Och att Bo har HJ K på handen
      När Anna tar in HJ 7 med KL 7
      Så har Anna 3 tabbar
      Och Anna har 3 poäng i summa

    @TAB-1 @MUL-1
    Scenario: En mulle som tömmer bordet ger både mullepoäng och en tabbe
      Givet att på bordet ligger HJ 7
      Och att Anna har HJ 7 och HJ 2 på handen
      Och att Bo har HJ K på handen
      När Anna tar in HJ 7 med HJ 7
      Så har Anna 7 mullepoäng
      Och Anna har 1 tabbe
      Och Anna har 8 poäng i summa

  @POA-3
  Regel: De intagna korten ger intagspoäng

    Scenariomall: Spader, ess och RU 10 ger intagspoäng
      Givet att Anna har <kort> i sin intagna hög
      Så har Anna <poäng> intagspoäng
      Och Bo har 0 intagspoäng

      Exempel:
        | kort  | poäng |
        | SP 2  | 2     |
        | SP A  | 2     |
        | RU 10 | 2     |
        | SP 3  | 1     |
        | SP 4  | 1     |
        | SP 5  | 1     |
        | SP 6  | 1     |
        | SP 7  | 1     |
        | SP 8  | 1     |
        | SP 9  | 1     |
        | SP 10 | 1     |
        | SP J  | 1     |
        | SP Q  | 1     |
        | SP K  | 1     |
        | KL A  | 1     |
        | HJ A  | 1     |
        | RU A  | 1     |

    Scenariomall: Alla andra kort ger inga intagspoäng
      Givet att Anna har <kort> i sin intagna hög
      Så har Anna 0 intagspoäng

      Exempel:
        | kort                                                                       |
        | KL 2, KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, KL J, KL Q och KL K |
        | HJ 2, HJ 3, HJ 4, HJ 5, HJ 6, HJ 7, HJ 8, HJ 9, HJ 10, HJ J, HJ Q och HJ K |
        | RU 2, RU 3, RU 4, RU 5, RU 6, RU 7, RU 8, RU 9, RU J, RU Q och RU K        |

    Scenario: SP A ger två intagspoäng och inte tre
      Givet att Anna har SP A, SP K och KL A i sin intagna hög
      Så har Anna 4 intagspoäng

    Scenario: Båda exemplaren av ett kort ger intagspoäng
      Givet att Anna har SP 2, SP 2, SP 7, SP 7, RU 10 och RU 10 i sin intagna hög
      Så har Anna 10 intagspoäng

    Scenario: I båda lekarna finns fyrtio intagspoäng
      Givet att Anna har SP 2, SP 2, SP A, SP A, RU 10, RU 10, SP 3, SP 3, SP 4, SP 4, SP 5, SP 5, SP 6, SP 6, SP 7, SP 7, SP 8, SP 8, SP 9, SP 9, SP 10, SP 10, SP J, SP J, SP Q, SP Q, SP K, SP K, KL A, KL A, HJ A, HJ A, RU A och RU A i sin intagna hög
      Så har Anna 40 intagspoäng

    Scenario: Kort på handen, på bordet och i leken ger inga intagspoäng
      Givet att på bordet ligger SP 3 och bygget 9 (SP 4, SP 5) som Anna äger, låst
      Och att Anna har SP 9 och RU A på handen
      Och att Bo har SP 2 och RU 10 på handen
      Och att leken har SP A och HJ A kvar, överst först
      Så har Anna 0 intagspoäng
      Och Bo har 0 intagspoäng

    @INT-9
    Scenario: Det spelade kortet ger intagspoäng när det har tagit in något
      Givet att på bordet ligger HJ 7 och RU 4
      Och att Anna har SP 7 och HJ 2 på handen
      Och att Bo har HJ K på handen
      När Anna tar in HJ 7 med SP 7
      Så har Anna 1 intagspoäng

    @INT-7 @A-01
    Scenariomall: Ess, SP 2 och RU 10 ger samma intagspoäng när de spelas från handen
      Givet att på bordet ligger bygget <värde> (<ett>, <två>) som Bo äger, låst och RU 4
      Och att Anna har <kort> och HJ 2 på handen
      Och att Bo har <Bos> och KL 3 på handen
      När Anna tar in bygget <värde> med <kort>
      Så har Anna <poäng> intagspoäng
      Och Anna har 0 mullepoäng

      Exempel:
        | kort  | värde | ett  | två   | Bos   | poäng |
        | HJ A  | 14    | HJ 6 | HJ 8  | KL A  | 1     |
        | SP A  | 14    | HJ 6 | HJ 8  | KL A  | 2     |
        | SP 2  | 15    | HJ 7 | HJ 8  | SP 2  | 2     |
        | RU 10 | 16    | HJ 6 | HJ 10 | RU 10 | 2     |

  @POA-4 @A-45
  Regel: Också korten i mullehögen ger intagspoäng

    Scenariomall: Ett kort i mullehögen ger intagspoäng som andra intagna kort
      Givet att Anna har <kort> i sin mullehög
      Så har Anna <poäng> intagspoäng

      Exempel:
        | kort  | poäng |
        | SP 2  | 2     |
        | SP A  | 2     |
        | RU 10 | 2     |
        | SP 3  | 1     |
        | SP 4  | 1     |
        | SP 5  | 1     |
        | SP 6  | 1     |
        | SP 7  | 1     |
        | SP 8  | 1     |
        | SP 9  | 1     |
        | SP 10 | 1     |
        | SP J  | 1     |
        | SP Q  | 1     |
        | SP K  | 1     |
        | KL A  | 1     |
        | HJ A  | 1     |
        | RU A  | 1     |

    Scenariomall: Kort utan intagspoäng får inga av att ligga i mullehögen
      Givet att Anna har <kort> i sin mullehög
      Så har Anna 0 intagspoäng

      Exempel:
        | kort                                                                       |
        | KL 2, KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, KL J, KL Q och KL K |
        | HJ 2, HJ 3, HJ 4, HJ 5, HJ 6, HJ 7, HJ 8, HJ 9, HJ 10, HJ J, HJ Q och HJ K |
        | RU 2, RU 3, RU 4, RU 5, RU 6, RU 7, RU 8, RU 9, RU J, RU Q och RU K        |

    @MUL-2
    Scenariomall: Båda korten i en mulle ger intagspoäng
      Givet att på bordet ligger <kort> och RU 4
      Och att Anna har <kort> och KL 2 på handen
      Och att Bo har HJ K på handen
      När Anna tar in <kort> med <kort>
      Så har Anna <kort> i sin mullehög
      Och Anna har <kort> i sin intagna hög
      Och Anna har <intag> intagspoäng
      Och Anna har <mulle> mullepoäng

      Exempel:
        | kort  | intag | mulle |
        | SP 7  | 2     | 7     |
        | SP 10 | 2     | 10    |
        | SP K  | 2     | 13    |
        | HJ 7  | 0     | 7     |

    @MUL-6
    Scenariomall: Båda korten i en mulle på ess, SP 2 eller RU 10 ger intagspoäng
      Givet att på bordet ligger bygget <värde> (<kort>, <med>) som Bo äger, låst och RU 4
      Och att Anna har <kort> och HJ 2 på handen
      Och att Bo har HJ Q på handen
      När Anna tar in bygget <värde> med <kort>
      Så har Anna <intag> intagspoäng

      Exempel:
        | kort  | värde | med  | intag |
        | HJ A  | 14    | HJ K | 2     |
        | SP A  | 14    | HJ K | 4     |
        | SP 2  | 15    | HJ K | 4     |
        | RU 10 | 16    | KL 6 | 4     |

  @POA-5
  Regel: Varje intagspoäng över tjugo ger två poäng i bonus

    Scenariomall: Bonusen är två poäng för varje intagspoäng över tjugo
      Givet att Anna har <kort> i sin intagna hög
      Så har Anna <intag> intagspoäng
      Och Anna har <bonus> bonuspoäng
      Och Bo har 0 bonuspoäng

      Exempel:
        | kort                                                                                                                                                                                                              | intag | bonus |
        | RU 10                                                                                                                                                                                                             | 2     | 0     |
        | SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A och SP A                                                                                                                      | 19    | 0     |
        | SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och HJ A                                                                                                                | 20    | 0     |
        | SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och RU 10                                                                                                               | 21    | 2     |
        | SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A, RU 10 och HJ A                                                                                                         | 22    | 4     |
        | SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A, RU 10 och RU 10                                                                                                        | 23    | 6     |
        | SP 2, SP 2, SP A, SP A, RU 10, RU 10, SP 3, SP 3, SP 4, SP 4, SP 5, SP 5, SP 6, SP 6, SP 7, SP 7, SP 8, SP 8, SP 9, SP 9, SP 10, SP 10, SP J, SP J, SP Q, SP Q, SP K, SP K, KL A, KL A, HJ A, HJ A, RU A och RU A | 40    | 40    |

    Scenario: Har var och en hälften av intagspoängen får ingen bonus
      Givet att Anna har SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och HJ A i sin intagna hög
      Och att Bo har SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, KL A, KL A, RU A, RU A, HJ A, RU 10 och RU 10 i sin intagna hög
      Så har Anna 20 intagspoäng
      Och Bo har 20 intagspoäng
      Och Anna har 0 bonuspoäng
      Och Bo har 0 bonuspoäng

    @POA-4 @A-45
    Scenario: Kort i mullehögen kan föra intagspoängen över tjugo
      Givet att Anna har SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och HJ A i sin intagna hög
      Och att Anna har SP 7 i sin mullehög
      Så har Anna 21 intagspoäng
      Och Anna har 2 bonuspoäng
      Och Anna har 7 mullepoäng

    Scenario: Bonusen kommer med den tjugoförsta intagspoängen
      Givet att på bordet ligger SP 3, HJ 8 och RU 4
      Och att Anna har HJ 3, KL 8 och HJ 2 på handen
      Och att Bo har HJ K och KL J på handen
      Och att Anna har SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och HJ A i sin intagna hög
      När Anna tar in HJ 8 med KL 8
      Så har Anna 20 intagspoäng
      Och Anna har 0 bonuspoäng
      När Bo slänger HJ K
      Och Anna tar in SP 3 med HJ 3
      Så har Anna 21 intagspoäng
      Och Anna har 2 bonuspoäng

  @POA-6
  Regel: Summan är mullepoäng, tabbar och bonus

    Scenario: Mullepoäng, tabbar och bonus läggs ihop
      Givet att Anna har SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och RU 10 i sin intagna hög
      Och att Anna har KL K i sin mullehög
      Och att Anna har 3 tabbar
      Så har Anna 13 mullepoäng
      Och Anna har 21 intagspoäng
      Och Anna har 2 bonuspoäng
      Och Anna har 18 poäng i summa

    Scenario: Intagspoängen själva räknas inte med i summan
      Givet att Anna har SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och HJ A i sin intagna hög
      Så har Anna 20 intagspoäng
      Och Anna har 0 poäng i summa

    Scenario: Över tjugo intagspoäng är det bara bonusen som räknas med i summan
      Givet att Anna har SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A, RU 10 och RU 10 i sin intagna hög
      Så har Anna 23 intagspoäng
      Och Anna har 6 poäng i summa

    Scenario: Var och en räknar sina egna poäng
      Givet att Anna har KL K i sin mullehög
      Och att Bo har HJ 2 i sin mullehög
      Och att Bo har 1 tabbe
      Och att Bo har SP 3 och SP 4 i sin intagna hög
      Så har Anna 13 poäng i summa
      Och Bo har 3 poäng i summa
      Och Anna har 0 intagspoäng
      Och Bo har 2 intagspoäng

    @MUL-1 @TAB-1 @POA-4 @POA-5 @A-45
    Scenario: Ett enda intag kan ge mulle, tabbe och bonus
      Givet att på bordet ligger SP 3
      Och att Anna har SP 3 och HJ 2 på handen
      Och att Bo har HJ K på handen
      Och att Anna har SP 2, SP 2, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och HJ A i sin intagna hög
      När Anna tar in SP 3 med SP 3
      Så har Anna 3 mullepoäng
      Och Anna har 1 tabbe
      Och Anna har 21 intagspoäng
      Och Anna har 2 bonuspoäng
      Och Anna har 6 poäng i summa

  @POA-7 @A-46
  Regel: Poängen räknas för varje omgång för sig

    @GIV-2
    Scenario: En ny omgång börjar från noll
      Givet att Anna har SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och RU 10 i sin intagna hög
      Och att Anna har KL K i sin mullehög
      Och att Anna har 3 tabbar
      Och att Bo har HJ Q i sin mullehög
      Och att Bo har 1 tabbe
      Så har Anna 18 poäng i summa
      Och Bo har 13 poäng i summa
      När omgång 2 ges och Bo öppnar
      Så har Anna 0 mullepoäng
      Och Anna har 0 tabbar
      Och Anna har 0 intagspoäng
      Och Anna har 0 bonuspoäng
      Och Anna har 0 poäng i summa
      Och Bo har 0 poäng i summa
      Och Anna har inga kort i sin intagna hög
      Och Anna har inga kort i sin mullehög

    @POA-5 @A-01 @A-02 @A-06
    Scenario: Intagspoäng från den första omgången ger ingen bonus i den andra
      Givet att Anna har SP 2, SP 2, SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A och HJ A i sin intagna hög
      Och att leken är blandad med SP 3, HJ K, HJ K, KL K, KL K, RU K, RU K, SP K, KL 9, KL 9, KL 8, KL 8, KL 7, KL 7, KL 6, KL 6, HJ 3, HJ 9, HJ 9, HJ 8, HJ 8, HJ 7, HJ 7 och HJ 6 överst
      Så har Anna 20 intagspoäng
      När omgång 2 ges och Bo öppnar
      Och Bo slänger KL 9
      Och Anna tar in SP 3 med HJ 3
      Så har Anna 1 intagspoäng
      Och Anna har 0 bonuspoäng
      Och Anna har 0 poäng i summa

    @GIV-4 @A-43 @A-45
    Scenario: När omgången är slut står dess poäng kvar att räkna
      Givet att på bordet ligger SP K och RU 4
      Och att Anna har KL 9 i sin mullehög
      Och att Anna har 1 tabbe
      Och att Bo har SP K på handen
      Och att Bo står i tur
      När Bo tar in SP K med SP K
      Så är omgången slut
      Och Anna har 10 poäng i summa
      Och Bo har 13 poäng i summa
      Och Bo har 2 intagspoäng
