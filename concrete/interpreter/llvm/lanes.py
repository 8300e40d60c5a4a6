"""The 64 lanes of a wave under way beside each other, where one is given what another one has: ds.bpermute, ballot,
readfirstlane.

A lane waits until the one that it asks has come to the same instruction for the same time, or has ended: then that one is
not active there. Source: LLVM's AMDGPUUsage; AMD's CDNA3 ISA, DS_BPERMUTE_B32: the lane is the address's bytes by 4, modulo
64, and one that is not active gives 0.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from ..errors import NotRun

CROSSING = ("llvm.amdgcn.ds.bpermute", "llvm.amdgcn.ballot.i64")
Key = tuple[str, str, int]  # function, instruction, how often it was run before
STACK = 16 << 20


class Together:
    """run: what a lane does, from its number. Lanes are threads of this process."""

    def __init__(self, lanes: int, run: Callable[[int], Any]):
        self.lanes, self.execute = lanes, run
        self.given: dict[Key, dict[int, Any]] = {}
        self.ended: set[int] = set()
        self.waiting: dict[int, Callable[[], bool]] = {}
        self.firsts: dict[int, Key] = {}  # of the lanes that wait for the first one: where
        self.settled: set[Key] = set()  # where those that are there are all that come
        self.stuck = False
        self.changed = threading.Condition()
        self.results: dict[int, Any] = {}
        self.errors: list[BaseException] = []

    def all(self) -> dict[int, Any]:
        """What each lane does."""
        before = threading.stack_size(STACK)
        try:
            threads = [threading.Thread(target=self._one, args=(lane,), daemon=True) for lane in range(self.lanes)]
            for thread in threads:
                thread.start()
        finally:
            threading.stack_size(before)
        for thread in threads:
            thread.join()
        if self.errors:
            raise self.errors[0]
        return self.results

    def _one(self, lane: int) -> None:
        try:
            self.results[lane] = self.execute(lane)
        except BaseException as error:
            self.errors.append(error)
        finally:
            with self.changed:
                self.ended.add(lane)
                self._look()

    def of_lane(self, lane: int, key: Key, own: Any, chosen: int) -> Any:
        """What the chosen lane has; 0 where it is not active."""
        self._wait(lane, key, own, lambda: self._known(key, chosen))
        return self.given[key].get(chosen, 0)

    def of_all(self, lane: int, key: Key, own: Any) -> dict[int, Any]:
        """What each active lane has."""
        self._wait(lane, key, own, lambda: all(self._known(key, other) for other in range(self.lanes)))
        return self.given[key]

    def of_first(self, lane: int, key: Key, own: Any) -> Any:
        """What the first active lane has."""
        first = [lane]

        def known() -> bool:
            if key in self.settled:
                first[0] = min(self.given[key])
                return True
            for other in range(lane + 1):
                if other in self.given[key]:
                    first[0] = other
                    return True
                if other not in self.ended:
                    return False
            return True

        self._wait(lane, key, own, known, first=True)
        return self.given[key][first[0]]

    def _known(self, key: Key, lane: int) -> bool:
        return lane in self.given[key] or lane in self.ended

    def _wait(self, lane: int, key: Key, own: Any, ready: Callable[[], bool], first: bool = False) -> None:
        with self.changed:
            self.firsts.pop(lane, None)
            if first:
                self.firsts[lane] = key
            self.given.setdefault(key, {})[lane] = own
            self.changed.notify_all()
            while not ready():
                self.waiting[lane] = ready
                self._look()
                if self.stuck:
                    raise NotRun("lanes that wait for each other in different places")
                self.changed.wait()
                self.waiting.pop(lane, None)

    def _look(self) -> None:
        """Tell all; where nobody can go on, that. Lanes in a branch that ask for the first of them are all that come if the
        others wait behind it."""
        here = set(range(self.lanes)) - self.ended
        if here and here == set(self.waiting) and not any(ready() for ready in self.waiting.values()):
            branched = {self.firsts[lane] for lane in here if lane in self.firsts} - self.settled
            self.settled |= branched
            self.stuck |= not branched
        self.changed.notify_all()
