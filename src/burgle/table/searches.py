"""Answers about a position that take a search, each worked out once: people look first and go then, and many look on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any, TypeVar, cast

from burgle.kernel.state import State
from burgle.language.words import FALLBACK
from burgle.view.barriers import way_to
from burgle.view.odds import odds
from burgle.view.paths import MOST_TIES, Way, reach
from burgle.view.why import Blocked

T = TypeVar("T")

MOST = 256  # answers that are remembered, of all tables together


class Ways:
    """The answers that were asked for last. Positions are never altered once they are in a record, so they can be keys."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._known: OrderedDict[tuple[object, ...], tuple[State, object]] = OrderedDict()

    def find(self, st: State, seat: int, space: str, names: Sequence[str], lang: str) -> Way | list[Blocked]:
        """Give the best way to a space and others as good, or the reasons why there is none now."""
        key = (id(st), seat, space, tuple(names), lang)
        return self._once(st, key, lambda: way_to(st, seat, space, names, lang, ties=MOST_TIES))

    def reach(self, st: State, seat: int) -> dict[str, Way]:
        """Give the best way to every space that can be reached."""
        return self._once(st, (id(st), seat), lambda: reach(st, seat))

    def go(self, st: State, seat: int, space: str, names: Sequence[str], lang: str = FALLBACK) -> Way | list[Blocked]:
        """Give the best way to a space; one that was found among all that can be reached is not searched again."""
        with self._lock:
            known = self._known.get((id(st), seat))
        way = None if known is None else cast(dict[str, Way], known[1]).get(space)
        return way or self.find(st, seat, space, names, lang)

    def odds(self, st: State) -> dict[str, Any]:
        """Give the chances of the next attack: the same for everybody who looks on."""
        return self._once(st, (id(st),), lambda: odds(st))

    def _once(self, st: State, key: tuple[object, ...], work: Callable[[], T]) -> T:
        with self._lock:
            known = self._known.get(key)
        if known is None:
            known = (st, work())  # the position is kept with it, so that its id stays its own
            with self._lock:
                self._known[key] = known
                while len(self._known) > MOST:
                    self._known.popitem(last=False)
        return cast(T, known[1])

    def forget(self) -> None:
        """Forget all of them."""
        with self._lock:
            self._known.clear()


ways = Ways()
