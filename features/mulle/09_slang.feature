# language: sv
Egenskap: Släng

  Den som varken tar in, bygger eller trottar slänger ett kort på bordet.
  Det får man bara göra med ett kort som inte kan ta in något, och i 0.3.0 bara när man inte äger ett bygge.

  @SLA-1
  Regel: Ett kort som slängs blir en egen hög

    Scenario: En släng lägger kortet för sig på bordet, och inget tas in
      Givet att på bordet ligger HJ K
      Och att Anna har SP 5 och KL 9 på handen
      Och att Bo har RU 9 på handen
      När Anna slänger SP 5
      Så ligger på bordet HJ K och SP 5
      Och Anna har KL 9 på handen
      Och Anna har inga kort i sin intagna hög
      Och Bo står i tur

    Scenario: En släng går bra på ett tomt bord
      Givet att bordet är tomt
      Och att Anna har SP 5 och KL 9 på handen
      Och att Bo har RU 9 på handen
      När Anna slänger SP 5
      Så ligger på bordet SP 5
      Och Anna har 0 tabbar

    Scenario: En släng läggs inte ihop med något annat på bordet
      Givet att på bordet ligger HJ 4, högen (KL 2, RU 3) och bygget 9 (KL 3, SP 6) som Bo äger, låst
      Och att Anna har SP J och KL K på handen
      Och att Bo har RU 9 på handen
      När Anna slänger SP J
      Så ligger på bordet HJ 4, SP J, högen (KL 2, RU 3) och bygget 9 (KL 3, SP 6) som Bo äger, låst

    @SLA-2
    Scenariomall: En släng av SP 2 eller RU 10 läggs inte i motståndarens bygge på kortets bordsvärde
      Givet att på bordet ligger bygget <värde> (<i bygget>) som Bo äger, låst
      Och att Anna har <kort> och KL J på handen
      Och att Bo har <svarar för bygget> på handen
      När Anna slänger <kort>
      Så ligger på bordet <kort> och bygget <värde> (<i bygget>) som Bo äger, låst

      Exempel:
        | kort  | värde | i bygget   | svarar för bygget |
        | SP 2  | 2     | KL A, HJ A | KL 2              |
        | RU 10 | 10    | KL 4, SP 6 | KL 10             |

    @A-05
    Scenario: En släng med omgångens sista kort lämnar kortet på bordet
      Givet att på bordet ligger HJ K
      Och att Anna inte har några kort på handen
      Och att Bo har SP 5 på handen
      Och att Bo står i tur
      När Bo slänger SP 5
      Så ligger på bordet HJ K och SP 5
      Och omgången är slut
      Och Bo har inga kort i sin intagna hög

    @utgåva-utkast
    Scenario: En släng vid sidan av ett eget bygge går bra i utkast
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9, SP J och KL 2 på handen
      Och att Bo har RU 7 på handen
      När Anna slänger SP J
      Så ligger på bordet SP J och bygget 9 (KL 4, SP 5) som Anna äger, låst

    @utgåva-utkast
    Scenariomall: En släng av SP 2 eller RU 10 vid sidan av ett eget bygge på kortets bordsvärde blir en egen hög i utkast
      Givet att på bordet ligger bygget <värde> (<i bygget>) som Anna äger, låst
      Och att Anna har <kort>, <svarar för bygget> och KL J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger <kort>
      Så ligger på bordet <kort> och bygget <värde> (<i bygget>) som Anna äger, låst

      Exempel:
        | kort  | värde | i bygget   | svarar för bygget |
        | SP 2  | 2     | KL A, HJ A | KL 2              |
        | RU 10 | 10    | KL 4, SP 6 | KL 10             |

  @SLA-2
  Regel: Ett kort som kan ta in något får inte slängas

    @A-15
    Scenariomall: En släng vägras när kortet kan ta in något på bordet
      Givet att på bordet ligger <kan tas in> och HJ K
      Och att Anna har SP 7, KL J och KL 9 på handen
      Och att Bo har RU 7 på handen
      När Anna slänger SP 7
      Så vägras draget: kortet kan ta in något
      Och Anna står i tur
      När Anna slänger KL J
      Så ligger på bordet <kan tas in>, HJ K och KL J
      Och Anna har SP 7 och KL 9 på handen

      Exempel:
        | kan tas in                              |
        | SP 7                                    |
        | HJ 7                                    |
        | HJ 3, KL 4                              |
        | HJ 2, KL 2, RU 3                        |
        | SP A, HJ 6                              |
        | SP 2, HJ 5                              |
        | högen (HJ 3, KL 4)                      |
        | högen (HJ A, KL A), KL 5                |
        | bygget 7 (HJ 3, KL 4) som Bo äger, låst |

    Scenario: En släng av en kung vägras när en kung av annan färg ligger på bordet
      Givet att på bordet ligger HJ K och RU 5
      Och att Anna har SP K och KL 2 på handen
      Och att Bo har RU 7 på handen
      När Anna slänger SP K
      Så vägras draget: kortet kan ta in något
      När Anna slänger KL 2
      Så ligger på bordet HJ K, RU 5 och KL 2

    @INT-3
    Scenario: En släng vägras när kortet kan ta in arton kort på ett fullt bord
      Givet ställningen:
        | bord | KL J, KL J, HJ J, HJ J, RU J, RU J, KL 2, KL 2, HJ 2, HJ 2, RU 2, RU 2, KL 10, HJ 10, SP 10, KL 3, HJ 3 och SP 3 |
        | Anna | SP K och KL 9                                                                                                    |
        | Bo   | RU 7                                                                                                             |
      När Anna slänger SP K
      Så vägras draget: kortet kan ta in något
      När Anna tar in KL J, KL J, HJ J, HJ J, RU J, RU J, KL 2, KL 2, HJ 2, HJ 2, RU 2, RU 2, KL 10, HJ 10, SP 10, KL 3, HJ 3 och SP 3 med SP K
      Så är bordet tomt

    @utgåva-0.3.0
    Scenario: En släng vägras när kortet kan ta in motståndarens öppna bygge
      Givet att på bordet ligger bygget 7 (HJ 3, KL 4) som Bo äger
      Och att Anna har SP 7 och KL J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger SP 7
      Så vägras draget: kortet kan ta in något
      När Anna tar in bygget 7 med SP 7
      Så är bordet tomt
      Och Anna har HJ 3, KL 4 och SP 7 i sin intagna hög

    @utgåva-utkast
    Scenario: En släng av ett kort som kan ta in det egna bygget vägras i utkast
      Givet att på bordet ligger HJ K och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har HJ 9, KL 9 och KL J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger HJ 9
      Så vägras draget: kortet kan ta in något
      När Anna slänger KL J
      Så ligger på bordet HJ K, KL J och bygget 9 (KL 4, SP 5) som Anna äger, låst

    @A-17
    Scenariomall: En släng går bra när inget på bordet passar kortet
      Givet att på bordet ligger <passar inte> och HJ K
      Och att Anna har SP 7 och KL J på handen
      Och att Bo har RU 8 och RU 6 på handen
      När Anna slänger SP 7
      Så ligger på bordet SP 7, <passar inte> och HJ K
      Och Anna har KL J på handen

      Exempel:
        | passar inte                                   |
        | HJ 8                                          |
        | HJ 3, KL 3                                    |
        | SP A, KL 5                                    |
        | högen (HJ 3, KL 5)                            |
        | högen (RU 7, KL 2)                            |
        | SP A, bygget 6 (HJ 2, KL 4) som Bo äger, låst |
        | bygget 8 (HJ A, RU 7) som Bo äger, låst       |

    @INT-6
    Scenariomall: En släng av ess, SP 2 och RU 10 går bra bredvid kort av samma valör, högar och summor
      Givet att på bordet ligger <på bordet>
      Och att Anna har <kort> och KL 9 på handen
      Och att Bo har RU 9 på handen
      När Anna slänger <kort>
      Så ligger på bordet <kort>, <på bordet>

      Exempel:
        | kort  | på bordet                    |
        | SP A  | HJ A och KL A                |
        | SP A  | HJ 8 och KL 6                |
        | SP A  | HJ K och högen (KL 6, SP 8)  |
        | SP 2  | HJ 2 och KL 2                |
        | SP 2  | HJ 8 och KL 7                |
        | SP 2  | HJ K och högen (KL 6, SP 9)  |
        | RU 10 | HJ 10 och KL 10              |
        | RU 10 | HJ 8 och RU 8                |
        | RU 10 | HJ K och högen (KL 6, SP 10) |

    @INT-6 @A-16
    Scenariomall: En släng av ess, SP 2 och RU 10 går bra bredvid ett likadant kort
      Givet att på bordet ligger <kort> och HJ K
      Och att Anna har <kort> och KL 9 på handen
      Och att Bo har RU 9 på handen
      När Anna tar in <kort> med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna slänger <kort>
      Så ligger på bordet <kort>, <kort> och HJ K

      Exempel:
        | kort  |
        | SP A  |
        | SP 2  |
        | RU 10 |

    @A-01
    Scenariomall: En släng av ess, SP 2 och RU 10 vägras när kortet kan ta in ett bygge
      Givet att på bordet ligger HJ K och bygget <värde> (<i bygget>) som Bo äger, låst
      Och att Anna har <kort> och KL 9 på handen
      Och att Bo har <Bos kort> på handen
      När Anna slänger <kort>
      Så vägras draget: kortet kan ta in något
      När Anna tar in bygget <värde> med <kort>
      Så ligger på bordet HJ K
      Och Anna har <i bygget> och <kort> i sin intagna hög

      Exempel:
        | kort  | värde | i bygget    | Bos kort |
        | SP A  | 14    | KL 6, SP 8  | HJ A     |
        | SP 2  | 15    | KL 6, SP 9  | SP 2     |
        | RU 10 | 16    | KL 6, SP 10 | RU 10    |

    Scenario: En släng går bra med ett kort som kan bygga men inte ta in
      Givet att på bordet ligger SP 6
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har RU 7 på handen
      När Anna slänger HJ 3
      Så ligger på bordet SP 6 och HJ 3

    Scenario: En släng avgörs av vad som ligger på bordet just då
      Givet att på bordet ligger HJ 3
      Och att Anna har SP 7, HJ 6 och KL 9 på handen
      Och att Bo har KL 4, RU 4 och KL 2 på handen
      Och att Bo står i tur
      När Bo slänger KL 4
      Så ligger på bordet HJ 3 och KL 4
      När Anna slänger SP 7
      Så vägras draget: kortet kan ta in något
      När Anna slänger HJ 6
      Så ligger på bordet HJ 3, KL 4 och HJ 6
      När Bo tar in KL 4 med RU 4
      Så ligger på bordet HJ 3 och HJ 6
      När Anna slänger SP 7
      Så ligger på bordet HJ 3, HJ 6 och SP 7

  @SLA-3
  Regel: Den som äger ett bygge får inte slänga

    Scenariomall: En släng vägras för den som äger ett bygge, öppet eller låst
      Givet att på bordet ligger HJ K och <Annas bygge>
      Och att Anna har KL 9 och SP J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger SP J
      Så vägras draget: spelaren äger ett bygge
      Och Anna står i tur
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet HJ K
      Och Anna har SP J på handen

      Exempel:
        | Annas bygge                                     |
        | bygget 9 (KL 4, SP 5) som Anna äger             |
        | bygget 9 (KL 4, SP 5) som Anna äger, låst       |
        | bygget 9 (KL 2, SP 5, RU 2) som Anna äger       |
        | bygget 9 (KL 2, SP 5, RU 2) som Anna äger, låst |

    Scenario: En släng hindras inte av att motståndaren äger ett bygge
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Bo äger
      Och att Anna har SP J och KL 3 på handen
      Och att Bo har RU 9 på handen
      När Anna slänger SP J
      Så ligger på bordet SP J och bygget 9 (KL 4, SP 5) som Bo äger

    Scenario: En släng blir tillåten när motståndaren har tagit in ens bygge
      Givet att på bordet ligger HJ 7 och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har KL 9, SP J och KL 7 på handen
      Och att Bo har RU 9 och RU 8 på handen
      När Anna slänger SP J
      Så vägras draget: spelaren äger ett bygge
      När Anna tar in HJ 7 med KL 7
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Anna äger
      När Bo tar in bygget 9 med RU 9
      Så är bordet tomt
      När Anna slänger SP J
      Så ligger på bordet SP J

    @BYG-3 @A-20
    Scenario: En släng blir tillåten när motståndaren har byggt om ens bygge, men inte för den nya ägaren
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har KL 9 och SP J på handen
      Och att Bo har RU 3, RU Q och RU 8 på handen
      Och att Bo står i tur
      När Bo bygger 12 med RU 3 på bygget 9
      Så ligger på bordet bygget 12 (KL 4, SP 5, RU 3) som Bo äger
      När Anna slänger SP J
      Så ligger på bordet SP J och bygget 12 (KL 4, SP 5, RU 3) som Bo äger
      När Bo slänger RU 8
      Så vägras draget: spelaren äger ett bygge
      När Bo tar in bygget 12 med RU Q
      Så ligger på bordet SP J

    Scenario: En släng vägras så länge ett av två egna byggen ligger kvar
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger och bygget 10 (KL 2, SP 8) som Anna äger
      Och att Anna har KL 9, KL 10 och SP J på handen
      Och att Bo har RU 8, RU 7 och RU Q på handen
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet bygget 10 (KL 2, SP 8) som Anna äger
      När Bo slänger RU 8
      Så tillåts draget
      När Anna slänger SP J
      Så vägras draget: spelaren äger ett bygge
      När Anna tar in bygget 10 med KL 10
      Så ligger på bordet RU 8
      När Bo slänger RU 7
      Så tillåts draget
      När Anna slänger SP J
      Så ligger på bordet RU 8, RU 7 och SP J

    Scenario: Den som har trottat får inte slänga förrän bygget är intaget
      Givet att på bordet ligger HJ 8
      Och att Anna har SP 8, KL 8 och KL K på handen
      Och att Bo har RU 9, RU Q och RU 7 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (HJ 8, SP 8) som Anna äger, låst
      När Bo slänger RU 9
      Så tillåts draget
      När Anna slänger KL K
      Så vägras draget: spelaren äger ett bygge
      När Anna tar in bygget 8 med KL 8
      Så ligger på bordet RU 9
      När Bo slänger RU Q
      Så tillåts draget
      När Anna slänger KL K
      Så ligger på bordet RU 9, RU Q och KL K

  @SLA-4
  Regel: Ett slängt kort av det egna byggets värde matas till bygget och låser det

    @LAS-4 @A-37
    Scenariomall: Matning lägger kortet i det egna bygget, som är låst efteråt
      Givet att på bordet ligger HJ K och <Annas bygge>
      Och att Anna har HJ 9, KL 9 och KL J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger HJ 9
      Så ligger på bordet HJ K och bygget 9 (<i bygget>, HJ 9) som Anna äger, låst
      Och Anna har KL 9 och KL J på handen
      Och Anna har inga kort i sin intagna hög
      Och Bo står i tur

      Exempel:
        | Annas bygge                                     | i bygget         |
        | bygget 9 (KL 4, SP 5) som Anna äger             | KL 4, SP 5       |
        | bygget 9 (KL 4, SP 5) som Anna äger, låst       | KL 4, SP 5       |
        | bygget 9 (KL 2, SP 5, RU 2) som Anna äger       | KL 2, SP 5, RU 2 |
        | bygget 9 (KL 2, SP 5, RU 2) som Anna äger, låst | KL 2, SP 5, RU 2 |

    @A-37
    Scenariomall: Matning går efter kortets bordsvärde
      Givet att på bordet ligger bygget <värde> (<i bygget>) som Anna äger
      Och att Anna har <kort>, <svarar för bygget> och KL J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger <kort>
      Så ligger på bordet bygget <värde> (<i bygget>, <kort>) som Anna äger, låst
      Och Anna har <svarar för bygget> och KL J på handen

      Exempel:
        | kort  | värde | i bygget   | svarar för bygget |
        | SP 2  | 2     | KL A, HJ A | KL 2              |
        | RU 10 | 10    | KL 4, SP 6 | KL 10             |
        | HJ K  | 13    | KL 6, SP 7 | KL K              |

    @LAS-4 @A-01
    Scenariomall: Matning till ett bygge på 14, 15 eller 16 går inte
      Givet att på bordet ligger HJ K och bygget <värde> (<i bygget>) som Anna äger
      Och att Anna har <ena>, <andra> och KL 9 på handen
      Och att Bo har RU 7 på handen
      När Anna slänger <ena>
      Så vägras draget: kortet kan ta in något
      När Anna tar in bygget <värde> med <ena>
      Så ligger på bordet HJ K
      Och Anna har <i bygget> och <ena> i sin intagna hög

      Exempel:
        | ena   | andra | värde | i bygget    |
        | HJ A  | KL A  | 14    | KL 6, SP 8  |
        | SP 2  | SP 2  | 15    | KL 6, SP 9  |
        | RU 10 | RU 10 | 16    | KL 6, SP 10 |

    @A-37
    Scenario: Matning går efter byggets sagda värde och inte efter summan av korten
      Givet att på bordet ligger bygget 6 (KL 4, SP 5, HJ 3) som Anna äger
      Och att Anna har HJ 6, KL 6 och SP Q på handen
      Och att Bo har RU 7 på handen
      När Anna slänger SP Q
      Så vägras draget: spelaren äger ett bygge
      När Anna slänger HJ 6
      Så ligger på bordet bygget 6 (KL 4, SP 5, HJ 3, HJ 6) som Anna äger, låst

    @A-37
    Scenario: Matning absorberar ingenting
      Givet att på bordet ligger RU 9, HJ 7, HJ 2 och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 9, KL 9 och KL J på handen
      Och att Bo har RU 6 på handen
      När Anna slänger HJ 9
      Så ligger på bordet RU 9, HJ 7, HJ 2 och bygget 9 (KL 4, SP 5, HJ 9) som Anna äger, låst

    @A-37
    Scenario: Matning går före förbudet att slänga ett kort som kan ta in motståndarens bygge
      Givet att på bordet ligger bygget 16 (KL 6, SP 10) som Bo äger och bygget 10 (KL 4, SP 6) som Anna äger
      Och att Anna har RU 10, KL 10 och KL J på handen
      Och att Bo har RU 10 på handen
      När Anna slänger RU 10
      Så ligger på bordet bygget 16 (KL 6, SP 10) som Bo äger och bygget 10 (KL 4, SP 6, RU 10) som Anna äger, låst

    @A-37
    Scenario: Matning går bra också för den som äger ett bygge till
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger och bygget 10 (KL 2, SP 8) som Anna äger
      Och att Anna har KL 9, HJ 9, KL 10 och SP J på handen
      Och att Bo har RU 8 på handen
      När Anna slänger SP J
      Så vägras draget: spelaren äger ett bygge
      När Anna slänger HJ 9
      Så ligger på bordet bygget 9 (KL 4, SP 5, HJ 9) som Anna äger, låst och bygget 10 (KL 2, SP 8) som Anna äger

    Scenario: Matning görs aldrig till motståndarens bygge
      Givet att på bordet ligger HJ K och bygget 9 (KL 4, SP 5) som Bo äger
      Och att Anna har HJ 9, KL 9 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna slänger HJ 9
      Så vägras draget: kortet kan ta in något
      När Anna slänger KL J
      Så ligger på bordet HJ K, KL J och bygget 9 (KL 4, SP 5) som Bo äger

    @LAS-6 @A-37
    Scenario: Matning hindrar motståndaren från att bygga om bygget
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 9, KL 9 och KL J på handen
      Och att Bo har RU 3, RU Q och RU 8 på handen
      När Anna slänger HJ 9
      Så ligger på bordet bygget 9 (KL 4, SP 5, HJ 9) som Anna äger, låst
      När Bo bygger 12 med RU 3 på bygget 9
      Så vägras draget: bygget är låst
      När Bo slänger RU 3
      Så ligger på bordet RU 3 och bygget 9 (KL 4, SP 5, HJ 9) som Anna äger, låst

    @MUL-1 @A-37
    Scenario: Matning med den ena av två likadana nior ger en mulle först när den andra tar in bygget
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har KL 9, KL 9 och KL J på handen
      Och att Bo har RU 8 och RU 7 på handen
      När Anna slänger KL 9
      Så ligger på bordet bygget 9 (KL 4, SP 5, KL 9) som Anna äger, låst
      Och Anna har inga kort i sin mullehög
      När Bo slänger RU 8
      Så tillåts draget
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet RU 8
      Och Anna har KL 9 i sin mullehög
      Och Anna har KL 4, SP 5 och KL 9 i sin intagna hög

    @MUL-1 @A-37
    Scenario: Matning med ett kort vars like redan ligger i bygget ger en mulle först när bygget tas in
      Givet att på bordet ligger bygget 9 (KL 4, SP 5, HJ 9) som Anna äger, låst
      Och att Anna har HJ 9, KL 9 och KL J på handen
      Och att Bo har RU 8 och RU 7 på handen
      När Anna slänger HJ 9
      Så ligger på bordet bygget 9 (KL 4, SP 5, HJ 9, HJ 9) som Anna äger, låst
      Och Anna har inga kort i sin mullehög
      När Bo slänger RU 8
      Så tillåts draget
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet RU 8
      Och Anna har HJ 9 i sin mullehög
      Och Anna har KL 4, SP 5, HJ 9 och KL 9 i sin intagna hög

  @SLA-5
  Regel: Ett reserverat kort får varken slängas eller matas

    @A-38
    Scenario: En släng av det reserverade kortet vägras
      Givet att på bordet ligger HJ K och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9 och SP J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger KL 9
      Så vägras draget: kortet är reserverat
      Och Anna står i tur
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet HJ K
      Och Anna har KL 4, SP 5 och KL 9 i sin intagna hög

    @utgåva-utkast
    Scenario: En släng av ett annat kort än det reserverade går bra i utkast
      Givet att på bordet ligger HJ K och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9 och SP J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger KL 9
      Så vägras draget: kortet är reserverat
      När Anna slänger SP J
      Så ligger på bordet HJ K, SP J och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och Anna har KL 9 på handen

    @A-01
    Scenariomall: En släng av ett reserverat ess, SP 2 eller RU 10 vägras
      Givet att på bordet ligger HJ K och bygget <värde> (<i bygget>) som Anna äger, låst
      Och att Anna har <kort> och KL J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger <kort>
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget <värde> med <kort>
      Så ligger på bordet HJ K
      Och Anna har <i bygget> och <kort> i sin intagna hög

      Exempel:
        | kort  | värde | i bygget    |
        | SP A  | 14    | KL 6, SP 8  |
        | SP 2  | 15    | KL 6, SP 9  |
        | RU 10 | 16    | KL 6, SP 10 |

    @SLA-4 @A-38
    Scenario: Matning med den enda nian till ett öppet bygge vägras
      Givet att på bordet ligger HJ K och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har KL 9 och SP J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger KL 9
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet HJ K

    @SLA-4 @A-01 @A-37 @A-38
    Scenario: Matning med den ena av två nior gör den andra reserverad
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har KL 9, HJ 9 och KL J på handen
      Och att Bo har RU 8 och RU 7 på handen
      När Anna slänger HJ 9
      Så ligger på bordet bygget 9 (KL 4, SP 5, HJ 9) som Anna äger, låst
      När Bo slänger RU 8
      Så tillåts draget
      När Anna slänger KL 9
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet RU 8
      Och Anna har KL 4, SP 5, HJ 9 och KL 9 i sin intagna hög

    @A-01 @A-38
    Scenariomall: En släng av ett kort som är reserverat för ett bygge vägras fast ett annat eget bygge har kortets bordsvärde
      Givet att på bordet ligger bygget <litet> (<i det lilla>) som Anna äger, låst och bygget <stort> (<i det stora>) som Anna äger, låst
      Och att Anna har <kort>, <för det lilla> och KL J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger <kort>
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget <stort> med <kort>
      Så ligger på bordet bygget <litet> (<i det lilla>) som Anna äger, låst
      Och Anna har <i det stora> och <kort> i sin intagna hög

      Exempel:
        | kort  | litet | i det lilla | för det lilla | stort | i det stora |
        | RU 10 | 10    | KL 4, SP 6  | KL 10         | 16    | HJ 6, SP 10 |
        | SP 2  | 2     | KL A, HJ A  | KL 2          | 15    | HJ 6, SP 9  |

    @SLA-4 @A-29 @A-37 @A-38
    Scenariomall: Matning går bra med det ena av två kort för ett annat eget bygge
      Givet att på bordet ligger bygget <litet> (<i det lilla>) som Anna äger och bygget <stort> (<i det stora>) som Anna äger
      Och att Anna har <kort>, <kort>, <för det lilla> och KL J på handen
      Och att Bo har RU 7 på handen
      När Anna slänger <kort>
      Så ligger på bordet bygget <litet> (<i det lilla>, <kort>) som Anna äger, låst och bygget <stort> (<i det stora>) som Anna äger
      Och Anna har <kort>, <för det lilla> och KL J på handen

      Exempel:
        | kort  | litet | i det lilla | för det lilla | stort | i det stora |
        | RU 10 | 10    | KL 4, SP 6  | KL 10         | 16    | HJ 6, SP 10 |
        | SP 2  | 2     | KL A, HJ A  | KL 2          | 15    | HJ 6, SP 9  |

    @RES-4 @A-30 @A-38
    Scenario: En släng av kortet går bra igen när motståndaren har tagit in bygget
      Givet att på bordet ligger HJ 7 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9, KL 7 och SP J på handen
      Och att Bo har RU 9 och RU 8 på handen
      När Anna slänger KL 9
      Så vägras draget: kortet är reserverat
      När Anna tar in HJ 7 med KL 7
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Anna äger, låst
      När Bo tar in bygget 9 med RU 9
      Så är bordet tomt
      När Anna slänger KL 9
      Så ligger på bordet KL 9
