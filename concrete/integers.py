"""The numbers that addresses are made of, and the error that every executor raises for what it cannot take."""

from __future__ import annotations

from typing import Any, TypeAlias

Integers: TypeAlias = Any
"""An int, an int64 array, or any array-like that implements NumPy's `__array_ufunc__` and `__array_function__`."""


class ConfigError(ValueError):
    """A shape or loader configuration that cannot work; the message is one line saying what to change."""


def ceil_div(a: int, b: int) -> int:
    """a / b rounded up, for b > 0."""
    return -(-a // b)
