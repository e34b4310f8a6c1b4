"""Makes sentences of phrases: resources as one compact line, then what is done, then conditions."""

from __future__ import annotations

from itertools import groupby

from burgle.kernel.phrase import Phrase
from burgle.language.words import Words

GROUPS = ("each-player", "each-rival")
PREFIXES = ("ask-", "cost-", "when-", "each-")
ENDS = (".", "!", "?", ":")
FORMS = {"gain": ("gain", "offer"), "arm": ("gain",)}  # attributes by form, the best first
CASES = {
    "one": "",
    "many": "",
    "at": "one",
    "from": "",
    "their": "from",
    "of": "",
}  # forms of a name, with what does where there is none


AT_MOST = "when-at-most"


def message_id(code: str) -> str:
    """Give the message of a phrase: questions, costs and counts bring their prefix, the rest are deeds."""
    return code if code.startswith(PREFIXES) and code not in GROUPS else "do-" + code


class Speaker:
    """Words phrases; `own` is the faction of the card that speaks, None where no card does."""

    def __init__(self, words: Words, own: str | None = None) -> None:
        self.words = words
        self.own = own

    def sentences(self, phrase: Phrase) -> list[str]:
        """Word an effect line by line: what is gained, then a sentence for everything else."""
        steps = flat(phrase)
        gains = [step for step in steps if self.compact(step)]
        rest = [step for step in steps if not self.compact(step)]
        lines = [self.gains(gains)] if gains else []
        return lines + [sentence(self.whole(step)) for step in rest]

    def paragraph(self, phrase: Phrase) -> str:
        """Word an effect in one line."""
        return run_on(self.sentences(phrase))

    def after_label(self, phrase: Phrase) -> str:
        """Word an effect behind a colon."""
        steps = flat(phrase)
        gains = [step for step in steps if self.compact(step)]
        rest = [step for step in steps if not self.compact(step)]
        if gains:
            return run_on([self.gains(gains), *[sentence(self.whole(step)) for step in rest]])
        first = self.behind_colon(rest[0], self.inline(rest[0]))
        return run_on([stop(first), *[sentence(self.whole(step)) for step in rest[1:]]])

    def behind_colon(self, phrase: Phrase, said: str) -> str:
        """Begin what follows a colon: some languages write a whole sentence there with a capital, and a mere deed without."""
        offered = not phrase.parts and self.words.has(message_id(phrase.code), "offer") and not self.compact(phrase)
        whole = offered or phrase.code in GROUPS or phrase.code in ("may", "if")
        return said[:1].upper() + said[1:] if whole and self.words.text("colon-begins") == "large" else said

    def whole(self, phrase: Phrase) -> str:
        """Word one step that stands alone."""
        if phrase.code != "choose":
            return self.inline(phrase)
        when, arms = one_or_all(phrase)
        if when is not None:
            said = {"when": self.count(when), "arms": self.arms(Phrase("choose", 1, None, arms))}
            return self.words.text("join-one-or-all", said)
        return self.words.text("do-choose", {"n": phrase.n, "arms": self.arms(phrase)})

    def inline(self, phrase: Phrase) -> str:
        """Word an effect inside a sentence, resources as `+1 Boot`."""
        return self.clause(phrase, "gain")

    def verbal(self, phrase: Phrase) -> str:
        """Word an effect as something one does: `gain 1 Boot`."""
        return self.clause(phrase, "")

    def clause(self, phrase: Phrase, form: str) -> str:
        """Word an effect; `form` says how: resources as gains, alternatives as arms, or all as deeds."""
        words = self.words
        code = phrase.code
        if code == "seq":
            if not form:
                return words.enumerate("join-and", self.times(self.deeds(flat(phrase))))
            gains = [step for step in flat(phrase) if self.compact(step)]
            rest = [self.clause(step, form) for step in flat(phrase) if not self.compact(step)]
            if form == "arm":
                return words.enumerate("join-and", [self.simple(step, form) for step in gains] + self.times(rest))
            return words.enumerate("join-and", [*([self.gains(gains)] if gains else []), *self.times(rest)])
        if code == "choose":
            return self.arms(phrase, form and "arm") if phrase.n == 1 else self.whole(phrase)
        if code in GROUPS:
            return self.group(phrase)
        if code == "if":
            conditions, body = unfold(phrase)
            when = words.enumerate("join-and", [self.count(part) for part in conditions])
            then = self.behind_colon(body, self.clause(body, form or "gain"))
            return words.text("do-if", {"when": when, "body": then})
        if code == "per":
            thing, body = phrase.parts
            args: dict[str, str | int] = {"n": phrase.n, "thing": self.count(thing), "body": self.clause(body, form)}
            return words.text("do-per", args)
        if code == "pay":
            cost, body = phrase.parts
            return words.text("do-pay", {"cost": self.clause(cost, ""), "body": self.verbal(body)})
        if code == "pay-else":
            return words.text("do-pay-else", self.demand(phrase))
        if code.startswith("for-") or code == "arm":
            about = {**self.args(phrase), "body": self.inline(phrase.parts[0])}
            if len(phrase.parts) > 1:
                about["thing"] = self.count(phrase.parts[1])
            return words.text(f"do-{code}", about)
        if code in ("choice", "vote", "random"):
            arms = words.enumerate("join-or-long", [self.inline(part) for part in phrase.parts])
            return words.text(f"do-{code}", {**self.args(phrase), "arms": arms})
        if code in ("may", "at-end"):
            return words.text(f"do-{code}", {"body": self.verbal(phrase.parts[0])})
        return self.simple(phrase, form)

    def deeds(self, steps: list[Phrase]) -> list[str]:
        """Word steps as things one does; what is gained one after the other is gained in one breath."""
        said: list[str] = []
        for summed, run in groupby(steps, lambda step: self.words.has(message_id(step.code), "sum")):
            group = list(run)
            if summed and len(group) > 1:
                sums = [self.simple(step, "sum") for step in group]
                said.append(self.words.text("join-sum", {"body": self.words.enumerate("join-and", sums)}))
            else:
                said += [self.verbal(step) for step in group]
        return said

    def demand(self, phrase: Phrase) -> dict[str, str | int]:
        """Word both sides of a demand: what is to be paid, and what comes of not paying."""
        cost, body = phrase.parts
        return {"cost": self.clause(cost, ""), "body": self.verbal(body)}

    def simple(self, phrase: Phrase, form: str = "") -> str:
        """Word a phrase that has no parts, in a form if it has that form."""
        id = message_id(phrase.code)
        if phrase.names and not phrase.names[0] and self.words.has(id, "bare"):
            form = "bare"
        forms = [attribute for attribute in FORMS.get(form, (form,)) if attribute and self.words.has(id, attribute)]
        return self.words.text(id, self.args(phrase), forms[0] if forms else "")

    def simple_or(self, phrase: Phrase, form: str) -> str:
        """Word a phrase in a form if it is simple and has that form, else as something one does."""
        if not phrase.parts and self.words.has(message_id(phrase.code), form):
            return self.simple(phrase, form)
        return self.verbal(phrase)

    def times(self, said: list[str]) -> list[str]:
        """Say what is done several times in a row once."""
        runs = [(body, len(list(run))) for body, run in groupby(said)]
        return [self.words.text("join-times", {"n": n, "body": body}) if n > 1 else body for body, n in runs]

    def args(self, phrase: Phrase) -> dict[str, str | int]:
        """Give a message its number and its names."""
        found: dict[str, str | int] = {"n": phrase.n, "name": ""}
        for number, name in enumerate(phrase.names):
            suffix = str(number + 1) if number else ""
            found |= {form + suffix: said for form, said in self.forms(name).items()}
        return found

    def forms(self, key: str) -> dict[str, str]:
        """Name something in every form that a message may ask for."""
        return {"name": self.name(key), **{form: self.name(key, form) for form in CASES}}

    def name(self, key: str, attribute: str = "") -> str:
        """Name something by its key (`play or discard`, `market`); a title stays as it is."""
        ids = ["name-" + part for part in key.split(" or ")]
        if not all(self.words.has(id) for id in ids):
            return key
        form = attribute
        while form and not all(self.words.has(id, form) for id in ids):
            form = CASES[form]
        return self.words.enumerate("join-or", [self.words.text(id, None, form) for id in ids])

    def count(self, phrase: Phrase) -> str:
        """Word a condition or a thing counted; of its own faction a card needs another."""
        if phrase.code == AT_MOST and self.words.has(message_id(phrase.parts[0].code), "most"):  # said as people say it
            return self.words.text(
                message_id(phrase.parts[0].code), {**self.args(phrase.parts[0]), "n": phrase.n}, "most"
            )
        if phrase.parts:  # a condition made of others
            what = self.words.enumerate("join-and", [self.count(part) for part in phrase.parts])
            return self.words.text(phrase.code, {"n": phrase.n, "what": what})
        other = self.own is None or phrase.names[:1] == [self.own]
        return self.words.text(message_id(phrase.code), {**self.args(phrase), "other": "yes" if other else "no"})

    def compact(self, phrase: Phrase) -> bool:
        """Say whether it can stand in the line of what is gained."""
        return self.words.has(message_id(phrase.code), "gain")

    def gains(self, phrases: list[Phrase]) -> str:
        """Word resources: `+2 Skill, +1 Boot`."""
        return self.words.join("join-comma", [self.simple(phrase, "gain") for phrase in phrases])

    def arms(self, phrase: Phrase, form: str = "arm") -> str:
        """Word alternatives; a comma keeps long ones apart, a semicolon those with conditions of their own."""
        said = [self.clause(part, form) for part in phrase.parts]
        if len(said) > 2 and any(step.code == "if" for part in phrase.parts for step in flat(part)):
            return self.words.text("join-or-apart", {"a": self.words.join("join-apart", said[:-1]), "b": said[-1]})
        long = any(part.parts or part.names for part in phrase.parts)
        return self.words.enumerate("join-or-long" if long else "join-or", said)

    def group(self, phrase: Phrase) -> str:
        """Word what happens to several players: `each player with an Artifact +1 Clank!`."""
        words = self.words
        who = words.text("do-" + phrase.code)
        body = phrase.parts[0]
        if body.code == "if" and words.has(message_id(body.parts[0].code), "who"):
            when, body = body.parts
            which = words.text(message_id(when.code), self.args(when), "who")
            who = words.text("join-each", {"who": who, "body": which})
        if body.code == "pay-else":
            return words.text("join-each", {"who": who, "body": words.text("do-pay-else", self.demand(body), "they")})
        steps = flat(body)
        if all(self.compact(step) for step in steps):
            return words.text("join-each", {"who": who, "body": self.gains(steps)})
        if body.code == "may":
            may = words.text("do-may", {"body": self.simple_or(body.parts[0], "their")}, "they")
            return words.text("join-each", {"who": who, "body": may})
        if all(not step.parts and words.has(message_id(step.code), "they") for step in steps):
            they = words.enumerate("join-and", self.times([self.simple(step, "they") for step in steps]))
            return words.text("join-each", {"who": who, "body": they})
        form = "chooses" if body.code == "choose" else "colon"
        return words.text("join-each", {"who": who, "body": self.inline(body)}, form)

    def ask(self, phrase: Phrase) -> str:
        """Word a question."""
        if phrase.parts:
            id = phrase.code
            form = "bare" if not phrase.names or not phrase.names[0] else ""
            return self.words.text(id, {**self.args(phrase), "body": self.verbal(phrase.parts[0])}, form)
        return self.simple(phrase)


def flat(phrase: Phrase) -> list[Phrase]:
    """List the steps of a phrase, sequences within sequences taken apart."""
    if phrase.code != "seq":
        return [phrase]
    return [step for part in phrase.parts for step in flat(part)]


def unfold(phrase: Phrase) -> tuple[list[Phrase], Phrase]:
    """Gather conditions within conditions: all of them must hold for what is inside."""
    conditions: list[Phrase] = []
    while phrase.code == "if":
        conditions.append(phrase.parts[0])
        phrase = phrase.parts[1]
    return conditions, phrase


def one_or_all(phrase: Phrase) -> tuple[Phrase | None, list[Phrase]]:
    """Look for a choice of one thing that brings the others as well under a condition: that, and the things; else None."""
    steps = [flat(arm) for arm in phrase.parts]
    if phrase.n != 1 or any(len(arm) != 2 or arm[1].code != "if" for arm in steps):
        return None, []
    things = [arm[0] for arm in steps]
    when = steps[0][1].parts[0]
    for number, arm in enumerate(steps):
        others = [spelt(thing) for at, thing in enumerate(things) if at != number]
        if spelt(arm[1].parts[0]) != spelt(when) or [spelt(one) for one in flat(arm[1].parts[1])] != others:
            return None, []
    return when, things


def spelt(phrase: Phrase) -> tuple[object, ...]:
    """A phrase as something that can be compared."""
    return phrase.code, phrase.n, tuple(phrase.names), tuple(spelt(part) for part in phrase.parts)


def stop(text: str) -> str:
    """End a sentence, unless it ends by itself."""
    return text if text.endswith(ENDS) else text + "."


def sentence(text: str) -> str:
    """Begin and end a sentence."""
    return stop(text[:1].upper() + text[1:])


def run_on(lines: list[str]) -> str:
    """Put sentences behind one another; a line of resources that stands alone needs no full stop."""
    return " ".join([*[stop(line) for line in lines[:-1]], *lines[-1:]])
