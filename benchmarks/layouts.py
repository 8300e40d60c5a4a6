"""Layouts of tileprove beside Triton's LinearLayout and beside tensor-layouts, on the same maps: every place, the inverse,
equality.

    pip install tensor-layouts
    python -P benchmarks/layouts.py        (-P: benchmarks/triton.py is another triton)

Times are the least of some runs; the ratio is the other's time to ours, so above 1 tileprove is faster. At every place
the others are asked place by place, as their Python has it, and tileprove in arrays. Triton inverts and compares
matrices of bits in C++; tileprove's equality is a proof of the formulas, and that of tensor-layouts a walk over all places.
"""

from __future__ import annotations

import re
import time
from ast import literal_eval
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
# a layout of CuTe's, and the same function said otherwise
PAIRS = (
    ("(64,64):(64,1)", "((8,8),64):((64,512),1)"),
    ("(128,(8,8)):(8,(1,1024))", "((16,8),(8,8)):((8,128),(1,1024))"),
    ("Sw<3,3,3> o 0 o (64,64):(64,1)", "Sw<3,3,3> o 0 o ((8,8),64):((64,512),1)"),
    ("Sw<2,3,3> o 0 o (256,32):(32,1)", "Sw<2,3,3> o 0 o ((4,64),32):((32,128),1)"),
)
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


def walked(said: str):
    """The layout as tensor-layouts has it, of which it asks at one number after the other."""
    from tensor_layouts import Layout, Swizzle, compose  # pyright: ignore[reportMissingImports]

    swizzle, _, plain = said.rpartition(" o 0 o ")
    shape, stride = (literal_eval(part) for part in plain.split(":"))
    own = Layout(shape, stride)
    return compose(Swizzle(*map(int, re.findall(r"\d+", swizzle))), own) if swizzle else own


def beside_walks(one: str, other: str) -> list[tuple[str, float, float]]:
    from tensor_layouts.analysis import functionally_equal  # pyright: ignore[reportMissingImports]

    theirs_, again_ = walked(one), walked(other)
    a, b = layout_at(one), layout_at(other)
    assert isinstance(a, Composed)
    assert isinstance(b, Composed)
    size = 1
    for extent in a.extents:
        size *= int(extent if isinstance(extent, int) else extent.payload)
    flat = integer("flat", 0, size)
    formula, at = a(flat), {"flat": np.arange(size)}

    def own() -> np.ndarray:
        (lanes,) = vectors.evaluate(at, formula)
        return np.broadcast_to(lanes.values, (size,))

    assert own().tolist() == [theirs_(number) for number in range(size)]
    assert functionally_equal(theirs_, again_)
    return [
        ("every place", least(lambda: [theirs_(number) for number in range(size)]), least(own)),
        (
            "equality, theirs walked, ours proved",
            least(lambda: functionally_equal(theirs_, again_)),
            least(lambda: proved(a, b)),
        ),
    ]


def line(name: str, theirs_: float, own: float) -> str:
    return f"    {name:42} {theirs_ * 1e3:10.3f}ms {own * 1e3:10.3f}ms {theirs_ / own:10.4f}"


def main() -> None:
    print(f"{'':46} {'Triton':>12} {'tileprove':>12} {'ratio':>10}")
    for said in MAPS:
        layout, again = layout_at(said), layout_at(said)
        assert not isinstance(layout, Composed)
        assert not isinstance(again, Composed)
        print(said)
        for name, triton, own in rows(layout, again):
            print(line(name, triton, own))
    print(f"{'':44} {'tensor-layouts':>14} {'tileprove':>12} {'ratio':>10}")
    for one, other in PAIRS:
        print(f"{one} and {other}")
        for name, walk, own in beside_walks(one, other):
            print(line(name, walk, own))


if __name__ == "__main__":
    main()
