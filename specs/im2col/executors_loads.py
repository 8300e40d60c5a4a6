"""Executor = spec: which path a layer takes through the im2col loader, what it refuses, and every load of a tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either, negation, where
from ...prover.language.idioms import divides
from ...prover.language.obligations import Call, call
from ...prover.language.terms import Term, as_int, integer
from ...prover.symbolic.equivalence import computes, computes_each
from ..executors.system import SYSTEM
from ..hardware.system import lanes
from ..swizzle.system import Swizzle
from .cap import WORD
from .conv import Conv, carry
from .executors import layers, loaded, padded, tap_of, tuple_of
from .executors_tiles import COMMON, executor_config
from .maps import im2col_loader, layer_of
from .system import DIMS, executor_conv
from .tile import Tile

PATHS = ("pointwise", "uniform", "per-lane")
ES = 2
SWIZZLE = Swizzle(2, 4, 4)
# 128 x 64 tiles in whole rows, swizzled anew in every iteration
WHOLE_ROWS = Tile(as_int(8), as_int(8), as_int(1), as_int(4), as_int(8), as_int(128))


def is_pointwise(conv: Conv) -> Term:
    """A 2-D 1x1 filter with no stride, dilation or pad."""
    plain = [both(axis.taps == 1, axis.stride == 1, axis.dilation == 1, axis.pad == 0) for axis in conv.axes]
    return both(len(conv.axes) == 2, *plain)


@SYSTEM.claim(
    "im2col.path takes the spec's path for every layer and tile width: pointwise, one tap a call where tile_cols divides"
    " C, or one tap a lane; im2col.stepping carries wherever nothing is swizzled anew."
)
def im2col_paths() -> Iterator[Case]:
    for name, _, conv, layer, _, _ in layers():
        across = integer("num_warp_cols", 1, 17)
        tile = Tile(as_int(4), as_int(16), across, integer("num_warp_rows", 1), as_int(8), integer("tile_rows", 1))
        wanted = where(is_pointwise(conv), 0, where(divides(tile.cols, conv.C), 1, 2))
        own = executor_config(tile, ES, False)
        request = call("im2col_conditions.path", layer, own)
        yield from computes(name, request, wanted, [conv.fits], part=PATHS.index)
        request = call("im2col_conditions.stepping", layer, own)
        carried = negation(is_pointwise(conv))
        yield from computes(f"{name}, stepping", request, carried, [conv.fits], part=lambda own: own == "carried")


@SYSTEM.claim(
    "im2col.validate refuses exactly the layers whose dilated filter does not fit the padded input, or for which the"
    " carried decomposition's own assert fails."
)
def im2col_refuses() -> Iterator[Case]:
    for dims in DIMS:
        conv = Conv.symbolic(dims)
        layer = executor_conv(conv)
        outs = [axis.out for axis in conv.axes]
        rows, rest = COMMON.rows_per_iteration, outs[1:]
        steps = rows // (rest[0] * rest[1] if dims == 3 else rest[0]) + (0 if dims == 3 else 1)
        legal = both(conv.fits, either(is_pointwise(conv), steps < outs[0]))
        request = call("im2col_conditions.validate", layer, executor_config(COMMON, ES, False))
        given = [conv.axes[0].taps >= 2, *(out >= 1 for out in rest)]
        yield from computes(f"{dims}-D", request, (), given, legal=legal)


def _request(conv: Conv, tile: Tile, at: tuple[Any, ...], m: Term, k: Term, swizzle: Swizzle | None) -> Call:
    config = executor_config(tile, ES, swizzle is not None, swizzle)
    config = call(config.path, **config.keywords, runtime_hw=True)  # its asserts are `im2col_refuses`
    return call("im2col.addresses", executor_conv(conv), config, m_anchor=m, k_anchor=k, at=call("addresses.Axes", *at))


FIELDS = ("row", "col", "m", "k", "element", "voffset", "soffset", "lds", "active")


def _fields(own: Any) -> tuple[Any, ...]:
    return tuple(getattr(own, field) for field in FIELDS)


def _loads(
    tile: Tile, at: tuple[Term, Term, Term], place: tuple[Term, Term], m: Term, k: Term, parts: tuple[Term, Term]
) -> tuple[Term, ...]:
    """What the spec says of one load, in the order of FIELDS, from its offsets in elements."""
    iteration, warp, _ = at
    (row, col), (vector, scalar) = place, parts
    wrapped = (vector * ES % WORD, scalar * ES % WORD)
    active = tile.active(iteration, warp)
    return row, col, m + row, k + col, vector + scalar, *wrapped, tile.place(*at) * ES, active


@SYSTEM.claim(
    "im2col.addresses returns, for the whole tile, what the spec says on the pointwise path: rows, columns, source"
    " elements, both 32-bit offsets, LDS bytes and activity; 128 x 32 tiles of bf16 by four warps, any layer."
)
def im2col_loads_pointwise() -> Iterator[Case]:
    conv = Conv(integer("N", 1), integer("C", 1), (Conv.axis("h", integer("H", 1)), Conv.axis("w", integer("W", 1))))
    m, k = integer("m_anchor", 0), integer("k_anchor", 0)
    at = (integer("iteration", 0), integer("warp", 0, 4), lanes())
    row, col = COMMON.coordinates(*at)
    first, _ = COMMON.coordinates(as_int(0), at[1], at[2])
    parts = first * conv.C + col, (m + at[0] * COMMON.rows_per_iteration) * conv.C + k
    request = _request(conv, COMMON, at, m, k, None)
    yield from computes("", request, _loads(COMMON, at, (row, col), m, k, parts), part=_fields)


@SYSTEM.claim(
    "im2col.addresses returns what the spec says on the carried paths, in both iterations: one tap a lane, or one tap a"
    " call where the tile's columns divide C; 128 x 32 tiles of bf16 by four warps, filters of at least 2 rows."
)
def im2col_loads_carried() -> Iterator[Case]:
    import numpy as np

    for dims in DIMS:
        conv = Conv.symbolic(dims)
        m, k = integer("m_anchor", 0), integer("k_anchor", 0)
        warp, lane = integer("warp", 0, 4), lanes()
        iterations = np.arange(2)[:, None, None]
        request = _request(conv, COMMON, (iterations, warp, lane), m, k, None)
        given = [conv.fits, conv.axes[-2].taps >= 2]
        row, col = COMMON.coordinates(as_int(0), warp, lane)
        digits = conv.m_digits(m + row)
        chain = [digits, carry(conv, digits, COMMON.rows_per_iteration)]
        layer = executor_conv(conv)
        first = call("im2col.decompose_m", layer, m + row)
        step = call("im2col.carry_step", layer, COMMON.rows_per_iteration)
        uniform = conv.k_digits(k)
        steps = [
            (first, tuple_of(digits, dims)),
            (call("im2col.carry", layer, first, step), tuple_of(chain[1], dims)),
            (call("im2col.decompose_k", layer, k), tap_of(uniform, dims)),
            (call("im2col.decompose_k", layer, k + col), tap_of(conv.k_digits(k + col), dims)),
        ]
        taps = {
            "one tap a lane": (conv.k_digits(k + col), ~divides(32, conv.C)),
            "one tap a call": ((*uniform[:-1], uniform[-1] + col), divides(32, conv.C)),
        }
        wanted: list[tuple[str, Call, Any, list[Term], Any]] = [
            (
                f"{name}, {label}, iteration {i}", request, loaded(conv, at, k_digits, masked), [chosen, pads],
                lambda own, i=i: own.element[i],
            )
            for name, (k_digits, chosen) in taps.items()
            for label, pads, masked in (("padded", padded(conv), True), ("not padded", ~padded(conv), False))
            for i, at in enumerate(chain)
        ]  # fmt: skip
        load = im2col_loader(
            lane=lane, warp=warp, iteration=0, m_base=m, k_base=k, tile_cols=32, warps=4, load_width=8, element_bytes=ES,
            masked=True, **layer_of(conv),
        )  # fmt: skip
        chosen, pads, of_map = taps["one tap a lane"][1], padded(conv), (load.address, load.lds)
        wanted.append(("the map", request, of_map, [chosen, pads], lambda own: (own.element[0] * ES, own.lds_base[0])))
        yield from computes_each(f"{dims}-D", wanted, given, steps)


@SYSTEM.claim(
    "im2col.addresses returns what the spec says on the path that decomposes anew in every iteration, where the swizzle"
    " moves bytes inside the whole tile: 128 x 64 tiles of bf16 by four warps, in 2-D, filters of at least 2 rows."
)
def im2col_loads_swizzled() -> Iterator[Case]:
    conv = Conv.symbolic(2)
    m, k = integer("m_anchor", 0), integer("k_anchor", 0)
    at = (integer("iteration", 0), integer("warp", 0, 4), lanes())
    swizzled = SWIZZLE(WHOLE_ROWS.place(*at) * ES)
    row, byte = divmod(swizzled, WHOLE_ROWS.cols * ES)
    col = byte // ES
    layer, request = executor_conv(conv), _request(conv, WHOLE_ROWS, at, m, k, SWIZZLE)
    config = executor_config(WHOLE_ROWS, ES, True, SWIZZLE)
    steps = [
        (call("lane_map.lane_coordinates", config, at[1], at[2], at[0]), (row, col)),
        (call("im2col.decompose_m", layer, m + row), tuple_of(conv.m_digits(m + row), 2)),
        (call("im2col.decompose_k", layer, k + col), tap_of(conv.k_digits(k + col), 2)),
    ]
    given = [conv.fits, conv.axes[0].taps >= 2, ~divides(64, conv.C)]
    for pads, masked in ((padded(conv), True), (negation(padded(conv)), False)):
        wanted = loaded(conv, conv.m_digits(m + row), conv.k_digits(k + col), masked)
        yield from computes(
            "padded" if masked else "not padded", request, wanted, [*given, pads], part=lambda own: own.element,
            steps=steps,
        )  # fmt: skip


@SYSTEM.claim("im2col.resource counts the tensor's bytes, truncated to 32 bits, for every layer (bf16).")
def im2col_resource() -> Iterator[Case]:
    for name, _, conv, layer, _, _ in layers():
        request = call("im2col.resource", layer, executor_config(COMMON, ES, False))
        count = conv.num_records * ES % WORD
        yield from computes(name, request, count, [conv.fits], part=lambda own: own.num_records)
