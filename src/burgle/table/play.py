"""What seats do in a game: answer, gestures, undo, redo, questions. Everything happens on a twin of the record."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from burgle.chain import LogLine
from burgle.kernel import engine
from burgle.kernel.state import State
from burgle.kernel.together import may_answer, turned
from burgle.language.words import FALLBACK
from burgle.table import log_lines
from burgle.table.guests import Denied
from burgle.table.messages import Act, Ask, Assist, Gesture, Refused, Undo
from burgle.table.reasons import why_not
from burgle.table.record import Broken, Record
from burgle.table.searches import ways
from burgle.table.store import TokenRow
from burgle.view import notation
from burgle.view.paths import play_all
from burgle.view.pointing import pointed
from burgle.view.preview import preview
from burgle.view.scores import results
from burgle.view.why import Blocked

MOST_CODES = 64  # answers in one gesture
MOST_ATTEMPTS = 16  # of which one may ask at once why they cannot be done
MOST_RESTLESS = 400  # lines of doing and taking back until something is revealed or another plays


class Draft:
    """What one request would change: a twin of the record, and what is to be written before it counts."""

    def __init__(self, record: Record, seat: int, key: str, epoch: int, at: int) -> None:
        self.record = record.twin()
        self.seat, self.key, self.epoch, self.at = seat, key, epoch, at
        self.by = -1  # who asks, where it is for another seat
        self.lines: list[LogLine] = []
        self.tokens: list[TokenRow] = []
        self.revoked: list[bytes] = []
        self.spent: list[bytes] = []
        self.value = ""
        self.applied = 0
        self.reading = False  # a page lies open that not everybody here has read

    def add(self, body: log_lines.AnyBody, seat: int | None = None) -> None:
        """Write a line of the seat that asks, or of another (-1 is the table itself)."""
        who = self.seat if seat is None else seat
        mine = who == self.seat and self.key != ""
        part = sum(1 for line in self.lines if line.key) if mine else 0
        key = self.key if mine else ""
        self.lines.append(self.record.write(body, who, key=key, part=part, epoch=self.epoch, at=self.at))


def playing(record: Record) -> State:
    """The position, if there is a game going on."""
    if record.state is None or record.phase != "playing":
        raise Denied("not_now", seq=record.seq)
    return record.state


def blocked(record: Record, seat: int, reasons: list[Blocked]) -> Denied:
    """Refuse with the reasons that this seat may hear."""
    denied = Denied("illegal", reasons[0].text if reasons else "", record.seq)
    denied.refused = Refused(
        key="",
        error="illegal",
        text=denied.refused.text,
        seq=record.seq,
        reasons=[asdict(reason) for reason in reasons],
    )
    return denied


def act(draft: Draft, message: Act | Gesture, lang: str = FALLBACK) -> None:
    """Answer the waiting decision, and further ones as long as nothing comes to light."""
    st = playing(draft.record)
    if draft.reading:
        raise Denied("not_now", "pace-waits", draft.record.seq)
    seat = message.seat
    if not st.since <= message.decision <= st.did or 0 <= message.seq < draft.record.jumped:
        raise Denied("stale", seq=draft.record.seq)
    if not may_answer(st, seat):
        raise blocked(draft.record, seat, why_not(draft.record, st, seat, 0, lang))
    st = turned(st, seat)
    codes = list(message.codes) if isinstance(message, Act) else meant(draft.record, st, message, lang)
    if not codes or len(codes) > MOST_CODES:
        raise Denied("malformed")
    if codes[0] not in st.options:
        raise blocked(draft.record, seat, why_not(draft.record, st, seat, codes[0], lang))
    answer(draft, codes)


def answer(draft: Draft, codes: list[int], bot: str = "", why: tuple[log_lines.Reason, ...] = ()) -> None:
    """Write answers of the seat that decides; the first is legal, and `why` a bot gives it is kept with it."""
    record = draft.record
    gesture = record.seq + 1
    for code in codes:
        before = record.state
        assert before is not None
        if draft.applied and code not in before.options:
            break
        draft.add(log_lines.Acted(decision=before.did, code=code, gesture=gesture, bot=bot, by=draft.by, why=why))
        draft.applied += 1
        why = ()
        after = record.state
        assert after is not None
        if after.over or after.fence > before.did or engine.decider(after) != draft.seat:
            break
    finish(draft)


def finish(draft: Draft) -> None:
    """Write the end of a game: how it ended, and the seed."""
    record = draft.record
    if record.state is None or not record.state.over or record.over is not None:
        return
    ends = results(record.state)
    draft.add(
        log_lines.GameOver(
            secret=record.secret.hex(),
            seed=f"{record.seed:064x}",
            scores=[end.score for end in ends],
            winners=[end.seat for end in ends if end.won],
            verified=record.verified,
        ),
        -1,
    )


def look_ahead(record: Record, message: Gesture, lang: str) -> None:
    """Find out before its turn what takes a while, so that it is known when the gesture is worked out."""
    st = record.state
    if message.gesture == "go" and st is not None and record.phase == "playing":
        if message.decision == st.did and engine.decider(st) == message.seat:
            ways.go(st, message.seat, message.target, record.names, lang)


def meant(record: Record, st: State, message: Gesture, lang: str) -> list[int]:
    """Find the answers that a gesture stands for."""
    seat = message.seat
    if message.gesture == "play_all":
        codes = list(play_all(st, seat).codes)
        if not codes:
            raise Denied("illegal", "nothing-to-play", record.seq)
        return codes
    if message.gesture == "go":
        way = ways.go(st, seat, message.target, record.names, lang)
        if isinstance(way, list):
            raise blocked(record, seat, way)
        if not way.codes:
            raise Denied("illegal", seq=record.seq)
        return list(way.codes)
    reasons = why_not(record, st, seat, message.target, lang)
    if reasons:
        raise blocked(record, seat, reasons)
    return [notation.find(st, message.target)]


# ---------------------------------------------------------------- undo


def undo(draft: Draft, message: Undo, mine: frozenset[int]) -> None:
    """Take back: simply as far as nothing came to light, further if the table allows and the others agree."""
    record = draft.record
    st = playing(record)
    if record.seq >= log_lines.ENOUGH or record.restless >= MOST_RESTLESS:
        # Whatever is taken back stays in the log: without an end to it, the game could not be checked any more.
        raise Denied("illegal", "undo-enough", record.seq)
    if message.to == "redo":
        if not record.undone or engine.decider(st) != message.seat:
            raise Denied("illegal", "nothing-to-redo", record.seq)
        draft.add(log_lines.Again(gesture=record.undone[-1][0].act.gesture))
        return
    to = target(record, message, engine.decider(st))
    n = record.keep(to)
    if n == len(record.answers) or to < record.started:
        raise Denied("illegal", "nothing-to-undo", record.seq)
    if n >= record.floor and record.answers[n].seat == message.seat == engine.decider(st):
        draft.add(log_lines.Back(to=to, how="strict"))
        return
    policy = record.undo_policy
    if message.near:
        raise Denied("stale", seq=record.seq)
    if policy == "strict":
        raise Denied("illegal", "undo-behind-veil", record.seq)
    voters = record.voters(mine if policy == "free" else {message.seat}, n)
    if voters:
        draft.add(log_lines.AskBack(to=to, voters=voters))
    else:
        draft.add(log_lines.Back(to=to, how=policy))


def target(record: Record, message: Undo, asked: int) -> int:
    """The line to which a wish goes back."""
    if isinstance(message.to, int):
        lines_there = {record.started, *(answered.line for answered in record.answers)}
        if message.to not in lines_there:
            raise Denied("illegal", "undo-line-gone", record.seq)
        return message.to
    window = record.answers[record.floor :] if asked == message.seat else []
    if message.to == "turn" and window:
        first = record.floor
    else:
        own = [number for number, answered in enumerate(record.answers) if answered.seat == message.seat]
        if not own:
            raise Denied("illegal", "nothing-to-undo", record.seq)
        gesture = record.answers[own[-1]].act.gesture
        first = next(number for number in own if record.answers[number].act.gesture == gesture)
    return record.answers[first - 1].line if first > 0 else record.started


# ---------------------------------------------------------------- questions


def ask(record: Record, message: Ask, lang: str = FALLBACK) -> Any:
    """Answer a question of a seat from what it may see; watchers (-1) may ask for the odds."""
    st = record.state
    if st is None:
        raise Denied("not_now", seq=record.seq)
    seat, assist = message.seat, record.settings.assist
    st = turned(st, seat)
    if message.ask in ("odds", "preview") and assist == "off":
        raise Denied("assist_off", seq=record.seq)
    if message.ask == "odds":
        return chances(st, assist)
    if message.ask == "around":
        return around(record, st, message, lang)
    if seat < 0:
        raise Denied("no_seat")
    if message.ask == "why" and not isinstance(message.target, list):
        return [asdict(reason) for reason in why_not(record, st, seat, message.target, lang)]
    if message.ask == "path":
        if engine.decider(st) != seat:
            raise blocked(record, seat, why_not(record, st, seat, 0, lang))
        if not message.target:
            return msgspec.to_builtins(ways.reach(st, seat))
        way = ways.find(st, seat, str(message.target), record.names, lang)
        if isinstance(way, list):
            raise blocked(record, seat, way)
        return msgspec.to_builtins(way)
    listed = message.target if isinstance(message.target, list) else []
    row = [code for code in listed if isinstance(code, int)]
    if isinstance(message.target, list) and (
        message.ask != "preview" or len(row) < len(listed) or not 0 < len(row) <= MOST_CODES
    ):
        raise Denied("malformed")
    target = row[0] if isinstance(message.target, list) else message.target
    reasons = why_not(record, st, seat, target, lang)
    if reasons:
        raise blocked(record, seat, reasons)
    code = target if isinstance(target, int) else notation.find(st, target)
    if message.ask == "describe":
        return pointed(st, code, lang)
    found = preview(st, seat, row or code, record.names, lang)
    if assist != "odds":
        found.pop("odds", None)
        found.pop("chances", None)
    return found


def around(record: Record, st: State, message: Ask, lang: str) -> dict[str, Any]:
    """Tell at once all that a table shows of a position beside the view: ways and reasons for who decides, the odds."""
    seat, assist = message.seat, record.settings.assist
    attempts = message.target if isinstance(message.target, list) else []
    if (message.target and not attempts) or len(attempts) > MOST_ATTEMPTS:
        raise Denied("malformed")
    found: dict[str, Any] = {"odds": None if assist == "off" else chances(st, assist), "ways": {}, "why": {}}
    if not st.over and engine.decider(st) == seat:
        found["ways"] = msgspec.to_builtins(ways.reach(st, seat))
        found["why"] = {
            str(attempt): [asdict(reason) for reason in why_not(record, st, seat, attempt, lang)]
            for attempt in attempts
        }
    return found


def chances(st: State, assist: Assist) -> dict[str, Any]:
    """The odds of the next attack, or only what anybody could count."""
    return ways.odds(st) if assist == "odds" else counts_only(ways.odds(st))


def counts_only(found: dict[str, Any]) -> dict[str, Any]:
    """What anybody could count at the table, without the chances."""
    seats = [{"seat": one["seat"], "cubes": one["cubes"]} for one in found["seats"]]
    return {"draws": found["draws"], "bag": found["bag"], "seats": seats}


def guarded(error: Exception, seq: int) -> Denied:
    """Turn what the rules or the record refuse into words for the wire."""
    if isinstance(error, engine.StaleDecision):
        return Denied("stale", seq=seq)
    if isinstance(error, (Broken, engine.IllegalOption)):
        return Denied("illegal", seq=seq)
    return Denied("internal", seq=seq)
