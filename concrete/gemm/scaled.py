"""A whole small block-scaled FP4 GEMM, lane by lane, one warp a block tile.

A goes through LDS with BlockScaledMmaOp's swizzle; B goes through LDS too or comes preshuffled from DRAM; the scales
are packed from row-major tiles or come preshuffled as words of 2 x 2 scales. The product is exact.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arguments import array, checked, fields, fits, flag, kind, optional, refuse, whole
from ..hardware.gpus import Registers, lanes, read
from ..hardware.mfma import mfma_named
from ..hardware.mx_formats import simulate_scaled
from ..integers import ConfigError, ceil_div
from ..loaders.block_scaled import FRAGMENT_BYTES, MMA_ROWS, RESULTS, SCALES_PER_MMA, BlockScaledMmaOp
from ..loaders.preshuffle import (
    SCALE_COLS,
    SCALE_ROWS,
    preshuffle_b,
    preshuffle_scales,
    scale_lane_position,
    scale_op_sel,
    scale_word,
)
from .dense import Output


@dataclass(frozen=True, slots=True, kw_only=True)
class ScaledGemmConfig:
    """The warp's tile grid and the way B and the scales travel.

    >>> op = block_scaled.BlockScaledMmaOp(num_m=1, num_n=1)
    >>> scaled.ScaledGemmConfig(op=op, preshuffled_b=True).preshuffled_scales
    False
    """

    op: BlockScaledMmaOp
    preshuffled_b: bool = False
    preshuffled_scales: bool = False

    def __post_init__(self) -> None:
        fields(self, op=kind(BlockScaledMmaOp), preshuffled_b=flag, preshuffled_scales=flag)


def _padded(matrix: npt.NDArray[np.uint8], rows: int, cols: int) -> npt.NDArray[np.uint8]:
    """matrix with zero rows and columns added up to multiples of rows and cols."""
    extra = [(0, -matrix.shape[0] % rows), (0, -matrix.shape[1] % cols)]
    return np.pad(matrix, extra)


byte_matrix = array(2, np.uint8)


@checked(
    config=kind(ScaledGemmConfig),
    a=byte_matrix,
    b=byte_matrix,
    a_scales=byte_matrix,
    b_scales=byte_matrix,
    row_stride=optional(whole(1)),
)
def scaled_gemm(
    config: ScaledGemmConfig,
    a: npt.NDArray[np.uint8],
    b: npt.NDArray[np.uint8],
    a_scales: npt.NDArray[np.uint8],
    b_scales: npt.NDArray[np.uint8],
    row_stride: int | None = None,
) -> Output:
    """C = A x B transposed for packed FP4 a [M, K/2], b [N, K/2] and E8M0 scales [M, K/32], [N, K/32].

    Any M and N (rows past the end are zeros). Raises ConfigError unless num_k k tiles of 128 divide K and there is one
    scale for every 32 k, or where the exact product does not fit float64.

        >>> config = scaled.ScaledGemmConfig(op=block_scaled.BlockScaledMmaOp(num_m=1, num_n=1))
        >>> ones, scales = np.full((3, 64), 0x22, dtype=np.uint8), np.full((3, 4), 127, dtype=np.uint8)
        >>> scaled.scaled_gemm(config, ones, ones, scales, scales).matrix.tolist()
        [[128.0, 128.0, 128.0], [128.0, 128.0, 128.0], [128.0, 128.0, 128.0]]
    """
    op = config.op
    if not a.shape[1] or a.shape[1] % op.row_bytes or a.shape[1] != b.shape[1]:
        raise ConfigError(
            f"A and B need equal rows of a multiple of {op.row_bytes} packed bytes, got {a.shape[1]} and {b.shape[1]}"
        )
    for name, matrix, scales in (("a", a, a_scales), ("b", b, b_scales)):
        wanted = (len(matrix), matrix.shape[1] // FRAGMENT_BYTES)
        if not fits(scales, wanted):
            refuse(f"scaled_gemm: {name}_scales", f"an array of shape {wanted}, one scale for every 32 k", scales)
    rows, cols, k_bytes = a.shape[0], b.shape[0], a.shape[1]
    block_m, block_n = op.num_m * MMA_ROWS, op.num_n * MMA_ROWS
    # The padded operands stand in for loads that return zero past the end.
    a, b = _padded(a, block_m, 1), _padded(b, np.lcm(block_n, MMA_ROWS), 1)
    a_scales, b_scales = (
        _padded(a_scales, np.lcm(block_m, SCALE_ROWS), SCALE_COLS),
        _padded(b_scales, np.lcm(block_n, SCALE_ROWS), SCALE_COLS),
    )
    output = Output(rows, cols, cols if row_stride is None else row_stride)
    shuffled_b = preshuffle_b(b) if config.preshuffled_b else b.reshape(-1)
    words = tuple(preshuffle_scales(s) for s in (a_scales, b_scales))
    mfma = mfma_named("16x16x128_f4")
    for row0 in range(0, ceil_div(rows, block_m) * block_m, block_m):
        for col0 in range(0, ceil_div(cols, block_n) * block_n, block_n):
            c = np.zeros((lanes().size, op.num_m * op.num_n * RESULTS))
            for kb0 in range(0, k_bytes, op.row_bytes):
                a_frag = _through_lds(op, a[row0 : row0 + block_m, kb0 : kb0 + op.row_bytes], op.num_m)
                if config.preshuffled_b:
                    b_frag = op.load_b_preshuffled(shuffled_b, k_bytes, col0, kb0)
                else:
                    b_frag = _through_lds(op, b[col0 : col0 + block_n, kb0 : kb0 + op.row_bytes], op.num_n)
                ks0 = kb0 // FRAGMENT_BYTES
                for k_tile in range(op.num_k):
                    if config.preshuffled_scales:
                        ks = ks0 + SCALES_PER_MMA * k_tile
                        _mma_preshuffled_scales(op, a_frag, b_frag, words, a_scales.shape[1], row0, col0, ks, k_tile, c)
                    else:
                        a_tile = _scale_tile(op, a_scales, row0, block_m, ks0)
                        b_tile = _scale_tile(op, b_scales, col0, block_n, ks0)
                        op.mma(
                            a_frag,
                            b_frag,
                            op.load_scales(a_tile, op.num_m, k_tile),
                            op.load_scales(b_tile, op.num_n, k_tile),
                            c,
                            k_tile,
                        )
            for m, n in np.ndindex(op.num_m, op.num_n):
                first = op.c_register(m, n)
                d = c[:, first : first + RESULTS]
                output.store_tile(mfma, d, row0 + m * MMA_ROWS, col0 + n * MMA_ROWS, rows)
    return output


def _through_lds(op: BlockScaledMmaOp, tile: npt.NDArray[np.uint8], tiles: int) -> Registers:
    lds = np.zeros(tile.size, dtype=np.uint8)
    op.write_tile(lds, np.ascontiguousarray(tile))
    return op.load_fragments(lds, tiles)


def _scale_tile(
    op: BlockScaledMmaOp, scales: npt.NDArray[np.uint8], row0: int, rows: int, ks0: int
) -> npt.NDArray[np.uint8]:
    return np.ascontiguousarray(scales[row0 : row0 + rows, ks0 : ks0 + SCALES_PER_MMA * op.num_k]).reshape(-1)


def _mma_preshuffled_scales(
    op: BlockScaledMmaOp,
    a: Registers,
    b: Registers,
    words: tuple[npt.NDArray[np.uint8], ...],
    k_scales: int,
    row0: int,
    col0: int,
    ks: int,
    k_tile: int,
    c: npt.NDArray[np.float64],
) -> None:
    """One k tile whose scale words come from the preshuffled buffers of A and B; OP_SEL picks the scale in its word."""
    mfma = mfma_named("16x16x128_f4")

    def loaded(buffer: npt.NDArray[np.uint8], mn: int) -> npt.NDArray:
        address = scale_word(*scale_lane_position(lanes(), mn, ks), k_scales)
        return read(buffer, address, 4).view("<u4")[:, 0]

    for m, n in np.ndindex(op.num_m, op.num_n):
        mn_a, mn_b = row0 + m * MMA_ROWS, col0 + n * MMA_ROWS
        first = op.c_register(m, n)
        c[:, first : first + RESULTS] = simulate_scaled(
            mfma,
            b[op.b_register(n, k_tile)],
            a[op.a_register(m, k_tile)],
            a_words=loaded(words[1], mn_b),
            b_words=loaded(words[0], mn_a),
            a_op_sel=int(scale_op_sel(mn_b, ks)),
            b_op_sel=int(scale_op_sel(mn_a, ks)),
            c=c[:, first : first + RESULTS],
        )
