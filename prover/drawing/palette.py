"""Colours that colour-blind people can tell apart and that print: the same lightness order on paper as on a screen.

Few keys have the colours of Okabe and Ito, in an order whose neighbours differ in lightness; many keys run along cividis.
"""

from __future__ import annotations

from collections.abc import Sequence

Colour = tuple[int, int, int]

FEW: tuple[Colour, ...] = (
    (86, 180, 233), (230, 159, 0), (240, 228, 66), (0, 158, 115), (204, 121, 167), (0, 114, 178), (213, 94, 0),
    (187, 187, 187),
)  # fmt: skip
# cividis (Nunez, Anderton, Renslow 2018), every eighth of the way
MANY: tuple[Colour, ...] = (
    (0, 34, 78), (18, 53, 112), (59, 73, 108), (87, 93, 109), (112, 113, 115), (138, 134, 120), (165, 156, 116),
    (195, 179, 105), (225, 204, 85), (254, 232, 56),
)  # fmt: skip
# what is served at once, and what waits: from light to dark red (OrRd of ColorBrewer)
SERVED: Colour = (86, 180, 233)
WAITING: tuple[Colour, ...] = ((253, 212, 158), (252, 141, 89), (227, 74, 51), (153, 0, 13))
BLACK_IS_AS_READABLE = 0.179  # relative luminance at which black and white letters have the same contrast (WCAG 2)


def colours(keys: Sequence[int], waiting: bool = False) -> dict[int, Colour]:
    """Key -> colour. waiting: key 0 is right, the greater a key the worse it is."""
    if waiting:
        most = max([*keys, 1])
        return {key: _along(WAITING, (key - 1) / max(most - 1, 1)) if key else SERVED for key in keys}
    if len(keys) <= len(FEW):
        return dict(zip(keys, FEW, strict=False))
    return {key: _along(MANY, place / (len(keys) - 1)) for place, key in enumerate(keys)}


def _along(ramp: Sequence[Colour], part: float) -> Colour:
    """The colour at this part of the way, 0 to 1."""
    at = part * (len(ramp) - 1)
    low = min(int(at), len(ramp) - 2)
    red, green, blue = (round(a + (b - a) * (at - low)) for a, b in zip(ramp[low], ramp[low + 1], strict=True))
    return red, green, blue


def is_dark(colour: Colour) -> bool:
    """Whether white letters are the readable ones on it."""
    parts = (part / 255 for part in colour)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue < BLACK_IS_AS_READABLE


def hexadecimal(colour: Colour) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"
