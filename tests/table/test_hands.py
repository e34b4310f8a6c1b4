"""What the story asks is answered by people: the host for a hand, nobody for who is away until the others vote on it."""

from __future__ import annotations

import asyncio

import pytest

from burgle.bots.base import World
from burgle.bots.loading import find_bot
from burgle.campaign.redact import redacted_rules
from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind
from burgle.kernel.codes import PASS_ON
from burgle.kernel.encode import decode
from burgle.kernel.together import turned
from burgle.table import log_lines
from burgle.table.bots import BotJob
from burgle.table.company import Company
from burgle.table.guests import Credentials
from burgle.table.hands import asked_by_story
from burgle.table.messages import Act, Ask, Done, Manage, Refused
from burgle.table.room import Room
from tests.table.memory import Device, MemoryStore, make_host
from tests.table.test_campaign_bots import begun

pytestmark = pytest.mark.asyncio


class Thinks:
    """Where bots think, in this process; they like to read."""

    async def choose(self, job: BotJob) -> int | None:
        head = job.rules
        options = tuple(sorted(head.options.items()))
        rules = redacted_rules(head.book, head.numbers, head.version, head.players, options)
        world = World(turned(decode(rules, job.world), job.seat), job.seat, job.seed)
        return find_bot("greedy")(job.seed).choose(world, job.options[:])


async def until_story(room: Room, company: Company, tokens: dict[int, str], seat: int, kind: type) -> None:
    """People answer anything until the story asks a seat; where it walks past every page, one is laid before it."""
    for number in range(4000):
        st = room.record.state
        assert st is not None and not st.over, "the story has asked nothing"
        if isinstance(st.rules.kinds[st.stack[-1].kind], kind) and seat in room.asked():
            return
        who = next((one for one in room.asked() if one in tokens and not room.record.chairs[one].bot), -1)
        if who < 0:
            await asyncio.sleep(0.005)
            continue
        caller = Credentials(table=room.table, tokens=[tokens[who]])
        codes = [st.options[number * 7 % len(st.options)]]
        await company.host.request(caller, Act(key=f"u{number}", seat=who, decision=st.did, codes=codes))
    raise AssertionError("the story has asked nothing")


@pytest.mark.parametrize("choices", ["host", "last"])
async def test_what_the_story_asks_a_hand_is_put_to_the_host(choices: str) -> None:
    """campaign.md 5.6: the bot walks, the host chooses; or the last arm is taken, if that was wished."""
    company = Company(make_host(MemoryStore(), Thinks(), seed=4))
    room, tokens = await begun(company, {"a": "Ann"}, ["a", "b"], pace="free", choices=choices)
    device = await Device(company.host, room.table, [tokens[0]]).enter()
    seen = 0
    for number in range(4000):
        st = room.record.state
        assert st is not None
        if st.over or seen == 2:
            break
        asked = room.asked()
        if isinstance(st.rules.kinds[st.stack[-1].kind], ChoiceKind) and asked == [1] and choices == "host":
            await asyncio.sleep(0.05)
            assert room.asked() == [1] and not room.thinking()  # no bot thinks about it
            assert device.entry is not None
            for data in device.entry.viewer.take():
                device.hear(data)
            view, question = device.views[0], device.pending[0].get("question")
            assert view["decision"]["who"] == 0 and [one["code"] for one in view["decision"]["options"]] == st.options
            assert question is None or (question["seats"] == [0] and question["instead"] == 1)
            caller = Credentials(table=room.table, tokens=[tokens[0]])
            hint = await company.host.request(caller, Ask(key=f"h{number}", seat=0, ask="hint"))
            assert isinstance(hint, Refused)
            act = Act(key=f"s{number}", seat=0, decision=st.did, codes=[st.options[0]])
            done = await company.host.request(caller, act)
            assert isinstance(done, Done) and room.record.answers[-1].seat == 1, done
            assert await company.host.request(caller, act) == done  # the same key is done once
            lines = company.house.store.lines(room.table)
            assert (0, act.key) in [(log_lines.asker(line), line.key) for line in lines]  # after a restart as well
            seen += 1
        elif 0 in asked:
            caller = Credentials(table=room.table, tokens=[tokens[0]])
            codes = [st.options[number * 7 % len(st.options)]]
            done = await company.host.request(caller, Act(key=f"a{number}", seat=0, decision=st.did, codes=codes))
            assert isinstance(done, Done), done
        else:
            await asyncio.sleep(0.002)
    st = room.record.state
    assert st is not None
    assert seen if choices == "host" else st.over
    await company.host.close()


async def test_what_the_story_asks_somebody_who_is_away_waits_and_then_the_others_vote() -> None:
    """campaign.md 5.6, L1-191: a bot plays their turns, but neither chooses nor votes for them."""
    now = [0.0]
    company = Company(make_host(MemoryStore(), Thinks(), clock=lambda: now[0]))
    room, tokens = await begun(company, {"a": "Ann", "b": "Bo", "c": "Cy"}, ["a", "b", "c"], pace="free", absent=5)
    await Device(company.host, room.table, [tokens[0]]).enter()  # somebody is there to wait
    caller = Credentials(table=room.table, tokens=[tokens[1]])
    assert isinstance(await company.host.request(caller, Manage(key="b", seat=1, manage="bot")), Done)

    async def wait(minutes: float) -> None:
        for _ in range(int(minutes * 12)):
            now[0] += 5.0
            await company.host.mind_absent()

    await until_story(room, company, tokens, 1, ChoiceKind | BallotKind)  # type: ignore[arg-type]
    st = room.record.state
    assert st is not None
    voters, choice = room.asked(), isinstance(st.rules.kinds[st.stack[-1].kind], ChoiceKind)
    seq = room.record.seq
    await wait(4)
    assert room.record.seq == seq and asked_by_story(room.record.state) and 1 in room.asked()
    await wait(3)
    last = room.record.answers[-1]
    assert (last.seat, last.act.code) == (1, PASS_ON)
    assert sorted(room.asked()) == [0, 2] if choice else 1 not in room.asked() and {*room.asked()} < {*voters}
    await company.host.close()


async def test_a_page_that_has_lain_open_for_a_minute_holds_nobody_up_and_all_are_told() -> None:
    """campaign.md 5.3: whoever has not turned it is waited for no longer; no line of the log."""
    now = [0.0]
    company = Company(make_host(MemoryStore(), clock=lambda: now[0]))
    room, tokens = await begun(company, {"a": "Ann", "b": "Bo"}, ["a", "b"])
    ann, bo = [await Device(company.host, room.table, [tokens[seat]]).enter() for seat in (0, 1)]
    assert bo.take().info["reading"] == [0, 1]
    seq = room.record.seq
    await company.host.mind_absent()
    now[0] += 61.0
    await company.host.mind_absent()
    assert ann.take().info["reading"] == bo.take().info["reading"] == [] and room.record.seq == seq
    st = room.record.state
    assert st is not None
    caller = Credentials(table=room.table, tokens=[tokens[room.asked()[0]]])
    act = Act(key="a", seat=room.asked()[0], decision=st.did, codes=[st.options[0]])
    assert isinstance(await company.host.request(caller, act), Done)
    await company.host.close()
