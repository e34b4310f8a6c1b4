"""Votes: all voters decide at the same time, sealed; a tie is decided by who won last, otherwise by lot."""

from __future__ import annotations

from typing import cast

from burgle.chapters.choices import Choices, Question
from burgle.chapters.storage import Storage
from burgle.kernel.codes import PICK, arg_of, option
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Rules
from burgle.kernel.state import Frame, State
from burgle.kernel.together import TogetherKind


class BallotKind(TogetherKind):
    """One voter's question: `a` is what the vote is about, `items` what may be voted for."""

    __slots__ = ("ballots",)

    def __init__(self, ballots: Ballots) -> None:
        super().__init__(False, public=True)
        self.beyond = True
        self.ballots = ballots

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, n) for n in f.items]

    def may_pass_on(self, st: State, f: Frame) -> bool:
        return len([frame for frame in st.stack if frame.kind == f.kind and frame.a == f.a]) > 1

    def pass_on(self, st: State, f: Frame) -> None:
        st.stack.remove(f)

    def carry_out(self, st: State, f: Frame, code: int) -> None:
        """Lay the vote on the table; it is counted when all are there."""
        st.add(self.ballots.cast, [f.who, arg_of(code)])
        if st.nums[st.rules.veil] == 0:
            cast(Question, st.rules.effects[f.a]).tell_vote(st, f.who, arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "vote " + cast(Question, st.rules.effects[f.a]).spell(st, arg_of(code))

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "vote"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return cast(Question, st.rules.effects[f.a]).refs(arg_of(code))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return cast(Question, st.rules.effects[f.a]).prompt()


class CountKind(FrameKind):
    """The count of a vote: `a` is what it was about, `who` whom the passage addresses, -1 for nobody."""

    __slots__ = ("ballots",)

    def __init__(self, ballots: Ballots) -> None:
        super().__init__(False, False, public=True)
        self.beyond = True
        self.ballots = ballots

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        votes = st.zones[self.ballots.cast]
        st.empty(self.ballots.cast)
        if st.nums[st.rules.veil] == 0 and votes:
            answer = self.ballots.winner(st, votes)
            cast(Question, st.rules.effects[f.a]).settle(st, f.who, answer, votes[1::2].count(answer))


class Ballots(Choices):
    """Who votes, and how a vote is counted."""

    __slots__ = ("k_ballot", "k_count", "cast", "voters", "winners", "lots", "e_tie", "e_lot")

    def __init__(self, storage: Storage, names: list[str], labels: list[str]) -> None:
        super().__init__(storage, names, labels)

    def build(self, rules: Rules) -> None:
        super().build(rules)
        self.k_ballot = rules.frame(BallotKind(self))
        self.k_count = rules.frame(CountKind(self))
        self.cast = rules.zone("votes")  # pairs: seat, answer; while they are counted
        self.voters = rules.zone("voters")  # seats that vote; none: all do
        self.winners = rules.zone("winners")  # characters who won the latest reported game
        self.lots = rules.stream("lots")
        self.e_tie = rules.event("vote_tie", "seat")
        self.e_lot = rules.event("vote_lot")

    def voters_without(self, st: State, seat: int) -> list[int]:
        voters = st.zones[self.voters] or list(range(len(st.players)))
        return [voter for voter in voters if voter != seat]

    def call(self, st: State, question: Question, who: int, voters: list[int]) -> None:
        st.push(self.k_count, who, question.id, 0)
        answers = question.answers(st, who)
        voters = voters or st.zones[self.voters] or list(range(len(st.players)))
        order = [(st.active + n) % len(st.players) for n in range(len(st.players))]
        for seat in reversed([seat for seat in order if seat in voters]):
            st.push(self.k_ballot, seat, question.id, 0).items.extend(answers)

    def winner(self, st: State, votes: list[int]) -> int:
        """Count: most votes win; a tie goes as the winner of the latest game has voted, else by lot (L1-191)."""
        answers = votes[1::2]
        most = max([answers.count(answer) for answer in answers])
        tied = [answer for answer in sorted(set(answers)) if answers.count(answer) == most]
        if len(tied) == 1:
            return tied[0]
        by: list[int] = []
        for character in st.zones[self.winners]:
            seat = self.storage.seat_of(st, character)
            if seat >= 0 and seat in votes[::2]:
                by.append(votes[votes[::2].index(seat) * 2 + 1])
        if by and by.count(by[0]) == len(by) and by[0] in tied:
            for i in range(0, len(votes), 2):
                if votes[i + 1] == by[0] and self.storage.character_of(st, votes[i]) in st.zones[self.winners]:
                    st.emit(self.e_tie, votes[i], votes[i], 0, -1)
                    break
            return by[0]
        st.reveal()
        st.emit(self.e_lot, -1, 0, 0, -1)
        return tied[st.chance.below(self.lots, len(tied))]
