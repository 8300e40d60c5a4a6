"""The counter of a grid-stride loop goes one stride past the end before it is tested: it needs room for that."""

from tileprove import Case, System, i32, i64, implies, integer, within

SYSTEM = System(
    "pytorch_24818_grid_stride", "PyTorch: the counter of a grid-stride loop wraps and passes the test again"
)
N, STRIDE = integer("n", 1, 2**31), integer("stride", 1, 2**31)
INDEX = integer("index", 0, integer("n", 1, 2**31))


def visits(counter):
    """What passes the loop's test after a step is an element."""
    return implies(counter < N, within(counter, 0, N))


@SYSTEM.claim(
    "With a counter of 64 bits, whatever is visited is an element; with 32 where n - 1 + stride fits into them."
)
def fixed():
    yield Case("64 bits", visits(i64(INDEX + STRIDE)))
    yield Case("32 bits", visits(i32(INDEX + STRIDE)), given=[N - 1 + STRIDE < 2**31])


@SYSTEM.finding(
    "With a counter of 32 bits, whatever is visited is an element.",
    documented="https://github.com/pytorch/pytorch/pull/24818",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", visits(i32(INDEX + STRIDE)))
