"""Puts together the game of a scenario: the real content, made-up cards and spaces over it, and a stacked set-up."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from burgle.content.library import build_rules, check_endless, rules_from
from burgle.content.tables import ContentError, Sources, known_tables, merge, nearest, read_tables
from burgle.content.toml_lines import Path as Place
from burgle.game import Game
from burgle.games import GAMES
from burgle.games.spec import BoardPlan, GameSpec, Tables
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import advance
from burgle.kernel.rules import Rules
from burgle.kernel.start import blank_state
from burgle.position.zones import pile_kind
from burgle.scenario.names import KINDS, NameProblem
from burgle.scenario.reading import Scenario

MADE_UP = ("params", "content", "card", "token", "tile", "space", "path", "paths")
AS_IT_IS = ("id", "name", "quip", "deck", "type", "faction")  # of a card, no effects
QUIET_SEEDS = 100
TEST_MODULE = ("TEST", "test", "Test Module")


def spec_of(scenario: Scenario) -> GameSpec:
    """Find the game of a scenario."""
    name = scenario.get("create", {}).get("game", scenario.get("game", ""))
    if name not in GAMES:
        raise scenario.error("game", f"there is no game {name!r}{nearest(name, list(GAMES))}")
    return GAMES[name]


def rules_of(scenario: Scenario) -> Rules:
    """Build the rulebook of a scenario; those of games as they are sold are shared."""
    spec = spec_of(scenario)
    options = dict(scenario.get("options", {}))
    if "layout" in scenario.fields:
        options["layout"] = scenario.fields["layout"]
    players = scenario.get("players", spec.players[0])
    try:
        plain = build_rules(spec, players, options)  # so that a wrong option or number of players is refused
    except ValueError as error:
        raise scenario.error("options" if options else "players", str(error)) from None
    if not any(key in scenario.fields for key in (*MADE_UP, "setup")):
        return plain
    tables, sources = own_tables(spec)
    try:
        for table in overlays(scenario):
            merge(tables, known_tables(tables, table, scenario.file, Sources()), scenario.file)
        rules = rules_from(with_board(spec, scenario), players, options, tables, sources)
        check_endless(spec, rules, tables, sources)
        return rules
    except ContentError as error:
        key, below = blamed(scenario, error.message)
        raise scenario.error(key, error.message, below) from None
    except ValueError as error:  # of tiles
        raise scenario.error("tile", str(error)) from None


def blamed(scenario: Scenario, message: str) -> tuple[str, Place]:
    """Find what of a scenario a mistake in its content is about, which says `entry: field: what is wrong`."""
    entry, field = (*message.split(": "), "")[:2]
    for what in ("card", "token", "tile", "space"):
        for at, fields in enumerate(scenario.get(what, [])):
            id = fields.get("id") if what == "space" else made_up(scenario, what, fields, {})["id"]
            if id == entry:
                return what, (what, at, *([field] if field in fields else []))
    if entry == "params":
        return "params", ("params", field)
    return "content", ("content", entry, field)


@lru_cache(maxsize=8)
def read_once(package: str, files: tuple[str, ...]) -> tuple[dict[str, Any], Sources]:
    """Read the data files of a game."""
    return read_tables(package, (), files)


def own_tables(spec: GameSpec) -> tuple[dict[str, Any], Sources]:
    """Give a copy of a game's tables that may be changed."""
    tables, sources = read_once(spec.package, spec.files)
    return copy.deepcopy(tables), sources


def overlays(scenario: Scenario) -> list[dict[str, Any]]:
    """List what a scenario lays over the game's own data, as a pack would."""
    found: list[dict[str, Any]] = [copy.deepcopy(dict(scenario.get("content", {})))]
    if "params" in scenario.fields:
        found.append({"params": scenario.fields["params"]})
    if "card" in scenario.fields:
        found.append({"card": [made_up(scenario, "card", entry, {"copies": 0}) for entry in scenario.fields["card"]]})
        ids = names_for_ids(scenario, found[-1]["card"])
        for card in found[-1]["card"]:
            card.update({key: ids(text) for key, text in card.items() if isinstance(text, str) and key not in AS_IT_IS})
            if not card.keys() & {"cost", "fight", "deck"}:
                card["cost"] = 1
    if "token" in scenario.fields:
        defaults = {"copies": 0, "pool": "none"}
        found.append({"token": [made_up(scenario, "token", entry, defaults) for entry in scenario.fields["token"]]})
    if "tile" in scenario.fields:
        tiles = [made_up(scenario, "tile", entry, {"copies": 0, "links": []}) for entry in scenario.fields["tile"]]
        found.append({"tile": [{key: tile[key] for key in tile if key != "name"} for tile in tiles]})
    return found


def names_for_ids(scenario: Scenario, made: list[dict[str, Any]]) -> Callable[[str], str]:
    """Let effects call cards by name, as everything else in a scenario does: `gain Golden Flute`."""
    spec = spec_of(scenario)
    named = {
        **own_names(spec.package, spec.files, "card"),
        **{card["name"]: card["id"] for card in made if "name" in card},
    }
    longest_first = sorted((name for name, id in named.items() if name != id), key=len, reverse=True)
    name = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")
    return lambda text: name.sub(lambda found: named[found[0]], text)


def made_up(scenario: Scenario, what: str, entry: Any, defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Complete a made-up card or token: an id from its name, and no copies in any pile."""
    if not isinstance(entry, dict) or not isinstance(entry.get("name", entry.get("id")), str):
        raise scenario.error(what, f"a made-up {what} needs a name")
    spec = spec_of(scenario)
    known = own_names(spec.package, spec.files, what)
    name = str(entry.get("name", entry.get("id")))
    id = entry.get("id") or known.get(name) or re.sub(r"[^a-z0-9]+", "_", name.casefold()).strip("_")
    if id in known.values():
        return {**entry, "id": id}  # a change to what there is
    return {**defaults, "name": name, **entry, "id": id}


@lru_cache(maxsize=8)
def own_names(package: str, files: tuple[str, ...], what: str) -> dict[str, str]:
    """Give the ids of a game's own cards, tokens or tiles by their names (a tile has none but its id)."""
    return {entry.get("name", entry["id"]): entry["id"] for entry in read_once(package, files)[0].get(what, [])}


def with_board(spec: GameSpec, scenario: Scenario) -> GameSpec:
    """Give the game with a scenario's own spaces and paths added to its board."""

    def board(tables: Tables, options: Mapping[str, str]) -> BoardPlan:
        plan = spec.board(tables, options)
        for entry in scenario.get("space", []):
            add_space(plan, scenario, entry)
        for entry in scenario.get("path", []):
            add_path(plan, scenario, path_text(entry))
        for text in scenario.get("paths", []):
            add_path(plan, scenario, text)
        return plan

    return replace(spec, board=board)


def add_space(plan: BoardPlan, scenario: Scenario, entry: Mapping[str, Any]) -> None:
    """Add a made-up space, in a module of the board or in one made up for it."""
    id = entry.get("id")
    if not isinstance(id, str):
        raise scenario.error("space", "a made-up space needs an id")
    fields = {key: value for key, value in entry.items() if key not in ("id", "module")}
    for at, (old, code, theirs) in enumerate(plan.spaces):
        if old == id:  # a change to a space that there is
            plan.spaces[at] = (old, code, {**theirs, **fields})
            return
    wanted = str(entry.get("module", TEST_MODULE[0]))
    for code, key, name in plan.modules:
        if wanted in (code, key, name):
            wanted = code
            break
    else:
        plan.modules.append(TEST_MODULE if wanted == TEST_MODULE[0] else (wanted, wanted.casefold(), wanted))
    plan.spaces.append((id, wanted, fields))


def path_text(entry: Mapping[str, Any]) -> str:
    """Write a path given by its parts as the board's own data write it."""
    if "path" in entry:
        return str(entry["path"])
    marks = "".join(f" {key}={entry[key]}" for key in ("boots", "enemies") if entry.get(key, 0))
    sign = ">" if entry.get("arrow") else "-"
    return f"{entry.get('from')}{sign}{entry.get('to')}{marks}{' lock' if entry.get('lock') else ''}"


def add_path(plan: BoardPlan, scenario: Scenario, text: str) -> None:
    """Add a path such as `A-B boots=2` or `A>B enemies=1 lock`."""
    match = re.fullmatch(r"(\w+)([->])(\w+)((?: \S+)*)", text)
    if match is None:
        raise scenario.error(
            "paths", f"cannot read {text!r}; a path is written as 'A-B boots=2 enemies=1 lock' or 'A>B'"
        )
    one, sign, two, marks = match.groups()
    plan.paths.append((one, two, (marks + " arrow" if sign == ">" else marks).strip(), "scenario"))


def new_game_of(scenario: Scenario, rules: Rules, seed: int | None = None) -> Game:
    """Set the game of a scenario up, with what it wants on top of the piles."""
    first = scenario.get("first", scenario.get("given", {}).get("active", 0))
    if isinstance(first, str):
        first = -1 if first == "random" else int(first.removeprefix("p"))
    if first >= rules.players:
        raise scenario.error("first", f"there is no seat {first} with {rules.players} players")
    if seed is not None or "seed" in scenario.fields:
        game = Game(rules, scenario.fields["seed"] if seed is None else seed, first, ())
    else:
        game = quiet_game(rules, first)
    if "setup" in scenario.fields:
        stack_set_up(scenario, game, scenario.fields["setup"])
    return game


def quiet_game(rules: Rules, first: int) -> Game:
    """Set a game up in whose opening row nothing arrives and nothing is dangerous, so that it disturbs no test."""
    for seed in range(1, QUIET_SEEDS):
        game = Game(rules, seed, first, ())
        row = [rules.cards[card] for card in game.state.row if card >= 0]
        if all(card.arrive is None and not card.danger for card in row):
            break
    return game


def stack_set_up(scenario: Scenario, game: Game, setup: Mapping[str, Any]) -> None:
    """Set the game up once more, with the named things lying on top of their piles from the beginning."""
    rules = game.rules
    st = blank_state(rules, seed_bytes(game.seed))
    st.events = []
    for pile, wanted in setup.items():
        if pile not in rules.pile_names or not pile_kind(rules, pile):
            raise scenario.error(f"setup.{pile}", f"there is no such pile{nearest(pile, rules.pile_names)}")
        kind = pile_kind(rules, pile)
        names = KINDS[kind](rules)
        try:
            things = [names.find(thing) for thing in wanted]
        except NameProblem as problem:
            raise scenario.error(f"setup.{pile}", str(problem)) from None
        for thing in things:  # a copy that lies on top is not among those that are shuffled
            if kind == "card" and rules.cards[thing].copies:
                rules.cards[thing].copies -= 1
            elif kind == "token" and rules.tokens[thing].copies:
                rules.tokens[thing].copies -= 1
        for thing in reversed(things):
            st.piles[rules.pile_names.index(pile)].put_on_top(thing, 0)
    director = rules.director
    assert director is not None
    director.open_game(st, max(game.first, 0))
    advance(st)
    game.state = st
