# language: sv
Egenskap: Intag

  Ett kort från handen tar in högar från bordet. Det som avgör är kortets värde på handen
  och vad högarna är värda på bordet.

  @INT-1
  Regel: Ett kort tar in en hög som är värd lika mycket

    @A-01 @A-15
    Scenariomall: Ett intag av en hög som är värd lika mycket som kortet
      Givet att på bordet ligger <hög> och HJ 8
      Och att Anna har <kort> och SP 6 på handen
      Och att Bo har RU 5 och RU 6 på handen
      När Anna tar in <hög> med <kort>
      Så ligger på bordet HJ 8
      Och Anna har SP 6 på handen
      Och Anna har <intaget> i sin intagna hög
      Och Bo står i tur

      Exempel:
        | hög                      | kort  | intaget                   |
        | HJ 2                     | KL 2  | HJ 2 och KL 2             |
        | SP 2                     | KL 2  | SP 2 och KL 2             |
        | HJ 7                     | KL 7  | HJ 7 och KL 7             |
        | RU 10                    | KL 10 | RU 10 och KL 10           |
        | HJ J                     | KL J  | HJ J och KL J             |
        | HJ Q                     | KL Q  | HJ Q och KL Q             |
        | HJ K                     | KL K  | HJ K och KL K             |
        | högen (SP 2, HJ A)       | KL 3  | SP 2, HJ A och KL 3       |
        | högen (HJ 9, RU 2)       | KL J  | HJ 9, RU 2 och KL J       |
        | högen (RU 10, HJ 3)      | KL K  | RU 10, HJ 3 och KL K      |
        | högen (HJ 2, HJ 3, HJ 4) | KL 9  | HJ 2, HJ 3, HJ 4 och KL 9 |

    @A-01
    Scenariomall: Ett intag av en enda hög vägras när högen är värd mer eller mindre än kortet
      Givet att på bordet ligger <fel hög> och HJ 7
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in <fel hög> med SP 7
      Så vägras draget: värdena stämmer inte
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet <fel hög>
      Och Anna har HJ 7 och SP 7 i sin intagna hög

      Exempel:
        | fel hög            |
        | HJ 6               |
        | HJ 8               |
        | högen (HJ 3, KL 3) |
        | högen (HJ 5, KL 3) |

    @A-13
    Scenariomall: Ett kort kan inte läggas i den intagna högen utan att något tas in
      Givet att på bordet ligger HJ K
      Och att Anna har <kort> och SP 6 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in ingenting med <kort>
      Så vägras draget: värdena stämmer inte
      När Anna slänger <kort>
      Så ligger på bordet HJ K och <kort>
      Och Anna har inga kort i sin intagna hög

      Exempel:
        | kort  |
        | SP 7  |
        | SP A  |
        | RU 10 |

    @A-13
    Scenario: Ett intag måste ta in minst en hög
      Givet att på bordet ligger HJ 7
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in ingenting med SP 7
      Så vägras draget: värdena stämmer inte
      När Anna tar in HJ 7 med SP 7
      Så är bordet tomt

  @INT-2
  Regel: Ett kort tar in flera högar som tillsammans är värda lika mycket

    @A-01 @A-15
    Scenariomall: Ett intag av flera högar som tillsammans är värda lika mycket som kortet
      Givet att på bordet ligger SP J, <högar>
      Och att Anna har <kort> och SP 6 på handen
      Och att Bo har RU 8 och KL 8 på handen
      När Anna tar in <högar> med <kort>
      Så ligger på bordet SP J
      Och Anna har <intaget> i sin intagna hög
      Och Anna har SP 6 på handen

      Exempel:
        | högar                                     | kort  | intaget                          |
        | HJ A och RU A                             | KL 2  | HJ A, RU A och KL 2              |
        | HJ 6 och HJ A                             | KL 7  | HJ 6, HJ A och KL 7              |
        | HJ 7 och SP 2                             | KL 9  | HJ 7, SP 2 och KL 9              |
        | HJ 3 och HJ 7                             | KL 10 | HJ 3, HJ 7 och KL 10             |
        | HJ 2, HJ 3 och HJ 5                       | KL 10 | HJ 2, HJ 3, HJ 5 och KL 10       |
        | HJ A, RU 2, HJ 3 och RU 4                 | KL 10 | HJ A, RU 2, HJ 3, RU 4 och KL 10 |
        | HJ 2 och RU 10                            | KL Q  | HJ 2, RU 10 och KL Q             |
        | HJ A, RU 10 och SP 2                      | KL K  | HJ A, RU 10, SP 2 och KL K       |
        | HJ 3 och högen (HJ 4, RU 5)               | KL Q  | HJ 3, HJ 4, RU 5 och KL Q        |
        | högen (HJ 4, RU 5) och högen (HJ A, RU 2) | KL Q  | HJ 4, RU 5, HJ A, RU 2 och KL Q  |

    Scenario: Ett intag av högar som tillsammans blir något annat än kortets värde vägras
      Givet att på bordet ligger HJ 3, HJ 7 och HJ 8
      Och att Anna har KL 10 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 3 och HJ 8 med KL 10
      Så vägras draget: värdena stämmer inte
      När Anna tar in HJ 3 och HJ 7 med KL 10
      Så ligger på bordet HJ 8

    @A-14
    Scenario: Ett intag på dubbla värdet vägras när högarna inte går att dela upp
      Givet att på bordet ligger HJ 5, KL 5, HJ 4 och HJ 2
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 5, KL 5 och HJ 4 med SP 7
      Så vägras draget: värdena stämmer inte
      När Anna tar in HJ 5 och HJ 2 med SP 7
      Så ligger på bordet KL 5 och HJ 4

    Scenario: Ett intag får inte ta med ett kort som inte hör till någon summa
      Givet att på bordet ligger HJ 7 och HJ 3
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 7 och HJ 3 med SP 7
      Så vägras draget: värdena stämmer inte
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet HJ 3

    @A-14
    Scenario: Ett intag räknar inte samma trea i två summor
      Givet att på bordet ligger HJ 3, HJ 4 och KL 4
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 3, HJ 4 och KL 4 med SP 7
      Så vägras draget: värdena stämmer inte
      När Anna tar in HJ 3 och HJ 4 med SP 7
      Så ligger på bordet KL 4
      Och Anna har HJ 3, HJ 4 och SP 7 i sin intagna hög

    Scenario: Ett intag av tvåan och trean är det enda som femman kan göra bredvid en fyra
      Givet att på bordet ligger HJ 2, HJ 3 och KL 4
      Och att Anna har SP 5 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      Så kan Anna med SP 5 bara göra dessa drag:
        | Anna tar in HJ 2 och HJ 3 med SP 5 |

  @INT-3
  Regel: Ett intag tar in så många högar som möjligt

    Scenario: En sjua tar in alla fyra högarna 3, 4, 5 och 2
      Givet att på bordet ligger KL 3, HJ 4, RU 5 och HJ 2
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in KL 3, HJ 4, RU 5 och HJ 2 med SP 7
      Så är bordet tomt
      Och Anna har KL 3, HJ 4, RU 5, HJ 2 och SP 7 i sin intagna hög

    Scenariomall: En sjua får inte ta in två högar när fyra kan tas
      Givet att på bordet ligger KL 3, HJ 4, RU 5 och HJ 2
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in <två högar> med SP 7
      Så vägras draget: fler högar kan tas
      När Anna tar in KL 3, HJ 4, RU 5 och HJ 2 med SP 7
      Så är bordet tomt

      Exempel:
        | två högar     |
        | KL 3 och HJ 4 |
        | RU 5 och HJ 2 |

    @A-01
    Scenario: Ett intag tar både korten av samma värde och summan bredvid
      Givet att på bordet ligger HJ 7, KL 7, HJ 3, HJ 4 och RU 9
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har SP 9 och RU Q på handen
      När Anna tar in HJ 7 och KL 7 med SP 7
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 3 och HJ 4 med SP 7
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 7, KL 7, HJ 3 och HJ 4 med SP 7
      Så ligger på bordet RU 9
      Och Anna har HJ 7, KL 7, HJ 3, HJ 4 och SP 7 i sin intagna hög

    @A-01 @A-15
    Scenario: Ett intag tar tre grupper på en gång
      Givet att på bordet ligger HJ 7, HJ 3, HJ 4, HJ A och HJ 6
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 7, HJ 3 och HJ 4 med SP 7
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 7, HJ 3, HJ 4, HJ A och HJ 6 med SP 7
      Så är bordet tomt

    @A-15
    Scenario: Ett intag av tre små högar går före ett av två större
      Givet att på bordet ligger HJ A, HJ 5, HJ 2 och HJ 3
      Och att Anna har SP 6 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ A och HJ 5 med SP 6
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ A, HJ 2 och HJ 3 med SP 6
      Så ligger på bordet HJ 5

    Scenario: Ett intag av två par går före en enda summa av tre högar
      Givet att på bordet ligger HJ 2, HJ 3, KL 4, RU 5 och HJ 7
      Och att Anna har SP 9 och SP K på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in HJ 2, HJ 3 och KL 4 med SP 9
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 2, HJ 7, KL 4 och RU 5 med SP 9
      Så ligger på bordet HJ 3

    @A-15
    Scenario: Ett intag räknas i högar och inte i kort
      Givet att på bordet ligger högen (KL A, KL A, RU A, RU A), KL 5, HJ 3 och HJ A
      Och att Anna har SP 9 och SP K på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in högen (KL A, KL A, RU A, RU A) och KL 5 med SP 9
      Så vägras draget: fler högar kan tas
      När Anna tar in KL 5, HJ 3 och HJ A med SP 9
      Så ligger på bordet högen (KL A, KL A, RU A, RU A)

    Scenario: Ett intag av ett bygge tar också summan bredvid bygget
      Givet att på bordet ligger HJ 5, HJ 4 och bygget 9 (KL 6, KL 3) som Bo äger, låst
      Och att Anna har SP 9 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in bygget 9 med SP 9
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 5 och HJ 4 med SP 9
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 5, HJ 4 och bygget 9 med SP 9
      Så är bordet tomt
      Och Anna har HJ 5, HJ 4, KL 6, KL 3 och SP 9 i sin intagna hög

    @A-01
    Scenario: Ett intag av det egna bygget tar också det som passar bredvid
      Givet att på bordet ligger HJ 9, RU 4 och bygget 9 (KL 6, KL 3) som Anna äger, låst
      Och att Anna har SP 9 och SP K på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in bygget 9 med SP 9
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 9 och bygget 9 med SP 9
      Så ligger på bordet RU 4
      Och Anna har HJ 9, KL 6, KL 3 och SP 9 i sin intagna hög

    @A-01 @A-15
    Scenario: Ett intag med en kung tar kung, summor och bygge på 13
      Givet att på bordet ligger KL K, RU 10, HJ 3, KL 7, HJ 6 och bygget 13 (HJ 8, KL 5) som Bo äger, låst
      Och att Anna har HJ K och SP 4 på handen
      Och att Bo har SP K och RU Q på handen
      När Anna tar in KL K, RU 10, HJ 3 och bygget 13 med HJ K
      Så vägras draget: fler högar kan tas
      När Anna tar in KL K, RU 10, HJ 3, KL 7, HJ 6 och bygget 13 med HJ K
      Så är bordet tomt
      Och Anna har KL K, RU 10, HJ 3, KL 7, HJ 6, HJ 8, KL 5 och HJ K i sin intagna hög

    @A-15
    Scenario: Ett intag av sex ess går före ett av fem högar där tvåan är med
      Givet att på bordet ligger KL A, KL A, SP A, SP A, HJ A, HJ A och RU 2
      Och att Anna har HJ 3 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in RU 2, KL A, KL A, SP A och HJ A med HJ 3
      Så vägras draget: fler högar kan tas
      När Anna tar in KL A, KL A, SP A, SP A, HJ A och HJ A med HJ 3
      Så ligger på bordet RU 2

    @A-01
    Scenario: Ett intag får inte lämna den ena av två likadana sjuor
      Givet att på bordet ligger SP 7, SP 7 och KL 4
      Och att Anna har HJ 7 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 7 med HJ 7
      Så vägras draget: fler högar kan tas
      När Anna tar in SP 7 och SP 7 med HJ 7
      Så ligger på bordet KL 4

    @RES-3 @A-01 @A-29
    Scenario: Ett intag med en av två nior tar också in det egna bygget på nio
      Givet att på bordet ligger RU 9, SP J och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9, HJ 9 och SP 6 på handen
      Och att Bo har RU 5, RU 6 och RU 7 på handen
      När Anna tar in RU 9 med KL 9
      Så vägras draget: fler högar kan tas
      När Anna tar in RU 9 och bygget 9 med KL 9
      Så ligger på bordet SP J
      Och Anna har HJ 9 och SP 6 på handen

  @INT-4 @A-14
  Regel: Spelaren väljer mellan lika stora intag

    Scenario: En sjua kan ta in trean med vilken som helst av fyrorna
      Givet att på bordet ligger HJ 3, HJ 4 och KL 4
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in HJ 3 och HJ 4 med SP 7 |
        | Anna tar in HJ 3 och KL 4 med SP 7 |

    Scenariomall: Den fyra som intaget inte valde ligger kvar
      Givet att på bordet ligger HJ 3, HJ 4 och KL 4
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 3 och <vald> med SP 7
      Så ligger på bordet <lämnad>
      Och Anna har HJ 3, <vald> och SP 7 i sin intagna hög

      Exempel:
        | vald | lämnad |
        | HJ 4 | KL 4   |
        | KL 4 | HJ 4   |

    Scenario: Ett intag kan välja mellan två tvåor men måste ta med den andra summan
      Givet att på bordet ligger HJ 5, HJ 2, RU 2, KL 3 och KL 4
      Och att Anna har SP 7 och KL K på handen
      Och att Bo har RU 9 och RU Q på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in HJ 5, HJ 2, KL 3 och KL 4 med SP 7 |
        | Anna tar in HJ 5, RU 2, KL 3 och KL 4 med SP 7 |

    @A-15
    Scenario: Ett intag kan välja mellan olika summor av lika många högar
      Givet att på bordet ligger HJ A, HJ 2, HJ 3, KL 4 och RU 7
      Och att Anna har HJ Q och KL 5 på handen
      Och att Bo har RU 9 och RU Q på handen
      Så kan Anna med HJ Q bara göra dessa drag:
        | Anna tar in HJ A, KL 4 och RU 7 med HJ Q |
        | Anna tar in HJ 2, HJ 3 och RU 7 med HJ Q |
      När Anna tar in HJ A, KL 4 och RU 7 med HJ Q
      Så ligger på bordet HJ 2 och HJ 3

    Scenario: Ett intag får välja ett ensamt kort och lämna en hög med fler kort
      Givet att på bordet ligger KL 4, RU 5 och högen (HJ 2, RU 3)
      Och att Anna har HJ 9 och KL 2 på handen
      Och att Bo har RU 8 och RU Q på handen
      Så kan Anna med HJ 9 bara göra dessa drag:
        | Anna tar in KL 4 och RU 5 med HJ 9               |
        | Anna tar in KL 4 och högen (HJ 2, RU 3) med HJ 9 |
      När Anna tar in KL 4 och RU 5 med HJ 9
      Så ligger på bordet högen (HJ 2, RU 3)

    @MUL-1 @A-01
    Scenario: Ett intag får välja bort en mulle när det andra valet är lika stort
      Givet att på bordet ligger SP 5, SP 5 och RU 5
      Och att Anna har HJ 10 och KL 2 på handen
      Och att Bo har RU 8 och RU Q på handen
      Så kan Anna med HJ 10 bara göra dessa drag:
        | Anna tar in SP 5 och SP 5 med HJ 10 |
        | Anna tar in SP 5 och RU 5 med HJ 10 |
      När Anna tar in SP 5 och RU 5 med HJ 10
      Så ligger på bordet SP 5
      Och Anna har inga kort i sin mullehög
      Och Anna har SP 5, RU 5 och HJ 10 i sin intagna hög

    Scenario: Ett intag har inget att välja mellan när fyrorna är likadana
      Givet att på bordet ligger HJ 3, KL 4 och KL 4
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in HJ 3 och KL 4 med SP 7 |
      När Anna tar in HJ 3 och KL 4 med SP 7
      Så ligger på bordet KL 4

    Scenario: Ett intag är ett och samma val hur högarna än delas upp i summor
      Givet att på bordet ligger HJ 2, KL 2, RU 2, HJ 3, HJ 4, KL 4 och HJ 5
      Och att Anna har SP 9 och HJ 6 på handen
      Och att Bo har RU 8 och RU Q på handen
      Så kan Anna med SP 9 bara göra dessa drag:
        | Anna tar in HJ 2, KL 2, RU 2, HJ 3, HJ 4 och HJ 5 med SP 9 |
        | Anna tar in HJ 2, KL 2, RU 2, HJ 3, KL 4 och HJ 5 med SP 9 |

    @A-01
    Scenario: Ett intag som väljer fyra får ändå inte lämna sjuan
      Givet att på bordet ligger HJ 7, HJ 3, HJ 4 och KL 4
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 3 och KL 4 med SP 7
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 7 med SP 7
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 7, HJ 3 och KL 4 med SP 7
      Så ligger på bordet HJ 4

  @INT-5
  Regel: Ett likadant kort som ligger ensamt tas in först, och bara det

    @A-01
    Scenario: Ett intag med ett likadant kort på bordet tar det kortet och lämnar resten
      Givet att på bordet ligger SP 7, HJ 7, KL 3 och KL 4
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in SP 7 med SP 7 |
      När Anna tar in SP 7 med SP 7
      Så ligger på bordet HJ 7, KL 3 och KL 4
      Och Anna har SP 7 i sin mullehög
      Och Anna har SP 7 i sin intagna hög

    @A-01
    Scenariomall: Ett intag av något annat än det likadana kortet vägras
      Givet att på bordet ligger SP 7, HJ 7, KL 3 och KL 4
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in <högar> med SP 7
      Så vägras draget: det likadana kortet tas först
      När Anna tar in SP 7 med SP 7
      Så ligger på bordet HJ 7, KL 3 och KL 4

      Exempel:
        | högar                     |
        | HJ 7                      |
        | SP 7 och HJ 7             |
        | KL 3 och KL 4             |
        | HJ 7, KL 3 och KL 4       |
        | SP 7, HJ 7, KL 3 och KL 4 |

    Scenario: Det likadana kortet tas in före motståndarens bygge
      Givet att på bordet ligger SP 9 och bygget 9 (KL 6, KL 3) som Bo äger, låst
      Och att Anna har SP 9 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in bygget 9 med SP 9
      Så vägras draget: det likadana kortet tas först
      När Anna tar in SP 9 och bygget 9 med SP 9
      Så vägras draget: det likadana kortet tas först
      När Anna tar in SP 9 med SP 9
      Så ligger på bordet bygget 9 (KL 6, KL 3) som Bo äger, låst
      Och Anna har SP 9 i sin mullehög

    @RES-3 @A-29
    Scenario: Det likadana kortet tas in före det egna bygget när en nia till finns på handen
      Givet att på bordet ligger SP 9 och bygget 9 (KL 6, KL 3) som Anna äger, låst
      Och att Anna har SP 9 och HJ 9 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in SP 9 och bygget 9 med SP 9
      Så vägras draget: det likadana kortet tas först
      När Anna tar in SP 9 med SP 9
      Så ligger på bordet bygget 9 (KL 6, KL 3) som Anna äger, låst
      Och Anna har HJ 9 på handen

    @RES-5 @A-32
    Scenario: Det likadana kortet går inte före bygget när kortet på handen är reserverat
      Givet att på bordet ligger KL 9, RU 2 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9 och HJ Q på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in KL 9 med KL 9
      Så vägras draget: kortet är reserverat
      När Anna tar in KL 9 och bygget 9 med KL 9
      Så ligger på bordet RU 2
      Och Anna har KL 9 i sin mullehög
      Och Anna har KL 4, SP 5 och KL 9 i sin intagna hög

    @A-01 @A-18
    Scenariomall: Ett likadant kort inne i en hög eller ett bygge går inte före
      Givet att på bordet ligger HJ 7, KL 7 och <hög>
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har HJ 9 och RU Q på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in HJ 7 och KL 7 med SP 7 |
      När Anna tar in HJ 7 och KL 7 med SP 7
      Så ligger på bordet <hög>
      Och Anna har inga kort i sin mullehög

      Exempel:
        | hög                                     |
        | högen (SP 7, HJ 2)                      |
        | bygget 9 (SP 7, HJ 2) som Bo äger, låst |

    @A-01
    Scenario: Ett kort av samma valör men annan färg går inte före
      Givet att på bordet ligger HJ 7, KL 3 och KL 4
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 7 med SP 7
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 7, KL 3 och KL 4 med SP 7
      Så är bordet tomt

    Scenario: Den likadana kungen tas in före summan tio plus tre
      Givet att på bordet ligger KL K, RU 10 och HJ 3
      Och att Anna har KL K och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in KL K, RU 10 och HJ 3 med KL K
      Så vägras draget: det likadana kortet tas först
      När Anna tar in KL K med KL K
      Så ligger på bordet RU 10 och HJ 3

    Scenario: Den likadana tian tas in och ruter tio ligger kvar
      Givet att på bordet ligger HJ 10 och RU 10
      Och att Anna har HJ 10 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 10 och RU 10 med HJ 10
      Så vägras draget: det likadana kortet tas först
      När Anna tar in HJ 10 med HJ 10
      Så ligger på bordet RU 10

  @INT-6
  Regel: Ess, SP 2 och RU 10 på handen tar bara in ett bygge på 14, 15 eller 16

    @A-01
    Scenariomall: Ett ess, SP 2 eller RU 10 tar in ett bygge av sitt handvärde
      Givet att på bordet ligger HJ 3 och bygget <värde> (<ett>, <annat>) som Bo äger, låst
      Och att Anna har <kort> och KL 4 på handen
      Och att Bo har <Bos kort> och RU Q på handen
      När Anna tar in bygget <värde> med <kort>
      Så ligger på bordet HJ 3
      Och Anna har <ett>, <annat> och <kort> i sin intagna hög
      Och Anna har KL 4 på handen

      Exempel:
        | kort  | värde | ett   | annat | Bos kort |
        | KL A  | 14    | KL 5  | KL 9  | RU A     |
        | SP A  | 14    | KL 5  | KL 9  | RU A     |
        | HJ A  | 14    | HJ K  | RU A  | RU A     |
        | RU A  | 14    | RU 10 | KL 4  | HJ A     |
        | SP 2  | 15    | KL 6  | KL 9  | SP 2     |
        | SP 2  | 15    | HJ K  | HJ 2  | SP 2     |
        | RU 10 | 16    | KL 7  | KL 9  | RU 10    |
        | RU 10 | 16    | KL 10 | HJ 6  | RU 10    |

    Scenariomall: Ett ess, SP 2 eller RU 10 tar inte in summan bredvid bygget
      Givet att på bordet ligger <ett>, <annat> och bygget <värde> (<i bygget>) som Bo äger, låst
      Och att Anna har <kort> och KL 4 på handen
      Och att Bo har <Bos kort> och RU Q på handen
      När Anna tar in <ett> och <annat> med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna tar in <ett>, <annat> och bygget <värde> med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna tar in bygget <värde> med <kort>
      Så ligger på bordet <ett> och <annat>

      Exempel:
        | kort  | ett  | annat | värde | i bygget   | Bos kort |
        | HJ A  | HJ 9 | HJ 5  | 14    | KL 5, KL 9 | RU A     |
        | SP A  | HJ K | KL A  | 14    | KL 5, KL 9 | RU A     |
        | SP 2  | HJ 9 | HJ 6  | 15    | KL 6, KL 9 | SP 2     |
        | RU 10 | HJ 9 | HJ 7  | 16    | KL 7, KL 9 | RU 10    |

    @SLA-1
    Scenariomall: Ett ess, SP 2 eller RU 10 tar inte in en summa utan bygge och får slängas
      Givet att på bordet ligger <ett> och <annat>
      Och att Anna har <kort> och KL 4 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in <ett> och <annat> med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna slänger <kort>
      Så ligger på bordet <ett>, <annat> och <kort>
      Och Anna har inga kort i sin intagna hög

      Exempel:
        | kort  | ett  | annat |
        | HJ A  | HJ 9 | HJ 5  |
        | SP 2  | HJ 9 | HJ 6  |
        | SP 2  | HJ A | RU A  |
        | RU 10 | HJ 9 | HJ 7  |
        | RU 10 | HJ 4 | HJ 6  |

    Scenariomall: Ett ess, SP 2 eller RU 10 tar inte in en hög som inte är ett bygge
      Givet att på bordet ligger högen (<i högen>)
      Och att Anna har <kort> och KL 4 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in högen (<i högen>) med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna slänger <kort>
      Så ligger på bordet högen (<i högen>) och <kort>

      Exempel:
        | kort  | i högen    |
        | HJ A  | KL 5, KL 9 |
        | SP 2  | KL 6, KL 9 |
        | RU 10 | KL 7, KL 9 |

    @INT-5 @A-16
    Scenariomall: Ett ess, SP 2 eller RU 10 tar inte in sin like och får slängas bredvid den
      Givet att på bordet ligger <kort> och KL 9
      Och att Anna har <kort> och KL 4 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in <kort> med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna slänger <kort>
      Så ligger på bordet <kort>, <kort> och KL 9
      Och Anna har inga kort i sin mullehög

      Exempel:
        | kort  |
        | HJ A  |
        | SP A  |
        | SP 2  |
        | RU 10 |

    @INT-5 @A-16
    Scenario: Ett ess tar in motståndarens bygge på 14 och lämnar sin like
      Givet att på bordet ligger HJ A och bygget 14 (KL 5, KL 9) som Bo äger, låst
      Och att Anna har HJ A och KL 4 på handen
      Och att Bo har RU A och RU Q på handen
      När Anna tar in HJ A och bygget 14 med HJ A
      Så vägras draget: kortet tar bara in ett bygge
      När Anna tar in bygget 14 med HJ A
      Så ligger på bordet HJ A
      Och Anna har inga kort i sin mullehög
      Och Anna har KL 5, KL 9 och HJ A i sin intagna hög

    @RES-5 @A-16
    Scenariomall: Ett reserverat ess, SP 2 eller RU 10 tar in det egna bygget och lämnar sin like
      Givet att på bordet ligger <kort> och bygget <värde> (<ett>, <annat>) som Anna äger, låst
      Och att Anna har <kort> och KL 4 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in <kort> och bygget <värde> med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna tar in bygget <värde> med <kort>
      Så ligger på bordet <kort>
      Och Anna har inga kort i sin mullehög
      Och Anna har <ett>, <annat> och <kort> i sin intagna hög

      Exempel:
        | kort  | värde | ett  | annat |
        | KL A  | 14    | KL 5 | KL 9  |
        | SP 2  | 15    | KL 6 | KL 9  |
        | RU 10 | 16    | KL 7 | KL 9  |

    Scenariomall: Ett ess, SP 2 eller RU 10 tar inte in ett kort av samma valör
      Givet att på bordet ligger <samma valör>
      Och att Anna har <kort> och KL 4 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in <samma valör> med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna slänger <kort>
      Så ligger på bordet <samma valör> och <kort>

      Exempel:
        | kort  | samma valör |
        | HJ A  | RU A        |
        | SP 2  | HJ 2        |
        | RU 10 | HJ 10       |

    @A-01 @A-15
    Scenariomall: Ett ess, SP 2 eller RU 10 på bordet tas in som vilket kort som helst
      Givet att på bordet ligger <ett>, <annat> och SP 8
      Och att Anna har <kort> och SP 7 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in <ett> och <annat> med <kort>
      Så ligger på bordet SP 8
      Och Anna har <ett>, <annat> och <kort> i sin intagna hög

      Exempel:
        | kort  | ett   | annat |
        | HJ K  | RU 10 | HJ 3  |
        | HJ K  | SP A  | KL Q  |
        | KL Q  | SP 2  | RU 10 |
        | KL J  | HJ A  | RU 10 |
        | KL 3  | HJ A  | SP 2  |
        | KL 2  | SP 2  | HJ 2  |
        | HJ 10 | RU 10 | KL 10 |

  @INT-7
  Regel: Ett bygge tas bara in av ett kort med exakt byggets värde

    Scenariomall: Ett intag av ett bygge får göras av vem som helst, öppet eller låst
      Givet att på bordet ligger HJ 2 och bygget 9 (KL 6, KL 3) som <ägare>
      Och att Anna har SP 9 och KL 4 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in bygget 9 med SP 9
      Så ligger på bordet HJ 2
      Och Anna har KL 6, KL 3 och SP 9 i sin intagna hög
      Och Bo har inga kort i sin intagna hög
      Och Bo har RU 9 och RU Q på handen

      Exempel:
        | ägare           |
        | Anna äger       |
        | Anna äger, låst |
        | Bo äger         |
        | Bo äger, låst   |

    Scenariomall: Ett intag av ett bygge vägras när kortet har ett annat handvärde
      Givet att på bordet ligger SP 4 och bygget <värde> (<i bygget>) som Bo äger, låst
      Och att Anna har <fel kort> och <rätt kort> på handen
      Och att Bo har <Bos kort> och RU Q på handen
      När Anna tar in bygget <värde> med <fel kort>
      Så vägras draget: värdena stämmer inte
      När Anna tar in bygget <värde> med <rätt kort>
      Så ligger på bordet SP 4
      Och Anna har <fel kort> på handen

      Exempel:
        | värde | i bygget   | fel kort | rätt kort | Bos kort |
        | 2     | KL A, RU A | SP 2     | KL 2      | HJ 2     |
        | 9     | KL 6, KL 3 | SP 8     | SP 9      | RU 9     |
        | 9     | KL 6, KL 3 | SP 10    | SP 9      | RU 9     |
        | 10    | HJ 7, HJ 3 | RU 10    | KL 10     | SP 10    |
        | 13    | KL 7, HJ 6 | HJ Q     | HJ K      | SP K     |
        | 13    | KL 7, HJ 6 | HJ A     | HJ K      | SP K     |
        | 14    | KL 5, KL 9 | HJ K     | HJ A      | RU A     |
        | 14    | KL 5, KL 9 | SP 2     | HJ A      | RU A     |
        | 15    | KL 6, KL 9 | HJ A     | SP 2      | SP 2     |
        | 15    | KL 6, KL 9 | RU 10    | SP 2      | SP 2     |
        | 16    | KL 7, KL 9 | SP 2     | RU 10     | RU 10    |
        | 16    | KL 7, KL 9 | HJ K     | RU 10     | RU 10    |

    @A-01
    Scenario: Ett bygge tas in efter det värde det byggts till och inte efter kortens summa
      Givet att på bordet ligger KL Q och bygget 5 (HJ 3, RU 2, KL 4, SP 4) som Bo äger, låst
      Och att Anna har HJ K och HJ 5 på handen
      Och att Bo har RU 5 och RU Q på handen
      När Anna tar in bygget 5 med HJ K
      Så vägras draget: värdena stämmer inte
      När Anna tar in bygget 5 med HJ 5
      Så ligger på bordet KL Q
      Och Anna har HJ 3, RU 2, KL 4, SP 4 och HJ 5 i sin intagna hög

    @A-17
    Scenario: Motståndarens bygge räknas inte in i en summa
      Givet att på bordet ligger HJ 2, HJ 5 och bygget 5 (KL 2, KL 3) som Bo äger, låst
      Och att Anna har SP 7 och KL 4 på handen
      Och att Bo har RU 5 och RU Q på handen
      När Anna tar in HJ 2 och bygget 5 med SP 7
      Så vägras draget: ett bygge räknas inte in i en summa
      När Anna tar in HJ 2 och HJ 5 med SP 7
      Så ligger på bordet bygget 5 (KL 2, KL 3) som Bo äger, låst

    @A-17
    Scenariomall: Det egna bygget räknas inte in i en summa
      Givet att på bordet ligger HJ 2, HJ 7 och bygget 5 (KL 2, KL 3) som <ägare>
      Och att Anna har SP 7 och RU 5 på handen
      Och att Bo har KL 8 och RU Q på handen
      När Anna tar in HJ 2, HJ 7 och bygget 5 med SP 7
      Så vägras draget: ett bygge räknas inte in i en summa
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet HJ 2 och bygget 5 (KL 2, KL 3) som <ägare>

      Exempel:
        | ägare           |
        | Anna äger       |
        | Anna äger, låst |

    @A-17
    Scenario: Två byggen räknas inte ihop till en summa
      Givet att på bordet ligger HJ 9, bygget 4 (KL A, KL 3) som Anna äger, låst och bygget 5 (KL 2, HJ 3) som Bo äger, låst
      Och att Anna har SP 9 och RU 4 på handen
      Och att Bo har RU 5 och RU Q på handen
      När Anna tar in HJ 9, bygget 4 och bygget 5 med SP 9
      Så vägras draget: ett bygge räknas inte in i en summa
      När Anna tar in HJ 9 med SP 9
      Så ligger på bordet bygget 4 (KL A, KL 3) som Anna äger, låst och bygget 5 (KL 2, HJ 3) som Bo äger, låst

    @A-17
    Scenario: Ett bygge gör inte intaget större genom att räknas i en summa
      Givet att på bordet ligger HJ 2, HJ 7 och bygget 5 (KL 2, KL 3) som Bo äger, låst
      Och att Anna har SP 7 och KL 4 på handen
      Och att Bo har RU 5 och RU Q på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in HJ 7 med SP 7 |

    @RES-4 @A-30
    Scenario: Bo tar in det bygge som Anna nyss gjorde och Annas nia blir fri
      Givet att på bordet ligger SP 6 och KL K
      Och att Anna har HJ 3 och RU 9 på handen
      Och att Bo har HJ 9 och KL 2 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Och Bo tar in bygget 9 med HJ 9
      Så ligger på bordet KL K
      Och Bo har HJ 3, SP 6 och HJ 9 i sin intagna hög
      Och Anna har inga kort i sin intagna hög
      När Anna slänger RU 9
      Så ligger på bordet KL K och RU 9

  @INT-8
  Regel: En hög tas alltid in hel

    @A-01 @A-18
    Scenariomall: Ett kort inne i en hög eller ett bygge kan inte tas in för sig
      Givet att på bordet ligger HJ 9 och <hög>
      Och att Anna har KL 9 och KL 4 på handen
      Och att Bo har RU 10 och RU Q på handen
      När Anna tar in KL 9 med KL 9
      Så vägras draget: högen ligger inte på bordet
      När Anna tar in HJ 9 med KL 9
      Så ligger på bordet <hög>
      Och Anna har inga kort i sin mullehög

      Exempel:
        | hög                                      |
        | högen (KL 9, RU 7)                       |
        | bygget 16 (KL 9, RU 7) som Bo äger, låst |

    @A-18
    Scenario: Ett intag kan inte ta två av korten i en hög med tre
      Givet att på bordet ligger högen (HJ 4, KL 4, RU 4) och SP 3
      Och att Anna har SP 8 och SP Q på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in högen (HJ 4, KL 4) med SP 8
      Så vägras draget: högen ligger inte på bordet
      När Anna tar in högen (HJ 4, KL 4, RU 4) med SP Q
      Så ligger på bordet SP 3

    @A-18
    Scenario: Ett intag kan inte ta en del av ett bygge
      Givet att på bordet ligger HJ 7 och bygget 9 (HJ 3, KL 4, RU 2) som Bo äger, låst
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 7, HJ 3 och KL 4 med SP 7
      Så vägras draget: högen ligger inte på bordet
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet bygget 9 (HJ 3, KL 4, RU 2) som Bo äger, låst

    @A-18
    Scenario: Ett intag kan inte ta två ensamma kort som om de vore en hög
      Givet att på bordet ligger HJ 3, HJ 4 och KL Q
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in högen (HJ 3, HJ 4) med SP 7
      Så vägras draget: högen ligger inte på bordet
      När Anna tar in HJ 3 och HJ 4 med SP 7
      Så ligger på bordet KL Q

    @A-18
    Scenario: Ett intag kan inte ta en hög som om korten låg ensamma
      Givet att på bordet ligger högen (HJ 3, HJ 4) och KL Q
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 3 och HJ 4 med SP 7
      Så vägras draget: högen ligger inte på bordet
      När Anna tar in högen (HJ 3, HJ 4) med SP 7
      Så ligger på bordet KL Q

    @A-01 @A-18
    Scenario: Ett intag kan inte ta samma hög två gånger
      Givet att på bordet ligger HJ 7 och KL Q
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 7 och HJ 7 med SP 7
      Så vägras draget: högen ligger inte på bordet
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet KL Q
      Och Anna har HJ 7 och SP 7 i sin intagna hög

    @A-18
    Scenario: Ett intag kan inte ta ett kort som inte ligger på bordet
      Givet att på bordet ligger HJ 7 och KL Q
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har KL 7 och RU Q på handen
      När Anna tar in HJ 7 och KL 7 med SP 7
      Så vägras draget: högen ligger inte på bordet
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet KL Q
      Och Bo har KL 7 och RU Q på handen

    @A-01 @A-19
    Scenariomall: Ett intag bland två byggen med samma kort tar det som har kortets värde
      Givet att på bordet ligger bygget 9 (HJ 2, KL 9, RU 2) som Bo äger och bygget 13 (HJ 2, KL 9, RU 2) som Bo äger
      Och att Anna har HJ 9 och HJ K på handen
      Och att Bo har RU 9 och SP K på handen
      När Anna tar in bygget <värde> (HJ 2, KL 9, RU 2) med <kort>
      Så ligger på bordet bygget <kvar> (HJ 2, KL 9, RU 2) som Bo äger
      Och Anna har HJ 2, KL 9, RU 2 och <kort> i sin intagna hög

      Exempel:
        | kort | värde | kvar |
        | HJ 9 | 9     | 13   |
        | HJ K | 13    | 9    |

    @A-01 @A-19
    Scenariomall: Ett intag bland en hög och ett bygge med samma kort tar det som har kortets värde
      Givet att på bordet ligger högen (HJ 2, KL 9, RU 2) och bygget 9 (HJ 2, KL 9, RU 2) som Bo äger
      Och att Anna har HJ 9 och HJ K på handen
      Och att Bo har RU 9 och SP K på handen
      När Anna tar in <intag> med <kort>
      Så ligger på bordet <kvar>
      Och Anna har HJ 2, KL 9, RU 2 och <kort> i sin intagna hög

      Exempel:
        | kort | intag                    | kvar                                    |
        | HJ 9 | bygget 9                 | högen (HJ 2, KL 9, RU 2)                |
        | HJ K | högen (HJ 2, KL 9, RU 2) | bygget 9 (HJ 2, KL 9, RU 2) som Bo äger |

  @INT-9
  Regel: De intagna korten och det spelade kortet läggs i den intagna högen

    @A-01
    Scenario: Ett intag läggs till det som spelaren har tagit in förut
      Givet att på bordet ligger HJ 7, KL 3, KL 4 och RU 9
      Och att Anna har SP 7 och SP K på handen
      Och att Anna har KL 2 i sin intagna hög
      Och att Bo har HJ 8 och RU Q på handen
      Och att Bo har SP 3 och HJ 3 i sin intagna hög
      När Anna tar in HJ 7, KL 3 och KL 4 med SP 7
      Så ligger på bordet RU 9
      Och Anna har KL 2, HJ 7, KL 3, KL 4 och SP 7 i sin intagna hög
      Och Anna har inga kort i sin mullehög
      Och Anna har SP K på handen
      Och Bo har SP 3 och HJ 3 i sin intagna hög
      Och Bo har HJ 8 och RU Q på handen
      Och Bo står i tur

    Scenario: Ett intag av motståndarens bygge ger motståndaren ingenting
      Givet att på bordet ligger KL K och bygget 9 (HJ 3, SP 6, KL 4, RU 5) som Bo äger, låst
      Och att Anna har SP 9 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      Och att Bo har KL 2 i sin intagna hög
      När Anna tar in bygget 9 med SP 9
      Så har Anna HJ 3, SP 6, KL 4, RU 5 och SP 9 i sin intagna hög
      Och Bo har KL 2 i sin intagna hög
      Och Bo har inga kort i sin mullehög

    @MUL-2
    Scenario: Mullekortet läggs inte i den intagna högen med resten av intaget
      Givet att på bordet ligger KL K och bygget 16 (HJ 6, RU 10, KL 9, RU 7) som Anna äger, låst
      Och att Anna har RU 10 och SP K på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in bygget 16 med RU 10
      Så ligger på bordet KL K
      Och Anna har RU 10 i sin mullehög
      Och Anna har HJ 6, KL 9, RU 7 och RU 10 i sin intagna hög

    @A-01
    Scenario: Två intag i rad av samma spelare hamnar i samma intagna hög
      Givet att på bordet ligger HJ 7, KL 4 och KL K
      Och att Anna har SP 7, SP 4 och HJ Q på handen
      Och att Bo har RU 9, RU 8 och RU Q på handen
      När Anna tar in HJ 7 med SP 7
      Och Bo slänger RU 9
      Och Anna tar in KL 4 med SP 4
      Så ligger på bordet KL K och RU 9
      Och Anna har HJ 7, SP 7, KL 4 och SP 4 i sin intagna hög
      Och Bo har inga kort i sin intagna hög

  @INT-10
  Regel: Ingen är tvungen att ta in

    Scenario: Ett kort som kan ta in får bygga i stället men inte slängas
      Givet att på bordet ligger HJ 3 och HJ 7
      Och att Anna har SP 3 och SP 10 på handen
      Och att Bo har RU 9 och RU Q på handen
      Så kan Anna med SP 3 bara göra dessa drag:
        | Anna tar in HJ 3 med SP 3       |
        | Anna bygger 10 med SP 3 på HJ 7 |

    @utgåva-0.3.0
    Scenario: Anna avstår från intaget och gör ett öppet bygge
      Givet att på bordet ligger HJ 3 och HJ 7
      Och att Anna har SP 3 och SP 10 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna bygger 10 med SP 3 på HJ 7
      Så ligger på bordet HJ 3 och bygget 10 (HJ 7, SP 3) som Anna äger
      Och Anna har inga kort i sin intagna hög

    @utgåva-utkast
    Scenario: Anna avstår från intaget och gör ett låst bygge
      Givet att på bordet ligger HJ 3 och HJ 7
      Och att Anna har SP 3 och SP 10 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna bygger 10 med SP 3 på HJ 7
      Så ligger på bordet HJ 3 och bygget 10 (HJ 7, SP 3) som Anna äger, låst
      Och Anna har inga kort i sin intagna hög

    @utgåva-0.3.0
    Scenario: Ett kort som kan ta in får trottas i stället
      Givet att på bordet ligger HJ 8 och KL 5
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har RU 9 och RU Q på handen
      Så kan Anna med SP 8 bara göra dessa drag:
        | Anna tar in HJ 8 med SP 8         |
        | Anna trottar SP 8 och samlar HJ 8 |
      När Anna trottar SP 8
      Så ligger på bordet KL 5 och bygget 8 (HJ 8, SP 8) som Anna äger, låst
      Och Anna har inga kort i sin intagna hög

    @SLA-2
    Scenario: Ett kort som kan ta in får inte slängas
      Givet att på bordet ligger HJ 3 och HJ 7
      Och att Anna har SP 3 och SP Q på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna slänger SP 3
      Så vägras draget: kortet kan ta in något
      När Anna tar in HJ 3 med SP 3
      Så ligger på bordet HJ 7

    Scenario: Den som kan ta in med ett kort får slänga ett annat
      Givet att på bordet ligger HJ 3 och HJ 7
      Och att Anna har SP 3 och SP Q på handen
      Och att Bo har RU 9 och RU J på handen
      När Anna slänger SP Q
      Så ligger på bordet HJ 3, HJ 7 och SP Q
      Och Anna har SP 3 på handen
      Och Bo står i tur

    Scenario: Ett kort som kunde ta in sin like får bygga på den i stället
      Givet att på bordet ligger SP 7 och KL 4
      Och att Anna har SP 7 och HJ A på handen
      Och att Bo har RU 9 och RU Q på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in SP 7 med SP 7       |
        | Anna bygger 14 med SP 7 på SP 7 |

    @RES-2
    Scenario: Ett reserverat kort får inte bygga något annat, men bygget behöver inte tas in genast
      Givet att på bordet ligger HJ 3 och bygget 9 (KL 6, KL 3) som Anna äger, låst
      Och att Anna har SP 9, HJ Q och SP 3 på handen
      Och att Bo har RU 8, RU 7 och RU Q på handen
      När Anna bygger 12 med SP 9 på HJ 3
      Så vägras draget: kortet är reserverat
      När Anna tar in HJ 3 med SP 3
      Så ligger på bordet bygget 9 (KL 6, KL 3) som Anna äger, låst
      Och Anna har SP 9 och HJ Q på handen
