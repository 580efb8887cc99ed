# language: sv
Egenskap: Låsning

  Ett öppet bygge får byggas om, ett låst får bara tas in. Kapitlet säger vad som låser ett bygge,
  vad låset hindrar och vad det inte hindrar. I utkast är varje bygge låst från början.

  @LAS-1
  Regel: Ett bygge är öppet tills något låser det, hur många kort det än har

    @BYG-2 @BYG-3 @A-20
    Scenario: Ett öppet bygge med två kort kan motståndaren bygga om i nästa drag i 0.3.0
      Givet att på bordet ligger SP 6
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 4 och HJ K på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6) som Anna äger
      När Bo bygger 13 med HJ 4 på bygget 9 (HJ 3, SP 6)
      Så ligger på bordet bygget 13 (HJ 3, SP 6, HJ 4) som Bo äger

    @BYG-2
    Scenario: Ett öppet bygge som byggs om till tre kort är fortfarande öppet
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger och RU 8
      Och att Anna har HJ 3, KL 9 och KL Q på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så ligger på bordet RU 8 och bygget 12 (KL 4, SP 5, HJ 3) som Anna äger

    @BYG-2 @BYG-3 @A-20
    Scenario: Ett öppet bygge med fyra och fem kort kan fortfarande byggas om
      Givet att på bordet ligger bygget 10 (HJ 3, KL 4, RU 2, SP 5) som Bo äger
      Och att Anna har KL 3, KL K och KL 5 på handen
      Och att Bo har HJ 10, HJ 7 och RU 6 på handen
      När Anna bygger 13 med KL 3 på bygget 10
      Så ligger på bordet bygget 13 (HJ 3, KL 4, RU 2, SP 5, KL 3) som Anna äger
      När Bo bygger 7 med RU 6 på bygget 13 (HJ 3, KL 4, RU 2, SP 5, KL 3)
      Så ligger på bordet bygget 7 (HJ 3, KL 4, RU 2, SP 5, KL 3, RU 6) som Bo äger

    @BYG-2 @BYG-3 @A-20
    Scenariomall: Ett öppet bygge på 14, 15 eller 16 är lika öppet som andra och kan byggas om
      Givet att på bordet ligger HJ 6
      Och att Anna har <kort> och <svar> på handen
      Och att Bo har RU 5 och <Bos> på handen
      När Anna bygger <högt> med <kort> på HJ 6
      Så ligger på bordet bygget <högt> (HJ 6, <kort>) som Anna äger
      När Bo bygger <lågt> med RU 5 på bygget <högt>
      Så ligger på bordet bygget <lågt> (HJ 6, <kort>, RU 5) som Bo äger

      Exempel:
        | kort  | svar  | högt | lågt | Bos   |
        | KL 8  | RU A  | 14   | 9    | HJ 9  |
        | KL 9  | SP 2  | 15   | 10   | HJ 10 |
        | KL 10 | RU 10 | 16   | 11   | HJ J  |

    @BYG-2
    Scenario: Ett öppet bygge förblir öppet när spelarna gör annat
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger, HJ 3 och SP J
      Och att Anna har KL 9, KL 3 och HJ 6 på handen
      Och att Bo har KL J, KL 2 och RU J på handen
      När Anna tar in HJ 3 med KL 3
      Och Bo tar in SP J med KL J
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Anna äger

  @LAS-2
  Regel: Hopslagning låser

    @BYG-5 @LAS-6
    Scenario: Hopslagning av två öppna byggen ger ett låst
      Givet att på bordet ligger SP 6 och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 4, HJ K och HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 4, SP 5) som Anna äger, låst
      När Bo bygger 13 med HJ 4 på bygget 9 (HJ 3, SP 6, KL 4, SP 5)
      Så vägras draget: bygget är låst
      När Bo slänger HJ 4
      Så ligger på bordet HJ 4 och bygget 9 (HJ 3, SP 6, KL 4, SP 5) som Anna äger, låst

    @BYG-2 @BYG-5
    Scenario: Hopslagning genom ombyggnad låser också
      Givet att på bordet ligger bygget 6 (KL 4, RU 2) som Anna äger, bygget 9 (SP 4, SP 5) som Anna äger och RU 8
      Och att Anna har HJ 3, KL 9 och HJ 6 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på bygget 6
      Så ligger på bordet RU 8 och bygget 9 (KL 4, RU 2, HJ 3, SP 4, SP 5) som Anna äger, låst

    @A-24
    Scenario: Utan hopslagning ligger två egna byggen öppna bredvid varandra
      Givet att på bordet ligger SP 6 och bygget 10 (KL 4, RU 6) som Anna äger
      Och att Anna har HJ 3, KL 9 och KL 10 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6) som Anna äger och bygget 10 (KL 4, RU 6) som Anna äger

  @LAS-3
  Regel: Absorption av minst en hög låser

    @BYG-7 @A-24
    Scenario: Absorption av ett enda ensamt kort låser
      Givet att på bordet ligger SP 6 och RU 9
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, RU 9) som Anna äger, låst

    @BYG-7
    Scenario: Absorption av en enda tvåkortshög låser
      Givet att på bordet ligger SP 6 och högen (KL 4, RU 5)
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 4, RU 5) som Anna äger, låst

    @BYG-7 @A-24
    Scenario: Absorption av ett enda par låser, också när ett av korten är RU 10
      Givet att på bordet ligger HJ 10, RU 10 och SP 6
      Och att Anna har KL 6 och RU 10 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 16 med KL 6 på HJ 10
      Så ligger på bordet bygget 16 (KL 6, HJ 10, RU 10, SP 6) som Anna äger, låst

    Scenario: Utan något att absorbera är bygget öppet
      Givet att på bordet ligger SP 6, RU 8 och KL 4
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet RU 8, KL 4 och bygget 9 (HJ 3, SP 6) som Anna äger

    @BYG-2 @BYG-7 @A-24
    Scenariomall: Absorption vid ombyggnad låser, uppåt och neråt
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger och <ensamt>
      Och att Anna har HJ 3, KL 9, KL 6 och KL Q på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger <värde> med HJ 3 på bygget 9
      Så ligger på bordet bygget <värde> (KL 4, SP 5, HJ 3, <ensamt>) som Anna äger, låst

      Exempel:
        | värde | ensamt |
        | 12    | RU Q   |
        | 6     | RU 6   |

    @BYG-7 @LAS-6 @A-01 @A-24
    Scenario: Absorption låser så att motståndaren inte kan bygga om
      Givet att på bordet ligger SP 6 och RU 9
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 4, HJ K och HJ 9 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo bygger 13 med HJ 4 på bygget 9 (HJ 3, SP 6, RU 9)
      Så vägras draget: bygget är låst
      När Bo tar in bygget 9 (HJ 3, SP 6, RU 9) med HJ 9
      Så är bordet tomt
      Och Bo har HJ 3, SP 6, RU 9 och HJ 9 i sin intagna hög

    @BYG-2 @BYG-3 @BYG-7 @LAS-6 @A-20 @A-24
    Scenario: Absorption vid motståndarens ombyggnad låser för den gamla ägaren
      Givet att på bordet ligger SP 6 och RU K
      Och att Anna har HJ 3, KL 9, HJ 2 och SP 2 på handen
      Och att Bo har HJ 4, HJ K och HJ 8 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo bygger 13 med HJ 4 på bygget 9 (HJ 3, SP 6)
      Så ligger på bordet bygget 13 (HJ 3, SP 6, HJ 4, RU K) som Bo äger, låst
      När Anna bygger 15 med HJ 2 på bygget 13 (HJ 3, SP 6, HJ 4, RU K)
      Så vägras draget: bygget är låst
      När Anna slänger HJ 2
      Så ligger på bordet HJ 2 och bygget 13 (HJ 3, SP 6, HJ 4, RU K) som Bo äger, låst

  @LAS-4
  Regel: Trotta och matning låser, och båda går efter kortets bordsvärde

    @TRO-4
    Scenario: En trotta på ett ensamt kort ger ett låst bygge
      Givet att på bordet ligger HJ 8
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har HJ 2 och HJ 10 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (HJ 8, SP 8) som Anna äger, låst
      När Bo bygger 10 med HJ 2 på bygget 8 (HJ 8, SP 8)
      Så vägras draget: bygget är låst
      När Bo slänger HJ 2
      Så ligger på bordet HJ 2 och bygget 8 (HJ 8, SP 8) som Anna äger, låst

    @TRO-2 @TRO-4
    Scenario: En trotta på ett eget öppet bygge låser det
      Givet att på bordet ligger bygget 8 (KL 2, RU 3, SP 3) som Anna äger
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har HJ 2 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (KL 2, RU 3, SP 3, SP 8) som Anna äger, låst
      Och Anna har KL 8 på handen

    @TRO-1 @TRO-4
    Scenario: En trotta räknar RU 10 som 10 och låser
      Givet att på bordet ligger HJ 10 och SP 3
      Och att Anna har RU 10 och KL 10 på handen
      Och att Bo har HJ 2 på handen
      När Anna trottar RU 10
      Så ligger på bordet SP 3 och bygget 10 (HJ 10, RU 10) som Anna äger, låst

    @TRO-3
    Scenario: En trotta räknar ett ess som 1, så det kan inte läggas till ett bygge på 14
      Givet att på bordet ligger bygget 14 (KL 6, SP 8) som Anna äger
      Och att Anna har HJ A och KL A på handen
      Och att Bo har HJ 2 på handen
      När Anna trottar HJ A
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna tar in bygget 14 med HJ A
      Så har Anna KL 6, SP 8 och HJ A i sin intagna hög

    @SLA-4
    Scenariomall: Matning går efter bordsvärdet för SP 2 och RU 10 och låser bygget
      Givet att på bordet ligger bygget <värde> (<korten>) som Anna äger
      Och att Anna har <kort> och <sparat> på handen
      Och att Bo har HJ 5 på handen
      När Anna slänger <kort>
      Så ligger på bordet bygget <värde> (<korten>, <kort>) som Anna äger, låst
      Och Anna har <sparat> på handen

      Exempel:
        | värde | korten     | kort  | sparat |
        | 2     | KL A, SP A | SP 2  | KL 2   |
        | 10    | KL 4, SP 6 | RU 10 | KL 10  |

    @SLA-4 @LAS-6 @A-37
    Scenario: Matning med ett kort som också kunde ha tagit in bygget låser det
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 9 och KL 9 på handen
      Och att Bo har HJ 3, HJ Q och HJ 6 på handen
      När Anna slänger HJ 9
      Så ligger på bordet bygget 9 (KL 4, SP 5, HJ 9) som Anna äger, låst
      När Bo bygger 12 med HJ 3 på bygget 9 (KL 4, SP 5, HJ 9)
      Så vägras draget: bygget är låst
      När Bo slänger HJ 3
      Så ligger på bordet HJ 3 och bygget 9 (KL 4, SP 5, HJ 9) som Anna äger, låst

    @SLA-2 @SLA-4
    Scenariomall: Matning går inte efter handvärdet, så ess, SP 2 och RU 10 matas inte till 14, 15 och 16
      Givet att på bordet ligger bygget <värde> (<korten>) som Anna äger
      Och att Anna har <kort> och <andra> på handen
      Och att Bo har HJ 3 på handen
      När Anna slänger <kort>
      Så vägras draget: kortet kan ta in något
      När Anna tar in bygget <värde> med <kort>
      Så är bordet tomt

      Exempel:
        | värde | korten      | kort  | andra |
        | 14    | KL 6, SP 8  | HJ A  | KL A  |
        | 15    | KL 6, SP 9  | SP 2  | SP 2  |
        | 16    | KL 6, SP 10 | RU 10 | RU 10 |

  @LAS-5
  Regel: I utkast är varje bygge låst så snart det har gjorts

    Scenario: Ett bygge i utkast låses genast, fast inget konsoliderades
      Givet att på bordet ligger SP 6 och HJ K
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet HJ K och bygget 9 (HJ 3, SP 6) som Anna äger, låst

    @BYG-8
    Scenario: Ett bygge i utkast låses också när något konsolideras
      Givet att på bordet ligger SP 6 och högen (KL 9, RU 7)
      Och att Anna har HJ 3 och HJ 9 på handen
      Och att Bo har KL 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 9, RU 7) som Anna äger, låst

    @BYG-6
    Scenario: Ett bygge i utkast som görs på en tvåkortshög låses genast
      Givet att på bordet ligger högen (KL 4, SP 3)
      Och att Anna har RU 2 och KL 9 på handen
      Och att Bo har HJ 8 på handen
      När Anna bygger 9 med RU 2 på högen (KL 4, SP 3)
      Så ligger på bordet bygget 9 (KL 4, SP 3, RU 2) som Anna äger, låst

    @LAS-6
    Scenario: Ett bygge i utkast kan motståndaren inte bygga om i nästa drag
      Givet att på bordet ligger SP 6
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 4 och HJ K på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo bygger 13 med HJ 4 på bygget 9 (HJ 3, SP 6)
      Så vägras draget: bygget är låst
      När Bo slänger HJ 4
      Så ligger på bordet HJ 4 och bygget 9 (HJ 3, SP 6) som Anna äger, låst

    @LAS-6 @A-33
    Scenario: Ett bygge i utkast kan inte heller ägaren bygga om nästa tur
      Givet att på bordet ligger SP 6
      Och att Anna har HJ 3, KL 9, HJ 2 och HJ J på handen
      Och att Bo har KL Q och KL K på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo slänger KL Q
      Och Anna bygger 11 med HJ 2 på bygget 9 (HJ 3, SP 6)
      Så vägras draget: bygget är låst
      När Anna tar in bygget 9 (HJ 3, SP 6) med KL 9
      Så ligger på bordet KL Q

  @LAS-6
  Regel: Ett låst bygge kan inte byggas om av någon

    Scenariomall: Ett låst bygge kan motståndaren inte bygga om, varken uppåt eller neråt
      Givet att på bordet ligger SP 8 och bygget 9 (KL 4, SP 5) som Bo äger, låst
      Och att Anna har HJ 3, KL 6, KL J och KL Q på handen
      Och att Bo har HJ 9 på handen
      När Anna bygger <värde> med HJ 3 på bygget 9
      Så vägras draget: bygget är låst
      När Anna bygger 11 med HJ 3 på SP 8
      Så tillåts draget

      Exempel:
        | värde |
        | 12    |
        | 6     |

    @A-33
    Scenariomall: Ett låst bygge kan ägaren inte heller bygga om, varken uppåt eller neråt
      Givet att på bordet ligger SP 8 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har HJ 3, KL 9, KL 6, KL J och KL Q på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger <värde> med HJ 3 på bygget 9
      Så vägras draget: bygget är låst
      När Anna bygger 11 med HJ 3 på SP 8
      Så tillåts draget

      Exempel:
        | värde |
        | 12    |
        | 6     |

    @BYG-2 @BYG-3 @A-20
    Scenariomall: Ett öppet bygge i samma läge får byggas om, vem som än äger det
      Givet att på bordet ligger SP 8 och bygget 9 (KL 4, SP 5) som <ägare> äger
      Och att Anna har HJ 3, KL 9, KL 6, KL J och KL Q på handen
      Och att Bo har HJ 9 och HJ 2 på handen
      När Anna bygger <värde> med HJ 3 på bygget 9
      Så ligger på bordet SP 8 och bygget <värde> (KL 4, SP 5, HJ 3) som Anna äger

      Exempel:
        | ägare | värde |
        | Anna  | 12    |
        | Anna  | 6     |
        | Bo    | 12    |
        | Bo    | 6     |

    Scenariomall: Ett låst bygge kan inte byggas om till 13, 14, 15 eller 16
      Givet att på bordet ligger bygget 11 (HJ 5, HJ 6) som Bo äger, låst
      Och att Anna har <kort> och <sparat> på handen
      Och att Bo har KL J på handen
      När Anna bygger <värde> med <kort> på bygget 11
      Så vägras draget: bygget är låst
      När Anna slänger <kort>
      Så ligger på bordet <kort> och bygget 11 (HJ 5, HJ 6) som Bo äger, låst

      Exempel:
        | kort | värde | sparat |
        | SP 2 | 13    | SP K   |
        | KL 3 | 14    | RU A   |
        | KL 4 | 15    | SP 2   |
        | KL 5 | 16    | RU 10  |

    @A-11
    Scenario: Ett låst bygge som man försöker ge ett omöjligt värde vägras för låsets skull
      Givet att på bordet ligger SP 7 och bygget 9 (KL 4, SP 5) som Bo äger, låst
      Och att Anna har HJ 3 och KL 10 på handen
      Och att Bo har HJ 9 på handen
      När Anna bygger 10 med HJ 3 på bygget 9
      Så vägras draget: bygget är låst
      När Anna bygger 10 med HJ 3 på SP 7
      Så tillåts draget

    @A-19 @A-20 @utgåva-0.3.0
    Scenario: Ett låst bygge kan inte byggas om fast ett öppet med samma kort kan få värdet
      Givet att på bordet ligger bygget 12 (HJ 4, KL 5, RU 3) som Bo äger, låst och bygget 4 (HJ 4, KL 5, RU 3) som Bo äger
      Och att Anna har SP 4 och SP 8 på handen
      Och att Bo har KL 4 och KL Q på handen
      När Anna bygger 8 med SP 4 på bygget 12 (HJ 4, KL 5, RU 3)
      Så vägras draget: bygget är låst
      När Anna bygger 8 med SP 4 på bygget 4 (HJ 4, KL 5, RU 3)
      Så ligger på bordet bygget 12 (HJ 4, KL 5, RU 3) som Bo äger, låst och bygget 8 (HJ 4, KL 5, RU 3, SP 4) som Anna äger

    @BYG-5 @A-22 @A-25 @A-26 @A-33
    Scenario: Ett låst bygge kan inte byggas om till ett värde där man har ett annat bygge
      Givet att på bordet ligger RU 10, bygget 9 (KL 4, SP 5) som Anna äger, låst och bygget 12 (KL 5, RU 7) som Anna äger, låst
      Och att Anna har HJ 3, KL 2, KL 9 och KL Q på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så vägras draget: bygget är låst
      När Anna bygger 12 med KL 2 på RU 10
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Anna äger, låst och bygget 12 (KL 5, RU 7, KL 2, RU 10) som Anna äger, låst

  @LAS-7
  Regel: Ett låst bygge kan tas in av vem som helst med ett kort av dess värde

    @INT-9
    Scenariomall: Ett låst bygge tas in av den som äger det likaväl som av motståndaren
      Givet att på bordet ligger HJ K och bygget 9 (KL 4, SP 5) som <ägare> äger, låst
      Och att Anna har KL 9 och HJ 2 på handen
      Och att Bo har SP 9 på handen
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet HJ K
      Och Anna har KL 4, SP 5 och KL 9 i sin intagna hög
      Och Bo har inga kort i sin intagna hög
      Och Anna har 0 tabbar

      Exempel:
        | ägare |
        | Anna  |
        | Bo    |

    @INT-7 @A-01
    Scenariomall: Ett låst bygge tas in bara med ett kort av exakt dess värde
      Givet att på bordet ligger bygget <värde> (<korten>) som Bo äger, låst
      Och att Anna har <rätt kort> och <fel kort> på handen
      Och att Bo har <Bos kort> på handen
      När Anna tar in bygget <värde> med <fel kort>
      Så vägras draget: värdena stämmer inte
      När Anna tar in bygget <värde> med <rätt kort>
      Så är bordet tomt
      Och Anna har <korten> och <rätt kort> i sin intagna hög
      Och Anna har 1 tabbe

      Exempel:
        | värde | korten      | Bos kort | rätt kort | fel kort |
        | 10    | KL 4, SP 6  | SP 10    | HJ 10     | RU 10    |
        | 13    | KL 6, SP 7  | SP K     | HJ K      | HJ A     |
        | 14    | KL 6, SP 8  | SP A     | HJ A      | HJ K     |
        | 15    | KL 6, SP 9  | SP 2     | SP 2      | HJ 2     |
        | 16    | KL 6, SP 10 | RU 10    | RU 10     | HJ 10    |

    @TAB-1
    Scenario: Ett låst bygge som nyss gjordes kan motståndaren ta in genast
      Givet att på bordet ligger SP 6 och högen (KL 4, RU 5)
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 9 och KL 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo tar in bygget 9 (HJ 3, SP 6, KL 4, RU 5) med HJ 9
      Så är bordet tomt
      Och Bo har HJ 3, SP 6, KL 4, RU 5 och HJ 9 i sin intagna hög
      Och Bo har 1 tabbe
      Och Anna har KL 9 på handen

    @INT-3
    Scenario: Ett låst bygge tas in tillsammans med allt annat som passar
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Bo äger, låst, HJ 2 och HJ 7
      Och att Anna har KL 9 och HJ 3 på handen
      Och att Bo har SP 9 på handen
      När Anna tar in bygget 9 med KL 9
      Så vägras draget: fler högar kan tas
      När Anna tar in bygget 9, HJ 2 och HJ 7 med KL 9
      Så är bordet tomt
      Och Anna har KL 4, SP 5, HJ 2, HJ 7 och KL 9 i sin intagna hög
      Och Anna har 1 tabbe

    @MUL-6
    Scenario: Ett låst bygge på 16 med RU 10 i ger ägaren en mulle när det tas in med RU 10
      Givet att på bordet ligger bygget 16 (KL 6, RU 10) som Anna äger, låst och HJ 6
      Och att Anna har RU 10 och HJ 3 på handen
      Och att Bo har KL 2 på handen
      När Anna tar in bygget 16 med RU 10
      Så ligger på bordet HJ 6
      Och Anna har KL 6 och RU 10 i sin intagna hög
      Och Anna har RU 10 i sin mullehög

  @LAS-8
  Regel: Motståndaren kan aldrig flytta in ett låst bygge i ett annat bygge

    @BYG-4 @A-21
    Scenario: Ett låst bygge flyttas inte av att motståndaren försöker bygga till dess värde
      Givet att på bordet ligger SP 6 och bygget 9 (KL 4, SP 5) som Bo äger, låst
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 9 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna slänger HJ 3
      Så ligger på bordet SP 6, HJ 3 och bygget 9 (KL 4, SP 5) som Bo äger, låst

    @utgåva-0.3.0
    Scenario: Ett låst bygge ligger kvar när motståndaren bygger till ett annat värde i 0.3.0
      Givet att på bordet ligger SP 6 och bygget 10 (KL 4, RU 6) som Bo äger, låst
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 10 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6) som Anna äger och bygget 10 (KL 4, RU 6) som Bo äger, låst

    @BYG-8
    Scenario: Ett låst bygge ligger kvar när motståndaren bygger och konsoliderar i utkast
      Givet att på bordet ligger SP 6, högen (KL 2, RU 8) och bygget 10 (KL 4, RU 6) som Bo äger, låst
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 10 på handen
      När Anna bygger 9 med HJ 3 på SP 6 och tar med KL 2, RU 8, KL 4 och RU 6
      Så vägras draget: fel kort tas med i bygget
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (HJ 3, SP 6, KL 2, RU 8) som Anna äger, låst och bygget 10 (KL 4, RU 6) som Bo äger, låst

    @TRO-6 @A-36
    Scenario: Ett låst tvåkortsbygge kan motståndaren inte samla in med trotta
      Givet att på bordet ligger HJ 2, HJ 6 och bygget 8 (KL 3, SP 5) som Bo äger, låst
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har RU 8 på handen
      När Anna trottar SP 8
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna tar in HJ 2, HJ 6 och bygget 8 med SP 8
      Så är bordet tomt
      Och Anna har HJ 2, HJ 6, KL 3, SP 5 och SP 8 i sin intagna hög

    @TRO-1 @TRO-4
    Scenario: Ett öppet tvåkortsbygge har inget lås som skyddar mot motståndarens trotta
      Givet att på bordet ligger HJ 2, HJ 6 och bygget 8 (KL 3, SP 5) som Bo äger
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har RU 8 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (SP 8, KL 3, SP 5, HJ 2, HJ 6) som Anna äger, låst

    @BYG-5 @A-22 @A-26
    Scenario: Ett låst bygge kan ägaren själv slå ihop med ett nytt, och motståndarens ligger kvar
      Givet att på bordet ligger SP 6, bygget 9 (KL 4, SP 5) som Anna äger, låst och bygget 10 (KL 3, RU 7) som Bo äger, låst
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 10 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (KL 4, SP 5, HJ 3, SP 6) som Anna äger, låst och bygget 10 (KL 3, RU 7) som Bo äger, låst

    @TRO-2
    Scenario: Ett låst bygge kan ägaren själv lägga till kort i genom att trotta
      Givet att på bordet ligger HJ 2, HJ 6 och bygget 8 (KL 3, SP 5) som Anna äger, låst
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har HJ 3 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (KL 3, SP 5, HJ 2, HJ 6, SP 8) som Anna äger, låst

  @LAS-9 @A-34
  Regel: Ett låst bygge öppnas aldrig igen

    @LAS-6 @A-33
    Scenario: Ett låst bygge är låst också sedan båda har spelat
      Givet att på bordet ligger HJ 3, SP J och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9, KL 3, HJ 2 och RU J på handen
      Och att Bo har KL J, KL 2 och HJ J på handen
      När Anna tar in HJ 3 med KL 3
      Och Bo tar in SP J med KL J
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Anna äger, låst
      När Anna bygger 11 med HJ 2 på bygget 9
      Så vägras draget: bygget är låst
      När Anna tar in bygget 9 med KL 9
      Så är bordet tomt

    @SLA-4 @LAS-6
    Scenario: Ett låst bygge är låst också sedan ett kort har matats
      Givet att på bordet ligger bygget 10 (KL 4, SP 6) som Anna äger, låst
      Och att Anna har RU 10 och KL 10 på handen
      Och att Bo har HJ 3, HJ K och HJ 5 på handen
      När Anna slänger RU 10
      Så ligger på bordet bygget 10 (KL 4, SP 6, RU 10) som Anna äger, låst
      När Bo bygger 13 med HJ 3 på bygget 10 (KL 4, SP 6, RU 10)
      Så vägras draget: bygget är låst
      När Bo slänger HJ 3
      Så ligger på bordet HJ 3 och bygget 10 (KL 4, SP 6, RU 10) som Anna äger, låst

    @TRO-2
    Scenario: Ett låst bygge är låst också sedan ägaren har trottat till det
      Givet att på bordet ligger bygget 8 (KL 3, SP 5) som Anna äger, låst
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har HJ 2 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (KL 3, SP 5, SP 8) som Anna äger, låst

    @BYG-5 @LAS-6 @A-22 @A-26
    Scenario: Ett låst bygge är låst också sedan det slagits ihop med ett nytt
      Givet att på bordet ligger SP 6 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har HJ 3 och KL 9 på handen
      Och att Bo har HJ 4, HJ K och HJ 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo bygger 13 med HJ 4 på bygget 9 (HJ 3, SP 6, KL 4, SP 5)
      Så vägras draget: bygget är låst
      När Bo slänger HJ 4
      Så ligger på bordet HJ 4 och bygget 9 (HJ 3, SP 6, KL 4, SP 5) som Anna äger, låst
