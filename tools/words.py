"""List the words of a campaign's texts for its lint (WRD01): `tools/words.py campaigns/three-nights`.

Writes story/<language>/words.txt anew. Look at the difference before you commit it: a new word that is none is a slip.
"""

from __future__ import annotations

import sys
from pathlib import Path

from burgle.campaign.lint_story import WORDS, words_of
from burgle.campaign.pack import STORY, read_pack


def main() -> None:
    """Write the lists of the folders that are named."""
    for folder in map(Path, sys.argv[1:]):
        pack, _ = read_pack(folder)
        for lang in pack.story:
            found = set(words_of(pack, lang))
            # At the beginning of a sentence every word is big: only those that are always big are kept so.
            kept = {word for word in found if word[:1].lower() + word[1:] not in found - {word}}
            path = folder / STORY / lang / WORDS
            path.write_text("\n".join(sorted(kept, key=lambda word: (word.casefold(), word))) + "\n", "utf-8")
            sys.stdout.write(f"{path}: {len(kept)} words\n")


if __name__ == "__main__":
    main()
