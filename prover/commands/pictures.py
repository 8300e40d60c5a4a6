"""Where a command's picture goes: a file, .svg or .png."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..base.extras import install

if TYPE_CHECKING:
    from ..drawing.scene import Scene

PAINTED = (".svg", ".png")
SCALE = 2  # pixels of a PNG for one of the picture's own


def check_picture(file: Path | None) -> None:
    """Raises UsageError for a file whose name does not say how to paint it."""
    if file is not None and file.suffix not in PAINTED:
        raise click.UsageError(f"{file}: a picture is {' or '.join(PAINTED)}")


def save_picture(file: Path, scene: Scene) -> None:
    """Raises UsageError where an extra is missing, OSError."""
    from ..base.files import write_bytes
    from ..drawing.svg import svg

    text = svg(scene)
    write_bytes(file, text.encode() if file.suffix == ".svg" else _png(text))


def _png(text: str) -> bytes:
    """The SVG, painted by resvg, which an extra installs."""
    try:
        import resvg_py
    except ImportError:
        said = f"a PNG needs resvg: {install('png')}; an SVG needs nothing more"
        raise click.UsageError(said) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=text, zoom=SCALE))
