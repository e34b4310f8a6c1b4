"""What changed between two views, so that a device gets a few words and not the whole table again.

A patch is a list of steps, to be taken in order: `[path, value]` sets what is there (one past the end of a list adds to
it), `[path]` takes it away (from a list, what stood behind moves up). The empty path is the whole.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

Step = list[Any]

PARTS = 2  # how deep the parts lie that views have in common, at the same place in each: ["players", 0]
PARTED = (dict, list)

_canonical = msgspec.json.Encoder(order="sorted")


class Shared:
    """What was compared before: views of several seats have most parts in common, and those are compared only once.

    `whole` is what all new views were made of; a part of it is known by its identity.
    """

    def __init__(self, whole: dict[str, Any] | None = None) -> None:
        self.whole = whole or {}
        self.parts: dict[tuple[Any, ...], tuple[Any, Any, list[Step]]] = {}  # both are kept, so that they stay the same
        self.wholes: dict[int, tuple[Any, list[Step]]] = {}

    def steps(self, old: dict[str, Any]) -> list[Step]:
        """The steps from what older views were made of to what the new ones are."""
        known = self.wholes.get(id(old))
        if known is None:
            known = self.wholes[id(old)] = (old, [])
            _compare_dicts(old, self.whole, [], known[1], self)
        return known[1]


def differences(old: Any, new: Any, shared: Shared | None = None, before: dict[str, Any] | None = None) -> list[Step]:
    """Find the steps that lead from one view to another; `before` is what the old one and others like it were made of."""
    steps: list[Step] = []
    if type(old) is not type(new) or type(new) not in PARTED:
        return [] if old is new or (old == new and type(old) is type(new)) else [[[], new]]
    if shared is None or before is None or type(new) is not dict:
        _compare(old, new, [], steps, shared or Shared())
        return steps
    # Whatever is not the very thing that the views were made of is this view's own, and compared here.
    whole = shared.whole
    mine = {key: value for key, value in new.items() if key not in whole or whole[key] is not value}
    was = {key: value for key, value in old.items() if key in mine or key not in before or before[key] is not value}
    if any(key in whole for key in mine) or any(key in before for key in was):
        _compare_dicts(old, new, [], steps, shared)
        return steps
    _compare_dicts(was, mine, [], steps, shared)
    return shared.steps(before) + steps


def _compare(old: Any, new: Any, path: list[Any], steps: list[Step], shared: Shared) -> None:
    """Tell how two dicts or two lists differ that do."""
    if not 0 < len(path) <= PARTS:
        (_compare_dicts if type(new) is dict else _compare_lists)(old, new, path, steps, shared)
        return
    place = (id(old), id(new), *path)
    known = shared.parts.get(place)
    if known is None:
        known = shared.parts[place] = (old, new, [])
        (_compare_dicts if type(new) is dict else _compare_lists)(old, new, path, known[2], shared)
    steps += known[2]


def _compare_dicts(
    old: dict[str, Any], new: dict[str, Any], path: list[Any], steps: list[Step], shared: Shared
) -> None:
    """Tell what was taken away, added and changed; comparing whole branches at once is the quick part."""
    for key in old:
        if key not in new:
            steps.append([[*path, key]])
    for key, value in new.items():
        if key not in old:
            steps.append([[*path, key], value])
            continue
        before = old[key]
        if before is value or (before == value and type(before) is type(value)):
            continue
        _tell(before, value, [*path, key], steps, shared)


def _tell(old: Any, new: Any, path: list[Any], steps: list[Step], shared: Shared) -> None:
    """Tell of something that has changed: what of it, or all of it where it has no parts."""
    if type(old) is type(new) and type(new) in PARTED:
        _compare(old, new, path, steps, shared)
    else:
        steps.append([path, new])


def _compare_lists(old: list[Any], new: list[Any], path: list[Any], steps: list[Step], shared: Shared) -> None:
    """Tell a list's change in the shortest of three ways: item by item, taken out or added, or all of it."""
    if len(old) == len(new):
        found: list[Step] = []
        for at, (one, two) in enumerate(zip(old, new, strict=True)):
            if one is two or (one == two and type(one) is type(two)):
                continue
            _tell(one, two, [*path, at], found, shared)
        if len(found) * 2 <= len(new) or (new and isinstance(new[0], dict)):
            steps += found
            return
    elif len(new) < len(old):
        gone = _left_out(old, new)
        if gone is not None and len(gone) * 2 < len(new):
            steps += [[[*path, at]] for at in reversed(gone)]
            return
    elif len(new) - len(old) < len(old) and new[: len(old)] == old:
        steps += [[[*path, at], new[at]] for at in range(len(old), len(new))]
        return
    steps.append([path, new])


def _left_out(old: list[Any], new: list[Any]) -> list[int] | None:
    """Find which items were taken out of a list, if nothing else happened to it."""
    gone, at = [], 0
    for i, thing in enumerate(old):
        if at < len(new) and new[at] == thing:
            at += 1
        else:
            gone.append(i)
    return gone if at == len(new) else None


def patched(old: Any, steps: list[Step]) -> Any:
    """Take the steps of a patch on a copy, as a client does."""
    whole = [msgspec.json.decode(msgspec.json.encode(old))]
    for step in steps:
        path = [0, *step[0]]
        holder: Any = whole
        for key in path[:-1]:
            holder = holder[key]
        if len(step) == 1:
            del holder[path[-1]]
        elif isinstance(holder, list) and path[-1] == len(holder):
            holder.append(step[1])
        else:
            holder[path[-1]] = step[1]
    return whole[0]


def fingerprint(view: Any) -> str:
    """CRC-32 of a view as JSON with sorted keys and no spaces: short, and quick in a browser as well."""
    return f"{zlib.crc32(_canonical.encode(view)):08x}"
