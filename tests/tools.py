"""The programs in tools/, which are no package, as modules."""

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def tool(name: str) -> ModuleType:
    """Load tools/NAME.py."""
    return program(ROOT / "tools" / f"{name}.py")


def program(path: Path) -> ModuleType:
    """Load a program that is no part of a package."""
    spec = importlib.util.spec_from_file_location(f"burgle_tool_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
