"""In! Space!: what the rules count in the data themselves, read through the finished rulebook."""

from collections import Counter

import burgle
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.rules import Rules


def rules(players: int = 4) -> Rules:
    """The rulebook as it is sold."""
    return build_rules(GAMES["space"], players, {})


def test_adventure_deck() -> None:
    """SP-005, SP-056: 100 cards, of which 18 Outlaw, 26 Resistance, 11 Science; the other 45 have no icon."""
    book = rules()
    names = [*book.factions, "none"]  # -1 is the last one
    icons: Counter[str] = Counter()
    for card in book.cards:
        if card.deck == "adventure":
            icons[names[card.faction]] += card.copies
    assert icons == {"outlaw": 18, "resistance": 26, "science": 11, "none": 45}
    assert sum(icons.values()) == 100


def test_starting_and_reserve_cards_have_no_icon() -> None:
    """SP-056: a card without an icon in its upper left has no faction."""
    book = rules()
    assert {card.faction for card in book.cards if card.deck in ("starter", "reserve", "reverse")} == {-1}
    assert book.cards[book.card_ids["prisoner"]].faction == -1


def test_tokens() -> None:
    """SP-006: artifacts, secrets, crystals, items, pods and codes in their numbers, and one Blockade."""
    book = rules()
    pools: Counter[str] = Counter()
    for token in book.tokens:
        pools[token.pool] += token.copies
    assert pools == {"artifact": 6, "major": 11, "minor": 28, "item": 8, "bank": 9, "pods": 4}
    copies = {token.key: token.copies for token in book.tokens}
    assert (copies["crystal"], copies["command_code"], copies["escape_pod"]) == (5, 4, 4)
    assert {token.copies for token in book.tokens if token.pool == "item"} == {2}
    assert len([token for token in book.tokens if token.pool == "item"]) == 4
    assert book.num_names.count("blockade") == 1


def test_artifact_values() -> None:
    """SP-009: six artifacts, worth 5, 10, 15, 20, 25 and 30."""
    assert sorted(token.value for token in rules().tokens if token.value) == [5, 10, 15, 20, 25, 30]


def test_kinds_of_secrets() -> None:
    """SP-011: 11 Major Secrets of six kinds, 28 Minor ones of seven."""
    for pool, copies, kinds in (("major", 11, 6), ("minor", 28, 7)):
        tokens = [token for token in rules().tokens if token.pool == pool]
        assert (sum(token.copies for token in tokens), len(tokens)) == (copies, kinds)


def test_ports_in_the_view() -> None:
    """SP-053, SP-133: everybody sees every port in play, who hacked it, and no other space."""
    game = burgle.new_game("space", 2, 1, first=0)
    book, st = game.rules, game.state
    ports = [space for space in book.spaces if space.port is not None and space.exits]
    st.put(book.zone_names.index("ports"), ports[0].id, 2)
    assert game.view(0)["ports"] == {space.key: 1 if space is ports[0] else -1 for space in ports}
