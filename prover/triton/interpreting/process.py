"""Asks a process of its own what Triton's interpreter does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...running.names import printable
from ...running.supervising import Limits
from ..asked import asked
from ..launching.process import MEMORY
from ..ttir.errors import TritonError
from .child import Answer, Request

SECONDS = 120.0


def interpret(requests: Sequence[Request], seconds: float = SECONDS) -> list[Answer]:
    """What each request's programs touch, in the order in which they do. Raises TritonError."""
    late = f"Triton's interpreter does not end in {seconds:g} s"
    path = Path(requests[0].file) if requests else Path()
    answers = asked(
        "tileprove.prover.triton.interpreting.child:answer", requests, Limits(seconds, MEMORY), path, list[Answer], late,
        {"TRITON_INTERPRET": "1"},
    )  # fmt: skip
    for answer in answers:
        if answer.error:
            raise TritonError(printable(answer.error))
    return answers
