# type: ignore
"""The logit of a label is loaded before anybody asks whether the label is the one to ignore, which is -100.

The kind of FlagGems 5.0.2's cross entropy (docs/FOUND.md).
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def chosen(logits_ptr, labels_ptr, y_ptr, n, classes, BLOCK: tl.constexpr):
    row = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    label = tl.load(labels_ptr + row, mask=row < n, other=0)
    logit = tl.load(logits_ptr + row.to(tl.int64) * classes + label, mask=row < n)
    tl.store(y_ptr + row, tl.where(label == -100, 0.0, -logit), mask=row < n)


@launch(chosen, BLOCK=128)
def ignored_label(n, classes):
    given(n <= 2**30)
    labels = tensor("int32", n, values=(0, classes), also=-100)
    logits, y = tensor("fp32", n, classes), tensor("fp32", n)
    return (cdiv(n, 128),), {"logits_ptr": logits, "labels_ptr": labels, "y_ptr": y, "n": n, "classes": classes}
