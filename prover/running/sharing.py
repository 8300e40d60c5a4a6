"""A list of things to make, from its front by this process and from its end by a fork of it.

Only where a fork is safe and of use: on Linux, while this process has one thread, with a second processor. What the fork
makes comes back as bytes; what it fails at is made here, where its error can be told.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Generic, TypeVar

from .child import say
from .copying import copy
from .runner import processors
from .supervising import LOOKS

T = TypeVar("T")
MOST = 1 << 20  # bytes that the fork may be ahead, where the system allows it


def can_share() -> bool:
    """Whether this process may fork."""
    return sys.platform == "linux" and threading.active_count() == 1 and processors() > 1


def by_two(things: Sequence[T], make: Callable[[T], bytes]) -> list[bytes]:
    """What ``make`` makes of each of the things, bytes without line breaks."""
    with _Shared(things, make) as shared:
        return [shared.take(place) for place in range(len(things))]


class _Shared(Generic[T]):
    """The things of which a fork makes some, for as long as the context lasts. They are told apart by their place."""

    def __init__(self, things: Sequence[T], make: Callable[[T], bytes]):
        self.things, self.make = things, make
        self.begun = len(things)  # the fork is at this place, or done with it
        self.made: dict[int, bytes] = {}

    def __enter__(self) -> _Shared[T]:
        import fcntl

        self.fork = copy(self._in_the_fork, quiet=True)  # an error is told where it happens again
        with suppress(OSError):  # nobody reads while this process makes something
            fcntl.fcntl(self.fork.fileno(), fcntl.F_SETPIPE_SZ, MOST)
        return self

    def __exit__(self, *_: object) -> None:
        self.fork.end()

    def take(self, place: int) -> bytes:
        """What is made of the thing at that place; to be asked for from the front."""
        self._read(0)
        while place >= self.begun and place not in self.made and not self.fork.over:
            self._read(LOOKS)
        return self.made.get(place) or self.make(self.things[place])

    def _in_the_fork(self, _: int, says: int) -> bytes:
        for place in range(len(self.things) - 1, -1, -1):
            say(says, b"%d" % place)
            say(says, b"%d %s" % (place, self.make(self.things[place])))
        return b"0"

    def _read(self, seconds: float) -> None:
        """The lines that are there: a place that is begun, or a place and what was made."""
        for line in self.fork.receive(seconds):
            place, _, made = line.partition(b" ")
            if not place.isdigit():  # it crashes, and says where
                continue
            self.begun = int(place)
            if made:
                self.made[self.begun] = made
