"""Xor swizzles: Swizzle(bits, base, shift), their compositions, and where they permute."""

from .system import SYSTEM

__all__ = ["SYSTEM"]
