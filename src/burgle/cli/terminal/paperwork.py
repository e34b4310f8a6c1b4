"""Contracts, personal goals, promotions, milestones and marks in words, for whoever asks for them at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgle.campaign.between import MARK
from burgle.campaign.fronts import asks
from burgle.campaign.pack import Pack
from burgle.campaign.pages import goal_name, rule_text, said
from burgle.cli.terminal.box_names import BoxNames
from burgle.games.legacy.reviews import Reviews
from burgle.kernel.contract import Contract
from burgle.kernel.phrase import Phrase
from burgle.kernel.rules import Rules
from burgle.language.fronts import contract_text, needs_text
from burgle.language.wording import say
from burgle.language.words import TERMINAL, Words, words_from


def contract_lines(
    rules: Rules, view: dict[str, Any], names: Sequence[str], lang: str, box: BoxNames | None = None
) -> list[str]:
    """List the contracts that are open, or were completed in this game: how far they are, and what they ask for."""
    words = words_from((TERMINAL,), lang)
    lines: list[str] = []
    for shown in view.get("contracts", []):
        contract = rules.contracts[rules.things["contract"].index(shown["id"])]
        name = box.name("contract", shown["id"]) if box else shown["name"]
        facts: dict[str, str | int] = {"name": name, "n": shown["counted"], "of": shown["times"], "who": ""}
        if shown["state"] != "open" and shown["star"] >= 0:
            facts["who"] = names[shown["star"]]
        state = "open" if shown["state"] == "open" else "done" if facts["who"] else "failed"
        lines.append(words.text(f"contract-{state}", facts))
        if state == "open":
            lines += ["  " + line for line in front_lines(rules, contract, lang, box)]
    lines += standing_lines(rules, view, names, lang)
    return lines or [words.text("no-contracts", {})]


def front_lines(rules: Rules, contract: Contract, lang: str, box: BoxNames | None = None) -> list[str]:
    """The front of a contract: what its box says of it, and what it asks for."""
    told = said(box.pack, lang, contract.key, "front") if box else ""
    terms = asks(rules, box.pack, contract, lang) if box else contract_text(rules, contract, lang)
    return [*([told] if told else []), *terms]


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


def goal_lines(
    rules: Rules, view: dict[str, Any], names: Sequence[str], lang: str, box: BoxNames | None = None
) -> list[str]:
    """List everybody's checkmarks, goals and promotions, as their box calls them."""
    words = words_from((TERMINAL,), lang)
    reviews = next((chapter for chapter in rules.chapters if isinstance(chapter, Reviews)), None)
    lines: list[str] = []
    for seat, shown in enumerate(view.get("reviews", [])):
        lines.append(
            words.text("review-of", {"who": names[seat], "n": shown["checks"], "section": shown["section"] or "none"})
        )
        for row in shown["goals"] if reviews is not None else []:
            goal = reviews.goals[rules.things["goal"].index(row["id"])] if reviews is not None else None
            asked = said(box.pack, lang, "goal", f"{row['id']}.line") if box else ""
            if not asked and goal is not None:
                asked = words.text("goal-when", {"text": needs_text(rules, goal.needs, lang)})
            line = words.text("goal-reached" if row["reached"] else "goal-open", {"n": row["row"], "text": asked})
            name = goal_name(box.pack, row["id"], lang) if box else ""
            lines.append(f"  {name}: {line}" if name else f"  {line}")
        for row in shown["promotions"] if reviews is not None else []:
            promotion = reviews.promotions[rules.things["promotion"].index(row["id"])] if reviews is not None else None
            texts = [e for e in (promotion.start, promotion.power) if e is not None] if promotion is not None else []
            told = " ".join(say(rules, effect.say(), lang) for effect in texts)
            code = "promotion-used" if row["used"] else "promotion-held"
            name = box.name("promotion", row["id"]) if box else row["name"]
            lines.append("  " + words.text(code, {"name": name, "text": told}).rstrip())
    return lines or [words.text("no-goals", {})]


def growth_lines(pack: Pack, rules: Rules, view: dict[str, Any], names: Sequence[str], lang: str) -> list[str]:
    """List everybody's milestones, who is Employee of the Month, what bears whose marks, and new rules."""
    words = words_from((TERMINAL,), lang)
    shown = view.get("milestones")
    if shown is None:
        return [words.text("no-journals", {})]
    lines: list[str] = []
    for seat, filled in enumerate(shown["seats"]):
        titles = []
        for one in filled:
            name = said(pack, lang, "milestone", one["id"]) or title_of(rules, one["id"], words)
            titles.append(words.text("milestone-crossed", {"name": name}) if one["crossed"] else name)
        facts: dict[str, str | int] = {
            "who": names[seat],
            "n": len(filled),
            "of": shown["spaces"],
            "titles": ", ".join(titles) or "none",
        }
        lines.append(words.text("milestones-of", facts))
    if view.get("prize", -1) >= 0:
        lines.append(words.text("prize-of", {"who": names[view["prize"]]}))
    for sort, things in view.get("marks", {}).items():
        for one in things:
            name = (
                rules.cards[rules.card_ids[one["on"]]].name
                if sort == "cards"
                else rules.spaces[rules.space_ids[one["on"]]].name
            )
            who = [names[by["seat"]] if by["seat"] >= 0 else by["character"] for by in one["by"]]
            lines.append(words.text("marks-on", {"name": name, "who": ", ".join(who)}))
    for row in view.get("rules", []):
        told = {"slot": row["slot"], "text": rule_text(rules, pack, row["rule"], lang)}
        lines.append(words.text("rule-on-slot" if row["in_force"] else "rule-covered", dict(told)))
    return lines


def title_of(rules: Rules, key: str, words: Words) -> str:
    """What a milestone is called in the box; a marked space is called so."""
    if key == MARK:
        return words.text("milestone-marked", {})
    return str(rules.titles["milestone"][rules.things["milestone"].index(key)])
