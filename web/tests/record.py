"""Records the maps' fixtures from the real engine: `PYTHONPATH=src python web/tests/record.py`, from the checkout's root."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import burgle
from burgle.bots import BOTS
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.log import fresh
from burgle.campaign.pack import Pack
from burgle.campaign.play import begin, live
from burgle.campaign.vault import find_pack
from burgle.chapters.choices import ChoiceKind
from burgle.game import Game
from burgle.games.space.ship import layouts
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import State
from burgle.table.campaign_content import drawn as drawn_in_campaign
from burgle.table.pages import PageReader
from burgle.view.catalogue import catalogue
from burgle.view.events import seen as told_to
from burgle.view.table import view

FIXTURES = Path(__file__).parent / "fixtures"
ODD = Path(__file__).parents[2] / "tests" / "odd_names"
UNDRAWN = ("row_deck", "spent", "box", "boxed_tokens", "reserve", "row")  # large, and nothing that a map shows
UNREAD = ("cards", "factions", "content")
LIGHT = "choose light"  # the answer at the lamp of Three Nights
GAMES_TRIED = 100
Wish = Callable[[State], bool]


def played(game: str, players: int, seed: int, wish: Wish, **options: str) -> State:
    """Let bots play until a wish comes true."""
    st = burgle.new_game(game, players=players, seed=seed, record=False, **options).state
    bots = [BOTS["greedy"](seed + seat) for seat in range(players)]
    while not st.over and not wish(st):
        answer(st, bots[decider(st)].decide(st))
    return st


def seen(st: State, seat: int | None = None) -> dict[str, Any]:
    """The view of who decides, without what no map shows."""
    shown = view(st, decider(st) if seat is None else seat)
    for name in UNDRAWN:
        shown.pop(name, None)
    for player in shown["players"]:
        for name in ("unseen", "discard", "play", "hand"):
            player.pop(name, None)
    return shown


def write(name: str, value: object) -> None:
    """Write one fixture."""
    text = json.dumps(value, separators=(",", ":"), sort_keys=True)
    (FIXTURES / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{name}: {len(text) // 1024} KiB")


def labels(st: State) -> list[str]:
    """The words of the waiting options."""
    return [option["label"] for option in view(st, decider(st))["decision"]["options"]]


def can(verb: str, turn: int, times: int = 1) -> Wish:
    """From a turn on, wait until so many options begin with a verb."""

    def wish(st: State) -> bool:
        return st.turn >= turn and sum(label.startswith(verb) for label in labels(st)) >= times

    return wish


def tiles(shown: dict[str, Any]) -> list[list[Any]]:
    """Tiles as short lists."""
    return [[t["tile"], t["x"], t["y"], t["turned"]] for t in shown["tiles"]]


def drawn(content: dict[str, Any]) -> dict[str, Any]:
    """The parts of the catalogue that a map reads."""
    return {key: value for key, value in content.items() if key not in UNREAD}


def record_space() -> None:
    """A ship in the middle of a game, late in one, and the paths of all 48 layouts."""
    early = played("space", 4, 7, can("move", 20, 3))
    write("space-content", drawn(catalogue(early.rules)))
    write("space-view", seen(early))
    late = played("space", 4, 11, lambda st: st.turn >= 44, layout="AR,EN,PR")
    write("space-late", {"content": drawn(catalogue(late.rules)), "view": seen(late)})
    inner: dict[str, Any] = {}
    joints: dict[str, Any] = {}
    for layout in layouts(tables_of_space()):
        rules = burgle.new_game("space", players=4, seed=1, layout=layout).rules
        content = catalogue(rules)
        home = {space["key"]: space["module"] for space in content["spaces"]}
        joints[layout] = [path for path in content["paths"] if home[path["a"]] != home[path["b"]]]
        for path in content["paths"]:
            if home[path["a"]] == home[path["b"]]:
                inner[f"{path['a']}-{path['b']}"] = path
    write("space-layouts", {"inner": list(inner.values()), "joints": joints})


def tables_of_space() -> Any:
    """The ship's tables."""
    from burgle.content.tables import read_tables
    from burgle.games import GAMES

    return read_tables(GAMES["space"].package, (), GAMES["space"].files)[0]


def record_catacombs() -> None:
    """A dungeon half grown, one with a tile in hand, both starting sides, and thirty more as mere tiles."""
    middle = played("catacombs", 4, 5, lambda st: len(seen(st)["tiles"]) >= 11 and can("move", 1, 3)(st))
    write("catacombs-content", drawn(catalogue(middle.rules)))
    write("catacombs-view", seen(middle))
    write("catacombs-edge", seen(played("catacombs", 4, 3, lambda st: can("explore", 1, 2)(st), side="A")))
    placing = played("catacombs", 4, 6, lambda st: len(seen(st)["tiles"]) >= 8 and can("place", 1, 2)(st))
    write("catacombs-placing", seen(placing))
    write("catacombs-large", seen(played("catacombs", 6, 8, lambda st: len(seen(st)["tiles"]) >= 21, side="B")))
    grown = []
    for seed in range(30):
        size = 10 + seed % 11
        st = played("catacombs", 2 + seed % 5, 100 + seed, lambda st, size=size: len(seen(st)["tiles"]) >= size)
        grown.append(tiles(view(st, 0)))
    write("catacombs-grown", grown)


def record_legacy() -> None:
    """Both sides of the board, early and late."""
    for side in ("overworld", "underworld"):
        early = played("legacy", 4, 7, can("move", 14, 3), side=side)
        late = played("legacy", 3, 5, lambda st: st.turn >= 40, side=side)
        write(f"legacy-{side}", {"content": drawn(catalogue(early.rules)), "view": seen(early), "late": seen(late)})


def record_darkest() -> None:
    """Both sides of the board, early and late."""
    for side in ("shorelands", "lakebed"):
        early = played("darkest", 4, 7, can("move", 14, 3), side=side)
        late = played("darkest", 3, 5, lambda st: st.turn >= 36, side=side)
        write(f"darkest-{side}", {"content": drawn(catalogue(early.rules)), "view": seen(early), "late": seen(late)})


def record_names() -> None:
    """A turn and a question in a game whose cards are called like places, prices and moves."""
    game = burgle.new_game("space", 2, 3, first=0, packs=[ODD])
    st, me, ids = game.state, game.state.players[0], game.rules.card_ids
    st.row[:2] = [ids["stroll"], ids["toll"]]
    me.hand, me.play, me.discard = [ids["stroll"], ids["hack"], ids["scramble"]], [ids["hack"]], [ids["hack"]]
    me.skill, me.boot, me.room = 9, 3, st.rules.space_ids["CB1"]
    st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
    turn = view(st, 0)
    game.apply("play Move to CB2")
    content = catalogue(game.rules)
    cards = {key: content["cards"][key] for key in ("hack", "scramble", "stroll", "toll")}
    spaces = [space for space in content["spaces"] if space["key"].startswith("CB")]
    kept = {"game": "space", "cards": cards, "spaces": spaces, "resources": content["resources"], "tokens": {}}
    write("odd-names", {"content": kept, "turn": turn, "question": view(game.state, 0)})


def lamp_lit(pack: Pack, now: Chronicle) -> Game:
    """The first game of Three Nights until somebody has come to the lamp and lit it; bots walk by it in many a game."""
    for seed in range(GAMES_TRIED):
        game = begin(pack, now, ["a", "b"], seed)
        bots = [BOTS["greedy"](seat) for seat in range(2)]
        while not game.state.over:
            st = game.state
            asked = isinstance(st.rules.kinds[st.stack[-1].kind], ChoiceKind)
            lit = [code for code, label in zip(st.options, labels(st), strict=True) if label == LIGHT] if asked else []
            game.apply(lit[0] if lit else bots[decider(st)].decide(st))
            if lit:
                return game
    raise SystemExit(f"in {GAMES_TRIED} games nobody has lit the lamp of Three Nights")


def record_campaign() -> None:
    """The first game of Three Nights until a lamp was lit: what was told, and what the board is drawn from then."""
    pack = find_pack("three-nights")
    now = fresh(pack)
    game = lamp_lit(pack, now)
    st, names = game.state, ["Ann", "Bo"]
    reader = PageReader(pack, now, names, [])
    told = [
        reader.told(st, event, told_to(st, event, 0, number, names), 0)
        for number, event in enumerate(game._course.happened.listed())
    ]
    write("three-nights-events", told[:24] + told[-24:])
    content = drawn_in_campaign(st.rules, pack, now, live(now, st), "en")
    write("three-nights-content", drawn(content))


if __name__ == "__main__":
    FIXTURES.mkdir(exist_ok=True)
    record_names()
    record_space()
    record_catacombs()
    record_legacy()
    record_darkest()
    record_campaign()
