"""The protocol as it is written down: the files are current, and every example is one the table understands."""

from __future__ import annotations

import json
import re
import zlib
from typing import get_args

import msgspec
import pytest
from litestar.routes import HTTPRoute

from burgle.table import messages, patch
from burgle.table.edge import strict
from burgle.table.edge.app import Edge
from burgle.table.edge.settings import Settings
from tests.tools import ROOT, tool

protocol = tool("protocol")
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)


class Part(msgspec.Struct):
    """A part."""

    n: int = 0


class Whole(msgspec.Struct, tag="whole", tag_field="type", omit_defaults=True):
    """A whole."""

    parts: list[Part]
    names: dict[str, list[str | None]]
    maybe: Part | None = None
    choice: int | str = 0
    pairs: list[tuple[str, int]] = []
    seen: messages.View | None = None
    told: list[messages.Happening] = []


class Glimpse(msgspec.Struct):
    """A glimpse."""

    always: int
    now_and_then: Part | msgspec.UnsetType = msgspec.UNSET


def test_the_files_are_current() -> None:
    for path, make in protocol.FILES.items():
        assert path.read_text(encoding="utf-8") == make(), "run `make protocol`"


def test_the_schema_names_every_message() -> None:
    whole = json.loads(protocol.schema())
    text = json.dumps(whole)
    for kind in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)):
        assert whole["$defs"][kind.__name__]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]
        assert f"export interface {kind.__name__} {{" in protocol.script()
    for name in re.findall(r"#/\$defs/(\w+)", text):
        assert name in whole["$defs"]


def test_typescript_of_every_construct() -> None:
    found = {one.cls.__name__: one for one in protocol.structs((Whole,))}
    assert list(found) == ["Part", "Whole"]
    assert protocol.interface(found["Part"], sent=False) == "/** A part. */\nexport interface Part {\n  n: number;\n}\n"
    assert "  n?: number;" in protocol.interface(found["Part"], sent=True)
    whole = protocol.interface(found["Whole"], sent=False)
    for line in (
        '  type: "whole";',
        "  parts: Part[];",
        "  names: Record<string, (string | null)[]>;",
        "  maybe?: Part | null;",
        "  choice?: number | string;",
        "  pairs?: (readonly [string, number])[];",
        "  seen?: GameView | null;",
        "  told?: GameEvent[];",
    ):
        assert line in whole.splitlines()
    assert {name for field in found["Whole"].fields for name in protocol.named(field.type)} == {"GameView", "GameEvent"}
    *_, glimpse = protocol.structs((Glimpse,))
    shown = protocol.interface(glimpse, sent=False).splitlines()
    assert "  always: number;" in shown and "  now_and_then?: Part;" in shown


def test_the_schema_says_what_a_view_is() -> None:
    """What a message carries as plain data refers to its type, which has what all games' chapters show."""
    parts = json.loads(protocol.schema())["$defs"]
    assert {"$ref": "#/$defs/GameView", "type": "object"} in parts["Snapshot"]["properties"]["view"]["anyOf"]
    assert parts["Update"]["properties"]["events"]["items"]["$ref"] == "#/$defs/GameEvent"
    view = parts["GameView"]
    assert {"row", "bag", "decision"} <= set(view["required"])
    assert {"ports", "tiles", "seals"} <= view["properties"].keys() - set(view["required"])


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_a_message(example: str) -> None:
    every = messages.ClientMessage | messages.ServerMessage
    strict.read(example.encode(), every)


def test_the_page_names_every_close_code_and_route() -> None:
    assert len(EXAMPLES) >= 10
    for code in (1003, 1007, 1008, 1009, 1011, 1012, 1013):
        assert f"| {code} |" in TEXT
    for path in (
        "/api/tables/T/join",
        "/api/tables/T/what-if",
        "/api/devices",
        "/api/replays",
        "/api/replays/R/what-if",
        "/api/mine",
        "/metrics",
        "/api/games",
        "/readyz",
    ):
        assert path in TEXT


def test_every_route_is_in_the_words_and_no_other() -> None:
    """docs/protocol.md lists what the edge answers to; pages and files of the browser's table are no protocol."""
    section = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").partition("## Over HTTP")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    told = {
        (method, re.sub(r"/[A-Z]+(?=/|$)", "/*", path.partition("?")[0]))
        for row in rows
        for method, path in re.findall(r"`(GET|POST) (/[^`]*)`", row)
    }
    there = {
        (method, re.sub(r"\{[^}]*\}", "*", handler_path))
        for route in Edge(Settings()).litestar.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.resolve_include_in_schema() and not route.path.startswith("/schema")
        for method in handler.http_methods
        if method in ("GET", "POST")
        for handler_path in [route.path_format]
    }
    assert len(there) > 25
    assert told == there


def test_the_recipe_of_the_digest_is_the_one_that_is_used() -> None:
    recipe = TEXT.partition("```python\n")[2].partition("```")[0]
    for view, told in (({"b": [1, "ä"], "a": None}, recipe), (None, TEXT)):
        found: dict[str, object] = {"json": json, "zlib": zlib, "view": view}
        exec(recipe, found)
        assert found["digest"] == patch.fingerprint(view) and str(found["digest"]) in told
    strange = {"é": '\x1f\x7f\u2028/"\\\n\t\x08\f\r😀', "Z": 1, "z": -2, "\uffff": True, "😀": {}}
    found = {"json": json, "zlib": zlib, "view": strange}
    exec(recipe, found)
    assert found["digest"] == patch.fingerprint(strange)
