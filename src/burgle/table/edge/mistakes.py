"""What is wrong with a message that cannot be read, in the language of whoever sent it.

The reader of messages says it in English only, by one of a few sentences. Where it stands (`$.seats[0].name`) and what
kind of thing is wanted there (`int`, `str`) is a notation, the same in every language.
"""

from __future__ import annotations

import re

from burgle.table.guests import Denied

LONGEST = 60  # letters of what somebody sent that are told back
_SENTENCES = {
    "read-missing": re.compile(r"Object missing required field `(?P<field>.*?)`", re.DOTALL),
    "read-unknown": re.compile(r"Object contains unknown field `(?P<field>.*?)`", re.DOTALL),
    "read-type": re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`"),
    "read-kind": re.compile(r"Expected `(?P<wanted>[^`]*)`"),
    "read-value": re.compile(r"Invalid (?:enum )?value (?P<value>.*?)", re.DOTALL),
}
_PLACE = re.compile(r"(?P<said>.*?)(?: - at `(?P<where>.*)`)?", re.DOTALL)


def mistake(said: object, where: str = "$") -> Denied:
    """Refuse what could not be read, for a reason that the reader gave; one that is new to us is not told."""
    parts = _PLACE.fullmatch(str(said))
    assert parts is not None  # it fits everything
    for id, sentence in _SENTENCES.items():
        found = sentence.fullmatch(parts["said"])
        if found is not None:
            facts = {name: str(value)[:LONGEST] for name, value in found.groupdict().items()}
            return Denied("malformed", id, -1, where=(parts["where"] or where)[:LONGEST], **facts)
    return Denied("malformed")
