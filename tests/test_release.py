"""A release holds together: its version, its papers, and a wheel that plays where there is nothing but Python."""

from __future__ import annotations

import os
import re
import site
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import burgle
from tests.tools import ROOT, tool

STORY = ROOT / "campaigns"
pytestmark = pytest.mark.long(40, together=True)


def forms() -> list[str]:
    """The pure wheel, and a compiled one where the engine is compiled: `make test` does that first."""
    compiler = tool("compile")
    try:
        compiler.build(ROOT, may_compile=False)
    except (compiler.Stale, compiler.NoCompiler):
        return ["interpreted"]
    return ["interpreted", "compiled"]


@pytest.fixture(scope="module", params=forms())
def engine(request: pytest.FixtureRequest) -> str:
    """What sort of wheel is tried."""
    return str(request.param)


@pytest.fixture(scope="module")
def wheel(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout; the one with the best build is made and tried by `make release-check`."""
    folder = tmp_path_factory.mktemp("dist")
    env = {**os.environ, "BURGLE_MYPYC": "1" if engine == "compiled" else "0", "BURGLE_BEST": "0"}
    env.pop("PYTHONPATH", None)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.glob("*.whl")
    return made


def test_it_plays_in_a_clean_environment(wheel: Path, engine: str) -> None:
    """No Node, no compiler, nothing of this checkout: the table, the page, a campaign, a whole game over HTTP."""
    seen = tool("try_wheel").try_wheel(wheel, Path(site.getsitepackages()[0]))
    assert seen[0] == f"burgle {burgle.__version__} (engine: {engine})"
    assert seen[1].startswith("Small Print begins")


def test_nothing_sealed_can_be_read_in_it(wheel: Path) -> None:
    """Story lies in the vaults only, and there not as text."""
    texts = [
        text for path in STORY.glob("*/story/*/*.toml") for text in long_texts(tomllib.loads(path.read_text("utf-8")))
    ]
    assert len(texts) > 100
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        whole = b"\n".join(archive.read(name) for name in names)
    assert "burgle/static/index.html" in names and "burgle/campaigns/small-print-1.vault" in names
    assert not [name for name in names if name.startswith("campaigns/") or name.endswith("book.toml")]
    assert not [text for text in texts if text.encode() in whole]


def long_texts(table: object) -> list[str]:
    """The first sentence of every text of some length in a file of a story."""
    if isinstance(table, dict):
        return [text for part in table.values() for text in long_texts(part)]
    return [table.strip()[:60]] if isinstance(table, str) and len(table) > 80 else []


def test_version_changelog_and_upgrade_notes_agree() -> None:
    """The newest version in the changelog is the one in the package, and has its note for upgrades."""
    assert re.fullmatch(r"\d+\.\d+\.\d+", burgle.__version__)
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert headings[0] == "Unreleased" or headings[0].startswith(burgle.__version__)
    released = [
        re.fullmatch(r"(\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)", heading) for heading in headings if heading != "Unreleased"
    ]
    assert all(released)
    notes = (ROOT / "docs" / "upgrading.md").read_text("utf-8").split("## Notes for each version")[1]
    assert f"**{burgle.__version__.rpartition('.')[0]}**" in notes


def test_hosts_get_what_is_locked() -> None:
    """The image installs what lock/host.txt names, the same versions as a checkout, with PostgreSQL's driver."""
    pins = {
        name: dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / "lock" / name).read_text(), re.M))
        for name in ("play.txt", "host.txt")
    }
    assert "psycopg-binary" in pins["host.txt"]
    shared = pins["play.txt"].keys() & pins["host.txt"].keys()
    assert len(shared) > 20 and all(pins["play.txt"][name] == pins["host.txt"][name] for name in shared)
    steps = (ROOT / "packaging" / "Containerfile").read_text()
    assert "--require-hashes -r /tmp/host.txt" in steps and "USER 10777" in steps
