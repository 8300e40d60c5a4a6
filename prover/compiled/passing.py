"""What a load from shared memory gives: the register that a thread stored at that byte, with all that must be proved of it.

TRUSTED, but for the guess (`linear.py`) who that is. Of straight code: its barriers, as far as they count, are those that
all threads come to. A byte is looked for among the stores before the last barrier, then among those further back. From there
on to the load, no store may be at it but the one that is meant. That is said by two sorts of statements:

- of each store, for all threads: one function of the byte gives the thread, and another one the store, by numbers that
  no two stores share. A function has one result, so no byte is written twice.
- of each load, for all threads: the thread that is meant is one, it makes the store, and at this very byte.

What is stored is then a function of that thread, put in the place of the one that loads.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..kernels.between.waits import LDS, Waits
from ..kernels.loops.paths import Trace
from ..kernels.loops.visits import ACCESS, BARRIER
from ..kernels.machine.intrinsics import BARRIER as ALL_WAIT
from ..kernels.machine.intrinsics import WAVES_BARRIER
from ..kernels.machine.sinks import BUFFER, Access
from ..language.constructors import both, negation
from ..language.idioms import implies
from ..language.terms import Term, as_int
from ..language.walking import substitute, variables
from ..machine.values import TRUE, literals
from .emitted import Emitted
from .handing import BYTE, Handing, Source, Writers
from .nodes import CHOICE, JOINED, LOAD, PART, SHARED, Node, Nodes
from .threadwise import Threadwise, Way

SPACE, GLOBAL = 3, (1, BUFFER)
OTHERS = re.compile(r"cluster|\batomic\b|\bvolatile\b")  # of an instruction that is no plain one of this block's memory
SIZES = (1, 2, 4, 8, 16, 32)  # of an access, in bytes
BARRIERS = (ALL_WAIT, WAVES_BARRIER)
Said = tuple[Node, frozenset[str]]  # a value, and the names of what must be proved of it


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A load with that number, as another thread makes it: that one's number in `Passing.threads`."""

    number: int
    thread: int

    def __str__(self) -> str:
        return f"{self.number} of another thread"


@dataclass(frozen=True, slots=True)
class Needed:
    """What must hold in every thread."""

    goal: Term
    given: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """Who stores each part of what is loaded, so many bytes each; rests: names of what must be proved."""

    parts: list[list[Source]]
    bytes: int
    rests: frozenset[str]


class NotPassed(Exception):
    """Why it is not known who stored what is loaded: a few words."""


class Passing:
    """Of straight code. stored: number of a store among the kernel's sinks -> what it stores. needed: what must be proved,
    by its name. threads: other threads, each as a term for each of the variables of a thread."""

    def __init__(
        self, emitted: Emitted, trace: Trace, stored: Mapping[int, Node], nodes: Nodes, form: Callable[[Term], Term]
    ):  # fmt: skip
        self.emitted, self.trace, self.stored, self.nodes, self.form = emitted, trace, stored, nodes, form
        self.needed: dict[str, Needed] = {}
        self.threads: list[dict[Term, Term]] = []
        self.fields = [(term, count) for term, count in emitted.lanes.fields if count]
        launch = emitted.launch
        uniform = [*launch.programs, *launch.sizes.values(), *emitted.threads.arguments.values()]
        self.known = {*variables(*uniform), *(term for term, _ in self.fields)}
        self.memo: dict[tuple[Node, int], Said] = {}
        self.loads: dict[int, Given | NotPassed] = {}
        self.groups: dict[tuple[tuple[int, ...], int], Writers | None] = {}
        self.handing = Handing(emitted.lanes, form)
        self.threadwise = Threadwise(self.handing)
        self.same: dict[Term, str] = {}

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
            if len(made) != 1 or made[0].address is None or not self._common(self.form(made[0].first)):
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
            if thread >= 0 and not self._common(own.said):
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
            line = self.trace.of(number)[0].instruction.line
            return nodes.unknown(own.bits, f"a load from shared memory, line {line}: {found}"), frozenset()
        values = list[Node]()
        rests = set(found.rests)
        for sources in found.parts:
            ways: list[tuple[Term, Node]] = []
            for source in sources:
                piece, there = source.piece, self._thread([self.at(thread, its) for its in source.fields])
                value, more = self.said(self.stored[piece.access.number], there)
                rests |= more
                ways.append((self.at(thread, source.condition), nodes.part(value, 8 * piece.low, 8 * found.bytes)))
            own_way = ways[-1][1]
            for condition, value in ways[-2::-1]:
                own_way = nodes.chosen(condition, value, own_way)
            values.append(own_way)
        return nodes.joined(values), frozenset(rests)

    def _thread(self, fields: Sequence[Term]) -> int:
        """The number of a thread that these fields are."""
        own = {term: its for (term, _), its in zip(self.fields, fields, strict=True)}
        for number, known in enumerate(self.threads):
            if all(known[term] is its for term, its in own.items()):
                return number
        self.threads.append(own)
        return len(self.threads) - 1

    def _common(self, *terms: Term) -> bool:
        """Whether they hang on nothing but what all threads share, and the thread's number."""
        return all(variable in self.known for variable in variables(*terms))

    # -- who stored it -------------------------------------------------------------------------------------------------

    @cached_property
    def shared(self) -> list[int]:
        """The accesses of shared memory, by their places in the trace. Raises NotPassed."""
        found, bases = list[int](), set[str]()
        if self.trace.loops:
            raise NotPassed("there are loops")
        for number, one in enumerate(self.trace.accesses):
            if not one.why and one.lds is None and (one.base in self.emitted.memories or one.space in GLOBAL):
                continue
            line = one.instruction.line
            plain = one.instruction.opcode in ("load", "store") and one.lds is None
            if one.why or not plain or one.space != SPACE or OTHERS.search(one.instruction.text):
                raise NotPassed(f"what line {line} does to shared memory is not followed")
            if one.bytes not in SIZES or len(self.trace.of(one.number)) > 1 or not self._common(self.form(one.first)):
                raise NotPassed(f"at which bytes line {line} is hangs on more than the thread")
            bases.add(one.base)
            found.append(number)
        if len(bases) > 1:
            raise NotPassed(f"{' and '.join(sorted(bases))} may be at one place")
        return found

    @cached_property
    def turns(self) -> dict[int, int]:
        """Each access of shared memory -> how many barriers that order it are before it."""
        found, count, own = dict[int, int](), 0, set(self.shared)
        visits = self.trace.order.all
        if not self.emitted.texts.is_ptx:
            visits = Waits(visits, dict.fromkeys(own, LDS)).seen((LDS,))
        for visit in visits:
            for event in visit.events:
                if event.kind == ACCESS and event.number in own:
                    found[event.number] = count
                elif event.kind == BARRIER and visit.path is TRUE and event.instruction is not None:
                    count += event.instruction.callee in BARRIERS
        return found

    def _load(self, number: int) -> Given:
        """Raises NotPassed."""
        accesses, turns = self.trace.accesses, self.turns
        at = next(at for at in self.shared if accesses[at].number == number)
        load, last = accesses[at], turns[at]
        stores = [other for other in turns if accesses[other].what == "store"]
        why = "no barrier is between it and a store"
        for first in range(last - 1, -1, -1):
            before = [accesses[other] for other in stores if first <= turns[other] < last]
            if not any(turns[other] == first for other in stores):
                continue
            own = [other for other in stores if first <= turns[other] <= last]
            size = min(load.bytes, *(accesses[other].bytes for other in own))
            writers = self._writers(own, size)
            if writers is None:
                raise NotPassed("it is not seen who stores which byte")
            lows = range(0, load.bytes, size)
            parts = [self.handing.sources(load, low, writers, before) for low in lows]
            if all(parts):
                rests = [self._owned(own, writers), *(
                    self._given(load, low, sources, size) for low, sources in zip(lows, parts, strict=True)
                )]  # fmt: skip
                return Given(parts, size, frozenset().union(*rests))
            why = "nobody is seen to store all that is loaded"
        raise NotPassed(why)

    def _writers(self, stores: Sequence[int], size: int) -> Writers | None:
        key = tuple(stores), size
        if key not in self.groups:
            self.groups[key] = self.handing.writers([self.trace.accesses[one] for one in stores], size)
        found = self.groups[key]
        if found is not None and not self._told_apart(found, stores):
            raise NotPassed("two stores have one number")
        return found

    def _told_apart(self, found: Writers, stores: Sequence[int]) -> bool:
        """Whether each part of each of these stores has a number of its own, and the functions are of nothing but a byte."""
        wanted = {
            (one, low) for one in stores for low in range(0, self.trace.accesses[one].bytes, found.bytes)
        }  # fmt: skip
        own = {id(self.trace.accesses[one]): one for one in stores}
        pieces = {(own[id(piece.access)], piece.low) for piece in found.pieces}
        numbers = {piece.number for piece in found.pieces}
        alone = all(variable is BYTE for variable in variables(found.who, found.which))
        return alone and pieces == wanted and len(pieces) == len(found.pieces) == len(numbers)

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
            goal = both(byte % writers.bytes == 0, who == thread, told == piece.number)
            path = tuple(self.form(one) for one in literals(piece.access.path))
            name = f"shared memory {which}: line {piece.access.instruction.line}, byte {piece.low}, is written once"
            self.needed[name] = self._needed(goal, path)
            names.add(name)
        return frozenset(names)

    def _given(self, load: Access, low: int, sources: Sequence[Source], size: int) -> frozenset[str]:
        """That each of the threads stores these bytes, under its condition where no other's holds; one of them does."""
        goals, byte = list[Term](), self.form(load.first) + low
        for at, source in enumerate(sources):
            store, others = source.piece.access, [negation(one.condition) for one in sources[:at]]
            condition = both(*others, *([source.condition] if at + 1 < len(sources) else []))
            there = {term: its for (term, _), its in zip(self.fields, source.fields, strict=True)}
            its_byte, *runs = substitute(there, self.form(store.first), *map(self.form, literals(store.path)))
            inside = [
                both(0 <= its, its < 1 << count) for (_, count), its in zip(self.fields, source.fields, strict=True)
            ]
            goals.append(implies(condition, both(*inside, byte == its_byte + source.piece.low, *runs)))
        path = tuple(self.form(one) for one in literals(load.path))
        name = f"shared memory: line {load.instruction.line}, byte {low}, is what was stored there"
        self.needed[name] = self._needed(both(byte % size == 0, *goals), path)
        return frozenset([name])

    def _needed(self, goal: Term, given: Sequence[Term]) -> Needed:
        """Of the launch only what may be of use is given: threads alone are few."""
        own = {term for term, _ in self.fields}
        few = set(variables(goal, *given)) <= own
        return Needed(goal, (*given,) if few else (*self.emitted.given, *given))
