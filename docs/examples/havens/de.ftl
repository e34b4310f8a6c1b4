
## Zufluchten

refuse-no_haven_here = Hier steht keine Bank zum Ausruhen.
refuse-rested = In diesem Zug hast du dich schon ausgeruht.
refuse-nothing_to_heal = Es gibt nichts zu heilen.
event-rest = { $who } ruht sich aus.
