"""Check the browser's table: style (biome), types (svelte-check) and its own tests (vitest), with the Node that builds it.

What these need beside the build is installed as locked into web/node_modules first. BURGLE_WEB=0 checks nothing.
Exit status: 0 fine, 1 something is wrong.
"""

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from web import WebFailed, find_node, install_node, lock_digest, run

CHECKS = {
    "style": ["@biomejs/biome/bin/biome", "check", "."],
    "types": [
        "svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        "--output",
        "human",
    ],
    "tests": ["vitest/vitest.mjs", "run", "--reporter=default"],
}


def install(web: Path, npm: list[str], environment: dict[str, str]) -> None:
    """Install everything that the lock file names, unless it is there already."""
    stamp = web / "node_modules" / ".lock-all"
    if stamp.is_file() and stamp.read_text() == lock_digest(web):
        return
    run([*npm, "ci", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"], web, environment)
    for name in (".lock", ".lock-all"):  # the build finds what it needs there too
        (web / "node_modules" / name).write_text(lock_digest(web))


def main() -> int:
    """Run all checks; what one of them says is shown only if it complains."""
    web = Path(__file__).resolve().parent.parent / "web"
    if os.environ.get("BURGLE_WEB") == "0":
        return 0
    try:
        install_node(web.parent)
        node, npm = find_node()
        environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        install(web, npm, environment)
    except WebFailed as error:
        print(f"burgle: {error}", file=sys.stderr)
        return 1
    failed = False
    for name, (program, *arguments) in CHECKS.items():
        print(f"burgle: checking the browser's table: {name}", flush=True)
        command = [node, str(web / "node_modules" / program), *arguments]
        done = subprocess.run(
            command, cwd=web, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
