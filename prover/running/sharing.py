"""A list of things to make, from its front by this process and from its end by a fork of it.

Only where a fork is safe and of use: on Linux, while this process has one thread, with a second processor. What the fork
makes comes back as bytes; what it fails at is made here, where its error can be told.
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from .runner import processors
from .supervising import copy

T = TypeVar("T")
LOOKS = 0.002  # seconds between two looks at what the fork is at


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
        self.rest, self.offset = b"", 0  # of the last line, of what is read

    def __enter__(self) -> _Shared[T]:
        self.lines = tempfile.TemporaryFile()  # a pipe would be full while nobody reads it
        self.fork = copy(lambda *_: self._in_the_fork(), quiet=True)  # an error is told where it happens again
        return self

    def __exit__(self, *_: object) -> None:
        self.fork.end()
        self.lines.close()

    def take(self, place: int) -> bytes:
        """What is made of the thing at that place; to be asked for from the front."""
        self._read()
        while place >= self.begun and place not in self.made and not self.fork.ended():
            time.sleep(LOOKS)
            self._read()
        self._read()
        return self.made.get(place) or self.make(self.things[place])

    def _in_the_fork(self) -> bytes:
        for place in range(len(self.things) - 1, -1, -1):
            self._say(b"%d" % place)
            self._say(b"%d %s" % (place, self.make(self.things[place])))
        return b""

    def _say(self, line: bytes) -> None:
        self.lines.write(line + b"\n")
        self.lines.flush()

    def _read(self) -> None:
        """The lines that are there: a place that is begun, or a place and what was made."""
        text = self.rest
        while part := os.pread(self.lines.fileno(), 1 << 20, self.offset):
            text += part
            self.offset += len(part)
        *lines, self.rest = text.split(b"\n")
        for line in lines:
            place, _, made = line.partition(b" ")
            self.begun = int(place)
            if made:
                self.made[self.begun] = made
