"""docs/campaigns.md: the campaign that it explains is written from the page, mended as the lint says, and played."""

from __future__ import annotations

import random
import re
from pathlib import Path

from burgle.campaign.lint import lint_campaign
from burgle.campaign.log import fresh
from burgle.campaign.pack import read_pack
from burgle.campaign.play import begin, close
from burgle.campaign.skim_report import skim_many

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "campaigns.md"


def written(folder: Path) -> Path:
    """Write the files of the page."""
    text = PAGE.read_text("utf-8")
    for block in re.findall(r"```toml\n(.*?)```", text, re.S):
        for part in re.split(r"(?m)^(?=# my-campaign/)", block):
            head = re.match(r"# (my-campaign/[\w/.-]+)", part)
            if head:
                path = folder / head[1]
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(part, "utf-8")
    return folder / "my-campaign"


def test_an_evening_makes_a_campaign(tmp_path: Path) -> None:
    """What the page leaves to the author is exactly what the lint asks for: texts. With them it is clean, and can be played."""
    folder = written(tmp_path)
    asked = lint_campaign(folder)
    assert {fault.code for fault in asked if not fault.mild} == {"TXT02"}
    assert [fault.text[:24] for fault in asked if fault.code == "WRD05"] == ["nothing is told in de: i"]
    texts = {fault.text for fault in asked if fault.code == "TXT02"}
    for lang in ("en", "de"):
        path = folder / "story" / lang / "rest.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
    english = (folder / "story" / "en" / "book.toml").read_text("utf-8")
    (folder / "story" / "de" / "book.toml").write_text(english, "utf-8")
    wanted: dict[str, list[str]] = {}
    for text in sorted(texts):
        match = re.fullmatch(r"\[(\w+)\] has no (\w+) in story/en", text)
        if match and not re.search(rf"(?m)^\[{match[1]}\]", english):
            wanted.setdefault(match[1], []).append(match[2])
    assert "201" in wanted and wanted["k1"] == ["a", "front"], "the name of a contract stands in its table"
    for lang in ("en", "de"):
        if lang == "de":
            wanted["k1"].append("name")
        lines = [f"[{ref}]\n" + "".join(f'{part} = "{ref} {part} in words"\n' for part in set(parts))
                 for ref, parts in wanted.items()]  # fmt: skip
        (folder / "story" / lang / "rest.toml").write_text("\n".join(lines), "utf-8")
    assert [str(fault) for fault in lint_campaign(folder) if not fault.mild] == []
    pack = read_pack(folder)[0]
    report = skim_many(pack, 8)  # two characters: nobody asks for a third
    assert report.faults == [] and report.missing == []
    now, dice = fresh(pack), random.Random(2)
    while now.next:
        game = begin(pack, now, pack.characters, now.next)
        while not game.over:
            game.apply(dice.choice(game.decision.options))
        now = close(pack, now, game.state)
    assert [row.game for row in now.reports] == [1, 2] and now.copy
