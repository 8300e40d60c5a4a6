"""What a spec did wrong, in one line with the place in the user's file."""

from __future__ import annotations

import traceback
from pathlib import Path

from ..language.obligations import SpecError


def one_line(error: BaseException, file: str, line: int = 1) -> str:
    """``file:line: what went wrong``, with the deepest line of the spec file that took part."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}: {error.msg}"
    place = f"{file}:{line}"
    for frame in traceback.extract_tb(error.__traceback__):
        if Path(frame.filename) == Path(file) or frame.filename == str(Path(file).resolve()):
            place = f"{file}:{frame.lineno}"
    said = " ".join(str(error).split())
    if isinstance(error, SpecError):
        return said if said.startswith((f"{file}:", f"{Path(file).resolve()}:")) else f"{place}: {said}"
    kind = "the spec leaves with sys.exit" if isinstance(error, SystemExit) else type(error).__name__
    return f"{place}: {kind}{': ' + said if said else ''}"
