# language: sv
Egenskap: Mulle

  Två likadana kort i samma intag är en mulle. Det ena av dem läggs i mullehögen,
  och resten av intaget i den intagna högen.

  @MUL-1
  Regel: Två likadana kort i samma intag är en mulle

    Scenario: Mulle på det spelade kortet och dess like på bordet
      Givet att på bordet ligger SP 7 och HJ 3
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 7 med SP 7
      Så har Anna SP 7 i sin mullehög
      Och Anna har SP 7 i sin intagna hög
      Och Bo har inga kort i sin mullehög

    Scenario: Mulle på det spelade kortet och dess like inne i ett bygge
      Givet att på bordet ligger KL K och bygget 7 (HJ 3, KL 4, SP 7) som Bo äger, låst
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 7 och RU Q på handen
      När Anna tar in bygget 7 med SP 7
      Så ligger på bordet KL K
      Och Anna har SP 7 i sin mullehög
      Och Anna har HJ 3, KL 4 och SP 7 i sin intagna hög

    Scenario: Mulle på två likadana kort i samma bygge
      Givet att på bordet ligger KL K och bygget 11 (SP 4, SP 4, HJ 3) som Bo äger, låst
      Och att Anna har KL J och KL 2 på handen
      Och att Bo har RU J och RU Q på handen
      När Anna tar in bygget 11 med KL J
      Så har Anna SP 4 i sin mullehög
      Och Anna har SP 4, HJ 3 och KL J i sin intagna hög

    @A-01
    Scenario: Mulle på likadana kort ur två olika högar
      Givet att på bordet ligger högen (SP 4, HJ 5) och högen (SP 4, RU 5)
      Och att Anna har KL 9 och KL 2 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in högen (SP 4, HJ 5) och högen (SP 4, RU 5) med KL 9
      Så har Anna SP 4 i sin mullehög
      Och Anna har SP 4, HJ 5, RU 5 och KL 9 i sin intagna hög

    @A-01
    Scenario: Mulle på ett ensamt kort och ett kort inne i ett bygge
      Givet att på bordet ligger SP 4, RU 5 och bygget 9 (SP 4, HJ 5) som Bo äger, låst
      Och att Anna har KL 9 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 4, RU 5 och bygget 9 med KL 9
      Så har Anna SP 4 i sin mullehög
      Och Anna har SP 4, HJ 5, RU 5 och KL 9 i sin intagna hög

    @A-15
    Scenario: Mulle på två likadana ess i en summa
      Givet att på bordet ligger HJ A, HJ A, RU 5 och KL K
      Och att Anna har KL 7 och KL 2 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in HJ A, HJ A och RU 5 med KL 7
      Så ligger på bordet KL K
      Och Anna har HJ A i sin mullehög
      Och Anna har HJ A, RU 5 och KL 7 i sin intagna hög

    @A-01
    Scenario: Mulle på likadana kort ur två olika summor
      Givet att på bordet ligger SP 4, SP 4, HJ 5, RU 5 och KL K
      Och att Anna har KL 9 och KL 2 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in SP 4, SP 4, HJ 5 och RU 5 med KL 9
      Så ligger på bordet KL K
      Och Anna har SP 4 i sin mullehög
      Och Anna har SP 4, HJ 5, RU 5 och KL 9 i sin intagna hög

    @A-41
    Scenario: Mulle blir det först när bygget med två likadana kort tas in
      Givet att på bordet ligger SP 5 och HJ 8
      Och att Anna har SP 5 och KL 10 på handen
      Och att Bo har HJ 3 och RU Q på handen
      När Anna bygger 10 med SP 5 på SP 5
      Så har Anna inga kort i sin mullehög
      Och Anna har inga kort i sin intagna hög
      När Bo slänger HJ 3
      Och Anna tar in bygget 10 med KL 10
      Så ligger på bordet HJ 8 och HJ 3
      Och Anna har SP 5 i sin mullehög
      Och Anna har SP 5 och KL 10 i sin intagna hög

    @A-41
    Scenario: Mullen i ett bygge går till den som tar in bygget och inte till den som byggde
      Givet att på bordet ligger SP 5 och HJ 8
      Och att Anna har SP 5 och KL 10 på handen
      Och att Bo har HJ 10 och RU Q på handen
      När Anna bygger 10 med SP 5 på SP 5
      Och Bo tar in bygget 10 med HJ 10
      Så ligger på bordet HJ 8
      Och Bo har SP 5 i sin mullehög
      Och Bo har SP 5 och HJ 10 i sin intagna hög
      Och Anna har inga kort i sin mullehög

    @TRO-4
    Scenario: Mulle blir det inte av att trotta på sin like förrän bygget tas in
      Givet att på bordet ligger SP 8 och HJ 3
      Och att Anna har SP 8 och KL 8 på handen
      Och att Bo har RU K och RU Q på handen
      När Anna trottar SP 8
      Så har Anna inga kort i sin mullehög
      Och Anna har inga kort i sin intagna hög
      När Bo slänger RU K
      Och Anna tar in bygget 8 med KL 8
      Så ligger på bordet HJ 3 och RU K
      Och Anna har SP 8 i sin mullehög
      Och Anna har SP 8 och KL 8 i sin intagna hög

    @A-01 @A-24 @utgåva-0.3.0
    Scenario: Mulle blir det inte av att ett bygge absorberar ett likadant kort
      Givet att på bordet ligger SP 5, SP 4, RU 5 och HJ 3
      Och att Anna har SP 4 och HJ 9 på handen
      Och att Bo har RU K och RU Q på handen
      När Anna bygger 9 med SP 4 på SP 5
      Så ligger på bordet HJ 3 och bygget 9 (SP 4, SP 4, SP 5, RU 5) som Anna äger, låst
      Och Anna har inga kort i sin mullehög
      När Bo slänger RU K
      Och Anna tar in bygget 9 med HJ 9
      Så har Anna SP 4 i sin mullehög
      Och Anna har SP 4, SP 5, RU 5 och HJ 9 i sin intagna hög

    @utgåva-utkast
    Scenario: Mulle blir det inte av att ett bygge konsoliderar ett likadant kort
      Givet att på bordet ligger SP 5, HJ 3 och högen (SP 4, RU 7)
      Och att Anna har SP 4 och HJ 9 på handen
      Och att Bo har RU K och RU Q på handen
      När Anna bygger 9 med SP 4 på SP 5
      Så ligger på bordet HJ 3 och bygget 9 (SP 4, SP 4, SP 5, RU 7) som Anna äger, låst
      Och Anna har inga kort i sin mullehög
      När Bo slänger RU K
      Och Anna tar in bygget 9 med HJ 9
      Så har Anna SP 4 i sin mullehög
      Och Anna har SP 4, SP 5, RU 7 och HJ 9 i sin intagna hög

    Scenario: Mulle blir det inte av ett likadant kort som ligger kvar på bordet
      Givet att på bordet ligger SP 3, KL 4 och bygget 9 (SP 3, HJ 6) som Bo äger, låst
      Och att Anna har HJ 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 3 och KL 4 med HJ 7
      Så ligger på bordet bygget 9 (SP 3, HJ 6) som Bo äger, låst
      Och Anna har inga kort i sin mullehög
      Och Anna har SP 3, KL 4 och HJ 7 i sin intagna hög

    Scenario: Mulle blir det inte av ett likadant kort som är kvar på handen
      Givet att på bordet ligger SP 3, KL 4 och KL K
      Och att Anna har HJ 7 och SP 3 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 3 och KL 4 med HJ 7
      Så har Anna inga kort i sin mullehög
      Och Anna har SP 3 på handen

  @MUL-2
  Regel: Det ena kortet i en mulle läggs i mullehögen och allt annat i den intagna högen

    Scenario: Av mullen läggs ett kort i mullehögen och ett i den intagna högen
      Givet att på bordet ligger KL J och HJ 3
      Och att Anna har KL J och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in KL J med KL J
      Så ligger på bordet HJ 3
      Och Anna har KL J i sin mullehög
      Och Anna har KL J i sin intagna hög
      Och Anna har KL 2 på handen

    @A-01
    Scenario: Mullens andra kort följer resten av intaget till den intagna högen
      Givet att på bordet ligger KL 7, HJ 9 och bygget 7 (HJ 3, KL 4, SP 7) som Bo äger, låst
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 7 och RU Q på handen
      När Anna tar in KL 7 och bygget 7 med SP 7
      Så ligger på bordet HJ 9
      Och Anna har SP 7 i sin mullehög
      Och Anna har KL 7, HJ 3, KL 4 och SP 7 i sin intagna hög

    Scenario: En ny mulle läggs till de mullar som spelaren redan har
      Givet att på bordet ligger SP 7 och HJ 3
      Och att Anna har SP 7 och KL 9 på handen
      Och att Anna har KL 2 i sin mullehög
      Och att Anna har KL 2 och HJ 6 i sin intagna hög
      Och att Bo har RU 9 och RU Q på handen
      Och att Bo har HJ 5 i sin mullehög
      När Anna tar in SP 7 med SP 7
      Så har Anna KL 2 och SP 7 i sin mullehög
      Och Anna har KL 2, HJ 6 och SP 7 i sin intagna hög
      Och Bo har HJ 5 i sin mullehög

  @MUL-3 @A-39
  Regel: Varje par likadana kort i samma intag är en mulle

    Scenario: Två par i två likadana högar är två mullar
      Givet att på bordet ligger högen (SP 5, KL 6), högen (SP 5, KL 6) och HJ 3
      Och att Anna har HJ J och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in högen (SP 5, KL 6) och högen (SP 5, KL 6) med HJ J
      Så ligger på bordet HJ 3
      Och Anna har SP 5 och KL 6 i sin mullehög
      Och Anna har SP 5, KL 6 och HJ J i sin intagna hög

    Scenario: Två par i två summor är två mullar
      Givet att på bordet ligger SP 5, SP 5, KL 6, KL 6 och HJ 3
      Och att Anna har HJ J och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 5, SP 5, KL 6 och KL 6 med HJ J
      Så ligger på bordet HJ 3
      Och Anna har SP 5 och KL 6 i sin mullehög
      Och Anna har SP 5, KL 6 och HJ J i sin intagna hög

    @A-01
    Scenario: Det spelade kortet och ett annat par i samma bygge är två mullar
      Givet att på bordet ligger HJ 3 och bygget 9 (KL 9, HJ 4, HJ 4, RU 5, SP 5) som Bo äger, låst
      Och att Anna har KL 9 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in bygget 9 med KL 9
      Så har Anna KL 9 och HJ 4 i sin mullehög
      Och Anna har KL 9, HJ 4, RU 5 och SP 5 i sin intagna hög

    @A-01
    Scenario: Tre par i samma intag är tre mullar
      Givet att på bordet ligger SP J, SP J, SP 5, KL 6 och bygget 11 (SP 5, KL 6) som Bo äger, låst
      Och att Anna har HJ J och KL 2 på handen
      Och att Bo har RU J och RU Q på handen
      När Anna tar in SP J, SP J, SP 5, KL 6 och bygget 11 med HJ J
      Så är bordet tomt
      Och Anna har SP J, SP 5 och KL 6 i sin mullehög
      Och Anna har SP J, SP 5, KL 6 och HJ J i sin intagna hög

    @RES-5 @A-01 @A-32
    Scenario: Ett reserverat kort tar bygget och sin like på bordet och får två mullar
      Givet att på bordet ligger KL 9, HJ 3 och bygget 9 (HJ 4, HJ 4, RU 5, SP 5) som Anna äger, låst
      Och att Anna har KL 9 och KL 2 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in KL 9 och bygget 9 med KL 9
      Så ligger på bordet HJ 3
      Och Anna har KL 9 och HJ 4 i sin mullehög
      Och Anna har KL 9, HJ 4, RU 5 och SP 5 i sin intagna hög

  @MUL-4 @A-40
  Regel: Likadana kort som tas in i olika drag är ingen mulle

    @A-01
    Scenario: Ett kort vars like togs in förut ger ingen mulle
      Givet att på bordet ligger SP 7 och HJ 3
      Och att Anna har KL 7 och KL 2 på handen
      Och att Anna har SP 7 i sin intagna hög
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 7 med KL 7
      Så har Anna inga kort i sin mullehög
      Och Anna har SP 7, SP 7 och KL 7 i sin intagna hög

    @A-01
    Scenario: Ett spelat kort vars like togs in förut ger ingen mulle
      Givet att på bordet ligger HJ 7 och HJ 3
      Och att Anna har SP 7 och KL 2 på handen
      Och att Anna har SP 7 i sin intagna hög
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 7 med SP 7
      Så har Anna inga kort i sin mullehög
      Och Anna har SP 7, HJ 7 och SP 7 i sin intagna hög

    @A-01
    Scenario: Två likadana sjuor i två drag efter varandra ger ingen mulle
      Givet att på bordet ligger SP 7 och HJ 3
      Och att Anna har HJ 7, KL 7 och KL 2 på handen
      Och att Bo har SP 7, RU 9 och RU Q på handen
      När Anna tar in SP 7 med HJ 7
      Och Bo slänger SP 7
      Och Anna tar in SP 7 med KL 7
      Så ligger på bordet HJ 3
      Och Anna har inga kort i sin mullehög
      Och Anna har SP 7, HJ 7, SP 7 och KL 7 i sin intagna hög

    @A-01
    Scenario: Ett kort vars like motståndaren har tagit in ger ingen mulle
      Givet att på bordet ligger SP 7 och HJ 3
      Och att Anna har KL 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      Och att Bo har SP 7 i sin intagna hög
      När Anna tar in SP 7 med KL 7
      Så har Anna inga kort i sin mullehög
      Och Anna har SP 7 och KL 7 i sin intagna hög
      Och Bo har inga kort i sin mullehög
      Och Bo har SP 7 i sin intagna hög

  @MUL-5
  Regel: Samma valör i olika färg är ingen mulle

    @A-01 @A-15
    Scenariomall: Ett kort som tar in ett annat av samma valör men annan färg ger ingen mulle
      Givet att på bordet ligger <på bordet> och HJ 3
      Och att Anna har <kort> och KL 4 på handen
      Och att Bo har RU 9 och RU 8 på handen
      När Anna tar in <på bordet> med <kort>
      Så ligger på bordet HJ 3
      Och Anna har inga kort i sin mullehög
      Och Anna har <på bordet> och <kort> i sin intagna hög

      Exempel:
        | på bordet | kort  |
        | HJ 7      | SP 7  |
        | HJ 7      | RU 7  |
        | KL J      | SP J  |
        | RU 10     | HJ 10 |
        | SP 2      | KL 2  |

    @A-01
    Scenario: Fyra sjuor i fyra färger ger ingen mulle
      Givet att på bordet ligger HJ 7, KL 7, RU 7 och HJ 3
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in HJ 7, KL 7 och RU 7 med SP 7
      Så har Anna inga kort i sin mullehög
      Och Anna har HJ 7, KL 7, RU 7 och SP 7 i sin intagna hög

    Scenario: Samma färg men olika valör ger ingen mulle
      Givet att på bordet ligger SP 3, SP 4 och HJ K
      Och att Anna har SP 7 och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 3 och SP 4 med SP 7
      Så har Anna inga kort i sin mullehög
      Och Anna har SP 3, SP 4 och SP 7 i sin intagna hög

    @A-01
    Scenario: Två ess i olika färg i samma bygge ger ingen mulle
      Givet att på bordet ligger HJ K och bygget 8 (HJ A, RU A, KL 6) som Bo äger, låst
      Och att Anna har SP 8 och KL 2 på handen
      Och att Bo har RU 8 och RU Q på handen
      När Anna tar in bygget 8 med SP 8
      Så har Anna inga kort i sin mullehög
      Och Anna har HJ A, RU A, KL 6 och SP 8 i sin intagna hög

  @MUL-6
  Regel: En mulle med ess, SP 2 eller RU 10 från handen kräver ett bygge

    Scenariomall: Mulle på ett ess, SP 2 eller RU 10 som tar in sin like i det egna bygget
      Givet att på bordet ligger HJ 3 och bygget <värde> (<like>, <annat>) som Anna äger, låst
      Och att Anna har <like> och KL 2 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in bygget <värde> med <like>
      Så ligger på bordet HJ 3
      Och Anna har <like> i sin mullehög
      Och Anna har <annat> och <like> i sin intagna hög

      Exempel:
        | like  | värde | annat |
        | HJ A  | 14    | KL K  |
        | SP A  | 14    | KL K  |
        | SP 2  | 15    | KL K  |
        | RU 10 | 16    | KL 6  |

    Scenario: Mulle på ett ess som ligger i motståndarens bygge
      Givet att på bordet ligger HJ 3 och bygget 14 (HJ A, KL K) som Bo äger, låst
      Och att Anna har HJ A och KL 2 på handen
      Och att Bo har RU A och RU Q på handen
      När Anna tar in bygget 14 med HJ A
      Så har Anna HJ A i sin mullehög
      Och Anna har HJ A och KL K i sin intagna hög

    @A-01
    Scenario: Ett annat ess än det i bygget ger ingen mulle
      Givet att på bordet ligger HJ 3 och bygget 14 (HJ A, KL K) som Bo äger, låst
      Och att Anna har RU A och KL 2 på handen
      Och att Bo har SP A och RU Q på handen
      När Anna tar in bygget 14 med RU A
      Så har Anna inga kort i sin mullehög
      Och Anna har HJ A, KL K och RU A i sin intagna hög

    @INT-6 @A-16
    Scenariomall: Ingen mulle går att ta på ett ess, SP 2 eller RU 10 som ligger ensamt
      Givet att på bordet ligger <like> och HJ 3
      Och att Anna har <like> och KL 4 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in <like> med <like>
      Så vägras draget: kortet tar bara in ett bygge
      När Anna slänger <like>
      Så ligger på bordet <like>, <like> och HJ 3
      Och Anna har inga kort i sin mullehög

      Exempel:
        | like  |
        | RU A  |
        | SP 2  |
        | RU 10 |

    Scenariomall: Mulle på ett ess, SP 2 eller RU 10 i två drag, först bygge och sedan intag
      Givet att på bordet ligger <like> och HJ 9
      Och att Anna har <like> och <byggkort> på handen
      Och att Bo har KL 3 och RU J på handen
      När Anna bygger <värde> med <byggkort> på <like>
      Och Bo slänger KL 3
      Och Anna tar in bygget <värde> med <like>
      Så ligger på bordet HJ 9 och KL 3
      Och Anna har <like> i sin mullehög
      Och Anna har <byggkort> och <like> i sin intagna hög

      Exempel:
        | like  | byggkort | värde |
        | HJ A  | HJ K     | 14    |
        | SP 2  | HJ K     | 15    |
        | RU 10 | HJ 6     | 16    |

  @MUL-7
  Regel: Två likadana kort som tas in med ett tredje av deras värde är en mulle

    @A-01 @A-15
    Scenariomall: Mulle på två likadana kort som ett tredje kort av samma värde tar in
      Givet att på bordet ligger <like>, <like> och HJ 3
      Och att Anna har <kort> och KL 4 på handen
      Och att Bo har RU 9 och RU 8 på handen
      När Anna tar in <like> och <like> med <kort>
      Så ligger på bordet HJ 3
      Och Anna har <like> i sin mullehög
      Och Anna har <like> och <kort> i sin intagna hög

      Exempel:
        | like  | kort  |
        | KL 2  | HJ 2  |
        | SP 2  | HJ 2  |
        | SP 7  | HJ 7  |
        | KL 9  | HJ 9  |
        | RU 10 | HJ 10 |
        | HJ J  | SP J  |
        | RU Q  | HJ Q  |
        | KL K  | HJ K  |

    @A-01
    Scenario: Mulle på två likadana sjuor när en tredje sjua också följer med
      Givet att på bordet ligger SP 7, SP 7, KL 7 och RU 5
      Och att Anna har HJ 7 och KL 4 på handen
      Och att Bo har RU 9 och RU Q på handen
      När Anna tar in SP 7 och SP 7 med HJ 7
      Så vägras draget: fler högar kan tas
      När Anna tar in SP 7, SP 7 och KL 7 med HJ 7
      Så ligger på bordet RU 5
      Och Anna har SP 7 i sin mullehög
      Och Anna har SP 7, KL 7 och HJ 7 i sin intagna hög

    Scenario: Mulle på två likadana sjuor som ligger i ett bygge på 7
      Givet att på bordet ligger RU 5 och bygget 7 (HJ 3, KL 4, SP 7, SP 7) som Bo äger, låst
      Och att Anna har HJ 7 och KL 2 på handen
      Och att Bo har RU 7 och RU Q på handen
      När Anna tar in bygget 7 med HJ 7
      Så har Anna SP 7 i sin mullehög
      Och Anna har HJ 3, KL 4, SP 7 och HJ 7 i sin intagna hög

  @MUL-8
  Regel: Två likadana kort som tas in med ett kort av dubbla värdet är en mulle

    @A-15 @A-41
    Scenariomall: Mulle på två likadana kort som ett kort av dubbla värdet tar in
      Givet att på bordet ligger <like>, <like> och HJ 9
      Och att Anna har <kort> och KL 3 på handen
      Och att Bo har RU 9 och RU J på handen
      När Anna tar in <like> och <like> med <kort>
      Så ligger på bordet HJ 9
      Och Anna har <like> i sin mullehög
      Och Anna har <like> och <kort> i sin intagna hög

      Exempel:
        | like | kort  |
        | HJ A | KL 2  |
        | SP A | HJ 2  |
        | SP 2 | HJ 4  |
        | RU 4 | HJ 8  |
        | SP 5 | HJ 10 |
        | SP 6 | HJ Q  |

    @A-41
    Scenariomall: Mulle på två likadana kort i ett bygge av dubbla värdet
      Givet att på bordet ligger HJ 9 och bygget <värde> (<like>, <like>) som Bo äger, låst
      Och att Anna har <kort> och KL 3 på handen
      Och att Bo har <Bos kort> och RU J på handen
      När Anna tar in bygget <värde> med <kort>
      Så ligger på bordet HJ 9
      Och Anna har <like> i sin mullehög
      Och Anna har <like> och <kort> i sin intagna hög

      Exempel:
        | värde | like | kort  | Bos kort |
        | 12    | SP 6 | HJ Q  | RU Q     |
        | 14    | SP 7 | HJ A  | RU A     |
        | 16    | SP 8 | RU 10 | RU 10    |

    @A-01
    Scenario: Två åttor av olika färg i ett bygge på 16 ger ingen mulle
      Givet att på bordet ligger HJ 9 och bygget 16 (SP 8, KL 8) som Bo äger, låst
      Och att Anna har RU 10 och KL 3 på handen
      Och att Bo har RU 10 och RU J på handen
      När Anna tar in bygget 16 med RU 10
      Så har Anna inga kort i sin mullehög
      Och Anna har SP 8, KL 8 och RU 10 i sin intagna hög

    @MUL-3 @A-01 @A-39 @A-41
    Scenario: Ett par av halva värdet och ett par av hela värdet är två mullar
      Givet att på bordet ligger SP 6, SP 6, SP Q, SP Q och HJ 9
      Och att Anna har HJ Q och KL 4 på handen
      Och att Bo har RU 8 och RU J på handen
      När Anna tar in SP 6, SP 6, SP Q och SP Q med HJ Q
      Så ligger på bordet HJ 9
      Och Anna har SP 6 och SP Q i sin mullehög
      Och Anna har SP 6, SP Q och HJ Q i sin intagna hög
