# language: sv
Egenskap: Byggen

  Ett bygge är kort som lagts ihop till ett bestämt värde. Kapitlet säger hur ett bygge görs och byggs om,
  vem som äger det, och vad på bordet som följer med in i det.

  @BYG-1
  Regel: Ett kort på ett ensamt kort gör ett bygge som är värt summan

    @utgåva-0.3.0
    Scenario: Ett nytt bygge är värt de två kortens summa och är öppet i 0.3.0
      Givet att på bordet ligger SP 6 och HJ K
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet HJ K och bygget 9 (HJ 3, SP 6) som Anna äger
      Och Anna har KL 9 på handen
      Och Anna har inga kort i sin intagna hög
      Och Bo står i tur

    @utgåva-utkast
    Scenario: Ett nytt bygge är värt de två kortens summa och är låst i utkast
      Givet att på bordet ligger SP 6 och HJ K
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet HJ K och bygget 9 (HJ 3, SP 6) som Anna äger, låst
      Och Anna har KL 9 på handen
      Och Anna har inga kort i sin intagna hög
      Och Bo står i tur

    Scenario: Ett nytt bygge tas in nästa tur med kortet som sparades
      Givet att på bordet ligger SP 6 och HJ K
      Och att Anna har HJ 3, KL 9 och HJ Q på handen
      Och att Bo har KL 2 och HJ 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo slänger KL 2
      Och Anna tar in bygget 9 (HJ 3, SP 6) med KL 9
      Så ligger på bordet HJ K och KL 2
      Och Anna har HJ 3, SP 6 och KL 9 i sin intagna hög
      Och Anna har HJ Q på handen

    Scenario: Ett nytt bygge kan göras på vilket kort som helst som ger ett värde som kan tas in
      Givet att på bordet ligger HJ 3, RU 5 och SP Q
      Och att Anna har KL 4, SP 7 och SP 9 på handen
      Och att Bo har KL 2 på handen
      Så kan Anna med KL 4 bara göra dessa drag:
        | Anna bygger 7 med KL 4 på HJ 3 |
        | Anna bygger 9 med KL 4 på RU 5 |
        | Anna slänger KL 4              |

    Scenario: Ett nytt bygge på det ena eller det andra av två likadana kort är samma drag
      Givet att på bordet ligger KL 5 och KL 5
      Och att Anna har HJ 3 och SP 8 på handen
      Och att Bo har KL 2 på handen
      Så kan Anna med HJ 3 bara göra dessa drag:
        | Anna bygger 8 med HJ 3 på KL 5 |
        | Anna slänger HJ 3              |

    @utgåva-0.3.0
    Scenariomall: Ett nytt bygge räknas med bordsvärdena, också för ess, SP 2 och RU 10
      Givet att på bordet ligger <underst>
      Och att Anna har <kort> och <sparat> på handen
      Och att Bo har KL 3 på handen
      När Anna bygger <värde> med <kort> på <underst>
      Så ligger på bordet bygget <värde> (<underst>, <kort>) som Anna äger
      Och Anna har <sparat> på handen

      Exempel:
        | underst | kort  | värde | sparat |
        | HJ 7    | KL 6  | 13    | SP K   |
        | HJ 8    | KL 6  | 14    | RU A   |
        | HJ 9    | KL 6  | 15    | SP 2   |
        | HJ 10   | KL 6  | 16    | RU 10  |
        | HJ K    | RU A  | 14    | SP A   |
        | HJ K    | SP 2  | 15    | SP 2   |
        | HJ 6    | RU 10 | 16    | RU 10  |
        | RU A    | HJ K  | 14    | SP A   |
        | SP 2    | HJ K  | 15    | SP 2   |
        | RU 10   | HJ 6  | 16    | RU 10  |
        | SP A    | RU A  | 2     | KL 2   |
        | RU 10   | SP 2  | 12    | HJ Q   |
        | SP 2    | RU 10 | 12    | HJ Q   |
        | KL 9    | RU A  | 10    | HJ 10  |

    @utgåva-utkast
    Scenariomall: Ett nytt bygge i utkast räknas med samma bordsvärden och är låst
      Givet att på bordet ligger <underst>
      Och att Anna har <kort> och <sparat> på handen
      Och att Bo har KL 3 på handen
      När Anna bygger <värde> med <kort> på <underst>
      Så ligger på bordet bygget <värde> (<underst>, <kort>) som Anna äger, låst
      Och Anna har <sparat> på handen

      Exempel:
        | underst | kort  | värde | sparat |
        | HJ 7    | KL 6  | 13    | SP K   |
        | HJ 8    | KL 6  | 14    | RU A   |
        | HJ 9    | KL 6  | 15    | SP 2   |
        | HJ 10   | KL 6  | 16    | RU 10  |
        | HJ K    | RU A  | 14    | SP A   |
        | HJ K    | SP 2  | 15    | SP 2   |
        | HJ 6    | RU 10 | 16    | RU 10  |
        | RU A    | HJ K  | 14    | SP A   |
        | SP 2    | HJ K  | 15    | SP 2   |
        | RU 10   | HJ 6  | 16    | RU 10  |
        | SP A    | RU A  | 2     | KL 2   |
        | RU 10   | SP 2  | 12    | HJ Q   |

    Scenariomall: Ett nytt bygge får inget annat värde än summan
      Givet att på bordet ligger SP 6
      Och att Anna har HJ 3, KL 3, KL 6, KL 8, KL 9 och KL 10 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger <annat värde> med HJ 3 på SP 6
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 9 med HJ 3 på SP 6
      Så tillåts draget

      Exempel:
        | annat värde |
        | 3           |
        | 6           |
        | 8           |
        | 10          |

    Scenario: Ett nytt bygge på ett ensamt kort kan inte göras neråt
      Givet att på bordet ligger SP 9
      Och att Anna har HJ 3, KL 6 och KL Q på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 6 med HJ 3 på SP 9
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 12 med HJ 3 på SP 9
      Så tillåts draget

    Scenariomall: Ett nytt bygge räknas aldrig med handvärdena 14, 15 och 16
      Givet att på bordet ligger <underst>
      Och att Anna har <kort>, RU 10 och <sparat> på handen
      Och att Bo har KL 5 på handen
      När Anna bygger 16 med <kort> på <underst>
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger <värde> med <kort> på <underst>
      Så tillåts draget

      Exempel:
        | underst | kort | värde | sparat |
        | KL 2    | SP A | 3     | HJ 3   |
        | KL A    | SP 2 | 3     | HJ 3   |
        | SP A    | KL 2 | 3     | HJ 3   |
        | SP 2    | KL A | 3     | HJ 3   |

    Scenario: Ett nytt bygge kan inte göras på ett kort som inte ligger på bordet
      Givet att på bordet ligger SP 6
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har KL 6 på handen
      När Anna bygger 9 med HJ 3 på KL 6
      Så vägras draget: högen ligger inte på bordet
      När Anna bygger 9 med HJ 3 på SP 6
      Så tillåts draget

    Scenario: Ett nytt bygge kan inte göras av två kort från handen
      Givet att på bordet ligger HJ K
      Och att Anna har HJ 3, SP 6 och KL 9 på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: högen ligger inte på bordet
      När Anna slänger HJ 3
      Så ligger på bordet HJ K och HJ 3

    Scenario: Ett nytt bygge kan inte göras på ett kort inne i en hög
      Givet att på bordet ligger högen (SP 6, HJ Q) och SP 5
      Och att Anna har HJ 3, KL 9 och KL 8 på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: högen ligger inte på bordet
      När Anna bygger 8 med HJ 3 på SP 5
      Så tillåts draget

    Scenario: Ett nytt bygge kan inte göras på ett kort inne i ett bygge
      Givet att på bordet ligger bygget 16 (SP 6, KL 10) som Bo äger, låst och SP 5
      Och att Anna har HJ 3, KL 9 och KL 8 på handen
      Och att Bo har RU 10 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: högen ligger inte på bordet
      När Anna bygger 8 med HJ 3 på SP 5
      Så tillåts draget

    @RES-1
    Scenario: Ett nytt bygge kan bli 16 men aldrig 17, för inget kort på handen är värt så mycket
      Givet att på bordet ligger HJ K
      Och att Anna har KL 4, KL 3, KL 2, SP 2, RU 10 och HJ A på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 17 med KL 4 på HJ K
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna bygger 16 med KL 3 på HJ K
      Så tillåts draget

    @BYG-6 @A-19 @utgåva-utkast
    Scenario: Ett nytt bygge i utkast görs på högen när ett låst bygge har samma kort
      Givet att på bordet ligger högen (KL 4, SP 3) och bygget 7 (KL 4, SP 3) som Bo äger, låst
      Och att Anna har RU 2 och KL 9 på handen
      Och att Bo har HJ 7 på handen
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 3)
      Så ligger på bordet bygget 9 (KL 4, SP 3, RU 2) som Anna äger, låst och bygget 7 (KL 4, SP 3) som Bo äger, låst

    @BYG-6 @A-19 @utgåva-utkast
    Scenario: Ett nytt bygge i utkast görs på högen hellre än på ett öppet bygge med samma kort
      Givet att på bordet ligger högen (KL 4, SP 2, SP A) och bygget 7 (KL 4, SP 2, SP A) som Bo äger
      Och att Anna har RU 2 och KL 9 på handen
      Och att Bo har HJ 7 på handen
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 2, SP A)
      Så ligger på bordet bygget 9 (KL 4, SP 2, SP A, RU 2) som Anna äger, låst och bygget 7 (KL 4, SP 2, SP A) som Bo äger

    @BYG-6 @A-19 @utgåva-utkast
    Scenario: Ett nytt bygge i utkast görs på det öppna bygget när högen med samma kort inte kan få värdet
      Givet att på bordet ligger högen (KL 4, RU 3, SP 2, SP A) och bygget 3 (KL 4, RU 3, SP 2, SP A) som Bo äger
      Och att Anna har HJ 2 och KL 5 på handen
      Och att Bo har HJ 3 på handen
      När Anna bygger 5 med HJ 2 på högen (KL 4, RU 3, SP 2, SP A)
      Så ligger på bordet högen (KL 4, RU 3, SP 2, SP A) och bygget 5 (KL 4, RU 3, SP 2, SP A, HJ 2) som Anna äger, låst

  @BYG-2
  Regel: Ett öppet bygge får byggas om uppåt eller neråt till ett värde som spelaren säger

    Scenario: En ombyggnad uppåt lägger kortets värde till byggets
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9, KL 6 och KL Q på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så ligger på bordet bygget 12 (KL 4, SP 5, HJ 3) som Anna äger
      Och Anna har KL 9, KL 6 och KL Q på handen
      Och Bo står i tur

    Scenario: En ombyggnad neråt drar kortets värde från byggets
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9, KL 6 och KL Q på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 6 med HJ 3 på bygget 9
      Så ligger på bordet bygget 6 (KL 4, SP 5, HJ 3) som Anna äger
      Och Anna har KL 9, KL 6 och KL Q på handen
      Och Bo står i tur

    Scenariomall: En ombyggnad med en trea gör 12 eller 6 av bygget på 9 och inget annat
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 3, KL 7, KL 8, KL 9, KL 10, KL Q och KL K på handen
      Och att Bo har KL 2 på handen
      När Anna bygger <annat värde> med HJ 3 på bygget 9
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 12 med HJ 3 på bygget 9
      Så tillåts draget

      Exempel:
        | annat värde |
        | 3           |
        | 7           |
        | 8           |
        | 9           |
        | 10          |
        | 13          |

    Scenario: En ombyggnad ger valet mellan uppåt och neråt och inget mer
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9, KL 6 och KL Q på handen
      Och att Bo har KL 2 på handen
      Så kan Anna med HJ 3 bara göra dessa drag:
        | Anna bygger 12 med HJ 3 på bygget 9 |
        | Anna bygger 6 med HJ 3 på bygget 9  |

    Scenario: En ombyggnad utgår från det sagda värdet och inte från kortens summa
      Givet att på bordet ligger bygget 6 (KL 4, SP 5, HJ 3) som Anna äger
      Och att Anna har RU 2, KL 6, KL 8, HJ 10 och SP A på handen
      Och att Bo har KL Q på handen
      När Anna bygger 14 med RU 2 på bygget 6
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 10 med RU 2 på bygget 6
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 8 med RU 2 på bygget 6
      Så ligger på bordet bygget 8 (KL 4, SP 5, HJ 3, RU 2) som Anna äger

    Scenario: En ombyggnad kan följas av en till, och varje gång räknas från det senast sagda värdet
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, RU 2, KL 9, KL 6 och KL 8 på handen
      Och att Bo har KL K och KL Q på handen
      När Anna bygger 6 med HJ 3 på bygget 9
      Och Bo slänger KL Q
      Och Anna bygger 8 med RU 2 på bygget 6 (KL 4, SP 5, HJ 3)
      Så ligger på bordet KL Q och bygget 8 (KL 4, SP 5, HJ 3, RU 2) som Anna äger
      Och Anna har KL 9, KL 6 och KL 8 på handen

    @INT-7
    Scenario: En ombyggnad gör att bygget tas in med det sagda värdet
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9, KL 6 och KL Q på handen
      Och att Bo har HJ 8 och HJ 7 på handen
      När Anna bygger 6 med HJ 3 på bygget 9
      Och Bo slänger HJ 8
      Och Anna tar in bygget 6 (KL 4, SP 5, HJ 3) med KL Q
      Så vägras draget: värdena stämmer inte
      När Anna tar in bygget 6 (KL 4, SP 5, HJ 3) med KL 6
      Så har Anna KL 4, SP 5, HJ 3 och KL 6 i sin intagna hög
      Och på bordet ligger HJ 8

    @RES-1
    Scenario: En ombyggnad neråt kräver ett kort för det lägre värdet
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9 och KL Q på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 6 med HJ 3 på bygget 9
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna bygger 12 med HJ 3 på bygget 9
      Så ligger på bordet bygget 12 (KL 4, SP 5, HJ 3) som Anna äger

    @RES-1
    Scenario: En ombyggnad uppåt kräver ett kort för det högre värdet
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9 och KL 6 på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna bygger 6 med HJ 3 på bygget 9
      Så ligger på bordet bygget 6 (KL 4, SP 5, HJ 3) som Anna äger

    @BYG-3 @A-20
    Scenariomall: En ombyggnad räknas med bordsvärdena, också för ess, SP 2 och RU 10
      Givet att på bordet ligger bygget <från> (<korten>) som Bo äger
      Och att Anna har <kort> och <sparat> på handen
      Och att Bo har <Bos kort> på handen
      När Anna bygger <till> med <kort> på bygget <från>
      Så ligger på bordet bygget <till> (<korten>, <kort>) som Anna äger
      Och Anna har <sparat> på handen

      Exempel:
        | från | korten      | Bos kort | kort  | till | sparat |
        | 12   | KL 5, SP 7  | HJ Q     | SP A  | 13   | HJ K   |
        | 12   | KL 5, SP 7  | HJ Q     | SP A  | 11   | HJ J   |
        | 12   | KL 5, SP 7  | HJ Q     | SP 2  | 14   | HJ A   |
        | 12   | KL 5, SP 7  | HJ Q     | SP 2  | 10   | HJ 10  |
        | 12   | KL 5, SP 7  | HJ Q     | RU 10 | 2    | HJ 2   |
        | 5    | KL 2, SP 3  | HJ 5     | RU 10 | 15   | SP 2   |
        | 12   | KL 2, RU 10 | HJ Q     | KL 4  | 16   | RU 10  |
        | 14   | SP A, HJ K  | HJ A     | KL A  | 13   | SP K   |

    Scenario: En ombyggnad räknar ett ess som 1 uppåt och inte som 14
      Givet att på bordet ligger bygget 2 (KL A, RU A) som Anna äger
      Och att Anna har SP A, KL 2, HJ 3 och RU 10 på handen
      Och att Bo har KL 5 på handen
      När Anna bygger 16 med SP A på bygget 2
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 3 med SP A på bygget 2
      Så ligger på bordet bygget 3 (KL A, RU A, SP A) som Anna äger

    Scenario: En ombyggnad räknar ett ess som 1 neråt och inte som 14
      Givet att på bordet ligger bygget 16 (KL 7, HJ 9) som Anna äger
      Och att Anna har SP A, RU 10, HJ 2 och SP 2 på handen
      Och att Bo har KL 5 på handen
      När Anna bygger 2 med SP A på bygget 16
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 15 med SP A på bygget 16
      Så ligger på bordet bygget 15 (KL 7, HJ 9, SP A) som Anna äger

    @BYG-3 @A-20
    Scenariomall: En ombyggnad kan gå ända upp till 16
      Givet att på bordet ligger bygget 11 (HJ 5, HJ 6) som Bo äger
      Och att Anna har <kort> och <sparat> på handen
      Och att Bo har HJ J på handen
      När Anna bygger <värde> med <kort> på bygget 11
      Så ligger på bordet bygget <värde> (HJ 5, HJ 6, <kort>) som Anna äger

      Exempel:
        | kort | värde | sparat |
        | KL 2 | 13    | SP K   |
        | KL 3 | 14    | RU A   |
        | KL 4 | 15    | SP 2   |
        | KL 5 | 16    | RU 10  |

    @RES-1
    Scenario: En ombyggnad till 17 går inte, för inget kort på handen är värt så mycket
      Givet att på bordet ligger bygget 11 (HJ 5, HJ 6) som Anna äger
      Och att Anna har KL 6, KL J, KL 5, RU 10, SP 2 och HJ A på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 17 med KL 6 på bygget 11
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna bygger 16 med KL 5 på bygget 11
      Så tillåts draget

    @BYG-3 @A-20
    Scenario: En ombyggnad neråt kan gå till 2
      Givet att på bordet ligger bygget 4 (KL A, SP 3) som Bo äger
      Och att Anna har RU 2 och KL 2 på handen
      Och att Bo har HJ 4 på handen
      När Anna bygger 2 med RU 2 på bygget 4
      Så ligger på bordet bygget 2 (KL A, SP 3, RU 2) som Anna äger
      Och Anna har KL 2 på handen

    @RES-1
    Scenario: En ombyggnad till 1 går inte ens med ett ess kvar, för på handen är ett ess värt 14
      Givet att på bordet ligger bygget 4 (KL A, SP 3) som Anna äger
      Och att Anna har HJ 3, KL 4, SP A och KL 7 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 1 med HJ 3 på bygget 4
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna bygger 7 med HJ 3 på bygget 4
      Så ligger på bordet bygget 7 (KL A, SP 3, HJ 3) som Anna äger

    @A-29
    Scenario: En ombyggnad kan inte sluta på 0
      Givet att på bordet ligger bygget 4 (KL A, SP 3) som Anna äger
      Och att Anna har HJ 4, KL 4 och KL 8 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 0 med HJ 4 på bygget 4
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 8 med HJ 4 på bygget 4
      Så ligger på bordet bygget 8 (KL A, SP 3, HJ 4) som Anna äger

    Scenario: En ombyggnad neråt med ett kort som är högre än bygget går inte
      Givet att på bordet ligger bygget 4 (KL A, SP 3) som Anna äger
      Och att Anna har HJ 6, KL 4, KL 2 och KL 10 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 2 med HJ 6 på bygget 4
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 10 med HJ 6 på bygget 4
      Så ligger på bordet bygget 10 (KL A, SP 3, HJ 6) som Anna äger

    @BYG-1
    Scenario: En ombyggnad måste göras på hela bygget
      Givet att på bordet ligger bygget 12 (KL 4, SP 5, HJ 3) som Anna äger
      Och att Anna har RU 2, KL Q, KL J och HJ 10 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 11 med RU 2 på högen (KL 4, SP 5)
      Så vägras draget: högen ligger inte på bordet
      När Anna bygger 10 med RU 2 på bygget 12
      Så ligger på bordet bygget 10 (KL 4, SP 5, HJ 3, RU 2) som Anna äger

    @BYG-1 @A-19 @A-20
    Scenario: En ombyggnad gäller det av två byggen med samma kort som kan få värdet
      Givet att på bordet ligger bygget 9 (HJ 2, KL 9, RU 2) som Bo äger och bygget 13 (HJ 2, KL 9, RU 2) som Bo äger
      Och att Anna har KL 2 och SP 2 på handen
      Och att Bo har HJ 9 och HJ K på handen
      När Anna bygger 15 med KL 2 på högen (HJ 2, KL 9, RU 2)
      Så ligger på bordet bygget 9 (HJ 2, KL 9, RU 2) som Bo äger och bygget 15 (HJ 2, KL 9, RU 2, KL 2) som Anna äger

    @BYG-1 @A-19 @A-20
    Scenario: En ombyggnad som går på två byggen med samma kort gäller det lägre när inget sägs
      Givet att på bordet ligger bygget 9 (HJ 2, KL 9, RU 2) som Bo äger och bygget 13 (HJ 2, KL 9, RU 2) som Bo äger
      Och att Anna har KL 2 och KL J på handen
      Och att Bo har HJ 9 och HJ K på handen
      När Anna bygger 11 med KL 2 på högen (HJ 2, KL 9, RU 2)
      Så ligger på bordet bygget 11 (HJ 2, KL 9, RU 2, KL 2) som Anna äger och bygget 13 (HJ 2, KL 9, RU 2) som Bo äger

    @BYG-1 @A-19 @A-20
    Scenario: En ombyggnad gäller det högre av två byggen med samma kort när spelaren säger det
      Givet att på bordet ligger bygget 9 (HJ 2, KL 9, RU 2) som Bo äger och bygget 13 (HJ 2, KL 9, RU 2) som Bo äger
      Och att Anna har KL 2 och KL J på handen
      Och att Bo har HJ 9 och HJ K på handen
      När Anna bygger 11 med KL 2 på bygget 13
      Så ligger på bordet bygget 9 (HJ 2, KL 9, RU 2) som Bo äger och bygget 11 (HJ 2, KL 9, RU 2, KL 2) som Anna äger

    @BYG-1 @BYG-3 @A-19 @A-20
    Scenario: En ombyggnad gäller det lägre av två byggen med samma kort vem som än äger dem
      Givet att på bordet ligger bygget 9 (HJ 2, KL 9, RU 2) som Bo äger och bygget 13 (HJ 2, KL 9, RU 2) som Anna äger
      Och att Anna har KL 2, KL J och SP K på handen
      Och att Bo har HJ 9 och HJ 6 på handen
      Så kan Anna med KL 2 bara göra dessa drag:
        | Anna bygger 11 med KL 2 på bygget 9 (HJ 2, KL 9, RU 2)  |
        | Anna bygger 11 med KL 2 på bygget 13 (HJ 2, KL 9, RU 2) |
      När Anna bygger 11 med KL 2 på högen (HJ 2, KL 9, RU 2)
      Så ligger på bordet bygget 11 (HJ 2, KL 9, RU 2, KL 2) som Anna äger och bygget 13 (HJ 2, KL 9, RU 2) som Anna äger

    @BYG-1 @BYG-6 @A-19 @A-23 @A-24
    Scenario: En ombyggnad gäller bygget när en hög har samma kort
      Givet att på bordet ligger högen (KL 4, SP 3) och bygget 7 (KL 4, SP 3) som Anna äger
      Och att Anna har RU 2, KL 7 och KL 9 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 9 med RU 2 på bygget 7
      Så ligger på bordet högen (KL 4, SP 3) och bygget 9 (KL 4, SP 3, RU 2) som Anna äger

    @BYG-1 @BYG-3 @BYG-6 @A-19 @A-20 @A-23 @A-24
    Scenario: En ombyggnad av bygget är det enda som kan byggas när en hög har samma kort
      Givet att på bordet ligger högen (KL 4, SP 3) och bygget 7 (KL 4, SP 3) som Bo äger
      Och att Anna har RU 2 och KL 9 på handen
      Och att Bo har HJ 7 på handen
      Så kan Anna med RU 2 bara göra dessa drag:
        | Anna bygger 9 med RU 2 på bygget 7 |
        | Anna slänger RU 2                  |

    @BYG-1
    Scenario: En ombyggnad måste nämna hela bygget också när värdet går att nå därifrån
      Givet att på bordet ligger bygget 12 (KL 4, SP 5, HJ 3) som Anna äger
      Och att Anna har RU 2, KL Q och HJ 10 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 10 med RU 2 på högen (KL 4, SP 5)
      Så vägras draget: högen ligger inte på bordet
      När Anna bygger 10 med RU 2 på bygget 12
      Så ligger på bordet bygget 10 (KL 4, SP 5, HJ 3, RU 2) som Anna äger

  @BYG-3 @A-20
  Regel: Båda får bygga om ett öppet bygge, och den som senast byggde äger det

    @BYG-2
    Scenario: Motståndarens öppna bygge får byggas om uppåt och byter ägare
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Bo äger
      Och att Anna har HJ 3 och KL Q på handen
      Och att Bo har KL 9 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så ligger på bordet bygget 12 (KL 4, SP 5, HJ 3) som Anna äger
      Och Bo står i tur

    @BYG-2
    Scenario: Motståndarens öppna bygge får byggas om neråt och byter ägare
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Bo äger
      Och att Anna har HJ 3 och KL 6 på handen
      Och att Bo har KL 9 på handen
      När Anna bygger 6 med HJ 3 på bygget 9
      Så ligger på bordet bygget 6 (KL 4, SP 5, HJ 3) som Anna äger

    @BYG-2
    Scenario: Ett bygge kan byta ägare två gånger
      Givet att på bordet ligger SP 5
      Och att Anna har KL 4, KL 9, RU 2 och HJ 10 på handen
      Och att Bo har HJ 3, KL Q och KL 2 på handen
      När Anna bygger 9 med KL 4 på SP 5
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Anna äger
      När Bo bygger 12 med HJ 3 på bygget 9 (KL 4, SP 5)
      Så ligger på bordet bygget 12 (KL 4, SP 5, HJ 3) som Bo äger
      När Anna bygger 10 med RU 2 på bygget 12 (KL 4, SP 5, HJ 3)
      Så ligger på bordet bygget 10 (KL 4, SP 5, HJ 3, RU 2) som Anna äger

    @BYG-2 @RES-4 @SLA-3 @A-30
    Scenario: Den som blir av med sitt bygge får slänga igen, och den nya ägaren får det inte
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Bo äger
      Och att Anna har HJ 3, KL Q och HJ 8 på handen
      Och att Bo har KL 9 och HJ 5 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Och Bo slänger KL 9
      Så ligger på bordet KL 9 och bygget 12 (KL 4, SP 5, HJ 3) som Anna äger
      När Anna slänger HJ 8
      Så vägras draget: spelaren äger ett bygge
      När Anna tar in bygget 12 (KL 4, SP 5, HJ 3) med KL Q
      Så ligger på bordet KL 9

    @BYG-2 @RES-2 @A-38
    Scenario: Den som bygger om motståndarens bygge binder sitt eget kort till det
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Bo äger och HJ Q
      Och att Anna har HJ 3, KL 6 och KL 8 på handen
      Och att Bo har KL 9, HJ 10 och RU J på handen
      När Anna bygger 6 med HJ 3 på bygget 9
      Och Bo slänger HJ 10
      Och Anna slänger KL 6
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 6 (KL 4, SP 5, HJ 3) med KL 6
      Så ligger på bordet HJ Q och HJ 10

    @utgåva-utkast
    Scenario: Ett bygge i utkast ägs av den som gjorde det och kan inte byggas om av motståndaren
      Givet att på bordet ligger SP 5
      Och att Anna har HJ 3 och KL Q på handen
      Och att Bo har KL 4, KL 9 och HJ 8 på handen
      Och att Bo står i tur
      När Bo bygger 9 med KL 4 på SP 5
      Och Anna bygger 12 med HJ 3 på bygget 9 (KL 4, SP 5)
      Så vägras draget: bygget är låst
      När Anna slänger HJ 3
      Så ligger på bordet HJ 3 och bygget 9 (KL 4, SP 5) som Bo äger, låst

    @BYG-6 @utgåva-utkast
    Scenario: Ett öppet bygge som ställts upp i utkast ägs efter ombyggnaden av den som byggde om det
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Bo äger
      Och att Anna har HJ 3, KL 6 och KL Q på handen
      Och att Bo har HJ 9 på handen
      När Anna bygger 6 med HJ 3 på bygget 9
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 12 med HJ 3 på bygget 9
      Så ligger på bordet bygget 12 (KL 4, SP 5, HJ 3) som Anna äger, låst

  @BYG-4 @A-21
  Regel: Ingen får bygga till ett värde där motståndaren äger ett bygge

    Scenario: Motståndarens låsta bygge på 9 hindrar ett eget bygge på 9
      Givet att på bordet ligger SP 6 och bygget 9 (KL 4, SP 5) som Bo äger, låst
      Och att Anna har HJ 3, KL 9, HJ 4 och HJ 10 på handen
      Och att Bo har HJ 9 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna bygger 10 med HJ 4 på SP 6
      Så tillåts draget

    @A-24 @utgåva-0.3.0
    Scenario: Motståndarens öppna bygge på 9 hindrar också ett eget bygge på 9
      Givet att på bordet ligger SP 6 och bygget 9 (KL 4, SP 5) som Bo äger
      Och att Anna har HJ 3, KL 9, HJ 4 och HJ 10 på handen
      Och att Bo har HJ 9 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna bygger 10 med HJ 4 på SP 6
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Bo äger och bygget 10 (HJ 4, SP 6) som Anna äger

    @BYG-2 @A-20 @A-24
    Scenario: Motståndarens bygge på 9 hindrar en ombyggnad uppåt till 9
      Givet att på bordet ligger bygget 6 (KL 4, HJ 2) som Bo äger och bygget 9 (SP 2, SP 7) som Bo äger
      Och att Anna har HJ 3, KL 9 och KL 3 på handen
      Och att Bo har HJ 9 och HJ 6 på handen
      När Anna bygger 9 med HJ 3 på bygget 6
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna bygger 3 med HJ 3 på bygget 6
      Så ligger på bordet bygget 3 (KL 4, HJ 2, HJ 3) som Anna äger och bygget 9 (SP 2, SP 7) som Bo äger

    @BYG-2 @A-24
    Scenario: Motståndarens bygge på 9 hindrar en ombyggnad neråt till 9
      Givet att på bordet ligger bygget 12 (KL 10, HJ 2) som Anna äger och bygget 9 (SP 2, SP 7) som Bo äger
      Och att Anna har HJ 3, KL 9, KL Q och SP 2 på handen
      Och att Bo har HJ 9 på handen
      När Anna bygger 9 med HJ 3 på bygget 12
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna bygger 15 med HJ 3 på bygget 12
      Så ligger på bordet bygget 15 (KL 10, HJ 2, HJ 3) som Anna äger och bygget 9 (SP 2, SP 7) som Bo äger

    Scenariomall: Motståndarens bygge stänger sitt värde också när det är högt
      Givet att på bordet ligger <underst> och bygget <värde> (<korten>) som Bo äger, låst
      Och att Anna har KL 6, <sparat>, KL 3 och <annat sparat> på handen
      Och att Bo har <Bos kort> på handen
      När Anna bygger <värde> med KL 6 på <underst>
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna bygger <annat värde> med KL 3 på <underst>
      Så tillåts draget

      Exempel:
        | underst | värde | korten      | Bos kort | sparat | annat värde | annat sparat |
        | HJ 7    | 13    | KL 5, SP 8  | KL K     | SP K   | 10          | SP 10        |
        | HJ 8    | 14    | KL 5, SP 9  | KL A     | RU A   | 11          | SP J         |
        | HJ 9    | 15    | KL 5, SP 10 | SP 2     | SP 2   | 12          | SP Q         |
        | HJ 10   | 16    | KL 5, SP J  | RU 10    | RU 10  | 13          | SP K         |

    Scenario: Värdet blir fritt när motståndarens bygge tas in
      Givet att på bordet ligger SP 6 och bygget 9 (KL 4, SP 5) som Bo äger, låst
      Och att Anna har HJ 3, KL 9 och SP 9 på handen
      Och att Bo har HJ 9 och HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna tar in bygget 9 med SP 9
      Och Bo slänger HJ 2
      Och Anna bygger 9 med HJ 3 på SP 6
      Så tillåts draget
      Och Anna har KL 9 på handen

    @BYG-2 @A-20
    Scenario: Värdet blir fritt när motståndarens bygge byggs om till något annat
      Givet att på bordet ligger SP 6 och bygget 9 (KL 4, SP 5) som Bo äger
      Och att Anna har HJ 3, KL 9, RU A och HJ 10 på handen
      Och att Bo har HJ 9 och KL 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna bygger 10 med RU A på bygget 9
      Och Bo slänger KL 8
      Och Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet KL 8, bygget 9 (HJ 3, SP 6) som Anna äger och bygget 10 (KL 4, SP 5, RU A) som Anna äger

  @BYG-5
  Regel: Egna byggen med samma värde slås ihop till ett

    @utgåva-0.3.0
    Scenario: Hopslagning med ett eget öppet bygge
      Givet att på bordet ligger SP 6, HJ K och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet HJ K och bygget 9 (KL 4, SP 5, HJ 3, SP 6) som Anna äger, låst
      Och Anna har KL 9 på handen
      Och Bo står i tur

    @A-22 @A-26
    Scenario: Hopslagning med ett eget låst bygge
      Givet att på bordet ligger SP 6, HJ K och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet HJ K och bygget 9 (KL 4, SP 5, HJ 3, SP 6) som Anna äger, låst
      Och Anna har KL 9 på handen
      Och Bo står i tur

    @A-22 @utgåva-utkast
    Scenario: Hopslagning i utkast med ett eget öppet bygge av två kort
      Givet att på bordet ligger SP 6, HJ K och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet HJ K och bygget 9 (KL 4, SP 5, HJ 3, SP 6) som Anna äger, låst

    @A-22 @utgåva-utkast
    Scenario: Hopslagning i utkast av två egna öppna byggen när det ena byggs upp till det andras värde
      Givet att på bordet ligger HJ K, bygget 6 (KL 4, RU 2) som Anna äger och bygget 9 (SP 4, SP 5) som Anna äger
      Och att Anna har HJ 3, HJ 6 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på bygget 6
      Så ligger på bordet HJ K och bygget 9 (KL 4, RU 2, HJ 3, SP 4, SP 5) som Anna äger, låst

    @BYG-2
    Scenario: Hopslagning genom ombyggnad uppåt av ett eget bygge
      Givet att på bordet ligger bygget 6 (KL 4, RU 2) som Anna äger och bygget 9 (SP 4, SP 5) som Anna äger
      Och att Anna har HJ 3, HJ 6 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på bygget 6
      Så ligger på bordet bygget 9 (KL 4, RU 2, HJ 3, SP 4, SP 5) som Anna äger, låst
      Och Anna har HJ 6 och KL 9 på handen

    @BYG-2
    Scenario: Hopslagning genom ombyggnad neråt av ett eget bygge
      Givet att på bordet ligger bygget 12 (KL 10, RU 2) som Anna äger och bygget 9 (SP 4, SP 5) som Anna äger
      Och att Anna har HJ 3, HJ Q och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på bygget 12
      Så ligger på bordet bygget 9 (KL 10, RU 2, HJ 3, SP 4, SP 5) som Anna äger, låst

    @BYG-2 @BYG-3 @A-20
    Scenario: Hopslagning genom ombyggnad av motståndarens bygge till det egna värdet
      Givet att på bordet ligger bygget 6 (KL 4, RU 2) som Bo äger och bygget 9 (SP 4, SP 5) som Anna äger
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 6 och HJ 2 på handen
      När Anna bygger 9 med HJ 3 på bygget 6
      Så ligger på bordet bygget 9 (KL 4, RU 2, HJ 3, SP 4, SP 5) som Anna äger, låst
      Och Bo står i tur

    @utgåva-0.3.0
    Scenario: Hopslagning sker inte med ett eget bygge av annat värde i 0.3.0
      Givet att på bordet ligger SP 6 och bygget 10 (KL 4, RU 6) som Anna äger, låst
      Och att Anna har HJ 3, KL 9 och KL 10 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6) som Anna äger och bygget 10 (KL 4, RU 6) som Anna äger, låst

    @A-25 @utgåva-utkast
    Scenario: Hopslagning sker inte med ett eget bygge av annat värde i utkast
      Givet att på bordet ligger SP 6 och bygget 10 (KL 4, RU 6) som Anna äger, låst
      Och att Anna har HJ 3, KL 9 och KL 10 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6) som Anna äger, låst och bygget 10 (KL 4, RU 6) som Anna äger, låst

    @A-22 @A-26
    Scenariomall: Hopslagning behåller värdet
      Givet att på bordet ligger <underst> och bygget <värde> (<korten>) som Anna äger, låst
      Och att Anna har KL 6 och <sparat> på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger <värde> med KL 6 på <underst>
      Så ligger på bordet bygget <värde> (<korten>, <underst>, KL 6) som Anna äger, låst
      Och Anna har <sparat> på handen

      Exempel:
        | underst | värde | korten      | sparat |
        | HJ 2    | 8     | SP 3, RU 5  | SP 8   |
        | HJ 7    | 13    | SP 4, RU 9  | SP K   |
        | HJ 8    | 14    | SP A, RU K  | RU A   |
        | HJ 9    | 15    | SP 2, RU K  | SP 2   |
        | HJ 10   | 16    | HJ 6, RU 10 | RU 10  |

    @A-22 @A-26
    Scenario: Hopslagning två turer i rad ger ett enda bygge, som ett kort tar in
      Givet att på bordet ligger SP 6, RU 7 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har HJ 3, RU 2, KL 9 och HJ J på handen
      Och att Bo har KL Q, KL K och KL 10 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo slänger KL Q
      Och Anna bygger 9 med RU 2 på RU 7
      Så ligger på bordet KL Q och bygget 9 (KL 4, SP 5, HJ 3, SP 6, RU 2, RU 7) som Anna äger, låst
      När Bo slänger KL K
      Och Anna tar in bygget 9 (KL 4, SP 5, HJ 3, SP 6, RU 2, RU 7) med KL 9
      Så ligger på bordet KL Q och KL K
      Och Anna har KL 4, SP 5, HJ 3, SP 6, RU 2, RU 7 och KL 9 i sin intagna hög
      Och Anna har HJ J på handen

  @BYG-6
  Regel: I 0.3.0 bygger man bara på ensamma kort och öppna byggen, i utkast på varje hög utom låsta byggen

    @A-23 @A-24 @utgåva-0.3.0
    Scenario: En tvåkortshög går inte att bygga på i 0.3.0
      Givet att på bordet ligger högen (KL 4, SP 3) och SP 7
      Och att Anna har RU 2 och KL 9 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 3)
      Så vägras draget: man kan inte bygga på högen
      När Anna bygger 9 med RU 2 på SP 7
      Så ligger på bordet högen (KL 4, SP 3) och bygget 9 (RU 2, SP 7) som Anna äger

    @utgåva-utkast
    Scenario: En tvåkortshög går att bygga på i utkast
      Givet att på bordet ligger högen (KL 4, SP 3) och SP 7
      Och att Anna har RU 2 och KL 9 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 3)
      Så ligger på bordet SP 7 och bygget 9 (KL 4, SP 3, RU 2) som Anna äger, låst
      Och Anna har KL 9 på handen

    @A-23 @utgåva-0.3.0
    Scenario: En trekortshög går inte att bygga på i 0.3.0
      Givet att på bordet ligger högen (KL 4, SP 2, SP A) och SP 7
      Och att Anna har RU 2 och KL 9 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 2, SP A)
      Så vägras draget: man kan inte bygga på högen
      När Anna bygger 9 med RU 2 på SP 7
      Så tillåts draget

    @utgåva-utkast
    Scenario: En trekortshög går att bygga på i utkast, och dess ess och SP 2 räknas med bordsvärdet
      Givet att på bordet ligger högen (KL 4, SP 2, SP A) och SP 7
      Och att Anna har RU 2 och KL 9 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 2, SP A)
      Så ligger på bordet SP 7 och bygget 9 (KL 4, SP 2, SP A, RU 2) som Anna äger, låst

    @utgåva-utkast
    Scenariomall: En tvåkortshög i utkast byggs till summan och inget annat
      Givet att på bordet ligger högen (KL 4, SP 3)
      Och att Anna har RU 2, KL 5, KL 6, KL 7 och KL 9 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger <annat värde> med RU 2 på högen (KL 4, SP 3)
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 3)
      Så tillåts draget

      Exempel:
        | annat värde |
        | 5           |
        | 6           |
        | 7           |

    @utgåva-utkast
    Scenariomall: En tvåkortshög i utkast kan byggas till 13, 14, 15 och 16
      Givet att på bordet ligger högen (HJ 5, HJ 6)
      Och att Anna har <kort> och <sparat> på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger <värde> med <kort> på högen (HJ 5, HJ 6)
      Så ligger på bordet bygget <värde> (HJ 5, HJ 6, <kort>) som Anna äger, låst

      Exempel:
        | kort | värde | sparat |
        | SP 2 | 13    | SP K   |
        | KL 3 | 14    | RU A   |
        | KL 4 | 15    | SP 2   |
        | KL 5 | 16    | RU 10  |

    @LAS-6 @A-23
    Scenario: Ett låst bygge går inte att bygga på i någon utgåva
      Givet att på bordet ligger SP 8 och bygget 9 (KL 4, SP 5) som Bo äger, låst
      Och att Anna har HJ 3, KL J och KL Q på handen
      Och att Bo har HJ 9 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så vägras draget: bygget är låst
      När Anna bygger 11 med HJ 3 på SP 8
      Så tillåts draget

  @BYG-7
  Regel: Ett nytt eller ombyggt bygge absorberar det på bordet som har samma värde

    @A-24
    Scenario: Absorption av ensamma kort med byggets värde
      Givet att på bordet ligger SP 6, RU 9, HJ 9 och RU 8
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet RU 8 och bygget 9 (HJ 3, SP 6, RU 9, HJ 9) som Anna äger, låst
      Och Anna har KL 9 på handen
      Och Bo står i tur

    Scenario: Absorption av tvåkortshögar med byggets värde
      Givet att på bordet ligger SP 6, högen (KL 4, RU 5) och högen (KL 2, RU 7)
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 4, RU 5, KL 2, RU 7) som Anna äger, låst

    @A-24
    Scenario: Absorption lämnar en tvåkortshög som har ett annat värde
      Givet att på bordet ligger SP 6 och högen (KL 9, RU 7)
      Och att Anna har HJ 3 och HJ 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet högen (KL 9, RU 7) och bygget 9 (HJ 3, SP 6) som Anna äger

    @A-24
    Scenario: Absorption av par av ensamma kort som tillsammans blir byggets värde
      Givet att på bordet ligger SP 6, KL 4, RU 5, RU 7 och KL 2
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 4, RU 5, RU 7, KL 2) som Anna äger, låst

    @A-24 @A-27
    Scenariomall: Absorption går varken att avstå från eller utöka
      Givet att på bordet ligger SP 6, RU 9, KL 4, RU 5 och RU 8
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6 och tar med <fel kort>
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 9 med HJ 3 på SP 6 och tar med RU 9, KL 4 och RU 5
      Så ligger på bordet RU 8 och bygget 9 (HJ 3, SP 6, RU 9, KL 4, RU 5) som Anna äger, låst

      Exempel:
        | fel kort                  |
        | inga kort                 |
        | RU 9                      |
        | KL 4 och RU 5             |
        | RU 9 och KL 4             |
        | RU 9, KL 4, RU 5 och RU 8 |

    @A-24
    Scenario: Absorption sker fast spelaren inte säger något om den
      Givet att på bordet ligger SP 6, RU 9, KL 4, RU 5 och RU 8
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet RU 8 och bygget 9 (HJ 3, SP 6, RU 9, KL 4, RU 5) som Anna äger, låst

    @A-24
    Scenario: Absorption av så många par som möjligt
      Givet att på bordet ligger SP 6, KL 4, HJ 4, RU 5 och KL 5
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6 och tar med KL 4 och RU 5
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 4, HJ 4, RU 5, KL 5) som Anna äger, låst

    @A-24 @A-27
    Scenario: Absorption av den ena av två fyror är spelarens val
      Givet att på bordet ligger SP 6, KL 4, HJ 4 och RU 5
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6 och tar med HJ 4 och RU 5
      Så ligger på bordet KL 4 och bygget 9 (HJ 3, SP 6, HJ 4, RU 5) som Anna äger, låst

    @A-24
    Scenario: Absorption där det finns ett val ger ett drag för varje val
      Givet att på bordet ligger SP 6, KL 4, HJ 4 och RU 5
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      Så kan Anna med HJ 3 bara göra dessa drag:
        | Anna bygger 9 med HJ 3 på SP 6 och tar med KL 4 och RU 5 |
        | Anna bygger 9 med HJ 3 på SP 6 och tar med HJ 4 och RU 5 |
        | Anna slänger HJ 3                                        |

    @A-24 @A-27
    Scenario: Absorption där det finns ett val kräver att spelaren säger vilka kort som går in
      Givet att på bordet ligger SP 6, KL 4, HJ 4 och RU 5
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 9 med HJ 3 på SP 6 och tar med KL 4 och RU 5
      Så ligger på bordet HJ 4 och bygget 9 (HJ 3, SP 6, KL 4, RU 5) som Anna äger, låst

    @A-24 @A-27
    Scenariomall: Absorption där det finns ett val får varken ta in för få kort eller räkna samma femma två gånger
      Givet att på bordet ligger SP 6, KL 4, HJ 4 och RU 5
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6 och tar med <fel kort>
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 9 med HJ 3 på SP 6 och tar med HJ 4 och RU 5
      Så tillåts draget

      Exempel:
        | fel kort            |
        | inga kort           |
        | RU 5                |
        | KL 4 och HJ 4       |
        | KL 4, HJ 4 och RU 5 |

    @A-24 @A-27
    Scenario: Absorption med val måste också ha med det som inte går att välja
      Givet att på bordet ligger SP 6, KL 4, HJ 4, RU 5 och RU 9
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6 och tar med HJ 4 och RU 5
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 9 med HJ 3 på SP 6 och tar med HJ 4, RU 5 och RU 9
      Så ligger på bordet KL 4 och bygget 9 (HJ 3, SP 6, HJ 4, RU 5, RU 9) som Anna äger, låst

    @A-24
    Scenario: Absorption av det ena av två likadana kort är inget val
      Givet att på bordet ligger SP 6, KL 4, KL 4 och RU 5
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet KL 4 och bygget 9 (HJ 3, SP 6, KL 4, RU 5) som Anna äger, låst

    @A-24
    Scenario: Absorption av två kort som vart och ett är halva värdet
      Givet att på bordet ligger SP 6, KL 4 och HJ 4
      Och att Anna har HJ 2 och KL 8 på handen
      Och att Bo har RU 3 på handen
      När Anna bygger 8 med HJ 2 på SP 6
      Så ligger på bordet bygget 8 (HJ 2, SP 6, KL 4, HJ 4) som Anna äger, låst

    Scenario: Absorption av ett enda kort som är halva värdet sker inte
      Givet att på bordet ligger SP 6 och KL 4
      Och att Anna har HJ 2 och KL 8 på handen
      Och att Bo har RU 3 på handen
      När Anna bygger 8 med HJ 2 på SP 6
      Så ligger på bordet KL 4 och bygget 8 (HJ 2, SP 6) som Anna äger

    @A-24 @A-27
    Scenario: Absorption av två bland tre fyror till ett bygge på 8 är spelarens val
      Givet att på bordet ligger SP 6, KL 4, HJ 4 och RU 4
      Och att Anna har HJ 2 och KL 8 på handen
      Och att Bo har RU 3 på handen
      När Anna bygger 8 med HJ 2 på SP 6
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 8 med HJ 2 på SP 6 och tar med KL 4 och RU 4
      Så ligger på bordet HJ 4 och bygget 8 (HJ 2, SP 6, KL 4, RU 4) som Anna äger, låst

    @A-24
    Scenario: Absorption av tre ensamma kort som tillsammans har värdet sker inte
      Givet att på bordet ligger SP 6, KL 2, RU 3 och RU 4
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet KL 2, RU 3, RU 4 och bygget 9 (HJ 3, SP 6) som Anna äger

    @A-24
    Scenario: Absorption av en trekortshög med värdet sker inte
      Givet att på bordet ligger SP 6 och högen (KL 2, RU 2, RU 5)
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet högen (KL 2, RU 2, RU 5) och bygget 9 (HJ 3, SP 6) som Anna äger

    @A-24
    Scenario: Absorption av en hög och ett ensamt kort som tillsammans har värdet sker inte
      Givet att på bordet ligger SP 6, högen (KL 2, RU 3) och RU 4
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet högen (KL 2, RU 3), RU 4 och bygget 9 (HJ 3, SP 6) som Anna äger

    @A-24
    Scenariomall: Absorption bildar inga par med det spelade kortet eller kortet det läggs på
      Givet att på bordet ligger SP 5 och <ensamt>
      Och att Anna har HJ 4 och KL 9 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger 9 med HJ 4 på SP 5
      Så ligger på bordet <ensamt> och bygget 9 (HJ 4, SP 5) som Anna äger

      Exempel:
        | ensamt |
        | RU 4   |
        | RU 5   |

    @A-24
    Scenario: Absorption av det andra exemplaret av kortet man bygger på, i ett par
      Givet att på bordet ligger SP 6, SP 6 och RU 3
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, SP 6, RU 3) som Anna äger, låst

    @A-24
    Scenariomall: Absorption rör inga byggen av andra värden, vem som än äger dem
      Givet att på bordet ligger SP 6, RU 4 och <bygget>
      Och att Anna har <Annas hand> på handen
      Och att Bo har <Bos hand> på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet RU 4, bygget 9 (HJ 3, SP 6) som Anna äger och <bygget>

      Exempel:
        | bygget                                    | Annas hand          | Bos hand |
        | bygget 5 (KL 2, KL 3) som Anna äger       | HJ 3, KL 9 och KL 5 | HJ 8     |
        | bygget 5 (KL 2, KL 3) som Anna äger, låst | HJ 3, KL 9 och KL 5 | HJ 8     |
        | bygget 5 (KL 2, KL 3) som Bo äger         | HJ 3 och KL 9       | KL 5     |
        | bygget 5 (KL 2, KL 3) som Bo äger, låst   | HJ 3 och KL 9       | KL 5     |
        | bygget 3 (KL A, SP 5, RU 3) som Bo äger   | HJ 3 och KL 9       | KL 3     |

    @BYG-2 @BYG-3 @A-20 @A-24
    Scenario: Absorption vid ombyggnad uppåt gäller det nya värdet och inte det gamla
      Givet att på bordet ligger bygget 10 (KL 4, SP 6) som Bo äger, RU 10, RU K och SP K
      Och att Anna har HJ 3 och KL K på handen
      Och att Bo har KL 10 på handen
      När Anna bygger 13 med HJ 3 på bygget 10
      Så ligger på bordet RU 10 och bygget 13 (KL 4, SP 6, HJ 3, RU K, SP K) som Anna äger, låst

    @BYG-2 @A-24
    Scenario: Absorption vid ombyggnad neråt gäller det nya värdet och inget annat
      Givet att på bordet ligger bygget 10 (KL 4, SP 6) som Anna äger, RU 10, RU 7 och RU K
      Och att Anna har HJ 3, KL 10 och KL 7 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 7 med HJ 3 på bygget 10
      Så ligger på bordet RU 10, RU K och bygget 7 (KL 4, SP 6, HJ 3, RU 7) som Anna äger, låst

    @BYG-2 @A-24
    Scenario: Absorption vid ombyggnad går inte heller att avstå från
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger, RU 6 och RU 2
      Och att Anna har HJ 3, KL 9 och KL 6 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger 6 med HJ 3 på bygget 9 och tar inte med något
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 6 med HJ 3 på bygget 9 och tar med RU 6
      Så ligger på bordet RU 2 och bygget 6 (KL 4, SP 5, HJ 3, RU 6) som Anna äger, låst

    @A-24
    Scenariomall: Absorption av par där ess, SP 2 och RU 10 räknas med bordsvärdet
      Givet att på bordet ligger <underst>, <ena> och <andra>
      Och att Anna har KL 6 och <sparat> på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger <värde> med KL 6 på <underst>
      Så ligger på bordet bygget <värde> (KL 6, <underst>, <ena>, <andra>) som Anna äger, låst

      Exempel:
        | underst | värde | sparat | ena   | andra |
        | HJ 7    | 13    | SP K   | RU 10 | RU 3  |
        | HJ 8    | 14    | RU A   | KL A  | RU K  |
        | HJ 9    | 15    | SP 2   | SP 2  | RU K  |
        | HJ 10   | 16    | RU 10  | RU 10 | SP 6  |

    Scenariomall: Absorption av ett ess, SP 2 eller RU 10 sker inte för handvärdets skull
      Givet att på bordet ligger <underst> och <ensamt>
      Och att Anna har KL 6 och <sparat> på handen
      Och att Bo har HJ 3 på handen
      När Anna bygger <värde> med KL 6 på <underst>
      Så ligger på bordet <ensamt> och bygget <värde> (KL 6, <underst>) som Anna äger

      Exempel:
        | underst | värde | sparat | ensamt |
        | HJ 8    | 14    | RU A   | SP A   |
        | HJ 9    | 15    | SP 2   | SP 2   |
        | HJ 10   | 16    | RU 10  | RU 10  |

    @A-24
    Scenariomall: Absorption av SP 2 och RU 10 där bordsvärdet är byggets värde
      Givet att på bordet ligger <underst> och <ensamt>
      Och att Anna har <kort> och <sparat> på handen
      Och att Bo har HJ 4 på handen
      När Anna bygger <värde> med <kort> på <underst>
      Så ligger på bordet bygget <värde> (<underst>, <kort>, <ensamt>) som Anna äger, låst

      Exempel:
        | underst | kort | värde | sparat | ensamt |
        | HJ 7    | KL 3 | 10    | KL 10  | RU 10  |
        | HJ A    | KL A | 2     | KL 2   | SP 2   |

    @BYG-5 @LAS-2 @LAS-3 @A-24
    Scenario: Absorption, hopslagning och låsning i en och samma tur
      Givet att på bordet ligger SP 6, RU 9, KL 2, KL 7, HJ K och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet HJ K och bygget 9 (HJ 3, SP 6, KL 4, SP 5, RU 9, KL 2, KL 7) som Anna äger, låst
      Och Anna har KL 9 på handen
      Och Bo står i tur

    @MUL-1 @TAB-2 @A-24 @A-44
    Scenario: Absorption av hela bordet är inget intag och ger varken mulle eller tabbe
      Givet att på bordet ligger SP 6, SP 6 och HJ 3
      Och att Anna har HJ 3, KL 9 och HJ J på handen
      Och att Bo har HJ 2 och KL 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, SP 6, HJ 3) som Anna äger, låst
      Och Anna har inga kort i sin intagna hög
      Och Anna har inga kort i sin mullehög
      Och Anna har 0 tabbar

    @MUL-1 @TAB-1 @A-24
    Scenario: Absorption av ett likadant kort ger en mulle först när bygget tas in
      Givet att på bordet ligger SP 6, KL 9 och RU 8
      Och att Anna har HJ 3, KL 9 och HJ J på handen
      Och att Bo har HJ 8 och HJ 4 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet RU 8 och bygget 9 (HJ 3, SP 6, KL 9) som Anna äger, låst
      Och Anna har inga kort i sin mullehög
      När Bo tar in RU 8 med HJ 8
      Och Anna tar in bygget 9 (HJ 3, SP 6, KL 9) med KL 9
      Så är bordet tomt
      Och Anna har HJ 3, SP 6 och KL 9 i sin intagna hög
      Och Anna har KL 9 i sin mullehög
      Och Anna har 1 tabbe

    @SLA-1
    Scenario: Absorption sker inte när ett kort slängs senare bredvid bygget
      Givet att på bordet ligger bygget 10 (KL 4, SP 6) som Anna äger
      Och att Anna har KL 10 och HJ 3 på handen
      Och att Bo har RU 10 och HJ 8 på handen
      Och att Bo står i tur
      När Bo slänger RU 10
      Så ligger på bordet RU 10 och bygget 10 (KL 4, SP 6) som Anna äger

    @A-24 @A-27
    Scenario: Absorption vid en ombyggnad låter spelaren välja mellan två femmor
      Givet att på bordet ligger KL 5, HJ 5, RU 7 och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9 och KL Q på handen
      Och att Bo har KL 2 och RU 2 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 12 med HJ 3 på bygget 9 och tar med HJ 5 och RU 7
      Så ligger på bordet KL 5 och bygget 12 (KL 4, SP 5, HJ 3, HJ 5, RU 7) som Anna äger, låst

  @BYG-8
  Regel: I utkast flyttas alla andra tvåkortshögar in i det nya bygget

    Scenario: Konsolidering av alla tvåkortshögar, vad de än är värda
      Givet att på bordet ligger SP 6, högen (KL 9, RU 7), högen (KL A, HJ A), högen (KL 4, RU 5) och HJ K
      Och att Anna har HJ 3 och HJ 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet HJ K och bygget 9 (HJ 3, SP 6, KL 9, RU 7, KL A, HJ A, KL 4, RU 5) som Anna äger, låst
      Och Anna har HJ 9 på handen
      Och Bo står i tur

    Scenario: Konsolidering i utkastets eget exempel
      Givet att på bordet ligger SP 5, högen (KL 9, RU 7) och RU 10
      Och att Anna har KL 4 på handen
      Och att Bo har RU 10 och HJ 6 på handen
      Och att Bo står i tur
      När Bo bygger 16 med HJ 6 på RU 10
      Så ligger på bordet SP 5 och bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst
      Och Bo har RU 10 på handen

    Scenario: Konsolidering lämnar ensamma kort, också de som har byggets värde
      Givet att på bordet ligger SP 6, RU 9, KL 4, RU 5 och högen (KL 2, RU 3)
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet RU 9, KL 4, RU 5 och bygget 9 (HJ 3, SP 6, KL 2, RU 3) som Anna äger, låst

    Scenario: Konsolidering lämnar högar med tre kort
      Givet att på bordet ligger SP 6, högen (KL 2, RU 2, RU 5) och högen (KL A, HJ A)
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet högen (KL 2, RU 2, RU 5) och bygget 9 (HJ 3, SP 6, KL A, HJ A) som Anna äger, låst

    @A-27
    Scenariomall: Konsolidering går varken att avstå från eller utöka
      Givet att på bordet ligger SP 6, högen (KL 9, RU 7), högen (KL A, HJ A) och RU 9
      Och att Anna har HJ 3 och HJ 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6 och tar med <fel kort>
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 9 med HJ 3 på SP 6 och tar med KL 9, RU 7, KL A och HJ A
      Så ligger på bordet RU 9 och bygget 9 (HJ 3, SP 6, KL 9, RU 7, KL A, HJ A) som Anna äger, låst

      Exempel:
        | fel kort                        |
        | inga kort                       |
        | KL 9 och RU 7                   |
        | KL A och HJ A                   |
        | KL 9, RU 7, KL A, HJ A och RU 9 |

    Scenario: Konsolidering lämnar motståndarens låsta tvåkortsbygge
      Givet att på bordet ligger SP 6, högen (KL 9, RU 7) och bygget 10 (KL 4, RU 6) som Bo äger, låst
      Och att Anna har HJ 3 och HJ 9 på handen
      Och att Bo har HJ 10 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 9, RU 7) som Anna äger, låst och bygget 10 (KL 4, RU 6) som Bo äger, låst

    @A-25
    Scenario: Konsolidering lämnar ett eget låst bygge av annat värde
      Givet att på bordet ligger SP 6, högen (KL 9, RU 7) och bygget 10 (KL 4, RU 6) som Anna äger, låst
      Och att Anna har HJ 3, HJ 9 och HJ 10 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 9, RU 7) som Anna äger, låst och bygget 10 (KL 4, RU 6) som Anna äger, låst

    @A-25
    Scenariomall: Konsolidering tar med ett öppet tvåkortsbygge som ställts upp
      Givet att på bordet ligger SP 6 och bygget 10 (KL 4, RU 6) som <ägare> äger
      Och att Anna har HJ 3, HJ 9 och KL 10 på handen
      Och att Bo har HJ 10 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 4, RU 6) som Anna äger, låst

      Exempel:
        | ägare |
        | Anna  |
        | Bo    |

    @BYG-5 @A-22 @A-26
    Scenario: Konsolidering och hopslagning i en och samma tur
      Givet att på bordet ligger SP 6, högen (KL 9, RU 7), HJ K och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har HJ 3 och HJ 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet HJ K och bygget 9 (HJ 3, SP 6, KL 4, SP 5, KL 9, RU 7) som Anna äger, låst

    @BYG-6
    Scenario: Konsolidering när man bygger på en av två tvåkortshögar
      Givet att på bordet ligger högen (KL 4, SP 3) och högen (KL 9, RU 7)
      Och att Anna har RU 2 och HJ 9 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 3)
      Så ligger på bordet bygget 9 (KL 4, SP 3, RU 2, KL 9, RU 7) som Anna äger, låst

    @BYG-6
    Scenario: Konsolidering av en tvåkortshög med samma kort som den man bygger på
      Givet att på bordet ligger högen (KL 4, SP 3) och högen (KL 4, SP 3)
      Och att Anna har RU 2 och HJ 9 på handen
      Och att Bo har HJ 5 på handen
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 3)
      Så ligger på bordet bygget 9 (KL 4, SP 3, RU 2, KL 4, SP 3) som Anna äger, låst

    @INT-7 @MUL-1 @TAB-1
    Scenario: Konsolidering ändrar inte byggets värde, och en mulle i bygget räknas när det tas in
      Givet att på bordet ligger SP 6 och högen (KL 9, RU 7)
      Och att Anna har HJ 3 och HJ 9 på handen
      Och att Bo har RU 10, KL 9 och HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo tar in bygget 9 (HJ 3, SP 6, KL 9, RU 7) med RU 10
      Så vägras draget: värdena stämmer inte
      När Bo tar in bygget 9 (HJ 3, SP 6, KL 9, RU 7) med KL 9
      Så är bordet tomt
      Och Bo har HJ 3, SP 6, RU 7 och KL 9 i sin intagna hög
      Och Bo har KL 9 i sin mullehög
      Och Bo har 1 tabbe
