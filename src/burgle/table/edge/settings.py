"""What whoever runs a server can choose, and the limits that hold at its edge."""

from __future__ import annotations

from pathlib import Path

import msgspec

PORT = 8777
STATIC = Path(__file__).resolve().parents[2] / "static"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. Times are in seconds, sizes in bytes."""

    store: str = ""  # a data folder, or postgresql://...
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()  # more addresses under which browsers reach this server
    packs: str = ""  # a folder of content packs
    static: str = str(STATIC)
    bots: int | None = None  # worker processes for bots; None: one less than there are cores
    own_bots: tuple[str, ...] = ()  # bots from outside that tables may seat, as mypackage:MyBot
    own_path: str = ""  # a folder where they are found
    beat: float = 0.0  # between turns of bots that play among themselves while somebody watches
    shared: bool = False  # other servers write to the same store
    metrics_token: str = ""  # opens /metrics; without it, only from this machine and not behind a proxy

    headers_within: float = 10.0  # until the headers of a request have come
    hello_within: float = 5.0
    message: int = 8 << 10
    body: int = 64 << 10
    file: int = 8 << 20  # a replay that is opened
    body_within: float = 10.0
    send_within: float = 5.0
    take_within: float = 15.0  # until something of an answer over HTTP is taken
    poll: float = 25.0
    ping_every: float = 10.0
    ping_within: float = 20.0

    messages: tuple[int, float] = (100, 20.0)  # of one seat
    creations: tuple[int, float] = (30, 300.0)  # tables made from one address
    failures: tuple[int, float] = (20, 60.0)  # wrong tokens from one address
    looks: tuple[int, float] = (600, 20.0)  # lists, content, replays and the like from one address
    sockets_per_seat: int = 5
    sockets_per_address: int = 80
    lines_per_address: int = 100  # HTTP and sockets together; what comes through a proxy counts as its sender's
    connections: int = 4000  # if there are file handles for so many
    frames: tuple[int, float] = (100, 20.0)  # on one socket that are no message: pings, pongs, pieces
    files: int = 16  # that may come in at the same time: each is held in memory until it is read
    files_per_address: int = 2

    coach_within: float = 24.0  # for the coach to think about a game
    match_within: float = 600.0  # for a series of games between bots

    retry: int = 1000  # milliseconds after which clients come back when the server restarts, and up to twice as much
    stop_within: float = 3.0
