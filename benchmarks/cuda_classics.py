"""Races of classic kernels with any number of threads: times beside z3 with integers and with bit-vectors.

    python benchmarks/cuda_classics.py [NAME...] [--seconds 10] [--wrong]

The kernels are those of tests/data/races, launched for all block sizes for which they are right, or without a condition on
them (--wrong). Every statement about two threads is decided by tileprove and then, as it stands, by z3 alone, as integers
and as integers of 80 bits, in which 2^64 fits; z3 stops at the first that it does not decide. A row is one kernel:
what is said, and the processor seconds of all its statements, of one run. tileprove's "refuted" is a race that a run of the
kernel shows, z3's no more than a model of a statement.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import re
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import z3
from tileprove.prover.engines import ladder
from tileprove.prover.language.meanings import smtbits, smtlib
from tileprove.prover.language.meanings.names import Names
from tileprove.prover.running.worker import GARBAGE

HERE = Path(__file__).resolve().parent.parent / "tests" / "cuda"
SOME = [
    "transpose_padded", "transpose_xor", "reduce_interleaved", "reduce_sequential", "scan_in_place", "scan_blelloch",
    "matmul_two_barriers", "stencil_halo", "histogram", "bitonic", "butterfly", "floyd_warshall", "pipeline",
]  # fmt: skip
WRONG = [
    "transpose_xor_strips", "reduce_interleaved_unsynced", "reduce_sequential_inside", "scan_in_place_one_barrier",
    "scan_blelloch_unsynced", "matmul_one_barrier", "smooth_in_place", "histogram_plain", "bitonic_outer_barrier",
    "butterfly_one_barrier", "odd_even_all", "rows_of_warps_shared", "pipeline_waits_late",
]  # fmt: skip
BITS, THREADS = 80, r"(races|apart|reached)"
Asked = tuple[str, Any, str, float]  # the claim, the obligation, tileprove's verdict and its seconds


def noted(asked: dict[str, Asked], seconds: float, check: Any, effort: Any) -> None:
    """Decides as a check does, and keeps what was asked."""
    check.look_up()
    for _, statement in check.items:  # what was proved at once, before any launch was run
        found = getattr(check, "before", {}).get(statement.digest)
        if found is not None and statement.digest not in asked and re.match(THREADS, statement.claim):
            asked[statement.digest] = statement.claim, check.terms(statement), found.verdict.value, found.seconds
    for statement in check.pending:
        obligation, began = check.terms(statement), time.process_time()
        outcome = ladder.decide(obligation, seconds)
        check.outcomes[statement.digest] = outcome
        if re.match(THREADS, statement.claim):
            taken = time.process_time() - began
            asked[statement.digest] = statement.claim, obligation, outcome.verdict.value, taken


def ours(asked: dict[str, Asked], results: Any) -> tuple[str, float]:
    own = [one for one in results if re.match(THREADS, one.statement.claim)]
    verdicts = [one.outcome.verdict.value if one.outcome else "undecided" for one in own]
    said = "refuted" if "refuted" in verdicts else "proved" if set(verdicts) <= {"proved", "vacuous"} else "undecided"
    return said, sum(seconds for *_, seconds in asked.values())


def theirs(asked: dict[str, Asked], write: Any, seconds: float) -> tuple[str, float]:
    total = 0.0
    said = "proved"
    for _, obligation, _, _ in asked.values():
        began = time.process_time()
        try:
            text = write(obligation)
        except NotImplementedError:
            return "not stated", total
        solver = z3.Solver()
        solver.set("timeout", int(1000 * seconds))
        solver.from_string(text)
        found = str(solver.check())
        total += time.process_time() - began
        if found == "sat":
            said = "refuted"
        elif found != "unsat":
            return "undecided", total
    return said, total


def as_integers(obligation: Any) -> str:
    return smtlib.script(obligation.assumptions, obligation.goal.formula, names=Names(obligation.variables))


def as_bits(obligation: Any) -> str:
    return smtbits.script(BITS, obligation.assumptions, obligation.goal.formula, Names(obligation.variables))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seconds", type=float, default=10.0, help="for one statement")
    parser.add_argument("--wrong", action="store_true")
    options = parser.parse_args()
    sys.path.insert(0, str(HERE))
    launches, inside = (importlib.import_module(name) for name in ("classic_launches", "in_process"))
    gc.freeze()  # as in the processes that decide a command's statements
    gc.set_threshold(GARBAGE)
    print(f"{'kernel':28} {'tileprove':>18} {'z3, integers':>18} {'z3, 80 bits':>18}   statements")
    for name in options.names or (WRONG if options.wrong else SOME):
        right = "" if options.wrong else launches.classics.CLASSICS[name][0]
        asked: dict[str, Asked] = {}
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "launches.py"
            file.write_text(launches.everywhere(name, right))
            vars(inside)["decide"] = partial(_decide, asked, options.seconds)
            (check,) = inside.checks(file)
            results = check.results
        columns = [
            ours(asked, results),
            theirs(asked, as_integers, options.seconds),
            theirs(asked, as_bits, options.seconds),
        ]
        row = " ".join(f"{f'{said} {seconds:.2f} s':>18}" for said, seconds in columns)
        print(f"{name:28} {row}   {len(asked)}", flush=True)


def _decide(asked: dict[str, Asked], seconds: float, check: Any, effort: Any, **_: Any) -> None:
    noted(asked, seconds, check, effort)


if __name__ == "__main__":
    main()
