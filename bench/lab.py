"""Compare our environments with catanatron's for Gymnasium, round by round in one run: `make lab-bench`.

Games differ in the work of a step, so this is a yardstick and no proof. Ratios are medians of the rounds.
"""

import argparse
import statistics

from compare import PEER_PYTHON, ROOT, Engine, print_table

PYTHON = str(ROOT / ".venv" / "bin" / "python")
PEER = "catanatron's gym"
GOALS = {  # steps a second, as so many times those of the peer
    ("aec", "space", 4, 1): 10,
    ("gym", "space", 2, 1): 10,
    ("many", "space", 4, 16): 35,
    ("many", "space", 4, 64): 35,
    ("many", "catacombs", 4, 64): 20,
    ("many", "legacy", 4, 64): 20,
}


def main() -> None:
    """Measure, and print a line for each environment."""
    parser = argparse.ArgumentParser(description="Compare environments for learning in one run.")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    peer = Engine(PEER, [PEER_PYTHON, str(ROOT / "bench/peers/gym_catanatron.py")])
    ours = {
        goal: Engine(
            " ".join(map(str, goal)), [PYTHON, str(ROOT / "bench/lab_step.py"), *map(str, goal)], "build/compiled"
        )
        for goal in GOALS
    }
    for number in range(rounds):
        for engine in (peer, *ours.values()):
            engine.take()
        print(f"round {number + 1} of {rounds} done", flush=True)
    rows = [(PEER, "-" if peer.absent else f"{peer.median('steps_per_second'):,.0f}", "1.0x", "", peer.absent)]
    for goal, engine in ours.items():
        if engine.absent or peer.absent:
            rows.append((engine.name, "-", "-", f"{GOALS[goal]}x", engine.absent))
            continue
        pairs = zip(engine.samples, peer.samples, strict=True)
        ratio = statistics.median(mine["steps_per_second"] / theirs["steps_per_second"] for mine, theirs in pairs)
        form = "" if all(sample["compiled"] for sample in engine.samples) else "interpreted"
        verdict = form or ("reached" if ratio >= GOALS[goal] else "BELOW")
        rows.append(
            (engine.name, f"{engine.median('steps_per_second'):,.0f}", f"{ratio:.1f}x", f"{GOALS[goal]}x", verdict)
        )
    print_table((("environment", "steps/s", "ratio", "goal", ""), rows))


if __name__ == "__main__":
    main()
