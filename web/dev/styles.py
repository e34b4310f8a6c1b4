"""Write the styles of all components out, a declaration a line: the formatter of the page knows CSS, but not in components.

All `<style>` blocks go through biome in one piece. Run it after changing styles: python web/dev/styles.py
"""

import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from web import find_node

WEB = Path(__file__).resolve().parent.parent
STYLE = re.compile(r"(?<=<style>\n).*?(?=^</style>)", re.DOTALL | re.MULTILINE)
MARK = "/* == {} == */"


def main() -> int:
    """Format every block, and write the files that have changed."""
    files = [path for path in sorted(WEB.glob("src/**/*.svelte")) if STYLE.search(path.read_text())]
    texts = {path: path.read_text() for path in files}
    whole = "\n".join(
        f"{MARK.format(number)}\n{STYLE.search(texts[path])[0]}"  # type: ignore[index]
        for number, path in enumerate(files)
    )
    node, _ = find_node()
    biome = [node, "node_modules/@biomejs/biome/bin/biome", "format", "--stdin-file-path=src/styles.css"]
    done = subprocess.run(biome, cwd=WEB, input=whole, capture_output=True, text=True, check=True)
    parts = re.split(r"/\* == \d+ == \*/\n", done.stdout)[1:]
    for path, part in zip(files, parts, strict=True):
        lines = [f"  {line}" if line else "" for line in part.strip("\n").splitlines()]
        new = STYLE.sub(lambda _, lines=lines: "\n".join(lines) + "\n", texts[path], count=1)
        if new != texts[path]:
            path.write_text(new)
            print(path.relative_to(WEB))
    return 0


if __name__ == "__main__":
    sys.exit(main())
