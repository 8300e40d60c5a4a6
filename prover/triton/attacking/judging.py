"""Judges what a run of the kernel does by what is proved of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np

from ....concrete.interpreter import ttir
from ...attack.records import Contradiction
from .claims import OUTSIDE, SKEW, WRAPPED, Broken, Claims
from .contents import Memory

SMALL = 1 << 11  # sizes so small that nothing wraps which is not narrowed
MOST_BYTES = 1 << 20  # of a tensor of which every element is looked for
MOST_SHOWN = 6  # integers of a tensor that a contradiction shows
DOES = {"load": "reads", "store": "writes", "atomic": "updates"}


class StopError(Exception):
    """What the program does from here on says nothing: it did something undefined that no proof excludes."""


class Judge:
    """Observes the runs at one point after the other. begun: when the attack was; by_source: whether the text is another
    than the claims' own."""

    def __init__(self, claims: Claims, begun: float, by_source: bool = False):
        self.claims, self.by_source = claims, by_source
        self.found: dict[str, tuple[Broken, Contradiction]] = {}
        self.events = 0
        self.begun = begun

    def begin(self, point: Mapping[str, int], memory: Mapping[str, Memory], said: str = "") -> None:
        """A point. said: how the kernel was compiled, where that is another way than in the launch."""
        self.point, self.memory, self.said = dict(point), memory, said
        self.stores: dict[tuple[str, int], list[tuple[Any, Any, int]]] = {}
        self.wraps = False

    def __call__(self, event: Any) -> None:
        self.events += 1
        if isinstance(event, ttir.Undefined):
            self._undefined(event)
        else:
            self._touch(event)

    # -- what is undefined --------------------------------------------------------------------------------------

    def _undefined(self, event: ttir.Undefined) -> None:
        broken = self.claims.undefined(event.line, event.what) if not self.by_source else False
        if broken is None:
            raise StopError
        unclaimed = broken is False and not self.by_source
        found = self.claims.any_after(event.line if unclaimed else 0) if broken is False else broken
        if isinstance(found, Broken):
            said = SAID.get(event.what, event.what)
            more = ", of which no claim speaks" if unclaimed else ""
            self._note(found, event, f"{said}, line {event.line} of the kernel's text{more}", int(event.lane[0]), [])
        raise StopError

    # -- accesses ----------------------------------------------------------------------------------------------

    def _touch(self, event: ttir.Touch) -> None:
        one = event.space.strides == (0,)  # a label that is not even there for each lane
        for space in dict.fromkeys((event.space[:1] if one else event.space).tolist()):
            memory = self.memory[space]
            own = np.arange(len(event.byte)) if one else np.flatnonzero(event.space == space)
            byte, ideal = event.byte[own], event.ideal[own]
            outside = (byte < 0) | (byte > memory.size - event.size)
            wrapped = np.asarray(byte != ideal, bool)
            self.wraps |= bool(np.any(wrapped))
            skew = np.asarray(byte % event.size != 0, bool)
            for wrong, case in ((outside, OUTSIDE), (wrapped, WRAPPED), (skew, SKEW)):
                if np.any(wrong):
                    self._wrong(event, memory, own, int(np.argmax(wrong)), case)
            if event.kind == "store":
                right = own[(byte > -event.size) & (byte < memory.size) & ~wrapped]  # in part is in part written
                self.stores.setdefault((space, event.line), []).append(
                    (event.byte[right].astype(np.int64), np.full(len(right), self._number(event.program)), event.size)
                )
            if event.kind != "store" and np.any(outside) and memory.whole and not self.claims.known(event.line):
                raise StopError

    def _number(self, program: tuple[int, int, int]) -> int:
        x, y, z = program
        return (x << 32) + (y << 16) + z

    def _wrong(self, event: ttir.Touch, memory: Memory, own: Any, at: int, case: str) -> None:
        broken = (
            self.claims.at_source(event.source, event.kind, case)
            if self.by_source
            else self.claims.access(event.line, case)
        )
        byte, ideal = int(event.byte[own[at]]), int(event.ideal[own[at]])
        does = f"{DOES[event.kind]} {_element(byte, memory)} of {memory.name}, which has {memory.elements}"
        does += f"; without wrap-around it were {_element(ideal, memory)}" if byte != ideal else ""
        does += f"; {byte} is no multiple of the {event.size} bytes that are accessed" if case == SKEW else ""
        address = f"{event.size} bytes from byte {byte} of {memory.name}, which has bytes 0 to {memory.size - 1}"
        for found in broken:
            self._note(found, event, f"the lane {does}", int(event.lane[own[at]]), [("address", address)])

    def _note(
        self, broken: Broken, event: Any, said: str, lane: int, more: list[tuple[str, str]], programs: str = ""
    ) -> None:
        if broken.claim in self.found:
            return
        run = [("program id", programs or str(event.program)), ("lane", str(lane))]
        if event.rounds:
            run.append(("iteration", ", ".join(map(str, event.rounds))))
        if self.said:
            run.append(("compiled", self.said))
        file, line = event.source
        self._keep(broken, said, [*run, *more, *self._contents()], f"{file}:{line}" if line else "")

    def _keep(self, broken: Broken, said: str, run: list[tuple[str, str]], place: str) -> None:
        self.found[broken.claim] = broken, Contradiction(
            claim=broken.claim, case=broken.case, said=said, at=self.point, run=run, place=place,
            after=round(time.monotonic() - self.begun, 6),
        )  # fmt: skip

    def _contents(self) -> list[tuple[str, str]]:
        """The integers that were read."""
        found = []
        for name, memory in self.memory.items():
            own = [f"{name}[{at}] = {value}" for at, value in list(memory.read.items())[:MOST_SHOWN]]
            found += [("holds", ", ".join(own))] if own else []
        return found

    # -- what is said of all programs --------------------------------------------------------------------------

    def end(self, whole: bool, rows: Mapping[str, Any]) -> None:
        """All programs of the point are run. whole: whether these are all of the launch, to their ends. rows: memory ->
        the offsets of its tensor's elements, of those that are small."""
        if self.by_source:
            return
        for claim, pairs in self.claims.pairs.items():
            if claim not in self.found and self.claims.apart(claim):
                for first, second in pairs:
                    self._two(claim, first, second)
        for claim, space in self.claims.written.items():
            if whole and claim in self.claims.proved and claim not in self.found and space in rows:
                self._covered(claim, space, rows[space])

    def _two(self, claim: str, first: int, second: int) -> None:
        """Whether two programs write one byte through these stores."""
        calm = not self.wraps and all(abs(value) < SMALL for value in self.point.values())
        if not all(calm or self.claims.known(line) for line in (first, second)):
            return  # its mask may be true by a wrap-around alone
        for space in self.memory:
            one, other = self._bytes(space, first), self._bytes(space, second)
            if one is None or other is None:
                continue
            order = np.lexsort((other[1], other[0]))
            byte, who = other[0][order], other[1][order]
            begins, ends = np.searchsorted(byte, one[0], "left"), np.searchsorted(byte, one[0], "right")
            met = np.flatnonzero(begins < ends)
            least, most = who[begins[met]], who[ends[met] - 1]  # of those that write the byte through the other store
            races = np.flatnonzero((least != one[1][met]) | (most != one[1][met]))
            if len(races):
                at, own = races[0], int(one[1][met[races[0]]])
                by = int(most[at] if least[at] == own else least[at])
                self._race(claim, space, int(one[0][met[at]]), min(own, by), max(own, by))
                return

    def _race(self, claim: str, space: str, byte: int, one: int, other: int) -> None:
        programs = [(own >> 32, own >> 16 & 0xFFFF, own & 0xFFFF) for own in (one, other)]
        memory = self.memory[space]
        said = f"programs {programs[0]} and {programs[1]} both write {_element(byte, memory)} of {space}"
        run = [("program id", " and ".join(map(str, programs))), ("address", f"byte {byte} of {space}")]
        if self.said:
            run.append(("compiled", self.said))
        self._keep(Broken(claim, self.claims.cases[claim][0]), said, run, "")

    def _bytes(self, space: str, line: int) -> tuple[Any, Any] | None:
        """(each byte that is stored, by whom)"""
        own = self.stores.get((space, line))
        if not own:
            return None
        byte = np.concatenate([(start[:, None] + np.arange(size)).ravel() for start, _, size in own])
        who = np.concatenate([np.repeat(program, size) for _, program, size in own])
        return byte, who

    def _covered(self, claim: str, space: str, offsets: Any) -> None:
        memory = self.memory[space]
        if not 0 < memory.size <= MOST_BYTES:
            return
        known = np.zeros(memory.size, bool)
        for (name, _), stores in self.stores.items():
            for start, _, size in stores if name == space else ():
                for at in range(size):
                    known[(start + at)[(start + at >= 0) & (start + at < memory.size)]] = True
        missed = ~np.all(known[offsets[:, None] * memory.width + np.arange(memory.width)], axis=1)
        if np.any(missed):
            element = int(offsets[int(np.argmax(missed))])
            said = f"no lane of any program writes element {element} of {space} whole"
            run = [("element", f"{element} of {space}, which has {memory.elements}")]
            self._keep(Broken(claim, self.claims.cases[claim][0]), said, run, "")


SAID = {
    "division by zero": "an integer is divided by zero", "shift": "an integer is shifted by as many bits as it has",
    "assume": "what the compiler is told to assume is false", "hint": "what the compiler is told of a value is false",
    "descriptor": "a descriptor's memory, or a row of it, does not begin at a multiple of 16 bytes",
    "counter": "the counter of a loop wraps", "step": "the step of a loop is not positive",
    "gather": "an element is gathered from outside of what it is chosen from",
    "overflowing division": "the least integer is divided by -1", "histogram": "what is counted has no bin",
}  # fmt: skip


def _element(byte: int, memory: Memory) -> str:
    whole, rest = divmod(byte, memory.width)
    return f"element {whole}" + (f" and {rest} bytes" if rest else "")


def every_program(grid: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    x, y, z = map(range, grid)
    return list(product(x, y, z))
