"""Every precondition of a layer, and a lane that goes wrong for each one that it breaks."""

from __future__ import annotations

from dataclasses import fields, replace

from ...concrete.loaders import im2col
from ...concrete.loaders.conv import Conv
from ...concrete.loaders.loader_config import LoaderConfig
from ...concrete.loaders.precondition import Precondition
from .. import __version__
from . import search
from .basis import BASIS, FIRST_ONLY
from .layer_file import Layer, LayerFile
from .records import (
    SCHEMA_VERSION,
    Check,
    Effect,
    LayerReport,
    LdsProblem,
    Loader,
    ShapesReport,
    Status,
    WrongLane,
)


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
    values = ""
    if status in (Status.MET, Status.VIOLATED):
        values = condition.complaint(conv, config).removeprefix(condition.sentence).removeprefix("; got ")
    return Check(
        name=condition.name, group=basis.group, sentence=condition.sentence, asserted=condition.asserted,
        claims=list(basis.claims), status=status, values=values,
    )  # fmt: skip


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
        _add_lane(check, *search.find(conv, runnable, basis.fault, first_only=basis.fault in FIRST_ONLY))
    if check.asserted:
        check.note = f"{REFUSED}. Without the assert, as in the run-time variant: {check.note}"
        check.effect = Effect.REFUSED
    return check


def _add_lds(check: Check, fault: LdsProblem | None) -> None:
    check.searched = "all loads of one tile"
    if fault is None:
        check.effect, check.note = Effect.HARMLESS, "every LDS byte of the tile gets the right element"
        return
    check.effect = Effect.WRONG
    check.note = fault.what
    check.lds = fault


def _add_lane(check: Check, found: WrongLane | None, reading: str, searched: search.Searched) -> None:
    check.searched = str(searched)
    if found is None:
        check.effect = Effect.HARMLESS if searched.everything else Effect.NOT_FOUND
        check.note = "every element of a valid row and column is right" + (
            " in every tile" if searched.everything else " in the tiles that were searched; that is no proof"
        )
        return
    check.effect = Effect.CONDITIONAL if reading else Effect.WRONG
    check.reading, check.lane = reading, found
    check.note = "a lane gets the wrong element"
