"""Every scenario file is a test: the rules as somebody without Python wrote them down."""

import re
from pathlib import Path

import pytest

import burgle
from burgle.games import GAMES
from burgle.scenario import Scenario, ScenarioError, read_file, run, run_files
from burgle.scenario.facts import vocabulary

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = [scenario for path in sorted(FOLDER.rglob("*.toml")) for scenario in read_file(path)]


def name_of(scenario: Scenario) -> str:
    """The test id of a scenario: its file and its name."""
    return f"{Path(scenario.file).relative_to(FOLDER).with_suffix('').as_posix()}: {scenario.name}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name_of)
def test_scenario(scenario: Scenario) -> None:
    """The scenario holds."""
    problems = run(scenario)
    assert not problems, "\n".join([f"{scenario.name} {scenario.clauses}", *problems])


def test_examples_of_the_page(tmp_path: Path) -> None:
    """The worked examples of docs/scenarios.md hold."""
    page = (FOLDER.parents[1] / "docs" / "scenarios.md").read_text("utf-8")
    file = tmp_path / "examples.toml"
    file.write_text("\n".join(re.findall(r"```toml\n(.*?)```", page, re.DOTALL)), "utf-8")
    report = run_files([file])
    assert (report.passed, report.exit_code) == (3, 0), str(report)


def test_the_page_says_what_can_only_be_asked() -> None:
    """What is counted can only be asked in `then`, but for the stack of tiles, as docs/scenarios.md has it."""
    for game in GAMES.values():
        facts = vocabulary(game, burgle.new_game(game.id, 2, 1).rules)
        counted = {
            name
            for scope in (facts.table, *facts.seats)
            for name, fact in scope.items()
            if name.endswith(("_size", "_counts", "_total")) and fact.write is not None
        }
        assert counted <= {"stack_size"}


def test_signs_of_tiles(tmp_path: Path) -> None:
    """A made-up tile may use every sign that docs/packs.md explains."""
    file = tmp_path / "signs.toml"
    file.write_text(
        """
        [[scenario]]
        name = "signs"
        game = "catacombs"
        players = 2
        [[scenario.tile]]
        id = "D90"
        rooms = ["A -: N1", "B g1+mi: N2[k] E1[mmf] E2 S1", "C chest+art+: S2 W1 W2"]
        links = ["A-B", "B>C[k]", "C-B", "B-@"]
        [scenario.given]
        tiles_top = ["D90"]
        [[scenario.step]]
        then = { tiles_top = ["D90"] }
        """
    )
    report = run_files([file])
    assert report.passed == 1, str(report)


HEAD = '[[scenario]]\nname = "N"\ngame = "space"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[scenario.given]\np0.hnad = []\n[[scenario.step]]\nthen = {over = 0}", "p0.hnad: .*did you mean hand"),
        ('[scenario.given]\np0.hand = ["Hakc"]\n[[scenario.step]]\nthen = {over = 0}', "no card 'Hakc' .*mean Hack"),
        ("[[scenario.step]]\nthne = {over = 0}", "step 1: there is no key 'thne' .*mean then"),
        ("[[scenario.step]]\nthen = {p7.area = 0}", "there is no seat p7"),
        ("[scenario.given]\np0.damage = 31\n[[scenario.step]]\nthen = {over = 0}", "cubes more than there are"),
        ('[[scenario.step]]\nlog = ["rgae"]', "nothing like 'rgae' can happen"),
        ("seed = 1", "checks nothing"),
        ('paths = ["A to B"]\n[[scenario.step]]\nthen = {over = 0}', "cannot read 'A to B'"),
    ],
)
def test_a_slip_is_explained(tmp_path: Path, text: str, said: str) -> None:
    """A mistake in a file names the file, the scenario, the key and the nearest right word."""
    file = tmp_path / "slip.toml"
    file.write_text(HEAD + text, "utf-8")
    with pytest.raises(ScenarioError, match=rf"slip\.toml: N.*{said}"):
        for scenario in read_file(file):
            run(scenario)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[scenario.step]]\nthen = {marker = 4}", "step 1: marker: expected 4, found 3"),
        ('[scenario.given]\np0.hand = ["Hack"]\n[[scenario.step]]\ndo = "end turn"', "refused as 'unplayed_cards'"),
        ('[scenario.given]\np0.hand = []\n[[scenario.step]]\ndo = "end turn"\nrefused = true', "found accepted"),
        ('[scenario.given]\np0.boot = 1\n[[scenario.step]]\ndo = "move CB2"', "a question waits that no step answers"),
        ('[[scenario.step]]\nnot_offered = ["play *"]', "expected nothing like 'play"),
        ('[scenario.given]\np0.hand = ["Hack"]\n[[scenario.step]]\ndo = "play Hack"\nno_log = ["gain"]', "expected no"),
        ('[[scenario.step]]\nview_of = 0\nhidden = ["players.0.hand"]', "hidden: players.0.hand: expected nothing"),
        ("[[scenario.step]]\nview_of = 0\nblind_to = { p0.hand = [] }", "seat 0 notices"),
    ],
)
def test_a_broken_rule_is_noticed(tmp_path: Path, text: str, said: str) -> None:
    """What is not as expected is reported with what was found, and makes the command fail."""
    file = tmp_path / "broken.toml"
    file.write_text(HEAD + text, "utf-8")
    report = run_files([file])
    assert report.exit_code == 1
    assert said in str(report)
    assert str(report).endswith("0 passed, 1 failed")
