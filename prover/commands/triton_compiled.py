"""`tileprove triton check --compiled`: emitted PTX and LLVM IR against the Triton source, for all sizes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .options import Effort, warn

REFUTED, IN_ERROR, OPEN = 1, 2, 3


def check_compiled(files: Sequence[Path], names: Sequence[str], said: str, effort: Effort) -> int:
    """Compile each launch for each target and compare; the exit code. said: targets, with commas between. Raises SpecError
    for what is no target."""
    from ..compiled.checking import compared
    from ..compiled.compiling import compilations, target
    from ..compiled.showing import show
    from ..language.obligations import SpecError
    from ..showing import page
    from ..triton.checking import GUESSING
    from .check import INTERRUPTED
    from .kernel_runs import deciding

    targets = [target(one.strip()) for one in said.split(",") if one.strip()]
    out, done, failed = page.console("-" in effort.files.values()), list[Any](), list[str]()
    try:
        with effort.opened() as (cache, limits):
            quick = {**limits, "seconds": min(effort.timeout, GUESSING)}
            for file in files:
                try:
                    subjects, more = compilations(file, names, targets)
                except SpecError as error:
                    failed.append(str(error))
                    continue
                failed += more
                for own in subjects:
                    try:
                        done.append(compared(own, cache, deciding(limits, False), deciding(quick, False)))
                        show(out, done[-1])
                    except SpecError as error:
                        failed.append(f"{own.file}:{own.line}: {own.name}, compiled for {own.texts.name}: {error}")
    except KeyboardInterrupt:
        return INTERRUPTED
    for line in failed:
        warn(line)
    if any(found.refuted for found in done):
        return REFUTED
    if failed:
        return IN_ERROR
    return 0 if done and all(found.proved for found in done) else OPEN
