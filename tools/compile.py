"""Compile the engine with mypyc, for `make compile` and for the build of a wheel.

The same sources run interpreted and compiled. This file says which sources are compiled, and how:
all of them form one group in one shared library, so that calls between modules are plain C calls,
and each is a C file of its own, so that several are compiled at once and an edit to one function
compiles one file again.

Run in a checkout it leaves a copy of the package with the libraries beside the sources in
build/compiled, to be used by PYTHONPATH=build/compiled. With --best, and for wheels, gcc is told how the engine is
used: it is compiled twice, plays tools/training.py in between, and is put together as one piece. That takes three
times as long and is a tenth faster. Exit status: 0 done, 3 there is nothing to
compile with (or BURGLE_MYPYC=0), 1 compiling failed. With --fresh it never compiles, and says 4 if it would have to;
what the last build was, the quick or the best one, is as good.
"""

import compileall
import contextlib
import copy
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

COMPILED_SET = ("kernel/*.py", "chapters/*.py", "games/*/*.py", "bots/*/*.py", "course.py", "game.py")
"""The compiled modules, below src/burgle; an __init__.py is never compiled."""

READ_SET = ("content/*.py", "language/*.py", "view/*.py")
"""What the compiled modules import beside each other: another signature there is other code here."""

OPTIMISE = "3"
INWARD = ["-fvisibility=hidden"]  # calls from module to module need no detour, as nobody else makes them
TRAIN = [*INWARD, "-fprofile-generate"]
TRAINED = [*INWARD, "-fno-plt", "-flto=auto", "-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
"""Flags of gcc (clang has others): to watch the engine at play, and to make the best of what was seen."""

TRASHCAN = re.compile(
    r"(_dealloc\([^)]*\)\n\{\n)    CPy_TRASHCAN_BEGIN\([^)]*\)\n(.*?)    CPy_TRASHCAN_END\(self\)\n    done: ;\n", re.S
)
"""The end of an object that is not untracked first, because the collector never tracked it."""

LIBRARY = "burgle__mypyc"
JOBS = min(os.cpu_count() or 1, 8)


class NoCompiler(Exception):
    """There is nothing to compile with, or compiling is switched off."""


class Stale(Exception):
    """The sources have changed since they were compiled."""


class CompileFailed(Exception):
    """A compiler is there, but the sources do not compile."""


def build(root: Path, *, may_compile: bool = True, best: bool = False) -> Path:
    """Compile the sources of the checkout at root, quickly or as well as can be; the answer is a folder of libraries.

    Nothing is done when the last build was from the same sources, and as good.
    """
    package = root / "src" / "burgle"
    modules = sorted(p for glob in COMPILED_SET for p in package.glob(glob) if p.name != "__init__.py")
    if not modules:
        raise NoCompiler("there are no sources to compile")
    work = root / "build" / f"mypyc-{sys.implementation.cache_tag}-{_settings()}"
    libraries, stamp = work / "lib", work / "stamp"
    digest = _digest(package)
    if stamp.is_file() and stamp.read_text() in (digest + " best", digest if not best else ""):
        return libraries
    if not may_compile:
        raise Stale
    check_compiler()
    stamp.unlink(missing_ok=True)
    shutil.rmtree(libraries, ignore_errors=True)
    work.mkdir(parents=True, exist_ok=True)
    print(f"burgle: compiling {len(modules)} modules, once after each change ...", flush=True)
    started = time.monotonic()
    with contextlib.chdir(root / "src"), contextlib.redirect_stdout(sys.stderr):
        extensions = _translate([str(m.relative_to(root / "src")) for m in modules], work)
        if best and _train(root, copy.deepcopy(extensions), work):
            _compile(extensions, work, work / "trained", libraries, TRAINED)
        else:
            _compile(extensions, work, work / "objects", libraries, INWARD)
    stamp.write_text(digest + " best" if best else digest)
    print(f"burgle: compiled in {time.monotonic() - started:.0f} s", flush=True)
    return libraries


def check_compiler(flags: Sequence[str] = ()) -> None:
    """Raise NoCompiler unless a C file that includes Python.h compiles, with some flags perhaps."""
    wish = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        command = shlex.split(wish)
    except ValueError:
        command = []
    if not command:
        raise NoCompiler(f"no C compiler (CC={wish!r} names none)")
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        try:
            done = subprocess.run(
                [*command, *flags, f"-I{include}", "-c", str(source), "-o", str(source.with_suffix(".o"))],
                capture_output=True,
            )
        except OSError as error:
            raise NoCompiler(f"no C compiler ({command[0]} cannot be run)") from error
    if done.returncode:
        raise NoCompiler(f"the C compiler {command[0]} does not compile a file with Python.h")


def _translate(modules: list[str], work: Path) -> list[Any]:
    """Translate the modules to C in work/c; gives what setuptools is to build of it."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise NoCompiler(f"mypyc is not installed ({error})") from error
    # Only the compiled modules matter here; `make lint` checks the rest.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", f"--cache-dir={work / 'types'}"]
    try:
        made = list(
            mypycify(
                [*options, *modules],
                group_name="burgle",
                multi_file=True,
                opt_level=OPTIMISE,
                debug_level="0",
                target_dir=str(work / "c"),
            )
        )
    except SystemExit as error:  # that is how mypyc says that the sources are at fault
        raise CompileFailed("the engine does not compile") from error
    for source in (work / "c").rglob("*.c"):
        text = source.read_text("utf-8")
        mended = without_trashcan(text)
        if mended != text:
            source.write_text(mended, "utf-8")
    return made


def without_trashcan(text: str) -> str:
    """Let objects that the collector does not know (`acyclic`) go at once, however deep they lie.

    mypyc has them wait in Python's trash can when many things go with each other, a chain of positions for example; that
    can writes into the head that only objects of the collector have, and so into whatever lies before this one.
    """
    return TRASHCAN.sub(r"\1\2", text)


def _train(root: Path, extensions: list[Any], work: Path) -> bool:
    """Let a build that counts its steps play, for gcc to find the counts where it puts its objects; says if it did."""
    objects = work / "trained"
    shutil.rmtree(objects, ignore_errors=True)
    try:
        check_compiler(TRAINED)
        _compile(extensions, work, objects, work / "train", TRAIN)
    except NoCompiler:
        print("burgle: this C compiler cannot be told how the engine is used", flush=True)
        return False
    copy_package(root, work / "train", work / "trainee")
    played = subprocess.run(
        [sys.executable, "-P", str(root / "tools" / "training.py")],
        env={**os.environ, "PYTHONPATH": str(work / "trainee")},
        stdout=subprocess.DEVNULL,
    )
    for old in objects.rglob("*.o"):
        old.unlink()
    if played.returncode:
        print("burgle: the engine cannot play where it is built, so nobody knows how it is used", flush=True)
        return False
    return True


def _compile(extensions: list[Any], work: Path, objects: Path, libraries: Path, flags: list[str]) -> None:
    """Build the translated modules into a folder of libraries."""
    try:
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
    except ImportError as error:
        raise NoCompiler(f"setuptools is not installed ({error})") from error

    class BuildInParallel(build_ext):
        """Compile the C files of one library at once, and only those that changed."""

        def build_extension(self, ext: Any) -> None:
            headers = max((h.stat().st_mtime for h in (work / "c").rglob("*.h")), default=0.0)
            if ext.name == LIBRARY and self.compiler.compiler_type == "unix":
                ext.extra_compile_args = [*ext.extra_compile_args, *flags]
                ext.extra_link_args = [*ext.extra_link_args, f"-O{OPTIMISE}", *flags]

            def compile_one(source: str) -> str:
                (name,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
                newest = max(headers, Path(source).stat().st_mtime)
                if not Path(name).is_file() or Path(name).stat().st_mtime <= newest:
                    self.compiler.compile(
                        [source],
                        output_dir=self.build_temp,
                        include_dirs=ext.include_dirs,
                        extra_postargs=ext.extra_compile_args,
                    )
                return str(name)

            with ThreadPoolExecutor(JOBS) as pool:
                made = list(pool.map(compile_one, ext.sources))
            ext.sources, ext.extra_objects = [], [*ext.extra_objects, *made]
            super().build_extension(ext)

    command = BuildInParallel(Distribution({"name": "burgle", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(libraries), str(objects)
    command.force, command.parallel = True, JOBS
    command.ensure_finalized()
    try:
        command.run()
    except Exception as error:  # setuptools has several kinds, without a common base
        raise NoCompiler("the C compiler fails on the engine; `make compile` shows how") from error


def _settings() -> str:
    """A short name for all that is not a source and changes the outcome."""
    parts = [Path(__file__).read_text(), sys.version, *map(os.environ.get, ("CC", "CFLAGS"))]
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:8]


def _digest(package: Path) -> str:
    """A fingerprint of every source that the type checker may read beside the compiled ones."""
    total = hashlib.sha256()
    for path in sorted(path for glob in (*COMPILED_SET, *READ_SET) for path in package.glob(glob)):
        total.update(path.relative_to(package).as_posix().encode() + b"\0")
        total.update(path.read_bytes() + b"\0")
    return total.hexdigest()


def copy_package(root: Path, libraries: Path, target: Path | None = None) -> None:
    """Make build/compiled (or another folder) equal to src/burgle with the libraries beside the sources."""
    target = target or root / "build" / "compiled"
    wanted = dict([*_files(root / "src", "burgle"), *_files(libraries, "")])
    for name, source in wanted.items():
        place = target / name
        old, new = place.stat() if place.exists() else None, source.stat()
        if old is None or (old.st_mtime_ns, old.st_size) != (new.st_mtime_ns, new.st_size):
            place.parent.mkdir(parents=True, exist_ok=True)
            fresh = place.with_name(place.name + ".new")
            shutil.copy2(source, fresh)
            fresh.replace(place)  # a game that runs now keeps the library it has loaded
    for name, place in _files(target, ""):
        if name not in wanted:
            place.unlink()


def write_bytecode(root: Path) -> None:
    """Leave bytecode beside what is not compiled: a server may not write it itself, and half of a start is reading."""
    compileall.compile_dir(root / "build" / "compiled", quiet=2)


def _files(base: Path, below: str) -> Iterator[tuple[str, Path]]:
    """Each file below a folder with its name relative to base, without caches."""
    for path in sorted((base / below).rglob("*")):
        if path.is_file() and not _is_cache(path.relative_to(base)):
            yield path.relative_to(base).as_posix(), path


def _is_cache(name: Path) -> bool:
    """Whether a file lies in a folder that tools leave behind, such as __pycache__ or .mypy_cache."""
    return any(part == "__pycache__" or part.startswith(".") for part in name.parts)


@contextlib.contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Let no two builds of a checkout run at once: `make play` leaves one in the background."""
    import fcntl  # not on Windows, where only wheels are built, and those by `build` alone

    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | (fcntl.LOCK_NB if "--fresh" in sys.argv[1:] else 0))
        yield


def main() -> int:
    """Bring build/compiled up to date; when that cannot be, leave none."""
    root = Path(__file__).resolve().parent.parent
    try:
        if os.environ.get("BURGLE_MYPYC") == "0":
            raise NoCompiler("BURGLE_MYPYC=0")
        with _alone(root):
            wishes = sys.argv[1:]
            copy_package(root, build(root, may_compile="--fresh" not in wishes, best="--best" in wishes))
            write_bytecode(root)
    except (Stale, BlockingIOError):  # to be compiled, or being compiled just now
        return 4
    except (NoCompiler, CompileFailed) as error:
        shutil.rmtree(root / "build" / "compiled", ignore_errors=True)
        print(f"burgle: not compiled, only the interpreted engine is there: {error}", flush=True)
        missing = isinstance(error, NoCompiler) and os.environ.get("BURGLE_MYPYC") != "1"
        return 3 if missing else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
