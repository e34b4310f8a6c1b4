"""Share codes, commitments, names and colours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgle.table import seat_tokens, share
from burgle.table.guests import Credentials, Denied, SeatWish
from burgle.table.messages import TableSettings
from tests.table.memory import Device, make_host, one_of, started

CONTENT = "c0ffee00" * 4


@given(
    st.integers(0, 2**256 - 1), st.integers(1, 6), st.dictionaries(st.sampled_from(["layout", "side"]), st.just("A,B"))
)
def test_codes_come_back(seed: int, players: int, options: dict[str, str]) -> None:
    code = share.share_code("space", players, options, ["house"], seed, CONTENT)
    typed = code.lower().replace("0", "o").replace("1", "l")
    for text in (code, code.replace("-", " ", 2).replace(" ", "-", 1), typed):
        shared = share.read_code(text)
        assert (shared.game, shared.players, shared.options, shared.seed) == ("space", players, options, seed)
        assert CONTENT.startswith(shared.fingerprint) and shared.packs == ["house"]


@given(st.integers(0, 2**40 - 1), st.data())
def test_slips_are_noticed(seed: int, data: st.DataObject) -> None:
    code = share.share_code("catacombs", 4, {}, [], seed, CONTENT)
    at = data.draw(st.integers(5, len(code) - 1))
    letter = data.draw(st.sampled_from(seat_tokens.ALPHABET))
    slip = code[:at] + letter + code[at + 1 :]
    if code[at] == "-" or letter == code[at]:
        return
    try:
        assert share.read_code(slip) == share.read_code(code)
    except share.BadCode:
        return
    raise AssertionError(f"{slip} was read though it is not {code}")


@given(st.text(max_size=200))
def test_anything_else_is_refused_politely(text: str) -> None:
    for guess in (text, "SPA4-" + text):
        with pytest.raises(share.BadCode):
            share.read_code(guess)


def test_a_short_code_is_short() -> None:
    assert len(share.share_code("space", 4, {}, [], 2**40 - 1, CONTENT)) <= 30


def test_tokens_are_hashed_and_codes_can_be_typed() -> None:
    token = seat_tokens.new_token(lambda n: bytes(range(n)))
    assert len(token) == 43 and token.encode() not in seat_tokens.digest(token)
    code = seat_tokens.new_code(lambda n: b"\xff" * n)
    assert code == "ZZZZ-ZZZZ" and seat_tokens.tidy_code("zzzz zzzz") == "ZZZZZZZZ"
    with pytest.raises(ValueError):
        seat_tokens.read32("ZZZ")


@pytest.mark.asyncio
async def test_the_same_code_gives_the_same_game() -> None:
    host = make_host()
    first = await started(host, "space", 2, code="new", options={"layout": "random"})
    one = await Device(host, first.table, one_of(first, 0, 1)).enter()
    code = one.info["code"]
    assert code and one.info["seed"]  # the table says so from the beginning
    again = await started(host, "catacombs", 2, code=code)
    two = await Device(host, again.table, one_of(again, 0, 1)).enter()
    assert two.views == one.views and two.info["code"] == code


@pytest.mark.asyncio
async def test_a_finished_game_can_be_shared_and_other_content_is_refused() -> None:
    host = make_host()
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    assert not device.info.get("code") and not device.info.get("seed")
    first = dict(device.views)
    for n in range(4000):
        if device.deciding() < 0:
            break
        await device.act(device.deciding(), pick=n * 7)
        device.take()
    again = await started(host, code=device.info["code"])
    assert (await Device(host, again.table, one_of(again, 0, 1)).enter()).views == first
    other = share.share_code("space", 2, {}, [], 5, CONTENT)
    with pytest.raises(Denied, match="different cards"):
        await host.create(TableSettings(game="space", players=2, code=other), [SeatWish(controller="human")])


@pytest.mark.asyncio
async def test_what_cannot_be_ordered_is_refused() -> None:
    host = make_host()
    human = [SeatWish(controller="human")]
    for settings in (
        TableSettings(game="chess", players=2),
        TableSettings(game="space", players=9),
        TableSettings(game="space", players=2, options={"rocket": "yes"}),
        TableSettings(game="space", players=2, packs=["nowhere"]),
        TableSettings(game="space", players=2, code="SPA2-OOPS"),
    ):
        with pytest.raises(Denied):
            await host.create(settings, human)
    with pytest.raises(Denied):
        await host.create(TableSettings(game="space", players=2), [])
    with pytest.raises(Denied, match="no bot"):
        await host.create(
            TableSettings(game="space", players=2), [*human, SeatWish(controller="bot", bot="deep thought")]
        )
    with pytest.raises(Denied):
        await host.info(Credentials(table="nowhere"))
