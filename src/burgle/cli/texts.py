"""Cards, tokens and spaces in a few words, for lists and details."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from burgle.kernel.content import Card, Score, Space, Token
from burgle.kernel.rules import Rules
from burgle.language.words import Args
from burgle.view.cards import MOMENTS, effect, sealed

Thing = TypeVar("Thing", Card, Token, Space)


def fold(text: str) -> str:
    """Fold a name so that case, blanks and signs do not matter."""
    return "".join(c for c in text.casefold() if c.isalnum())


def pick(things: Iterable[Thing], text: str) -> list[Thing]:
    """Find things by what was typed: the exact name or key, else its beginning, else its middle."""
    wanted = fold(text)
    listed = list(things)
    if not wanted:
        return []
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [t for t in listed if fits(fold(t.name), wanted) or fits(fold(t.key), wanted)]
        if found:
            return found
    return []


def near(things: Iterable[Thing], text: str) -> str:
    """Suggest the name that was probably meant; empty if none is near."""
    import difflib

    names = {fold(t.name): t.name for t in things}
    close = difflib.get_close_matches(fold(text), list(names), 1)
    return names[close[0]] if close else ""


def cut(text: str, width: int) -> str:
    """Shorten a text to a width."""
    return text if len(text) <= width else text[: max(0, width - 2)].rstrip() + ".."


def count(n: int, one: str, many: str = "") -> str:
    """Write a number of things."""
    return f"{n} {one if n == 1 else many or one + 's'}"


def joined(keys: Iterable[str]) -> str:
    """List names, the same ones counted: `Hack x3, Stumble`."""
    counted: dict[str, int] = {}
    for key in keys:
        counted[key] = counted.get(key, 0) + 1
    return ", ".join(name if n == 1 else f"{name} x{n}" for name, n in counted.items())


def points(score: Score) -> str:
    """Write what something is worth at the end; a star says that it depends on what else one has."""
    return f"{score.flat}{'*' if score.terms else ''}" if score.flat or score.terms else ""


def price(card: Card) -> str:
    """Write what a card takes to get or beat."""
    if card.fight >= 0:
        return count(card.fight, "sword")
    return f"{card.cost} skill" if card.cost >= 0 else ""


def marks(card: Card) -> str:
    """Write a card's signs: A attack, D danger, S a Seal of Excellence."""
    return ("A" if card.attack else "") + ("D" if card.danger else "") + ("S" if sealed(card) else "")


def does(card: Card) -> str:
    """Write what a card does in one line of the effect language; the moment is named unless it is that of playing."""
    parts = []
    for moment in MOMENTS:
        text = effect(getattr(card, moment))
        if text:
            own = moment == "play" or (moment == "defeat" and card.fight >= 0)
            pay = f", pay {card.use_cost.text()}" if moment == "use" and card.use_cost is not None else ""
            parts.append(text if own else f"{moment}{pay}: {text}")
    return " / ".join(parts)


def card_text(rules: Rules, card: Card, lang: str = "en") -> list[str]:
    """Write what a card does, in sentences."""
    from burgle.language.wording import card_text as worded

    return worded(rules, card, lang)


def card_line(rules: Rules, card: Card, lang: str = "en") -> str:
    """Write what a card does in one line of sentences."""
    from burgle.language.wording import card_line as worded

    return worded(rules, card, lang)


def card_detail(rules: Rules, card: Card, lang: str = "en") -> list[str]:
    """Tell everything about a card."""
    from burgle.language.quips import quip_in
    from burgle.language.wording import card_head

    quip = [f'"{quip_in(rules.game, card.quip, lang)}"'] if card.quip else []
    return [card_head(rules, card, lang), *(f"  {line}" for line in [*card_text(rules, card, lang), *quip])]


def token_detail(rules: Rules, token: Token, lang: str = "en") -> list[str]:
    """Tell everything about a token."""
    from burgle.language.quips import quip_in
    from burgle.language.wording import token_text
    from burgle.language.words import TERMINAL, words_from

    price = [words_from((TERMINAL,), lang).text("token-price", {"n": token.price})] if token.price else []
    quip = [f'"{quip_in(rules.game, token.quip, lang)}"'] if token.quip else []
    return [token.name, *(f"  {line}" for line in [*price, *token_text(rules, token, lang), *quip])]


def share(chance: float, say: Callable[[str, Args], str], places: int = 0) -> str:
    """A chance as the language writes it: 87%, in German 87 %, and 2,5 % with a comma."""
    return say("share", {"n": f"{100 * chance:.{places}f}".replace(".", say("decimal-sign", {}))})
