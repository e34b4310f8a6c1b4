"""Commands that only look: map, cards, rules, odds, why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from burgle.cli.terminal import particulars
from burgle.cli.terminal.board import Sheet
from burgle.cli.terminal.screen import Line
from burgle.cli.terminal.spoken import likely
from burgle.cli.texts import card_detail, card_text, count, joined, near, pick, price, token_detail
from burgle.language.phrases import stop
from burgle.language.words import TERMINAL, words_from
from burgle.rulebook import clauses_of

if TYPE_CHECKING:
    from burgle.cli.terminal.table import TerminalTable

HELP = (
    ("Enter", "play all cards; then: show the options again"),
    ("12", "take option 12; a card you cannot have tells why"),
    ("play NAME, play all", "play cards"),
    ("move {space}, move {name}", "by key, number or name; far ones are walked"),
    ("move {space} swords 1", "say how many Swords you use on enemies"),
    ("acquire {card}, buy 3, fight 5", "get a card or an item, beat an enemy"),
    ("{verbs}", "as the options say; y and n answer offers"),
    ("end", "end the turn"),
    ("undo, reset", "take the last thing or the turn back, till a reveal"),
    ("why 4, why move {far}", "why can I not do it, and which rule says so"),
    ("preview 12, hint", "what an option surely does; what a shrewd bot would do"),
    ("odds, odds 5", "chances of the next attack, or of one of 5 cubes"),
    ("map, map {part}, map list", "the board, a part of it, all of it in words"),
    ("where, way {far}", "ways from here; the way to a place"),
    ("row, market, players", "what is to be had; who has what"),
    ("hand, deck, discard", "your cards, wherever they are"),
    ("card NAME, token NAME", "what it does; `card 3` is the third of the row"),
    ("rules lock, rules {clause}", "look a rule up"),
    ("log, log 50, status", "what happened; everything in words"),
    ("position, position TEXT", "this position as you know it; go to one"),
    ("save FILE, quit", "burgle play --load FILE goes on with it"),
)
HINT_MILLIS = 1000  # to think about a hint
ALIASES = {
    "?": "help", "h": "help", "s": "status", "look": "status", "r": "row", "o": "odds", "l": "log", "u": "undo",
    "q": "quit", "exit": "quit", "w": "where", "route": "way", "c": "card", "rule": "rules", "what": "preview",
    "others": "players", "bye": "quit", "list": "options", "all": "play all", "pa": "play all",
}  # fmt: skip
SHORT = "Short: m move, p play, a acquire, f fight, e end, u undo, o odds, r row, l log"


class Info:
    """Answers questions of one table."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.game = table.game
        self.rules = table.game.rules

    def name(self, key: str) -> str:
        """Name a card or a token by its key."""
        rules = self.rules
        if key in rules.card_ids:
            return rules.cards[rules.card_ids[key]].name
        return rules.tokens[rules.token_ids[key]].name if key in rules.token_ids else key

    def clause(self) -> str:
        """A clause of this game's rulebook, as an example."""
        clauses = clauses_of(self.rules.game)
        return clauses[len(clauses) // 4].id

    def help(self, rest: str) -> list[Line]:
        """List the commands."""
        board = self.table.board
        examples = {**board.examples, "clause": self.clause()}
        rows = [*HELP[:6], *board.help, *HELP[6:]]
        lines: list[Line] = [
            Text.assemble((f"{keys.format(**examples):29}", "bold cyan"), f" {what}") for keys, what in rows
        ]
        if len(rows) < self.table.screen.height - 1 or self.table.screen.plain:
            lines.append(Text(SHORT, "dim"))
        return lines

    def sheet(self) -> Sheet:
        """What a picture is drawn for."""
        screen = self.table.screen
        height = max(23, screen.height - 1) if not screen.plain else 30
        return Sheet(self.table.view(), self.table.seats, screen.width, height, screen.plain)

    def map(self, rest: str) -> list[Line]:
        """Draw the board or a part of it."""
        return self.table.board.map(rest, self.sheet())

    def part(self, rest: str) -> list[Line]:
        """Draw a part of the board, the player's own if none is named."""
        here = self.table.board.space(self.table.view()["players"][self.sheet().me]["space"])
        wanted = rest or (self.table.board.part(here) if here is not None else "")
        return self.map(wanted)

    def where(self, rest: str) -> list[Line]:
        """List the ways out of the player's space, with what stands in the way."""
        board, view, menu = self.table.board, self.table.view(), self.table.menu()
        here = board.space(menu.me["space"])
        if here is None:
            return ["You are not on the board."]
        lines: list[Line] = [Text(f"From {here.key} {here.name} ({count(menu.me['boot'], 'boot')}):", "bold")]
        for way in board.ways(here, view, menu.seat):
            what = board.features(way.to, view) if way.to is not None else ""
            name = way.to.name if way.to is not None else "nobody knows what is there"
            can = any(f"{e.label} ".startswith(f"{way.label} ") for e in menu.legal)
            key = way.label.removeprefix("move ")
            line = Text.assemble((f"  {key:6} ", "bold green" if can else "dim"), f"{name}: {way.words(True)}")
            line.append(f" [{what}]" if what else "", "green")
            line.append("" if can or not menu.turn else f" - {menu.why(way.label)}", "dim")
            lines.append(line)
        for entry in menu.legal:
            if "leaps" in entry.traits:
                lines.append(f"  {entry.label} {entry.note}")
        return lines

    def way(self, rest: str) -> list[Line]:
        """Tell how to get to a space."""
        board, menu, view = self.table.board, self.table.menu(), self.table.view()
        start = board.space(menu.me["space"])
        goals = menu.spaces(rest) if rest else []
        if not goals or start is None:
            return [board.no_space(rest, view) if rest else f"Say where to: `way {board.examples['far']}`."]
        route = board.route(start, goals[0], view, menu.seat)
        if route is None:
            return [f"No way leads from {start.key} to {goals[0].key}."]
        what = board.features(goals[0], view)
        name = f"{goals[0].key} {goals[0].name}" + (f" [{what}]" if what else "")
        return [f"From {start.key} to {name}: {menu.tell(route)}." if route.ways else f"You are at {name}."]

    def why(self, rest: str) -> list[Line]:
        """Say why something cannot be done."""
        if not rest:
            examples = self.table.board.examples
            return [f"Say what: `why 4`, `why move {examples['far']}`, `why acquire {examples['card']}`."]
        return [self.table.teller.named(self.table.menu().explain(rest))]

    def preview(self, rest: str) -> list[Line]:
        """Say what an option would do."""
        menu = self.table.menu()
        found = menu.find(rest)
        if not found.codes:
            return [found.says or "Say which option: `preview 12`."]
        seen = self.game.preview(menu.seat, found.codes[0], self.table.lang)
        lines: list[Line] = list(self.table.teller.tell(seen["events"], menu.seat, brief=False))
        if seen.get("chances"):
            best = sorted(seen["chances"].items(), key=lambda pair: -pair[1])[:6]
            lines.append("Then luck decides: " + ", ".join(f"{self.name(key)} {chance:.0%}" for key, chance in best))
        elif seen["reveals"]:
            lines.append("Then luck decides, and it cannot be taken back.")
        else:
            lines.append(f"Next attack, hits on you: {likely(seen['odds']['seats'][menu.seat])}.")
        return lines or ["Nothing would change."]

    def hint(self, rest: str) -> list[Line]:
        """Say what a good bot would answer, and why; it knows no more than the one who asks."""
        from burgle.bots import ADVISER, BOTS

        menu = self.table.menu()
        bot = BOTS[ADVISER](0)
        bot.millis = HINT_MILLIS
        thought = bot.consider(self.game.state)
        entries = {one.code: one for one in menu.legal}
        entry = entries[thought.code]
        say = words_from((TERMINAL,), self.table.lang)
        verb = entry.verb.replace(" ", "-")
        why = f"hint-why-{verb}" if say.has(f"hint-why-{verb}") else "hint-why-other"
        reason = say.text(why, {"skill": menu.me["skill"]})
        lines: list[Line] = [say.text("hint-says", {"what": f"{entry.number} {entry.label}", "why": reason})]
        for name, one in (("hint-expects", thought.chosen), ("hint-other", thought.other)):
            if one is not None and one.plan.codes[0] in entries:
                first = entries[one.plan.codes[0]]
                numbers = {
                    "win": round(one.win * 100),
                    "error": round(one.error * 100),
                    "caught": round(one.caught * 100),
                }
                lines.append(say.text(name, {"what": f"{first.number} {first.label}", **numbers}))
        return lines

    def odds(self, rest: str) -> list[Line]:
        """Tell the exact chances of an attack."""
        if rest and not rest.isdecimal():
            return ["Say how many cubes: `odds 5`, or just `odds`."]
        odds = self.game.odds(int(rest[:6]) if rest else None)
        if rest and odds["draws"] > odds["bag"]:
            return [f"There are only {count(odds['bag'], 'cube')} to draw: say `odds {odds['bag']}` or fewer."]
        seats = self.table.seats
        head = f"An attack draws {odds['draws']} of {odds['bag']} cubes (the Clank! area counts as in the bag)."
        lines: list[Line] = [head, Text("           cubes   no hit    1    2    3+   mean  knock-out", "dim")]
        for one in odds["seats"]:
            damage = [*one["damage"], 0.0, 0.0, 0.0, 0.0]
            text = Text.assemble(
                (f"{seats.letter(one['seat'])} {seats.name(one['seat'])[:8]:8} ", seats.style(one["seat"]))
            )
            text.append(
                f"{one['cubes']:5} {damage[0]:8.0%} {damage[1]:4.0%} {damage[2]:4.0%} {sum(damage[3:]):5.0%} ", ""
            )
            text.append(f"{one['expected']:6.2f} {one['knock_out']:9.1%}", "")
            lines.append(text)
        lines.append(f"The row as it is now is refilled with an attack symbol in {odds['attack']:.0%} of cases.")
        return lines

    def row(self, rest: str) -> list[Line]:
        """List the cards on offer with what they do."""
        status, view = self.table.status, self.table.view()
        return [*status.row_lines(view), *status.reserve_lines(view)]

    def market(self, rest: str) -> list[Line]:
        """List what markets sell."""
        items = particulars.for_sale(self.rules, self.table.view().get("bank", {}), sold_out=True)
        return [f"{t.name}, price {t.price}, left: {left}" for t, left in items] or ["There is no market here."]

    def cards_in(self, place: str, title: str) -> list[Line]:
        """List own cards in a place, with what they do."""
        me = self.table.view()["players"][self.table.facing]
        keys: Sequence[str] = me.get(place, [])
        lines: list[Line] = [Text(f"{title} ({len(keys)}):", "bold")]
        for key in sorted(set(keys), key=list(keys).index):
            card = self.rules.cards[self.rules.card_ids[key]]
            text = " ".join(stop(line) for line in card_text(self.rules, card, self.table.lang))
            lines.append(f"  {joined([card.name] * list(keys).count(key))}: {text or 'nothing'}")
        return lines

    def card(self, rest: str) -> list[Line]:
        """Tell all about a card."""
        view = self.table.view()
        on_offer: list[str | None] = [*view["row"], *view.get("reserve", {}), view.get("reserve_enemy")]
        if rest.isdecimal() and 1 <= int(rest) <= len(on_offer) and on_offer[int(rest) - 1]:
            cards = [self.rules.cards[self.rules.card_ids[str(on_offer[int(rest) - 1])]]]
        else:
            cards = pick(self.rules.cards, rest)
        if not cards:
            return [f"There is no card `{rest}`.{near(self.rules.cards, rest)}"]
        if len(cards) > 3:
            return [", ".join(f"{c.name} ({price(c)})" if price(c) else c.name for c in cards)]
        return [line for card in cards for line in card_detail(self.rules, card, self.table.lang)]

    def token(self, rest: str) -> list[Line]:
        """Tell all about a token."""
        tokens = pick(self.rules.tokens, rest)
        if not tokens:
            return [f"There is no token `{rest}`.{near(self.rules.tokens, rest)}"]
        return [line for token in tokens[:4] for line in token_detail(self.rules, token, self.table.lang)]

    def look_up(self, rest: str) -> list[Line]:
        """Find rules by number or words."""
        from burgle.rulebook import find

        found = find(clauses_of(self.rules.game), rest)
        if not found:
            return [f"No rule mentions `{rest}`." if rest else f"Say what: `rules lock`, `rules {self.clause()}`."]
        lines: list[Line] = [f"{clause.id}: {clause.rule}" for clause in found[:6]]
        return (
            lines
            if len(found) <= 6
            else [*lines, f"... and {len(found) - 6} more: burgle rules {self.rules.game} {rest}"]
        )

    def log(self, rest: str) -> list[Line]:
        """Tell what happened, the latest last."""
        lines = self.table.teller.tell(
            self.game.events(self.table.facing, lang=self.table.lang), self.table.facing, brief=False
        )
        wanted = int(rest) if rest.isdecimal() else max(8, self.table.screen.height - 8)
        return list(lines[-wanted:]) or ["Nothing has happened yet."]

    def players(self, rest: str) -> list[Line]:
        """Tell about everybody."""
        view = self.table.view()
        lines: list[Line] = []
        for p in view["players"]:
            lines.append(self.table.status.player(view, p, self.table.screen.width))
            owned = self.table.status.names(sorted([*p["unseen"], *p["discard"], *p["play"], *p.get("hand", [])]))
            lines.append(f"     cards: {owned}")
        return lines
