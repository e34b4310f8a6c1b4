"""One campaign in use: its log has one writer, everything happens on a twin, and counts once it is saved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from burgle import chain
from burgle.campaign import lines
from burgle.campaign.lines import AnySaid
from burgle.campaign.log import BadLog, CampaignLog, NoBox
from burgle.chain import LogLine
from burgle.kernel.state import Event, State
from burgle.table import pages
from burgle.table.campaign_messages import GameSteps
from burgle.table.guests import Denied
from burgle.table.house import House
from burgle.table.reasons import hushed
from burgle.table.store import Append, Conflict, NotSaved, TableRow, TokenRow, Unreadable, Unsure

PHASE = "campaign"  # of its row: nothing that a server takes up by itself
MOST_WAITING = 32  # requests that wait for one campaign
MOST_LINES = 4_000  # of its log; ten games with every line that people say between them have some hundred


ToldGame = tuple[int, tuple[str, ...], State, list[Event]]  # its number, characters, end, and events of the book


class CampaignDraft:
    """What one request would change: a twin of the log, and what is to be written before it counts."""

    def __init__(self, log: CampaignLog, seat: int, key: str, epoch: int, at: int) -> None:
        self.log = log.twin()
        self.seat, self.key, self.epoch, self.at = seat, key, epoch, at
        self.lines: list[LogLine] = []
        self.tokens: list[TokenRow] = []
        self.revoked: list[bytes] = []

    def say(self, body: AnySaid) -> None:
        """Write a line; one that cannot stand there is refused in words."""
        if len(self.log.lines) >= MOST_LINES:
            raise Denied("not_now", "log-long", len(self.log.lines) - 1)
        first = not any(line.key for line in self.lines)
        try:
            line = self.log.say(
                body, self.at, seat=self.seat if first else -1, key=self.key if first else "", epoch=self.epoch
            )
        except BadLog as error:
            raise Denied("not_now", "campaign-refuses", len(self.log.lines) - 1, reason=str(error)) from None
        self.lines.append(line)


class CampaignRoom:
    """A campaign of this process: one request after the other."""

    def __init__(self, row: TableRow, house: House) -> None:
        self.id, self.house, self.damaged = row.table, house, row.damaged
        self.log = CampaignLog(row.table)
        self.epoch = 0  # 0: this worker has not yet asked to be the writer
        self.done: dict[tuple[int, str], int] = {}  # the line of every request that was written
        self.used = house.clock()
        self.waiting = 0
        self.story: dict[int, ToldGame] = {}  # by the line that began it: what a finished game told
        self.steps: dict[int, GameSteps] = {}  # likewise: where in it something became permanent
        self._turn = asyncio.Lock()

    @property
    def settings(self) -> dict[str, str]:
        """What whoever founded it chose."""
        first = self.log.said[0]
        assert isinstance(first, lines.Found)
        return first.settings

    @property
    def keys(self) -> list[str]:
        """The characters by the numbers of their tokens."""
        return [one.key for one in self.log.states[0].characters]

    async def load(self) -> None:
        """Read the whole log; one that does not hold together is set aside, and the others go on."""
        if self.damaged:
            raise Denied("damaged")
        try:
            found = await self.house.read(self.house.store.lines, self.id)
            faults = chain.check(found)
            if faults or not found:
                raise BadLog(str(faults[0]) if faults else "there are no lines")
        except (BadLog, Unreadable) as error:
            await self._set_aside(str(error))
            raise Denied("damaged") from error
        log = CampaignLog(self.id)
        try:
            await asyncio.to_thread(follow, log, found)
        except NoBox as error:  # it waits, undamaged, for a server that has its box
            raise Denied("not_now", "campaign-refuses", reason=str(error)) from error
        except BadLog as error:
            await self._set_aside(str(error), log)
            raise Denied("damaged") from error
        self.log = log
        self.done = {(line.seat, line.key): line.seq for line in found if line.key}
        self._tell_names()

    def _tell_names(self) -> None:
        """Tables read on with what was named just now."""
        named = {body.thing: body.text for body in self.log.said if isinstance(body, lines.Named)}
        pages.written[self.id] = tuple((key, self.log.now.wrote.get(key, "")) for key in named)

    async def _set_aside(self, why: str, log: CampaignLog | None = None) -> None:
        if log is not None and log.said:  # whoever runs the server may play in it, too
            with suppress(BadLog):
                why = hushed(why, log.pack)
        self.damaged = why
        self.house.count("quarantined")
        with suppress(NotSaved):  # then it will be noticed again next time
            await self.house.writer.call(self.house.store.set_aside, self.id, why)

    async def refresh(self) -> None:
        """Read what another worker has written."""
        fresh = await self.house.read(self.house.store.lines, self.id, len(self.log.lines) - 1)
        if fresh:
            twin = self.log.twin()
            try:
                await asyncio.to_thread(follow, twin, fresh)
            except BadLog as error:
                raise Denied("damaged") from error
            self.log = twin
            self._tell_names()
            self.done |= {(line.seat, line.key): line.seq for line in fresh if line.key}

    async def current(self) -> None:
        """Be as the store is now; to be called before anything is shown or done."""
        self.used = self.house.clock()
        if self.house.shared:
            async with self._turn:
                await self.refresh()

    async def change(self, seat: int, key: str, work: Callable[[CampaignDraft], None]) -> CampaignDraft | None:
        """Do a request: worked out on a twin, saved, then it is so. None if the same key was done before."""
        if self.waiting >= MOST_WAITING:
            raise Denied("too_fast")
        self.waiting += 1
        try:
            async with self._turn:
                return await self._change(seat, key, work)
        finally:
            self.waiting -= 1

    async def _change(self, seat: int, key: str, work: Callable[[CampaignDraft], None]) -> CampaignDraft | None:
        for _ in range(3):
            if key and (seat, key) in self.done:
                return None
            if self.damaged:
                raise Denied("damaged")
            try:
                if self.epoch == 0:
                    house = self.house
                    self.epoch = await house.writer.call(house.store.claim, self.id, house.worker, house.patience)
                    await self.refresh()
                    continue
                draft = CampaignDraft(self.log, seat, key, self.epoch, self.house.now())
                work(draft)
                await self._save(draft)
            except Unsure:  # it may be written or not: only the log can tell
                self.epoch = 0
                await self.refresh()
                if not draft.lines or self.log.lines[-1].hash != draft.lines[-1].hash:
                    continue
                return draft
            except Conflict:
                self.epoch = 0
                await self.refresh()
                continue
            except NotSaved as error:
                raise Denied("not_saved") from error
            return draft
        raise Denied("not_saved")

    async def _save(self, draft: CampaignDraft) -> None:
        """Write a draft down for good."""
        if draft.lines or draft.tokens:
            await self.house.writer.append(
                Append(table=self.id, lines=draft.lines, epoch=self.epoch, tokens=draft.tokens, revoked=draft.revoked)
            )
        self.log = draft.log
        self._tell_names()
        self.done |= {(line.seat, line.key): line.seq for line in draft.lines if line.key}

    # ---------------------------------------------------------------- what the log says

    def people(self) -> list[str]:
        """The characters that persons have."""
        return [one.key for one in self.log.now.characters if one.player]

    def wish(self) -> tuple[int, str, list[str]] | None:
        """To where somebody wishes to go back, who, and who has not said anything yet; any other line lets it lapse."""
        found: list[lines.WishBack] = []
        for body in reversed(self.log.said):
            # What was refused is over, and may be wished for again; so is a wish for another line.
            if not isinstance(body, lines.WishBack) or not body.yes or (found and body.to != found[0].to):
                break
            found.insert(0, body)
        if not found:
            return None
        first, agreed = found[0], {key for one in found for key in one.by}
        return first.to, first.by[0] if first.by else "", [key for key in self.people() if key not in agreed]

    def told(self) -> list[int]:
        """The lines that belong to how the story goes now: what the campaign went back behind does not."""
        ways: list[list[int]] = []
        for n, body in enumerate(self.log.said):
            before = ways[body.to] if isinstance(body, lines.GoBack) else ways[-1] if ways else []
            ways.append([*before, n])
        return ways[-1]

    def games(self) -> Iterator[tuple[int, int, lines.CloseGame]]:
        """The games of the story as it goes now: their first line, their last, and what that says."""
        for n in self.told():
            body = self.log.said[n]
            if isinstance(body, lines.CloseGame):
                yield self.log.open[n - 1], n, body

    def begun(self) -> lines.PlayGame | None:
        """The game that is being played."""
        body = self.log.said[self.log.running] if self.log.running >= 0 else None
        return body if isinstance(body, lines.PlayGame) else None

    def shared(self) -> set[str]:
        """The pages of one's own that somebody has opened to the others."""
        said = (self.log.said[n] for n in self.told())
        return {body.ref for body in said if isinstance(body, lines.ShareEntry)}

    def free_game(self) -> lines.FreeGame | None:
        """The latest game with the finished copy, as the story goes now."""
        told = [self.log.said[n] for n in self.told()]
        return next((body for body in reversed(told) if isinstance(body, lines.FreeGame)), None)


def follow(log: CampaignLog, found: Sequence[LogLine]) -> None:
    """Take over lines that were written before."""
    for line in found:
        log.take(line)


def row_of_campaign(id: str, title: str, game: str, now: int, secret: bytes, kind: str) -> TableRow:
    """What is looked up about a campaign."""
    return TableRow(table=id, created=now, changed=now, phase=PHASE, title=title, game=game, secret=secret, kind=kind)
