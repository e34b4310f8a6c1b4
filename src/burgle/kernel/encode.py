"""A state as nested lists of numbers, and back: for saves, hashes and comparisons."""

from __future__ import annotations

import hashlib
from typing import Any

from burgle.kernel.chance import chance_at
from burgle.kernel.pile import Pile
from burgle.kernel.rules import Rules
from burgle.kernel.state import Claim, Frame, Player, State
from burgle.kernel.together import deciders, find

FORMAT = 1


def encode(st: State) -> list[Any]:
    """Write a state as plain lists; what can be derived from the rulebook is left out."""
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
    return hashlib.blake2b(repr(encode(st)).encode(), digest_size=16).hexdigest()
