"""A table rebuilt from its lines: settings, seats, game, gestures, undo and redo. No clock, no store, no chance.

A record is changed on a twin: `twin.write(...)` makes lines and the position after them, and if those cannot be saved
the twin is thrown away. States are never altered once they are in a record, so twins share them.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Container

import msgspec

from burgle import chain
from burgle.chain import LogLine
from burgle.content.library import book_in
from burgle.kernel import engine
from burgle.kernel.chance import seed_bytes
from burgle.kernel.encode import decode, encode
from burgle.kernel.rules import Rules
from burgle.kernel.runaway import Runaway
from burgle.kernel.start import new_state
from burgle.kernel.state import Event, State
from burgle.kernel.together import may_answer
from burgle.table import campaign_games, log_lines, share
from burgle.table.log_lines import AnyBody, Chair
from burgle.table.messages import TableSettings, UndoPolicy
from burgle.table.rulebooks import PAST, Books, Folders, OtherRules, begun_with
from burgle.view.preview import CHANCE

MARK_EVERY = 40  # a position kept for every so many answers, to go far back quickly


class Damaged(Exception):
    """A log that does not hold together: this table is set aside."""


class Broken(Exception):
    """A position that cannot be: the answer that led there is thrown away."""


class Answered(msgspec.Struct, frozen=True):
    """One answer that counts: where it stands in the log, and how many events there were before it."""

    line: int
    seat: int
    act: log_lines.Acted
    events: int


class Asked(msgspec.Struct, frozen=True):
    """A wish that others vote on: to go back to a line, to free a bot's chair, or to give a campaign's game up."""

    by: int
    to: int
    waiting: tuple[int, ...]
    line: int = -1  # where it was asked; a vote names it
    opens: int = -1  # the chair, if that is the question
    gives_up: bool = False


def position_hash(st: State | None) -> bytes:
    """Fingerprint a position: SHA-256 of its encoding as JSON without spaces. Nothing before the game begins."""
    return b"" if st is None else hashlib.sha256(msgspec.json.encode(encode(st, True))).digest()


class Record:
    """A table at one moment."""

    def __init__(self, table: str, secret: bytes, folders: Folders, books: Books = PAST) -> None:
        self.table = table
        self.secret = secret
        self.folders = folders
        self.books = books
        self.create: log_lines.Create | None = None
        self.chairs: list[Chair] = []
        self.host = 0
        self.phase = "gathering"
        self.seq = -1
        self.head = chain.START
        self.rules: Rules | None = None
        self.content = ""
        self.seed = 0
        self.code = ""  # the share code of the game that is played, once somebody has asked for it
        self.started = -1  # the line with which the game began
        self.state: State | None = None
        self.events: list[Event] = []
        self.answers: list[Answered] = []
        self.floor = 0  # answers before this one cannot simply be taken back
        self.since = -1  # the line with which the floor came to be where it is
        self.veil = -1  # the event that stands in the way, -1 for none
        self.marks: dict[int, State] = {}  # positions before answers: some, and all from the floor on
        self.undone: list[list[Answered]] = []  # gestures that can be done again, the next one last
        self.jumped = -1  # the last line that went back or forth: what was sent before it is stale
        self.cut = 0  # events from this number on were taken back since the twin was made
        self.asked: Asked | None = None
        self.verified = True
        self.rematch = ""
        self.over: log_lines.GameOver | None = None

    @property
    def settings(self) -> TableSettings:
        """What whoever created the table chose."""
        assert self.create is not None
        return self.create.settings

    @property
    def open_seed(self) -> bool:
        """Whether the seed was known from the beginning, by a share code."""
        return bool(self.settings.code)

    @property
    def book(self) -> bytes:
        """The tables that the game is played with, written down; nothing before it begins."""
        return b"" if self.rules is None or self.campaign is not None else book_in(self.rules).data

    @property
    def campaign(self) -> log_lines.OfCampaign | None:
        """The campaign's game that is played here, if it is one. Its tables stay in the box: they tell what is to come."""
        return None if self.create is None else self.create.campaign

    @property
    def names(self) -> list[str]:
        """How everybody at the table is called."""
        return [chair.name for chair in self.chairs]

    @property
    def undo_policy(self) -> UndoPolicy:
        """How far one may take back; who plays against bots alone hurts nobody and may do so freely."""
        humans = sum(chair.controller == "human" for chair in self.chairs)
        return "free" if humans == 1 else self.settings.undo

    @property
    def restless(self) -> int:
        """How many lines were written for taking back and the like since the floor is where it is."""
        return self.seq - self.since - (len(self.answers) - self.floor)

    def twin(self) -> Record:
        """Give a copy that can be written on and thrown away."""
        twin = Record.__new__(Record)
        twin.__dict__.update(self.__dict__)
        twin.chairs = self.chairs[:]
        twin.events = self.events[:]
        twin.cut = len(self.events)
        twin.answers = self.answers[:]
        twin.marks = self.marks.copy()
        twin.undone = self.undone[:]
        return twin

    # ---------------------------------------------------------------- lines

    def write(self, body: AnyBody, seat: int, *, key: str = "", part: int = 0, epoch: int = 0, at: int = 0) -> LogLine:
        """Make the next line, and the position after it."""
        self.take(body, seat, self.seq + 1)
        line = chain.seal(
            LogLine(
                table=self.table,
                seq=self.seq,
                kind=log_lines.kind_of(body),
                seat=seat,
                key=key,
                part=part,
                body=log_lines.write_body(body),
                before=self.head,
                hash=b"",
                state=position_hash(self.state),
                rules=self.create.rules if self.create is not None else "",
                epoch=epoch,
                at=at,
            )
        )
        self.head = line.hash
        return line

    def read(self, line: LogLine, *, compare: bool) -> None:
        """Follow a line that was written before; the chain has been checked already."""
        try:
            self.take(log_lines.read_body(line.body), line.seat, line.seq)
        except (
            Broken,
            Runaway,
            ValueError,
            LookupError,
            TypeError,
            ArithmeticError,
            AssertionError,
            RecursionError,
        ) as error:
            raise Damaged(f"line {line.seq} cannot be followed: {error}") from error
        if compare and position_hash(self.state) != line.state:
            raise Damaged(f"line {line.seq} leads to another position than it says")
        self.head = line.hash

    def take(self, body: AnyBody, seat: int, seq: int) -> None:
        """Change the record as a line says."""
        if self.over is not None and not isinstance(body, log_lines.Rematch | log_lines.Handed | log_lines.Sit):
            raise Broken("the game is over")
        match body:
            case log_lines.Acted():
                self._act(body, seat, seq)
            case log_lines.Back():
                self._back(body, seq)
            case log_lines.Again():
                self._again(body, seq)
            case log_lines.Create():
                self._create(body)
            case log_lines.Sit():
                if not 0 <= body.seat < len(self.chairs) or not 0 <= body.host < len(self.chairs):
                    raise Broken("there is no such seat")
                self.chairs[body.seat] = body.chair
                self.host = body.host
                if self.asked is not None and self.asked.opens == body.seat:
                    self.asked = None
            case log_lines.Start():
                self._start(body, seq)
            case log_lines.AskBack():
                self.asked = Asked(seat, body.to, tuple(body.voters), seq)
            case log_lines.AskOpen():
                if not 0 <= body.seat < len(self.chairs):
                    raise Broken("there is no such seat")
                self.asked = Asked(seat, -1, tuple(body.voters), seq, body.seat)
            case log_lines.AskForfeit():
                self.asked = Asked(seat, -1, tuple(body.voters), seq, gives_up=True)
            case log_lines.Voted():
                self._vote(body, seat)
            case log_lines.Rematch():
                self.rematch = body.table
            case log_lines.GameOver():
                self.phase, self.over = "over", body
                self.undone.clear()
                self._raise_floor(len(self.answers), seq)
                self.marks.clear()  # nobody goes back any more; who asks what would have been has it played again
            case log_lines.Handed():
                pass
        self.seq = seq

    def _create(self, body: log_lines.Create) -> None:
        if self.create is not None or len(body.chairs) != body.settings.players:
            raise Broken("a table is made once, with a chair for everybody")
        if body.form != log_lines.FORM:
            raise OtherRules("rules-other-form", form=body.form)
        self.create, self.host = body, body.host
        self.chairs = body.chairs[:]
        self.content = body.content

    def _start(self, body: log_lines.Start, seq: int) -> None:
        if self.started >= 0:
            raise Broken("a game begins once")
        nonces = [chair.nonce for chair in self.chairs]
        self.seed = (
            share.read_code(self.settings.code).seed if self.open_seed else share.mixed_seed(self.secret, nonces)
        )
        of = self.campaign
        if of is not None:
            self.rules = campaign_games.begun_with(of, body.rules, body.content)
        else:
            self.rules = begun_with(self.settings, self.seed, body.rules, body.content, self.folders, self.books)
        self.content, self.started, self.phase = body.content, seq, "playing"
        self.since = seq
        self.state = self.opening(self.events)
        self.marks[0] = self.state

    def opening(self, events: list[Event] | None) -> State:
        """Set the game up: from the seed, or where a what-if begins."""
        assert self.rules is not None and self.create is not None
        if self.create.position is not None:
            return decode(self.rules, self.create.position)
        begun = None if self.campaign is None else campaign_games.opening_of(self.campaign, self.rules)
        st = new_state(self.rules, seed_bytes(self.seed), -1, events, begun)
        st.events = None
        return st

    # ---------------------------------------------------------------- answers

    def _act(self, body: log_lines.Acted, seat: int, seq: int) -> None:
        before = self.state
        if before is None or not may_answer(before, seat):
            raise engine.StaleDecision("this seat is not asked")
        st = before.copy()
        fresh: list[Event] = []
        st.events = fresh
        engine.apply(st, body.decision, body.code, seat)
        st.events = None
        check(st)
        self.answers.append(Answered(seq, seat, body, len(self.events)))
        self.undone.clear()
        self._lapse()
        self._forward(before, st, fresh, seq)

    def _forward(self, before: State, st: State, fresh: list[Event], seq: int) -> None:
        """Go on to the position after the newest answer."""
        number = len(self.answers) - 1
        self.marks[number] = before
        if st.fence > before.did or engine.decider(st) != self.answers[number].seat:
            self._raise_floor(number + 1, seq)
            told = [i for i, event in enumerate(fresh) if st.rules.events[event.kind].code in CHANCE]
            self.veil = len(self.events) + told[0] if told else -1
        self.events += fresh
        self.state = st

    def _raise_floor(self, number: int, seq: int) -> None:
        """Note that what came before cannot simply be taken back, and forget most of those positions."""
        for passed in range(self.floor, number):
            if passed % MARK_EVERY:
                self.marks.pop(passed, None)
        self.floor, self.since = number, seq

    def _lapse(self) -> None:
        """Forget a wish to go back: the table has gone on. Other wishes may wait for their answers meanwhile."""
        if self.asked is not None and self.asked.opens < 0 and not self.asked.gives_up:
            self.asked = None

    def people(self, mine: Container[int]) -> list[int]:
        """The seats of the other people, whether they are here or a bot plays for them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.controller == "human" and seat not in mine]

    def voters(self, mine: Container[int], answers: int) -> list[int]:
        """Who is asked about going back so far: who is here, and where something came to light since, who is away too."""
        assert self.state is not None
        revealed = self.state.fence > self.position(answers).did
        return [seat for seat in self.people(mine) if revealed or not self.chairs[seat].bot]

    def keep(self, line: int) -> int:
        """Count the answers that stay when the table goes back to the position after a line."""
        return bisect_right(self.answers, line, key=lambda answered: answered.line)

    def _back(self, body: log_lines.Back, seq: int) -> None:
        n = self.keep(body.to)
        gone = self.answers[n:]
        if self.state is None or not gone or body.to < self.started:
            raise Broken("there is nothing to go back to")
        if body.how == "strict" and n < self.floor:
            raise Broken("something was revealed since")
        self.cut = min(self.cut, gone[0].events)
        self.state = self.position(n)
        if n >= self.floor:
            gestures: list[list[Answered]] = []
            for answered in gone:
                if gestures and gestures[-1][0].act.gesture == answered.act.gesture:
                    gestures[-1].append(answered)
                else:
                    gestures.append([answered])
            self.undone += reversed(gestures)
        else:
            self.undone.clear()
            self.floor, self.since, self.veil = n, seq, -1
            self.verified = False
        self.marks = {number: st for number, st in self.marks.items() if number <= n}
        del self.answers[n:]
        del self.events[gone[0].events :]
        self._lapse()
        self.jumped = seq

    def _again(self, body: log_lines.Again, seq: int) -> None:
        if not self.undone or self.undone[-1][0].act.gesture != body.gesture:
            raise Broken("there is nothing to do again")
        for answered in self.undone.pop():
            before = self.state
            assert before is not None
            st = before.copy()
            fresh: list[Event] = []
            st.events = fresh
            engine.apply(st, answered.act.decision, answered.act.code, answered.seat)
            st.events = None
            self.answers.append(answered)
            self._forward(before, st, fresh, seq)
        self.jumped = seq

    def _vote(self, body: log_lines.Voted, seat: int) -> None:
        if self.asked is None or body.line not in (-1, self.asked.line):
            raise Broken("nobody asks for that")
        waiting = tuple(voter for voter in self.asked.waiting if voter != seat)
        self.asked = msgspec.structs.replace(self.asked, waiting=waiting) if body.yes else None

    def position(self, answers: int) -> State:
        """The position after so many of the answers that count, played again from the nearest one kept."""
        assert self.state is not None
        if answers == len(self.answers):
            return self.state
        if answers in self.marks:
            return self.marks[answers]
        start = max((number for number in self.marks if number <= answers), default=-1)
        st = (self.marks[start] if start >= 0 else self.opening(None)).copy()
        for answered in self.answers[max(start, 0) : answers]:
            engine.apply(st, answered.act.decision, answered.act.code, answered.seat)
        return st


def check(st: State) -> None:
    """Cheap things that must hold after every answer: it is over, or somebody is asked something."""
    if st.over:
        if st.stack or st.options:
            raise Broken("the game is over and yet somebody is asked")
    elif not st.options or not 0 <= engine.decider(st) < len(st.players):
        raise Broken("nobody is asked and the game is not over")
