# language: sv
Egenskap: Reservation

  Den som bygger ska kunna ta in sitt bygge.
  Därför måste ett kort för bygget finnas kvar på handen, och det kortet får inte gå till något annat.

  @RES-1
  Regel: Den som bygger måste ha kvar ett annat kort av byggets värde

    Scenario: Reservationskortet ska finnas på den egna handen, inte hos motståndaren
      Givet att på bordet ligger SP 6 och SP 5
      Och att Anna har HJ 3, KL 8 och KL K på handen
      Och att Bo har KL 9 och HJ 9 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      Och Anna står i tur
      När Anna bygger 8 med HJ 3 på SP 5
      Så tillåts draget
      Och Anna har KL 8 och KL K på handen
      Och Bo står i tur

    Scenariomall: Reservationskort kan inte vara ett kort med ett annat handvärde än byggets värde
      Givet att på bordet ligger <bas>
      Och att Anna har <kort>, <fel kort> och HJ 9 på handen
      Och att Bo har KL 7 på handen
      När Anna bygger <värde> med <kort> på <bas>
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna slänger <kort>
      Så ligger på bordet <bas> och <kort>

      Exempel:
        | kort | bas   | värde | fel kort |
        | KL A | HJ A  | 2     | SP 2     |
        | KL 4 | HJ 6  | 10    | RU 10    |
        | KL 6 | HJ 7  | 13    | HJ A     |
        | KL 4 | HJ 10 | 14    | HJ K     |
        | KL 5 | HJ 10 | 15    | RU 2     |
        | KL 6 | HJ 10 | 16    | SP 10    |

    Scenariomall: Reservationskort är ett kort vars handvärde är byggets värde
      Givet att på bordet ligger <bas>
      Och att Anna har <kort>, <rätt kort> och HJ 9 på handen
      Och att Bo har KL 7 på handen
      När Anna bygger <värde> med <kort> på <bas>
      Så tillåts draget
      Och Anna har <rätt kort> och HJ 9 på handen
      Och Anna har inga kort i sin intagna hög

      Exempel:
        | kort | bas   | värde | rätt kort |
        | KL A | HJ A  | 2     | RU 2      |
        | KL 4 | HJ 6  | 10    | SP 10     |
        | KL 6 | HJ 7  | 13    | RU K      |
        | KL 4 | HJ 10 | 14    | HJ A      |
        | KL 5 | HJ 10 | 15    | SP 2      |
        | KL 6 | HJ 10 | 16    | RU 10     |

    Scenariomall: Reservationskort kan inte vara det kort som byggs in
      Givet att på bordet ligger <bas>
      Och att Anna har <kort> och KL 3 på handen
      Och att Bo har KL 7 på handen
      När Anna bygger <värde> med <kort> på <bas>
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna slänger <kort>
      Så ligger på bordet <bas> och <kort>

      Exempel:
        | kort  | bas  | värde |
        | RU A  | HJ K | 14    |
        | SP 2  | HJ K | 15    |
        | RU 10 | HJ 6 | 16    |

    Scenariomall: Reservationskort kan vara det andra exemplaret av kortet som byggs in
      Givet att på bordet ligger <bas>
      Och att Anna har <kort>, <kort> och KL 3 på handen
      Och att Bo har KL 7 på handen
      När Anna bygger <värde> med <kort> på <bas>
      Så tillåts draget
      Och Anna har <kort> och KL 3 på handen

      Exempel:
        | kort  | bas  | värde |
        | RU A  | HJ K | 14    |
        | SP 2  | HJ K | 15    |
        | RU 10 | HJ 6 | 16    |

    Scenario: Reservationskort för 17 finns inte
      Givet att på bordet ligger HJ K
      Och att Anna har KL 4, HJ A, SP 2 och RU 10 på handen
      Och att Bo har KL 7 på handen
      När Anna bygger 17 med KL 4 på HJ K
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna slänger KL 4
      Så ligger på bordet HJ K och KL 4

    Scenario: Reservationskort saknas för den som har ett enda kort kvar på handen
      Givet att på bordet ligger SP 6
      Och att Anna har HJ 3 på handen
      Och att Bo har KL 9 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna slänger HJ 3
      Så ligger på bordet SP 6 och HJ 3
      Och Anna har inga kort på handen

    @BYG-5 @A-22 @A-26
    Scenario: Reservationskortet för ett eget bygge räcker också när ett bygge till av samma värde slås ihop med det
      Givet att på bordet ligger SP 6 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har HJ 3, KL 9 och KL K på handen
      Och att Bo har KL 7 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet bygget 9 (KL 4, SP 5, HJ 3, SP 6) som Anna äger, låst
      Och Anna har KL 9 och KL K på handen

    @BYG-2
    Scenario: Ett bygge byggs inte om neråt utan ett kort som svarar för det lägre värdet
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9, HJ 9 och KL Q på handen
      Och att Bo har KL 7 på handen
      När Anna bygger 6 med HJ 3 på bygget 9
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna bygger 12 med HJ 3 på bygget 9
      Så ligger på bordet bygget 12 (KL 4, SP 5, HJ 3) som Anna äger
      Och Anna har KL 9, HJ 9 och KL Q på handen

    @BYG-2
    Scenario: Ett bygge byggs inte om uppåt utan ett kort som svarar för det högre värdet
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9, HJ 9 och KL 6 på handen
      Och att Bo har KL 7 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna bygger 6 med HJ 3 på bygget 9
      Så ligger på bordet bygget 6 (KL 4, SP 5, HJ 3) som Anna äger
      Och Anna har KL 6, KL 9 och HJ 9 på handen

    @BYG-2 @BYG-3 @A-20
    Scenario: Reservationskort krävs också för den som bygger om motståndarens bygge
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Bo äger
      Och att Anna har HJ 3, RU 2, KL 7 och KL K på handen
      Och att Bo har HJ 9 och HJ Q på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna bygger 7 med RU 2 på bygget 9
      Så ligger på bordet bygget 7 (KL 4, SP 5, RU 2) som Anna äger
      Och Anna har HJ 3, KL 7 och KL K på handen

  @RES-2
  Regel: Det enda kortet för ett eget bygge är reserverat

    Scenario: Ett reserverat kort får inte bygga ett annat bygge
      Givet att på bordet ligger SP 4 och bygget 9 (KL 5, RU 4) som Anna äger, låst
      Och att Anna har KL 9 och SP K på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 13 med KL 9 på SP 4
      Så vägras draget: kortet är reserverat
      Och Anna står i tur
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet SP 4
      Och Anna har KL 5, RU 4 och KL 9 i sin intagna hög
      Och Anna har SP K på handen

    @A-01
    Scenario: Ett reserverat kort får inte ta in ett annat kort och lämna bygget
      Givet att på bordet ligger HJ 9, KL K och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9 och KL 2 på handen
      Och att Bo har HJ 2 på handen
      När Anna tar in HJ 9 med KL 9
      Så vägras draget: kortet är reserverat
      När Anna tar in HJ 9 och bygget 9 med KL 9
      Så ligger på bordet KL K
      Och Anna har HJ 9, KL 4, SP 5 och KL 9 i sin intagna hög

    @INT-3 @A-01
    Scenario: Ett reserverat kort tar in allt annat som passar tillsammans med bygget
      Givet att på bordet ligger HJ 9, KL 7, HJ 2, KL K och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9 och KL 3 på handen
      Och att Bo har HJ 3 på handen
      När Anna tar in bygget 9 med KL 9
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 9, KL 7, HJ 2 och bygget 9 med KL 9
      Så ligger på bordet KL K
      Och Anna har HJ 9, KL 7, HJ 2, KL 4, SP 5 och KL 9 i sin intagna hög

    @A-19 @utgåva-utkast
    Scenario: Ett reserverat kort får inte bygga på en hög som har samma kort som ett låst bygge
      Givet att på bordet ligger högen (KL 4, SP 3), bygget 7 (KL 4, SP 3) som Bo äger, låst och bygget 9 (KL 5, RU 4) som Anna äger, låst
      Och att Anna har KL 9 och RU 10 på handen
      Och att Bo har HJ 7 på handen
      När Anna bygger 16 med KL 9 på högen (KL 4, SP 3)
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet högen (KL 4, SP 3) och bygget 7 (KL 4, SP 3) som Bo äger, låst

    @A-38
    Scenario: Ett reserverat kort har bara intaget av sitt bygge att välja på
      Givet att på bordet ligger SP 4, HJ 9, RU 2, HJ 7 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9, SP K och KL J på handen
      Och att Bo har HJ 2 på handen
      Så kan Anna med KL 9 bara göra dessa drag:
        | Anna tar in HJ 9, RU 2, HJ 7 och bygget 9 med KL 9 |

    Scenario: Kortet är reserverat så snart bygget har gjorts
      Givet att på bordet ligger SP 6 och SP 4
      Och att Anna har HJ 3, KL 9 och SP K på handen
      Och att Bo har HJ J och KL 5 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så tillåts draget
      När Bo slänger HJ J
      Så tillåts draget
      När Anna bygger 13 med KL 9 på SP 4
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet SP 4 och HJ J
      Och Anna har HJ 3, SP 6 och KL 9 i sin intagna hög

    @A-01
    Scenariomall: Ett ess, SP 2 eller RU 10 är reserverat för ett bygge med kortets handvärde
      Givet att på bordet ligger SP 3 och bygget <byggets värde> (<i bygget>) som Anna äger, låst
      Och att Anna har <kort>, KL 4, KL 5 och KL K på handen
      Och att Bo har HJ 3 på handen
      När Anna bygger <nytt värde> med <kort> på SP 3
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget <byggets värde> med <kort>
      Så ligger på bordet SP 3
      Och Anna har <i bygget> och <kort> i sin intagna hög

      Exempel:
        | kort  | byggets värde | i bygget    | nytt värde |
        | HJ A  | 14            | KL 6, SP 8  | 4          |
        | SP 2  | 15            | KL 6, SP 9  | 5          |
        | RU 10 | 16            | KL 6, SP 10 | 13         |

    Scenariomall: SP 2 och RU 10 reserveras inte efter sitt bordsvärde
      Givet att på bordet ligger SP 3 och bygget <byggets värde> (<i bygget>) som Anna äger, låst
      Och att Anna har <reserverat>, <fritt> och <för det nya> på handen
      Och att Bo har HJ 3 på handen
      När Anna bygger <nytt värde> med <reserverat> på SP 3
      Så vägras draget: kortet är reserverat
      När Anna bygger <nytt värde> med <fritt> på SP 3
      Så tillåts draget
      Och Anna har <reserverat> och <för det nya> på handen

      Exempel:
        | byggets värde | i bygget   | reserverat | fritt | nytt värde | för det nya |
        | 2             | KL A, SP A | KL 2       | SP 2  | 5          | KL 5        |
        | 10            | KL 4, SP 6 | KL 10      | RU 10 | 13         | KL K        |

    Scenario: Den som äger två byggen har ett reserverat kort för vart och ett
      Givet att på bordet ligger SP 3, SP A, bygget 9 (KL 4, SP 5) som Anna äger, låst och bygget 10 (KL 3, SP 7) som Anna äger, låst
      Och att Anna har KL 9, KL 10, SP Q och SP J på handen
      Och att Bo har HJ 2 på handen
      När Anna bygger 12 med KL 9 på SP 3
      Så vägras draget: kortet är reserverat
      När Anna bygger 11 med KL 10 på SP A
      Så vägras draget: kortet är reserverat
      När Anna bygger 12 med SP J på SP A
      Så tillåts draget
      Och Anna har KL 9, KL 10 och SP Q på handen

    Scenario: Ett reserverat ess får inte byggas in i ett nytt bygge på 14
      Givet att på bordet ligger RU K och bygget 14 (KL 6, SP 8) som Anna äger, låst
      Och att Anna har HJ A och KL 3 på handen
      Och att Bo har KL 7 på handen
      När Anna bygger 14 med HJ A på RU K
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 14 med HJ A
      Så ligger på bordet RU K
      Och Anna har KL 6, SP 8 och HJ A i sin intagna hög

    @A-01
    Scenario: Bara det kort som kan ta in bygget är reserverat
      Givet att på bordet ligger SP 4 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9, HJ 4 och KL K på handen
      Och att Bo har HJ 2 på handen
      När Anna tar in SP 4 med HJ 4
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och Anna har SP 4 och HJ 4 i sin intagna hög
      Och Anna har KL 9 och KL K på handen

    Scenario: Motståndarens bygge reserverar inget kort
      Givet att på bordet ligger SP 4 och bygget 9 (KL 4, SP 5) som Bo äger, låst
      Och att Anna har KL 9 och SP K på handen
      Och att Bo har HJ 9 på handen
      När Anna bygger 13 med KL 9 på SP 4
      Så tillåts draget
      Och Anna har SP K på handen

    @INT-5
    Scenario: Reserverat blir inget kort för motståndarens bygge när ett likadant kort ligger på bordet
      Givet att på bordet ligger KL 9 och bygget 9 (KL 4, SP 5) som Bo äger, låst
      Och att Anna har KL 9 och SP K på handen
      Och att Bo har HJ 9 på handen
      När Anna tar in KL 9 och bygget 9 med KL 9
      Så vägras draget: det likadana kortet tas först
      När Anna tar in KL 9 med KL 9
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Bo äger, låst
      Och Anna har KL 9 i sin mullehög
      Och Anna har KL 9 i sin intagna hög

    @A-01 @A-28 @utgåva-0.3.0
    Scenariomall: Ett reserverat kort får inte ens bygga om det egna bygget
      Givet att på bordet ligger KL J och bygget <byggets värde> (<i bygget>) som Anna äger
      Och att Anna har <kort> och <för det nya> på handen
      Och att Bo har HJ 3 på handen
      När Anna bygger <nytt värde> med <kort> på bygget <byggets värde>
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget <byggets värde> med <kort>
      Så ligger på bordet KL J
      Och Anna har <i bygget> och <kort> i sin intagna hög

      Exempel:
        | byggets värde | i bygget    | kort  | nytt värde | för det nya |
        | 6             | KL 2, SP 4  | KL 6  | 12         | KL Q        |
        | 14            | KL 6, SP 8  | KL A  | 15         | SP 2        |
        | 15            | KL 6, SP 9  | SP 2  | 13         | KL K        |
        | 16            | KL 6, SP 10 | RU 10 | 6          | HJ 6        |

    @A-01 @utgåva-0.3.0
    Scenario: Ett reserverat kort får inte trottas till det egna bygget
      Givet att på bordet ligger HJ 9, KL K och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har KL 9 och KL 2 på handen
      Och att Bo har HJ 2 på handen
      När Anna trottar KL 9
      Så vägras draget: kortet är reserverat
      När Anna tar in HJ 9 och bygget 9 med KL 9
      Så ligger på bordet KL K
      Och Anna har HJ 9, KL 4, SP 5 och KL 9 i sin intagna hög

    @A-01 @utgåva-0.3.0
    Scenariomall: Ett reserverat kort får inte trottas efter bordsvärdet när det är handvärdet som är reserverat
      Givet att på bordet ligger <på bordet> och bygget <byggets värde> (<i bygget>) som Anna äger
      Och att Anna har <kort> och <svarar för trottan> på handen
      Och att Bo har HJ 3 på handen
      När Anna trottar <kort>
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget <byggets värde> med <kort>
      Så ligger på bordet <på bordet>
      Och Anna har <i bygget> och <kort> i sin intagna hög

      Exempel:
        | kort  | på bordet | svarar för trottan | byggets värde | i bygget    |
        | SP 2  | HJ 2      | KL 2               | 15            | KL 6, SP 9  |
        | RU 10 | HJ 10     | KL 10              | 16            | KL 6, SP 10 |

  @RES-3 @A-29
  Regel: Av två kort för samma bygge får det ena spelas fritt

    @A-25
    Scenario: Av två nior är ingen reserverad, men den som blir kvar är det
      Givet att på bordet ligger SP 4, SP 3 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9, HJ 9, SP K och SP Q på handen
      Och att Bo har HJ 8 och SP 8 på handen
      När Anna bygger 13 med KL 9 på SP 4
      Så tillåts draget
      Och Anna har HJ 9, SP K och SP Q på handen
      När Bo slänger HJ 8
      Så tillåts draget
      När Anna bygger 12 med HJ 9 på SP 3
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 9 med HJ 9
      Så tillåts draget
      Och Anna har KL 4, SP 5 och HJ 9 i sin intagna hög

    @A-25
    Scenario: Av två likadana nior får den ena bygga och den andra är sedan reserverad
      Givet att på bordet ligger SP 4, SP 3 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9, KL 9, SP K och SP Q på handen
      Och att Bo har HJ 8 och SP 8 på handen
      När Anna bygger 13 med KL 9 på SP 4
      Så tillåts draget
      Och Anna har KL 9, SP K och SP Q på handen
      När Bo slänger HJ 8
      Så tillåts draget
      När Anna bygger 12 med KL 9 på SP 3
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 9 med KL 9
      Så tillåts draget
      Och Anna har KL 4, SP 5 och KL 9 i sin intagna hög

    @A-01 @A-25
    Scenariomall: Av två kort för ett bygge på 14, 15 eller 16 får det ena byggas in och det andra är sedan reserverat
      Givet att på bordet ligger SP 3, HJ 3 och bygget <byggets värde> (<i bygget>) som Anna äger, låst
      Och att Anna har <ena>, <andra>, <för det nya> och KL 7 på handen
      Och att Bo har KL J och HJ 8 på handen
      När Anna bygger <nytt värde> med <ena> på SP 3
      Så tillåts draget
      Och Anna har <andra>, <för det nya> och KL 7 på handen
      När Bo slänger KL J
      Så tillåts draget
      När Anna bygger <nytt värde> med <andra> på HJ 3
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget <byggets värde> med <andra>
      Så tillåts draget
      Och Anna har <i bygget> och <andra> i sin intagna hög

      Exempel:
        | ena   | andra | byggets värde | i bygget    | nytt värde | för det nya |
        | HJ A  | KL A  | 14            | KL 6, SP 8  | 4          | KL 4        |
        | SP 2  | SP 2  | 15            | KL 6, SP 9  | 5          | KL 5        |
        | RU 10 | RU 10 | 16            | KL 6, SP 10 | 13         | KL K        |

    @BYG-5 @A-22 @A-26
    Scenario: Av två ess får det ena läggas till det egna bygget på 14 genom ett nytt bygge
      Givet att på bordet ligger RU K och bygget 14 (KL 6, SP 8) som Anna äger, låst
      Och att Anna har HJ A, KL A och KL 3 på handen
      Och att Bo har KL 7 på handen
      När Anna bygger 14 med HJ A på RU K
      Så ligger på bordet bygget 14 (KL 6, SP 8, HJ A, RU K) som Anna äger, låst
      Och Anna har KL A och KL 3 på handen

    @INT-5
    Scenario: Av två nior tar den ena in sin like ensam och lämnar det egna bygget
      Givet att på bordet ligger KL 9 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9, HJ 9 och KL K på handen
      Och att Bo har HJ 2 på handen
      När Anna tar in KL 9 och bygget 9 med KL 9
      Så vägras draget: det likadana kortet tas först
      När Anna tar in KL 9 med KL 9
      Så ligger på bordet bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och Anna har KL 9 i sin mullehög
      Och Anna har KL 9 i sin intagna hög
      Och Anna har HJ 9 och KL K på handen

    @utgåva-0.3.0
    Scenario: Av två sexor får den ena bygga om det egna bygget på 6
      Givet att på bordet ligger bygget 6 (KL 2, SP 4) som Anna äger
      Och att Anna har KL 6, HJ 6 och KL Q på handen
      Och att Bo har HJ 3 på handen
      När Anna bygger 12 med KL 6 på bygget 6
      Så ligger på bordet bygget 12 (KL 2, SP 4, KL 6) som Anna äger
      Och Anna har HJ 6 och KL Q på handen

  @RES-4
  Regel: Reservationen upphör när bygget är borta eller inte längre är ens eget

    @A-30
    Scenario: Reservationen upphör när motståndaren tar in bygget
      Givet att på bordet ligger SP 4, HJ 7 och bygget 9 (KL 5, RU 4) som Anna äger, låst
      Och att Anna har KL 9, SP K och KL 7 på handen
      Och att Bo har HJ 9 och KL 2 på handen
      När Anna bygger 13 med KL 9 på SP 4
      Så vägras draget: kortet är reserverat
      När Anna tar in HJ 7 med KL 7
      Så tillåts draget
      När Bo tar in bygget 9 med HJ 9
      Så ligger på bordet SP 4
      Och Bo har KL 5, RU 4 och HJ 9 i sin intagna hög
      När Anna bygger 13 med KL 9 på SP 4
      Så tillåts draget
      Och Anna har SP K på handen

    @A-30
    Scenario: Nian som blir kvar är fri när den andra har tagit in bygget
      Givet att på bordet ligger SP 4 och bygget 9 (KL 5, RU 4) som Anna äger, låst
      Och att Anna har KL 9, HJ 9 och SP K på handen
      Och att Bo har HJ 8 och KL 2 på handen
      När Anna tar in bygget 9 med HJ 9
      Så ligger på bordet SP 4
      När Bo slänger HJ 8
      Så ligger på bordet SP 4 och HJ 8
      När Anna bygger 13 med KL 9 på SP 4
      Så tillåts draget
      Och Anna har SP K på handen

    @BYG-3 @A-20 @A-30 @utgåva-0.3.0
    Scenario: Reservationen upphör när motståndaren bygger om det nyss gjorda bygget
      Givet att på bordet ligger SP 6 och SP 4
      Och att Anna har HJ 3, KL 9 och SP K på handen
      Och att Bo har KL 2, HJ J och RU 7 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet SP 4 och bygget 9 (HJ 3, SP 6) som Anna äger
      När Bo bygger 11 med KL 2 på bygget 9
      Så ligger på bordet SP 4 och bygget 11 (HJ 3, SP 6, KL 2) som Bo äger
      När Anna bygger 13 med KL 9 på SP 4
      Så ligger på bordet bygget 11 (HJ 3, SP 6, KL 2) som Bo äger och bygget 13 (KL 9, SP 4) som Anna äger

    @LAS-6 @A-30 @utgåva-utkast
    Scenario: Reservationen står kvar i utkastet, där motståndaren inte kan bygga om det nyss gjorda bygget
      Givet att på bordet ligger SP 6 och SP 4
      Och att Anna har HJ 3, KL 9 och SP K på handen
      Och att Bo har KL 2, HJ J och RU 7 på handen
      När Anna bygger 9 med HJ 3 på SP 6
      Så ligger på bordet SP 4 och bygget 9 (HJ 3, SP 6) som Anna äger, låst
      När Bo bygger 11 med KL 2 på bygget 9
      Så vägras draget: bygget är låst
      När Bo slänger RU 7
      Så ligger på bordet SP 4, RU 7 och bygget 9 (HJ 3, SP 6) som Anna äger, låst
      När Anna bygger 13 med KL 9 på SP 4
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet SP 4 och RU 7

    @BYG-3 @A-20 @A-30 @utgåva-0.3.0
    Scenariomall: Reservationen går över till den som bygger om bygget, uppåt eller neråt
      Givet att på bordet ligger SP 4, SP A och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har KL 9 och SP K på handen
      Och att Bo har KL 2, <för det nya> och <för ett till> på handen
      Och att Bo står i tur
      När Bo bygger <nytt värde> med KL 2 på bygget 9
      Så ligger på bordet SP 4, SP A och bygget <nytt värde> (KL 4, SP 5, KL 2) som Bo äger
      När Anna bygger 13 med KL 9 på SP 4
      Så ligger på bordet SP A, bygget <nytt värde> (KL 4, SP 5, KL 2) som Bo äger och bygget 13 (KL 9, SP 4) som Anna äger
      När Bo bygger <ett till> med <för det nya> på SP A
      Så vägras draget: kortet är reserverat
      När Bo tar in bygget <nytt värde> med <för det nya>
      Så ligger på bordet SP A och bygget 13 (KL 9, SP 4) som Anna äger

      Exempel:
        | nytt värde | för det nya | ett till | för ett till |
        | 11         | HJ J        | 12       | HJ Q         |
        | 7          | HJ 7        | 8        | HJ 8         |

    @TRO-4 @A-30
    Scenario: Reservationen upphör när motståndaren samlar in bygget med trotta
      Givet att på bordet ligger SP 4 och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har KL 9 och SP K på handen
      Och att Bo har HJ 9, RU 9 och KL 2 på handen
      Och att Bo står i tur
      När Bo trottar HJ 9
      Så ligger på bordet SP 4 och bygget 9 (KL 4, SP 5, HJ 9) som Bo äger, låst
      När Anna bygger 13 med KL 9 på SP 4
      Så ligger på bordet bygget 9 (KL 4, SP 5, HJ 9) som Bo äger, låst och bygget 13 (KL 9, SP 4) som Anna äger

    @A-31 @utgåva-0.3.0
    Scenario: Reservationen följer med till det nya värdet när ägaren själv bygger om
      Givet att på bordet ligger RU 2, SP A och bygget 9 (KL 4, SP 5) som Anna äger
      Och att Anna har HJ 3, KL 9, KL Q, KL J och KL K på handen
      Och att Bo har KL 8 och KL 7 på handen
      När Anna bygger 12 med HJ 3 på bygget 9
      Så ligger på bordet RU 2, SP A och bygget 12 (KL 4, SP 5, HJ 3) som Anna äger
      När Bo slänger KL 8
      Så tillåts draget
      När Anna bygger 13 med KL Q på SP A
      Så vägras draget: kortet är reserverat
      När Anna bygger 11 med KL 9 på RU 2
      Så ligger på bordet SP A, KL 8, bygget 12 (KL 4, SP 5, HJ 3) som Anna äger och bygget 11 (KL 9, RU 2) som Anna äger

    @BYG-3 @A-20 @A-30 @A-38 @utgåva-0.3.0
    Scenario: Reservationen byter spelare varje gång ett bygge byter ägare
      Givet att på bordet ligger SP 5 och SP A
      Och att Anna har KL 4, KL 9, RU 2, HJ 10 och KL J på handen
      Och att Bo har HJ 3, KL Q, KL K och HJ 8 på handen
      När Anna bygger 9 med KL 4 på SP 5
      Så ligger på bordet SP A och bygget 9 (KL 4, SP 5) som Anna äger
      När Bo bygger 12 med HJ 3 på bygget 9
      Så ligger på bordet SP A och bygget 12 (KL 4, SP 5, HJ 3) som Bo äger
      När Anna bygger 10 med RU 2 på bygget 12
      Så ligger på bordet SP A och bygget 10 (KL 4, SP 5, HJ 3, RU 2) som Anna äger
      När Bo bygger 13 med KL Q på SP A
      Så ligger på bordet bygget 10 (KL 4, SP 5, HJ 3, RU 2) som Anna äger och bygget 13 (KL Q, SP A) som Bo äger
      När Anna slänger HJ 10
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 10 med HJ 10
      Så ligger på bordet bygget 13 (KL Q, SP A) som Bo äger
      Och Anna har KL 4, SP 5, HJ 3, RU 2 och HJ 10 i sin intagna hög

  @RES-5
  Regel: Ett reserverat kort tar in både bygget och sin like

    @INT-5 @A-32
    Scenario: Ett reserverat kort med en like på bordet tar in båda, och mullen räknas
      Givet att på bordet ligger KL 9 och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9 och KL 2 på handen
      Och att Bo har HJ 2 på handen
      När Anna tar in KL 9 med KL 9
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 9 med KL 9
      Så vägras draget: fler högar kan tas
      När Anna tar in KL 9 och bygget 9 med KL 9
      Så är bordet tomt
      Och Anna har KL 9 i sin mullehög
      Och Anna har KL 4, SP 5 och KL 9 i sin intagna hög
      Och Anna har 1 tabbe

    @INT-3 @A-32
    Scenario: Ett reserverat kort med en like på bordet tar också in de andra grupperna
      Givet att på bordet ligger KL 9, KL 7, HJ 2, KL K och bygget 9 (KL 4, SP 5) som Anna äger, låst
      Och att Anna har KL 9 och KL 3 på handen
      Och att Bo har HJ 3 på handen
      När Anna tar in KL 9 och bygget 9 med KL 9
      Så vägras draget: fler högar kan tas
      När Anna tar in KL 9, KL 7, HJ 2 och bygget 9 med KL 9
      Så ligger på bordet KL K
      Och Anna har KL 9 i sin mullehög
      Och Anna har KL 7, HJ 2, KL 4, SP 5 och KL 9 i sin intagna hög

    @INT-6 @A-01 @A-16
    Scenariomall: Reserverat ess, SP 2 eller RU 10 tar in bara bygget och lämnar sin like
      Givet att på bordet ligger <kort> och bygget <byggets värde> (<i bygget>) som Anna äger, låst
      Och att Anna har <kort> och KL 3 på handen
      Och att Bo har HJ 3 på handen
      När Anna tar in <kort> och bygget <byggets värde> med <kort>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna tar in bygget <byggets värde> med <kort>
      Så ligger på bordet <kort>
      Och Anna har <i bygget> och <kort> i sin intagna hög
      Och Anna har inga kort i sin mullehög

      Exempel:
        | kort  | byggets värde | i bygget    |
        | HJ A  | 14            | KL 6, SP 8  |
        | SP 2  | 15            | KL 6, SP 9  |
        | RU 10 | 16            | KL 6, SP 10 |
