"""The words in which a CUDA kernel's launch is written: ``from tileprove.cuda import cuda_launch, tensor, cdiv``.

@cuda_launch("row_sums.ptx", "row_sums", block=256)
def sums(rows, cols):
    return (rows,), [tensor("fp32", rows, cols), tensor("fp32", rows), rows, cols]
"""

from __future__ import annotations

from .prover.cuda.launching.words import cuda_launch, struct, u32, u64
from .prover.language.idioms import cdiv, maximum, minimum
from .prover.triton.launching.words import given, i32, i64, next_power_of_2, scalar, tensor

__all__ = [
    "cdiv", "cuda_launch", "given", "i32", "i64", "maximum", "minimum", "next_power_of_2", "scalar", "struct", "tensor",
    "u32", "u64",
]  # fmt: skip
