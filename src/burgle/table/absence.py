"""Who is away: how long a table has waited for the person it asks, and who is there to wait."""

from __future__ import annotations

from collections.abc import Callable, Collection

from burgle.kernel.together import deciders
from burgle.table.hands import waits_for
from burgle.table.record import Record

LONGEST = 24 * 60  # minutes that a table may be told to wait
STEP = 10.0  # seconds that may count between two looks: a server that slept or stood still blames nobody for it
LINGER = 30.0  # seconds for which whoever asked something without a socket counts as being here


class Absence:
    """How long one table has waited for the person whose turn it is.

    Time counts only while the server runs, and only while another person is there to wait: a table that everybody
    has left stays as it is. It is forgotten when the server ends, and so begins anew.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = clock()
        self._asked = -1
        self._waited = 0.0
        self._seen: dict[int, float] = {}

    def here(self, seats: Collection[int]) -> None:
        """Note that somebody asked something for these seats just now, without a socket."""
        now = self._clock()
        for seat in seats:
            self._seen[seat] = now

    def present(self, seat: int, online: Collection[int]) -> bool:
        """Whether whoever plays a seat is here: on a socket, or heard of a moment ago."""
        return seat in online or self._clock() - self._seen.get(seat, -LINGER) < LINGER

    def due(self, record: Record, online: Collection[int]) -> int:
        """Look once, every few seconds: the seat that a bot shall play for now, -1 for none."""
        now = self._clock()
        passed, self._last = min(now - self._last, STEP), now
        st, minutes = record.state, record.settings.absent
        waiting = [] if st is None or record.phase != "playing" else deciders(st)
        away = [seat for seat in waiting if waits_for(record, seat) and not self.present(seat, online)]
        asked = away[0] if away else -1
        if asked != self._asked or minutes == 0:
            self._asked, self._waited = asked, 0.0
            return -1
        if asked < 0:
            return -1
        people = [seat for seat, chair in enumerate(record.chairs) if chair.controller == "human" and seat != asked]
        if any(self.present(seat, online) for seat in people):
            self._waited += passed
        return asked if self._waited >= minutes * 60 else -1
