"""The forms of sight say the same: named arrays are views of the row, and entities have all that is not nothing."""

import numpy as np
import pytest

from burgle.lab.looks import LONGEST, Looks
from burgle.lab.many import Many
from tests.lab.conftest import SHELF
from tests.props.players import Dice


@pytest.mark.parametrize("game", SHELF)
def test_three_forms_of_one_row(game: str) -> None:
    many, dice = Many(game, 3, 2, seed=4), Dice(4)
    plan = many.arena.plan
    fields, entities = Looks(plan, "fields"), Looks(plan, "entities")
    most = 0
    for _ in range(150):
        many.step([int(dice.one_of(legal)) for legal in many.legal])
        row = many.sight[0]
        lines = entities.of(row)
        most = max(most, int((lines[:, 4] > 0).sum()))
        assert int((lines[:, 4] > 0).sum()) == int((row > 0).sum()) <= LONGEST
    named = fields.of(row)
    assert fields.space().contains(named) and entities.space().contains(lines)
    st = many.states()[0]
    p = st.players[int(many.seat[0])]
    assert named["me"]["hand"].sum() == len(p.hand) and np.shares_memory(named["me"]["hand"], many.sight)
    assert named["others"]["play"].shape == (2, len(st.rules.cards))
    assert not named["others"]["hand"].any()  # nobody sees another's hand
    assert named["table"]["row"].sum() == sum(card >= 0 for card in st.row)
    assert most > 80


def test_a_form_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="flat, fields, entities"):
        Looks(Many("space", 2, 1).arena.plan, "smell")
