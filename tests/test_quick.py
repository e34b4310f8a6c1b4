"""The table of `make quick`: every file has tests near to it, and every test has files or a reason to be left out."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load() -> ModuleType:
    """The tool, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("quick", ROOT / "tools" / "quick.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["quick"] = module
    spec.loader.exec_module(module)
    return module


quick = load()
TESTS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))


def test_every_test_is_near_to_something_or_left_out_for_a_reason() -> None:
    """A new test file gets its place in the table."""
    near = quick.expand(tuple(pattern for row in quick.TABLE for pattern in row.tests))
    left = quick.expand(tuple(quick.LEFT))
    assert not [path for path in TESTS if path not in near | left]
    assert all(quick.LEFT.values())


def test_every_pattern_names_something() -> None:
    """What is gone from the tree goes from the table."""
    tests = {pattern for row in quick.TABLE for pattern in row.tests} | set(quick.LEFT)
    assert not [pattern for pattern in tests if not quick.expand((pattern,))]
    files = quick.git("ls-files", "--cached", "--others", "--exclude-standard")
    rows = [pattern for row in quick.TABLE for pattern in row.files]
    assert not [pattern for pattern in rows if not any(quick.belongs(path, pattern) for path in files)]


def test_every_file_belongs_somewhere() -> None:
    """Nothing can be changed without some test near to it."""
    files = quick.git("ls-files", "--cached", "--others", "--exclude-standard")
    assert not [path for path in files if not quick.rows_of(path)]


@pytest.mark.parametrize(
    ("files", "some", "none", "others"),
    [
        (["src/burgle/games/legacy/cards.toml"], "tests/test_legacy_deck.py", "tests/table/test_host.py",
         ["catacombs", "darkest", "space"]),
        (["src/burgle/kernel/state.py"], "tests/props/test_games.py", "tests/test_cli.py", []),
        (["src/burgle/games/legacy/cards.toml", "src/burgle/table/room.py"], "tests/table/test_host.py",
         "tests/table/test_kill.py", []),
        (["tests/table/test_seats.py"], "tests/table/test_seats.py", "tests/table/test_kill.py", []),
        (["tests/browser/test_games.py"], "tests/test_house.py", "tests/browser/test_games.py", []),
        (["web/src/route.svelte.ts"], "tests/test_web.py", "tests/props/test_games.py", []),
    ],
)  # fmt: skip
def test_what_is_run(files: list[str], some: str, none: str, others: list[str]) -> None:
    """What changed decides what is run; other games are left out only where nothing else changed."""
    tests, left = quick.tests_of(files)
    assert some in tests and none not in tests and not set(tests) & set(left)
    assert quick.others(files) == others
