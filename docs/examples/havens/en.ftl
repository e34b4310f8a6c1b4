
## Havens

refuse-no_haven_here = There is no bench here to rest on.
refuse-rested = You have rested this turn.
refuse-nothing_to_heal = There is nothing to heal.
event-rest = { $who } rests.
