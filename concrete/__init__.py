"""Executors in plain NumPy: what each tile loader does, lane by lane, with numbers in place of symbols.

Every executor is written from the loader's arithmetic alone and shares no code with `specs` or `prover`, so that each
can be held against the other. Arithmetic on lane data uses only operators and NumPy functions and never branches in
Python; an array class that implements `__array_ufunc__` and `__array_function__` runs through unchanged.

The executors lie in rooms (`loaders`, `hardware`, `gemm`) and are found here by their own names as well:

    >>> from tileprove.concrete import swizzle
    >>> swizzle.xor_bits(5, bits=1, base=0, shift=2)
    4

Every function's docstring has an example; they take ``import numpy as np`` and modules imported like this for granted.
"""

from importlib import import_module
from typing import Any

ROOMS = {
    "gemm": ("dense", "scaled"),
    "hardware": (
        "banks", "buffer", "cp_async", "gpus", "ldmatrix", "mfma", "mma_sync", "mx_formats", "shared_tiles", "swizzle",
        "tma", "transpose_read", "warp_banks", "wgmma",
    ),
    "interpreter.llvm": ("kernel_replay",),
    "loaders": (
        "addresses", "block_scaled", "conv", "epilogue", "im2col", "im2col_conditions", "lane_map", "lds_image",
        "loader_config", "mma_loader", "precondition", "preshuffle", "subtile_loader", "tile_loader", "v_strips",
        "v_tile_loader",
    ),
}  # fmt: skip
PLACES = {name: f"{__name__}.{room}.{name}" for room, names in ROOMS.items() for name in names}


def __getattr__(name: str) -> Any:
    if name in PLACES:
        return import_module(PLACES[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *PLACES})
