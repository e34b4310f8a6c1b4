"""Compare Burgle with other engines side by side in one run, and one process with two.

Each round takes one sample of every engine, each in a fresh process; every second round goes in reverse order.
Rates are per CPU second of the process, which other load on the machine disturbs least. A ratio is the median
of the ratios within the rounds. The games differ, so the ratios are a yardstick and not a proof.

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


COMPILED, INTERPRETED = "burgle, compiled", "burgle, interpreted"
OTHERS = ("catacombs", "legacy")  # games beside the one that the peers are compared with
CATACOMBS = "catacombs, compiled"
BEFORE, CATACOMBS_BEFORE = "burgle before, compiled", "catacombs before, compiled"
ONE, TWO = "burgle, one process", "burgle, two processes"
CATANATRON = "catanatron"
SPEED, COPY, WALL = "decisions_per_second", "copy_us", "seconds"

GOALS = (
    Goal("decisions/s, compiled : catanatron", COMPILED, CATANATRON, SPEED, 20, 50),
    Goal("decisions/s, interpreted : catanatron", INTERPRETED, CATANATRON, SPEED, 4, 8),
    Goal("cheapness of a copy, compiled : catanatron", COMPILED, CATANATRON, COPY, 15, 30),
    Goal("mass simulation, two processes : one", TWO, ONE, WALL, 1.7, 1.9),
    Goal("decisions/s, compiled : before", COMPILED, BEFORE, SPEED, 0.95, 1),
    Goal("decisions/s, catacombs : before", CATACOMBS, CATACOMBS_BEFORE, SPEED, 0.95, 1),
)


def contenders(games: int, before: str) -> list[Engine]:
    """All that is measured."""
    sample = [BURGLE, "bench", "space", "--json"]
    others = {game: [BURGLE, "bench", game, "--json"] for game in OTHERS}
    earlier = [sys.executable, "-P", "-c", TODAY]
    tree = build_before(before) if before else ""
    simulate = [BURGLE, "simulate", "space", "--players", "4", "--games", str(games)]
    simulate += ["--bots", "random", "--seed", "1", "--json", "--jobs"]
    return [
        Engine(COMPILED, sample, "build/compiled"),
        Engine(INTERPRETED, sample, "src"),
        *[Engine(f"{game}, compiled", command, "build/compiled") for game, command in others.items()],
        *[Engine(f"{game}, interpreted", command, "src") for game, command in others.items()],
        _peer(CATANATRON, "play_catanatron.py"),
        _peer("pyminion", "play_pyminion.py"),
        _peer("open_spiel backgammon", "play_open_spiel.py", "backgammon"),
        _peer("open_spiel dou_dizhu", "play_open_spiel.py", "dou_dizhu"),
        Engine(ONE, [*simulate, "1"], "build/compiled"),
        Engine(TWO, [*simulate, "2"], "build/compiled"),
        *([Engine(BEFORE, [*earlier, "space"], tree)] if tree else []),
        *([Engine(CATACOMBS_BEFORE, [*earlier, "catacombs"], tree)] if tree else []),
    ]


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
    """How many times better ours is: the median over the rounds, or none where a side is absent."""
    if ours.absent or theirs.absent:
        return None
    pairs = [(a[key], b[key]) for a, b in zip(ours.samples, theirs.samples, strict=True)]
    return statistics.median(a / b if key == SPEED else b / a for a, b in pairs)


def print_table(engines: dict[str, Engine]) -> None:
    """One line for each engine that plays a game: its figures and how Burgle compares."""
    titles = ("decisions/s", "copy µs", "compiled x", "interpreted x", "copy x")
    print(f"\n{'engine':24}" + "".join(f"{title:>15}" for title in titles))
    for engine in engines.values():
        if engine.name in (ONE, TWO):
            continue
        if engine.absent:
            print(f"{engine.name:24}  absent: {engine.absent}")
            continue
        ratios = (
            ratio(engines[COMPILED], engine, SPEED),
            ratio(engines[INTERPRETED], engine, SPEED),
            ratio(engines[COMPILED], engine, COPY),
        )
        figures = f"{engine.median(SPEED):15,.0f}{engine.median(COPY):15.2f}"
        print(f"{engine.name:24}{figures}" + "".join(f"{_times(r):>15}" for r in ratios))


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


def main() -> None:
    """Measure, print the table and the goals, and keep the samples when asked to."""
    parser = argparse.ArgumentParser(description="Compare Burgle with other engines in one run.")
    parser.add_argument("--rounds", type=int, default=7, help="samples of each engine")
    parser.add_argument("--games", type=int, default=2000, help="games in one mass simulation")
    parser.add_argument("--before", default="", metavar="COMMIT", help="an earlier Burgle, measured beside this one")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all samples to a file")
    options = parser.parse_args()
    engines = {engine.name: engine for engine in contenders(options.games, options.before)}
    measure(list(engines.values()), options.rounds)
    print_table(engines)
    print_goals(engines)
    if options.json:
        kept = {e.name: {"absent": e.absent, "samples": e.samples} for e in engines.values()}
        options.json.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
