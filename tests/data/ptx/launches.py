"""Launches of kernels.cu: arguments, where a name points to that memory; grid, block, dynamic shared memory, memories."""

import struct
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Launch:
    arguments: tuple
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    memory: dict[str, np.ndarray]
    shared: int = 0


def numbers(count: int, dtype: Any = np.int32, low: int = -1000, high: int = 1000) -> np.ndarray:
    return np.random.default_rng(count).integers(low, high, count).astype(dtype)


def zeros(count: int, dtype: Any = np.int32) -> np.ndarray:
    return np.zeros(count, dtype)


ODD = np.array([0, 1, -1, 2**31 - 1, -(2**31), 12345, -12345, 77], np.int32)
MIXED = np.concatenate([ODD, numbers(82, low=-(2**31), high=2**31 - 1)])
FLOATS = np.concatenate([[1.5, -2.0, 0.1, 3e9, np.inf, 0.0, -0.0, 1e-40], numbers(112) / 7]).astype(np.float32)

LAUNCHES: dict[str, Launch] = {
    "strided": Launch(("out", "in", 150), (2, 1, 1), (32, 1, 1), {"out": zeros(150), "in": numbers(150)}),
    "block_sum": Launch(("out", "in", 333), (2, 1, 1), (96, 1, 1), {"out": zeros(2), "in": numbers(333)}),
    "transpose": Launch(
        ("out", "in", 13, 11), (2, 2, 1), (8, 8, 1), {"out": zeros(143), "in": numbers(143)}, shared=4 * 72
    ),
    "histogram": Launch(
        ("out", "in", 75), (2, 1, 1), (64, 1, 1), {"out": zeros(16, np.uint32), "in": numbers(75, np.uint8, 0, 256)}
    ),
    "called": Launch(("out", struct.pack("<iiq", 9, 13, 300)), (1, 1, 1), (32, 1, 1), {"out": zeros(64)}),
    "switched": Launch(("out", "in", 90), (3, 1, 1), (32, 1, 1), {"out": zeros(90, np.int16), "in": MIXED}),
    "vectors": Launch(("out", "in", 0.75, 30), (1, 1, 1), (32, 1, 1), {"out": zeros(120, np.float32), "in": FLOATS}),
    "scanned": Launch(("out", "in"), (1, 1, 1), (64, 1, 1), {"out": zeros(64), "in": numbers(64)}),
    "local_array": Launch(("out", "in"), (1, 1, 1), (32, 1, 1), {"out": zeros(32), "in": numbers(32, low=0, high=99)}),
}
