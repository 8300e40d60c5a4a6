"""Where a command's picture goes: a file, .svg or .png."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ..drawing.scene import Scene

PAINTED = (".svg", ".png")


def check_picture(file: Path | None) -> None:
    """Raises UsageError for a file whose name does not say how to paint it."""
    if file is not None and file.suffix not in PAINTED:
        raise click.UsageError(f"{file}: a picture is {' or '.join(PAINTED)}")


def save_picture(file: Path, scene: Scene) -> None:
    """Raises UsageError where an extra is missing, OSError."""
    from ..base.files import write_bytes
    from ..drawing.png import MissingExtra, png
    from ..drawing.svg import svg

    text = svg(scene)
    try:
        write_bytes(file, text.encode() if file.suffix == ".svg" else png(text))
    except MissingExtra as error:
        raise click.UsageError(str(error)) from None
