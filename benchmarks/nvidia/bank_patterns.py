"""Patterns of lane addresses for bank_wavefronts.cu, at random: pairs of every kind, broken ones, strides, lanes off."""

from __future__ import annotations

import random

import numpy as np

OPERATIONS = {
    "ld32": 4, "ld64": 8, "ld128": 16, "st32": 4, "st64": 8, "st128": 16, "red_add_u32": 4, "atom_exch_b32": 4,
    "atom_cas_b32": 4, "ldmatrix_x1": 16, "ldmatrix_x2": 16, "ldmatrix_x4": 16, "stmatrix_x4": 16,
}  # fmt: skip
PATTERNS = 48
LANES = 32


def pattern(choose: random.Random, number: int, width: int, whole: bool) -> list[int]:
    """32 addresses; whole: no lane is off."""
    places = choose.choice((8, 32, 128, 1024))

    def anywhere() -> int:
        return width * choose.randrange(places)

    kind, lanes = number % 6, range(LANES)
    if kind == 0:
        stride = width * choose.randint(1, 40)
        found = [lane * stride % 32768 for lane in lanes]
    elif kind == 1:
        found = [anywhere() for _ in lanes]
    else:  # lanes whose numbers differ by a power of two share an address; 2 and 3 by l^1 and l^2, which pair
        step = {2: 1, 3: 2, 4: choose.choice((4, 8, 16)), 5: choose.choice((1, 2))}[kind]
        shared = {lane & ~step: anywhere() for lane in lanes}
        found = [shared[lane & ~step] for lane in lanes]
        if kind == 5:  # one lane alone breaks it, or a half pairs otherwise
            if choose.random() < 0.5:
                found[choose.randrange(LANES)] = anywhere()
            else:
                found[16:] = [found[16 + (lane & ~(3 - step))] for lane in range(16)]
    if not whole and number % 4 == 3:
        for lane in choose.sample(lanes, choose.randint(1, 12)):
            found[lane] = -1
    return found


def rows() -> np.ndarray:
    """int32 rows (operation, 32 addresses)."""
    choose = random.Random(11)
    return np.array(
        [
            [operation, *pattern(choose, number, width, "matrix" in name)]
            for operation, (name, width) in enumerate(OPERATIONS.items())
            for number in range(PATTERNS)
        ],
        dtype=np.int32,
    )
