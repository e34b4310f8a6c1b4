"""What a game of a campaign begins with: the chronicle written into the lists and numbers of a new state (L1-171).

Nothing else is carried over: gold, tokens, damage and bought cards never get into a chronicle (L1-184), what was trashed is
where it was before (L1-175), and cubes on contracts are at home, while written ticks stay (L1-179).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burgle.campaign.chronicle import GONE, Character, Chronicle, ContractNow
from burgle.campaign.fold import BOXES
from burgle.campaign.overlay import locked_in, side_of
from burgle.campaign.pack import Pack
from burgle.kernel.contract import RESTING, STATES
from burgle.kernel.rules import Rules
from burgle.kernel.start import Opening

OUTCOMES = {"completed": 1, "failed": 2}


class Openings:
    """Writes an opening; a list that the rulebook does not have is left out, for then nothing asks for it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.zones: dict[str, list[int]] = {}
        self.nums: dict[str, int] = {}
        self.known: dict[str, dict[str, int]] = {}  # by sort: names and their numbers

    def zone(self, name: str, numbers: Iterable[int]) -> None:
        """Fill a list."""
        if name in self.rules.zone_names:
            self.zones[name] = list(numbers)

    def num(self, name: str, number: int) -> None:
        """Set a number."""
        if name in self.rules.num_names:
            self.nums[name] = number

    def number(self, sort: str, key: str) -> int:
        """The number of a thing in this rulebook; -1 if it has none."""
        if sort not in self.known:
            self.known[sort] = {name: n for n, name in enumerate(self.rules.things.get(sort, []))}
        return self.known[sort].get(key, -1)

    def numbers(self, sort: str, keys: Iterable[str]) -> list[int]:
        """The numbers of things, in order; what this rulebook does not have is left out."""
        return [n for n in (self.number(sort, key) for key in keys) if n >= 0]


def opening(
    rules: Rules,
    pack: Pack,
    now: Chronicle,
    seats: Sequence[str],
    voters: Sequence[int] = (),
    side: str = "",
    locked: Sequence[str] | None = None,
) -> Opening:
    """Write what the next game begins with; `side` and `locked` are those of the next mission, if they are not told."""
    new = Openings(rules)
    new.num("game", now.next)
    new.num("side", new.number("side", side or side_of(pack, now)))
    new.zone("seats", new.numbers("character", seats))
    new.zone("locked", new.numbers("module", locked_in(pack, now) if locked is None else locked))
    new.zone("voters", voters)
    new.zone("winners", new.numbers("character", now.last_winners))
    new.zone("read", new.numbers("passage", now.read))
    new.zone("boxes", new.numbers("box", now.ticks))
    stuck = [(new.number("sticker", s.sticker), new.number("spot", s.spot)) for s in now.stuck]
    new.zone("stuck", [n for pair in stuck for n in pair])
    chosen = [(new.number("choice", key), new.number("label", label)) for key, label in sorted(now.chose.items())]
    new.zone("chosen", [n for pair in chosen if min(pair) >= 0 for n in pair])
    written = [(new.number("thing", key), new.number("value", value)) for key, value in sorted(now.wrote.items())]
    new.zone("written", [n for pair in written if min(pair) >= 0 for n in pair])
    if now.characters:
        new.zone("wins", [sum(key in row.winners for row in now.reports) for key in rules.things["character"]])
        new.zone("checks", [now.character(key).checks for key in rules.things.get("character", [])])
    new.zone("starters", [n for one in now.characters for n in starters_of(rules, new, one)])
    new.zone("dents", [rules.card_ids[card] for card, n in sorted(now.dents.items()) for _ in range(n)])
    new.zone("gone", new.numbers("piece", [piece for piece, place in sorted(now.home.items()) if place == GONE]))
    rows = [(int(game), new.number("side", row.side), new.number("passage", row.prologue))
            for game, row in sorted(now.missions.items())]  # fmt: skip
    new.zone("missions", [n for row in rows for n in row])
    if now.tracks:
        lows = {row["id"]: row.get("range", [0])[0] for row in pack.tables.get("track", ())}
        new.zone("tracks", [now.tracks.get(key, lows.get(key, 0)) for key in rules.things.get("track", [])])
    new.zone("slots", new.numbers("rule", [one.rule for one in now.ruled]))
    new.zone("let", [rules.space_ids[space] for space in now.let])
    new.zone("promoted", new.numbers("promotion", [key for one in now.characters for key in one.promotions]))
    new.zone("goals", new.numbers("goal", [key for one in now.characters for key in one.goals]))
    played = [bool(now.character(key).played) for key in seats] if now.characters else []
    new.zone("newcomers", [seat for seat, before in enumerate(played) if not before and any(played)])
    grown(rules, new, now, seats)
    open_contracts(new, now, seats, pack.spec.campaign is not None and pack.spec.campaign.rests)
    return Opening(new.zones, new.nums)


def starters_of(rules: Rules, new: Openings, one: Character) -> list[int]:
    """What is otherwise in a character's starting deck (L1-184), as triples: character, card, how many more or fewer."""
    who = new.number("character", one.key)
    return [n for change in one.starters for n in (who, rules.card_ids[change[1:]], 1 if change[0] == "+" else -1)]


def grown(rules: Rules, new: Openings, now: Chronicle, seats: Sequence[str]) -> None:
    """Write marks, scratched boxes, milestones, who holds the prize, and who has missed games (L2-002, L2-213)."""
    marks = [(thing.partition(":"), new.number("character", who)) for thing, who in now.marks]
    new.zone("card_marks", [n for (sort, _, key), who in marks if sort == "card" for n in (rules.card_ids[key], who)])
    new.zone(
        "space_marks", [n for (sort, _, key), who in marks if sort == "space" for n in (rules.space_ids[key], who)]
    )
    new.zone("scratched", [rules.card_ids[key[:-2]] << 1 | BOXES.index(key[-1]) for key in now.scratched])
    filled = [(new.number("character", one.key), key) for one in now.characters for key in one.milestones]
    new.zone(
        "milestones",
        [n for who, key in filled for n in (who, new.number("milestone", key.removeprefix("-")), int(key[0] == "-"))],
    )
    new.zone("prize", new.numbers("character", [now.prize] if now.prize else []))
    missed = []
    for seat, key in enumerate(seats):
        played = now.character(key).played if now.characters else ()
        if now.next > 1 and now.next - 1 not in played:
            missed += [seat, int(missed_several(played, now.next)), int(not played)]
    new.zone("absent", missed)


def missed_several(played: Sequence[int], game: int) -> bool:
    """Say whether at least the two games directly before this one were played without a character (L2-247)."""
    return game > 2 and game - 1 not in played and game - 2 not in played


def open_contracts(new: Openings, now: Chronicle, seats: Sequence[str], rests: bool) -> None:
    """Lay out the contracts as they stand (L1-179): by contract, in the rulebook's order.

    Where the game says so, those of characters who are not at the table rest (L2-166).
    """
    keys = new.rules.things.get("contract", [])
    blank = ContractNow(state="sealed", since=0)
    rows = [now.contracts.get(key, blank) for key in keys]
    if not now.contracts or not keys:
        return
    states = [STATES.index(row.state) for row in rows]
    for k, row in enumerate(rows) if rests else ():
        character = new.rules.contracts[k].owner
        owner = row.holder or (new.rules.things["character"][character] if character >= 0 else "")
        if row.state == "open" and owner and owner not in seats:
            states[k] = RESTING
    new.zone("contracts", states)
    new.zone("contract_ticks", [row.ticks for row in rows])
    new.zone("contract_outcomes", [OUTCOMES.get(row.outcome, 0) for row in rows])
    stars = [[seats.index(star) for star in row.stars if star in seats] for row in rows]
    new.zone("contract_stars", [found[0] + 1 if found else 0 for found in stars])
    new.zone("contract_holders", [new.number("character", row.holder) + 1 for row in rows])
    new.zone("contract_since", [row.since for row in rows])
    new.zone("contract_dues", [row.due for row in rows])
    taken = [(k, new.number("character", one)) for k, row in enumerate(rows) for one in row.taken]
    new.zone("contract_taken", [n for pair in taken for n in pair])
