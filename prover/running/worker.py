"""A process that decides obligations: ``python -m tileprove.prover.running.worker``.

Reads an obligation a line (`wire.encode`), or what ``--task`` says instead, and writes an Outcome a line, all
JSON, after a first line that says that the solvers are loaded; an exhausted memory ends it. It survives nothing and
owns nothing: whoever started it may kill it at any moment.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from .child import ORDERS, OUT_OF_MEMORY, READY, begun, function, say

if TYPE_CHECKING:
    from ..engines.outcome import Outcome
    from ..language.obligations import Obligation

DECIDE = "tileprove.prover.running.worker:answer"  # the task that decides an obligation
PROVE = "tileprove.prover.running.worker:proof"  # the same, of one that is expected to hold
QUICK = "tileprove.prover.running.worker:quick_proof"  # a proof of it if one is found at once
SOON = "tileprove.prover.running.worker:first_look"  # the same, or what a few points show
GARBAGE = 50_000  # objects more than before at which garbage is looked for, which takes time and finds little


def answer(line: bytes, seconds: float) -> bytes:
    """The Outcome of one line; an engine that fails is an unknown verdict, an exhausted memory ends the worker."""
    from ..engines import ladder

    return answered(line, seconds, ladder.decide)


def proof(line: bytes, seconds: float) -> bytes:
    """The same, of an obligation for which a proof is looked for before a counterexample."""
    from ..engines import ladder

    return answered(line, seconds, ladder.prove)


def quick_proof(line: bytes, seconds: float) -> bytes:
    """A proof if an engine finds one at once; else unknown."""
    from ..engines import ladder

    return answered(line, seconds, ladder.quick)


def first_look(line: bytes, seconds: float) -> bytes:
    """The same; refuted where a few points show that."""
    from ..engines import ladder

    return answered(line, seconds, ladder.soon)


def answered(line: bytes, seconds: float, decide: Callable[[Obligation, float], Outcome]) -> bytes:
    """What ``decide`` says of the obligation that is written in the line, within some seconds."""
    import msgspec

    from ..engines.outcome import unknown
    from ..language.wire import WireError, decode

    start = time.monotonic()
    try:
        outcome = decide(decode(line), seconds)
    except WireError as error:
        outcome = unknown("", f"not an obligation: {error}")
    except MemoryError:
        raise
    except Exception as error:
        said = " ".join(str(error).split())
        if "out of memory" in said:  # z3's way to say it
            raise MemoryError from None
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(frame.filename).name}:{frame.lineno}"
        outcome = unknown("", f"the engine failed: {type(error).__name__}: {said} ({place})")
    outcome.seconds = outcome.seconds or time.monotonic() - start
    return msgspec.json.encode(outcome) + b"\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tileprove.prover.running.worker", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="time that the engines may take for an obligation")
    parser.add_argument("--memory", type=int, default=0, help="address space in MiB, 0 for no limit")
    parser.add_argument("--fingerprint", default="", help="leave unless the prover's sources still have this hash")
    parser.add_argument("--budget", type=int, default=0, help="steps that a solver may take for a lemma")
    parser.add_argument("--task", default=DECIDE, help="what answers the lines, as module:function")
    options = parser.parse_args()
    output = begun(options.memory)
    sys.set_int_max_str_digits(0)  # numbers travel as text
    from ..engines import ladder, solvers

    ladder.engines()
    respond: Callable[[bytes, float], bytes] = function(options.task)
    if options.budget:
        solvers.BUDGET.set(options.budget)
    if options.fingerprint:
        from .cache import fingerprint

        if fingerprint() != options.fingerprint:
            sys.exit("the prover's sources changed since this run began; run it again")
    gc.freeze()
    gc.set_threshold(GARBAGE)
    say(output, READY)
    seconds = options.seconds
    for line in sys.stdin.buffer:
        if line.startswith(ORDERS):
            seconds, task = json.loads(line[len(ORDERS) :])
            respond = function(task)
            continue
        try:
            say(output, respond(line, seconds).strip())
        except MemoryError:
            os._exit(OUT_OF_MEMORY)


if __name__ == "__main__":
    main()
