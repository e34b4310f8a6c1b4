"""Rule slots: places in the rulebook that a campaign fills, and what may be put there. Data and hooks, never code.

A slot is a page and a letter. What fills it says at which moment of the rules it counts (its hook) and with which numbers and
effects; the newest on a slot is in force, from the next time that its procedure begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgle.kernel.effects import Effect

# The letters of each page, those of revisions among them (L2-231).
PAGES: Final = {
    2: "ABCD", 3: "ABCDEF", 5: "ABCDEF", 6: "ABC", 7: "A", 8: "A", 9: "ABCDEFGHIJKL", 10: "A", 11: "A", 13: "A",
    14: "ABCDEFGHI", 15: "ABCDEFGH", 17: "A", 20: "ABCDEFGHIJKL",
}  # fmt: skip
REVISE: Final = "revise"  # what stands printed there counts no more; fits every slot
STANDING: Final = "standing"  # likewise: text that is in force as long as it is there
SETUP: Final = "setup"
PATH: Final = "path"
WAYPOINT: Final = "waypoint"
ACTION: Final = "action"
SPACE: Final = "space"
REWARD: Final = "reward"
KEYWORD: Final = "keyword"
STEP_2: Final = "step 2"
ATTACK: Final = "attack"
CONTRACT: Final = "contract"
PLAY_MARK: Final = "play own mark"
ACQUIRE_MARK: Final = "acquire own mark"
ENTER_MARK: Final = "enter own mark"
GROUP_MARKS: Final = "group marks"
REPUTATION: Final = "reputation"
WINNER: Final = "winner"
TOKEN: Final = "token"
HOOKS: Final = [
    SETUP, PATH, WAYPOINT, ACTION, SPACE, REWARD, KEYWORD, STEP_2, ATTACK, CONTRACT, PLAY_MARK, ACQUIRE_MARK, ENTER_MARK,
    GROUP_MARKS, REPUTATION, WINNER, TOKEN, STANDING, REVISE,
]  # fmt: skip


def slots() -> list[str]:
    """List every address, page by page."""
    return [str(page) + letter for page, letters in PAGES.items() for letter in letters]


def fitting(slot: str) -> list[str]:
    """Say which hooks a slot may be filled with, besides a revision and standing text."""
    page, letter = int(slot[:-1]), slot[-1]
    if page in (2, 3):
        return [SETUP]
    if page == 5:
        return [PATH] if letter == "A" else [WAYPOINT] if letter == "B" else [ACTION]
    if page in (14, 15):
        return [PLAY_MARK, ACQUIRE_MARK, ENTER_MARK, GROUP_MARKS, REPUTATION]
    alone = {6: SPACE, 7: REWARD, 8: KEYWORD, 9: KEYWORD, 10: STEP_2, 11: ATTACK, 13: CONTRACT, 17: WINNER, 20: TOKEN}
    return [alone[page]]


class Ruling:
    """What may fill a slot: made once, shared by every state; which are there lies in the state."""

    __slots__ = (
        "id", "key", "slot", "hook", "name", "effect", "other", "marks", "rooms", "paths", "more", "least", "each_turn",
        "sticker",
    )  # fmt: skip

    def __init__(self, id: int, key: str, slot: str, hook: str, name: str) -> None:
        self.id = id
        self.key = key
        self.slot = slot
        self.hook = hook
        self.name = name  # of an action, a keyword or a kind of contract
        self.effect: Effect | None = None  # what is done
        self.other: Effect | None = None  # on leaving a space; when a contract fails
        self.marks = 0  # the kind of spaces it is about ...
        self.rooms: list[int] = []  # ... and single ones
        self.paths: list[int] = []
        self.more = 0  # Boots, or cubes of an attack
        self.least = 0  # marks of all players together
        self.each_turn = 0  # so often at most; 0: as often as one can
        self.sticker = -1  # a revision: what is laid over the numbers of the rules


def newest(filled: list[int], slot_of: list[str], rule: int) -> bool:
    """Say whether a rule is in force: it lies on its slot, and nothing newer does (L2-239)."""
    for at in range(len(filled) - 1, -1, -1):
        if slot_of[filled[at]] == slot_of[rule]:
            return filled[at] == rule
    return False
