"""What nobody told the bots about is tried on a copy: an action from outside, and cards with words that no table has."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import burgle
from burgle import kernel
from burgle.bots import BOTS
from burgle.content.library import cached_rules
from burgle.games import GAMES
from burgle.kernel.codes import arg_of, kind_of
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import State

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PACK = """
[[card]]
id     = "rich_aunt"
name   = "Rich Aunt"
cost   = 3
points = 0
play   = "windfall 4"

[[card]]
id     = "poor_uncle"
name   = "Poor Uncle"
cost   = 3
points = 0
play   = "downfall 4"
"""


if kernel.COMPILED:

    def test_with_chapters_from_outside() -> None:
        """Chapters of this file are interpreted, and so is the engine that they are tried with."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), str(ROOT)])}
        env.pop("BURGLE_EXPECT_COMPILED", None)
        told = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__], env=env, cwd=ROOT,
            capture_output=True, text=True,
        )  # fmt: skip
        assert told.returncode == 0, told.stdout

else:
    from tests.strange_rules import Fortunes, Havens

    @pytest.fixture
    def outside() -> Iterator[None]:
        """Legacy with two chapters more."""
        spec = GAMES["legacy"]

        def chapters(*facts: object) -> list[object]:
            return [*spec.chapters(*facts), Havens(), Fortunes()]  # type: ignore[arg-type]

        known = dict(GAMES)
        cached_rules.cache_clear()
        GAMES["legacy"] = replace(spec, chapters=chapters)  # type: ignore[arg-type]
        yield
        GAMES.clear()
        GAMES.update(known)
        cached_rules.cache_clear()

    def in_a_town(damage: int, gold: int) -> State:
        """The first player's turn in a town, with such damage and gold."""
        st = burgle.new_game("legacy", players=2, seed=3, side="overworld", without="roles,vault,patrons").state
        me = st.players[decider(st)]
        town = st.rules.mark("town")
        st.place(me, next(space.id for space in st.rules.spaces if space.marks & town))
        me.damage, me.gold = damage, gold
        me.supply -= damage
        return st

    def turn(st: State) -> list[str]:
        """What greedy does in one turn, as one would type it."""
        bot, who, turn, done = BOTS["greedy"](5), st.active, st.turn, []
        while st.turn == turn and not st.over:
            code = bot.decide(st) if decider(st) == who else st.options[0]
            action = st.rules.action_of[kind_of(code)]
            if action is not None:
                done.append(action.spell(st, st.players[who], arg_of(code)))
            answer(st, code)
        return done

    def test_a_strange_action_is_used_when_it_helps(outside: None) -> None:
        """Who is hurt and rich rests in a haven, though no bot was ever told of that."""
        assert "rest" in turn(in_a_town(damage=6, gold=12))
        assert "rest" not in turn(in_a_town(damage=0, gold=12))
        words = [path.read_text("utf-8").lower() for path in (SOURCES / "burgle" / "bots").rglob("*.py")]
        assert not any("haven" in text or '"rest"' in text or "windfall" in text for text in words)

    def test_a_strange_action_is_left_alone_when_it_does_not(outside: None, monkeypatch: pytest.MonkeyPatch) -> None:
        """The same wound is not worth ten times the gold."""
        monkeypatch.setattr("tests.strange_rules.PRICE", 30)
        assert "rest" not in turn(in_a_town(damage=1, gold=30))

    @pytest.mark.parametrize(("card", "bought"), [("rich_aunt", True), ("poor_uncle", False)])
    def test_strange_cards_are_bought_when_they_are_good(
        outside: None, tmp_path: Path, card: str, bought: bool
    ) -> None:
        """A card of a pack with a word that no table has is worth what it does on a copy."""
        (tmp_path / "cards.toml").write_text(PACK, "utf-8")
        game = burgle.new_game(
            "legacy", players=2, seed=3, packs=[tmp_path], side="overworld", without="roles,vault,patrons"
        )
        st = game.state
        me = st.players[decider(st)]
        st.row = [st.rules.card_ids[card]] + [-1] * (len(st.row) - 1)
        me.hand, me.skill, me.gold = [], 3, 8
        st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
        assert (f"acquire {st.rules.cards[st.rules.card_ids[card]].name}" in turn(st)) == bought
