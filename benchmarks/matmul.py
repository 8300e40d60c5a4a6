"""What a large compiled matrix product costs: python benchmarks/matmul.py [--depth K ...] [--rounds N]

Processor time of `tileprove kernel show` on the kernel that matmul_kernel.py writes, read and traced in this process, the
least of some rounds. The baseline of the same run is the same kernel whose blocks find their rows by shifts instead of by a
division: the two cost about as much (on 828ed44 to a2ed999 the one with the division never came to an end). And
twice the depth, with twice the iterations, must cost less than twice as much.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from matmul_kernel import Writer
from rich.console import Console
from rich.table import Table
from tileprove.prover.commands.kernel_runs import threads
from tileprove.prover.kernels.binding.reading import choose, read_text
from tileprove.prover.kernels.claims import showing
from tileprove.prover.kernels.machine.launch import Launch


def seconds(depth: int, plain: bool) -> tuple[float, int]:
    """Of one look at the kernel, and how many lines are shown."""
    module = read_text(Writer(depth, plain).text(), "matmul.ll")
    kernel = choose(module, None)
    launch = Launch.of(threads(kernel))
    start = time.process_time()
    sinks = showing.Sinks(showing.readable(module, kernel, launch, (), False), launch)
    lines = sum(len(lines) for _, lines in (*sinks.preface(), *sinks.each()))
    return time.process_time() - start, lines


def table(depths: Sequence[int], rounds: int) -> Table:
    shown = Table("depth", "lines shown", "divided", "by shifts", "divided / shifts", "divided / first depth")
    first = 0.0
    for depth in depths:
        found = [(seconds(depth, False), seconds(depth, True)) for _ in range(rounds)]  # in turns
        divided, plain = (min(one[i][0] for one in found) for i in (0, 1))
        first = first or divided
        shown.add_row(
            f"{depth:,}", f"{found[0][0][1]:,}", f"{divided:.2f} s", f"{plain:.2f} s", f"{divided / plain:.2f}",
            f"{divided / first:.2f}",
        )  # fmt: skip
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--depth", type=int, nargs="+", default=[4096, 8192], help="lengths of the sums")
    parser.add_argument("--rounds", type=int, default=3, help="of which the least counts")
    options = parser.parse_args()
    Console().print(table(options.depth, options.rounds))


if __name__ == "__main__":
    main()
