"""A rulebook: chapters, and everything they register, frozen once a game begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from burgle.kernel.actions import Action
from burgle.kernel.addresses import action_address, frame_address, shape_of
from burgle.kernel.chapter import Chapter as Chapter
from burgle.kernel.chapter import EventKind as EventKind
from burgle.kernel.chapter import ScoreLine as ScoreLine
from burgle.kernel.chapter import Step as Step
from burgle.kernel.codes import FIRST_ACTION, option
from burgle.kernel.content import Card, Module, Passage, Path, Service, Space, Token
from burgle.kernel.contract import Contract
from burgle.kernel.counts import Count
from burgle.kernel.dials import Dial
from burgle.kernel.effects import Blank, Cost, Effect
from burgle.kernel.family import Family
from burgle.kernel.forms import NUMBERS, ZoneForm
from burgle.kernel.frames import ChooseKind, FrameKind, MayKind, PayKind, RunKind, SeqKind
from burgle.kernel.numbering import Numbering, ShapeError
from burgle.kernel.reader import Reader
from burgle.kernel.refs import NOTHING
from burgle.kernel.slots import Ruling
from burgle.kernel.written import Order, orders

BLANK: Final = Blank()
BLANK_KIND: Final = FrameKind(False, False, public=True)

Maker = Callable[[Reader], Effect]
CountMaker = Callable[[Reader], Count]
CostMaker = Callable[[Reader], Cost]
C = TypeVar("C", bound=Chapter)


class Rules:
    """The rulebook of one game for one number of players and one set of options."""

    __slots__ = (
        "game", "title", "version", "content_hash", "book", "options", "players", "params", "chapters", "resources", "holders",
        "actions", "action_of", "kinds", "effects", "words", "counts", "costs", "cards", "card_ids", "tokens", "token_ids",
        "spaces", "space_ids", "paths", "modules", "services", "factions", "tags", "marks", "streams", "pile_names",
        "pile_streams", "pile_sizes", "zone_names", "zone_forms",
        "num_names", "player_nums", "public_nums", "open_pools", "public_scorers",
        "deeds", "setup", "end", "steps", "events", "gates", "aims", "on_enter", "enter_names", "on_leave", "on_play",
        "on_acquire", "on_defeat", "on_hurt", "on_cube", "on_draws", "on_price", "on_ware", "on_path", "on_rage",
        "on_out", "on_turn", "on_dial", "dials", "on_raze", "on_contract", "rulings",
        "watchers", "passages", "contracts", "beyond", "further", "closing", "veil", "k_script", "k_beyond",
        "terrain", "director", "scorers", "ties", "lost_score", "clauses", "reactions", "things", "titles", "z_at_end",
        "k_entry", "turn_zones", "shown_in_hand", "currency", "d_coins", "z_offers", "offers_stay", "binding", "together",
        "k_run", "k_seq", "k_choose", "k_may", "k_pay", "numbering", "frame_addresses", "effect_addresses", "shape", "family",
        "written", "sensors", "sense_names", "pathfinder", "carriers", "keepers",
    )  # fmt: skip

    def __init__(
        self,
        game: str,
        title: str,
        version: int,
        players: int,
        params: dict[str, int],
        numbering: Numbering | None = None,
    ) -> None:
        self.game = game
        self.title = title
        self.version = version
        self.content_hash = ""
        self.book: object = None  # the tables it was written from, for whoever keeps games
        self.options: dict[str, str] = {}
        self.players = players
        self.params = params
        self.numbering = Numbering(FIRST_ACTION, [], [], []) if numbering is None else numbering
        self.frame_addresses: list[str] = []
        self.effect_addresses: list[str] = []
        self.shape = ""  # of all that a state is made of, once the book is written
        self.written: list[Order] = []  # how the places of a state are written down, if not as they are numbered
        self.family: Family | None = None  # the rulebooks that a game may go on with
        self.chapters: list[Chapter] = []
        self.holders: dict[str, Chapter] = {}  # who knows how much of a resource somebody has
        self.resources: dict[str, bool] = {}  # what can be paid with, and whether it is kept from turn to turn
        self.actions: list[Action] = []
        self.action_of: list[Action | None] = [None] * FIRST_ACTION
        self.kinds: list[FrameKind] = []
        self.effects: list[Effect] = []
        self.words: dict[str, Maker] = {}
        self.counts: dict[str, CountMaker] = {}
        self.costs: dict[str, CostMaker] = {}
        self.cards: list[Card] = []
        self.card_ids: dict[str, int] = {}
        self.tokens: list[Token] = []
        self.token_ids: dict[str, int] = {}
        self.spaces: list[Space] = []
        self.space_ids: dict[str, int] = {}
        self.paths: list[Path] = []
        self.modules: list[Module] = []
        self.services: list[Service] = []  # what spaces offer once a turn
        self.factions: list[str] = []
        self.tags: list[str] = []
        self.marks: list[str] = []
        self.terrain: list[str] = []
        self.streams: list[str] = ["deck" + str(i) for i in range(players)]
        self.pile_names: list[str] = []
        self.pile_streams: list[int] = []
        self.pile_sizes: list[tuple[int, int]] = []
        self.zone_names: list[str] = []
        self.zone_forms: list[ZoneForm] = []
        self.num_names: list[str] = []
        self.player_nums: list[str] = []
        self.public_nums: list[int] = []  # those that everybody is shown
        self.open_pools: list[str] = []  # whose tokens lie openly before who has them
        self.deeds: list[str] = []
        self.setup: list[Step] = []
        self.end: list[Step] = []
        self.steps: dict[str, Step] = {}
        self.events: list[EventKind] = []
        self.gates: list[Chapter] = []
        self.aims: list[Chapter] = []  # that have a step of what players are after, in its order
        # Who listens to a moment, or has a say in a number: in the order in which the chapters were built, each being
        # given what the one before it has left.
        self.on_enter: list[Chapter] = []
        self.k_entry = -1  # the frame of an entry, where each feature of a space waits for the one before it
        self.enter_names: list[str] = []  # by which others may put themselves before or behind them
        self.on_leave: list[Chapter] = []
        self.on_play: list[Chapter] = []
        self.on_acquire: list[Chapter] = []
        self.on_defeat: list[Chapter] = []
        self.on_hurt: list[Chapter] = []
        self.on_cube: list[Chapter] = []
        self.on_draws: list[Chapter] = []
        self.on_price: list[Chapter] = []
        self.on_ware: list[Chapter] = []
        self.on_path: list[Chapter] = []
        self.on_rage: list[Chapter] = []
        self.on_out: list[Chapter] = []
        self.on_turn: list[Chapter] = []
        self.on_contract: list[Chapter] = []
        self.on_dial: list[Chapter] = []
        self.on_raze: list[Chapter] = []
        self.dials: list[Dial] = []  # numbers that standing text may turn
        self.watchers: list[Chapter] = []  # told of every change that a condition may wait for
        # What only a campaign has: passages of its book, words that reach players off the clock as well, steps after the
        # scores, the number that says that a world is imagined, frames of a text that goes on whoever is knocked out by it.
        self.passages: list[Passage] = []
        self.contracts: list[Contract] = []
        self.rulings: list[Ruling] = []  # what may fill the rule slots of a campaign
        self.beyond: list[str] = []
        self.further: list[str] = []  # words of the game itself that do so as well, if there is somebody whom they mean
        self.closing: list[Step] = []
        self.veil = -1
        self.k_script = -1
        self.k_beyond = -1
        self.director: Chapter | None = None
        self.scorers: list[Chapter] = []
        self.public_scorers: list[Chapter] = []  # whose points everybody is shown during the game
        self.ties: list[Chapter] = []  # who breaks ties, the first one first
        self.lost_score = -1  # what those who were lost score; -1: nothing at all
        self.keepers: list[Chapter] = []  # who knows what players take along from a game
        self.sensors: list[Chapter] = []  # who has a say in how a player stands, ...
        self.sense_names: list[list[str]] = []  # ... in these numbers each
        self.pathfinder: Chapter | None = None  # who knows how far it is
        self.carriers: list[Chapter] = []  # who takes players from space to space by other means than Boots
        self.clauses: dict[str, str] = {}
        self.reactions: list[str] = []  # what cards in hand may answer to
        self.things: dict[str, list[str]] = {}  # what else events name, by number
        self.titles: dict[str, list[str]] = {}  # what people call them, where that is not their key
        self.turn_zones: list[int] = []
        self.shown_in_hand: list[int] = []  # zones of cards that all know to be in the active player's hand
        self.currency: list[str] = []  # the word for coins, once a chapter has named it
        self.d_coins = self.deed("made_coins")
        self.z_at_end = self.turn_zone("at_end", size=16)
        self.z_offers = self.turn_zone("offers", size=24)
        self.offers_stay = False  # offers on cards stay open until the end of the turn
        self.together = True  # whom the rules ask at the same time may answer in any order
        self.binding = True  # but an open choice has to be made before; and a price must buy something
        self.k_run = self.frame(RunKind(False, False, public=True))
        self.k_seq = self.frame(SeqKind(False, False, public=True))
        self.k_choose = self.frame(ChooseKind(True, True, public=True))
        self.k_may = self.frame(MayKind(True, False, public=True))
        self.k_pay = self.frame(PayKind(True, False, public=True))

    def frame(self, kind: FrameKind, name: str = "") -> int:
        """Register a kind of frame; one whose class has a namesake says its `name`."""
        address = frame_address(kind, name)
        kind.id = self.place(self.numbering.frames.take(address), address, self.frame_addresses)
        while len(self.kinds) <= kind.id:
            self.kinds.append(BLANK_KIND)
        self.kinds[kind.id] = kind
        return kind.id

    def action(self, action: Action) -> None:
        """Register an action; the order is that of the rulebook."""
        action.kind = self.numbering.actions.take(action_address(action))
        action.base = option(action.kind, 0)
        while len(self.action_of) <= action.kind:
            self.action_of.append(None)
        if self.action_of[action.kind] is not None:
            raise ShapeError("there are two actions called " + action.name)
        self.action_of[action.kind] = action
        self.actions.append(action)

    def place(self, number: int, address: str, addresses: list[str]) -> int:
        """Note which address has a number: none has two."""
        while len(addresses) <= number:
            addresses.append("")
        if addresses[number] != "":
            raise ShapeError("there are two of " + address)
        addresses[number] = address
        return number

    def event(self, code: str, a: str = "", b: str = "", private: bool = False) -> int:
        """Register something that can happen."""
        self.events.append(EventKind(code, a, b, private))
        return len(self.events) - 1

    def stream(self, name: str) -> int:
        """Name a stream of chance."""
        return name_index(self.streams, name)

    def pile(self, name: str, stream: str, size: int = 0, seats: int = -1) -> int:
        """Name a face-down pile; one of neither cards nor tokens says how many kinds there are, and which stands for seat 0."""
        self.pile_names.append(name)
        self.pile_sizes.append((size, seats))
        self.pile_streams.append(self.stream(stream))
        return len(self.pile_names) - 1

    def zone(self, name: str, form: str = NUMBERS, about: str = NOTHING, size: int = 0) -> int:
        """Name a list of the state, and say what it is made of for whoever writes it as an array (kernel/forms.py)."""
        self.zone_names.append(name)
        self.zone_forms.append(ZoneForm(form, about, size))
        return len(self.zone_names) - 1

    def turn_zone(self, name: str, form: str = NUMBERS, about: str = NOTHING, size: int = 0) -> int:
        """Name a list of the state that is empty when a turn begins."""
        self.turn_zones.append(self.zone(name, form, about, size))
        return self.turn_zones[-1]

    def num(self, name: str) -> int:
        """Name a number of the state."""
        self.num_names.append(name)
        return len(self.num_names) - 1

    def player_num(self, name: str, *, public: bool = False) -> int:
        """Name a number of each player; everybody is shown a `public` one, any other only what a chapter shows of it."""
        self.player_nums.append(name)
        if public:
            self.public_nums.append(len(self.player_nums) - 1)
        return len(self.player_nums) - 1

    def lay_open(self, pools: list[str]) -> None:
        """Let everybody see who has tokens of these pools; of all others nobody is shown any."""
        self.open_pools.extend(pools)

    def scorer(self, chapter: Chapter, *, public: bool = False) -> None:
        """Let a chapter score; what everybody sees of the points during the game has the lines of `public` ones only."""
        self.scorers.append(chapter)
        if public:
            self.public_scorers.append(chapter)

    def keeper(self, chapter: Chapter) -> None:
        """Let a chapter say what a player takes along from a game besides its score (`Chapter.taken_along`)."""
        self.keepers.append(chapter)

    def senses(self, chapter: Chapter, names: list[str]) -> None:
        """Let a chapter have a say in how a player stands, in numbers of these names (`Chapter.sense`)."""
        self.sensors.append(chapter)
        self.sense_names.append(names)

    def enters(self, chapter: Chapter, name: str, *, before: str = "", behind: str = "") -> None:
        """Let a chapter act on entries: last of all so far, or right before or behind those of a name, if there are any."""
        at = len(self.on_enter)
        if before in self.enter_names:
            at = self.enter_names.index(before)
        elif behind in self.enter_names:
            at = len(self.enter_names) - self.enter_names[::-1].index(behind)
        self.on_enter.insert(at, chapter)
        self.enter_names.insert(at, name)

    def resource(self, name: str, holder: Chapter, *, kept: bool = False) -> None:
        """Name something that options cost, and the chapter that knows how much of it a player has.

        What is `kept` until it is spent is missed more than what a turn brings.
        """
        self.resources[name] = kept
        self.holders[name] = holder

    def deed(self, name: str) -> int:
        """Name a number of the turn, zero when it begins."""
        return name_index(self.deeds, name)

    def tag(self, name: str) -> int:
        """Name an ability that tokens grant."""
        return name_index(self.tags, name)

    def mark(self, name: str) -> int:
        """Name a feature of spaces, as a bit."""
        return 1 << name_index(self.marks, name)

    def intern(self, effect: Effect, address: str) -> None:
        """Give an effect and its parts their places in the rulebook."""
        if effect.id < 0:
            effect.id = self.place(self.numbering.effects.take(address), address, self.effect_addresses)
            while len(self.effects) <= effect.id:
                self.effects.append(BLANK)
            self.effects[effect.id] = effect
            parts = effect.parts()
            for i in range(len(parts)):
                self.intern(parts[i], address + "/" + str(i + 1))

    def address_of(self, effect: Effect) -> str:
        """Say where an effect stands; "" for one that has no place in this rulebook."""
        return self.effect_addresses[effect.id] if effect.id >= 0 else ""

    def finish(self) -> None:
        """Take the measure of the written book; places whose text is gone stay empty."""
        self.stream("setup")
        for address, number in self.numbering.effects.known.items():
            while len(self.effects) <= number:
                self.effects.append(BLANK)
                self.effect_addresses.append("")
            self.effect_addresses[number] = address
        self.shape = shape_of(self)
        self.written = orders(self, self.numbering.places)

    def find(self, kind: type[C]) -> C:
        """Find a chapter by what it is."""
        for chapter in self.chapters:
            if isinstance(chapter, kind):
                return chapter
        raise LookupError(f"{self.title} has no chapter {kind.__name__}")

    def clause(self, code: str) -> str:
        """Cite the clause that stands behind an event or a refusal."""
        return self.clauses.get(code, "")


def name_index(names: list[str], name: str) -> int:
    """Find a name in a list, adding it when it is new."""
    if name not in names:
        names.append(name)
    return names.index(name)
