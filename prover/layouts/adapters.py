"""Layouts of other libraries as text: objects of pycute and CuTe DSL, of Triton and of Gluon. Nothing is imported here but
what an object comes from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Foreign(ValueError):
    """An object that is no layout, or none that can be said; the message is one line."""


def text_of(found: Any) -> str:
    """The text of an object: one that `text` or `gluon` reads. Raises Foreign."""
    kind = type(found)
    home = kind.__module__.partition(".")[0]
    if isinstance(found, str):
        return found
    if hasattr(found, "shape") and hasattr(found, "stride") and home != "torch":
        return f"{_tree(found.shape)}:{_tree(found.stride)}"
    if hasattr(found, "layoutA") and hasattr(found, "layoutB"):
        offset = getattr(found, "offset", 0)
        return f"{text_of(found.layoutA)} o {_tree(offset)} o {text_of(found.layoutB)}"
    if hasattr(found, "inner") and hasattr(found, "outer") and hasattr(found, "offset"):
        return f"{text_of(found.inner)} o {_tree(found.offset)} o {text_of(found.outer)}"
    if all(hasattr(found, name) for name in ("bits", "base", "shift")):
        return f"Sw<{int(found.bits)},{int(found.base)},{int(found.shift)}>"
    if all(hasattr(found, name) for name in ("num_bits", "num_base", "num_shift")):
        return f"Sw<{int(found.num_bits)},{int(found.num_base)},{int(found.num_shift)}>"
    if kind.__name__ == "LinearLayout" and hasattr(found, "bases"):
        names = [name for name, _ in found.out_dims]
        sizes = [size for _, size in found.out_dims]
        bases = [(name, [list(basis) for basis in own]) for name, own in found.bases]
        return f"LinearLayout.from_bases({bases!r}, {names!r}, {sizes!r})"
    if kind.__name__.endswith("Layout") and home == "triton":
        return repr(found)
    raise Foreign(
        f"an object of {kind.__module__}.{kind.__name__} is no layout of pycute, cutlass.cute, triton or gluon"
    )


def _tree(value: Any) -> str:
    """A nested tuple as CuTe prints it. Raises Foreign."""
    if isinstance(value, (tuple, list)):
        return f"({','.join(map(_tree, value))})"
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    raise Foreign(f"{value!r:.60} is no integer and no tuple of them")


def linear_text(layout: Any, shape: Sequence[int]) -> str:
    """What Triton says that a layout of Gluon's comes to for a tensor of this shape."""
    if type(layout).__name__ == "PaddedSharedLayout":
        return repr(layout)
    from triton._C.libtriton import gluon_ir, ir  # type: ignore[import-not-found]

    context = ir.context()
    ir.load_dialects(context)
    builder = gluon_ir.GluonOpBuilder(context)
    return repr(builder.to_linear_layout(layout._to_ir(builder), list(shape)))
