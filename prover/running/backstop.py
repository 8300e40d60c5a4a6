"""An end for work that does not look at the clock: one operation on terms that goes on and on costs one launch, and is a
fault of ours that is told."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

AGAIN = 1.0  # seconds until it is told again, should somebody have caught the first


class Endless(BaseException):
    """The work did not end by itself."""


@contextmanager
def backstop(seconds: float) -> Iterator[None]:
    """Raises Endless after so many seconds of this process's own work; 0 for never. Nothing in other threads than the main
    one, which have no signals.

    >>> with backstop(5.0):
    ...     sum(range(10))
    45
    """
    if not seconds or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _ended)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _ended(number: int, frame: object) -> None:
    raise Endless
