"""The browser's table as a part of the package: its lock file, its pins, and the tool that builds it."""

import gzip
import json
import re
from pathlib import Path

import pytest

from tests.tools import ROOT, tool

WEB = ROOT / "web"
MOST_BYTES = 300_000


def test_the_lock_file_is_good_for_every_platform() -> None:
    """npm once wrote locks that only worked where they were written: each optional package must be in it."""
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        missing = [name for name in package.get("optionalDependencies", {}) if name not in names]
        assert not missing, f"{path or 'the page'}: {missing}"
    assert not [path for path, package in packages.items() if "://" in package.get("resolved", "")]


def test_versions_are_exact() -> None:
    package = json.loads((WEB / "package.json").read_text())
    for kind in ("dependencies", "devDependencies", "overrides"):
        for name, version in package[kind].items():
            assert version[0].isdigit(), f"{name} {version}"


def test_the_page_is_small_before_its_lazy_parts() -> None:
    """What must come before the first screen can be drawn: the page, its scripts and styles, without fonts."""
    static = ROOT / "src" / "burgle" / "static"
    if not (static / "index.html").is_file():
        pytest.skip("the browser's table is not built here")
    page = (static / "index.html").read_text()
    parts = [static / name for name in re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', page)]
    assert parts
    size = sum(len(gzip.compress(path.read_bytes())) for path in [static / "index.html", *parts])
    assert size < MOST_BYTES, f"{size} bytes, gzipped"


def test_a_build_is_stale_when_a_file_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BURGLE_WEB", raising=False)
    web, static = tmp_path / "web", tmp_path / "src" / "burgle" / "static"
    (web / "src").mkdir(parents=True)
    static.mkdir(parents=True)
    (web / "package.json").write_text("{}")
    made = tool("web")
    assert made.wanted(tmp_path)
    (static / "index.html").write_text("<!doctype html>")
    (static / ".stamp").write_text(made.digest(web))
    assert made.fresh(tmp_path) and not made.wanted(tmp_path)
    (web / "src" / "main.ts").write_text("")
    assert made.wanted(tmp_path)
    monkeypatch.setenv("BURGLE_WEB", "0")
    assert not made.wanted(tmp_path)
