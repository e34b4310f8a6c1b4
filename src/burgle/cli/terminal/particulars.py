"""What only some games have, told wherever a view has it: cubes and lockpicks, tiles and ghosts, open offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from burgle.cli.texts import count, joined
from burgle.kernel.content import Token
from burgle.kernel.rules import Rules

View = Mapping[str, Any]

UNCOUNTABLE = ("gold",)
MANY = 7  # artifacts of the stack that are listed
GATHERED = (("prisoner", "prisoner", "prisoners"), ("idol", "idol", "idols"))  # tags of which only the number matters


def coins(n: int, currency: str) -> str:
    """Write an amount of money."""
    return count(n, currency, currency if currency in UNCOUNTABLE else "")


def hunter(rules: Rules) -> str:
    """What the cubes are called that hurt everybody."""
    return "ghost" if "ghosts" in rules.params else "wight" if "wights" in rules.params else "red"


def tokens_of(rules: Rules, player: View) -> list[Token]:
    """A player's tokens, what matters most first."""
    held = [rules.tokens[rules.token_ids[key]] for key, n in player["tokens"].items() for _ in range(n)]
    return sorted(held, key=lambda token: (-token.value, not token.grants))


def tokens(rules: Rules, player: View) -> str:
    """Name a player's tokens; where only the number of a kind matters, that is told."""
    named: list[str] = []
    gathered: dict[str, int] = {}
    tags = {rules.tags.index(tag): tag for tag, _, _ in GATHERED if tag in rules.tags}
    for token in tokens_of(rules, player):
        kind = next((tags[grant] for grant in token.grants if grant in tags), "")
        if kind:
            gathered[kind] = gathered.get(kind, 0) + 1
        else:
            named.append(f"{token.name} {token.value}" if token.value else token.name)
    counted = [count(gathered[tag], one, many) for tag, one, many in GATHERED if tag in gathered]
    return ", ".join(part for part in (joined(named), *counted) if part)


def belongings(rules: Rules, view: View, p: View) -> str:
    """What a player carries and has done."""
    stopped = p["seat"] == view["active"] and (view.get("boots_banned") or view.get("exhausted"))
    parts = ["no more boots" if stopped else "", tokens(rules, p)]
    parts.append(count(p["data_cubes"], "data cube") if p.get("data_cubes") else "")
    held = p["held"]
    parts.append(count(held["lockpick"], "lockpick") if "lockpick" in held else "")
    parts.append(f"{count(p['marked'], 'shrine')} marked" if p.get("marked") else "")
    parts.append(count(held["intern"], "intern") if held.get("intern") else "")
    seals = view.get("seals", [])
    parts.append(count(seals[p["seat"]], "seal") if seals and seals[p["seat"]] else "")
    return ", ".join(part for part in parts if part)


def for_sale(rules: Rules, bank: Mapping[str, int], sold_out: bool = False) -> list[tuple[Token, str]]:
    """List what a market sells, each with how many are left; of a stack only the best, as the others wait below it."""
    found: list[tuple[Token, str]] = []
    for token in rules.tokens:
        if not token.price or not (bank.get(token.key, 0) or (sold_out and not token.party)):
            continue
        stack = [other for other in rules.tokens if token.stack and other.stack == token.stack]
        left = [other for other in stack if bank.get(other.key, 0)] or stack
        if left and token is not max(left, key=lambda other: other.points.flat):
            continue
        below = sum(bank.get(other.key, 0) for other in left if other is not token)
        found.append((token, f"{bank.get(token.key, 0)}" + (f" (+{below} below)" if below else "")))
    return found


def value_of(rules: Rules, key: str) -> int:
    """An artifact's value."""
    return rules.tokens[rules.token_ids[key]].value


def world(rules: Rules, view: View) -> list[tuple[str, str]]:
    """What else lies on the table: a title and a few words each."""
    found: list[tuple[str, str]] = []
    if "stack_size" in view:
        found.append(("TILES", f"{view['stack_size']} left"))
    if "artifact_stack" in view:
        stack = [str(value_of(rules, key)) for key in view["artifact_stack"]]
        more = f" +{len(stack) - MANY}" if len(stack) > MANY else ""
        found.append(("ARTIFACTS", " ".join(stack[:MANY]) + more or "none left"))
    if "ghosts_banked" in view:
        bag, area = view.get("bag", {}).get("hunters", 0), view.get("hunters_in_area", 0)
        found.append(("GHOSTS", f"{bag + area} of {bag + area + view['ghosts_banked']}"))
    if view.get("patron"):
        seal = view["patron_seal"]
        at = "done" if seal["done"] else f"seal on {seal['space']}"
        found.append(("PATRON", f"{rules.cards[rules.card_ids[view['patron']]].name} ({at})"))
    if "tomes_left" in view:
        found.append(("TOMES", f"{view['tomes_left']} more" if view["tomes_left"] else "no more"))
    if "banks" in view:
        found.append(("SECRETS", ", ".join(f"{n} {sort}" for sort, n in view["banks"].items())))
    pools = view.get("pools", {})
    if "prisoner" in pools:
        found.append(("PRISONERS", str(pools["prisoner"])))
    return found


def turns(view: View) -> list[tuple[str, str]]:
    """What holds for this turn only."""
    found: list[tuple[str, str]] = []
    if view.get("offers"):
        found.append(("OFFERS", joined(view["offers"])))
    if view.get("ignoring"):
        found.append(("IGNORING", ", ".join(view["ignoring"])))
    return found


def lines(rules: Rules, view: View, width: int) -> list[Text]:
    """The same for the screen, in one line each."""
    shown = []
    for parts, style in ((world(rules, view), ""), (turns(view), "bold magenta")):
        text = Text()
        for title, words in parts:
            text.append(f"{title} ", "dim").append(f"{words}  ", style)
        text.truncate(width, overflow="ellipsis")
        shown += [text] if parts else []
    return shown


def sentences(rules: Rules, view: View) -> list[str]:
    """The same in plain words."""
    found = [f"{title.capitalize()}: {words}." for title, words in (*world(rules, view), *turns(view))]
    return [" ".join(found)] if found else []
