"""The wheel's build hook: build the page, close the campaigns, and compile the engine where that is possible.

BURGLE_MYPYC=auto (or unset) compiles when a C compiler is found and else makes a pure wheel;
BURGLE_MYPYC=1 fails when the engine cannot be compiled; BURGLE_MYPYC=0 makes a pure wheel.
BURGLE_BEST=0 takes the quick build of `make compile` instead of the best one, which takes three times as long: for tests.
BURGLE_WEB=0 leaves the browser's table out.
An editable install is neither: see `make compile` and `make web`.
"""

import importlib.util
import os
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VAULT_NEEDS = ["mypy-extensions>=1.1"]  # what reading a pack imports


class CompileHook(BuildHookInterface[Any]):
    """Puts the built table and the compiled modules beside the sources into the wheel and tags it for them."""

    def dependencies(self) -> list[str]:
        """Ask for Node and for mypyc only when they are needed and can be used."""
        web = self._tool("web")
        node = [web.NODE_WHEEL] if web.needs_node(Path(self.root)) else []
        return [*self._compiler_needs(), *node, *(VAULT_NEEDS if self._campaigns() else [])]

    def _campaigns(self) -> bool:
        """Whether the sources of the campaigns are here; an archive of the sources has their vaults instead."""
        return (Path(self.root) / "campaigns").is_dir()

    def _compiler_needs(self) -> list[str]:
        compiler = self._tool("compile")
        if _wish() == "0":
            return []
        try:
            compiler.check_compiler()
        except compiler.NoCompiler:
            return []
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        return [
            *project["dependency-groups"]["compile"],
            *project["project"]["dependencies"],
        ]  # it plays before it is done

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the table; compile, or say in one line why the wheel is a pure one."""
        if version == "editable":
            return
        web = self._tool("web")
        if web.wanted(Path(self.root)):
            web.build(Path(self.root))
        if self._campaigns():
            self._tool("vault").build(Path(self.root))
        if _wish() == "0":
            return
        compiler = self._tool("compile")
        try:
            libraries = compiler.build(Path(self.root), best=os.environ.get("BURGLE_BEST") != "0")
        except (compiler.NoCompiler, compiler.CompileFailed) as error:
            if _wish() == "1":
                raise
            self.app.display_warning(f"burgle: a wheel without compiled modules: {error}")
            return
        for path in libraries.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(libraries).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _tool(self, name: str) -> ModuleType:
        """A module of tools/, which is not part of the package."""
        place = Path(self.root) / "tools" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(f"burgle_{name}", place)
        if spec is None or spec.loader is None:
            raise RuntimeError(f"{place} is missing")
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module


def _wish() -> str:
    """What the builder asks for: "0", "1" or "auto"."""
    wish = os.environ.get("BURGLE_MYPYC", "auto")
    if wish not in ("0", "1", "auto"):
        raise ValueError(f"BURGLE_MYPYC is {wish!r}; it may be 0, 1 or auto")
    return wish
