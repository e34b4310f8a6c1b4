"""The end of what would never end: how much may happen between two decisions of a game."""

from __future__ import annotations

from typing import Final

# In 200 games of each game the longest way from one decision to the next took 38 steps, the set-up included
# (tests/props/test_runaway.py looks again). Five hundred times as many are no game any more, and take a fraction of a second.
MOST_STEPS: Final = 20000
MOST_TIMES: Final = 2000  # one text, for one count
LONGEST: Final = 80  # letters of a text that is named
ENDLESS: Final = "this never ends"


class Runaway(Exception):
    """What the cards set off does not end; whoever works on a copy has lost nothing."""

    def __init__(self, text: str, address: str) -> None:
        if len(text) > LONGEST:
            text = text[:LONGEST] + "..."
        where = " (" + address + ")" if address else ""
        super().__init__(ENDLESS + (": '" + text + "' goes on and on" + where if text else ""))
        self.text = text
        self.address = address  # where in the rulebook it stands
