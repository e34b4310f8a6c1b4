"""What a campaign's table says about reviews: everybody's personal goals, and the promotions that somebody has."""

from __future__ import annotations

from typing import Any

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.pack import Pack
from burgle.campaign.pages import goal_name, said
from burgle.games.legacy.reviews import Reviews
from burgle.kernel.rules import Rules
from burgle.language.fronts import needs_text
from burgle.language.wording import say
from burgle.table.campaign_names import promotion_name
from burgle.table.wording import word


def reviewed(rules: Rules, pack: Pack, now: Chronicle, lang: str) -> dict[str, Any]:
    """What personal goals ask for, and what the promotions give that somebody has; nothing where nobody is reviewed."""
    reviews = next((chapter for chapter in rules.chapters if isinstance(chapter, Reviews)), None)
    if reviews is None:
        return {}
    held = {key for one in now.characters for key in one.promotions}
    goals, promotions = {}, {}
    for goal in reviews.goals:
        asks = said(pack, lang, "goal", f"{goal.key}.line")
        if not asks:  # in words made from what it is
            asks = word("goal-asks", lang, {"text": needs_text(rules, goal.needs, lang)})
        goals[goal.key] = {"name": goal_name(pack, goal.key, lang), "text": asks}
    for one in reviews.promotions:
        if one.key in held:
            gives = [("promotion-start", one.start), ("promotion-once", one.power)]
            told = [
                word(code, lang, {"text": say(rules, effect.say(), lang).rstrip(".")})
                for code, effect in gives
                if effect is not None
            ]
            promotions[one.key] = {"name": promotion_name(pack, one.key, lang), "text": " ".join(told)}
    return {"goals": goals, "promotions": promotions}
