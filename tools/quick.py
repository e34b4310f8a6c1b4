"""Check what changed, for `make quick`: style, types and import rules, and the tests that are near to it, in three minutes.

What changed is what differs from the commit at which this branch left main: committed or not, tracked or not. TABLE says
which tests belong to which files; they run on the interpreted engine, with a small share of the random games. It is no
proof: `make test` is. Exit status: that of the first check that fails, or of pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
SHARE = {  # how many of the random games are played: at least one on each table
    "BURGLE_BOOKS": "3",
    "BURGLE_FAMILIES": "4",
    "BURGLE_FLOW": "1",
    "BURGLE_GAMES": "3",
    "BURGLE_HANDS": "25",
    "BURGLE_SAVES": "25",
    "BURGLE_UNDO": "1",
    "BURGLE_WILD": "3",
}

HOUSE = ("tests/test_house.py",)  # always
SHAPES = ("tests/test_*_deck.py", "tests/test_*_tiles.py", "tests/test_*_ship.py", "tests/test_*_boards.py")
TEXTS = ("tests/test_card_texts.py", "tests/test_wording.py", "tests/test_wording_book.py", "tests/test_wording_darkest.py",
         "tests/test_translations.py", "tests/test_catalogue.py", "tests/test_pointing.py",
         "tests/test_guide.py")  # fmt: skip
RULES = ("tests/test_scenarios.py", "tests/rules/test_*.py", "tests/golden/test_golden.py", "tests/test_coverage.py")
PLAY = ("tests/test_api.py", "tests/test_view_common.py", "tests/test_shapes.py", "tests/test_chance.py",
        "tests/test_lessons.py", "tests/test_saves.py", "tests/test_ledger.py", "tests/test_families.py")  # fmt: skip
PROPS = ("tests/props/test_*.py",)
TERMINAL = ("tests/test_cli.py", "tests/test_plain.py", "tests/test_terminal*.py", "tests/test_manual.py")
LAB = ("tests/lab/test_*.py",)
STUDIES = (
    "tests/test_bots*.py",
    "tests/test_opponents.py",
    "tests/test_quest.py",
    "tests/test_tastes.py",
    "tests/test_ladder_gate.py",
    "tests/test_coach.py",
    "tests/test_arena.py",
    "tests/test_notebooks.py",
    "tests/test_runs.py",
    "tests/test_simulate*.py",
)
BOOKS = ("tests/test_books.py", "tests/test_ledger.py", "tests/test_rulebook.py", "tests/test_manual.py",
         "tests/test_coverage.py", "tests/test_guide.py")  # fmt: skip
PACKS = ("tests/test_packs.py", "tests/test_lint.py", "tests/test_services.py", "tests/test_haven.py")
KEPT = ("tests/table/test_store*.py", "tests/table/test_chain.py", "tests/table/test_migrations.py",
        "tests/table/test_writer.py", "tests/table/test_record.py", "tests/table/test_cli_keep.py",
        "tests/table/test_workers.py", "tests/table/test_host_stores.py", "tests/table/test_away.py",
        "tests/table/test_upgrades.py")  # fmt: skip
EDGE = ("tests/table/test_edge_*.py", "tests/table/test_languages.py", "tests/table/test_mistakes.py",
        "tests/table/test_matrix.py", "tests/table/test_protocol.py", "tests/table/test_campaigns.py",
        "tests/table/test_canaries.py", "tests/table/test_campaign_kill.py", "tests/table/test_campaign_moments.py",
        "tests/table/test_campaign_bots.py", "tests/table/test_forfeit.py", "tests/table/test_free_play.py",
        "tests/table/test_hands.py", "tests/table/test_paused.py", "tests/table/test_campaign_releases.py",
        "tests/table/test_leaks.py", "tests/table/test_reasons.py", "tests/table/test_witness.py",
        "tests/table/test_private_pages.py")  # fmt: skip
SEATS = ("tests/table/test_absence.py", "tests/table/test_beat.py", "tests/table/test_flow.py",
         "tests/table/test_colours.py", "tests/table/test_consent.py", "tests/table/test_endless.py",
         "tests/table/test_growth.py", "tests/table/test_reviews.py", "tests/table/test_names.py",
         "tests/table/test_what_if.py",
         "tests/table/test_positions.py",
         "tests/table/test_hints.py", "tests/table/test_host.py", "tests/table/test_host_leaks.py",
         "tests/table/test_patch.py", "tests/table/test_replays.py", "tests/table/test_seats.py",
         "tests/table/test_share.py", "tests/table/test_tape.py", "tests/table/test_together.py",
         "tests/table/test_talk.py", "tests/table/test_coaching.py", "tests/table/test_matches.py",
         "tests/table/test_thoughts.py",
         "tests/table/test_undo_table.py")  # fmt: skip

LEFT = {  # to `make test`, and why
    "tests/browser/test_*.py": "a browser plays for minutes",
    "tests/table/test_kill.py": "kills a server for minutes",
    "tests/table/test_cold.py": "wakes hundreds of tables",
    "tests/table/test_example.py": "plays a whole game over HTTP",
    "tests/table/test_faults.py": "waits for servers that stop and pause",
    "tests/table/test_hostile.py": "sends tens of thousands of frames",
    "tests/table/test_network.py": "plays whole games over bad lines",
    "tests/table/test_paths.py": "compares every way on every board",
    "tests/table/test_three_servers.py": "three servers play, and one is killed",
    "tests/test_compiler.py": "compiles",
    "tests/test_release.py": "builds a wheel and plays a whole game over HTTP",
    "tests/test_forms.py": "needs the compiled engine",
    "tests/test_ladder_gate.py": "planners play whole games",
}


@dataclass(frozen=True)
class Row:
    """Files, and the tests that are near to them."""

    files: tuple[str, ...]  # whole folders, if they end with a stroke; else patterns, in which * stays in its folder
    tests: tuple[str, ...]
    game: str = ""  # the tests of other games are left out, if all that changed is of this one
    web: bool = False  # the page is checked as well


def game(name: str, *files: str) -> Row:
    """What belongs to one game: its data, words and chapters, and their scenarios."""
    own = (f"src/burgle/games/{name}/", f"tests/scenarios/{name}/", f"tests/golden/{name}-*", *files)
    return Row(own, (*RULES, *SHAPES, *TEXTS, *BOOKS, *PROPS), game=name)


TABLE = [
    Row(("src/burgle/kernel/", "src/burgle/chapters/", "src/burgle/games/*.py"), (*RULES, *PLAY, *PROPS)),
    game("space", "tests/props/wild/"),
    game("catacombs", "tests/props/wild_catacombs/"),
    game("legacy", "tests/props/wild_legacy/"),
    game("darkest", "tests/props/wild_darkest/"),
    Row(("src/burgle/games/darkest/",), ("tests/test_darkest_*.py",)),
    Row(("src/burgle/content/", "src/burgle/language/"), (*TEXTS, *PACKS, *SHAPES, *BOOKS, "tests/test_families.py")),
    Row(("src/burgle/view/", "src/burgle/scenario/", "src/burgle/*"), (*RULES, *PLAY, *TERMINAL, *TEXTS)),
    Row(("src/burgle/view/shapes/",), ("tests/table/test_protocol.py", "tests/test_web.py")),
    Row(("src/burgle/position/",), (*PLAY, *TERMINAL, "tests/props/test_positions.py", "tests/test_scenarios.py")),
    Row(("docs/examples/havens/", "src/burgle/games/*.py"), ("tests/test_outside.py",)),
    Row(("src/burgle/rulebook.py", "src/burgle/guide.py", "docs/"), (*BOOKS, *PACKS, "tests/test_scenarios.py")),
    Row(("*.md", "docs/", "zensical.toml"), (*BOOKS, "tests/test_api.py", "tests/test_site.py")),
    Row(
        ("src/burgle/bots/", "src/burgle/arena/", "src/burgle/coach/", "src/burgle/lab/", "bench/", "tests/golden/greedy-*"),
        (*STUDIES, "tests/test_bench.py", "tests/table/test_hints.py"),
    ),
    Row(("src/burgle/lab/a*.py", "src/burgle/lab/c*.py", "src/burgle/lab/d*.py", "src/burgle/lab/gym.py",
         "src/burgle/lab/ids.py", "src/burgle/lab/looks.py", "src/burgle/lab/m*.py", "src/burgle/lab/re*.py",
         "src/burgle/lab/spiel.py", "tests/lab/", "src/burgle/kernel/moves.py", "src/burgle/kernel/sight*.py",
         "src/burgle/kernel/batch.py"), LAB),
    Row(("src/burgle/cli/",), (*TERMINAL, "tests/table/test_cli_keep.py")),
    Row(("src/burgle/campaign/", "src/burgle/lab/campaign*.py", "campaigns/", "tests/campaign/", "tools/vault.py",
         "tools/words.py"), ("tests/campaign/test_*.py",)),
    Row(("src/burgle/table/edge/",), EDGE),
    Row(("src/burgle/table/*",), (*SEATS, *KEPT, *EDGE)),
    Row(("web/",), ("tests/test_web.py", "tests/test_lessons.py"), web=True),
    Row(("tests/props/*",), PROPS),
    Row(("tests/soak.py",), ("tests/test_soak.py",)),
    Row(("tests/rules/",), ("tests/rules/test_*.py",)),
    Row(("tests/odd_names/",), ("tests/test_pointing.py",)),
    Row(("tests/haven/",), ("tests/test_haven.py",)),
    Row(("tests/golden/*.py", "tests/golden/*-campaign-*", "tests/golden/*-story.txt"), ("tests/golden/test_*.py",)),
    Row(("tests/waiting.toml",), ("tests/test_scenarios.py", "tests/test_coverage.py")),
    Row(("tests/table/",), (*SEATS, *KEPT, *EDGE)),
    Row(("tests/browser/", "tests/*.py"), HOUSE),  # a test that changed is run in any case
    Row(("tools/", ".ci/", "lock/", "Makefile", "hatch_build.py", "pyproject.toml", ".gitignore", ".containerignore",
         ".dockerignore", "packaging/", "LICENSE"), ("tests/test_quick.py", "tests/test_web.py", "tests/test_release.py")),
]  # fmt: skip


def git(*arguments: str) -> list[str]:
    """The lines that git says."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def changed() -> list[str]:
    """The files that differ from where this branch left main."""
    base = "HEAD"
    for main in ("main", "origin/main"):
        if git("branch", "--all", "--list", main, f"remotes/{main}"):
            base = git("merge-base", main, "HEAD")[0]
            break
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


def rows_of(path: str) -> list[Row]:
    """The rows that a file belongs to."""
    return [row for row in TABLE if any(belongs(path, pattern) for pattern in row.files)]


def belongs(path: str, pattern: str) -> bool:
    """Whether a file is one of those that a pattern means."""
    if pattern.endswith("/"):
        return path.startswith(pattern)
    return path.count("/") == pattern.count("/") and fnmatch(path, pattern)


def expand(patterns: tuple[str, ...]) -> set[str]:
    """The test files that patterns name."""
    return {path.relative_to(ROOT).as_posix() for pattern in patterns for path in ROOT.glob(pattern)}


def tests_of(files: list[str]) -> tuple[list[str], list[str]]:
    """The test files for files that changed, and those that are left to `make test`."""
    wanted = expand(HOUSE)
    for path in files:
        for row in rows_of(path):
            wanted |= expand(row.tests)
        if fnmatch(path, "tests/*test_*.py") and (ROOT / path).is_file():
            wanted.add(path)
    left = wanted & expand(tuple(LEFT))
    return sorted(wanted - left), sorted(left)


def others(files: list[str]) -> list[str]:
    """The games whose tests are left out: all but one, if everything that changed is of that one."""
    games = {row.game for path in files for row in rows_of(path)}
    alone = len(games) == 1 and games != {""}
    return sorted({row.game for row in TABLE} - games - {""}) if alone else []


def run(*command: str | Path, env: dict[str, str] | None = None) -> None:
    """Run a check here, and end with it if it fails."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main() -> None:
    """Check what changed."""
    files = changed()
    tests, left = tests_of(files)
    print(f"burgle: {len(files)} files changed, {len(tests)} of the tests' files are near to them", flush=True)
    if left:
        print(f"burgle: left to make test: {' '.join(left)}", flush=True)
    sources = [path for path in files if path.endswith(".py") and (ROOT / path).exists()]
    if sources:
        run(BIN / "ruff", "check", "--quiet", *sources)
        run(BIN / "ruff", "format", "--quiet", "--check", *sources)
    if any(path.startswith("src/") for path in sources) or "pyproject.toml" in files:
        run(BIN / "mypy", "--no-error-summary")
        run(BIN / "lint-imports")
    if any(row.web for path in files for row in rows_of(path)):
        run(sys.executable, ROOT / "tools" / "webcheck.py")
    leave = " and ".join(f"not {name}" for name in others(files))
    share = {name: os.environ.get(name, few) for name, few in SHARE.items()}
    workers = str(os.cpu_count() or 1)
    run(sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", "-k", leave, *tests, env=share)


if __name__ == "__main__":
    main()
