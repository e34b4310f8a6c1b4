"""A campaign in the terminal: what is listed can be typed as it stands there, by the names that the box has for things."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from burgle.campaign import lines
from burgle.campaign.chronicle import version_of
from burgle.campaign.log import found, fresh
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.play import begin
from burgle.cli.terminal.boards import board_of
from burgle.cli.terminal.box_names import BoxMenu, BoxNames
from burgle.cli.terminal.seats import Seats
from burgle.cli.terminal.story import StoryTable
from burgle.game import Game
from burgle.kernel.engine import advance
from tests.test_terminal import Scripted

ROOT = Path(__file__).resolve().parent.parent / "campaigns"
PACKS = {name: read_pack(ROOT / name)[0] for name in ("small-print", "the-borrowed-bell", "three-nights")}


def promoted(pack: Pack, seed: int) -> Game:
    """A first game of three, in which everybody has every promotion."""
    now, rows = fresh(pack), pack.tables.get("promotion", ())
    held = {one.key: tuple(row["id"] for row in rows if row["character"] == one.key) for one in now.characters}
    people = tuple(msgspec.structs.replace(one, promotions=held[one.key]) for one in now.characters)
    seats = tuple(one.key for one in people)[-3:]
    return begin(pack, msgspec.structs.replace(now, characters=people), seats, seed)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", PACKS)
def test_what_is_listed_can_be_typed(name: str, lang: str) -> None:
    """Every option of a game played by chance; keys of rules are nobody's words."""
    game, dice = promoted(PACKS[name], 5), random.Random(5)
    board, box = board_of(game.rules, lang), BoxNames(PACKS[name], game.rules, lang)
    told = set()
    for _ in range(300):
        if game.over:
            break
        menu = BoxMenu(game, game.view(game.decision.who, lang), board, lang, box)
        for entry in menu.legal:
            assert menu.find(entry.label).codes == (entry.code,) or entry.walks, entry.label
            told.add(entry.label)
        game.apply(dice.choice(game.decision.options))
    keys = {key for kind in ("promotion", "goal", "contract") for key in game.rules.things.get(kind, [])}
    assert not [label for label in told if keys & set(label.split()) or ":" in label.split()[-1]]


@pytest.mark.parametrize(
    ("lang", "name", "used", "why"),
    [
        ("en", "It Could Be Worse", "Ann uses It Could Be Worse, heals", "You have already used It Could Be Worse"),
        ("de", "Schlimmer geht immer", "Ann benutzt Schlimmer geht immer,", "Du hast Schlimmer geht immer in dieser"),
    ],
)
def test_a_power_is_used_by_its_name(lang: str, name: str, used: str, why: str) -> None:
    """The name of the page that is read at a promotion; a second time it is refused by that name."""
    pack = PACKS["small-print"]
    log = found(pack, "Ours", find=lambda name, version: pack)
    log.say(lines.PlayGame(game=1, seats=("a", "b"), table="t", version=version_of(log.now)))
    first = msgspec.structs.replace(log.now.characters[0], promotions=("a_gold",))
    now = msgspec.structs.replace(log.now, characters=(first, *log.now.characters[1:]))
    game = begin(pack, now, ("a", "b"), 4)
    game.state.players[0].damage = 2
    game.state.players[0].supply -= 2
    advance(game.state)
    screen = Scripted(["", "", f"power {name}".upper(), f"power {name}", "contracts", "goals"])
    StoryTable(game, Seats(["Ann", "Bo"], ["", "random"]), {}, screen, lang, log).run()
    text = " ".join(screen.text.split())
    assert f"power {name}" in text and used in text and why in text and "a_gold" not in text
    assert game.state.players[0].damage == 1
    assert not [key for key in ("B41", "B29") if key in text], "a goal on the other side of the board has words, too"


@pytest.mark.parametrize(("lang", "told"), [("en", "The Competition now stands at 2."), ("de", "Die Konkurrenz")])
def test_a_track_that_everybody_sees_is_told(lang: str, told: str) -> None:
    """L1-183: also where no page stands at its next box; the story's own bookkeeping is nobody's business."""
    pack = PACKS["small-print"]
    log = found(pack, "Ours", find=lambda name, version: pack)
    game = begin(pack, log.now, ("a", "b"), 4)
    table = StoryTable(game, Seats(["Ann", "Bo"], ["", "random"]), {}, Scripted([]), lang, log)
    keys = game.rules.things["track"]
    own = next(key for key in keys if not table.box.is_for_all(key))
    titles = game.rules.titles.get("track", keys)
    events = [
        {"code": "track", "seat": -1, "a": key, "m": 2, "text": f"{titles[keys.index(key)]} now stands at 2."}
        for key in (own, "rival")
    ]
    (line,) = table.teller.tell(events, 0, False)
    assert told in line and own not in line and "Dran" not in line
