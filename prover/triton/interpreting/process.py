"""Asks a process of its own what Triton's interpreter does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

import msgspec

from ...running.names import printable
from ..ttir.errors import TritonError
from .child import Answer, Request

SECONDS = 120.0


def interpret(requests: Sequence[Request], seconds: float = SECONDS) -> list[Answer]:
    """What each request's programs touch, in the order in which they do. Raises TritonError."""
    command = [sys.executable, "-P", "-m", "tileprove.prover.triton.interpreting.child"]
    try:
        done = subprocess.run(
            command, input=msgspec.json.encode(requests), stdout=subprocess.PIPE, timeout=seconds, check=False,
            env={**os.environ, "TRITON_INTERPRET": "1"},
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise TritonError(f"Triton's interpreter does not end in {seconds:g} s") from None
    try:
        answers = msgspec.json.decode(done.stdout, type=list[Answer])
    except (msgspec.MsgspecError, RecursionError):
        raise TritonError(f"the process of Triton's interpreter ended with exit code {done.returncode}") from None
    for answer in answers:
        if answer.error:
            raise TritonError(printable(answer.error))
    return answers
