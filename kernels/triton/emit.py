"""Compiles the Triton kernels of this folder to LLVM IR: python kernels/triton/emit.py [--check] [name ...]

The results, <target>/<name>.ll, are committed. Needs the extra `triton`; another version prints other IR.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

os.environ.setdefault("TRITON_DISABLE_LINE_INFO", "1")  # line info holds the folder's absolute name
os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")

HERE = Path(__file__).parent
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


def main(arguments: list[str] | None = None) -> int:
    from tileprove.prover.extras import install
    from tileprove.prover.files import replace_content

    parser = argparse.ArgumentParser(description="Compile the Triton kernels to LLVM IR.")
    parser.add_argument("names", nargs="*", help="kernels to compile; all of them if none is named")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    parser.add_argument("--folder", type=Path, default=HERE, help="where the <target>/<name>.ll files are")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in KERNELS]
    if unknown:
        print(f"no kernel {unknown[0]!r}; there are {', '.join(KERNELS)}", file=sys.stderr)
        return 2
    differing = 0
    for name in options.names or KERNELS:
        for target in TARGETS:
            try:
                content = compiled(name, target).encode()
            except ModuleNotFoundError as error:
                print(f"{error.name} is missing: {install('triton')}", file=sys.stderr)
                return 2
            file = options.folder / target / f"{name}.ll"
            if not options.check:
                replace_content(file, content)
            elif not file.exists() or file.read_bytes() != content:
                differing += 1
                print(f"{file} is not what the compiler gives")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
