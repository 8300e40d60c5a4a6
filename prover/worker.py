"""A process that decides obligations: ``python -m tileprove.prover.worker``.

Reads an obligation a line (`wire.encode`), or what ``--task`` says instead, and writes an Outcome a line, all
JSON, after a first line that says that the solvers are loaded. It survives nothing and owns nothing: whoever started it
may kill it at any moment.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import BinaryIO

READY = b'{"ready":true}\n'
OUT_OF_MEMORY = 77  # the exit code that says so
MIB = 1 << 20
SHARES = 4  # a record may take as many solver calls' time, for it is checked in parts


def limit_memory(mebibytes: int) -> None:
    """Have allocations beyond this fail instead of taking the machine down; Linux only, elsewhere no limit."""
    if sys.platform == "linux" and mebibytes:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        size = mebibytes * MIB if hard == resource.RLIM_INFINITY else min(mebibytes * MIB, hard)
        resource.setrlimit(resource.RLIMIT_AS, (size, hard))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def end_with_parent() -> None:
    """Leave when the process that started this one is gone, even in the middle of a solver call."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def answer(line: bytes, seconds: float) -> bytes:
    """The Outcome of one line; an engine that fails is an unknown verdict, an exhausted memory ends the worker."""
    import msgspec

    from .engines import ladder
    from .outcome import unknown
    from .wire import WireError, decode

    start = time.monotonic()
    try:
        outcome = ladder.decide(decode(line), seconds)
    except WireError as error:
        outcome = unknown("", f"not an obligation: {error}")
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except Exception as error:
        said = " ".join(str(error).split())
        if "out of memory" in said:  # z3's way to say it
            os._exit(OUT_OF_MEMORY)
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(frame.filename).name}:{frame.lineno}"
        outcome = unknown("", f"the engine failed: {type(error).__name__}: {said} ({place})")
    outcome.seconds = outcome.seconds or time.monotonic() - start
    return msgspec.json.encode(outcome) + b"\n"


def opinion(line: bytes, seconds: float) -> bytes:
    """What other solvers say to the lemmas of one line; an exhausted memory ends the worker."""
    from .agreement import answer

    try:
        return answer(line, seconds)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)


def established(line: bytes, seconds: float, thorough: bool = False) -> bytes:
    """Whether the evidence of one line shows its verdict; an exhausted memory ends the worker."""
    import msgspec

    from .evidence.checkers import Effort
    from .evidence.recheck import answer

    try:
        return msgspec.json.encode(answer(line, Effort(seconds / SHARES, thorough))) + b"\n"
    except MemoryError:
        os._exit(OUT_OF_MEMORY)


# what --task says -> answer to a line of it within some seconds
TASKS: dict[str, Callable[[bytes, float], bytes]] = {
    "decide": answer,
    "agree": opinion,
    "recheck": established,
    "recheck-thorough": partial(established, thorough=True),
}


def private_output() -> BinaryIO:
    """The pipe to the parent; whatever else prints to stdout goes to stderr."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tileprove.prover.worker", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="time that the engines may take for an obligation")
    parser.add_argument("--memory", type=int, default=0, help="address space in MiB, 0 for no limit")
    parser.add_argument("--fingerprint", default="", help="leave unless the prover's sources still have this hash")
    parser.add_argument("--budget", type=int, default=0, help="steps that a solver may take for a lemma")
    parser.add_argument("--task", choices=TASKS, default="decide", help="what the lines ask for")
    options = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    output = private_output()
    end_with_parent()
    limit_memory(options.memory)
    sys.set_int_max_str_digits(0)  # numbers travel as text
    from . import solvers
    from .engines import ladder

    ladder.engines()
    if options.budget:
        solvers.BUDGET.set(options.budget)
    if options.fingerprint:
        from .cache import fingerprint

        if fingerprint() != options.fingerprint:
            sys.exit("the prover's sources changed since this run began; run it again")
    output.write(READY)
    output.flush()
    for line in sys.stdin.buffer:
        output.write(TASKS[options.task](line, options.seconds))
        output.flush()


if __name__ == "__main__":
    main()
