"""Shared by the tests of the laboratory: every game on the shelf, with few players and with many."""

import warnings

import pytest

from burgle.games import GAMES


@pytest.fixture(autouse=True)
def quiet() -> None:
    """The suites of others warn of what is meant to be so (bytes as observations, custom render modes)."""
    warnings.simplefilter("ignore")


SHELF = list(GAMES)
