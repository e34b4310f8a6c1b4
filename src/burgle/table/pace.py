"""The pace of a campaign's table: whether everybody here has read the page, before anybody goes on. No line of any log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgle.table.record import Record

PATIENCE = 60.0  # seconds for which a table waits for who has not turned the page
PAGES = ("passage", "story")


class Pace:
    """Who has read how far at one table; forgotten when the server ends."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._read = 0  # events before this one need not be waited for any more
        self._page = -1  # the latest page
        self._since = 0.0
        self._ready: set[int] = set()
        self.lapsed = False  # a minute has passed, and nobody was told so far

    def waits(self, record: Record, devices: Sequence[tuple[int, ...]]) -> list[int]:
        """The seats for which the table waits; none where it does not read together, or all read on one device."""
        of, st = record.campaign, record.state
        if of is None or of.pace != "together" or st is None:
            return []
        # Whoever has answered since had read on; and what was taken back is read anew when it comes again.
        passed = record.answers[-1].events if record.answers else 0
        self._read = max(passed, min(self._read, len(record.events)))
        pages = (
            number
            for number in range(len(record.events) - 1, self._read - 1, -1)
            if st.rules.events[record.events[number].kind].code in PAGES
        )
        page = next(pages, -1)
        if page < 0:
            return []
        if page != self._page:
            self._page, self._since = page, self._clock()
            self._ready.clear()
        here = {seat for seats in devices for seat in seats if record.chairs[seat].plays}
        waiting = sorted(here - self._ready)
        alone = len({seats for seats in devices if seats}) < 2
        if alone:
            return []
        if not waiting or self._clock() - self._since >= PATIENCE:
            self.lapsed = self.lapsed or bool(waiting)
            self.go_on()
            return []
        return waiting

    def ready(self, seat: int) -> None:
        """Note that somebody has read the page."""
        self._ready.add(seat)

    def go_on(self) -> None:
        """Wait for nobody any more, until the next page."""
        self._read = self._page + 1
