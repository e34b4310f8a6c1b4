"""A few connections to PostgreSQL, taken in turns, and transactions that say exactly how they ended."""

from __future__ import annotations

import contextlib
import threading
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


class Pool:
    """Connections that are opened when needed. One that broke is thrown away, and what it did is tried once more."""

    def __init__(self, address: str, most: int = 4) -> None:
        self.address = address
        self._idle: list[Connection] = []
        self._most = threading.BoundedSemaphore(most)
        self._lock = threading.Lock()
        self._closed = False

    def connect(self, *, autocommit: bool = False) -> Connection:
        """Open a connection with the settings that durability and fencing hang on."""
        parameters: dict[str, Any] = conninfo_to_dict(self.address)
        parameters["options"] = f"{parameters.get('options') or ''} {SETTINGS}"
        parameters.setdefault("connect_timeout", 5)
        parameters.setdefault("application_name", "burgle")
        return psycopg.connect(**parameters, autocommit=autocommit)

    @contextlib.contextmanager
    def take(self) -> Iterator[Connection]:
        """Lend a connection; it comes back unless it broke."""
        with self._most:
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
            with self.take() as connection:
                try:
                    result = work(connection)
                    committing = True
                    connection.commit()
                    return result
                except psycopg.IntegrityError as error:
                    connection.rollback()
                    raise Conflict(str(error)) from error
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
