"""Whoever has no C compiler, or a broken one, plays with the interpreted engine: said in a line, with nothing left behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools import ROOT, tool


@pytest.mark.parametrize("compiler", [" ", '"cc', "/nowhere/cc", "false"])
def test_a_compiler_that_is_none_is_said_to_be_none(compiler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compiling = tool("compile")
    monkeypatch.setenv("CC", compiler)
    with pytest.raises(compiling.NoCompiler):
        compiling.check_compiler()


def test_a_compiler_that_breaks_down_half_way_leaves_the_interpreted_engine(tmp_path: Path) -> None:
    """Only the probe compiles, as on a disk that fills up; the checkout has one small module."""
    package = tmp_path / "src" / "burgle" / "kernel"
    package.mkdir(parents=True)
    for folder in (package.parent, package):
        (folder / "__init__.py").write_text("")
    (package / "one.py").write_text("def one() -> int:\n    return 1\n")
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "compile.py").write_text((ROOT / "tools" / "compile.py").read_text())
    breaking = tmp_path / "cc"
    breaking.write_text('#!/bin/sh\ncase "$*" in *probe.c*) exit 0 ;; esac\nexit 1\n')
    breaking.chmod(0o755)
    done = subprocess.run(
        [sys.executable, "tools/compile.py"],
        cwd=tmp_path,
        env={**os.environ, "CC": str(breaking)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 3
    assert done.stdout.splitlines()[-1].startswith("burgle: not compiled, only the interpreted engine is there")
    assert "Traceback" not in done.stdout + done.stderr
    assert not (tmp_path / "build" / "compiled").exists()


def test_bytecode_lies_beside_what_is_not_compiled(tmp_path: Path) -> None:
    """A server may not be allowed to write it, and would read every source anew at each start."""
    source = tmp_path / "build" / "compiled" / "burgle" / "quick.py"
    source.parent.mkdir(parents=True)
    source.write_text("READY = True\n")
    tool("compile").write_bytecode(tmp_path)
    code = f"import sys; sys.path[:0] = [{str(source.parent)!r}]; import quick; print(quick.__cached__)"
    cached = subprocess.run(
        [sys.executable, "-B", "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()
    assert Path(cached).is_file() and Path(cached).is_relative_to(tmp_path)


@pytest.mark.parametrize("plays", [True, False])
def test_the_best_build_is_compiled_for_what_was_seen_at_play(
    plays: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wheels are built so; where the engine cannot play, the quick build has to do, and it replaces no better one."""
    compiling = tool("compile")
    module = tmp_path / "src" / "burgle" / "kernel" / "one.py"
    module.parent.mkdir(parents=True)
    module.write_text("")
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "training.py").write_text(f"raise SystemExit({0 if plays else 1})")
    built: list[list[str]] = []

    def compile_with(extensions: object, work: Path, objects: Path, libraries: Path, flags: list[str]) -> None:
        libraries.mkdir()
        built.append(flags)

    monkeypatch.setattr(compiling, "check_compiler", lambda flags=(): None)
    monkeypatch.setattr(compiling, "_translate", lambda modules, work: [])
    monkeypatch.setattr(compiling, "_compile", compile_with)
    compiling.build(tmp_path)
    assert built == [compiling.INWARD]
    compiling.build(tmp_path, best=True)
    assert built[1:] == [compiling.TRAIN, compiling.TRAINED if plays else compiling.INWARD]
    compiling.build(tmp_path)
    compiling.build(tmp_path, best=True)
    assert len(built) == 3  # what is there is as good
