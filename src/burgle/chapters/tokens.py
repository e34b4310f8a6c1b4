"""Tokens in front of a player: what the bank gives, what is kept for later, what it is worth."""

from __future__ import annotations

from burgle.chapters import events
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.codes import D_TOKENS
from burgle.kernel.content import Token
from burgle.kernel.counts import Count, Holds
from burgle.kernel.effects import Cost, Effect
from burgle.kernel.forms import AMOUNTS
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, ScoreLine, Step
from burgle.kernel.state import Player, State
from burgle.kernel.traits import IN_SIGHT, USES


class HeldTokens:
    """What of a player's tokens can be used; whenever the tokens change, their list is another one."""

    __slots__ = ("tokens", "usable")

    def __init__(self, tokens: list[int], usable: list[int]) -> None:
        self.tokens = tokens
        self.usable = usable


class UseToken(Action):
    """Use a kept token, which then goes to the box."""

    __slots__ = ("chapter", "usable", "held")

    def __init__(self, chapter: Tokens) -> None:
        super().__init__("use", about=refs.TOKEN)
        self.traits = USES | IN_SIGHT
        self.chapter = chapter
        self.usable: list[int] = []
        self.held: list[HeldTokens | None] = []  # by seat

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        for token in self.own(p):
            out.append(self.base | token)

    def own(self, p: Player) -> list[int]:
        """List the tokens of a player that can be used."""
        held = self.held[p.seat]
        if held is None or held.tokens is not p.tokens:
            held = HeldTokens(p.tokens, [token for token in self.usable if p.tokens[token]])
            self.held[p.seat] = held
        return held.usable

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        if p.tokens[arg] == 0:
            return Refusal("no_such_token", 0, 1, st.rules.tokens[arg].name)
        if arg not in self.usable:
            return Refusal("not_usable", 0, 0, st.rules.tokens[arg].name)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        effect = st.rules.tokens[arg].use
        assert effect is not None
        st.lose_token(p, arg)
        st.add(self.chapter.box, [arg])
        st.emit(events.USE, p.seat, arg, 0, -1)
        effect.run(st, p.seat, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return [token.id for token in st.rules.tokens]

    def every(self, rules: Rules) -> list[int]:
        return self.usable

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "use " + st.rules.tokens[arg].name

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return refs.token(arg, "own")


class FromBank(Effect):
    """Take tokens of one kind from the bank while any are left."""

    __slots__ = ("n", "key", "chapter")

    def __init__(self, n: int, key: str, chapter: Tokens) -> None:
        super().__init__(True)
        self.n = n
        self.key = key
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.chapter.some_from_bank(st, st.players[who], st.rules.token_ids[self.key], self.n, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return st.zones[self.chapter.bank][st.rules.token_ids[self.key]] > 0 or not st.rules.binding

    def say(self) -> Phrase:
        return Phrase(self.key, self.n)

    def icons(self) -> list[str]:
        return [self.key] * self.n

    def text(self) -> str:
        return self.key + " " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "tokens")


class GiveBack(Effect):
    """Give a token of one kind back to the bank, if one has it."""

    __slots__ = ("key", "chapter")

    def __init__(self, key: str, chapter: Tokens) -> None:
        super().__init__(True)
        self.key = key
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        token = st.rules.token_ids[self.key]
        if st.players[who].tokens[token]:
            st.lose_token(st.players[who], token)
            st.put(self.chapter.bank, token, st.zones[self.chapter.bank][token] + 1)
            st.emit(events.GIVE_BACK, who, token, 1, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return st.players[who].tokens[st.rules.token_ids[self.key]] > 0 or not st.rules.binding

    def say(self) -> Phrase:
        return Phrase("return-" + self.key, 1)

    def icons(self) -> list[str]:
        return [self.key]

    def text(self) -> str:
        return "return " + self.key


class TokenCost(Cost):
    """Pay with tokens of one kind, which go back to the bank."""

    __slots__ = ("key", "chapter")

    def __init__(self, n: int, key: str, chapter: Tokens) -> None:
        super().__init__(n)
        self.key = key
        self.chapter = chapter

    def payable(self, st: State, p: Player, source: int) -> bool:
        return p.tokens[st.rules.token_ids[self.key]] >= self.n

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        token = st.rules.token_ids[self.key]
        for _ in range(self.n):
            st.lose_token(p, token)
        bank = self.chapter.bank
        st.put(bank, token, st.zones[bank][token] + self.n)
        st.emit(events.GIVE_BACK, p.seat, token, self.n, source)

    def say(self) -> Phrase:
        return Phrase("cost-" + self.key, self.n)

    def text(self) -> str:
        return self.key + " " + str(self.n)

    def price(self) -> list[tuple[str, int]]:
        return [(self.key, self.n)]


class FillBank(Step):
    """The bank is laid out."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Tokens) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        bank = [
            self.chapter.copies(token, len(st.players)) if token.pool in self.chapter.pools else 0
            for token in st.rules.tokens
        ]
        st.add(self.chapter.bank, bank)


class Tokens(Chapter):
    """Tokens of all sorts; `bank` holds how many of each kind are still to be had."""

    __slots__ = ("pools", "words", "tags", "returns", "party", "limits", "bank", "box", "use")

    def __init__(
        self, pools: list[str], words: list[str], tags: list[str], returns: list[str] | None = None, party: bool = False
    ) -> None:
        self.returns: list[str] = [] if returns is None else returns  # tokens that effects may take back by name
        self.party = party  # a large party plays with tokens of its own
        self.pools = pools  # what lies in the bank at the start
        self.words = words  # tokens that effects may give by name
        self.tags = tags  # abilities that conditions may ask for by name
        self.limits: dict[
            str, int
        ] = {}  # of tokens of which everybody has one: how many there are instead; 0 says nothing
        self.bank = -1
        self.box = -1
        self.use = UseToken(self)  # or another such action, where there are conditions

    def build(self, rules: Rules) -> None:
        self.bank = rules.zone("bank", AMOUNTS, refs.TOKEN)
        rules.lay_open(self.pools)
        self.box = rules.zone_names.index("boxed_tokens")
        rules.action(self.use)
        rules.steps["fill bank"] = FillBank(self)
        for key in self.words:
            rules.words[key] = self.word
            rules.costs[key] = self.cost
            rules.resource(key, self, kept=True)
        if self.returns:
            rules.words["return"] = self.give_back
        for tag in self.tags:
            rules.tag(tag)
            rules.counts[tag] = self.count
        rules.scorer(self, public=True)

    def amount(self, st: State, p: Player, name: str) -> int:
        return p.tokens[st.rules.token_ids[name]]

    def check(self, rules: Rules) -> None:
        self.use.usable = [token.id for token in rules.tokens if token.use is not None]
        self.use.held = [None] * rules.players

    def copies(self, token: Token, players: int) -> int:
        """Say how many of a token are laid out for so many players."""
        if token.party and not self.party:
            return 0
        if token.per_player:
            return self.limits.get(token.key, 0) or players
        return token.copies_two if players == 2 and token.copies_two >= 0 else token.copies

    def word(self, r: Reader) -> Effect:
        """tokens of that name from the bank, while there are any"""
        key = r.words[r.at - 1]
        return FromBank(r.number(1), key, self)

    def give_back(self, r: Reader) -> Effect:
        """`return TOKEN`: one goes back, if you have it"""
        return GiveBack(self.returns[r.one_of(self.returns, "token to return")], self)

    def cost(self, r: Reader) -> Cost:
        """tokens of that name, back to the bank"""
        key = r.words[r.at - 1]
        return TokenCost(r.number(1), key, self)

    def count(self, r: Reader) -> Count:
        """tokens you have that count as this"""
        key = r.words[r.at - 1]
        return Holds(key, D_TOKENS, r.rules.tag(key))

    def from_bank(self, st: State, p: Player, token: int) -> bool:
        """Give a player a token if the bank has one."""
        if st.zones[self.bank][token] == 0:
            return False
        st.put(self.bank, token, st.zones[self.bank][token] - 1)
        st.gain_token(p, token)
        st.emit(events.TOKEN, p.seat, token, 0, -1)
        return True

    def some_from_bank(self, st: State, p: Player, token: int, n: int, source: int) -> None:
        """Give a player tokens as long as there are any; when there are none at all, it is said."""
        if st.zones[self.bank][token] == 0:
            st.emit(events.NONE_LEFT, p.seat, token, 0, source)
        for _ in range(n):
            self.from_bank(st, p, token)

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        for token in st.rules.tokens:
            n = p.tokens[token.id]
            if n:
                points = n * (token.value + token.points.value(st, p))
                if points:
                    lines.append(ScoreLine("artifact" if token.value else "token", token.name, points))

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        bank = st.zones[self.bank]
        out["bank"] = {
            token.key: bank[token.id] if bank else 0 for token in st.rules.tokens if token.pool in self.pools
        }
        out["boxed_tokens"] = sorted([st.rules.tokens[token].key for token in st.zones[self.box]])
