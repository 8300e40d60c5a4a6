"""RegTileEpilogue (seed 004): MFMA results from registers to a row-major output whose rows end at column N."""

from . import tiles, writer  # noqa: F401  (they register their claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]
