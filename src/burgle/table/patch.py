"""What changed between two views, so that a device gets a few words and not the whole table again.

A patch is a list of steps, to be taken in order: `[path, value]` sets what is there (one past the end of a list adds to
it), `[path]` takes it away (from a list, what stood behind moves up). The empty path is the whole.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

Step = list[Any]

PARTED = (dict, list)

_canonical = msgspec.json.Encoder(order="sorted")


class Compared:
    """What was compared before: seats have most parts of their views in common, and those are compared only once.

    A part is known by its identity, old and new, and by where it is. Both are kept, so that they stay what they are.
    """

    def __init__(self) -> None:
        self._parts: dict[tuple[Any, ...], tuple[Any, Any, list[Step]]] = {}

    def steps(self, old: Any, new: Any, path: list[Any]) -> list[Step]:
        """The steps from a part to what it has become."""
        place = (id(old), id(new), *path)
        known = self._parts.get(place)
        if known is None:
            known = self._parts[place] = (old, new, [])
            _compare(old, new, path, known[2])
        return known[2]


def differences(old: Any, new: Any) -> list[Step]:
    """Find the steps that lead from one view to another."""
    if type(old) is not type(new) or type(new) not in PARTED:
        return [] if old is new or (old == new and type(old) is type(new)) else [[[], new]]
    steps: list[Step] = []
    _compare(old, new, [], steps)
    return steps


def changes(old: dict[str, Any], new: dict[str, Any], compared: Compared) -> list[Step]:
    """The same for two dicts that share much with others which are compared at the same time: players above all."""
    steps: list[Step] = []
    for key in old:
        if key not in new:
            steps.append([[key]])
    for key, value in new.items():
        if key not in old:
            steps.append([[key], value])
            continue
        before = old[key]
        if before is value:
            continue
        if type(value) is list and _things(before) and _things(value) and len(before) == len(value):
            for at, (one, two) in enumerate(zip(before, value, strict=True)):
                if one is two or (one == two and type(one) is type(two)):
                    continue
                if type(one) is type(two) and type(two) in PARTED:
                    steps += compared.steps(one, two, [key, at])
                else:
                    steps.append([[key, at], two])
        elif before != value or type(before) is not type(value):
            _tell(before, value, [key], steps)
    return steps


def _things(value: Any) -> bool:
    """Whether something is a list of things that have parts themselves, such as players."""
    return type(value) is list and bool(value) and type(value[0]) is dict


def _compare(old: Any, new: Any, path: list[Any], steps: list[Step]) -> None:
    """Tell how two dicts or two lists differ that do."""
    (_compare_dicts if type(new) is dict else _compare_lists)(old, new, path, steps)


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], path: list[Any], steps: list[Step]) -> None:
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
        _tell(before, value, [*path, key], steps)


def _tell(old: Any, new: Any, path: list[Any], steps: list[Step]) -> None:
    """Tell of something that has changed: what of it, or all of it where it has no parts."""
    if type(old) is type(new) and type(new) in PARTED:
        _compare(old, new, path, steps)
    else:
        steps.append([path, new])


def _compare_lists(old: list[Any], new: list[Any], path: list[Any], steps: list[Step]) -> None:
    """Tell a list's change in the shortest of three ways: item by item, taken out or added, or all of it."""
    if len(old) == len(new):
        found: list[Step] = []
        for at, (one, two) in enumerate(zip(old, new, strict=True)):
            if one is two or (one == two and type(one) is type(two)):
                continue
            _tell(one, two, [*path, at], found)
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
