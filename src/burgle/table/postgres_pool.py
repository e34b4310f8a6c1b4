"""A few connections to PostgreSQL, taken in turns, and transactions that say exactly how they ended."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict

from burgle.table.store import Conflict, NotSaved, Unsure

Connection = psycopg.Connection[tuple[Any, ...]]
T = TypeVar("T")

# A worker that hangs inside a transaction must let go of its locks before its table is given to another.
SETTINGS = (
    "-c synchronous_commit=on -c lock_timeout=5000 -c statement_timeout=20000"
    " -c idle_in_transaction_session_timeout=5000 -c default_transaction_isolation=read\\ committed"
)
PARAMETERS = {
    "connect_timeout": 5,
    "application_name": "burgle",
    # Not a copy that lags behind, nor one that was the database before a fail-over.
    "target_session_attrs": "read-write",
    # A machine that vanished without a word is noticed within some 15 seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
PATIENCE = 8.0  # seconds to wait for one of the connections
HUNG = 25.0  # seconds after which a database that does not answer is taken for gone: longer than any statement may take
SLOW = 1.0  # seconds: who could not be reached and took longer than this to say so ...
MEANWHILE = 2.0  # ... is not tried again for this long, lest everybody waits for it


class ConnectionPool:
    """Connections that are opened when needed. One that broke is thrown away, and what it did is tried once more."""

    def __init__(self, address: str, most: int = 4, *, patience: float = PATIENCE, hung: float = HUNG) -> None:
        self.address = address
        self.patience, self.hung = patience, hung
        self._idle: list[Connection] = []
        self._most = threading.BoundedSemaphore(most)
        self._lock = threading.Lock()
        self._closed = False
        self._away: tuple[float, str] = (0.0, "")  # until when nobody need try, and why
        self._asked: dict[Connection, float] = {}  # those that somebody waits on, and until when
        self._watch: threading.Thread | None = None

    def connect(self, *, autocommit: bool = False) -> Connection:
        """Open a connection with the settings that durability and fencing hang on."""
        begun = time.monotonic()
        until, why = self._away
        if begun < until:
            raise psycopg.OperationalError(why)
        parameters: dict[str, Any] = PARAMETERS | conninfo_to_dict(self.address)
        parameters["options"] = f"{parameters.get('options') or ''} {SETTINGS}"
        try:
            return psycopg.connect(**parameters, autocommit=autocommit)
        except psycopg.Error as error:
            now = time.monotonic()
            if now - begun > SLOW:
                self._away = (now + MEANWHILE, str(error))
            raise

    @contextlib.contextmanager
    def take(self) -> Iterator[Connection]:
        """Lend a connection; it comes back unless it broke. Who waits too long for one is told that it is no use."""
        if not self._most.acquire(timeout=self.patience):
            raise psycopg.OperationalError("every connection is in use")
        try:
            with self._lock:
                connection = self._idle.pop() if self._idle else None
            connection = connection or self.connect()
            try:
                yield connection
            finally:
                with self._lock:
                    keep = not (connection.closed or connection.broken or self._closed)
                    if keep:
                        self._idle.append(connection)
                if not keep:
                    connection.close()
        finally:
            self._most.release()

    @contextlib.contextmanager
    def watched(self, connection: Connection) -> Iterator[None]:
        """Wait on a connection, but not for ever: a database that hangs is cut off, so that whoever waits goes on."""
        with self._lock:
            self._asked[connection] = time.monotonic() + self.hung
            if self._watch is None:
                self._watch = threading.Thread(target=self._cut_off, name="burgle-watch", daemon=True)
                self._watch.start()
        try:
            yield
        finally:
            with self._lock:
                self._asked.pop(connection, None)

    def _cut_off(self) -> None:
        """Cut the lines on which nothing has come back for too long; they break as if the other side had."""
        while not self._closed:
            time.sleep(self.hung / 20)
            with self._lock:
                for connection, until in self._asked.items():
                    if time.monotonic() > until:
                        with contextlib.suppress(OSError, psycopg.Error):
                            line = socket.socket(fileno=os.dup(connection.fileno()))
                            line.shutdown(socket.SHUT_RDWR)
                            line.close()

    def forget(self) -> None:
        """Close the connections that lie idle: the server went away, so they are dead as well."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in one transaction. NotSaved: nothing was written. Unsure: the connection broke in the commit."""
        try:
            return self._once(work)
        except _Gone:
            self.forget()
        try:
            return self._once(work)
        except _Gone as error:
            raise NotSaved(str(error)) from error

    def _once(self, work: Callable[[Connection], T]) -> T:
        committing = False
        try:
            with self.take() as connection, self.watched(connection):
                try:
                    result = work(connection)
                    committing = True
                    connection.commit()
                    return result
                except psycopg.IntegrityError as error:
                    connection.rollback()
                    raise Conflict(str(error)) from error
                except psycopg.errors.ReadOnlySqlTransaction:
                    connection.close()  # it was the database until a fail-over; another connection finds the new one
                    raise
                except BaseException as error:
                    if not connection.broken and not connection.closed:
                        connection.rollback()
                        if isinstance(error, psycopg.Error):
                            raise NotSaved(str(error)) from error
                    raise
        except psycopg.Error as error:
            if committing:
                raise Unsure(f"the connection broke while saving: {error}") from error
            raise _Gone(f"the database cannot be reached: {error}") from error

    def close(self) -> None:
        """Close every connection; those that are lent out when they come back."""
        self._closed = True
        self.forget()


class _Gone(Exception):
    """The connection broke before anything was committed: another may do better."""
