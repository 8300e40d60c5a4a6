"""Asks a process of its own what Triton's interpreter does."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ...running.names import printable
from ..asked import asked
from ..ttir.errors import TritonError
from .child import Answer, Request

SECONDS = 120.0


def interpret(requests: Sequence[Request], seconds: float = SECONDS) -> list[Answer]:
    """What each request's programs touch, in the order in which they do. Raises TritonError."""
    late = f"Triton's interpreter does not end in {seconds:g} s"
    path = Path(requests[0].file) if requests else Path()
    answers = asked(
        "tileprove.prover.triton.interpreting.child", (), seconds, path, list[Answer], late, msgspec.json.encode(requests),
        {**os.environ, "TRITON_INTERPRET": "1"},
    )  # fmt: skip
    for answer in answers:
        if answer.error:
            raise TritonError(printable(answer.error))
    return answers
