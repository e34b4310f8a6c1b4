"""Write all golden files anew: `python -m tests.golden`."""

import sys

from tests.golden.record import GOLDEN

if __name__ == "__main__":
    for path, write in GOLDEN.items():
        text = write()
        old = path.read_text("utf-8") if path.exists() else ""
        path.write_text(text, "utf-8")
        print(f"{path.name}: {'as it was' if text == old else 'written' if not old else 'CHANGED'}")
    sys.exit(0)
