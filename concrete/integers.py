"""The numbers that addresses are made of, and the argument checks that every executor shares."""

from __future__ import annotations

from numbers import Integral
from typing import Any, TypeAlias

Integers: TypeAlias = Any
"""An int, an int64 array, or any array-like that implements NumPy's `__array_ufunc__` and `__array_function__`."""


class ConfigError(ValueError):
    """A shape or loader configuration that cannot work; the message is one line saying what to change."""


def ceil_div(a: int, b: int) -> int:
    """a / b rounded up, for b > 0."""
    return -(-a // b)


def require_int(owner: str, name: str, value: object, at_least: int | None = None) -> None:
    """Raise ConfigError unless `value` is an integer (bool is none) that is not below `at_least`."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise ConfigError(f"{owner}.{name} must be an integer, got {value!r}")
    if at_least is not None and value < at_least:
        raise ConfigError(f"{owner}.{name} must be at least {at_least}, got {value}")
