"""Who watches executors run while claims are built: `coverage` does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FrameType
from typing import Any

Watch = Callable[[FrameType, str, Any], None]
# paths of the calls that were compared with a spec
NAMED: ContextVar[set[str]] = ContextVar("named", default=set())  # noqa: B039  (nobody reads the default)
_watch: ContextVar[Watch | None] = ContextVar("watch", default=None)


@contextmanager
def watching(names: set[str], watch: Watch) -> Iterator[None]:
    """Collect in ``names`` the paths of all calls compared with a spec; ``watch`` profiles the executors as they run."""
    tokens = NAMED.set(names), _watch.set(watch)
    try:
        yield
    finally:
        NAMED.reset(tokens[0])
        _watch.reset(tokens[1])


@contextmanager
def watched() -> Iterator[None]:
    watch, before = _watch.get(), sys.getprofile()
    if watch is not None:
        sys.setprofile(watch)
    try:
        yield
    finally:
        if watch is not None:
            sys.setprofile(before)
