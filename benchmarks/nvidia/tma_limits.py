"""Tensor maps at the limits of TMA's encoder: a valid one, and each of its values changed to others."""

from __future__ import annotations

from collections.abc import Iterator

COLUMNS = (
    "dtype", "width", "height", "pitch", "box_width", "box_height", "step_inner", "step", "swizzle", "offset",
)  # fmt: skip
VALID = {
    "dtype": 1, "width": 64, "height": 20, "pitch": 128, "box_width": 16, "box_height": 8, "step_inner": 1, "step": 1,
    "swizzle": 0, "offset": 0,
}  # fmt: skip
CHANGES = {
    "width": (0, 1, 37, 1 << 32, (1 << 32) + 1),
    "height": (0, 1, 1 << 32, (1 << 32) + 1),
    "pitch": (0, 8, 16, 72, 80, 112, (1 << 40) - 16, 1 << 40),
    "box_width": (0, 4, 7, 8, 12, 24, 32, 40, 64, 72, 128, 256, 264),
    "box_height": (0, 1, 255, 256, 257),
    "step_inner": (0, 1, 2, 8, 9),
    "step": (0, 1, 2, 7, 8, 9),
    "offset": (0, 4, 8, 16, 64, 128),
}
TYPES = (0, 1, 2, 4, 6, 7)


def rows() -> Iterator[tuple[int, ...]]:
    """Every change of one value, for each type and swizzle."""
    for dtype in TYPES:
        for swizzle in range(4):
            base = VALID | {"dtype": dtype, "swizzle": swizzle}
            for name, values in CHANGES.items():
                for value in values:
                    yield tuple((base | {name: value}).values())
