"""A scene as a figure of a page: the picture scrolls, and its title and notes are text around it, which wraps."""

from __future__ import annotations

from html import escape

from .scene import Scene
from .svg import notes_of, svg


def figure(scene: Scene) -> str:
    """HTML, as `style.html` has it."""
    title = escape(scene.title)
    notes = "".join(f"<p>{escape(note)}</p>" for note in notes_of(scene))
    return (
        f'<figure><p class="head">{title}</p>'
        f'<div class="scroll" tabindex="0" role="group" aria-label="{title}">{svg(scene, bare=True)}</div>'
        f'<figcaption class="faint">{notes}</figcaption></figure>'
    )
