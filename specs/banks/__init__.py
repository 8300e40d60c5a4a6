"""LDS bank conflicts as terms: the conflict degree of a phase, and what it does not depend on."""

from . import degrees, question, transposed  # noqa: F401  (they register their claims and reads)
from .system import SYSTEM

__all__ = ["SYSTEM"]
