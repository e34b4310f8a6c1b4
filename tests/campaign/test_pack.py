"""Packs and vaults: a folder is read with every mistake told by file and line; a closed box gives nothing away."""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from burgle.campaign.pack import read_pack
from burgle.campaign.vault import BLOCK, BadVault, Vault, find_pack, items_of, write_vault
from burgle.content.tables import ContentError

ROOT = Path(__file__).resolve().parent.parent.parent
SAMPLE = ROOT / "campaigns" / "three-nights"
FOLDERS = sorted(path.parent for path in (ROOT / "campaigns").glob("*/pack.toml"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_packs_of_this_checkout_are_read(folder: Path) -> None:
    pack, sources = read_pack(folder, gather=True)
    assert sources.faults == [] and pack.id == folder.name
    assert [mission.game for mission in pack.missions] == list(range(1, len(pack.missions) + 1))


def test_what_a_pack_brings_is_sealed() -> None:
    """L1-177: what nobody has fetched is in no deck; the pack knows how many there will be."""
    pack, _ = read_pack(SAMPLE)
    assert pack.entry("card", "ottoline")["copies"] == 0 and pack.copies["card:ottoline"] == 1
    assert pack.entry("card", "burgle")["copies"] == 6 and "card:burgle" not in pack.copies


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("pack.toml", 'game    = "legacy"', 'game    = "legasy"', "there is no game 'legasy' .did you mean legacy"),
        ("pack.toml", "version = 1", "", "version is missing"),
        ("pack.toml", '{ id = "2", side', '{ id = "4", side', "games are numbered from 1 on; this one would be 2"),
        ("pack.toml", 'colour = "red"', 'color = "red"', "there is no such field .did you mean colour"),
        ("book.toml", '[[passage]]\nid    = "18"', '[[pasage]]\nid    = "18"', "no such table .did you mean passage"),
        ("book.toml", "lines = [", "lines = [[", "not TOML"),
        ("book.toml", 'id    = "18"', 'id    = "13"', "two entries with this id"),
        ("story/de/book.toml", "[18]", "[13]", "Cannot declare|was told before"),
        ("pack.toml", "locked =", "packed = [\"nobody\"]\nlocked =", "there is no card or token 'nobody'"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_and_line(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(SAMPLE, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=told) as caught:
        read_pack(folder)
    assert Path(caught.value.file).name == Path(file).name and caught.value.line > 0


def test_a_file_that_nobody_would_read_is_a_slip(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(SAMPLE, folder)
    (folder / "sticker.toml").write_text("", "utf-8")
    with pytest.raises(ContentError, match=r"did you mean stickers.toml"):
        read_pack(folder)


# ---------------------------------------------------------------- vaults


@pytest.fixture(scope="module")
def closed() -> bytes:
    return write_vault(read_pack(SAMPLE)[0])


def test_a_vault_is_the_same_box(closed: bytes) -> None:
    """Tables, texts and digest of the opened box are those of the folder."""
    pack, again = read_pack(SAMPLE)[0], Vault(closed).pack()
    assert again.digest == pack.digest and again.own == pack.own and again.tables == pack.tables
    assert {
        lang: {ref: dict(again.story[lang][ref]) for ref in again.story[lang]} for lang in again.story
    } == pack.story
    assert write_vault(pack) == closed


def test_nothing_can_be_read_in_a_vault(closed: bytes) -> None:
    """No word of the story, no name and no key stands in it, and lengths tell nothing."""
    pack = read_pack(SAMPLE)[0]
    texts = [text for texts in pack.story.values() for parts in texts.values() for text in parts.values()]
    words = {*re.findall(r"\w{5,}", " ".join(texts)), "ottoline", "three-nights", "passage", "sticker", "vote road"}
    assert len(words) > 1000 and not [word for word in words if word.encode() in closed]
    vault = Vault(closed)
    assert all(at % BLOCK == 0 and length % BLOCK == 0 for at, length in vault.places.values())
    assert len(vault.places) == len(items_of(pack)) > 150
    packed = [vault.body[at + 4 : at + 6] == b"\x78\xda" for at, _ in vault.places.values()]
    assert sum(packed) < 3  # nor can it be unpacked as it lies there


def test_a_text_is_opened_when_it_is_asked_for(closed: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    vault = Vault(closed)
    asked: list[str] = []
    item = vault.item
    monkeypatch.setattr(vault, "item", lambda name: asked.append(name) or item(name))
    pack = vault.pack()
    assert not [name for name in asked if name.startswith("story")]
    assert pack.text("de", "13", "title") == "Nur angelehnt" and pack.text("en", "13", "nothing") == ""


def test_a_damaged_vault_is_none(closed: bytes) -> None:
    with pytest.raises(BadVault):
        Vault(b"something else")
    with pytest.raises(BadVault):
        Vault(closed[:-1] + bytes([closed[-1] ^ 255])).item("nobody")
    spoilt = bytearray(closed)
    for at in range(len(closed) - len(Vault(closed).body), len(closed), BLOCK):
        spoilt[at + 9] ^= 255
    with pytest.raises(BadVault):
        Vault(bytes(spoilt)).pack()


def test_the_tool_closes_every_pack(tmp_path: Path) -> None:
    """`make vault`: what it writes is what the sources say, and it says what is old."""
    sys.path.insert(0, str(ROOT / "tools"))
    import vault as tool

    (tmp_path / "src" / "burgle").mkdir(parents=True)
    shutil.copytree(SAMPLE, tmp_path / "campaigns" / "three-nights")
    assert tool.build(tmp_path, check=True) == ["three-nights-1.vault"] == tool.build(tmp_path)
    assert tool.build(tmp_path, check=True) == []
    made = tmp_path / "src" / "burgle" / "campaigns" / "three-nights-1.vault"
    assert made.read_bytes() == write_vault(read_pack(SAMPLE)[0])
    released = tmp_path / "campaigns" / "released"
    released.mkdir()
    (released / "three-nights-0.vault").write_bytes(b"of a past release")
    assert tool.build(tmp_path) == ["three-nights-0.vault"]
    assert (made.parent / "three-nights-0.vault").read_bytes() == b"of a past release"


def test_a_campaign_is_found_by_its_name_or_folder() -> None:
    assert find_pack("three-nights").digest == find_pack(str(SAMPLE)).digest
    with pytest.raises(KeyError):
        find_pack("three-mights")
    with pytest.raises(KeyError):
        find_pack("three-nights", 99)


def test_nothing_sealed_lies_readable_in_the_package() -> None:
    """Sources stay outside of what is installed; no file of the package has a sentence of a story."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert project["wheel"]["packages"] == ["src/burgle"] and "/campaigns" not in project["sdist"]["include"]
    assert "src/burgle/campaigns/*.vault" in project["wheel"]["artifacts"]
    sentences = [
        text[:40].encode()
        for folder in FOLDERS
        for texts in read_pack(folder)[0].story.values()
        for parts in texts.values()
        for part, text in parts.items()
        if len(text) > 60 and part not in ("short",)
    ]
    assert len(sentences) > 100
    every = re.compile(b"|".join(re.escape(sentence) for sentence in sentences))
    for path in (ROOT / "src" / "burgle").rglob("*"):
        if path.is_file() and path.suffix not in (".pyc", ".so"):
            assert not every.search(path.read_bytes()), path
