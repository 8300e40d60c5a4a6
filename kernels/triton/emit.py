"""Compiles the Triton kernels of this folder to LLVM IR: python kernels/triton/emit.py [--check] [name ...]

The results, <target>/<name>.ll, are committed. Needs the extra `triton`; another version prints other IR.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from tileprove.prover.base.extras import install

os.environ.setdefault("TRITON_DISABLE_LINE_INFO", "1")  # line info holds the folder's absolute name
os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))
import committed  # noqa: E402

sys.path.pop()  # its folders have the names of packages

TARGETS = ("gfx950", "gfx942")
DIVISIBLE = [["tt.divisibility", 16]]
SMALL = [["tt.pointer_range", 32]]  # Triton then uses buffer resources

# name -> kernel, types of its arguments, constants, and which arguments promise what
KERNELS: dict[str, tuple[str, dict[str, str], dict[str, int], dict[str, Any]]] = {
    "masked_copy": ("masked_copy", {"source": "*fp32", "target": "*fp32", "count": "i32"}, {"BLOCK": 1024}, {}),
    "masked_copy_buffer": (
        "masked_copy",
        {"source": "*fp32", "target": "*fp32", "count": "i32"},
        {"BLOCK": 1024},
        {"source": DIVISIBLE + SMALL, "target": DIVISIBLE + SMALL},
    ),
    "copy_2d": (
        "copy_2d",
        {"source": "*fp16", "target": "*fp16"}
        | dict.fromkeys(("rows", "columns", "source_stride", "target_stride"), "i32"),
        {"R": 16, "C": 128},
        {"source": DIVISIBLE + SMALL, "target": DIVISIBLE + SMALL, "source_stride": DIVISIBLE, "columns": DIVISIBLE},
    ),
    "matmul": (
        "matmul",
        {"a": "*fp16", "b": "*fp16", "out": "*fp32"}
        | dict.fromkeys(("M", "N", "K", "a_stride", "b_stride", "out_stride"), "i32"),
        {"BM": 32, "BN": 32, "BK": 32},
        {"a": DIVISIBLE + SMALL, "b": DIVISIBLE + SMALL, "out": DIVISIBLE + SMALL},
    ),
    "im2col": (
        "im2col",
        {"source": "*fp16", "target": "*fp16"}
        | dict.fromkeys(("images", "height", "width", "out_height", "out_width"), "i32"),
        {"C": 64, "R": 3, "S": 3, "STRIDE": 1, "PAD": 1, "BM": 32, "BK": 64},
        {"source": DIVISIBLE + SMALL, "target": DIVISIBLE + SMALL},
    ),
}


def compiled(name: str, target: str) -> str:
    """The LLVM IR that Triton hands to the backend."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    sys.path.insert(0, str(HERE))
    import kernels

    function, types, constants, promises = KERNELS[name]
    positions = {argument: (i,) for i, argument in enumerate(types)}
    attributes: Mapping[tuple[int, ...], Any] = {positions[argument]: value for argument, value in promises.items()}
    signature = types | dict.fromkeys(constants, "constexpr")
    source = ASTSource(getattr(kernels, function), signature, constexprs=constants, attrs=dict(attributes))
    text = triton.compile(source, target=GPUTarget("hip", target, 64)).asm["llir"]
    return f"; compiled by Triton {triton.__version__} from kernels/triton/kernels.py, kernel {name}\n" + text


def results(names: Collection[str], folder: Path) -> Iterator[tuple[Path, str]]:
    for name in names:
        for target in TARGETS:
            yield folder / target / f"{name}.ll", compiled(name, target)


def main(arguments: list[str] | None = None) -> int:
    there = importlib.util.find_spec("triton") is not None
    return committed.main(
        arguments, compiles="Triton kernels", known=KERNELS, what="kernel", folder=HERE,
        missing="" if there else f"the compiler is missing: {install('triton')}", results=results,
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
