"""Colours are chosen: whoever asks for a free one has it, at the table and in the terminal, and no two have the same."""

from __future__ import annotations

import pytest

import burgle
from burgle.cli.terminal.seats import COLOURS as TERMINAL
from burgle.cli.terminal.seats import Seats
from burgle.games.spec import OptionError
from burgle.table.guests import Created, Credentials, SeatWish
from burgle.table.host import Host
from burgle.table.messages import COLOURS, TableSettings
from burgle.table.share import pick_colour
from tests.table.memory import make_host
from tests.table.test_seats import error_of, manage

NAMES = list(COLOURS)


async def colours(host: Host, created: Created) -> list[str]:
    """The colours of a table, seat by seat."""
    info = await host.info(Credentials(table=created.table, tokens=[created.tokens[0]]))
    return [chair.colour for chair in info.seats]


@pytest.mark.asyncio
async def test_everybody_has_the_colour_asked_for() -> None:
    """When the table is made, when somebody joins, and when somebody changes it."""
    host = make_host()
    wishes = [SeatWish(controller="human", name="Ann", colour=NAMES[3]), SeatWish(controller="bot", colour=NAMES[1])]
    created = await host.create(TableSettings(game="space", players=4), wishes)
    assert await colours(host, created) == [NAMES[3], NAMES[1], NAMES[0], NAMES[2]]
    for seat, wish, has in ((2, NAMES[4], NAMES[4]), (3, NAMES[3], NAMES[0])):  # the second one is taken
        created.tokens[seat] = (await host.join(created.table, created.invite, seat, f"P{seat}", wish)).token
        assert (await colours(host, created))[seat] == has
    assert error_of(await manage(host, created, 0, "colour", value=NAMES[2])) == ""
    assert await colours(host, created) == [NAMES[2], NAMES[1], NAMES[4], NAMES[0]]
    for value in (NAMES[4], "octarine", ""):
        assert error_of(await manage(host, created, 0, "colour", value=value)) == "not_now"
    assert error_of(await manage(host, created, 0, "colour", value=NAMES[2])) == ""  # the own one is no other's
    assert await colours(host, created) == [NAMES[2], NAMES[1], NAMES[4], NAMES[0]]


@pytest.mark.asyncio
async def test_who_asks_for_none_keeps_the_colour_of_the_seat() -> None:
    """A free seat has one already."""
    host = make_host()
    wishes = [SeatWish(controller="human", name="Ann"), SeatWish(colour=NAMES[4])]
    created = await host.create(TableSettings(game="space", players=2), wishes)
    await host.join(created.table, created.invite, 1, "Bo")
    assert await colours(host, created) == [NAMES[0], NAMES[4]]


def test_a_colour_that_cannot_be_had_is_another() -> None:
    """The first that is free."""
    assert pick_colour(NAMES[2], NAMES[:2]) == NAMES[2]
    assert pick_colour(NAMES[1], NAMES[:2]) == pick_colour("octarine", NAMES[:2]) == NAMES[2]


def test_colours_of_the_terminal() -> None:
    """The options of a game say them seat by seat; who wants none, or one that is unknown here, gets another."""
    assert Seats(["Ann", "Bo"], ["", ""], ["red", "blue"]).colours[:2] == ["red", "blue"]
    assert Seats(["Ann", "Bo"], ["", ""], ["octarine", "blue"]).colours[:2] == [TERMINAL[0], "blue"]
    assert Seats(["Ann", "Bo", "Cy"], [""] * 3, ["", TERMINAL[0]]).colours[:3] == [
        TERMINAL[1],
        TERMINAL[0],
        TERMINAL[2],
    ]
    assert Seats(["Ann", "Bo"], ["", ""], ["?"] * 9).colours[:2] == list(TERMINAL[:2])
    assert Seats(["Ann"], [""], ["red"]).pawn(0) == "bold black on red"


@pytest.mark.parametrize("game", ["space", "legacy"])
def test_one_colour_for_two_is_refused_in_every_language(game: str) -> None:
    """SP-016, L1-025: with a message that the server can translate."""
    with pytest.raises(OptionError, match="two players cannot both have red") as refused:
        burgle.new_game(game, 2, 1, colours="red,red")
    assert (refused.value.why, refused.value.facts) == ("option-colours", {"name": "red"})
    assert burgle.new_game(game, 2, 1, colours=" red , ").rules.options["colours"] == "red,"
