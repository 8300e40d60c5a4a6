"""Runs every engine and the ladder on random obligations and compares with brute force: benchmarks/fuzz_ladder.py

The problems are those of tests/prover/problems.py: true, or false at few points. Each verdict is checked at the points
of a small box in plain Python, an engine's list of unused assumptions by dropping them. Exit code 0: nothing is wrong.
1: something is; it is printed with its seed, and --first SEED --count 1 runs that one again.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table
from tileprove.prover.base.clock import now
from tileprove.prover.engines import ladder
from tileprove.prover.engines.counterexample import satisfies
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.meanings import python
from tileprove.prover.language.meanings.text import text
from tileprove.prover.language.obligations import Holds, Obligation, SpecError, Verdict

sys.path.append(str(Path(__file__).parent.parent / "tests" / "prover"))

from problems import objection, problem
from strategies import Problem

BATCH = 20
UNUSED_BOX = range(-3, 5)


@dataclass
class Found:
    """(engine, verdict) -> how often; engine -> seconds; what is wrong, a text each."""

    verdicts: Counter[tuple[str, str]] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        self.verdicts += other.verdicts
        for name, spent in other.seconds.items():
            self.seconds[name] = self.seconds.get(name, 0.0) + spent
        self.faults += other.faults


def unused_objection(obligation: Obligation, outcome: Outcome) -> str | None:
    """A point that an assumption listed as unused excludes and that breaks the goal, if there is one in a small box."""
    assert isinstance(obligation.goal, Holds)
    kept = [formula for formula in obligation.assumptions if text(formula) not in outcome.unused]
    names = [variable.payload[0] for variable in obligation.variables]
    for values in itertools.product(UNUSED_BOX, repeat=len(names)):
        point = dict(zip(names, values, strict=True))
        try:
            if all(python.evaluate(point, *kept)) and not python.evaluate(point, obligation.goal.formula)[0]:
                return f"unused are {outcome.unused}, yet without them it is false at {point}"
        except (python.Undefined, python.TooLarge):
            continue
    return None


def fault(asked: Problem, obligation: Obligation, outcome: Outcome, by: str) -> str | None:
    """What is wrong with an engine's outcome. An engine's refutation is no verdict before the ladder checks it."""
    if outcome.verdict is Verdict.REFUTED and by != "ladder":
        return None
    said = objection(asked, obligation, outcome)
    if said is None and outcome.verdict is Verdict.PROVED and outcome.unused:
        said = unused_objection(obligation, outcome)
    shown = outcome.point is not None and satisfies(obligation, outcome.point)
    if said is None and by == "ladder" and outcome.verdict is Verdict.PROVED and not shown:
        return f"proved with the lane {outcome.point}, which is not in the domain"
    return said


def run(seconds: float, seeds: list[int]) -> Found:
    """Everything about the problems of these seeds."""
    found = Found()
    for seed in seeds:
        asked = problem(Random(seed))
        try:
            obligation = asked.obligation()
        except SpecError:
            continue
        asked = asked.over(variable.payload[0] for variable in obligation.variables)
        for engine in (ladder, *ladder.engines()):
            name = engine.__name__.rpartition(".")[2]
            start = time.perf_counter()
            try:
                if engine is ladder:
                    outcome = ladder.decide(obligation, seconds)
                elif engine.applies(obligation) is None:
                    outcome = engine.decide(obligation, now() + seconds)
                else:
                    continue
                wrong = fault(asked, obligation, outcome, name)
                found.verdicts[name, outcome.verdict.value] += 1
            except Exception as error:
                frame = traceback.extract_tb(error.__traceback__)[-1]
                wrong = f"crash: {type(error).__name__}: {error} ({Path(frame.filename).name}:{frame.lineno})"
            spent = time.perf_counter() - start
            found.seconds[name] = found.seconds.get(name, 0.0) + spent
            if spent > 3 * seconds + 5:
                found.faults.append(f"{seed}: {name}: took {spent:.1f} s of {seconds:g}")
            if wrong:
                found.faults.append(f"{seed}: {name}: {wrong}; {asked}")
    return found


def batches(first: int, count: int) -> Iterator[list[int]]:
    for start in range(first, first + count, BATCH):
        yield list(range(start, min(start + BATCH, first + count)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200, help="how many problems (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="seed of the first one")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each engine (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one a processor)")
    options = parser.parse_args()
    start, total = time.perf_counter(), Found()
    with ProcessPoolExecutor(options.jobs) as pool:
        for found in pool.map(partial(run, options.seconds), batches(options.first, options.count)):
            total.add(found)
            for wrong in found.faults:
                print(wrong, flush=True)
    verdicts = [verdict.value for verdict in Verdict]
    wall = time.perf_counter() - start
    table = Table("engine", *verdicts, "seconds", title=f"{options.count:,} problems, {wall:.0f} s")
    for name in total.seconds:
        counts = (total.verdicts[name, verdict] for verdict in verdicts)
        table.add_row(name, *(f"{count:,}" for count in counts), f"{total.seconds[name]:.0f}")
    Console().print(table)
    print(f"{len(total.faults)} faults")
    return 1 if total.faults else 0


if __name__ == "__main__":
    sys.exit(main())
