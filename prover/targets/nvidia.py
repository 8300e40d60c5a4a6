"""NVIDIA's GPUs: what a warp is. Source: PTX ISA, WARP_SZ."""

from __future__ import annotations

WARP = 32  # lanes
