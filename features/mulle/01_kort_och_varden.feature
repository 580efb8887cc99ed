# language: sv
Egenskap: Kort och värden

  Ett kort har ett värde på bordet och ett på handen. För de flesta kort är de lika,
  men ess, SP 2 och RU 10 är värda mer på handen än på bordet.

  @VAL-1
  Regel: Ett kort skrivs med färg och valör

    Scenariomall: Kort av alla färger och valörer går att spela
      Givet att bordet är tomt
      Och att Anna har <kort> och KL 3 på handen
      Och att Bo har HJ 6 på handen
      När Anna slänger <kort>
      Så ligger på bordet <kort>
      Och Anna har KL 3 på handen

      Exempel:
        | kort  |
        | KL 2  |
        | SP 3  |
        | HJ 4  |
        | RU 5  |
        | KL 6  |
        | SP 7  |
        | HJ 8  |
        | RU 9  |
        | KL 10 |
        | SP J  |
        | HJ Q  |
        | RU K  |
        | KL A  |

    Scenariomall: Ett kort som inte finns går inte att spela
      Givet att på bordet ligger HJ 3
      Och att Anna har SP 7 och KL K på handen
      Och att Bo har HJ 6 på handen
      När Anna slänger <kort>
      Så vägras draget: det finns inget sådant kort
      När Anna slänger SP 7
      Så ligger på bordet HJ 3 och SP 7
      Och Anna har KL K på handen

      Exempel:
        | kort  |
        | SP 0  |
        | SP 1  |
        | SP 11 |
        | SP 12 |
        | SP 13 |
        | SP 14 |
        | SP E  |
        | SP D  |
        | KN 7  |
        | ES 2  |
        | JO 1  |

    @A-01
    Scenario: Ett kort som inte finns kan varken ta in eller bygga
      Givet att på bordet ligger HJ J och KL 2
      Och att Anna har SP J och KL K på handen
      Och att Bo har HJ 6 på handen
      När Anna tar in HJ J med SP 11
      Så vägras draget: det finns inget sådant kort
      När Anna bygger 13 med SP 11 på KL 2
      Så vägras draget: det finns inget sådant kort
      När Anna tar in HJ J med SP J
      Så har Anna HJ J och SP J i sin intagna hög
      Och på bordet ligger KL 2

  @VAL-2
  Regel: På bordet är ess 1, knekt 11, dam 12 och kung 13, och andra kort vad som står på dem

    @VAL-3
    Scenariomall: Ett vanligt kort är värt lika mycket på bordet som på handen
      Så är <kort> värd <värde> på bordet och <värde> på handen

      Exempel:
        | kort  | värde |
        | KL 2  | 2     |
        | KL 3  | 3     |
        | KL 4  | 4     |
        | KL 5  | 5     |
        | KL 6  | 6     |
        | KL 7  | 7     |
        | KL 8  | 8     |
        | KL 9  | 9     |
        | KL 10 | 10    |
        | KL J  | 11    |
        | KL Q  | 12    |
        | KL K  | 13    |
        | SP 3  | 3     |
        | SP 4  | 4     |
        | SP 5  | 5     |
        | SP 6  | 6     |
        | SP 7  | 7     |
        | SP 8  | 8     |
        | SP 9  | 9     |
        | SP 10 | 10    |
        | SP J  | 11    |
        | SP Q  | 12    |
        | SP K  | 13    |
        | HJ 2  | 2     |
        | HJ 3  | 3     |
        | HJ 4  | 4     |
        | HJ 5  | 5     |
        | HJ 6  | 6     |
        | HJ 7  | 7     |
        | HJ 8  | 8     |
        | HJ 9  | 9     |
        | HJ 10 | 10    |
        | HJ J  | 11    |
        | HJ Q  | 12    |
        | HJ K  | 13    |
        | RU 2  | 2     |
        | RU 3  | 3     |
        | RU 4  | 4     |
        | RU 5  | 5     |
        | RU 6  | 6     |
        | RU 7  | 7     |
        | RU 8  | 8     |
        | RU 9  | 9     |
        | RU J  | 11    |
        | RU Q  | 12    |
        | RU K  | 13    |

    @A-01
    Scenariomall: Ett kort på bordet tas in för sitt bordsvärde
      Givet att på bordet ligger <kort> och RU 9
      Och att Anna har <tar> och RU K på handen
      Och att Bo har HJ 6 på handen
      När Anna tar in <kort> med <tar>
      Så har Anna <kort> och <tar> i sin intagna hög
      Och på bordet ligger RU 9

      Exempel:
        | kort | tar  |
        | HJ 5 | KL 5 |
        | HJ J | KL J |
        | HJ Q | KL Q |
        | HJ K | KL K |

    @INT-6 @A-01 @A-15
    Scenariomall: SP 2 och RU 10 som ligger ensamma tas in för två och tio
      Givet att på bordet ligger <kort> och RU 9
      Och att Anna har <tar> och RU K på handen
      Och att Bo har HJ 6 på handen
      När Anna tar in <kort> med <tar>
      Så har Anna <kort> och <tar> i sin intagna hög
      Och på bordet ligger RU 9

      Exempel:
        | kort  | tar   |
        | SP 2  | HJ 2  |
        | RU 10 | SP 10 |

    @INT-6 @A-15
    Scenariomall: Ett ess på bordet räknas som ett i en summa
      Givet att på bordet ligger <ess> och <med>
      Och att Anna har <tar> och RU 5 på handen
      Och att Bo har KL 8 på handen
      När Anna tar in <ess> och <med> med <tar>
      Så har Anna <ess>, <med> och <tar> i sin intagna hög
      Och bordet är tomt

      Exempel:
        | ess  | med  | tar   |
        | KL A | HJ 6 | SP 7  |
        | SP A | HJ 9 | SP 10 |
        | HJ A | KL J | SP Q  |
        | RU A | KL Q | SP K  |

    @INT-6 @A-15
    Scenariomall: SP 2 och RU 10 på bordet räknas som två och tio i en summa
      Givet att på bordet ligger <kort> och <med>
      Och att Anna har <tar> och RU 5 på handen
      Och att Bo har KL 8 på handen
      När Anna tar in <kort> och <med> med <tar>
      Så har Anna <kort>, <med> och <tar> i sin intagna hög
      Och bordet är tomt

      Exempel:
        | kort  | med   | tar  |
        | SP 2  | KL J  | HJ K |
        | SP 2  | RU 10 | HJ Q |
        | RU 10 | HJ 3  | HJ K |
        | RU 10 | HJ A  | HJ J |

    @BYG-1 @A-01
    Scenariomall: Den som bygger räknar med kortets bordsvärde och inte dess handvärde
      Givet att på bordet ligger <på>
      Och att Anna har <kort>, <svarar> och RU 4 på handen
      Och att Bo har KL 8 på handen
      När Anna bygger <fel> med <kort> på <på>
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger <rätt> med <kort> på <på>
      Så tillåts draget
      Och Anna har <svarar> och RU 4 på handen
      När Bo slänger KL 8
      Och Anna tar in bygget <rätt> med <svarar>
      Så har Anna <kort>, <på> och <svarar> i sin intagna hög

      Exempel:
        | kort  | på   | fel | rätt | svarar |
        | HJ A  | HJ 9 | 23  | 10   | KL 10  |
        | SP 2  | HJ 9 | 24  | 11   | KL J   |
        | RU 10 | HJ 3 | 19  | 13   | KL K   |
        | SP A  | SP K | 27  | 14   | HJ A   |

  @VAL-3
  Regel: På handen är ess 14, SP 2 15 och RU 10 16, och andra kort vad de är på bordet

    @VAL-2
    Scenariomall: Ess, SP 2 och RU 10 är värda mer på handen än på bordet
      Så är <kort> värd <bord> på bordet och <hand> på handen

      Exempel:
        | kort  | bord | hand |
        | KL A  | 1    | 14   |
        | SP A  | 1    | 14   |
        | HJ A  | 1    | 14   |
        | RU A  | 1    | 14   |
        | SP 2  | 2    | 15   |
        | RU 10 | 10   | 16   |

    @INT-7 @A-01
    Scenariomall: Ess, SP 2 och RU 10 tar från handen in bygget på sitt handvärde
      Givet att på bordet ligger bygget <värde> (<ett>, <två>) som Bo äger, låst och RU 9
      Och att Anna har <kort> och RU 5 på handen
      Och att Bo har <Bos> och KL 3 på handen
      När Anna tar in bygget <värde> med <kort>
      Så har Anna <ett>, <två> och <kort> i sin intagna hög
      Och på bordet ligger RU 9

      Exempel:
        | kort  | värde | ett  | två   | Bos   |
        | KL A  | 14    | HJ 6 | HJ 8  | SP A  |
        | SP A  | 14    | HJ 6 | HJ 8  | KL A  |
        | HJ A  | 14    | HJ 6 | HJ 8  | KL A  |
        | RU A  | 14    | HJ 6 | HJ 8  | KL A  |
        | SP 2  | 15    | HJ 7 | HJ 8  | SP 2  |
        | RU 10 | 16    | HJ 6 | HJ 10 | RU 10 |

    @INT-6 @A-01
    Scenariomall: SP 2 och RU 10 på handen är inte värda två och tio
      Givet att på bordet ligger <ligger> och SP 6
      Och att Anna har <kort> och <vanligt> på handen
      Och att Bo har KL 8 på handen
      När Anna tar in <ligger> med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna tar in <ligger> med <vanligt>
      Så har Anna <ligger> och <vanligt> i sin intagna hög
      Och Anna har <kort> på handen
      Och på bordet ligger SP 6

      Exempel:
        | kort  | ligger | vanligt |
        | SP 2  | HJ 2   | KL 2    |
        | SP 2  | HJ 2   | RU 2    |
        | RU 10 | HJ 10  | KL 10   |
        | RU 10 | HJ 10  | SP 10   |

    @RES-1
    Scenariomall: Det är handvärdet som avgör om ett kort svarar för ett bygge
      Givet att på bordet ligger <på>
      Och att Anna har <kort>, <fel> och SP 9 på handen
      Och att Bo har KL 8 på handen
      När Anna bygger <värde> med <kort> på <på>
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna slänger <fel>
      Så ligger på bordet <på> och <fel>

      Exempel:
        | kort | på   | värde | fel   |
        | HJ 4 | KL 6 | 10    | RU 10 |
        | KL A | RU A | 2     | SP 2  |

  @VAL-4
  Regel: En hög är värd summan av sina kort, och ett bygge vad det har byggts till

    @A-01 @A-15
    Scenariomall: En hög med flera kort är värd summan av deras bordsvärden
      Givet att på bordet ligger högen (<kort>) och RU 8
      Och att Anna har <tar> och KL 5 på handen
      Och att Bo har KL 4 på handen
      När Anna tar in högen (<kort>) med <tar>
      Så har Anna <kort> och <tar> i sin intagna hög
      Och på bordet ligger RU 8

      Exempel:
        | kort             | tar  |
        | KL 9, RU 4       | SP K |
        | HJ A, RU 10      | SP J |
        | SP 2, HJ A       | SP 3 |
        | SP 2, RU 10      | SP Q |
        | KL J, SP 2       | SP K |
        | HJ A, KL A, RU A | SP 3 |
        | HJ 2, HJ 3, RU 4 | SP 9 |

    @INT-1
    Scenario: En hög är inte värd något annat än sin summa
      Givet att på bordet ligger högen (KL 9, RU 3)
      Och att Anna har SP K, SP Q och SP 9 på handen
      Och att Bo har HJ 6 på handen
      När Anna tar in högen (KL 9, RU 3) med SP K
      Så vägras draget: värdena stämmer inte
      När Anna tar in högen (KL 9, RU 3) med SP 9
      Så vägras draget: värdena stämmer inte
      När Anna tar in högen (KL 9, RU 3) med SP Q
      Så har Anna KL 9, RU 3 och SP Q i sin intagna hög
      Och bordet är tomt

    @INT-2 @A-15
    Scenario: En hög räknas med sitt värde i en summa
      Givet att på bordet ligger högen (SP 2, HJ A), HJ 4 och RU 8
      Och att Anna har SP 7 och KL K på handen
      Och att Bo har HJ 6 på handen
      När Anna tar in högen (SP 2, HJ A) och HJ 4 med SP 7
      Så har Anna SP 2, HJ A, HJ 4 och SP 7 i sin intagna hög
      Och på bordet ligger RU 8

    @INT-7
    Scenario: Ett bygge är värt vad det har byggts till och inte summan av sina kort
      Givet att på bordet ligger bygget 9 (KL 8, RU 3, HJ 2) som Bo äger, låst och RU Q
      Och att Anna har SP K och SP 9 på handen
      Och att Bo har HJ 9 på handen
      När Anna tar in bygget 9 med SP K
      Så vägras draget: värdena stämmer inte
      När Anna tar in bygget 9 med SP 9
      Så har Anna KL 8, RU 3, HJ 2 och SP 9 i sin intagna hög
      Och på bordet ligger RU Q

    @SLA-2
    Scenario: En kung får slängas bredvid ett bygge på nio fast korten i det är värda tretton tillsammans
      Givet att på bordet ligger bygget 9 (KL 8, RU 3, HJ 2) som Bo äger, låst
      Och att Anna har SP K och SP 9 på handen
      Och att Bo har HJ 9 på handen
      När Anna slänger SP 9
      Så vägras draget: kortet kan ta in något
      När Anna slänger SP K
      Så ligger på bordet bygget 9 (KL 8, RU 3, HJ 2) som Bo äger, låst och SP K

    @BYG-2 @A-20
    Scenario: Ett bygge som byggs ner är värt sitt nya värde
      Givet att på bordet ligger bygget 11 (KL 8, RU 3) som Bo äger
      Och att Anna har HJ 2 och SP 9 på handen
      Och att Bo har HJ J och HJ K på handen
      När Anna bygger 9 med HJ 2 på bygget 11
      Så ligger på bordet bygget 9 (KL 8, RU 3, HJ 2) som Anna äger
      När Bo tar in bygget 9 med HJ J
      Så vägras draget: värdena stämmer inte
      När Bo tar in bygget 9 med HJ K
      Så vägras draget: värdena stämmer inte
      När Bo slänger HJ K
      Så tillåts draget
      När Anna tar in bygget 9 med SP 9
      Så har Anna KL 8, RU 3, HJ 2 och SP 9 i sin intagna hög
      Och på bordet ligger HJ K

  @VAL-5 @A-01
  Regel: Två kort är likadana när både färg och valör är desamma

    @INT-5 @MUL-1
    Scenario: Av två sjuor på bordet är bara den med samma färg likadan
      Givet att på bordet ligger SP 7 och HJ 7
      Och att Anna har SP 7 och KL K på handen
      Och att Bo har KL 4 på handen
      När Anna tar in SP 7 och HJ 7 med SP 7
      Så vägras draget: det likadana kortet tas först
      När Anna tar in HJ 7 med SP 7
      Så vägras draget: det likadana kortet tas först
      När Anna tar in SP 7 med SP 7
      Så har Anna SP 7 i sin mullehög
      Och Anna har SP 7 i sin intagna hög
      Och på bordet ligger HJ 7

    @INT-3 @MUL-5
    Scenario: Samma valör i andra färger är inte likadana kort
      Givet att på bordet ligger KL 7 och HJ 7
      Och att Anna har SP 7 och KL K på handen
      Och att Bo har KL 4 på handen
      När Anna tar in HJ 7 med SP 7
      Så vägras draget: fler högar kan tas
      När Anna tar in KL 7 och HJ 7 med SP 7
      Så har Anna KL 7, HJ 7 och SP 7 i sin intagna hög
      Och Anna har inga kort i sin mullehög

    @MUL-5
    Scenariomall: En nia av en annan färg är inte likadan som KL 9
      Givet att på bordet ligger KL 9 och RU 4
      Och att Anna har <nia> och KL K på handen
      Och att Bo har KL J på handen
      När Anna tar in KL 9 med <nia>
      Så har Anna KL 9 och <nia> i sin intagna hög
      Och Anna har inga kort i sin mullehög

      Exempel:
        | nia  |
        | SP 9 |
        | HJ 9 |
        | RU 9 |

    @MUL-1
    Scenario: KL 9 och KL 9 är likadana kort
      Givet att på bordet ligger KL 9 och RU 4
      Och att Anna har KL 9 och KL K på handen
      Och att Bo har KL J på handen
      När Anna tar in KL 9 med KL 9
      Så har Anna KL 9 i sin intagna hög
      Och Anna har KL 9 i sin mullehög

    @MUL-1
    Scenario: Samma färg men olika valör är inte likadana kort
      Givet att på bordet ligger SP 3 och SP 4
      Och att Anna har SP 7 och KL K på handen
      Och att Bo har KL J på handen
      När Anna tar in SP 3 och SP 4 med SP 7
      Så har Anna SP 3, SP 4 och SP 7 i sin intagna hög
      Och Anna har inga kort i sin mullehög

    @INT-1
    Scenario: Lika värde men olika valör är inte likadana kort
      Givet att på bordet ligger högen (KL 4, SP 3) och KL J
      Och att Anna har KL 7 och KL K på handen
      Och att Bo har RU 5 på handen
      När Anna tar in högen (KL 4, SP 3) med KL 7
      Så har Anna KL 4, SP 3 och KL 7 i sin intagna hög
      Och Anna har inga kort i sin mullehög
