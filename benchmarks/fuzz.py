"""Compares every meaning of random terms with plain Python: python benchmarks/fuzz.py --terms 100000

Terms have div, mod, shifts and bits over negative and boundary values, up to 2^70. The comparisons are those of
tests/prover/comparing.py. A term that fails is printed with its seed; --only SEED runs that one again.
Exit code 0: all agree. 1: some do not.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table

sys.path.append(str(Path(__file__).parent.parent / "tests" / "prover"))

from comparing import COMPARISONS, sample

BATCH = 250


@dataclass
class Found:
    """What a batch came to: comparison -> values compared, and seconds; the faults, a text each."""

    compared: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COMPARISONS, 0))
    seconds: dict[str, float] = field(default_factory=lambda: dict.fromkeys(COMPARISONS, 0.0))
    faults: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        for name in COMPARISONS:
            self.compared[name] += other.compared[name]
            self.seconds[name] += other.seconds[name]
        self.faults += other.faults


def run(seeds: list[str]) -> Found:
    """Compare the terms of these seeds under every meaning."""
    found = Found()
    for seed in seeds:
        drawn = sample(Random(seed))
        for name, compare in COMPARISONS.items():
            start = time.perf_counter()
            try:
                found.compared[name] += compare(drawn)
            except Exception as error:  # a crash is a fault like any other
                found.faults.append(f"{seed}: {name}: {type(error).__name__}: {error}")
            found.seconds[name] += time.perf_counter() - start
    return found


def batches(first: int, count: int) -> Iterator[list[str]]:
    for start in range(first, first + count, BATCH):
        yield [f"term {number}" for number in range(start, min(start + BATCH, first + count))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--terms", type=int, default=2000, help="how many (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="number of the first one, which is its seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one a processor)")
    parser.add_argument("--only", metavar="SEED", help="compare the term of this seed alone: 'term 17'")
    options = parser.parse_args()
    start, total = time.perf_counter(), Found()
    if options.only:
        print(sample(Random(options.only)).root)
        total.add(run([options.only]))
    else:
        with ProcessPoolExecutor(options.jobs) as pool:
            for found in pool.map(run, batches(options.first, options.terms)):
                total.add(found)
                for fault in found.faults:
                    print(fault, flush=True)
    wall = time.perf_counter() - start
    table = Table("meaning", "values compared", "CPU seconds", title=f"{options.terms:,} terms, {wall:.0f} s")
    for name in COMPARISONS:
        table.add_row(name, f"{total.compared[name]:,}", f"{total.seconds[name]:.1f}")
    Console().print(table)
    print(f"{len(total.faults)} faults")
    return 1 if total.faults else 0


if __name__ == "__main__":
    sys.exit(main())
