"""The terminal on a board of tiles: the growing map, laying tiles, and what the screen says of this game."""

from __future__ import annotations

import contextlib
import io
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import burgle
from burgle.bots import BOTS
from burgle.chapters import events
from burgle.chapters.bag import HUNTER, Bag
from burgle.cli import main
from burgle.cli.terminal.board import Sheet
from burgle.cli.terminal.menu import Menu
from burgle.cli.terminal.screen import ColourScreen
from burgle.cli.terminal.seats import Seats
from burgle.cli.terminal.table import TerminalTable
from burgle.cli.terminal.tileboard import TileBoard
from burgle.game import Game
from burgle.games.catacombs.shifting import Shifting
from burgle.kernel.codes import FIRST_ACTION, kind_of
from burgle.kernel.engine import advance
from tests.test_terminal import NAMES, anyhow, sit


@pytest.fixture(autouse=True)
def own_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def grown(seed: int, answers: int, wanted: str = "", players: int = 3) -> Game:
    """A game played anyhow for a while, until seat 0 has an option that begins so."""
    game = burgle.new_game("catacombs", players, seed, first=0)
    dice = random.Random(seed)
    while not game.over:
        asked = game.decision
        ready = len(game.codes) >= answers and asked.who == 0
        if ready and any(asked.label(code).startswith(wanted) for code in asked.options):
            return game
        game.apply(dice.choice(asked.options))
    raise AssertionError(f"seed {seed} never comes to {wanted!r}")


def told(game: Game, *lines: str) -> str:
    """What the terminal says in a position."""
    screen = io.StringIO()
    feed = io.StringIO("".join(f"{line}\n" for line in lines))
    with contextlib.redirect_stdout(screen), pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", feed)
        from burgle.cli.terminal.screen import Screen

        kinds = ["", *["random"] * (game.rules.players - 1)]
        TerminalTable(game, Seats(NAMES[: len(kinds)], kinds), {s: BOTS["random"](s) for s in range(1, len(kinds))},
              Screen()).run()  # fmt: skip
    return screen.getvalue()


def board_of(game: Game) -> TileBoard:
    """The terminal's board of a game."""
    return TileBoard(game.rules)


def chapter(game: Game, kind: type) -> object:
    """A chapter of a game's rulebook."""
    return next(one for one in game.rules.chapters if isinstance(one, kind))


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (6, 3)])
def test_whole_game(players: int, seed: int) -> None:
    """A person who answers by numbers gets to the end, in lines of 80 columns at most, with everybody named."""
    table, text = sit(anyhow(seed), players, seed=seed, game="catacombs")
    assert table.game.over and "The game is over." in text
    assert max(map(len, text.splitlines())) <= 80
    assert not re.search(r"Player \d", text) and "golds" not in text
    assert "Which way round do you want to lay the tile?" in text and "Artifacts: 5 7 10" in text


def test_whole_game_between_persons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Persons at all seats, through the command itself, with the options of this game."""
    out = io.StringIO()
    answer, heard = anyhow(4), [0]

    class Keyboard(io.StringIO):
        def readline(self, size: int = -1, /) -> str:
            new, heard[0] = out.getvalue()[heard[0] :], len(out.getvalue())
            return (answer(new) or "") + "\n"

    monkeypatch.setattr("sys.stdin", Keyboard())
    args = ["play", "catacombs", "--hotseat", "--plain", "-n", "2", "--seed", "11", "--names", "Zoe,Max"]
    with contextlib.redirect_stdout(out):
        assert main([*args, "--option", "side=B", "--option", "promo=yes"]) == 0
    text = out.getvalue()
    assert "The game is over." in text and "Pass the device to Max." in text and "At BX" in text
    assert max(map(len, text.splitlines())) <= 80


def test_reaction_in_another_turn_is_asked_behind_the_curtain() -> None:
    """Who may answer a Ghost in another player's turn gets the device, and sees nothing before that."""

    def haunt(game: Game) -> None:
        bag = chapter(game, Bag)
        assert isinstance(bag, Bag)
        st = game.state
        other = st.players[1]
        other.hand[0] = next(card.id for card in game.rules.cards if card.react is not None)
        st.piles[bag.bag].rest[:] = [HUNTER] * 3
        bag.attack(st, 0, 1, events.ATTACK)
        for _ in range(2):  # the area is in the bag too
            st.piles[bag.bag].rest.append(HUNTER)
        advance(st)

    game = burgle.new_game("catacombs", 2, 7, first=0)
    for p in game.state.players:
        p.area = 0
    haunt(game)
    card = next(card.name for card in game.rules.cards if card.react is not None)
    assert game.decision.who == 1
    said = io.StringIO()
    with contextlib.redirect_stdout(said), pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO(f"\nreact {card}\n\n"))
        from burgle.cli.terminal.screen import Screen

        table = TerminalTable(game, Seats(["Ann", "Bo"], ["", ""]), {}, Screen())
        table.run()
    text = said.getvalue()
    before, after = text.split("Bo, press Enter when nobody else is looking.")
    assert card not in before and "Hand:" not in before
    assert "A Ghost is coming for you" in after and f"react {card}" in after
    assert game.state.players[1].damage == 0 and game.state.players[0].damage == 1
    assert "Pass the device to Ann." in after


# ---------------------------------------------------------------------- ways and tolls


@pytest.mark.parametrize("seed", range(6))
def test_ways_are_those_of_the_game(seed: int) -> None:
    """Whatever the dungeon looks like, the terminal knows every way out and what it takes, as the engine does."""
    game = burgle.new_game("catacombs", 3, seed)
    board, dice = board_of(game), random.Random(seed)
    compared = 0
    while not game.over:
        asked = game.decision
        who, view = asked.who, game.view(asked.who)
        here = board.space(view["players"][who]["space"])
        ways = {way.label: way for way in board.ways(here, view, who)} if here is not None else {}
        for code in asked.options:
            one = asked.describe(code)
            if kind_of(code) < FIRST_ACTION or "moves" not in one["traits"]:
                continue
            way = ways[one["label"].partition(" swords")[0]]
            cost = one["cost"]
            assert (way.boots, way.locks, way.closed) == (cost["boot"], cost.get("lockpick", 0), False)
            if way.to is not None:
                assert way.enemies == cost.get("sword", 0) + cost.get("damage", 0)
            compared += 1
        game.apply(dice.choice(asked.options))
    assert compared > 50


@pytest.mark.parametrize("seed", range(4))
def test_laying_costs_what_was_said(seed: int) -> None:
    """Every way to lay a tile takes what the terminal says, and leads where it says."""
    game = grown(seed, 40, "place")
    board, view = board_of(game), game.view(0)
    assert view["placing"]["tile"] not in {tile["tile"] for tile in view["tiles"]}
    for option in view["decision"]["options"]:
        if not option["label"].startswith("place"):
            continue
        twin = game.copy()
        before = twin.view(0)["players"][0]
        [entry] = [entry for entry in Menu(game, view, board).entries if entry.code == option["code"]]
        cost, note = entry.cost, entry.note
        twin.apply(option["code"])
        moved = next(e for e in reversed(twin.events(0)) if e["code"] == "move")
        after = twin.view(0)["players"][0]
        assert note.startswith(f"into {moved['a']} ")
        assert before["boot"] - after["boot"] == cost.get("boot", 0) or twin.decision.who != 0
        assert after["damage"] >= before["damage"] + cost.get("damage", 0) - 1


def test_walking_by_name_and_far(tmp_path: Path) -> None:
    """Rooms go by key, letter and name; a way in several steps is walked; `way` tells what it takes."""

    def outfit(boots: int) -> Callable[[Game], None]:
        def change(game: Game) -> None:
            p = game.state.players[0]
            p.discard += p.hand
            p.hand, p.boot = [], boots
            advance(game.state)

        return change

    for line in ("move AP", "m p", "move mourners", "11"):
        table, text = sit([line], game="catacombs", side="A", change=outfit(1))
        assert table.game.view(0)["players"][0]["space"] == "AP", text
    table, text = sit(["way AY", "move AY"], game="catacombs", side="A", change=outfit(3))
    assert "AP, AY (3 boots)" in text and table.game.view(0)["players"][0]["space"] == "AY"
    table, text = sit(["way AM"], game="catacombs", side="A", change=outfit(3))
    assert "4 boots, 1 enemy" in " ".join(text.split())
    table, text = sit(["move AP", "explore e1"], game="catacombs", side="A", change=outfit(2))
    assert "turns up a new tile" in text and "as printed" in text
    table, text = sit(["move AX", "why AY"], game="catacombs", side="A", change=outfit(2))
    assert "CA-" in text


# ---------------------------------------------------------------------- pictures


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_map_shows_everything(seed: int) -> None:
    """The map has every tile with its rooms, the pawns, and a sign on every edge that nobody has crossed."""
    game = grown(seed, 200, "move")
    view, board = game.view(0), board_of(game)
    sheet = Sheet(view, Seats(NAMES[:3], ["", "", ""]), 200, 90, True)
    text = "\n".join(str(line) for line in board.map("", sheet))
    laid = board.laid(view)
    for piece in laid.pieces.values():
        assert f"|{piece.tile.key}" in text
    for space in board.usable(view):
        assert board.local(space) + board.signs(space, view) in text
    drawn = text.split("? open edge")[0]
    open_ends = [end for piece in laid.pieces.values() for end, _ in laid.ends(piece) if laid.meets(end) == -1]
    assert drawn.count("?") == len(open_ends)
    for p in view["players"]:
        assert not p["space"] or re.search(rf"\([A-C]*{'ABC'[p['seat']]}[A-C]*\)", drawn)
    small = "\n".join(str(line) for line in board.map("wide", sheet))
    assert all(f"{piece.tile.key}" in small for piece in laid.pieces.values())


def test_map_is_a_window_that_can_be_moved() -> None:
    """A map that is too large shows where its reader is, says where there is more, and can be moved there."""
    game = grown(3, 250, "move")
    view, board = game.view(0), board_of(game)
    sheet = Sheet(view, Seats(NAMES[:3], ["", "", ""]), 48, 20, True)
    here = view["players"][0]["space"]
    first = [str(line) for line in board.map("", sheet)]
    assert "(A" in "\n".join(first) and here in first[0] and max(map(len, first)) <= 48 and len(first) <= 20 + 4
    side = re.search(r"More to the (\w+)", "\n".join(map(str, board.map("", replace(sheet, width=80)))))
    assert side is not None
    moved = [str(line) for line in board.map(f"{side[1]} 9", sheet)]
    assert moved[1:] != first[1:]
    assert [str(line) for line in board.map("", sheet)] == first
    assert "(B" in "\n".join(map(str, board.map("bo", sheet)))


def test_tile_lists_every_exit() -> None:
    """One tile at a larger scale names its ends and lists the exits with what they take; others are as printed."""
    game = grown(3, 250, "move")
    board, view = board_of(game), game.view(0)
    for tile in view["tiles"]:
        text = " ".join(told(game.copy(), f"map {tile['tile']}").split())
        for room in board.dungeon.tiles[[t.key for t in board.dungeon.tiles].index(tile["tile"])].rooms:
            space = board.rules.spaces[room]
            listed = " ".join("".join(board.exits(space, view, 0)).split())
            assert listed in text
    unseen = next(t for t in board.dungeon.tiles if t.square and t.key not in {one["tile"] for one in view["tiles"]})
    text = told(game.copy(), f"tile {unseen.key}", "tile", "tile start", "tile D99")
    assert f"Tile {unseen.key}, as printed, not found yet" in text
    assert "The starting tile" in text and "no tile or room `D99`" in text


def test_laying_is_drawn_four_times() -> None:
    """A found tile is drawn in its four orientations, each with its numbers and price, or what it would take."""
    game = grown(3, 250, "place")
    text = told(game)
    assert re.search(r"as printed +turned by 90 +turned by 180 +turned by 270", text)
    tile = game.view(0)["placing"]["tile"]
    assert re.search(rf"\|{tile}.*\|{tile}.*\|{tile}.*\|{tile}", text)
    captions = text.split("turned by 270")[1]
    for i, option in enumerate(game.view(0)["decision"]["options"], 1):
        assert re.search(rf"(^|\s){i} ", captions), option
    assert max(map(len, text.splitlines())) <= 80


def test_turning_and_laying_by_effect() -> None:
    """Effects that lay a tile anywhere number the cells on the map; those that turn one draw the ways to turn it."""
    game = grown(3, 250, "move")
    shifting = chapter(game, Shifting)
    assert isinstance(shifting, Shifting)
    game.state.push(shifting.k_cell, 0, 1, -1)
    advance(game.state)
    cells = [option["label"] for option in game.view(0)["decision"]["options"]]
    text = told(game, "2", "place 90")
    assert all(f"[{i}]" in text for i in range(1, len(cells) + 1)) and "(beside " in text
    assert "Which way round" in text and "is turned and laid" in text
    game = grown(3, 250, "move")
    tile = shifting.tile_under(game.state, game.state.players[0])
    if tile < 0:
        game.state.players[0].room = shifting.dungeon.tiles[0].rooms[0]
        tile = 0
        shifting.dungeon.set_down(game.state, 0, 0, 0)
    game.state.push(shifting.k_turn, 0, tile, -1)
    advance(game.state)
    assert "as it lies now" in told(game)


# ---------------------------------------------------------------------- what is looked up


def test_looking_changes_nothing() -> None:
    """No command that looks touches the game, and each has something to say."""
    looks = [
        "help", "map", "map A", "map list", "map wide", "map east", "map n 2", "where", "way AM", "way shrine", "odds",
        "odds 5", "row", "hand", "deck", "market", "card lute", "card 1", "token chalice", "tile S1", "tile",
        "rules lock", "rules CA-090", "log", "status", "players", "preview end", "preview 11", "options", "why 9",
    ]  # fmt: skip
    start = sit([], game="catacombs")[0].game.hash()
    table, text = sit(looks, game="catacombs")
    assert table.game.hash() == start
    assert max(map(len, text.splitlines())) <= 80
    for line in looks:
        said = text.split(f"> {line}\n")[1].split("\n> ")[0]
        assert len(said) > 10, line
        assert "do not understand" not in said, line
    assert "CA-" in text.split("> help\n")[1].split("\n> ")[0] and "SP-" not in text


def test_devices_lie_in_the_row() -> None:
    """A device keeps its place in the row and is used by number or name."""
    game = burgle.new_game("catacombs", 2, 5, first=0)
    p = game.state.players[0]
    p.discard += p.hand
    p.hand, p.skill = [], 9
    device = next(c for c in game.rules.cards if c.key == "underground_river")
    game.state.row[2] = device.id
    advance(game.state)
    text = told(game.copy(), "3")
    assert f"3 use {device.name}, {device.cost} skill" in text and "uses " in text
    assert "uses " in told(game.copy(), "use river")


# ---------------------------------------------------------------------- the colour screen


class Painted(ColourScreen):
    """A colour screen that remembers its pictures; the person answers anyhow."""

    def __init__(self, width: int, height: int, seed: int) -> None:
        super().__init__()
        self.size = (width, height)
        self.paper = io.StringIO()
        self.console = Console(file=self.paper, width=width, height=height, force_terminal=True, highlight=False)
        self.pictures: list[str] = []
        self.dice = random.Random(seed)
        self.table: TerminalTable | None = None

    width = property(lambda self: self.size[0])  # type: ignore[assignment]
    height = property(lambda self: self.size[1])  # type: ignore[assignment]

    def clear(self) -> None:
        self.paper.seek(0)
        self.paper.truncate()

    hide = clear

    def ask(self, prompt: str = "> ") -> str | None:
        self.pictures.append(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.paper.getvalue()))
        if len(self.pictures) > 150 or self.table is None or self.table.game.over:
            return None
        if self.dice.random() < 0.15:
            return self.dice.choice(["map", "map wide", "map list", "tile", "help", "where"])
        return str(self.dice.choice(self.table.menu().legal).number)


@pytest.mark.parametrize(("size", "players", "seed"), [((80, 24), 6, 1), ((80, 24), 4, 2), ((120, 40), 3, 3)])
def test_table_fits_the_screen(size: tuple[int, int], players: int, seed: int) -> None:
    """Whatever the position, the table with its options and pictures fits the screen with the prompt below it."""
    game = burgle.new_game("catacombs", players, seed, first=0)
    screen = Painted(*size, seed)
    seats = Seats(NAMES[:players], ["", *["random"] * (players - 1)])
    screen.table = TerminalTable(game, seats, {seat: BOTS["random"](seat) for seat in range(1, players)}, screen)
    screen.table.run()
    for picture in screen.pictures:
        assert max(map(len, picture.splitlines()), default=0) <= size[0], picture
    tables = [picture for picture in screen.pictures if "SKILL" in picture]
    assert len(tables) > 40
    for picture in tables + [picture for picture in screen.pictures if "open edge" in picture]:
        assert picture.count("\n") <= size[1] - 1, picture
    assert any("turned by 270" in picture for picture in tables)


def test_exploring_where_it_cannot_be_has_a_reason() -> None:
    """A tunnel of another room, a known one or none at all: each is told, and nothing else is done instead."""
    game = grown(5, 200, "explore")
    before = game.hash()
    text = told(game, "explore N1", "explore W2", "explore N9", "x Q", "why explore N1")
    assert game.hash() == before and "do not understand" not in text
    assert "N1 is a tunnel of S6A, not of S6B." in text
    assert "W2 leads to BP, which is no longer unknown: `move BP`." in text
    assert "There is no tunnel `N9` on this tile." in text and "There is no tunnel `Q`" in text
    assert "explore N1: N1 is" in text
    shop = grown(3, 200, "explore")
    assert "acquires" not in told(shop, "x Q").split("> x Q")[1]  # not a piece of `acquire Explore`


def test_a_choice_that_keeps_the_turn_from_ending() -> None:
    """CA-047: `end` says what stands in the way, and so does `why`; the choice made, the turn ends."""

    def change(game: Game) -> None:
        st = game.state
        st.players[0].hand[:] = [st.rules.card_ids["imp_familiar"]]
        frame = st.stack[-1]
        st.options = st.rules.kinds[frame.kind].ask(st, frame)

    lines = ["play all", "end", "why end", "use Imp Familiar", "1", "end"]
    table, text = sit(lines, game="catacombs", change=change)
    folded = " ".join(text.split())
    assert folded.count("Imp Familiar still wants you to choose. Do that before you end your turn. (CA-047)") == 2
    assert "Ann gains 1 Lockpick." in folded and table.game.state.turn > 1
