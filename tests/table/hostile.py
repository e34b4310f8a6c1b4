"""What a hostile client sends: bytes bent out of real traffic, JSON that no decent program writes, and illegal wishes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

NASTY: list[bytes] = [
    b"", b" ", b"\x00", b"null", b"true", b"1", b'"x"', b"[]", b"{}", b"{", b"[" * 4000, b"{\"a\":" * 2000, b"NaN", b"Infinity",
    b'{"type":NaN}', b'{"type":"act","key":1e999}', b'{"type":"ping","type":"ping"}', b'{"type":"ping","x":1}',
    b'{"type":"act","key":"k","seat":' + b"9" * 7000 + b',"decision":1,"codes":[1]}', b'{"type":"\\ud800"}',
    b'{"type":"ping"}garbage', b'{"type":"ping"}{"type":"ping"}', b"\xff\xfe\xfd", b"\xef\xbb\xbf{}", b"\xc0\x80",
    b"\xed\xa0\x80",
    b'{"type":"act","key":"k","seat":0,"decision":1,"codes":[1e0]}',
    b'{"type":"act","key":"k","seat":true,"decision":1,"codes":[1]}',
    b'{"type":"act","key":"k","seat":-9223372036854775809,"decision":1,"codes":[1]}', b'{"type":["ping"]}', b'{"type":{"a":1}}',
    b'{"\\u0074ype":"ping","type":"hello"}', b'{"type":"act","key":"' + b"k" * 8100 + b'"}', b"<?xml version='1.0'?>", b"ping",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2**31, 2**53, 2**53 + 2, 2**64, -(2**63), 0.5, 1e300, "", "x", "0", "start", "\u202e", "\x00",
    "k" * 65, "a" * 500, [], [1], [[]], {}, {"a": 1}, [0] * 65, ["1"], {"type": "ping"}, "__class__", "../../etc/passwd",
]  # fmt: skip


def real_traffic() -> list[bytes]:
    """One well-made message of each kind."""
    every: list[dict[str, Any]] = [
        {"type": "hello", "protocol": 1, "table": "abcdefgh12345678", "tokens": ["t" * 43], "since": 4, "run": "ab"},
        {"type": "act", "key": "k1", "seat": 0, "decision": 7, "codes": [1048576, 3], "seq": 12},
        {"type": "gesture", "key": "k2", "seat": 1, "decision": 3, "gesture": "go", "target": "CO3"},
        {"type": "undo", "key": "k3", "seat": 0, "to": "turn"},
        {"type": "undo", "key": "k4", "seat": 0, "to": 17},
        {"type": "vote", "key": "k5", "seat": 1, "line": 1, "yes": True},
        {"type": "ask", "key": "k6", "seat": 0, "ask": "preview", "target": 1048576},
        {"type": "manage", "key": "k7", "seat": 0, "manage": "name", "target": 1, "value": "Bo"},
        {"type": "ping"},
    ]
    return [json.dumps(message).encode() for message in every]


def frames(seed: int) -> Iterator[bytes]:
    """Malformed frames without end. Some may turn out to be well-formed; whoever uses them has to judge."""
    dice = random.Random(seed)
    real = real_traffic()
    yield from NASTY
    while True:
        data = bytearray(dice.choice(real))
        match dice.randrange(8):
            case 0:  # flipped bits
                for _ in range(dice.randrange(1, 4)):
                    data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
            case 1:  # cut short
                del data[dice.randrange(len(data)) :]
            case 2:  # a piece twice, or elsewhere
                a, b = sorted((dice.randrange(len(data)), dice.randrange(len(data))))
                at = dice.randrange(len(data))
                data[at:at] = data[a:b]
            case 3:  # raw bytes
                at = dice.randrange(len(data))
                data[at:at] = dice.randbytes(dice.randrange(1, 9))
            case 4:  # deep
                at, depth = dice.randrange(len(data)), dice.choice([33, 100, 1000])
                data[at:at] = dice.choice([b"[", b'{"a":']) * depth
            case _:  # the grammar: other values, other fields, none, a key twice
                data = bytearray(bent(json.loads(bytes(data)), dice))
        yield bytes(data)


def bent(message: dict[str, Any], dice: random.Random) -> bytes:
    """A message with something of another kind in it."""
    key = dice.choice(list(message))
    match dice.randrange(5):
        case 0:
            del message[key]
        case 1:
            message[dice.choice(["extra", "Seat", "seat ", "__proto__", "type2"])] = dice.choice(VALUES)
        case 2:
            inner = json.dumps(message)
            return (inner[:-1] + f', "{key}": {json.dumps(dice.choice(VALUES))}}}').encode()
        case 3:
            constant = dice.choice(
                ["NaN", "Infinity", "-Infinity", "1e400", "9" * 400, "01", "+1", ".5", "0x10", "'a'"]
            )
            return json.dumps(message).replace(json.dumps(message[key]), constant, 1).encode()
        case _:
            message[key] = dice.choice(VALUES)
    return json.dumps(message, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")


def wishes(dice: random.Random, seen: list[dict[str, Any]], decision: int, seat: int) -> dict[str, Any]:
    """An act or gesture that is most likely illegal: of another seat, phase, time, code; or legal a while ago."""
    codes = [0, 1, 7, 1 << 20, (1 << 20) + 1, 3 << 20, 999_999_999, -1, 2**31, 2**40, 2**53]
    match dice.randrange(7):
        case 0 if seen:  # an old legal one, as it was
            return dict(dice.choice(seen))
        case 1 if seen:  # an old legal code for the question of now
            return {**dice.choice(seen), "decision": decision}
        case 2:  # another's turn
            return {"seat": 1 - seat, "decision": decision, "codes": [dice.choice(codes)]}
        case 3:  # not yet, or long ago
            return {"seat": seat, "decision": decision + dice.choice([-1, 1, 1000, -decision]), "codes": [codes[3]]}
        case 4:  # too many, or none
            return {"seat": seat, "decision": decision, "codes": dice.choice([[], [codes[0]] * 65])}
        case 5:  # near a code of this game
            base = dice.choice(seen)["codes"][0] if seen else 1 << 20
            return {"seat": seat, "decision": decision, "codes": [max(0, base + dice.randrange(-40, 40))]}
        case _:
            return {"seat": seat, "decision": decision, "codes": [dice.choice(codes), dice.randrange(1 << 24)]}
