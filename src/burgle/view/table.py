"""The table as one seat sees it: put together from what may be seen, never cut down from what is there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burgle.kernel.engine import decider
from burgle.kernel.rules import Chapter
from burgle.kernel.state import Player, State
from burgle.kernel.together import deciders, may_answer, turned
from burgle.language.wording import say
from burgle.language.words import FALLBACK
from burgle.view import notation
from burgle.view.pointing import pointed
from burgle.view.scores import STATUS, open_lines, results, scored

FORMAT = 2  # counts on when what was there means something else


POOLS = ("skill", "sword", "boot", "damage", "clank")  # of every game: a field each, and coins


def view(st: State, seat: int, lang: str = FALLBACK) -> dict[str, Any]:
    """All that a seat may see; -1 is a spectator, who sees nobody's hand."""
    return Look(st, lang).view(seat)


def views(st: State, seats: Iterable[int], lang: str = FALLBACK) -> dict[int, dict[str, Any]]:
    """The views of several seats at once."""
    look = Look(st, lang)
    return {seat: look.view(seat) for seat in seats}


WORDED = ("scratched",)  # lists with an effect in each row, which is shown in words: no catalogue tells it beforehand


class Look:
    """One position as all seats see it, in one language: what everybody sees is put together only once.

    What has not changed since the look `before` stays the very same object, so that who compares need not look inside.
    """

    __slots__ = ("_facts", "_owned", "_private", "common", "lang", "players", "st")

    def __init__(self, st: State, lang: str = FALLBACK, before: Look | None = None) -> None:
        self.st, self.lang = st, lang
        self.players: list[dict[str, Any]] = []  # as everybody sees them
        self._owned: dict[int, dict[str, Any]] = {}  # and those as they see themselves who have looked
        self._facts = [facts(st, p) for p in st.players]
        for seat, p in enumerate(st.players):
            if before is not None and before._facts[seat] == self._facts[seat]:
                self.players.append(before.players[seat])
                if seat in before._owned:
                    self._owned[seat] = before._owned[seat]
            else:
                self.players.append(player(st, p))
        common: dict[str, Any] = {"options": dict(st.rules.options)}
        self._private: list[Chapter] = []  # those that tell some seats more than others
        for chapter in st.rules.chapters:
            if chapter.private:
                self._private.append(chapter)
            else:
                chapter.show(st, -1, common)  # whatever it may show, it is what a spectator sees
        for name in WORDED:
            for row in common.get(name, ()):
                row["text"] = say(st.rules, st.rules.effects[row.pop("effect")].say(), lang)
        if scored(st):
            common["results"] = [
                {"seat": r.seat, "status": r.status, "score": r.score, "won": r.won, "lines": r.lines}
                for r in results(st)
            ]
        self.common = common
        if before is not None:
            old = before.common
            self.common = {
                key: old[key] if key in old and old[key] == value and type(old[key]) is type(value) else value
                for key, value in common.items()
            }

    def own(self, seat: int) -> dict[str, Any]:
        """What is told to one seat beside what everybody sees: the two have no key in common."""
        st = self.st
        if not -1 <= seat < len(st.players):
            raise ValueError(f"there is no seat {seat}")
        players = self.players[:]
        if seat >= 0:
            if seat not in self._owned:
                self._owned[seat] = players[seat] | own(st, st.players[seat])
            players[seat] = self._owned[seat]
        shown: dict[str, Any] = {
            "format": FORMAT,
            "game": st.rules.game,
            "seat": seat,
            "turn": st.turn,
            "active": st.active,
            "over": st.over,
            "decision": decision(st, seat, self.lang),
            "players": players,
        }
        for chapter in self._private:
            chapter.show(st, seat, shown)
        return shown

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat sees."""
        return self.own(seat) | self.common


def decision(st: State, seat: int, lang: str = FALLBACK) -> dict[str, Any] | None:
    """The waiting question; its options are for the eyes of who decides."""
    if st.over:
        return None
    waiting: dict[str, Any] = {"id": st.did, "who": decider(st)}
    if st.rules.kinds[st.stack[-1].kind].together and st.rules.together:
        waiting["open"] = deciders(st)  # whose answers are still to come
        if seat in waiting["open"]:
            waiting["who"] = seat
    if may_answer(st, seat):
        st = turned(st, seat)
        waiting["prompt"] = notation.prompt(st, lang)
        waiting["options"] = [pointed(st, code, lang) for code in st.options]
        if "open" in waiting and seat not in waiting["open"]:
            waiting["given"] = st.stack[st.asked].b - 1  # its own answer, which it may change until all are in
    return waiting


def names(st: State, cards: list[int]) -> list[str]:
    """Name cards, in an order that tells nothing."""
    return sorted(st.rules.cards[card].key for card in cards)


def own(st: State, p: Player) -> dict[str, Any]:
    """What only the owner sees of a player: the hand, and so what is left in the deck."""
    return {
        "unseen": names(st, p.deck.rest + p.deck.top),
        "hand": [st.rules.cards[card].key for card in p.hand],
    }


def facts(st: State, p: Player) -> tuple[object, ...]:
    """All that `player` is made of, to see whether it has changed; cards and tokens that have not are the same lists."""
    return (
        p.status, p.room, p.skill, p.sword, p.boot, p.gold, p.supply, p.area, p.damage, p.hush, p.play, p.discard,
        p.hand, p.deck.rest, p.deck.top, p.tokens, p.nums, sum(line.points for line in open_lines(st, p)), held(st, p),
    )  # fmt: skip


def player(st: State, p: Player) -> dict[str, Any]:
    """One player as everybody sees it: possessions are open, decks show what is not elsewhere."""
    rules = st.rules
    return {
        "seat": p.seat,
        "status": STATUS[p.status],
        "space": rules.spaces[p.room].key if p.room >= 0 else None,
        "skill": p.skill,
        "sword": p.sword,
        "boot": p.boot,
        "coins": p.gold,
        "supply": p.supply,
        "area": p.area,
        "damage": p.damage,
        "hush": p.hush,
        "hand_size": len(p.hand),
        "deck_size": p.deck.size(),
        "play": [rules.cards[card].key for card in p.play],
        "discard": [rules.cards[card].key for card in p.discard],
        # Who watched knows which cards a player owns, but not which of them are in hand.
        "unseen": names(st, p.deck.rest + p.deck.top + p.hand),
        "tokens": {t.key: p.tokens[t.id] for t in rules.tokens if p.tokens[t.id] and t.pool in rules.open_pools},
        "points": sum(line.points for line in open_lines(st, p)),
        "held": held(st, p),
        **{rules.player_nums[i]: p.nums[i] for i in rules.public_nums},
    }


def held(st: State, p: Player) -> dict[str, int]:
    """What a player has of the resources that only some games know, by the names that options' costs have."""
    holders = st.rules.holders
    return {
        name: holders[name].amount(st, p, name)
        for name in holders
        if name not in POOLS and name not in st.rules.currency
    }
