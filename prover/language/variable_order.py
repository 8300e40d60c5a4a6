"""Which variables a spec makes, in its order: what a counterexample and a table of variables follow. Names alone are kept,
since terms are shared by all who write the same one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

V = TypeVar("V")

_all: dict[str, None] = {}  # the name made last stands at the end
_own: list[dict[str, None]] = []  # of what is running now, the innermost at the end
_ranks: dict[str, int] = {}


def note(name: str) -> None:
    """A variable of this name is made."""
    if _own:
        _own[-1].setdefault(name)
        return
    _all.pop(name, None)
    _all[name] = None
    _ranks.clear()


@contextmanager
def noting(names: dict[str, None]) -> Iterator[None]:
    """Names that are made inside go into ``names``, in the order in which each is made first, and nowhere else."""
    _own.append(names)
    try:
        yield
    finally:
        _own.pop()


def so_far() -> dict[str, int]:
    """Name -> place, of all that were made outside of `noting`; to be left as it is."""
    global _ranks
    if len(_ranks) < len(_all):
        _ranks = {name: place for place, name in enumerate(_all)}
    return _ranks


def in_order(names: Iterable[str], point: Mapping[str, V]) -> dict[str, V]:
    """The values in the order of the names; those of other names come after them."""
    return {name: point[name] for name in dict.fromkeys((*names, *point)) if name in point}
