# language: sv
Egenskap: Intag

  @INT-3
  Regel: Alla grupper som passar tas på en gång

    Scenario: En sjua tar alla fyra högarna 3, 4, 5 och 2
      Givet att på bordet ligger SP 3, HJ 4, SP 5 och RU 2
      Och att Anna har SP 7 på handen
      När Anna tar in SP 3, HJ 4, SP 5 och RU 2 med SP 7
      Så är bordet tomt
      Och Anna har 1 tabbe

    Scenario: En sjua får inte nöja sig med två högar när fyra kan tas
      Givet att på bordet ligger SP 3, HJ 4, SP 5 och RU 2
      Och att Anna har SP 7 på handen
      När Anna tar in SP 3 och HJ 4 med SP 7
      Så vägras draget: fler högar kan tas
      Och Anna står i tur
