"""What a table agrees on before it starts: the seed and its commitment, share codes, colours."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from burgle.games import GAMES
from burgle.table.messages import COLOURS
from burgle.table.seat_tokens import read32, tidy_code, write32
from burgle.table.wording import Worded

FORM = 1  # of share codes
FINGERPRINT = 3  # bytes of the content's hash: enough to notice other content
CHECK = 2
OPEN_SEED = 5  # bytes of a seed that is made to be shared: a short code, and more games than anybody will play
LONGEST_TITLE = 60
LONGEST_NONCE = 64


# ---------------------------------------------------------------- the seed


def commitment(secret: bytes, table: str, rules: str, content: str) -> str:
    """Fix the secret without telling it: published before anybody sits down, checked when it is told."""
    return _hash(b"burgle commitment\n", [secret, table.encode(), rules.encode(), content.encode()]).hex()


def mixed_seed(secret: bytes, nonces: Sequence[str]) -> int:
    """Mix every seat's own chance into the seed, so that whoever keeps the secret does not choose the game."""
    return int.from_bytes(_hash(b"burgle seed\n", [secret, *[nonce.encode() for nonce in nonces]]), "big")


def _hash(form: bytes, parts: Iterable[bytes]) -> bytes:
    """Hash parts so that no two lists look alike: each as a netstring."""
    return hashlib.sha256(form + b"".join(b"%d:%b," % (len(part), part) for part in parts)).digest()


# ---------------------------------------------------------------- share codes


class Shared(msgspec.Struct, frozen=True, kw_only=True):
    """What a share code stands for: the same game again."""

    game: str
    players: int
    options: dict[str, str]
    packs: list[str]
    seed: int
    fingerprint: str  # the beginning of the content's hash


class BadCode(Worded, ValueError):
    """A share code that cannot be read, in words for whoever typed it."""


def share_code(
    game: str, players: int, options: Mapping[str, str], packs: Sequence[str], seed: int, content: str
) -> str:
    """Write a game down as a code such as `SPA4-0C5Y-...`: letters and digits that survive being typed."""
    size = max(1, (seed.bit_length() + 7) // 8)
    extras = "&".join([f"{key}={value}" for key, value in sorted(options.items())] + [f"+{pack}" for pack in packs])
    data = bytes([FORM << 4 | players, size]) + bytes.fromhex(content)[:FINGERPRINT] + seed.to_bytes(size, "big")
    data += extras.encode()
    text = write32(data + _hash(b"burgle share\n", [game.encode(), data])[:CHECK])
    groups = [text[i : i + 4] for i in range(0, len(text), 4)]
    return "-".join([f"{game[:3].upper()}{players}", *groups])


def read_code(text: str) -> Shared:
    """Read a share code; a slip of the pen is noticed."""
    head, _, rest = text.strip().partition("-")
    game = next((id for id in GAMES if head[:3].upper() == id[:3].upper()), "")
    if not game or len(text) > 600:
        raise BadCode("code-unknown")
    try:
        data = read32(tidy_code(rest))
        data, check = data[:-CHECK], data[-CHECK:]
        players, size = data[0] & 15, data[1]
        seed, extras = data[2 + FINGERPRINT :][:size], data[2 + FINGERPRINT + size :].decode()
    except (ValueError, IndexError):
        raise BadCode("code-length") from None
    if check != _hash(b"burgle share\n", [game.encode(), data])[:CHECK] or len(seed) != size or size > 32:
        raise BadCode("code-slip")
    if data[0] >> 4 != FORM:
        raise BadCode("code-newer")
    parts = [part for part in extras.split("&") if part]
    return Shared(
        game=game,
        players=players,
        options=dict(part.split("=", 1) for part in parts if "=" in part and not part.startswith("+")),
        packs=[part[1:] for part in parts if part.startswith("+")],
        seed=int.from_bytes(seed, "big"),
        fingerprint=data[2 : 2 + FINGERPRINT].hex(),
    )


# ---------------------------------------------------------------- colours


def pick_colour(wish: str, others: Sequence[str]) -> str:
    """Give a seat the colour it wants if it is free, otherwise the first that is."""
    free = [colour for colour in COLOURS if colour not in others]
    return wish if wish in free else free[0]
