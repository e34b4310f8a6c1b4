# Was von einem Zug, von einem Ort und von den Zahlen auf dem Tisch erzählt wird.

# ---------------------------------------------------------------- was die anderen getan haben
told-since = Seit deinem Zug
told-lately = Zuletzt geschehen
told-next = Nächster Zug
told-nothing = { $name } hat einen ruhigen Zug.
told-acquire = kauft { $things }
told-defeat = besiegt { $things }
told-found = findet { $things }
told-buy = kauft { $things }
told-laid = erkundet ein neues Plättchen
told-clank = macht { $n } Clank!

# ---------------------------------------------------------------- wo man steht
deed-costs = kostet { $price }
deed-market = Hier einkaufen
deed-wares = { $n ->
    [one] 1 Ware, die du bezahlen kannst
   *[other] { $n } Waren, die du bezahlen kannst
  }
