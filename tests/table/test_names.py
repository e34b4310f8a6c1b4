"""Names at a table: clean, all different, and none that could be taken for another's."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgle.table import names
from burgle.table.guests import Created, Credentials, Denied, SeatWish
from burgle.table.host import Host
from burgle.table.messages import Manage, Refused, TableSettings
from tests.table.memory import make_host

LOOKS_LIKE_ANN = {
    "a Cyrillic A": "\u0410nn",
    "a Greek A": "\u0391nn",
    "a Cherokee A": "\u13aann",
    "wide letters": "\uff21\uff4e\uff4e",
    "bold letters": "\U0001d400\U0001d427\U0001d427",
    "a joiner": "A\u200dnn",
    "a soft hyphen": "An\u00adn",
    "a filler": "A\u3164nn",
    "a variation selector": "A\ufe00nn",
    "a tag": "Ann\U000e0041",
    "capitals": "ANN",
    "spaces": "  Ann\u2003",
}


@given(st.lists(st.text(max_size=40), min_size=1, max_size=6))
def test_names_are_clean_and_all_different(wishes: list[str]) -> None:
    called: list[str] = []
    for seat, wish in enumerate(wishes):
        try:
            called.append(names.clean_name(wish, seat, called))
        except names.BadName:
            called.append(names.clean_name("", seat, called, wish))
    assert not any(names.alike(a, b) for n, a in enumerate(called) for b in called[:n])
    for name in called:
        assert 0 < len(name) <= names.LONGEST_NAME and name == name.strip()
        assert all(unicodedata.category(c)[0] != "C" for c in name)


def test_names_that_turn_or_hide_are_straightened() -> None:
    assert names.clean_name("A\u202ebc\u200b\x00\n d", 0, []) == "Abc d"
    assert names.clean_name("Ann", 1, ["ann"]) == "Ann 2"
    assert names.clean_name("", 2, []) == "Player 3"


@pytest.mark.parametrize("how", LOOKS_LIKE_ANN)
def test_nobody_can_be_taken_for_ann(how: str) -> None:
    wish = LOOKS_LIKE_ANN[how]
    assert names.alike(names.clean(wish, 24), "Ann")
    try:
        assert names.clean_name(wish, 1, ["Ann"]).endswith(" 2")
    except names.BadName as error:
        assert "Ann" in str(error) or "alphabets" in str(error)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("BOB", "\u0412\u041e\u0412"),
        ("Ian", "lan"),
        ("Bernd", "Bemd"),
        ("O'Neill", "O\u2019Neill"),
        ("Zo\u00eb", "Zo\u0451"),
        ("coco", "\u0441\u043e\u0441\u043e"),
        ("CC", "\u03f9\u03f9"),
        ("Player 1", "PIayer l"),
        ("Max 10", "Max lO"),
        ("w", "vv"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert names.alike(one, other) and names.alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anne"), ("Ali", "All"), ("Zoe", "Zo\u00eb"), ("Max 1", "Max 2"), ("\u7530", "\u7531")]
)
def test_these_do_not(one: str, other: str) -> None:
    assert not names.alike(one, other)


@pytest.mark.parametrize("name", ["\u0410nn", "Ma\u03c1ia", "pay\u0440al", "\u041c\u0430\u0448a"])
def test_a_word_is_written_in_one_alphabet(name: str) -> None:
    with pytest.raises(names.BadName, match="alphabets"):
        names.clean_name(name, 0, [])


@pytest.mark.parametrize(
    "name",
    [
        "J\u00fcrgen",
        "\u041c\u0430\u0448\u0430",
        "\u041f\u0451\u0442\u0440 II",
        "Ann-\u041c\u0430\u0440\u0438\u044f",
        "\u7530\u4e2dKen",
        "\u3055\u304f\u3089\u30fc\u30ab\uff11",
        "\uae40Kim",
        "\u03a3\u03c9\u03ba\u03c1\u03ac\u03c4\u03b7\u03c2",
        "\u05e9\u05e8\u05d4",
        "R2-D2",
        "\U0001f98a Fox",
    ],
)
def test_people_of_all_countries_have_names(name: str) -> None:
    assert not names.mixed(name)
    assert names.clean_name(name, 0, ["Ann"])


# ---------------------------------------------------------------- at a table


async def table_of(host: Host, *wishes: SeatWish) -> Created:
    return await host.create(TableSettings(game="space", players=4), list(wishes))


ANN = SeatWish(controller="human", name="Ann")
FALSE = ("Arnrn", "Amm")


@pytest.mark.asyncio
@pytest.mark.parametrize("controller", ["human", "bot"])
async def test_a_hot_seat_has_no_look_alikes(controller: str) -> None:
    host = make_host()
    wish = SeatWish(controller=controller, name=FALSE[1])  # type: ignore[arg-type]
    with pytest.raises(Denied, match="looks too much like") as denied:
        await table_of(host, SeatWish(controller="human", name=FALSE[0]), wish)
    assert "zu ähnlich" in denied.value.told("de").text
    same = await table_of(host, ANN, ANN, SeatWish(controller="bot"), SeatWish(controller="bot"))
    info = await host.info(Credentials(table=same.table, tokens=[same.tokens[0]]))
    assert [seat.name for seat in info.seats] == ["Ann", "Ann 2", "Greedy bot", "Greedy bot 2"]


@pytest.mark.asyncio
async def test_nobody_joins_or_is_renamed_as_somebody_else() -> None:
    host = make_host()
    created = await table_of(host, SeatWish(controller="human", name=FALSE[0]), SeatWish(controller="bot"))
    with pytest.raises(Denied, match="looks too much like"):
        await host.join(created.table, created.invite, -1, FALSE[1])
    with pytest.raises(Denied, match="alphabets"):
        await host.join(created.table, created.invite, -1, "\u0410nn")
    joined = await host.join(created.table, created.invite, -1, "Cy")
    mine = Credentials(table=created.table, tokens=[joined.token])
    reply = await host.request(mine, Manage(key="n", seat=joined.seat, manage="name", value=FALSE[1]))
    assert isinstance(reply, Refused) and reply.error == "not_now" and "looks too much like" in reply.text
    hosts = Credentials(table=created.table, tokens=[created.tokens[0]], lang="de")
    reply = await host.request(hosts, Manage(key="b", seat=0, manage="name", target=1, value="C\u0443"))
    assert isinstance(reply, Refused) and "Alphabete" in reply.text
    info = await host.info(hosts)
    assert [seat.name for seat in info.seats][:3] == ["Arnrn", "Greedy bot", "Cy"]
