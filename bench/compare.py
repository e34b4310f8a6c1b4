"""Compare Burgle with other engines side by side in one run, and one process with two.

Each round takes one sample of every engine, each in a fresh process; every second round goes in reverse order.
Rates are per CPU second of the process, which other load on the machine disturbs least. A ratio is the median
of the ratios within the rounds. The games differ, so the ratios are a yardstick and not a proof.

Every game of Burgle is measured twice: the engine's own loop, and the loop that the README shows, with log, events and
undo. After the rounds every single answer of many games is timed, once, for the slowest of them. An engine that is not
installed is left out, in a line that says so. With --page the figures are written into docs/speed.md.

With --before COMMIT an earlier Burgle is built beside this one and measured in the same rounds: what has been added
since, a game for instance, must not slow the others down.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BURGLE = str(ROOT / ".venv" / "bin" / "burgle")
TODAY = """
import json, runpy, sys
print(json.dumps(runpy.run_path("src/burgle/lab/bench.py")["bench"](sys.argv[1])))
"""  # today's way of measuring, for an engine that may be older than the command
PEER_PYTHON = str(ROOT / ".bench" / "bin" / "python")

Figures = dict[str, float]


@dataclass
class Engine:
    """One contender: how a sample of it is taken, and the samples so far."""

    name: str
    command: list[str]
    path: str = ""
    samples: list[Figures] = field(default_factory=list)
    absent: str = ""

    def take(self) -> None:
        """Add a sample; an engine that fails once is left out from then on."""
        if self.absent:
            return
        environment = {**os.environ, "PYTHONPATH": str(ROOT / self.path)} if self.path else None
        try:
            done = subprocess.run(self.command, env=environment, capture_output=True, text=True, cwd=ROOT)
        except OSError as error:
            self.absent = str(error)
            return
        try:
            self.samples.append(json.loads(done.stdout[done.stdout.index("{") :]))
        except ValueError:
            self.absent = (done.stderr.strip().splitlines() or ["it printed no figures"])[-1]

    def median(self, key: str) -> float:
        """The median of a figure over the rounds."""
        return statistics.median(sample[key] for sample in self.samples)


@dataclass(frozen=True)
class Goal:
    """A ratio to reach: the floor that must hold and the aim beyond it."""

    label: str
    ours: str
    theirs: str
    key: str
    floor: float
    aim: float


GAMES = ("space", "catacombs", "legacy", "darkest")
COMPILED, INTERPRETED = "space, compiled", "space, interpreted"
CATACOMBS = "catacombs, compiled"
BEFORE, CATACOMBS_BEFORE = "burgle before, compiled", "catacombs before, compiled"
ONE, TWO = "burgle, one process", "burgle, two processes"
CATANATRON = "catanatron"
PEERS = (CATANATRON, "pyminion", "open_spiel backgammon", "open_spiel dou_dizhu")
SPEED, README, COPY, WALL = "decisions_per_second", "readme_per_second", "copy_us", "seconds"
PARTS = (COPY, "game_copy_us", "score_us", "determinise_us")
SLOWEST = 2.0  # ms that no answer should take
WORST_GAMES = 300
HEADING = "## Measured\n"

GOALS = (
    *[
        Goal(f"README's loop, {game} : catanatron", f"{game}, compiled", CATANATRON, README, floor, aim)
        for game, floor, aim in (("space", 15, 25), ("catacombs", 10, 16), ("legacy", 10, 15))
    ],
    *[
        Goal(f"engine's loop, {game} : catanatron", f"{game}, compiled", CATANATRON, SPEED, floor, aim)
        for game, floor, aim in (("space", 20, 65), ("catacombs", 15, 35), ("legacy", 15, 30))
    ],
    Goal("README's loop, darkest : legacy", "darkest, compiled", "legacy, compiled", README, 0.9, 1),
    Goal("engine's loop, darkest : legacy", "darkest, compiled", "legacy, compiled", SPEED, 0.9, 1),
    Goal("engine's loop, interpreted : catanatron", INTERPRETED, CATANATRON, SPEED, 4, 8),
    Goal("cheapness of a copy, compiled : catanatron", COMPILED, CATANATRON, COPY, 15, 30),
    Goal("mass simulation, two processes : one", TWO, ONE, WALL, 1.7, 1.9),
    Goal("engine's loop, compiled : before", COMPILED, BEFORE, SPEED, 0.95, 1),
    Goal("engine's loop, catacombs : before", CATACOMBS, CATACOMBS_BEFORE, SPEED, 0.95, 1),
)


def contenders(games: int, before: str) -> list[Engine]:
    """All that is measured."""
    earlier = [sys.executable, "-P", "-c", TODAY]
    tree = build_before(before) if before else ""
    simulate = [BURGLE, "simulate", "space", "--players", "4", "--games", str(games)]
    simulate += ["--bots", "random", "--seed", "1", "--json", "--jobs"]
    forms = (("compiled", "build/compiled"), ("interpreted", "src"))
    return [
        *[Engine(f"{game}, {form}", [BURGLE, "bench", game, "--json"], path) for form, path in forms for game in GAMES],
        _peer(CATANATRON, "play_catanatron.py"),
        _peer("pyminion", "play_pyminion.py"),
        _peer("open_spiel backgammon", "play_open_spiel.py", "backgammon"),
        _peer("open_spiel dou_dizhu", "play_open_spiel.py", "dou_dizhu"),
        Engine(ONE, [*simulate, "1"], "build/compiled"),
        Engine(TWO, [*simulate, "2"], "build/compiled"),
        *([Engine(BEFORE, [*earlier, "space"], tree)] if tree else []),
        *([Engine(CATACOMBS_BEFORE, [*earlier, "catacombs"], tree)] if tree else []),
    ]


def slowest(games: int) -> list[Engine]:
    """Every single answer of many games, once for each game."""
    command = ["--json", "--worst", str(games)]
    found = [
        Engine(f"{game}, compiled{after}", [BURGLE, "bench", game, *command, *more], "build/compiled")
        for after, more in (("", []), (", gc.freeze()", ["--frozen"]))
        for game in GAMES
    ]
    for engine in found:
        engine.take()
    return found


def build_before(commit: str) -> str:
    """Check an earlier commit out and compile it with today's tools; gives where the package lies."""
    tree = ROOT / "build" / f"before-{commit}"
    if not tree.exists():
        subprocess.run(["git", "worktree", "add", "--detach", "--quiet", tree, commit], cwd=ROOT, check=True)
        (tree / ".venv").symlink_to(ROOT / ".venv")
    subprocess.run([tree / ".venv" / "bin" / "python", "tools/compile.py"], cwd=tree, check=True)
    return str((tree / "build" / "compiled").relative_to(ROOT))


def _peer(name: str, script: str, *arguments: str) -> Engine:
    """An engine of others, driven by a script in bench/peers."""
    return Engine(name, [PEER_PYTHON, str(ROOT / "bench" / "peers" / script), *arguments])


def measure(engines: list[Engine], rounds: int) -> None:
    """Take the samples, and leave out a Burgle that does not run in the form it was asked for."""
    for number in range(rounds):
        for engine in engines if number % 2 == 0 else reversed(engines):
            engine.take()
        print(f"round {number + 1} of {rounds} done", flush=True)
    for engine in engines:
        form = {"compiled": True, "interpreted": False}.get(engine.name.rpartition(", ")[2])
        if form is not None and any(sample.get("compiled") != form for sample in engine.samples):
            engine.absent = "this form of the engine could not be had"


def ratio(ours: Engine, theirs: Engine, key: str) -> float | None:
    """How many times better ours is: the median over the rounds, or none where a side is absent.

    The README's loop of ours is laid beside the one loop that others have, and beside the same of another game of ours.
    """
    if ours.absent or theirs.absent:
        return None
    other = SPEED if key == README and theirs.name in PEERS else key
    pairs = [(a[key], b[other]) for a, b in zip(ours.samples, theirs.samples, strict=True)]
    return statistics.median(a / b if key in (SPEED, README) else b / a for a, b in pairs)


Table = tuple[tuple[str, ...], list[tuple[str, ...]]]


def speed_table(engines: dict[str, Engine]) -> Table:
    """Each game and loop of ours: decisions a second, and how many times those of the others."""
    rows: list[tuple[str, ...]] = []
    for form in ("compiled", "interpreted"):
        for key, loop in ((README, "README's loop"), (SPEED, "engine's loop")):
            for game in GAMES:
                ours = engines[f"{game}, {form}"]
                rate = "-" if ours.absent else f"{ours.median(key):,.0f}"
                ratios = [_times(ratio(ours, engines[peer], key)) for peer in PEERS]
                rows.append((f"{game}, {form}, {loop}", rate, *ratios))
    rates = ["-" if engines[peer].absent else f"{engines[peer].median(SPEED):,.0f}" for peer in PEERS]
    rows.append(("the others themselves", "", *rates))
    return ("decisions/s", "", *[f"x {peer}" for peer in PEERS]), rows


def parts_table(engines: dict[str, Engine]) -> Table:
    """Each game of ours: what a search does in the middle of a game, in microseconds."""
    rows = [
        (engine.name, *["-" if engine.absent else f"{engine.median(key):.1f}" for key in PARTS])
        for engine in engines.values()
        if engine.name in [f"{game}, {form}" for game in GAMES for form in ("compiled", "interpreted")]
    ]
    rows += [(peer, "-" if engines[peer].absent else f"{engines[peer].median(COPY):.1f}", "", "", "") for peer in PEERS]
    return ("µs", "copy of a state", "of a game", "score", "determinise"), rows


def worst_table(found: list[Engine]) -> Table:
    """How long single answers took."""
    rows = []
    for engine in found:
        if engine.absent:
            rows.append((engine.name, "-", "-", "-", "-", "-"))
            continue
        one = engine.samples[0]
        figures = (f"{one['decisions']:,}", f"{one['apply_p50_us']:.1f} µs", f"{one['apply_p999_ms']:.2f} ms")
        rows.append((engine.name, *figures, f"{one['apply_max_ms']:.2f} ms", f"{one['over_2_ms']}"))
    return ("one answer", "answers", "median", "p99.9", "slowest", f"over {SLOWEST:g} ms"), rows


def print_table(table: Table) -> None:
    """Print a table, the first column to the left and all others to the right."""
    head, rows = table
    widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
    print()
    for row in (head, *rows):
        print("  ".join(cell.ljust(width) if not at else cell.rjust(width)
                        for at, (cell, width) in enumerate(zip(row, widths, strict=True))))  # fmt: skip


def as_markdown(table: Table) -> str:
    """The same table for a page."""
    head, rows = table
    lines = [head, ("---", *["--:"] * (len(head) - 1)), *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines)


def write_page(page: Path, tables: list[Table], rounds: int) -> None:
    """Put the figures into a page, in place of those of the last time."""
    before = page.read_text("utf-8").partition(HEADING)[0]
    said = f"{rounds} rounds on {os.cpu_count()} processors, {sys.platform}, Python {sys.version.split()[0]}."
    page.write_text(f"{before}{HEADING}\n{said}\n\n" + "\n\n".join(map(as_markdown, tables)) + "\n", "utf-8")


def print_goals(engines: dict[str, Engine]) -> None:
    """One line for each goal: the ratio, the floor and the aim."""
    print(f"\n{'goal':44}{'ratio':>10}{'floor':>10}{'aim':>10}")
    for goal in GOALS:
        if goal.theirs not in engines:
            continue
        reached = ratio(engines[goal.ours], engines[goal.theirs], goal.key)
        verdict = "not measured"
        if reached is not None:
            verdict = "aim reached" if reached >= goal.aim else "floor holds" if reached >= goal.floor else "BELOW"
        print(f"{goal.label:44}{_times(reached):>10}{goal.floor:>9g}x{goal.aim:>9g}x  {verdict}")
        for side in (goal.ours, goal.theirs):
            if reached is None and engines[side].absent:
                print(f"    {side}: {engines[side].absent}")


def _times(value: float | None) -> str:
    """A ratio as it is printed."""
    return "-" if value is None else f"{value:.2f}x"


def print_slowest(found: list[Engine]) -> None:
    """Say which games have an answer that takes too long."""
    for engine in found:
        if not engine.absent:
            most = engine.samples[0]["apply_max_ms"]
            verdict = "holds" if most <= SLOWEST else "BELOW"
            print(f"{'slowest answer, ' + engine.name:44}{most:>8.2f}ms{SLOWEST:>8g}ms{'':10}  {verdict}")


def main() -> None:
    """Measure, print tables and goals, and keep the samples and the page when asked to."""
    parser = argparse.ArgumentParser(description="Compare Burgle with other engines in one run.")
    parser.add_argument("--rounds", type=int, default=7, help="samples of each engine")
    parser.add_argument("--games", type=int, default=2000, help="games in one mass simulation")
    parser.add_argument("--worst", type=int, default=WORST_GAMES, help="games of which every answer is timed")
    parser.add_argument("--before", default="", metavar="COMMIT", help="an earlier Burgle, measured beside this one")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all samples to a file")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the tables into a page, such as docs/speed.md")
    options = parser.parse_args()
    engines = {engine.name: engine for engine in contenders(options.games, options.before)}
    measure(list(engines.values()), options.rounds)
    single = slowest(options.worst)
    tables = [speed_table(engines), parts_table(engines), worst_table(single)]
    for table in tables:
        print_table(table)
    print()
    for engine in (*engines.values(), *single):
        if engine.absent:
            print(f"{engine.name} was left out: {engine.absent}")
    print_goals(engines)
    print_slowest(single)
    if options.json:
        kept = {e.name: {"absent": e.absent, "samples": e.samples} for e in engines.values()}
        kept |= {f"{e.name}, slowest": {"absent": e.absent, "samples": e.samples} for e in single}
        options.json.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    if options.page:
        write_page(options.page, tables, options.rounds)


if __name__ == "__main__":
    main()
