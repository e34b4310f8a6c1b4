"""Puts phrases, events, refusals, cards and tokens into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgle.kernel.content import Card, Fact, Score, Service, Space, Term, Token
from burgle.kernel.effects import Effect
from burgle.kernel.exchange import Pay
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.rules import Rules
from burgle.kernel.state import Event
from burgle.language.phrases import Speaker, stop
from burgle.language.words import FALLBACK, Words, words_of

# What the small numbers of events stand for, as the messages select by them.
KEYS: dict[str, tuple[str, ...]] = {
    "resource": ("skill", "sword", "boot"),
    "cube": ("black", "hunter", "colour"),
    "status": ("in", "escaped", "rescued", "lost"),
    "place": ("play", "discard", "hand"),
    "ease": ("enemies", "checkpoints", "footprints"),
}
NEUTRAL = 64  # cubes from this number on belong to nobody


def say(rules: Rules, phrase: Phrase | str, lang: str = FALLBACK) -> str:
    """Word a phrase: an effect, a price or a question."""
    speaker = Speaker(words_of(rules.game, lang))
    if isinstance(phrase, str):
        return speaker.words.text(phrase)
    if phrase.code.startswith("ask-"):
        return speaker.ask(phrase)
    return speaker.paragraph(phrase)


def say_refusal(rules: Rules, refusal: Refusal, names: Sequence[str] | None = None, lang: str = FALLBACK) -> str:
    """Word why something cannot be done, with its numbers."""
    words = words_of(rules.game, lang)
    speaker = Speaker(words)
    name = refusal.name
    if name in rules.space_ids:
        name = rules.spaces[rules.space_ids[name]].name
    card = next((card for card in rules.cards if card.name == name), None)
    deed = next((service for service in rules.services if service.id == name), None)
    price = card.use_cost if card is not None else deed.effect.cost if deed and isinstance(deed.effect, Pay) else None
    args: dict[str, str | int] = {
        "have": refusal.have,
        "need": refusal.need,
        "n": refusal.need,
        **speaker.forms(name),
        "sort": "word" if words.has("name-" + name) else "title",  # a sort of thing, or something by its own name
        "places": (deed_place(deed, speaker) if deed else places(rules, card, speaker)) or "none",
        "cost": speaker.verbal(price.say()) if price is not None else "none",
        "had": seat_name(refusal.have, names, rules, lang),  # where the number is a seat
        "needed": seat_name(refusal.need, names, rules, lang),
    }
    id = "refuse-" + refusal.code
    return words.text(id, args, "bare" if not name and words.has(id, "bare") else "")


def narrate(rules: Rules, event: Event, hidden: bool, names: Sequence[str] | None = None, lang: str = FALLBACK) -> str:
    """Word what happened; what is hidden is told without its detail."""
    words = words_of(rules.game, lang)
    kind = rules.events[event.kind]
    args: dict[str, str | int] = {"who": seat_name(event.who, names, rules, lang), "by": int(event.who >= 0)}
    if not hidden:
        args |= argument(rules, words, kind.a, event.a, "n")
        args |= argument(rules, words, kind.b, event.b, "m")
    return words.text("event-" + kind.code, args, "hidden" if hidden else "")


def argument(rules: Rules, words: Words, meaning: str, value: int, number: str) -> dict[str, str | int]:
    """Name one number of an event."""
    if meaning == "card":
        return {"card": rules.cards[value].name}
    if meaning == "token":
        return {"token": rules.tokens[value].name}
    if meaning == "space":
        return {"space": rules.spaces[value].name}
    if meaning in rules.things:
        title = rules.titles.get(meaning, rules.things[meaning])[value]
        named = f"{meaning}-{title}"  # what has no title of its own may have a word in every language
        return {meaning: words.text(named) if words.has(named) else title, number: value}
    if meaning == "turn":
        return {number: round_of(rules, value)}
    if meaning == "cube" and value >= NEUTRAL:
        return {meaning: "neutral", number: value}
    if meaning in KEYS:
        return {meaning: KEYS[meaning][min(value, len(KEYS[meaning]) - 1)], number: value}
    return {number: value} if meaning else {}


def round_of(rules: Rules, turn: int) -> int:
    """Give the round that a turn belongs to: everybody at the table has one turn in it, and also those who are out."""
    return -(-turn // rules.players)


def say_amount(rules: Rules, name: str, n: int | str, lang: str = FALLBACK) -> str:
    """Word so much of what options cost: `2 Boots`; a resource that no language file knows goes by its name."""
    words, id = words_of(rules.game, lang), "n-coin" if name in rules.currency else f"n-{name}"
    return words.text(id, {"n": n}) if words.has(id) else f"{n} {name}"


def seat_name(seat: int, names: Sequence[str] | None, rules: Rules, lang: str = FALLBACK) -> str:
    """Name who sits at a seat."""
    if names is not None and 0 <= seat < len(names):
        return names[seat]
    return words_of(rules.game, lang).text("player", {"number": seat + 1})


def say_score(rules: Rules, code: str, name: str, points: int, lang: str = FALLBACK) -> str:
    """Word one line of a score."""
    return words_of(rules.game, lang).text("score-" + code, {"name": name, "n": points})


def card_text(rules: Rules, card: Card, lang: str = FALLBACK) -> list[str]:
    """Word a card, line by line: where and for what else, playing it, its other moments, what it is worth."""
    words = words_of(rules.game, lang)
    lines = card_deeds(rules, card, lang)
    lines += more_lines(words, card.more)
    if card.danger:
        lines.append(words.text("line-danger"))
    if card.attack:
        lines.append(words.text("line-attack"))
    return lines + score_text(Speaker(words, side(rules, card)), card.points)


def card_deeds(rules: Rules, card: Card, lang: str = FALLBACK) -> list[str]:
    """Word what a card does and where, without its signs and its points."""
    words = words_of(rules.game, lang)
    speaker = Speaker(words, side(rules, card))
    lines = [words.text("line-where", {"places": places(rules, card, speaker)})] if card.where else []
    if card.use_cost is not None:
        lines.append(words.text("line-use-cost", {"cost": speaker.verbal(card.use_cost.say())}))
    lines += speaker.sentences(card.play.say()) if card.play is not None else []
    if card.react is not None:
        lines.append(stop(words.text("line-react", {"body": speaker.verbal(card.react.say())})))
    moments = [("device", card.use), ("acquire", card.acquire), ("arrive", card.arrive), ("defeat", card.defeat)]
    return lines + labelled(speaker, [*moments, *card.moments.items()])


def more_lines(words: Words, more: Mapping[str, Fact]) -> list[str]:
    """Word what else stands on something: a sign of its own, a word, or a number."""
    lines: list[str] = []
    for field, value in more.items():
        lines += named_line(words, field, value)
        if not words.has(f"line-{field}-{value}") and words.has("line-" + field):
            lines.append(words.text("line-" + field, {"n": str(value) if isinstance(value, bool) else value}))
    return lines


def named_line(words: Words, field: str, value: Fact) -> list[str]:
    """Word a fact that has a sentence of its own, such as what a card reacts to."""
    named = f"line-{field}-{value}"
    return [words.text(named)] if words.has(named) else []


def card_line(rules: Rules, card: Card, lang: str = FALLBACK) -> str:
    """Word what a card does in one line of whole sentences, for lists that show its signs and its flat points."""
    words, depends = words_of(rules.game, lang), Score(0, card.points.terms)
    lines = card_deeds(rules, card, lang)
    for field, value in card.more.items():
        lines += named_line(words, field, value) if isinstance(value, str) else []  # else it is a sign
    lines += score_text(Speaker(words, side(rules, card)), depends)
    return " ".join(stop(line) for line in lines)


def side(rules: Rules, card: Card) -> str:
    """The faction of a card; empty for none."""
    return rules.factions[card.faction] if card.faction >= 0 else ""


def card_head(rules: Rules, card: Card, lang: str = FALLBACK) -> str:
    """Word what stands above a card's text: name, faction or type, price."""
    speaker = Speaker(words_of(rules.game, lang))
    kind = "enemy" if card.fight >= 0 else "device" if card.use is not None else "starter" if card.cost < 0 else "card"
    if kind == "starter" and speaker.words.has("head-" + card.deck):
        kind = card.deck
    head = speaker.words.text(f"head-{kind}", {"name": card.name, "n": card.fight if card.fight >= 0 else card.cost})
    if card.faction < 0:
        return head
    return speaker.words.text("head-faction", {"head": head, "name": speaker.name(rules.factions[card.faction])})


def token_text(rules: Rules, token: Token, lang: str = FALLBACK) -> list[str]:
    """Word a token, line by line: when it acts, what it stands for, what it is worth."""
    words = words_of(rules.game, lang)
    speaker = Speaker(words)
    found = "found-" + token.pool if words.has("label-found-" + token.pool) else "found"
    lines = [words.text("line-needs", {"when": needs(speaker, token.needs)})] if token.needs is not None else []
    lines += labelled(
        speaker, [(found, token.found), ("use", token.use), ("bought", token.bought), *token.moments.items()]
    )
    if token.worth:
        lines.append(words.text("line-worth", {"n": token.worth}))
    lines += [
        words.text("grant-" + tag, None, "self" if tag == token.key and words.has("grant-" + tag, "self") else "")
        for tag in [rules.tags[grant] for grant in token.grants]
    ]
    if token.value:
        lines.append(words.text("line-points", {"n": token.value}))
    return lines + score_text(speaker, token.points)


def space_text(rules: Rules, space: Space, lang: str = FALLBACK) -> list[str]:
    """Word what there is on a space."""
    words = words_of(rules.game, lang)
    speaker = Speaker(words)
    lines = [
        words.text("mark-" + mark)
        for bit, mark in enumerate(rules.marks)
        if space.marks >> bit & 1 and words.has("mark-" + mark)
    ]
    lines += more_lines(words, space.more)
    lines += labelled(speaker, [("reward", space.reward), ("port", space.port)])
    lines += [service_text(rules, one, lang) for one in rules.services if space.marks & rules.mark(one.at)]
    if space.secret:
        lines.append(words.text("line-secret-" + space.secret))
    if space.artifact:
        lines.append(words.text("line-artifact", {"n": space.artifact}))
    return lines


def deed_place(service: Service, speaker: Speaker) -> str:
    """Say where a service is to be had; empty for a kind of space that nobody has worded."""
    return speaker.name(service.at, "at") if speaker.words.has("name-" + service.at) else ""


def service_text(rules: Rules, service: Service, lang: str = FALLBACK) -> str:
    """Word what a kind of space offers: where, how often, and what."""
    speaker = Speaker(words_of(rules.game, lang))
    place, text = speaker.name(service.at, "at"), speaker.after_label(service.effect.say())
    return speaker.words.text("label-service", {"place": place[:1].upper() + place[1:], "text": text})


def places(rules: Rules, card: Card | None, speaker: Speaker) -> str:
    """Name the only places where a card can be got, used or beaten; empty when anywhere will do."""
    marks = [mark for bit, mark in enumerate(rules.marks) if card is not None and card.where >> bit & 1]
    return speaker.name(" or ".join(marks), "at") if marks else ""


def needs(speaker: Speaker, term: Term) -> str:
    """Word what must hold to buy an item."""
    return speaker.count(term.count.say(term.every, True))


def labelled(speaker: Speaker, moments: Sequence[tuple[str, Effect | None]]) -> list[str]:
    """Word effects that have a moment of their own; a moment without a name, as an Event's, begins with the effect."""
    lines = [
        speaker.words.text("label-" + moment, {"text": speaker.after_label(effect.say())})
        for moment, effect in moments
        if effect is not None
    ]
    return [line[:1].upper() + line[1:] for line in lines]


def say_term(term: Term) -> Phrase:
    """Phrase points that depend on something, and perhaps on something else as well."""
    body = Phrase("points", term.points) if term.inner is None else say_term(term.inner)
    return Phrase("if" if term.once else "per", term.every, None, [term.count.say(term.every, term.once), body])


def score_text(speaker: Speaker, score: Score) -> list[str]:
    """Word points: a number, then whatever depends on the rest."""
    lines = [speaker.words.text("line-points", {"n": score.flat})] if score.flat else []
    if score.terms:
        terms = [speaker.after_label(say_term(term)).rstrip(".") for term in score.terms]
        lines.append(speaker.words.text("label-points", {"text": stop(speaker.words.join("join-apart", terms))}))
    return lines
