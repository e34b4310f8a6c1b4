"""Two rules may change one procedure: for every hook a pair of chapters, both of which have their say, in their order.

Chapters of a test are interpreted, and the compiled engine takes none of those: under it, the same tests run in a process
of the other form.
"""

import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

from burgle import kernel
from burgle.chapters import events
from burgle.chapters.bag import COLOUR, Bag
from burgle.chapters.bazaar import Bazaar
from burgle.chapters.clank import Clank
from burgle.chapters.dials import Dials
from burgle.chapters.entering import enter
from burgle.chapters.health import Health, leave
from burgle.chapters.market import Market
from burgle.chapters.recruit import Recruit
from burgle.chapters.row import Row
from burgle.chapters.walking import Walking
from burgle.content.library import rules_from
from burgle.content.tables import Sources, read_tables
from burgle.games import GAMES
from burgle.games.darkest.reactions import Reactions
from burgle.kernel.actions import Action
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import D_ALL, D_PLACE, D_WEALTH, ESCAPED
from burgle.kernel.content import Exit
from burgle.kernel.engine import advance, answer
from burgle.kernel.reader import read_line
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.start import new_state
from burgle.kernel.state import Player, State

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]


if kernel.COMPILED:

    def test_in_the_other_form() -> None:
        """Chapters from a test have their say in the interpreted engine."""
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "BURGLE_EXPECT_COMPILED": ""},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout

else:

    class Says(Chapter):
        """A chapter with a say in everything; it notes what it is told."""

        def __init__(self, name: str) -> None:
            self.name = name
            self.told: list[tuple[str, str, int]] = []
            self.notes: list[tuple[str, str, int]] = self.told  # shared by a pair

        def build(self, rules: Rules) -> None:
            for listeners in (
                rules.on_leave, rules.on_acquire, rules.on_defeat, rules.on_hurt, rules.on_cube, rules.on_draws,
                rules.on_price, rules.on_ware, rules.on_path,
            ):  # fmt: skip
                listeners.append(self)

        def change(self, n: int) -> int:
            """Make another number of it."""
            raise NotImplementedError

        def departed(self, st: State, p: Player, room: int) -> None:
            self.notes.append((self.name, "departed", room))
            assert p.room == room, "told before the pawn is gone"

        def acquired(self, st: State, p: Player, card: int) -> None:
            self.notes.append((self.name, "acquired", card))

        def defeated(self, st: State, p: Player, card: int) -> None:
            self.notes.append((self.name, "defeated", card))

        def cube_drawn(self, st: State, cube: int) -> None:
            self.notes.append((self.name, "cube", cube))

        def harmed(self, st: State, p: Player, n: int, source: int) -> int:
            return self.change(n)

        def attack_draws(self, st: State, n: int) -> int:
            return self.change(n)

        def card_price(self, st: State, p: Player, card: int, n: int) -> int:
            return self.change(n)

        def ware_price(self, st: State, p: Player, token: int, n: int) -> int:
            return self.change(n)

        def path_cost(self, st: State, p: Player, way: Exit, n: int) -> int:
            return self.change(n)

    class OneMore(Says):
        """Adds one."""

        def change(self, n: int) -> int:
            return n + 1

    class Doubled(Says):
        """Doubles."""

        def change(self, n: int) -> int:
            return n * 2

    class Nothing(Says):
        """Prevents everything."""

        def change(self, n: int) -> int:
            return 0

    class Looks(Chapter):
        """Acts on entries, in a place of its own among those who do."""

        def __init__(self, name: str, before: str, behind: str, notes: list[str]) -> None:
            self.name, self.before, self.behind, self.notes = name, before, behind, notes

        def build(self, rules: Rules) -> None:
            rules.enters(self, self.name, before=self.before, behind=self.behind)

        def entered(self, st: State, p: Player, room: int) -> None:
            self.notes.append(self.name)

    def written(game: str, *more: Chapter) -> Rules:
        """Write a rulebook with further chapters behind its own."""
        spec = GAMES[game]
        tables, _ = read_tables(spec.package, (), spec.files)
        longer = replace(spec, chapters=lambda t, players, options: [*spec.chapters(t, players, options), *more])
        return rules_from(longer, 2, {}, tables, Sources())

    def begun(game: str, *more: Chapter) -> State:
        """Begin a game with further chapters, up to the first turn."""
        st = new_state(written(game, *more), seed_bytes(5), 0, None)
        while not is_turn(st):
            answer(st, st.options[0])
        return st

    def is_turn(st: State) -> bool:
        """Whether the first player's turn has come."""
        return any(code >> 16 >= 16 for code in st.options)

    def pair(first: type[Says], second: type[Says]) -> tuple[Says, Says]:
        """Two chapters that write their notes into one list."""
        a, b = first("a"), second("b")
        b.notes = a.notes
        return a, b

    def the(st: State, kind: type[T]) -> T:
        """The chapter of a kind."""
        return next(chapter for chapter in st.rules.chapters if isinstance(chapter, kind))

    def action(st: State, name: str) -> Action:
        """The action of a name."""
        return next(action for action in st.rules.actions if action.name == name)

    @cache
    def games() -> list[str]:
        """All games."""
        return list(GAMES)

    ORDERS = [(OneMore, Doubled, 4), (Doubled, OneMore, 3)]  # what becomes of 1

    @pytest.mark.parametrize("game", games())
    @pytest.mark.parametrize(("first", "second", "wanted"), ORDERS)
    def test_damage(game: str, first: type[Says], second: type[Says], wanted: int) -> None:
        st = begun(game, *pair(first, second))
        p = st.players[1]
        before = p.damage
        the(st, Health).hurt(st, p, 1, -1)
        assert p.damage == before + wanted

    @pytest.mark.parametrize("game", games())
    @pytest.mark.parametrize(("first", "second", "wanted"), ORDERS)
    def test_damage_of_a_drawn_cube(game: str, first: type[Says], second: type[Says], wanted: int) -> None:
        st = begun(game, *pair(first, second))
        p = st.players[1]
        assert drawn_for(st, p) == (wanted, -(wanted - 1)), "the first mark is the cube itself"

    @pytest.mark.parametrize("game", games())
    def test_damage_prevented_sends_the_cube_home(game: str) -> None:
        st = begun(game, *pair(OneMore, Nothing))
        assert drawn_for(st, st.players[1]) == (0, 1)

    def drawn_for(st: State, p: Player) -> tuple[int, int]:
        """Let an attack draw a single cube of a player: what that does to the damage, and to the supply."""
        bag = the(st, Bag)
        for other in st.players:
            other.area = 0
        st.nums[bag.hunters] = 0
        st.piles[bag.bag].hold([COLOUR + p.seat] * 3)
        damage, supply = p.damage, p.supply
        bag.attack(st, st.active, 1, events.ATTACK)
        advance(st)
        return p.damage - damage, p.supply - supply

    @pytest.mark.parametrize("game", games())
    def test_draws_of_an_attack(game: str) -> None:
        plain = the(begun(game), Row)
        usual = plain.strength(begun(game))
        for first, second, wanted in ((OneMore, Doubled, (usual + 1) * 2), (Doubled, OneMore, usual * 2 + 1)):
            st = begun(game, *pair(first, second))
            assert the(st, Row).strength(st) == wanted

    @pytest.mark.parametrize("game", games())
    def test_cube_drawn(game: str) -> None:
        both = pair(OneMore, Nothing)
        st = begun(game, *both)
        drawn_for(st, st.players[1])
        assert [(name, what) for name, what, _ in both[0].notes if what == "cube"] == [("a", "cube"), ("b", "cube")]

    @pytest.mark.parametrize("game", games())
    @pytest.mark.parametrize(("first", "second"), [(OneMore, Doubled), (Doubled, OneMore)])
    def test_price_of_a_card_and_who_is_told_of_it(game: str, first: type[Says], second: type[Says]) -> None:
        both = pair(first, second)
        st = begun(game, *both)
        p, recruit, acquire = st.players[0], the(st, Recruit), action(st, "acquire")
        stock = st.zones[recruit.reserve.stock]
        card = next(c for at, c in enumerate(recruit.reserve.piles) if stock[at] and recruit.prices[c] > 0)
        price = second("").change(first("").change(recruit.prices[card]))
        p.skill = price - 1
        refusal = acquire.refuse(st, p, card)
        assert refusal is not None and (refusal.code, refusal.need) == ("need_skill", price)
        found: list[int] = []
        acquire.offer(st, p, found)
        assert acquire.kind << 16 | card not in found
        p.skill = price
        acquire.offer(st, p, found)
        assert acquire.kind << 16 | card in found and acquire.cost(st, p, card) == [("skill", price)]
        both[0].notes.clear()
        acquire.do(st, p, card)
        assert p.skill == 0 and card in p.discard
        assert both[0].notes == [("a", "acquired", card), ("b", "acquired", card)]

    @pytest.mark.parametrize("game", games())
    def test_price_of_an_item(game: str) -> None:
        st = begun(game, *pair(OneMore, Doubled))
        p, buy = st.players[0], action(st, "buy")
        market = next(c for c in st.rules.chapters if isinstance(c, Market | Bazaar))
        p.room = next(space.id for space in st.rules.spaces if space.marks & market.bit)
        p.gold = 99
        found: list[int] = []
        buy.offer(st, p, found)
        code = found[0] & 0xFFFF
        item = market.items[code >> 9 if isinstance(market, Market) else code >> 1]
        price = (st.rules.tokens[item].price + 1) * 2
        assert buy.cost(st, p, code)[0][1] == price
        buy.do(st, p, code)
        assert p.gold == 99 - price and p.tokens[item]
        p.gold = price - 1
        refusal = buy.refuse(st, st.players[0], found[-1] & 0xFFFF)
        assert refusal is not None

    @pytest.mark.parametrize("game", games())
    def test_defeat(game: str) -> None:
        both = pair(OneMore, Doubled)
        st = begun(game, *both)
        p, fight = st.players[0], action(st, "fight")
        enemy = st.nums[the(st, Recruit).reserve.enemy]
        p.sword = st.rules.cards[enemy].fight
        assert fight.refuse(st, p, enemy) is None
        both[0].notes.clear()
        fight.do(st, p, enemy)
        assert both[0].notes[:2] == [("a", "defeated", enemy), ("b", "defeated", enemy)]

    @pytest.mark.parametrize("game", games())
    @pytest.mark.parametrize(("first", "second"), [(OneMore, Doubled), (Doubled, OneMore)])
    def test_cost_of_a_way(game: str, first: type[Says], second: type[Says]) -> None:
        both = pair(first, second)
        st = begun(game, *both)
        p, walking, move = st.players[0], the(st, Walking), action(st, "move")
        p.boot = p.sword = 9
        found: list[int] = []
        move.offer(st, p, found)
        arg = next(code & 0xFFFF for code in found if way_of(st, p, code & 0xFFFF).to >= 0)
        way, room = way_of(st, p, arg), p.room
        boots = second("").change(first("").change(way.boots))
        assert ("boot", boots) in move.cost(st, p, arg)
        p.boot = boots - 1
        refusal = move.refuse(st, p, arg)
        assert refusal is not None and refusal.need == boots
        p.boot = boots
        both[0].notes.clear()
        move.do(st, p, arg)
        assert (p.boot, p.room) == (0, way.to)
        assert both[0].notes[:2] == [("a", "departed", room), ("b", "departed", room)]
        assert walking.boots.needed(st, p, way) == boots

    def way_of(st: State, p: Player, arg: int) -> Exit:
        """The way that an option of walking is about."""
        walking = the(st, Walking)
        way = walking.ground.way(st, p.room, walking.payments.way_of(arg))
        assert way is not None
        return way

    def test_a_way_may_cost_nothing() -> None:
        st = begun("space", *pair(OneMore, Nothing))
        p, move = st.players[0], action(st, "move")
        found: list[int] = []
        p.boot = 0
        move.offer(st, p, found)
        assert found

    @pytest.mark.parametrize("game", games())
    def test_leaving_the_board(game: str) -> None:
        both = pair(OneMore, Doubled)
        st = begun(game, *both)
        p = st.players[1]
        room = p.room
        both[0].notes.clear()
        leave(st, p, ESCAPED, False)
        assert both[0].notes == [("a", "departed", room), ("b", "departed", room)]

    @pytest.mark.parametrize("game", games())
    def test_order_of_an_entry(game: str) -> None:
        """One rule comes before the rewards of a space, another behind what stops the feet; a third after all others."""
        notes: list[str] = []
        looks = [
            Looks("early", "reward", "", notes),
            Looks("after", "", "stop", notes),
            Looks("late", "none", "", notes),
        ]
        st = begun(game, *looks)
        names = st.rules.enter_names
        assert names.index("early") == names.index("reward") - 1
        assert names.index("after") == names.index("stop") + 1
        assert names[-1] == "late"
        assert [st.rules.on_enter[names.index(look.name)] for look in looks] == looks
        notes.clear()
        enter(st, st.players[0], st.players[0].room)
        advance(st)
        assert notes == [name for name in names if name in ("early", "after", "late")]

    @pytest.mark.parametrize("game", games())
    def test_nobody_listens_in_vain(game: str) -> None:
        """What no chapter of a game changes has no listener, so that it costs nothing."""
        rules = written(game)
        silent = [rules.on_leave, rules.on_defeat, rules.on_hurt, rules.on_draws, rules.on_path, rules.watchers]
        watchers = [chapter for chapter in rules.chapters if isinstance(chapter, Reactions)]
        dials = [chapter for chapter in rules.chapters if isinstance(chapter, Dials)]  # cards with standing text
        assert silent == [[], [], [], dials, dials, watchers]

    class Watches(Chapter):
        """A watcher; it notes what it is told of, and how things stood then."""

        def __init__(self) -> None:
            self.told: list[tuple[int, int, bool]] = []

        def build(self, rules: Rules) -> None:
            rules.watchers.append(self)

        def noticed(self, st: State, dirty: int) -> None:
            self.told.append((dirty, st.players[st.active].gold, st.halt))
            assert st.dirty == 0, "what one watcher changes is told to all, in another round"

    @pytest.mark.parametrize("game", games())
    def test_watchers_are_told_of_every_change(game: str) -> None:
        """After the frame that made it; none is told where nothing changed."""
        first, second = Watches(), Watches()
        st = begun(game, first, second)
        first.told.clear()
        second.told.clear()
        advance(st)
        assert not first.told
        st.dirty |= D_WEALTH | D_PLACE
        advance(st)
        assert [dirty for dirty, _, _ in first.told] == [D_WEALTH | D_PLACE] and first.told == second.told

    @pytest.mark.parametrize("game", games())
    def test_watchers_see_what_claims_have_paid(game: str) -> None:
        """A claim that is paid changes things on its own; a watcher is told of those changes as well, and only then."""
        watcher = Watches()
        st = begun(game, watcher)
        effect = read_line(st.rules, "test:claim", "if clank: " + st.rules.currency[0] + " 3", True)
        effect.run(st, st.active, -1)
        watcher.told.clear()
        gold = st.players[st.active].gold
        the(st, Clank).make(st, st.players[st.active], 1, -1)
        advance(st)
        assert watcher.told[-1] == (D_ALL, gold + 3, False)

    @pytest.mark.parametrize("game", games())
    def test_watchers_see_what_knocked_out(game: str) -> None:
        """What a player did last is told before the turn is stopped (L1-188: what was earned is carried out)."""
        watcher = Watches()
        st = begun(game, watcher)
        watcher.told.clear()
        the(st, Health).hurt(st, st.players[st.active], 99, -1)
        advance(st)
        assert watcher.told[0][2] and watcher.told[0][0] & D_WEALTH
