"""Logs: one line of JSON for each thing that happens, without tokens, seeds or hands."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from contextlib import nullcontext
from datetime import UTC, datetime
from typing import IO, Any

import msgspec

SECRET = frozenset({
    "authorization", "body", "code", "codes", "commitment", "cookie", "deck", "hand", "invite", "nonce", "secret",
    "seed", "token", "tokens", "url", "value", "view", "watch", "world",
})  # fmt: skip
HIDDEN = "[hidden]"
# 256 bits as base 64 or hexadecimal: whatever looks like that may be a token, a seed or a hash of one.
_LONG = re.compile(r"[A-Za-z0-9_-]{40,}")
# A short code for a second device, and an address with a password in it.
_CODE = re.compile(r"\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b")
_PASSWORD = re.compile(r"(\w+://[^:/@\s]*):[^@\s]*@")


def redact(event: dict[str, Any]) -> dict[str, Any]:
    """Hide what must not be in any log, whoever put it there."""
    return {key: HIDDEN if key.lower() in SECRET else _clean(value) for key, value in event.items()}


def _clean(value: Any) -> Any:
    """Hide what looks like a secret inside a value; only plain values are logged at all."""
    if isinstance(value, str):
        return _PASSWORD.sub(rf"\1:{HIDDEN}@", _CODE.sub(HIDDEN, _LONG.sub(HIDDEN, value)))
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return _clean(str(value)) if isinstance(value, BaseException) else HIDDEN


def calm(record: logging.LogRecord) -> bool:
    """Tell of a request that a stop cut off in one line: uvicorn takes the end of its patience for a fault of ours."""
    kind = record.exc_info[0] if record.exc_info else None
    if kind is not None and issubclass(kind, asyncio.CancelledError):
        record.msg, record.args, record.exc_info = "a stop cut off a request", (), None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


class OneLine(logging.Formatter):
    """Writes whatever is logged, by us or by a library, as one line of JSON without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        facts: dict[str, Any] = getattr(record, "facts", {})
        event = {**facts, "event": record.getMessage(), "level": record.levelname.lower(), "timestamp": now()}
        if record.exc_info:
            event["exception"] = self.formatException(record.exc_info)
        return _write(redact(event)).decode()


def set_up(stream: IO[str] | None = None, level: int = logging.INFO) -> None:
    """Send everything that is logged in this process through one door; libraries may only warn."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(OneLine())
    handler.addFilter(calm)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("burgle").setLevel(level)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of every write to somebody who has just gone
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)


class Log:
    """The server's own log: what happened, and some facts about it."""

    def info(self, event: str, **facts: object) -> None:
        """Tell what happened."""
        _ours.info("%s", event, extra={"facts": facts})

    def warning(self, event: str, **facts: object) -> None:
        """Tell what may need somebody's attention."""
        _ours.warning("%s", event, extra={"facts": facts})

    def error(self, event: str, **facts: object) -> None:
        """Tell what should not happen."""
        _ours.error("%s", event, extra={"facts": facts})

    def exception(self, event: str, **facts: object) -> None:
        """Tell of the exception that is being handled."""
        _ours.exception("%s", event, extra={"facts": facts})


def logger() -> Log:
    """The server's own log."""
    return Log()


def now() -> str:
    """The time, as logs have it."""
    return datetime.now(UTC).isoformat().replace("+00:00", "Z")


class ActionLogged(msgspec.Struct, kw_only=True):
    """The line about one action. It has no field in which a hand, a code, a token or a seed could stand."""

    table: str
    seat: int
    kind: str
    outcome: str
    seq: int
    applied: int
    ms: float
    event: str = "action"
    level: str = "info"
    timestamp: str


_write = msgspec.json.Encoder().encode
_ours = logging.getLogger("burgle.table")


def action(table: str, seat: int, kind: str, outcome: str, seq: int, applied: int, seconds: float) -> None:
    """Write one line about an action, as the log would, at a tenth of what its machinery takes: there are many of these."""
    if not _ours.isEnabledFor(logging.INFO):
        return
    line = ActionLogged(
        table=_clean(table),  # the one thing here that somebody else may have made up
        seat=seat,
        kind=kind,
        outcome=outcome,
        seq=seq,
        applied=applied,
        ms=round(seconds * 1000, 2),
        timestamp=now(),
    )
    text = _write(line).decode() + "\n"
    for handler in logging.getLogger().handlers:
        if isinstance(handler, logging.StreamHandler):
            with handler.lock or nullcontext():
                handler.stream.write(text)
                handler.flush()
