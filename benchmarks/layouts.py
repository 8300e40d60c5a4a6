"""Layouts of tileprove beside Triton's LinearLayout, on the same maps: every place, the inverse, equality.

    python -P benchmarks/layouts.py        (-P: benchmarks/triton.py is another triton)

Times are the least of some runs; the ratio is Triton's time to ours, so above 1 tileprove is faster. At every place
Triton is asked place by place, as its Python has it, and tileprove in arrays. Triton inverts and compares matrices of bits
in C++; tileprove's equality is a proof of the formulas.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
from tileprove.prover.engines.ladder import decide
from tileprove.prover.language.meanings import vectors
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import integer
from tileprove.prover.layouts import claims
from tileprove.prover.layouts.cute import Composed
from tileprove.prover.layouts.linear import Linear, Shared, stored
from tileprove.prover.running.layout_places import layout_at

RUNS = 5
MAPS = (
    "NVMMASharedLayout(128, 16, 2) on 64x64",
    "SwizzledSharedLayout(8, 1, 8, [1, 0]) on 128x64",
    "BlockedLayout([1, 8], [8, 4], [4, 1], [1, 0]) on 128x64",
    "NVMMADistributedLayout([2, 0], [4, 1], [16, 8]) on 64x64",
    "AMDMFMALayout(4, [32, 32, 16], True, [4, 1]) on 128x64",
)


def least(function: Callable[[], object]) -> float:
    """Seconds of the fastest run."""
    found = []
    for _ in range(RUNS):
        start = time.perf_counter()
        function()
        found.append(time.perf_counter() - start)
    return min(found)


def theirs(linear: Linear):
    from triton._C.libtriton.linear_layout import LinearLayout  # pyright: ignore[reportMissingImports]

    bases = [(name, [list(basis) for basis in own]) for name, own in linear.bases]
    return LinearLayout.from_bases(bases, [name for name, _ in linear.outputs], list(linear.shape), False)


def places(linear: Linear) -> dict[str, np.ndarray]:
    """Every place, a column for each input."""
    grid = np.meshgrid(*(np.arange(size) for size in linear.inputs.values()), indexing="ij")
    return {name: column.ravel() for name, column in zip(linear.inputs, grid, strict=True)}


def every_place(linear: Linear, other) -> tuple[float, float]:
    """(Triton's seconds, ours) to say the coordinates at every place; both are compared."""
    at = places(linear)
    formulas = linear(**{name: integer(name, 0, size) for name, size in linear.inputs.items()})
    rows = [dict(zip(at, map(int, row), strict=True)) for row in zip(*at.values(), strict=True)]

    def own() -> np.ndarray:
        count = len(rows)
        return np.array([np.broadcast_to(lanes.values, (count,)) for lanes in vectors.evaluate(at, *formulas)])

    wanted = np.array([list(other.apply(row).values()) for row in rows]).T
    assert (own() == wanted).all()
    return least(lambda: [other.apply(row) for row in rows]), least(own)


def proved(a: claims.Place, b: claims.Place) -> None:
    for obligation in claims.equal(a, b):
        assert decide(obligation).verdict is Verdict.PROVED


def rows(layout: Shared | Linear, again: Shared | Linear) -> list[tuple[str, float, float]]:
    """What is timed of a layout: (name, Triton's seconds, ours)."""
    linear = layout.linear if isinstance(layout, Shared) else layout
    other, same = theirs(linear), theirs(linear)
    found = [("every place", *every_place(linear, other))]
    if isinstance(layout, Shared):
        found.append(("inverse", least(other.invert), least(lambda: stored(linear))))
    found.append(
        ("equality, theirs compared, ours proved", least(lambda: other == same), least(lambda: proved(layout, again)))
    )
    return found


def main() -> None:
    print(f"{'':46} {'Triton':>12} {'tileprove':>12} {'ratio':>10}")
    for said in MAPS:
        layout, again = layout_at(said), layout_at(said)
        assert not isinstance(layout, Composed)
        assert not isinstance(again, Composed)
        print(said)
        for name, triton, own in rows(layout, again):
            print(f"    {name:42} {triton * 1e3:10.3f}ms {own * 1e3:10.3f}ms {triton / own:10.4f}")


if __name__ == "__main__":
    main()
