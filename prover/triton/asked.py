"""What a process says that runs a user's file, as a record; a file that hangs or ends it is one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from ..running.answering import NoAnswer, answer
from ..running.names import printable
from .ttir.errors import TritonError

Record = TypeVar("Record")


def asked(
    module: str, arguments: Sequence[str], seconds: float, path: Path, kind: type[Record], late: str, given: bytes = b"",
    environment: Mapping[str, str] | None = None,
) -> Record:  # fmt: skip
    """The answer of a module that is run as a process. late: what to say if there is none in time. Raises TritonError."""
    code = 0
    try:
        return msgspec.json.decode(answer(module, arguments, seconds, path, given, environment), type=kind)
    except NoAnswer as error:
        if error.late:
            raise TritonError(f"{printable(error.place)}: {late}") from None
        path, code = Path(error.place), error.code
    except (msgspec.MsgspecError, RecursionError):
        pass
    raise TritonError(f"{printable(str(path))}: the process that runs it ended with exit code {code}") from None
