"""A picture as PNG: the SVG, painted by resvg, which an extra installs."""

from __future__ import annotations

from ..base.extras import install

SCALE = 2  # pixels for one of the picture's own


class MissingExtra(Exception):
    """What paints the picture is not installed; the message says how to install it."""


def png(svg: str) -> bytes:
    """Raises MissingExtra."""
    try:
        import resvg_py
    except ImportError:
        raise MissingExtra(f"a PNG needs resvg: {install('png')}; an SVG needs nothing more") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=SCALE))
