"""The fields of a layer file, and what a reader is told about a value that does not fit."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MOST = 2**31 - 1  # the loader's own arithmetic is in 32-bit integers

# A constrained int is never in a union with a list: msgspec 0.22 mixes up their bounds there.
Count = Annotated[int, Meta(ge=1, le=MOST)]
Length = Annotated[int, Meta(ge=0, le=MOST)]
Counts = Annotated[list[Count], Meta(min_length=1)]
Lengths = Annotated[list[Length], Meta(min_length=1)]
TileLength = Annotated[int, Meta(ge=1, le=1 << 16)]

AXES = {"filter": 1, "stride": 1, "dilation": 1, "pad": 0}
"""Fields with a value for each axis, and what they are if the layer does not say."""


class SwizzleTable(msgspec.Struct, forbid_unknown_fields=True):
    """Swizzle(bits, base, shift) on LDS bytes."""

    bits: Annotated[int, Meta(ge=0, le=32)]
    base: Annotated[int, Meta(ge=0, le=32)]
    shift: Annotated[int, Meta(ge=-32, le=32)]


class LayerTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One layer after the defaults were put under it; lengths in elements.

    N images of [D,] H, W and C channels. output: [D_out,] H_out, W_out where the caller passes them to the loader;
    without it they follow from the input. The rest is `concrete.loader_config.LoaderConfig`.
    """

    name: Annotated[str, Meta(min_length=1)]
    also: list[Annotated[str, Meta(min_length=1)]] = []
    N: Counts = msgspec.field(default_factory=lambda: [1])
    D: Count | None = None
    H: Count
    W: Count
    C: Count
    filter: Counts | None = None
    stride: Counts | None = None
    dilation: Counts | None = None
    pad: Lengths | None = None
    output: Counts | None = None
    tile_rows: Annotated[int, Meta(ge=0, le=1 << 16)]
    tile_cols: TileLength
    warps: Annotated[int, Meta(ge=1, le=64)]
    element_bytes: Literal[1, 2, 4]
    load_width: Annotated[int, Meta(ge=1, le=1024)]
    full_tile_width: bool = False
    swizzle: SwizzleTable | None = None
    runtime_hw: bool = False


class FileTable(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file."""

    title: str = ""
    defaults: dict[str, Any] = {}
    layer: list[dict[str, Any]] = []


SHARED = tuple(field for field in LayerTable.__struct_fields__ if field not in ("name", "also"))
"""What [defaults] may say."""


def complaint(error: str, kind: type[msgspec.Struct], raw: Any, origin: Mapping[str, str] | None = None) -> str:
    """What msgspec says of a table of `kind`, as `field: what was expected, got what`.

    raw: the table as the file has it. origin: where a field comes from, if not from the layer itself.
    """
    said, _, path = error.partition(" - at ")
    steps = re.findall(r"\w+|\[\d+\]", path.strip("`$"))
    if missing := re.search(r"missing required field `(.+)`", said):
        return f"{'.'.join([*steps, missing[1]])} is missing"
    if extra := re.search(r"unknown field `(.+)`", said):
        return unknown_field(extra[1], SwizzleTable if steps else kind, steps)
    field, value = "", raw
    for step in steps:
        if not isinstance(value, (dict, list)):
            break  # one number that was spread over all axes
        field += step if step.startswith("[") else f".{step}" if field else step
        value = value[int(step[1:-1])] if step.startswith("[") else value[step]
    said = re.sub(r"Invalid enum value.*", "expected 1, 2 or 4", said).replace("Expected", "expected")
    for theirs, ours in (("`", ""), (" | null", ""), ("array", "list"), ("object", "table"), ("int", "integer")):
        said = said.replace(theirs, ours)
    said = re.sub(r", got .*", "", said)
    source = (origin or {}).get(steps[0] if steps else "")
    return f"{field}{f' (from {source})' if source else ''}: {said}, got {value!r:.60}"


def unknown_field(name: str, kind: type[msgspec.Struct], inside: Sequence[str] = ()) -> str:
    """One line about a field that a table of `kind` does not have, with the one that was probably meant."""
    full = ".".join([*inside, name])
    if kind is not FileTable and name in FileTable.__struct_fields__:
        return f"unknown field {full}; it belongs at the top of the file"
    if kind is FileTable and name in LayerTable.__struct_fields__:
        return f"unknown field {full}; it belongs into [defaults] or a [[layer]]"
    known = kind.__struct_fields__
    close = [each for each in known if each.lower() == name.lower()] or difflib.get_close_matches(name, known, n=1)
    return f"unknown field {full}" + (f"; did you mean {close[0]}?" if close else "")
