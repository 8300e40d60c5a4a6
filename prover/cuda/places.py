"""Where an instruction of PTX stands in the source that it was made of, where that is here; else in the PTX."""

from __future__ import annotations

import re
from pathlib import Path

from ..kernels.ir.module import Instruction, Kernel, Module
from .reading import MADE_OF

PLACE = re.compile(r"(.+?):([1-9]\d{0,8})(?:, .*)?", re.DOTALL)  # file, line, and who called


def home(module: Module) -> Path:
    """The file of PTX, or of the source that was compiled."""
    return Path(module.file.removeprefix(MADE_OF))


def source_place(instruction: Instruction, module: Module) -> tuple[Path, int] | None:
    """The file and line of the source; None where nobody says, or the file is not here."""
    found = PLACE.fullmatch(instruction.place)
    if found is None:
        return None
    file = home(module).parent / found[1]
    try:
        return (file, int(found[2])) if file.is_file() else None
    except (OSError, ValueError):
        return None


def place(instruction: Instruction | None, kernel: Kernel, module: Module) -> tuple[str, int]:
    """File and line of an instruction; of None the kernel's first. In the source, or else in the PTX."""
    own = [instruction] if instruction is not None else [i for block in kernel.blocks for i in block.instructions]
    for one in own:
        if (found := source_place(one, module)) is not None:
            return str(found[0]), found[1]
    return str(home(module)), instruction.line if instruction is not None else kernel.line
