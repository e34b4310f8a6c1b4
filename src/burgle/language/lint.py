"""The linter for packs: what loads, but would make no good game.

    for complaint in lint_pack("space", [Path("my_pack")]):
        print(complaint)

What cannot even be loaded is among the complaints, and all the rest is looked at as far as that goes.
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
from burgle.content.playable import blame_error, small_numbers, taken_out, unplayable
from burgle.content.tables import ContentError, Sources, nearest, read_tables
from burgle.games import GAMES
from burgle.games.spec import GameSpec, OptionError, PieceError
from burgle.kernel.conditions import Now, Standing
from burgle.kernel.content import Card, Token
from burgle.kernel.effects import Each, Effect, Offer
from burgle.kernel.lint import Lint
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Rules

CARDS = ("cards.toml", "party.toml")  # a mistake here leaves the board as it is
STUMBLES = (AttributeError, LookupError, TypeError, ValueError)  # over a mistake that is listed already


@dataclass(frozen=True)
class Complaint:
    """Something a pack should not do: where, and what is wrong."""

    file: str
    line: int
    message: str

    @property
    def entry(self) -> str:
        """The entry it is about."""
        return self.message.partition(":")[0]

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
    """Check a game with packs laid over it; complaints come in the order of packs, files and lines."""
    spec = GAMES[game] if isinstance(game, str) else game
    folders = [Path(pack) for pack in packs]
    tables, sources = read_tables(spec.package, tuple(folders), spec.files, gather=True)
    rules, boards, used = load(spec, tables, sources)
    complaints = [Complaint(error.file, error.line, error.message) for error in sources.faults]
    spoilt = {complaint.entry for complaint in complaints}  # what else is odd about these may follow from that
    if rules is not None:
        found = Linter(spec, rules, boards, used, sources).complaints
        complaints += [complaint for complaint in found if complaint.entry not in spoilt]
    order = [str(path) for folder in folders for path in (folder, *(folder / name for name in spec.files))]
    order += [str(path) for folder in folders for path in sorted(folder.glob("*.toml"))] + list(spec.files)
    rank = {file: at for at, file in reversed(list(enumerate(order)))}
    return sorted(complaints, key=lambda complaint: (rank.get(complaint.file, len(order)), complaint.line))


def load(
    spec: GameSpec, tables: dict[str, Any], sources: Sources
) -> tuple[Rules | None, list[Rules], Mapping[str, Any]]:
    """Build the rulebook and those of all layouts, going on after mistakes; a board that makes none is left out."""
    own, _ = read_tables(spec.package, (), spec.files)
    players = spec.players[1]
    try:
        rules = with_pieces(spec, tables, own, sources)
        layouts = spec.layouts(tables) if spec.layouts is not None else []
        boards = [rules_from(spec, players, {spec.layout_option: name}, tables, sources) for name in layouts] or [rules]
        sound = all(Path(error.file).name in CARDS for error in sources.faults)
        return rules, boards if sound else [], tables
    except OptionError as error:
        sources.report(ContentError("board.toml", 0, str(error)))
    except STUMBLES as error:
        if isinstance(error, ContentError) and (error.line or not sources.faults):
            sources.report(error)
        elif not sources.faults:
            raise
    mixed: dict[str, Any] = {**own, **{name: tables[name] for name in ("card", "token", "artifact") if name in tables}}
    try:
        return rules_from(spec, players, {}, mixed, sources), [], mixed
    except STUMBLES:
        return None, [], mixed


def with_pieces(spec: GameSpec, tables: dict[str, Any], own: Mapping[str, Any], sources: Sources) -> Rules:
    """Build the rulebook; for a piece that cannot be read, such as a tile, the game's own is taken, or none."""
    while True:
        try:
            return rules_from(spec, spec.players[1], {}, tables, sources)
        except ContentError as error:
            piece = error.__cause__
            if not isinstance(piece, PieceError) or piece.id not in [entry["id"] for entry in tables[piece.table]]:
                raise
            sources.report(error)
            instead = [entry for entry in own[piece.table] if entry["id"] == piece.id]
            left = [entry for entry in tables[piece.table] if entry["id"] != piece.id]
            if tables[piece.table] == left + instead:
                raise
            tables[piece.table] = left + instead


class Linter:
    """Looks through one rulebook."""

    def __init__(
        self, spec: GameSpec, rules: Rules, boards: list[Rules], tables: Mapping[str, Any], sources: Sources
    ) -> None:
        self.spec, self.rules, self.sources = spec, rules, sources
        self.artifacts = {space.artifact for board in [rules, *boards] for space in board.spaces}  # that have a place
        self.complaints: list[Complaint] = []
        self.texts = list(texts(rules, tables, not spec.on_the_spot))
        for text in self.texts:
            self.check_text(text)
        self.check_feeding()
        self.check_tokens(tables)
        self.check_cards(tables)
        for error in small_numbers(spec, rules, tables, sources):
            self.note(error)
        for board in boards:
            for error in unplayable(spec, board, tables, sources):
                self.note(error)

    def complain(self, entry: str, key: str, message: str, table: str = "") -> None:
        """Note a complaint about an entry's key, once."""
        self.note(self.sources.error(entry, key, message, table))

    def note(self, error: ContentError) -> None:
        """Note a complaint, once."""
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
            if token.value and token.value not in self.artifacts:
                self.complain(token.key, "value", f"no space has the artifact number {token.value}", table)
            if token.value in values:
                for one, two in ((token, values[token.value]), (values[token.value], token)):
                    self.complain(one.key, "value", f"{two.key} has the value {token.value} too", table)
            if token.value:
                values[token.value] = token

    def check_cards(self, tables: Mapping[str, Any]) -> None:
        """Check that the decks can be dealt."""
        cards = self.rules.cards
        starters = sum(card.copies for card in cards if card.deck == "starter")
        if starters < self.rules.params.get("hand", 0):
            gone = taken_out(self.spec, tables, "card", lambda card: card.get("deck") == "starter")
            message = f"the starting deck has only {starters} cards"
            self.note(blame_error(self.sources, [("params", "hand", ""), *gone], message))
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


def texts(rules: Rules, tables: Mapping[str, Any], open_ends: bool = True) -> Iterator[Text]:
    """List every line of effects of a rulebook; `open_ends` says whether spaces and found tokens may leave some."""
    for card in rules.cards:
        moments = {"play": card.play, "acquire": card.acquire, "defeat": card.defeat, "use": card.use}
        at_once = {"arrive": card.arrive, "react": card.react, **card.moments}
        unpriced = card.cost < 0 and card.deck != "starter"  # handed out before anybody's turn
        for key, effect in {**moments, **at_once}.items():
            if effect is not None:
                yield Text("card", card.key, key, effect, key in moments and not (unpriced and key == "acquire"))
    freed = {token["id"] for token in tables.get("token", []) if "freed" in token}
    for token in rules.tokens:
        table = "artifact" if token.pool == "artifact" else "token"
        found = "freed" if token.key in freed else "found"
        for key, effect in {found: token.found, "use": token.use, "bought": token.bought}.items():
            if effect is not None:
                yield Text(table, token.key, key, effect, open_ends or key != found)
        for key, effect in token.moments.items():
            yield Text(table, token.key, key, effect, False)
    for space in rules.spaces:
        for key, effect in {"reward": space.reward, "port": space.port}.items():
            if effect is not None:
                yield Text("module", space.key, key, effect, open_ends or key != "reward")


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
