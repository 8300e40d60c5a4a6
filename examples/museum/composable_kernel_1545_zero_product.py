"""Whether a product is zero is a question to its factors: in 32 bits, 2^11 * 2^11 * 2^10 is 0."""

from tileprove import Case, System, either, equivalent, i32, integer

SYSTEM = System("composable_kernel_1545_zero_product", "Composable Kernel: a group is skipped where M*N*K wraps to 0")
M, N, K = integer("M", 0, 2**31), integer("N", 0, 2**31), integer("K", 0, 2**31)
EMPTY = M * N * K == 0


@SYSTEM.claim("Skipped if M, N or K is 0: exactly the empty groups are.")
def fixed():
    yield Case("", equivalent(either(M == 0, N == 0, K == 0), EMPTY))


@SYSTEM.finding(
    "Skipped if the 32-bit product is 0: exactly the empty groups are.",
    documented="https://github.com/ROCm/composable_kernel/pull/1545",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", equivalent(i32(M * N * K) == 0, EMPTY))
