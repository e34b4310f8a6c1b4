"""The hash chain: what is hashed never changes, and every kind of damage gives a finding."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from burgle import chain
from burgle.chain import LogLine
from tests.table.stores import next_line, some_lines


def test_the_form_is_frozen() -> None:
    line = LogLine(
        table="red", seq=7, kind="act", seat=2, key="k", part=1, body=b"{}", before=b"b", hash=b"", state=b"s",
        rules="space-1", epoch=3, at=12,
    )  # fmt: skip
    plain = b"burgle line 1\n3:red,1:7,3:act,1:2,1:k,1:1,2:{},1:b,1:s,7:space-1,1:3,2:12,"
    assert chain.canonical(line) == plain
    assert chain.seal(line).hash == hashlib.sha256(plain).digest()


def test_every_field_is_covered() -> None:
    assert {*chain.FIELDS, "hash"} == set(LogLine.__struct_fields__)


def test_a_sound_log_gives_no_finding() -> None:
    assert chain.check(some_lines("red", 20)) == []
    assert chain.check([]) == []


@given(some.sampled_from(chain.FIELDS), some.integers(0, 9))
def test_every_altered_field_is_found(field: str, where: int) -> None:
    lines = some_lines("red", 10)
    old = getattr(lines[where], field)
    new = old + (b"x" if isinstance(old, bytes) else 1 if isinstance(old, int) else "x")
    lines[where] = msgspec.structs.replace(lines[where], **{field: new})
    assert where in {finding.seq for finding in chain.check(lines)} | {
        finding.seq - 1 for finding in chain.check(lines) if field == "seq"
    }


DAMAGE: dict[str, tuple[Callable[[list[LogLine]], object], str]] = {
    "lost": (lambda lines: lines.pop(4), "line 4 is missing"),
    "lost first": (lambda lines: lines.pop(0), "line 0 is missing"),
    "several lost": (lambda lines: lines.__delitem__(slice(3, 6)), "lines 3 to 5 are missing"),
    "doubled": (lambda lines: lines.insert(5, lines[4]), "stands after line 4"),
    "swapped": (lambda lines: lines.insert(3, lines.pop(4)), "does not follow"),
    "re-sealed": (
        lambda lines: lines.__setitem__(4, chain.seal(msgspec.structs.replace(lines[4], body=b"{}"))),
        "does not follow",
    ),
    "another table's": (
        lambda lines: lines.__setitem__(4, chain.seal(msgspec.structs.replace(lines[4], table="blue"))),
        "belongs to table blue",
    ),
    "key repeated": (lambda lines: lines.append(next_line(lines[-1], "red", key="k3")), "repeats a request"),
    "old worker": (
        lambda lines: lines.extend(
            [grown := next_line(lines[-1], "red", epoch=5), next_line(grown, "red", epoch=4)]
        ),
        "after worker 5 had taken over",
    ),
    "half a character": (
        lambda lines: lines.__setitem__(4, msgspec.structs.replace(lines[4], kind="\ud800")),
        "was altered",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_found(name: str) -> None:
    lines = some_lines("red", 10)
    damage, words = DAMAGE[name]
    damage(lines)
    assert any(words in str(finding) for finding in chain.check(lines))
