"""Write down what table and player say to each other: JSON Schema for everybody, TypeScript for the browser's client.

Messages come from the types in burgle.table.messages (and what HTTP adds to them), views, events, answers and catalogues
from those in burgle.view.shapes, so that they cannot differ from what the server reads and writes; tests see that they
are current, and that games show what they say. The TypeScript is made here rather than by a tool of Node's: our types
need ten constructs, and a checkout needs no Node for it.

Run `make protocol` after changing a message or a shape.
"""

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from burgle.content.library import build_rules
from burgle.content.smallest import smallest_campaign
from burgle.games import GAMES
from burgle.table import campaign_messages, guests, messages, tape, thoughts
from burgle.table.edge import bodies, coaching, matches
from burgle.table.wording import word
from burgle.view.shapes import catalogue, told
from burgle.view.shapes.join import view_type

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs" / "protocol.schema.json"
WEB = ROOT / "web" / "src"
SCRIPT = WEB / "protocol" / "messages.ts"
VIEW = WEB / "content" / "view.ts"
CATALOGUE = WEB / "content" / "catalogue.ts"

FROM_CLIENT = get_args(messages.ClientMessage)
FROM_SERVER = get_args(messages.ServerMessage)
HTTP_IN = (
    bodies.NewTable, matches.NewMatch, bodies.JoinTable, bodies.MyTables, bodies.RedeemCode, bodies.WhatIf,
    campaign_messages.NewCampaign, campaign_messages.MyCampaigns, campaign_messages.OpenGame,
    *get_args(campaign_messages.CampaignRequest),
)  # fmt: skip
HTTP_OUT = (
    guests.Created,
    guests.Joined,
    guests.Listed,
    bodies.Games,
    bodies.Rule,
    bodies.GuidePage,
    bodies.OpenedReplay,
    bodies.ReplayView,
    tape.Outline,
    tape.Steps,
    tape.Series,
    coaching.CoachProgress,
    matches.MatchTold,
    thoughts.BotThought,
    campaign_messages.CampaignBox,
    campaign_messages.Founded,
    campaign_messages.ListedCampaign,
    campaign_messages.CampaignDone,
    campaign_messages.CampaignHome,
    campaign_messages.PagesShown,
    campaign_messages.DifferenceShown,
    campaign_messages.GameSteps,
    campaign_messages.EditionShown,
)
BOOKS = [build_rules(spec, spec.players[0], {}) for spec in GAMES.values()]
BOOKS += filter(None, map(smallest_campaign, GAMES.values()))
SHOWN = (
    view_type(*BOOKS),
    told.GameEvent,
    told.BlockedView,
    told.Odds,
    told.AttackCounts,
    told.Preview,
    told.WayThere,
    told.Hint,
)
DRAWN = (catalogue.Catalogue,)
MADE = "// Made by tools/protocol.py from {}: change that, and run `make protocol`.\n"
PLAIN: dict[type, str] = {
    types.AnyType: "unknown", types.NoneType: "null", types.BoolType: "boolean", types.IntType: "number",
    types.FloatType: "number", types.StrType: "string",
}  # fmt: skip


def schema() -> str:
    """JSON Schema: every message by its name, and which way it goes."""
    every = [*FROM_CLIENT, *FROM_SERVER, *HTTP_IN, *HTTP_OUT, *SHOWN, *DRAWN]
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
            **dict(sorted((parts | answer_parts()).items())),
        },
    }
    return json.dumps(whole, indent=2) + "\n"


def answer_parts() -> dict[str, Any]:
    """JSON Schema of what questions are answered with."""

    def any_of(kinds: tuple[Any, ...]) -> dict[str, Any]:
        listed = [msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")[0][0] for kind in kinds]
        return listed[0] if len(listed) == 1 else {"anyOf": listed}

    parts = {name: any_of(kinds) for name, kinds in told.AROUND.items()}
    around = {"title": "Around", "type": "object", "properties": parts, "required": list(parts)}
    listed = [any_of(kinds) for kinds in told.ANSWERS.values()]
    return {"Around": around, "AnswerValue": {"title": "AnswerValue", "anyOf": [*listed, {"$ref": "#/$defs/Around"}]}}


def answer_script() -> str:
    """TypeScript of what questions are answered with, by the question."""

    def fields(of: dict[str, tuple[Any, ...]]) -> str:
        lines = [f"  {name}: {' | '.join(written(types.type_info(kind)) for kind in of[name])};" for name in of]
        return "\n".join(lines)

    return "\n".join(
        [
            "/** What a table shows of a position beside the view. */",
            f"export interface Around {{\n{fields(told.AROUND)}\n}}\n",
            "/** What each question is answered with. */",
            f"export interface Answers {{\n{fields(told.ANSWERS)}\n  around: Around;\n}}\n",
            "export type AnswerValue = Answers[keyof Answers];\n",
        ]
    )


def script() -> str:
    """TypeScript: one interface for each message, with the sentence that explains it."""
    asked, heard = list(structs((*FROM_CLIENT, *HTTP_IN))), list(structs((*FROM_SERVER, *HTTP_OUT)))
    sent = {found.cls for found in asked}
    blocks = [interface(found, found.cls in sent) for found in {f.cls: f for f in [*asked, *heard]}.values()]
    errors = "".join(f"  {name}: {json.dumps(word(f'error-{name}'))},\n" for name in messages.ERRORS)
    colours = "".join(
        f"  {name}: {{ colour: {json.dumps(colour)}, shape: {json.dumps(shape)}, letter: {json.dumps(letter)} }},\n"
        for name, (colour, shape, letter) in messages.COLOURS.items()
    )
    imports = sorted({name for found in [*asked, *heard] for field in found.fields for name in named(field.type)})
    return "\n".join(
        [
            MADE.format("src/burgle/table/messages.py"),
            f'import type {{ {", ".join(imports)} }} from "../content/view";\n',
            f"export const PROTOCOL = {messages.PROTOCOL};\n",
            *blocks,
            union("ClientMessage", FROM_CLIENT),
            union("ServerMessage", FROM_SERVER),
            union("CampaignRequest", get_args(campaign_messages.CampaignRequest)),
            f"export const ERRORS = {{\n{errors}}} as const;\n",
            f"export const COLOURS = {{\n{colours}}} as const;\n",
        ]
    )


def shown_script() -> str:
    """TypeScript of what a seat sees and is told, whichever game it plays."""
    blocks = [interface(found, False) for found in structs(SHOWN)]
    return "\n".join([MADE.format("src/burgle/view/shapes"), *blocks, answer_script()])


def drawn_script() -> str:
    """TypeScript of what a game is drawn from."""
    gain = 'export type Gain = CardInfo["gains"][number];\n'
    blocks = [interface(found, False) for found in structs(DRAWN)]
    return "\n".join([MADE.format("src/burgle/view/shapes/catalogue.py"), *blocks, gain])


FILES = {SCHEMA: schema, SCRIPT: script, VIEW: shown_script, CATALOGUE: drawn_script}


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
        elif isinstance(found, types.TupleType):
            for part in found.item_types:
                yield from visit(part)

    for root in roots:
        yield from visit(types.type_info(root))


def interface(found: types.StructType, sent: bool) -> str:
    """One interface. What has a default may be left out by clients, and by the table in its messages."""
    leaves_out = sent or found.cls.__struct_config__.omit_defaults
    lines = [f"/** {inspect.cleandoc(found.cls.__doc__ or '')} */", f"export interface {found.cls.__name__} {{"]
    if found.tag_field is not None:
        lines.append(f"  {found.tag_field}: {json.dumps(found.tag)};")
    for field in found.fields:
        mark = "" if field.required or not (leaves_out or unset(field)) else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}\n"])


def unset(field: types.Field) -> bool:
    """Whether a field is sometimes not there at all: it is not required and has no default that would mean the same."""
    return not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def meant(found: types.Type) -> str:
    """The name of the type that plain data is of, where its field says so: a view, an event."""
    return (
        str((found.extra_json_schema or {}).get("$ref", "")).rpartition("/")[2]
        if isinstance(found, types.Metadata)
        else ""
    )


def named(found: types.Type) -> Iterator[str]:
    """The types of another file that a type is made of."""
    if meant(found):
        yield meant(found)
    for part in getattr(found, "types", ()):
        yield from named(part)
    for part in (getattr(found, "item_type", None), getattr(found, "value_type", None)):
        if part is not None:
            yield from named(part)


def written(found: types.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(found, types.Metadata):
        return meant(found) or written(found.type)
    if isinstance(found, types.StructType):
        return found.cls.__name__
    if isinstance(found, types.LiteralType):
        return " | ".join(json.dumps(value) for value in found.values)
    if isinstance(found, types.UnionType):
        return " | ".join(written(part) for part in found.types)
    if isinstance(found, types.ListType):
        item = written(found.item_type)
        return f"({item})[]" if " | " in item or item.startswith("readonly") else f"{item}[]"
    if isinstance(found, types.DictType):
        return f"Record<{written(found.key_type)}, {written(found.value_type)}>"
    if isinstance(found, types.TupleType):
        return f"readonly [{', '.join(written(part) for part in found.item_types)}]"
    return PLAIN[type(found)]


def union(name: str, kinds: tuple[type, ...]) -> str:
    """A union of interfaces, told apart by their type."""
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"


def main() -> int:
    """Write all files, or with --check only say whether they are current."""
    outdated = []
    for path, make in FILES.items():
        text = make()
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            outdated.append(path.relative_to(ROOT).as_posix())
            if "--check" not in sys.argv[1:]:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    print("protocol:", f"new: {', '.join(outdated)}" if outdated else "current")
    return 1 if outdated and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
