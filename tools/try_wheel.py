"""Try a wheel as somebody who has just installed it: a clean environment, no Node, no compiler, a whole game over HTTP.

python tools/try_wheel.py dist/burgle-*.whl        for each: install it with what a host's lock file names, look and play
python tools/try_wheel.py --packages FOLDER WHEEL  the same without a network: the dependencies lie in that folder already

Exit status: 0 if every wheel plays, 1 otherwise.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "play_by_api.py"


class Broken(Exception):
    """The wheel does not do what it should."""


class Home:
    """A clean environment with a wheel in it, and nothing else on its path."""

    def __init__(self, folder: Path, wheel: Path, packages: Path | None) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.env = {"PATH": str(self.bin), "HOME": str(folder), "LC_ALL": "C.UTF-8"}
        if packages is None:
            self._install("--require-hashes", "-r", str(ROOT / "lock" / "host.txt"))
        else:
            (place,) = folder.glob("lib/python*/site-packages")
            (place / "dependencies.pth").write_text(f"{packages}\n")  # its own .pth files are not followed
        self._install("--no-deps", "--offline", str(wheel))

    def _install(self, *what: str) -> None:
        uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
        subprocess.run([uv, "pip", "install", "--quiet", "--python", str(self.bin / "python"), *what], check=True)

    def run(self, *command: str, seconds: int = 600) -> str:
        """Run a program of the environment; what it prints."""
        done = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            env=self.env, cwd=self.folder, capture_output=True, text=True, timeout=seconds,
        )  # fmt: skip
        if done.returncode:
            raise Broken(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    @contextlib.contextmanager
    def serving(self) -> Iterator[str]:
        """Run the table; its address."""
        command = [str(self.bin / "burgle"), "serve", "--no-browser", "--port", "0", "--bots", "1", "--data", "tables"]
        with (self.folder / "log").open("w") as log:
            server = subprocess.Popen(
                command, env=self.env, cwd=self.folder, stdout=subprocess.PIPE, stderr=log, text=True
            )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"Burgle is at (http://\S+)", said)
            if not found:
                raise Broken(f"the table does not start: {said}{(self.folder / 'log').read_text()}")
            yield found[1].rstrip("/")
        finally:
            server.kill()
            server.wait()


def get(url: str) -> str:
    """What the server has there."""
    with urllib.request.urlopen(url, timeout=60) as answer:
        return str(answer.read().decode())


def try_wheel(wheel: Path, packages: Path | None = None, *, campaign: str = "small-print") -> list[str]:
    """Install a wheel and use it; what was seen, in a few lines. Raises Broken with the reason."""
    engine = "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder) / "home", wheel, packages)
        version = home.run("burgle", "--version").strip()
        if f"engine: {engine}" not in version:
            raise Broken(f"{wheel.name} should have the {engine} engine: {version}")
        founded = home.run("burgle", "campaign", "new", campaign, "--players", "Ann,Bo")
        with home.serving() as url:
            page = get(url)
            scripts = re.findall(r'(?:src|href)="(/?[^"]+\.(?:js|css))"', page)
            if not scripts:
                raise Broken("the page has no program in it")
            for script in scripts:
                get(f"{url}/{script.lstrip('./')}")
            played = home.run("python", str(EXAMPLE), url).splitlines()
        if len(played) != 3:
            raise Broken(f"a game of three ends with three results, not {played}")
        return [version, founded.splitlines()[0], f"{len(scripts)} files of the page", *played]


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("wheel", nargs="+", type=Path)
    parser.add_argument("--packages", type=Path)
    args = parser.parse_args()
    for wheel in args.wheel:
        print(f"burgle: trying {wheel.name} ...", flush=True)
        try:
            for line in try_wheel(wheel.resolve(), args.packages and args.packages.resolve()):
                print(f"  {line}")
        except Broken as error:
            print(f"burgle: {wheel.name}: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
