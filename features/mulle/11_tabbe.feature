# language: sv
Egenskap: Tabbe

  Den som tömmer bordet med ett intag får en tabbe. Inget annat ger en tabbe.

  @TAB-1
  Regel: Ett intag som lämnar bordet tomt ger en tabbe

    @A-01 @A-15
    Scenariomall: Tabbe för ett intag som tömmer bordet
      Givet att på bordet ligger <bord>
      Och att Anna har <kort> och KL 2 på handen
      Och att Bo har <Bos kort> och RU Q på handen
      När Anna tar in <högar> med <kort>
      Så är bordet tomt
      Och Anna har 1 tabbe
      Och Bo har 0 tabbar
      Och Bo står i tur

      Exempel:
        | bord                                             | högar              | kort  | Bos kort |
        | HJ 7                                             | HJ 7               | SP 7  | RU 9     |
        | HJ 3 och HJ 4                                    | HJ 3 och HJ 4      | SP 7  | RU 9     |
        | RU 10 och SP 2                                   | RU 10 och SP 2     | KL Q  | RU 9     |
        | högen (HJ 3, HJ 4)                               | högen (HJ 3, HJ 4) | SP 7  | RU 9     |
        | bygget 7 (HJ 3, HJ 4) som Bo äger, låst          | bygget 7           | SP 7  | RU 7     |
        | bygget 7 (HJ 3, HJ 4) som Anna äger, låst        | bygget 7           | SP 7  | RU 9     |
        | KL 7 och bygget 7 (HJ 3, HJ 4) som Bo äger, låst | KL 7 och bygget 7  | SP 7  | RU 7     |
        | bygget 14 (HJ 9, HJ 5) som Bo äger, låst         | bygget 14          | SP A  | RU A     |
        | bygget 15 (HJ 9, HJ 6) som Bo äger, låst         | bygget 15          | SP 2  | SP 2     |
        | bygget 16 (HJ 9, HJ 7) som Bo äger, låst         | bygget 16          | RU 10 | RU 10    |

    Scenariomall: Ingen tabbe när intaget lämnar något på bordet
      Givet att på bordet ligger HJ 7 och <kvar>
      Och att Anna har SP 7 och SP 6 på handen
      Och att Bo har KL 6 och RU Q på handen
      När Anna tar in HJ 7 med SP 7
      Så ligger på bordet <kvar>
      Och Anna har 0 tabbar
      Och Bo har 0 tabbar

      Exempel:
        | kvar                                      |
        | HJ 3                                      |
        | RU A                                      |
        | högen (HJ 3, KL 3)                        |
        | bygget 6 (HJ 3, KL 3) som Bo äger, låst   |
        | bygget 6 (HJ 3, KL 3) som Anna äger, låst |

    @MUL-1
    Scenario: Mulle och tabbe i samma intag
      Givet att på bordet ligger SP 7
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 7 med SP 7
      Så är bordet tomt
      Och Anna har 1 tabbe
      Och Anna har SP 7 i sin mullehög
      Och Anna har SP 7 i sin intagna hög

    @INT-5
    Scenario: Ingen tabbe när det likadana kortet måste tas in ensamt
      Givet att på bordet ligger SP 7 och HJ 7
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 7 och HJ 7 med SP 7
      Så vägras draget: det likadana kortet tas först
      När Anna tar in SP 7 med SP 7
      Så ligger på bordet HJ 7
      Och Anna har 0 tabbar

    Scenario: Tabben går till den som tar in det sista på bordet
      Givet att på bordet ligger HJ 7 och KL 4
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 4 och RU Q på handen
      När Anna tar in HJ 7 med SP 7
      Så har Anna 0 tabbar
      När Bo tar in KL 4 med RU 4
      Så är bordet tomt
      Och Bo har 1 tabbe
      Och Anna har 0 tabbar

    Scenario: En ny tabbe läggs till dem som spelaren redan har
      Givet att på bordet ligger HJ 7
      Och att Anna har SP 7 och KL 2 på handen
      Och att Anna har 2 tabbar
      Och att Bo har RU 9 och RU Q på handen
      Och att Bo har 4 tabbar
      När Anna tar in HJ 7 med SP 7
      Så har Anna 3 tabbar
      Och Bo har 4 tabbar

    @A-06
    Scenario: Tabbe för det sista kortet i en rond, och bordet förblir tomt
      Givet att det är rond 2 i omgång 1
      Och att på bordet ligger HJ 7
      Och att Anna inte har några kort på handen
      Och att Bo har SP 7 på handen
      Och att Bo står i tur
      Och att leken har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10 och HJ J kvar, överst först
      När Bo tar in HJ 7 med SP 7
      Så är det rond 3
      Och bordet är tomt
      Och Bo har 1 tabbe
      Och Anna har 0 tabbar
      Och Anna har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9 och KL 10 på handen
      Och Anna står i tur

    Scenario: Tabbe för omgångens allra sista kort
      Givet att på bordet ligger HJ 3 och HJ 4
      Och att Anna inte har några kort på handen
      Och att Bo har SP 7 på handen
      Och att Bo står i tur
      När Bo tar in HJ 3 och HJ 4 med SP 7
      Så är bordet tomt
      Och Bo har 1 tabbe
      Och omgången är slut

    @A-05 @A-43
    Scenario: Ingen tabbe för omgångens sista intag när kort ligger kvar
      Givet att på bordet ligger HJ 7 och HJ K
      Och att Anna inte har några kort på handen
      Och att Bo har SP 7 på handen
      Och att Bo står i tur
      När Bo tar in HJ 7 med SP 7
      Så ligger på bordet HJ K
      Och Bo har 0 tabbar
      Och Anna har 0 tabbar
      Och omgången är slut

    @A-43
    Scenario: Ingen tabbe för första intaget efter ett tomt bord när ett kort ligger kvar
      Givet att bordet är tomt
      Och att Anna har HJ 2, KL 9 och KL 5 på handen
      Och att Bo har SP 9, RU J och RU Q på handen
      När Anna slänger HJ 2
      Och Bo slänger SP 9
      Och Anna tar in SP 9 med KL 9
      Så ligger på bordet HJ 2
      Och Anna har 0 tabbar

  @TAB-2 @A-44
  Regel: Inget annat än ett intag ger tabbe, och varje sådant intag ger exakt en

    Scenario: Ingen tabbe för att slänga ett kort på ett tomt bord
      Givet att bordet är tomt
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna slänger SP 7
      Så ligger på bordet SP 7
      Och Anna har 0 tabbar
      Och Bo har 0 tabbar

    Scenario: Ingen tabbe för att bygga på det enda kortet på bordet
      Givet att på bordet ligger HJ 3
      Och att Anna har SP 4 och SP 7 på handen
      Och att Bo har KL 7 och RU Q på handen
      När Anna bygger 7 med SP 4 på HJ 3
      Så har Anna 0 tabbar
      Och Bo har 0 tabbar
      När Bo tar in bygget 7 med KL 7
      Så är bordet tomt
      Och Bo har 1 tabbe
      Och Anna har 0 tabbar

    Scenario: Tabbarna är lika många när spelaren har byggt
      Givet att på bordet ligger HJ 3 och RU 8
      Och att Anna har SP 4 och SP 7 på handen
      Och att Anna har 2 tabbar
      Och att Bo har KL 9 och RU Q på handen
      Och att Bo har 1 tabbe
      När Anna bygger 7 med SP 4 på HJ 3
      Så har Anna 2 tabbar
      Och Bo har 1 tabbe

    @TRO-4
    Scenario: Ingen tabbe för att trotta ihop allt som ligger på bordet
      Givet att på bordet ligger HJ 7, HJ 3 och RU 4
      Och att Anna har SP 7 och KL 7 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna trottar SP 7
      Så ligger på bordet bygget 7 (HJ 3, HJ 7, RU 4, SP 7) som Anna äger, låst
      Och Anna har 0 tabbar

    @SLA-4 @A-37
    Scenario: Ingen tabbe för att mata det enda bygget på bordet
      Givet att på bordet ligger bygget 7 (HJ 3, HJ 4) som Anna äger
      Och att Anna har SP 7 och KL 7 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna slänger SP 7
      Så ligger på bordet bygget 7 (HJ 3, HJ 4, SP 7) som Anna äger, låst
      Och Anna har 0 tabbar

    @A-24 @utgåva-0.3.0
    Scenario: Ingen tabbe när ett bygge absorberar allt annat på bordet
      Givet att på bordet ligger HJ 3, RU 7, KL 5 och HJ 2
      Och att Anna har SP 4 och SP 7 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna bygger 7 med SP 4 på HJ 3
      Så ligger på bordet bygget 7 (HJ 2, HJ 3, KL 5, RU 7, SP 4) som Anna äger, låst
      Och Anna har 0 tabbar

    @utgåva-utkast
    Scenario: Ingen tabbe när ett bygge konsoliderar allt annat på bordet
      Givet att på bordet ligger HJ 3 och högen (KL 9, RU 7)
      Och att Anna har SP 4 och SP 7 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna bygger 7 med SP 4 på HJ 3
      Så ligger på bordet bygget 7 (HJ 3, KL 9, RU 7, SP 4) som Anna äger, låst
      Och Anna har 0 tabbar

    @A-01
    Scenario: En enda tabbe för ett intag av många högar
      Givet att på bordet ligger HJ 7, KL 7, HJ 3 och HJ 4
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 7, KL 7, HJ 3 och HJ 4 med SP 7
      Så är bordet tomt
      Och Anna har 1 tabbe

    @MUL-3 @A-39
    Scenario: En enda tabbe för ett intag med två mullar
      Givet att på bordet ligger SP 5, SP 5, KL 6 och KL 6
      Och att Anna har HJ J och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 5, SP 5, KL 6 och KL 6 med HJ J
      Så är bordet tomt
      Och Anna har SP 5 och KL 6 i sin mullehög
      Och Anna har 1 tabbe

    Scenario: Två tabbar i samma rond för två intag som tömmer bordet
      Givet att på bordet ligger HJ 7
      Och att Anna har SP 7, SP 9 och HJ K på handen
      Och att Bo har KL 9, KL 2 och RU Q på handen
      När Anna tar in HJ 7 med SP 7
      Och Bo slänger KL 9
      Och Anna tar in KL 9 med SP 9
      Så är bordet tomt
      Och Anna har 2 tabbar
      Och Bo har 0 tabbar

    Scenario: Båda spelarna kan få tabbe i samma rond
      Givet att på bordet ligger HJ 7
      Och att Anna har SP 7, SP 9 och HJ K på handen
      Och att Bo har HJ 2, KL J och RU J på handen
      När Anna tar in HJ 7 med SP 7
      Och Bo slänger HJ 2
      Och Anna slänger SP 9
      Och Bo tar in HJ 2 och SP 9 med KL J
      Så är bordet tomt
      Och Anna har 1 tabbe
      Och Bo har 1 tabbe

    @A-05
    Scenario: Ingen tabbe för att omgången tar slut
      Givet att på bordet ligger HJ 8
      Och att Anna inte har några kort på handen
      Och att Anna har 3 tabbar
      Och att Anna har SP 3 och HJ 3 i sin intagna hög
      Och att Bo har SP 7 på handen
      Och att Bo står i tur
      När Bo slänger SP 7
      Så är omgången slut
      Och på bordet ligger HJ 8 och SP 7
      Och Anna har 3 tabbar
      Och Bo har 0 tabbar
