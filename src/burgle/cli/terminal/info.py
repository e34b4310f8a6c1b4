"""Commands that only look: map, cards, rules, odds, why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from burgle.cli.terminal import particulars
from burgle.cli.terminal.board import Sheet
from burgle.cli.terminal.screen import Line
from burgle.cli.terminal.spoken import likely
from burgle.cli.texts import card_detail, card_text, joined, near, pick, share, token_detail
from burgle.language.phrases import stop
from burgle.language.words import TERMINAL, words_from
from burgle.rulebook import clauses_of

if TYPE_CHECKING:
    from burgle.cli.terminal.table import TerminalTable

HELP = (
    ("Enter", "help-enter"),
    ("12", "help-number"),
    ("play NAME, play all", "help-play"),
    ("move {space}, move {name}", "help-move"),
    ("move {space} swords 1", "help-swords"),
    ("acquire {card}, buy 3, fight 5", "help-get"),
    ("{verbs}", "help-verbs"),
    ("end", "help-end"),
    ("undo, reset", "help-undo"),
    ("why 4, why move {far}", "help-why"),
    ("preview 12, hint", "help-preview"),
    ("odds, odds 5", "help-odds"),
    ("map, map {part}, map list", "help-map"),
    ("where, way {far}", "help-where"),
    ("row, market, players", "help-row"),
    ("hand, deck, discard", "help-hand"),
    ("card NAME, token NAME", "help-card"),
    ("rules lock, rules {clause}", "help-rules"),
    ("log, log 50, status", "help-log"),
    ("thoughts", "help-thoughts"),
    ("position, position TEXT", "help-position"),
)  # what is typed, which is the same in all languages, and the message that says what it does
HINT_MILLIS = 1000  # to think about a hint
ALIASES = {
    "?": "help", "h": "help", "s": "status", "look": "status", "r": "row", "o": "odds", "l": "log", "u": "undo",
    "q": "quit", "exit": "quit", "w": "where", "route": "way", "c": "card", "rule": "rules", "what": "preview",
    "others": "players", "bye": "quit", "list": "options", "all": "play all", "pa": "play all",
}  # fmt: skip


class Info:
    """Answers questions of one table."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.game = table.game
        self.rules = table.game.rules
        self.words = words_from((TERMINAL,), table.lang)
        self.say = self.words.text

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
        rows = [*HELP[:6], *board.help, *HELP[6:], *self.table.help]
        lines: list[Line] = [
            Text.assemble((f"{keys.format(**examples):29}", "bold cyan"), f" {self.say(what)}") for keys, what in rows
        ]
        if len(rows) < self.table.screen.height - 1 or self.table.screen.plain:
            lines.append(Text(self.say("help-short"), "dim"))
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
            return [self.say("off-board")]
        boots = self.say("n-boots", {"n": menu.me["boot"]})
        lines: list[Line] = [Text(self.say("ways-from", {"place": f"{here.key} {here.name}", "boots": boots}), "bold")]
        for way in board.ways(here, view, menu.seat):
            what = board.features(way.to, view) if way.to is not None else ""
            name = way.to.name if way.to is not None else self.say("unknown-place")
            can = any(f"{e.label} ".startswith(f"{way.label} ") for e in menu.legal)
            key = way.label.removeprefix("move ")
            line = Text.assemble(
                (f"  {key:6} ", "bold green" if can else "dim"), f"{name}: {way.words(self.say, True)}"
            )
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
            return [board.no_space(rest, view) if rest else self.say("say-where-to", {"far": board.examples["far"]})]
        route = board.route(start, goals[0], view, menu.seat)
        if route is None:
            return [self.say("no-way", {"from": start.key, "to": goals[0].key})]
        what = board.features(goals[0], view)
        name = f"{goals[0].key} {goals[0].name}" + (f" [{what}]" if what else "")
        told = {"from": start.key, "to": name, "way": menu.tell(route)}
        return [self.say("way-from-to", told) if route.ways else self.say("you-are-at", {"place": name})]

    def why(self, rest: str) -> list[Line]:
        """Say why something cannot be done."""
        if not rest:
            examples = self.table.board.examples
            return [self.say("say-why", {"far": examples["far"], "card": examples["card"]})]
        return [self.table.teller.named(self.table.menu().explain(rest))]

    def preview(self, rest: str) -> list[Line]:
        """Say what an option would do."""
        menu = self.table.menu()
        found = menu.find(rest)
        if not found.codes:
            return [found.says or self.say("say-which")]
        seen = self.game.preview(menu.seat, found.codes[0], self.table.lang)
        lines: list[Line] = list(self.table.teller.tell(seen["events"], menu.seat, brief=False))
        if seen.get("chances"):
            best = sorted(seen["chances"].items(), key=lambda pair: -pair[1])[:6]
            shares = ", ".join(f"{self.name(key)} {share(chance, self.say)}" for key, chance in best)
            lines.append(self.say("luck-shares", {"shares": shares}))
        elif seen["reveals"]:
            lines.append(self.say("luck-decides"))
        else:
            lines.append(self.say("next-attack", {"chances": likely(seen["odds"]["seats"][menu.seat], self.say)}))
        return lines or [self.say("nothing-changes")]

    def hint(self, rest: str) -> list[Line]:
        """Say what a good bot would answer, and why; it knows no more than the one who asks."""
        from burgle.bots import ADVISER, BOTS

        menu = self.table.menu()
        bot = BOTS[ADVISER](0)
        bot.millis = HINT_MILLIS
        thought = bot.consider(self.game.state)
        entries = {one.code: one for one in menu.legal}
        entry = entries[thought.code]
        say = self.words
        verb = entry.verb.replace(" ", "-")
        why = f"hint-why-{verb}" if say.has(f"hint-why-{verb}") else "hint-why-other"
        reason = say.text(why, {"skill": menu.me["skill"]})
        lines: list[Line] = [say.text("hint-says", {"what": f"{entry.number} {entry.label}", "why": reason})]
        for name, one in (("hint-expects", thought.chosen), ("hint-other", thought.other)):
            if one is not None and name == "hint-other" and one.plan.codes[0] == thought.code:
                continue  # it begins alike: said by its first step, it would be the advice once more
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
            return [self.say("say-cubes")]
        odds = self.game.odds(int(rest[:6]) if rest else None)
        if rest and odds["draws"] > odds["bag"]:
            return [self.say("too-few-cubes", {"n": odds["bag"]})]
        seats = self.table.seats
        head = self.say("attack-draws", {"draws": odds["draws"], "bag": odds["bag"]})
        columns = [self.say(f"odds-{one}") for one in ("cubes", "safe", "mean", "out")]
        titles = f"{columns[0]:>16} {columns[1]:>8}     1     2    3+ {columns[2]:>6} {columns[3]:>10}"
        lines: list[Line] = [head, Text(titles, "dim")]
        for one in odds["seats"]:
            damage = [*one["damage"], 0.0, 0.0, 0.0, 0.0]
            text = Text.assemble(
                (f"{seats.letter(one['seat'])} {seats.name(one['seat'])[:8]:8} ", seats.style(one["seat"]))
            )
            some = [share(chance, self.say) for chance in (*damage[:3], sum(damage[3:]))]
            mean = f"{one['expected']:.2f}".replace(".", self.say("decimal-sign"))
            text.append(f"{one['cubes']:5} {some[0]:>8} {some[1]:>5} {some[2]:>5} {some[3]:>5} {mean:>6} ", "")
            text.append(f"{share(one['knock_out'], self.say, 1):>10}", "")
            lines.append(text)
        lines.append(self.say("refill-attacks", {"share": share(odds["attack"], self.say)}))
        return lines

    def row(self, rest: str) -> list[Line]:
        """List the cards on offer with what they do."""
        status, view = self.table.status, self.table.view()
        return [*status.row_lines(view), *status.reserve_lines(view)]

    def market(self, rest: str) -> list[Line]:
        """List what markets sell."""
        items = particulars.for_sale(self.rules, self.table.view().get("bank", {}), self.words, sold_out=True)
        sold = [self.say("on-sale", {"name": t.name, "price": t.price, "left": left}) for t, left in items]
        return [*sold] or [self.say("no-market")]

    def cards_in(self, place: str) -> list[Line]:
        """List own cards in a place, with what they do."""
        me = self.table.view()["players"][self.table.facing]
        keys: Sequence[str] = me.get(place, [])
        lines: list[Line] = [Text(f"{self.say(f'cards-in-{place}')} ({len(keys)}):", "bold")]
        for key in sorted(set(keys), key=list(keys).index):
            card = self.rules.cards[self.rules.card_ids[key]]
            text = " ".join(stop(line) for line in card_text(self.rules, card, self.table.lang))
            lines.append(f"  {joined([card.name] * list(keys).count(key))}: {text or self.say('nothing')}")
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
            return [self.say("no-card", {"text": rest, "near": near(self.rules.cards, rest) or "none"})]
        if len(cards) > 3:
            price = self.table.status.price
            return [", ".join(f"{c.name} ({price(c)})" if price(c) else c.name for c in cards)]
        return [line for card in cards for line in card_detail(self.rules, card, self.table.lang)]

    def token(self, rest: str) -> list[Line]:
        """Tell all about a token."""
        tokens = pick(self.rules.tokens, rest)
        if not tokens:
            return [self.say("no-token", {"text": rest, "near": near(self.rules.tokens, rest) or "none"})]
        return [line for token in tokens[:4] for line in token_detail(self.rules, token, self.table.lang)]

    def look_up(self, rest: str) -> list[Line]:
        """Find rules by number or words."""
        from burgle.rulebook import find

        found = find(clauses_of(self.rules.game), rest)
        if not found:
            asked = self.say("say-rule", {"clause": self.clause()})
            return [self.say("no-rule", {"text": rest}) if rest else asked]
        lines: list[Line] = [f"{clause.id}: {clause.rule}" for clause in found[:6]]
        return (
            lines
            if len(found) <= 6
            else [*lines, self.say("more-rules", {"n": len(found) - 6, "game": self.rules.game, "text": rest})]
        )

    def log(self, rest: str) -> list[Line]:
        """Tell what happened, the latest last."""
        lines = self.table.teller.tell(
            self.game.events(self.table.facing, lang=self.table.lang), self.table.facing, brief=False
        )
        wanted = int(rest) if rest.isdecimal() else max(8, self.table.screen.height - 8)
        return list(lines[-wanted:]) or [self.say("nothing-happened")]

    def players(self, rest: str) -> list[Line]:
        """Tell about everybody."""
        view = self.table.view()
        lines: list[Line] = []
        for p in view["players"]:
            lines.append(self.table.status.player(view, p, self.table.screen.width))
            owned = self.table.status.names(sorted([*p["unseen"], *p["discard"], *p["play"], *p.get("hand", [])]))
            lines.append(f"     {self.say('cards-owned', {'cards': owned})}")
        return lines
