"""The address by which others in the local network find a server, for whoever invites them."""

from __future__ import annotations

import socket

from burgle.table.edge.guard import ANY

FAR = (
    "192.0.2.1",
    9,
)  # an address for documentation: nothing is sent there, the system only says which way it would go


def network_address(host: str, port: int) -> str:
    """Say where others find a server that listens on `host`; empty if only this computer does."""
    if host in ANY:
        name = own_name()
        return f"http://{name}:{port}/" if name else ""
    if host in ("localhost", "::1") or host.startswith("127."):
        return ""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_name() -> str:
    """This computer's address in its network; empty where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(FAR)
        except OSError:
            return ""
        name = str(asked.getsockname()[0])
    return "" if name.startswith(("127.", "0.")) else name
