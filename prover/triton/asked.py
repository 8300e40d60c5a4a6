"""What a process says that runs a user's file, as a record; a file that hangs or ends it is one line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from ..running.names import printable
from ..running.supervising import Gone, Limits, answer
from .ttir.errors import TritonError

Record = TypeVar("Record")


def asked(
    task: str, given: object, limits: Limits, path: Path, kind: type[Record], late: str,
    environment: Mapping[str, str] | None = None,
) -> Record:  # fmt: skip
    """What a function, as module:function, answers in a process of its own. given: its input, as data. late: what to say if
    there is none in time. Raises TritonError."""
    why = "answers something else"
    try:
        return msgspec.json.decode(answer(task, msgspec.json.encode(given), limits, environment=environment), type=kind)
    except Gone as gone:
        path = Path(gone.at(path))
        if gone.late:
            raise TritonError(f"{printable(str(path))}: {late}") from None
        why = f"ended with {gone.how}"
        if gone.closed:
            why = "cannot answer: the file closes, or writes to, the pipe for that"
    except (msgspec.MsgspecError, RecursionError):
        pass
    raise TritonError(f"{printable(str(path))}: the process that runs it {why}") from None
