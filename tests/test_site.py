"""The documentation as a site: it builds without a warning, every link leads somewhere, and the tutorial works as written."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tests.tools import ROOT

BIN = Path(sys.executable).parent


class Links(HTMLParser):
    """What a page points at, and what can be pointed at in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember addresses of links, pictures, scripts and styles, and names of places."""
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.anchors.add(value)


def test_every_page_is_found_and_every_link_leads_somewhere() -> None:
    """The site is built anew; files and headings are looked for, addresses of other hosts are not asked."""
    done = subprocess.run([str(BIN / "zensical"), "build", "--strict"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    site = ROOT / "build" / "site"
    texts = {path: path.read_text("utf-8") for path in site.glob("*.html") if path.name != "404.html"}
    assert not [path.name for path, text in texts.items() if "```" in text], "a block of code that was not understood"
    pages = {path: Links(text) for path, text in texts.items()}
    assert {path.stem for path in (ROOT / "docs").glob("*.md")} == {path.stem for path in pages}
    reached, lost = {site / "index.html"}, []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            reached |= {target} - {path}
            named = parts.fragment == "" or target not in pages or unquote(parts.fragment) in pages[target].anchors
            if not target.is_file() or not (named or parts.fragment == "__skip"):
                lost.append(f"{path.name}: {link}")
    assert not lost
    assert pages.keys() <= reached, "a page that is in no menu (zensical.toml)"


def test_the_tutorial_works_as_written(tmp_path: Path) -> None:
    """Its files are written, its commands and programs run, in the order of the page."""
    text = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
    ran = 0
    for kind, body in re.findall(r"```(\w+)\n(.*?)```", text, re.S):
        named = re.match(r"# (\S+)\n", body)
        if named:
            place = tmp_path / named[1]
            place.parent.mkdir(exist_ok=True)
            place.write_text(body)
            continue
        commands = (
            [f'"{BIN}/{line}'.replace("burgle ", 'burgle" ', 1) for line in body.splitlines()] if kind == "sh" else []
        )
        for command in commands or [f'"{sys.executable}" -']:
            done = subprocess.run(
                command, shell=True, cwd=tmp_path, input=None if commands else body, capture_output=True, text=True
            )
            assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
            ran += 1
    assert ran == 7
