"""BlockScaledMmaOp (seed 002): packed FP4 fragments, E8M0 scales and the registers they live in."""

from . import lds, registers  # noqa: F401  (they register their claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]
