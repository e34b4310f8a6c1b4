"""Games in play as a release leaves them: one of each game, and a table that still gathers.

    python -m tests.table.releases.games

writes `games-VERSION.sql` and the tokens of its seats beside it, `games-VERSION.json`; a file that exists is never touched.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile

import burgle
from burgle.games import GAMES
from burgle.kernel.engine import decider
from burgle.table.guests import Created, Credentials, SeatWish
from burgle.table.host import Host
from burgle.table.messages import Act, Done, Manage, TableSettings
from burgle.table.schema import OURS, STEPS
from burgle.table.sqlite import SqliteStore
from burgle.table.writer import Writer
from tests.table.releases.__main__ import HERE, write

ANSWERS = 30


async def begin(host: Host, game: str, answers: int, dice: random.Random) -> Created:
    """Make a table for two; with answers to give, begin the game and give them."""
    wishes = [SeatWish(controller="human", name=name) for name in ("Ada", "Bo")]
    created = await host.create(TableSettings(game=game, players=2, title=f"From {burgle.__version__}"), wishes)
    table, tokens = created.table, list(created.tokens.values())
    caller = Credentials(table=table, tokens=tokens)
    if answers:
        assert isinstance(await host.request(caller, Manage(key="start", seat=0, manage="start")), Done)
    for number in range(answers):
        st = (await host.room(table)).record.state
        assert st is not None
        act = Act(key=f"k{number}", seat=decider(st), decision=st.did, codes=[dice.choice(st.options)])
        assert isinstance(await host.request(caller, act), Done)
    return created


async def fill(folder: str) -> dict[str, dict[str, object]]:
    """Put the games into a database; gives their tokens by seat."""
    dice = random.Random(13)
    store = SqliteStore(folder)
    writer = Writer(store)
    host = Host(store, writer, chance=dice.randbytes, now=lambda: 1_760_000_000_000)
    made = [(game, ANSWERS) for game in GAMES] + [("space", 0)]
    found: dict[str, dict[str, object]] = {}
    for game, answers in made:
        created = await begin(host, game, answers, dice)
        found[created.table] = {"game": game, "answers": answers, "tokens": list(created.tokens.values())}
    await host.close()
    await writer.close()
    store.close()
    return found


def main() -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(fill(folder))
        database = sqlite3.connect(f"{folder}/burgle.db")
        pragmas = f"PRAGMA application_id = {OURS};\nPRAGMA user_version = {STEPS[-1].version};\n"
        text = pragmas + "\n".join(database.iterdump())
        database.close()
    write(HERE / f"games-{burgle.__version__}.sql", text)
    write(HERE / f"games-{burgle.__version__}.json", json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
