"""A kind of claims: a generator of cases, which is noticed where a claim makes its cases and does not yield them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import ParamSpec

from ..claims import Case
from ..yielding import made, taken

P = ParamSpec("P")


class Cases(Iterator[Case]):
    """The cases of a kind, one after the other."""

    def __init__(self, cases: Iterator[Case], name: str):
        self._cases = cases
        made(self, f"kinds.{name}(...)", f"not yielded whole, so nobody checks it: yield from kinds.{name}(...)")

    def __next__(self) -> Case:
        try:
            return next(self._cases)
        except BaseException:
            taken(self)
            raise


def kind(function: Callable[P, Iterator[Case]]) -> Callable[P, Iterator[Case]]:
    """Decorates the generator function of a kind."""

    @wraps(function)
    def called(*args: P.args, **kwargs: P.kwargs) -> Iterator[Case]:
        return Cases(function(*args, **kwargs), function.__name__)

    return called
