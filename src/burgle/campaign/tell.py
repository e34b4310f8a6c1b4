"""A told campaign: all pages of one way through it, in order, as a book. For authors; it spoils everything."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Iterator, Sequence

from burgle.campaign.pack import Pack
from burgle.campaign.pages import character_in, lid, names_in, pages_of
from burgle.campaign.routes import walk
from burgle.campaign.skim import Policy, Skimmed, policies, skim


def tell(pack: Pack, route: str, players: int, seed: int, lang: str, width: int = 80) -> Iterator[str]:
    """Tell one way through a campaign: a route of the pack by its name, or what a policy leads to."""
    done = told(pack, route, players, seed)
    yield lid(pack, "title", lang).upper()
    for game, (rules, events) in enumerate(done.events, 1):
        now = done.chronicles[game - 1]
        called = [character_in(pack, key, lang) for key in done.seats[game - 1]]
        after = done.chronicles[game] if game < len(done.chronicles) else done.now
        before, won = (called_in(pack, then.last_winners, lang) for then in (now, after))
        names = names_in(pack, now, called, before, lang)
        yield ""
        yield f"{'=' * 20} {game}"
        for page in pages_of(pack, rules, events, lang, names, won):
            if page.kind == "passage":
                yield ""
                yield f"{page.ref}. {page.text}"
            elif page.kind == "choice":
                yield f"   > {page.text}"
            elif page.kind == "name":
                yield f"   = {page.ref}"
            else:
                for line in page.text.strip().split("\n"):  # receipts and lists stay what they are
                    yield from textwrap.wrap(line, width) or [""]


def called_in(pack: Pack, characters: Sequence[str], lang: str) -> str:
    """Name characters together."""
    return " & ".join(character_in(pack, key, lang) for key in characters)


def told(pack: Pack, route: str, players: int, seed: int) -> Skimmed:
    """Skim one campaign with everything that is told in it."""
    for one in pack.routes:
        if one.get("id") == route:
            return walk(pack, one, events=True)
    known = {policy.name: policy for policy in policies(seed)}
    if route and route not in known:
        names = [*(str(one.get("id")) for one in pack.routes), *known]
        raise KeyError(f"there is no route {route!r}; there are {', '.join(names)}")
    policy = known.get(route, Policy("random", random.Random(seed)))
    return skim(pack, policy, lambda game: pack.roster[:players], seed, events=True)
