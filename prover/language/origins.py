"""Where in a spec something is made, and which file was being imported then."""

from __future__ import annotations

import sys
from typing import NamedTuple


class Origin(NamedTuple):
    """home: the file that was being imported; file, line: the code that made it."""

    home: str
    file: str
    line: int

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


def origin(own: str) -> Origin:
    """Of what the innermost code outside the file ``own`` does."""
    frame = sys._getframe(1)
    while frame.f_code.co_filename == own and frame.f_back is not None:
        frame = frame.f_back
    file, line, home = frame.f_code.co_filename, frame.f_lineno, ""
    while frame is not None and not home:
        if frame.f_code.co_name == "<module>" and not frame.f_code.co_filename.startswith("<"):
            home = frame.f_code.co_filename
        frame = frame.f_back
    return Origin(home, file, line)
