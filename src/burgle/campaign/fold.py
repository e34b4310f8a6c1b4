"""Folding: a chronicle and what became permanent in a game give the next chronicle. What does not fit is an error.

The rules that always hold (property tests play with them): a piece has one home, and destroyed is for good; ticks, reads,
stickers, checkmarks and promotions only grow; reports come in order; a contract moves along its states only; folding in
two parts is folding in one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

import msgspec

from burgle.campaign.chronicle import GONE, Character, Chronicle, ContractNow, MissionNow, Report, Ruled, Stuck
from burgle.campaign.entries import Entry
from burgle.chapters.closing import NO_SCORE
from burgle.kernel.codes import ESCAPED, LOST, RESCUED

Keys = Mapping[str, Collection[str]]  # what the pack has of each sort; a sort that is not there is not looked at
SPACE: Final = "space:"  # before the name of one that bears a mark
BOXES: Final = "ab"  # of a card, from the left
BOX: Final = "box"  # where pieces lie that nobody has fetched yet
# From which states a contract may come to which; "" is a contract that nobody has seen yet.
MOVES: Final[Mapping[str, Collection[str]]] = {
    "": ("open", "stored"),
    "open": ("completed", "failed", "stored", "filed", "archived", GONE),
    "stored": ("open", GONE),
    "completed": ("stored", "filed", "archived", GONE),
    "failed": ("stored", "filed", "archived", GONE),
    "filed": (),
    "archived": (),
    GONE: (),
}


class BadEntry(ValueError):
    """An entry that does not fit what was there before it; its number counts from 0."""

    def __init__(self, number: int, entry: Entry, problem: str) -> None:
        super().__init__(f"entry {number} ({entry}): {problem}")
        self.number, self.entry, self.problem = number, entry, problem


class Misfit(Exception):
    """What is wrong with an entry; the fold knows which one it was."""


class Folding:
    """A chronicle that is being folded."""

    def __init__(self, now: Chronicle, keys: Keys) -> None:
        self.now, self.keys, self.game = now, keys, now.next
        self.people = {one.key: one for one in now.characters}
        self.stuck, self.ticks, self.read = list(now.stuck), dict.fromkeys(now.ticks), dict.fromkeys(now.read)
        self.home, self.chose, self.wrote = dict(now.home), dict(now.chose), dict(now.wrote)
        self.fewer = dict(now.fewer)
        self.awaits, self.unlocked = dict.fromkeys(now.awaits), dict.fromkeys(now.unlocked)
        self.contracts, self.tracks, self.missions = dict(now.contracts), dict(now.tracks), dict(now.missions)
        self.reports, self.copied, self.ruled = list(now.reports), now.copy, list(now.ruled)
        self.marks, self.scratched, self.prize = list(now.marks), dict.fromkeys(now.scratched), now.prize
        self.dents, self.remnants, self.let = dict(now.dents), dict.fromkeys(now.remnants), dict.fromkeys(now.let)

    def done(self) -> Chronicle:
        """The chronicle after it all."""
        return msgspec.structs.replace(
            self.now,
            characters=tuple(self.people.values()),
            stuck=tuple(self.stuck),
            home=self.home,
            fewer=self.fewer,
            ticks=tuple(self.ticks),
            read=tuple(self.read),
            chose=self.chose,
            wrote=self.wrote,
            awaits=tuple(self.awaits),
            contracts=self.contracts,
            unlocked=tuple(self.unlocked),
            tracks=self.tracks,
            missions=self.missions,
            dents=self.dents,
            remnants=tuple(self.remnants),
            let=tuple(self.let),
            marks=tuple(self.marks),
            scratched=tuple(self.scratched),
            prize=self.prize,
            ruled=tuple(self.ruled),
            reports=tuple(self.reports),
            copy=self.copied,
        )

    def known(self, sort: str, key: str) -> str:
        """Insist that the pack has something."""
        if sort in self.keys and key not in self.keys[sort]:
            raise Misfit(f"there is no {sort} {key!r}")
        return key

    def person(self, key: str) -> Character:
        """Find a character."""
        if key not in self.people:
            raise Misfit(f"there is no character {key!r}")
        return self.people[key]

    def alive(self, piece: str) -> str:
        """Insist that a piece was not destroyed (L1-174)."""
        if self.home.get(piece) == GONE:
            raise Misfit(f"{piece} was destroyed")
        return piece

    def contract(self, key: str, state: str) -> ContractNow:
        """Move a contract on."""
        before = self.contracts.get(self.known("contract", key))
        was = before.state if before is not None else ""
        if state not in MOVES[was]:
            raise Misfit(f"contract {key} cannot go from {was or 'sealed'} to {state}")
        if before is None or (was == "stored" and state == "open"):
            before = ContractNow(state=state, since=self.game, taken=before.taken if before is not None else ())
        self.contracts[key] = msgspec.structs.replace(before, state=state)
        return self.contracts[key]


def _opened(d: Folding, e: Entry) -> None:
    d.read[d.known("passage", e.text(0))] = None


def _ticked(d: Folding, e: Entry) -> None:
    box = d.known("box", e.text(0))
    if box in d.ticks:
        raise Misfit(f"box {box} was ticked before")
    d.ticks[box] = None


def _chose(d: Folding, e: Entry) -> None:
    d.chose[d.known("choice", e.text(0))] = d.known("label", e.text(1))


def _flag(d: Folding, e: Entry) -> None:
    d.wrote[d.known("thing", e.text(0))] = str(e.args[1])


def _awaits(d: Folding, e: Entry) -> None:
    d.awaits[d.known("thing", e.text(0))] = None


def _stuck(d: Folding, e: Entry) -> None:
    sticker = d.known("sticker", e.text(0))
    if any(one.sticker == sticker for one in d.stuck):
        raise Misfit(f"sticker {sticker} is stuck already")
    d.stuck.append(Stuck(sticker=sticker, spot=d.known("spot", e.text(1)), game=d.game))


def _fetched(d: Folding, e: Entry) -> None:
    piece = d.alive(d.known("piece", e.text(0)))
    if d.home.get(piece, BOX) != BOX:
        raise Misfit(f"{piece} was fetched before")
    d.home[piece] = e.text(1)


def _moved(d: Folding, e: Entry) -> None:
    d.home[d.alive(d.known("piece", e.text(0)))] = e.text(1)


def _destroyed(d: Folding, e: Entry) -> None:
    piece, n = d.alive(d.known("piece", e.text(0))), e.number(1)
    if n < 0:
        d.home[piece] = GONE
    else:  # of several that are alike
        d.fewer[piece] = d.fewer.get(piece, 0) + n


def _remnant(d: Folding, e: Entry) -> None:
    space = d.known("space", e.text(0))
    if space in d.remnants:
        raise Misfit(f"{space} was destroyed before")
    d.remnants[space] = None
    d.marks = [mark for mark in d.marks if mark[0] != f"{SPACE}{space}"]


def _marked(d: Folding, e: Entry) -> None:
    mark = (d.known("marked", e.text(0)), d.person(e.text(1)).key)
    if mark in d.marks and mark[0].startswith(SPACE):
        raise Misfit(f"{mark[1]} has marked {mark[0]} before")
    d.marks.append(mark)


def _covered(d: Folding, e: Entry) -> None:
    """The newest mark of a character is covered by another's; on a space there is one of each at most."""
    thing, old, new = d.known("marked", e.text(0)), d.person(e.text(1)).key, d.person(e.text(2)).key
    if (thing, old) not in d.marks:
        raise Misfit(f"{old} has no mark on {thing}")
    at = len(d.marks) - 1 - d.marks[::-1].index((thing, old))
    d.marks[at] = (thing, new)
    if thing.startswith(SPACE):
        d.marks = [mark for n, mark in enumerate(d.marks) if n == at or mark != (thing, new)]


def _scratched(d: Folding, e: Entry) -> None:
    box = d.known("card", e.text(0)) + "." + BOXES[e.number(1)]
    if box in d.scratched:
        raise Misfit(f"{box} was scratched before")
    d.scratched[box] = None


def _milestone(d: Folding, e: Entry) -> None:
    one, key = d.person(e.text(0)), d.known("milestone", e.text(1))
    d.people[one.key] = msgspec.structs.replace(one, milestones=(*one.milestones, key))


def _crossed(d: Folding, e: Entry) -> None:
    one, key = d.person(e.text(0)), d.known("milestone", e.text(1))
    if key not in one.milestones:
        raise Misfit(f"{one.key} has no milestone {key}")
    at = one.milestones.index(key)
    found = (*one.milestones[:at], f"-{key}", *one.milestones[at + 1 :])
    d.people[one.key] = msgspec.structs.replace(one, milestones=found)


def _prize(d: Folding, e: Entry) -> None:
    d.prize = d.person(e.text(0)).key if e.text(0) else ""


def _dented(d: Folding, e: Entry) -> None:
    card = d.alive("card:" + d.known("card", e.text(0)))[5:]
    d.dents[card] = d.dents.get(card, 0) + 1


def _starter(d: Folding, e: Entry) -> None:
    one, card, n = d.person(e.text(0)), d.known("card", e.text(1)), e.number(2)
    starters = (*one.starters, *([("+" if n > 0 else "-") + card] * abs(n)))
    d.people[one.key] = msgspec.structs.replace(one, starters=starters)


def _introduced(d: Folding, e: Entry) -> None:
    now = d.contract(e.text(0), "open")
    d.contracts[e.text(0)] = msgspec.structs.replace(now, since=d.game, holder=e.text(1))


def _progress(d: Folding, e: Entry) -> None:
    key, now = e.text(0), d.contracts.get(e.text(0))
    if now is None or now.state != "open":
        raise Misfit(f"contract {key} is not open")
    if e.number(1) < now.ticks:
        raise Misfit(f"contract {key} has {now.ticks} ticks, and they stay")
    d.contracts[key] = msgspec.structs.replace(now, ticks=e.number(1))


def _resolved(d: Folding, e: Entry) -> None:
    state = e.text(1)
    if state not in ("completed", "failed"):
        raise Misfit(f"a contract is completed or failed, not {state!r}")
    stars = tuple(d.person(key).key for key in e.text(2).split())
    d.contracts[e.text(0)] = msgspec.structs.replace(d.contract(e.text(0), state), outcome=state, stars=stars)


def _due(d: Folding, e: Entry) -> None:
    now = d.contracts.get(e.text(0))
    if now is None:
        raise Misfit(f"nobody has seen contract {e.text(0)} yet")
    d.contracts[e.text(0)] = msgspec.structs.replace(now, due=e.number(1))


def _took(d: Folding, e: Entry) -> None:
    now = d.contracts.get(e.text(0))
    if now is None:
        raise Misfit(f"nobody has seen contract {e.text(0)} yet")
    d.contracts[e.text(0)] = msgspec.structs.replace(now, taken=(*now.taken, d.person(e.text(1)).key))


def _ruled(d: Folding, e: Entry) -> None:
    slot, rule = e.text(0), d.known("rule", e.text(1))
    if any(one.rule == rule for one in d.ruled):
        raise Misfit(f"rule {rule} is there already")
    d.ruled.append(Ruled(slot=slot, rule=rule, game=d.game))


def _fate(d: Folding, e: Entry) -> None:
    d.contract(e.text(0), e.text(1))


def _unlocked(d: Folding, e: Entry) -> None:
    d.unlocked[d.known("module", e.text(0))] = None


def _track(d: Folding, e: Entry) -> None:
    d.tracks[d.known("track", e.text(0))] = e.number(1)


def _check(d: Folding, e: Entry) -> None:
    one = d.person(e.text(0))
    if e.number(1) < 0:
        raise Misfit("checkmarks are never taken back")
    d.people[one.key] = msgspec.structs.replace(one, checks=one.checks + e.number(1))


def _promoted(d: Folding, e: Entry) -> None:
    one, which = d.person(e.text(0)), d.known("promotion", e.text(1))
    if which in one.promotions:
        raise Misfit(f"{one.key} has the promotion {which} already")
    d.people[one.key] = msgspec.structs.replace(one, promotions=(*one.promotions, which))


def _goal(d: Folding, e: Entry) -> None:
    one, which = d.person(e.text(0)), d.known("goal", e.text(1))
    if which in one.goals:
        raise Misfit(f"{one.key} has reached the goal {which} already")
    d.people[one.key] = msgspec.structs.replace(one, goals=(*one.goals, which))


def _report(d: Folding, e: Entry) -> None:
    """One entry for each seat, in order: its score, whether it won, how it stands; the first begins the row (L1-180)."""
    one, score, status = d.person(e.who), e.number(0), e.number(2)
    counted = score >= 0 or (
        score > NO_SCORE and status in (ESCAPED, RESCUED)
    )  # who came out may have less than nothing
    if not d.reports or d.reports[-1].game < d.game:
        d.reports.append(Report(game=d.game, side="", seats=(), scores=()))
    row = d.reports[-1]
    if e.who in row.seats:
        raise Misfit(f"{e.who} stands in the report of game {d.game} already")
    d.reports[-1] = msgspec.structs.replace(
        row,
        seats=(*row.seats, e.who),
        scores=(*row.scores, score if counted else 0),
        lost=row.lost if counted and status != LOST else (*row.lost, e.who),
        winners=(*row.winners, e.who) if e.number(1) else row.winners,
    )
    d.people[e.who] = msgspec.structs.replace(one, played=(*one.played, d.game))


def _mission(d: Folding, e: Entry) -> None:
    game = e.number(0)
    if game < d.game:
        raise Misfit(f"game {game} is over")
    before = d.missions.get(str(game), MissionNow())
    side, prologue = e.text(1) or before.side, e.text(2) or before.prologue
    d.missions[str(game)] = MissionNow(side=side, prologue=prologue)


def _let(d: Folding, e: Entry) -> None:
    d.let[d.known("space", e.text(0))] = None


def _copied(d: Folding, e: Entry) -> None:
    d.copied = True


def _nothing(d: Folding, e: Entry) -> None:
    """A closing step is done, somebody has caught up: the game's log knows it, the chronicle has no use for it."""


HANDLERS: Final[Mapping[str, Callable[[Folding, Entry], None]]] = {
    "opened": _opened, "ticked": _ticked, "chose": _chose, "flag": _flag, "awaits": _awaits, "stuck": _stuck,
    "fetched": _fetched, "moved": _moved, "destroyed": _destroyed, "starter": _starter, "introduced": _introduced,
    "progress": _progress, "resolved": _resolved, "fate": _fate, "unlocked": _unlocked, "track": _track,
    "check": _check, "promoted": _promoted, "goal": _goal, "report": _report, "mission": _mission, "step": _nothing,
    "remnant": _remnant, "dented": _dented, "let": _let, "due": _due, "took": _took, "ruled": _ruled, "copied": _copied,
    "marked": _marked, "covered": _covered, "scratched": _scratched, "milestone": _milestone, "crossed": _crossed,
    "prize": _prize, "caught_up": _nothing,
}  # fmt: skip


def fold(now: Chronicle, entries: Iterable[Entry], keys: Keys | None = None) -> Chronicle:
    """Give the chronicle after these entries; with `keys`, everything they name must be in the pack."""
    draft = Folding(now, keys or {})
    for number, entry in enumerate(entries):
        try:
            HANDLERS[entry.kind](draft, entry)
        except KeyError:
            raise BadEntry(number, entry, "there is no such kind of entry") from None
        except (Misfit, IndexError, TypeError) as error:
            raise BadEntry(number, entry, str(error)) from None
    return draft.done()
