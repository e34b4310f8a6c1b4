"""A plain `burgle serve` is read without the machinery of the command line, to the same effect."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from burgle.cli import serve as serving
from burgle.cli.app import build
from burgle.cli.plain import FLAGS, MANY, NUMBERS, PLACES, TEXTS, plain_serve

PLAIN = [
    [],
    ["--no-browser"],
    ["--port", "0", "--no-browser", "--data", "some where"],
    ["--port=9000", "--bots=2", "--host=0.0.0.0"],
    ["--origin", "https://a.example", "--origin=https://b.example", "--packs", "./packs"],
    ["--database", "postgresql://burgle@/x?host=/run/pg", "--workers", "4"],
]
NOT_PLAIN = [
    ["--help"],
    ["-h"],
    ["--prot", "1"],
    ["--port"],
    ["--port", "many"],
    ["--port", "-1"],
    ["--port", "1", "--port", "2"],
    ["--no-browser=true"],
    ["--data="],
    ["here"],
    ["--", "x"],
    ["--port", "\u0662"],
]


@pytest.mark.parametrize("args", PLAIN, ids=" ".join)
def test_what_is_plain_is_read_alike(args: list[str]) -> None:
    command, bound, _ = build().parse_args(["serve", *args], print_error=False, exit_on_error=False)
    assert command is serving.serve
    assert plain_serve(["serve", *args]) == bound.kwargs


@pytest.mark.parametrize("args", NOT_PLAIN, ids=" ".join)
def test_what_is_not_plain_is_left_to_the_machinery(args: list[str]) -> None:
    assert plain_serve(["serve", *args]) is None


def test_every_option_is_known() -> None:
    known = {name.replace("-", "_") for name in (*NUMBERS, *TEXTS, *PLACES, *MANY, *FLAGS)}
    assert known == set(inspect.signature(serving.serve).parameters)
    assert plain_serve(["games"]) is None and plain_serve(["--data", "x"]) is None
    assert plain_serve(["serve", "--data", "x"]) == {"data": Path("x")}
