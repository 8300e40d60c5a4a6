"""Time the executors on terms: building every claim of the system `executors`, and what symbolic arrays cost.

    python benchmarks/symbolic.py [--points 200]

A symbolic run answers for all lanes and layers at once; a numpy run for one layer and the lanes that it is given. So the
first table holds one symbolic run of a function (all its paths, z3 choosing them) against numpy runs of the same
function on random points, and says how many points the same time would have tested. The second one holds symbolic
operators against numpy's on arrays, element by element. All times are CPU times of this process, in one run.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
from tileprove.concrete.hardware import swizzle
from tileprove.concrete.loaders import im2col, preshuffle
from tileprove.concrete.loaders.conv import Conv
from tileprove.prover.language.obligations import call
from tileprove.prover.language.terms import integer
from tileprove.prover.symbolic.array import Symbolic
from tileprove.prover.symbolic.equivalence import paths_of
from tileprove.specs.im2col import conv as conv_spec
from tileprove.specs.im2col.system import executor_conv


def seconds(action: Callable[[], object], least: float = 0.2) -> float:
    """CPU seconds of one call, from as many as take `least` seconds together."""
    calls, start = 0, time.process_time()
    while time.process_time() - start < least:
        action()
        calls += 1
    return (time.process_time() - start) / calls


def functions(points: int) -> list[tuple[str, Callable[[], int], Callable[[], object]]]:
    """(name, a symbolic run that returns the number of paths, numpy on `points` random positions)."""
    rng = np.random.default_rng(0)
    x, y, z = (rng.integers(0, 1 << 12, points) for _ in range(3))
    names = ("x", "bits", "base", "shift")
    terms = [integer(names[0], 0), integer(names[1], 0, 28), integer(names[2], 0, 28), integer(names[3], -28, 28)]
    layer = Conv(N=2, H=56, W=56, C=64, R=3, S=3, pad_h=1, pad_w=1)
    every = conv_spec.Conv.symbolic(2)
    m, k, width = integer("m", 0), integer("k", 0), integer("width", 64)
    return [
        (
            "swizzle.xor_bits",
            lambda: len(paths_of(call("swizzle.xor_bits", *terms)).paths),
            lambda: swizzle.xor_bits(x, 3, 4, 3),
        ),
        (
            "preshuffle.b_byte",
            lambda: len(paths_of(call("preshuffle.b_byte", m, k, width)).paths),
            lambda: preshuffle.b_byte(x, y, 4096),
        ),
        (
            "im2col.element_address",
            lambda: len(paths_of(call("im2col.element_address", executor_conv(every), m, k), [every.fits]).paths),
            lambda: im2col.element_address(layer, x, z),
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--points", type=int, default=200, help="positions in one numpy run")
    points = parser.parse_args().points
    print(
        f"{'one symbolic run':<24}{'paths':>6}{'time':>10}{'numpy, points':>16}{'time':>10}{'points in that time':>22}"
    )
    for name, symbolic, plain in functions(points):
        ours, theirs = seconds(symbolic), seconds(plain)
        tested = ours / theirs * points
        print(f"{name:<24}{symbolic():>6}{ours * 1e3:>7.2f} ms{points:>16}{theirs * 1e6:>7.1f} us{tested:>22,.0f}")
    print(f"\n{'operators, 64 lanes':<24}{'symbolic':>16}{'numpy':>12}{'ratio':>10}")
    lanes = np.arange(64)
    terms = Symbolic.of([integer(f"lane{i}", 0) for i in range(64)])
    for name, operation in {
        "add, multiply": lambda a: (a + 3) * 5,
        "divmod": lambda a: np.divmod(a, 7),
        "where": lambda a: np.where(a < 9, a, 0),
        "index, reshape": lambda a: a[::2].reshape(4, 8).T,
    }.items():
        ours, theirs = seconds(lambda run=operation: run(terms)), seconds(lambda run=operation: run(lanes))
        print(f"{name:<24}{ours * 1e6:>13.1f} us{theirs * 1e6:>9.2f} us{ours / theirs:>9.0f}x")


if __name__ == "__main__":
    main()
