"""What a load from shared memory gives: the register that a thread stored at that byte, with all that must be proved of it.

TRUSTED, but for the guess who that is (`handing.py`). Of straight code: a byte is looked for among the stores before the
last barrier, then among those further back. From there on to the load, no store may be at it but the one that is meant.
That is said by two sorts of statements:

- of each store, for all threads: one function of the byte gives the thread, and another one the store, by numbers that
  no two stores share. A function has one result, so no byte is written twice.
- of each load, for all threads: the thread that is meant is one, it makes the store, and at this very byte.

What is stored is then a function of that thread, put in the place of the one that loads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod

from msgspec import Struct

from ..kernels.loops.paths import Trace
from ..kernels.machine.sinks import SinkAccess
from ..language.constructors import both, negation
from ..language.idioms import implies
from ..language.terms import Term, as_int
from ..language.walking import substitute, variables
from ..machine.values import TRUE, literals
from .emitted import Emitted
from .handing import BYTE, Fork, Handing, Source, Writers
from .matrices import OfMatrix, as_load
from .nodes import CHOICE, JOINED, LOAD, PART, SHARED, Node, Nodes
from .threadwise import Threadwise, Way
from .turns import NotPassed, Nowhere, Turns

MOST_WAYS = 1024
Said = tuple[Node, frozenset[str]]  # a value, and the names of what must be proved of it


class Elsewhere(Struct, frozen=True):
    """A load with that number, as another thread makes it: that one's number in `Passing.threads`."""

    number: int
    thread: int

    def __str__(self) -> str:
        return f"{self.number} of another thread"


class Needed(Struct, frozen=True):
    """What must hold in every thread."""

    goal: Term
    given: tuple[Term, ...]


class Given(Struct, frozen=True):
    """Who stores each part of what is loaded, so many bytes each; rests: names of what must be proved."""

    parts: list[Fork | Source]
    bytes: int
    rests: frozenset[str]


class Passing:
    """Of straight code. stored: number of a store among the kernel's sinks -> what it stores. needed: what must be proved,
    by its name. threads: other threads, each as a term for each of the variables of a thread. nowhere: what is loaded
    where nobody has stored it."""

    def __init__(
        self, emitted: Emitted, trace: Trace, stored: Mapping[int, Node], nodes: Nodes, form: Callable[[Term], Term]
    ):  # fmt: skip
        self.emitted, self.trace, self.stored, self.nodes, self.form = emitted, trace, stored, nodes, form
        self.needed: dict[str, Needed] = {}
        self.threads: list[dict[Term, Term]] = []
        self.turns = Turns(emitted, trace)
        self.fields = self.turns.fields
        self.memo: dict[tuple[Node, int], Said] = {}
        self.loads: dict[int | OfMatrix, Given | NotPassed] = {}
        self.groups: dict[tuple[tuple[int, ...], int], Writers | None] = {}
        self.handing = Handing(emitted.lanes, form)
        self.threadwise = Threadwise(self.handing)
        self.same: dict[Term, str] = {}
        self.counts: dict[Node, int] = {}
        self.nowhere: set[Node] = set()

    # -- values --------------------------------------------------------------------------------------------------------

    def said(self, own: Node, thread: int = -1) -> Said:
        """A value without loads from shared memory whose stores are known. thread: which one has it; -1: the own."""
        key = own, thread
        if key not in self.memo:
            self.memo[key] = self._said(own, thread)
        return self.memo[key]

    def _said(self, own: Node, thread: int) -> Said:
        nodes = self.nodes
        if own.op == SHARED:
            return self._passed(own, thread)
        if own.op == LOAD and thread >= 0:
            made = self.trace.of(own.said)
            if len(made) != 1 or made[0].address is None or not self.turns.common(self.form(made[0].first)):
                return nodes.unknown(own.bits, f"{own}, whose address another thread has loaded"), frozenset()
            return nodes.leaf(LOAD, own.bits, Elsewhere(own.said, thread)), frozenset()
        if not own.args:
            return own, frozenset()
        parts = [self.said(one, thread) for one in own.args]
        args, rests = [one for one, _ in parts], frozenset[str]().union(*(names for _, names in parts))
        if own.op == PART:
            return nodes.part(args[0], own.said, own.bits), rests
        if own.op == JOINED:
            return nodes.joined(args), rests
        if own.op == CHOICE and own.said is None:
            return nodes.selected(*args), rests
        if own.op == CHOICE:
            if thread >= 0 and not self.turns.common(own.said):
                return nodes.unknown(own.bits, "a choice by what another thread has loaded"), frozenset()
            return nodes.chosen(self.at(thread, own.said), *args), rests
        if own.op == "iadd":
            return nodes.sum(*args), rests
        return nodes.node(own.op, own.bits, args, own.said), rests

    def at(self, thread: int, term: Term) -> Term:
        """What a term is in that thread."""
        return term if thread < 0 else substitute(self.threads[thread], term)[0]

    def ways(self, goal: Term, given: Sequence[Term]) -> tuple[list[Way], frozenset[str]]:
        """A goal about such values in parts, and the names of what they rest on."""
        found, same = self.threadwise.ways(goal, given)
        if same is TRUE:
            return found, frozenset()
        name = self.same.setdefault(same, f"numbers of the thread {len(self.same) + 1}")
        self.needed[name] = self._needed(same, ())
        return found, frozenset([name])

    def _passed(self, own: Node, thread: int) -> Said:
        number, nodes = own.said, self.nodes
        if number not in self.loads:
            try:
                self.loads[number] = self._load(number)
            except NotPassed as error:
                self.loads[number] = error
        found = self.loads[number]
        if isinstance(found, NotPassed):
            unknown = nodes.unknown(own.bits, f"a load from shared memory: {found}")
            if isinstance(found, Nowhere):
                self.nowhere.add(unknown)
            return unknown, frozenset()
        if own.bits != 8 * found.bytes * len(found.parts):
            return nodes.unknown(own.bits, "a load of fewer bits than its bytes have"), frozenset()
        if any(self._many(source, found.bytes) > MOST_WAYS for source in found.parts):
            return nodes.unknown(own.bits, "a load from shared memory of what too many registers may be"), frozenset()
        values, rests = list[Node](), set(found.rests)
        for source in found.parts:
            value, more = self._value(source, found.bytes, thread)
            values.append(value)
            rests |= more
        return nodes.joined(values), frozenset(rests)

    def _many(self, source: Fork | Source, size: int) -> int:
        """Of how many values it is one."""
        if isinstance(source, Fork):
            return self._many(source.yes, size) + self._many(source.no, size)
        stored = self.stored.get(source.piece.access.number)
        if stored is None or stored.bits != 8 * source.piece.access.bytes:
            return 1
        return self._ways(self.nodes.part(self.said(stored)[0], 8 * source.piece.low, 8 * size))

    def _ways(self, own: Node) -> int:
        """Of how many values it is one, by the thread and by masks."""
        if own not in self.counts:
            found = [self._ways(one) for one in own.args]
            self.counts[own] = min(
                MOST_WAYS + 1, sum(found) if own.op == CHOICE and own.said is not None else prod(found)
            )
        return self.counts[own]

    def _value(self, source: Fork | Source, size: int, thread: int) -> Said:
        """What some bytes are that were stored there, in a thread that loads them."""
        nodes = self.nodes
        if isinstance(source, Fork):
            (yes, first), (no, second) = (self._value(one, size, thread) for one in (source.yes, source.no))
            return nodes.chosen(self.at(thread, source.test), yes, no), first | second
        piece, there = source.piece, self._thread([self.at(thread, its) for its in source.fields])
        stored = self.stored.get(piece.access.number)
        if stored is None or stored.bits != 8 * piece.access.bytes:
            return nodes.unknown(8 * size, "what is stored in shared memory is not followed"), frozenset()
        value, rests = self.said(stored, there)
        return nodes.part(value, 8 * piece.low, 8 * size), rests

    def _thread(self, fields: Sequence[Term]) -> int:
        """The number of a thread that these fields are."""
        own = {term: its for (term, _), its in zip(self.fields, fields, strict=True)}
        for number, known in enumerate(self.threads):
            if all(known[term] is its for term, its in own.items()):
                return number
        self.threads.append(own)
        return len(self.threads) - 1

    # -- who stored it -------------------------------------------------------------------------------------------------

    def _load(self, said: int | OfMatrix) -> Given:
        """Raises NotPassed."""
        accesses, turns = self.trace.accesses, self.turns.all
        number = said.number if isinstance(said, OfMatrix) else said
        line = self.trace.of(number)[0].instruction.line
        at = next((at for at in self.turns.shared if accesses[at].number == number), -1)
        load = accesses[at] if at >= 0 else None
        if load is not None and isinstance(said, OfMatrix):
            load = as_load(load, said, self.fields[0][0])
        if load is None:
            raise NotPassed(f"line {line} is no plain load, or its address hangs on more than the thread")
        last = turns[at]
        stores = [other for other in turns if accesses[other].what == "store"]
        why = NotPassed(f"no barrier is between line {line} and a store")
        for first in range(last - 1, -1, -1):
            before = [accesses[other] for other in stores if first <= turns[other] < last]
            if not any(turns[other] == first for other in stores):
                continue
            own = [other for other in stores if first <= turns[other] <= last]
            size = min(load.bytes, *(accesses[other].bytes for other in own))
            writers = self._writers(own, size)
            if writers is None:
                raise NotPassed(f"it is not seen who stores which byte of those that line {line} loads")
            lows = range(0, load.bytes, size)
            found = [self.handing.sources(load, low, writers, before) for low in lows]
            parts = [one for one in found if one is not None]
            if any(not self._meant(one, writers, before) for one in parts):
                raise NotPassed(f"what line {line} loads is no part of a store before a barrier")
            if len(parts) == len(found):
                name = f"line {line}{said_of(said)}"
                given = (self._given(name, load, low, source, size) for low, source in zip(lows, parts, strict=True))
                return Given(parts, size, self._owned(own, writers).union(*given))
            why = Nowhere(f"nobody is seen to store all that line {line} loads")
        raise why

    def _writers(self, stores: Sequence[int], size: int) -> Writers | None:
        key = tuple(stores), size
        if key not in self.groups:
            self.groups[key] = self.handing.writers([self.trace.accesses[one] for one in stores], size)
        found = self.groups[key]
        if found is not None and not (found.bytes == size and self._told_apart(found, stores)):
            raise NotPassed("two stores have one number")
        return found

    def _told_apart(self, found: Writers, stores: Sequence[int]) -> bool:
        """Whether each part of each of these stores has a number of its own, and the functions are of a byte alone."""
        wanted = {
            (one, low) for one in stores for low in range(0, self.trace.accesses[one].bytes, found.bytes)
        }  # fmt: skip
        own = {id(self.trace.accesses[one]): one for one in stores}
        pieces = {(own[id(piece.access)], piece.low) for piece in found.pieces}
        numbers = {piece.number for piece in found.pieces}
        alone = all(variable is BYTE for variable in variables(found.who, found.which))
        return alone and pieces == wanted and len(pieces) == len(found.pieces) == len(numbers)

    def _meant(self, source: Fork | Source, writers: Writers, before: Sequence[SinkAccess]) -> bool:
        """Whether all that it may be are among the parts of stores, and these before a barrier."""
        if isinstance(source, Fork):
            return self._meant(source.yes, writers, before) and self._meant(source.no, writers, before)
        known = any(source.piece is one for one in writers.pieces)
        return known and any(source.piece.access is one for one in before)

    def _owned(self, stores: Sequence[int], writers: Writers) -> frozenset[str]:
        """That what is written at a byte says who writes it, and by which store."""
        names, low = set[str](), 0
        number = as_int(0)
        for term, count in self.fields:
            number, low = number + term * (1 << low), low + count
        which = list(self.groups).index((tuple(stores), writers.bytes)) + 1
        for piece in writers.pieces:
            byte = self.form(piece.access.first) + piece.low
            who, told = substitute({BYTE: byte}, writers.who, writers.which)
            thread = number ^ piece.change if piece.change else number
            known = self.form(piece.access.ok)
            goal = both(known, byte % writers.bytes == 0, who == thread, told == piece.number)
            path = tuple(self.form(one) for one in literals(piece.access.path))
            name = f"shared memory {which}: line {piece.access.instruction.line}, byte {piece.low}, is written once"
            self.needed[name] = self._needed(goal, path)
            names.add(name)
        return frozenset(names)

    def _given(self, called: str, load: SinkAccess, low: int, source: Fork | Source, size: int) -> frozenset[str]:
        """That a thread is one that stores these bytes, and stores them."""
        byte = self.form(load.first) + low
        path = tuple(self.form(one) for one in literals(load.path))
        goal = both(self.form(load.ok), byte % size == 0, self._stored(byte, source))
        name = f"shared memory: {called}, byte {low}, is what was stored there"
        self.needed[name] = self._needed(goal, path)
        return frozenset([name])

    def _stored(self, byte: Term, source: Fork | Source) -> Term:
        if isinstance(source, Fork):
            yes, no = (self._stored(byte, one) for one in (source.yes, source.no))
            return both(implies(source.test, yes), implies(negation(source.test), no))
        store, fields = source.piece.access, list(zip(self.fields, source.fields, strict=True))
        there = {term: its for (term, _), its in fields}
        first, *runs = substitute(there, self.form(store.first), *map(self.form, literals(store.path)))
        inside = [both(its >= 0, its < 1 << count) for (_, count), its in fields]
        return both(*inside, byte == first + source.piece.low, *runs)

    def _needed(self, goal: Term, given: Sequence[Term]) -> Needed:
        """Of what hangs on threads alone only that is given, too: threads are few."""
        own = {term for term, _ in self.fields}
        if set(variables(goal)) <= own:
            return Needed(goal, tuple(one for one in given if set(variables(one)) <= own))
        return Needed(goal, (*self.emitted.given, *given))


def said_of(own: int | OfMatrix) -> str:
    """Which part of a load it is, in words."""
    if not isinstance(own, OfMatrix):
        return ""
    return f", register {own.register}{f', half {own.half}' if own.half >= 0 else ''}"
