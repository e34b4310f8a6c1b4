"""The shape of the In! Space! Adventure Deck: what each line of its design table asks for, counted in copies.

Only the TOML is read, so that the deck can be judged without the engine. What the lines *mean* is tested elsewhere.
"""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src/burgle/games/space/cards.toml"
CARDS = tomllib.loads(SOURCE.read_text(encoding="utf-8"))["card"]
BY_ID = {card["id"]: card for card in CARDS}
MOMENTS = ("play", "acquire", "arrive", "defeat")
FACTIONS = ("outlaw", "resistance", "science")


def copies(cards):
    """How many cards lie in the box for these names."""
    return sum(card.get("copies", 1) for card in cards)


def tally(cards, key):
    """Copies counted by key(card)."""
    counts = Counter()
    for card in cards:
        counts[key(card)] += card.get("copies", 1)
    return dict(counts)


def saying(pattern, *moments, among=None):
    """The cards that say it at one of these moments (by default any)."""
    found = re.compile(pattern)
    pool = DECK if among is None else among
    return [c for c in pool if any(found.search(c.get(m, "")) for m in moments or MOMENTS)]


DECK = [c for c in CARDS if c.get("deck", "adventure") == "adventure"]
ENEMIES = [c for c in DECK if "fight" in c]
BLUE = [c for c in DECK if "cost" in c]
UNALIGNED = [c for c in BLUE if "faction" not in c]


def of(faction):
    return [c for c in BLUE if c.get("faction") == faction]


# ---- form


def test_ids_names_and_fields():
    known = {
        *("id", "name", "deck", "faction", "cost", "fight", "points", "copies", "attack", "danger", "quip", "flips_to"),
        *MOMENTS,
    }
    for card in CARDS:
        assert set(card) <= known, card["id"]
        assert re.fullmatch(r"[a-z][a-z0-9_]*", card["id"])
        assert card.get("faction", "outlaw") in FACTIONS
        assert len(card["name"]) <= 20  # one line on the card
    assert len(BY_ID) == len(CARDS) == len({c["name"] for c in CARDS})


def test_every_adventure_card_is_either_bought_or_fought():
    # so every card with the symbol or with Danger can be removed from the row
    assert all(("cost" in c) != ("fight" in c) for c in DECK)
    assert all("defeat" in c and "play" not in c and "acquire" not in c for c in ENEMIES)
    assert all("play" in c and "defeat" not in c for c in BLUE)


def test_every_adventure_card_has_a_short_quip_of_its_own():
    assert all(0 < len(c.get("quip", "")) <= 70 for c in DECK)
    assert len({c["quip"] for c in DECK}) == len(DECK)


def test_no_two_names_do_the_same():
    for moment in ("play", "defeat"):
        lines = [c[moment] for c in CARDS if moment in c]
        assert len(set(lines)) == len(lines), moment


# ---- starting decks and Reserve


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("hack", {"deck": "starter", "copies": 6, "play": "skill 1"}),
        ("stumble", {"deck": "starter", "copies": 2, "play": "clank 1"}),
        ("access", {"deck": "starter", "play": "boot 1"}),
        ("scramble", {"deck": "starter", "play": "skill 1; boot 1"}),
        ("fazr", {"deck": "reserve", "copies": 15, "cost": 2, "play": "skill 1; sword 2"}),
        ("boldly_go", {"deck": "reserve", "copies": 15, "cost": 3, "play": "skill 2; boot 1"}),
        ("memory_core", {"deck": "reserve", "copies": 12, "cost": 7, "points": 7}),
        ("g0b_l1n", {"deck": "reserve", "fight": 2, "defeat": "credit 1", "flips_to": "eradibot"}),
        ("eradibot", {"deck": "reverse", "fight": 3, "defeat": "credit 2; clank -1"}),
    ],
)
def test_starters_and_reserve(name, expected):
    card = dict(BY_ID[name])
    for talk in ("id", "name", "quip"):
        del card[talk]
    assert card == expected


def test_only_the_four_starters_and_four_reserve_piles():
    decks = Counter(c.get("deck", "adventure") for c in CARDS)
    assert (decks["starter"], decks["reserve"], decks["reverse"]) == (4, 4, 1)


# ---- the table of the Adventure Deck


def test_hundred_cards_and_factions():
    assert copies(DECK) == 100
    assert copies(ENEMIES) == 20
    assert tally(BLUE, lambda c: c.get("faction")) == {"outlaw": 18, "resistance": 26, "science": 11, None: 25}


def test_enemies_have_no_faction_and_no_points():
    assert not any("faction" in c or "points" in c for c in ENEMIES)


def test_sword_curve():
    assert tally(ENEMIES, lambda c: c["fight"]) == {1: 4, 2: 8, 3: 5, 4: 2, 5: 1}


def test_cost_curve():
    assert tally(BLUE, lambda c: c["cost"]) == {1: 6, 2: 14, 3: 22, 4: 17, 5: 11, 6: 7, 7: 2, 8: 1}


def test_factions_keep_to_their_prices():
    prices = {faction: {c["cost"] for c in of(faction)} for faction in FACTIONS}
    assert prices == {"outlaw": {2, 3, 4}, "resistance": {1, 2, 3, 4, 5, 6}, "science": {3, 4, 5, 6}}


def test_attack_symbols():
    loud = [c for c in BLUE if c.get("attack")]
    assert copies(c for c in ENEMIES if c.get("attack")) == 19
    assert copies(loud) == 9
    assert all(c["cost"] >= 4 for c in loud)
    # the other 72 are enough to deal the opening row


def test_danger():
    assert copies(c for c in ENEMIES if c.get("danger")) == 4
    assert copies(c for c in BLUE if c.get("danger")) == 2


def test_arrive():
    assert tally([c for c in DECK if "arrive" in c], lambda c: c["arrive"]) == {
        "each player: clank 1": 3,
        "black 3": 2,
        "each player: if artifact: clank 1": 1,
        "each player: heal 1": 1,
        "each player: credit 1": 1,
        "flip": 1,
    }
    assert copies(saying("flip", among=ENEMIES)) == 1  # the flip is an enemy's, and comes up nowhere else
    assert copies(saying("flip")) == 1


def test_acquire():
    texts = [c for c in DECK if "acquire" in c]
    assert copies(texts) == 14
    kinds = re.compile(r"credit \d|heal 1|boot 1|sword 1|teleport 1|clank 2")
    assert all(kinds.fullmatch(c["acquire"]) for c in texts)
    assert {c["acquire"].split()[0] for c in texts} == {"credit", "heal", "boot", "sword", "teleport", "clank"}
    assert all(c["points"] >= 3 for c in texts if "clank" in c["acquire"])  # noise only for treasure


@pytest.mark.parametrize(("faction", "count"), [("outlaw", 11), ("resistance", 16), ("science", 8)])
def test_faction_text(faction, count):
    # a text of the card's own faction; no card asks for another one than its own
    assert copies(saying(rf"if {faction}\b", among=of(faction))) == count
    assert copies(saying(r"(if|per) (outlaw|resistance|science)\b", among=of(faction))) == count


def test_faction_text_without_a_faction():
    # 'all factions' is not such a text: it opens the texts of other cards
    assert copies(saying(r"if (outlaw|resistance|science)\b", among=UNALIGNED)) == 3


def test_crystal_and_contraband_text():
    # texts that pay for having the token; an enemy that gives a crystal is not one of them
    assert copies(saying(r"(if|per) crystal\b")) == 7
    assert copies(saying(r"(if|per) contraband\b")) == 5


def test_draws():
    # whenever the card's owner may draw, with or without a condition
    assert copies(saying(r"draw \d")) == 18
    assert copies(saying(r"draw [2-9]")) == 3


def test_noise():
    # plus: cubes of your own when you play the card ('each player' is you too, 'each rival' is not);
    # Arrive, Acquire and Defeat noise is counted elsewhere or not at all
    assert copies(saying(r"(?<!rival: )clank [1-9]", "play")) == 11
    # minus: at any moment, a beaten enemy's included; the Eradibot is not in the deck
    assert copies(saying(r"clank -[1-9]")) == 11


def test_teleports():
    hops = saying(r"teleport")
    assert copies(hops) == 6
    assert copies(saying(r"teleport to telepad")) == 1
    assert copies(c for c in hops if c.get("faction") == "science") >= 4


def test_trash_and_discard():
    assert copies(saying(r"\btrash (self|from|hack)")) == 7
    assert copies(saying(r"if trashed:")) == 2
    assert copies(saying(r"pay discard \d:")) == 4


def test_ignores():
    ignored = [copies(saying(rf"ignore {what}")) for what in ("enemies", "checkpoints", "footprints")]
    assert ignored == [3, 2, 1]


def test_points():
    def bracket(card):
        points = card.get("points", 0)
        return "formula" if isinstance(points, str) else "4-5" if points in (4, 5) else points

    assert tally(BLUE, bracket) == {0: 26, 1: 26, 2: 17, 3: 7, "4-5": 3, "formula": 1}


def test_copies():
    assert all(1 <= c.get("copies", 1) <= 3 for c in ENEMIES)
    assert all(c.get("copies", 1) <= (3 if c["cost"] <= 2 else 2) for c in BLUE)
    assert 9 <= len(ENEMIES) <= 12  # about 10 names
    assert 48 <= len(BLUE) <= 56  # about 52 names


# ---- what is known of single cards


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("princess_helia", {"faction": "resistance"}),
        ("phantom_agent", {"faction": "resistance"}),
        ("jidu_infiltrator", {"faction": "resistance"}),
        ("exterminator", {"cost": 5}),
        ("security_officer", {"fight": 2, "defeat": "clank -2"}),
        ("monkeybot_30000", {"faction": "science", "play": "clank 3; draw 3; if science: clank -3"}),
        ("space_skunk", {"play": "skill 2; if card prisoner in play or discard: credit 3"}),
        ("prisoner", {"cost": 2, "points": 2, "copies": 3}),
        ("mad_scientist", {"faction": "science", "copies": 2}),
        ("space_pirate", {"arrive": "black 3", "copies": 2}),
        ("telepad_technician", {"faction": "science"}),
    ],
)
def test_known_values(name, known):
    assert known.items() <= BY_ID[name].items()


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("princess_helia", ["skill", "sword", "boot"]),
        ("phantom_agent", ["if resistance: draw 1"]),
        ("jidu_infiltrator", ["if resistance: ignore enemies"]),
        ("exterminator", ["sword", "boot 1"]),
        ("fe_lion", ["pay discard 1: draw 1"]),
        ("account_hack", ["may trash self", "if trashed: credit 2"]),
        ("code_red", ["trash"]),
        ("telepad_technician", ["if science: teleport to telepad"]),
        ("photon_scooter", ["boot"]),
        ("jidu_laser_sword", ["sword"]),
    ],
)
def test_known_texts(name, parts):
    assert all(part in BY_ID[name]["play"] for part in parts)


def test_space_pirate_may_lie_in_the_opening_row():
    # the publisher's FAQ speaks of him there, so he cannot bear the symbol
    assert "attack" not in BY_ID["space_pirate"]


def test_the_gorklar_is_an_enemy():
    assert "fight" in BY_ID["gorklar"]
