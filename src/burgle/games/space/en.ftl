# Words of In! Space!, in English: what is added to, or said otherwise than in, burgle/language/en.ftl.

## Things

-coin = { $count ->
        [1] Credit
       *[other] Credits
    }
-marker = Boss Marker
-row = Adventure Row
-crystal = Power Crystal
-lift = Hyperlift
-telepad = Telepad
-code = Command Code

n-crystal = { $n ->
        [one] { $n } { -crystal }
       *[other] { $n } { -crystal }s
    }

name-outlaw = Outlaw
    .one = an Outlaw
name-resistance = Resistance
    .one = a Resistance
name-science = Science
    .one = a Science
name-lift = { -lift }
    .one = a { -lift } stop
    .at = at a { -lift } stop
name-telepad = { -telepad }
    .one = a { -telepad }
    .at = at a { -telepad }
name-pods = Escape Pods
    .one = the Escape Pods
    .at = at the Escape Pods
name-force_field = force field
    .one = a space behind the force field
    .at = behind the force field

## Effects and costs

do-credit = gain { n-coin }
    .gain = +{ n-coin }
    .they = gains { n-coin }
    .sum = { n-coin }
do-crystal = take { n-crystal }
    .gain = +{ n-crystal }
    .they = takes { n-crystal }
do-teleport-to-telepad = teleport to a { -telepad } in your module, if you like
cost-credit = pay { n-coin }
cost-crystal = give back { n-crystal }

## Conditions and what is counted

when-credit = you have { n-coin } or more
    .who = with { n-coin } or more
each-credit = { $n ->
        [one] { -coin(count: 1) } you have
       *[other] { n-coin } you have
    }
when-crystal = { $n ->
        [one] you have a { -crystal }
       *[other] you have { n-crystal }
    }
    .who = { $n ->
        [one] with a { -crystal }
       *[other] with { n-crystal }
    }
each-crystal = { $n ->
        [one] { -crystal } you have
       *[other] { n-crystal } you have
    }
when-contraband = { $n ->
        [one] you have Contraband
       *[other] you have { $n } pieces of Contraband
    }
    .who = with Contraband
each-contraband = { $n ->
        [one] piece of Contraband you have
       *[other] { $n } pieces of Contraband you have
    }
when-code = { $n ->
        [one] you have a { -code }
       *[other] you have { $n } { -code }s
    }
    .who = with a { -code }
each-code = { $n ->
        [one] { -code } you have
       *[other] { $n } { -code }s you have
    }
when-hacked = { $n ->
        [one] you hack a data port this turn
       *[other] you hack { $n } data ports this turn
    }
each-hacked = { $n ->
        [one] data port you hack this turn
       *[other] { $n } data ports you hack this turn
    }
when-ridden = { $n ->
        [one] you ride the { -lift } or use a { -telepad } this turn
       *[other] you make { $n } trips by { -lift } or { -telepad } this turn
    }
each-ridden = { $n ->
        [one] trip by { -lift } or { -telepad } this turn
       *[other] { $n } trips by { -lift } or { -telepad } this turn
    }

## Tokens and spaces

label-port = Data port: { $text }
mark-lift = { -lift } stop: a free ride, then no more { -boot } this turn.
mark-telepad = { -telepad }: a free trip with a TelePass, then no more { -boot } this turn.
mark-pods = Escape Pods: the way out, with an { -artifact }.
mark-force_field = Behind the force field: enter with a { -code }.
line-secret-major = Whoever comes here may take the Major { -secret }, if it is still there.
line-secret-minor = Whoever comes here may take a Minor { -secret }, while there are any left.
grant-lock = Opens every lock.
grant-telepad = Lets you use { -telepad }s.
grant-contraband = Counts as Contraband.
    .self = Counts when a card asks for Contraband.
grant-crystal = Counts as a { -crystal }.
    .self = Counts when a card asks for a { -crystal }.
grant-code = Opens the force field of Command.

## Questions

ask-to-pad = { $name }: teleport to a { -telepad } in your module?
    .bare = Teleport to a { -telepad } in your module?

## Refusals

refuse-no_lift = The { -lift } does not run from your space to { $name }.
refuse-lift_blockade = The Blockade cuts off the { -lift } on the way to { $name }.
refuse-need_key_lift = The { -lift } is locked on the way to { $name }, and you have no { -key }.
refuse-no_pad = No { -telepad } takes you from your space to { $name }.
refuse-need_telepass = You need a TelePass to take the { -telepad } to { $name }.
refuse-need_code = { $name } is locked: hack { $need } data ports for the { -code } ({ $have } of { $need }).
refuse-need_artifact = Nobody leaves without an { -artifact }, and you have none. { $name }: no entry.
refuse-no_port = There is no data port on your space.
refuse-port_used = { $had } has already hacked this port.
refuse-no_data_cube = You have no Data cube left.
refuse-same_module = You made your first hack in { $name }; the second has to be in another module.

## Events

event-hunters = { $n ->
        [one] A bounty hunter joins in: 1 red cube goes to the { -clank } area.
       *[other] Bounty hunters join in: { $n } red cubes go to the { -clank } area.
    }
event-ride = { $who } rides the { -lift } to { $space }.
event-blockade = The Blockade moves into the Cargo Bay: the { -lift } no longer runs from there.
event-pad = { $who } takes a { -telepad } to { $space }.
event-hack = { $who } hacks the port at { $space }.
event-escape = { $who } gets away in an Escape Pod.

## Scores

score-escape = Escape: { $n }
