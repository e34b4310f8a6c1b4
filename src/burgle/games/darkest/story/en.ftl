# What only campaigns of Darkest Magic say, in English; burgle/language/story/en.ftl has what all campaigns say.

## Effects

do-milestone = the milestone { $name } goes into your Journal
    .they = puts the milestone { $name } into their Journal
do-milestone-cross = cross out your milestone { $name }
    .they = crosses out their milestone { $name }
do-journal = read entry { $name } of your Journal
    .they = reads entry { $name } of their Journal

## Conditions and what is counted

when-milestone = you have the milestone { $name }
    .who = with the milestone { $name }
each-milestone = time you have the milestone { $name }
when-milestones = { $n ->
        [one] a milestone space in your Journal is filled
       *[other] { $n } or more milestone spaces in your Journal are filled
    }
    .who = with { $n } or more milestones
each-milestones = { $n ->
        [one] milestone in your Journal
       *[other] { $n } milestones in your Journal
    }
when-team = all of you together have { $n } points or more
    .who = with { $n } or more points together
each-team = { $n ->
        [one] point that you have together
       *[other] { $n } points that you have together
    }
when-team_goal = the team has reached its goal
    .who = of a team that has reached its goal
each-team_goal = goal that the team has reached
when-prize = you are Employee of the Month
    .who = who is Employee of the Month
each-prize = time you are Employee of the Month

## Questions

ask-missed = { $name }: you were not there. How did it end?
    .bare = You were not there. How did it end?
ask-keep = { $n ->
        [one] Somebody has games to catch up on. You may keep one card with your mark aside: which?
       *[other] Somebody has games to catch up on. You may keep { $n } cards with your mark aside: which?
    }
ask-cover = Which mark do you want to cover with your own?

## Events

event-team = Together: { $n } points; the team wants { $m }.
event-milestone = { $who } earns the milestone { $milestone }: space { $m } of the Journal.
event-milestone_marked = { $who } marks milestone space { $n }.
event-milestone_crossed = { $who } crosses out the milestone { $milestone }.
event-milestones_full = { $who } has no milestone space left.
event-prize = { $by ->
        [0] Nobody is Employee of the Month: the card goes to the Filing Cabinet.
       *[1] { $who } is Employee of the Month.
    }
event-win_lot = A tie in everything: it is decided by lot, and { $who } wins.
event-catching_up = { $who } missed the last game and catches up.
event-caught_up = { $who } has caught up.
event-contract_missed = { $who } looks back at { $contract }: { $outcome ->
        [completed] it was completed.
       *[failed] it failed.
    }

## Rules on the slots of the rulebook, where a box has no words of its own for them

slot-setup = In the set-up: { $text }
slot-path = { $place }: { $way ->
        [fewer] { $n ->
            [one] 1 boot
           *[other] { $n } boots
        } less.
       *[other] { $n ->
            [one] 1 boot
           *[other] { $n } boots
        } more.
    }
slot-waypoint = Arriving at any waypoint: { $text }
slot-action = A new action, { $name }: { $text }
slot-space = On entering ({ $place }): { $text }
slot-leave = On leaving: { $text }
slot-reward = Once a turn, on entering ({ $place }): { $text }
slot-keyword = { $name } means: { $text }
slot-step-2 = Step 2 of the end of every turn: { $text }
slot-attack = { $way ->
        [fewer] Each attack draws { $n } fewer.{" "}
        [more] Each attack draws { $n } more.{" "}
       *[none] {""}
    }{ $does ->
        [nothing] {""}
       *[something] After an attack in your turn: { $text }
    }
slot-contract = Contracts of the kind { $name }, when completed: { $text }
slot-failed = When they fail: { $text }
slot-play-own-mark = Playing a card with your mark: { $text }
slot-acquire-own-mark = Acquiring a card with your mark: { $text }
slot-enter-own-mark = Entering a space with your mark: { $text }
slot-group-marks = At the beginning of every turn, if the table has { $n } or more marks: { $text }
slot-reputation = At the beginning of every turn: { $text }
slot-winner = The winner, after the game: { $text }
slot-token = A new token: { $name }.
slot-standing = In force from now on: { $text }

revised-rage-start = The marker starts on: { $n } (players: space).
revised-artifacts-left-out = Artifacts left out: { $n } (players: Artifact).
revised-carry = A player may carry { $n } Artifacts.
revised-hq-shut = { $n ->
        [0] HQ is open to everybody, with or without an Artifact.
       *[other] Nobody comes back to HQ without an Artifact.
    }
revised-forests-tire = { $n ->
        [0] Forests no longer exhaust.
       *[other] Forests exhaust.
    }
revised-row = The Adventure Row has { $n } cards.
revised-attacks = { $n ->
        [one] A refill with attack symbols brings one attack, however many there are.
       *[other] A refill with attack symbols brings { $n } attacks.
    }
revised-rage-step = The marker moves { $n } at a time.
revised-rage = Attacks draw, space by space: { $n }.
revised-health = A Health Meter has { $n } spaces.
revised-hushed = { $n ->
        [0] Whoever escapes leaves their cubes in the Clank! area.
       *[other] Whoever escapes takes their own cubes out of the Clank! area.
    }
revised-mug = A Mug is worth { $n } points.
revised-mugs = Only { $n } Mugs lie by HQ: whoever comes later gets none.
revised-zone-fatal = { $n ->
        [0] Knocked out in the Danger Zone with an Artifact still counts.
       *[other] Knocked out in the Danger Zone scores nothing.
    }
revised-out-draw = In the turns of those who are off the clock, { $n } cubes are drawn.
revised-out-draw-two = With two players, { $n } cubes are drawn in the turns of whoever is off the clock.
revised-win-by-lot = { $n ->
        [0] Players who are level in everything share the win.
       *[other] If players are level in everything, the winner is drawn by lot.
    }
revised-team-report = { $n ->
        [0] The report has everybody's own score.
       *[other] The report has the team's score, for everybody the same.
    }
revised-team-winner = { $n ->
        [0] Whoever has the most points wins.
       *[other] Nobody wins alone: Employee of the Month goes to the Filing Cabinet.
    }
revised-team-lost = { $n ->
        [0] The fallen are remembered as ever.
       *[other] Nobody is remembered on the map.
    }
revised-team-goal = The team's goal: { $n } points, all together.
