"""Bots from outside are called by name, in every command; what is wrong with one is said in a line."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import burgle
from burgle.bots import BOTS, loading
from burgle.bots.loading import BotError, find_bot
from burgle.cli import main
from burgle.lab.simulate import simulate

CODE = """
from burgle.bots import Bot

class First(Bot):
    name = "first"
    def choose(self, world, options):
        return options[0]

class Silent(Bot):
    pass

class Odd(Bot):
    def __init__(self):
        super().__init__(0)
    def choose(self, world, options):
        return options[0]

def answer(seed):
    return 42

BROKEN = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a module of bots, where one stands."""
    (tmp_path / "ownbots.py").write_text(CODE, "utf-8")
    (tmp_path / "badbots.py").write_text("import burgle\n1 / 0\n", "utf-8")
    (tmp_path / "needy.py").write_text("import no_such_thing\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    known = dict(BOTS)
    yield tmp_path
    BOTS.clear()
    BOTS.update(known)
    for name in ("ownbots", "badbots", "needy"):
        sys.modules.pop(name, None)


def test_a_bot_plays_by_its_name(folder: Path) -> None:
    """In a simulation, in several processes as well."""
    result = simulate("space", players=2, games=2, bots=["ownbots:First", "random"], seed=1)
    assert not result["errors"]
    assert "ownbots:First" in result["wins_by_bot"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "clever",
            "there is no bot 'clever'; there are beginner, apprentice, greedy, expert, master, random, quiet, and your own",
        ),
        ("ownbots:", "bot ownbots:: write it as mypackage:MyBot"),
        (":First", "bot :First: write it as mypackage:MyBot"),
        ("nowhere:First", "bot nowhere:First: there is no module 'nowhere'"),
        ("needy:First", "needy needs 'no_such_thing', which is not there"),
        ("badbots:First", "badbots cannot be loaded: ZeroDivisionError: division by zero"),
        ("ownbots:Second", "ownbots has no Second"),
        ("ownbots:BROKEN", "BROKEN is no bot; write `class BROKEN(Bot):`"),
        ("ownbots:answer", "answer is no bot"),
        ("ownbots:Silent", "Silent answers nothing; write its `choose`"),
        ("ownbots:Odd", "Odd(0) cannot be made with a seed: TypeError"),
    ],
)
def test_what_is_wrong_is_said(folder: Path, name: str, told: str) -> None:
    """Every mistake has words of its own, and the commands say them without a traceback."""
    with pytest.raises(BotError) as caught:
        find_bot(name)
    assert told in str(caught.value)


@pytest.mark.parametrize("command", ["simulate space", "play space", "serve", "bench space --seconds 0.1"])
def test_every_command_says_it(folder: Path, capsys: pytest.CaptureFixture[str], command: str) -> None:
    """One line, and no traceback."""
    assert main([*command.split(), "--bots", "ownbots:Second"]) == 2
    assert "ownbots has no Second" in capsys.readouterr().err


def test_bench_measures_a_bot(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "space", "--seconds", "0.1", "--bots", "ownbots:First,quiet"]) == 0
    out = capsys.readouterr().out
    assert "decisions/s  ownbots:First" in out and "decisions/s  quiet" in out


def test_the_command_looks_where_one_stands(folder: Path) -> None:
    """An installed `burgle` finds a module beside the user, and so do its further processes."""
    script = (
        "import sys; sys.path = [p for p in sys.path if p]; from burgle.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    words = "simulate space --players 2 --games 4 --jobs 2 --bots ownbots:First"
    done = subprocess.run(
        [sys.executable, "-P", "-c", script, *words.split()], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "ownbots:First" in done.stdout


def test_installed_bots_have_their_names(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point of the group `burgle.bots` is a bot like those of the house, which it cannot replace."""
    points = [EntryPoint("first", "ownbots:First", "burgle.bots"), EntryPoint("greedy", "ownbots:First", "burgle.bots")]
    monkeypatch.setattr(loading, "entry_points", lambda group: points if group == "burgle.bots" else [])
    loading.installed.cache_clear()
    try:
        house = ["beginner", "apprentice", "greedy", "expert", "master", "random", "quiet"]
        assert loading.bot_names() == [*house, "first"]
        assert find_bot("first").__name__ == "First"  # type: ignore[attr-defined]
        assert find_bot("greedy") is BOTS["greedy"]
    finally:
        loading.installed.cache_clear()


def test_a_table_asks_it(folder: Path) -> None:
    """A worker of the server loads it before it is shut off from files, and it answers."""
    from burgle.table.bot_workers import WorkerPool
    from tests.table.test_workers import job_of

    async def ask() -> int | None:
        pool = WorkerPool(1, own=["ownbots:First"], path=[str(folder)])
        try:
            return await pool.choose(job_of(burgle.new_game("space", 2, 1), "ownbots:First"))
        finally:
            await pool.close()

    game = burgle.new_game("space", 2, 1)
    assert asyncio.run(ask()) == game.decision.options[0]


def test_a_server_offers_it(folder: Path) -> None:
    """--bots takes processes and names, and tables may seat the bot."""
    from burgle.cli.serve import bots_of
    from burgle.table.edge.upkeep import seat_bots
    from burgle.table.seats import bot_name

    assert bots_of("2,ownbots:First") == (2, ("ownbots:First",))
    seat_bots(["ownbots:First"])
    assert bot_name("ownbots:First") == "ownbots:First"


def test_the_page_shows_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot in ten lines of docs/bots.md, written to a file, plays in the commands that stand below it."""
    page = (Path(__file__).parent.parent / "docs" / "bots.md").read_text("utf-8")
    bot = re.findall(r"```python\n(.*?)```", page, re.S)[0]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 10
    (tmp_path / "mybots.py").write_text(bot, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    commands = [line.split()[1:] for line in re.findall(r"^burgle .*$", page, re.M)]
    assert [words[0] for words in commands] == ["simulate", "play", "serve", "bench"]
    for words in commands:
        if words[0] in ("simulate", "bench"):
            quick = ["--games", "2"] if words[0] == "simulate" else ["--seconds", "0.1"]
            kept = [word for word in words if word not in ("--games", "20")]
            assert main([*kept, *quick]) == 0
            assert "mybots:Shopper" in capsys.readouterr().out
        else:
            assert find_bot(words[words.index("--bots") + 1]).__name__ == "Shopper"  # type: ignore[attr-defined]
    sys.modules.pop("mybots", None)
