"""Copies that a thread sets off and that go on by themselves, in groups, with the waits for them: cp.async of CUDA,
asynchronous loads to LDS of AMD.

A copy is under way from where it is set off to where its thread waits for its group; what other threads do is ordered with
it from the next barrier on. So it meets, beside what is in its own interval, all accesses in the intervals that its thread
comes to with the copy under way, and those of its own thread until the wait. A wait that leaves n groups under way is known
to wait for a group where at least n others were made since, on every way.

Source: PTX ISA, Data Movement and Conversion Instructions: cp.async, cp.async.commit_group, cp.async.wait_group; LLVM,
AMDGPU Asynchronous Operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct, field

from ...language.constructors import both
from ...language.terms import Term
from ...language.walking import variables
from ...machine.values import literals
from ..ir.module import Instruction
from ..ir.order import TooHard
from ..loops.intervals import AFTER, FIRST, FURTHER, LATER, MOST_STATES, NTH, SAME, Intervals, Key, Start
from ..loops.visits import ACCESS, END, WAIT, Way
from ..machine.sinks import SinkAccess

MOST_GROUPS = 64
Met = tuple[
    int, Key, Term, Term
]  # an access, in which iterations, under which path, and what holds of the copy's thread
RANKS = ((AFTER, LATER), (NTH, FURTHER))  # iterations that are told apart, and all behind these


Place = tuple[int, Key]  # a visit that is come to, in which iterations, counted from the copy's own


class State(Struct, frozen=True):
    """On the way to a place. groups: that were made since the copy was set off, its own among them, at least. known: what
    holds of the thread on every way, of what does not change any more."""

    groups: int = 0
    known: frozenset[Term] = frozenset()

    def joined(self, other: State) -> State:
        return State(min(self.groups, other.groups), self.known & other.known)


class Flight(Struct):
    """How far a copy may go, and what holds then. passed: the barriers that its thread comes to with it under way, as
    (visit, event, in which iterations); own: accesses of the thread, by their numbers; ends: where the thread ends."""

    passed: dict[tuple[int, int, Key], frozenset[Term]] = field(default_factory=dict)
    own: dict[tuple[int, Key], frozenset[Term]] = field(default_factory=dict)
    ends: set[tuple[int, int]] = field(default_factory=set)


class Groups(Protocol):
    """What an instruction set has that makes groups and waits for them. unseen: whether a thread's own accesses, too, may
    come before a copy is done that it did not wait for."""

    unseen: bool

    def made(self, instruction: Instruction) -> bool:
        """Whether the copies before it, that are in no group yet, are one from there on."""
        ...

    def waited(self, instruction: Instruction, groups: int) -> bool:
        """Whether a copy is done behind it. groups: that were made since it was set off, at least."""
        ...


class Copies:
    """Of a kernel with these barriers of all threads of a block. accesses: by their numbers. ever: what is the same of a
    thread at any time."""

    def __init__(self, intervals: Intervals, accesses: Sequence[SinkAccess], ever: Iterable[Term], groups: Groups):
        self.intervals, self.accesses, self.ever = intervals, accesses, {id(variable) for variable in ever}
        self.groups = groups
        self.flights: dict[int, Flight] = {}

    def flight(self, number: int) -> Flight:
        """Of the copy with this number in the trace. Raises TooHard."""
        if number not in self.flights:
            self.flights[number] = self._flown(number)
        return self.flights[number]

    def meets(self, number: int) -> Iterator[Met]:
        """The accesses in other intervals with which it may be under way."""
        for (visit, event, when), known in self.flight(number).passed.items():
            for one in self.intervals.accesses(Start(visit, event)):
                yield one.number, behind(when, one.then), one.path, both(*known)

    def alone(self, number: int) -> Iterator[Met]:
        """Those of its own thread before it waits for it."""
        for (other, when), known in self.flight(number).own.items() if self.groups.unseen else ():
            yield other, when, self.accesses[other].path, both(*known)

    def _flown(self, number: int) -> Flight:
        visits, found = self.intervals.visits, Flight()
        first, place = next(
            (at, place) for at, visit in enumerate(visits) for place, event in enumerate(visit.events)
            if event.kind == ACCESS and event.number == number
        )  # fmt: skip
        before: dict[Place, State] = {}
        todo: list[tuple[int, Key, State | None]] = [(first, (), self._through(first, (), State(), place + 1, None))]
        for _ in range(MOST_STATES):
            if not todo:
                break
            at, when, state = todo.pop()
            for way in visits[at].ways if state is not None else ():
                assert state is not None
                place_, known = (way.target, self._then(way, when)), self._known(first, way, when)
                after = State(state.groups, state.known | known)
                was = before.get(place_)
                joined = after if was is None else was.joined(after)
                if joined != was:
                    before[place_] = joined
                    todo.append((*place_, self._through(*place_, joined, 0, None)))
        else:
            raise TooHard("too many ways on which a copy is under way")
        self._through(first, (), State(), place + 1, found)
        for (at, when), state in before.items():
            self._through(at, when, state, 0, found)
        return found

    def _through(self, at: int, when: Key, state: State, place: int, found: Flight | None) -> State | None:
        """Behind a visit; None where the copy is waited for there, or the thread ends. found: what is noted."""
        groups = state.groups
        for number, event in enumerate(self.intervals.visits[at].events[place:], place):
            if event.kind == WAIT and event.instruction is not None:
                if self.groups.waited(event.instruction, groups):
                    return None
                groups = min(groups + self.groups.made(event.instruction), MOST_GROUPS)
            elif event.kind == ACCESS and found is not None:
                found.own[event.number, when] = found.own.get((event.number, when), state.known) & state.known
            elif event.kind in self.intervals.kinds and found is not None:
                found.passed[at, number, when] = found.passed.get((at, number, when), state.known) & state.known
            elif event.kind == END:
                if found is not None:
                    found.ends.add((at, number))
                return None
        return State(groups, state.known)

    def _known(self, first: int, way: Way, when: Key) -> frozenset[Term]:
        """What a way says of the thread that holds from then on: of what is the same at any time, and, in the iterations
        in which it was set off, of what the loops around it count and carry."""
        around = set(self.intervals.visits[first].around) & self.intervals.counted
        here = around if not any(number in around for number, _ in when) else set[Term]()
        return frozenset(
            one for one in literals(way.path)
            if all(id(v) in self.ever or v in here for v in variables(one))
        )  # fmt: skip

    def _then(self, way: Way, when: Key) -> Key:
        number = self.intervals.visits[way.target].header
        if number is None or number not in self.intervals.counted:
            return when
        known = dict(when)
        known[number] = _next(known.get(number, SAME)) if way.back else FIRST
        return _key(known)


def behind(when: Key, more: Key) -> Key:
    """In which iterations something is that is known from a place which is known itself."""
    known = dict(when)
    for number, which in more:
        own = known.get(number, SAME)
        if which in NTH or which == FURTHER:
            known[number] = which
        elif which == LATER:
            known[number] = LATER if own in (*AFTER, LATER) else FURTHER
        else:
            for _ in range(AFTER.index(which)):
                own = _next(own)
            known[number] = own
    return _key(known)


def _next(which: str) -> str:
    for told, rest in RANKS:
        if which in told:
            at = told.index(which) + 1
            return told[at] if at < len(told) else rest
    return which


def _key(known: dict[Term, str]) -> Key:
    return tuple(sorted(((n, w) for n, w in known.items() if w != SAME), key=lambda item: item[0].payload[0]))
