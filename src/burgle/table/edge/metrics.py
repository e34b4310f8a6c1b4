"""Figures for those who run a server: what was counted, how long acknowledgements took, what is waiting.

Why there is no prometheus-client here: docs/architecture.md, "Written by hand".
"""

from __future__ import annotations

import hashlib
import hmac
from ipaddress import ip_address
from typing import Any

import msgspec
from litestar import Request, Response, get

from burgle.table.edge.desk import Desk, desk_of
from burgle.table.edge.openapi import KEEPER, answers
from burgle.table.edge.times import BOUNDS
from burgle.table.guests import Denied

AnyRequest = Request[Any, Any, Any]


def may_see(desk: Desk, address: str, header: str) -> bool:
    """Whether somebody may see the figures: with the token, or from this machine while no proxy stands before us.

    A proxy on this machine would make everybody look as if they were on it.
    """
    if desk.settings.metrics_token:
        shown = hashlib.sha256(header.removeprefix("Bearer ").encode("utf-8", "replace")).digest()
        return hmac.compare_digest(shown, hashlib.sha256(desk.settings.metrics_token.encode()).digest())
    try:
        return not desk.settings.origins and ip_address(address).is_loopback
    except ValueError:
        return False


@get(
    "/metrics",
    summary="Figures for those who run the server",
    media_type="text/plain",
    responses=answers("no_seat"),
    security=KEEPER,
)
async def metrics(request: AnyRequest) -> Response[str]:
    """Counters and latencies as text that Prometheus reads; from this machine, or with the token of the figures."""
    desk = desk_of(request)
    if not may_see(
        desk, request.client.host if request.client is not None else "", request.headers.get("authorization", "")
    ):
        raise Denied("no_seat", "for-keepers")
    return Response(report(desk), media_type="text/plain; version=0.0.4")


def report(desk: Desk) -> str:
    """Write all figures down."""
    rooms = list(desk.host.rooms.values())
    gauges = {
        "tables_loaded": len(rooms),
        "lines": len(desk.lobby),
        "sockets": len(desk.entries),
        "requests_waiting": sum(room.waiting() for room in rooms),
        "messages_waiting": sum(len(viewer) for room in rooms for viewer in room.devices),
        "studies_waiting": desk.studies.turns.waiting.total(),
        "replays_waiting": desk.reading.turns.waiting.total(),
        "bots_thinking": sum(room.thinking() for room in rooms),
        "stopping": int(desk.stopping),
    }
    lines = [
        line for name, number in gauges.items() for line in (f"# TYPE burgle_{name} gauge", f"burgle_{name} {number}")
    ]
    counted = {
        **desk.host.house.counters,
        **{f"edge_{name}": n for name, n in (desk.counters + desk.lobby.counters).items()},
    }
    told = getattr(desk.host.house.pool, "counters", None)
    if told is not None:
        counted |= {f"bots_{name}": n for name, n in msgspec.structs.asdict(told).items()}
    lines += ["# TYPE burgle_events_total counter"]
    lines += [f'burgle_events_total{{what="{name}"}} {n}' for name, n in sorted(counted.items())]
    lines += ["# TYPE burgle_seconds histogram"]
    for kind, times in sorted(desk.times.kinds.items()):
        lines += [
            f'burgle_seconds_bucket{{what="{kind}",le="{bound}"}} {sum(times.counts[: i + 1])}'
            for i, bound in enumerate((*BOUNDS, "+Inf"))
        ]
        lines += [f'burgle_seconds_sum{{what="{kind}"}} {times.total:.6f}']
        lines += [f'burgle_seconds_count{{what="{kind}"}} {sum(times.counts)}']
    return "\n".join([*lines, ""])


ROUTES = [metrics]
