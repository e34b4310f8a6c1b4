"""Write golden files anew: `python -m tests.golden` writes all, `python -m tests.golden campaign` those called so."""

import sys

from tests.golden.record import GOLDEN

if __name__ == "__main__":
    for path, write in GOLDEN.items():
        if any(word not in path.name for word in sys.argv[1:]):
            continue
        text = write()
        old = path.read_text("utf-8") if path.exists() else ""
        path.write_text(text, "utf-8")
        print(f"{path.name}: {'as it was' if text == old else 'written' if not old else 'CHANGED'}")
    sys.exit(0)
