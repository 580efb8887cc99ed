# language: sv
Egenskap: Turen

  Spelarna turas om, och den som står i tur spelar ett kort som gör en sak.

  @TUR-1
  Regel: Spelarna turas om och spelar ett kort i taget

    Scenario: Efter en släng är det den andras tur och ett kort har lämnat handen
      Givet att på bordet ligger HJ 7 och KL 3
      Och att Anna har SP 2, SP 2 och SP 10 på handen
      Och att Bo har KL 8 och KL J på handen
      När Anna slänger SP 2
      Så har Anna SP 2 och SP 10 på handen
      Och Bo har KL 8 och KL J på handen
      Och på bordet ligger HJ 7, KL 3 och SP 2
      Och Bo står i tur

    Scenario: Efter ett intag är det den andras tur och ett kort har lämnat handen
      Givet att på bordet ligger HJ 7 och KL 3
      Och att Anna har SP 7, RU 7 och SP 10 på handen
      Och att Bo har KL 8 och KL J på handen
      När Anna tar in HJ 7 med SP 7
      Så har Anna RU 7 och SP 10 på handen
      Och Bo har KL 8 och KL J på handen
      Och på bordet ligger KL 3
      Och Bo står i tur

    Scenario: Ett intag som tömmer bordet ger inte ett kort till att spela
      Givet att på bordet ligger HJ 7
      Och att Anna har SP 7 och SP 10 på handen
      Och att Bo har KL 8 och KL J på handen
      När Anna tar in HJ 7 med SP 7
      Så är bordet tomt
      Och Bo står i tur
      När Anna slänger SP 10
      Så vägras draget: det är inte spelarens tur
      När Bo slänger KL 8
      Så ligger på bordet KL 8
      Och Anna står i tur

    Scenario: Efter ett bygge är det den andras tur och ett kort har lämnat handen
      Givet att på bordet ligger HJ 8 och KL 3
      Och att Anna har SP 7, SP 10 och RU 6 på handen
      Och att Bo har KL Q och KL J på handen
      När Anna bygger 10 med SP 7 på KL 3
      Så har Anna SP 10 och RU 6 på handen
      Och Bo har KL Q och KL J på handen
      Och Bo står i tur

    @TRO-1
    Scenario: Efter en trotta är det den andras tur och ett kort har lämnat handen
      Givet att på bordet ligger HJ 7
      Och att Anna har SP 7, KL 7 och KL 7 på handen
      Och att Bo har KL 9 och KL J på handen
      När Anna trottar KL 7
      Så har Anna SP 7 och KL 7 på handen
      Och Bo har KL 9 och KL J på handen
      Och på bordet ligger bygget 7 (HJ 7, KL 7) som Anna äger, låst
      Och Bo står i tur

    Scenario: Turen kommer tillbaka när den andra har spelat
      Givet att bordet är tomt
      Och att Anna har SP 7, SP 10 och RU 3 på handen
      Och att Bo har KL 9, KL J och RU Q på handen
      När Anna slänger SP 7
      Så står Bo i tur
      När Bo slänger KL 9
      Så står Anna i tur
      När Anna slänger SP 10
      Så står Bo i tur
      Och på bordet ligger SP 7, KL 9 och SP 10

    @A-08
    Scenario: Den som står i tur utan kort kan inget göra, och den andra får inte spela i stället
      Givet att på bordet ligger HJ 7
      Och att Anna inte har några kort på handen
      Och att Bo har KL 9 och SP 10 på handen
      Och att Bo står i tur
      När Bo slänger SP 10
      Så kan Anna inte göra något drag
      När Bo slänger KL 9
      Så vägras draget: det är inte spelarens tur
      Och Anna står i tur

    @A-08
    Scenario: Turen går över också till den som inte har några kort
      Givet att på bordet ligger HJ 7
      Och att Anna har SP 10 och KL 4 på handen
      Och att Bo inte har några kort på handen
      När Anna slänger SP 10
      Så står Bo i tur
      Och Bo kan inte göra något drag
      När Anna slänger KL 4
      Så vägras draget: det är inte spelarens tur

  @TUR-2
  Regel: Kortet gör exakt en sak

    @utgåva-0.3.0
    Scenario: En sjua kan i 0.3.0 ta in, bygga eller trottas
      Givet att på bordet ligger HJ 7 och KL 3
      Och att Anna har SP 7, KL 7 och SP 10 på handen
      Och att Bo har KL 9 på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in HJ 7 med SP 7         |
        | Anna bygger 10 med SP 7 på KL 3   |
        | Anna trottar SP 7 och samlar HJ 7 |
      När Anna trottar SP 7
      Så ligger på bordet bygget 7 (HJ 7, SP 7) som Anna äger, låst och KL 3

    @A-01 @utgåva-utkast
    Scenario: En sjua kan i utkast ta in eller bygga men inte trottas
      Givet att på bordet ligger HJ 7 och KL 3
      Och att Anna har SP 7, KL 7 och SP 10 på handen
      Och att Bo har KL 9 på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in HJ 7 med SP 7       |
        | Anna bygger 10 med SP 7 på KL 3 |
      När Anna trottar SP 7
      Så vägras draget: utgåvan har inte det draget
      När Anna tar in HJ 7 med SP 7
      Så har Anna HJ 7 och SP 7 i sin intagna hög
      Och på bordet ligger KL 3

    @utgåva-utkast
    Scenario: I utkast kan man inte heller trotta till ett eget bygge
      Givet att på bordet ligger bygget 7 (HJ 4, KL 3) som Anna äger, låst och RU J
      Och att Anna har SP 7, KL 7 och SP 10 på handen
      Och att Bo har KL 9 på handen
      När Anna trottar SP 7
      Så vägras draget: utgåvan har inte det draget
      När Anna tar in bygget 7 med SP 7
      Så har Anna HJ 4, KL 3 och SP 7 i sin intagna hög

    Scenario: En kung som varken kan ta in eller bygga kan bara slängas
      Givet att på bordet ligger HJ 7 och KL 3
      Och att Anna har SP K och SP 9 på handen
      Och att Bo har KL 9 på handen
      Så kan Anna med SP K bara göra dessa drag:
        | Anna slänger SP K |

    @A-01
    Scenario: Den som tar in gör ingenting mer
      Givet att på bordet ligger HJ 7, KL 3 och RU 8
      Och att Anna har SP 7, SP 3 och SP 8 på handen
      Och att Bo har KL 9 på handen
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet KL 3 och RU 8
      Och Anna har SP 3 och SP 8 på handen
      Och Anna har HJ 7 och SP 7 i sin intagna hög

    Scenario: Den som slänger tar inte in något
      Givet att på bordet ligger HJ 7, KL 3 och RU 8
      Och att Anna har SP 6 och SP 8 på handen
      Och att Bo har KL 9 på handen
      När Anna slänger SP 6
      Så ligger på bordet HJ 7, KL 3, RU 8 och SP 6
      Och Anna har inga kort i sin intagna hög
      Och Anna har SP 8 på handen

    Scenario: Den som bygger tar inte in bygget i samma drag
      Givet att på bordet ligger HJ 8 och KL 3
      Och att Anna har SP 7, SP 10 och RU 6 på handen
      Och att Bo har KL Q och KL J på handen
      När Anna bygger 10 med SP 7 på KL 3
      Så har Anna inga kort i sin intagna hög
      Och Anna har SP 10 och RU 6 på handen
      När Anna tar in bygget 10 med SP 10
      Så vägras draget: det är inte spelarens tur
      När Bo slänger KL Q
      Och Anna tar in bygget 10 med SP 10
      Så har Anna KL 3, SP 7 och SP 10 i sin intagna hög

  @TUR-3 @A-09
  Regel: Bara den som står i tur får spela, och bara ett kort ur den egna handen

    @A-01
    Scenario: Den som inte står i tur får inte spela
      Givet att på bordet ligger HJ 9
      Och att Anna har SP 7 och RU 6 på handen
      Och att Bo har KL 9 och KL J på handen
      När Bo slänger KL J
      Så vägras draget: det är inte spelarens tur
      När Bo tar in HJ 9 med KL 9
      Så vägras draget: det är inte spelarens tur
      När Anna slänger SP 7
      Så ligger på bordet HJ 9 och SP 7
      När Bo tar in HJ 9 med KL 9
      Så har Bo HJ 9 och KL 9 i sin intagna hög

    Scenario: Vem som står i tur följer inte av vem som öppnade omgången
      Givet att Anna öppnade omgången
      Och att Bo står i tur
      Och att bordet är tomt
      Och att Anna har SP 7 på handen
      Och att Bo har KL 9 på handen
      När Anna slänger SP 7
      Så vägras draget: det är inte spelarens tur
      När Bo slänger KL 9
      Så ligger på bordet KL 9
      Och Anna står i tur

    Scenariomall: Ett kort som inte är på den egna handen får inte spelas
      Givet att på bordet ligger RU A
      Och att Anna har SP 7 och KL 5 på handen
      Och att Bo har KL 9 på handen
      Och att Anna har RU 2 i sin intagna hög
      Och att Anna har HJ 8 i sin mullehög
      Och att leken har SP A kvar, överst först
      När Anna slänger <kort>
      Så vägras draget: kortet finns inte på handen
      När Anna slänger SP 7
      Så ligger på bordet RU A och SP 7
      Och Anna har KL 5 på handen

      Exempel: motståndarens kort, kort på bordet, tagna kort, kort i leken och kort som inte syns
        | kort |
        | KL 9 |
        | RU A |
        | RU 2 |
        | HJ 8 |
        | SP A |
        | HJ K |

    Scenario: Med motståndarens kort kan man varken ta in, bygga eller slänga
      Givet att på bordet ligger HJ 9 och HJ 5
      Och att Anna har SP 7 och SP A på handen
      Och att Bo har KL 9 på handen
      När Anna tar in HJ 9 med KL 9
      Så vägras draget: kortet finns inte på handen
      När Anna bygger 14 med KL 9 på HJ 5
      Så vägras draget: kortet finns inte på handen
      När Anna slänger KL 9
      Så vägras draget: kortet finns inte på handen
      När Anna slänger SP 7
      Så tillåts draget
      Och Bo har KL 9 på handen

    @TRO-1
    Scenario: Med motståndarens kort kan man inte trotta
      Givet att på bordet ligger HJ 9 och HJ 5
      Och att Anna har SP 9, SP 5 och RU 9 på handen
      Och att Bo har KL 9 på handen
      När Anna trottar KL 9
      Så vägras draget: kortet finns inte på handen
      När Anna trottar SP 9
      Så ligger på bordet bygget 9 (HJ 9, SP 9) som Anna äger, låst och HJ 5

    Scenario: Ett kort som man har två av kan spelas två gånger men inte tre
      Givet att bordet är tomt
      Och att Anna har SP 7, SP 7 och KL 4 på handen
      Och att Bo har KL 9, KL J och KL Q på handen
      När Anna slänger SP 7
      Och Bo slänger KL 9
      Och Anna tar in SP 7 med SP 7
      Och Bo slänger KL J
      Och Anna slänger SP 7
      Så vägras draget: kortet finns inte på handen
      När Anna slänger KL 4
      Så ligger på bordet KL 9, KL J och KL 4

    Scenario: Den som inte är med i spelet får inte spela
      Givet att bordet är tomt
      Och att Anna har SP 7 och KL 4 på handen
      Och att Bo har KL 9 på handen
      När Cecilia slänger SP 7
      Så vägras draget: det är inte spelarens tur
      När Anna slänger SP 7
      Så ligger på bordet SP 7

  @TUR-4
  Regel: Ett drag som vägras ändrar ingenting

    @A-01 @A-10
    Scenario: Efter ett vägrat intag ligger allt som förut
      Givet att på bordet ligger HJ 7, KL 3 och KL 5
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har KL 9 på handen
      När Anna tar in HJ 7 och KL 3 med SP 7
      Så vägras draget: värdena stämmer inte
      Och Anna står i tur
      Och Anna kan med SP 7 bara göra dessa drag:
        | Anna tar in HJ 7 med SP 7 |
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet KL 3 och KL 5
      Och Anna har SP K på handen
      Och Anna har HJ 7 och SP 7 i sin intagna hög
      Och Anna har 0 tabbar
      Och Bo har KL 9 på handen

    @A-10
    Scenario: Efter en vägrad släng är kortet kvar på handen
      Givet att på bordet ligger HJ 7 och KL 3
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har KL 9 på handen
      När Anna slänger SP 7
      Så vägras draget: kortet kan ta in något
      Och Anna står i tur
      När Anna slänger SP K
      Så ligger på bordet HJ 7, KL 3 och SP K
      Och Anna har SP 7 på handen
      Och Bo står i tur

    @A-10
    Scenario: Efter ett vägrat bygge är kortet kvar på handen
      Givet att på bordet ligger HJ 7 och KL 3
      Och att Anna har SP 8 och SP K på handen
      Och att Bo har KL 9 på handen
      När Anna bygger 11 med SP 8 på KL 3
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      Och Anna står i tur
      När Anna slänger SP 8
      Så ligger på bordet HJ 7, KL 3 och SP 8
      Och Anna har SP K på handen

    @TRO-2 @A-10
    Scenario: Efter en vägrad trotta är kortet kvar på handen
      Givet att på bordet ligger HJ 7 och KL 3
      Och att Anna har SP 8 och RU 8 på handen
      Och att Bo har KL 9 på handen
      När Anna trottar SP 8
      Så vägras draget: det finns inget att samla
      Och Anna står i tur
      När Anna slänger SP 8
      Så ligger på bordet HJ 7, KL 3 och SP 8
      Och Anna har RU 8 på handen

    @A-09 @A-10
    Scenario: Hur många drag som än vägras är det samma spelares tur
      Givet att på bordet ligger HJ 7 och KL 3
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har KL 9 på handen
      När Anna tar in KL 3 med SP 7
      Så vägras draget: värdena stämmer inte
      När Anna slänger SP 7
      Så vägras draget: kortet kan ta in något
      När Bo slänger KL 9
      Så vägras draget: det är inte spelarens tur
      När Anna slänger HJ 2
      Så vägras draget: kortet finns inte på handen
      Och Anna står i tur
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet KL 3
      Och Anna har SP K på handen
      Och Bo står i tur

    @A-09 @A-11
    Scenario: Att det är den andras tur sägs före allt annat som är fel med draget
      Givet att på bordet ligger HJ 9
      Och att Anna har SP 7 och KL 4 på handen
      Och att Bo har KL 9 på handen
      När Bo slänger SP 1
      Så vägras draget: det är inte spelarens tur
      När Bo slänger SP 7
      Så vägras draget: det är inte spelarens tur
      När Bo slänger KL 9
      Så vägras draget: det är inte spelarens tur
      När Anna slänger SP 7
      Så tillåts draget

    @SLA-5 @A-01 @A-11 @A-38
    Scenario: Att kortet är reserverat sägs före att det kan ta in något
      Givet att på bordet ligger bygget 9 (KL 4, SP 5) som Anna äger, låst och HJ 9
      Och att Anna har SP 9 och KL 2 på handen
      Och att Bo har RU 8 på handen
      När Anna slänger SP 9
      Så vägras draget: kortet är reserverat
      När Anna tar in bygget 9 och HJ 9 med SP 9
      Så är bordet tomt
      Och Anna har KL 4, SP 5, HJ 9 och SP 9 i sin intagna hög

    @INT-3 @A-01 @A-11
    Scenario: Att fler högar kan tas sägs inte när de valda högarna inte passar
      Givet att på bordet ligger HJ 7, HJ 4, KL 3 och RU 6
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har KL 9 på handen
      När Anna tar in RU 6 med SP 7
      Så vägras draget: värdena stämmer inte
      När Anna tar in HJ 7 med SP 7
      Så vägras draget: fler högar kan tas
      När Anna tar in HJ 7, HJ 4 och KL 3 med SP 7
      Så ligger på bordet RU 6

    @A-11
    Scenario: Kan bygget inte få värdet sägs inget om att ett kort saknas
      Givet att på bordet ligger KL 3
      Och att Anna har SP 8 och SP K på handen
      Och att Bo har KL 9 på handen
      När Anna bygger 12 med SP 8 på KL 3
      Så vägras draget: bygget kan inte få det värdet
      När Anna bygger 11 med SP 8 på KL 3
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Anna slänger SP 8
      Så ligger på bordet KL 3 och SP 8

  @TUR-5 @A-12
  Regel: Den som har kort har alltid ett tillåtet drag

    Scenario: Det sista kortet kan slängas på ett tomt bord
      Givet att bordet är tomt
      Och att Anna har SP 7 på handen
      Och att Bo har KL 9 på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna slänger SP 7 |

    Scenario: Ett kort som inte får slängas kan ta in
      Givet att på bordet ligger HJ 7
      Och att Anna har SP 7 på handen
      Och att Bo har KL 9 på handen
      När Anna slänger SP 7
      Så vägras draget: kortet kan ta in något
      Och Anna kan med SP 7 bara göra dessa drag:
        | Anna tar in HJ 7 med SP 7 |
      När Anna tar in HJ 7 med SP 7
      Så är bordet tomt

    @A-16
    Scenariomall: Ess, SP 2 och RU 10 som inte tar något på bordet kan slängas bredvid sin like
      Givet att på bordet ligger HJ A, SP 2 och RU 10
      Och att Anna har <kort> på handen
      Och att Bo har KL 9 på handen
      Så kan Anna med <kort> bara göra dessa drag:
        | Anna slänger <kort> |
      När Anna slänger <kort>
      Så ligger på bordet HJ A, SP 2, RU 10 och <kort>

      Exempel:
        | kort  |
        | HJ A  |
        | SP 2  |
        | RU 10 |

    @A-38 @utgåva-0.3.0
    Scenario: Den som i 0.3.0 inte får slänga något kan ta in sitt bygge
      Givet att på bordet ligger bygget 7 (HJ 4, KL 3) som Anna äger, låst
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har KL 9 på handen
      När Anna slänger SP K
      Så vägras draget: spelaren äger ett bygge
      När Anna slänger SP 7
      Så vägras draget: kortet är reserverat
      Och Anna kan med SP 7 bara göra dessa drag:
        | Anna tar in bygget 7 med SP 7 |
      När Anna tar in bygget 7 med SP 7
      Så är bordet tomt
      Och Anna har SP K på handen
      Och Anna har HJ 4, KL 3 och SP 7 i sin intagna hög

    @utgåva-utkast
    Scenario: Den som i utkast äger ett bygge kan ta in det eller slänga ett annat kort
      Givet att på bordet ligger bygget 7 (HJ 4, KL 3) som Anna äger, låst
      Och att Anna har SP 7 och SP K på handen
      Och att Bo har KL 9 på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in bygget 7 med SP 7 |
      Och Anna kan med SP K bara göra dessa drag:
        | Anna slänger SP K |

    @A-38
    Scenario: Den som äger två byggen och har ett kort till vardera kan ta in vilket som helst av dem
      Givet att på bordet ligger bygget 7 (HJ 4, KL 3) som Anna äger, låst och bygget 9 (HJ 8, KL A) som Anna äger, låst
      Och att Anna har SP 7 och KL 9 på handen
      Och att Bo har KL J och RU 6 på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in bygget 7 med SP 7 |
      Och Anna kan med KL 9 bara göra dessa drag:
        | Anna tar in bygget 9 med KL 9 |
      När Anna tar in bygget 9 med KL 9
      Så ligger på bordet bygget 7 (HJ 4, KL 3) som Anna äger, låst
      Och Anna har SP 7 på handen

    @RES-5 @A-32 @A-38
    Scenario: Ett reserverat kort med sin like på bordet har ett enda drag
      Givet att på bordet ligger bygget 7 (HJ 4, KL 3) som Anna äger, låst och SP 7
      Och att Anna har SP 7 på handen
      Och att Bo har KL 9 på handen
      Så kan Anna med SP 7 bara göra dessa drag:
        | Anna tar in bygget 7 och SP 7 med SP 7 |
      När Anna tar in bygget 7 och SP 7 med SP 7
      Så är bordet tomt
      Och Anna har SP 7 i sin mullehög
      Och Anna har HJ 4, KL 3 och SP 7 i sin intagna hög
      Och Anna har 1 tabbe

    @INT-6 @A-16
    Scenario: Ett reserverat ess tar in sitt bygge och lämnar esset som ligger bredvid
      Givet att på bordet ligger bygget 14 (HJ 6, KL 8) som Anna äger, låst och HJ A
      Och att Anna har HJ A på handen
      Och att Bo har KL 9 på handen
      Så kan Anna med HJ A bara göra dessa drag:
        | Anna tar in bygget 14 med HJ A |
      När Anna tar in bygget 14 med HJ A
      Så ligger på bordet HJ A
      Och Anna har HJ 6, KL 8 och HJ A i sin intagna hög
      Och Anna har inga kort i sin mullehög

    @A-30
    Scenario: Den som bara har en nia kvar kan inte göra annat än ta in motståndarens bygge på nio
      Givet att på bordet ligger bygget 9 (HJ 4, KL 5) som Bo äger, låst
      Och att Anna har SP 9 på handen
      Och att Bo har HJ 9 på handen
      När Anna slänger SP 9
      Så vägras draget: kortet kan ta in något
      Och Anna kan med SP 9 bara göra dessa drag:
        | Anna tar in bygget 9 med SP 9 |
      När Anna tar in bygget 9 med SP 9
      Så är bordet tomt
      Och Bo kan med HJ 9 bara göra dessa drag:
        | Bo slänger HJ 9 |

    @GIV-4 @A-05 @A-38
    Scenario: Omgångens sista kort tar in det egna bygget, så inget bygge ligger kvar
      Givet att på bordet ligger bygget 7 (HJ 4, KL 3) som Bo äger, låst och RU Q
      Och att Anna har KL 9 på handen
      Och att Bo har SP 7 på handen
      När Anna slänger KL 9
      Så kan Bo med SP 7 bara göra dessa drag:
        | Bo tar in bygget 7 med SP 7 |
      När Bo slänger SP 7
      Så vägras draget: kortet är reserverat
      När Bo tar in bygget 7 med SP 7
      Så är omgången slut
      Och på bordet ligger RU Q och KL 9
      Och Bo har HJ 4, KL 3 och SP 7 i sin intagna hög

    @GIV-3
    Scenario: Rondens sista kort tar in det egna bygget innan nya kort ges
      Givet att det är rond 2 i omgång 1
      Och att på bordet ligger bygget 16 (HJ 6, KL 10) som Bo äger, låst och RU Q
      Och att Bo har RU 10 på handen
      Och att Bo står i tur
      Och att leken har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10 och HJ J kvar, överst först
      Så kan Bo med RU 10 bara göra dessa drag:
        | Bo tar in bygget 16 med RU 10 |
      När Bo tar in bygget 16 med RU 10
      Så är det rond 3
      Och på bordet ligger RU Q
      Och Anna har 8 kort på handen
      Och Bo har 8 kort på handen

    @A-37 @A-38 @utgåva-0.3.0
    Scenario: Den som bara har kort till sitt bygge kan mata, trotta eller ta in
      Givet att på bordet ligger bygget 9 (HJ 4, KL 5) som Anna äger, låst
      Och att Anna har SP 9 och RU 9 på handen
      Och att Bo har KL J och KL Q på handen
      Så kan Anna med SP 9 bara göra dessa drag:
        | Anna tar in bygget 9 med SP 9 |
        | Anna trottar SP 9             |
        | Anna slänger SP 9             |
      När Anna slänger SP 9
      Så ligger på bordet bygget 9 (HJ 4, KL 5, SP 9) som Anna äger, låst
      När Bo slänger KL J
      Så kan Anna med RU 9 bara göra dessa drag:
        | Anna tar in bygget 9 med RU 9 |

    @RES-4 @A-20 @A-30 @utgåva-0.3.0
    Scenario: När motståndaren har tagit över bygget kan kortet till det slängas
      Givet att på bordet ligger bygget 9 (HJ 4, KL 5) som Anna äger
      Och att Anna har SP 9 på handen
      Och att Bo har RU 3 och KL Q på handen
      Och att Bo står i tur
      När Bo bygger 12 med RU 3 på bygget 9
      Så kan Anna med SP 9 bara göra dessa drag:
        | Anna slänger SP 9 |
      När Anna slänger SP 9
      Så ligger på bordet bygget 12 (HJ 4, KL 5, RU 3) som Bo äger och SP 9
