"""Layer files: convolution layers and the loader's tile configuration, in TOML. `tileprove shapes --help` shows one.

Errors are a LayerFileError: one line with file, layer and field.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import prod
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ...concrete.hardware.swizzle import Swizzle
from ...concrete.integers import ConfigError
from ...concrete.loaders.conv import Conv
from ...concrete.loaders.loader_config import LoaderConfig
from ..base.toml_text import tables
from .schema import AXES, SHARED, FileTable, LayerTable, complaint, unknown_field

MOST_BYTES = 1 << 60  # what is counted here stays well inside 64 bits
MOST_TILE_BYTES = 1 << 20  # more LDS than any processor has


class LayerFileError(ValueError):
    """A layer file that cannot be used; the message is one line."""


class Layer(Struct, frozen=True):
    """One convolution layer with the loader that runs it; `also` names layers of the same shape."""

    name: str
    also: tuple[str, ...]
    conv: Conv
    config: LoaderConfig


class LayerFile(Struct, frozen=True):
    """The layers of a file, one for each N; `name` as the user gave it."""

    name: str
    title: str
    layers: tuple[Layer, ...]


def shipped() -> dict[str, Traversable]:
    """The layer files that come with tileprove, by name."""
    folder = files("tileprove.specs") / "layers"
    found = {entry.name.removesuffix(".toml"): entry for entry in folder.iterdir() if entry.name.endswith(".toml")}
    return dict(sorted(found.items()))


def titles() -> list[tuple[str, str, str]]:
    """Name, title and place of every shipped file."""
    return [(name, read(name).title, str(place)) for name, place in shipped().items()]


def read(name: str, overrides: Iterable[str] = ()) -> LayerFile:
    """The layers of a shipped file or of the file at a path, each with `overrides` ("N = 8") put over its fields."""
    assignments = [_assignment(text) for text in overrides]
    return _parse(name, _content(name), {key: value for assignment in assignments for key, value in assignment.items()})


def _content(name: str) -> bytes:
    known = shipped()
    path = Path(name)
    if name in known and not path.is_file():
        return known[name].read_bytes()
    if not path.is_file():
        if path.is_dir():
            raise LayerFileError(f"{name} is a folder; name a layer file in it")
        if path.suffix == ".toml" or len(path.parts) > 1:
            raise LayerFileError(f"{name}: no such layer file")
        close = difflib.get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(known)}"
        raise LayerFileError(f"no layer file is named {name!r}; {hint}")
    try:
        return path.read_bytes()
    except OSError as error:
        raise LayerFileError(f"{name}: {error.strerror or error}") from None


def _assignment(text: str) -> dict[str, Any]:
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        found = {}
    if len(found) != 1:
        raise LayerFileError(f"--set {text}: expected FIELD=VALUE with a TOML value, such as N=8 or filter=[3,3]")
    (key,) = found
    if key not in SHARED:
        said = f"{key} is each layer's own" if key in ("name", "also") else unknown_field(key, LayerTable)
        raise LayerFileError(f"--set {text}: {said}")
    return found


def _parse(name: str, content: bytes, overrides: Mapping[str, Any]) -> LayerFile:
    _, raw = tables(content, name, LayerFileError)
    table = _convert(raw, FileTable, name)
    if not table.layer:
        raise LayerFileError(f"{name}: no [[layer]] in this file")
    for key in table.defaults:
        if key in ("name", "also"):
            raise LayerFileError(f"{name}: [defaults]: {key} belongs into a [[layer]]")
        if key not in SHARED:
            raise LayerFileError(f"{name}: [defaults]: {unknown_field(key, LayerTable)}")
    layers: list[Layer] = []
    seen: set[str] = set()
    for number, own in enumerate(table.layer, 1):
        label = own.get("name")
        place = f"{name}: layer {label if isinstance(label, str) and label else f'number {number}'}"
        merged = {**table.defaults, **own, **overrides}
        origin = {**dict.fromkeys(set(table.defaults) - set(own), "[defaults]"), **dict.fromkeys(overrides, "--set")}
        fields = _convert(_lists(merged), LayerTable, place, merged, origin)
        for each in (fields.name, *fields.also):
            if each in seen:
                raise LayerFileError(f"{place}: there are two layers named {each}")
            seen.add(each)
        layers += _layers(fields, place)
    return LayerFile(name, table.title, tuple(layers))


def _lists(table: Mapping[str, Any]) -> dict[str, Any]:
    """The table with a single number spread over all axes, a single N as a list, and `swizzle = false` left out."""
    spread = dict(table)
    for key, length in {**dict.fromkeys((*AXES, "output"), 3 if "D" in table else 2), "N": 1}.items():
        if key in spread and not isinstance(spread[key], list):
            spread[key] = [spread[key]] * length
    if spread.get("swizzle") is False:
        del spread["swizzle"]
    return spread


def _convert(raw: Any, kind: Any, place: str, shown: Any = None, origin: Mapping[str, str] | None = None) -> Any:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        said = complaint(str(error), kind, raw if shown is None else shown, origin)
        raise LayerFileError(f"{place}: {said}") from None


def _layers(fields: LayerTable, place: str) -> list[Layer]:
    """The layer for each of its N."""
    dims = 3 if fields.D is not None else 2
    for key in (*AXES, "output"):
        values = getattr(fields, key)
        if values is not None and len(values) != dims:
            axes = "one for D, H and W, as the layer has D" if dims == 3 else "one for H and W, as the layer has no D"
            raise LayerFileError(f"{place}: {key}: expected {dims} values, {axes}; got {len(values)}")
    if dims == 3 and (fields.filter or [1])[0] == 1:
        raise LayerFileError(f"{place}: filter: one plane runs on the 2-D loader; leave D out and put it into N")
    config = _config(fields, place)
    try:
        found = [Layer(fields.name, tuple(fields.also), _conv(fields, n), config) for n in fields.N]
    except ConfigError as error:
        raise LayerFileError(f"{place}: {error}") from None
    for layer in found:
        conv = layer.conv
        rows = conv.N * max(prod(conv.output), prod(max(length, 0) for length in conv.derived_output))
        if max(conv.num_records * config.element_bytes, rows, conv.K) > MOST_BYTES:
            raise LayerFileError(f"{place}: N={conv.N}: more than 2^60 bytes, rows or columns")
    if config.tile_bytes > MOST_TILE_BYTES:
        raise LayerFileError(f"{place}: tile_rows, tile_cols: a tile of {config.tile_bytes:,} bytes fits no LDS")
    return found


def _config(fields: LayerTable, place: str) -> LoaderConfig:
    try:
        swizzle = fields.swizzle and Swizzle(fields.swizzle.bits, fields.swizzle.base, fields.swizzle.shift)
    except ConfigError as error:
        raise LayerFileError(f"{place}: swizzle: {error}") from None
    return LoaderConfig(
        tile_rows=fields.tile_rows, tile_cols=fields.tile_cols, warps=fields.warps,
        element_bytes=fields.element_bytes, load_width=fields.load_width, full_tile_width=fields.full_tile_width,
        swizzle=swizzle, runtime_hw=fields.runtime_hw,
    )  # fmt: skip


def _conv(fields: LayerTable, n: int) -> Conv:
    numbers: dict[str, Any] = {"N": n, "H": fields.H, "W": fields.W, "C": fields.C}
    labels = "dhw"[-3 if fields.D is not None else -2 :]
    if fields.D is not None:
        numbers["D"] = fields.D
    for key, default in AXES.items():
        for label, value in zip(labels, getattr(fields, key) or [default] * len(labels), strict=True):
            numbers[{"d": "Q", "h": "R", "w": "S"}[label] if key == "filter" else f"{key}_{label}"] = value
    return Conv(**numbers, runtime_output=None if fields.output is None else tuple(fields.output))
