"""Contracts, personal goals and promotions in words, for whoever asks for them at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgle.games.legacy.reviews import Reviews
from burgle.kernel.phrase import Phrase
from burgle.kernel.rules import Rules
from burgle.language.fronts import contract_text, needs_text
from burgle.language.wording import say
from burgle.language.words import TERMINAL, words_from


def contract_lines(rules: Rules, view: dict[str, Any], names: Sequence[str], lang: str) -> list[str]:
    """List the contracts that are open, or were completed in this game: how far they are, and what they ask for."""
    words = words_from((TERMINAL,), lang)
    lines: list[str] = []
    for shown in view.get("contracts", []):
        contract = rules.contracts[rules.things["contract"].index(shown["id"])]
        facts: dict[str, str | int] = {"name": shown["name"], "n": shown["counted"], "of": shown["times"], "who": ""}
        if shown["state"] != "open" and shown["star"] >= 0:
            facts["who"] = names[shown["star"]]
        state = "open" if shown["state"] == "open" else "done" if facts["who"] else "failed"
        lines.append(words.text(f"contract-{state}", facts))
        if state == "open":
            lines += ["  " + line for line in contract_text(rules, contract, lang)]
    lines += standing_lines(rules, view, names, lang)
    return lines or [words.text("no-contracts", {})]


def standing_lines(rules: Rules, view: dict[str, Any], names: Sequence[str], lang: str) -> list[str]:
    """List what is in force for the rest of the game, for whom, and where markers lie."""
    words = words_from((TERMINAL,), lang)
    lines: list[str] = []
    for one in view.get("standing", []):
        own = "" if one["what"] in rules.factions else f"-{one['what']}"
        text = say(rules, Phrase(f"dial-{one['way']}{own}", one["n"], [one["what"]]), lang)
        who = names[one["who"]] if one["who"] >= 0 else ""
        lines.append(words.text("in-force", {"who": who or "none", "text": text}))
    places = [rules.spaces[rules.space_ids[key]].name for key in view.get("markers", [])]
    return lines + ([words.text("marked-spaces", {"places": ", ".join(places)})] if places else [])


def goal_lines(rules: Rules, view: dict[str, Any], names: Sequence[str], lang: str) -> list[str]:
    """List everybody's checkmarks, goals and promotions."""
    words = words_from((TERMINAL,), lang)
    reviews = next((chapter for chapter in rules.chapters if isinstance(chapter, Reviews)), None)
    lines: list[str] = []
    for seat, shown in enumerate(view.get("reviews", [])):
        lines.append(
            words.text("review-of", {"who": names[seat], "n": shown["checks"], "section": shown["section"] or "none"})
        )
        for row in shown["goals"] if reviews is not None else []:
            goal = reviews.goals[rules.things["goal"].index(row["id"])] if reviews is not None else None
            asked = needs_text(rules, goal.needs, lang) if goal is not None else ""
            lines.append(
                "  " + words.text("goal-reached" if row["reached"] else "goal-open", {"n": row["row"], "text": asked})
            )
        for row in shown["promotions"] if reviews is not None else []:
            promotion = reviews.promotions[rules.things["promotion"].index(row["id"])] if reviews is not None else None
            texts = [e for e in (promotion.start, promotion.power) if e is not None] if promotion is not None else []
            told = " ".join(say(rules, effect.say(), lang) for effect in texts)
            code = "promotion-used" if row["used"] else "promotion-held"
            lines.append("  " + words.text(code, {"name": row["name"], "text": told}).rstrip())
    return lines or [words.text("no-goals", {})]
