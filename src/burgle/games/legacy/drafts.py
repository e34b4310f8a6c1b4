"""Roles and the Vault: cards that the players choose in the set-up."""

from __future__ import annotations

from burgle.chapters.decks import Decks, draw_cards
from burgle.kernel.codes import D_CARDS, PICK, arg_of, option
from burgle.kernel.frames import FrameKind, run_later
from burgle.kernel.phrase import Phrase
from burgle.kernel.refs import CARD, Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, State
from burgle.kernel.together import TogetherKind


class RoleKind(TogetherKind):
    """The question which of the dealt Roles to keep: `a` are dealt, `items` holds them. All choose at the same time."""

    __slots__ = ("drafts",)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__(True, public=False)
        self.picks("keep", CARD)
        self.drafts = drafts

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, card) for card in f.items]

    def run(self, st: State, f: Frame) -> None:
        f.items = [st.piles[self.drafts.roles].draw(st.chance) for _ in range(f.a)]
        f.items.sort()
        st.reveal()

    def carry_out(self, st: State, f: Frame, code: int) -> None:
        """Shuffle a Role into the deck; the others leave the game."""
        card = arg_of(code)
        others = f.items[:]
        others.remove(card)
        st.add(self.drafts.box, others)
        st.players[f.who].deck.mix_in([card])
        st.emit(self.drafts.e_role, f.who, card, 0, -1)

    def unseen(self, st: State, f: Frame, seat: int) -> int:
        return self.drafts.roles if f.who != seat else -1  # what a rival was dealt is not known before one is kept

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, card.id) for card in rules.cards if card.deck == "role"]

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "keep " + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "keep"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [Ref("card", arg_of(code), "draft"), Ref("deck", self.drafts.roles, "", "role")]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-role")


class VaultKind(FrameKind):
    """The question which of the Vault cards to take: `items` holds them; once `a` is set, the one that was taken.

    It is put into the discard pile after its Acquire text, which therefore cannot trash it.
    """

    __slots__ = ("drafts",)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__(True, False, public=False)
        self.picks("vault", CARD)
        self.drafts = drafts

    def ask(self, st: State, f: Frame) -> list[int]:
        codes: list[int] = []
        for card in [] if f.a else f.items:
            if option(PICK, card) not in codes:
                codes.append(option(PICK, card))
        return codes

    def run(self, st: State, f: Frame) -> None:
        if f.a:
            st.stack.pop()
            p = st.players[f.who]
            p.discard = p.discard + f.items
            st.dirty |= D_CARDS
            return
        pile = st.piles[self.drafts.vault]
        n = min(st.rules.params["vault_cards"], pile.size())
        if n == 0:
            st.stack.pop()
            return
        f.items = [pile.draw(st.chance) for _ in range(n)]
        f.items.sort()
        st.reveal()

    def answer(self, st: State, f: Frame, code: int) -> None:
        card = arg_of(code)
        others = f.items[:]
        others.remove(card)
        st.piles[self.drafts.vault].mix_in(others)
        f.a = 1
        f.items = [card]
        st.emit(self.drafts.e_vault, f.who, card, 0, -1)
        effect = st.rules.cards[card].acquire
        if effect is not None:
            run_later(st, f.who, effect, card)

    def unseen(self, st: State, f: Frame, seat: int) -> int:
        return self.drafts.vault if f.who != seat and not f.a else -1  # nobody else sees them before one is taken

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, card.id) for card in rules.cards if card.deck == "vault"]

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "take " + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "take"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [Ref("card", arg_of(code), "draft"), Ref("deck", self.drafts.vault, "", "vault")]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-vault")


class BuildDecks(Step):
    """Every player has the starting deck, and the Vault is shuffled."""

    __slots__ = ("drafts",)

    def __init__(self, drafts: Drafts) -> None:
        self.drafts = drafts

    def run(self, st: State, who: int) -> None:
        for p in st.players:
            for card in st.rules.cards:
                if card.deck == "starter" and card.key not in self.drafts.without:
                    p.deck.mix_in([card.id] * card.copies)
            self.drafts.decks.changes.apply(st, p)
        for card in st.rules.cards:
            if card.deck == "vault" and "vault" not in self.drafts.locked:
                st.piles[self.drafts.vault].mix_in([card.id] * card.copies)


class DraftRoles(Step):
    """Everybody is dealt Roles and keeps one; with too few of them one is dealt to each, or none at all."""

    __slots__ = ("drafts",)

    def __init__(self, drafts: Drafts) -> None:
        self.drafts = drafts

    def run(self, st: State, who: int) -> None:
        pile = st.piles[self.drafts.roles]
        for card in st.rules.cards:
            if card.deck == "role" and "role" not in self.drafts.locked:
                pile.mix_in([card.id] * card.copies)
        n = len(st.players)
        each = min(st.rules.params["role_cards"], pile.size() // n)
        for i in range(n - 1, -1, -1):
            if each:
                st.push(self.drafts.k_role, (who + i) % n, each, 0)


class DraftVault(Step):
    """In turn order everybody chooses a Vault card."""

    __slots__ = ("drafts",)

    def __init__(self, drafts: Drafts) -> None:
        self.drafts = drafts

    def run(self, st: State, who: int) -> None:
        n = len(st.players)
        for i in range(n - 1, -1, -1):
            st.push(self.drafts.k_vault, (who + i) % n, 0, 0)


class DealHands(Step):
    """Everybody draws a hand."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        for p in st.players:
            draw_cards(st, p, st.rules.params["hand"], [])


class Drafts(Chapter):
    """Starting decks, Roles and Vault cards."""

    __slots__ = (
        "locked",
        "without",
        "decks",
        "roles",
        "vault",
        "box",
        "k_role",
        "k_vault",
        "e_role",
        "e_vault",
    )

    def __init__(self, decks: Decks, locked: list[str], without: list[str]) -> None:
        self.decks = decks
        self.locked = locked  # "role", "vault"
        self.without = without  # starting cards that are left out

    def build(self, rules: Rules) -> None:
        self.roles = rules.pile("role", "roles")
        self.vault = rules.pile("vault", "vault")
        self.box = rules.zone_names.index("box")
        self.k_role = rules.frame(RoleKind(self))
        self.k_vault = rules.frame(VaultKind(self))
        self.e_role = rules.event("role", "card")
        self.e_vault = rules.event("vault", "card")
        rules.steps["build decks"] = BuildDecks(self)
        rules.steps["draft roles"] = DraftRoles(self)
        rules.steps["draft vault"] = DraftVault(self)
        rules.steps["deal hands"] = DealHands()
