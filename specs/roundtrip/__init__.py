"""Round trips: one claim across two systems, for every element. What one writes, the other finds where it looks."""

from . import output, v, windows  # noqa: F401  (they register their claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]
