"""AMD matrix-core GPUs as terms: operand layouts, transposed LDS reads, LDS-DMA, HipKittens' shared tiles."""

from . import lds_phases, maps  # noqa: F401  (they register their claims and maps)
from .system import SYSTEM

__all__ = ["SYSTEM"]
