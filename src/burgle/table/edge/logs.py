"""Logs: one line of JSON for each thing that happens, without tokens, seeds or hands."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from contextlib import nullcontext
from datetime import UTC, datetime
from typing import IO, Any

import msgspec
import structlog

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


def redact(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Hide what must not be in any log, whoever put it there."""
    for key in list(event):
        event[key] = HIDDEN if key.lower() in SECRET else _clean(event[key])
    return event


def _clean(value: Any) -> Any:
    """Hide what looks like a secret inside a value; only plain values are logged at all."""
    if isinstance(value, str):
        return _PASSWORD.sub(rf"\1:{HIDDEN}@", _CODE.sub(HIDDEN, _LONG.sub(HIDDEN, value)))
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return _clean(str(value)) if isinstance(value, BaseException) else HIDDEN


def set_up(stream: IO[str] | None = None, level: int = logging.INFO) -> None:
    """Send everything that is logged in this process through one door; libraries may only warn."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        redact,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(separators=(",", ":")),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("burgle").setLevel(level)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of every write to somebody who has just gone
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)


def logger() -> structlog.stdlib.BoundLogger:
    """The server's own log."""
    log: structlog.stdlib.BoundLogger = structlog.get_logger("burgle.table")
    return log


class Action(msgspec.Struct, kw_only=True):
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


_write_action = msgspec.json.Encoder().encode
_actions = logging.getLogger("burgle.table")


def action(table: str, seat: int, kind: str, outcome: str, seq: int, applied: int, seconds: float) -> None:
    """Write one line about an action, as the log would, at a tenth of what its machinery takes: there are many of these."""
    if not _actions.isEnabledFor(logging.INFO):
        return
    line = Action(
        table=_clean(table),  # the one thing here that somebody else may have made up
        seat=seat,
        kind=kind,
        outcome=outcome,
        seq=seq,
        applied=applied,
        ms=round(seconds * 1000, 2),
        timestamp=datetime.now(UTC).isoformat().replace("+00:00", "Z"),
    )
    text = _write_action(line).decode() + "\n"
    for handler in logging.getLogger().handlers:
        if isinstance(handler, logging.StreamHandler):
            with handler.lock or nullcontext():
                handler.stream.write(text)
                handler.flush()
