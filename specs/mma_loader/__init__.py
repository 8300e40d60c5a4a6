"""TiledMmaLoader (seed 000), load_b: a warp's B tile from LDS to MFMA fragments, one or two 16-byte reads a fragment."""

from . import reads, swizzles, transposed  # noqa: F401  (they register their claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]
