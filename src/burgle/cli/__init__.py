"""The `burgle` command: play, look things up, check content, and study the game from a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

CHECK_FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141

BAD_INPUTS = (
    ("burgle.content.tables", "ContentError"),
    ("burgle.games.spec", "OptionError"),
    ("burgle.lab.team", "TeamFailed"),
    ("burgle.lab.folder", "BadFolder"),
    ("burgle.position.wrong", "BadPosition"),
    ("burgle.saves", "LoadError"),
)


class Failure(Exception):
    """Ends a command with one line on stderr."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code


def main(args: Sequence[str] | None = None) -> int:
    """Run a command line and give its exit code: 0 fine, 1 a check failed, 2 wrong usage or bad input."""
    never_fail_on_a_letter()
    try:
        result = run(sys.argv[1:] if args is None else list(args))
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except Failure as failure:
        return complain(str(failure), failure.code)
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return complain("stopped", INTERRUPTED)
    except Exception as error:
        if is_bad_usage(error):
            return complain(f"{too_much(error) or error} (see `burgle --help`)", BAD_INPUT)
        if is_bad_input(error):
            return complain(str(error), BAD_INPUT)
        raise


def run(tokens: list[str]) -> object:
    """Find the command and run it. A plain `serve` does without the machinery, which would double the time to start."""
    from burgle.cli.plain import WITHOUT, plain_serve

    wish = plain_serve(tokens or WITHOUT)
    if wish is not None:
        from burgle.cli.serve import serve

        return serve(**wish)
    from burgle.cli.app import build

    return build()(tokens, exit_on_error=False, print_error=False, result_action="return_value")


def is_bad_usage(error: Exception) -> bool:
    """Whether an error is of the command line's machinery, if that was needed at all."""
    machinery = sys.modules.get("cyclopts")
    return machinery is not None and isinstance(error, machinery.CycloptsError)


def too_much(error: Exception) -> str:
    """What was typed and is asked for by nothing; an option that has to be called by its name, mostly."""
    left = getattr(error, "unused_tokens", None) if type(error).__name__ == "UnusedCliTokensError" else None
    return f"nothing takes {' '.join(left)!r}: is the name of an option missing?" if left else ""


def is_bad_input(error: Exception) -> bool:
    """Whether an error tells about options, content, saves or positions; who has not been imported has raised none."""
    kinds = [getattr(sys.modules[home], name) for home, name in BAD_INPUTS if home in sys.modules]
    return isinstance(error, tuple(kinds))


def complain(message: str, code: int) -> int:
    """Say what went wrong in one line on stderr."""
    print("burgle:", " ".join(message.split()), file=sys.stderr)
    return code


def never_fail_on_a_letter() -> None:
    """Show what an old terminal cannot print as `?`, and go on."""
    from io import TextIOWrapper

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
