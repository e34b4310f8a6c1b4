"""Who listens at one table: devices, the channels of their seats, and telling them what is new."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from burgle.language.words import FALLBACK
from burgle.table.channels import About, Channel, Common, about_table, table_info
from burgle.table.guests import Denied, Viewer
from burgle.table.messages import TableInfo
from burgle.table.record import Record
from burgle.view.table import Look

MOST_DEVICES = 5  # at one seat
MOST_WATCHERS = 100  # at one table


class Seated(msgspec.Struct):
    """A device at the table: its seats, the hashes of the tokens it has shown, its language."""

    seats: tuple[int, ...]
    digests: frozenset[bytes]
    lang: str = FALLBACK


class Audience:
    """The devices at one table. Everything they hear passes the channel of their seat and language."""

    def __init__(self, record: Record, damaged: str) -> None:
        self.record = record
        self.damaged = damaged  # why the table is set aside, if it is
        self.devices: dict[Viewer, Seated] = {}
        self.channels: dict[tuple[int, str], Channel] = {}
        self.looks: dict[str, Look] = {}  # the last one in each language

    def info(self) -> TableInfo:
        """The table as everybody here may see it."""
        return table_info(self.record, *self._present(), self.damaged)

    def about(self) -> About:
        """What tells whether that has changed."""
        return about_table(self.record, *self._present(), self.damaged)

    def _present(self) -> tuple[dict[int, int], int]:
        """How many devices each seat has, and how many watch."""
        online: dict[int, int] = {}
        watchers = 0
        for seated in self.devices.values():
            watchers += not seated.seats
            for seat in seated.seats:
                online[seat] = online.get(seat, 0) + 1
        return online, watchers

    def online(self) -> set[int]:
        """The seats that are connected here."""
        return {seat for seated in self.devices.values() for seat in seated.seats}

    def broadcast(self, first: int = -1, acknowledge: Callable[[], None] | None = None) -> None:
        """Bring every channel that somebody listens to up to the table as it is.

        Whoever asked sees it `first` and is acknowledged; only then is it worked out what the others see.
        """
        heard = sorted(
            (channel for channel in self.channels.values() if channel.viewers), key=lambda one: one.seat != first
        )
        about = self.about() if heard else ()
        spoken: dict[str, Common] = {}
        for channel in heard:
            if acknowledge is not None and channel.seat != first:
                acknowledge()
                acknowledge = None
            common = spoken.get(channel.lang) or spoken.setdefault(channel.lang, Common(self._look(channel.lang)))
            data = channel.advance(self.record, common, about, self.info)
            for viewer in channel.viewers:
                viewer.put(data)
        if acknowledge is not None:
            acknowledge()

    def _look(self, lang: str) -> Look | None:
        """The table as it is now, in a language; what has not changed since the last look is not made anew."""
        st = self.record.state
        if st is None:
            return None
        known = self.looks.get(lang)
        if known is None or known.st is not st:
            known = self.looks[lang] = Look(st, lang, known)
        return known

    def tell_presence(self) -> None:
        """Tell who came and went; this is no line of the log."""
        about, info = self.about(), self.info()
        for channel in self.channels.values():
            if channel.viewers and channel.seq == self.record.seq:
                data = channel.presence(self.record, about, info)
                for viewer in channel.viewers:
                    viewer.put(data)

    def channel(self, seat: int, lang: str = FALLBACK) -> Channel:
        """The channel of a seat in a language, brought up to the table as it is."""
        channel = self.channels.get((seat, lang))
        if channel is None:
            channel = self.channels[seat, lang] = Channel(seat, self.record, self._look(lang), lang)
        elif channel.seq != self.record.seq:
            channel.advance(self.record, Common(self._look(lang)), self.about(), self.info)
        return channel

    def catch_up(self, seat: int, since: int, same_run: bool, lang: str = FALLBACK) -> list[bytes]:
        """What a device needs to see the table as a seat does: what it has missed, or everything."""
        channel = self.channel(seat, lang)
        missed = channel.missed(since) if same_run and since >= 0 else None
        return [channel.snapshot(self.record, self.about(), self.info())] if missed is None else missed

    def welcome(self, viewer: Viewer, seated: Seated) -> None:
        """Let a device listen from now on."""
        if any(sum(seat in other.seats for other in self.devices.values()) >= MOST_DEVICES for seat in seated.seats):
            raise Denied("full", "seat-too-many-devices")
        if not seated.seats and sum(not other.seats for other in self.devices.values()) >= MOST_WATCHERS:
            raise Denied("full", "too-many-watch")
        self.devices[viewer] = seated
        for seat in seated.seats or (-1,):
            self.channel(seat, seated.lang).viewers.add(viewer)

    def forget(self, viewer: Viewer) -> None:
        """Let a device go."""
        if self.devices.pop(viewer, None) is not None:
            for channel in self.channels.values():
                channel.viewers.discard(viewer)
