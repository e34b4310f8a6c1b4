"""Bots say why: kept with what they did, told after the game or during it, in both languages, and nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgle.bots import World
from burgle.bots.levels import LEVELS
from burgle.bots.planner import PlannerBot
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import decider
from burgle.language.reasons import why_said
from burgle.table.bot_workers import told
from burgle.table.bots import BotJob, Considered, WeighedPlan, reason
from burgle.table.guests import Credentials, Denied
from burgle.table.log_lines import Reason
from burgle.table.messages import Answer, Ask
from tests.table.memory import Device, FirstOption, make_host, one_of, started
from tests.test_opponents import in_turn, later

OUT = Reason("out", 61, 2, 9, 80)
PRIZE = Reason("prize", 48, 2, 31, 95)


class Thinking(FirstOption):
    """Answers with the first option, has reasons, and plans to go on with first options."""

    def weighed(self, job: BotJob) -> list[WeighedPlan]:
        return [
            WeighedPlan(job.options[0], "walk", 0.61, 0.09, 80.0, 5.0, 0.02, 16),
            WeighedPlan(job.options[-1], "shop", 0.48, 0.31, 70.0, 1.0, 0.02, 16),
        ]

    def reasons(self, key: str) -> list[WeighedPlan]:
        return self.weighed(self.jobs[-1])


class Planning(Thinking):
    """Gives hints with a plan: one option after the other."""

    async def consider(self, job: BotJob) -> Considered | None:
        self.jobs.append(job)
        return Considered(job.options[0], self.weighed(job), job.options[1:])


def test_a_thought_in_words() -> None:
    """The plan and the best other sort of turn; no number without its error where that is large; what hardly matters."""
    assert why_said([OUT, PRIZE]) == (
        "Getting out: 61% to win. Going for the prize: 48%, and caught in 31% of cases instead of 9%."
    )
    assert why_said([OUT, PRIZE], "de") == (
        "Nichts wie raus: 61 % Siegchance. Auf die Beute los: 48 %, und erwischt in 31 % der Fälle statt in 9 %."
    )
    assert why_said([OUT]) == "Getting out: 61% to win."
    assert "(± 7)" in why_said([Reason("shop", 50, 7, 9, 80)])
    assert why_said([OUT, Reason("stay", 60, 2, 9, 80)]) == "Getting out: 61% to win. Staying put: about the same."
    maybe = "Getting out: 61% to win. Staying put: perhaps better, but that is not certain."
    assert why_said([OUT, Reason("stay", 70, 9, 9, 80)]) == maybe
    assert why_said([OUT, Reason("out", 40, 2, 9, 80)]) == "Getting out: 61% to win. Any other way: 40%."
    kinds = ("out", "prize", "fight", "walk", "shop", "stay")
    for lang in ("en", "de"):
        for one in kinds:
            for other in kinds:
                assert "turn-" not in why_said([Reason(one, 50, 1, 5, 9), Reason(other, 30, 1, 5, 9)], lang)


def test_words_hold_nothing_hidden() -> None:
    """In every world that the bot's seat cannot tell from the real one it says the same, word for word."""
    st = in_turn(later("space", 2, 90))
    seat, quick = decider(st), replace(LEVELS["expert"], rounds=0, worlds=4, ideas=4)
    heard = set()
    for there in (st, *[determinise(st, seat, seed_bytes(number)) for number in (1, 2)]):
        thought = PlannerBot(5, quick).think(World(there, seat, 77), there.options[:])
        assert thought.chosen is not None and thought.other is not None
        heard.add(why_said([reason(told(one)) for one in (thought.chosen, thought.other)]))
    assert len(heard) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize("when", ["after", "during"])
async def test_bots_tell_when_the_table_wants_it(when: str) -> None:
    """What a bot thought is kept with what it did; who may watch hears it during the game only where it was agreed."""
    host = make_host(pool=Thinking())
    created = await started(host, "space", 1, 1, thoughts=when)
    device = await Device(host, created.table, one_of(created, 0)).enter()
    record = host.rooms[created.table].record
    for _ in range(60):
        if any(one.act.why for one in host.rooms[created.table].record.answers):
            break
        if device.take().deciding() == 0:
            await device.act(0)
    record = host.rooms[created.table].record
    kept = [one for one in record.answers if one.act.why]
    assert kept and all(one.act.bot and one.seat == 1 for one in kept)
    caller = Credentials(table=created.table, tokens=one_of(created, 0))
    if when == "after":
        with pytest.raises(Denied) as denied:
            await host.thoughts(caller)
        assert denied.value.refused.error == "not_now"
        return
    heard = await host.thoughts(caller)
    assert heard[0].seat == 1 and heard[0].event >= 1 and heard[0].text.startswith("Moving on: 61% to win.")
    later = [one for one in host.rooms[created.table].record.answers if one.act.why]  # the bot may have gone on
    assert len(kept) <= len(heard) <= len(later)
    cards = {card.name for card in record.state.rules.cards} if record.state is not None else set()
    assert not any(name in one.text for one in heard for name in cards)


@pytest.mark.asyncio
async def test_a_hint_that_is_followed_is_not_thought_about_again() -> None:
    """One question a turn: the plan of a hint is told on while it is followed, and thought about anew otherwise."""
    pool = Planning()
    host = make_host(pool=pool)
    created = await started(host, "space", 2, 0)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()

    async def hint(seat: int) -> int:
        found = await device.ask(Ask(key=device.key(), seat=seat, ask="hint"))
        assert isinstance(found, Answer) and found.value["expects"]["win"] == 61
        return int(found.value["code"])

    seat = device.deciding()
    first = await hint(seat)
    assert await hint(seat) == first and len(pool.jobs) == 1
    fence = host.rooms[created.table].record.state.fence
    await device.act(seat, [first])
    st = host.rooms[created.table].record.state
    assert device.take().deciding() == seat and st.fence == fence  # a card was played, and nothing came to light
    second = await hint(seat)
    assert second in st.options and await hint(seat) == second and len(pool.jobs) == 1
    other = next(code for code in st.options if code != second)
    await device.act(seat, [other])
    await hint(device.take().deciding())
    assert len(pool.jobs) == 2
