"""How the greedy bot plays: its hand first, then whatever is worth most, one walk at a time.

It knows the rules of the family (cards, bag, row, paths). What a game is about it learns from that game's errand.
"""

from __future__ import annotations

from typing import Final, cast

from burgle.bots.mind import offers, replies
from burgle.bots.mind.fulfilling import fulfil
from burgle.bots.mind.handbook import Handbook, open_book
from burgle.bots.mind.story import about_the_story
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.thoughts import Thoughts
from burgle.bots.mind.trials import Trials
from burgle.bots.mind.walk import WalkStep
from burgle.kernel.codes import IN, arg_of, kind_of, option
from burgle.kernel.conditions import StandingClaim
from burgle.kernel.determinise import Veil
from burgle.kernel.state import Player, State

MOST_TRIES: Final = 12  # strange things that are done in one turn
MOST_PLANS: Final = 30  # in one turn; rides are free, and nobody should go round in circles for ever
IDEAS: Final = 11  # that a turn may be played on with
AT_ONCE = ("boot", "sword", "teleport")  # what a card may give for this turn's walk


class TurnPlayer:
    """Plays the turns of one seat, and remembers the walk it has planned."""

    __slots__ = ("taste", "turn", "plan", "plans", "tries")

    def __init__(self, taste: Taste | None) -> None:
        self.taste = taste  # None: that of the game
        self.turn = -1
        self.plan: list[WalkStep] = []  # steps of this turn's walk, the next one last
        self.plans = 0  # made in this turn
        self.tries = 0  # strange things done in this turn

    def choose(self, veil: Veil, st: State, seed: bytes, options: list[int]) -> int:
        """Answer the question that waits in a state which holds what the seat knows; worlds are dealt from the veil."""
        if len(options) == 1:
            return options[0]
        me = st.players[veil.seat]
        book = open_book(st.rules)
        if st.stack[st.asked].kind != book.turns.k_turn:
            mind = self.thoughts(veil, st, seed)
            code = about_the_story(mind, options)
            return code if code >= 0 else replies.reply(mind, options)
        if st.turn != self.turn:
            self.begin(st)
        if me.hand:
            return self.swap_cards(st, book, options) or self.play_a_card(me, book)
        return self.next_step(me, options) or self.act(self.thoughts(veil, st, seed), options)

    def begin(self, st: State) -> None:
        """Forget the turn before."""
        self.turn, self.plan, self.plans, self.tries = st.turn, [], 0, 0

    def remembers(self, st: State) -> bool:
        """Whether it will answer by what it has thought before."""
        return False

    def thoughts(self, veil: Veil, st: State, seed: bytes) -> Thoughts:
        """What there is to think about a position."""
        return Thoughts(st, st.players[veil.seat], self.taste, Trials(veil, seed, self.taste))

    def swap_cards(self, st: State, book: Handbook, options: list[int]) -> int:
        """Take up an offer that asks for unplayed cards while there are any; 0 if there is none."""
        for code, effect, _ in offers.open_offers(st, book.kind.get("use offer", 0), options):
            if offers.needs_a_hand(effect):
                return code
        return 0

    def play_a_card(self, me: Player, book: Handbook) -> int:
        """Play the hand first, in a good order: only then is it known what the turn can do."""
        best = me.hand[0]
        for card in me.hand:
            if book.order[card] < book.order[best] or (book.order[card] == book.order[best] and card < best):
                best = card
        return option(book.kind["play"], best)

    def next_step(self, me: Player, options: list[int]) -> int:
        """Go on with the walk that was planned, unless something has changed; 0 if there is none."""
        if self.plan:
            step = self.plan.pop()
            if step.code in options and step.room == me.room and step.boots == me.boot and step.swords == me.sword:
                return step.code
            self.plan = []
        return 0

    def act(self, mind: Thoughts, options: list[int]) -> int:
        """What to do when all cards are on the table."""
        for idea in range(IDEAS):
            code = self.have(idea, mind, options)
            if code in options:
                return code
        end = option(mind.book.kind["end turn"], 0)
        return end if end in options else offers.owed(mind, options)

    def have(self, idea: int, mind: Thoughts, options: list[int]) -> int:
        """One idea after the other, the most urgent first; -1 if nothing comes of it."""
        if idea == 0:
            return self.patch_up(mind, options)
        if idea == 1:
            return self.hush(mind, options)
        if idea == 2:
            return offers.take(mind, options)
        if idea == 3:
            return fulfil(mind, options)
        if idea == 4:
            return self.try_strange(mind, options)
        if idea == 5:
            return self.shop_for_the_road(mind, options)
        if idea == 6:
            return self.walk(mind, options)
        if idea == 7:
            return self.fight(mind, options)
        if idea == 8:
            return self.shop(mind, options)
        if idea == 9:
            return self.show_passes(mind, options)
        return offers.bargain(mind, options)

    def patch_up(self, mind: Thoughts, options: list[int]) -> int:
        """Use what heals as soon as nothing of it is wasted."""
        for token, code in tokens(mind, options):
            heal = mind.use_icons(token).count("heal")
            if heal and mind.me.damage >= heal:
                return code
        return -1

    def hush(self, mind: Thoughts, options: list[int]) -> int:
        """Use what takes noise back as soon as there is enough of it."""
        for token, code in tokens(mind, options):
            quiet = mind.use_icons(token).count("quiet")
            if quiet and mind.me.area >= quiet:
                return code
        return -1

    def try_strange(self, mind: Thoughts, options: list[int]) -> int:
        """Do what nobody told the bot about, if it turns out well on a copy."""
        strange = mind.book.strange(mind.errand.actions())
        if not strange or self.tries == MOST_TRIES:
            return -1
        best, choice = offers.WORTH_IT, -1
        for code in options:
            if kind_of(code) in strange:
                gain = mind.trials.option(code)
                if gain > best:
                    best, choice = gain, code
        if choice >= 0:
            self.tries += 1
        return choice

    def shop_for_the_road(self, mind: Thoughts, options: list[int]) -> int:
        """Acquire first what gives Boots, Swords or a teleport at once."""
        if mind.me.room >= 0:
            for card in basket(mind, options):
                kind = mind.st.rules.cards[card]
                effect = kind.use or kind.acquire
                if effect is not None and card in mind.st.row:
                    icons = mind.book.icons(effect)
                    for icon in AT_ONCE:
                        if icon in icons:
                            return from_row(mind, card)
        return -1

    def walk(self, mind: Thoughts, options: list[int]) -> int:
        """Make the plan of this turn's walk and take its first step, or the token that makes it possible."""
        me = mind.me
        if me.room < 0 or me.status != IN or self.plans == MOST_PLANS:
            return -1
        self.plans += 1
        spare = [code for token, code in tokens(mind, options) if "boot" in mind.use_icons(token)]
        walk = mind.errand.walk(mind.worth, sum([me.tokens[arg_of(code)] for code in spare]))
        if walk.tokens and spare:
            return spare[0]
        self.plan = walk.steps
        return self.plan.pop().code if self.plan else -1

    def fight(self, mind: Thoughts, options: list[int]) -> int:
        """Beat the enemy whose reward is best for its Swords."""
        kind = mind.book.kind["fight"]
        cards = mind.st.rules.cards
        best, choice = 0.0, -1
        for code in options:
            if kind_of(code) == kind:
                rated = mind.shop.prize(arg_of(code)) / max(cards[arg_of(code)].fight, 1)
                if rated > best or (rated == best and code > choice):
                    best, choice = rated, code
        return choice if best > 0.0 else self.boost(mind, options)

    def boost(self, mind: Thoughts, options: list[int]) -> int:
        """Use tokens for Swords when that makes a good fight possible."""
        spare = [(code, mind.use_icons(token).count("sword")) for token, code in tokens(mind, options)]
        spare = [(code, swords) for code, swords in spare if swords]
        more = sum([swords * mind.me.tokens[arg_of(code)] for code, swords in spare])
        for enemy in mind.st.row:
            fight = mind.st.rules.cards[enemy].fight if enemy >= 0 else -1
            if mind.me.sword < fight <= mind.me.sword + more and mind.shop.prize(enemy) > mind.taste.worth_a_token:
                return spare[0][0]
        return -1

    def shop(self, mind: Thoughts, options: list[int]) -> int:
        """Acquire the best basket, card by card."""
        wanted = basket(mind, options)
        return from_row(mind, wanted[0]) if wanted else -1

    def show_passes(self, mind: Thoughts, options: list[int]) -> int:
        """Use a token that switches faction texts on, when enough of them were played alone."""
        rules = mind.st.rules
        for token, code in tokens(mind, options):
            if "factions" in mind.use_icons(token):
                waiting = 0.0
                for claim in mind.st.claims:
                    text = cast(StandingClaim, rules.effects[claim.effect])
                    if not claim.paid and claim.who == mind.me.seat and text.count.name in rules.factions:
                        waiting += mind.worth.effect(text.body, claim.source)
                if waiting > mind.taste.worth_a_token:
                    return code
        return -1


def tokens(mind: Thoughts, options: list[int]) -> list[tuple[int, int]]:
    """The tokens that can be used now, with their options."""
    kind = mind.book.kind["use"]
    return [(arg_of(code), code) for code in options if kind_of(code) == kind]


def basket(mind: Thoughts, options: list[int]) -> list[int]:
    """The cards worth their Skill, the best first."""
    if mind.basket is None:
        acquire, device = mind.book.kind["acquire"], mind.book.kind.get("use device", -1)
        cards = [arg_of(code) for code in options if kind_of(code) == acquire or kind_of(code) == device]
        mind.basket = mind.shop.basket(mind.me.skill, cards)
    return mind.basket


def from_row(mind: Thoughts, card: int) -> int:
    """The option that acquires a card, or uses a device."""
    return option(mind.book.kind["use device" if mind.st.rules.cards[card].use is not None else "acquire"], card)
