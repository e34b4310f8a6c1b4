"""What must hold in every state of every game: `check` looks at one state, a `Watch` also at how a game goes on.

Everything is counted anew from the state and the rulebook; nothing is taken from the chapters' own bookkeeping.
"""

from operator import gt
from typing import cast

from burgle.kernel.codes import ESCAPED, IN, LOST, RESCUED
from burgle.kernel.conditions import StandingClaim
from burgle.kernel.engine import decider
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State
from tests.props.ledgers import BLACK, COLOUR, WHITE, Ledger, Violation, abilities, ledger_of

OUT = (ESCAPED, RESCUED, LOST)


def check(st: State) -> None:
    """Check one state; raise a Violation that says what is wrong."""
    ledger = ledger_of(st.rules)
    cubes(st, ledger)
    cards(st, ledger)
    tokens(st, ledger)
    ledger.board(st)
    for p in st.players:
        person(st, p, ledger)
    pending_work(st, ledger)
    offers(st, ledger)


def cubes(st: State, ledger: Ledger) -> None:
    """SP-002, SP-007, SP-254, CA-002: 30 cubes of each colour, 24 black ones, and never more or fewer that hurt everybody."""
    bag = st.piles[ledger.bag].everything()
    stand_ins = known = 0
    for p in st.players:
        in_bag = bag.count(COLOUR + p.seat)
        marked = p.damage - p.stand_ins - p.unmarked
        if min(p.supply, p.area, p.damage, p.stand_ins, p.unmarked, p.aside, p.hush, marked) < 0:
            raise Violation(f"seat {p.seat}: fewer than no cubes")
        total = p.supply + p.area + in_bag + marked + p.aside + ledger.cubes_elsewhere(st, p)
        if total != ledger.cubes:
            raise Violation(f"seat {p.seat}: {total} cubes, not {ledger.cubes}")
        stand_ins += p.stand_ins
        known += in_bag
    black_in_bag, white_in_bag = bag.count(BLACK), bag.count(WHITE)
    black = black_in_bag + st.nums[ledger.n_black] + stand_ins
    if black != ledger.black or st.nums[ledger.n_black] < 0:
        raise Violation(f"{black} black cubes, not {ledger.black}")
    white = white_in_bag + st.nums[ledger.n_white] + ledger.white_elsewhere(st)
    if white != ledger.white or st.nums[ledger.n_white] < 0:
        raise Violation(f"{white} hunters or Ghosts, not {ledger.white}")
    if known + black_in_bag + white_in_bag + ledger.cubes_of_nobody(st) != len(bag):
        raise Violation("there is a cube of no colour in the bag")


def cards_everywhere(st: State, ledger: Ledger) -> list[int]:
    """List every card that is in some place of the game."""
    everywhere = st.piles[ledger.deck].everything() + st.zones[ledger.z_spent] + st.zones[ledger.z_box]
    everywhere += [card for card in st.row if card >= 0] + ledger.cards_elsewhere(st)
    for p in st.players:
        everywhere += p.hand
        everywhere += p.play
        everywhere += p.discard
        everywhere += p.deck.rest
        everywhere += p.deck.top
    stock = st.zones[ledger.z_reserve]
    for card, left in zip(ledger.reserve, stock, strict=True):
        if left < 0:
            raise Violation("a pile of the reserve is overdrawn")
        everywhere += [card] * left
    return everywhere


def cards(st: State, ledger: Ledger) -> None:
    """SP-003 to SP-005, SP-072, CA-013, CA-014, CA-017: every card is in one place, none is made or lost."""
    everywhere = sorted(cards_everywhere(st, ledger))
    if everywhere != ledger.cards:
        raise Violation(f"cards made or lost: {difference(st.rules, everywhere, ledger.cards)}")
    if len(st.row) != ledger.row or min(st.row) < -1:
        raise Violation(f"the row is {st.row}")
    p = st.players[st.active]
    for held, place in zip(ledger.held, (p.play, p.discard, p.hand), strict=True):
        for card in st.zones[held]:
            if st.zones[held].count(card) > place.count(card):
                raise Violation(f"picked for the box, but not there: {st.rules.cards[card].key}")


def difference(rules: Rules, found: list[int], wanted: list[int]) -> str:
    """Name the cards of which there are too many or too few."""
    odd = [card for card in range(len(rules.cards)) if found.count(card) != wanted.count(card)]
    return ", ".join(f"{rules.cards[card].key} {found.count(card)} of {wanted.count(card)}" for card in odd)


def tokens(st: State, ledger: Ledger) -> None:
    """SP-006, SP-022, SP-025, SP-186, CA-007 to CA-012: tokens are in the bank, hidden, with a player or boxed, and as many."""
    rules = st.rules
    totals = list(map(sum, zip(st.zones[ledger.z_bank], *[p.tokens for p in st.players], strict=True)))
    if min(st.zones[ledger.z_bank]) < 0:
        raise Violation("the bank is overdrawn")
    for token in st.zones[ledger.z_boxed]:
        totals[token] += 1
    for pile in ledger.pools:
        for token in st.piles[pile].everything():
            totals[token] += 1
    ledger.tokens_elsewhere(st, totals)
    for token in ledger.artifacts_lying(st):
        totals[token] += 1
    laid_out = 0
    for token in ledger.artifacts:
        if totals[token] > 1:
            raise Violation(f"two of {rules.tokens[token].key}")
        laid_out += totals[token]
        totals[token] = 0
    if laid_out + ledger.artifacts_left_out(st) != len(ledger.artifacts):
        raise Violation(f"{laid_out} artifacts, {ledger.artifacts_left_out(st)} left out")
    if totals != ledger.tokens:
        odd = [t.key for t in rules.tokens if totals[t.id] != ledger.tokens[t.id]]
        raise Violation(f"tokens made or lost: {', '.join(odd)}")


def person(st: State, p: Player, ledger: Ledger) -> None:
    """SP-008, SP-050, SP-083, SP-133 to SP-138, SP-143, SP-147, SP-204, SP-209, SP-213, CA-032, CA-161: one player."""
    who = f"seat {p.seat}: "
    if min(p.skill, p.sword, p.boot, p.gold, *p.nums) < 0 or min(p.tokens) < 0:
        raise Violation(who + "fewer than nothing")
    granted, most = abilities(ledger, tuple(p.tokens))
    if p.has != granted:
        raise Violation(who + f"abilities {p.has} do not agree with the tokens, which grant {granted}")
    if p.has[ledger.artifact] > ledger.most_artifacts(p) or most > 1:
        raise Violation(who + "more than one may have of something")
    ledger.person(st, p, who)
    if p.status == IN:
        if (p.damage >= ledger.meter or p.aside) and not (p.damage == ledger.meter and ledger.mid_attack(st)):
            raise Violation(who + f"inside with damage {p.damage} and {p.aside} cubes set aside")
    else:
        if p.status not in OUT or p.damage > ledger.meter:
            raise Violation(who + f"out with status {p.status} and damage {p.damage}")
        if p.status != LOST and not p.has[ledger.artifact]:
            raise Violation(who + "got out without an artifact")
    ledger.pawn(st, p, who)
    if p.seat != st.active or st.over:
        if p.skill or p.sword or p.boot or p.hush or sorted(p.play) != sorted(ledger.waits(st, p)):
            raise Violation(who + "something left from an earlier turn")
        owned = len(p.hand) + p.deck.size() + len(p.discard)
        if p.status == IN and len(p.hand) != ledger.hand and owned >= ledger.hand and ledger.hands_wait and st.turn:
            raise Violation(who + f"waits with {len(p.hand)} cards in hand")


def pending_work(st: State, ledger: Ledger) -> None:
    """SP-052, SP-187, SP-188, SP-221, CA-027, CA-171: only who may decide is asked, and whatever has become due is paid."""
    if st.over:
        if st.stack or st.options or any(p.status == IN for p in st.players):
            raise Violation("the game is over, but not everything is done")
        return
    if not st.stack or st.halt or st.dirty:
        raise Violation("somebody is asked although something else is to be done first")
    if not any(p.status == IN for p in st.players) and st.players[st.active].status != ESCAPED:
        raise Violation("nobody is left inside, and the game goes on")
    if any(deed < 0 for deed in st.deeds):
        raise Violation("fewer than no deeds")
    who = decider(st)
    if who != st.active and not ledger.rivals_choose:
        raise Violation(f"seat {who} is asked in the turn of seat {st.active}")
    if st.players[who].status not in (IN, ESCAPED):
        raise Violation(f"seat {who} is asked, and has been knocked out")
    if ledger.turn_kinds[st.stack[-1].kind] and st.zones[ledger.z_fresh]:
        raise Violation("a new card of the row is still to arrive")
    ledger.pending(st)
    for claim in st.claims:
        if claim.who != st.active:
            raise Violation(f"a claim of seat {claim.who} in the turn of seat {st.active}")
        standing = cast(StandingClaim, st.rules.effects[claim.effect])
        due = standing.due(st, st.players[claim.who], claim.source)
        if claim.paid < due or (standing.once and claim.paid > 1):
            raise Violation(f"{standing.text()}: paid {claim.paid} times, due {due} times")


def offers(st: State, ledger: Ledger) -> None:
    """SP-043, SP-250, CA-022, CA-026: there is something to answer, nothing twice, and nothing that is refused elsewhere."""
    if st.over:
        return
    options = st.options
    if not options or len(set(options)) != len(options):
        raise Violation(f"options {options}")
    frame = st.stack[st.asked]
    if st.rules.kinds[frame.kind].ask(st, frame) != options:
        raise Violation("asked again, the question is another")
    if ledger.turn_kinds[frame.kind]:
        p = st.players[frame.who]
        for code in options:
            action = st.rules.action_of[code >> 16]
            if action is None:
                raise Violation(f"option {code} is of no action")
            refusal = action.refuse(st, p, code & 0xFFFF)
            if refusal is not None:
                raise Violation(f"{action.spell(st, p, code & 0xFFFF)}: offered, and refused as {refusal.code}")


def check_targets(st: State) -> None:
    """What can be tried is either offered or refused with a reason, and what is offered can be tried.

    This is the dear part of the check, for a sample of the states.
    """
    if st.over or not ledger_of(st.rules).turn_kinds[st.stack[-1].kind]:
        return
    p = st.players[st.stack[-1].who]
    offered = set(st.options)
    seen: set[int] = set()
    for action in st.rules.actions:
        for arg in action.targets(st, p):
            code = action.kind << 16 | arg
            if not 0 <= arg <= 0xFFFF or code in seen:
                raise Violation(f"{action.name}: target {arg} twice or out of range")
            seen.add(code)
            if code not in offered:
                refusal = action.refuse(st, p, arg)
                if refusal is None or not refusal.code:
                    raise Violation(f"{action.spell(st, p, arg)}: neither offered nor refused")
    if not offered <= seen:
        raise Violation(f"offered, but no target: {sorted(offered - seen)}")


class Watch:
    """Looks on while a game is played: what may only grow, grows, and what is gone stays gone."""

    def __init__(self, st: State) -> None:
        self.ledger = ledger_of(st.rules)
        self.seen = self.marks(st)
        self.artifacts = self.kinds(st)
        check(st)

    def marks(self, st: State) -> list[int]:
        """Collect the numbers that never fall."""
        ledger = self.ledger
        left = [-st.piles[i].size() for i in ledger.pools]
        out = [int(p.status != IN) for p in st.players]
        boxes = [len(st.zones[ledger.z_box]), len(st.zones[ledger.z_boxed])]
        return [st.turn, st.fence, *st.chance.used, *left, *out, *boxes, *ledger.lasting(st), *ledger.grows(st)]

    def kinds(self, st: State) -> list[int]:
        """List the artifacts that are in the game."""
        held = [token for p in st.players for token in self.ledger.artifacts if p.tokens[token]]
        return sorted(self.ledger.artifacts_lying(st) + held)

    def check(self, st: State, decision: int) -> None:
        """Check the state after the answer to a decision."""
        check(st)
        marks = self.marks(st)
        if len(marks) != len(self.seen) or any(map(gt, self.seen, marks)):
            raise Violation("something went back that only goes on")
        self.seen = marks
        if self.kinds(st) != self.artifacts:
            raise Violation("the artifacts in the game changed")
        if st.did != decision + (not st.over):
            raise Violation(f"decision {st.did} follows decision {decision}")
        if st.fence > decision + 1:
            raise Violation(f"the fence stands at {st.fence}, beyond decision {decision + 1}")
