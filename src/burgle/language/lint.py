"""The linter for packs: what loads, but would make no good game.

    for complaint in lint_pack("space", [Path("my_pack")]):
        print(complaint)

A pack that cannot even be loaded gives a single complaint: the reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgle.chapters.artifacts import Artifacts
from burgle.chapters.devices import Devices
from burgle.chapters.secrets import Secrets
from burgle.chapters.tokens import Tokens
from burgle.content.library import rules_from
from burgle.content.tables import ContentError, Sources, nearest, read_tables
from burgle.games import GAMES
from burgle.games.spec import GameSpec, OptionError
from burgle.kernel.conditions import Now, Standing
from burgle.kernel.content import Card, Space, Token
from burgle.kernel.effects import Each, Effect, Offer
from burgle.kernel.lint import Lint
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Rules

LEAST_PARAMS = ("health", "cubes", "hand", "row")  # numbers that cannot be 0


@dataclass(frozen=True)
class Complaint:
    """Something a pack should not do: where, and what is wrong."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


@dataclass(frozen=True)
class Text:
    """One line of effects and where it stands."""

    table: str
    entry: str
    key: str
    effect: Effect
    standing: bool  # whether its conditions stay open until the end of the turn


def lint_pack(game: str | GameSpec, packs: Sequence[str | Path] = ()) -> list[Complaint]:
    """Check a game with packs laid over it."""
    spec = GAMES[game] if isinstance(game, str) else game
    try:
        tables, sources = read_tables(spec.package, tuple(Path(pack) for pack in packs), spec.files)
        layouts: list[str] = spec.layouts(tables) if spec.layouts is not None else []
        rules = rules_from(spec, spec.players[1], {}, tables, sources)
        boards = [rules_from(spec, spec.players[1], {"layout": name}, tables, sources) for name in layouts]
    except ContentError as error:
        return [Complaint(error.file, error.line, error.message)]
    except OptionError as error:
        return [Complaint("board.toml", 0, str(error))]
    return Linter(spec, rules, boards, tables, sources).complaints


class Linter:
    """Looks through one rulebook."""

    def __init__(
        self, spec: GameSpec, rules: Rules, boards: list[Rules], tables: Mapping[str, Any], sources: Sources
    ) -> None:
        self.spec, self.rules, self.sources = spec, rules, sources
        self.complaints: list[Complaint] = []
        self.texts = list(texts(rules, tables))
        for text in self.texts:
            self.check_text(text)
        self.check_feeding()
        self.check_tokens(tables)
        self.check_cards()
        for name in LEAST_PARAMS:
            if rules.params.get(name) == 0:
                self.complain("params", name, "0: expected a number from 1 on")
        for fault in spec.faults(tables) if spec.faults is not None else []:
            self.complain(fault.id, fault.key, fault.message, fault.table)
        if spec.fixed_board:
            for board in boards or [rules]:
                self.check_board(board)

    def complain(self, entry: str, key: str, message: str, table: str = "") -> None:
        """Note a complaint about an entry's key, once."""
        error = self.sources.error(entry, key, message, table)
        complaint = Complaint(error.file, error.line, error.message)
        if complaint not in self.complaints:
            self.complaints.append(complaint)

    def check_text(self, text: Text) -> None:
        """Check one line of effects: its numbers, that it can be written down, that rivals are not asked."""
        lint = Lint()
        for effect in every(text.effect):
            effect.check(lint)
            inner = list(every(effect.body)) if isinstance(effect, Each) else []
            if not self.spec.rivals_choose and not all(part.simple for part in inner):
                lint.complain(f"'{effect.text()}' would put a question to rivals, who make no choices")
            if any(isinstance(part, Offer) and part.stays for part in inner):
                lint.complain(f"'{effect.text()}' would leave an offer open for rivals, whose turn it is not")
            if any(part.own_turn() for part in inner):
                lint.complain(f"'{effect.text()}' would do to rivals what belongs in one's own turn")
            if isinstance(effect, Standing | Now) and effect.every > 99:
                lint.complain(f"nobody ever counts to {effect.every}")
        for message in lint.complaints:
            self.complain(text.entry, text.key, message, text.table)
        written = text.effect.text()
        try:
            read = Reader(self.rules, written, text.standing).whole().text()
        except WordError as error:
            read = str(error)
        if read != written:
            self.complain(text.entry, text.key, f"'{written}' does not read back: {read}", text.table)

    def check_feeding(self) -> None:
        """Find `per` texts that bring about what they count, by themselves or by way of one another."""
        feeds: list[tuple[str, set[str], Text]] = []
        for text in self.texts:
            for effect in every(text.effect):
                if isinstance(effect, Standing | Now) and not effect.once:
                    made = set().union(*[self.brings(part) for part in every(effect.body)])
                    feeds.append((effect.count.text(), made, text))
        for counted, made, text in feeds:
            if counted in made:
                self.complain(text.entry, text.key, f"'per {counted}' feeds itself: it would never end", text.table)
                continue
            reached = set(made)
            while more := set().union(*[m for c, m, _ in feeds if c in reached and c not in m]) - reached:
                reached |= more
            if counted in reached:
                others = sorted({t.entry for c, m, t in feeds if c in reached and t.entry != text.entry})
                message = f"'per {counted}' feeds itself by way of {', '.join(others)}: it would never end"
                self.complain(text.entry, text.key, message, text.table)

    def brings(self, effect: Effect) -> set[str]:
        """Name the counts that an effect raises."""
        word, _, number = effect.text().partition(" ")
        if word in ("skill", "sword", "boot"):
            return {f"made {word}"}
        if word == "clank":
            return {"clank"} if not number.startswith("-") else set()
        if word in self.rules.token_ids:
            return {self.rules.tags[tag] for tag in self.rules.tokens[self.rules.token_ids[word]].grants}
        coins = self.spec.currency
        if word == coins:
            return {coins, f"made {coins}"}
        made = {"hurt": "damage", "trash": "trashed", "acquire": "acquired"}
        return {made[word]} if word in made else set()

    def check_tokens(self, tables: Mapping[str, Any]) -> None:
        """Check pools and grants, which are names that some chapter must know."""
        own, _ = read_tables(self.spec.package, (), self.spec.files)
        abilities = known_tags(self.spec, tables)
        laid_out = any(isinstance(chapter, Artifacts) for chapter in self.rules.chapters)  # each on its own space
        pools = {str(token["pool"]) for token in own.get("token", []) if "pool" in token} | {"artifact"}
        for chapter in self.rules.chapters:
            if isinstance(chapter, Tokens | Secrets):
                pools |= set(chapter.pools)
        values: dict[int, Token] = {}
        for token in self.rules.tokens:
            table = "artifact" if token.pool == "artifact" else "token"
            if token.pool not in pools:
                hint = nearest(token.pool, sorted(pools))
                self.complain(token.key, "pool", f"there is no pool {token.pool!r}{hint}", table)
            for tag in token.grants:
                name = self.rules.tags[tag]
                if name not in abilities:
                    hint = nearest(name, sorted(abilities))
                    self.complain(token.key, "grants", f"nothing asks for {name!r}{hint}", table)
            if token.pool == "artifact" and not token.value:
                self.complain(token.key, "value", "an artifact has a value", table)
            if not laid_out:
                continue
            if token.value and not any(space.artifact == token.value for space in self.rules.spaces):
                self.complain(token.key, "value", f"no space has the artifact number {token.value}", table)
            if token.value in values:
                for one, two in ((token, values[token.value]), (values[token.value], token)):
                    self.complain(one.key, "value", f"{two.key} has the value {token.value} too", table)
            if token.value:
                values[token.value] = token

    def check_cards(self) -> None:
        """Check that the decks can be dealt."""
        cards = self.rules.cards
        plain = sum(card.copies for card in cards if card.deck == self.spec.decks[0] and not card.attack)
        row = self.rules.params.get("row", 0)
        if plain < row:
            message = f"{plain} cards without the attack symbol cannot fill a row of {row}"
            self.complain("params", "row", message)
        starters = sum(card.copies for card in cards if card.deck == "starter")
        if starters < self.rules.params.get("hand", 0):
            self.complain("params", "hand", f"the starting deck has only {starters} cards")
        for card in cards:
            self.check_kind(card)
            if card.deck == "reserve" and card.fight >= 0 and card.flips_to >= 0 and cards[card.flips_to].fight < 0:
                self.complain(card.key, "flips_to", f"{cards[card.flips_to].key} is no enemy", "card")

    def check_kind(self, card: Card) -> None:
        """Check that what a card says goes with what it is."""
        device = card.use is not None
        if device and not any(isinstance(chapter, Devices) for chapter in self.rules.chapters):
            self.complain(card.key, "use", "no card of this game is used where it lies", "card")
        elif device and card.cost < 0:
            self.complain(card.key, "use", "a device has a cost in Skill", "card")
        if card.use_cost is not None and not device:
            self.complain(card.key, "use_cost", "only a device is used", "card")
        for key, effect in {"play": card.play, "react": card.react}.items():
            if effect is not None and (device or card.fight >= 0):
                self.complain(card.key, key, "nobody ever has this card in hand", "card")

    def check_board(self, rules: Rules) -> None:
        """Check one layout: it can be walked, it can be left, and there are secrets enough for it."""
        layout = rules.options.get("layout", "")
        where = f" (layout {layout})" if layout else ""
        spaces = rules.spaces
        used = [space for space in spaces if space.exits]
        starts = [space for space in used if marked(rules, space, "start")]
        if len(starts) != 1:
            names = ", ".join(space.key for space in starts) or "none"
            at = starts[-1].key if starts else "module"
            self.complain(at, "start", f"one space is the start, not {names}{where}")
            return
        if not any(marked(rules, space, "pods") for space in used):
            self.complain("module", "", f"there is no way out: no space has pods{where}")
        there = walk(spaces, starts[0], False)
        back = walk(spaces, starts[0], True)
        in_use = {rules.modules[space.module].code for space in used}
        for space in spaces:
            if rules.modules[space.module].code not in in_use:
                continue
            if space.id not in there:
                self.complain(space.key, "", f"nobody can walk to this space{where}", "module")
            elif space.id not in back and not marked(rules, space, "pods"):
                self.complain(space.key, "", f"nobody can walk back from this space{where}", "module")
        pools = {space.secret for space in spaces if space.secret}
        for chapter in rules.chapters:
            if isinstance(chapter, Secrets):
                pools -= set(chapter.pools)
                for pool, each in zip(chapter.pools, chapter.each, strict=True):
                    self.check_secrets(rules, pool, each, where)
                for space in spaces:
                    if space.secret in pools:
                        hint = nearest(space.secret, chapter.pools)
                        self.complain(space.key, "secret", f"there is no secret {space.secret!r}{hint}", "module")

    def check_secrets(self, rules: Rules, pool: str, each: int, where: str) -> None:
        """Check that there are as many secrets as are laid out."""
        copies = sum(token.copies for token in rules.tokens if token.pool == pool)
        laid = each * sum(1 for space in rules.spaces if space.exits and space.secret == pool)
        if copies < laid:
            self.complain("secrets", pool, f"{laid} are laid out and there are only {copies}{where}")


def texts(rules: Rules, tables: Mapping[str, Any]) -> Iterator[Text]:
    """List every line of effects of a rulebook."""
    for card in rules.cards:
        moments = {"play": card.play, "acquire": card.acquire, "defeat": card.defeat, "use": card.use}
        at_once = {"arrive": card.arrive, "react": card.react}
        for key, effect in {**moments, **at_once}.items():
            if effect is not None:
                yield Text("card", card.key, key, effect, key in moments)
    freed = {token["id"] for token in tables.get("token", []) if "freed" in token}
    for token in rules.tokens:
        table = "artifact" if token.pool == "artifact" else "token"
        found = "freed" if token.key in freed else "found"
        for key, effect in {found: token.found, "use": token.use, "bought": token.bought}.items():
            if effect is not None:
                yield Text(table, token.key, key, effect, True)
    for space in rules.spaces:
        for key, effect in {"reward": space.reward, "port": space.port}.items():
            if effect is not None:
                yield Text("module", space.key, key, effect, True)


def every(effect: Effect) -> Iterator[Effect]:
    """List an effect and all its parts."""
    yield effect
    for part in effect.parts():
        yield from every(part)


def known_tags(spec: GameSpec, tables: Mapping[str, Any]) -> set[str]:
    """Name the abilities that the chapters of a game ask for."""
    bare = Rules(spec.id, spec.title, spec.version, spec.players[1], dict(tables["params"]))
    for chapter in spec.chapters(tables, spec.players[1], {}):
        chapter.build(bare)
    return set(bare.tags)


def marked(rules: Rules, space: Space, mark: str) -> bool:
    """Say whether a space has a mark."""
    return mark in rules.marks and bool(space.marks >> rules.marks.index(mark) & 1)


def walk(spaces: list[Space], start: Space, back: bool) -> set[int]:
    """Find the spaces that can be reached on foot, whatever is in the way (or from which the start can be)."""
    ways: dict[int, set[int]] = {space.id: set() for space in spaces}
    for space in spaces:
        for way in space.exits:
            if not way.closed:
                ways[way.to if back else space.id].add(space.id if back else way.to)
    reached = {start.id}
    edge = [start.id]
    while edge:
        edge = [to for at in edge for to in ways[at] if to not in reached]
        reached.update(edge)
    return reached
