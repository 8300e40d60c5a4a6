"""The maps of TileLoaderLDSIm2col (seed 001), and of TileLoaderLDS, whose lanes lie in a tile in the same way.

im2col          the byte of a GEMM position (m, k)
im2col_loader   the byte, and the place in LDS, of a lane, a warp and an iteration, for the tile at (m_base, k_base)
tile_loader     the same for a tile of a row-major matrix
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...prover.language.constructors import where
from ...prover.language.idioms import divides
from ...prover.language.maps import Access, Number, constant
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, is_const
from ..hardware.system import WAVE
from ..swizzle.system import SWIZZLES, swizzle_given
from .conv import Conv
from .conv import lane as position
from .tile import Tile, wave_begins

SYSTEM = System(
    "im2col",
    "TileLoaderLDSIm2col, implicit-GEMM convolution loader (DRAM to LDS)",
    seed="001",
    source="modular/modular max/kernels/src/structured_kernels/amd_tile_io_conv.mojo",
)

SUBTILE_COLS = 32  # columns of a warp's part of the tile, where it does not take whole rows


def conv_of(layer: Mapping[str, Any]) -> Conv:
    """The layer of im2col's parameters, a 3-D one if D is given; output lengths that are given stand as they are."""
    labels = ("d", "h", "w") if layer.get("D") is not None else ("h", "w")
    taps = {"d": "Q", "h": "R", "w": "S"}
    axes = tuple(
        Conv.axis(
            label, layer[label.upper()], layer[taps[label]], layer[f"stride_{label}"], layer[f"dilation_{label}"],
            layer[f"pad_{label}"],
        )
        for label in labels
    )  # fmt: skip
    conv = Conv(layer["N"], layer["C"], axes)
    outs = [as_int(out) for label in labels if (out := layer.get(f"{label.upper()}_out")) is not None]
    return conv.with_outputs(*outs) if len(outs) == len(labels) else conv


def layer_of(conv: Conv) -> dict[str, Term | int]:
    """The layer as im2col's parameters: the inverse of `conv_of`."""
    layer = {"N": conv.N, "C": conv.C}
    for axis in conv.axes:
        layer |= {axis.label.upper(): axis.length, {"d": "Q", "h": "R", "w": "S"}[axis.label]: axis.taps}
        layer |= {f"{what}_{axis.label}": getattr(axis, what) for what in ("stride", "dilation", "pad")}
    return layer


def whole_loads(load_width: Number | None, k: Number, **layer: Any) -> Iterator[Term]:
    """The window fits the padded input, and every load lies in one pixel: load_width divides C and k."""
    yield conv_of(layer).fits
    if load_width is not None:
        yield divides(load_width, layer["C"])
        yield divides(load_width, k)


def gemm_element(conv: Conv, m: Term, k: Term, masked: bool) -> Term:
    """Element of GEMM position (m, k), with the sentinel for halo lanes or without."""
    at = position(conv, m, k)
    return at.masked if masked else at.plain


@SYSTEM.map(
    "the input tensor",
    {"m": lambda **layer: conv_of(layer).M, "k": lambda **layer: conv_of(layer).K},
    given=whole_loads,
    example={"element_bytes": 2, "N": 1, "H": 4, "W": 4, "C": 1, "R": 3, "S": 3, "pad_h": 1, "pad_w": 1},
)
def im2col(
    m: Number, k: Number, element_bytes: Number, N: Number, H: Number, W: Number, C: Number, R: Number, S: Number,
    stride_h: Number = 1, stride_w: Number = 1, dilation_h: Number = 1, dilation_w: Number = 1, pad_h: Number = 0,
    pad_w: Number = 0, H_out: Number | None = None, W_out: Number | None = None, load_width: Number | None = None,
    D: Number | None = None, Q: Number = 1, stride_d: Number = 1, dilation_d: Number = 1, pad_d: Number = 0,
    D_out: Number | None = None, masked: Number = True,
) -> Access:  # fmt: skip
    """The convolution loader's byte for GEMM position (m, k); num_records for a halo lane (specs/im2col/conv.py).

    Give D for a 3-D layer. H_out and W_out (and D_out) are derived from the layer unless given.
    """
    conv = conv_of(locals())
    element, es = gemm_element(conv, as_int(m), as_int(k), bool(constant("masked", masked))), as_int(element_bytes)
    return Access(element * es, None if load_width is None else as_int(load_width) * es, conv.num_records * es)


def lane_coordinates(
    lane: Number, warp: Number, iteration: Number, tile_cols: Number, warps: Number, load_width: Number,
    element_bytes: Number, swizzle: Any = None, full: Number = False,
) -> tuple[Term, Term, Term, Term]:  # fmt: skip
    """(row without the iteration's, rows of the iteration, column, LDS element of the wave) of TileLoaderLDS."""
    cols, lw, es = as_int(tile_cols), as_int(load_width), as_int(element_bytes)
    whole, s = bool(constant("full", full)), swizzle_given("swizzle", swizzle)
    subtile = cols if whole else as_int(SUBTILE_COLS)
    columns = cols // subtile
    tile = Tile(subtile // lw, WAVE // (subtile // lw), columns, as_int(warps) // columns, lw, as_int(0))
    step = tile.rows_per_iteration
    place = wave_begins(as_int(iteration), as_int(warp), as_int(warps), tile.rows_per_warp, cols)
    if s is not None and whole:
        row, rest = divmod(s((place + as_int(lane) * lw) * es), cols * es)
        return row, as_int(0), rest // es, place
    own = as_int(lane) if s is None else s(as_int(lane) * lw * es) // (lw * es)
    row, col = tile.coordinates(as_int(0), as_int(warp), own)
    return row, as_int(iteration) * step, col, place


LANES = {"lane": WAVE, "warp": "warps", "iteration": None}


TILE = {"tile_cols": 32, "warps": 2, "load_width": 8, "element_bytes": 2}


@SYSTEM.map(
    "the input tensor",
    LANES,
    example={**TILE, "m_base": 0, "k_base": 0, "N": 1, "H": 6, "W": 6, "C": 32, "R": 3, "S": 3, "pad_h": 1, "pad_w": 1},
    choices={"swizzle": SWIZZLES, "full": (False, True)},
    row_bytes=lambda W, C, element_bytes: as_int(W) * C * element_bytes,
)
def im2col_loader(
    lane: Number, warp: Number, iteration: Number, m_base: Number, k_base: Number, tile_cols: Number, warps: Number,
    load_width: Number, element_bytes: Number, N: Number, H: Number, W: Number, C: Number, R: Number, S: Number,
    swizzle: Any = None, full: Number = False, stride_h: Number = 1, stride_w: Number = 1, dilation_h: Number = 1,
    dilation_w: Number = 1, pad_h: Number = 0, pad_w: Number = 0, H_out: Number | None = None, W_out: Number | None = None,
    D: Number | None = None, Q: Number = 1, stride_d: Number = 1, dilation_d: Number = 1, pad_d: Number = 0,
    D_out: Number | None = None, masked: Number | None = None,
) -> Access:  # fmt: skip
    """TileLoaderLDSIm2col (specs/im2col): lane, warp and iteration to byte and LDS place.

    m_base, k_base: where the tile begins. swizzle: [bits, base, shift] on bytes. full: use_full_tile_width. Halo lanes
    are masked if there is any padding.
    """
    conv = conv_of(locals())
    row, more, col, place = lane_coordinates(
        lane, warp, iteration, tile_cols, warps, load_width, element_bytes, swizzle, full
    )
    padded = any(not is_const(as_int(pad), 0) for pad in (pad_h, pad_w, pad_d))
    m, k = as_int(m_base) + row + more, as_int(k_base) + col
    mask = padded if masked is None else constant("masked", masked)
    element, es = gemm_element(conv, m, k, bool(mask)), as_int(element_bytes)
    return Access(element * es, as_int(load_width) * es, conv.num_records * es, place * es)


@SYSTEM.map(
    "the matrix",
    LANES,
    example={**TILE, "row_base": 0, "col_base": 0, "row_stride": 64, "rows": 32},
    choices={"swizzle": SWIZZLES, "full": (False, True)},
    row_bytes=lambda row_stride, element_bytes: as_int(row_stride) * element_bytes,
)
def tile_loader(
    lane: Number, warp: Number, iteration: Number, row_base: Number, col_base: Number, row_stride: Number, rows: Number,
    tile_cols: Number, warps: Number, load_width: Number, element_bytes: Number, swizzle: Any = None,
    full: Number = False, cols: Number | None = None,
) -> Access:  # fmt: skip
    """TileLoaderLDS: a tile of a row-major matrix of ``rows`` rows to LDS; the lane coordinates are im2col's.

    cols: of the matrix, whose last row ends there; row_stride unless given.
    """
    row, more, col, place = lane_coordinates(
        lane, warp, iteration, tile_cols, warps, load_width, element_bytes, swizzle, full
    )
    es = as_int(element_bytes)
    element = (as_int(row_base) + row + more) * row_stride + col_base + col
    records = (as_int(rows) - 1) * row_stride + (row_stride if cols is None else cols)
    return Access(element * es, as_int(load_width) * es, records * es, place * es)


@SYSTEM.map(
    "the vector",
    {"index": None},
    example={"index": range(0, 16, 4), "count": 12, "element_bytes": 4, "width": 4, "sentinel": 1 << 31},
)
def masked_vector(
    index: Number, count: Number, element_bytes: Number, width: Number, sentinel: Number
) -> Access:  # fmt: skip
    """A masked load of ``width`` elements at ``index`` of ``count``: byte, or the sentinel where index >= count."""
    address = where(as_int(index) < count, as_int(index) * element_bytes, as_int(sentinel))
    return Access(address, as_int(width) * element_bytes, as_int(count) * element_bytes)
