"""The executors compute the specs: each numpy function of `concrete/`, run on terms, returns the spec's own terms.

The executor runs unchanged, on arrays of terms (`prover.symbolic`); executors and specs were written independently, and
here they are proved equal for all parameter values. Executors are named, not imported, as in every spec's replays. Over
the integers: `executors_bounds` says below which sizes int64 holds every intermediate value. docs/EXECUTORS.md lists
what is covered.
"""

from __future__ import annotations

from ..prover.claims import System

SYSTEM = System("executors", "The numpy executors compute what the specs say, run on terms")

from . import (  # noqa: E402
    executors_block_scaled,  # noqa: F401  (they register their claims with SYSTEM)
    executors_bounds,  # noqa: F401
    executors_epilogue,  # noqa: F401
    executors_hardware,  # noqa: F401
    executors_im2col,  # noqa: F401
    executors_im2col_loads,  # noqa: F401
    executors_mma,  # noqa: F401
    executors_preshuffle,  # noqa: F401
    executors_subtiles,  # noqa: F401
    executors_swizzle,  # noqa: F401
    executors_tiles,  # noqa: F401
    executors_v_strips,  # noqa: F401
)
