"""The way to one space, or what keeps somebody from it: what a place asks, a stop between, too few Boots, a barred step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from burgle.chapters.entering import barred
from burgle.kernel.actions import Action
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State
from burgle.kernel.traits import LEAPS, MOVES
from burgle.language.words import FALLBACK
from burgle.view.paths import LEAP, Label, Search, Way, best_of, world_of
from burgle.view.why import Blocked, blocked

PLENTY = 40  # Boots or Swords, to find out whether that is all that is missing


def way_to(
    st: State, seat: int, space: str, names: Sequence[str] | None = None, lang: str = FALLBACK, *, ties: int = 1
) -> Way | list[Blocked]:
    """Give the best way to a space, or why there is none now; with `ties`, also ways that come to the same."""
    target = st.rules.space_ids.get(space, -1)
    if target < 0:
        return [blocked(st, Refusal("not_understood"), names, lang)]
    world = world_of(st, seat, names, lang)
    if isinstance(world, list):
        return world
    if world.players[seat].room < 0:
        return [blocked(st, Refusal("off_board"), names, lang)]
    if world.players[seat].room == target:
        return Way(space)
    found = [label for label in Search(world, seat).run() if label.room == target]
    if not found:
        return [blocked(st, missing(world, seat, target), names, lang)]
    return best_of(found + tied(world, seat, target, found, ties))


def tied(world: State, seat: int, target: int, found: list[Label], ties: int) -> list[Label]:
    """Look again for ways to a space that cost what those found do; nothing dearer is followed."""
    most, costs = max(label.cost for label in found), {label.cost for label in found}
    search = Search(world, seat, ties=ties) if ties > 1 else None
    again = takewhile(lambda label: label.cost <= most, search.run()) if search is not None else iter(())
    return [label for label in again if label.room == target and label.cost in costs]


def missing(world: State, seat: int, target: int) -> Refusal:
    """Find out what a way to a space would take: to be let in, a stop between, more Boots or Swords, or what bars its end."""
    have, name = world.players[seat], world.rules.spaces[target].name
    shut = barred(world, have, target)  # whoever asks about a closed place wants to hear what opens it
    between = shut or stop_between(world, seat, target)
    if between is not None:
        return between
    labels: list[Label] = []
    rich = world
    if known(world, have, target):
        for short, boots, swords in (("boots", PLENTY, 0), ("swords", PLENTY, PLENTY)):
            rich = world.copy()
            rich.players[seat].boot += boots
            rich.players[seat].sword += swords
            rich.options = rich.rules.kinds[rich.stack[rich.asked].kind].ask(rich, rich.stack[rich.asked])
            labels = []
            for label in Search(rich, seat, short).run():
                if label.room == target and short == "boots":
                    return Refusal("need_boot", have.boot, max(label.takes("boot"), have.boot + 1), name)
                if label.room == target:
                    return Refusal("need_sword_on_path", have.sword, max(label.takes("sword"), have.sword + 1), name)
                labels.append(label)
    # Who cannot walk at all hears why; else what bars the last step; else what stops the feet on the way.
    refusals = [(label, refusal) for label in labels for refusal in barred_steps(label, seat, target)]
    mine = [refusal for label, refusal in refusals if not label.codes and not refusal.name]
    last = [refusal for _, refusal in refusals if refusal.name]
    halfway = [refusal for label, refusal in refusals if not refusal.name and not label.takes(LEAP)]
    reasons = [*mine, *last, *halfway]
    if reasons:
        return reasons[0]
    found = through_a_stop(rich, seat, target) if labels else None
    return (
        Refusal("need_boot", have.boot, max(found[1], have.boot + 1), name) if found else Refusal("no_path", 0, 0, name)
    )


def stop_between(world: State, seat: int, target: int) -> Refusal | None:
    """Name the place where a walk to a space ends for now: something comes to light or is asked there, or the feet stop."""
    found = through_a_stop(world, seat, target)
    if found is None:
        return None
    return Refusal("waits_between" if found[0].stops else "stops_between", 0, 0, world.rules.spaces[found[0].room].name)


def through_a_stop(world: State, seat: int, target: int) -> tuple[Label, int] | None:
    """Find a place where a walk ends from which another one leads to a space, and the Boots that both take at least.

    From all such places the board is searched at once, with the Boots that are left; each step takes one at least.
    """
    search = Search(world, seat)
    labels = [label for label in search.run() if label.codes and label.stops != "out" and not label.takes(LEAP)]
    passed = {label.room for label in labels if not label.stops and search.steps(label)}
    ends = [label for label in labels if label.room not in passed]
    probe = world.copy()
    walker = probe.players[seat]
    have = walker.boot
    edge = [(label.room, label, have - label.takes("boot")) for label in ends]
    seen = {label.room for label in ends}
    for room, end, boots in edge:  # grows meanwhile
        walker.room, walker.boot = room, boots
        for near in neighbours(probe, walker) if boots > 0 else ():
            if near == target:
                return end, have - boots + 1
            if near not in seen:
                seen.add(near)
                edge.append((near, end, boots - 1))
    return None


def neighbours(st: State, p: Player) -> list[int]:
    """List the spaces that somebody could take a step to."""
    return [
        ref.id
        for walk in walks(st.rules)
        for arg in walk.targets(st, p)
        if walk.refuse(st, p, arg) is None
        for ref in walk.refs(st, p, arg)
        if ref.kind == "space"
    ]


def known(st: State, p: Player, target: int) -> bool:
    """Say whether a space is part of the board as it lies now."""
    return any(leads_to(walk, st, p, arg, target) for walk in walks(st.rules) for arg in walk.targets(st, p))


def walks(rules: Rules) -> list[Action]:
    """List what moves a pawn on foot."""
    return [action for action in rules.actions if action.traits & (MOVES | LEAPS) == MOVES]


def leads_to(walk: Action, st: State, p: Player, arg: int, target: int) -> bool:
    """Say whether a step is one to a space."""
    return any(ref.kind == "space" and ref.id == target for ref in walk.refs(st, p, arg))


def barred_steps(label: Label, seat: int, target: int) -> list[Refusal]:
    """Say what bars the step from here to the target, and what keeps the feet from going any farther."""
    st, p = label.st, label.st.players[seat]
    tried = [
        (action, arg, action.refuse(st, p, arg))
        for action in (walks(st.rules) if p.room >= 0 and not label.stops else [])
        for arg in action.targets(st, p)
    ]
    return [
        refusal
        for action, arg, refusal in tried
        if refusal is not None
        and refusal.code != "no_path"
        # Without a name, nothing is wrong with the way but with the walker.
        and (not refusal.name or leads_to(action, st, p, arg, target))
    ]
