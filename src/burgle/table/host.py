"""All tables of one process: create, join, enter, ask, leave. The edge speaks to this and to nothing below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgle.table.guests import Created, Credentials, Entry, Joined, Listed, SeatWish
from burgle.table.messages import Answer, ClientMessage, Done, Hello, Refused, TableInfo, TableSettings


class Host:
    """All tables of one process.

    `request` never raises for anything a client can do: it answers `Refused`. The other methods raise `Denied`, which
    carries the `Refused` to send.
    """

    async def create(self, settings: TableSettings, seats: Sequence[SeatWish] = ()) -> Created:
        """Make a table. The first human seat is the host's. Seats that are not named are open."""
        raise NotImplementedError

    async def join(self, table: str, invite: str, seat: int, name: str, colour: str = "", nonce: str = "") -> Joined:
        """Take a free seat (-1: any) with the token of the invitation."""
        raise NotImplementedError

    async def redeem(self, code: str) -> Joined:
        """Play a seat on this device as well, by the short code that `new_token` with `device` has given."""
        raise NotImplementedError

    async def enter(self, hello: Hello) -> Entry:
        """Come to a table with a socket: authenticate, then a snapshot or what was missed, then everything live."""
        raise NotImplementedError

    async def leave(self, entry: Entry) -> None:
        """Go away with a socket; the seat stays one's own."""
        raise NotImplementedError

    async def request(self, caller: Entry | Credentials, message: ClientMessage) -> Done | Refused | Answer:
        """Do or answer one thing, over a socket or over HTTP."""
        raise NotImplementedError

    async def look(self, caller: Credentials, since: int = -1, run: str = "") -> list[bytes]:
        """What `enter` would send first, for clients that poll over HTTP."""
        raise NotImplementedError

    async def info(self, caller: Credentials) -> TableInfo:
        """What everybody at the table may know; the token of an invitation opens it too."""
        raise NotImplementedError

    async def mine(self, tokens: Sequence[str]) -> list[Listed]:
        """List the tables that these tokens open, the latest first."""
        raise NotImplementedError

    async def replay(self, caller: Credentials) -> bytes:
        """Download a finished game as a file that `burgle verify` checks and anybody can open."""
        raise NotImplementedError

    async def what_if(self, caller: Credentials, seat: int, line: int = -1) -> Created:
        """Make a new table from a position as one seat saw it; what it could not see is dealt again."""
        raise NotImplementedError

    async def notice(self, table: str, seq: int) -> None:
        """Hear that another worker has written a line: a hint only, the store is the truth."""
        raise NotImplementedError

    def on_turn(self, tell: Callable[[str, int, int], None]) -> None:
        """Be told (table, seat, seq) whenever a person's turn to decide begins."""
        raise NotImplementedError

    async def start(self) -> None:
        """Take up the tables in play again, so that pending bots go on."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what is under way, say goodbye, keep snapshots."""
        raise NotImplementedError
