"""What only some games have, told wherever a view has it: cubes and lockpicks, tiles and ghosts, open offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from burgle.cli.texts import count, joined
from burgle.kernel.content import Token
from burgle.kernel.rules import Rules
from burgle.language.words import Words

View = Mapping[str, Any]

MANY = 7  # artifacts of the stack that are listed
GATHERED = ("prisoner", "idol")  # tags of which only the number matters


def coins(n: int, currency: str, words: Words) -> str:
    """Write an amount of money; one that no language file knows goes by its name."""
    return words.text(f"n-{currency}", {"n": n}) if words.has(f"n-{currency}") else count(n, currency)


def hunter(rules: Rules) -> str:
    """What the cubes are called that hurt everybody."""
    return "ghost" if "ghosts" in rules.params else "wight" if "wights" in rules.params else "red"


def tokens_of(rules: Rules, player: View) -> list[Token]:
    """A player's tokens, what matters most first."""
    held = [rules.tokens[rules.token_ids[key]] for key, n in player["tokens"].items() for _ in range(n)]
    return sorted(held, key=lambda token: (-token.value, not token.grants))


def tokens(rules: Rules, player: View, words: Words) -> str:
    """Name a player's tokens; where only the number of a kind matters, that is told."""
    named: list[str] = []
    gathered: dict[str, int] = {}
    tags = {rules.tags.index(tag): tag for tag in GATHERED if tag in rules.tags}
    for token in tokens_of(rules, player):
        kind = next((tags[grant] for grant in token.grants if grant in tags), "")
        if kind:
            gathered[kind] = gathered.get(kind, 0) + 1
        else:
            named.append(f"{token.name} {token.value}" if token.value else token.name)
    counted = [words.text(f"n-{tag}s", {"n": gathered[tag]}) for tag in GATHERED if tag in gathered]
    return ", ".join(part for part in (joined(named), *counted) if part)


def belongings(rules: Rules, view: View, p: View, words: Words) -> str:
    """What a player carries and has done."""
    stopped = p["seat"] == view["active"] and (view.get("boots_banned") or view.get("exhausted"))
    held, seals = p["held"], view.get("seals", [])
    numbers = {
        "n-data-cubes": p.get("data_cubes", 0), "n-marked": p.get("marked", 0), "n-interns": held.get("intern", 0),
        "n-seals": seals[p["seat"]] if seals else 0,
    }  # fmt: skip
    counted = [words.text(id, {"n": n}) for id, n in numbers.items() if n]
    if "lockpick" in held:
        counted.insert(bool(numbers["n-data-cubes"]), words.text("n-lockpicks", {"n": held["lockpick"]}))
    parts = [words.text("no-more-boots") if stopped else "", tokens(rules, p, words), *counted]
    return ", ".join(part for part in parts if part)


def for_sale(rules: Rules, bank: Mapping[str, int], words: Words, sold_out: bool = False) -> list[tuple[Token, str]]:
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
        more = f" ({words.text('more-below', {'n': below})})" if below else ""
        found.append((token, f"{bank.get(token.key, 0)}{more}"))
    return found


def value_of(rules: Rules, key: str) -> int:
    """An artifact's value."""
    return rules.tokens[rules.token_ids[key]].value


def world(rules: Rules, view: View, words: Words) -> list[tuple[str, str]]:
    """What else lies on the table: the message with its title, and a few words each."""
    found: list[tuple[str, str]] = []
    if "stack_size" in view:
        found.append(("tiles", words.text("n-left", {"n": view["stack_size"]})))
    if "artifact_stack" in view:
        stack = [str(value_of(rules, key)) for key in view["artifact_stack"]]
        more = f" +{len(stack) - MANY}" if len(stack) > MANY else ""
        found.append(("artifacts", " ".join(stack[:MANY]) + more or words.text("none-left")))
    if "ghosts_banked" in view:
        bag, area = view.get("bag", {}).get("hunters", 0), view.get("hunters_in_area", 0)
        of = {"n": bag + area, "of": bag + area + view["ghosts_banked"]}
        found.append(("ghosts", words.text("n-of", of)))
    if view.get("patron"):
        seal = view["patron_seal"]
        at = words.text("seal-done") if seal["done"] else words.text("seal-on", {"space": seal["space"]})
        found.append(("patron", f"{rules.cards[rules.card_ids[view['patron']]].name} ({at})"))
    for stack, left in view.get("stacks", {}).items():
        found.append((stack if stack.endswith("s") else f"{stack}s", words.text("n-more", {"n": left})))
    if "banks" in view:
        sorts = [words.text("bank-of", {"n": n, "sort": sort}) for sort, n in view["banks"].items()]
        found.append(("secrets", ", ".join(sorts)))
    pools = view.get("pools", {})
    if "prisoner" in pools:
        found.append(("prisoners", str(pools["prisoner"])))
    return found


def title_of(key: str, words: Words) -> str:
    """What a heap is called; one of a pack's, which no language file knows, by its key."""
    return words.text(f"title-{key}") if words.has(f"title-{key}") else key.capitalize()


def turns(view: View, words: Words) -> list[tuple[str, str]]:
    """What holds for this turn only."""
    found: list[tuple[str, str]] = []
    if view.get("offers"):
        found.append(("offers", joined(view["offers"])))
    if view.get("ignoring"):
        found.append(("ignoring", ", ".join(words.one_of("ignoring", key) for key in view["ignoring"])))
    return found


def lines(rules: Rules, view: View, width: int, words: Words) -> list[Text]:
    """The same for the screen, in one line each."""
    shown = []
    for parts, style in ((world(rules, view, words), ""), (turns(view, words), "bold magenta")):
        text = Text()
        for title, said in parts:
            text.append(f"{title_of(title, words).upper()} ", "dim").append(f"{said}  ", style)
        text.truncate(width, overflow="ellipsis")
        shown += [text] if parts else []
    return shown


def sentences(rules: Rules, view: View, words: Words) -> list[str]:
    """The same in plain words."""
    heaps = (*world(rules, view, words), *turns(view, words))
    found = [f"{title_of(title, words)}: {said}." for title, said in heaps]
    return [" ".join(found)] if found else []
