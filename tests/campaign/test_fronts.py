"""What a contract asks for names its places, and only those."""

from burgle.campaign.fronts import called


def test_a_place_is_called_by_its_name_and_another_stays() -> None:
    """A10 is no part of A100."""
    assert called("Bring it to A10, or to A100.", "A10", "Mill Lane") == "Bring it to Mill Lane, or to A100."
    assert called("Bring it to A100.", "A10", r"\1 Lane") == "Bring it to A100."
    assert called("Go to A10.", "A10", r"\1 Lane") == r"Go to \1 Lane."
