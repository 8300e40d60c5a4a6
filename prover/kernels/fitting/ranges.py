"""How large a kernel's arguments may be so that it does at drawn points what a map says: a proposal for [parameters]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from .points import Points

LAST, LEAST = (1 << 31) - 1, 40


def largest(
    labels: Iterable[str], drawn: Callable[[Mapping[str, int]], Points], holds: Callable[[Points], bool]
) -> dict[str, int]:
    """Label -> the last value, each found beside the others' last values so far. drawn: points with arguments up to the
    ends, many of them there; holds: whether all is as it should be at them.

        >>> largest([], None, None)
        {}
    """
    found = dict.fromkeys(labels, LEAST)
    for label in found:
        low, high = LEAST, LAST
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if holds(drawn({**found, label: middle})) else (low, middle - 1)
        found[label] = low
    return found
