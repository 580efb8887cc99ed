# language: sv
Egenskap: Utkastets exempelrond

  Utkastet visar två drag ur en rond. Det första säger emot det andra och kan inte göras (A-18).
  Det andra kan göras, om sexan får en färg, här hjärter, och resten av ronden går att spela.

  @GIV-2 @A-02
  Regel: Exempelbordet har nio kort, men en omgång börjar med åtta

    @GIV-7 @A-06
    Scenario: Exempelbordets kort ligger var för sig när de ges, och det nionde går till Anna
      Givet att leken är blandad med SP 5, SP 5, KL 9, RU 7, RU 10, HJ A, KL 5, RU 3, KL 2, KL 9, SP 6, SP 3, KL K, HJ 8, RU 4 och KL 4 överst
      När omgång 1 ges och Anna öppnar
      Så ligger på bordet SP 5, SP 5, KL 9, RU 7, RU 10, HJ A, KL 5 och RU 3
      Och Anna har KL 2, KL 9, SP 6, SP 3, KL K, HJ 8, RU 4 och KL 4 på handen

  @INT-8 @A-18
  Regel: Exempelrondens drag 1 tar ett kort ur en hög och vägras

    @A-14 @A-15
    Scenario: I exempelronden kan KL 9 inte tas ur högen med RU 7
      Givet ställningen:
        | bord | SP 5, SP 5, högen (KL 9, RU 7), RU 10, HJ A, KL 5, RU 3 och KL 2 |
        | Anna | KL 9, SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7                |
        | Bo   | RU 10, HJ 6, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J               |
      När Anna tar in KL 9 med KL 9
      Så vägras draget: högen ligger inte på bordet
      Och Anna står i tur
      När Anna tar in SP 5, RU 3 och HJ A med KL 9
      Så har Anna SP 5, RU 3, HJ A och KL 9 i sin intagna hög
      Och Anna har inga kort i sin mullehög
      Och på bordet ligger SP 5, högen (KL 9, RU 7), RU 10, KL 5 och KL 2
      Och Bo står i tur

    @INT-1 @A-14 @A-15
    Scenario: I exempelronden tar KL 9 inte heller in hela högen på sexton
      Givet ställningen:
        | bord | SP 5, SP 5, högen (KL 9, RU 7), RU 10, HJ A, KL 5, RU 3 och KL 2 |
        | Anna | KL 9, SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7                |
        | Bo   | RU 10, HJ 6, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J               |
      När Anna tar in högen (KL 9, RU 7) med KL 9
      Så vägras draget: värdena stämmer inte
      När Anna tar in KL 5, RU 3 och HJ A med KL 9
      Så har Anna KL 5, RU 3, HJ A och KL 9 i sin intagna hög
      Och på bordet ligger SP 5, SP 5, högen (KL 9, RU 7), RU 10 och KL 2

    @INT-3 @INT-4 @SLA-2 @A-14 @A-15
    Scenario: I exempelronden har KL 9 två intag att välja mellan och får inte slängas
      Givet ställningen:
        | bord | SP 5, SP 5, högen (KL 9, RU 7), RU 10, HJ A, KL 5, RU 3 och KL 2 |
        | Anna | KL 9, SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7                |
        | Bo   | RU 10, HJ 6, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J               |
      Så kan Anna med KL 9 bara göra dessa drag:
        | Anna tar in SP 5, RU 3 och HJ A med KL 9 |
        | Anna tar in KL 5, RU 3 och HJ A med KL 9 |
      När Anna slänger KL 9
      Så vägras draget: kortet kan ta in något
      När Anna tar in KL 5, RU 3 och HJ A med KL 9
      Så tillåts draget

  @INT-5
  Regel: Hade KL 9 legat ensam på exempelbordet hade drag 1 varit en mulle

    @MUL-2 @POA-1
    Scenario: Ligger KL 9 och RU 7 var för sig på exempelbordet tar KL 9 in sin like
      Givet ställningen:
        | bord | SP 5, SP 5, KL 9, RU 7, RU 10, HJ A, KL 5, RU 3 och KL 2 |
        | Anna | KL 9, SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7        |
        | Bo   | RU 10, HJ 6, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J       |
      När Anna tar in SP 5, RU 3 och HJ A med KL 9
      Så vägras draget: det likadana kortet tas först
      När Anna tar in KL 9 med KL 9
      Så har Anna KL 9 i sin mullehög
      Och Anna har KL 9 i sin intagna hög
      Och Anna har 9 mullepoäng
      Och på bordet ligger SP 5, SP 5, RU 7, RU 10, HJ A, KL 5, RU 3 och KL 2

    @LAS-5 @BYG-8
    Scenario: Efter en sådan mulle finns ingen hög på sexton kvar för drag 2 i exempelronden
      Givet ställningen:
        | bord | SP 5, SP 5, KL 9, RU 7, RU 10, HJ A, KL 5, RU 3 och KL 2 |
        | Anna | KL 9, SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7        |
        | Bo   | RU 10, HJ 6, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J       |
      När Anna tar in KL 9 med KL 9
      Och Bo bygger 16 med HJ 6 på RU 10
      Så ligger på bordet bygget 16 (RU 10, HJ 6) som Bo äger, låst, SP 5, SP 5, RU 7, HJ A, KL 5, RU 3 och KL 2

  @BYG-8
  Regel: Exempelrondens drag 2 drar in tvåkortshögen

    @LAS-5
    Scenario: I exempelronden bygger Bo sexton, och högen med KL 9 och RU 7 flyttas in
      Givet ställningen:
        | bord | SP 5, SP 5, högen (KL 9, RU 7), RU 10, HJ A, KL 5, RU 3 och KL 2 |
        | Anna | KL 9, SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7                |
        | Bo   | RU 10, HJ 6, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J               |
        | tur  | Bo                                                               |
      När Bo bygger 16 med HJ 6 på RU 10
      Så ligger på bordet bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst, SP 5, SP 5, HJ A, KL 5, RU 3 och KL 2
      Och Bo har RU 10, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J på handen
      Och Bo har inga kort i sin intagna hög
      Och Anna står i tur

    @RES-1
    Scenario: I exempelronden får Bo bygga sexton bara för att RU 10 är kvar på handen
      Givet ställningen:
        | bord | SP 5, SP 5, högen (KL 9, RU 7), RU 10, HJ A, KL 5, RU 3 och KL 2 |
        | Anna | KL 9, SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7                |
        | Bo   | HJ 6, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J                      |
        | tur  | Bo                                                               |
      När Bo bygger 16 med HJ 6 på RU 10
      Så vägras draget: inget kort blir kvar som kan ta in bygget
      När Bo slänger SP 2
      Så ligger på bordet SP 5, SP 5, högen (KL 9, RU 7), RU 10, HJ A, KL 5, RU 3, KL 2 och SP 2

  @BYG-7
  Regel: I 0.3.0 absorberas exempelrondens hög för att den är värd sexton

    @LAS-3
    Scenario: Exempelrondens drag 2 ger samma bygge i 0.3.0
      Givet ställningen:
        | bord | SP 5, SP 5, högen (KL 9, RU 7), RU 10, HJ A, KL 5, RU 3 och KL 2 |
        | Anna | KL 9, SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7                |
        | Bo   | RU 10, HJ 6, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J               |
        | tur  | Bo                                                               |
      När Bo bygger 16 med HJ 6 på RU 10
      Så ligger på bordet bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst, SP 5, SP 5, HJ A, KL 5, RU 3 och KL 2

  @LAS-6
  Regel: Anna kan inte ändra exempelrondens låsta bygge

    @A-14
    Scenario: I exempelronden kan Anna inte bygga på det låsta bygget
      Givet ställningen:
        | bord | bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst, SP 5, KL 5 och KL 2 |
        | Anna | SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7                                |
        | Bo   | RU 10, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J                               |
      När Anna bygger 19 med SP 3 på bygget 16
      Så vägras draget: bygget är låst
      När Anna bygger 13 med SP 3 på bygget 16
      Så vägras draget: bygget är låst
      När Anna tar in SP 5 och KL 2 med KL 7
      Så ligger på bordet bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst och KL 5

  @INT-7
  Regel: Exempelrondens bygge tas bara in av ett kort som är värt sexton

    Scenario: I exempelronden har Anna inget kort som tar in bygget på sexton
      Givet ställningen:
        | bord | bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst, SP 5, KL 5 och KL 2 |
        | Anna | SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7                                |
        | Bo   | RU 10, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J                               |
      När Anna tar in bygget 16 med KL K
      Så vägras draget: värdena stämmer inte
      När Anna tar in bygget 16 med HJ 8
      Så vägras draget: värdena stämmer inte
      När Anna slänger KL K
      Så ligger på bordet bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst, SP 5, KL 5, KL 2 och KL K

  @RES-2
  Regel: Bos RU 10 är reserverad för exempelrondens bygge

    @SLA-5 @MUL-6
    Scenario: I exempelronden får Bo bara använda RU 10 till att ta in bygget
      Givet ställningen:
        | bord | bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst och KL 5 |
        | Anna | SP 6, SP 3, KL K, HJ 8, RU 4 och KL 4                          |
        | Bo   | RU 10, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J                   |
        | tur  | Bo                                                             |
      När Bo slänger RU 10
      Så vägras draget: kortet är reserverat
      När Bo bygger 15 med RU 10 på KL 5
      Så vägras draget: kortet är reserverat
      När Bo tar in bygget 16 med RU 10
      Så har Bo RU 10 i sin mullehög
      Och Bo har RU 10, HJ 6, KL 9 och RU 7 i sin intagna hög
      Och Bo har 10 mullepoäng
      Och på bordet ligger KL 5

  @GIV-3
  Regel: Exempelronden går att spela till slut när drag 1 har bytts ut

    @GIV-7 @INT-4 @BYG-8 @LAS-5 @RES-2 @MUL-4 @MUL-6 @A-01 @A-06 @A-14 @A-15 @A-18 @A-40 @A-45
    Scenario: Exempelronden spelad med alla åtta korten från var och en
      Givet ställningen:
        | bord | SP 5, SP 5, högen (KL 9, RU 7), RU 10, HJ A, KL 5, RU 3 och KL 2 |
        | Anna | KL 9, SP 6, SP 3, KL K, HJ 8, RU 4, KL 4 och KL 7                |
        | Bo   | RU 10, HJ 6, HJ Q, SP 2, KL Q, RU 5, SP 7 och HJ J               |
      Och att det är rond 1 i omgång 1
      Och att leken har SP 4, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, KL 3, KL 6, KL 8, KL 10, KL J, KL A, HJ 2 och HJ 3 kvar, överst först
      När Anna tar in SP 5, RU 3 och HJ A med KL 9
      Och Bo bygger 16 med HJ 6 på RU 10
      Så ligger på bordet bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst, SP 5, KL 5 och KL 2
      När Anna tar in SP 5 och KL 2 med KL 7
      Så har Anna inga kort i sin mullehög
      När Bo slänger RU 5
      Så vägras draget: kortet kan ta in något
      När Bo tar in KL 5 med RU 5
      Så ligger på bordet bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst
      Och Bo har 0 tabbar
      När Anna slänger KL K
      Och Bo slänger SP 2
      Och Anna bygger 6 med RU 4 på SP 2
      Så ligger på bordet bygget 16 (RU 10, HJ 6, KL 9, RU 7) som Bo äger, låst, bygget 6 (SP 2, RU 4) som Anna äger, låst och KL K
      När Bo slänger HJ Q
      Och Anna slänger SP 6
      Så vägras draget: kortet är reserverat
      När Anna slänger HJ 8
      Och Bo tar in HJ Q med KL Q
      Så har Bo inga kort i sin mullehög
      När Anna slänger SP 3
      Och Bo tar in HJ 8 och SP 3 med HJ J
      Och Anna slänger KL 4
      Och Bo slänger SP 7
      Och Anna tar in bygget 6 med SP 6
      Så har Bo RU 10 på handen
      Och Anna har inga kort på handen
      Och det är rond 1
      När Bo tar in bygget 16 med RU 10
      Så är det rond 2
      Och på bordet ligger KL K, KL 4 och SP 7
      Och Anna har KL 9, SP 5, RU 3, HJ A, KL 7, SP 5, KL 2, SP 6, SP 2 och RU 4 i sin intagna hög
      Och Anna har inga kort i sin mullehög
      Och Anna har 6 intagspoäng
      Och Anna har 0 poäng i summa
      Och Bo har RU 5, KL 5, KL Q, HJ Q, HJ J, HJ 8, SP 3, RU 10, HJ 6, KL 9 och RU 7 i sin intagna hög
      Och Bo har RU 10 i sin mullehög
      Och Bo har 5 intagspoäng
      Och Bo har 10 poäng i summa
      Och Anna har SP 4, SP 8, SP 9, SP 10, SP J, SP Q, SP K och SP A på handen
      Och Bo har KL 3, KL 6, KL 8, KL 10, KL J, KL A, HJ 2 och HJ 3 på handen
      Och Anna står i tur
