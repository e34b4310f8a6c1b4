"""What a game is to the rest of Burgle: an id, a folder of data, and functions that turn data into chapters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import State

Tables = Mapping[str, Any]
T = TypeVar("T")


@dataclass
class BoardPlan:
    """A board put together for one game: modules, spaces and paths, as they stand in the data."""

    modules: list[tuple[str, str, str]] = field(default_factory=list)  # code, key, name
    spaces: list[tuple[str, str, Tables]] = field(default_factory=list)  # space id, module code, fields
    paths: list[tuple[str, str, str, str]] = field(default_factory=list)  # a, b, marks, "HY: 1-2 lock" as written
    options: dict[str, str] = field(default_factory=dict)  # the options as used, defaults filled in
    # What is no part of this board but of another one that the game may go on with: the other side, paths that are shut.
    # Only in a family of rulebooks they have their numbers here, too.
    spare_modules: list[tuple[str, str, str]] = field(default_factory=list)
    spare_spaces: list[tuple[str, str]] = field(default_factory=list)  # space id, module code
    spare_paths: list[tuple[str, str, str, str]] = field(default_factory=list)


def by_ledger(tables: Tables, sort: str, things: Iterable[T], key: Callable[[T], str]) -> list[T]:
    """Put things in the order of the ledger of these tables, by which they are numbered; what it does not list comes last."""
    rank = {address: n for n, address in enumerate(tables.get("ledger", {}).get(sort, ()))}
    return sorted(things, key=lambda thing: rank.get(f"{sort}:{key(thing)}", len(rank))) if rank else list(things)


class OptionError(ValueError):
    """An option that the game does not have, or cannot take.

    A server says it in other languages too, by the message `why` of its own files and these facts.
    """

    def __init__(self, text: str, why: str = "", **facts: str | int) -> None:
        super().__init__(text)
        self.why, self.facts = why, facts


def chosen_colours(options: Mapping[str, str]) -> str:
    """Read the players' colours, seat by seat, which must differ; a seat between commas has chosen none."""
    colours = [colour.strip() for colour in options.get("colours", "").split(",")]
    for colour in filter(None, colours):
        if colours.count(colour) > 1:
            raise OptionError(f"colours: two players cannot both have {colour}", "option-colours", name=colour[:20])
    return ",".join(colours) if any(colours) else ""


class PieceError(ValueError):
    """Something wrong with a piece that only one game has: its table, its id, the field, and what is wrong."""

    def __init__(self, table: str, id: str, key: str, message: str) -> None:
        super().__init__(f"{table} {id}: {message}")
        self.table, self.id, self.key, self.message = table, id, key, message


class PositionError(ValueError):
    """A position that cannot be, or a name in it that nothing has."""


@dataclass(frozen=True)
class PositionWord:
    """One thing about a position in a game's own notation: plain values, as a file has them."""

    read: Callable[[State], Any]
    write: Callable[[State, Any], None] | None = None
    ordered: bool = False  # whether the order of a list matters


@dataclass(frozen=True)
class Positions:
    """How positions of a game are written down where numbers and lists of the state do not tell enough."""

    words: Mapping[str, PositionWord]  # about the table; written in this order
    names: Mapping[str, list[tuple[int, str, str]]] = field(default_factory=dict)  # things in events: number, names
    take_off: Callable[[State, int], bool] | None = None  # take a token from where it lies; says whether it did
    cubes: Callable[[State, int], int] | None = None  # a seat's cubes in places that only this game has
    settle: Callable[[State, set[str]], None] | None = None  # make the rest fit what was named


@dataclass(frozen=True)
class Balance:
    """What many games between even players should look like, besides their length and the attacks; shares of 1."""

    out: tuple[float, float] = (0.50, 0.80)  # players who get out with a score, by whatever way
    lost: tuple[float, float] = (0.10, 0.35)  # players who do not
    fair: float = 0.06  # by which the wins of a place in the turn order may differ from an even share, ...
    first: float | None = None  # ... and those of the first, if that is looked at more closely
    escaped: tuple[float, float] | None = None  # players who leave by the way out
    winning: tuple[float, float] | None = None  # the winner's points, on the average
    median: tuple[float, float] | None = None  # the points of the player in the middle, the lost ones included
    bag_empty: float | None = None  # at most so many games may end with an empty bag
    item: float | None = None  # every type of market item is bought in so many games, at least
    visits: tuple[str, float] | None = None  # a kind of space, and in how many games each of them is entered, at least
    card: float | None = None  # no card is bought in more of the turns in which it could be


@dataclass(frozen=True)
class CampaignSpec:
    """What a game says about campaigns that are played with it."""

    games: int  # a campaign has at least so many
    characters: int
    closing: tuple[str, ...]  # names of the steps after the last turn
    shared_win: bool = True  # else drawn by lot
    reread: bool = False  # a passage is read again without its ticked lines; else it works once
    contracts_first: bool = True  # the contract step is the first of the end of a turn; else the last
    beyond: tuple[str, ...] = ()  # words of the game itself that reach players off the clock
    short_handed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # players -> contracts dealt
    own_characters: bool = (
        False  # a character stays with its player until that one leaves; else it may be handed on at once
    )
    sheets: str = ""  # letters of the sticker sheets, where stickers are called by sheet and group: "a13"
    prize: str = ""  # the card that the winner of a game begins the next one with
    rests: bool = False  # the contracts of characters who are not at the table rest
    slots: bool = False  # its rulebook has slots that a campaign fills
    asking: tuple[str, ...] = ()  # modules whose set-up puts questions to everybody


@dataclass(frozen=True)
class GameSpec:
    """One game of the family."""

    id: str
    title: str
    version: int  # of its behaviour: whoever changes that counts on
    players: tuple[int, int]
    package: str  # where its data files lie
    # (all tables, players, options) -> chapters in the rulebook's order
    chapters: Callable[[Tables, int, Mapping[str, str]], list[Chapter]]
    board: Callable[[Tables, Mapping[str, str]], BoardPlan]  # (board, options) -> the board
    options: Mapping[str, str]  # option -> what it is for
    currency: str  # the effect language's word for coins
    files: tuple[str, ...] = ("game.toml", "cards.toml", "tokens.toml", "board.toml")
    decks: tuple[str, ...] = ("adventure", "starter", "reserve", "reverse")  # the first is the usual one
    marks: tuple[str, ...] = ("start", "pods", "market", "lift", "telepad", "checkpoint")  # features of spaces
    start: str = "start"  # the mark of the space where everybody begins
    terrain: tuple[str, ...] = ()  # what else paths may lead over
    space_fields: Mapping[str, type] = field(default_factory=dict)  # what else spaces may have; it marks them, too
    card_fields: Mapping[str, type] = field(default_factory=dict)  # what else may stand on cards ...
    card_moments: tuple[str, ...] = ()  # ... and when else they do something
    card_parts: tuple[str, ...] = ()  # parts of what is done when a card is played, each in force or not
    token_fields: Mapping[str, type] = field(default_factory=dict)
    token_moments: tuple[str, ...] = ()
    unpriced: tuple[str, ...] = ("starter",)  # decks whose cards have no price
    on_the_spot: bool = False  # what spaces and found tokens offer is decided at once, and may befall anybody
    needs: tuple[str, ...] = ()  # tokens that the rules call by name
    layouts: Callable[[Tables], list[str]] | None = None  # every board that can be laid out ...
    layout_option: str = "layout"  # ... and the option that names it
    way_out: str = ""  # the mark of the spaces by which a board is left
    fixed_board: bool = True  # laid out whole before the game: one start, a way out, and paths to and fro
    faults: Callable[[Tables], list[PieceError]] | None = None  # what loads, but makes no good pieces
    rivals_choose: bool = False  # effects may put questions to players whose turn it is not
    positions: Callable[[Rules], Positions] | None = None  # how its positions are written down
    length: tuple[float, float] = (12.0, 22.0)  # turns of a player, on the average of games that are in balance
    attacks: tuple[float, float] = (0.25, 0.45)  # share of turns that end in an attack in such games
    continues: tuple[int, ...] = ()  # older versions that the engine still plays exactly as they were
    # Those in which open choices lapsed with the turn, a price might buy nothing, and nobody decided at the same time.
    lapsing: tuple[int, ...] = ()
    balance: Balance = Balance()  # and what else is to be seen in them
    campaign: CampaignSpec | None = None  # how campaigns are played with it
