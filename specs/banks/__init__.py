"""LDS bank conflicts as terms: the conflict degree of a phase, and what it does not depend on."""

from . import degrees, transposed  # noqa: F401  (they register their claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]
