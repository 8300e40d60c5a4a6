"""TiledMmaLoader (seed 000), FP8 V strips: 32 keys at one depth for each lane, by four transposed byte reads."""

from . import blocks, order  # noqa: F401  (they register their claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]
