"""Checks how a campaign is told: words that nobody knows, people who come and go, forgotten choices, mere losses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from burgle.campaign.lint_texts import OTHER, Told, place
from burgle.campaign.pack import STORY, Pack
from burgle.campaign.reach import NEVER, Reach
from burgle.campaign.references import Node
from burgle.content.tables import Sources

WORDS: Final = "words.txt"  # in story/<language>: every word that its texts use
WORD: Final = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
FILLED: Final = re.compile(r"\{\w+\}")  # names that the table gives
GAMES_OF_CAST: Final = 3  # in how many games somebody of the cast is heard of
REMEMBERED: Final = 4  # within how many games a choice comes up again
UNEVEN: Final = 0.2  # how far the words of a game may be from the mean
MERE_LOSSES: Final = 3  # in a whole campaign
MAP: Final = ("space", "path", "waypoint", "remnant")  # kinds of stickers that change the board
LOSSES: Final = re.compile(
    r"(hurt|rage|wight|dent|destroy|trash|discard|lose)\b|(clank|track rival|track failed) [1-9]"
)
TRACES: Final = {  # what an arm of a choice leads to -> by which conditions it is heard of
    "written": ("written",), "passage": ("read",), "sticker": ("stuck",), "contract": ("completed", "failed", "open"),
    "milestone": ("milestone",),
}  # fmt: skip
SILENT: Final = ("story", "write", "note", "if", "name", "let")  # words of lines that give and take nothing


def check_story(reach: Reach, pack: Pack, sources: Sources, folder: Path) -> Iterator[Told]:
    """List what a reader would stumble over."""
    for lang in pack.story:
        yield from unknown_words(pack, sources, lang, folder / STORY / lang / WORDS)
    yield from uneven(reach, pack, sources)
    yield from strangers(reach, pack, sources)
    yield from forgotten(reach, pack, sources)
    yield from traceless(reach, pack, sources)
    yield from mere_losses(reach, pack, sources)


def words_of(pack: Pack, lang: str) -> dict[str, tuple[str, str]]:
    """Every word of a language as it is written, and the text that uses it first."""
    found: dict[str, tuple[str, str]] = {}
    for ref, parts in pack.story.get(lang, {}).items():
        for part, text in parts.items():
            for word in WORD.findall(FILLED.sub(" ", text)):
                found.setdefault(word, (ref, part))
    return found


def unknown_words(pack: Pack, sources: Sources, lang: str, list_of_words: Path) -> Iterator[Told]:
    """WRD01: a word that is not in the list is a slip of the pen, or is to be added: either way somebody looks at it."""
    if not list_of_words.is_file():
        return
    known = set(list_of_words.read_text("utf-8").split())
    for word, (ref, part) in words_of(pack, lang).items():
        if word not in known and not (word[:1].isupper() and word[:1].lower() + word[1:] in known):
            file, line = line_with(sources, lang, ref, part, word)
            yield "WRD01", file, line, f"[{ref}] {part}: {word!r} is not in {lang}/{WORDS}", False


def line_with(sources: Sources, lang: str, ref: str, part: str, word: str) -> tuple[str, int]:
    """Find the line of a text in which a word stands."""
    file, first = place(sources, lang, ref, part)
    for name, content in sources.texts if first else ():
        for number, row in enumerate(content.splitlines(), 1) if name == file else ():
            if number >= first and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", row):
                return file, number
    return file, first


def game_of(reach: Reach, node: Node) -> int:
    """In which game lines are read at the earliest; 0 if never."""
    item = f"{node.table}:{node.key}"
    moment = reach.at(item)
    return moment // 3 if moment < NEVER else 0


def uneven(reach: Reach, pack: Pack, sources: Sources) -> Iterator[Told]:
    """WRD02 (BAL02): the games have about as much to read each."""
    for lang, texts in pack.story.items():
        words = {mission.game: 0 for mission in pack.missions}
        for node in reach.nodes:
            if game_of(reach, node) in words and node.kind not in ("rival", "growth"):
                words[game_of(reach, node)] += sum(len(text.split()) for text in texts.get(node.key, {}).values())
        mean = sum(words.values()) / len(words)
        for game, n in words.items():
            if abs(n - mean) > UNEVEN * mean:
                file, line = sources.locate(str(game), "", "mission")
                told = f"game {game} has {n} words in {lang}, and {mean:.0f} are the mean of all"
                yield "WRD02", file or pack.id, line, told, True


def strangers(reach: Reach, pack: Pack, sources: Sources) -> Iterator[Told]:
    """WRD03: whoever is in the cast is heard of in three games, or in half of a short campaign; in one language at least."""
    wanted = min(GAMES_OF_CAST, max(1, len(pack.missions) // 2))
    for name in pack.facts.get("cast", ()):
        games = {
            game_of(reach, node)
            for node in reach.nodes
            for texts in pack.story.values()
            if any(str(name) in text for text in texts.get(node.key, {}).values())
        } - {0}
        if len(games) < wanted:
            file, line = sources.quoted(str(name))
            told = f"cast: {name} is heard of in {len(games)} games, and {wanted} are the least"
            yield "WRD03", file or pack.id, line, told, False


def forgotten(reach: Reach, pack: Pack, sources: Sources) -> Iterator[Told]:
    """LNK01: what somebody chose comes up again in a later game, and soon; or what it led to does."""
    asked: dict[str, tuple[Node, int]] = {}
    led: dict[str, set[str]] = {}  # choice -> what stands for it in conditions
    heard: dict[str, set[int]] = {}
    for node in reach.nodes:
        game = game_of(reach, node)
        for use, _, _ in reach.uses[f"{node.table}:{node.key}"] if game else ():
            if use.sort == "choice" and (use.key not in asked or asked[use.key][1] > game):
                asked[use.key] = node, game
                led.setdefault(use.key, set()).add(f"chose {use.key}")
            elif use.sort == "condition":
                words = [word for word in use.key.split() if word != "not"]
                heard.setdefault(" ".join(words[:2]), set()).add(game)
            elif use.sort in TRACES:
                for condition in use.when:
                    if condition[0] == "chose":
                        led.setdefault(condition[1], set()).update(f"{word} {use.key}" for word in TRACES[use.sort])
    for name, (node, game) in asked.items():
        later = {one for trace in led[name] for one in heard.get(trace, ())}
        if game < reach.games and not [one for one in later if game < one <= game + REMEMBERED]:
            file, line = sources.locate(node.key, "back" if node.table == "contract" else "lines", node.table)
            told = f"{node.key}: nobody remembers the choice {name} in the {REMEMBERED} games after it"
            yield "LNK01", file or pack.id, line, told, True


def traceless(reach: Reach, pack: Pack, sources: Sources) -> Iterator[Told]:
    """LNK02: every game leaves a trace on the map and one on a card."""
    kinds = {str(row["id"]): str(row.get("kind", "")) for row in pack.tables.get("sticker", ())}
    cards = {str(row["id"]) for row in pack.tables["card"]}
    left: dict[int, set[str]] = {mission.game: set() for mission in pack.missions}
    for node in reach.nodes:
        traces = left.get(game_of(reach, node))
        for use, _, _ in reach.uses[f"{node.table}:{node.key}"] if traces is not None else ():
            assert traces is not None
            if use.sort == "sticker":
                traces.add("map" if kinds.get(use.key) in MAP else "card")
            elif use.word in ("fetch", "starter") and use.key in cards:
                traces.add("card")
    for game, traces in left.items():
        for trace, where in (("map", "on the map"), ("card", "on a card")):
            if trace not in traces:
                file, line = sources.locate(str(game), "", "mission")
                yield "LNK02", file or pack.id, line, f"game {game} leaves no trace {where}", True


def mere_losses(reach: Reach, pack: Pack, sources: Sources) -> Iterator[Told]:
    """FUN01: a page that only takes has a choice, or a part `quip` to laugh about; three in a campaign may go without."""
    found = []
    for node in reach.nodes:
        if node.table != "passage" or node.key in OTHER:
            continue
        uses = [use for use, _, _ in reach.uses[f"passage:{node.key}"]]
        steps = [step.strip() for _, _, text in node.lines for step in text.split(";")]
        steps = [step for step in steps if step.split()[:1] and step.split()[0] not in SILENT]
        quips = "quip" in pack.parts(node.key)
        if steps and not quips and not any(use.sort in ("choice", "passage", "piece", "sticker") for use in uses):
            if all(LOSSES.match(step) for step in steps):
                found.append(node)
    for node in found[MERE_LOSSES:]:
        file, line = sources.locate(node.key, "lines", node.table)
        yield "FUN01", file or pack.id, line, f"{node.key}: it only takes, and nobody laughs", True
