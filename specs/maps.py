"""The loaders' address maps by name, for whoever compares something else with them: a compiled kernel above all.

A map takes named terms (all lengths in elements, `element_bytes` bytes each, unless it says bytes) and gives an `Access`:
what one load or store of one lane does. Parameters that shape the map (`swizzle`, `shape`, `full`) must be constants.
Formulas are those of the spec that each function names; nothing is defined here.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..prover.language.terms import Term, as_int, both, is_const, where, within
from .block_scaled.lds import SWIZZLE
from .block_scaled.system import FP4, Op
from .epilogue.system import Epilogue
from .hardware.system import WAVE, layout
from .im2col.conv import Conv, element_address
from .im2col.tiles import Tile
from .mma_loader.system import SHAPES, LoadB, through
from .mma_loader.transposed import LoadBTr
from .preshuffle.loads import b_lane
from .preshuffle.scales import scale_lane, word_byte
from .preshuffle.system import b_byte
from .subtile_loader.chunked import chunk_of, lds_byte, source
from .subtile_loader.subtiles import GRIDS, LANE_BYTES, VTile, source_vector
from .swizzle.system import Swizzle
from .v_strips.system import STRIP_16, STRIP_32, Blocks, Strip

Number = Term | int


class MapError(ValueError):
    """Parameters that a map cannot take; the message is one line."""


class Access(NamedTuple):
    """What a lane's access is. address: first byte, from the start of the memory that the loader is given.

    bytes: how many. records: byte count of the resource, for buffer loads. lds: byte of the LDS tile to which the wave's
    first lane writes (the hardware adds the lanes). active: when the access happens at all; None for always. given:
    what the loader assumes of its parameters.
    """

    address: Term
    bytes: Term | int | None = None
    records: Term | None = None
    lds: Term | None = None
    active: Term | None = None
    given: Sequence[Term] = ()


@dataclass(frozen=True, slots=True)
class Map:
    """A named map; its parameters are those of the function."""

    name: str
    build: Callable[..., Access]

    @property
    def sentence(self) -> str:
        return (inspect.getdoc(self.build) or "").split("\n\n")[0].replace("\n", " ")

    @property
    def parameters(self) -> Mapping[str, Any]:
        """Parameter -> default; `inspect.Parameter.empty` where it must be given."""
        return {name: parameter.default for name, parameter in inspect.signature(self.build).parameters.items()}

    def __call__(self, **values: Any) -> Access:
        missing = [
            n for n, default in self.parameters.items() if default is inspect.Parameter.empty and n not in values
        ]
        unknown = [name for name in values if name not in self.parameters]
        if missing or unknown:
            said = f"lacks {', '.join(missing)}" if missing else f"has no parameter {unknown[0]!r}"
            raise MapError(f"the map {self.name} {said}; it takes {', '.join(self.parameters)}")
        try:
            return self.build(**values)
        except (TypeError, ZeroDivisionError) as error:
            raise MapError(f"the map {self.name}: {error}") from None


def constant(name: str, value: Any) -> int:
    """A parameter that must be a constant."""
    if isinstance(value, (bool, int)):
        return int(value)
    if isinstance(value, Term) and value.op == "const":
        return int(value.payload)
    raise MapError(f"{name} must be a constant here")


def a_swizzle(name: str, value: Any) -> Swizzle | None:
    """[bits, base, shift], or None."""
    if value is None:
        return None
    if not isinstance(value, (list, tuple)) or len(value) != 3:
        raise MapError(f"{name} must be [bits, base, shift]")
    bits, base, shift = (constant(name, part) for part in value)
    if bits < 0 or base < 0:
        raise MapError(f"{name}: a swizzle's bits and base are not negative")
    if abs(shift) < bits:
        raise MapError(f"{name}: a swizzle needs |shift| >= bits")
    return Swizzle(bits, base, shift)


def conv_of(values: Mapping[str, Any]) -> Conv:
    """The layer of im2col's parameters; output lengths that are given stand as they are."""
    labels = ("d", "h", "w") if values.get("D") is not None else ("h", "w")
    taps = {"d": "Q", "h": "R", "w": "S"}
    axes = tuple(
        Conv.axis(
            label, values[label.upper()], values[taps[label]], values[f"stride_{label}"], values[f"dilation_{label}"],
            values[f"pad_{label}"],
        )
        for label in labels
    )  # fmt: skip
    conv = Conv(values["N"], values["C"], axes)
    outs = [values.get(f"{label.upper()}_out") for label in labels]
    known = [as_int(out) for out in outs if out is not None]
    if len(known) == len(outs):
        return conv.with_outputs(*known)
    return conv


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
    from .im2col.conv import lane

    conv = conv_of(locals())
    at = lane(conv, as_int(m), as_int(k))
    element = at.masked if constant("masked", masked) else at.plain
    return Access(
        element * element_bytes, None if load_width is None else as_int(load_width) * element_bytes,
        conv.num_records * element_bytes,
    )  # fmt: skip


def _lane_coordinates(
    lane: Number, warp: Number, iteration: Number, tile_cols: Number, warps: Number, load_width: Number,
    element_bytes: Number, swizzle: Any, full: Number,
) -> tuple[Term, Term, Term, Term]:  # fmt: skip
    """(row without the iteration's, rows of the iteration, column, LDS element of the wave) of TileLoaderLDS."""
    cols, lw, es = as_int(tile_cols), as_int(load_width), as_int(element_bytes)
    whole, s = bool(constant("full", full)), a_swizzle("swizzle", swizzle)
    subtile = cols if whole else as_int(32)
    columns = cols // subtile
    tile = Tile(subtile // lw, WAVE // (subtile // lw), columns, as_int(warps) // columns, lw, as_int(0))
    step = tile.rows_per_iteration
    place = (as_int(iteration) * warps + warp) * tile.rows_per_warp * cols
    if s is not None and whole:
        row, rest = divmod(s((place + as_int(lane) * lw) * es), cols * es)
        return row, as_int(0), rest // es, place
    own = as_int(lane) if s is None else s(as_int(lane) * lw * es) // (lw * es)
    row, col = tile.coordinates(as_int(0), as_int(warp), own)
    return row, as_int(iteration) * step, col, place


def im2col_loader(
    lane: Number, warp: Number, iteration: Number, m_base: Number, k_base: Number, tile_cols: Number, warps: Number,
    load_width: Number, element_bytes: Number, N: Number, H: Number, W: Number, C: Number, R: Number, S: Number,
    swizzle: Any = None, full: Number = False, stride_h: Number = 1, stride_w: Number = 1, dilation_h: Number = 1,
    dilation_w: Number = 1, pad_h: Number = 0, pad_w: Number = 0, H_out: Number | None = None, W_out: Number | None = None,
    D: Number | None = None, Q: Number = 1, stride_d: Number = 1, dilation_d: Number = 1, pad_d: Number = 0,
    D_out: Number | None = None, masked: Number | None = None,
) -> Access:  # fmt: skip
    """TileLoaderLDSIm2col (specs/im2col/system.py, im2col_tiles.py): lane, warp and iteration to byte and LDS place.

    m_base, k_base: where the tile begins. swizzle: [bits, base, shift] on bytes. full: use_full_tile_width. Halo lanes
    are masked if there is any padding.
    """
    values = dict(locals())
    row, more, col, place = _lane_coordinates(
        lane, warp, iteration, tile_cols, warps, load_width, element_bytes, swizzle, full
    )
    pads = [as_int(values[name]) for name in ("pad_h", "pad_w", "pad_d")]
    mask = any(not is_const(pad, 0) for pad in pads) if masked is None else constant("masked", masked)
    conv = conv_of(values)
    m, k = as_int(m_base) + row + more, as_int(k_base) + col
    from .im2col.conv import lane as lane_of

    element = element_address(conv, m, k) if mask else lane_of(conv, m, k).plain
    es = as_int(element_bytes)
    return Access(element * es, as_int(load_width) * es, conv.num_records * es, place * es)


def tile_loader(
    lane: Number, warp: Number, iteration: Number, row_base: Number, col_base: Number, row_stride: Number, rows: Number,
    tile_cols: Number, warps: Number, load_width: Number, element_bytes: Number, swizzle: Any = None,
    full: Number = False, cols: Number | None = None,
) -> Access:  # fmt: skip
    """TileLoaderLDS: a tile of a row-major matrix of ``rows`` rows to LDS; the lane coordinates are im2col's.

    cols: of the matrix, whose last row ends there; row_stride unless given.
    """
    row, more, col, place = _lane_coordinates(
        lane, warp, iteration, tile_cols, warps, load_width, element_bytes, swizzle, full
    )
    es = as_int(element_bytes)
    element = (as_int(row_base) + row + more) * row_stride + col_base + col
    records = (as_int(rows) - 1) * row_stride + (row_stride if cols is None else cols)
    return Access(element * es, as_int(load_width) * es, records * es, place * es)


def subtile_loader_v(
    lane: Number, warp: Number, iteration: Number, tile_base: Number, row_stride: Number, subtiles_across: Number,
    bk: Number, warps: Number, element_bytes: Number, records: Number | None = None,
) -> Access:  # fmt: skip
    """SubTileLoaderLDS_HK_st_8x32 (specs/subtile_loader/system.py): subtiles of 8 x bk, 16 bytes a lane.

    tile_base: byte where the tile begins. The whole address: voffset + soffset.
    """
    es = constant("element_bytes", element_bytes)
    tile = VTile(as_int(1), as_int(subtiles_across), bk, es, as_int(warps))
    row, col = tile.lane_position(as_int(warp), as_int(lane), as_int(iteration))
    address = (row * row_stride + col) * es + tile_base
    return Access(
        address,
        LANE_BYTES,
        None if records is None else as_int(records),
        tile.lds_base(as_int(warp), as_int(iteration)),
    )


def subtile_loader_chunked(
    lane: Number,
    warp: Number,
    iteration: Number,
    row_stride: Number,
    tile_base: Number = 0,
    records: Number | None = None,
) -> Access:
    """The newer FP8 variant, 128 x 128 on 8 warps (specs/subtile_loader/chunked.py): a permuted key a lane."""
    chunk = chunk_of(as_int(warp), as_int(iteration))
    key, depth = source(chunk, as_int(lane))
    base = lds_byte(chunk, as_int(0))
    return Access(key * row_stride + depth + tile_base, LANE_BYTES, None if records is None else as_int(records), base)


def subtile_loader_k(
    lane: Number, strip: Number, block: Number, tile_base: Number, row_stride: Number, cols: Number, element_bytes: Number,
    grid_rows: Number = 16, block_rows: Number = 32, swizzle: Any = None, swizzle2: Any = None,
    records: Number | None = None,
) -> Access:  # fmt: skip
    """SubTileLoaderLDS (specs/subtile_loader/k.py): strips of a block of rows, swizzled on the source side.

    grid_rows: 16, or 8 where a row is wide; cols: of the sub-tile.
    """
    down, es = constant("grid_rows", grid_rows), constant("element_bytes", element_bytes)
    if down not in dict(GRIDS):
        raise MapError(f"grid_rows must be {' or '.join(str(rows) for rows, _ in GRIDS)}, not {down}")
    across = WAVE // down
    vec = as_int(cols) // across
    swizzles = tuple(s for s in (a_swizzle("swizzle", swizzle), a_swizzle("swizzle2", swizzle2)) if s is not None)
    vector = source_vector(as_int(lane), as_int(strip), swizzles)
    first = as_int(block) * block_rows + as_int(strip) * down
    row, col = vector // across, vector % across * vec
    address = (row * row_stride + col) * es + first * row_stride * es + tile_base
    return Access(address, vec * es, None if records is None else as_int(records), first * cols * es)


def _shape(value: Any) -> tuple[int, int, int]:
    if not isinstance(value, (list, tuple)) or len(value) != 3:
        raise MapError("shape must be [M, N, K] of the MFMA")
    shape = tuple(constant("shape", part) for part in value)
    if shape not in SHAPES:
        raise MapError(f"no MFMA of shape {shape}; there is {', '.join(map(str, SHAPES))}")
    return shape  # type: ignore[return-value]


def load_b(
    lane: Number, i: Number, j: Number, half: Number, shape: Any, bk: Number, swizzle: Any = None, swizzle2: Any = None
) -> Access:
    """TiledMmaLoader.load_b (specs/mma_loader/system.py): the lane's 16 bytes of MFMA tile (i, j), half 0 or 1, in LDS."""
    swizzles = (a_swizzle("swizzle", swizzle), a_swizzle("swizzle2", swizzle2))
    load = LoadB(layout(SHAPES[_shape(shape)]), bk, *swizzles)
    return Access(load.address(as_int(lane), as_int(i), as_int(j), as_int(half)) * load.element_bytes, 16)


def load_b_tr(lane: Number, half: Number, shape: Any, row_stride: Number, tile_base: Number = 0) -> Access:
    """TiledMmaLoader.load_b_tr (specs/mma_loader/transposed.py): the 8 bytes that a lane names, half 0 or 1, bf16."""
    load = LoadBTr(layout(SHAPES[_shape(shape)]))
    return Access(load.address(as_int(lane), as_int(half), as_int(row_stride)) * 2 + tile_base, 8)


def _strip(strip: Strip, lane: Number, read: Number, first_key: Number, first_depth: Number, rows: Number, cols: Number,
           swizzle: Any) -> Access:  # fmt: skip
    key, depth = strip.coordinates(as_int(lane), as_int(read))
    block, vector, byte = Blocks(as_int(rows), as_int(cols)).named(as_int(first_key), as_int(first_depth), key, depth)
    address = block * (as_int(rows) * cols) + through(vector, a_swizzle("swizzle", swizzle)) * 16 + byte
    return Access(address, 8)


def load_v_strip(
    lane: Number, read: Number, first_key: Number, first_depth: Number, rows: Number, cols: Number, swizzle: Any = None
) -> Access:
    """load_v_fp8_strip, 32x32x64 (specs/v_strips/system.py): 8 bytes in read 0..3, blocks of rows x cols bytes."""
    return _strip(STRIP_32, lane, read, first_key, first_depth, rows, cols, swizzle)


def load_v_strip_16(
    lane: Number, read: Number, first_depth: Number, rows: Number, cols: Number, swizzle: Any = None
) -> Access:
    """load_v_fp8_strip_16, 16x16x128 (specs/v_strips/system.py): the 8 bytes a lane names in read 0..3."""
    return _strip(STRIP_16, lane, read, 0, first_depth, rows, cols, swizzle)


def fp4_fragment(lane: Number, tile: Number, k_tile: Number, num_k: Number, swizzled: Number = False) -> Access:
    """BlockScaledMmaOp's fragment (seed 002): 16 bytes of row tile ``tile``, k tile ``k_tile`` in LDS."""
    byte = Op(FP4, 1, 1, as_int(num_k)).fragment_byte(as_int(lane), as_int(tile), as_int(k_tile))
    if constant("swizzled", swizzled):
        base = as_int(tile) * WAVE
        byte = (base + SWIZZLE((byte // LANE_BYTES) - base)) * LANE_BYTES
    return Access(byte, 16)


def fp4_scale(lane: Number, tile: Number, k_tile: Number, num_k: Number) -> Access:
    """BlockScaledMmaOp's scale (seed 002): the byte of the scale tile for row tile ``tile``."""
    return Access(Op(FP4, 1, 1, as_int(num_k)).scale_byte(as_int(lane), as_int(tile), as_int(k_tile)), 1)


def preshuffled_b(
    lane: Number, n_start: Number, kb_start: Number, k_bytes: Number, records: Number | None = None
) -> Access:
    """Preshuffled B (specs/preshuffle/loads.py): the lane's 16 bytes of the MFMA at (n_start, kb_start)."""
    n, kb = b_lane(as_int(lane), as_int(n_start), as_int(kb_start))
    return Access(b_byte(n, kb, as_int(k_bytes)), 16, None if records is None else as_int(records))


def preshuffled_scales(
    lane: Number, mn_start: Number, ks_start: Number, k_scales: Number, records: Number | None = None
) -> Access:
    """Preshuffled scales (specs/preshuffle/scales.py): the 4-byte word with the lane's scale."""
    mn, ks = scale_lane(as_int(lane), as_int(mn_start), as_int(ks_start))
    return Access(word_byte(mn, ks, as_int(k_scales)), 4, None if records is None else as_int(records))


def epilogue(
    m: Number, n: Number, M: Number, N: Number, row_stride: Number, chunk: Number, element_bytes: Number,
    element: Number | None = None,
) -> Access:  # fmt: skip
    """RegTileEpilogue.store (specs/epilogue/system.py) of the chunk at (m, n): the wide store, or one ``element``."""
    out = Epilogue(as_int(N), as_int(row_stride), chunk)
    m, n, es = as_int(m), as_int(n), as_int(element_bytes)
    row = within(m, 0, M)
    if element is None:
        return Access(out.address(m, n) * es, as_int(chunk) * es, active=both(row, out.wide(n)))
    e = as_int(element)
    return Access(out.address(m, n + e) * es, es, active=both(row, out.single(n, e)))


def masked_vector(index: Number, count: Number, element_bytes: Number, width: Number, sentinel: Number) -> Access:
    """A masked load of ``width`` elements at ``index`` of ``count``: byte, or the sentinel where index >= count."""
    address = where(as_int(index) < count, as_int(index) * element_bytes, as_int(sentinel))
    return Access(address, as_int(width) * element_bytes, as_int(count) * element_bytes)


MAPS: dict[str, Map] = {
    function.__name__: Map(function.__name__, function)
    for function in (
        im2col, im2col_loader, tile_loader, subtile_loader_v, subtile_loader_chunked, subtile_loader_k, load_b, load_b_tr,
        load_v_strip, load_v_strip_16, fp4_fragment, fp4_scale, preshuffled_b, preshuffled_scales, epilogue, masked_vector,
    )
}  # fmt: skip
