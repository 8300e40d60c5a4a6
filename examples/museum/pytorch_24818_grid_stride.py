"""The counter of a grid-stride loop goes one stride past the end before it is tested: it needs room for that."""

from tileprove import Case, System, cdiv, i32, i64, implies, integer, within

SYSTEM = System(
    "pytorch_24818_grid_stride", "PyTorch: the counter of a grid-stride loop wraps and passes the test again"
)
N, STRIDE = integer("n", 1, 2**31), integer("stride", 1, 2**31)
INDEX = integer("index", 0, N)


def visits(counter):
    """What passes the loop's test after a step is an element."""
    return implies(counter < N, within(counter, 0, N))


@SYSTEM.claim("With 64 bits, whatever is visited is an element; with 32 bits where n - 1 + stride is below 2^31.")
def fixed():
    yield Case("64 bits", visits(i64(INDEX + STRIDE)))
    yield Case("32 bits", visits(i32(INDEX + STRIDE)), given=[N - 1 + STRIDE < 2**31])


@SYSTEM.finding(
    "With 32 bits and a grid of 1024 threads a block that covers n, whatever is visited is an element.",
    documented="https://github.com/pytorch/pytorch/pull/24818",
    holds_when="fixed",
)
def as_shipped():
    stride = cdiv(N, 1024) * 1024
    yield Case("", visits(i32(INDEX + stride)), given=[stride < 2**31])
