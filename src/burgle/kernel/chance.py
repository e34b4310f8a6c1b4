"""Chance that nobody can predict and everybody can check: named streams keyed from one 256-bit seed."""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from mypy_extensions import mypyc_attr

SEED_BYTES: Final = 32
WORDS: Final = 16  # 32-bit words in one BLAKE2b block
UNPACK: Final = struct.Struct("<16I").unpack


def seed_bytes(seed: int) -> bytes:
    """Spread a small seed (or a full 256-bit one) over the whole key."""
    if seed < 0 or seed >> (8 * SEED_BYTES):
        raise ValueError("a seed is a whole number from 0 to 2**256 - 1")
    return seed.to_bytes(SEED_BYTES, "big")


def stream_key(seed: bytes, name: str) -> bytes:
    """Derive a stream's own key, so that luck in one place never moves luck in another."""
    return hashlib.blake2b(name.encode(), key=seed, digest_size=32).digest()


def block(key: bytes, number: int) -> list[int]:
    """Compute the sixteen words of one counter block."""
    digest = hashlib.blake2b(number.to_bytes(8, "big"), key=key, digest_size=64).digest()
    return list(UNPACK(digest))


@mypyc_attr(acyclic=True)
class Chance:
    """All streams of one game; a copy costs one short list and goes its own way."""

    __slots__ = ("keys", "used", "words", "seed", "names")

    def __init__(
        self, keys: list[bytes], used: list[int], words: list[list[int]], seed: bytes = b"", names: list[str] | None = None
    ) -> None:  # fmt: skip
        self.keys = keys  # shared; an empty one is derived when its stream is first drawn from
        self.used = used  # words taken from each stream
        self.words = words  # each stream's current block; replaced when a stream needs the next one
        self.seed = seed  # from which empty keys are derived, by these names
        self.names = names

    def copy(self) -> Chance:
        """Give a twin that will roll the same and can be rolled apart."""
        return Chance(self.keys, self.used[:], self.words, self.seed, self.names)

    def key(self, stream: int) -> bytes:
        """A stream's own key."""
        found = self.keys[stream]
        if not found:
            assert self.names is not None
            # Twins share the keys, and all of them would derive the same one.
            found = self.keys[stream] = stream_key(self.seed, self.names[stream])
        return found

    def all_keys(self) -> list[bytes]:
        """The keys of all streams, for whoever writes a game down."""
        return [self.key(stream) for stream in range(len(self.keys))]

    def below(self, stream: int, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each equally likely."""
        if n <= 1:
            return 0
        limit = 0x100000000 - 0x100000000 % n
        while True:
            used = self.used[stream]
            at = used & 15
            if at == 0:
                words = self.words[:]
                words[stream] = block(self.key(stream), used >> 4)
                self.words = words
            self.used[stream] = used + 1
            word = self.words[stream][at]
            if word < limit:
                return word % n


def chance_from(seed: bytes, names: list[str]) -> Chance:
    """Open the named streams of a seed at their beginning."""
    keys = [stream_key(seed, name) for name in names]
    return Chance(keys, [0] * len(keys), [[] for _ in keys])


def chance_later(seed: bytes, names: list[str]) -> Chance:
    """The same streams, for worlds of which most are never drawn from: a key is derived when it is needed."""
    return Chance([b""] * len(names), [0] * len(names), [[]] * len(names), seed, names)


def chance_at(keys: list[bytes], used: list[int]) -> Chance:
    """Open streams where a saved game left them."""
    words = [block(keys[i], used[i] >> 4) if used[i] & 15 else [] for i in range(len(keys))]
    return Chance(keys, used, words)
