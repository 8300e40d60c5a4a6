"""A compiled matrix product of the shape that once had no end is read in about the time of its simpler twin.

`benchmarks/matmul.py` has the figures; its kernel has 43 values that its loop carries, and 71 branches.
"""

from __future__ import annotations

import time
from pathlib import Path

from scripts import script
from tileprove.prover.commands.kernel_runs import threads
from tileprove.prover.kernels.binding.reading import choose, read_text
from tileprove.prover.kernels.claims import showing
from tileprove.prover.kernels.machine.launch import Launch

FILE = Path(__file__).parents[2] / "benchmarks" / "matmul_kernel.py"
TIMES = 4  # as long as with shifts, where it takes about as long
DEPTH = 4096


def written(plain: bool) -> str:
    return script(FILE).Writer(DEPTH, plain).text()


def seconds(plain: bool) -> tuple[float, int]:
    """Of processor time, and how much is shown."""
    module = read_text(written(plain), "matmul.ll")
    kernel = choose(module, None)
    launch = Launch.of(threads(kernel))
    start = time.process_time()
    sinks = list(showing.Sinks(showing.readable(module, kernel, launch, (), False), launch).each())
    return time.process_time() - start, len(sinks)


def test_rows_that_are_found_by_a_division_take_no_longer():
    plain, seen = seconds(plain=True)
    divided, also = seconds(plain=False)
    assert min(seen, also) > 1000
    print(f"{plain:.2f} s by shifts, {divided:.2f} s by a division")
    assert divided < TIMES * plain
