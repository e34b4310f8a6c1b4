"""Write down what table and player say to each other: JSON Schema for everybody, TypeScript for the browser's client.

Both come from the types in burgle.table.messages (and what HTTP adds to them), so that they cannot differ from what the
server reads and writes; a test sees that they are current. The TypeScript is made here rather than by a tool of Node's:
our types need eight constructs, and a checkout needs no Node for it.

Run `make protocol` after changing a message.
"""

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from burgle.table import guests, messages
from burgle.table.edge import bodies
from burgle.table.wording import word

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs" / "protocol.schema.json"
SCRIPT = ROOT / "web" / "src" / "protocol" / "messages.ts"

FROM_CLIENT = get_args(messages.ClientMessage)
FROM_SERVER = get_args(messages.ServerMessage)
HTTP_IN = (bodies.NewTable, bodies.JoinTable, bodies.MyTables, bodies.RedeemCode, bodies.WhatIf)
HTTP_OUT = (
    guests.Created,
    guests.Joined,
    guests.Listed,
    bodies.Games,
    bodies.Rule,
    bodies.OpenedReplay,
    bodies.ReplayView,
)
PLAIN: dict[type, str] = {
    types.AnyType: "unknown", types.NoneType: "null", types.BoolType: "boolean", types.IntType: "number",
    types.FloatType: "number", types.StrType: "string",
}  # fmt: skip


def schema() -> str:
    """JSON Schema: every message by its name, and which way it goes."""
    every = [*FROM_CLIENT, *FROM_SERVER, *HTTP_IN, *HTTP_OUT]
    _, parts = msgspec.json.schema_components(every, ref_template="#/$defs/{name}")

    def one_of(kinds: tuple[type, ...]) -> dict[str, Any]:
        return {"oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}

    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Burgle's protocol, version {messages.PROTOCOL}",
        **one_of((*FROM_CLIENT, *FROM_SERVER)),
        "$defs": {
            "ClientMessage": one_of(FROM_CLIENT),
            "ServerMessage": one_of(FROM_SERVER),
            **dict(sorted(parts.items())),
        },
    }
    return json.dumps(whole, indent=2) + "\n"


def script() -> str:
    """TypeScript: one interface for each message, with the sentence that explains it."""
    asked, told = list(structs((*FROM_CLIENT, *HTTP_IN))), list(structs((*FROM_SERVER, *HTTP_OUT)))
    sent = {found.cls for found in asked}
    blocks = [interface(found, found.cls in sent) for found in {f.cls: f for f in [*asked, *told]}.values()]
    errors = "".join(f"  {name}: {json.dumps(word(f'error-{name}'))},\n" for name in messages.ERRORS)
    colours = "".join(
        f"  {name}: {{ colour: {json.dumps(colour)}, shape: {json.dumps(shape)}, letter: {json.dumps(letter)} }},\n"
        for name, (colour, shape, letter) in messages.COLOURS.items()
    )
    return "\n".join(
        [
            "// Made by tools/protocol.py from src/burgle/table/messages.py: change that, and run `make protocol`.\n",
            f"export const PROTOCOL = {messages.PROTOCOL};\n",
            *blocks,
            union("ClientMessage", FROM_CLIENT),
            union("ServerMessage", FROM_SERVER),
            f"export const ERRORS = {{\n{errors}}} as const;\n",
            f"export const COLOURS = {{\n{colours}}} as const;\n",
        ]
    )


def structs(roots: tuple[type, ...]) -> Iterator[types.StructType]:
    """All structs that some types are made of, each once, parts first."""
    seen: set[type] = set()

    def visit(found: types.Type) -> Iterator[types.StructType]:
        if isinstance(found, types.StructType):
            if found.cls not in seen:
                seen.add(found.cls)
                for field in found.fields:
                    yield from visit(field.type)
                yield found
        elif isinstance(found, types.UnionType):
            for part in found.types:
                yield from visit(part)
        elif isinstance(found, types.ListType):
            yield from visit(found.item_type)
        elif isinstance(found, types.DictType):
            yield from visit(found.value_type)

    for root in roots:
        yield from visit(types.type_info(root))


def interface(found: types.StructType, sent: bool) -> str:
    """One interface. What has a default may be left out by clients, and by the table in its messages."""
    leaves_out = sent or found.cls.__struct_config__.omit_defaults
    lines = [f"/** {inspect.cleandoc(found.cls.__doc__ or '')} */", f"export interface {found.cls.__name__} {{"]
    if found.tag_field is not None:
        lines.append(f"  {found.tag_field}: {json.dumps(found.tag)};")
    for field in found.fields:
        mark = "" if field.required or not leaves_out else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}\n"])


def written(found: types.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(found, types.StructType):
        return found.cls.__name__
    if isinstance(found, types.LiteralType):
        return " | ".join(json.dumps(value) for value in found.values)
    if isinstance(found, types.UnionType):
        return " | ".join(written(part) for part in found.types)
    if isinstance(found, types.ListType):
        item = written(found.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(found, types.DictType):
        return f"Record<{written(found.key_type)}, {written(found.value_type)}>"
    return PLAIN[type(found)]


def union(name: str, kinds: tuple[type, ...]) -> str:
    """A union of interfaces, told apart by their type."""
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"


def main() -> int:
    """Write both files, or with --check only say whether they are current."""
    outdated = []
    for path, text in ((SCHEMA, schema()), (SCRIPT, script())):
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            outdated.append(path.relative_to(ROOT).as_posix())
            if "--check" not in sys.argv[1:]:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    print("protocol:", f"new: {', '.join(outdated)}" if outdated else "current")
    return 1 if outdated and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
