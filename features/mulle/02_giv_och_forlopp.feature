# language: sv
Egenskap: Giv och förlopp

  Hur korten ges, hur många ronder en omgång har och vad som händer när den är slut.

  @GIV-1
  Regel: Två spelare spelar med två kortlekar

    @GIV-2 @A-02
    Scenario: Två lekar är 104 kort, så 80 är kvar när en omgång har getts
      Givet att leken är blandad med SP 7 överst
      När omgång 1 ges och Anna öppnar
      Så har leken 80 kort kvar
      Och på bordet ligger 8 ensamma kort och inget annat
      Och Anna har 8 kort på handen
      Och Bo har 8 kort på handen

    @GIV-7 @A-02 @A-06
    Scenario: Varje kort finns i två exemplar när korten ges
      Givet att leken är blandad med SP 2, SP 2, RU 10, RU 10, HJ A, HJ A, KL 7, KL 7, SP A, SP A, SP K, SP K, HJ 5, HJ 5, RU Q, RU Q, KL 2, KL 2, KL 3, KL 3, KL 4, KL 4, RU J och RU J överst
      När omgång 1 ges och Anna öppnar
      Så ligger på bordet SP 2, SP 2, RU 10, RU 10, HJ A, HJ A, KL 7 och KL 7
      Och Anna har SP A, SP A, SP K, SP K, HJ 5, HJ 5, RU Q och RU Q på handen
      Och Bo har KL 2, KL 2, KL 3, KL 3, KL 4, KL 4, RU J och RU J på handen

  @GIV-2 @A-02
  Regel: En omgång börjar med åtta ensamma kort på bordet och åtta på varje hand

    Scenariomall: En omgång börjar med åtta kort var, åtta på bordet och inget intaget
      Givet att leken är blandad med SP 5, SP 5, KL 9 och RU 7 överst
      När omgång 1 ges och <öppnar> öppnar
      Så ligger på bordet 8 ensamma kort och inget annat
      Och det är rond 1
      Och <öppnar> står i tur
      Och Anna har 8 kort på handen
      Och Bo har 8 kort på handen
      Och Anna har inga kort i sin intagna hög
      Och Bo har inga kort i sin intagna hög
      Och Anna har inga kort i sin mullehög
      Och Bo har inga kort i sin mullehög
      Och Anna har 0 tabbar
      Och Bo har 0 tabbar

      Exempel:
        | öppnar |
        | Anna   |
        | Bo     |

    @A-06
    Scenario: Likadana kort och kort som passar ihop ligger var för sig när en omgång börjar
      Givet att leken är blandad med SP 5, SP 5, KL 5, HJ 10, HJ 7, HJ 3, RU A och RU 9 överst
      När omgång 1 ges och Anna öppnar
      Så ligger på bordet SP 5, SP 5, KL 5, HJ 10, HJ 7, HJ 3, RU A och RU 9

  @GIV-3
  Regel: När båda händerna är tomma får var och en åtta nya kort, och bordet får inga

    @GIV-7 @A-06
    Scenario: En ny rond ger åtta kort var och inga till bordet
      Givet att det är rond 1 i omgång 1
      Och att på bordet ligger HJ 2 och RU 9
      Och att Bo har KL K på handen
      Och att Bo står i tur
      Och att leken har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10, HJ J och SP 4 kvar, överst först
      När Bo slänger KL K
      Så är det rond 2
      Och på bordet ligger HJ 2, RU 9 och KL K
      Och Anna har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9 och KL 10 på handen
      Och Bo har HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10 och HJ J på handen
      Och leken har 1 kort kvar
      Och Anna står i tur

    @A-01
    Scenario: En ny rond lämnar ett tomt bord tomt och behåller det som har tagits in
      Givet att det är rond 3 i omgång 1
      Och att på bordet ligger HJ K
      Och att Bo har KL K på handen
      Och att Bo står i tur
      Och att Anna har RU 9 i sin intagna hög
      Och att Anna har RU 9 i sin mullehög
      Och att Anna har 1 tabbe
      Och att Bo har 2 tabbar
      Och att leken har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10 och HJ J kvar, överst först
      När Bo tar in HJ K med KL K
      Så är det rond 4
      Och bordet är tomt
      Och Anna har RU 9 i sin intagna hög
      Och Anna har RU 9 i sin mullehög
      Och Anna har 1 tabbe
      Och Bo har HJ K och KL K i sin intagna hög
      Och Bo har 3 tabbar
      Och Anna har 8 kort på handen
      Och Bo har 8 kort på handen

    Scenario: En hög med flera kort ligger kvar när en ny rond börjar
      Givet att det är rond 2 i omgång 1
      Och att på bordet ligger högen (KL 2, KL Q) och HJ 2
      Och att Bo har KL K på handen
      Och att Bo står i tur
      Och att leken har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10 och HJ J kvar, överst först
      När Bo slänger KL K
      Så är det rond 3
      Och på bordet ligger högen (KL 2, KL Q), HJ 2 och KL K

    Scenario: Inga nya kort ges så länge den andra har ett kort kvar
      Givet att det är rond 1 i omgång 1
      Och att på bordet ligger HJ 2
      Och att Anna har SP K på handen
      Och att Bo har KL J på handen
      Och att leken har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10 och HJ J kvar, överst först
      När Anna slänger SP K
      Så har Anna inga kort på handen
      Och Bo har KL J på handen
      Och leken har 16 kort kvar
      Och det är rond 1
      När Bo slänger KL J
      Så är det rond 2
      Och Anna har 8 kort på handen
      Och Bo har 8 kort på handen
      Och leken har 0 kort kvar

    @GIV-7 @A-02 @A-06 @A-16
    Scenario: En hel rond är åtta kort från vardera spelaren
      Givet att leken är blandad med KL K, KL K, SP K, SP K, HJ K, HJ K, RU K, RU K, KL Q, KL 10, HJ A, HJ A, KL A, KL A, SP 2, RU 10, KL J, KL 9, SP A, SP A, RU A, RU A, SP 2, RU 10, HJ 3, HJ 3, HJ 4, HJ 4, HJ 5, HJ 5, HJ 6, HJ 6, SP 3, SP 3, SP 4, SP 4, SP 5, SP 5, SP 6 och SP 6 överst
      När omgång 1 ges och Anna öppnar
      Och Anna slänger KL Q
      Och Bo slänger KL J
      Och Anna slänger KL 10
      Och Bo slänger KL 9
      Och Anna slänger HJ A
      Och Bo slänger SP A
      Och Anna slänger HJ A
      Och Bo slänger SP A
      Och Anna slänger KL A
      Och Bo slänger RU A
      Och Anna slänger KL A
      Och Bo slänger RU A
      Och Anna slänger SP 2
      Och Bo slänger SP 2
      Och Anna slänger RU 10
      Så är det rond 1
      Och Anna har inga kort på handen
      Och Bo har RU 10 på handen
      Och leken har 80 kort kvar
      När Bo slänger RU 10
      Så är det rond 2
      Och på bordet ligger 24 ensamma kort och inget annat
      Och Anna har HJ 3, HJ 3, HJ 4, HJ 4, HJ 5, HJ 5, HJ 6 och HJ 6 på handen
      Och Bo har SP 3, SP 3, SP 4, SP 4, SP 5, SP 5, SP 6 och SP 6 på handen
      Och leken har 64 kort kvar
      Och Anna står i tur

  @GIV-4
  Regel: En omgång är sex ronder

    @A-03
    Scenario: Den femte ronden är inte omgångens sista
      Givet att det är rond 5 i omgång 1
      Och att på bordet ligger HJ 2
      Och att Bo har KL K på handen
      Och att Bo står i tur
      Och att leken har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10 och HJ J kvar, överst först
      När Bo slänger KL K
      Så är det rond 6
      Och Anna har 8 kort på handen
      Och Bo har 8 kort på handen
      Och leken har 0 kort kvar
      Och Anna står i tur

    @A-03 @A-05
    Scenario: Omgången är inte slut förrän det sista kortet i sjätte ronden är spelat
      Givet att det är rond 6 i omgång 1
      Och att på bordet ligger HJ 2
      Och att Anna har SP K på handen
      Och att Bo har KL J på handen
      När Anna slänger SP K
      Så har Bo KL J på handen
      Och Bo står i tur
      Och Bo kan med KL J bara göra dessa drag:
        | Bo slänger KL J |
      När Bo slänger KL J
      Så är omgången slut
      Och på bordet ligger HJ 2, SP K och KL J

    @A-03
    Scenario: När omgången är slut får inga fler drag göras
      Givet att det är rond 6 i omgång 1
      Och att på bordet ligger HJ 2 och KL 5
      Och att Bo har KL K på handen
      Och att Bo står i tur
      När Bo slänger KL K
      Så är omgången slut
      Och Anna kan inte göra något drag
      När Anna slänger SP 7
      Så vägras draget: omgången är slut
      När Anna tar in HJ 2 och KL 5 med SP 7
      Så vägras draget: omgången är slut
      När Anna bygger 7 med HJ 5 på HJ 2
      Så vägras draget: omgången är slut
      När Bo slänger KL K
      Så vägras draget: omgången är slut

    @A-03 @utgåva-0.3.0
    Scenario: När omgången är slut kan ingen trotta
      Givet att det är rond 6 i omgång 1
      Och att på bordet ligger HJ 2 och KL 5
      Och att Bo har KL K på handen
      Och att Bo står i tur
      När Bo slänger KL K
      Så är omgången slut
      När Anna trottar HJ 5
      Så vägras draget: omgången är slut

    @A-03 @A-07
    Scenario: Någon sjunde rond ges inte
      Givet att det är rond 6 i omgång 1
      Och att på bordet ligger HJ 2
      Och att Bo har KL K på handen
      Och att Bo står i tur
      Och att leken har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10 och HJ J kvar, överst först
      När Bo slänger KL K
      Så är omgången slut
      Och Anna har inga kort på handen
      Och Bo har inga kort på handen

    @A-07
    Scenario: Omgången är slut när händerna är tomma och leken inte har fler kort
      Givet att det är rond 2 i omgång 1
      Och att på bordet ligger HJ 2
      Och att Bo har KL K på handen
      Och att Bo står i tur
      När Bo slänger KL K
      Så är omgången slut
      När Anna slänger SP 7
      Så vägras draget: omgången är slut

  @GIV-5
  Regel: Spelet är två omgångar med alla korten, och spelarna spelar varannan gång

    @GIV-7 @A-02 @A-04 @A-06
    Scenario: Den andra omgången ges med alla 104 korten, och Bo öppnar den när Anna öppnade den första
      Givet att på bordet ligger HJ 2, HJ 3 och KL 4
      Och att Anna har SP 7, SP 7, RU 10 och RU 10 i sin intagna hög
      Och att leken är blandad med SP 7, SP 7, RU 10, RU 10, HJ 2, HJ 2, HJ 3, HJ 3, KL 2, KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, SP A, SP 3, SP 4, SP 5, SP 6, SP 8, SP 9 och SP 10 överst
      När omgång 2 ges och Bo öppnar
      Så ligger på bordet SP 7, SP 7, RU 10, RU 10, HJ 2, HJ 2, HJ 3 och HJ 3
      Och Bo har KL 2, KL 3, KL 4, KL 5, KL 6, KL 7, KL 8 och KL 9 på handen
      Och Anna har SP A, SP 3, SP 4, SP 5, SP 6, SP 8, SP 9 och SP 10 på handen
      Och leken har 80 kort kvar
      Och det är rond 1
      Och Bo står i tur

    @GIV-7 @A-06 @A-09
    Scenario: I den andra omgången börjar den som öppnade den också varje ny rond
      Givet att det är rond 1 i omgång 2
      Och att Bo öppnade omgången
      Och att på bordet ligger HJ 2
      Och att Anna har KL K på handen
      Och att leken har KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10 och HJ J kvar, överst först
      När Anna slänger KL K
      Så är det rond 2
      Och Bo står i tur
      När Anna slänger HJ 3
      Så vägras draget: det är inte spelarens tur
      När Bo slänger KL 3
      Så tillåts draget
      Och Anna står i tur

    @GIV-4 @A-03
    Scenario: Efter den andra omgångens sista kort är det slut
      Givet att det är rond 6 i omgång 2
      Och att Bo öppnade omgången
      Och att på bordet ligger HJ 2
      Och att Anna har KL K på handen
      När Anna slänger KL K
      Så är omgången slut
      När Bo slänger SP 7
      Så vägras draget: omgången är slut

    Scenario: Spelarna spelar varannan gång vad korten än gör
      Givet att på bordet ligger HJ 7 och KL K
      Och att Anna har SP 7, RU 3 och SP 4 på handen
      Och att Bo har SP K, RU 9 och RU 5 på handen
      När Anna tar in HJ 7 med SP 7
      Så står Bo i tur
      När Bo tar in KL K med SP K
      Så står Anna i tur
      Och bordet är tomt
      När Anna slänger RU 3
      Så står Bo i tur
      När Bo slänger RU 9
      Så står Anna i tur

  @GIV-6 @A-05
  Regel: Det som ligger på bordet när omgången är slut är ingens

    Scenario: Korten på bordet tillfaller ingen när omgången tar slut med en släng
      Givet att på bordet ligger SP A och högen (SP 2, HJ 3)
      Och att Bo har KL K på handen
      Och att Bo står i tur
      När Bo slänger KL K
      Så är omgången slut
      Och på bordet ligger SP A, högen (SP 2, HJ 3) och KL K
      Och Anna har inga kort i sin intagna hög
      Och Bo har inga kort i sin intagna hög
      Och Anna har 0 intagspoäng
      Och Bo har 0 intagspoäng

    @TAB-2 @A-01 @A-43 @A-44
    Scenario: Den som tar in sist får inte resten av bordet
      Givet att på bordet ligger SP A, RU 10 och SP 9
      Och att Anna har SP 3 i sin intagna hög
      Och att Bo har KL 9 på handen
      Och att Bo står i tur
      När Bo tar in SP 9 med KL 9
      Så är omgången slut
      Och på bordet ligger SP A och RU 10
      Och Bo har SP 9 och KL 9 i sin intagna hög
      Och Bo har 1 intagspoäng
      Och Bo har 0 tabbar
      Och Anna har SP 3 i sin intagna hög
      Och Anna har 1 intagspoäng

    @POA-5
    Scenario: Kort som ligger kvar på bordet ger ingen bonus
      Givet att på bordet ligger SP 3
      Och att Bo har SP 2, SP 2, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP A, HJ A och RU A i sin intagna hög
      Och att Bo har KL K på handen
      Och att Bo står i tur
      När Bo slänger KL K
      Så är omgången slut
      Och Bo har 20 intagspoäng
      Och Bo har 0 bonuspoäng

  @GIV-7 @A-06
  Regel: Ordningen i leken bestämmer hela given

    @TUR-1 @A-08
    Scenario: I en ny rond är det den andras tur också när den som öppnade spelade rondens sista kort
      Givet att på bordet ligger HJ 4
      Och att det är rond 5 i omgång 1
      Och att Anna har SP K på handen
      Och att Bo inte har några kort på handen
      Och att leken har KL 2, KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, HJ 2, HJ 3, HJ 5, HJ 6, HJ 7, HJ 8, HJ 9 och HJ 10 kvar, överst först
      När Anna slänger SP K
      Så är det rond 6
      Och Anna har KL 2, KL 3, KL 4, KL 5, KL 6, KL 7, KL 8 och KL 9 på handen
      Och Bo står i tur

    @A-02
    Scenariomall: Bordet får de åtta översta korten, den som öppnar nästa åtta och den andra åtta därefter
      Givet att leken är blandad med SP 2, HJ 3, KL 4, RU 5, SP 6, HJ 7, KL 8, RU 9, KL A, KL 2, KL 3, KL 5, KL 6, KL 7, KL 9, KL 10, HJ A, HJ 2, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9 och HJ 10 överst
      När omgång 1 ges och <öppnar> öppnar
      Så ligger på bordet SP 2, HJ 3, KL 4, RU 5, SP 6, HJ 7, KL 8 och RU 9
      Och <öppnar> har KL A, KL 2, KL 3, KL 5, KL 6, KL 7, KL 9 och KL 10 på handen
      Och <andra> har HJ A, HJ 2, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9 och HJ 10 på handen
      Och <öppnar> står i tur

      Exempel:
        | öppnar | andra |
        | Anna   | Bo    |
        | Bo     | Anna  |

    @A-02
    Scenario: Den andra omgången ges på samma sätt som den första
      Givet att leken är blandad med SP 2, HJ 3, KL 4, RU 5, SP 6, HJ 7, KL 8, RU 9, KL A, KL 2, KL 3, KL 5, KL 6, KL 7, KL 9, KL 10, HJ A, HJ 2, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9 och HJ 10 överst
      När omgång 2 ges och Bo öppnar
      Så ligger på bordet SP 2, HJ 3, KL 4, RU 5, SP 6, HJ 7, KL 8 och RU 9
      Och Bo har KL A, KL 2, KL 3, KL 5, KL 6, KL 7, KL 9 och KL 10 på handen
      Och Anna har HJ A, HJ 2, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9 och HJ 10 på handen
      Och Bo står i tur

    @A-02 @A-09
    Scenario: Den som öppnar spelar det första kortet
      Givet att leken är blandad med KL K, KL K, SP K, SP K, HJ K, HJ K, RU K, RU K, KL Q, KL 10, KL 9, KL 8, KL 7, KL 6, KL 5, KL 4, HJ Q, HJ J, HJ 9, HJ 8, HJ 7, HJ 6, HJ 5 och HJ 4 överst
      När omgång 1 ges och Bo öppnar
      Och Anna slänger HJ J
      Så vägras draget: det är inte spelarens tur
      När Bo slänger KL Q
      Så tillåts draget
      Och Anna står i tur

    Scenariomall: Vid en ny rond får den som öppnade omgången de åtta översta korten
      Givet att det är rond 2 i omgång 1
      Och att <öppnade> öppnade omgången
      Och att på bordet ligger HJ 2
      Och att <andra> har KL K på handen
      Och att <andra> står i tur
      Och att leken har KL 3, HJ 4, KL 5, HJ 6, KL 7, HJ 8, KL 9, HJ 10, SP 3, RU 4, SP 5, RU 6, SP 8, RU 9, SP 10, RU J, SP A och SP 2 kvar, överst först
      När <andra> slänger KL K
      Så har <öppnade> KL 3, HJ 4, KL 5, HJ 6, KL 7, HJ 8, KL 9 och HJ 10 på handen
      Och <andra> har SP 3, RU 4, SP 5, RU 6, SP 8, RU 9, SP 10 och RU J på handen
      Och leken har 2 kort kvar
      Och <öppnade> står i tur
      Och det är rond 3

      Exempel:
        | öppnade | andra |
        | Anna    | Bo    |
        | Bo      | Anna  |

    @A-07
    Scenario: Räcker leken inte får den som öppnade åtta kort och den andra resten
      Givet att det är rond 2 i omgång 1
      Och att på bordet ligger HJ 2
      Och att Bo har KL K på handen
      Och att Bo står i tur
      Och att leken har KL 3, HJ 4, KL 5, HJ 6, KL 7, HJ 8, KL 9, HJ 10, SP 3 och RU 4 kvar, överst först
      När Bo slänger KL K
      Så har Anna KL 3, HJ 4, KL 5, HJ 6, KL 7, HJ 8, KL 9 och HJ 10 på handen
      Och Bo har SP 3 och RU 4 på handen
      Och leken har 0 kort kvar
      Och det är rond 3

    @A-07
    Scenario: Räcker leken bara till den som öppnade blir den andra utan kort
      Givet att det är rond 2 i omgång 1
      Och att på bordet ligger HJ 2
      Och att Bo har KL K på handen
      Och att Bo står i tur
      Och att leken har SP 3 och RU 4 kvar, överst först
      När Bo slänger KL K
      Så har Anna SP 3 och RU 4 på handen
      Och Bo har inga kort på handen
      Och det är rond 3
      Och Anna står i tur
