"""How facts are written in a scenario file: each form reads a value, compares it and shows it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

from burgle.content.tables import nearest
from burgle.position.forms import RunsForm
from burgle.position.wrong import BadValue
from burgle.scenario.names import NameProblem, Names

COMPARISON = re.compile(r"\s*(>=|<=|!=|>|<)\s*(-?\d+)\s*$")
ANY = "*"
NOTHING = ""


class Form:
    """One way of writing a fact."""

    def read(self, value: Any) -> Any:
        """Check a value from the file and bring it into the shape of what is found in the state."""
        raise NotImplementedError

    def same(self, expected: Any, found: Any) -> bool:
        """Say whether what was found is what was expected."""
        return bool(expected == found)

    def show(self, found: Any) -> str:
        """Write a value as the file would."""
        return str(found).lower() if isinstance(found, bool) else repr(found)


class Number(Form):
    """A whole number, or in `then` also `">= 3"`."""

    def read(self, value: Any) -> Any:
        if isinstance(value, str) and COMPARISON.match(value):
            return value
        if not isinstance(value, int):
            raise NameProblem(f"expected a number, found {value!r}")
        return int(value)

    def same(self, expected: Any, found: Any) -> bool:
        if not isinstance(expected, str):
            return bool(expected == found)
        match = COMPARISON.match(expected)
        if match is None or not isinstance(found, int):
            return False
        sign, limit = match[1], int(match[2])
        return {
            ">=": found >= limit, "<=": found <= limit, "!=": found != limit, ">": found > limit, "<": found < limit,
        }[sign]  # fmt: skip


class Verbatim(Form):
    """A word, taken as it stands."""

    def read(self, value: Any) -> Any:
        if not isinstance(value, str | int):
            raise NameProblem(f"expected a text, found {value!r}")
        return value


class Runs(Form):
    """Things that belong together, in their order, each run as a position writes it: `["whisper@a", "whisper@c"]`."""

    def __init__(self, runs: RunsForm) -> None:
        self.runs = runs

    def read(self, value: Any) -> Any:
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise NameProblem(f"expected a list of texts, found {value!r}")
        try:
            return [text for text in value if self.runs.run(text)]
        except BadValue as problem:
            raise NameProblem(str(problem)) from None


class OneOf(Form):
    """The name of one thing, or nothing."""

    def __init__(self, names: Names, nothing: str = "none") -> None:
        self.names = names
        self.nothing = nothing

    def read(self, value: Any) -> Any:
        if value == self.nothing or value == NOTHING:
            return -1
        return self.names.find(value)

    def show(self, found: Any) -> str:
        return repr(self.nothing if found < 0 else self.names.show(found))


class ManyForm(Form):
    """A list of things; `"*"` stands for any one of them, `""` for an empty place."""

    def __init__(self, names: Names, ordered: bool = False) -> None:
        self.names = names
        self.ordered = ordered

    def read(self, value: Any) -> Any:
        if not isinstance(value, list):
            raise NameProblem(f"expected a list, found {value!r}")
        return [self.one(item) for item in value]

    def one(self, item: Any) -> Any:
        """Read one thing of the list."""
        if isinstance(item, int) and not self.names.name_of:
            return item
        return ANY if item == ANY else -1 if item == NOTHING else self.names.find(item)

    def same(self, expected: Any, found: Any) -> bool:
        if len(expected) != len(found):
            return False
        if self.ordered:
            return all(want in (ANY, got) for want, got in zip(expected, found, strict=True))
        left = list(found)
        for want in expected:
            if want != ANY:
                if want not in left:
                    return False
                left.remove(want)
        return True

    def show(self, found: Any) -> str:
        shown = [thing if thing == ANY else NOTHING if thing == -1 else self.names.show(thing) for thing in found]
        return str(shown if self.ordered else sorted(shown))


class Plain(Form):
    """Plain values in a game's own notation: of a table only what is named matters, `"none"` for nothing."""

    def __init__(self, spaces: Names, ordered: bool = False) -> None:
        self.spaces = spaces  # with which the keys of a table begin: "S2A", "D05A N1"
        self.ordered = ordered  # whether the order of lists matters; in the tables of a list it always does

    def read(self, value: Any) -> Any:
        for key in value if isinstance(value, Mapping) else ():
            self.spaces.find(key.split(" ")[0])
        return value

    def same(self, expected: Any, found: Any) -> bool:
        return self.alike(expected, found, self.ordered)

    def alike(self, expected: Any, found: Any, ordered: bool) -> bool:
        """Compare values of any depth."""
        if isinstance(expected, Mapping):
            return isinstance(found, Mapping) and all(
                self.alike(want, found.get(key, []), ordered) for key, want in expected.items()
            )
        if expected == "none":
            return found in ([], {}, "none")
        if isinstance(found, list) and not isinstance(expected, list):
            expected = [expected]
        if not isinstance(expected, list) or not isinstance(found, list):
            compares = isinstance(expected, str) and COMPARISON.match(expected)
            return Number().same(expected, found) if compares else bool(expected == found)
        if len(expected) != len(found):
            return False
        if ordered:
            return all(self.alike(want, got, True) for want, got in zip(expected, found, strict=True))
        left = list(found)
        for want in expected:
            fits = next((i for i, got in enumerate(left) if self.alike(want, got, True)), -1)
            if fits < 0:
                return False
            del left[fits]
        return True


class Counts(Form):
    """How many there are of each kind of thing; only the kinds that are named matter."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.number = Number()

    def read(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            raise NameProblem(f"expected counts such as {{ NAME = 2 }}, found {value!r}")
        return {self.names.find(key): self.number.read(n) for key, n in value.items()}

    def same(self, expected: Any, found: Any) -> bool:
        return all(self.number.same(n, found.get(thing, 0)) for thing, n in expected.items())

    def show(self, found: Any) -> str:
        shown = {self.names.show(thing): n for thing, n in found.items() if n}
        return "{" + ", ".join(f"{name} = {n}" for name, n in shown.items()) + "}"


class NumberTable(Form):
    """Numbers under known words, of which only those that are named matter."""

    def __init__(self, words: Collection[str]) -> None:
        self.words = words

    def read(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            raise NameProblem(f"expected numbers such as {{ WORD = 2 }}, found {value!r}")
        for key in value:
            if key not in self.words:
                raise NameProblem(f"there is no {key!r}{nearest(key, list(self.words))}")
        return {str(key): Number().read(n) for key, n in value.items()}

    def same(self, expected: Any, found: Any) -> bool:
        return all(Number().same(n, found.get(key, 0)) for key, n in expected.items())

    def show(self, found: Any) -> str:
        return "{" + ", ".join(f"{name} = {n}" for name, n in found.items()) + "}"


class Placed(Form):
    """What lies on each space, `"none"` for nothing; only the spaces that are named matter."""

    def __init__(self, places: Names, things: Names, empty: int) -> None:
        self.places = places
        self.things = things
        self.empty = empty

    def read(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            raise NameProblem(f"expected spaces such as {{ SPACE = NAME }}, found {value!r}")
        return {self.places.find(place): self.thing(what) for place, what in value.items()}

    def thing(self, what: Any) -> int:
        """Read what is to lie on a space."""
        return self.empty if what in ("none", NOTHING) else self.things.find(str(what))

    def same(self, expected: Any, found: Any) -> bool:
        return all(found.get(place, self.empty) == thing for place, thing in expected.items())

    def show(self, found: Any) -> str:
        shown = {self.places.show(place): self.things.show(thing) for place, thing in found.items()}
        return "{" + ", ".join(f"{place} = {thing}" for place, thing in shown.items()) + "}"
