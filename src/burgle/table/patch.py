"""What changed between two views, so that a device gets a few words and not the whole table again.

A patch is a list of steps, to be taken in order: `[path, value]` sets what is there (one past the end of a list adds to
it), `[path]` takes it away (from a list, what stood behind moves up). The empty path is the whole.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

Step = list[Any]
Shared = dict[tuple[int, int], tuple[Any, Any, list[Step]]]  # what was compared before, kept so that its identity stays

PARTS = 2  # how deep the parts lie that views have in common: ["players", 0]

_canonical = msgspec.json.Encoder(order="sorted")


def differences(old: Any, new: Any, shared: Shared | None = None) -> list[Step]:
    """Find the steps that lead from one view to another.

    Views of several seats have most parts in common; with `shared` the same two parts are compared only once.
    """
    steps: list[Step] = []
    if not _same(old, new):
        _compare(old, new, [], steps, {} if shared is None else shared)
    return steps


def _same(old: Any, new: Any) -> bool:
    """Whether two things are alike; comparing whole branches at once is the quick part."""
    return old is new or (old == new and type(old) is type(new))


def _compare(old: Any, new: Any, path: list[Any], steps: list[Step], shared: Shared) -> None:
    """Tell how two things differ that do: go down into what both are made of."""
    if type(old) is dict and type(new) is dict:
        if len(path) == PARTS:
            pair = (id(old), id(new))
            known = shared.get(pair)
            if known is None:
                inner: list[Step] = []
                _compare_dicts(old, new, [], inner, shared)
                known = shared[pair] = (old, new, inner)
            steps += [[[*path, *step[0]], *step[1:]] for step in known[2]]
        else:
            _compare_dicts(old, new, path, steps, shared)
    elif type(old) is list and type(new) is list:
        _compare_lists(old, new, path, steps, shared)
    else:
        steps.append([path, new])


def _compare_dicts(
    old: dict[str, Any], new: dict[str, Any], path: list[Any], steps: list[Step], shared: Shared
) -> None:
    """Tell what was taken away, added and changed."""
    for key in old:
        if key not in new:
            steps.append([[*path, key]])
    for key, value in new.items():
        if key not in old:
            steps.append([[*path, key], value])
            continue
        before = old[key]
        if not _same(before, value):
            _compare(before, value, [*path, key], steps, shared)


def _compare_lists(old: list[Any], new: list[Any], path: list[Any], steps: list[Step], shared: Shared) -> None:
    """Tell a list's change in the shortest of three ways: item by item, taken out or added, or all of it."""
    if len(old) == len(new):
        found: list[Step] = []
        for at, (one, two) in enumerate(zip(old, new, strict=True)):
            if not _same(one, two):
                _compare(one, two, [*path, at], found, shared)
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
