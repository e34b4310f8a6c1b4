"""`burgle serve`, which `burgle` alone is too."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from burgle.cli import CHECK_FAILED, Failure
from burgle.cli.stores import check_database, data_folder

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from burgle.table.edge.settings import Settings

PORT = 8777
METRICS_TOKEN = "BURGLE_METRICS_TOKEN"  # an environment variable: arguments can be seen by everybody on a machine
DEATHS = 4  # of workers within a minute that are made good, or one of each: one more, and something is wrong
WITHIN = 60.0
PAUSE = 0.5  # seconds before another worker takes the place of one that has ended
BEAT = 1.2  # seconds that a turn of bots among themselves is told in, for who looks on


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    database: str | None = None,
    origin: list[str] | None = None,
    packs: Path | None = None,
    workers: int = 1,
    bots: str | None = None,
    lan: bool = False,
    no_browser: bool = False,
) -> int:
    """Start the table and open it in the browser.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets others in your network join.
    port
        The port to listen on.
    data
        The folder where tables are kept; without it, the usual one of this system.
    database
        A PostgreSQL database instead: postgresql://...
    origin
        One more address under which browsers reach this server, such as https://play.example.org behind a proxy.
    packs
        A folder of content packs that tables may use.
    workers
        Processes that serve; more than one needs --database.
    bots
        In how many processes bots think, such as 2; without it, one less than there are cores. Bots of your own that
        tables may seat are named here too, as in `2,mypackage:MyBot`.
    lan
        Let others in your network join: listen on all addresses of this computer, and print the one they type.
    no_browser
        Only start, and print the address.
    """
    gc.disable()  # a start only makes what stays; `Sweep` begins when it is ready
    from burgle.table.child import keep_to_oneself
    from burgle.table.edge.network import network_address

    keep_to_oneself()
    host = "0.0.0.0" if lan else host
    settings = settings_of(host, port, data, database, origin or [], packs, workers, bots)
    taken = take_address(settings)
    url = address(host, taken.getsockname()[1])
    first = Once()

    def tell() -> None:
        if first():
            print(f"Burgle is at {url}  (stop it with Ctrl-C)", flush=True)
            others = network_address(host, taken.getsockname()[1])
            if others:
                print(f"Others in your network find it at {others}", flush=True)
            if not no_browser:
                open_browser(url)

    try:
        return serve_many(settings, taken, workers, tell) if workers > 1 else serve_one(settings, taken, tell)
    finally:
        gc.enable()
        taken.close()


def settings_of(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    origins: list[str],
    packs: Path | None,
    workers: int,
    bots: str | None,
) -> Settings:
    """Put the settings together, and refuse what cannot work."""
    from burgle.table.edge.settings import Settings

    if not 0 <= port < 65536:
        raise Failure(f"--port {port}: a port is between 1 and 65535")
    if workers < 1 or (workers > 1 and database is None):
        raise Failure("--workers: several processes need --database postgresql://...; one is enough for many tables")
    processes, own = bots_of(bots)
    for one in origins:
        if not one.startswith(("http://", "https://")) or one.count("/") != 2:
            raise Failure(f"--origin {one}: write it as https://play.example.org")
    check_database(database)
    if packs is not None and not packs.is_dir():
        raise Failure(f"--packs: there is no folder {packs}")
    return Settings(
        store=database or str(data or data_folder()),
        host=host,
        port=port,
        origins=tuple(origins),
        packs=str(packs.resolve()) if packs is not None else "",
        bots=processes,
        own_bots=own,
        own_path=os.getcwd() if own else "",
        beat=BEAT,
        shared=workers > 1 or database is not None,
        metrics_token=os.environ.get(METRICS_TOKEN, ""),
    )


def bots_of(told: str | None) -> tuple[int | None, tuple[str, ...]]:
    """Read --bots: how many processes they think in, and which come from outside."""
    processes: int | None = None
    own: list[str] = []
    for part in [part.strip() for part in (told or "").split(",") if part.strip()]:
        if part.lstrip("-").isdigit():
            processes = int(part)
            if processes < 1:
                raise Failure("--bots: at least 1")
        else:
            from burgle.bots.loading import find_bot

            find_bot(part)
            own.append(part)
    return processes, tuple(own)


def take_address(settings: Settings) -> socket.socket:
    """Listen, or say in a line why that is not possible."""
    from burgle.table.edge.server import listening

    try:
        return listening(settings)
    except OSError as error:
        import errno

        if error.errno == errno.EADDRINUSE:
            raise Failure(
                f"port {settings.port} is in use: perhaps Burgle runs already at {address(settings.host, settings.port)}; "
                "otherwise choose another one with --port",
                CHECK_FAILED,
            ) from None
        raise Failure(f"cannot listen on {settings.host}:{settings.port}: {error.strerror or error}") from None


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    name = "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


class Once:
    """Says yes to whoever asks first, in this process or in one that was forked from it."""

    def __init__(self) -> None:
        self._ball, hand = os.pipe()
        os.set_blocking(self._ball, False)
        os.write(hand, b"!")
        os.close(hand)

    def __call__(self) -> bool:
        """Ask."""
        return os.read(self._ball, 1) != b""


def open_browser(url: str) -> None:
    """Open the page; where there is no browser, nothing happens."""
    import threading
    import webbrowser

    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()


def serve_one(settings: Settings, taken: socket.socket, tell: Callable[[], None]) -> int:
    """Serve in this process."""
    from burgle.table.edge.server import run
    from burgle.table.store import NotSaved, Unusable

    try:
        run(settings, taken, tell)
    except (Unusable, NotSaved) as error:
        raise Failure(str(error), CHECK_FAILED) from None
    return 0


def serve_many(settings: Settings, taken: socket.socket, workers: int, tell: Callable[[], None]) -> int:
    """Serve in several processes that share the address; one that ends unasked is replaced."""
    import signal
    import time

    from burgle.table.edge.limits import Window

    children: set[int] = set()
    stopping = False
    deaths = Window(max(DEATHS, workers), WITHIN)

    def stop(number: int, frame: object) -> None:
        nonlocal stopping
        stopping = True
        for child in list(children):
            os.kill(child, signal.SIGTERM)

    def start() -> None:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; only the first process acts on it
            code = 1
            try:
                code = serve_one(settings, taken, tell)
            except Failure as failure:
                print(f"burgle: {failure}", file=sys.stderr, flush=True)
            finally:
                os._exit(code)
        children.add(child)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    for _ in range(workers):
        start()
    while children:
        child, _ = os.wait()
        children.discard(child)
        if not stopping:
            if not deaths.allow(""):
                stop(0, None)
                raise Failure("the servers keep ending; see the lines above", CHECK_FAILED)
            time.sleep(PAUSE)
            start()
    return 0
