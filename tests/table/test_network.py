"""Where others in the local network find a server."""

from burgle.table.edge import network
from burgle.table.edge.network import network_address


def test_only_who_listens_to_others_has_an_address_for_them(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(network, "own_name", lambda: "192.168.1.7")
    assert (
        network_address("127.0.0.1", 8000) == network_address("localhost", 8000) == network_address("::1", 8000) == ""
    )
    assert network_address("0.0.0.0", 8000) == "http://192.168.1.7:8000/"
    assert network_address("192.168.1.9", 80) == "http://192.168.1.9:80/"
    monkeypatch.setattr(network, "own_name", lambda: "")
    assert network_address("0.0.0.0", 8000) == ""  # a computer without a network
