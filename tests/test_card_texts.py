"""What cards, tokens and spaces say: as kept in tests/golden, and as they then do."""

import os
import re
from pathlib import Path

import pytest

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import PASS, option
from burgle.kernel.engine import advance, answer
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from burgle.kernel.state import State
from burgle.language.phrases import Speaker
from burgle.language.wording import card_head, card_text, space_text, token_text
from burgle.language.words import words_of

GOLDEN = Path(__file__).resolve().parent / "golden"
OPTIONS = {"legacy": {"without": "roles,vault,patrons"}}  # nothing is handed out before the first turn
RULES: dict[str, Rules] = {game: build_rules(GAMES[game], 4, OPTIONS.get(game, {})) for game in GAMES}


def all_texts(rules: Rules) -> str:
    """Every card, token and space in words, whatever the number of players and the options."""
    blocks = [[card_head(rules, card), *card_text(rules, card)] for card in rules.cards]
    blocks += [[f"{token.name} (token)", *token_text(rules, token)] for token in rules.tokens]
    blocks += [[f"{space.key} {space.name}", *lines] for space in rules.spaces if (lines := space_text(rules, space))]
    return "\n".join("\n    ".join(block) for block in blocks) + "\n"


@pytest.mark.parametrize("game", RULES)
def test_golden_texts(game):
    """BURGLE_GOLDEN=1 writes the file anew; read it before you keep it."""
    words = words_of(game, "en")
    words.mistakes.clear()
    file = GOLDEN / f"{game}-cards.txt"
    if os.environ.get("BURGLE_GOLDEN"):
        file.write_text(all_texts(RULES[game]), "utf-8")
    assert all_texts(RULES[game]) == file.read_text("utf-8")
    assert not words.mistakes


SAID = {
    "space": {
        "skill 2; boot 1": ["+2 Skill, +1 Boot"],
        "draw 1; skill 1": ["+1 Skill", "Draw a card."],
        "if outlaw: sword 1": ["If you played another Outlaw card: +1 Sword."],
        "if crystal: draw 1": ["If you have a Power Crystal: draw a card."],
        "pay discard 1: draw 1": ["Discard a card to draw a card."],
        "each player: clank 1": ["Each player +1 Clank!"],
        "choose 2 (skill 1 | boot 1 | draw 1)": ["Choose 2: +1 Skill, +1 Boot or draw a card."],
        "if resistance >= 2: (skill 1; boot 1; draw 2)": [
            "If you played 2 other Resistance cards: +1 Skill, +1 Boot and draw 2 cards."
        ],
        "per 2 credit: sword 1": ["+1 Sword for every 2 Credits you have."],
        "may (trash self; heal 1)": ["You may trash this card and heal 1 damage."],
        "each rival: (clank 1; heal 1)": ["Each rival adds 1 Clank! and heals 1 damage."],
    },
    "catacombs": {
        "choose (gold 1; if artifact: heal 1 | heal 1; if artifact: gold 1)": [
            "Choose one, or all if you have an Artifact: +1 Gold or heal 1 damage."
        ],
        "teleport 1": ["You may teleport to an adjacent room."],
        "pay gold 2: teleport 1": ["Pay 2 Gold to teleport to an adjacent room."],
        "choose (teleport 1 | gold 1)": ["Choose one: teleport to an adjacent room or +1 Gold."],
        "if crown: if gem: draw 1": ["If you have a Crown and you have another gem in play: draw a card."],
        "each player: choose (gold 2; clank 2 | clank -1)": ["Each player chooses: +2 Gold and +2 Clank!, or \u22121 Clank!"],
        "choose (gold 2 | draw 1; draw 1)": ["Choose one: +2 Gold, or draw a card (twice)."],
        "each player: return idol": ["Each player with a Monkey Idol returns one to its shrine."],
        "gain secret_tome": ["Take a Secret Tome from the Reserve for free."],
        "pay gold 1: (lockpick 1; skill 2; draw 1)": ["Pay 1 Gold to gain 1 Lockpick and 2 Skill and draw a card."],
        "trash explore from play": ["Trash an Explore from your play area."],
        "if card explore in discard: gold 1": ["If an Explore is in your discard pile: +1 Gold."],
        "if freed now: lockpick 2": ["If you free a prisoner this turn: +2 Lockpicks."],
    },
    "legacy": {
        "pay intern 1: (sword 2; boot 1)": ["Sacrifice 1 intern to gain 2 Swords and 1 Boot."],
        "may (skill 1; sword 2; gold 1)": ["You may gain 1 Skill, 2 Swords and 1 Gold."],
        "each player: may trash from play or discard": [
            "Each player may trash a card from their play area or discard pile."
        ],
        "each rival: may draw 1": ["Each rival may draw a card."],
        "each player: (clank 1; secret minor 1)": ["Each player adds 1 Clank! and takes a random Minor Secret."],
        "if at danger_zone: boot 1": ["If you are in the Danger Zone: +1 Boot."],
        "if at forest: boot 1": ["If you are in a Forest: +1 Boot."],
    },
}  # fmt: skip


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, said in SAID.items() for text in said])
def test_some_texts_as_a_card_would_say_them(game, text):
    phrase = Reader(RULES[game], text, True).whole().say()
    assert Speaker(words_of(game, "en")).sentences(phrase) == SAID[game][text]


def lines_of(game: str, card: str) -> list[str]:
    """A card in words."""
    rules = RULES[game]
    return card_text(rules, rules.cards[rules.card_ids[card]])


def test_what_only_some_cards_have():
    assert lines_of("catacombs", "wishing_well")[:2] == ["To use it, also pay 3 Gold.", "Use: draw 2 cards."]
    assert lines_of("catacombs", "the_warden")[0] == "Only in the Depths."
    assert lines_of("catacombs", "sexton")[2] == (
        "React to a Ghost: discard this card from hand instead of taking damage; also gain 2 Gold."
    )
    rules = RULES["catacombs"]
    heads = [card_head(rules, rules.cards[rules.card_ids[id]]) for id in ("bard", "rose_quartz", "dusty_map", "goblin")]
    assert heads == ["Bard (3 Skill), companion", "Rose Quartz (5 Skill), gem", "Dusty Map (device, 2 Skill)",
                     "Goblin (monster, 2 Swords)"]  # fmt: skip


# ---------------------------------------------------------------- a card gives what it says


AMOUNT = re.compile(r"([+\u2212])(\d+) (Skill|Sword|Boot|Credit|Gold|Clank!|Teleport|Power Crystal|Lockpick)")


def fresh(rules: Rules) -> State:
    """A state in which nothing is going on: some noise made, no tokens, empty hands."""
    st = new_state(rules, seed_bytes(5), 0, None)
    advance(st)
    p = st.players[0]
    p.hand.clear()
    p.supply, p.area, p.gold = 20, 6, 0
    return st


def pools(st: State) -> dict[str, int]:
    """What the first player has of everything a card may promise."""
    p = st.players[0]
    rules = st.rules
    deeds, tokens = dict(zip(rules.deeds, st.deeds, strict=True)), rules.token_ids
    return {
        "Skill": p.skill, "Sword": p.sword, "Boot": p.boot, "Credit": p.gold, "Gold": p.gold, "Clank!": p.area,
        "Teleport": deeds.get("teleports", 0), "Power Crystal": p.tokens[tokens["crystal"]] if "crystal" in tokens else 0,
        "Lockpick": p.nums[rules.player_nums.index("lockpicks")] if "lockpicks" in rules.player_nums else 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("game", "card"),
    [(game, card) for game, rules in RULES.items() for card in rules.cards if card.play is not None],
    ids=lambda value: value if isinstance(value, str) else value.key,
)
def test_a_card_gives_what_its_line_says(game, card):
    rules = RULES[game]
    promised = dict.fromkeys(pools(fresh(rules)), 0)
    for line in (text.removeprefix("Box: ") for text in card_text(rules, card)):  # what lies open is played as well
        own = line[0] in "+\u2212" and "for each" not in line and "for every" not in line
        for sign, n, what in AMOUNT.findall(line) if own or line.startswith("Each player ") else []:
            for name in ("Credit", "Gold") if what in ("Credit", "Gold") else (what,):
                promised[name] += int(n) if sign == "+" else -int(n)
    st = fresh(rules)
    before = pools(st)
    p = st.players[0]
    p.hand.append(card.id)
    advance(st)
    play = next(action for action in rules.actions if action.name == "play")
    answer(st, option(play.kind, card.id))
    while option(PASS, 0) in st.options:  # decline whatever may be declined
        answer(st, option(PASS, 0))
    gained = {what: n - before[what] for what, n in pools(st).items()}
    if card.key == "lute":  # it makes the noise it is paid for
        assert gained.pop("Gold") == gained.pop("Credit") == 1
    if card.key == "reply_all":  # so does this
        assert gained.pop("Skill") == promised["Skill"] + 1
    if card.key == "letter_of_credit":  # who cannot pay makes noise
        assert gained.pop("Clank!") == 2
    assert gained.items() <= promised.items()
