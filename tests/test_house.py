"""House rules that no linter knows: the engine names no game and has one source of chance, files stay short."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "burgle"
SOURCES = sorted(PACKAGE.rglob("*.py"))
ENGINE = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in ("kernel", "chapters")]

GAME_IDS = {"space", "catacombs", "legacy", "darkest"}
OTHER_MEANING = {  # there it is a place on a board
    "chapters/events.py": {"space"},
    "kernel/addresses.py": {"space"},
    "kernel/refs.py": {"space"},
    "chapters/spaces.py": {"space"},
}
BARRED_MODULES = {"random", "time", "pickle"}
BARRED_CALLS = {"eval", "exec", "open"}
LONGEST_FILE = 400
BROWSER = sorted((PACKAGE.parent.parent / "tests" / "browser").glob("*.py"))


def name_of(path: Path) -> str:
    """The test id of a source file."""
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", ENGINE, ids=name_of)
def test_engine_names_no_game(path: Path) -> None:
    literals = {node.value for node in ast.walk(_tree(path)) if isinstance(node, ast.Constant)}
    assert not literals & GAME_IDS - OTHER_MEANING.get(name_of(path), set())


@pytest.mark.parametrize("path", ENGINE, ids=name_of)
def test_engine_uses_nothing_barred(path: Path) -> None:
    used = set()
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            used |= {alias.name.split(".")[0] for alias in node.names} & BARRED_MODULES
        elif isinstance(node, ast.ImportFrom):
            used |= {(node.module or "").split(".")[0]} & BARRED_MODULES
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            used |= {node.func.id} & BARRED_CALLS
    assert not used


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_file_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


# What would let a press in a browser's test go wrong unseen: it is tried again, forced, or its failure is swallowed.
SWALLOWS = {"TimeoutError", "suppress"}
HUSHES = {"force", "timeout"}
PRESSES = {"click", "dblclick", "tap", "press", "check", "hover", "fill", "select_option"}


@pytest.mark.parametrize("path", BROWSER, ids=lambda path: path.name)
def test_presses_in_a_browser_are_honest(path: Path) -> None:
    """A press that does not land is a fault of the page, or of a test that did not wait for the page to rest."""
    found = []
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            given = {word.arg for word in node.keywords}
            if node.func.attr in PRESSES and given & HUSHES:
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
        elif isinstance(node, ast.Name) and node.id in SWALLOWS:
            found.append(f"line {node.lineno}: {node.id}")
    assert not found, found


def _tree(path: Path) -> ast.Module:
    """The syntax tree of a source file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))
