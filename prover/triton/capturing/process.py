"""Asks a process of its own what a script launches."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec

from ...base.extras import install
from ...running.names import printable
from ..ttir.errors import TritonError
from .records import Captured, Run

MISSING = (
    f"PyTorch is not installed here, which the script's wrapper runs on: pip install torch, or {install('capture')}"
)


def capture(path: Path, names: Sequence[str], seconds: float) -> list[Run]:
    """What the functions of a script launch, at several sizes. Raises TritonError."""
    if find_spec("torch") is None:
        raise TritonError(MISSING)
    command = [sys.executable, "-P", "-m", "tileprove.prover.triton.capturing.child", str(path), *names]
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise TritonError(f"{path}: its functions have not run after {seconds:g} s; --timeout gives more") from None
    try:
        answer = msgspec.json.decode(done.stdout, type=Captured)
    except (msgspec.MsgspecError, RecursionError):
        raise TritonError(f"{path}: the process that runs it ended with exit code {done.returncode}") from None
    if answer.error:
        raise TritonError(printable(answer.error))
    return answer.runs
