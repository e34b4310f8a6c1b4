"""What each seat gets to hear. Everything that leaves a table goes through here, and so through the view of its seat."""

from __future__ import annotations

from typing import Any

import msgspec

from burgle.kernel.engine import decider
from burgle.kernel.together import turned
from burgle.language.words import FALLBACK
from burgle.table import share
from burgle.table.guests import Viewer
from burgle.table.history import History
from burgle.table.messages import Pending, SeatInfo, Snapshot, TableInfo, Update
from burgle.table.patch import Shared, differences, fingerprint
from burgle.table.record import Asked, Record
from burgle.table.wording import word
from burgle.view.events import seen

LATEST = 80  # events that a snapshot brings

encode = msgspec.json.Encoder().encode


class Common:
    """What the channels of one table need not work out each by itself while they all go on to the same line."""

    def __init__(self, whole: dict[str, Any] | None = None) -> None:
        self.whole = whole  # what all their views are made of
        self.events: dict[int, dict[str, Any]] = {}  # those that everybody sees alike, by number
        self.compared = Shared(whole)  # parts of views that several seats have in common


class Channel:
    """The view of one seat (or of all who watch, -1) in one language, and the updates that led to it.

    While nobody listens nothing is computed; who comes back gets the difference to where the last one left.
    """

    def __init__(self, seat: int, record: Record, view: dict[str, Any] | None, lang: str = FALLBACK) -> None:
        self.seat, self.lang = seat, lang
        self.viewers: set[Viewer] = set()
        self.view = view
        self.whole: dict[str, Any] | None = None  # what the view and those of others are made of, if that is known
        self.seq = record.seq  # the line of the view
        self.told = len(record.events)
        self.undone = -1  # events from this number on have been told and were taken back since
        self.history = History(record.seq)
        self.info = b""  # as it was told last

    def note(self, cut: int) -> None:
        """Note that events from a number on were taken back."""
        if cut < self.told:
            self.told = cut
            self.undone = cut if self.undone < 0 else min(self.undone, cut)

    def advance(
        self,
        record: Record,
        view: dict[str, Any] | None,
        info: TableInfo,
        about: bytes,
        common: Common | None = None,
    ) -> bytes:
        """Go on to the table as it is now; gives the update to send. `about` is `about_table(info)`."""
        common = common or Common()
        update = Update(
            seq=record.seq,
            seat=self.seat,
            patch=differences(self.view, view, common.compared, self.whole if common.whole else None),
            events=happened(record, self.seat, self.told, common.events, self.lang),
            pending=pending(record, self.seat, self.lang),
            undone=self.undone,
            info=info if about != self.info else None,
            digest=fingerprint(view),
        )
        self.view, self.whole, self.seq, self.info = view, common.whole, record.seq, about
        self.told, self.undone = len(record.events), -1
        data = encode(update)
        self.history.add(record.seq, data)
        return data

    def presence(self, record: Record, info: TableInfo) -> bytes:
        """Who came and went: no line of the log, so nothing to be kept."""
        self.info = about_table(info)
        waiting = pending(record, self.seat, self.lang)
        return encode(Update(seq=self.seq, seat=self.seat, patch=[], events=[], pending=waiting, info=info, digest=""))

    def missed(self, since: int) -> list[bytes] | None:
        """The updates after a line; None if they are not all here, so that a snapshot is needed."""
        return [] if since == self.seq else self.history.since(since)

    def snapshot(self, record: Record, info: TableInfo) -> bytes:
        """Everything at once."""
        self.info = self.info or about_table(info)
        return encode(
            Snapshot(
                seq=record.seq,
                seat=self.seat,
                info=info,
                view=self.view,
                pending=pending(record, self.seat, self.lang),
                events=happened(record, self.seat, max(0, len(record.events) - LATEST), None, self.lang),
                digest=fingerprint(self.view),
            )
        )


def about_table(info: TableInfo) -> bytes:
    """What is to be compared to see whether the table itself has changed: all but where the game is, which the view tells."""
    return encode(msgspec.structs.replace(info, seq=-1, turn=-1))


def happened(
    record: Record,
    seat: int,
    since: int,
    common: dict[int, dict[str, Any]] | None = None,
    lang: str = FALLBACK,
) -> list[dict[str, Any]]:
    """What happened from a number on, as a seat may see it; `common` has what is the same for everybody of a language."""
    st = record.state
    if st is None:
        return []
    common = {} if common is None else common
    found: list[dict[str, Any]] = []
    for number in range(max(since, 0), len(record.events)):
        event = record.events[number]
        told = common.get(number)
        if told is None:
            told = seen(st, event, seat, number, record.names, lang)
            if not st.rules.events[event.kind].private:
                common[number] = told
        found.append(told)
    return found


def gestures(record: Record) -> int:
    """Count the gestures that whoever decides may simply take back."""
    return len({answered.act.gesture for answered in record.answers[record.floor :]})


def pending(record: Record, seat: int, lang: str = FALLBACK) -> Pending:
    """What a seat may do beside answering: take back, do again, vote."""
    found = Pending()
    st = record.state
    if st is None:
        return found
    if not st.over and seat == decider(turned(st, seat)):
        found.undo, found.redo = gestures(record), len(record.undone)
        if 0 <= record.veil < len(record.events):
            veil = seen(st, record.events[record.veil], seat, record.veil, record.names, lang)
            found.veil, found.veil_clause = str(veil["text"]), str(veil["clause"])
    if record.undo_policy != "strict" and not st.over and any(one.seat == seat for one in record.answers):
        found.beyond = "ask" if record.undo_policy == "consent" and record.people({seat}) else "free"
    if record.asked is not None and seat in record.asked.waiting:
        found.vote = question(record, record.asked, lang)
        found.vote_by, found.vote_line = record.asked.by, record.asked.line
    return found


def question(record: Record, asked: Asked, lang: str) -> str:
    """Word what others vote on."""
    name = record.chairs[asked.by].name
    if asked.opens >= 0:
        return word("asks-open", lang, {"name": name, "chair": record.chairs[asked.opens].name})
    return word("asks-back", lang, {"name": name, "n": len(record.answers) - record.keep(asked.to)})


def table_info(record: Record, online: dict[int, int], watchers: int, damaged: str = "") -> TableInfo:
    """A table as everybody at it may see it; the seed only once it is no secret."""
    create = record.create
    assert create is not None
    told = record.over is not None or (record.open_seed and record.rules is not None)
    settings = create.settings
    return TableInfo(
        table=record.table,
        settings=settings,
        phase="damaged" if damaged else record.phase,  # type: ignore[arg-type]
        seats=[
            SeatInfo(
                seat=seat,
                name=chair.name,
                colour=chair.colour,
                controller=chair.controller,
                bot=chair.bot,
                stands_in=chair.stands_in,
                online=online.get(seat, 0),
            )
            for seat, chair in enumerate(record.chairs)
        ],
        host=record.host,
        seq=record.seq,
        turn=-1 if record.state is None or record.state.over else decider(record.state),
        rules=create.rules,
        content=record.content,
        commitment=create.commitment,
        seed=f"{record.seed:064x}" if told else "",
        code=code_of(record) if told else settings.code,
        rematch=record.rematch,
        watchers=watchers,
        verified=record.verified,
    )


def code_of(record: Record) -> str:
    """The share code of a game whose seed is known; a what-if has none, for it did not begin at the beginning."""
    settings = record.settings
    if record.create is not None and record.create.position is not None:
        return ""
    if not record.code:  # a game's seed and content never change, so it is worked out once
        record.code = share.share_code(
            settings.game, settings.players, settings.options, settings.packs, record.seed, record.content
        )
    return record.code
