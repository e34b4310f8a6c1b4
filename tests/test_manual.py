"""The manual of the effect language and the printed reference have every word, count and cost of every game."""

import re
from pathlib import Path

import pytest

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.rules import Rules
from burgle.language.reference import reference

MANUAL = (Path(__file__).resolve().parent.parent / "docs" / "effects.md").read_text("utf-8")
RULES: dict[str, Rules] = {game: build_rules(GAMES[game], 4, {}) for game in GAMES}
every_game = pytest.mark.parametrize("game", RULES)


def forms(text: str) -> set[str]:
    """The words that open the code spans in the first column of a table."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {span.split(" ")[0] for row in rows for span in re.findall(r"`([^`]+)`", row)}


def parts(section: str, game: str) -> str:
    """What a section of the manual says about all games and about one."""
    common, *others = section.split("\n### ")
    own = [other for other in others if other.startswith("In " + GAMES[game].title)]
    assert len(own) == 1
    return common + own[0]


@every_game
def test_the_manual_has_every_word(game):
    words, rest = MANUAL.split("\n## Words\n")[1].split("\n## Costs\n")
    costs, counts = rest.split("\n## Counts\n")
    rules = RULES[game]
    assert forms(parts(words, game)) == {word.split(" ")[0] for word in rules.words}
    assert forms(parts(costs, game)) == set(rules.costs)
    assert forms(parts(counts.split("\n## ")[0], game)) == set(rules.counts)


@every_game
def test_the_reference_has_every_word(game):
    rules = RULES[game]
    text = reference(rules)
    for word in (*rules.words, *rules.counts, *rules.costs):
        assert re.search(rf"^\| [^|]*`(?:pay )?{word}\b[^|]*\| [^| ]", text.replace("\\|", ""), re.MULTILINE), word


FIELDS = (
    "play",
    "acquire",
    "arrive",
    "defeat",
    "use",
    "use_cost",
    "react",
    "where",
    "faction",
    "type",
    "attack",
    "danger",
)


def test_the_manual_has_the_fields_of_cards():
    section = MANUAL.split("\n## Fields of a card\n")[1].split("\n## ")[0]
    assert forms(section) >= set(FIELDS)
