"""The rules reader: every form in which a rulebook writes its clauses, and the search."""

from pathlib import Path

import pytest

from burgle import rulebook
from burgle.rulebook import Clause, find, read_rules

TABLE = """\
# The title is no section

Words: **P** the active player; SP-001 is only mentioned here.

## G. Market

| Id | Rule | Check |
|---|---|---|
| SP-081 | P may buy only while standing in a Market space. | Given 7 Credits elsewhere, when P buys, then refused. |
| SP-088 | RULING: buying needs no Boots. | Given a \\| b, when P buys, then legal. |

## H. At a glance

1. No stop on the way (SP-081).
"""

ONE_LINE = """\
---
## 3. Resources

**CA-031** Unused Boots vanish. RULING: at the end of the turn. *Check:* given 3 boots / when end_turn / then 0.

**CA-032** Nothing to see.

---
A note that belongs to no clause.
## 4. Acquire
**CA-033** Cards cost Skill. *Check:* given 1 / then refused.
"""

LIST_ITEM = """\
## E. Actions

### Acquire a card

**L1-050** Blue cards are bought with Skill. [S1 4; S2 5] RULING 5
- check: GIVEN 3 Skill WHEN P1 buys a 3-cost card THEN skill=0.

### Market

**L1-060** Items cost 7 gold. [S1]
- check: GIVEN 6 gold WHEN P1 buys THEN refused;
  GIVEN 7 THEN accepted.

## F. Spaces

**L1-070** A space may be shared. [R]
- check: GIVEN Q at B WHEN P1 moves to B THEN legal.
"""

KEYED = """\
## A. Campaign

**L2-001** `camp12` A campaign has
twelve games. **RULING**: no more.\x20\x20
Check: *Given* a new campaign. *when* asked. *then* it answers 1.
"""


def test_table_rows() -> None:
    """A row is a clause; other text, even with an id in it, is none."""
    assert read_rules(TABLE) == [
        Clause(
            id="SP-081",
            rule="P may buy only while standing in a Market space.",
            check="Given 7 Credits elsewhere, when P buys, then refused.",
            ruling=False,
            section="G. Market",
        ),
        Clause("SP-088", "RULING: buying needs no Boots.", "Given a | b, when P buys, then legal.", True, "G. Market"),
    ]


def test_check_in_the_same_line() -> None:
    """The check follows the rule at once, and may be missing."""
    first, second, third = read_rules(ONE_LINE)
    assert first.rule == "Unused Boots vanish. RULING: at the end of the turn."
    assert first.check == "given 3 boots / when end_turn / then 0."
    assert first.ruling
    assert (second.rule, second.check, second.ruling) == ("Nothing to see.", "", False)
    assert (third.id, third.section) == ("CA-033", "4. Acquire")


def test_check_as_a_list_item() -> None:
    """The check is a list item; a heading below another one adds to it, and the next section closes both."""
    first, second, third = read_rules(LIST_ITEM)
    assert first.rule == "Blue cards are bought with Skill. [S1 4; S2 5] RULING 5"
    assert first.ruling
    assert first.section == "E. Actions / Acquire a card"
    assert second.section == "E. Actions / Market"
    assert second.check == "GIVEN 6 gold WHEN P1 buys THEN refused; GIVEN 7 THEN accepted."
    assert third.section == "F. Spaces"


def test_numbered_rulings() -> None:
    """A number stands for what a list says about it, without the reasons; without a list it stays a number."""
    listed = "## O. Silences\n\n5. **W - Blue.** Unclear. `RULING:` cards of the row. Reason: it says so.\n"
    first, *_ = read_rules(LIST_ITEM + listed)
    assert first.rule == "Blue cards are bought with Skill. [S1 4; S2 5] RULING: cards of the row."
    assert first.ruling


def test_key_before_the_rule() -> None:
    """The short key is left out, and broken lines are joined."""
    (only,) = read_rules(KEYED)
    assert only.rule == "A campaign has twelve games. **RULING**: no more."
    assert only.check == "*Given* a new campaign. *when* asked. *then* it answers 1."
    assert only.ruling


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("market", ["SP-081", "SP-088"]),
        ("BUY market", ["SP-081", "SP-088"]),
        ("boots", ["SP-088"]),
        ("refused", ["SP-081"]),
        ("sp-088", ["SP-088"]),
        ("boots refused", []),
        ("  ", []),
    ],
)
def test_find(words: str, ids: list[str]) -> None:
    """All the words must occur, in any case and any field."""
    assert [clause.id for clause in find(read_rules(TABLE), words)] == ids


def test_find_puts_the_likeliest_first() -> None:
    """A clause asked for by id comes before those that cite it, a rule before a mere check."""
    rules = [
        Clause("X-1", "See X-3.", "", False, ""),
        Clause("X-2", "About doors.", "Given a key.", False, ""),
        Clause("X-3", "A key opens doors.", "", False, ""),
    ]
    assert [clause.id for clause in find(rules, "x-3")] == ["X-3", "X-1"]
    assert [clause.id for clause in find(rules, "key")] == ["X-3", "X-2"]


def test_rules_of_space_are_complete() -> None:
    """In! Space! has the clauses SP-001 to SP-259, each once, each with a rule, a check and a section."""
    text = (Path(rulebook.__file__).parent / "games/space/rules.md").read_text(encoding="utf-8")
    clauses = read_rules(text)
    assert sorted(clause.id for clause in clauses) == [f"SP-{n:03}" for n in range(1, 260)]
    assert all(clause.rule and clause.check and clause.section for clause in clauses)
