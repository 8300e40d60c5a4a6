"""--time-limit: after so many seconds a command ends, whatever it does just then, and says so."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import click

from .options import Duration

UNDECIDED = 3  # the exit code
GRACE = 10.0  # seconds to put away what was decided; then the process ends


def option(default: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(
        "--time-limit", type=Duration(zero=True), default=default, show_default=True,
        help="After so long everything ends, with exit code 3; 0 is no limit.",
    )  # fmt: skip


class OutOfTime(KeyboardInterrupt):
    """The time is over: handled like Ctrl-C, so that what was decided is kept."""


class Limit:
    """seconds: the time on the wall, 0 for any. kept: whether what is decided is kept. over: whether it has passed."""

    def __init__(self, seconds: float, subject: str, kept: bool):
        self.seconds, self.subject, self.kept, self.over = seconds, subject, kept, False

    @property
    def line(self) -> str:
        kept = "; what was decided is kept in the cache" if self.kept else ""
        return f"tileprove: {self.subject}: not finished in {self.seconds:g} s{kept}; --time-limit gives it more"

    @contextmanager
    def running(self) -> Iterator[None]:
        """Raises OutOfTime in the main thread when the time is over; nothing in other threads, which have no signals."""
        if not self.seconds or threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGALRM, self._ended)
        signal.setitimer(signal.ITIMER_REAL, self.seconds, GRACE)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _ended(self, number: int, frame: object) -> None:
        if self.over:  # it was told, and still goes on
            sys.stdout.flush()
            print(self.line, file=sys.stderr, flush=True)
            os._exit(UNDECIDED)
        self.over = True
        raise OutOfTime


def limited(name: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """A command that gets no further than its --time-limit. name: of the parameter with its files."""

    def decorate(command: Callable[..., int]) -> Callable[..., int]:
        @wraps(command)
        def run(*args: Any, time_limit: float, **given: Any) -> int:
            files = given[name] if isinstance(given[name], tuple) else (given[name],)
            subject = ", ".join(map(str, files[:2])) + (" ..." if len(files) > 2 else "")
            limit = Limit(time_limit, subject, "effort" in given and not given["effort"].no_cache)
            try:
                with limit.running():
                    code = command(*args, **given)
            except KeyboardInterrupt:
                if not limit.over:
                    raise
                code = UNDECIDED
            if limit.over:
                sys.stdout.flush()
                print(limit.line, file=sys.stderr)
                return UNDECIDED
            return code

        return run

    return decorate
