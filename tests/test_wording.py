"""The words of every game: every code has a message, every message a use, every refusal and event its clause."""

import ast as python
import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from burgle.chapters import bag, decks, events, resources
from burgle.chapters.dials import TurnDial
from burgle.chapters.path_rules import Crossing
from burgle.chapters.recruit import Recruit
from burgle.chapters.reserve import Reserve
from burgle.chapters.services import Services
from burgle.chapters.tokens import Tokens
from burgle.chapters.walking import Walking
from burgle.content.library import build_rules
from burgle.content.smallest import smallest_campaign
from burgle.games import GAMES
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Rules
from burgle.kernel.state import Event
from burgle.language.phrases import message_id
from burgle.language.wording import KEYS, narrate, say, say_refusal, say_score
from burgle.language.words import Words, sound, words_of
from burgle.rulebook import read_rules
from burgle.view.scores import STATUS

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "burgle"
FAMILY = PACKAGE / "language" / "en.ftl"
RULES: dict[str, Rules] = {game: build_rules(GAMES[game], 4, {}) for game in GAMES}
every_game = pytest.mark.parametrize("game", RULES)

# One line for every word, count and cost of each rulebook, so that all their phrases can be made.
WORDS: dict[str, dict[str, list[str]]] = {
    "space": {
        "ignore": ["ignore enemies", "ignore checkpoints", "ignore footprints"], "all": ["all factions"],
        "teleport to": ["teleport to telepad"],
        "trash": ["trash from play or discard or hand", "trash hack from hand", "trash self"],
    },
    "catacombs": {
        "buy": ["buy for 5", "buy free"], "gain": ["gain secret_tome"], "ignore": ["ignore enemies", "ignore caves"],
        "lay": ["lay tile", "lay tile anywhere"], "mark": ["mark wayshrine"], "replace": ["replace row"],
        "return": ["return idol"], "secret": [f"secret {sort} {n}" for sort in ("major", "minor") for n in (1, 2)],
        "teleport": ["teleport 1", "teleport 2", *[f"teleport to {goal}" for goal in (
            "wayshrine", "haunted", "rival", "new tile")]],
        "top": ["top self"], "turn": ["turn tile", "turn tiles"],
        "acquire": ["acquire from row", "acquire from row <= 3", "acquire from row or device"],
        "trash": ["trash from play or discard or hand", "trash burgle from hand", "trash self"],
    },
    "legacy": {
        "attack": ["attack"], "buy": ["buy for 5", "buy free"], "gain": ["gain mercenary"], "replace": ["replace row"],
        "discount": [f"discount {thing} {n}" for thing in ("companion", "coach", "market") for n in (1, 2)],
        "ignore": ["ignore enemies", "ignore forests", "ignore agents"], "rage": ["rage 1", "rage 2", "rage -1"],
        "secret": [f"secret {sort} {n}" for sort in ("major", "minor") for n in (1, 2)], "top": ["top self"],
        "teleport to": [*[f"teleport to {goal}" for goal in (
            "circle", "coach", "town", "ruin", "forest", "volcano")]],
        "acquire": ["acquire from row", "acquire from row <= 3", "acquire from row or device"],
        "trash": ["trash from play or discard or hand", "trash burgle from hand", "trash self"],
    },
    "darkest": {
        "attack": ["attack"], "buy": ["buy for 5", "buy free"], "gain": ["gain explore"], "replace": ["replace row"],
        "discount": [f"discount {thing} {n}" for thing in ("companion", "market") for n in (1, 2)],
        "ignore": ["ignore enemies", "ignore forests"], "rage": ["rage 1", "rage 2", "rage -1"],
        "secret": [f"secret {sort} {n}" for sort in ("major", "minor", "ore") for n in (1, 2)], "top": ["top self"],
        "teleport to": [*[f"teleport to {goal}" for goal in ("town", "tower", "hill", "cave")]],
        "symbol": ["symbol"], "scratch": ["scratch card"], "mark": ["mark card", "mark random card", "mark space A07"],
        "cheaper": ["cheaper companion 1", "cheaper market 2"], "dearer": ["dearer boots 1", "dearer footprints 1"],
        "free": ["free market"], "more": ["more attack 1"], "fewer": ["fewer attack 2"], "ban": ["ban market"],
        "acquire": ["acquire from row", "acquire from row <= 3", "acquire from row or device"],
        "trash": ["trash from play or discard or hand", "trash burgle from hand", "trash self"],
    },
}  # fmt: skip
SHARED_WORDS = {
    "acquire": ["acquire from row", "acquire from row <= 3"], "take": ["take from row", "take from row <= 3"],
    "clank": ["clank 2", "clank -2"], "flip": ["flip"],
}  # fmt: skip
COUNTS: dict[str, dict[str, list[str]]] = {
    "space": {
        "at": [f"at {place}" for place in (
            "CO3", "start", "pods", "market", "lift", "telepad", "checkpoint", "force_field")],
        "card": ["card hack in play or hand"], "in": ["in command"], "owned": ["owned outlaw", "owned hack"],
        "made": ["made skill", "made sword", "made boot", "made credit"],
    },
    "catacombs": {
        "at": [f"at {mark}" for mark in RULES["catacombs"].marks], "freed": ["freed", "freed now"],
        "card": ["card secret_tome in play or discard"], "in": ["in depths"], "owned": ["owned gem", "owned burgle"],
        "made": ["made skill", "made sword", "made boot", "made gold"],
    },
    "legacy": {
        "at": [f"at {mark}" for mark in RULES["legacy"].marks if mark not in ("overworld", "slot", "waypoint", "fruit")],
        "card": ["card burgle in play or discard"], "in": ["in danger_zone"],
        "owned": ["owned companion", "owned burgle"], "made": ["made skill", "made sword", "made boot", "made gold"],
        **{name: [name, f"{name} now"] for name in ("looted", "ridden", "agent")},
    },
    "darkest": {
        "at": [f"at {mark}" for mark in (
            "hq", "town", "forest", "kelp", "hill", "mountain", "cave", "tower", "rune", "artifact", "danger_zone")],
        "anyone": ["anyone gold", "anyone artifact"], "marked": ["marked card", "marked here"],
        "marks": ["marks", "marks on A07"],
        "card": ["card burgle in play or discard"], "in": ["in danger_zone"],
        "owned": ["owned companion", "owned burgle"], "made": ["made skill", "made sword", "made boot", "made gold"],
    },
}  # fmt: skip
COSTS = {"trash": ["trash from play", "trash self"]}
JOINTS = [
    "choose (skill 1 | boot 1)", "choose 2 (skill 1 | boot 1; draw 1 | heal 2)", "may draw 1",
    "may choose (heal 1 | draw 1)", "if artifact: if defeated: skill 1", "draw 1; draw 1; may (draw 1; draw 1)",
    "choose (skill 1; if artifact: boot 1 | draw 1 | heal 1)", "each player: choose (heal 1 | clank 1)",
    "each player: clank 1", "each rival: heal 2", "each player: if artifact: clank 1", "each rival: (clank 1; heal 1)",
    "at end of turn: heal 1", "pay discard 1: (skill 2; draw 1)", "pay discard 1 else clank 2",
    "each player: pay discard 1 else clank 2", "rage -1", "if artifact: choose (draw 1; heal 1 | skill 1)",
]  # fmt: skip


def samples(game: str) -> Iterator[str]:
    """Lines of effects that use every word, count and cost, with one and with more."""
    rules, words = RULES[game], {**SHARED_WORDS, **WORDS[game]}
    for word in rules.words:
        yield from words.get(word, [f"{word} {n}" for n in (1, 2)])
    for count in rules.counts:
        for text in COUNTS[game].get(count, [count]):
            for condition in (f"if {text}", f"if {text} >= 2", f"per {text}", f"per 2 {text}"):
                yield f"{condition}: skill 1"
                yield f"each player: {condition}: clank 1"
    for cost in rules.costs:
        for text in COSTS.get(cost, [f"{cost} {n}" for n in (1, 2)]):
            yield f"pay {text}: draw 1"
    yield from JOINTS


# What only campaigns of a game say in words of its own.
BOOK_LINES = {
    "darkest": [
        "after turn: gold 1", "rule r1", "mark milestone", "mark card even marked", "if at rune 7: gold 1",
        "per at rune 7: gold 1", "if ruled 10A: gold 1", "per ruled 10A: gold 1",
    ],
}  # fmt: skip
WAYS = ("cheaper {} 1", "dearer {} 2", "free {}", "more {} 1", "fewer {} 2", "ban {}")


def book_messages(game: str) -> set[str]:
    """The messages that campaigns with a game can say besides; texts of cards that stand while they lie somewhere, too."""
    rules = smallest_campaign(GAMES[game])
    if rules is None:
        return set()
    said = [Reader(rules, text, False).whole().say() for text in BOOK_LINES.get(game, [])]
    for dial in rules.things["dial"] if "in_row" in GAMES[game].card_moments else ():
        for way in WAYS:
            try:
                effect = Reader(rules, way.format(dial), False).whole()
            except WordError:
                continue  # not everything can be turned in every way
            assert isinstance(effect, TurnDial)
            said.append(effect.say())
            effect.lies = True
            said.append(effect.say())
    if GAMES[game].campaign.slots:
        said.append(Phrase("keyword", 0, ["soak"]))
    used = {message_id(part.code) for phrase in said for part in phrases(phrase)}
    used |= {"event-" + kind.code for kind in rules.events} | {"dial-" + dial for dial in rules.things["dial"]}
    return used | {"refuse-" + code for code in refusal_codes(texts(PACKAGE / "chapters/slot_actions.py"))}


def phrases(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase and all its parts."""
    yield phrase
    for part in phrase.parts:
        yield from phrases(part)


def read(game: str, text: str) -> Phrase:
    """The phrase of a line of effects."""
    return Reader(RULES[game], text, True).whole().say()


def strict(game: str) -> Words:
    """The words, with nothing that went wrong before."""
    words = words_of(game, "en")
    words.mistakes.clear()
    return words


# ---------------------------------------------------------------- what can occur in a game


@lru_cache(maxsize=8)
def sources(game: str) -> str:
    """The Python sources that a game is played by: the kernel, its chapters and the parts they are put together of."""
    rules = RULES[game]
    things = [*rules.chapters, *rules.kinds, *rules.actions]
    classes = {kind for thing in things for kind in type(thing).__mro__ if kind.__module__.startswith("burgle.")}
    files = {file_of(kind) for kind in classes}
    files |= set((PACKAGE / "kernel").glob("*.py")) | set((PACKAGE / "games" / game).glob("*.py"))
    parts = {kind for part in parts_of(rules) for kind in type(part).__mro__ if kind.__module__.startswith("burgle.")}
    return texts(*files) + "\n".join(text_of(kind) for kind in parts - classes if file_of(kind) not in files)


def parts_of(rules: Rules) -> list[object]:
    """The parts of chapters that may refuse something: rules about ways, the ground, payments, what covers cards."""
    (walking,) = [chapter for chapter in rules.chapters if isinstance(chapter, Walking)]
    covers = [chapter.cover for chapter in rules.chapters if isinstance(chapter, Reserve) and chapter.cover is not None]
    actions = [chapter.use for chapter in rules.chapters if isinstance(chapter, Tokens)]
    return [*walking.rules, walking.ground, walking.payments, *covers, *actions]


def named_codes(rules: Rules) -> set[str]:
    """The codes of refusals that a game names where it puts its chapters together."""
    (walking,) = [chapter for chapter in rules.chapters if isinstance(chapter, Walking)]
    crossings = [rule.code for rule in walking.rules if isinstance(rule, Crossing)]
    unsold = [chapter.unsold for chapter in rules.chapters if isinstance(chapter, Recruit)]
    return {*walking.breath.codes, walking.boots.steep_code, *crossings, *unsold} - {""}


def file_of(kind: type) -> Path:
    """The source of a class."""
    return PACKAGE / (kind.__module__.removeprefix("burgle.").replace(".", "/") + ".py")


def text_of(kind: type) -> str:
    """A class as it is written."""
    source = file_of(kind).read_text("utf-8")
    (found,) = [
        node for node in python.parse(source).body if isinstance(node, python.ClassDef) and node.name == kind.__name__
    ]
    return python.get_source_segment(source, found) or ""


def texts(*files: Path) -> str:
    """Some files, one after another."""
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


AROUND = texts(*(PACKAGE / "view").glob("*.py"), *PACKAGE.glob("*.py"))  # what every game is played through


def refusal_codes(text: str) -> set[str]:
    """The codes of all refusals in a source, also those chosen by a condition."""
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', text))
    for chosen in re.findall(r'(?:Refusal\(|code = )("\w+" if .*? else "\w+")', text):
        codes |= set(re.findall(r'"(\w+)"', re.sub(r"if .*? else", "", chosen)))
    return codes


def event_codes(game: str) -> set[str]:
    """The codes of the events that a game's own sources bring about."""
    names = {events.FAMILY[value][0] for name, value in vars(events).items() if name.isupper() and name != "FAMILY"
             and f"events.{name}," in sources(game)}  # fmt: skip
    return names | {kind.code for kind in RULES[game].events[len(events.FAMILY) :]}


def questions(game: str) -> set[str]:
    """The questions that can be put in a game."""
    return set(re.findall(r'"(ask-[a-z-]+)"', sources(game) + AROUND))


def score_codes(game: str) -> set[str]:
    """The lines that a score can have."""
    found = re.findall(r'Line\("(\w+)"(?: if .*? else "(\w+)")?', sources(game))
    return {code for pair in found for code in pair if code}


ENGINE_CODES = {game: refusal_codes(sources(game)) | named_codes(RULES[game]) for game in RULES}
ALL_CODES = {game: ENGINE_CODES[game] | refusal_codes(AROUND) for game in RULES}


def each(lists: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Pairs of a game and one of its codes."""
    return [(game, code) for game, codes in lists.items() for code in sorted(codes)]


# ---------------------------------------------------------------- every code has its words


@every_game
def test_every_word_can_be_said(game):
    words = strict(game)
    for text in samples(game):
        said = say(RULES[game], read(game, text))
        assert not words.mistakes, text
        assert said and "_" not in said and "{" not in said
        assert not re.search(r"\b1 Swords|\b2 Sword |\b1 cards|\b1 Lockpicks|\b2 Lockpick |  |\ba [AEIO]", said), said


@every_game
def test_samples_use_everything(game):
    rules = RULES[game]
    used = {word for text in samples(game) for word in re.findall(r"\w+", text)}
    assert used >= {word.split(" ")[0] for word in (*rules.words, *rules.counts, *rules.costs)}


@pytest.mark.parametrize(("game", "code"), each(ALL_CODES))
def test_every_refusal_can_be_said(game, code):
    words = strict(game)
    rules = RULES[game]
    nameless = [(1, 2, "")] if words.has("refuse-" + code, "bare") else []
    device = next((card.name for card in rules.cards if card.use_cost is not None), "Something")
    placed = next((card.name for card in rules.cards if card.where), "Something")
    mark = next(mark for mark in rules.marks if words.has("name-" + mark))
    for have, need, name in [(0, 1, device), (1, 2, placed), (2, 3, rules.spaces[2].key), (0, 1, mark), *nameless]:
        said = say_refusal(rules, Refusal(code, have, need, name))
        assert said[0].isupper() and said.endswith((".", "?")), said
        assert rules.spaces[2].key not in said and "none to" not in said and "  " not in said
    assert not words.mistakes


def test_refusals_name_their_numbers():
    space, catacombs = RULES["space"], RULES["catacombs"]
    assert say_refusal(space, Refusal("need_skill", 2, 3, "Exterminator")) == (
        "You need 3 Skill for Exterminator and have 2."
    )
    assert say_refusal(space, Refusal("need_sword", 0, 1, "Gorklar")) == "You need 1 Sword to beat Gorklar and have 0."
    assert say_refusal(space, Refusal("need_coins", 6, 7, "Med Kit")) == "You need 7 Credits for Med Kit and have 6."
    assert say_refusal(space, Refusal("port_used", 1), ["Ann", "Bob"]) == "Bob has already hacked this port."
    assert say_refusal(space, Refusal("not_understood")) == (
        'Sorry, I did not get that. Type "help" to see what I understand.'
    )
    for refusal, said in {
        Refusal("need_use_cost", 0, 3, "Wishing Well"): (
            "To use Wishing Well you would also have to pay 3 Gold, and you cannot."
        ),
        Refusal("wrong_place", 0, 0, "The Warden"): "For The Warden you have to be in the Depths.",
        Refusal("need_lockpick", 0, 1, "chest"): "It takes 1 Lockpick to open a Chest, and you have 0.",
        Refusal("need_lockpick", 1, 2, "Oubliette"): "It takes 2 Lockpicks to get to Oubliette, and you have 1.",
        Refusal("need_lockpick", 0, 1): "That tunnel takes 1 Lockpick, and you have 0.",
        Refusal("need_cubes", 0, 1): "That takes 1 cube of your own, and you have none left.",
        Refusal("no_lock_here", 0, 0, "library"): "There is no Library in your room.",
    }.items():
        assert say_refusal(catacombs, refusal) == said


@pytest.mark.parametrize(
    ("game", "number"), [(game, i) for game, rules in RULES.items() for i in range(len(rules.events))],
    ids=[f"{game}-{kind.code}" for game, rules in RULES.items() for kind in rules.events],
)  # fmt: skip
def test_every_event_can_be_told(game, number):
    words = strict(game)
    rules = RULES[game]
    kind = rules.events[number]
    assert {kind.a, kind.b} <= {"card", "token", "space", "turn", "num", "", *KEYS, *rules.things}
    for a in range(4):
        event = Event(number, 1, a, 1, -1)
        said = narrate(rules, event, False)
        assert said.endswith(".") and "_" not in said
        if kind.private:
            assert narrate(rules, event, True) == "Player 2 draws a card."
    assert not words.mistakes


def told(game: str, code: str, who: int, a: int, b: int = 0) -> str:
    """An event in words."""
    number = next(i for i, kind in enumerate(RULES[game].events) if kind.code == code)
    return narrate(RULES[game], Event(number, who, a, b, -1), False, ["Ann", "Bob"])


def test_events_are_told_with_names():
    assert told("space", "play", 0, RULES["space"].card_ids["hack"]) == "Ann plays Hack."
    tiles = RULES["catacombs"].things["tile"]
    assert told("catacombs", "tile-found", 1, tiles.index("D05")) == "Bob turns up a new tile."
    assert told("catacombs", "laid", -1, tiles.index("S1"), 90) == "The new tile is turned and laid."
    room = RULES["catacombs"].space_ids["D05B"]
    assert told("catacombs", "pick", 0, room, 2) == "Ann opens the Prison in Sulky Dungeon."
    assert told("catacombs", "ease", 0, 1) == "No Crystal Cave stops Ann this turn."
    assert [told("space", "turn", 1, turn) for turn in (1, 4, 5)] == ["Round 1: Bob.", "Round 1: Bob.", "Round 2: Bob."]
    assert told("space", "ease", 0, 1) == "No checkpoint stops Ann this turn."


def test_keys_are_those_of_the_chapters():
    assert list(KEYS["resource"]) == resources.NAMES
    assert list(KEYS["place"]) == decks.PLACES
    walking = next(chapter for chapter in RULES["space"].chapters if isinstance(chapter, Walking))
    assert list(KEYS["ease"]) == walking.ignorable
    assert KEYS["status"] == STATUS
    assert (KEYS["cube"].index("black"), KEYS["cube"].index("hunter"), KEYS["cube"].index("colour")) == (
        bag.BLACK,
        bag.HUNTER,
        bag.COLOUR,
    )


@pytest.mark.parametrize(("game", "code"), each({game: questions(game) for game in RULES}))
def test_every_question_can_be_said(game, code):
    words = strict(game)
    for name in (RULES[game].cards[0].name, ""):
        parts = [read(game, "pay discard 1: draw 1")] if code == "ask-may" else []
        for n in (0, 1, 2):
            said = say(RULES[game], Phrase(code, n, [name], parts))
            assert said[0].isupper() and said.endswith((".", "?"))
    assert not words.mistakes


def test_questions_read_well():
    ask = Phrase("ask-may", 0, ["Fe-Lion"], [read("space", "pay discard 1: draw 1")])
    assert say(RULES["space"], ask) == "Fe-Lion: discard a card to draw a card?"
    assert say(RULES["space"], "ask-over") == "The game is over."
    deal = Phrase("ask-deal", 5, ["Golden Flute"])
    assert say(RULES["catacombs"], deal) == "Golden Flute: which item do you want to buy for 5 Gold?"
    assert say(RULES["catacombs"], Phrase("ask-place", 0, ["D05"])) == "Which way round do you want to lay the tile?"


@pytest.mark.parametrize(("game", "code"), each({game: score_codes(game) for game in RULES}))
def test_every_score_can_be_said(game, code):
    words = strict(game)
    assert say_score(RULES[game], code, "Something", 3).endswith(": 3")
    assert not words.mistakes


# ---------------------------------------------------------------- every message has its use


def messages(file: Path) -> dict[str, ast.Message]:
    """All messages of a file."""
    resource = FluentParser().parse(file.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], file
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def own_file(game: str) -> Path:
    """The words of one game."""
    return PACKAGE / "games" / game / "en.ftl"


class References(Visitor):
    """Collects the messages and terms that others refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add("-" + node.id.name)
        self.generic_visit(node)


def used_messages(game: str) -> set[str]:
    """The messages that a game can say."""
    rules = RULES[game]
    used = {message_id(part.code) for text in samples(game) for part in phrases(read(game, text))} | {"do-points"}
    used |= {"refuse-" + code for code in ALL_CODES[game]} | {"event-" + kind.code for kind in rules.events}
    used |= questions(game) | {"score-" + code for code in score_codes(game)} | {"player", "colon-begins"}
    names = (*KEYS["place"], *KEYS["resource"], *rules.factions, *rules.currency, *rules.marks)
    used |= {"name-" + name for name in names} | {"mark-" + mark for mark in rules.marks}
    used |= {"grant-" + tag for tag in rules.tags} | {"line-secret-" + s.secret for s in rules.spaces if s.secret}
    used |= {"head-" + kind for kind in ("card", "enemy", "starter", "device")}
    used |= set(re.findall(r'"((?:join|line|head|label)-[a-z-]+)"', texts(*(PACKAGE / "language").glob("*.py"))))
    moments = ("device", "acquire", "arrive", "defeat", "found", "use", "bought", "reward", "port")
    moments += GAMES[game].card_moments + GAMES[game].card_parts + GAMES[game].token_moments
    used |= {"head-" + deck for deck in GAMES[game].decks}
    for more in [thing.more for thing in (*rules.cards, *rules.tokens, *rules.spaces)]:
        used |= {f"line-{field}" for field in more} | {f"line-{field}-{value}" for field, value in more.items()}
    return used | {"label-" + moment for moment in moments} | {"label-found-" + token.pool for token in rules.tokens}


def test_no_message_is_unused():
    family = messages(FAMILY)
    unused = set(family)
    for game in RULES:
        own = messages(own_file(game))
        references = References()
        for entry in [*family.values(), *own.values()]:
            references.visit(entry)
        used = used_messages(game) | book_messages(game) | references.found
        assert not set(own) - used, game
        unused -= used
    assert not unused


def test_no_term_is_unused():
    for files in [[FAMILY, own_file(game)] for game in RULES]:
        terms, references = set(), References()
        for file in files:
            resource = FluentParser().parse(file.read_text("utf-8"))
            terms |= {"-" + entry.id.name for entry in resource.body if isinstance(entry, ast.Term)}
            references.visit(resource)
        assert terms == {name for name in references.found if name.startswith("-")}


def test_the_family_names_no_game():
    text = FAMILY.read_text("utf-8")
    space = ("Credit", "Crystal", "Hyperlift", "Telepad", "Contraband", "Cargo", "Outlaw", "ship", "Blockade")
    legacy = ("intern", "Wight", "Seal", "Fruit", "Coach", "Agent", "Shrine", "Patron")
    catacombs = ("Gold", "Lockpick", "Ghost", "Wayshrine", "Dragon", "Dungeon", "Crypt", "Idol", "tunnel", " tile")
    for word in space + catacombs + legacy:
        assert word not in text, word


def test_another_language_falls_back_to_english():
    assert say(RULES["space"], read("space", "draw 2"), "xx-YY") == "Draw 2 cards."


# ---------------------------------------------------------------- clauses


@every_game
def test_every_refusal_and_event_has_its_clause(game):
    clauses = tomllib.loads((PACKAGE / "games" / game / "clauses.toml").read_text("utf-8"))
    known = {clause.id for clause in read_rules((PACKAGE / "games" / game / "rules.md").read_text("utf-8"))}
    refusals, happenings = clauses["refusals"], clauses["events"]
    by_deed = refusal_codes(texts(file_of(Services)))  # cite the clause of the service that was refused
    engine = ENGINE_CODES[game] - by_deed | {"game_over", "not_your_turn", "you_are_out"}
    assert engine <= set(refusals) <= ALL_CODES[game] - by_deed
    assert event_codes(game) <= set(happenings) <= {kind.code for kind in RULES[game].events}
    assert set(refusals.values()) | set(happenings.values()) <= known
    assert not set(refusals) & set(happenings), "one code, one clause"
    assert RULES[game].clause("need_skill") == refusals["need_skill"]


SOUNDS = {
    "Employee Mug": "vowel", "Mystic Fruit": "other", "orb": "vowel", "Universal Translator": "other",
    "One-Click Order": "other", "Honest Mistake": "vowel", "8 Ball": "vowel", "'Orrible Hat": "vowel", "Union Card": "other",
    "Euphonium": "other", "Umbrella": "vowel", "": "other",
}  # fmt: skip


def test_a_and_an():
    """Nobody takes "a Employee Mug": a name brings its own article, by the sound with which it begins."""
    assert {name: sound(name) for name in SOUNDS} == SOUNDS
    told = [
        narrate(rules, Event(events.TOKEN, 0, token.id, 0, -1), False)
        for rules in RULES.values()
        for token in rules.tokens
    ]
    assert "Player 1 takes an Employee Mug." in told and "Player 1 takes a Mystic Fruit." in told
    for line in told:
        article, name = line.removeprefix("Player 1 takes ").split(" ", 1)
        assert article == ("an" if sound(name) == "vowel" else "a"), line


@every_game
def test_every_place_has_its_preposition(game):
    """One is in a Forest and at a Coach stop: every place that a card may ask for says so itself."""
    words = words_of(game, "en")
    places = [mark for mark in RULES[game].marks if words.has("name-" + mark)]
    assert len(places) > 2 and [mark for mark in places if not words.has("name-" + mark, "at")] == []
    said = [words.text("name-" + mark, None, "at").split(" ")[0] for mark in places]
    assert set(said) <= {"at", "in", "on", "behind", "where"}
