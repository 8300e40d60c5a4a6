"""Padding the last step needs every division on the way to round up; one that rounds down takes the tail away again."""

from tileprove import Case, System, both, cdiv, integer

SYSTEM = System("composable_kernel_938_k_tail", "Composable Kernel: a K tail is cut off before it is padded")
K, K1, PER_BLOCK = integer("K", 1), integer("K1", 1), integer("K0_per_block", 1)


@SYSTEM.claim("Rounded up twice, the steps cover K, and without the last of them they would not.")
def fixed():
    steps = cdiv(cdiv(K, K1), PER_BLOCK)
    yield Case("", both(steps * PER_BLOCK * K1 >= K, (steps - 1) * PER_BLOCK * K1 < K))


@SYSTEM.finding(
    "Rounded down twice, the steps cover K.",
    documented="https://github.com/ROCm/composable_kernel/pull/938",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", K // K1 // PER_BLOCK * PER_BLOCK * K1 >= K)
