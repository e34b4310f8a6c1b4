"""What must hold in every state of every game: `check` looks at one state, a `Watch` also at how a game goes on.

Everything is counted anew from the state and the rulebook; nothing is taken from the chapters' own bookkeeping.
"""

from functools import lru_cache
from operator import gt
from typing import cast

from burgle.chapters.decks import Draw
from burgle.chapters.turns import TurnKind
from burgle.kernel.codes import ESCAPED, IN, LOST, RESCUED
from burgle.kernel.conditions import Standing
from burgle.kernel.effects import Each, Effect
from burgle.kernel.engine import decider
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

BLACK, RED, COLOUR = 0, 1, 2  # kinds of cubes in the bag
REDS = 4


class Violation(AssertionError):
    """Something that must never be, and is."""


class Facts:
    """What a rulebook promises, worked out once."""

    def __init__(self, rules: Rules) -> None:
        n = rules.players
        zone, num = rules.zone_names.index, rules.num_names.index
        each = [effect for effect in rules.effects if isinstance(effect, Each)]
        self.rivals_choose = any(not effect.simple for effect in each)
        self.rivals_draw = any(isinstance(part, Draw) for effect in each for part in parts_of(effect))
        self.meter, self.cubes, self.black = rules.params["health"], rules.params["cubes"], rules.params["black"]
        self.data_cubes, self.row, self.hand = rules.params["data_cubes"], rules.params["row"], rules.params["hand"]
        self.bag, self.deck = rules.pile_names.index("bag"), rules.pile_names.index("adventure")
        self.secrets = [rules.pile_names.index(pool) for pool in ("major", "minor")]
        self.lying = [zone("lying_major"), zone("lying_minor")]
        self.z_spent, self.z_box, self.z_reserve = zone("spent"), zone("box"), zone("reserve")
        self.z_bank, self.z_boxed, self.z_artifacts = zone("bank"), zone("boxed_tokens"), zone("artifacts")
        self.z_ports, self.z_hunters, self.z_fresh = zone("ports"), zone("hunters"), zone("fresh")
        self.held = [zone("held_play"), zone("held_discard"), zone("held_hand")]
        self.n_black, self.n_reds, self.n_marker = num("black_aside"), num("hunters_in_area"), num("marker")
        self.n_pods, self.n_blockade = num("pods"), num("blockade")
        self.p_cubes, self.p_first = rules.player_nums.index("data_cubes"), rules.player_nums.index("first_hack")

        self.reserve = [card.id for card in rules.cards if card.deck == "reserve" and card.fight < 0]
        self.cards = sorted(
            card.id
            for card in rules.cards
            for _ in range(card.copies * (n if card.deck == "starter" else 1))
            if card.deck in ("adventure", "starter") or card.id in self.reserve
        )
        self.tokens = [
            0 if token.value or token.pool == "pods"
            else n if token.per_player
            else token.copies_two if n == 2 and token.copies_two >= 0
            else token.copies
            for token in rules.tokens
        ]  # fmt: skip
        self.artifacts = [token.id for token in rules.tokens if token.value]
        self.left_out = {4: 0, 3: 1, 2: 2}[n]
        self.pods = rules.tokens[rules.token_ids["escape_pod"]].copies
        self.granting = [[token.id for token in rules.tokens if tag in token.grants] for tag in range(len(rules.tags))]
        self.unique = [token.id for token in rules.tokens if token.price or token.per_player]
        self.code = rules.tags.index("code")
        self.artifact = rules.tags.index("artifact")
        self.aboard = [bool(space.exits) for space in rules.spaces]
        command = [module.id for module in rules.modules if module.key == "command"]
        self.closed = [space.module in command for space in rules.spaces]
        pods = 1 << rules.marks.index("pods")
        self.pod_space = [space.marks & pods != 0 for space in rules.spaces]
        self.modules = [space.module for space in rules.spaces]
        self.turn_kinds = [isinstance(kind, TurnKind) for kind in rules.kinds]
        self.card_count, self.effect_count = len(rules.cards), len(rules.effects)
        self.hunters = {8: 1, 9: 1, 11: 2}
        self.blockade, self.track = 10, 11


def parts_of(effect: Effect) -> list[Effect]:
    """List an effect and all that it is made of."""
    return [effect, *(inner for part in effect.parts() for inner in parts_of(part))]


@lru_cache(maxsize=256)
def facts_of(rules: Rules) -> Facts:
    """Give the facts of a rulebook."""
    return Facts(rules)


def check(st: State) -> None:
    """Check one state; raise a Violation that says what is wrong."""
    facts = facts_of(st.rules)
    cubes(st, facts)
    cards(st, facts)
    tokens(st, facts)
    track(st, facts)
    for p in st.players:
        person(st, p, facts)
    pending_work(st, facts)
    offers(st, facts)


def cubes(st: State, facts: Facts) -> None:
    """SP-002, SP-007, SP-254: 30 cubes of each colour, 24 black and 4 red ones, never more or fewer."""
    bag = st.piles[facts.bag].everything()
    stand_ins = 0
    for p in st.players:
        marked = p.damage - p.stand_ins - p.unmarked
        if min(p.supply, p.area, p.damage, p.stand_ins, p.unmarked, p.aside, p.hush, marked) < 0:
            raise Violation(f"seat {p.seat}: fewer than no cubes")
        total = p.supply + p.area + bag.count(COLOUR + p.seat) + marked + p.aside
        if total != facts.cubes:
            raise Violation(f"seat {p.seat}: {total} cubes, not {facts.cubes}")
        stand_ins += p.stand_ins
    black = bag.count(BLACK) + st.nums[facts.n_black] + stand_ins
    if black != facts.black or st.nums[facts.n_black] < 0:
        raise Violation(f"{black} black cubes, not {facts.black}")
    red = bag.count(RED) + st.nums[facts.n_reds] + sum(st.zones[facts.z_hunters])
    if red != REDS or st.nums[facts.n_reds] < 0:
        raise Violation(f"{red} red cubes, not {REDS}")
    if bag and not BLACK <= bag[0] <= bag[-1] < COLOUR + len(st.players):
        raise Violation("there is a cube of no colour in the bag")


def cards(st: State, facts: Facts) -> None:
    """SP-003 to SP-005, SP-072: every card is in one place, none is made or lost; only the reserve's enemy stays put."""
    everywhere = st.piles[facts.deck].everything() + st.zones[facts.z_spent] + st.zones[facts.z_box]
    everywhere += [card for card in st.row if card >= 0]
    for p in st.players:
        everywhere += p.hand
        everywhere += p.play
        everywhere += p.discard
        everywhere += p.deck.rest
        everywhere += p.deck.top
    stock = st.zones[facts.z_reserve]
    for card, left in zip(facts.reserve, stock, strict=True):
        if left < 0:
            raise Violation("a pile of the reserve is overdrawn")
        everywhere += [card] * left
    everywhere.sort()
    if everywhere != facts.cards:
        raise Violation(f"cards made or lost: {difference(st.rules, everywhere, facts.cards)}")
    if len(st.row) != facts.row or min(st.row) < -1:
        raise Violation(f"the row is {st.row}")
    p = st.players[st.active]
    for held, place in zip(facts.held, (p.play, p.discard, p.hand), strict=True):
        for card in st.zones[held]:
            if st.zones[held].count(card) > place.count(card):
                raise Violation(f"picked for the box, but not there: {st.rules.cards[card].key}")


def difference(rules: Rules, found: list[int], wanted: list[int]) -> str:
    """Name the cards of which there are too many or too few."""
    odd = [card for card in range(len(rules.cards)) if found.count(card) != wanted.count(card)]
    return ", ".join(f"{rules.cards[card].key} {found.count(card)} of {wanted.count(card)}" for card in odd)


def tokens(st: State, facts: Facts) -> None:
    """SP-006, SP-018, SP-022, SP-025, SP-186: tokens are in the bank, hidden, with a player or boxed, and stay as many."""
    rules = st.rules
    totals = [sum(column) for column in zip(st.zones[facts.z_bank], *[p.tokens for p in st.players], strict=True)]
    if min(st.zones[facts.z_bank]) < 0:
        raise Violation("the bank is overdrawn")
    for token in st.zones[facts.z_boxed]:
        totals[token] += 1
    for pile, lying in zip(facts.secrets, facts.lying, strict=True):
        for token in st.piles[pile].everything():
            totals[token] += 1
        if sum(st.zones[lying]) > st.piles[pile].size() or min(st.zones[lying]) < 0:
            raise Violation("more Secrets lie on the board than there are")
    for token in st.zones[facts.z_artifacts]:
        if token >= 0:
            totals[token] += 1
    laid_out = 0
    for token in facts.artifacts:
        if totals[token] > 1:
            raise Violation(f"two of {rules.tokens[token].key}")
        laid_out += totals[token]
        totals[token] = 0
    if laid_out + facts.left_out != len(facts.artifacts):
        raise Violation(f"{laid_out} artifacts, {facts.left_out} left out")
    if totals != facts.tokens:
        odd = [t.key for t in rules.tokens if totals[t.id] != facts.tokens[t.id]]
        raise Violation(f"tokens made or lost: {', '.join(odd)}")
    escaped = sum(p.status == ESCAPED for p in st.players)
    if st.nums[facts.n_pods] + escaped != facts.pods:
        raise Violation(f"{st.nums[facts.n_pods]} pods left after {escaped} escapes")


def track(st: State, facts: Facts) -> None:
    """SP-177 to SP-179, SP-182, SP-255: what the marker has passed is off the track, what it has not is on it."""
    marker = st.nums[facts.n_marker]
    if not 1 <= marker <= facts.track:
        raise Violation(f"the marker is on space {marker}")
    for space, cubes in facts.hunters.items():
        if st.zones[facts.z_hunters][space] != (cubes if space > marker else 0):
            raise Violation(f"hunters on space {space} with the marker on {marker}")
    if st.nums[facts.n_blockade] != (marker >= facts.blockade):
        raise Violation(f"the blockade with the marker on {marker}")


def person(st: State, p: Player, facts: Facts) -> None:
    """SP-008, SP-050, SP-083, SP-133 to SP-138, SP-143, SP-147, SP-204, SP-209, SP-213: one player's own affairs."""
    who = f"seat {p.seat}: "
    if min(p.skill, p.sword, p.boot, p.gold) < 0 or min(p.tokens) < 0:
        raise Violation(who + "fewer than nothing")
    granted, most = abilities(facts, tuple(p.tokens))
    if p.has != granted:
        raise Violation(who + f"abilities {p.has} do not agree with the tokens, which grant {granted}")
    if p.has[facts.artifact] > 1 or most > 1:
        raise Violation(who + "two of what one may have but one of")
    hacked = st.zones[facts.z_ports].count(p.seat + 1)
    if hacked + p.nums[facts.p_cubes] != facts.data_cubes or (p.nums[facts.p_first] > 0) != (hacked > 0):
        raise Violation(who + f"{hacked} ports hacked, {p.nums[facts.p_cubes]} Data cubes left")
    if p.status == IN:
        if p.damage >= facts.meter:
            raise Violation(who + "aboard with a full meter")
        if not (0 <= p.room < len(facts.aboard) and facts.aboard[p.room]) or facts.pod_space[p.room]:
            raise Violation(who + f"on no space of this ship ({p.room})")
        if facts.closed[p.room] and not p.has[facts.code]:
            raise Violation(who + "in Command without the code")
        if p.aside:
            raise Violation(who + "cubes set aside while aboard")
    else:
        if p.room != -1 or p.damage > facts.meter:
            raise Violation(who + f"out, but on space {p.room} with damage {p.damage}")
        if p.status not in (ESCAPED, RESCUED, LOST):
            raise Violation(who + f"status {p.status}")
        if p.status != LOST and not p.has[facts.artifact]:
            raise Violation(who + "got out without an artifact")
        if p.status == ESCAPED and p.area:
            raise Violation(who + "escaped, and still heard")
    if p.seat != st.active or st.over:
        if p.skill or p.sword or p.boot or p.hush or p.play:
            raise Violation(who + "something left from an earlier turn")
        owned = len(p.hand) + p.deck.size() + len(p.discard)
        if p.status == IN and len(p.hand) != facts.hand and owned >= facts.hand and not facts.rivals_draw:
            raise Violation(who + f"waits with {len(p.hand)} cards in hand")


@lru_cache(maxsize=4096)
def abilities(facts: Facts, held: tuple[int, ...]) -> tuple[list[int], int]:
    """Count what tokens grant, and the most of those that a player may have but one of."""
    return [sum(held[token] for token in granting) for granting in facts.granting], max(held[t] for t in facts.unique)


def pending_work(st: State, facts: Facts) -> None:
    """SP-052, SP-187, SP-188, SP-221: only the active player is asked, and whatever has become due is paid."""
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
    if who != st.active and not facts.rivals_choose:
        raise Violation(f"seat {who} is asked in the turn of seat {st.active}")
    if st.players[who].status not in (IN, ESCAPED):
        raise Violation(f"seat {who} is asked, and has been knocked out")
    if facts.turn_kinds[st.stack[-1].kind] and st.zones[facts.z_fresh]:
        raise Violation("a new card of the row is still to arrive")
    for claim in st.claims:
        if claim.who != st.active:
            raise Violation(f"a claim of seat {claim.who} in the turn of seat {st.active}")
        standing = cast(Standing, st.rules.effects[claim.effect])
        due = standing.due(st, st.players[claim.who], claim.source)
        if claim.paid < due or (standing.once and claim.paid > 1):
            raise Violation(f"{standing.text()}: paid {claim.paid} times, due {due} times")


def offers(st: State, facts: Facts) -> None:
    """SP-043, SP-250: there is something to answer, nothing twice, and nothing that is refused elsewhere."""
    if st.over:
        return
    options = st.options
    if not options or len(set(options)) != len(options):
        raise Violation(f"options {options}")
    frame = st.stack[-1]
    if st.rules.kinds[frame.kind].ask(st, frame) != options:
        raise Violation("asked again, the question is another")
    if facts.turn_kinds[frame.kind]:
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
    if st.over or not facts_of(st.rules).turn_kinds[st.stack[-1].kind]:
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
        self.facts = facts_of(st.rules)
        self.seen = self.marks(st)
        self.artifacts = self.kinds(st)
        check(st)

    def marks(self, st: State) -> list[int]:
        """Collect the numbers that never fall."""
        facts = self.facts
        gone = [-lying for zone in facts.lying for lying in st.zones[zone]]
        left = [-pile.size() for pile in (st.piles[facts.deck], *(st.piles[i] for i in facts.secrets))]
        stock = [-n for n in st.zones[facts.z_reserve]]
        out = [int(p.status != IN) for p in st.players]
        boxes = [len(st.zones[facts.z_box]), len(st.zones[facts.z_boxed]), len(st.zones[facts.z_spent])]
        return [st.turn, st.fence, st.nums[facts.n_marker], *st.chance.used, *gone, *left, *stock, *out, *boxes]

    def kinds(self, st: State) -> list[int]:
        """List the artifacts that are in the game."""
        lying = [token for token in st.zones[self.facts.z_artifacts] if token >= 0]
        held = [token for p in st.players for token in self.facts.artifacts if p.tokens[token]]
        return sorted(lying + held)

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
