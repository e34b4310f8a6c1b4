"""`burgle games`, `burgle cards` and `burgle rules`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from burgle.cli import CHECK_FAILED, Failure
from burgle.cli.common import Flag, Json, Lang, Packs, language_of, print_json, rules_of, spec_of, wide

if TYPE_CHECKING:
    from burgle.kernel.content import Card
    from burgle.kernel.rules import Rules
    from burgle.rulebook import Clause


def games(*, as_json: Json = False) -> int:
    """List the games with their numbers of players and their options."""
    from burgle.games import GAMES

    listed = [
        {"id": g.id, "title": g.title, "players": list(g.players), "version": g.version, "options": dict(g.options)}
        for g in GAMES.values()
    ]
    if as_json:
        print_json(listed)
        return 0
    for spec in GAMES.values():
        print(f"{spec.id:12} {spec.title}, {spec.players[0]} to {spec.players[1]} players")
        for option, what in spec.options.items():
            print(f"{'':12} --option {option}=...: {what}")
    return 0


def cards(game: str, *name: str, as_json: Json = False, pack: Packs = None, lang: Lang = "en") -> int:
    """List the cards of a game, or tell all about some of them.

    Parameters
    ----------
    game
        Which game, such as `space`.
    name
        A card's name or the beginning of it; without it, all cards are listed.
    """
    from burgle.cli.texts import card_detail, near, pick
    from burgle.view.cards import card_data

    language_of(lang)
    rules = rules_of(game, pack)
    wanted = " ".join(name)
    found = pick(rules.cards, wanted) if wanted else rules.cards
    if not found:
        meant = near(rules.cards, wanted)
        raise Failure(f"there is no card {wanted!r}." + (f" Did you mean {meant}?" if meant else ""))
    if as_json:
        print_json([card_data(rules, card, lang) for card in found])
    elif wanted:
        print("\n\n".join("\n".join(card_detail(rules, card, lang)) for card in found))
    else:
        for card in found:
            print("\n".join(card_lines(rules, card, wide(), lang)))
    return 0


def card_lines(rules: Rules, card: Card, width: int, lang: str = "en") -> list[str]:
    """One card of a list: its facts in one line, what it does below."""
    from burgle.cli.terminal.screen import wrap
    from burgle.cli.texts import card_line, cut, marks, points, price
    from burgle.view.cards import faction

    head = f"{cut(card.name, 22):22} {card.deck[:9]:9} x{card.copies:<3} {faction(rules, card):10} {price(card):8}"
    worth = f"{points(card.points)}p" if points(card.points) else ""
    text = card_line(rules, card, lang)
    facts = cut(f"{head} {marks(card):3} {worth:3}", width).rstrip()
    return [facts, *(wrap(f"    {text}", width) if text else [])]


def rules(
    game: str,
    *query: str,
    guide: Flag = False,
    coverage: Flag = False,
    tests: Path = Path("tests"),
    lang: Lang = "en",
    as_json: Json = False,
) -> int:
    """Look a rule up by its number or by words, read the guide, or list which rules the tests cite.

    Parameters
    ----------
    game
        Which game, such as `space`.
    query
        A clause such as `SP-066`, or words that it mentions; without it, all clauses are told.
    guide
        Tell the game in ten minutes instead, in the order of a turn.
    coverage
        List every clause with the tests that cite it; the exit code is 1 if one has none.
    tests
        The folder of the tests, for --coverage.
    """
    from burgle.cli.terminal.screen import wrap
    from burgle.rulebook import clauses_of, find

    clauses = clauses_of(spec_of(game).id)
    if guide:
        return tell_guide(spec_of(game).id, language_of(lang))
    if coverage:
        return tell_coverage(clauses, tests, as_json)
    words = " ".join(query)
    found = find(clauses, words) if words else clauses
    if not found:
        raise Failure(f"no rule of {game} mentions {words!r}")
    if as_json:
        listed = [
            {"id": c.id, "rule": c.rule, "check": c.check, "ruling": c.ruling, "section": c.section} for c in found
        ]
        print_json(listed)
        return 0
    section = ""
    for clause in found:
        if not words and clause.section != section:
            section = clause.section
            print(f"\n{section}\n")
        print("\n".join(wrap(f"{clause.id} {clause.rule}", wide())))
    return 0


def tell_guide(game: str, lang: str) -> int:
    """Print the guide without its pictures."""
    from textwrap import fill

    from burgle.guide import PIECE, guide_of

    found = guide_of(game, lang)
    if found is None:
        raise Failure(f"nobody has written a guide to {game}")
    told = [found.title, found.lead]
    for section in found.sections:
        told.append(section.title.upper())
        for block in section.blocks:
            told += [block.text] if block.text else [f"- {point}" for point in block.points]
    for text in told:
        plain = PIECE.sub("", text).replace("*", "").replace("  ", " ")
        print(fill(plain, wide(), subsequent_indent="  " if plain.startswith("- ") else ""), end="\n\n")
    return 0


def tell_coverage(clauses: list[Clause], tests: Path, as_json: bool = False) -> int:
    """Lay the citations of the tests beside the clauses."""
    from burgle.coverage import CitationError, clause_coverage

    if not tests.is_dir():
        raise Failure(f"there is no folder {tests}; name that of the tests with --tests")
    try:
        found = clause_coverage(clauses, tests)
    except CitationError as error:
        raise Failure(str(error)) from None
    if as_json:
        cited = [{"id": c.id, "tests": [str(one) for one in found.cited.get(c.id, [])]} for c in found.clauses]
        unknown = [{"id": one.clause, "test": str(one)} for one in found.unknown]
        print_json({"clauses": cited, "missing": [clause.id for clause in found.missing], "unknown": unknown})
    else:
        for line in found.lines():
            print(line)
    return CHECK_FAILED if found.missing or found.unknown else 0
