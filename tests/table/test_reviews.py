"""Reviews at a campaign's table: goals say what they ask for, promotions what they give, in the words of the box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgle.campaign.entries import Entry
from burgle.campaign.log import fresh
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.play import begin
from burgle.game import Game
from burgle.kernel.state import Event
from burgle.table.campaign_content import drawn
from burgle.table.campaign_ledger import ledger_line
from burgle.table.pages import PageReader
from burgle.view.events import seen

ROOT = Path(__file__).resolve().parent.parent.parent / "campaigns"
SMALL_PRINT, SAMPLE = (read_pack(ROOT / name)[0] for name in ("small-print", "three-nights"))


def game_of(pack: Pack, *promoted: str) -> tuple[Game, Any]:
    """A first game in which the first character has these promotions; and the chronicle before it."""
    now = fresh(pack)
    first = msgspec.structs.replace(now.characters[0], promotions=promoted)
    now = msgspec.structs.replace(now, characters=(first, *now.characters[1:]))
    return begin(pack, now, ("a", "b"), 4), now


@pytest.mark.parametrize(
    ("lang", "name", "asks"),
    [
        ("en", "A Nice Soak", "Stand in Wellness Spring."),
        ("de", "Schön einweichen", "Steh in der Wellness Spring."),
    ],
)
def test_goals_are_told_in_the_words_of_the_box(lang: str, name: str, asks: str) -> None:
    game, now = game_of(SMALL_PRINT)
    goals = drawn(game.rules, SMALL_PRINT, now, (), lang)["goals"]
    assert goals["a11"] == {"name": name, "text": asks} and len(goals) == 36


def test_goals_without_words_say_what_they_are() -> None:
    game, now = game_of(SAMPLE)
    assert drawn(game.rules, SAMPLE, now, (), "en")["goals"]["b1"] == {
        "name": "",
        "text": "When you have 8 Gold or more.",
    }


def test_a_promotion_is_told_once_somebody_has_it() -> None:
    """By the page that was read at it; what it gives is said in words made from that."""
    game, now = game_of(SMALL_PRINT, "a_copper", "a_silver", "a_gold")
    held = drawn(game.rules, SMALL_PRINT, now, (), "en")["promotions"]
    assert held == {
        "a_copper": {"name": "Bright Side", "text": ""},
        "a_silver": {"name": "Float", "text": "At the start of every game: +1 Gold."},
        "a_gold": {"name": "It Could Be Worse", "text": "Once in every game: Heal 1 damage."},
    }
    assert drawn(*(game_of(SMALL_PRINT)[0].rules, SMALL_PRINT, fresh(SMALL_PRINT), (), "en"))["promotions"] == {}


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Ann is promoted: Bright Side."), ("de", "Ann wird befördert: Das Gute daran.")]
)
def test_nobody_reads_a_key(lang: str, told: str) -> None:
    game, now = game_of(SMALL_PRINT)
    st, names = game.state, ["Ann", "Bo"]
    kind = next(n for n, known in enumerate(st.rules.events) if known.code == "promoted")
    event = Event(kind, 0, st.rules.things["promotion"].index("a_copper"), 0, -1)
    reader = PageReader(SMALL_PRINT, now, names, [], lang)
    assert reader.told(st, event, seen(st, event, 0, 0, names, lang), 0)["text"] == told


def test_the_ledger_names_them() -> None:
    line = ledger_line(SMALL_PRINT, Entry("promoted", "a", ("a", "a_copper")), 0, 1, 1, {"a": "Ann"}, "en", ())
    assert line.text == "Ann is promoted: Bright Side"
    line = ledger_line(SMALL_PRINT, Entry("goal", "a", ("a", "a11")), 0, 1, 1, {"a": "Ann"}, "en", ())
    assert line.text == "Ann reaches a goal: A Nice Soak"
    line = ledger_line(SAMPLE, Entry("goal", "a", ("a", "a1")), 0, 1, 1, {"a": "Ann"}, "en", ())
    assert line.text == "Ann reaches a goal"
