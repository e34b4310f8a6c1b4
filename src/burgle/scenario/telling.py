"""Scenarios of campaigns: a box made up in place, a chronicle to begin with, and several games one after the other."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from burgle.campaign.between import keys_of
from burgle.campaign.chronicle import Chronicle, canonical, read_chronicle
from burgle.campaign.entries import Entry, entries_of
from burgle.campaign.fold import BadEntry, fold
from burgle.campaign.pack import Pack, assemble
from burgle.campaign.play import begin, close
from burgle.content.tables import ContentError, nearest
from burgle.game import Game
from burgle.kernel.codes import ESCAPED, LOST, RESCUED
from burgle.kernel.contract import STATES
from burgle.kernel.engine import advance
from burgle.kernel.state import State
from burgle.scenario.facts import Vocabulary, vocabulary
from burgle.scenario.forms import Plain
from burgle.scenario.given import GivenProblem
from burgle.scenario.making import QUIET_SEEDS, overlays, spec_of
from burgle.scenario.names import KINDS
from burgle.scenario.reading import Scenario
from burgle.scenario.running import Run

TABLES: Final = (
    "passage",
    "contract",
    "sticker",
    "mission",
    "track",
    "character",
    "promotion",
    "goal",
    "milestone",
    "rule",
    "rival",
)
STATUS: Final = {"escaped": ESCAPED, "rescued": RESCUED, "lost": LOST}
# What `campaign = { ... }` may say: who plays, which game is next, how many there are, and what a box says about itself.
SAYS: Final[Mapping[str, type]] = {
    "characters": list, "next": int, "games": int, "side": str, "voters": list, "awake": list, "locked": list,
    "sealed": list, "packed": list, "names": list,
}  # fmt: skip
CHARACTERS: Final = ("a", "b", "c", "d")
FACTS: Final = ("chronicle", "contracts", "tracks")  # of a campaign, beside those of the game


def pack_of(scenario: Scenario) -> Pack:
    """Put together the box of a scenario; two that are the same are written once."""
    told = scenario.fields["campaign"]
    for key, value in told.items():
        if key not in SAYS or not isinstance(value, SAYS[key]):
            raise scenario.error(
                f"campaign.{key}", f"there is no such thing about a campaign{nearest(key, list(SAYS))}"
            )
    for key in ("space", "path", "paths", "tile", "options", "layout", "seeds"):
        if key in scenario.fields:
            raise scenario.error(key, "a campaign has its boards from the game: lay stickers or `content` over them")
    own: dict[str, Any] = {}
    for table in overlays(scenario):
        own.update(table)
    own.update({table: scenario.fields[table] for table in TABLES if table in scenario.fields})
    own.setdefault("character", [{"id": key} for key in CHARACTERS])
    spec = spec_of(scenario)
    side = told.get("side", spec.layouts({})[0] if spec.layouts is not None else "")
    games = [{"id": str(n), "side": side, "prologue": "", "epilogue": ""} for n in range(1, told.get("games", 10) + 1)]
    written = {str(row["id"]): row for row in own.get("mission", [])}
    own["mission"] = [{**row, **written.get(row["id"], {})} for row in games]
    asking = spec.campaign.asking if spec.campaign is not None else ()
    facts: dict[str, Any] = {"locked": list(asking)}  # unless the scenario says what is: else every set-up asks
    facts |= {key: told[key] for key in ("awake", "locked", "sealed", "packed", "names") if key in told}
    facts |= {"id": "scenario", "game": spec.id, "version": 1, "title": scenario.name}
    try:
        return written_once(json.dumps([{**facts, "title": ""}, own], sort_keys=True))
    except ContentError as error:
        raise scenario.error("", error.message) from None


@lru_cache(maxsize=32)
def written_once(text: str) -> Pack:
    """Put a box together."""
    facts, own = json.loads(text)
    return assemble(facts, own, {"en": {}, "de": {}})


def chronicle_of(scenario: Scenario, pack: Pack) -> Chronicle:
    """Write the chronicle that a scenario begins with; characters are named by their keys."""
    fields = dict(scenario.get("chronicle", {}))
    people = dict(fields.pop("characters", {}))
    for key in people:
        if key not in pack.characters:
            raise scenario.error("chronicle", f"there is no character {key!r}")
    told = {
        "pack": pack.id,
        "version": pack.version,
        "digest": pack.digest,
        "next": scenario.fields["campaign"].get("next", 1),
        "characters": [{"key": key, "player": key.upper(), **people.get(key, {})} for key in pack.characters],
        **fields,
    }
    try:
        return msgspec.convert(told, Chronicle)
    except msgspec.ValidationError as error:
        raise scenario.error("chronicle", str(error)) from None


class CampaignRun(Run):
    """A scenario of a campaign in progress: the game, and the chronicle that it began with."""

    def __init__(self, scenario: Scenario) -> None:
        self.pack = pack_of(scenario)
        self.now = chronicle_of(scenario, self.pack)
        told = scenario.fields["campaign"]
        self.seats = list(told.get("characters", CHARACTERS[: scenario.get("players", 2)]))
        self.scenario = scenario
        try:
            game = self.quiet()
        except ContentError as error:
            raise scenario.error("", error.message) from None
        super().__init__(scenario, game, self.vocabulary(game))
        self.noted = 0  # entries before this step
        self.told = 0  # events before it

    def vocabulary(self, game: Game) -> Vocabulary:
        """List the facts of a game of this box."""
        return vocabulary(self.pack.spec, game.rules)

    def quiet(self) -> Game:
        """Set the next game up; without a seed, one in whose opening row nothing disturbs."""
        voters = self.scenario.fields["campaign"].get("voters", [])
        first = self.scenario.get("first", 0)
        wanted = [self.scenario.fields["seed"]] if "seed" in self.scenario.fields else range(1, QUIET_SEEDS)
        for seed in wanted:
            game = begin(self.pack, self.now, self.seats, seed, first, voters=voters)
            row = [game.state.rules.cards[card] for card in game.state.row if card >= 0]
            if all(card.arrive is None and not card.danger for card in row):
                break
        return game

    def entries(self) -> list[Entry]:
        """What became permanent in this game so far."""
        return entries_of(self.game.state.rules, self.game.state)

    def live(self) -> Chronicle:
        """The chronicle as it would be if the game stopped here."""
        return fold(self.now, self.entries(), keys_of(self.pack))

    def step(self, step: Mapping[str, Any]) -> None:
        """Begin where the last step ended; a step may end the game, or begin the next one, before its moves."""
        if "close" in step or "next" in step:
            self.seen = self.told
        if "close" in step:
            self.end_game(step["close"])
        if "next" in step:
            self.next_game(step["next"])
        super().step(step)
        self.noted, self.told = len(self.entries()), len(self.game.state.events or [])

    def end_game(self, wanted: Mapping[str, Any]) -> None:
        """Let the game end with these scores, all of them in gold, and go on to what comes after."""
        st, scores, status = self.game.state, wanted.get("scores", []), wanted.get("status", [])
        if len(scores) != len(st.players) or len(status) not in (0, len(scores)) or set(status) - set(STATUS):
            raise GivenProblem("close", f"expected a score for each player, and a status: {', '.join(STATUS)}")
        for p, score in zip(st.players, scores, strict=True):
            p.status = STATUS[status[p.seat]] if status else ESCAPED if score else LOST
            p.hand, p.discard, p.play, p.gold = [], [], [], score
            p.deck.hold([])
            p.deck.top, p.deck.seen = [], []
            p.tokens, p.has = [0] * len(p.tokens), [0] * len(p.has)
        st.halt = False
        st.claims.clear()
        st.drop_all()
        advance(st)

    def next_game(self, wanted: Mapping[str, Any]) -> None:
        """Close the game into the chronicle, write that down, read it again, and set up the next game."""
        if not self.game.state.over:
            raise GivenProblem("next", f"the game is not over{self.waiting()}")
        try:
            self.now = read_chronicle(canonical(close(self.pack, self.now, self.game.state)))
        except BadEntry as error:
            self.problem(f"the game does not fit its chronicle: {error}")
            return
        self.seats = list(wanted.get("characters", self.seats))
        self.game = self.quiet()
        self.words = self.vocabulary(self.game)
        self.seen = self.noted = self.told = 0

    # ---------------------------------------------------------------- what a step looks at

    def look(self, step: Mapping[str, Any]) -> None:
        super().look(step)
        new = self.entries()[self.noted :]
        self.same("read", step, self.happened("passage"))
        self.same("entries", step, [written(entry) for entry in new])
        self.same("stuck", step, [written(entry).partition(" ")[2] for entry in new if entry.kind == "stuck"])
        for seat, pages in step.get("sees_page", {}).items():
            found = self.pages(-1 if seat == "watcher" else int(seat[1:]))
            if found != pages:
                self.problem(f"sees_page: {seat}: expected {pages}, found {found}")
        if self.happened("passage") and "read" not in step:
            self.problem(f"passages were read that the step does not name: {', '.join(self.happened('passage'))}")

    def same(self, key: str, step: Mapping[str, Any], found: Sequence[str]) -> None:
        """Compare a list with what happened."""
        if key in step and list(step[key]) != list(found):
            self.problem(f"{key}: expected {step[key]}, found {list(found)}")

    def happened(self, code: str) -> list[str]:
        """What events of a kind were about in this step."""
        st = self.game.state
        kinds = st.rules.events
        events = [event for event in (st.events or [])[self.told :] if kinds[event.kind].code == code]
        return [st.rules.things[kinds[event.kind].a][event.a] for event in events]

    def pages(self, seat: int) -> list[str]:
        """The parts of the story that a seat was told in this step."""
        seen = self.game.events(seat)[self.told :]
        return [f"{event['a']}.{event['b']}" for event in seen if event["code"] == "story"]

    def compare(self, key: str, expected: Mapping[str, Any]) -> None:
        super().compare(key, {name: value for name, value in expected.items() if name not in FACTS})
        for name in FACTS:
            if name in expected:
                self.compare_told(f"{key}: {name}" if key != "then" else name, expected[name], self.about(name))

    def about(self, name: str) -> Any:
        """Tell what a campaign has of something, in plain values."""
        st = self.game.state
        if name == "chronicle":
            now = json.loads(canonical(self.live()))
            return now | {"characters": {one["key"]: one for one in now["characters"]}}
        if name == "contracts":
            return dict(zip(st.rules.things.get("contract", []), states_of(st), strict=True))
        return {row["id"]: row["value"] for row in self.game.view(-1).get("tracks", [])}

    def compare_told(self, where: str, expected: Any, found: Any) -> None:
        """Compare what is named; a number stands for how many there are."""
        if isinstance(expected, Mapping) and isinstance(found, Mapping):
            for key, value in expected.items():
                if key not in found and value not in ("", 0, [], {}):
                    self.problem(f"{where}.{key}: expected {value!r}, found nothing of the kind")
                elif key in found:
                    self.compare_told(f"{where}.{key}", value, found[key])
            return
        if isinstance(expected, int) and isinstance(found, list | dict):
            found = len(found)
        if not Plain(KINDS["space"](self.game.rules), ordered=True).alike(expected, found, True):
            self.problem(f"{where}: expected {expected!r}, found {found!r}")


def written(entry: Entry) -> str:
    """Write an entry in short: what is not there is left out."""
    return " ".join([entry.kind, *(str(arg) for arg in entry.args if arg not in ("", -1))])


def states_of(st: State) -> list[str]:
    """Say how all contracts stand."""
    kept = st.zones[st.rules.zone_names.index("contracts")] if "contracts" in st.rules.zone_names else []
    return [STATES[n] for n in kept] or ["sealed"] * len(st.rules.things.get("contract", []))
