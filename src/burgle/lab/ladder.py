"""`burgle ladder`: who is stronger, and how sure that is. The same deals in all seat orders, shares with Wilson intervals.

A pair of games of the same deal, each bot in the other's seat, lessens the luck of the deal. Budgets are worlds, not time,
unless it is asked for: a result must not depend on how busy a machine is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt

from burgle.arena.figures import wilson as wilson
from burgle.bots.base import Bot
from burgle.bots.loading import find_bot
from burgle.content.library import build_rules, todays
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import answer, decider
from burgle.kernel.start import new_state
from burgle.kernel.value import outcome
from burgle.lab.simulate import LIMIT, game_seed, same_tables
from burgle.lab.team import Solo, Team, in_order
from burgle.starting import settled


@dataclass
class LadderRecord:
    """What one bot has done against another: counts of games in which it held one seat."""

    games: int = 0
    wins: float = 0.0  # shared ones count in part
    others: float = 0.0  # won by somebody else
    caught: int = 0
    caught_rivals: float = 0.0  # mean share of the other seats
    lead: float = 0.0
    turns: int = 0
    seconds: float = 0.0  # that it thought
    pairs: list[float] = field(default_factory=list)  # its share of the wins in each deal, all its seats together
    by_seat: dict[int, list[float]] = field(default_factory=dict)  # its wins by its place in the order of turns

    def add(self, other: LadderRecord) -> None:
        """Take the games of another deal in."""
        self.games += other.games
        self.wins += other.wins
        self.others += other.others
        self.caught += other.caught
        self.caught_rivals += other.caught_rivals
        self.lead += other.lead
        self.turns += other.turns
        self.seconds += other.seconds
        self.pairs += other.pairs
        for place, won in other.by_seat.items():
            self.by_seat.setdefault(place, []).extend(won)

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.wins, self.games)

    def paired_error(self) -> float:
        """The error of the share by the spread between deals: smaller than that of single games, if pairs help."""
        n = len(self.pairs)
        if n < 2:
            return 0.5
        mean = sum(self.pairs) / n
        return sqrt(sum((x - mean) ** 2 for x in self.pairs) / (n - 1) / n)


@dataclass(frozen=True)
class LadderDeal:
    """One deal of a contest, in a form that can be sent to another process."""

    game: str
    challenger: str
    champion: str
    players: int
    number: int
    seed: int
    options: tuple[tuple[str, tuple[str, ...]], ...]
    content: str  # the fingerprint of the tables


Playing = Callable[[Team, Sequence[LadderDeal]], Iterator[LadderRecord]]


def contest(
    game: str,
    challenger: str,
    champion: str,
    *,
    players: int = 2,
    deals: int = 50,
    seed: int = 0,
    first: int = 0,
    options: Mapping[str, Sequence[str]] | None = None,
    seconds: float = 0.0,
    told: Callable[[LadderRecord], bool] | None = None,
    team: Team | None = None,
    play: Playing | None = None,
) -> LadderRecord:
    """Let a challenger hold each seat in turn, with champions in all others, on the same deals.

    `told` is called after each deal, in their order, and may end the contest; `seconds` ends it after the deals under way.
    `play` may know some of the deals already (`LadderNotes.play`).
    """
    standing = LadderRecord()
    started = time.perf_counter()
    chosen = tuple((name, tuple(values)) for name, values in (options or {}).items())
    tables = todays(GAMES[game], ()).key
    work = [
        LadderDeal(game, challenger, champion, players, number, seed, chosen, tables)
        for number in range(first, first + deals)
    ]
    playing = play or (lambda who, deals: in_order(who, play_deal, deals))
    for one in playing(team or Solo(), work):
        standing.add(one)
        if told is not None and told(standing):
            break
        if seconds and time.perf_counter() - started > seconds:
            break
    return standing


def play_deal(deal: LadderDeal) -> LadderRecord:
    """Play a deal once for every seat of the challenger."""
    same_tables(deal.game, deal.content)
    one = LadderRecord()
    options = dict(deal.options)
    for seat in range(deal.players):
        play_game(
            deal.game, deal.challenger, deal.champion, deal.players, deal.number, seat, deal.seed, options, one
        )  # fmt: skip
    one.pairs.append(one.wins / deal.players)
    return one


def play_game(
    game: str, challenger: str, champion: str, players: int, number: int, seat: int, seed: int,
    options: Mapping[str, Sequence[str]], standing: LadderRecord,
) -> None:  # fmt: skip
    """Play one deal with the challenger in one seat and count what came of it."""
    spec = GAMES[game]
    chosen = {name: values[number % len(values)] for name, values in options.items()}
    deal = game_seed(seed, number, "game")
    rules = build_rules(spec, players, settled(spec, chosen, deal, todays(spec, ()).tables), ())
    bots: list[Bot] = [
        find_bot(challenger if at == seat else champion)(game_seed(seed, number, f"bot {at}")) for at in range(players)
    ]
    st = new_state(rules, seed_bytes(deal), -1, None)
    first, turns, turn = st.active, 0, -1
    for _ in range(LIMIT):
        if st.over:
            break
        who = decider(st)
        if who == seat:
            if st.turn != turn and st.active == seat:
                turn, turns = st.turn, turns + 1
            begun = time.process_time()
            code = bots[who].decide(st)
            standing.seconds += time.process_time() - begun
        else:
            code = bots[who].decide(st)
        if code not in st.options:
            raise RuntimeError(f"bot {bots[who].name} answered {code}, which is no option of decision {st.did}")
        answer(st, code)
    came = [outcome(st, at) for at in range(players)]
    standing.games += 1
    standing.wins += came[seat].win
    standing.others += sum(came[at].win for at in range(players) if at != seat)
    standing.caught += came[seat].caught > 0
    standing.caught_rivals += sum(came[at].caught for at in range(players) if at != seat) / (players - 1)
    standing.lead += came[seat].lead
    standing.turns += turns
    standing.by_seat.setdefault((seat - first) % players, []).append(came[seat].win)


@dataclass(frozen=True)
class Sprt:
    """A test that ends as soon as it is sure enough: is a share rather `high` than `low`? (Wald)"""

    low: float = 0.5
    high: float = 0.55
    wrong: float = 0.05  # chance of a wrong word, either way

    def says(self, wins: float, losses: float) -> str:
        """What can be said after so many: "yes", "no", or "" while it is open. Games that nobody won say nothing."""
        told = wins * log(self.high / self.low) + losses * log((1 - self.high) / (1 - self.low))
        edge = log((1 - self.wrong) / self.wrong)
        return "yes" if told >= edge else "no" if told <= -edge else ""


def ladder(
    game: str, names: Sequence[str], champion: str, *, players: int, deals: int, seed: int, seconds: float = 0.0,
    options: Mapping[str, Sequence[str]] | None = None,
) -> Iterator[tuple[str, LadderRecord]]:  # fmt: skip
    """Let each of some bots meet the same champion on the same deals."""
    for name in names:
        yield (
            name,
            contest(game, name, champion, players=players, deals=deals, seed=seed, seconds=seconds, options=options),
        )


def line(name: str, players: int, one: LadderRecord) -> str:
    """A row of the ladder's table."""
    low, high = one.interval()
    n = max(one.games, 1)
    return (
        f"| {name} | {players} | {one.games} | {one.share:.1%} | {low:.0%}-{high:.0%} | "
        f"{one.caught / n:.0%} ({one.caught_rivals / n:.0%}) | {one.lead / n:+.0f} | "
        f"{1000 * one.seconds / max(one.turns, 1):.0f} |"
    )


HEAD = "| bot | players | games | wins | 95 % | caught (rivals) | points ahead | ms a turn |\n|---|---|---|---|---|---|---|---|"
