"""The words: every code has a message, every message a use, and every card says what it does."""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from burgle.chapters import bag, decks, paths, resources
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import PASS, option
from burgle.kernel.engine import advance, answer
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from burgle.kernel.state import Event, State
from burgle.language.phrases import Speaker, message_id
from burgle.language.reference import reference
from burgle.language.wording import (
    KEYS,
    card_head,
    card_text,
    narrate,
    say,
    say_refusal,
    say_score,
    space_text,
    token_text,
)
from burgle.language.words import Words, words_of
from burgle.rulebook import read_rules
from burgle.view.scores import STATUS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "burgle"
GOLDEN = ROOT / "tests" / "golden" / "space-cards.txt"
FILES = [PACKAGE / "language" / "en.ftl", PACKAGE / "games" / "space" / "en.ftl"]
RULES = build_rules(GAMES["space"], 4, {})

# One line for every word, count and cost of the rulebook, so that all their phrases can be made.
WORDS = {
    "acquire": ["acquire from row", "acquire from row <= 3"], "all": ["all factions"], "flip": ["flip"],
    "ignore": ["ignore enemies", "ignore checkpoints", "ignore footprints"], "clank": ["clank 2", "clank -2"],
    "take": ["take from row", "take from row <= 3"], "teleport to": ["teleport to telepad"],
    "trash": ["trash from play or discard or hand", "trash hack from hand", "trash self"],
}  # fmt: skip
COUNTS = {
    "at": [f"at {mark}" for mark in ("start", "pods", "market", "lift", "telepad", "checkpoint", "force_field")],
    "card": ["card hack in play or hand"], "in": ["in command"], "made": ["made skill", "made sword", "made boot"],
    "owned": ["owned outlaw", "owned hack"],
}  # fmt: skip
COSTS = {"trash": ["trash from play", "trash self"]}
JOINTS = [
    "choose (skill 1 | boot 1)", "choose 2 (skill 1 | boot 1; draw 1 | heal 2)", "may draw 1",
    "may choose (heal 1 | draw 1)",
    "each player: clank 1", "each rival: heal 2", "each player: if artifact: clank 1", "each rival: (clank 1; heal 1)",
    "at end of turn: heal 1", "pay discard 1: (credit 2; draw 1)", "if crystal: choose (draw 1; heal 1 | skill 1)",
]  # fmt: skip


def samples() -> Iterator[str]:
    """Lines of effects that use every word, count and cost, with one and with more."""
    for word in RULES.words:
        yield from WORDS.get(word, [f"{word} {n}" for n in (1, 2)])
    for count in RULES.counts:
        for text in COUNTS.get(count, [count]):
            for condition in (f"if {text}", f"if {text} >= 2", f"per {text}", f"per 2 {text}"):
                yield f"{condition}: skill 1"
                yield f"each player: {condition}: clank 1"
    for cost in RULES.costs:
        for text in COSTS.get(cost, [f"{cost} {n}" for n in (1, 2)]):
            yield f"pay {text}: draw 1"
    yield from JOINTS


def phrases(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase and all its parts."""
    yield phrase
    for part in phrase.parts:
        yield from phrases(part)


def read(text: str) -> Phrase:
    """The phrase of a line of effects."""
    return Reader(RULES, text, True).whole().say()


def strict() -> Words:
    """The words, with nothing that went wrong before."""
    words = words_of("space", "en")
    words.mistakes.clear()
    return words


def sources(*folders: str) -> str:
    """The Python sources of some folders."""
    return "\n".join(path.read_text("utf-8") for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py")))


def refusal_codes(*folders: str) -> set[str]:
    """The codes of all refusals in some folders, also those chosen by a condition."""
    text = sources(*folders)
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', text))
    for chosen in re.findall(r'(?:Refusal\(|code = )("\w+" if .*? else "\w+")', text):
        codes |= set(re.findall(r'"(\w+)"', re.sub(r"if .*? else", "", chosen)))
    return codes


ENGINE_CODES = sorted(refusal_codes("kernel", "chapters", "games/space"))
ALL_CODES = sorted(set(ENGINE_CODES) | refusal_codes("view", ".") - {"code"})


def messages() -> dict[str, ast.Message]:
    """All messages of both files."""
    found = {}
    for file in FILES:
        resource = FluentParser().parse(file.read_text("utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], file
        found |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    return found


class References(Visitor):
    """Collects the messages and terms that others refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add("-" + node.id.name)
        self.generic_visit(node)


# ---------------------------------------------------------------- every code has its words


@pytest.mark.parametrize("text", list(samples()))
def test_every_word_can_be_said(text):
    words = strict()
    said = say(RULES, read(text))
    assert not words.mistakes
    assert said and "_" not in said and "{" not in said
    assert "1 Swords" not in said and "2 Sword " not in said and "1 cards" not in said and "  " not in said


def test_samples_use_everything():
    used = {word for text in samples() for word in re.findall(r"\w+", text)}
    assert used >= {word.split(" ")[0] for word in (*RULES.words, *RULES.counts, *RULES.costs)}


@pytest.mark.parametrize("code", ALL_CODES)
def test_every_refusal_can_be_said(code):
    words = strict()
    nameless = [(1, 2, "")] if words.has("refuse-" + code, "bare") else []
    for have, need, name in [(0, 1, "Exterminator"), (2, 3, "CO3"), *nameless]:
        said = say_refusal(RULES, Refusal(code, have, need, name))
        assert said[0].isupper() and said.endswith((".", "?")), said
        assert "CO3" not in said
    assert not words.mistakes


def test_refusals_name_their_numbers():
    assert say_refusal(RULES, Refusal("need_skill", 2, 3, "Exterminator")) == (
        "You need 3 Skill for Exterminator and have 2."
    )
    assert say_refusal(RULES, Refusal("need_sword", 0, 1, "Gorklar")) == "You need 1 Sword to beat Gorklar and have 0."
    assert say_refusal(RULES, Refusal("need_coins", 6, 7, "Med Kit")) == "You need 7 Credits for Med Kit and have 6."
    assert say_refusal(RULES, Refusal("port_used", 1), ["Ann", "Bob"]) == "Bob has hacked this port already."
    assert say_refusal(RULES, Refusal("not_understood")) == "Nobody here understands that."


@pytest.mark.parametrize("kind", range(len(RULES.events)), ids=[kind.code for kind in RULES.events])
def test_every_event_can_be_told(kind):
    words = strict()
    meanings = (RULES.events[kind].a, RULES.events[kind].b)
    assert set(meanings) <= {"card", "token", "space", "num", "", *KEYS}
    for a in range(4):
        event = Event(kind, 1, a, 1, -1)
        said = narrate(RULES, event, False)
        assert said.endswith(".") and "_" not in said
        if RULES.events[kind].private:
            assert narrate(RULES, event, True) == "Player 2 draws a card."
    assert not words.mistakes


def test_events_are_told_with_names():
    play = next(i for i, kind in enumerate(RULES.events) if kind.code == "play")
    event = Event(play, 0, RULES.card_ids["hack"], 0, -1)
    assert narrate(RULES, event, False) == "Player 1 plays Hack."
    assert narrate(RULES, event, False, ["Ann", "Bob"]) == "Ann plays Hack."


def test_keys_are_those_of_the_chapters():
    assert list(KEYS["resource"]) == resources.NAMES
    assert list(KEYS["place"]) == decks.PLACES
    assert list(KEYS["ease"]) == paths.EASES
    assert KEYS["status"] == STATUS
    assert (KEYS["cube"].index("black"), KEYS["cube"].index("hunter"), KEYS["cube"].index("colour")) == (
        bag.BLACK,
        bag.HUNTER,
        bag.COLOUR,
    )


@pytest.mark.parametrize("code", sorted(set(re.findall(r'"(ask-[a-z-]+)"', sources(".")))))
def test_every_question_can_be_said(code):
    words = strict()
    for name in ("Fe-Lion", ""):
        parts = [read("pay discard 1: draw 1")] if code == "ask-may" else []
        for n in (1, 2):
            said = say(RULES, Phrase(code, n, [name], parts))
            assert said[0].isupper() and said.endswith((".", "?"))
    assert not words.mistakes


def test_questions_read_well():
    ask = Phrase("ask-may", 0, ["Fe-Lion"], [read("pay discard 1: draw 1")])
    assert say(RULES, ask) == "Fe-Lion: discard a card to draw a card?"
    assert say(RULES, "ask-over") == "The game is over."


@pytest.mark.parametrize("code", sorted(set(re.findall(r'Line\((?:"(\w+)"|.*?else "(\w+)")', sources(".")))), ids=str)
def test_every_score_can_be_said(code):
    words = strict()
    assert say_score(RULES, code[0] or code[1], "Hack", 3).endswith(": 3")
    assert not words.mistakes


def test_no_message_is_unused():
    known = messages()
    references = References()
    for entry in known.values():
        references.visit(entry)
    used = {message_id(part.code) for text in samples() for part in phrases(read(text))} | {"do-points"}
    used -= {"do-seq"}
    used |= {"refuse-" + code for code in ALL_CODES} | {"event-" + kind.code for kind in RULES.events}
    used |= set(re.findall(r'"(ask-[a-z-]+)"', sources(".")))
    lines = re.findall(r'Line\("(\w+)"(?: if .*? else "(\w+)")?', sources("."))
    used |= {"score-" + code for pair in lines for code in pair}
    used |= {"name-" + name for name in (*KEYS["place"], *KEYS["resource"], *RULES.factions)}
    used |= {"name-" + mark for mark in RULES.marks} | {"mark-" + mark for mark in RULES.marks}
    used |= {"grant-" + tag for tag in RULES.tags} | {"line-secret-major", "line-secret-minor"}
    used |= {"head-" + kind for kind in ("card", "enemy", "starter")} | {"player"}
    used |= set(re.findall(r'"((?:join|line|head|label)-[a-z-]+)"', sources("language")))
    moments = ("acquire", "arrive", "defeat", "found", "use", "bought", "reward", "port")
    used |= {"label-" + moment for moment in moments}
    assert not set(known) - used - references.found


def test_no_term_is_unused():
    terms, references = set(), References()
    for file in FILES:
        resource = FluentParser().parse(file.read_text("utf-8"))
        terms |= {"-" + entry.id.name for entry in resource.body if isinstance(entry, ast.Term)}
        references.visit(resource)
    assert terms == {name for name in references.found if name.startswith("-")}


def test_the_family_names_no_game():
    text = FILES[0].read_text("utf-8")
    for word in ("Credit", "Crystal", "Hyperlift", "Telepad", "Contraband", "Cargo", "Outlaw", "ship", "Blockade"):
        assert word not in text


def test_another_language_falls_back_to_english():
    assert say(RULES, read("draw 2"), "xx-YY") == "Draw 2 cards."


# ---------------------------------------------------------------- clauses


CLAUSES = tomllib.loads((PACKAGE / "games/space/clauses.toml").read_text("utf-8"))
RULEBOOK = {clause.id for clause in read_rules((PACKAGE / "games/space/rules.md").read_text("utf-8"))}


def test_every_refusal_and_event_has_its_clause():
    assert set(ENGINE_CODES) <= set(CLAUSES["refusals"])
    assert not set(CLAUSES["refusals"]) - set(ALL_CODES)
    assert set(CLAUSES["events"]) == {kind.code for kind in RULES.events}
    assert set(CLAUSES["refusals"].values()) | set(CLAUSES["events"].values()) <= RULEBOOK
    assert not set(CLAUSES["refusals"]) & set(CLAUSES["events"]), "one code, one clause"
    assert RULES.clause("need_skill") == "SP-066"


# ---------------------------------------------------------------- cards, tokens and spaces


def all_texts() -> str:
    """Every card, token and space in words."""
    blocks = [[card_head(RULES, card), *card_text(RULES, card)] for card in RULES.cards]
    blocks += [[f"{token.name} (token)", *token_text(RULES, token)] for token in RULES.tokens]
    blocks += [[f"{space.key} {space.name}", *lines] for space in RULES.spaces if (lines := space_text(RULES, space))]
    return "\n".join("\n    ".join(block) for block in blocks) + "\n"


def test_golden_texts():
    """BURGLE_GOLDEN=1 writes the file anew; read it before you keep it."""
    words = strict()
    if os.environ.get("BURGLE_GOLDEN"):
        GOLDEN.write_text(all_texts(), "utf-8")
    assert all_texts() == GOLDEN.read_text("utf-8")
    assert not words.mistakes


def test_some_texts_as_a_card_would_say_them():
    said = {
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
        "each rival: (clank 1; heal 1)": ["Each rival: +1 Clank! and heal 1 damage."],
    }
    for text, lines in said.items():
        assert Speaker(words_of("space", "en")).sentences(read(text)) == lines


AMOUNT = re.compile(r"([+\u2212])(\d+) (Skill|Sword|Boot|Credit|Clank!|Teleport|Power Crystal)")


def fresh(rules: Rules) -> State:
    """A state in which nothing is going on: some noise made, no tokens, empty hands."""
    st = new_state(rules, seed_bytes(5), 0, None)
    advance(st)
    p = st.players[0]
    p.hand.clear()
    p.supply, p.area = 20, 6
    return st


def pools(st: State) -> dict[str, int]:
    """What the first player has of everything a card may promise."""
    p = st.players[0]
    return {
        "Skill": p.skill, "Sword": p.sword, "Boot": p.boot, "Credit": p.gold, "Clank!": p.area,
        "Teleport": st.deeds[RULES.deeds.index("teleports")], "Power Crystal": p.tokens[RULES.token_ids["crystal"]],
    }  # fmt: skip


@pytest.mark.parametrize("card", [c for c in RULES.cards if c.play], ids=lambda card: card.key)
def test_a_card_gives_what_its_line_says(card):
    lines = card_text(RULES, card)
    promised = dict.fromkeys(pools(fresh(RULES)), 0)
    for line in lines:
        own = line[0] in "+\u2212" and "for each" not in line
        for sign, n, what in AMOUNT.findall(line) if own or line.startswith("Each player ") else []:
            promised[what] += int(n) if sign == "+" else -int(n)
    st = fresh(RULES)
    before = pools(st)
    p = st.players[0]
    p.hand.append(card.id)
    advance(st)
    play = next(action for action in RULES.actions if action.name == "play")
    answer(st, option(play.kind, card.id))
    while option(PASS, 0) in st.options:  # decline whatever may be declined
        answer(st, option(PASS, 0))
    assert {what: n - before[what] for what, n in pools(st).items()} == promised


# ---------------------------------------------------------------- the reference and the manual


def forms(text: str) -> set[str]:
    """The words that open the code spans in the first column of a table."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {span.split(" ")[0] for row in rows for span in re.findall(r"`([^`]+)`", row)}


def test_the_manual_has_every_word():
    manual = (ROOT / "docs" / "effects.md").read_text("utf-8")
    words, counts = manual.split("## Words")[1].split("## Counts")
    costs = {span.split(" ")[0] for span in re.findall(r"`([^`]+)`", words.split("Costs for `pay`:")[1])}
    assert forms(words) == {word.split(" ")[0] for word in RULES.words}
    assert forms(counts) == set(RULES.counts)
    assert costs == set(RULES.costs)


def test_the_reference_has_every_word():
    text = reference(RULES)
    for word in (*RULES.words, *RULES.counts, *RULES.costs):
        assert re.search(rf"^\| `(?:pay )?{word}\b[^|]*\| [^| ]", text.replace("\\|", ""), re.MULTILINE), word
