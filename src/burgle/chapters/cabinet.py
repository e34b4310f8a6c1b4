"""The cabinet: sealed pieces that passages fetch, and pieces that go back there or are gone for ever."""

from __future__ import annotations

from typing import Final

from burgle.chapters import entry_kinds
from burgle.chapters.choices import Choices, Question
from burgle.chapters.extra_slots import ArriveExtra, CloseSlots, arrive
from burgle.chapters.litter import Litter
from burgle.chapters.reserve import Reserve
from burgle.chapters.storage import Storage
from burgle.kernel.codes import D_CARDS, D_TOKENS, IN
from burgle.kernel.content import number_in
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, ScoreLine, Step
from burgle.kernel.state import Player, State

OWN: Final = ["discard", "hand"]  # places of the player whom a passage addresses
PLACES: Final = ["box", "deck", "discard", "hand", "spent", "bank", "market"]
ROW: Final = "row"  # an extra slot, which closes when the card is gone
RESERVE: Final = "reserve"
ON: Final = "on"  # a space
LATER: Final = [ROW, RESERVE, ON]


class Fetch(Effect):
    """`fetch PIECE to PLACE`, `fetch TOKEN on SPACE`, `stow PIECE`, `destroy PIECE`, `dent CARD`."""

    __slots__ = ("word", "piece", "place", "room", "cabinet")

    def __init__(self, word: str, piece: int, place: int, cabinet: Cabinet, room: int = -1) -> None:
        super().__init__(False)
        self.word = word
        self.piece = piece
        self.place = place
        self.room = room  # where a token is laid
        self.cabinet = cabinet

    def run(self, st: State, who: int, source: int) -> None:
        cabinet = self.cabinet
        if self.word == "fetch":
            cabinet.fetch(st, who, self.piece, self.place, self.room)
        elif self.word == "dent":
            st.add(cabinet.dents, [self.piece])
            cabinet.storage.note(st, entry_kinds.DENTED, who, self.piece, -1, -1)
            st.emit(cabinet.e_dent, who, self.piece, 0, -1)
        else:
            cabinet.put_away(st, who, self.piece, self.word == "destroy")

    def possible(self, st: State, who: int, source: int) -> bool:
        cabinet = self.cabinet
        if self.word == "fetch":
            return self.piece not in st.zones[cabinet.fetched] and self.piece not in st.zones[cabinet.gone]
        return self.word == "dent" or self.piece not in st.zones[cabinet.gone]

    def say(self) -> Phrase:
        names = [self.cabinet.title(self.piece)] if self.word != "dent" else [self.cabinet.titles[self.piece]]
        if self.word == "fetch":
            names.append(self.cabinet.litter.space_names[self.room] if self.room >= 0 else self.where())
        return Phrase("cabinet-" + self.word + ("-on" if self.room >= 0 else ""), 0, names)

    def where(self) -> str:
        """Name the place."""
        return self.cabinet.places[self.place]

    def icons(self) -> list[str]:
        return ["box"]

    def text(self) -> str:
        key = self.cabinet.pieces[self.piece].split(":")[1]
        if self.room >= 0:
            return self.word + " " + key + " on " + self.cabinet.litter.space_keys[self.room]
        return self.word + " " + key + (" to " + self.where() if self.word == "fetch" else "")


class DestroyOne(Question):
    """`destroy card from PLACE`: a card of the own hand or discard pile is gone for ever."""

    __slots__ = ("place", "cabinet")

    def __init__(self, place: int, cabinet: Cabinet) -> None:
        super().__init__(cabinet.choices)
        self.place = place
        self.cabinet = cabinet

    def run(self, st: State, who: int, source: int) -> None:
        if who >= 0 and st.players[who].status == IN and self.answers(st, who):
            self.put(st, who)

    def possible(self, st: State, who: int, source: int) -> bool:
        return who >= 0 and bool(self.answers(st, who))

    def answers(self, st: State, who: int) -> list[int]:
        p = st.players[who]
        return sorted(set(p.hand if OWN[self.place] == "hand" else p.discard))

    def settle(self, st: State, who: int, answer: int, votes: int) -> None:
        p = st.players[who]
        cards = (p.hand if OWN[self.place] == "hand" else p.discard)[:]
        cards.remove(answer)
        if OWN[self.place] == "hand":
            p.hand = cards
        else:
            p.discard = cards
        st.dirty |= D_CARDS
        character = self.cabinet.storage.character_of(st, who)
        if st.rules.cards[answer].deck == "starter" and character >= 0:
            self.cabinet.storage.note(st, entry_kinds.STARTER, who, character, answer, -1)
        else:
            self.cabinet.storage.note(st, entry_kinds.DESTROYED, who, answer, 1, -1)
        st.emit(self.cabinet.e_gone, who, answer, 0, -1)

    def spell(self, st: State, answer: int) -> str:
        return st.rules.cards[answer].name

    def refs(self, answer: int) -> list[Ref]:
        return [Ref("card", answer, OWN[self.place])]

    def prompt(self) -> Phrase:
        return Phrase("ask-destroy")

    def say(self) -> Phrase:
        return Phrase("destroy-from-" + OWN[self.place])

    def icons(self) -> list[str]:
        return ["box"]

    def text(self) -> str:
        return "destroy card from " + OWN[self.place]


class LayStored(Step):
    """What a prologue has fetched to bank, row or reserve is laid there, now that they are there."""

    __slots__ = ("cabinet",)

    def __init__(self, cabinet: Cabinet) -> None:
        self.cabinet = cabinet

    def run(self, st: State, who: int) -> None:
        early = st.zones[self.cabinet.early]
        st.empty(self.cabinet.early)
        for i in range(0, len(early), 2):
            self.cabinet.put_token(st, who, early[i], "bank", early[i + 1])
        cards = st.zones[self.cabinet.early_cards]
        st.empty(self.cabinet.early_cards)
        for i in range(0, len(cards), 3):
            self.cabinet.put_card(st, who, cards[i], self.cabinet.places[cards[i + 1]], cards[i + 2])
        for piece in st.zones[self.cabinet.gone]:
            if piece >= self.cabinet.cards:
                self.cabinet.take_token(st, piece - self.cabinet.cards)


class Cabinet(Chapter):
    """Where pieces are that are in no deck, and how they come out and go back.

    A piece is a kind of card or of token: "card:c031", "token:crate". Cards come first, so a card's number is its piece's.
    """

    __slots__ = (
        "storage", "choices", "deck", "pools", "places", "pieces", "titles", "cards", "fetched", "gone", "dents",
        "early", "early_cards", "litter", "reserve", "pile", "pool_piles", "spent", "bank", "report",
        "arrives", "reaches_out", "e_fetched", "e_missing", "e_gone", "e_stowed", "e_dent",
    )  # fmt: skip

    def __init__(
        self,
        storage: Storage,
        choices: Choices,
        litter: Litter,
        deck: str,
        pools: list[str],
        arrives: bool = False,
        reaches_out: bool = False,
    ) -> None:
        self.storage = storage
        self.choices = choices
        self.litter = litter
        self.reserve: Reserve | None = None
        self.deck = deck
        self.arrives = arrives  # a card that is added to the row does what it does on arriving
        self.reaches_out = reaches_out  # who is off the clock is given cards and tokens as well (L2-197)
        self.pools = pools  # banks of tokens that a piece may be fetched to
        self.places = [*PLACES, *pools, *LATER]
        self.pieces: list[str] = []
        self.titles: list[str] = []
        self.cards = 0

    def build(self, rules: Rules) -> None:
        self.fetched = rules.zone("fetched")  # pieces, in this game
        self.gone = rules.zone("gone")  # pieces that were destroyed or stowed in this game
        self.early = rules.zone("early")  # pairs: tokens for the bank, and how many, until it is laid out
        self.early_cards = rules.zone("early_cards")  # triples: a card, for which place, and how many
        self.dents = rules.zone("dents")  # cards, once for each point that they are worth less
        self.e_fetched = rules.event("fetched", "piece", "place")
        self.e_missing = rules.event("missing", "piece")
        self.e_gone = rules.event("destroyed", "piece")
        self.e_stowed = rules.event("stowed", "piece")
        self.e_dent = rules.event("dented", "card")
        rules.things["piece"] = self.pieces
        rules.things["place"] = self.places
        rules.words["fetch"] = self.fetch_word
        rules.words["stow"] = self.stow_word
        rules.words["destroy"] = self.destroy_word
        rules.words["dent"] = self.dent_word
        rules.beyond.extend(["fetch", "stow", "destroy", "dent"])
        rules.scorer(self)
        rules.steps["storage"] = LayStored(self)
        rules.steps["close slots"] = CloseSlots()
        rules.steps["arrive extra"] = ArriveExtra()

    def check(self, rules: Rules) -> None:
        self.list_pieces(rules)
        self.pile = rules.pile_names.index(self.deck)
        self.pool_piles = [rules.pile_names.index(pool) for pool in self.pools]
        self.spent = rules.zone_names.index("spent")
        self.bank = rules.zone_names.index("bank")
        self.report = rules.zone_names.index("report")
        for chapter in rules.chapters:
            if isinstance(chapter, Reserve):
                self.reserve = chapter

    def list_pieces(self, rules: Rules) -> None:
        """Number the pieces, once cards and tokens are known."""
        if not self.pieces:
            self.cards = len(rules.cards)
            self.pieces.extend(["card:" + card.key for card in rules.cards])
            self.pieces.extend(["token:" + token.key for token in rules.tokens])
            self.titles.extend([card.name for card in rules.cards])
            self.titles.extend([token.name for token in rules.tokens])

    def title(self, piece: int) -> str:
        """Name a piece."""
        return self.titles[piece]

    def piece(self, r: Reader, cards_only: bool = False) -> int:
        """Read the key of a card or token."""
        self.list_pieces(r.rules)
        word = r.take()
        for sort in ["card:"] if cards_only else ["card:", "token:"]:
            if sort + word in self.pieces:
                return self.pieces.index(sort + word)
        known = [piece.split(":")[1] for piece in self.pieces]
        raise WordError("unknown piece '" + word + "'", word, known)

    def fetch_word(self, r: Reader) -> Effect:
        """`fetch PIECE to PLACE`, `fetch TOKEN on SPACE`: out of storage, to where the text says"""
        piece = self.piece(r)
        if r.accept(ON):
            if piece < self.cards:
                raise WordError("only tokens lie on spaces", "", [])
            return Fetch("fetch", piece, self.places.index(ON), self, self.litter.space(r))
        r.expect("to")
        place = r.one_of(self.places[:-1], "place")
        if self.places[place] in (ROW, RESERVE) and piece >= self.cards:
            raise WordError("no token goes there", "", [])
        if self.places[place] == RESERVE and r.rules.cards[piece].deck != RESERVE:
            raise WordError('only a card with deck = "reserve" has a pile there', "", [])
        return Fetch("fetch", piece, place, self)

    def stow_word(self, r: Reader) -> Effect:
        """`stow PIECE`: back to storage"""
        return Fetch("stow", self.piece(r), 0, self)

    def destroy_word(self, r: Reader) -> Effect:
        """`destroy PIECE`, `destroy card from PLACE`: gone for ever; of your own hand or discard pile you choose"""
        if r.accept("card"):
            r.expect("from")
            return DestroyOne(r.one_of(OWN, "place"), self)
        return Fetch("destroy", self.piece(r), 0, self)

    def dent_word(self, r: Reader) -> Effect:
        """`dent CARD`: worth one point less from now on"""
        return Fetch("dent", self.piece(r, cards_only=True), 0, self)

    # ---------------------------------------------------------------- in and out

    def copies(self, st: State, piece: int) -> int:
        """Say how many there are of a sealed piece."""
        rules = st.rules
        more = rules.cards[piece].more if piece < self.cards else rules.tokens[piece - self.cards].more
        return max(1, number_in(more, "stored"))

    def fetch(self, st: State, who: int, piece: int, place: int, room: int = -1) -> None:
        """Bring a piece to a place; one that is not in storage is missed, and reading goes on (L1-177)."""
        sealed = st.rules.cards[piece].copies if piece < self.cards else st.rules.tokens[piece - self.cards].copies
        if piece in st.zones[self.fetched] or piece in st.zones[self.gone] or sealed:
            st.emit(self.e_missing, who, piece, 0, -1)
            return
        n = self.copies(st, piece)
        st.add(self.fetched, [piece])
        self.storage.note(st, entry_kinds.FETCHED, who, piece, place, n)
        st.emit(self.e_fetched, who, piece, place, -1)
        if room >= 0:
            self.litter.lay(st, piece - self.cards, n, room)
        elif piece < self.cards:
            self.put_card(st, who, piece, self.places[place], n)
        else:
            self.put_token(st, who, piece - self.cards, self.places[place], n)

    def put_card(self, st: State, who: int, card: int, place: str, n: int) -> None:
        """Put cards where a text says; where nothing reaches a player off the clock, that one gets none."""
        st.dirty |= D_CARDS
        if place == "deck":
            st.piles[self.pile].mix_in([card] * n)
        elif place == "spent":
            st.add(self.spent, [card] * n)
        elif place in (ROW, RESERVE) and not st.row:
            st.add(self.early_cards, [card, self.places.index(place), n])
        elif place == ROW:
            st.row = st.row + [card] * n
            if self.arrives and st.turn:
                arrive(st, who, card)
        elif place == RESERVE and self.reserve is not None:
            pile = self.reserve.piles.index(card)
            st.put(self.reserve.stock, pile, st.zones[self.reserve.stock][pile] + n)
        elif place in OWN and self.is_given(st, who):
            p = st.players[who]
            if place == "hand":
                p.hand = p.hand + [card] * n
            else:
                p.discard = p.discard + [card] * n

    def put_token(self, st: State, who: int, token: int, place: str, n: int) -> None:
        """Put tokens where a text says."""
        st.dirty |= D_TOKENS
        if place in self.pools:
            st.piles[self.pool_piles[self.pools.index(place)]].mix_in([token] * n)
        elif place == "bank" or place == "market":
            bank = st.zones[self.bank]
            if bank:
                st.put(self.bank, token, bank[token] + n)
            else:
                st.add(self.early, [token, n])
        elif place == "hand" and self.is_given(st, who):
            for _ in range(n):
                st.gain_token(st.players[who], token)

    def is_given(self, st: State, who: int) -> bool:
        """Say whether there is somebody who may be given a piece."""
        return who >= 0 and (self.reaches_out or st.players[who].status == IN)

    def put_away(self, st: State, who: int, piece: int, for_ever: bool) -> None:
        """Take a piece out of the game wherever it is: into storage, or for ever (L1-174)."""
        if piece in st.zones[self.gone]:
            return
        st.add(self.gone, [piece])
        kind = entry_kinds.DESTROYED if for_ever else entry_kinds.MOVED
        self.storage.note(st, kind, who, piece, -1 if for_ever else 0, -1)
        st.emit(self.e_gone if for_ever else self.e_stowed, who, piece, 0, -1)
        if st.zones[self.report]:
            return  # the scores are counted (L1-180): who has one has had it
        if piece < self.cards:
            self.take_card(st, piece)
        else:
            self.take_token(st, piece - self.cards)

    def take_card(self, st: State, card: int) -> None:
        """Take a kind of card out of every place."""
        st.dirty |= D_CARDS
        for pile in [*st.piles[self.pile : self.pile + 1], *[p.deck for p in st.players]]:
            while pile.take_out(card):
                pass
        st.row = [-1 if other == card else other for other in st.row]
        st.zones[self.spent] = [other for other in st.zones[self.spent] if other != card]
        for p in st.players:
            p.hand = [other for other in p.hand if other != card]
            p.discard = [other for other in p.discard if other != card]
            p.play = [other for other in p.play if other != card]

    def take_token(self, st: State, token: int) -> None:
        """Take a kind of token out of every place."""
        for pile in self.pool_piles:
            while st.piles[pile].take_out(token):
                pass
        if st.zones[self.bank]:
            st.put(self.bank, token, 0)
        for p in st.players:
            while p.tokens[token]:
                st.lose_token(p, token)

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        dents = st.zones[self.dents]
        if dents:
            owned = [*p.deck.everything(), *p.hand, *p.discard, *p.play]
            lost = 0
            for card in dents:
                lost += owned.count(card)
            if lost:
                lines.append(ScoreLine("dent", "dent", -lost))
