"""Every scenario file is a test: the rules as somebody without Python wrote them down."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import burgle
from burgle.games import GAMES
from burgle.scenario import Scenario, ScenarioError, read_file, run, run_files
from burgle.scenario.facts import decision_name, vocabulary

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "scenarios"
PAGE = ROOT / "docs" / "scenarios.md"
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
    page = PAGE.read_text("utf-8")
    file = tmp_path / "examples.toml"
    file.write_text("\n".join(re.findall(r"```toml\n(.*?)```", page, re.DOTALL)), "utf-8")
    report = run_files([file])
    assert (report.passed, report.exit_code) == (4, 0), str(report)


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


def test_the_page_names_every_fact() -> None:
    """The tables of docs/scenarios.md name every fact there is, and no other; sizes, counts and tops go by rule."""
    rows = re.findall(
        r"^\| ((?:only in `then`: )?`.*?) \|", PAGE.read_text("utf-8").partition("## Facts")[2], re.MULTILINE
    )
    names = [(name, "p0." in row) for row in rows for name in re.findall(r"`(?:p0)?\.?([a-z_]+)`", row)]
    told = {scope: {name for name, seats in names if seats is scope} - {"then"} for scope in (True, False)}
    known: dict[bool, set[str]] = {True: set(), False: set()}
    for game in GAMES.values():
        facts = vocabulary(game, burgle.new_game(game.id, 2, 1).rules)
        known[True] |= facts.seats[0].keys()
        known[False] |= facts.table.keys()
    for scope, theirs in known.items():
        ends = ("_size", "_counts", "_top")
        derived = {name for name in theirs for end in ends if name.endswith(end) and name.removesuffix(end) in theirs}
        derived |= {name for name in theirs if name.startswith("served_")}
        known[scope] = theirs - derived
        told[scope] -= derived
    assert told == known


def test_the_page_of_refusals_is_current() -> None:
    """docs/refusals.md lists every refusal, as tools/refusals.py writes it."""
    made = subprocess.run(
        [sys.executable, ROOT / "tools/refusals.py", "--print"], capture_output=True, text=True, check=True
    )
    assert made.stdout == (ROOT / "docs" / "refusals.md").read_text("utf-8"), "run tools/refusals.py"


def test_our_own_scenarios_name_their_refusals() -> None:
    """`refused = true` takes any refusal, also of a slip of the pen: here the reason is named."""
    steps = [(name_of(scenario), step) for scenario in SCENARIOS for step in scenario.get("step", [])]
    assert not [name for name, step in steps if step.get("refused") is True]


HEAD = '[[scenario]]\nname = "N"\ngame = "space"\n'
THEN = "[[scenario.step]]\nthen = {over = 0}"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[scenario.given]\np0.hnad = []\n" + THEN, 5, "p0.hnad: .*did you mean hand"),
        ('[scenario.given]\np0.hand = ["Hakc"]\n' + THEN, 5, "no card 'Hakc' .*mean Hack"),
        ("[[scenario.step]]\nthne = {over = 0}", 5, "step 1: there is no key 'thne' .*mean then"),
        (THEN + "\n[[scenario.step]]\n\nthen = {over = 0, mraker = 1}", 8, "mraker: .*mean marker"),
        (THEN + "\n[[scenario.step]]\n\nthen.over = 0\nthen.p0.hnad = []", 9, "p0.hnad"),
        ("step = [\n  {then = {over = 0}},\n  {then = {mraker = 1}},\n]", 6, "mraker"),
        ('note = """\n[[x]]\n"""\nstep = [{do = "end turn", refsued = true}]', 7, "step 1.*mean refused"),
        ("[[scenario.step]]\nthen = {p7.area = 0}", 5, "there is no seat p7"),
        ("[scenario.given]\np0.damage = 31\n" + THEN, 4, "cubes more than there are"),
        ('[[scenario.step]]\nlog = ["rgae"]', 5, "nothing like 'rgae' can happen"),
        ('[[scenario.step]]\nno_log = ["cube green"]', 4, "there is no 'green'"),
        ('[[scenario.step]]\nlog_count = {"token p0, Comand Code" = 0}', 4, "there is no 'Comand Code'.*Command Code"),
        ("[[scenario.step]]\nthen = {p0.lines = {crad = 0}}", 5, "no 'crad'.*mean card"),
        (
            '[[scenario.step]]\ndo = "end turn"\nrefused = "unplayed"',
            6,
            "no refusal 'unplayed'.*; there are .*unplayed_cards",
        ),
        ('[[scenario.step]]\nview_of = 1\nhidden = ["players.0.hnad"]', 6, "no view knows 'players.0.hnad'"),
        ("seed = 1", 1, "checks nothing"),
        ("path = [{from = 'A', too = 'B'}]\n" + THEN, 4, "path 1: there is no key 'too'.*mean to"),
        ('paths = ["A to B"]\n' + THEN, 4, "cannot read 'A to B'"),
        ("sed = 1\n" + THEN, 4, "no key 'sed'.*mean seed"),
        ('card = [\n\n  {name = "X", paly = "skill 1"}]\n' + THEN, 6, "x: paly: there is no such field.*mean play"),
        ('[[scenario.card]]\nname = "X"\nplay = "skil 1"\n' + THEN, 6, "unknown word 'skil'"),
        ('[[scenario.token]]\nname = "X"\ncolour = 1\n' + THEN, 6, "x: colour: there is no such field"),
        ('[[scenario.space]]\nid = "X"\nheel = 1\n' + THEN, 6, "X: heel: there is no such field"),
        ("[scenario.params]\nhealht = 3\n" + THEN, 5, "healht: there is no such field.*mean health"),
        ("[scenario.content.lfit]\nstops = []\n" + THEN, 4, "lfit: there is no such table.*mean lift"),
        ("[scenario.content.lift]\nstpos = []\n" + THEN, 5, "stpos: there is no such field.*mean stops"),
        ("[scenario.setup]\nadventrue = []\n" + THEN, 5, "adventrue: there is no such pile.*mean adventure"),
        ('options = {loyout = "x"}\n' + THEN, 4, "no option 'loyout'"),
        ("create = {playrs = 9}\nrefused = true", 4, "create.playrs: there is no such option.*mean players"),
        ('[[scenario.step]]\ndo = "acquire"', 5, "'acquire' may mean "),
        ("[al]\nplayers = 2", 4, "has .*scenario.* entries"),
    ],
)
def test_a_slip_is_explained(tmp_path: Path, text: str, line: int, said: str) -> None:
    """A mistake in a file names the file, the line, the scenario, the key and the nearest right word."""
    file = tmp_path / "slip.toml"
    file.write_text(HEAD + text, "utf-8")
    with pytest.raises(ScenarioError, match=rf"(?s)slip\.toml:{line}: .*{said}"):
        for scenario in read_file(file):
            run(scenario)


@pytest.mark.parametrize(
    "text", ["", "[all]\nplayers = 2", "scenario = 5", "scenario = []", "scenario = [5]", "[scenario]"]
)
def test_a_file_without_scenarios(tmp_path: Path, text: str) -> None:
    """A file must have some, and they must be tables."""
    file = tmp_path / "empty.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ScenarioError, match=r"empty\.toml.*: scenario: there is no \[\[scenario\]\]"):
        read_file(file)


def test_a_slip_in_what_all_share(tmp_path: Path) -> None:
    """A mistake under [all] is found there."""
    file = tmp_path / "slip.toml"
    file.write_text('[all]\ngame = "space"\nplayrs = 2\n[[scenario]]\nname = "N"\n' + THEN, "utf-8")
    with pytest.raises(ScenarioError, match=r"slip\.toml:3: N: there is no key 'playrs'"):
        read_file(file)


GOOD = {
    "an offer by its card": """
        game = "catacombs"
        card = [{ name = "Trader", play = "pay gold 1: skill 2" }, { name = "Seer", play = "pay gold 1: boot 2" }]
        given = { p0.hand = ["Trader", "Seer"], p0.gold = 1 }
        step = [
            { do = ["play Trader", "play Seer", "use Seer"], then = { p0.boot = 2, p0.gold = 0 } },
            { do = "use offer Trader", refused = "offer_not_now" },
            { do = "use Seer", refused = true },
        ]""",
    "an answer by its first word": """
        game = "space"
        card = [{ name = "Either", play = "choose(boot 1 | sword 1)" }]
        given = { p0.hand = ["Either"] }
        step = [{ do = ["play Either", "choose sword"], then = { p0.sword = 1 } }]""",
    "case, blanks and signs do not matter, but a hyphen does": """
        game = "space"
        card = [{ name = "Co-op", play = "skill 1" }, { name = "Coop", play = "boot 1" }]
        given = { p0.hand = ["Co-op", "Coop", "Hack"] }
        step = [
            { do = ["PLAY   co-op!", "play: 'coop'"], then = { p0.skill = 1, p0.boot = 1 } },
            { do = " playHACK ", then = { p0.skill = 2 } },
        ]""",
    "any refusal will do": """
        game = "space"
        step = [{ do = "dance", refused = true }, { do = "end turn", refused = true }, { do = "undo", refused = true }]""",
    "chance goes on after the cubes that were named": """
        game = "space"
        players = 2
        card = [{ name = "Ambush", attack = true }, { name = "Bargain" }]
        seeds = [1, 60]
        step = [{ do = ["acquire Bargain", "end turn"], log = ["cube p0", "cube", "cube"] }]
        some = [{ p0.damage = 1 }, { p0.damage = 2 }, { p0.damage = 3 }]
        [scenario.given]
        p0 = { hand = [], skill = 1, area = 9 }
        row = ["Bargain", "Bargain", "Bargain", "Bargain", "Bargain", "Bargain"]
        adventure_top = ["Ambush"]
        bag = { black = 9 }
        black_aside = 15
        bag_draws = ["p0"]""",
    "cubes that one attack does not draw wait for the next": """
        game = "space"
        players = 2
        card = [{ name = "Ambush", attack = true }, { name = "Bargain" }]
        step = [
            { do = ["acquire Bargain", "end turn"], log_count = { cube = 3, "cube p0" = 3 } },
            { given = { p1.hand = [], p1.skill = 1 } },
            { do = ["acquire Bargain", "end turn"], log_count = { cube = 3, "cube black" = 2, "cube p0" = 1 } },
        ]
        [scenario.given]
        p0 = { hand = [], skill = 1, area = 9 }
        row = ["Bargain", "Bargain", "Bargain", "Bargain", "Bargain", "Bargain"]
        adventure_top = ["Ambush", "Ambush"]
        bag_draws = ["p0", "p0", "p0", "p0", "black", "black"]""",
    "cubes that are put somewhere come from where they would be, the lowest space of the track first": """
        game = "space"
        players = 2
        given = { red_in_area = 1, p0.area = 4, p0.damage = 2, bag.p1 = 3, black_aside = 5 }
        [[scenario.step]]
        [scenario.step.then]
        track = { 8 = 0, 9 = 1, 11 = 2 }
        red_total = 4
        bag = { black = 19, p1 = 3 }
        black_total = 24
        p0 = { supply = 24, cubes = 30 }
        p1 = { cubes = 30 }
        """,
    "effects call cards by name": """
        game = "catacombs"
        card = [{ name = "Big Brother", play = "gain Mercenary; trash Little Brother from hand" }, { name = "Little Brother" }]
        given = { p0.hand = ["Big Brother", "Little Brother"], p0.discard = [] }
        step = [{ do = "play Big Brother", then = { p0.discard = ["Mercenary"], p0.hand = [], box = ["Little Brother"] } }]""",
}


def test_a_mistake_counts_and_the_others_go_on(tmp_path: Path) -> None:
    """A file that cannot be read and a scenario with a slip are failures; what else there is still runs."""
    (tmp_path / "a.toml").write_text("[[scenario]]\nname = 1", "utf-8")
    (tmp_path / "b.toml").write_text(HEAD + "[[scenario.step]]\nthen = {mraker = 1}", "utf-8")
    (tmp_path / "c.toml").write_text(HEAD + THEN, "utf-8")
    report = run_files([tmp_path])
    assert (report.passed, report.failed, report.exit_code) == (1, 2, 1)
    assert [line.partition("toml:")[2][:2] for line in report.lines] == ["2:", "5:"]


@pytest.mark.parametrize("name", GOOD)
def test_what_may_be_written(tmp_path: Path, name: str) -> None:
    """Short forms, any refusal, names in effects, and named cubes before chance."""
    file = tmp_path / "good.toml"
    file.write_text(f'[[scenario]]\nname = "{name}"\n{GOOD[name]}', "utf-8")
    assert str(run_files([file])) == "1 passed, 0 failed"


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


def positioned(tmp_path: Path, text: str, more: str = "", steps: str = "") -> Path:
    """Write a scenario that begins with a position."""
    file = tmp_path / "position.toml"
    file.write_text(
        f"""[[scenario]]
name = "from a position"
game = "legacy"
players = 2
given = {{ position = "{text}"{more} }}
{steps}
""",
        "utf-8",
    )
    return file


def test_a_scenario_begins_with_a_position(tmp_path: Path) -> None:
    """In the middle of a question; at a turn other facts are laid over it; a wrong one is found on its line."""
    game = burgle.new_game("legacy", 2, 3)
    while decision_name(game.state) == "turn" or not game.codes:
        game.apply(game.decision.options[0])
    asked, who = decision_name(game.state), game.decision.who
    steps = f'[[scenario.step]]\nasked = "{asked}"\nthen = {{ decider = {who}, turn = {game.state.turn} }}'
    (scenario,) = read_file(positioned(tmp_path, game.position(), "", f"pending = true\n{steps}"))
    assert run(scenario) == []
    (scenario,) = read_file(positioned(tmp_path, game.position(), ", p0.boot = 3", f"pending = true\n{steps}"))
    with pytest.raises(ScenarioError, match=r"laid out in a turn only"):
        run(scenario)
    while decision_name(game.state) != "turn":
        game.apply(game.decision.options[0])
    steps = f"[[scenario.step]]\nthen = {{ p0.boot = 3, turn = {game.state.turn} }}"
    (scenario,) = read_file(positioned(tmp_path, game.position(), ", p0.boot = 3", steps))
    assert run(scenario) == []
    for wrong, said in (
        ("burgle1/", "the end is missing"),
        (burgle.new_game("legacy", 3, 3).position(), "which is a different game"),
        (game.position().replace("/did=", "/dit="), "changed or lost"),
    ):
        (scenario,) = read_file(positioned(tmp_path, wrong, "", steps))
        with pytest.raises(ScenarioError, match=rf"position.toml:5: from a position / position: .*{said}"):
            run(scenario)
