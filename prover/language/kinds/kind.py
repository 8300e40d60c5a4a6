"""A kind of claims: a generator of cases, which is noticed where a claim makes its cases and does not yield them, and which
remembers what it was asked, for whoever attacks it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec

from ..claims import Case
from ..yielding import made, taken

P = ParamSpec("P")


_heard: list[list[Cases]] = []  # by those who listen, the innermost at the end


class Cases(Iterator[Case]):
    """The cases of a kind, one after the other. asked: its arguments by name, those of `Told` under "more"; cases: what it
    has said so far."""

    def __init__(self, cases: Iterator[Case], name: str, asked: Mapping[str, Any]):
        self._cases, self.name, self.asked = cases, name, asked
        self.cases: list[Case] = []
        if _heard:
            _heard[-1].append(self)
        made(self, f"kinds.{name}(...)", f"not yielded whole, so nobody checks it: yield from kinds.{name}(...)")

    def __next__(self) -> Case:
        try:
            self.cases.append(next(self._cases))
            return self.cases[-1]
        except BaseException:
            taken(self)
            raise


def kind(function: Callable[P, Iterator[Case]]) -> Callable[P, Iterator[Case]]:
    """Decorates the generator function of a kind."""

    signature = inspect.signature(function)

    @wraps(function)
    def called(*args: P.args, **kwargs: P.kwargs) -> Iterator[Case]:
        bound = signature.bind(*args, **kwargs)
        bound.apply_defaults()
        return Cases(function(*args, **kwargs), function.__name__, bound.arguments)

    return called


@contextmanager
def listening() -> Iterator[list[Cases]]:
    """Every kind that is asked for its cases inside."""
    heard: list[Cases] = []
    _heard.append(heard)
    try:
        yield heard
    finally:
        _heard.remove(heard)
