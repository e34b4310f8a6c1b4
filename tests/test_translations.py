"""Every language says everything: no message is missing, nothing falls back to English, nothing English is left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import burgle
from burgle.games import GAMES
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.state import Event
from burgle.language.quips import quip_in, quips
from burgle.language.translation import check, gaps, parts
from burgle.language.wording import (
    card_head,
    card_text,
    narrate,
    say,
    say_refusal,
    say_score,
    seat_name,
    space_text,
    token_text,
)
from burgle.language.words import FALLBACK, Words, ftl, languages, spoken, words_of
from burgle.view.catalogue import catalogue
from tests.test_wording import ALL_CODES, RULES, every_game, questions, read, samples, score_codes

WEB = Path(__file__).resolve().parent.parent / "web" / "src" / "words"
OTHERS = [lang for lang in languages() if lang != FALLBACK]
every_language = pytest.mark.parametrize("lang", OTHERS)


def test_there_is_a_second_language():
    assert {"en", "de"} <= set(languages())


# ---------------------------------------------------------------- the files


@every_language
def test_a_translation_is_complete(lang):
    assert list(check(lang)) == []


@every_language
def test_the_page_is_translated_too(lang):
    for english in sorted(WEB.glob("*en.ftl")):
        other = english.with_name(english.name.removesuffix("en.ftl") + f"{lang}.ftl")
        found = gaps(english.read_text("utf-8"), other.read_text("utf-8"))
        assert not [gap for gap in found if "prints" not in gap], other


def test_the_linter_finds_what_is_wrong():
    english = "a = { $n } cards of { $name }\n    .bare = cards\nb = two\n"
    assert gaps(english, "a = { $one } hat { $n }\n    .bare = Karten\n    .at = bei\nb = zwei\n-term = x\n") == []
    assert gaps(english, "a = { $n } Karten\n    .bare = Karten\nb = zwei\n") == ["a: prints n, English n, name"]
    assert gaps(english, "a = { $n ->\n   *[other] { $n } { $name }\n }\nb = zwei\n") == ["missing: a.bare"]
    assert "not in English: c" in gaps(english, f"{english}c = drei\n")
    assert any("cannot be read" in gap for gap in gaps(english, f"{english}d = {{ \n"))
    assert any("twice" in gap for gap in gaps(english, f"{english}b = zwei\n"))
    assert any("no such file" in line for line in check("xx"))


def test_a_wished_language_is_one_that_is_spoken():
    assert spoken("de-AT") == spoken("de_DE.UTF-8") == spoken("DE") == spoken("fr", "de") == "de"
    assert spoken() == spoken("") == spoken("tlh") == spoken("../de") == spoken("x" * 10_000) == "en"


# ---------------------------------------------------------------- what is said


def everything(game: str, lang: str) -> Iterator[str]:
    """All that a game can say: effects, cards, tokens, spaces, events, refusals, questions, scores."""
    rules = RULES[game]
    lines = [text for text in samples(game) if game == "space" or text != "flip"]  # no enemy of Catacombs has a back
    yield from (say(rules, read(game, text), lang) for text in lines)
    for card in rules.cards:
        yield from [card_head(rules, card, lang), *card_text(rules, card, lang)]
    yield from (line for token in rules.tokens for line in token_text(rules, token, lang))
    yield from (line for space in rules.spaces for line in space_text(rules, space, lang))
    for number, kind in enumerate(rules.events):
        yield from (
            narrate(rules, Event(number, 1, a, b, -1), False, ["A", "B"], lang) for a in range(4) for b in (0, 1)
        )
        if kind.private:
            yield narrate(rules, Event(number, 1, 0, 0, -1), True, ["A", "B"], lang)
    words = words_of(game, lang)
    marks = [mark for mark in rules.marks if words.has("name-" + mark)]
    names = [rules.cards[0].name, rules.spaces[2].key, *marks]
    names += [card.name for card in rules.cards if card.use_cost is not None or card.where]
    for code in ALL_CODES[game]:
        bare = [""] if words.has("refuse-" + code, "bare") else []
        yield from (
            say_refusal(rules, Refusal(code, have, have + 1, name), ["A", "B"], lang)
            for name in [*names, *bare]
            for have in (0, 1, 2)
        )
    for code in questions(game):
        for name in (rules.cards[0].name, ""):
            inner = [read(game, "pay discard 1: draw 1")] if code == "ask-may" else []
            yield from (say(rules, Phrase(code, n, [name], inner), lang) for n in (0, 1, 2))
    yield from (say_score(rules, code, "X", 3, lang) for code in score_codes(game))
    yield seat_name(0, None, rules, lang)


def alone(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of a language without English behind them."""
    words = words_of(game, lang)
    monkeypatch.setattr(words, "bundles", words.bundles[:1])
    monkeypatch.setattr(words, "said", {})
    monkeypatch.setattr(words, "mistakes", set())
    return words


@every_language
@every_game
def test_everything_can_be_said_without_english(game, lang, monkeypatch):
    words = alone(game, lang, monkeypatch)
    for line in everything(game, lang):
        assert line.strip() and "{" not in line and "  " not in line, line
    assert not words.mistakes


def vocabulary(lang: str) -> set[str]:
    """All words of the files of a language, without ids, arguments and comments."""
    text = "\n".join(ftl(package, lang) for package in parts())
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    said = re.sub(r"\{[^{}]*?(?:->|\})|\[\w+\]|^[\w.-]+ =|^\s+\.\w+ =", " ", "\n".join(lines), flags=re.MULTILINE)
    return set(re.findall(r"[^\W\d_]{3,}", said.casefold()))


@every_language
@every_game
def test_nothing_english_is_left(game, lang):
    rules = RULES[game]
    english = vocabulary("en") - vocabulary(lang)
    assert {"you", "gain", "draw", "each", "the"} <= english
    named = [thing.name for things in (rules.cards, rules.tokens, rules.spaces, rules.modules) for thing in things]
    titles = re.compile("|".join(re.escape(name) for name in sorted(named, key=len, reverse=True)))
    for line in everything(game, lang):
        left = set(re.findall(r"[^\W\d_]{3,}", titles.sub(" ", line).casefold()))
        assert not left & english, line


@every_language
@every_game
def test_a_game_in_another_language_is_the_same_game(game, lang):
    """Only texts differ: codes, numbers and the fingerprint of the position know no language."""
    play = burgle.new_game(game, players=3, seed=4)
    for n in range(120):
        if play.over:
            break
        seat, before = play.decision.who, play.hash()
        ours, theirs = play.view(seat), play.view(seat, lang)
        assert play.hash() == before
        assert wordless(ours) == wordless(theirs)
        assert [wordless(event) for event in play.events(seat)[-9:]] == [
            wordless(event) for event in play.events(seat, lang=lang)[-9:]
        ]
        option = play.decision.options[n * 7 % len(play.decision.options)]
        if n % 10 == 0:
            assert wordless(play.preview(seat, option)) == wordless(play.preview(seat, option, lang))
            blocked, stopped = play.why_not(1 - min(seat, 1), 0), play.why_not(1 - min(seat, 1), 0, lang)
            assert [one.code for one in blocked] == [one.code for one in stopped]
            assert not blocked or blocked[0].text != stopped[0].text
        play.apply(option)
    assert wordless(catalogue(play.rules)) == wordless(catalogue(play.rules, lang=lang))
    assert catalogue(play.rules) != catalogue(play.rules, lang=lang)


def wordless(data: object) -> object:
    """Data without its texts."""
    if isinstance(data, dict):
        texts = {"text", "words", "prompt", "head", "note", "boxes", "factions", "resources", "quip"}
        if {"icons", "text"} <= data.keys():  # a space's effect, in the effect language
            texts = set()
        return {key: wordless(value) for key, value in data.items() if key not in texts}
    return [wordless(item) for item in data] if isinstance(data, list) else data


GERMAN = {
    "space": {
        "skill 2; boot 1": "+2 Geschick, +1 Stiefel",
        "if outlaw: sword 1": "Wenn du eine weitere Gesetzlosen-Karte ausgespielt hast: +1 Schwert.",
        "pay discard 1: draw 1": "Eine Karte abwerfen und dafür eine Karte ziehen.",
        "may (trash self; heal 1)": "Du darfst diese Karte vernichten und 1 Schaden heilen.",
        "each player: if artifact: clank 1": "Alle mit einem Artefakt +1 Lärm.",
        "if at market: draw 2": "Wenn du auf einem Markt bist: 2 Karten ziehen.",
        "per 2 credit: sword 1": "+1 Schwert für je 2 Credits, die du hast.",
        "trash from play or discard or hand": (
            "Eine Karte aus deinem Spielbereich, aus deiner Ablage oder aus deiner Hand vernichten."
        ),
    },
    "catacombs": {
        "if gem: draw 1": "Wenn du noch einen Edelstein im Spiel hast: eine Karte ziehen.",
        "if at wayshrine: lockpick 1": "Wenn du in einem Wegschrein bist: +1 Dietrich.",
        "each player: return idol": "Alle mit einem Affenidol legen eines in den Schrein zurück.",
    },
}


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, said in GERMAN.items() for text in said])
def test_some_texts_as_a_german_card_would_say_them(game, text):
    assert say(RULES[game], read(game, text), "de") == GERMAN[game][text]


def test_german_refusals_name_their_numbers():
    space, catacombs = RULES["space"], RULES["catacombs"]
    assert say_refusal(space, Refusal("need_sword", 0, 1, "Gorklar"), None, "de") == (
        "Um Gorklar zu besiegen, brauchst du 1 Schwert und hast 0."
    )
    assert say_refusal(catacombs, Refusal("wrong_place", 0, 0, "The Warden"), None, "de") == (
        "Für The Warden musst du in der Tiefe sein."
    )


def test_every_game_has_words_of_its_own_in_every_language():
    for spec in GAMES.values():
        for lang in languages():
            assert ftl(spec.package, lang)


# ---------------------------------------------------------------- what the server and the terminal say themselves


def test_every_reason_against_a_position_is_used_and_there():
    package = Path(burgle.__file__).parent
    files = [*sorted((package / "position").glob("*.py")), package / "saves.py"]
    code = "\n".join(file.read_text("utf-8") for file in files)
    given = set(re.findall(r'BadValue\(\s*"([a-z-]+)"', code))
    given |= set(re.findall(r'BadPosition\([^"]*?(?:"",|[A-Z]+,|name,|shown\(one\),)\s*"([a-z-]+)"', code))
    given |= {"elsewhere", "version"}  # one or the other
    known = set(re.findall(r"^bad-([\w-]+) =", ftl("burgle.position", "en"), re.MULTILINE))
    assert given == known


@pytest.mark.parametrize("part", ["table", "cli"])
def test_every_message_of_the_server_and_the_terminal_is_used_and_there(part):
    package = Path(burgle.__file__).parent
    others = ("content", "games", "language")  # wrong options, and why bots did something
    folders = [package / part, *([package / one for one in others] if part == "table" else [])]
    code = "\n".join(file.read_text("utf-8") for folder in folders for file in sorted(folder.rglob("*.py")))
    known = set(re.findall(r"^([a-z][\w-]*) =", ftl(f"burgle.{part}", "en"), re.MULTILINE))
    used = set(re.findall(r'["\']([a-z][\w-]*)["\']', code))
    put_together = set(re.findall(r'f["\']([a-z][\w-]*-)\{', code))
    put_together |= {"error-", "cube-", "hint-why-", "ignoring-"}  # with a code
    built = {id for id in known if id.startswith(tuple(put_together))}
    assert not known - used - built
    given = set(
        re.findall(r'(?:Denied\(\s*"\w+",|BadCode\(|BadReplay\(|OtherRules\(|Worded\(|NotJson\()\s*"([^"]+)"', code)
    )
    assert given <= known


# ---------------------------------------------------------------- what cards say for fun

QUIPPING = ("space", "catacombs", "legacy", "darkest")


@every_language
@pytest.mark.parametrize("game", QUIPPING)
def test_every_quip_is_told_in_the_language_and_none_is_left_over(game, lang):
    rules = burgle.new_game(game, GAMES[game].players[0], seed=1).rules
    tables = Path(burgle.__file__).parent / "games" / game
    english = {
        line
        for file in tables.glob("*.toml")
        for line in re.findall(r'^quip\s*=\s*"(.*)"$', file.read_text("utf-8"), re.M)
    }
    found = quips(game, lang)
    assert set(found) == english
    shown = catalogue(rules, lang=lang)
    said = [one["quip"] for one in (*shown["cards"].values(), *shown["tokens"].values()) if one["quip"]]
    assert said and not {*said} & english
    assert quip_in(game, "A joke of a pack.", lang) == "A joke of a pack."
