"""A map in a notebook: its picture at its example, or a sentence that says which parameters to give."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..language.maps import Map


def shown(of: Map) -> str:
    """HTML: the map's name and sentence, and its picture as SVG inside."""
    from ..language.choosing import instance
    from ..language.maps import MapError
    from .maps import scene
    from .svg import svg

    try:
        return f"<div>{svg(scene(instance(of, {})))}</div>"
    except MapError as error:
        return (
            f"<div><b>{escape(of.full_name)}</b>: {escape(of.sentence)}<br>No picture without values: {escape(str(error))}."
            f" <code>tileprove draw {escape(of.name)}</code> takes them.</div>"
        )
