"""What goes into the golden files: games as lines of text, and numbers of ways to go on.

A line of a game has the decision's number, who decides, the answer as a person would type it, what happened in codes
(wording may change, rules may not), and the beginning of the state's fingerprint:

    17 s1 play Hack > play=hack gain=1,0 # 3fa9c1d2
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from burgle.kernel.encode import state_hash
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import Event, State
from burgle.lab.perft import perft
from burgle.view.events import name_of
from burgle.view.notation import spell
from burgle.view.scores import results
from tests.golden.campaigns import GREEDY, PACKS, campaign, stories
from tests.props.players import BOARDS, SAME_LAYOUT, SEATS, Dice, Policy, board_of, sneak, start, wander

FOLDER = Path(__file__).parent
HASH = 8  # digits of a fingerprint that are written down
SEED = 20260  # of the games; a policy's own dice are seeded with it too
OTHER_SIDE = SEED + 2 * SAME_LAYOUT  # of games on Legacy's other board
LAKEBED = SEED - SEED % (len(BOARDS["darkest"]) * SAME_LAYOUT)  # of games on either board of Darkest Magic
SHORELANDS = LAKEBED + SAME_LAYOUT
POSITIONS = (0, 60, 150, 240)  # answers before a position is counted from: the start, then early, halfway and late
LEAST_DEPTH, MOST_DEPTH = 3, 6
MOST = 20_000  # sequences; no deeper where there would be more


def story(game: str, players: int, policy: Policy, seed: int) -> str:
    """Tell one whole game, a line for each decision."""
    st, dice = start(players, seed, game), Dice(seed)
    board = ", ".join(f"{name} {value}" for name, value in board_of(seed, game).items())
    lines = [
        f"# {st.rules.title}, {players} players, seed {seed}, {board}, played by {policy.__name__}",
        f"# start {state_hash(st)[:HASH]}",
    ]
    while not st.over:
        events: list[Event] = []
        st.events = events
        code = policy(st, dice)
        number, who, said = st.did, decider(st), spell(st, code)
        answer(st, code)
        happened = " ".join(told(st, event, who) for event in events)
        lines.append(f"{number} s{who} {said} > {happened} # {state_hash(st)[:HASH]}")
    for result in results(st):
        parts = " ".join(f"{code}={points}" for code, _, points in result.lines)
        lines.append(f"# seat {result.seat} {result.status} {result.score}{' won' if result.won else ''}: {parts}")
    return "\n".join(lines) + "\n"


def told(st: State, event: Event, who: int) -> str:
    """Write an event: its code, whom it befell if not the one who decided, and its arguments by name."""
    kind = st.rules.events[event.kind]
    seat = "" if event.who == who else f"@{event.who}"
    arguments = [str(name_of(st, what, n)) for what, n in ((kind.a, event.a), (kind.b, event.b)) if what]
    return kind.code + seat + ("=" + ",".join(arguments) if arguments else "")


def scenes(game: str, players: int, seed: int) -> list[State]:
    """Give the positions from which ways to go on are counted: at the start and in the middle of turns."""
    found: list[State] = []
    st, dice = start(players, seed + 1, game), Dice(seed + 1)
    answered = 0
    while not st.over and len(found) < len(POSITIONS):
        if answered >= POSITIONS[len(found)] and (answered == 0 or st.players[st.active].play):
            found.append(st.copy())
        answer(st, sneak(st, dice))
        answered += 1
    return found


def counts(game: str, seed: int = SEED) -> str:
    """Count the ways to go on from fixed positions: players, decision, depth, number of sequences."""
    lines = ["# players  decision  state     depth  sequences"]
    for players in SEATS[game]:
        for st in scenes(game, players, seed):
            n, last = 1, 1
            for depth in range(1, MOST_DEPTH + 1):
                if depth > LEAST_DEPTH and n * n // last > MOST:
                    break
                last, n = n, perft(st, depth)
                lines.append(f"{players:>9}  {st.did:>8}  {state_hash(st)[:HASH]}  {depth:>5}  {n:>9}")
    return "\n".join(lines) + "\n"


STORIES: list[tuple[str, int, Policy, int]] = [
    *[("space", players, policy, SEED) for players in SEATS["space"] for policy in (sneak, wander)],
    *[("catacombs", players, sneak, SEED) for players in SEATS["catacombs"]],
    *[("catacombs", players, wander, SEED) for players in (2, 6)],  # with and without the Party set
    *[("legacy", players, sneak, SEED) for players in SEATS["legacy"]],
    *[("legacy", players, wander, OTHER_SIDE) for players in SEATS["legacy"]],
    *[("darkest", players, sneak, LAKEBED) for players in SEATS["darkest"]],
    *[("darkest", players, wander, SHORELANDS) for players in SEATS["darkest"]],
]
GOLDEN: dict[Path, Callable[[], str]] = {
    **{FOLDER / f"{game}-perft.txt": partial(counts, game) for game in SEATS if game != "darkest"},
    FOLDER / "darkest-perft.txt": partial(counts, "darkest", SHORELANDS),
    FOLDER / "darkest-perft-lakebed.txt": partial(counts, "darkest", LAKEBED),
    FOLDER / "legacy-perft-underworld.txt": partial(counts, "legacy", OTHER_SIDE),
    **{
        FOLDER / f"{game}-game-{players}p-{policy.__name__}.txt": partial(story, game, players, policy, seed)
        for game, players, policy, seed in STORIES
    },
    **{
        FOLDER / f"{name}-campaign-{players}p.txt": partial(campaign, name, players)
        for name in PACKS
        for players in (2, 3, 4)
    },
    **{
        FOLDER / f"{name}-campaign-{players}p-greedy.txt": partial(campaign, name, players, "greedy")
        for name, players in GREEDY
    },
    **{FOLDER / f"{name}-story.txt": partial(stories, name) for name in PACKS},
}
