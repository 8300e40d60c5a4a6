"""Several pieces of work beside each other in one process: one computes at a time, the others wait for something outside.

Terms, caches and clocks are made for one thread. So whoever computes holds a turn, and lets it go only while it waits for
another process (`waiting`). Work that never waits runs one after the other.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from queue import SimpleQueue
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

_HELD: ContextVar[threading.Lock | None] = ContextVar("_HELD", default=None)


@contextmanager
def waiting() -> Iterator[None]:
    """Around a wait for another process: others may compute meanwhile. Nothing, where there are no others."""
    turn = _HELD.get()
    if turn is None:
        yield
        return
    turn.release()
    try:
        yield
    finally:
        turn.acquire()


def side_by_side(
    items: Sequence[T], work: Callable[[T], R], most: int, stop: Callable[[], object]
) -> Generator[R | Exception]:
    """What ``work`` makes of each item, or what it raised, in their order; ``most`` of them are under way at a time.

    The code around the loop computes as they do, one at a time. stop: called where the loop is left early, Ctrl-C included;
    what is waited for then has to end.

    >>> list(side_by_side([1, 2, 3], lambda number: number * number, 2, lambda: None))
    [1, 4, 9]
    """
    if most < 2 or len(items) < 2:
        for item in items:
            try:
                yield work(item)
            except Exception as error:
                yield error
        return
    turn, done = threading.Lock(), SimpleQueue[tuple[int, R | Exception]]()
    left = iter(enumerate(items))
    early = threading.Event()

    def take() -> None:
        _HELD.set(turn)
        while not early.is_set():
            with turn:
                number, item = next(left, (None, None))
                if number is None or early.is_set():
                    return
                try:
                    done.put((number, work(item)))  # type: ignore[arg-type]
                except Exception as error:
                    done.put((number, error))

    threads = [threading.Thread(target=copy_context().run, args=(take,)) for _ in range(min(most, len(items)))]
    found: dict[int, R | Exception] = {}
    try:
        for thread in threads:
            thread.start()
        for number in range(len(items)):
            while number not in found:
                other, result = done.get()
                found[other] = result
            with turn:
                yield found.pop(number)
    except BaseException:
        early.set()
        stop()
        raise
    finally:
        for thread in threads:
            if thread.ident is not None:
                thread.join()
