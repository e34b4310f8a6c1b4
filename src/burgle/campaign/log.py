"""The log of a campaign: append-only lines in a hash chain. Every chronicle there ever was can be folded from it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from burgle import chain
from burgle.campaign import lines
from burgle.campaign.between import BadEdition, closed, keys_of, moved_to
from burgle.campaign.chronicle import COLOURS, Character, Chronicle, version_of, with_character
from burgle.campaign.fold import BadEntry, fold
from burgle.campaign.pack import Pack
from burgle.campaign.vault import find_pack
from burgle.chain import Finding, LogLine

Finder = Callable[[str, int], Pack]
LONGEST_NAME: Final = 40


class BadLog(ValueError):
    """A line that cannot stand where it stands; the campaign is as it was."""


class NoBox(BadLog):
    """A box that is not here, or not in this form: the log itself is sound, and waits for it."""


class CampaignLog:
    """A campaign: its lines, the chronicle after each of them, and the records of its games."""

    def __init__(self, id: str, find: Finder = find_pack) -> None:
        self.id, self.find = id, find
        self.lines: list[LogLine] = []
        self.said: list[lines.AnySaid] = []
        self.states: list[Chronicle] = []  # after each line
        self.open: list[int] = []  # after each line: which of them began the game that is being played, or -1

    @property
    def now(self) -> Chronicle:
        """The chronicle as it stands, between games."""
        return self.states[-1]

    @property
    def running(self) -> int:
        """The line of the game that is being played; -1 between games."""
        return self.open[-1] if self.open else -1

    @property
    def pack(self) -> Pack:
        """The box in the edition that is pinned."""
        return self.pack_of(self.now)

    @property
    def title(self) -> str:
        """What the table calls its campaign."""
        first = self.said[0]
        assert isinstance(first, lines.Found)
        return first.title

    def pack_of(self, now: Chronicle) -> Pack:
        """Find the box of a chronicle; another one of the same name is refused."""
        try:
            pack = self.find(now.pack, now.version)
        except KeyError:
            raise NoBox(f"there is no campaign {now.pack!r} in version {now.version} here") from None
        if pack.digest != now.digest:
            raise NoBox(f"{now.pack} {now.version} is not the box that this campaign was begun with")
        return pack

    def say(
        self, body: lines.AnySaid, at: int | None = None, *, seat: int = -1, key: str = "", epoch: int = 0
    ) -> LogLine:
        """Write a line; BadLog if it does not fit, and then nothing has changed."""
        now, open = self.after(body)
        line = LogLine(
            table=self.id,
            seq=len(self.lines),
            kind=lines.word_of(body),
            seat=seat,
            key=key,
            part=0,
            body=lines.write_said(body),
            before=self.lines[-1].hash if self.lines else chain.START,
            hash=b"",
            state=bytes.fromhex(version_of(now)),
            rules=f"{now.pack} {now.version}",
            epoch=epoch,
            at=int(time.time() * 1000) if at is None else at,
        )
        self._take(chain.seal(line), body, now, open)
        return self.lines[-1]

    def twin(self) -> CampaignLog:
        """Give a copy that can be written on and thrown away."""
        twin = CampaignLog(self.id, self.find)
        twin.lines, twin.said = self.lines[:], self.said[:]
        twin.states, twin.open = self.states[:], self.open[:]
        return twin

    def take(self, line: LogLine) -> None:
        """Take over a line that was written before; BadLog if it does not follow."""
        if line.table != self.id or line.seq != len(self.lines):
            raise BadLog(f"line {line.seq} stands where line {len(self.lines)} of {self.id} should")
        if not chain.sound(line):
            raise BadLog(f"line {line.seq} was altered")
        if line.before != (self.lines[-1].hash if self.lines else chain.START):
            raise BadLog(f"line {line.seq} does not follow from the one before")
        try:
            body = lines.read_said(line.body)
        except (ValueError, RecursionError) as error:
            raise BadLog(f"line {line.seq} cannot be read: {error}") from None
        now, open = self.after(body)
        if line.state.hex() != version_of(now):
            raise BadLog(f"line {line.seq} tells another chronicle than it leads to")
        self._take(line, body, now, open)

    def _take(self, line: LogLine, body: lines.AnySaid, now: Chronicle, open: int) -> None:
        self.lines.append(line)
        self.said.append(body)
        self.states.append(now)
        self.open.append(open)

    # ---------------------------------------------------------------- what each line does

    def after(self, body: lines.AnySaid) -> tuple[Chronicle, int]:
        """The chronicle after a line, and which line began the game that is being played then."""
        if isinstance(body, lines.Found) != (not self.lines):
            raise BadLog("a campaign is founded once, by its first line")
        if isinstance(body, lines.Found):
            return self._found(body), -1
        if isinstance(body, lines.PlayGame):
            return self._play(body), len(self.lines)
        if isinstance(body, lines.CloseGame):
            return self._close(body), -1
        if isinstance(body, lines.PausedGame):
            return self._paused(body), -1
        if isinstance(body, lines.Named):
            return self._named(body), self.running
        if isinstance(body, lines.ShareEntry | lines.WishBack | lines.TapeBrought):
            return self.now, self.running
        if isinstance(body, lines.GoBack):
            return self._back(body), -1
        if self.running >= 0:
            raise BadLog("a game is being played: first bring it to its end, or go back")
        if isinstance(body, lines.FreeGame):
            if not self.now.copy:
                raise BadLog("the campaign is not over yet: free play comes after its last game")
            check_seats(self.pack, self.now, body.seats)
            return self.now, -1
        if isinstance(body, lines.Member):
            return self._member(body), -1
        if isinstance(body, lines.NewEdition):
            return self._edition(body), -1
        if self.now.next:
            raise BadLog(f"game {self.now.next} is still to be played")
        return msgspec.structs.replace(self.now, copy=True), -1

    def _found(self, body: lines.Found) -> Chronicle:
        if body.form != lines.FORM:
            raise BadLog(f"this log has form {body.form}; this version of Burgle reads {lines.FORM}")
        now = body.chronicle
        if now is None:
            now = Chronicle(pack=body.pack, version=body.version, digest=body.digest)
        pack = self.pack_of(now)
        if (now.pack, now.version, now.digest) != (body.pack, body.version, body.digest):
            raise BadLog("the chronicle is of another box")
        return now if body.chronicle is not None else fresh(pack)

    def _member(self, body: lines.Member) -> Chronicle:
        known = {one.key: one for one in self.now.characters}
        if body.character not in known:
            raise BadLog(f"there is no character {body.character!r}; there are {', '.join(known)}")
        colours = {one.colour for key, one in known.items() if key != body.character}
        if body.colour and body.colour in colours:
            raise BadLog(f"somebody has the colour {body.colour} already")
        before = known[body.character]
        row = self.pack.entry("character", body.character)
        taken = before.player not in ("", body.player) and bool(body.player) and not body.left
        if taken and self.pack.spec.campaign is not None and self.pack.spec.campaign.own_characters:
            raise BadLog(f"{before.player} plays {body.character}; who takes a character over waits until it is left")
        after = msgspec.structs.replace(
            before,
            player="" if body.left else body.player or before.player,
            name=with_family(tidy(body.name), str(row.get("family", ""))) or before.name,
            colour=body.colour or before.colour,
        )
        return with_character(self.now, after)

    def _play(self, body: lines.PlayGame) -> Chronicle:
        now = self.now
        if self.running >= 0:
            raise BadLog("a game is being played already")
        if not now.next:
            raise BadLog("the campaign is over")
        if body.game != now.next:
            raise BadLog(f"the next game is game {now.next}, not {body.game}")
        if body.version != version_of(now):
            raise BadLog("this game was begun with another chronicle")
        check_seats(self.pack, now, body.seats)
        return now

    def _running(self, body: lines.CloseGame | lines.PausedGame) -> None:
        """Insist on the game that is being played."""
        begun = self.said[self.running] if self.running >= 0 else None
        if not isinstance(begun, lines.PlayGame) or (begun.game, begun.table) != (body.game, body.table):
            raise BadLog(f"game {body.game} is not being played")

    def _paused(self, body: lines.PausedGame) -> Chronicle:
        self._running(body)
        if any(entry.kind in ("report", "step") for entry in body.entries):
            raise BadLog(f"game {body.game} was over, and is to be closed")
        try:
            return fold(self.now, body.entries, keys_of(self.pack))
        except BadEntry as error:
            raise BadLog(str(error)) from None

    def _close(self, body: lines.CloseGame) -> Chronicle:
        self._running(body)
        try:
            now = closed(self.pack, self.now, body.entries, body.side)
        except BadEntry as error:
            raise BadLog(str(error)) from None
        if now.reports[-1:] and now.reports[-1].game == body.game and now.reports[-1].scores != body.scores:
            raise BadLog("the scores are not those of the mission report")
        named = {said.thing for said in self.said[self.running :] if isinstance(said, lines.Named)}  # in that game
        return msgspec.structs.replace(now, awaits=tuple(thing for thing in now.awaits if thing not in named))

    def _named(self, body: lines.Named) -> Chronicle:
        now, text = self.now, tidy(body.text)
        if not text:
            raise BadLog("a name has at least one letter")
        if body.thing not in namable(self.pack):
            raise BadLog(f"nothing is called {body.thing!r}; there are {', '.join(namable(self.pack))}")
        awaits = tuple(thing for thing in now.awaits if thing != body.thing)
        return msgspec.structs.replace(now, wrote={**now.wrote, body.thing: text}, awaits=awaits)

    def _back(self, body: lines.GoBack) -> Chronicle:
        if not 0 <= body.to < len(self.lines):
            raise BadLog(f"there is no line {body.to}; the last is {len(self.lines) - 1}")
        return self.states[body.to]

    def _edition(self, body: lines.NewEdition) -> Chronicle:
        if body.before != self.now.version:
            raise BadLog(f"this campaign is played with version {self.now.version}, not {body.before}")
        try:
            pack = self.find(self.now.pack, body.version)
        except KeyError:
            raise BadLog(f"there is no version {body.version} of {self.now.pack} here") from None
        if pack.digest != body.digest:
            raise BadLog(f"version {body.version} of {self.now.pack} here is another one")
        try:
            return moved_to(pack, self.now)
        except BadEdition as error:
            raise BadLog(str(error)) from None


def fresh(pack: Pack) -> Chronicle:
    """The chronicle of a box that nobody has opened."""
    characters = tuple(
        Character(key=row["id"], colour=row.get("colour", COLOURS[n % len(COLOURS)]))
        for n, row in enumerate(pack.tables["character"])
    )
    wrote = {row["id"]: row.get("preset", "") for row in pack.facts.get("names", ())}
    return Chronicle(pack=pack.id, version=pack.version, digest=pack.digest, characters=characters, wrote=wrote)


def namable(pack: Pack) -> list[str]:
    """What the table may give a name."""
    return [row["id"] for row in pack.facts.get("names", ())]


def tidy(text: str) -> str:
    """Clean a name: one line of printable signs, not too long."""
    return " ".join("".join(c for c in text if c.isprintable()).split())[:LONGEST_NAME]


def with_family(name: str, family: str) -> str:
    """Put the family name behind a name, where a character is born with one (L2-021)."""
    return name if not name or not family or name.endswith(family) else f"{name} {family}"


def check_seats(pack: Pack, now: Chronicle, seats: Iterable[str]) -> None:
    """Insist on a roster that can play."""
    seats = list(seats)
    low, high = pack.spec.players
    if not low <= len(seats) <= high:
        raise BadLog(f"{pack.title} is for {low} to {high} players, not {len(seats)}")
    for key in seats:
        if key not in [one.key for one in now.characters]:
            raise BadLog(f"there is no character {key!r}")
        if key not in pack.roster and not now.copy:
            raise BadLog(f"{key} is for free play: first bring the campaign to its end")
    if len(set(seats)) < len(seats):
        raise BadLog("nobody sits on two seats")


def found(pack: Pack, title: str, settings: dict[str, str] | None = None, find: Finder = find_pack) -> CampaignLog:
    """Found a campaign."""
    log = CampaignLog(secrets.token_hex(8), find)
    log.say(
        lines.Found(
            form=lines.FORM,
            pack=pack.id,
            version=pack.version,
            digest=pack.digest,
            title=title,
            settings=settings or {},
        )
    )
    return log


def branch(log: CampaignLog, line: int, title: str) -> CampaignLog:
    """A new campaign that goes on from a line of another; it copies nothing but the chronicle, and neither knows the other."""
    if not 0 <= line < len(log.lines):
        raise BadLog(f"there is no line {line}; the last is {len(log.lines) - 1}")
    now = log.states[line]
    new = CampaignLog(secrets.token_hex(8), log.find)
    new.say(
        lines.Found(
            form=lines.FORM,
            pack=now.pack,
            version=now.version,
            digest=now.digest,
            title=title,
            whence=lines.Whence(campaign=log.id, line=line),
            chronicle=now,
        )
    )
    return new


def findings(log: Iterable[LogLine]) -> list[Finding]:
    """Look at the chain of a log."""
    return chain.check(log)
