"""The cards, tokens and numbers of Catacombs as a player may edit them: do they say what the lists of the game say?

Mostly the data files alone are read, so that they can be judged without the engine; what the lines *mean* is tested
elsewhere.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from burgle.content.library import build_rules
from burgle.content.tables import ContentError
from burgle.games import GAMES
from burgle.kernel.effects import Effect
from burgle.rulebook import read_rules

DATA = Path(__file__).parents[1] / "src/burgle/games/catacombs"
Entry = dict[str, Any]


def read(name: str) -> dict[str, Any]:
    """The tables of a data file."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


BASE: list[Entry] = read("cards.toml")["card"]
PARTY: list[Entry] = read("party.toml")["card"]
CARDS = BASE + PARTY
BY_ID = {card["id"]: card for card in CARDS}
DECK = [card for card in BASE if card.get("deck", "dungeon") == "dungeon"]
PROMOS = [card for card in BASE if card.get("deck") == "promo"]
TOKENS: list[Entry] = read("tokens.toml")["token"]
ARTIFACTS: list[Entry] = read("tokens.toml")["artifact"]
TOKEN = {token["id"]: token for token in TOKENS}
GAME = read("game.toml")

KINDS = ("plain", "companion", "gem", "device", "monster")
CARD_LINES = ("play", "acquire", "arrive", "use", "defeat")
TOKEN_LINES = ("found", "freed", "use", "bought")


def kind(card: Entry) -> str:
    """What a card is: a banner, or for a blue one its type."""
    return "monster" if "fight" in card else "device" if "use" in card else card.get("type", "plain")


def price(card: Entry) -> int:
    """What a card costs, in Skill or Swords."""
    return int(card["fight"] if "fight" in card else card["cost"])


def copies(entries: Iterable[Entry]) -> int:
    """How many cards or tokens lie in the box for these names."""
    return sum(entry.get("copies", 1) for entry in entries)


def tally(entries: Iterable[Entry], key: Callable[[Entry], Any]) -> dict[Any, int]:
    """Copies counted by key(entry)."""
    counts: Counter[Any] = Counter()
    for entry in entries:
        counts[key(entry)] += entry.get("copies", 1)
    return dict(counts)


def saying(pattern: str, among: Iterable[Entry], *moments: str) -> list[Entry]:
    """The cards that say it at one of these moments (by default any)."""
    found = re.compile(pattern)
    return [c for c in among if any(found.search(c.get(m, "")) for m in moments or (*CARD_LINES, "react"))]


# ---------------------------------------------------------------- form


def test_ids_names_and_fields() -> None:
    """Cards are told apart, and no field is misspelt."""
    known = {"id", "name", "deck", "type", "cost", "fight", "points", "copies", "attack", "danger", "quip"}
    known |= {*CARD_LINES, "use_cost", "where", "react"}
    for card in CARDS:
        assert card.keys() <= known, card["id"]
        assert re.fullmatch(r"[a-z][a-z0-9_]*", card["id"])
        assert card.get("type", "gem") in ("companion", "gem")
        assert card.get("where", "depths") in ("depths", "cave or wayshrine")
        assert len(card["name"]) <= 21  # one line on the card
    assert len(BY_ID) == len(CARDS) == len({card["name"] for card in CARDS})
    assert {card.get("deck", "dungeon") for card in BASE} == {"starter", "reserve", "dungeon", "promo"}
    assert {card["deck"] for card in PARTY} == {"party"}


def test_every_card_is_acquired_used_or_fought() -> None:
    """CA-048, CA-052, CA-054, CA-055: a card has one banner, and the texts that belong to it."""
    for card in DECK + PROMOS + PARTY:
        main = {"monster": "defeat", "device": "use"}.get(kind(card), "play")
        assert [line for line in ("play", "use", "defeat") if line in card] == [main], card["id"]
        assert ("cost" in card) != ("fight" in card), card["id"]
        if main != "play":
            assert not {"acquire", "react", "points", "type"} & card.keys(), card["id"]
        if main != "use":
            assert "use_cost" not in card, card["id"]


def test_everything_has_a_short_quip_of_its_own() -> None:
    """One line of humour each, no line twice."""
    quips = [entry["quip"] for entry in [*CARDS, *TOKENS, *ARTIFACTS]]
    assert all(0 < len(quip) <= 70 for quip in quips)
    assert len(set(quips)) == len(quips)


# ---------------------------------------------------------------- the language


def test_lines_keep_to_the_language() -> None:
    """The rulebook reads every line, condition, price and score; what it read is what was written."""
    rules = build_rules(GAMES["catacombs"], 6, {"promo": "yes"})
    assert [card.key for card in rules.cards] == [card["id"] for card in CARDS]
    for card, entry in zip(rules.cards, CARDS, strict=True):
        read: dict[str, Effect | None] = {line: getattr(card, line) for line in CARD_LINES}
        assert {line for line, effect in read.items() if effect is not None} == set(CARD_LINES) & entry.keys(), card.key
        assert all(same(effect, entry[line]) for line, effect in read.items() if effect is not None), card.key
        assert (card.use_cost.text() if card.use_cost is not None else None) == entry.get("use_cost"), card.key
        assert ("ghost: " + card.react.text() if card.react is not None else None) == entry.get("react"), card.key
        assert (card.where != 0) == ("where" in entry), card.key
    for token in TOKENS:
        found = rules.tokens[rules.token_ids[token["id"]]]
        read = {"found": found.found, "use": found.use, "bought": found.bought}
        written = {
            "found": token.get("freed", token.get("found")),
            "use": token.get("use"),
            "bought": token.get("bought"),
        }
        assert all(same(effect, written[line]) for line, effect in read.items()), token["id"]
        assert (found.needs is not None) == ("needs" in token), token["id"]


def same(effect: Effect | None, line: str | None) -> bool:
    """Whether an effect is what a line says, brackets and spaces apart."""
    return bare(effect.text() if effect is not None else "") == bare(line or "")


def bare(line: str) -> str:
    """A line without brackets, spaces and the numbers that go without saying."""
    return re.sub(r"\b1\b|[ ()]", "", line)


def test_a_misspelt_line_is_not_read(tmp_path: Path) -> None:
    """The test above can fail."""
    for line in ("skil 1; boot 1", "if monkey: draw 1", "choose (gold 1 | heal 1"):
        (tmp_path / "cards.toml").write_text(f'[[card]]\nid = "bard"\nplay = "{line}"\n', encoding="utf-8")
        with pytest.raises(ContentError, match=r"cards\.toml:3: bard: play: "):
            build_rules(GAMES["catacombs"], 4, {}, (tmp_path,))


# ---------------------------------------------------------------- starting decks and Reserve


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("burgle", {"deck": "starter", "copies": 6, "play": "skill 1"}),
        ("stumble", {"deck": "starter", "copies": 2, "play": "clank 1"}),
        ("sidestep", {"deck": "starter", "play": "boot 1"}),
        ("scramble", {"deck": "starter", "play": "skill 1; boot 1"}),
        ("mercenary", {"deck": "reserve", "copies": 15, "cost": 2, "play": "skill 1; sword 2"}),
        ("explore", {"deck": "reserve", "copies": 15, "cost": 3, "play": "skill 2; boot 1"}),
        ("secret_tome", {"deck": "reserve", "copies": 12, "cost": 7, "points": 7}),
        ("goblin", {"deck": "reserve", "fight": 2, "defeat": "gold 1"}),
    ],
)
def test_starters_and_reserve(name: str, expected: Entry) -> None:
    """CA-013, CA-017, CA-056: the ten cards of a player, the three piles and the Goblin."""
    assert {key: value for key, value in BY_ID[name].items() if key not in ("id", "name", "quip")} == expected


def test_only_the_four_starters_and_four_reserve_piles() -> None:
    """CA-013, CA-017: there are no others."""
    decks = Counter(card.get("deck", "dungeon") for card in BASE)
    assert (decks["starter"], decks["reserve"], decks["promo"]) == (4, 4, 3)


# ---------------------------------------------------------------- the Dungeon Deck

# The whole deck as public lists tell it: name | copies, kind, price, symbols (A attack, D danger) | points | effects.
LISTING = """\
Empurror | 1 companion 1 - | 1 | choose (clank -2; if artifact: (gold 1; ignore caves) | gold 1; if
    artifact: (clank -2; ignore caves) | ignore caves; if artifact: (clank -2; gold 1))
Golden Flute | 1 plain 1 - | 1 | gold 1; clank 1; buy for 5
Payoff | 2 plain 1 - | 0 | skill 3; trash self
Rebel Scribe | 1 companion 1 - | 1 | skill 1; if companion: draw 1
Waystone | 1 plain 1 - | 1 | boot 1; if at wayshrine: pay trash self: teleport to wayshrine
Flamboyance | 2 plain 2 - | 1 | draw 1; if clank >= 2: skill 2
Imp Familiar | 1 companion 2 A | 1 | choose (lockpick 1 | pay lockpick 1: draw 2)
Pillage | 2 plain 2 - | 0 | sword 2; boot 1; if made gold >= 3: draw 1
Remove Traps | 2 plain 2 - | 1 | skill 1; sword 2; replace row
Shadow Walk | 2 plain 2 - | 1 | boot 1; trash burgle from play or discard
Astral Projection | 1 plain 3 - | 1 | skill 2; if made skill >= 6: mark wayshrine
Boots of the Ape Lord | 1 plain 3 - | 3 | boot 3; clank 3; if idol: ignore caves
Bard | 2 companion 3 - | 1 | skill 2; clank 1; if clank >= 2: heal 2
Lie in Wait | 2 plain 3 - | 1 | skill 2; sword 1; if at cave: clank -2 / acquire: may top self
Lightstick | 2 plain 3 - | 1 | skill 3; clank 1
Rebel Thief | 1 companion 3 - | 2 | lockpick 1; if companion: draw 1
Riot | 2 plain 3 - | 0 | sword 1; boot 1; clank 1; if freed >= 3: may trash from play or discard / acquire:
    prisoner 1
Scavenger | 2 companion 3 - | 1 | skill 2 / acquire: secret minor 1
Smash and Grab | 2 plain 3 - | 2 | clank 2; draw 2
Sneak Attack | 2 plain 3 - | 1 | sword 3; clank -2 / acquire: sword 1
Sudden Movement | 2 plain 3 - | 1 | skill 1; boot 2 / arrive: each player: if alone: turn tile
Swindle | 2 plain 3 - | 1 | gold 3
Bandit | 2 companion 4 - | 2 | skill 1; sword 1; boot 1 / acquire: sword 1; boot 1
Charlatan | 2 companion 4 - | 2 | pay discard 1: draw 2
Corrupt Advisor | 1 companion 4 AD | 2 | skill 2; each rival: clank 1; if crown: each rival: clank 1
Divining Rod | 1 plain 4 - | 2 | skill 2; if made skill >= 6: heal 1
Elven Sword | 1 plain 4 - | 2 | sword 2; draw 1
Librarian | 1 companion 4 - | 1 | skill 2; clank -2; if card secret_tome in play or discard: draw 2
Rebel Paladin | 1 companion 4 - | 1 | skill 1; sword 1; if companion: draw 1; if artifact: draw 1
Skulker | 1 companion 4 - | 1 | boot 2; ignore enemies / acquire: ignore enemies
Smoky Quartz | 1 gem 4 A | 3 | clank -2; draw 1 / acquire: clank 2
Spectral Rider | 1 companion 4 - | 2 | skill 2; boot 1; if haunted: teleport to haunted
White Tourmaline | 2 gem 4 A | 3 | draw 1 / react: ghost: draw 1 / acquire: clank 2
Brave Hero | 1 companion 5 - | if freed >= 3: 5 | skill 2; sword 1; boot 1
Curator | 1 companion 5 - | 2 | skill 2; boot 1; per artifact: draw 1
Diversion | 1 plain 5 - | 2 | skill 2 / acquire: prisoner 1 / arrive: black 3
Expert Guide | 2 companion 5 - | 2 | skill 2; boot 2
Rebel General | 1 companion 5 - | 2 | skill 2; sword 1; boot 1; if companion: draw 1
Robbery | 2 plain 5 - | 1 | sword 2; gold 2; if at market: teleport 1 / acquire: may top self
Rose Quartz | 2 gem 5 A | 4 | clank -2; draw 1 / acquire: clank 2
Black Tourmaline | 1 gem 6 A | 5 | draw 1 / react: ghost: draw 1 / acquire: clank 2
Crystal Compass | 1 plain 6 - | 3 | draw 2; ignore caves
Double Cross | 1 plain 6 - | 3 | skill 2; clank -2 / acquire: each rival: clank 2
Expensive Taste | 1 plain 6 - | if crown: if owned gem: 5 | skill 3; gold 2
Fiery Quartz | 1 gem 6 A | 5 | clank -2; draw 1 / acquire: clank 2
Floating Skull | 1 companion 6 - | 2 | skill 2; sword 1; if crown: teleport 1 / acquire: teleport 1
Grand Theft | 1 plain 6 - | 3 | choose (lockpick 1 | pay lockpick 1: acquire from row or device) / acquire:
    may top self
Lute | 1 plain 6 - | 3 | clank 1; draw 2; per clank: gold 1
Souldrinker | 1 plain 6 - | 3 | sword 4; if defeated: heal 1
Thirst for Adventure | 1 plain 7 A | per artifact: 2; per idol: 2 | boot 3 / acquire: boot 3
Blink Spell | 1 plain 8 A | 3 | skill 3; choose (teleport 1 | teleport to rival)
Wishing Well | 1 device 0 AD | - | draw 2 / use_cost: gold 3
Darkened Alcove | 2 device 2 A | - | clank -2
Underground River | 2 device 2 A | - | choose (heal 1 | boot 1)
Locked Trunk | 1 device 3 A | - | secret major 1 / use_cost: lockpick 1
Thieves' Shrine | 2 device 4 - | - | choose (gold 2 | may trash burgle from play or discard; may trash
    burgle from play or discard) / arrive: black 3
Black Market | 1 device 5 - | - | choose 2 (gold 2 | trash from play or discard | lockpick 1)
Skeleton | 3 monster 1 - | - | gold 2; clank 1
Animated Wall | 2 monster 2 - | - | boot 1; if portal: boot 1 / arrive: turn tiles
Crystal Kobold | 2 monster 2 A | - | skill 2 / where: cave or wayshrine
Keymaster | 2 monster 2 - | - | lockpick 1
Skeleton Priest | 2 monster 2 - | - | heal 1; clank 1 / arrive: each player: clank 1
Archoverlord | 3 monster 3 - | - | draw 2; each rival: clank 1 / arrive: each player: clank 1
Marble Guardian | 1 monster 3 A | - | lay tile; choose (teleport to new tile | gold 2)
Skeletal Ape | 1 monster 3 A | - | gold 3; skill 3; clank 3
Skeleton Warlock | 1 monster 3 A | - | gain secret_tome; clank 1
The Warden | 1 monster 3 AD | - | prisoner 2 / where: depths
Ogre Merchant | 2 monster 4 A | - | choose (gold 5 | if at market: buy free)
"""
LINES = LISTING.replace("\n    ", " ").splitlines()


def compact(card: Entry) -> str:
    """A card as one line of the listing."""
    symbols = "A" * card.get("attack", False) + "D" * card.get("danger", False) or "-"
    points = card.get("points", 0) if kind(card) in ("plain", "companion", "gem") else "-"
    text = next(card[line] for line in ("play", "use", "defeat") if line in card)
    for line in ("use_cost", "where", "react", "acquire", "arrive"):
        text += f" / {line}: {card[line]}" if line in card else ""
    return f"{card['name']} | {card.get('copies', 1)} {kind(card)} {price(card)} {symbols} | {points} | {text}"


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split(" |")[0])
def test_card_is_as_listed(line: str) -> None:
    """CA-014: each of the 68 names has its copies, price, symbols, points and effects."""
    assert line in [compact(card) for card in DECK if card["name"] == line.split(" |")[0]]


def test_hundred_cards() -> None:
    """CA-014: 68 names and no other, 100 cards, so many of each kind."""
    assert len(DECK) == len(LINES) == 68
    assert copies(DECK) == 100
    assert tally(DECK, kind) == dict(zip(KINDS, (41, 23, 7, 9, 20), strict=True))


def test_symbols() -> None:
    """CA-014, CA-131, CA-133, CA-146: 25 cards attack, 3 bring Danger, 12 do something when they arrive."""
    assert copies(c for c in DECK if c.get("attack")) == 25
    assert {c["id"] for c in DECK if c.get("danger")} == {"corrupt_advisor", "wishing_well", "the_warden"}
    assert copies(c for c in DECK if c.get("danger")) == 3
    assert tally([c for c in DECK if "arrive" in c], lambda c: c["arrive"]) == {
        "each player: clank 1": 5,
        "black 3": 3,
        "each player: if alone: turn tile": 2,
        "turn tiles": 2,
    }


def test_price_curve() -> None:
    """CA-048, CA-052, CA-054: Skill for blue cards and devices, Swords for monsters."""
    blue = [c for c in DECK if kind(c) in ("plain", "companion", "gem")]
    assert tally(blue, price) == {1: 6, 2: 9, 3: 21, 4: 14, 5: 10, 6: 9, 7: 1, 8: 1}
    assert tally([c for c in DECK if kind(c) == "device"], price) == {0: 1, 2: 4, 3: 1, 4: 2, 5: 1}
    assert tally([c for c in DECK if kind(c) == "monster"], price) == {1: 3, 2: 8, 3: 7, 4: 2}


def test_prices_and_places_beyond_the_cost() -> None:
    """CA-053, CA-058: two devices ask for more than Skill, two monsters can be fought in some places only."""
    assert {c["id"]: c["use_cost"] for c in DECK if "use_cost" in c} == {
        "wishing_well": "gold 3",
        "locked_trunk": "lockpick 1",
    }
    assert {c["id"]: c["where"] for c in DECK if "where" in c} == {
        "crystal_kobold": "cave or wayshrine",
        "the_warden": "depths",
    }


def test_gems_are_loud_to_take() -> None:
    """CA-130, CA-235: every gem attacks and makes 2 Clank! when acquired; the Tourmalines answer a Ghost."""
    gems = [c for c in DECK if kind(c) == "gem"]
    assert all(c["attack"] and c["acquire"] == "clank 2" for c in gems)
    assert {c["id"]: c["react"] for c in DECK if "react" in c} == {
        "white_tourmaline": "ghost: draw 1",
        "black_tourmaline": "ghost: draw 1",
    }


def test_empurror_gives_all_three_with_an_artifact() -> None:
    """CA-044, CA-047: whichever of the three is chosen, an Artifact held or taken this turn adds the other two."""
    arms = BY_ID["empurror"]["play"].removeprefix("choose (").removesuffix(")").split(" | ")
    for arm in arms:
        assert sorted(re.findall(r"clank -2|gold 1|ignore caves", arm)) == ["clank -2", "gold 1", "ignore caves"]
    assert [arm.split(";")[0] for arm in arms] == ["clank -2", "gold 1", "ignore caves"]
    assert all(arm.count("if artifact: (") == 1 for arm in arms)


def test_points_by_text() -> None:
    """CA-174: three names are worth what their owner has."""
    assert {c["id"]: c["points"] for c in DECK if isinstance(c.get("points"), str)} == {
        "brave_hero": "if freed >= 3: 5",
        "expensive_taste": "if crown: if owned gem: 5",
        "thirst_for_adventure": "per artifact: 2; per idol: 2",
    }


def test_opening_row_can_be_dealt() -> None:
    """CA-014: there are far more than six cards without the symbol, with and without the Party set."""
    assert copies(c for c in DECK if not c.get("attack")) == 75
    assert copies(c for c in DECK + PARTY if not c.get("attack")) == 101


def test_promos() -> None:
    """Three cards beside the hundred."""
    assert [compact(card) for card in PROMOS] == [
        "Breakout! | 1 plain 3 - | 1 | skill 1; sword 1; boot 1; if freed now: (gold 3; clank 1)",
        "Dusty Map | 1 device 2 A | - | lay tile anywhere",
        "Mister Wizkers | 1 plain 4 - | 1 | skill 1; sword 1; boot 1; if placed: draw 1 / arrive: black 3",
    ]


# ---------------------------------------------------------------- the Party set


def test_party_has_thirty_five_cards() -> None:
    """CA-237: 35 cards of our own, in the shares of the Dungeon Deck."""
    assert copies(PARTY) == 35
    counts = tally(PARTY, kind)
    assert counts == dict(zip(KINDS, (14, 8, 3, 3, 7), strict=True))
    deck = tally(DECK, kind)
    assert all(abs(counts[each] - deck[each] * 0.35) < 1 for each in KINDS)


def test_party_symbols() -> None:
    """CA-133, CA-146: about a quarter attacks, one is dangerous; blue cards with the symbol are dear or gems."""
    loud = [c for c in PARTY if c.get("attack")]
    assert copies(loud) == 9
    assert tally(loud, kind) == {"gem": 3, "device": 2, "monster": 3, "plain": 1}
    assert copies(c for c in PARTY if c.get("danger")) == 1
    assert all(c["attack"] and c["acquire"] == "clank 2" for c in PARTY if kind(c) == "gem")


def test_party_price_curve() -> None:
    """CA-237: prices follow those of the Dungeon Deck."""
    blue = [c for c in PARTY if kind(c) in ("plain", "companion", "gem")]
    assert tally(blue, price) == {1: 2, 2: 3, 3: 7, 4: 5, 5: 4, 6: 3, 7: 1}
    assert tally([c for c in PARTY if kind(c) == "device"], price) == {2: 1, 3: 1, 4: 1}
    assert tally([c for c in PARTY if kind(c) == "monster"], price) == {1: 1, 2: 3, 3: 2, 4: 1}


def test_party_points_follow_the_prices() -> None:
    """CA-174: nothing for cheap cards, gems as in the Dungeon Deck, never more points than Skill."""
    gems = {price(c): c["points"] for c in DECK if kind(c) == "gem"}
    for card in PARTY:
        points = card.get("points", 0)
        if kind(card) == "gem":
            assert points == gems[price(card)]
        elif isinstance(points, int):
            assert points <= (price(card) + 1) // 2, card["id"]


def test_party_arrive_choices() -> None:
    """CA-136: when such a card arrives, every player chooses, and no choice brings work for another player's turn."""
    arriving = [c for c in PARTY if "arrive" in c]
    assert copies(arriving) == 9
    assert all(re.match(r"each player: (if artifact: )?choose \(", c["arrive"]) for c in arriving)
    assert len({c["arrive"] for c in arriving}) == len(arriving)
    assert not saying(r"\b(hurt|draw|secret|prisoner|skill|sword|boot|trash|pay)\b", arriving, "arrive")


def test_party_reactions() -> None:
    """CA-235: five names answer a Ghost from hand, with something that is of use in another player's turn."""
    reacting = [c for c in PARTY if "react" in c]
    assert (len(reacting), copies(reacting)) == (5, 6)
    assert all(re.fullmatch(r"ghost: ((draw|gold|heal) \d|clank -\d)(; (gold|heal) \d)?", c["react"]) for c in reacting)


def test_party_lines_are_new() -> None:
    """CA-237: no Party card repeats another card."""
    for line in ("play", "use", "defeat"):
        ours = [c[line] for c in PARTY if line in c]
        assert len(set(ours)) == len(ours)
        assert not set(ours) & {c[line] for c in BASE if line in c}


def test_ape_lord_phantasm() -> None:
    """CA-186: in the Party set only; everybody returns an Idol to the shrine, and never a Golden Monkey Bot."""
    assert compact(BY_ID["ape_lord_phantasm"]) == (
        "Ape Lord Phantasm | 1 monster 3 A | - | gold 3; each player: return idol"
    )
    assert "ape_lord_phantasm" not in {card["id"] for card in BASE}


# ---------------------------------------------------------------- tokens


def pool(name: str, party: bool = False) -> list[Entry]:
    """The kinds of token in a pool, those of the base box or those that the Party set adds."""
    return [token for token in TOKENS if token["pool"] == name and token.get("party", False) == party]


def counted(tokens: Iterable[Entry]) -> dict[str, int]:
    """Copies by id."""
    return {token["id"]: token["copies"] for token in tokens}


def test_every_token_is_told_apart() -> None:
    """Ids and names are unique, and no field is misspelt."""
    everything = [*TOKENS, *ARTIFACTS]
    for field in ("id", "name"):
        assert max(Counter(token[field] for token in everything).values()) == 1
    known = {"id", "name", "pool", "copies", "per_player", "party", "price", "found", "freed", "keep", "use", "bought"}
    known |= {"needs", "stack", "points", "grants", "quip"}
    assert all(token.keys() <= known for token in TOKENS)
    assert all(token.keys() <= {"id", "name", "value", "party", "quip"} for token in ARTIFACTS)
    assert {token["pool"] for token in TOKENS} == {"major", "minor", "prisoner", "item", "shrine", "crypt"}


def test_pools() -> None:
    """CA-008, CA-237, CA-240: 11 major and 20 minor secrets, 20 prisoners; the Party set adds 18 minor secrets only."""
    assert [copies(pool(name)) for name in ("major", "minor", "prisoner")] == [11, 20, 20]
    assert [copies(pool(name, True)) for name in ("major", "minor", "prisoner")] == [0, 18, 0]


def test_major_secrets() -> None:
    """CA-203 to CA-207: five kinds, their copies and what they do."""
    assert counted(pool("major")) == {
        "chalice": 3,
        "catacombs_map": 2,
        "greater_skill_boost": 2,
        "greater_treasure": 2,
        "potion_of_greater_healing": 2,
    }
    assert TOKEN["chalice"]["points"] == 7
    assert (TOKEN["catacombs_map"]["points"], TOKEN["catacombs_map"]["grants"]) == (5, ["map"])
    assert TOKEN["greater_skill_boost"]["found"] == "skill 5"
    assert TOKEN["greater_treasure"]["found"] == "gold 5"
    assert TOKEN["potion_of_greater_healing"]["use"] == "heal 2"


def test_minor_secrets() -> None:
    """CA-212 to CA-219: eight kinds, their copies and what they do."""
    assert counted(pool("minor")) == {
        "dragon_egg": 3,
        "lockpick_secret": 3,
        "potion_of_healing": 3,
        "treasure": 3,
        "magic_spring": 2,
        "potion_of_swiftness": 2,
        "potion_of_strength": 2,
        "puzzle_box": 2,
    }
    egg = TOKEN["dragon_egg"]
    assert (egg["found"], egg["keep"], egg["points"]) == ("rage 1", True, 3)
    assert TOKEN["lockpick_secret"]["found"] == "lockpick 1"
    assert TOKEN["potion_of_healing"]["use"] == "heal 1"
    assert TOKEN["treasure"]["found"] == "gold 2"
    assert TOKEN["magic_spring"]["found"] == "at end of turn: trash from play or discard"
    assert TOKEN["potion_of_swiftness"]["use"] == "boot 1"
    assert TOKEN["potion_of_strength"]["use"] == "sword 2"
    assert TOKEN["puzzle_box"]["grants"] == ["puzzle_box"]


def test_minor_secrets_of_the_party_set() -> None:
    """CA-237, CA-239: the Potion of Stealth, and more of the eight kinds under other names."""
    again = {
        "speckled_dragon_egg": ("dragon_egg", 2),
        "bent_lockpick": ("lockpick_secret", 3),
        "flask_of_healing": ("potion_of_healing", 2),
        "flask_of_swiftness": ("potion_of_swiftness", 2),
        "flask_of_strength": ("potion_of_strength", 2),
        "spilled_treasure": ("treasure", 2),
        "magic_puddle": ("magic_spring", 1),
        "squeaky_puzzle_box": ("puzzle_box", 1),
    }
    assert counted(pool("minor", True)) == {"potion_of_stealth": 3, **{id: n for id, (_, n) in again.items()}}
    assert TOKEN["potion_of_stealth"]["use"] == "clank -1; each rival: clank 1"
    for id, (same, _) in again.items():
        assert deeds(TOKEN[id]) == deeds(TOKEN[same])


def deeds(token: Entry) -> Entry:
    """What a token does, without what tells it apart."""
    return {key: value for key, value in token.items() if key not in ("id", "name", "quip", "copies", "party")}


@pytest.mark.parametrize(
    ("name", "number", "does"),
    [
        ("adventurer", 2, {"freed": "rage 1", "points": 3}),
        ("barbarian", 2, {"freed": "sword 2", "points": 2}),
        ("cleric", 2, {"freed": "heal 1", "points": 2}),
        ("peasant", 2, {"points": 2}),
        ("sorceress", 2, {"points": "if owned secret_tome >= 2: 5"}),
        ("warrior", 2, {"points": "per freed: 1"}),
        ("mayor", 1, {"points": "if mastery: 5"}),
        ("monk", 1, {"points": "per marked: 1"}),
        ("primatologist", 1, {"points": "if idol: 5"}),
        ("prince", 1, {"points": "if crown: 5"}),
        ("princess", 1, {"points": "if crown: 5"}),
        ("golden_monkey_bot", 1, {"grants": ["prisoner", "idol"], "points": 3}),
        ("haunted_prisoner", 1, {"freed": "ghost 1", "points": 3}),
        ("discount_coupon", 1, {"grants": ["coupon"]}),
    ],
)
def test_prisoners(name: str, number: int, does: Entry) -> None:
    """CA-189 to CA-202: fourteen kinds; all but the Coupon count as prisoners, the Bot also as an Idol."""
    assert counted(pool("prisoner"))[name] == number
    assert deeds(TOKEN[name]) == {"pool": "prisoner", "grants": ["prisoner"], **does}
    assert len(pool("prisoner")) == 14


def test_market() -> None:
    """CA-009, CA-060, CA-208 to CA-211: ten items for 7 Gold each, the Crowns in one stack."""
    items = pool("item")
    assert counted(i for i in items if i.get("stack") != "crown") == {
        "backpack": 2,
        "blood_amulet": 2,
        "burglars_kit": 3,
    }
    crowns = [i for i in items if i.get("stack") == "crown"]
    assert [(i["id"], i["copies"], i["points"], i["grants"]) for i in crowns] == [
        (f"crown_{value}", 1, value, ["crown"]) for value in (10, 9, 8)
    ]
    assert {i["price"] for i in [*items, *pool("item", True)]} == {7}
    assert (TOKEN["backpack"]["points"], TOKEN["backpack"]["grants"]) == (5, ["backpack"])
    amulet = TOKEN["blood_amulet"]
    assert (amulet["points"], amulet["needs"], amulet["bought"]) == (7, "damage >= 5", "heal 2")
    assert (TOKEN["burglars_kit"]["points"], TOKEN["burglars_kit"]["bought"]) == (2, "lockpick 2")


def test_market_of_the_party_set() -> None:
    """CA-179, CA-238: a third Backpack, a Crown of 7 and three Cloaks; no Master Key."""
    assert counted(pool("item", True)) == {"party_backpack": 1, "crown_7": 1, "invisibility_cloak": 3}
    assert deeds(TOKEN["party_backpack"]) == deeds(TOKEN["backpack"])
    assert deeds(TOKEN["crown_7"]) == deeds(TOKEN["crown_8"]) | {"points": 7}
    assert (TOKEN["invisibility_cloak"]["points"], TOKEN["invisibility_cloak"]["grants"]) == (5, ["cloak"])


def test_idols_and_mastery() -> None:
    """CA-011, CA-012, CA-174, CA-220: three Idols of 5 points; one Mastery token each, worth what the rules say."""
    idol, mastery = TOKEN["idol"], TOKEN["mastery"]
    assert (idol["pool"], idol["copies"], idol["points"], idol["grants"]) == ("shrine", 3, 5, ["idol"])
    assert (mastery["pool"], mastery["copies"], mastery["per_player"], mastery["grants"]) == (
        "crypt",
        6,
        True,
        ["mastery"],
    )
    assert "points" not in mastery and GAME["params"]["mastery"] == 20


def test_artifacts() -> None:
    """CA-007, CA-178: seven Artifacts, and four more with the Party set."""
    assert [a["value"] for a in ARTIFACTS if not a.get("party")] == [5, 7, 10, 12, 15, 17, 20]
    assert [a["value"] for a in ARTIFACTS if a.get("party")] == [10, 15, 20, 25]


# ---------------------------------------------------------------- numbers and rules


def test_numbers_of_the_rules() -> None:
    """CA-002 to CA-006, CA-017 to CA-019, CA-161, CA-169, CA-180, CA-181: what is not on a card, token or tile."""
    params, numbers = GAME["params"], GAME["numbers"]
    wanted = {"health": 10, "cubes": 30, "black": 24, "ghosts": 5, "hand": 5, "row": 6, "lockpicks": 3, "safe_tiles": 4}
    wanted |= {"out_draw": 4, "out_draw_two": 6, "mastery": 20, "coupon": 5, "marks": 4, "prison": 2}
    assert params == wanted | {"party": 5, "party_reserve": 4}
    assert numbers["clank_start"] == [3, 2, 1, 0, 0, 0]
    assert numbers["gold_start"] == [0, 0, 0, 0, 1, 2]
    assert numbers["rage_start"] == {"2": 3, "3": 2, "4": 1, "5": 1, "6": 1}
    for players in range(2, 7):
        track = [2, 2, 3, 3, 4, 4, 5] if players < params["party"] else [2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
        assert numbers["rage"][str(players)] == track


def test_rules_are_complete() -> None:
    """Catacombs has the clauses CA-001 to CA-241, each once, each with a rule, a check and a section."""
    text = (DATA / "rules.md").read_text(encoding="utf-8")
    clauses = read_rules(text)
    assert sorted(clause.id for clause in clauses) == [f"CA-{n:03}" for n in range(1, 242)]
    assert all(clause.rule and clause.check and clause.section for clause in clauses)
    assert set(re.findall(r"CA-\d{3}", text)) <= {clause.id for clause in clauses}
    assert all((DATA / name).is_file() for name in re.findall(r"`(\w+\.toml)`", text))
