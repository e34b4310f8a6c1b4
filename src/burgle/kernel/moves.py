"""Moves: every option that a rulebook can ever offer, with an address and a number that do not change from game to game.

An option is numbered by its chapter as it likes, often by where things lie just now. A move is what it means: `acquire:fazr`,
`move:CB1-CB2:1`. The chapter that offers it also lists it (`Action.every`, `FrameKind.every`, `Cost.every`), so that no
table outside has to know how options are packed. Numbers are those of one list of addresses, and are never kept without it.
"""

from __future__ import annotations

import hashlib
from typing import Final

from burgle.kernel.codes import FIRST_ACTION, PASS, YES, arg_of, kind_of, option
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

NO_MOVE: Final = "no"
YES_MOVE: Final = "yes"
SMALL: Final = 1024  # what an argument is below, if it is looked up by its place


class UnknownMove(LookupError):
    """An option that its chapter has not listed among the moves: a fault of the chapter, never of who plays."""


class Moves:
    """All moves of a rulebook: "no", "yes", then verb by verb in the order of the alphabet, and of the rulebook within each.

    Given the addresses of several rulebooks (`united`), it counts by those.
    """

    __slots__ = ("rules", "addresses", "numbers", "frames", "actions", "tables")

    def __init__(self, rules: Rules, addresses: list[str] | None = None) -> None:
        self.rules = rules
        frames: list[dict[int, str]] = []  # by kind of frame: answer -> address
        verbs: dict[str, list[str]] = {}
        for kind in rules.kinds:
            own = {code: kind.address(rules, code) for code in kind.every(rules)} if kind.asks else {}
            frames.append(own)
            file_under(verbs, list(own.values()))
        acted: dict[int, str] = {}
        for action in rules.actions:
            for arg in action.every(rules):
                acted[option(action.kind, arg)] = action.address(rules, arg)
        file_under(verbs, list(acted.values()))
        self.addresses = in_order(verbs) if addresses is None else addresses
        self.numbers = {self.addresses[i]: i for i in range(len(self.addresses))}
        self.actions = {code: self.numbers[acted[code]] for code in acted}
        self.tables = tables_of(self.actions, len(rules.action_of))
        self.frames = [{code: self.numbers[own[code]] for code in own} for own in frames]

    def size(self) -> int:
        """Count the moves."""
        return len(self.addresses)

    def ids(self, st: State) -> list[int]:
        """Give the moves that the options of the waiting decision mean, in their order."""
        if not st.stack:
            return []
        rules = st.rules
        frame = st.stack[st.asked]
        kind = rules.kinds[frame.kind]
        own = self.frames[frame.kind]
        found: list[int] = []
        for code in st.options:
            sort = kind_of(code)
            if sort >= FIRST_ACTION:
                action = rules.action_of[sort]
                assert action is not None
                arg = action.place(st, arg_of(code))
                table = self.tables[sort]
                number = table[arg] if 0 <= arg < len(table) else self.actions.get(action.base | arg, -1)
            else:
                number = own.get(kind.place(st, frame, code), -1)
                if number < 0 and (code == option(PASS, 0) or code == option(YES, 0)):
                    number = 0 if code == option(PASS, 0) else 1
            if number < 0:
                raise UnknownMove(self.lost(st, code))
            found.append(number)
        return found

    def lost(self, st: State, code: int) -> str:
        """Say which option is not among the moves, so that its chapter can be found."""
        kind = st.rules.frame_addresses[st.stack[st.asked].kind]
        return (
            "option " + str(code) + " of " + kind + " is no move (decision " + str(st.did) + ", " + st.rules.game + ")"
        )

    def code(self, st: State, move: int) -> int:
        """Give the option of the waiting decision that a move means; -1 if it is not offered."""
        found = self.ids(st)
        return st.options[found.index(move)] if move in found else -1

    def fingerprint(self) -> str:
        """Hash the list: numbers mean the same wherever it is the same."""
        return fingerprint(self.addresses)

    def onto(self, other: list[str]) -> list[int]:
        """Say where each of these moves stands in another list; -1: nowhere."""
        places = {other[i]: i for i in range(len(other))}
        return [places.get(address, -1) for address in self.addresses]


def tables_of(actions: dict[int, int], sorts: int) -> list[list[int]]:
    """Give the moves of each action by its argument, -1 where there is none; of arguments that are small, which most are.

    Looking a place up takes a tenth of what a dictionary does, and every option of every decision is looked up.
    """
    tables: list[list[int]] = [[] for _ in range(sorts)]
    for code, number in actions.items():
        arg = arg_of(code)
        if arg < SMALL:
            table = tables[kind_of(code)]
            while len(table) <= arg:
                table.append(-1)
            table[arg] = number
    return tables


def file_under(verbs: dict[str, list[str]], addresses: list[str]) -> None:
    """Put addresses behind others of their verb, each once."""
    known = {address for verb in verbs for address in verbs[verb]}
    for address in addresses:
        if address not in known:
            known.add(address)
            verbs.setdefault(address.partition(":")[0], []).append(address)


def in_order(verbs: dict[str, list[str]]) -> list[str]:
    """List moves by their verbs, "no" and "yes" before all others."""
    found = [NO_MOVE, YES_MOVE]
    for verb in sorted(verbs):
        found.extend([address for address in verbs[verb] if address not in (NO_MOVE, YES_MOVE)])
    return found


def united(lists: list[list[str]]) -> list[str]:
    """Make one list of the moves of several rulebooks, such as all layouts of a ship."""
    verbs: dict[str, list[str]] = {}
    for addresses in lists:
        file_under(verbs, addresses)
    return in_order(verbs)


def fingerprint(addresses: list[str]) -> str:
    """Hash a list of addresses."""
    return hashlib.blake2b("\n".join(addresses).encode(), digest_size=16).hexdigest()
