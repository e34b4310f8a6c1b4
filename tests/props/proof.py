"""One random game as a proof: every state is checked, and a sample of them is copied, saved, thawed and played again."""

import json
from dataclasses import dataclass, field

from burgle.kernel.encode import decode, encode, state_hash
from burgle.kernel.engine import answer
from burgle.kernel.state import State
from tests.props.flow import CHANNELS, leaks
from tests.props.invariants import Watch, check_targets
from tests.props.ledgers import Violation
from tests.props.odd import odd_start
from tests.props.players import GAME, Dice, Policy, policy_of, start

TARGETS_EVERY = 19  # decisions between two looks at all that could be tried
TWINS_EVERY = 60  # decisions between two sets of twins
TWINS_REST = 25  # decisions for which twins are left alone before they catch up
MOST_DECISIONS = 20_000  # no random game is as long as this


@dataclass
class Story:
    """What is left of a random game: enough to tell it again."""

    players: int
    seed: int
    codes: list[int] = field(default_factory=list)
    chain: list[tuple[int, str]] = field(default_factory=list)  # decisions answered, fingerprint
    checks: int = 0
    twins: int = 0
    watch_secrets: bool = False
    odd: bool = False  # begun from an odd position
    game: str = GAME

    def begin(self) -> State:
        """Set the game up."""
        return (odd_start if self.odd else start)(self.players, self.seed, self.game)


class Twins:
    """A copy and a thawed save of a state, kept while the game goes on."""

    def __init__(self, st: State) -> None:
        self.hash = state_hash(st)
        self.copy = st.copy()
        frozen = encode(st)
        text = json.dumps(frozen)
        self.thawed = decode(st.rules, json.loads(text))
        if encode(self.thawed) != frozen or json.dumps(encode(self.thawed)) != text:
            raise Violation("a state changes when it is written down and read")
        self.codes: list[int] = []

    def catch_up(self, st: State) -> None:
        """Compare: the twins have not changed, and the same answers bring them to the same state."""
        for name, twin in (("a copy", self.copy), ("a thawed state", self.thawed)):
            if state_hash(twin) != self.hash:
                raise Violation(f"{name} changed while the game went on")
            for code in self.codes:
                if code not in twin.options:
                    raise Violation(f"{name} does not offer what the game did")
                answer(twin, code)
            if state_hash(twin) != state_hash(st):
                raise Violation(f"{name} played on to another state")


def prove(players: int, seed: int, game: str = GAME, *, watch_secrets: bool = False, odd: bool = False) -> Story:
    """Play the random game of a seed with all checks; a Violation tells at which decision it stopped.

    `watch_secrets` also compares, wherever twins are made, what one seat sees of the game and of a world dealt anew.
    """
    story = Story(players, seed, watch_secrets=watch_secrets, odd=odd, game=game)
    st = story.begin()
    try:
        tell(st, Dice(seed), policy_of(seed), story)
        replay(story)
    except Violation as violation:
        raise Violation(f"{where(story, st)}: {violation}") from None
    except Exception as error:
        raise Violation(f"{where(story, st)}: {type(error).__name__}: {error}") from error
    return story


def where(story: Story, st: State) -> str:
    """Name a place in a random game, so that it can be found again."""
    last = f" after {story.codes[-1]}" if story.codes else ""
    odd = " odd" if story.odd else ""
    game = f"{story.game} players {story.players} seed {story.seed}{odd}"
    return f"{game} ({policy_of(story.seed).__name__}) decision {st.did}{last}"


def tell(st: State, dice: Dice, policy: Policy, story: Story) -> None:
    """Play to the end and check after every answer."""
    watch = Watch(st)
    twins: Twins | None = None
    while not st.over:
        done = len(story.codes)
        if done % TWINS_EVERY == 0:
            twins = Twins(st)
            story.chain.append((done, twins.hash))
            if story.watch_secrets:
                keeps_secrets(st, done // TWINS_EVERY % (story.players + 1) - 1)
        if done % TARGETS_EVERY == 0:
            check_targets(st)
        decision, code = st.did, policy(st, dice)
        story.codes.append(code)
        answer(st, code)
        watch.check(st, decision)
        story.checks += 1
        if twins is not None:
            twins.codes.append(code)
            if len(twins.codes) == TWINS_REST or st.over:
                twins.catch_up(st)
                twins = None
                story.twins += 2
        if done > MOST_DECISIONS:
            raise Violation("the game does not end")
    story.chain.append((len(story.codes), state_hash(st)))


def keeps_secrets(st: State, seat: int) -> None:
    """SP-053, CA-221: a seat (or a spectator) sees the same in a world where all that is hidden from it was dealt anew."""
    for name in ("view", "options", "odds"):
        if leaks(st, seat, CHANNELS[name], (st.did,)):
            raise Violation(f"seat {seat} learns a secret from its {name}")


def replay(story: Story) -> None:
    """Tell the game again from its answers: the chain of fingerprints is the same."""
    st = story.begin()
    at = 0
    for number, wanted in story.chain:
        for code in story.codes[at:number]:
            answer(st, code)
        at = number
        if state_hash(st) != wanted:
            raise Violation(f"the same answers lead to another state by answer {number}")
