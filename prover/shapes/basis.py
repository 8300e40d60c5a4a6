"""Which claims rest on each precondition of the im2col loader, and how a layer that breaks it is made to show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...concrete.loaders.addresses import Addresses
from ...concrete.loaders.loader_config import LoaderConfig
from . import faults, lds
from .records import LdsProblem

LdsFault = Callable[[LoaderConfig, Addresses], LdsProblem | None]


class Basis(NamedTuple):
    """group: the word under which the overview counts the precondition. claims: those that need it.

    fault: how a lane goes wrong without it; lds: what to look for in LDS instead. Neither: nothing runs without it.
    """

    group: str
    claims: tuple[str, ...]
    fault: faults.Fault | None = None
    lds: LdsFault | None = None


TILE = Basis("tile", ("im2col.tile_loaded_exactly_once", "im2col.lds_written_exactly_once"))
LANE_SWIZZLE = ("im2col.lane_swizzle_permutes_the_wave", "im2col.per_iteration_image")

BASIS: dict[str, Basis] = {
    "threads_per_row": TILE,
    "load_width_divides_subtile": TILE,
    "num_warp_cols": TILE,
    "subtile_divides_tile": TILE,
    "warp_columns_divide_warps": TILE,
    "rows_per_warp": TILE,
    "rows_per_iteration": TILE,
    "tile_rows": TILE,
    "geometry": Basis("output", ("im2col.in_bounds_or_sentinel", "im2col.in_bounds_without_padding")),
    "filter_fits": Basis(
        "output",
        (
            "im2col.in_bounds_or_sentinel",
            "im2col.in_bounds_without_padding",
            "im2col.sentinel_only_in_the_halo",
            "im2col.load_is_contiguous",
        ),
    ),
    "output_lengths": Basis(
        "output", ("im2col.in_bounds_or_sentinel", "im2col.runtime_is_compile_time"), faults.wrong_lengths
    ),
    "carry_2d": Basis("carry", ("im2col.carry_is_direct",), faults.carried_wrong),
    "carry_3d": Basis("carry", ("im2col.carry_is_direct",), faults.carried_wrong),
    "run_time_output_lengths": Basis("output", ("im2col.runtime_is_compile_time",), faults.wrong_lengths),
    "carry_exact": Basis("carry", ("im2col.carry_weakest_condition",), faults.carried_wrong),
    "load_stays_in_pixel": Basis(
        "load width",
        ("im2col.load_is_contiguous", "im2col.load_is_aligned", "im2col.in_bounds_or_sentinel"),
        faults.runs_on,
    ),
    "dword_aligned": Basis(
        "dwords", ("im2col.load_is_aligned", "im2col.bounds_check_below_the_cap"), faults.splits_dwords
    ),
    "total_bytes": Basis(
        "4 GiB",
        (
            "im2col.no_wrap_below_the_cap",
            "im2col.bounds_check_below_the_cap",
            "im2col.pointwise_valid_under_both_readings",
        ),
        faults.wraps,
    ),
    "warp_tiles_abut": Basis(
        "coverage",
        (
            "im2col.tile_loaded_exactly_once",
            "im2col.lds_written_exactly_once",
            "im2col.lds_image_is_documented",
            "im2col.rows_of_one_iteration",
        ),
        lds=lds.first_fault,
    ),
    "tile_rows_whole": Basis(
        "coverage",
        (
            "im2col.tile_loaded_exactly_once",
            "im2col.lds_written_exactly_once",
            "im2col.loads_stay_in_the_tile",
        ),
        lds=lds.first_fault,
    ),
    "swizzle_moves_vectors": Basis("coverage", LANE_SWIZZLE, lds=lds.first_fault),
    "swizzle_stays_inside": Basis("coverage", LANE_SWIZZLE, lds=lds.first_fault),
    "dma_width": Basis("coverage", ("im2col.dma_step_is_the_width",), lds=lds.dma_fault),
}

GROUPS = ("tile", "output", "carry", "load width", "dwords", "4 GiB", "coverage")
FIRST_ONLY = (faults.carried_wrong, faults.wrong_lengths)
"""Faults that the first element of a load shows whenever any element does."""
