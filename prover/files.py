"""Writing a file so that a reader, or an interruption, never sees half of it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def replace_content(file: Path, content: bytes) -> None:
    """Replace the file's content as a whole, or leave it alone if it is the same already."""
    with suppress(OSError):
        if file.read_bytes() == content:
            return
    file.parent.mkdir(parents=True, exist_ok=True)
    temporary = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        temporary.write_bytes(content)
        temporary.replace(file)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
