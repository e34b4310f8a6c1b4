"""What is measured of ourselves, and the page that compares it with other engines: nothing is left out without a word."""

import gc
import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

import burgle
from burgle.cli import main
from burgle.games import GAMES
from burgle.kernel import COMPILED
from burgle.lab.bench import bench, worst

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def compare() -> ModuleType:
    """bench/compare.py, which is no package."""
    spec = importlib.util.spec_from_file_location("burgle_compare", ROOT / "bench" / "compare.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["burgle_compare"] = module  # where its dataclasses look for it
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_the_front_door_is_measured_beside_the_engine(game: str) -> None:
    figures = bench(game, 0.1)
    assert figures["decisions_per_second"] > 100 and figures["readme_per_second"] > 100  # not the same games
    for part in ("copy_us", "game_copy_us", "score_us", "determinise_us"):
        assert 0 < figures[part] < 100_000


def test_a_compiled_game_in_progress_is_nothing_for_the_collector() -> None:
    """Its thousands of events and frames lead nowhere back; what the collector looks at, it looks at in mid-turn."""
    game = burgle.new_game("legacy", players=4, seed=1)
    for _ in range(100):
        game.apply(game.decision.options[0])
    st = game.state
    assert st.events
    for thing in (st, game.decision, *st.players, *st.piles, *st.stack, *st.claims, *st.events, st.chance):
        assert gc.is_tracked(thing) is not COMPILED


def test_every_single_answer_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    found = worst("space", 2)
    assert found["decisions"] > 200 and found["games"] == 2
    assert 0 < found["apply_p50_us"] / 1e3 <= found["apply_p999_ms"] <= found["apply_max_ms"]
    assert main(["bench", "space", "--worst", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert main(["bench", "space", "--worst", "1"]) == 0 and "over 2 ms" in capsys.readouterr().out
    assert main(["bench", "space", "--worst", "0"]) == 2


def test_a_peer_that_is_not_there_is_left_out_with_a_word(
    compare: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ratios are of one round each; what is absent is a dash in the tables, and said why."""
    engines = {engine.name: engine for engine in compare.contenders(10, "")}
    for name, engine in engines.items():
        if name == "pyminion":
            engine.command = ["/nowhere/python"]
            engine.take()
        else:
            rate = 100.0 if name in compare.PEERS else 1500.0
            figures = dict.fromkeys((*compare.PARTS, compare.WALL), 2.0)
            engine.samples = [{compare.SPEED: 2 * rate, compare.README: rate, **figures}] * 2
    assert engines["pyminion"].absent
    head, rows = compare.speed_table(engines)
    by_name = {row[0]: row[1:] for row in rows}
    assert len(head) == 2 + len(compare.PEERS)
    for game in GAMES:
        assert by_name[f"{game}, compiled, README's loop"] == ("1,500", "7.50x", "-", "7.50x", "7.50x")
        assert by_name[f"{game}, compiled, engine's loop"] == ("3,000", "15.00x", "-", "15.00x", "15.00x")
    compare.print_goals(engines)
    assert "README's loop, legacy : catanatron" in capsys.readouterr().out
    page = tmp_path / "speed.md"
    page.write_text("# Speed\n\n## Measured\n\nold\n")
    compare.write_page(page, [(head, rows), compare.parts_table(engines)], 2)
    written = page.read_text()
    assert written.startswith("# Speed\n\n## Measured\n\n2 rounds") and "old" not in written
    assert "| legacy, compiled, README's loop | 1,500 | 7.50x | - | 7.50x | 7.50x |" in written


def test_the_page_of_figures_has_every_game() -> None:
    text = (ROOT / "docs" / "speed.md").read_text("utf-8").partition("## Measured")[2]
    for game in GAMES:
        assert f"| {game}, compiled, README's loop |" in text and f"| {game}, compiled, engine's loop |" in text
