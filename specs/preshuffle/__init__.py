"""Preshuffled operands of block-scaled matmuls (seed 002, load_b_frag_preshuffled): the host's order of B."""

from . import loads, scale_loads, scales  # noqa: F401  (they register their claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]
