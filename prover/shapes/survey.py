"""Every precondition of a layer, and a lane that goes wrong for each one that it breaks."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import numpy as np

from ...concrete.loaders import im2col
from ...concrete.loaders.conv import Conv
from ...concrete.loaders.loader_config import LoaderConfig
from ...concrete.loaders.precondition import Precondition
from .. import __version__
from . import search
from .basis import BASIS, FIRST_ONLY
from .layer_file import Layer, LayerFile
from .lds import LdsFault
from .records import (
    SCHEMA_VERSION,
    Check,
    Effect,
    LayerReport,
    LdsProblem,
    Loader,
    Place,
    ShapesReport,
    Status,
    WrongLane,
)
from .reference import ZERO


def survey(file: LayerFile) -> ShapesReport:
    """The report on every layer of a file."""
    layers = [survey_layer(layer) for layer in file.layers]
    code = 1 if any(layer.violated for layer in layers) else 0
    return ShapesReport(SCHEMA_VERSION, "tileprove", __version__, "im2col", file.name, file.title, code, layers)


def survey_layer(layer: Layer) -> LayerReport:
    """The report on one layer."""
    conv, config = layer.conv, layer.config
    labels = "dhw"[-3 if conv.is_3d else -2 :]

    def each(name: str) -> list[int]:
        return [getattr(conv, f"{name}_{label}") for label in labels]

    swizzle = config.swizzle
    plain = {field.name: getattr(config, field.name) for field in fields(config) if field.name != "swizzle"}
    return LayerReport(
        name=layer.name, also=list(layer.also), input=list(conv.input_shape), output=list(conv.output),
        filter=[getattr(conv, {"d": "Q", "h": "R", "w": "S"}[label]) for label in labels],
        stride=each("stride"), dilation=each("dilation"), pad=each("pad"),
        loader=Loader(**plain, swizzle=None if swizzle is None else [swizzle.bits, swizzle.base, swizzle.shift]),
        path=im2col.path(conv, config), stepping=im2col.stepping(conv, config),
        m=conv.M if min(conv.output) >= 1 else 0, k=conv.K, tensor_bytes=conv.num_records * config.element_bytes,
        checks=_checks(conv, config),
    )  # fmt: skip


def _checks(conv: Conv, config: LoaderConfig) -> list[Check]:
    checks: list[Check] = []
    compiles = decidable = True
    for condition in im2col.PRECONDITIONS:
        if not decidable:
            checks.append(_check(condition, conv, config, Status.UNDECIDED))
        elif not condition.applies(conv, config):
            checks.append(_check(condition, conv, config, Status.DOES_NOT_APPLY))
        elif condition.holds(conv, config):
            checks.append(_check(condition, conv, config, Status.MET))
        else:
            check = _check(condition, conv, config, Status.VIOLATED)
            decidable = not condition.essential
            compiles = compiles and not condition.asserted
            checks.append(_show(check, conv, config, compiles))
    return checks


def _check(condition: Precondition, conv: Conv, config: LoaderConfig, status: Status) -> Check:
    basis = BASIS[condition.name]
    known = status in (Status.MET, Status.VIOLATED)
    return Check(
        name=condition.name, group=basis.group, sentence=condition.sentence, asserted=condition.asserted,
        claims=list(basis.claims), status=status, values=_values(condition, conv, config) if known else "",
    )  # fmt: skip


def _values(condition: Precondition, conv: Conv, config: LoaderConfig) -> str:
    """`load_width=8, C=3`."""
    return condition.complaint(conv, config).removeprefix(condition.sentence).removeprefix("; got ")


# -- what a violation does -----------------------------------------------------------------------------------

REFUSED = "the loader's own assert refuses this layer, so it does not compile"
NO_OUTPUT = "the filter does not fit into the padded input: there is no output position, so nothing is loaded"


def _show(check: Check, conv: Conv, config: LoaderConfig, compiles: bool) -> Check:
    """The violated check with its effect, and with the lane that shows it."""
    basis = BASIS[check.name]
    if min(conv.derived_output) < 1:
        check.effect = Effect.REFUSED if check.asserted else Effect.HARMLESS
        check.note = f"{REFUSED}; {NO_OUTPUT}" if check.asserted else NO_OUTPUT
        return check
    if basis.fault is None and basis.lds is None:
        check.effect, check.note = Effect.REFUSED, REFUSED
        return check
    # the run-time variant has the same addresses and asserts neither output lengths nor carry
    runnable = config if compiles else replace(config, runtime_hw=True)
    if basis.lds is not None:
        _add_lds(check, basis.lds(config, im2col.addresses(conv, runnable)))
    else:
        assert basis.fault is not None
        found, searched = search.find(conv, runnable, basis.fault, first_only=basis.fault in FIRST_ONLY)
        _add_lane(check, conv, runnable, found, searched)
    if check.asserted:
        check.note = f"{REFUSED}. Without the assert, as in the run-time variant: {check.note}"
        check.effect = Effect.REFUSED
    return check


def _add_lds(check: Check, fault: LdsFault | None) -> None:
    check.searched = "all loads of one tile"
    if fault is None:
        check.effect, check.note = Effect.HARMLESS, "every LDS byte of the tile gets the right element"
        return
    check.effect = Effect.WRONG
    check.note = fault.what
    check.lds = LdsProblem(fault.what, fault.byte, [list(load) for load in fault.writers])


def _add_lane(
    check: Check, conv: Conv, config: LoaderConfig, found: search.Lane | None, searched: search.Searched
) -> None:
    check.searched = str(searched)
    if found is None:
        check.effect = Effect.HARMLESS if searched.everything else Effect.NOT_FOUND
        check.note = "every element of a valid row and column is right" + (
            " in every tile" if searched.everything else " in the tiles that were searched; that is no proof"
        )
        return
    check.effect = Effect.CONDITIONAL if found.reading else Effect.WRONG
    check.reading = found.reading
    check.lane = _wrong_lane(conv, config, found)
    check.note = "a lane gets the wrong element"


def _wrong_lane(conv: Conv, config: LoaderConfig, lane: search.Lane) -> WrongLane:
    axes = 3 if conv.is_3d else 2
    row = np.unravel_index(lane.m, (conv.N, *conv.derived_output))
    column = np.unravel_index(lane.k, (*(conv.Q, conv.R, conv.S)[-axes:], conv.C))
    size = config.element_bytes
    gets = Place(None, None, None) if lane.gets == ZERO else _place(conv, lane.gets // size, lane.gets)
    belongs = Place(None, None, None) if lane.belongs == ZERO else _place(conv, lane.belongs, lane.belongs * size)
    return WrongLane(
        m_offset=lane.m_offset, k_offset=lane.k_offset, iteration=lane.iteration, warp=lane.warp, lane=lane.lane,
        element=lane.e, m=lane.m, row=[int(x) for x in row], k=lane.k, column=[int(x) for x in column],
        asks=_place(conv, lane.asks, lane.asks * size), gets=gets, belongs=belongs,
        load=lane.asks - lane.e, replay=_replay(conv, config, lane),
    )  # fmt: skip


def _place(conv: Conv, element: int, byte: int) -> Place:
    at = search.coordinates(conv, element)
    return Place(element, byte, None if at is None else list(at))


def _replay(conv: Conv, config: LoaderConfig, lane: search.Lane) -> str:
    """A call of the executor that gives the element that the lane's load asks for, to be pasted."""
    offsets = f"m_offset={lane.m_offset}, k_offset={lane.k_offset}"
    at = f"[{lane.iteration}, {lane.warp}, {lane.lane}]"
    return f"im2col.addresses({_call(conv)}, {_call(config)}, {offsets}).element{at}"


def _call(value: Any) -> str:
    """A dataclass as a call without the fields that have their default value."""
    said = [f"{f.name}={getattr(value, f.name)!r}" for f in fields(value) if getattr(value, f.name) != f.default]
    return f"{type(value).__name__}({', '.join(said)})"
