"""The table on one screen: your pools, the row, the reserve, the boss, the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from typing import Any

from rich.text import Text

from burgle.cli.terminal import particulars
from burgle.cli.terminal.board import Board, View
from burgle.cli.terminal.menu import Menu
from burgle.cli.terminal.menu_line import MenuLine
from burgle.cli.terminal.screen import wrap
from burgle.cli.terminal.seats import Seats
from burgle.cli.texts import card_line, cut, does, joined, marks, points, share
from burgle.game import Game
from burgle.games import GAMES
from burgle.kernel.content import Card
from burgle.language.wording import round_of
from burgle.language.words import FALLBACK, TERMINAL, Args, words_from
from burgle.view.cards import faction

FACTIONS = {"outlaw": "yellow", "resistance": "green", "science": "cyan", "companion": "green", "gem": "cyan"}
POOLS = (("skill", "bright_blue"), ("sword", "bright_red"), ("boot", "bright_yellow"))
# What the options of a turn are listed under: those with a trait, but not with another one.
GROUPS = (("play", "plays", ""), ("move", "moves", "reveals"), ("explore", "reveals", ""), ("use", "uses", ""),
          ("buy", "gets", ""), ("else", "", ""))  # fmt: skip
NARROW = 20  # columns for a card of which only the name and the price are shown
LONG = 3  # lines of moves; with more, the names of the spaces are left out


class Status:
    """Draws what one seat sees."""

    def __init__(self, game: Game, board: Board, seats: Seats, lang: str = FALLBACK) -> None:
        self.lang = lang
        self.words = words_from((TERMINAL,), lang)
        self.say = self.words.text
        self.game, self.board, self.seats, self.rules = game, board, seats, game.rules
        self.coin = GAMES[game.rules.game].currency

    def fate(self, player: View) -> str:
        """What became of a player."""
        return self.say(f"status-{player['status']}")

    def money(self, n: int) -> str:
        """An amount of money."""
        return particulars.coins(n, self.coin, self.words)

    def price(self, card: Card) -> str:
        """What a card takes to get or beat."""
        if card.fight >= 0:
            return self.say("n-swords", {"n": card.fight})
        return self.say("n-skill", {"n": card.cost}) if card.cost >= 0 else ""

    def short_price(self, card: Card) -> str:
        """The same in as few letters as can be read."""
        return f"{card.fight}{self.say('unit-sword')}" if card.fight >= 0 else f"{card.cost}{self.say('unit-skill')}"

    def does(self, card: Card) -> str:
        """What a card does in a line: in the effect language, whose words are English, or in that of the one who looks."""
        return does(card) if self.lang == FALLBACK else card_line(self.rules, card, self.lang)

    def names(self, keys: Sequence[str]) -> str:
        """Name cards by their keys."""
        return joined(self.rules.cards[self.rules.card_ids[key]].name for key in keys)

    def health(self, player: View) -> tuple[int, int]:
        """Health left and at most."""
        most = self.rules.params.get("health", 10)
        return most - player["damage"], most

    def bar(self, player: View) -> Text:
        """A player's health as a bar."""
        left, most = self.health(player)
        style = "green" if left > most * 0.6 else "yellow" if left > most * 0.3 else "bold red"
        return Text.assemble(("■" * left, style), ("□" * (most - left), "dim"), f" {left}/{most}")

    # ------------------------------------------------------------------ the screen

    def screen(self, view: View, width: int, menu: Menu | None, room: int, wanted: int = 0) -> list[Text]:
        """Everything but the news and the options: as much as there is room for, what matters most first.

        So many lines of the room are wanted for something else; they are left free unless it would cost the boss.
        """
        seat = view["seat"] if view["seat"] >= 0 else view["active"]
        top = [self.title(view, width), *self.you(view, seat, width)]
        row = [*self.row(view, width, menu), *self.reserve(view, width, menu)]
        boss, more = self.boss(view, seat, width), particulars.lines(self.rules, view, width, self.words)
        others = [self.player(view, p, width) for p in view["players"] if p["seat"] != seat]
        pairs = self.paired(view, seat, width)
        turn = menu is None or menu.turn
        short = [*self.short_row(view, width, menu), *self.reserve(view, width, menu)]
        fallback = (
            [[*row, *boss, *pairs], [*row, *boss], [*short, *boss, *pairs], [*short, *boss]]
            if turn
            else [[*more, *boss, *pairs], [*more, *boss], boss]
        )
        whole = [[*row, *more, *boss, *others], [*row, *more, *boss, *pairs], *fallback]
        last = [[*short, boss[0]], short] if turn else [more, []]
        tries = [(one, room - wanted) for one in whole] + [(one, room) for one in (*whole, *last)]
        return next(([*top, *one] for one, lines in tries if len(top) + len(one) <= lines), [*top, *last[-1]])

    def paired(self, view: View, seat: int, width: int) -> list[Text]:
        """The other players, two in a line."""
        half = (width - 1) // 2
        cells = [self.player(view, p, half) for p in view["players"] if p["seat"] != seat]
        lines = []
        for i in range(0, len(cells), 2):
            line = Text.assemble(cells[i], " " * (half + 1 - len(cells[i])))
            lines.append(line.append_text(cells[i + 1]) if i + 1 < len(cells) else line)
        return lines

    def title(self, view: View, width: int) -> Text:
        """The line at the top."""
        who = view["decision"]["who"] if view["decision"] else view["active"]
        text = Text(style="reverse")
        when = self.say("screen-round", {"n": round_of(self.rules, view["turn"])})
        text.append(f" {self.rules.title}  {when}  ", "bold")
        text.append(f" {self.seats.name(who)} ", "not reverse " + self.seats.pawn(who))
        right = f"undo {self.game.undo_steps} · " if self.game.undo_steps else ""
        right += "help · map · odds · log "
        text.append(" " * max(1, width - len(text) - len(right)))
        text.append(right)
        return text

    def you(self, view: View, seat: int, width: int) -> list[Text]:
        """Your pools and what is before you."""
        me = view["players"][seat]
        first = Text.assemble((f" {self.seats.letter(seat)} ", self.seats.pawn(seat)), " ", self.bar(me), " ")
        for key, style in POOLS:
            first.append(f" {self.say(f'pool-{key}')} ", "dim")
            first.append(f"{me[key]}", f"bold {style}" if me[key] else "dim")
        if view.get("teleports"):
            first.append(f" {self.say('pool-teleport')} {view['teleports']}", "bold magenta")
        piles = self.say("screen-piles", {"deck": me["deck_size"], "discard": len(me["discard"])})
        first.append(f"  {self.money(me['coins'])}  {piles}")
        space = self.board.space(me["space"])
        where = f" {space.key} {space.name}" if space is not None else f" {self.fate(me)}"
        second = Text.assemble((where, "bold"))
        what = self.board.features(space, view) if space is not None else ""
        second.append(f" ({what})" if what else "", "green")
        second.append(f"  {self.belongings(view, me)}", "cyan")
        third = Text.assemble((f" {self.say('screen-hand')} ", "dim"), (self.names(me.get("hand", [])) or "-", "bold"))
        third.append(f"  {self.say('screen-played')} ", "dim")
        third.append(self.names(me["play"]) or "-")
        for line in (first, second, third):
            line.truncate(width, overflow="ellipsis")
        return [first, second, third]

    def belongings(self, view: View, p: View) -> str:
        """What a player carries."""
        return particulars.belongings(self.rules, view, p, self.words)

    def row(self, view: View, width: int, menu: Menu | None) -> list[Text]:
        """The row, a line for each card."""
        legal = {e.number for e in menu.entries if e.code is not None} if menu is not None and menu.turn else set()
        wide = max(
            (len(self.price(self.rules.cards[self.rules.card_ids[key]])) for key in view["row"] if key), default=0
        )
        wide = max(8, wide)
        lines = []
        for number, key in enumerate(view["row"], 1):
            text = Text.assemble(
                (f"{'>' if number in legal else ' '}{number:2} ", "bold cyan" if number in legal else "dim")
            )
            if key is None:
                lines.append(text.append("-", "dim"))
                continue
            card = self.rules.cards[self.rules.card_ids[key]]
            side = faction(self.rules, card)
            text.append(f"{side[:1].upper() or ' '} ", FACTIONS.get(side, ""))
            text.append(f"{cut(card.name, 20):20} ", "bold" if number in legal else "")
            text.append(f"{self.price(card):{wide}} ", "bright_red" if card.fight >= 0 else "bright_blue")
            signs = marks(card)
            text.append(signs.removesuffix("S"), "bold red").append("S" * signs.count("S"), "bold yellow")
            text.append(" " * (4 - len(signs)))
            text.append(f"{points(card.points) + 'p' if points(card.points) else '':3} ", "yellow")
            text.append(cut(self.does(card), width - len(text)), "" if number in legal else "dim")
            lines.append(text)
        return lines

    def short_row(self, view: View, width: int, menu: Menu | None) -> list[Text]:
        """The row with names and prices only, several cards in a line, for a screen that is too low for more."""
        legal = {e.number for e in menu.entries if e.code is not None} if menu is not None and menu.turn else set()
        columns = max(1, width // NARROW)
        each = width // columns
        lines: list[Text] = []
        for number, key in enumerate(view["row"], 1):
            can = number in legal
            one = Text.assemble((f"{'>' if can else ' '}{number} ", "bold cyan" if can else "dim"))
            if key is None:
                one.append("-", "dim")
            else:
                card = self.rules.cards[self.rules.card_ids[key]]
                cost = f" {self.short_price(card)}"
                one.append(cut(card.name, each - len(one) - len(cost) - 1), "bold" if can else "")
                one.append(cost, "bright_red" if card.fight >= 0 else "bright_blue")
            if (number - 1) % columns == 0:
                lines.append(Text())
            lines[-1].append_text(one).append(" " * (each - len(one)))
        return lines

    def reserve(self, view: View, width: int, menu: Menu | None) -> list[Text]:
        """The reserve in one line, the market below it while you are there."""
        legal = {e.number for e in menu.entries if e.code is not None} if menu is not None and menu.turn else set()
        text = Text()
        number = len(view["row"])
        for key, left in view.get("reserve", {}).items():
            card = self.rules.cards[self.rules.card_ids[key]]
            number += 1
            text.append(f"{'>' if number in legal else ' '}{number} ", "bold cyan" if number in legal else "dim")
            text.append(card.name, "bold" if number in legal else "")
            text.append(f" {self.short_price(card)}{f' x{left}' if left < 5 else ''} ")
        if view.get("reserve_enemy"):
            card = self.rules.cards[self.rules.card_ids[view["reserve_enemy"]]]
            number += 1
            text.append(f"{'>' if number in legal else ' '}{number} ", "bold cyan" if number in legal else "dim")
            text.append(card.name, "bold" if number in legal else "")
            text.append(f" {self.short_price(card)} {self.does(card)}")
        text.truncate(width, overflow="ellipsis")
        return [text, *self.market(view, width)] if text else self.market(view, width)

    def market(self, view: View, width: int) -> list[Text]:
        """What the market sells, while the one who looks stands in it."""
        me = view["players"][view["seat"] if view["seat"] >= 0 else view["active"]]
        space = self.board.space(me["space"])
        if space is None or not self.board.marked(space, self.board.market):
            return []
        items = particulars.for_sale(self.rules, view["bank"], self.words)
        cells = [Text(f"{t.name} {t.price}{self.coin[:1]} x{left}") for t, left in items]
        return flow(f"{self.say('screen-market')} ", cells, width)

    def boss(self, view: View, seat: int, width: int) -> list[Text]:
        """The rage track, the area, the bag and what the next attack may do to you."""
        odds = self.game.odds()
        rage = Text.assemble((f"{self.say('screen-rage')} ", "dim"))
        hunters = view.get("hunters", [])
        for space, draws in enumerate(view.get("rage", {}).get("draws", []), 1):
            now = space == view["rage"]["marker"]
            rage.append(f"[{draws}]" if now else f" {draws}", "bold red" if now else "dim")
            if space <= len(hunters) and hunters[space - 1]:
                rage.append("*" * hunters[space - 1], "red")
        rage.append(f"  {self.say('screen-draws')} ", "dim")
        rage.append(str(view.get("strength", "?")), "bold red")
        rage.append(f"  {self.say('screen-hits')} ", "dim")
        rage.append(chances(odds["seats"][seat], self.say), "bold")
        bag = view.get("bag", {})
        text = Text.assemble((f"{self.say('screen-clank')} ", "dim"))
        for p in view["players"]:
            text.append(f"{self.seats.letter(p['seat'])}{p['area']} ", self.seats.style(p["seat"]))
        text.append(f" {self.say('screen-bag')} {odds['bag']}: ", "dim")
        text.append(f"{self.say('cube-black')} {bag.get('black', 0)} ")
        red = bag.get("hunters", 0) + view.get("hunters_in_area", 0)
        text.append(f"{self.say(f'cube-{particulars.hunter(self.rules)}')} {red} " if red else "", "red")
        for other, n in enumerate(bag.get("seats", [])):
            text.append(f"{self.seats.letter(other)}{n} ", self.seats.style(other))
        refill = f" {self.say('screen-refill')} "
        text.append(refill if len(text) + len(refill) + 4 <= width else f" {self.say('screen-refill-short')} ", "dim")
        text.append(share(odds["attack"], self.say))
        for line in (rage, text):
            line.truncate(width, overflow="ellipsis")
        return [rage, text]

    def player(self, view: View, p: View, width: int) -> Text:
        """Another player in one line."""
        seat = p["seat"]
        left, most = self.health(p)
        text = Text.assemble((f" {self.seats.letter(seat)} ", self.seats.pawn(seat)), " ")
        text.append(f"{cut(self.seats.name(seat), 8):8} ", self.seats.style(seat))
        if p["status"] == "in":
            text.append(f"{left}/{most} ".rjust(6), "bold red" if left < 4 else "")
            text.append(f"{p['space']:6}", "bold")
        else:
            text.append(f"{self.fate(p):12}", "dim")
        text.append(f"{p['coins']:2}{self.coin[:1]} {p['points']:3}p  {self.belongings(view, p)}")
        text.truncate(width, overflow="ellipsis")
        return text

    # ------------------------------------------------------------------ the options

    def options(self, menu: Menu, width: int, shown: Set[int] = frozenset(), long: int = LONG) -> list[Text]:
        """The numbered options, in groups on as few lines as will do; not those that pictures show."""
        if not menu.turn:
            if any(entry.text for entry in menu.legal):
                return [line for entry in menu.legal for line in told(entry, width)]
            short = [cell(entry, width) for entry in menu.legal if entry.number not in shown]
            if sum(len(c) + 2 for c in short) > width and len(short) <= 7 and not shown:
                return [Text.assemble("  ", c) for c in short]
            return flow("  ", short, width) if short else []
        lines: list[Text] = []
        rest = [entry for entry in menu.legal if not entry.offered]
        for title, trait, other in GROUPS:
            group = [e for e in rest if not trait or (trait in e.traits and other not in e.traits)]
            rest = [entry for entry in rest if entry not in group]
            cells = [cell(entry, width, title) for entry in group]
            if title == "play" and group:
                cells.append(Text(self.say("enter-plays"), "italic"))
            shown_as = f"{self.say(f'group-{title}')} "
            found = flow(shown_as, cells, width) if cells else []
            if len(found) > long:
                found = flow(shown_as, [cell(replace(entry, note=""), width, title) for entry in group], width)
            lines += found
        return lines


def cell(entry: MenuLine, width: int, title: str = "") -> Text:
    """One option: number, words, price; what the title of its group says is left out."""
    words = entry.label.removeprefix(f"{title} ") if title else entry.label
    if entry.walks:
        words = words.removeprefix("move ").partition(" swords")[0]
    text = Text.assemble((f"{entry.number} ", "bold cyan"), cut(words, width - 8))
    if entry.note:
        text.append(f" {entry.note}", "dim")
    if entry.price and "acquires" not in entry.traits:
        text.append(f" {entry.price}", "red" if entry.cost.get("damage") else "yellow")
    return text


def told(entry: MenuLine, width: int) -> list[Text]:
    """One option with what its card says, on as many lines as that takes."""
    head = cell(entry, width)
    first, *rest = wrap(f"{head.plain}: {entry.text}" if entry.text else head.plain, width - 5)
    lines = [Text.assemble("  ", head, first[len(head.plain) :])]
    return [*lines, *(Text(f"     {line.strip()}") for line in rest)]


def flow(title: str, cells: Sequence[Text], width: int) -> list[Text]:
    """Lay cells out side by side, on a new line when one is full."""
    lines = [Text.assemble((title, "dim"))]
    for one in cells:
        if len(lines[-1]) > len(title) and len(lines[-1]) + 2 + len(one) > width:
            lines.append(Text(" " * len(title)))
        if len(lines[-1]) > len(title):
            lines[-1].append("  ")
        lines[-1].append_text(one)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def chances(seat: dict[str, Any], say: Callable[[str, Args], str]) -> str:
    """The chances of no hit, one, two, and so on; and of a knock-out, if there is any."""
    damage = seat["damage"]
    shown = [f"{n}:{share(chance, say)}" for n, chance in enumerate(damage[:2])]
    if len(damage) > 2:
        shown.append(f"2+:{share(sum(damage[2:]), say)}")
    if seat["knock_out"]:
        shown.append(say("screen-out", {"share": share(seat["knock_out"], say, 1)}))
    return " ".join(shown)
