"""House rules that no linter knows: the engine names no game and has one source of chance, files stay short."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "burgle"
SOURCES = sorted(PACKAGE.rglob("*.py"))
ENGINE = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in ("kernel", "chapters")]

GAME_IDS = {"space", "catacombs", "legacy", "darkest"}
OTHER_MEANING = {  # there it is a place on a board
    "chapters/aims.py": {"space"},
    "chapters/events.py": {"space"},
    "kernel/addresses.py": {"space"},
    "kernel/slots.py": {"space"},
    "kernel/refs.py": {"space"},
    "chapters/spaces.py": {"space"},
    "chapters/contracts.py": {"space"},
    "chapters/litter.py": {"space"},
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
def test_codes_of_options_are_made_and_read_in_one_place(path: Path) -> None:
    """`option`, `kind_of` and `arg_of` of kernel/codes.py know how an option's kind and what it is about share an int."""
    shifts = [
        node for node in ast.walk(_tree(path)) if isinstance(node, ast.BinOp) and "kind" in ast.unparse(node.left)
    ]
    raw = [node for node in shifts if isinstance(node.op, ast.LShift | ast.RShift) and ast.unparse(node.right) == "16"]
    assert not raw or name_of(path) == "kernel/codes.py"


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_file_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def test_class_names_are_used_once() -> None:
    """Whoever looks for a class by its name finds one room, not five."""
    homes: dict[str, list[str]] = {}
    for path in SOURCES:
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append(f"{name_of(path)}:{node.lineno}")
    assert not {name: found for name, found in homes.items() if len(found) > 1}


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
