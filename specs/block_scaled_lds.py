"""BlockScaledMmaOp: the threads that write the LDS tile, and the swizzle that they share with the readers.

A vector is 16 bytes; a row of the tile has 4 * num_k of them. The writing threads lie row-major over the tile, and go
on with the next rows in the next round:

    writer   thread t, round r:  vector r*threads + t of the row-major tile  ->  vector r*threads + S(t)
    reader   lane l, tile m:     vector m*64 + S(4*(l % 16) + l / 16)        S = Swizzle(3, 0, 3)

Source: modular/modular max/kernels/src/linalg/matmul/gpu/amd/mxfp4_matmul_amd.mojo (copy_tiles_to_smem,
load_frag_from_smem).
"""

from __future__ import annotations

from collections.abc import Iterator

from ..prover.claims import Case, Replay, call, one_to_one
from ..prover.terms import Term, as_int, both, divides, either, integer, named, where, within
from .block_scaled import FP4, LANE_BYTES, SYSTEM, WORD_BYTES, Op
from .hardware import WAVE, lanes
from .swizzle import Swizzle

SWIZZLE = Swizzle(3, 0, 3)
GROUPS = WAVE // FP4.dim  # vectors that the lanes read of one row
LDS_VECTORS = 160 * 1024 // LANE_BYTES
MOST_THREADS = 1024


def written_at(thread: Term, round_: Term, threads: Term) -> Term:
    """Vector of LDS where this thread puts its vector of this round."""
    return round_ * threads + SWIZZLE(thread)


def read_at(lane: Term, m: Term) -> Term:
    """Vector of LDS that the lane reads for row tile m."""
    return m * WAVE + SWIZZLE(lane % FP4.dim * GROUPS + lane // FP4.dim)


def placed(vector: Term, threads: Term) -> Term:
    """Vector of LDS to which vector number ``vector`` of the row-major tile goes."""
    round_, thread = divmod(vector, threads)
    return written_at(thread, round_, threads)


def _op(num_m: Term | int) -> Op:
    return Op(FP4, num_m, 1, 1)
