"""TileLoaderLDSIm2col (seed 001): the address of every lane of the implicit-GEMM convolution loader."""

from . import cap, meaning, tails, tiles  # noqa: F401  (they register their claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]
