"""A small rule takes a few lines: havens, laid over a copy of the package as a contributor would write them.

"Once a turn, who stands in a haven may heal 1 for 2 gold" is five files and less than sixty lines (tests/haven), with
words in both languages, clause, refusals, view, page, terminal, bots and a scenario; CONTRIBUTING.md, Add a rule.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PATCH = ROOT / "tests" / "haven"
MOST_FILES, MOST_LINES = 5, 60

PLAY = """
import json
import burgle
from burgle.bots import BOTS
from burgle.cli.terminal.boards import board_of
from burgle.kernel.codes import kind_of
from burgle.kernel.engine import answer, decider
from burgle.view.catalogue import catalogue
from burgle.view.pointing import pointed
from burgle.view.why import why_not

def hurt(damage=6, gold=12, room="A03"):
    game = burgle.new_game("legacy", players=2, seed=3, side="overworld", without="roles,vault,patrons")
    st = game.state
    me = st.players[decider(st)]
    st.place(me, st.rules.space_ids[room])
    me.damage, me.gold, me.supply, me.hand = damage, gold, me.supply - damage, []
    st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
    return game, me

def whys(game, seat):
    return {lang: [vars(why) if hasattr(why, "__dict__") else {n: getattr(why, n) for n in why.__slots__}
            for why in why_not(game.state, seat, "rest", lang=lang)] for lang in ("en", "de")}

found = {}
game, me = hurt()
st, rules = game.state, game.rules
found["services"] = {lang: catalogue(rules, lang)["services"] for lang in ("en", "de")}
found["space"] = {lang: catalogue(rules, lang)["spaces"][rules.space_ids["A03"]]["text"] for lang in ("en", "de")}
code = next(code for code in st.options if rules.action_of[kind_of(code)].name == "rest")
found["option"] = {lang: pointed(st, code, lang) for lang in ("en", "de")}
board = board_of(rules)
view = game.view(me.seat)
space = rules.spaces[rules.space_ids["A03"]]
found["terminal"] = [board.features(space, view), board.signs(space, view), board.service_legend()]
game.apply("rest")
found["after"] = [me.damage, me.gold, game.view(me.seat)["served"]]
found["told"] = [event["text"] for event in game.events(me.seat)][-2:]
found["again"] = whys(game, me.seat)
found["position"] = burgle.from_position(game.position()).hash() == game.hash()
for name, (damage, gold, room) in {"poor": (6, 1, "A03"), "sound": (0, 12, "A03"), "elsewhere": (6, 12, "A04")}.items():
    other, he = hurt(damage, gold, room)
    found[name] = whys(other, he.seat)

def turn(game):
    st, done = game.state, []
    bot, who, turn = BOTS["greedy"](5), st.active, st.turn
    while st.turn == turn and not st.over:
        code = bot.decide(st) if decider(st) == who else st.options[0]
        action = st.rules.action_of[kind_of(code)]
        done.append(action.name if action is not None else "")
        answer(st, code)
    return done

found["greedy"] = [turn(hurt()[0]).count("rest"), turn(hurt(damage=0)[0]).count("rest")]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the lines of tests/haven behind those of the files they belong to."""
    home = tmp_path_factory.mktemp("haven")
    shutil.copytree(ROOT / "src" / "burgle", home / "burgle", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "tests" / "scenarios" / "legacy" / "f-spaces.toml", home)
    for file in PATCH.iterdir():
        name = file.name.removesuffix(".more")  # as they are they would be read as our own
        goal = home / name if (home / name).exists() else home / "burgle" / "games" / "legacy" / name
        assert goal.is_file(), file.name
        with goal.open("a", encoding="utf-8") as text:
            text.write(file.read_text("utf-8"))
    return home


def run(package: Path, *command: str) -> str:
    """Run Python with that package."""
    env = {name: value for name, value in os.environ.items() if name != "BURGLE_EXPECT_COMPILED"}
    done = subprocess.run(
        [sys.executable, *command], env={**env, "PYTHONPATH": str(package)}, cwd=package, capture_output=True, text=True,
        timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def played(package: Path) -> dict[str, Any]:
    """What is seen of havens in a game."""
    found: dict[str, Any] = json.loads(run(package, "-c", PLAY))
    return found


def test_it_takes_a_few_lines() -> None:
    """All that somebody has to write; numbers (`make ledger`) are given by the machine."""
    files = list(PATCH.iterdir())
    assert len(files) <= MOST_FILES
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= MOST_LINES


def test_it_has_its_clause_and_its_scenario(package: Path) -> None:
    assert "L1-199 Once a turn" in run(package, "-m", "burgle", "rules", "legacy", "L1-199")
    assert " 0 failed" in run(package, "-m", "burgle", "scenario", "f-spaces.toml")


def test_it_is_worded_in_both_languages(played: dict[str, Any]) -> None:
    """The catalogue, from which page and terminal draw: name, text, spaces, and an icon for the map."""
    assert {lang: one["words"] for lang, [one] in played["services"].items()} == {"en": "Haven", "de": "Zuflucht"}
    [en], [de] = played["services"]["en"], played["services"]["de"]
    assert en["text"] == "In a Haven, once a turn: pay 2 Gold to heal 1 damage."
    assert de["text"] == "In einer Zuflucht, einmal im Zug: 2 Gold bezahlen und dafür 1 Schaden heilen."
    assert (en["spaces"], en["icon"], en["clause"]) == (["A03", "A10", "A28"], "heal", "L1-199")
    assert en["text"] in played["space"]["en"] and de["text"] in played["space"]["de"]


def test_an_option_says_what_it_does(played: dict[str, Any]) -> None:
    """For a button: words, price and what it points at; nobody needs to know what it is called."""
    option = played["option"]
    assert option["en"]["words"] == "Pay 2 Gold to heal 1 damage." and option["en"]["label"] == "rest"
    assert option["de"]["words"] == "2 Gold bezahlen und dafür 1 Schaden heilen."
    assert option["en"]["cost"] == {"gold": 2} and option["en"]["refs"] == [{"kind": "service", "key": "rest"}]
    assert played["after"] == [5, 10, ["rest"]] and played["position"]
    assert played["told"] == ["Player 1 pays 2 Gold.", "Player 1 heals 1 damage."]


@pytest.mark.parametrize(
    ("case", "code", "en", "de"),
    [
        ("again", "once_a_turn", "You can do that only once a turn, and you already have.",
         "Das geht nur einmal im Zug, und du hast es schon getan."),
        ("poor", "need_price", "For that you would have to pay 2 Gold, and you cannot.",
         "Dafür müsstest du 2 Gold bezahlen, und das kannst du nicht."),
        ("sound", "of_no_use", "That would have no effect now.", "Das würde jetzt nichts bewirken."),
        ("elsewhere", "not_there", "That can only be done in a Haven.", "Das geht nur in einer Zuflucht."),
    ],
)  # fmt: skip
def test_it_says_why_not(played: dict[str, Any], case: str, code: str, en: str, de: str) -> None:
    for lang, text in (("en", en), ("de", de)):
        [why] = played[case][lang]
        assert (why["code"], why["text"], why["clause"]) == (code, text, "L1-199")


def test_the_terminal_draws_it(played: dict[str, Any]) -> None:
    features, signs, legend = played["terminal"]
    assert "Haven: pay 2 Gold to heal 1 damage" in features and "%" in signs and legend == "% Haven"


def test_the_greedy_bot_uses_it(played: dict[str, Any]) -> None:
    """Who is hurt and rich rests, once; who is not does not."""
    assert played["greedy"] == [1, 0]


def test_nothing_is_left_untranslated(package: Path) -> None:
    told = run(package, "-m", "burgle.language.translation", "de")
    assert "haven" not in told
