"""The way to a space, worked out once for each position: people look first and go then, and a search may take a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock

from burgle.kernel.state import State
from burgle.view.paths import MOST_TIES, Way, way_to
from burgle.view.why import Blocked

MOST = 64  # ways that are remembered, of all tables together


class Ways:
    """The ways that were asked for last. Positions are never altered once they are in a record, so they can be keys."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._known: OrderedDict[tuple[object, ...], tuple[State, Way | list[Blocked]]] = OrderedDict()

    def find(self, st: State, seat: int, space: str, names: Sequence[str], lang: str) -> Way | list[Blocked]:
        """Give the best way to a space, or the reasons why there is none now."""
        key = (id(st), seat, space, tuple(names), lang)
        with self._lock:
            known = self._known.get(key)
        if known is None:
            found = way_to(st, seat, space, names, lang, ties=MOST_TIES)
            known = (st, found)  # the position is kept with it, so that its id stays its own
            with self._lock:
                self._known[key] = known
                while len(self._known) > MOST:
                    self._known.popitem(last=False)
        return known[1]

    def forget(self) -> None:
        """Forget all of them."""
        with self._lock:
            self._known.clear()


ways = Ways()
