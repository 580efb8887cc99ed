# language: sv
Egenskap: Trotta

  Den som trottar lägger ut ett kort och samlar allt av kortets värde på bordet till ett låst bygge.
  Man trottar bara i 0.3.0.

  @TRO-1
  Regel: Allt på bordet av kortets värde samlas till ett enda bygge

    Scenariomall: En trotta samlar ensamma kort, tvåkortshögar, öppna tvåkortsbyggen och par
      Givet att på bordet ligger <av värdet 8> och HJ K
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 8 på handen
      När Anna trottar SP 8
      Så ligger på bordet HJ K och bygget 8 (<i bygget>) som Anna äger, låst
      Och Anna har KL 8 och KL J på handen
      Och Bo står i tur

      Exempel:
        | av värdet 8                         | i bygget         |
        | HJ 8                                | HJ 8, SP 8       |
        | SP 8                                | SP 8, SP 8       |
        | HJ 8, RU 8                          | HJ 8, RU 8, SP 8 |
        | högen (HJ 3, SP 5)                  | HJ 3, SP 5, SP 8 |
        | bygget 8 (HJ 3, SP 5) som Anna äger | HJ 3, SP 5, SP 8 |
        | bygget 8 (HJ 3, SP 5) som Bo äger   | HJ 3, SP 5, SP 8 |
        | HJ 3, SP 5                          | HJ 3, SP 5, SP 8 |
        | HJ 4, SP 4                          | HJ 4, SP 4, SP 8 |

    Scenario: En trotta samlar allt av värdet på en gång
      Givet att på bordet ligger HJ 8, högen (HJ 2, RU 6), bygget 8 (HJ 3, SP 5) som Bo äger, HJ 4, SP 4 och HJ K
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 8 på handen
      När Anna trottar SP 8
      Så ligger på bordet HJ K och bygget 8 (HJ 8, HJ 2, RU 6, HJ 3, SP 5, HJ 4, SP 4, SP 8) som Anna äger, låst

    Scenariomall: En trotta lämnar högar och byggen som inte hör till värdet
      Givet att på bordet ligger HJ 8 och <ligger kvar>
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har SP 9 och KL 2 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (HJ 8, SP 8) som Anna äger, låst och <ligger kvar>

      Exempel:
        | ligger kvar                             |
        | RU 9                                    |
        | högen (HJ 2, RU 7)                      |
        | högen (HJ 2, RU 2, SP 4)                |
        | bygget 9 (HJ 3, SP 6) som Bo äger       |
        | bygget 9 (HJ 3, SP 6) som Bo äger, låst |
        | bygget 2 (HJ 2, RU 3, SP 3) som Bo äger |

    Scenario: En trotta samlar inte tre ensamma kort som tillsammans blir värdet
      Givet att på bordet ligger HJ 8, HJ 2, RU 2 och SP 4
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har SP 9 på handen
      När Anna trottar SP 8
      Så ligger på bordet HJ 2, RU 2, SP 4 och bygget 8 (HJ 8, SP 8) som Anna äger, låst

    Scenario: En trotta gör inget par av ett ensamt kort och en hög eller ett bygge
      Givet att på bordet ligger HJ 8, högen (HJ 2, RU 3), SP 3, SP 2 och bygget 6 (KL 2, RU 4) som Bo äger
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har SP 6 på handen
      När Anna trottar SP 8
      Så ligger på bordet högen (HJ 2, RU 3), SP 3, SP 2, bygget 6 (KL 2, RU 4) som Bo äger och bygget 8 (HJ 8, SP 8) som Anna äger, låst

    @A-27
    Scenariomall: En trotta får varken lämna något av värdet eller ta med något annat
      Givet att på bordet ligger HJ 8, högen (HJ 3, SP 5), bygget 8 (KL 2, RU 6) som Bo äger och HJ K
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 8 på handen
      När Anna trottar SP 8 och samlar <fel kort>
      Så vägras draget: fel kort tas med i bygget
      När Anna trottar SP 8 och samlar HJ 8, HJ 3, SP 5, KL 2 och RU 6
      Så ligger på bordet HJ K och bygget 8 (HJ 8, HJ 3, SP 5, KL 2, RU 6, SP 8) som Anna äger, låst

      Exempel:
        | fel kort                              |
        | inga kort                             |
        | HJ 8                                  |
        | HJ 8, HJ 3 och SP 5                   |
        | HJ 8, KL 2 och RU 6                   |
        | HJ 3, SP 5, KL 2 och RU 6             |
        | HJ 8, HJ 3, SP 5, KL 2, RU 6 och HJ K |

    Scenariomall: En trotta räknar ess, SP 2 och RU 10 efter bordsvärdet
      Givet att på bordet ligger <på bordet>
      Och att Anna har <kort>, <svarar för bygget> och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar <kort>
      Så ligger på bordet bygget <värde> (<i bygget>) som Anna äger, låst
      Och Anna har <svarar för bygget> och KL J på handen

      Exempel:
        | kort  | på bordet      | värde | i bygget          | svarar för bygget |
        | SP 2  | HJ 2           | 2     | HJ 2, SP 2        | KL 2              |
        | SP 2  | HJ A och SP A  | 2     | HJ A, SP A, SP 2  | KL 2              |
        | KL 2  | SP 2           | 2     | SP 2, KL 2        | RU 2              |
        | RU 10 | HJ 10          | 10    | HJ 10, RU 10      | KL 10             |
        | KL 10 | RU 10          | 10    | RU 10, KL 10      | SP 10             |
        | KL 10 | SP 2 och HJ 8  | 10    | SP 2, HJ 8, KL 10 | SP 10             |
        | KL K  | RU 10 och RU 3 | 13    | RU 10, RU 3, KL K | SP K              |
        | KL K  | HJ A och RU Q  | 13    | HJ A, RU Q, KL K  | SP K              |

    @INT-10 @A-01
    Scenario: En trotta är ett val för den som också kan ta in
      Givet att på bordet ligger HJ 8, HJ 3, SP 5 och HJ K
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har RU 9 på handen
      Så kan Anna med SP 8 bara göra dessa drag:
        | Anna tar in HJ 8, HJ 3 och SP 5 med SP 8         |
        | Anna trottar SP 8 och samlar HJ 8, HJ 3 och SP 5 |

  @TRO-2
  Regel: Det måste finnas något att samla eller ett eget bygge att lägga kortet på

    Scenario: En trotta vägras när inget på bordet kan samlas
      Givet att på bordet ligger HJ 7, HJ 2, RU 2 och SP 4
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så vägras draget: det finns inget att samla
      Och Anna står i tur
      När Anna tar in HJ 2, RU 2 och SP 4 med SP 8
      Så ligger på bordet HJ 7

    Scenario: En trotta vägras på ett tomt bord
      Givet att bordet är tomt
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så vägras draget: det finns inget att samla
      När Anna slänger SP 8
      Så ligger på bordet SP 8

    Scenario: En trotta vägras när det egna bygget har ett annat värde
      Givet att på bordet ligger bygget 9 (HJ 3, SP 6) som Anna äger
      Och att Anna har SP 8, KL 8, SP 9 och KL 9 på handen
      Och att Bo har RU 7 på handen
      När Anna trottar SP 8
      Så vägras draget: det finns inget att samla
      När Anna trottar SP 9
      Så ligger på bordet bygget 9 (HJ 3, SP 6, SP 9) som Anna äger, låst

    Scenariomall: En trotta går att göra med bara ett eget bygge av värdet på bordet
      Givet att på bordet ligger <Annas bygge>
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (<i bygget>, SP 8) som Anna äger, låst
      Och Anna har KL 8 och KL J på handen

      Exempel:
        | Annas bygge                                     | i bygget         |
        | bygget 8 (HJ 3, SP 5) som Anna äger             | HJ 3, SP 5       |
        | bygget 8 (HJ 3, SP 5) som Anna äger, låst       | HJ 3, SP 5       |
        | bygget 8 (HJ 2, RU 2, SP 4) som Anna äger       | HJ 2, RU 2, SP 4 |
        | bygget 8 (HJ 2, RU 2, SP 4) som Anna äger, låst | HJ 2, RU 2, SP 4 |

    Scenariomall: En trotta till det egna bygget tar också med allt annat av värdet
      Givet att på bordet ligger <Annas bygge>, HJ 8, RU 2, RU 6, högen (KL 3, KL 5) och HJ K
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så ligger på bordet HJ K och bygget 8 (<i bygget>, HJ 8, RU 2, RU 6, KL 3, KL 5, SP 8) som Anna äger, låst

      Exempel:
        | Annas bygge                                     | i bygget         |
        | bygget 8 (HJ 3, SP 5) som Anna äger             | HJ 3, SP 5       |
        | bygget 8 (HJ 3, SP 5) som Anna äger, låst       | HJ 3, SP 5       |
        | bygget 8 (HJ 4, KL A, SP 3) som Anna äger       | HJ 4, KL A, SP 3 |
        | bygget 8 (HJ 4, KL A, SP 3) som Anna äger, låst | HJ 4, KL A, SP 3 |

    Scenario: En trotta går efter det egna byggets sagda värde och inte efter summan av korten
      Givet att på bordet ligger bygget 6 (KL 4, SP 5, HJ 3) som Anna äger
      Och att Anna har KL 6, HJ 6, KL Q och HJ Q på handen
      Och att Bo har RU 9 på handen
      När Anna trottar KL Q
      Så vägras draget: det finns inget att samla
      När Anna trottar KL 6
      Så ligger på bordet bygget 6 (KL 4, SP 5, HJ 3, KL 6) som Anna äger, låst
      Och Anna har HJ 6, KL Q och HJ Q på handen

  @TRO-3
  Regel: Ett annat kort av värdet måste finnas kvar på handen

    @RES-1
    Scenario: En trotta med den enda åttan vägras
      Givet att på bordet ligger HJ 8 och HJ K
      Och att Anna har SP 8 och KL 7 på handen
      Och att Bo har RU 8 på handen
      När Anna trottar SP 8
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna tar in HJ 8 med SP 8
      Så ligger på bordet HJ K

    @RES-1
    Scenario: En trotta med det ena av två likadana kort går bra, för det andra svarar för bygget
      Givet att på bordet ligger HJ 8
      Och att Anna har SP 8, SP 8 och KL 7 på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (HJ 8, SP 8) som Anna äger, låst
      Och Anna har SP 8 och KL 7 på handen

    Scenariomall: En trotta med ett ess vägras alltid
      Givet att på bordet ligger RU A
      Och att Anna har <ess>, <annat ess> och KL 7 på handen
      Och att Bo har RU 9 på handen
      När Anna trottar <ess>
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna slänger KL 7
      Så ligger på bordet RU A och KL 7

      Exempel:
        | ess  | annat ess |
        | SP A | SP A      |
        | SP A | HJ A      |
        | RU A | KL A      |

    Scenariomall: En trotta med ett kort kvar som bara har värdet på bordet vägras
      Givet att på bordet ligger <på bordet>
      Och att Anna har <kort>, <fel kort> och KL 7 på handen
      Och att Bo har RU 9 på handen
      När Anna trottar <kort>
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna slänger KL 7
      Så ligger på bordet <på bordet> och KL 7

      Exempel:
        | kort  | på bordet | fel kort |
        | KL 10 | HJ 10     | RU 10    |
        | RU 10 | HJ 10     | RU 10    |
        | KL 2  | HJ 2      | SP 2     |
        | SP 2  | HJ 2      | SP 2     |

    @RES-2 @A-01
    Scenario: En trotta reserverar kortet som är kvar på handen
      Givet att på bordet ligger HJ 8 och SP 5
      Och att Anna har SP 8, KL 8 och KL K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna trottar SP 8
      Så ligger på bordet SP 5 och bygget 8 (HJ 8, SP 8) som Anna äger, låst
      När Bo slänger RU 9
      Så tillåts draget
      När Anna bygger 13 med KL 8 på SP 5
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 8 med KL 8
      Så ligger på bordet SP 5 och RU 9
      Och Anna har HJ 8, SP 8 och KL 8 i sin intagna hög

    Scenario: En trotta med RU 10 reserverar den vanliga tian och inte den andra RU 10
      Givet att på bordet ligger HJ 10 och SP 3
      Och att Anna har RU 10, RU 10, KL 10 och KL K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna trottar RU 10
      Så ligger på bordet SP 3 och bygget 10 (HJ 10, RU 10) som Anna äger, låst
      När Bo slänger RU 9
      Så tillåts draget
      När Anna bygger 13 med KL 10 på SP 3
      Så vägras draget: kortet är reserverat
      När Anna bygger 13 med RU 10 på SP 3
      Så ligger på bordet RU 9, bygget 10 (HJ 10, RU 10) som Anna äger, låst och bygget 13 (RU 10, SP 3) som Anna äger
      Och Anna har KL 10 och KL K på handen

  @TRO-4
  Regel: Det samlade bygget är låst och ägs av den som trottade

    @LAS-6 @LAS-7 @A-01
    Scenario: En trotta tar över motståndarens öppna tvåkortsbygge, som inte kan byggas om men väl tas in
      Givet att på bordet ligger bygget 8 (HJ 3, SP 5) som Bo äger
      Och att Anna har SP 8, KL 8 och KL K på handen
      Och att Bo har RU 8, RU 3 och RU J på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (HJ 3, SP 5, SP 8) som Anna äger, låst
      När Bo bygger 11 med RU 3 på bygget 8
      Så vägras draget: bygget är låst
      När Bo tar in bygget 8 med RU 8
      Så är bordet tomt
      Och Bo har HJ 3, SP 5, SP 8 och RU 8 i sin intagna hög
      Och Bo har 1 tabbe

    @LAS-6 @A-33
    Scenario: En trotta låser bygget också för den som trottade
      Givet att på bordet ligger bygget 8 (HJ 3, SP 5) som Anna äger
      Och att Anna har SP 8, KL 8, RU 3 och KL J på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (HJ 3, SP 5, SP 8) som Anna äger, låst
      När Bo slänger RU 9
      Så tillåts draget
      När Anna bygger 11 med RU 3 på bygget 8
      Så vägras draget: bygget är låst
      När Anna tar in bygget 8 med KL 8
      Så ligger på bordet RU 9

    @TAB-2 @A-44
    Scenario: En trotta är inget intag och ger varken mulle eller tabbe
      Givet att på bordet ligger SP 8
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 8 och RU 9 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (SP 8, SP 8) som Anna äger, låst
      Och Anna har KL 8 och KL J på handen
      Och Anna har inga kort i sin intagna hög
      Och Anna har inga kort i sin mullehög
      Och Anna har 0 tabbar
      När Bo tar in bygget 8 med RU 8
      Så är bordet tomt
      Och Bo har SP 8 i sin mullehög
      Och Bo har SP 8 och RU 8 i sin intagna hög
      Och Bo har 1 tabbe

  @TRO-5 @A-35
  Regel: Så många par som möjligt samlas, och spelaren väljer mellan lika många

    @A-14
    Scenario: En trotta med två treor och en femma låter spelaren välja trea
      Givet att på bordet ligger HJ 3, RU 3, SP 5 och KL K
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har RU 9 på handen
      Så kan Anna med SP 8 bara göra dessa drag:
        | Anna tar in HJ 3 och SP 5 med SP 8         |
        | Anna tar in RU 3 och SP 5 med SP 8         |
        | Anna trottar SP 8 och samlar HJ 3 och SP 5 |
        | Anna trottar SP 8 och samlar RU 3 och SP 5 |

    @A-27
    Scenariomall: En trotta lägger den valda trean i bygget och lämnar den andra
      Givet att på bordet ligger HJ 3, RU 3 och SP 5
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8 och samlar <vald> och SP 5
      Så ligger på bordet <kvar> och bygget 8 (<vald>, SP 5, SP 8) som Anna äger, låst

      Exempel:
        | vald | kvar |
        | HJ 3 | RU 3 |
        | RU 3 | HJ 3 |

    @A-27
    Scenario: En trotta vägras när spelaren har ett val men inte säger vilka kort som samlas
      Givet att på bordet ligger HJ 3, RU 3 och SP 5
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så vägras draget: fel kort tas med i bygget
      När Anna trottar SP 8 och samlar RU 3 och SP 5
      Så ligger på bordet HJ 3 och bygget 8 (RU 3, SP 5, SP 8) som Anna äger, låst

    @A-27
    Scenario: En trotta använder inte samma femma i två par
      Givet att på bordet ligger HJ 3, RU 3 och SP 5
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8 och samlar HJ 3, RU 3 och SP 5
      Så vägras draget: fel kort tas med i bygget
      När Anna trottar SP 8 och samlar HJ 3 och SP 5
      Så ligger på bordet RU 3 och bygget 8 (HJ 3, SP 5, SP 8) som Anna äger, låst

    @A-27
    Scenario: En trotta får inte nöja sig med ett par när två kan bildas
      Givet att på bordet ligger HJ 3, RU 3, SP 5, KL 5 och HJ 5
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8 och samlar HJ 3 och SP 5
      Så vägras draget: fel kort tas med i bygget
      När Anna trottar SP 8 och samlar HJ 3, SP 5, RU 3 och KL 5
      Så ligger på bordet HJ 5 och bygget 8 (HJ 3, SP 5, RU 3, KL 5, SP 8) som Anna äger, låst

    @A-27
    Scenario: En trotta får inte avstå från paren när ett ensamt kort också samlas
      Givet att på bordet ligger HJ 8, HJ 3, RU 3 och SP 5
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8 och samlar HJ 8
      Så vägras draget: fel kort tas med i bygget
      När Anna trottar SP 8 och samlar HJ 8, HJ 3 och SP 5
      Så ligger på bordet RU 3 och bygget 8 (HJ 8, HJ 3, SP 5, SP 8) som Anna äger, låst

    @A-27
    Scenariomall: En trotta med tre fyror på bordet samlar två, vilka spelaren vill
      Givet att på bordet ligger HJ 4, KL 4 och SP 4
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så vägras draget: fel kort tas med i bygget
      När Anna trottar SP 8 och samlar <ena> och <andra>
      Så ligger på bordet <kvar> och bygget 8 (<ena>, <andra>, SP 8) som Anna äger, låst

      Exempel:
        | ena  | andra | kvar |
        | HJ 4 | KL 4  | SP 4 |
        | HJ 4 | SP 4  | KL 4 |
        | KL 4 | SP 4  | HJ 4 |

    Scenario: En trotta med fyra fyror på bordet samlar alla fyra
      Givet att på bordet ligger HJ 4, KL 4, SP 4, RU 4 och HJ K
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så ligger på bordet HJ K och bygget 8 (HJ 4, KL 4, SP 4, RU 4, SP 8) som Anna äger, låst

    @A-27
    Scenario: En trotta samlar par av olika slag samtidigt, och bara det ena är ett val
      Givet att på bordet ligger HJ 3, SP 5, RU 2, KL 6 och HJ 6
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8 och samlar RU 2 och KL 6
      Så vägras draget: fel kort tas med i bygget
      När Anna trottar SP 8 och samlar HJ 3, SP 5, RU 2 och HJ 6
      Så ligger på bordet KL 6 och bygget 8 (HJ 3, SP 5, RU 2, HJ 6, SP 8) som Anna äger, låst

    Scenario: En trotta med två likadana treor och en femma är inget val
      Givet att på bordet ligger HJ 3, HJ 3 och SP 5
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så ligger på bordet HJ 3 och bygget 8 (HJ 3, SP 5, SP 8) som Anna äger, låst

  @TRO-6 @A-36
  Regel: Ingen trottar till ett värde där motståndaren har ett bygge som inte kan samlas in

    @A-01
    Scenariomall: En trotta hindras av motståndarens låsta bygge eller bygge med tre kort
      Givet att på bordet ligger HJ 8, HJ K och <Bos bygge>
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 8 på handen
      När Anna trottar SP 8
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna tar in HJ 8 och bygget 8 med SP 8
      Så ligger på bordet HJ K
      Och Anna har HJ 8, <i bygget> och SP 8 i sin intagna hög

      Exempel:
        | Bos bygge                                     | i bygget         |
        | bygget 8 (HJ 3, SP 5) som Bo äger, låst       | HJ 3, SP 5       |
        | bygget 8 (HJ 2, RU 2, SP 4) som Bo äger       | HJ 2, RU 2, SP 4 |
        | bygget 8 (HJ 2, RU 2, SP 4) som Bo äger, låst | HJ 2, RU 2, SP 4 |

    @A-01
    Scenario: En trotta hindras av motståndarens bygge med tre kort också när korten har en annan summa
      Givet att på bordet ligger HJ 8, HJ K och bygget 8 (SP 4, RU 6, HJ 2) som Bo äger
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 8 på handen
      När Anna trottar SP 8
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna tar in HJ 8 och bygget 8 med SP 8
      Så ligger på bordet HJ K

    @BYG-4 @A-21
    Scenario: En trotta hindras inte av det öppna tvåkortsbygge som hindrar ett vanligt bygge
      Givet att på bordet ligger HJ 6 och bygget 8 (HJ 3, SP 5) som Bo äger
      Och att Anna har SP 8, KL 8 och RU 2 på handen
      Och att Bo har RU 8 på handen
      När Anna bygger 8 med RU 2 på HJ 6
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna trottar SP 8
      Så ligger på bordet HJ 6 och bygget 8 (HJ 3, SP 5, SP 8) som Anna äger, låst

    Scenario: En trotta hindras inte av motståndarens låsta bygge på ett annat värde
      Givet att på bordet ligger HJ 8 och bygget 9 (HJ 3, SP 6) som Bo äger, låst
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 9 på handen
      När Anna trottar SP 8
      Så ligger på bordet bygget 8 (HJ 8, SP 8) som Anna äger, låst och bygget 9 (HJ 3, SP 6) som Bo äger, låst

    @A-01
    Scenario: En trotta är inte bland de drag som går när motståndaren äger ett låst bygge av värdet
      Givet att på bordet ligger HJ 8 och bygget 8 (KL 3, SP 5) som Bo äger, låst
      Och att Anna har SP 8, KL 8 och KL J på handen
      Och att Bo har RU 8, RU 4 och RU 5 på handen
      Så kan Anna med SP 8 bara göra dessa drag:
        | Anna tar in HJ 8 och bygget 8 med SP 8 |
      När Anna trottar SP 8
      Så vägras draget: motståndaren äger ett bygge med det värdet
      När Anna tar in HJ 8 och bygget 8 med SP 8
      Så tillåts draget

    @RES-2
    Scenario: En trotta är inte bland de drag som går med ett reserverat kort
      Givet att på bordet ligger HJ 10 och bygget 16 (KL 6, SP 10) som Anna äger, låst
      Och att Anna har RU 10, KL 10 och KL J på handen
      Och att Bo har RU 8, RU 4 och RU 5 på handen
      Så kan Anna med RU 10 bara göra dessa drag:
        | Anna tar in bygget 16 med RU 10 |
      När Anna trottar RU 10
      Så vägras draget: kortet är reserverat
      När Anna trottar KL 10
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna tar in bygget 16 med RU 10
      Så ligger på bordet HJ 10
