"""Asks a process of its own what a script launches."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from ...base.extras import install
from ...running.names import printable
from ..asked import asked
from ..ttir.errors import TritonError
from .records import Captured, Run

MISSING = (
    f"PyTorch is not installed here, which the script's wrapper runs on: pip install torch, or {install('capture')}"
)


def capture(path: Path, names: Sequence[str], seconds: float) -> list[Run]:
    """What the functions of a script launch, at several sizes. Raises TritonError."""
    if find_spec("torch") is None:
        raise TritonError(MISSING)
    late = f"its functions have not run after {seconds:g} s; an endless loop? --timeout 10m gives more"
    found = asked("tileprove.prover.triton.capturing.child", [str(path), *names], seconds, path, Captured, late)
    if found.error:
        raise TritonError(printable(found.error))
    return found.runs
