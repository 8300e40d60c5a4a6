"""Variants of a committed kernel as an autotuner makes them: other constants, some of them wrong, and other names."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent / "kernels" / "opencl"
KERNEL, BINDING = ROOT / "gfx950" / "epilogue.ll", ROOT / "epilogue.toml"
# what stands there -> what may stand there in its place; the first one is right
CONSTANTS = {
    "shl i32 %21, 6": ("shl i32 %21, 6", "shl i32 %21, 5", "shl i32 %21, 7", "shl i32 %21, 8"),
    "shl nsw i32 %13, 4": ("shl nsw i32 %13, 4", "shl nsw i32 %13, 3", "shl nsw i32 %13, 5"),
    "shl nsw i32 %15, 2": ("shl nsw i32 %15, 2", "shl nsw i32 %15, 1"),
    "mul i32 %15, 16": ("mul i32 %15, 16", "mul i32 %15, 8"),
}
DIFFERENT = 48  # in constants; the others differ from those in the names of values only


def write(folder: Path, count: int) -> list[Path]:
    """So many files below the folder."""
    text, files = KERNEL.read_text(), []
    choices = list(product(*CONSTANTS.values()))[:DIFFERENT]
    for number in range(count):
        changed = text
        for old, new in zip(CONSTANTS, choices[number % len(choices)], strict=True):
            changed = changed.replace(old, new)
        renamed = number // len(choices)
        if renamed:
            changed = re.sub(r"%([5-9]|\d\d+)\b", rf"%v{renamed}_\1", changed)  # %0 to %4 are arguments
            changed = re.sub(r"^(\d+):", rf"v{renamed}_\1:", changed, flags=re.MULTILINE)
            changed = re.sub(r"^(define .*)\{$", rf"\1{{\nv{renamed}_5:", changed, flags=re.MULTILINE)
        file = folder / f"{number % 10}" / f"variant_{number:04}.ll"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(changed)
        files.append(file)
    return files
