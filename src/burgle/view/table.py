"""The table as one seat sees it: put together from what may be seen, never cut down from what is there."""

from __future__ import annotations

from typing import Any

from burgle.kernel.engine import decider
from burgle.kernel.state import Player, State
from burgle.view import notation
from burgle.view.pointing import pointed
from burgle.view.scores import STATUS, results, score_lines

FORMAT = 1


def view(st: State, seat: int) -> dict[str, Any]:
    """All that a seat may see; -1 is a spectator, who sees nobody's hand."""
    if not -1 <= seat < len(st.players):
        raise ValueError(f"there is no seat {seat}")
    shown: dict[str, Any] = {
        "format": FORMAT,
        "game": st.rules.game,
        "options": dict(st.rules.options),
        "seat": seat,
        "turn": st.turn,
        "active": st.active,
        "over": st.over,
        "decision": decision(st, seat),
        "players": [player(st, p, p.seat == seat) for p in st.players],
    }
    for chapter in st.rules.chapters:
        chapter.show(st, seat, shown)
    if st.over:
        shown["results"] = [
            {"seat": r.seat, "status": r.status, "score": r.score, "won": r.won, "lines": r.lines} for r in results(st)
        ]
    return shown


def decision(st: State, seat: int) -> dict[str, Any] | None:
    """The waiting question; its options are for the eyes of who decides."""
    if st.over:
        return None
    who = decider(st)
    waiting: dict[str, Any] = {"id": st.did, "who": who}
    if who == seat:
        waiting["prompt"] = notation.prompt(st)
        waiting["options"] = [pointed(st, code) for code in st.options]
    return waiting


def names(st: State, cards: list[int]) -> list[str]:
    """Name cards, in an order that tells nothing."""
    return sorted(st.rules.cards[card].key for card in cards)


def player(st: State, p: Player, own: bool) -> dict[str, Any]:
    """One player: possessions are open, the hand is the owner's, decks show what is not elsewhere."""
    rules = st.rules
    shown: dict[str, Any] = {
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
        "unseen": names(st, p.deck.rest + p.deck.top if own else p.deck.rest + p.deck.top + p.hand),
        "tokens": {t.key: p.tokens[t.id] for t in rules.tokens if p.tokens[t.id]},
        "points": sum(line.points for line in score_lines(st, p)),
        **{name: p.nums[i] for i, name in enumerate(rules.player_nums)},
    }
    if own:
        shown["hand"] = [rules.cards[card].key for card in p.hand]
    return shown
