"""Legacy in the terminal: whole games, the drawn land, and moves with payments of several sorts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from burgle.cli import main
from burgle.cli.terminal.ending import score_lines
from burgle.cli.texts import card_line
from burgle.game import Game
from tests.test_terminal import anyhow, sit

QUIET = "roles,vault,patrons"  # nothing is chosen before the first turn


def at(room: str, *, interns: int = 0, **pools: int) -> Callable[[Game], None]:
    """Stand somewhere, with no card in hand and something in the pools."""

    def change(game: Game) -> None:
        st = game.state
        p = st.players[0]
        p.hand.clear()
        st.place(p, st.rules.space_ids[room])
        p.nums[st.rules.player_nums.index("interns")] = interns
        for name, n in pools.items():
            setattr(p, name, n)
        st.dirty = 0
        frame = st.stack[-1]
        st.options = st.rules.kinds[frame.kind].ask(st, frame)

    return change


@pytest.mark.parametrize(("players", "seed", "side"), [(2, 1, "overworld"), (3, 2, "underworld"), (4, 3, "overworld")])
def test_whole_game(players: int, seed: int, side: str) -> None:
    """A person who answers by numbers gets to the end, in lines of 80 columns at most, with everybody named."""
    table, text = sit(anyhow(seed), players, seed=seed, game="legacy", side=side)
    assert table.game.over and "The game is over." in text
    assert max(map(len, text.splitlines())) <= 80
    assert not re.search(r"Player \d", text) and "golds" not in text
    assert "Which role do you want to keep?" in text and "Patron: " in text


@pytest.mark.parametrize("side", ["overworld", "underworld"])
def test_looking_around(side: str) -> None:
    """Every look is answered, and none of them is a move."""
    looks = ["map", "map list", "where", "row", "market", "players", "status", "odds", "hand", "help", "token canoe"]
    start = sit([], game="legacy", side=side, without=QUIET)[0].game.hash()
    table, text = sit(looks, game="legacy", side=side, without=QUIET)
    assert table.game.hash() == start
    assert "do not understand" not in text and "There is no" not in text
    assert "over water" in text and "up a mountain" in text and "agent" in text


def test_the_land_is_drawn() -> None:
    """Signs stand for what is there now."""
    _, text = sit(["map", "map list"], game="legacy", side="underworld", without=QUIET)
    folded = " ".join(text.split())
    assert "shrine: Token of Wages" in folded and "Pyramid" in folded and "coach, fee 1" in folded
    assert "@ HQ, $ town, C coach" in text


def test_a_payment_of_several_sorts() -> None:
    """What keeps one unhurt is used unasked, the cheapest first; anything else is said in full."""
    table, text = sit(["move A16"], game="legacy", without=QUIET, change=at("A17", boot=1, sword=2))
    assert "2 Swords used on the way to A16." in text and table.game.state.players[0].sword == 0
    table, text = sit(["move A16"], game="legacy", without=QUIET, change=at("A17", boot=1))
    assert "`move A16 agent damage` (1 damage)" in " ".join(text.split()) and table.game.state.players[0].damage == 0
    table, _ = sit(["move A16 agent damage"], game="legacy", without=QUIET, change=at("A17", boot=1, damage=2))
    assert table.game.state.players[0].damage == 2  # hurt by the Agent, healed by the spring


def test_why_not() -> None:
    """A refusal tells the reason and its clause."""
    _, text = sit(["why move A08", "why ride A11"], game="legacy", without=QUIET, change=at("A07", boot=1))
    assert "(L1-047)" in text and "(L1-072)" in text


def test_who_was_lost_is_named_last() -> None:
    """L1-170: behind everybody who came out, whatever their totals."""
    table, _ = sit([], 3, game="legacy", without=QUIET)
    ends = [("lost", 0), ("escaped", -15), ("escaped", 30)]
    results = [
        {"seat": seat, "status": status, "score": score, "lines": [], "won": score == 30}
        for seat, (status, score) in enumerate(ends)
    ]
    told = [str(line) for line in score_lines(table.game.rules, results, table.seats) if "points" in str(line)]
    assert [line.strip()[0] for line in told] == ["C", "B", "A"]


# ---------------------------------------------------------------------- what only Legacy has, told and drawn


def show_seal(game: Game) -> None:
    """Lay a card with a Seal and one without into the row."""
    cards = [card for card in game.rules.cards if card.deck == "adventure" and card.cost >= 0]
    sealed = next(card for card in cards if card.more.get("seal") is True)
    plain = next(card for card in cards if "seal" not in card.more)
    game.state.row[:] = [sealed.id, *[plain.id] * 5]


def test_seals_are_shown_in_the_row() -> None:
    """In words in plain lines, as a sign on the screen, and only where there is one."""
    table, text = sit(["row"], game="legacy", without=QUIET, change=show_seal)
    told = text.partition("> row")[2]
    assert [", seal" in line for line in re.findall(r"^  [1-6] [^:]*", told, re.MULTILINE)] == [True] + [False] * 5
    drawn = [line.plain for line in table.status.row(table.view(), 80, None)]
    assert [bool(re.search(r"skill +A?D?S ", line)) for line in drawn] == [True] + [False] * 5


def test_cards_with_a_seal_are_listed_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    """`burgle cards legacy` has the sign, `--json` the fact, for as many cards as there are."""
    rules = sit([], game="legacy")[0].game.rules
    sealed = {card.name for card in rules.cards if card.more.get("seal") is True}
    assert main(["cards", "legacy"]) == 0
    heads = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    assert {line[:22].strip() for line in heads if re.search(r" A?D?S( |$)", line[22:])} == {
        name[:22] for name in sealed
    }
    assert main(["cards", "legacy", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {card["name"] for card in listed if card.get("seal")} == sealed


def test_tomes_left() -> None:
    """How many lie below the one that is for sale."""

    def last(game: Game) -> None:
        pile = game.state.piles[game.rules.pile_names.index("tome")]
        del pile.rest[3:]

    _, text = sit(["status"], game="legacy", without=QUIET, change=last)
    assert "Tomes: 3 more." in text

    def none(game: Game) -> None:
        game.state.piles[game.rules.pile_names.index("tome")].rest.clear()

    _, text = sit(["status"], game="legacy", without=QUIET, change=none)
    assert "Tomes: no more." in text


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_only_the_best_crown_is_for_sale(gone: int) -> None:
    """As many as have been bought, the next one; the others wait below it."""
    crowns: list[str] = []
    left = 0

    def buy(game: Game) -> None:
        nonlocal left
        bank = game.rules.zone_names.index("bank")
        stack = [t for t in game.rules.tokens if t.stack and game.state.zones[bank][t.id]]
        stack.sort(key=lambda token: -token.points.flat)
        for token in stack[:gone]:
            game.state.put(bank, token.id, 0)
        crowns.extend(token.name for token in stack)
        left = len(stack) - gone

    rules = sit([], game="legacy")[0].game.rules
    town = next(space.key for space in rules.spaces if space.exits and space.marks >> rules.marks.index("town") & 1)

    def stand(game: Game) -> None:
        buy(game)
        at(town)(game)

    table, text = sit(["market"], 4, game="legacy", without=QUIET, change=stand)
    told = text.rpartition("> market")[2]
    assert f"{crowns[gone]}, price 7, left: 1" + (f" (+{left - 1} below)" if left > 1 else "\n") in told
    assert [name for name in crowns if name in told] == [crowns[gone]]
    drawn = "\n".join(line.plain for line in table.status.market(table.view(), 80))
    assert max(map(len, drawn.splitlines())) <= 80 and "…" not in drawn
    assert [name for name in crowns if name in drawn] == [crowns[gone]]


def test_roles_and_vault_cards_are_told_with_their_text() -> None:
    """Nobody has seen them yet; cards that lie on the table are not told again."""
    for lang in ("en", "de"):
        table, text = sit(["keep 1", "take 2"], game="legacy", seed=3, lang=lang)
        folded = " ".join(text.split())
        rules = table.game.rules
        for verb, deck, n in (("keep", "role", 2), ("take", "vault", 3)):
            found = [
                card
                for card in rules.cards
                if card.deck == deck and f"{verb} {card.name}: {card_line(rules, card, lang)}" in folded
            ]
            assert len(found) == n, (lang, deck, found)
        answers = [entry.text.split()[0] for entry in table.game.log if entry.seat == 0]
        assert answers[:2] == ["keep", "take"] and "do not understand" not in text  # `keep 1` will do


def test_questions_about_known_cards_are_not_told_twice() -> None:
    """A card in hand needs no text in a question."""
    table, _ = sit([], game="legacy", without=QUIET)
    assert not any(entry.text for entry in table.menu().entries)
