"""Two threads keep apart, or meet: the ladder beside z3 on the same statements: python benchmarks/threads.py [--seconds 10]

The statements are those of tests/prover/pairs_of_threads.py and pairs_of_families.py, with all sizes open. z3 is asked in
integers, by the same text that another solver would get; exclusive-or, masks and shifts by a variable mean nothing there.
Processor time.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import z3
from rich.console import Console
from rich.table import Table
from tileprove.prover.engines import ladder
from tileprove.prover.language.meanings import smtlib
from tileprove.prover.language.obligations import Holds, Obligation, Verdict

sys.path.append(str(Path(__file__).parent.parent / "tests" / "prover"))

from pairs_of_families import OPEN
from pairs_of_families import PAIRS as MORE
from pairs_of_threads import PAIRS as FIRST


def in_integers(obligation: Obligation, seconds: float) -> str:
    """proved, refuted, or why not."""
    assert isinstance(obligation.goal, Holds)
    try:
        denied = z3.parse_smt2_string(smtlib.script(obligation.assumptions, obligation.goal.formula))
    except (NotImplementedError, ValueError, KeyError, z3.Z3Exception):
        return "no meaning"
    solver = z3.Solver()
    solver.set("timeout", int(seconds * 1000))
    solver.add(denied)
    return {"unsat": "proved", "sat": "refuted"}.get(str(solver.check()), "unknown")


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--seconds", type=float, default=10)
    seconds = options.parse_args().seconds
    table = Table(
        "pair", "right", "tileprove", "s", "z3, integers", "s", title="two threads of a kernel, all sizes open"
    )
    decided, spent = [0, 0], [0.0, 0.0]
    pairs = [*FIRST, *MORE, *OPEN]
    for name, obligation, right in pairs:
        start = time.process_time()
        verdict = ladder.decide(obligation, seconds).verdict
        between = time.process_time()
        other = in_integers(obligation, seconds)
        took = (between - start, time.process_time() - between)
        said = "proved" if verdict is Verdict.VACUOUS else verdict.value  # guards that no two threads satisfy
        for at, answer in enumerate((said, other)):
            decided[at] += answer == ("proved" if right else "refuted")
            spent[at] += took[at]
        table.add_row(name, "yes" if right else "no", said, f"{took[0]:.2f}", other, f"{took[1]:.2f}")
    rows = [(decided[at], f"{spent[at]:.1f}") for at in range(2)]
    table.add_section()
    table.add_row("decided rightly", str(len(pairs)), *(str(cell) for row in rows for cell in row))
    Console().print(table)


if __name__ == "__main__":
    main()
