"""A kernel with an autotuner and a heuristic; one of its configurations is wrong."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.autotune(
    configs=[
        triton.Config({"BLOCK": 64, "PER": 1}, num_warps=2),
        triton.Config({"BLOCK": 64, "PER": 1}, num_warps=8),
        triton.Config({"BLOCK": 128, "PER": 2}),
    ],
    key=["n"],
)
@triton.heuristics({"EVEN": lambda args: args["n"] % args["BLOCK"] == 0, "HAS_B": lambda args: args["b"] is not None})
@triton.jit
def tuned_kernel(x, b, n, BLOCK: tl.constexpr, PER: tl.constexpr, EVEN: tl.constexpr, HAS_B: tl.constexpr):
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    if EVEN:
        tl.store(x + at, 1.0)
    else:
        tl.store(x + at, 1.0, mask=at < n * PER)
    if HAS_B:
        tl.store(b + at, 1.0, mask=at < n)


@launch(tuned_kernel)
def fill(n):
    given(n < 2**30)
    return (lambda meta: (cdiv(n, meta["BLOCK"]),)), {"x": tensor("fp32", n), "b": None, "n": n}


@launch(tuned_kernel, BLOCK=64, PER=1, EVEN=False)
def fixed(n):
    given(n < 2**30)
    return (cdiv(n, 64),), {"x": tensor("fp32", n), "b": tensor("fp32", n), "n": n}
