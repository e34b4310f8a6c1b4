"""The updates of a channel, for who comes back: the latest as they are, older ones packed together."""

from __future__ import annotations

import zlib
from collections import deque

PACK = 20  # updates in one bundle: they resemble each other, so together they shrink to a tenth
BUNDLES = 10


class History:
    """The last updates, at least PACK * BUNDLES of them once there were so many."""

    def __init__(self, seq: int) -> None:
        self.base = seq  # the line before the first update
        self.latest: list[tuple[int, bytes]] = []
        self.bundles: deque[tuple[list[int], bytes]] = deque()

    def add(self, seq: int, update: bytes) -> None:
        """Remember an update; JSON has no bare line breaks, so these can stand between updates."""
        self.latest.append((seq, update))
        if len(self.latest) < 2 * PACK:
            return
        old, self.latest = self.latest[:PACK], self.latest[PACK:]
        self.bundles.append(([seq for seq, _ in old], zlib.compress(b"\n".join(data for _, data in old), 1)))
        if len(self.bundles) > BUNDLES:
            self.base = self.bundles.popleft()[0][-1]

    def since(self, seq: int) -> list[bytes] | None:
        """All updates after a line; None if that line is no point from which they are all here."""
        found: list[bytes] = []
        known = seq == self.base
        for seqs, packed in self.bundles:
            known = known or seq in seqs
            if seqs[-1] > seq:
                updates = zlib.decompress(packed).split(b"\n")
                found += [data for at, data in zip(seqs, updates, strict=True) if at > seq]
        known = known or any(at == seq for at, _ in self.latest)
        found += [data for at, data in self.latest if at > seq]
        return found if known else None
