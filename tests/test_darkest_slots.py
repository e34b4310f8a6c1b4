"""Rule slots of Darkest Magic: their addresses, and what is refused that would fill one (L2-231, L2-239)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from burgle.campaign.pack import Pack, assemble
from burgle.cli.terminal.paperwork import growth_lines
from burgle.content.library import rules_from
from burgle.content.rulings import REVISABLE, WHOLE
from burgle.content.tables import ContentError, Sources
from burgle.games import GAMES
from burgle.games.darkest.campaign import CAMPAIGN, end_steps, setup_steps
from burgle.games.darkest.game import END, GAME, SETUP
from burgle.kernel.homes import HOMES
from burgle.kernel.rules import Rules
from burgle.kernel.slots import HOOKS, REVISE, fitting, slots
from burgle.language.rulings import ruling_text

SCENARIOS = Path(__file__).parent / "scenarios" / "darkest"
FACTS = {"id": "box", "game": "darkest", "version": 1, "title": "Box", "awake": []}
RULE = {"id": "r1", "slot": "10A", "hook": "step 2", "do": "gold 1"}
OWN: dict[str, Any] = {"character": [{"id": "a"}, {"id": "b"}], "mission": [{"id": "1", "prologue": ""}]}


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game on the shelf, as long as a test takes."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    monkeypatch.setitem(HOMES, GAME.id, GAME.package)


def box(rule: dict[str, Any], words: dict[str, dict[str, str]] | None = None) -> Pack:
    """A box with one rule, and words of its own if it has any."""
    return assemble(FACTS, {**OWN, "rule": [{"id": "r1", **rule}]}, {"en": words or {}, "de": {}})


def write(rule: dict[str, Any]) -> Rules:
    """Write a rulebook with one rule."""
    return rules_from(GAME, 2, {}, dict(box(rule).tables), Sources())


def test_addresses() -> None:
    """L2-231: a page and a letter; those that the rulebook does not show are for revisions, and page 21 is none."""
    seen = "2A 2B 2C 2D 3A 3B 3C 3D 3E 3F 5A 5B 5C 5F 6A 6C 7A 8A 10A 11A 13A 14A 14C 14D 14E 14H 14I 15A 15G 15H 17A"
    reserved = "5D 5E 6B 14B 14F 14G 15B 15C 15D 15E 15F 9A"
    for slot in [*seen.split(), *reserved.split(), *(f"20{letter}" for letter in "ABCDEFGHIJKL")]:
        assert slot in slots() and fitting(slot)
    assert "21A" not in slots() and "10B" not in slots() and "A10" not in slots()


def test_every_slot_is_filled_by_a_scenario() -> None:
    """Each address of the rulebook is put to use at least once."""
    told = [
        one for file in sorted(SCENARIOS.glob("*.toml")) for one in tomllib.loads(file.read_text("utf-8"))["scenario"]
    ]
    assert set(slots()) == {rule["slot"] for one in told for rule in one.get("rule", ())}


def test_where_slots_lie_in_the_set_up() -> None:
    """L2-232, L2-048, L2-213, L2-024, L2-031, L2-032: each point of the set-up comes behind the step it belongs to."""
    pack = assemble(FACTS, {**OWN, "rule": [RULE], "contract": [{"id": "k1", "name": "One"}]}, {"en": {}, "de": {}})
    assert setup_steps(pack.tables, SETUP) == [
        "missed deadlines", "after scoring", "catch up", "setup box",
        "place marker", "slot 2A",
        "fill bag",
        "fill bank", "slot 2B", "slot 2C", "slot 2D",
        "prologue", "journals", "slot 3A", "short hand", "contract set-up",
        "lay out reserve", "slot 3B", "deal row", "slot 3C",
        "lay artifacts", "lay secrets", "storage", "slot 3D",
        "slot 3E",
        "place pawns", "first noise", "slot 3F",
        "lay open", "lay marks", "deal prize", "deal", "arrive", "arrive extra", "settle row",
    ]  # fmt: skip


def test_where_slots_lie_in_the_end_of_a_turn() -> None:
    """L2-139, L2-141, L2-151, L2-193, L2-235: clear and draw, step 2, who is home leaves, refill, attack, contracts."""
    pack = assemble(FACTS, {**OWN, "rule": [RULE], "contract": [{"id": "k1", "name": "One"}]}, {"en": {}, "de": {}})
    assert end_steps(pack.tables, END) == [
        "end choices", "box", "discard", "draw",
        "slot 10A",
        "leave", "over", "close slots", "refill", "over",
        "attack", "attack again", "slot 11A",
        "contracts", "after turn",
    ]  # fmt: skip


def test_the_order_of_the_closing_steps() -> None:
    """L2-199, L2-203, L2-182, L2-237: deadlines, scores, and then the six steps; the winner's slot comes with the sorting."""
    assert CAMPAIGN.closing == (
        "after turn", "deadlines", "score",
        "report", "memorial", "after scoring", "put away", "epilogue", "growth",
        "slot 17A", "sort", "after closing",
    )  # fmt: skip


def test_good_rules_are_read() -> None:
    """Every slot takes its own hook, and a revision of each clause that can be revised."""
    write({"slot": "10A", "hook": "step 2", "do": "gold 1"})
    assert {"L2-026", "L2-149", "L2-154", "L2-198"} <= set(REVISABLE)
    for clause, keys in REVISABLE.items():
        over = {key: GAME_NUMBERS.get(key, 1) for key in (keys if clause in WHOLE else keys[:1])}
        write({"slot": "9A", "hook": "revise", "clause": clause, "over": over})


GAME_NUMBERS: dict[str, Any] = {
    "rage": [2, 2, 3, 3, 4, 4, 6],
    "rage_start": {"2": 1, "3": 1, "4": 1},
    "artifacts_left_out": {"2": 1, "3": 0, "4": 0},
    "health": 12,
    "row": 5,
}


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ({"slot": "21A", "hook": "step 2", "do": "gold 1"}, "there is no slot '21A'"),
        ({"slot": "10A", "hook": "action", "do": "gold 1"}, "slot 10A takes step 2"),
        ({"slot": "10A", "hook": "step 2", "do": "fly 1"}, "unknown word 'fly'"),
        ({"slot": "7A", "hook": "reward", "at": "castle", "do": "gold 1"}, "there is no kind of space 'castle'"),
        ({"slot": "5A", "hook": "path", "paths": ["A02"], "more": 1}, "there is no path 'A02'"),
        ({"slot": "9A", "hook": "revise", "clause": "L2-001", "over": {"health": 9}}, "expected one of L2-026"),
        ({"slot": "9A", "hook": "revise", "clause": "L2-154", "over": {"hand": 9}}, "L2-154 is said by health"),
        ({"slot": "9A", "hook": "revise", "clause": "L2-200", "over": {"team_goal": 9}}, "must say team_report"),
        ({"slot": "9A", "hook": "standing", "do": "gold 1"}, "stand for good"),
        ({"slot": "20A", "hook": "token", "token": "ladder"}, "there is no token 'ladder'"),
        ({"slot": "10A", "hook": "step 2", "code": "import os"}, "code"),
    ],
)
def test_bad_rules_are_refused(rule: dict[str, Any], said: str) -> None:
    """L2-231, L2-239: a slot, a hook or a clause that there is not; a pack brings data, never code."""
    with pytest.raises(ContentError, match=said.replace("'", ".")):
        write(rule)


RULES: dict[str, tuple[dict[str, Any], str, str]] = {
    "setup": ({"slot": "2C", "do": "gold 1"}, "In the set-up: +1 Gold", "Beim Aufbau: +1 Gold"),
    "path": (
        {"slot": "5A", "paths": ["A06-A07"], "more": 1},
        "Slate Shoulder / Branch House: 1 boot more.",
        "1 Stiefel mehr.",
    ),
    "waypoint": ({"slot": "5B", "do": "gold 1"}, "any waypoint: +1 Gold", "Wegpunkt: +1 Gold"),
    "action": ({"slot": "5C", "name": "ring", "pay": "sword 2", "do": "heal 1"}, "ring: ", "ring: "),
    "space": (
        {"slot": "6A", "at": "tower", "do": "gold 1", "leave": "clank 1"},
        "On leaving: +1 Clank!",
        "Beim Verlassen: ",
    ),
    "reward": ({"slot": "7A", "spaces": ["A06"], "do": "gold 1"}, "(Slate Shoulder): +1 Gold", "(Slate Shoulder): "),
    "keyword": ({"slot": "8A", "name": "toll", "do": "clank 2"}, "toll means: +2 Clank!", "toll bedeutet: "),
    "step 2": ({"slot": "10A", "do": "gold 1"}, "Step 2 of the end of every turn: +1 Gold", "Schritt 2"),
    "attack": (
        {"slot": "11A", "more": 1, "do": "gold 1"},
        "draws 1 more. After an attack in your turn: +1 Gold",
        "zieht 1 mehr. Nach",
    ),
    "contract": (
        {"slot": "13A", "name": "audit", "do": "gold 1", "failed": "lose gold 1"},
        "When they fail: ",
        "scheitern: ",
    ),
    "play own mark": (
        {"slot": "14A", "do": "gold 1"},
        "Playing a card with your mark: +1 Gold",
        "mit deiner Marke aus: +1 Gold",
    ),
    "acquire own mark": ({"slot": "14C", "do": "gold 1"}, "Acquiring a card", "Kaufst du"),
    "enter own mark": ({"slot": "14D", "do": "gold 1"}, "Entering a space", "Betrittst du"),
    "group marks": (
        {"slot": "14E", "least": 6, "do": "gold 1"},
        "6 or more marks: +1 Gold",
        "mindestens 6 Marken hat: ",
    ),
    "reputation": ({"slot": "15A", "do": "gold 1"}, "every turn: +1 Gold", "jedes Zuges: +1 Gold"),
    "winner": ({"slot": "17A", "do": "gold 1"}, "The winner, after the game: ", "Wer gewonnen hat"),
    "token": ({"slot": "20A", "name": "Rope", "token": "pickaxe"}, "A new token: Rope.", "Ein neuer Marker: Rope."),
    "standing": ({"slot": "9B", "do": "cheaper market 1"}, "In force from now on: ", "Ab jetzt gilt: "),
}


@pytest.mark.parametrize("hook", [hook for hook in HOOKS if hook != REVISE])
def test_every_rule_has_words(hook: str) -> None:
    """L2-015, L2-239: what a box has put on a slot can be read in both languages, whether it brings words or not."""
    fields, english, german = RULES[hook]
    rules = write({"hook": hook, **fields})
    for lang, part in (("en", english), ("de", german)):
        assert part in ruling_text(rules, rules.rulings[0], {}, lang)


@pytest.mark.parametrize("clause", REVISABLE)
def test_every_revision_has_words(clause: str) -> None:
    """L2-239: the numbers that a revision changes are told as sentences."""
    over = {key: GAME_NUMBERS.get(key, 1) for key in REVISABLE[clause]}
    rules = write({"slot": "9A", "hook": "revise", "clause": clause, "over": over})
    said = [ruling_text(rules, rules.rulings[0], over, lang) for lang in ("en", "de")]
    assert said[0] != said[1] and all(text.endswith(".") and "revised" not in text for text in said)


def test_the_terminal_tells_new_rules() -> None:
    """L2-239: those in force and those that lie under newer ones; a box's own words come first."""
    rule = {"slot": "10A", "hook": "step 2", "do": "gold 1"}
    shown = {"milestones": {"seats": [], "spaces": 18}, "rules": [{"slot": "10A", "rule": "r1", "in_force": True}]}
    assert growth_lines(box(rule), write(rule), shown, [], "en") == [
        "New rule 10A: Step 2 of the end of every turn: +1 Gold"
    ]
    own = box(rule, {"rule": {"r1": "Everybody finds a coin."}})
    shown["rules"] = [{"slot": "10A", "rule": "r1", "in_force": False}]
    assert growth_lines(own, write(rule), shown, [], "de") == [
        "Neue Regel 10A, von einer neueren überklebt: Everybody finds a coin."
    ]
