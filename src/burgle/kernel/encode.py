"""A state as nested lists of numbers, and back: for saves, hashes and comparisons."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from burgle.kernel.chance import chance_at, stream_key
from burgle.kernel.pile import Pile
from burgle.kernel.rules import Rules
from burgle.kernel.state import Claim, Frame, Player, State
from burgle.kernel.together import deciders, find
from burgle.kernel.written import Order

FORMAT: Final = 1


def encode(st: State, lean: bool = False) -> list[Any]:
    """Write a state as plain lists; what can be derived from the rulebook is left out.

    A `lean` one has no more than what has happened: streams that came later and were never drawn from are left out, too.
    """
    data = [
        FORMAT,
        [encode_player(p) for p in st.players],
        [st.active, st.turn, st.did, st.fence, int(st.over), int(st.halt), st.dirty],
        st.row[:],
        [encode_pile(pile) for pile in st.piles],
        [zone[:] for zone in st.zones],
        st.nums[:],
        st.deeds[:],
        [[f.kind, f.who, f.a, f.b, f.items[:]] for f in st.stack],
        [[c.effect, c.who, c.source, c.paid] for c in st.claims],
        [[key.hex() for key in st.chance.all_keys()], st.chance.used[:]],
        st.options[:],
    ]
    if st.since != st.did and not st.over:  # some of those who are asked at the same time have answered
        data.append(st.since)
    if st.rules.written:
        reorder(st, data, lean)
    return data


def reorder(st: State, data: list[Any], lean: bool) -> None:
    """Put the places of a written state into the order of the ledger; what it does not list comes last, with its name."""
    zones, nums, player_nums, deeds, tags, piles, streams = st.rules.written
    more: list[Any] = []
    for order, at, sort in ((zones, 5, "zone"), (nums, 6, "num"), (deeds, 7, "deed")):
        values = data[at]
        more += [[sort, order.names[i], values[i]] for i in order.later if values[i]]
        data[at] = [values[i] for i in order.listed]
    for order, at, sort in ((tags, 6, "tag"), (player_nums, 7, "player-num")):
        rows = [player[at] for player in data[1]]
        more += [[sort, order.names[i], [row[i] for row in rows]] for i in order.later if any(row[i] for row in rows)]
        for player in data[1]:
            player[at] = [player[at][i] for i in order.listed]
    place = {number: i for i, number in enumerate([*streams.listed, *streams.later])}
    for pile in data[4]:
        pile[0] = place[pile[0]]
    more += [["pile", piles.names[i], data[4][i]] for i in piles.later if data[4][i][1] or data[4][i][2]]
    data[4] = [data[4][i] for i in piles.listed]
    keys, used = data[10]
    if used:  # what a seat knows of a game has no chance in it
        more += [["stream", streams.names[i], [keys[i], used[i]]] for i in streams.later if used[i] or not lean]
        data[10] = [[keys[i] for i in streams.listed], [used[i] for i in streams.listed]]
    if more:
        data.append(more)


def back(order: Order, values: list[Any], sort: str, nothing: Any, more: dict[tuple[str, str], Any]) -> list[Any]:
    """Give the values of a sort of places by their numbers in this rulebook."""
    found = [more.get((sort, name), nothing) for name in order.names]
    for i, value in zip(order.listed, values, strict=True):
        found[i] = value
    return found


def in_order(rules: Rules, data: list[Any]) -> list[Any]:
    """Put the places of a written state back where this rulebook has them; what was not there then is empty."""
    zones, nums, player_nums, deeds, tags, piles, streams = rules.written
    more: dict[tuple[str, str], Any] = {}
    if isinstance(data[-1], list) and len(data) > 12:
        more = {(sort, name): value for sort, name, value in data[-1]}
        data = data[:-1]
    data = data[:]
    players = [player[:] for player in data[1]]

    for order, at, sort, nothing in ((zones, 5, "zone", []), (nums, 6, "num", 0), (deeds, 7, "deed", 0)):
        data[at] = back(order, data[at], sort, nothing, more)
    for order, at, sort in ((tags, 6, "tag"), (player_nums, 7, "player-num")):
        for seat in range(len(players)):
            found = back(order, players[seat][at], sort, 0, more)
            players[seat][at] = [value[seat] if isinstance(value, list) else value for value in found]
    data[1] = players
    found = back(piles, data[4], "pile", [0, [], [], []], more)
    data[4] = [[rules.pile_streams[i], *found[i][1:]] for i in range(len(found))]
    keys, used = data[10]
    both = back(streams, [list(pair) for pair in zip(keys, used, strict=True)], "stream", None, more)
    for i in range(len(both)):
        if both[i] is None:  # it came later: a key of its own, out of one that was there
            both[i] = [stream_key(bytes.fromhex(keys[0]), streams.names[i]).hex(), 0]
    data[10] = [[key for key, _ in both], [n for _, n in both]]
    return data


def encode_player(p: Player) -> list[Any]:
    """Write a player."""
    return [
        [p.seat, p.status, p.room, p.skill, p.sword, p.boot, p.gold, p.supply, p.area, p.damage, p.stand_ins,
         p.unmarked, p.aside, p.hush],
        p.hand[:], encode_pile(p.deck), p.discard[:], p.play[:], p.tokens[:], p.has[:], p.nums[:],
    ]  # fmt: skip


def encode_pile(pile: Pile) -> list[Any]:
    """Write a pile."""
    return [pile.stream, pile.rest[:], pile.top[:], pile.seen[:]]


def decode(rules: Rules, data: list[Any]) -> State:
    """Read a state written by `encode` under the same rulebook, or under another one of its family."""
    if not data or data[0] != FORMAT:
        raise ValueError("this is not a state of format " + str(FORMAT))
    if rules.written:
        data = in_order(rules, data)
    _, players, flags, row, piles, zones, nums, deeds, stack, claims, chance, options, *since = data
    st = State(rules, chance_at([bytes.fromhex(key) for key in chance[0]], chance[1][:]))
    st.players = [decode_player(p) for p in players]
    st.active, st.turn, st.did, st.fence = flags[0], flags[1], flags[2], flags[3]
    st.over, st.halt, st.dirty = bool(flags[4]), bool(flags[5]), flags[6]
    st.row = row[:]
    st.piles = [decode_pile(pile) for pile in piles]
    st.zones = [zone[:] for zone in zones]
    st.nums = nums[:]
    st.deeds = deeds[:]
    st.stack = [Frame(f[0], f[1], f[2], f[3], f[4][:]) for f in stack]
    st.claims = [Claim(c[0], c[1], c[2], c[3]) for c in claims]
    st.options = options[:]
    st.since = since[0] if since else st.did
    waiting = deciders(st)
    st.asked = find(st, waiting[0]) if waiting else 0
    if rules.family is not None:
        st.rules = rules.family.member(st)
    return st


def decode_player(data: list[Any]) -> Player:
    """Read a player."""
    numbers, hand, deck, discard, play, tokens, has, nums = data
    p = Player(numbers[0], decode_pile(deck), hand[:], discard[:], play[:], tokens[:], has[:], nums[:])
    p.status, p.room, p.skill, p.sword, p.boot, p.gold = numbers[1:7]
    p.supply, p.area, p.damage, p.stand_ins, p.unmarked, p.aside, p.hush = numbers[7:14]
    return p


def decode_pile(data: list[Any]) -> Pile:
    """Read a pile."""
    return Pile(data[0], data[1][:], data[2][:], data[3][:])


def state_hash(st: State) -> str:
    """Fingerprint a state: equal states, equal fingerprints, interpreted or compiled."""
    return hashlib.blake2b(repr(encode(st, True)).encode(), digest_size=16).hexdigest()
