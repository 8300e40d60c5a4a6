"""A map made of a formula: its parameters, its picture's rows, its sentence; for what makes maps of layouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Parameter, Signature
from typing import Any

from ..language.maps import Access, Map, MapError
from ..language.terms import Term
from .cute import Composed
from .extents import LayoutError, parts
from .linear import Linear, Shared

SYSTEM = "layout"
MEMORY = "shared memory"
EXAMPLE = 64  # of a name that nobody gives

Tile = Composed | Shared  # where elements stand, by their coordinates


def names_of(layout: Tile | Linear) -> list[str]:
    """What the coordinates are called: i, j, k, l, then i4 and so on."""
    count = len(layout.shape if isinstance(layout, Linear) else layout.extents)
    return [("i", "j", "k", "l")[n] if n < 4 else f"i{n}" for n in range(count)]


def made_map(
    layout: Tile, sentence: str, coordinates: dict[str, Any], address: Callable[..., Term], size: int,
    instruction: str = "",
) -> Map:  # fmt: skip
    """address: of the coordinates and the names' values, by name; its parameters are what the map's are."""
    names = list(layout.names)
    for name in names:
        if name in coordinates or name == "element_bytes":
            raise LayoutError(f"{layout}: {name} is a parameter already; give the extent another name")
    unit = layout.bits // 8

    def build(**values: Any) -> Access:
        if unit and values.pop("element_bytes", unit) != unit:
            raise MapError(f"elements of {layout} have {unit} bytes")
        at = {name: values.pop(name) for name in names}
        return Access(address(layout.at(at) if at else layout, **values), size)

    based = f"; its base is a multiple of {layout.reach} bytes." if layout.reach > 1 else "."
    more = {"element_bytes": unit} if unit else {}
    signed(build, [*coordinates, *names], more, sentence[:-1] + based)
    return Map(
        SYSTEM, "tile", build, MEMORY, coordinates, None, dict.fromkeys(names, EXAMPLE), pitch_of(layout), instruction
    )


def signed(build: Callable[..., Any], names: Sequence[str], defaults: dict[str, int], said: str) -> None:
    """The function gets these parameters, and a docstring."""
    kind = Parameter.KEYWORD_ONLY
    found = [Parameter(name, kind) for name in names]
    found += [Parameter(name, kind, default=value) for name, value in defaults.items()]
    build.__signature__ = Signature(found)  # type: ignore[attr-defined]
    build.__doc__ = said


def pitch_of(layout: Tile) -> int | None:
    """Bytes from one row of the picture to the next: of a row of a tensor of two dimensions, or the longest stride, if it
    is a number."""
    if isinstance(layout, Shared):
        axis, _ = layout.contiguous
        found = layout.extents[axis] * max(layout.bits, 8) // 8
        return found if len(layout.extents) == 2 and not layout.padding and found <= 1024 else None
    strides = [parts(mode.flat[0][1]) for mode in layout.layout.modes if len(mode.flat) == 1]
    numbers = [number for number, names in strides if not names]
    found = max(numbers, default=0) * max(layout.bits, 8) // 8
    return found if len(numbers) == len(strides) > 1 and 0 < found <= 1024 else None


def end_of(extent: Any) -> Any:
    """An extent as the end of a coordinate: a function of the names in it."""
    number, names = parts(extent)
    if not names:
        return number

    def end(**values: Any) -> Any:
        found = number
        for name in names.elements():
            found = found * values[name]
        return found

    signed(end, sorted(names), {}, "")
    return end
