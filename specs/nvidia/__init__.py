"""NVIDIA's matrix and copy instructions as terms: fragments, shared-memory swizzles and banks, TMA and cp.async."""

from . import banks, copies, maps, modes  # noqa: F401  (they register their claims, timings and maps)
from .system import SYSTEM

__all__ = ["SYSTEM"]
