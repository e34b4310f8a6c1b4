"""What a table may see of a box: derived from the chronicle and from what the running game has noted, never stored.

Items are called as in a vault: `card:ottoline`, `token:shirt`, `sticker:p1`, `contract:k1`, `back:k1`, `passage:31`,
`text:31.a`, `mission:2`. What is in the set is for everybody's eyes; nothing else of the box leaves the server.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from burgle.campaign.between import keys_of
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import Entry
from burgle.campaign.fold import fold
from burgle.campaign.pack import Pack
from burgle.campaign.references import arms, closing
from burgle.games.story import cut_line
from burgle.kernel.reader import WordError, split

HEADS = ("title", "short")  # of a passage that is open
FRONTS = ("name", "front")  # of a contract
SHEETS = ("name", "line")  # of a personal goal


def shown(pack: Pack, now: Chronicle, entries: Iterable[Entry] = ()) -> frozenset[str]:
    """The items of a box that everybody at the table may see."""
    live = fold(now, entries, keys_of(pack))
    last = len(pack.missions) if not live.next else live.next
    found = {f"mission:{game}" for game in range(1, last + 1)}
    found |= {piece for piece in live.home if piece in pack.copies}
    for one in live.stuck:
        found.add(f"sticker:{one.sticker}")
        card = pack.entry("sticker", one.sticker).get("card")
        if card is not None:
            found.add(f"card:{card['id']}")
    found |= {f"card:{card[1:]}" for one in live.characters for card in one.starters}
    # What everybody tries to do is printed on the sheets of their characters.
    found |= {f"text:goal.{row['id']}.{part}" for row in pack.tables.get("goal", ()) for part in SHEETS}
    backs = {row["id"] for row in pack.tables.get("contract", ())}
    for key in live.read:
        found |= texts_of(pack, live, key, "back" if key in backs else "passage")
    for key, contract in live.contracts.items():
        found |= {f"contract:{key}", *(f"text:{key}.{part}" for part in FRONTS), *laid_out(pack, key)}
        if contract.outcome:
            found |= texts_of(pack, live, key, "back")
    return frozenset(found)


def laid_out(pack: Pack, contract: str) -> set[str]:
    """The tokens that an open contract has lying on the board, to be carried somewhere."""
    row = pack.entry("contract", contract)
    words = re.findall(r"\w+", " ".join(str(row.get(field, "")) for field in ("setup", "deliver", "parcel")))
    return {f"token:{word}" for word in words if f"token:{word}" in pack.copies}


def texts_of(pack: Pack, live: Chronicle, key: str, sort: str) -> set[str]:
    """What of an open passage, or of the back of a contract, was told: not what another choice would have told."""
    found = {f"{sort}:{key}", *(f"text:{key}.{part}" for part in HEADS)}
    row = pack.entry("contract" if sort == "back" else "passage", key)
    outcome = live.contracts[key].outcome if sort == "back" and key in live.contracts else ""
    for line in row.get("back", ()) if sort == "back" else (*row.get("setup", ()), *row.get("lines", ())):
        plain, _, _, wanted = cut_line(str(line))
        if wanted and outcome and wanted != (1 if outcome == "completed" else 2):
            continue
        try:
            for part in told(split(plain), live):
                found.add(f"text:{key}.{part}")
        except WordError:
            continue
    return found


def told(words: list[str], live: Chronicle) -> Iterator[str]:
    """List the parts that a line has told, and the labels of its choices: an arm only if it was chosen."""
    at = 0
    while at < len(words):
        word = words[at]
        if word == "if":
            end = words.index(":", at)
            if not holds(words[at + 1 : end], live):
                return
            at = end
        elif word == "story":
            yield words[at + 1]
        elif word in ("choice", "vote"):
            end = closing(words, at + 2)
            yield from chosen(words[at + 1], words[at + 3 : end], live)
            at = end
        elif word == "random":
            at = closing(words, at + 1)  # nobody has written down which of them it was
        at += 1


def chosen(name: str, words: list[str], live: Chronicle) -> Iterator[str]:
    """List the labels of a question, and what the chosen arm has told."""
    for arm in arms(words):
        yield f"{name}.{arm[0]}"
        yield f"{name}.{arm[0]}_hint"
        if live.chose.get(name) == arm[0]:
            yield from told(arm[2:], live)


def holds(words: list[str], live: Chronicle) -> bool:
    """Say whether a condition about the story surely held; others are nobody's business later."""
    if "and" in words:
        at = words.index("and")
        return holds(words[:at], live) and holds(words[at + 1 :], live)
    if words[:1] == ["not"]:
        return known(words[1:]) and not holds(words[1:], live)
    if words[:2] == ["game", "<="]:
        return 0 < live.next <= int(words[2])  # and so it was when the page was read
    facts: Mapping[str, Any] = {
        "chose": lambda: live.chose.get(words[1]) == words[2],
        "read": lambda: words[1] in live.read,
        "written": lambda: live.wrote.get(words[1]) == words[2],
        "completed": lambda: words[1] in live.contracts and live.contracts[words[1]].outcome == "completed",
        "failed": lambda: words[1] in live.contracts and live.contracts[words[1]].outcome == "failed",
    }
    return known(words) and bool(facts[words[0]]())


def known(words: list[str]) -> bool:
    """Whether the chronicle can tell."""
    return bool(words) and words[0] in ("chose", "read", "written", "completed", "failed")


def is_private(pack: Pack, ref: str) -> bool:
    """Whether a page is only for the eyes of the character whom it addresses, until that one shares it."""
    return any(
        row["id"] == ref and row.get("private", row.get("kind") == "journal") for row in pack.tables.get("passage", ())
    )
