"""A column of a kernel as a sum of multiples of what a binding has names for, where it is one at every drawn point."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from .points import Column

LARGE = 1 << 40  # a factor beyond that is none that was meant


def affine(where: Mapping[str, Column], names: Iterable[str], wanted: Column) -> str | None:
    """The expression, or None.

    >>> lane, i = np.array([0, 1, 2, 5]), np.array([0, 0, 1, 1])
    >>> affine({"lane": lane, "i": i}, ["lane", "i"], 64 * lane + 16 * i + 4)
    '4 + lane*64 + i*16'
    >>> affine({"lane": lane}, ["lane"], lane * lane) is None
    True
    """
    used = [name for name in names if len(np.unique(where[name])) > 1]
    table = np.stack([np.ones(len(wanted)), *(where[name].astype(float) for name in used)], axis=1)
    found, *_ = np.linalg.lstsq(table, wanted.astype(float), rcond=None)
    factors = [int(number) for number in np.rint(found)]
    if any(abs(factor) > LARGE for factor in factors):
        return None
    total = factors[0] + sum(where[name] * factor for name, factor in zip(used, factors[1:], strict=True))
    if not np.array_equal(np.broadcast_to(total, wanted.shape), wanted):
        return None
    parts = [
        f"{name}*{factor}" if factor != 1 else name for name, factor in zip(used, factors[1:], strict=True) if factor
    ]
    return " + ".join([str(factors[0])] * (factors[0] != 0 or not parts) + parts)
