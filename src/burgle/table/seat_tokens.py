"""Tokens: who has one may sit where it says. Only hashes are kept, so a stolen database opens no seat."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable

Chance = Callable[[int], bytes]  # so many bytes that nobody can guess: secrets.token_bytes, or a test's own

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: no I, L, O, U, so that it can be read aloud
SEAT_BYTES = 32
LETTERS = 16  # different ones at least; of 43 drawn from 64 there are hardly ever fewer than 24
CODE_BYTES = 5
CODE_MILLIS = 10 * 60 * 1000  # how long the code for a second device is good
WATCH = -1  # seats of tokens that are not for a chair
INVITE = -2


def new_token(chance: Chance) -> str:
    """Make a token of 256 bits, as text that fits in a header."""
    return base64.urlsafe_b64encode(chance(SEAT_BYTES)).rstrip(b"=").decode()


def brought(text: str) -> bool:
    """Whether a text that a client has made up can be a token: its form, and not plainly without any chance in it."""
    return re.fullmatch(r"[A-Za-z0-9_-]{43}", text) is not None and len(set(text)) >= LETTERS


def digest(token: str) -> bytes:
    """What is kept of a token. It has 256 bits of chance, so a plain hash cannot be turned back."""
    return hashlib.sha256(b"burgle token\n" + token.encode("utf-8", "replace")).digest()


def new_code(chance: Chance) -> str:
    """Make a short code for a second device, to be typed in: `7F3K-9QXA`."""
    text = write32(chance(CODE_BYTES))
    return f"{text[:4]}-{text[4:]}"


def tidy_code(text: str) -> str:
    """Read a code as people type it: small letters, O for 0, I and L for 1, any dashes and spaces."""
    return "".join(c for c in text.upper().translate(ALIKE) if c in ALPHABET)


ALIKE = str.maketrans("OIL", "011")


def new_name(chance: Chance) -> str:
    """Make a name for a table: short enough for a link, long enough that nobody finds it by trying."""
    return write32(chance(10)).lower()


def write32(data: bytes) -> str:
    """Write bytes in base 32, five bits a letter, the last letter filled up with zeros."""
    bits = len(data) * 8
    letters = -(-bits // 5)
    number = int.from_bytes(data, "big") << letters * 5 - bits
    return "".join(ALPHABET[number >> 5 * (letters - 1 - i) & 31] for i in range(letters))


def read32(text: str) -> bytes:
    """Read what `write32` has written; what cannot be is a ValueError."""
    number = 0
    for letter in text:
        number = number << 5 | ALPHABET.index(letter)
    bits = len(text) * 5
    extra = bits % 8
    if extra > 4 or number & (1 << extra) - 1:
        raise ValueError("these letters are no whole number of bytes")
    return (number >> extra).to_bytes(bits // 8, "big")
