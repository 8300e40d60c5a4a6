"""NVIDIA's warp, and the checks that the executors of its instructions share.

The facts in `ldmatrix`, `mma_sync`, `wgmma`, `tma`, `warp_banks` and `cp_async` are grade A: measured on Hopper GPUs (an
H200 and an H100, sm_90a, CUDA 13.0); tests compare every row of tests/data/nvidia with them, and its README says how
each table was measured. Other generations were not looked at.
"""

from __future__ import annotations

from ..arguments import array, numbers

WARP_LANES = 32

CHUNK_BYTES = 16
"""What swizzles move as one."""

warp_lane = numbers(0, WARP_LANES)
addresses = array((WARP_LANES,), "int64")
"""One byte address for each lane."""
