"""What each seat gets to hear. Everything that leaves a table goes through here, and so through the view of its seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from burgle.kernel.engine import decider
from burgle.kernel.together import turned
from burgle.language.words import FALLBACK
from burgle.table import hands, share
from burgle.table.guests import Viewer
from burgle.table.history import History
from burgle.table.log_lines import OfCampaign
from burgle.table.messages import Pending, SeatInfo, Snapshot, TableCampaign, TableInfo, Update
from burgle.table.pages import reader_at
from burgle.table.patch import Compared, Step, changes, differences, fingerprint
from burgle.table.record import Asked, Record
from burgle.table.wording import word
from burgle.view.events import seen
from burgle.view.table import Look

LATEST = 80  # events that a snapshot brings

About = tuple[object, ...]  # what tells one state of a table's affairs from another

encode = msgspec.json.Encoder().encode


class Common:
    """What the channels of one table need not work out each by itself while they all go on to the same line."""

    def __init__(self, look: Look | None) -> None:
        self.look = look  # None until the game begins
        self.events: dict[int, dict[str, Any]] = {}  # those that everybody sees alike, by number
        self.compared = Compared()


class Channel:
    """The view of one seat (or of all who watch, -1) in one language, and the updates that led to it.

    While nobody listens nothing is computed; who comes back gets the difference to where the last one left.
    """

    def __init__(self, seat: int, record: Record, look: Look | None, lang: str = FALLBACK) -> None:
        self.seat, self.lang = seat, lang
        self.viewers: set[Viewer] = set()
        self.own: dict[str, Any] | None = None  # what is told to this seat alone; None until the game begins
        self.common: dict[str, Any] = {}  # and what everybody sees
        self._see(look, record)
        self.seq = record.seq  # the line of the view
        self.told = len(record.events)
        self.undone = -1  # events from this number on have been told and were taken back since
        self.history = History(record.seq)
        self.about: About | None = None  # as it was told last

    @property
    def view(self) -> dict[str, Any] | None:
        """All that the seat sees."""
        return None if self.own is None else self.own | self.common

    def _see(self, look: Look | None, record: Record) -> None:
        self.own = None if look is None else hands.shown(record, self.seat, look.own(self.seat), self.lang)
        self.common = {} if look is None else look.common

    def note(self, cut: int) -> None:
        """Note that events from a number on were taken back."""
        if cut < self.told:
            self.told = cut
            self.undone = cut if self.undone < 0 else min(self.undone, cut)

    def advance(self, record: Record, common: Common, about: About, info: Callable[[], TableInfo]) -> bytes:
        """Go on to the table as it is now; gives the update to send."""
        asked = self._asked()
        update = Update(
            seq=record.seq,
            seat=self.seat,
            patch=self._follow(common, record),
            events=happened(record, self.seat, self.told, common.events, self.lang),
            pending=pending(record, self.seat, self.lang, common.events),
            undone=self.undone,
            info=info() if about != self.about else None,
            # Once in a turn it can be seen whether all still see the same; at every line it would cost a tenth of it.
            digest=fingerprint(self.view) if self._asked() != asked else "",
        )
        self.seq, self.about = record.seq, about
        self.told, self.undone = len(record.events), -1
        data = encode(update)
        self.history.add(record.seq, data)
        return data

    def _follow(self, common: Common, record: Record) -> list[Step]:
        """See the table as it is now; gives what has changed."""
        own, shared = self.own, self.common
        self._see(common.look, record)
        if own is None or self.own is None:
            return differences(None if own is None else own | shared, self.view)
        steps = [] if shared is self.common else common.compared.steps(shared, self.common, [])
        return steps + changes(own, self.own, common.compared)

    def _asked(self) -> int:
        """Who is asked in this view; -1 for nobody, -2 before the game."""
        if self.own is None:
            return -2
        decision = self.own["decision"]
        return -1 if decision is None else int(decision["who"])

    def presence(self, record: Record, about: About, info: TableInfo) -> bytes:
        """Who came and went: no line of the log, so nothing to be kept."""
        self.about = about
        waiting = pending(record, self.seat, self.lang)
        return encode(Update(seq=self.seq, seat=self.seat, patch=[], events=[], pending=waiting, info=info))

    def missed(self, since: int) -> list[bytes] | None:
        """The updates after a line; None if they are not all here, so that a snapshot is needed."""
        return [] if since == self.seq else self.history.since(since)

    def snapshot(self, record: Record, about: About, info: TableInfo) -> bytes:
        """Everything at once."""
        self.about = self.about or about
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
    of = record.campaign
    found: list[dict[str, Any]] = []
    for number in range(max(since, 0), len(record.events)):
        event = record.events[number]
        told = common.get(number)
        if told is None:
            told = seen(st, event, seat, number, record.names, lang)
            if not st.rules.events[event.kind].private:
                common[number] = told
        found.append(told if of is None else reader_at(of, tuple(record.names), lang).told(st, event, told, seat))
    return found


def gestures(record: Record) -> int:
    """Count the gestures that whoever decides may simply take back."""
    return len({answered.act.gesture for answered in record.answers[record.floor :]})


def pending(
    record: Record, seat: int, lang: str = FALLBACK, common: dict[int, dict[str, Any]] | None = None
) -> Pending:
    """What a seat may do beside answering: take back, do again, vote; `common` as for what `happened`."""
    found = Pending()
    st = record.state
    if st is None:
        return found
    if record.campaign is not None:
        hand = hands.instead_of(record, seat)
        found.question = reader_at(record.campaign, tuple(record.names), lang).question(st, hand)
        if found.question is not None and hand != seat:  # it is put to this device, for a bot that plays for nobody
            found.question.seats, found.question.instead = [seat], hand
    if not st.over and seat == decider(turned(st, seat)):
        found.undo, found.redo = gestures(record), len(record.undone)
        if 0 <= record.veil < len(record.events):
            veil = (common or {}).get(record.veil)
            veil = veil or seen(st, record.events[record.veil], seat, record.veil, record.names, lang)
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
    if asked.gives_up:
        return word("asks-forfeit", lang, {"name": name})
    return word("asks-back", lang, {"name": name, "n": len(record.answers) - record.keep(asked.to)})


def about_table(record: Record, online: dict[int, int], watchers: int, damaged: str = "") -> About:
    """What is to be compared to see whether `table_info` has changed: all but where the game is, which the view tells."""
    return (
        tuple(record.chairs), record.host, record.phase, record.content, record.rules is None, record.rematch,
        record.verified, tuple(sorted(online.items())), watchers, damaged,
    )  # fmt: skip


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
        campaign=None if record.campaign is None else campaign_of(record.campaign),
    )


def campaign_of(of: OfCampaign) -> TableCampaign:
    """Which game of which campaign it is, for everybody at the table."""
    return TableCampaign(
        id=of.campaign,
        title=of.title,
        game=of.game,
        of=of.of,
        version=of.version,
        seats=list(of.seats),
        pace=of.pace,
        free=bool(of.free),
    )


def code_of(record: Record) -> str:
    """The share code of a game whose seed is known; a what-if has none, for it did not begin at the beginning."""
    settings = record.settings
    if record.create is not None and (record.create.position is not None or record.campaign is not None):
        return ""
    if not record.code:  # a game's seed and content never change, so it is worked out once
        record.code = share.share_code(
            settings.game, settings.players, settings.options, settings.packs, record.seed, record.content
        )
    return record.code
