"""Plays one scenario and compares what it finds with what the file says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from burgle.content.tables import nearest
from burgle.game import Game
from burgle.games.spec import GameSpec, OptionError
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import IllegalOption, decider
from burgle.kernel.rules import Rules
from burgle.kernel.together import may_answer, turned
from burgle.position.reading import read_under
from burgle.position.wrong import BadPosition
from burgle.scenario import forcing
from burgle.scenario.facts import Vocabulary, decision_name, flatten, vocabulary
from burgle.scenario.given import FORCED, GivenProblem, lay_out
from burgle.scenario.looking import check_log, check_offers, check_view
from burgle.scenario.making import new_game_of, rules_of, spec_of
from burgle.scenario.names import NameProblem
from burgle.scenario.reading import Scenario
from burgle.scenario.refusals import check_refusals
from burgle.scenario.short import meant
from burgle.starting import new_game
from burgle.view.why import blocked, why_not

PLAY_ALL = "play all"
WHOLE_TURN = "whole turn"
UNDO = "undo"
TURN = "turn"
POSITION = "position"
UNREADABLE = "not_understood"  # the refusal of a line that means nothing at all


class Run:
    """A scenario in progress: the game, and everything found wrong so far."""

    def __init__(self, scenario: Scenario, game: Game, words: Vocabulary) -> None:
        self.scenario = scenario
        self.game = game
        self.words = words
        self.problems: list[str] = []
        self.where = ""
        self.seen = 0  # events before the last move
        self.draws: list[int] = []  # cubes to be drawn next

    def problem(self, message: str) -> None:
        """Note something that is not as expected."""
        self.problems.append(f"{self.where}: {message}" if self.where else message)

    @contextmanager
    def at(self, where: str, *below: str | int) -> Iterator[None]:
        """Say where in its file the scenario is now, so that a mistake is found there."""
        self.where = where
        try:
            yield
        except GivenProblem as problem:
            raise self.scenario.error(problem.key, str(problem), below) from None
        except forcing.ForcingProblem as problem:
            raise self.scenario.error(FORCED, str(problem), below) from None
        except NameProblem as problem:
            raise self.scenario.error("do", str(problem), below) from None

    def step(self, step: Mapping[str, Any]) -> None:
        """Make the moves of a step, then look."""
        if "given" in step:
            self.lay_out(step["given"])
        lines = [step["do"]] if isinstance(step.get("do"), str) else step.get("do", [])
        if lines:
            self.seen = len(self.game.state.events or [])
        for at, line in enumerate(lines):
            last = at == len(lines) - 1
            if last and (step.get("refused", False) or "refused_clause" in step):
                self.refused(line, step)
            elif "as" in step and not may_answer(self.game.state, step["as"]):
                self.problem(f"{line!r} by seat {step['as']}: expected to be accepted, but seat "
                             f"{decider(self.game.state)} decides")  # fmt: skip
            elif not self.move(line, step.get("as", -1)):
                return
        self.look(step)

    def lay_out(self, given: Mapping[str, Any]) -> None:
        """Lay the table out; this is done at a turn, before any of its moves are looked at."""
        if POSITION in given:
            self.open_position(given[POSITION])
            given = {key: value for key, value in given.items() if key != POSITION}
        st = self.game.state
        if not given:
            return
        if decision_name(st) != TURN:
            raise GivenProblem(
                "given", f"the table can be laid out in a turn only, and here waits: {decision_name(st)}"
            )
        draws = lay_out(st, self.words, given)
        if FORCED in given:
            self.draws = draws
        self.seen = len(st.events or [])

    def open_position(self, text: object) -> None:
        """Begin with a position in its one-line notation, in the middle of a question or not."""
        try:
            if not isinstance(text, str):
                raise GivenProblem(POSITION, "a position is a text: position = 'burgle1/...'")
            st = read_under(self.game.rules, text, seed_bytes(self.game.seed))
        except BadPosition as problem:
            raise GivenProblem(POSITION, str(problem)) from None
        st.events = []
        self.game.state = st
        self.seen = 0

    def move(self, line: str, seat: int = -1) -> bool:
        """Make one move, a certain seat's where several may decide; a refusal is a failure."""
        if line == PLAY_ALL:
            return self.play_all()
        if line == WHOLE_TURN:
            return self.play_all() and self.move("end turn")
        try:
            if line == UNDO:
                self.game.undo()
            else:
                self.apply(line, seat)
        except IllegalOption as error:
            self.problem(f"{line!r}: expected to be accepted, found refused as {error.refusal.code!r}{self.waiting()}")
            return False
        return True

    def apply(self, line: str, seat: int = -1) -> None:
        """Answer the waiting decision, with loaded dice if the scenario wants certain cubes."""
        st = self.game.state
        code = meant(turned(st, seat), line)
        if self.draws:
            self.draws = self.draws[forcing.force(st, code, self.draws) :]
        self.game.apply(code, seat=seat)

    def play_all(self) -> bool:
        """Play the hand from left to right until it is empty or something is asked."""
        while True:
            st = self.game.state
            if decision_name(st) != TURN or not st.players[st.active].hand:
                return True
            card = st.rules.cards[st.players[st.active].hand[0]]
            if not self.move(f"play {card.name}"):
                return False

    def waiting(self) -> str:
        """Say what waits and what could be answered, for a failure."""
        st = self.game.state
        if st.over:
            return " (the game is over)"
        offered = [self.game.decision.label(code) for code in st.options]
        return f" (waiting: {decision_name(st)} of p{decider(st)}, offered: {', '.join(offered)})"

    def refused(self, line: str, step: Mapping[str, Any]) -> None:
        """Try a move that must be refused with a reason, and leave everything as it was."""
        st = self.game.state
        before = self.game.hash()
        seat = step.get("as", decider(st))
        clause = ""
        if st.over or seat != decider(st):
            reasons = why_not(st, seat, line)
            found, clause = (reasons[0].code, reasons[0].clause) if reasons else ("", "")
        else:
            try:
                if line == UNDO:
                    self.game.undo()
                else:
                    self.apply(line)
                found = ""
            except IllegalOption as error:
                found, clause = error.refusal.code, blocked(st, error.refusal).clause
        wanted = step.get("refused", True)
        shown = f"refused as {found!r}" if found else "accepted"
        if not found or (isinstance(wanted, str) and found != wanted):
            expected = "refused" if wanted is True else f"refused as {wanted!r}"
            self.problem(f"{line!r}: expected {expected}, found {shown}{self.waiting() if found == UNREADABLE else ''}")
        if "refused_clause" in step and clause != step["refused_clause"]:
            self.problem(f"{line!r}: expected a refusal by {step['refused_clause']}, found {clause or 'no clause'}")
        if found and self.game.hash() != before:
            self.problem(f"{line!r}: was refused, and yet something changed")

    def look(self, step: Mapping[str, Any]) -> None:
        """Compare what a step says with what there is."""
        st = self.game.state
        if "asked" in step and decision_name(st) != step["asked"]:
            self.problem(f"asked: expected {step['asked']!r}, found {decision_name(st)!r}{self.waiting()}")
        for message in (
            *check_offers(self.game, step),
            *check_log(st, self.words, (st.events or [])[self.seen :], step),
            *check_view(self.game, self.words, step),
        ):
            self.problem(message)
        self.compare("then", step.get("then", {}))

    def compare(self, key: str, expected: Mapping[str, Any]) -> None:
        """Compare facts."""
        for where, message in differences(self.game, self.words, expected):
            self.problem(f"{where}: {message}" if key == "then" else f"{key}: {where}: {message}")


def differences(game: Game, words: Vocabulary, expected: Mapping[str, Any]) -> list[tuple[str, str]]:
    """List the facts that differ, each with what was expected and found."""
    wrong: list[tuple[str, str]] = []
    for path, value in flatten(expected):
        name = ".".join(path)
        try:
            fact = words.find(path)
            wanted = fact.form.read(value)
        except NameProblem as problem:
            raise GivenProblem(name, str(problem)) from None
        found = fact.read(game.state)
        if not fact.form.same(wanted, found):
            shown = wanted if isinstance(wanted, str) else fact.form.show(wanted)
            wrong.append((name, f"expected {shown}, found {fact.form.show(found)}"))
    return wrong


def run(scenario: Scenario) -> list[str]:
    """Run a scenario; the answer is everything that is not as it says, nothing when it holds."""
    spec = spec_of(scenario)
    if "create" in scenario.fields:
        return run_create(scenario, spec)
    check_refusals(scenario, spec)
    if "campaign" in scenario.fields:
        from burgle.scenario.telling import CampaignRun  # which is a run

        return run_steps(scenario, CampaignRun(scenario))
    rules = rules_of(scenario)
    words = vocabulary(spec, rules)
    if "seeds" in scenario.fields:
        return run_seeds(scenario, rules, words)
    return run_steps(scenario, Run(scenario, new_game_of(scenario, rules), words))


def run_create(scenario: Scenario, spec: GameSpec) -> list[str]:
    """Try to set a game up; `refused` is a part of the reason."""
    wanted = dict(scenario.fields["create"])
    refused = scenario.get("refused", False)
    known = ["game", "players", "first", *spec.options]
    for key in wanted:
        if key not in known and not isinstance(refused, str):  # else it may be the reason that is named
            raise scenario.error(f"create.{key}", f"there is no such option{nearest(key, known)}")
    game = wanted.pop("game", scenario.get("game", ""))
    try:
        new_game(game, wanted.pop("players", scenario.get("players", 2)), 1, **wanted)
    except OptionError as error:
        if refused is False:
            return [f"create: expected to be accepted, found refused: {error}"]
        if isinstance(refused, str) and refused.casefold() not in str(error).casefold():
            return [f"create: expected a refusal that says {refused!r}, found: {error}"]
        return []
    return [] if refused is False else ["create: expected to be refused, found accepted"]


def run_seeds(scenario: Scenario, rules: Rules, words: Vocabulary) -> list[str]:
    """Set the game up under many seeds: `always` must hold for all, each of `some` for at least one."""
    seeds = scenario.fields["seeds"]
    if len(seeds) != 2 or not all(isinstance(seed, int) for seed in seeds):
        raise scenario.error("seeds", "give the first and the last seed, such as [1, 200]")
    always = scenario.get("always", {})
    waiting = list(enumerate(scenario.get("some", []), 1))
    for seed in range(seeds[0], seeds[1] + 1):
        if "setup" in scenario.fields:
            rules = rules_of(scenario)  # a stacked set-up uses its rulebook up
        run = Run(scenario, new_game_of(scenario, rules, seed), words)
        with run.at(f"seed {seed}", "given"):
            run.lay_out(scenario.get("given", {}))
        for number, step in enumerate(scenario.get("step", []), 1):
            with run.at(f"seed {seed}, step {number}", "step", number - 1):
                run.step(step)
        with run.at(f"seed {seed}", "always"):
            run.compare("always", always)
        if run.problems:
            return run.problems
        with run.at("", "some"):
            waiting = [(n, facts) for n, facts in waiting if differences(run.game, words, facts)]
    return [f"some {n}: no seed from {seeds[0]} to {seeds[1]} gives {facts}" for n, facts in waiting]


def run_steps(scenario: Scenario, run: Run) -> list[str]:
    """Lay the table out and go through the steps; the first one that goes wrong ends the scenario."""
    with run.at("", "given"):
        run.lay_out(scenario.get("given", {}))
    for number, step in enumerate(scenario.get("step", []), 1):
        with run.at(f"step {number}", "step", number - 1):
            run.step(step)
        if run.problems:
            return run.problems
    run.where = "at the end"
    st = run.game.state
    pending = decision_name(st) not in (TURN, "over")
    if pending and not scenario.get("pending", False):
        run.problem(f"a question waits that no step answers{run.waiting()}")
    if scenario.get("pending", False) and not pending:
        run.problem("pending: expected an open question, found none")
    return run.problems


__all__ = ["Run", "run"]
