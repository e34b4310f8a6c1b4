"""The codes of refusals that a scenario may name (docs/refusals.md lists them)."""

from __future__ import annotations

import re

from burgle.content.tables import nearest
from burgle.games.spec import GameSpec
from burgle.language.words import FALLBACK, FAMILY, STORY, ftl
from burgle.scenario.reading import Scenario

MESSAGE = re.compile(r"^refuse-(\w+) =", re.MULTILINE)  # every refusal has words, and all words have a refusal


def codes(spec: GameSpec) -> list[str]:
    """List the codes of all refusals of a game."""
    story = (STORY,) if spec.campaign is not None else ()
    return sorted(
        {code for package in (FAMILY, *story, spec.package) for code in MESSAGE.findall(ftl(package, FALLBACK))}
    )


def check_refusals(scenario: Scenario, spec: GameSpec) -> None:
    """Complain about a refusal that there is not: it could never come."""
    known = codes(spec)
    for i, step in enumerate(scenario.get("step", [])):
        code = step.get("refused", True)
        if isinstance(code, str) and code not in known:
            there = f"there is no refusal {code!r}{nearest(code, known)}; there are {', '.join(known)}"
            raise scenario.error(f"step {i + 1}", there, ("step", i, "refused"))
