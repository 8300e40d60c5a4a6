"""Asks a process of its own what a script launches."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from ...base.extras import install
from ...running.names import printable
from ...running.supervising import Limits
from ..asked import asked
from ..ttir.errors import TritonError
from .records import Captured, Run

MEMORY = 32768  # MiB of address space
MISSING = (
    f"PyTorch is not installed here, which the script's wrapper runs on: pip install torch, or {install('capture')}"
)


def capture(path: Path, names: Sequence[str], seconds: float) -> list[Run]:
    """What the functions of a script launch, at several sizes. Raises TritonError."""
    if find_spec("torch") is None:
        raise TritonError(MISSING)
    late = f"its functions have not run after {seconds:g} s; an endless loop? --timeout 10m gives more"
    given = os.fsencode(path), names
    found = asked(
        "tileprove.prover.triton.capturing.child:answer", given, Limits(seconds, MEMORY), path, Captured, late
    )
    if found.error:
        raise TritonError(printable(found.error))
    return found.runs
