"""The words in which a Triton kernel's launch is written: ``from tileprove.triton import launch, tensor, cdiv``.

@launch(my_softmax, BLOCK=1024)
def softmax(rows, cols):
    x, y = tensor("fp16", rows, cols), tensor("fp16", rows, cols)
    return (rows,), dict(x_ptr=x, y_ptr=y, x_stride=x.stride(0), n_cols=cols)
"""

from __future__ import annotations

from .prover.language.idioms import cdiv, maximum, minimum
from .prover.triton.asking import Answer, Checked, check
from .prover.triton.launching.host import descriptor
from .prover.triton.launching.words import given, i32, i64, launch, next_power_of_2, promise, scalar, tensor

__all__ = [
    "Answer", "Checked", "cdiv", "check", "descriptor", "given", "i32", "i64", "launch", "maximum", "minimum",
    "next_power_of_2", "promise", "scalar", "tensor",
]  # fmt: skip
