"""Walking: Boots along ways, past monsters, locks and whatever else is a rule about ways.

A game puts the chapter together: where ways come from (`Ground`), what bars them and what they take (`PathRule`), how
monsters are paid for (`Payments`), and what cards may say does not matter this turn.
"""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.distances import efforts
from burgle.chapters.entering import enter
from burgle.chapters.path_rules import Boots, Breath, PathRule
from burgle.chapters.payments import Payments
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.content import Exit
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State
from burgle.kernel.traits import IN_SIGHT, MOVES, REVEALS


class Ground:
    """Where ways come from: the paths printed on the board. From `far` on, numbers stand for spaces that none leads to."""

    __slots__ = ("far",)

    def __init__(self) -> None:
        self.far = 0

    def build(self, rules: Rules) -> None:
        """Register what the ground needs."""

    def check(self, rules: Rules) -> None:
        """Look at the finished rulebook."""
        self.far = len(rules.paths)

    def ways(self, st: State, room: int) -> list[Exit]:
        """List the ways that begin in a space."""
        return st.rules.spaces[room].exits

    def way(self, st: State, room: int, number: int) -> Exit | None:
        """Find a way that begins in a space by its number."""
        for way in self.ways(st, room):
            if way.path == number:
                return way
        return None

    def there(self, st: State, room: int) -> bool:
        """Say whether a space is a part of the board now, for somebody who would go there."""
        return True

    def begins(self, st: State, room: int) -> bool:
        """Say whether pawns can start on a space."""
        return len(st.rules.spaces[room].exits) > 0

    def no_way(self, st: State, p: Player, number: int) -> Refusal:
        """Say that no such way begins where a player stands."""
        code = "here_already" if number - self.far == p.room else "no_path"
        return Refusal(code, 0, 0, self.goal(st, p, number))

    def goal(self, st: State, p: Player, number: int) -> str:
        """Name where a way leads from here."""
        if number >= self.far:
            return st.rules.spaces[number - self.far].key
        path = st.rules.paths[number]
        return st.rules.spaces[path.a if path.b == p.room else path.b].key

    def spell(self, st: State, p: Player, number: int) -> str:
        """Write a step along a way as a person would type it."""
        return "move " + self.goal(st, p, number)

    def every(self, rules: Rules) -> list[Exit]:
        """List the ways that may ever begin somewhere, each with as many monsters as can be met there."""
        return [way for space in rules.spaces for way in space.exits]

    def address(self, rules: Rules, number: int) -> str:
        """Name a step along a way for good: `move:CB1-CB2`."""
        return "move:" + rules.paths[number].key

    def refs(self, st: State, p: Player, number: int) -> list[Ref]:
        """Point at where a way leads from here, and at the way."""
        if number >= self.far:
            return refs.space(number - self.far)
        path = st.rules.paths[number]
        return [*refs.space(path.a if path.b == p.room else path.b), Ref("path", number)]

    def venture(self, st: State, p: Player, way: Exit) -> None:
        """Take a step into the unknown."""
        raise NotImplementedError

    def walked(self, st: State, way: Exit) -> None:
        """Note what sort of way is being walked."""

    def show(self, st: State, out: dict[str, object]) -> None:
        """Add what everybody sees of the ways."""


class Walk(Action):
    """Walk along one way: the option names the way (not only the space) and the whole payment."""

    __slots__ = ("walking",)

    def __init__(self, walking: Walking) -> None:
        super().__init__("move")
        self.traits = MOVES | IN_SIGHT
        self.walking = walking
        self.travels = True

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        w = self.walking
        free = False
        for chapter in st.rules.on_path:
            free = free or chapter.bends(st, p)
        if p.room < 0 or (p.boot == 0 and not free) or w.breath.spent(st):
            return
        base = self.base
        pay = w.payments
        bits = pay.bits
        for way in w.ground.ways(st, p.room):
            if free or not way.plain:
                w.offer(st, p, way, base | way.path << bits, out)
                continue
            for rule in w.always:
                if rule.bars(st, p, way):
                    break
            else:
                if way.to >= 0:
                    pay.offer(st, p, way.to, 0, base | way.path << bits, out)
                else:
                    out.append(base | way.path << bits)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        w = self.walking
        if p.room < 0:
            return Refusal("off_board")
        way = w.ground.way(st, p.room, w.payments.way_of(arg))
        if way is None:
            return w.ground.no_way(st, p, w.payments.way_of(arg))
        return w.refuse(st, p, way, w.payments.pay_of(arg))

    def do(self, st: State, p: Player, arg: int) -> None:
        w = self.walking
        way = w.ground.way(st, p.room, w.payments.way_of(arg))
        assert way is not None
        if way.to < 0:
            w.ground.venture(st, p, way)
        else:
            w.walk(st, p, way, w.payments.pay_of(arg))

    def targets(self, st: State, p: Player) -> list[int]:
        """List every way from here, with every payment, and every space that none leads to."""
        w = self.walking
        found: list[int] = []
        near: list[int] = []
        if p.room >= 0:
            for way in w.ground.ways(st, p.room):
                near.append(way.to)
                tries = w.payments.tries(way.enemies) if way.to >= 0 else [0]
                found.extend([w.payments.code(way.path, pay) for pay in tries])
        for space in st.rules.spaces:
            if space.id not in near and w.ground.there(st, space.id):
                found.append(w.payments.code(w.ground.far + space.id, 0))
        return found

    def every(self, rules: Rules) -> list[int]:
        pay = self.walking.payments
        ways = self.walking.ground.every(rules)
        return [pay.code(way.path, price) for way in ways for price in pay.every(rules, way.enemies, way.to)]

    def address(self, rules: Rules, arg: int) -> str:
        pay = self.walking.payments
        return self.walking.ground.address(rules, pay.way_of(arg)) + pay.address(pay.pay_of(arg))

    def spell(self, st: State, p: Player, arg: int) -> str:
        pay = self.walking.payments
        return self.walking.ground.spell(st, p, pay.way_of(arg)) + pay.spell(pay.pay_of(arg))

    def verb(self, st: State, p: Player, arg: int) -> str:
        return "explore" if self.ventures(st, p, arg) else self.name

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        pay = self.walking.payments
        return self.walking.ground.refs(st, p, pay.way_of(arg)) + pay.refs(pay.pay_of(arg))

    def traits_of(self, st: State, p: Player, arg: int) -> int:
        return super().traits_of(st, p, arg) | (REVEALS if self.ventures(st, p, arg) else 0)

    def ventures(self, st: State, p: Player, arg: int) -> bool:
        """Say whether it is a step into the unknown."""
        way = self.way(st, p, arg)
        return way is not None and way.to < 0

    def way(self, st: State, p: Player, arg: int) -> Exit | None:
        """Find the way that an option is about, if one begins here."""
        w = self.walking
        return w.ground.way(st, p.room, w.payments.way_of(arg)) if p.room >= 0 else None

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        way = self.way(st, p, arg)
        return [] if way is None else self.walking.price(st, p, way, self.walking.payments.pay_of(arg))


class Ease(Effect):
    """Until the end of the turn something on the way does not matter."""

    __slots__ = ("what", "walking")

    def __init__(self, what: int, walking: Walking) -> None:
        super().__init__(True)
        self.what = what
        self.walking = walking

    def run(self, st: State, who: int, source: int) -> None:
        w = self.walking
        if who == st.active:
            st.deeds[w.eases[self.what]] += 1
            if w.ignorable[self.what] == w.refreshes:
                st.deeds[w.breath.deed] = 0
            st.emit(w.e_ease, who, self.what, 0, source)

    def own_turn(self) -> bool:
        return self.walking.own_event

    def say(self) -> Phrase:
        return Phrase("ignore-" + self.walking.ignorable[self.what])

    def icons(self) -> list[str]:
        return ["ignore-" + self.walking.ignorable[self.what]]

    def text(self) -> str:
        return "ignore " + self.walking.ignorable[self.what]


class PlacePawns(Step):
    """All pawns start on one space."""

    __slots__ = ("walking",)

    def __init__(self, walking: Walking) -> None:
        self.walking = walking

    def run(self, st: State, who: int) -> None:
        for space in st.rules.spaces:
            if space.marks & self.walking.start and self.walking.ground.begins(st, space.id):
                for p in st.players:
                    st.place(p, space.id)
        for p in st.players:
            for rule in self.walking.rules:
                rule.begin(st, p)


class Walking(Chapter):
    """Ways, and what walking them takes."""

    __slots__ = ("ground", "payments", "breath", "boots", "rules", "hurdles", "always", "ignorable", "refreshes", "start_mark",
                 "unseen_by", "own_event", "pays_first", "eases", "unseen", "start", "e_ease")  # fmt: skip

    def __init__(
        self, payments: Payments, breath: Breath, boots: Boots, rules: list[PathRule], ignorable: list[str]
    ) -> None:  # fmt: skip
        self.payments = payments
        self.breath = breath
        self.boots = boots
        self.rules = rules  # in the order in which a refusal names them, those of breath and Boots among them
        self.hurdles: list[PathRule] = []  # the others, which have to be asked about every single way
        self.always: list[PathRule] = []  # of these, those that may bar a plain way
        self.ignorable = ignorable  # what cards may say does not matter; enemies first
        self.ground = Ground()
        self.start_mark = "start"
        self.unseen_by = ""  # the ability with which monsters do not matter
        self.refreshes = ""  # what, ignored, also gives breath back at once
        self.own_event = False  # ignoring is told in an event of this game's own
        self.pays_first = False  # the payment is told before the step
        self.unseen = -1
        self.start = 0
        self.e_ease = events.EASE
        self.eases: list[int] = []

    def build(self, rules: Rules) -> None:
        self.breath.build(rules)
        self.eases = [rules.deed("ignore_" + name) for name in self.ignorable]
        self.breath.find_relief(rules)
        self.ground.build(rules)
        for rule in self.rules:
            if rule is not self.breath:
                rule.build(rules)
                if rule is not self.boots:
                    self.hurdles.append(rule)
                    if rule.always():
                        self.always.append(rule)
        if self.unseen_by:
            self.unseen = rules.tag(self.unseen_by)
        if self.own_event:
            self.e_ease = rules.event("ignore", "num")
        rules.action(Walk(self))
        rules.words["ignore"] = self.ignore
        rules.steps["place pawns"] = PlacePawns(self)
        rules.pathfinder = self

    def check(self, rules: Rules) -> None:
        self.ground.check(rules)
        self.start = rules.mark(self.start_mark)

    def ignore(self, r: Reader) -> Effect:
        """`ignore THING`: it does not matter this turn"""
        return Ease(r.one_of(self.ignorable, "thing to ignore"), self)

    def ignores(self, st: State, name: str) -> bool:
        """Say whether something does not matter this turn."""
        return st.deeds[self.eases[self.ignorable.index(name)]] > 0

    def monsters(self, st: State, p: Player, way: Exit) -> int:
        """Say how many monsters of a way matter to a player now."""
        n = way.enemies
        if n and (st.deeds[self.eases[0]] or (self.unseen >= 0 and p.has[self.unseen])):
            return 0
        return n

    def barred(self, st: State, p: Player, way: Exit) -> bool:
        """Say whether anything but monsters keeps a player with breath from a way."""
        if p.boot < self.boots.needed(st, p, way):
            return True
        for rule in self.hurdles:
            if rule.bars(st, p, way):
                return True
        return False

    def passable(self, st: State, p: Player, way: Exit) -> bool:
        """Say whether a way is open to a player who has Boots enough, monsters aside."""
        for rule in self.hurdles:
            if rule.bars(st, p, way):
                return False
        return True

    def offer(self, st: State, p: Player, way: Exit, code: int, out: list[int]) -> None:
        """Add an option for every payment with which a player may walk a way; into the unknown there is but one."""
        if self.barred(st, p, way):
            return
        monsters = self.monsters(st, p, way)
        if way.to >= 0:
            self.payments.offer(st, p, way.to, monsters, code, out)
        elif self.payments.payable(st, p, monsters):
            out.append(code)

    def refuse(self, st: State, p: Player, way: Exit, pay: int) -> Refusal | None:
        """Say why a player may not walk a way for a payment."""
        for rule in self.rules:
            if rule.bars(st, p, way):
                return rule.refuse(st, p, way)
        return self.payments.refuse(st, p, way.to, self.monsters(st, p, way), pay)

    def affords(self, st: State, p: Player, way: Exit) -> bool:
        """Say whether a player has all that a way takes, if everything at hand is used."""
        for rule in self.rules:
            if rule.lacks(st, p, way):
                return False
        return self.payments.payable(st, p, self.monsters(st, p, way))

    def price(self, st: State, p: Player, way: Exit, pay: int) -> list[tuple[str, int]]:
        """Say what a way takes with a payment, for a price tag."""
        price: list[tuple[str, int]] = []
        for rule in self.rules:
            price.extend(rule.cost(st, p, way))
        if way.to >= 0:
            price.extend(self.payments.cost(st, self.monsters(st, p, way), pay))
        return price

    def walk(self, st: State, p: Player, way: Exit, pay: int) -> None:
        """Pay for a step and take it."""
        monsters = self.monsters(st, p, way)
        for rule in self.rules:
            rule.pay(st, p, way)
        self.ground.walked(st, way)
        if not self.pays_first:
            st.emit(events.MOVE, p.seat, way.to, 0, -1)
        self.payments.pay(st, p, monsters, pay)
        if self.pays_first:
            st.emit(events.MOVE, p.seat, way.to, 0, -1)
        enter(st, p, way.to)

    def distances(self, st: State, p: Player) -> list[float]:
        return efforts(self, st, p)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out[self.breath.name] = self.breath.spent(st)
        out["ignoring"] = [self.ignorable[i] for i in range(len(self.ignorable)) if st.deeds[self.eases[i]]]
        self.ground.show(st, out)
