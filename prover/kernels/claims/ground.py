"""What a binding gives to claims about all that is written to a memory; and its stores as the record that these take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import gcd
from typing import Any

from msgspec.structs import replace

from ...accesses.access import Access, Both, Chosen, Elements, Second
from ...language.claims import Case
from ...language.monomials import Monomials, expanded, total
from ...language.parts import Interval
from ...language.terms import Term, const
from ...language.walking import substitute, variables
from ...machine.arithmetic import Arithmetic
from ...machine.values import literals
from ..between.waits import ALONE, syncscope
from ..loops.bounds import after_loops
from ..loops.paths import Trace
from ..machine import sinks
from ..machine.launch import Launch, any_number, free_argument


class OfThreads:
    """What threads have in common, however a launch is described; an access's source is the sink's."""

    several = "threads"
    trace: Trace
    algebra: Arithmetic
    sizes: Sequence[Term]
    who: tuple[Term, ...]

    @property
    def parts(self) -> tuple[list[Term], list[Term]]:
        """What tells blocks apart, as far as the grid has a known number of them; what tells the threads of one."""
        raise NotImplementedError

    def of(self, term: Term) -> Interval:
        """The range of a term, as the steps of the kernel's arithmetic have it."""
        return self.algebra.interval(term)

    @property
    def taken(self) -> set[str]:
        return {variable.payload[0] for variable in (*self.sizes, *self.who) if variable.op == "var"}

    def chosen(self, access: Access) -> Chosen:
        """Which thread of which block, in which iterations of loops that go round just as often as their own condition
        says, unless its path says for all other values that they do."""
        blocks, threads = self.parts
        turns = [turn for _, turn in access.source.turns]
        exact = {one.number for one in self.trace.rounds if one.exact}
        said = (*access.runs_exactly, access.offset.exact)
        known = {*self.sizes, *blocks, *threads, *turns}
        if access.anyhow:
            return Chosen(blocks, threads, turns, any(v not in known for v in variables(access.offset.exact)))
        hidden = not exact.issuperset(turns) or any(v not in known for v in variables(*said))
        return Chosen(blocks, threads, turns, hidden)

    def told(self, access: Access, loaded: Term) -> list[Term]:
        """Nothing is promised of two elements."""
        return []


class ThreadGround(OfThreads):
    """Threads of a binding's launch."""

    called = "(block x, y, z), warp, lane"

    def __init__(self, launch: Launch, trace: Trace):
        assert trace.frame is not None
        self.launch, self.trace, self.algebra = launch, trace, trace.frame.algebra
        self.ranges = self
        self.who = (*launch.blocks, launch.warp, launch.lane)
        own = {id(term) for term in self.who}
        free = [free_argument(label, bits) for label, bits in trace.frame.widths.items()]
        known = [*launch.arguments.values(), *launch.given, *launch.sizes.values(), *free, *self.who]
        self.sizes = [variable for variable in variables(*known) if id(variable) not in own]
        self.promised = list(launch.given)

    @property
    def parts(self) -> tuple[list[Term], list[Term]]:
        blocks = [block for block in self.launch.blocks if not any_number(block)]
        return blocks, [self.launch.warp, self.launch.lane]

    def case(self, access: Access, name: str, goal: Term, given: list[Term], show: dict[str, Any], facts: bool) -> Case:
        return Case(name, goal, [*self.launch.given, *(g for g in given if g.op != "truth" or not g.payload)], show)

    @property
    def warp(self) -> Term:
        return self.launch.warp

    def plain(self, name: str, goal: Term, given: Sequence[Term], show: Mapping[str, Any]) -> Case:
        """A case under what callers promise."""
        kept = (g for g in given if g.op != "truth" or not g.payload)
        return Case(name, goal, [*self.launch.given, *kept], {self.called: self.who, **show})

    def loaded(self, access: Access, *formulas: Term) -> list[Term]:
        return []

    def loaded_by_two(
        self, access: Access, other: Access, second: Second, given: Sequence[Term], *formulas: Term
    ) -> list[Term]:
        return []


def is_atomic(access: sinks.SinkAccess) -> bool:
    """Whether it is atomic among all threads."""
    named = access.what == "atomic" or "atomic" in access.name or "cmpswap" in access.name
    return named and syncscope(access.instruction.text) not in ALONE


class Stores:
    """What is written to one memory, as claims take it. own: its sinks' accesses, whose addresses are known."""

    def __init__(self, ground: ThreadGround, name: str, own: Sequence[sinks.SinkAccess], form: Any):
        self.ground, self.name, self.own, self.form = ground, name, own, form
        self.addresses = [expanded(form(access.first)) for access in own]
        self.size = ground.launch.sizes.get(name)
        parts = [*self.addresses, *([] if self.size is None else [expanded(form(self.size))])]
        self.unit = gcd(*(abs(value) for part in parts for value in part.values()), *(one.bytes for one in own))
        shape = () if self.size is None else (self._units(parts[-1]),)
        self.memory = Elements(name, name, self.unit, shape, tuple(const(1) for _ in shape))

    def _units(self, bytes_: Monomials) -> Term:
        """A sum of bytes, each of whose parts is a number of whole units, in these."""
        return total({key: value // self.unit for key, value in bytes_.items()})

    def writing(self) -> list[Access]:
        """When and where each of them writes at the most: some byte of it may lie below the resource's count."""
        return [self._access(at, access, self._reaches(access), access.path) for at, access in enumerate(self.own)]

    def written(self) -> list[Access]:
        """When each of them writes all of its bytes at the least; block 0 alone along an axis of any extent."""
        found = []
        for at, access in enumerate(self.own):
            path = after_loops(access.path, self.ground.trace.endings, [turn for _, turn in access.turns])
            found.append(self._access(at, access, self._fits(access), access.path if path is None else path))
        first: dict[Term, Term] = {block: const(0) for block in self.ground.launch.blocks if any_number(block)}
        return [self._at(first, access) for access in found]

    def _access(self, at: int, access: sinks.SinkAccess, more: list[Term], path: Term) -> Access:
        runs = tuple(Both.of(self.form(literal)) for literal in (*literals(path), *more))
        size = self.memory.shape[0] if self.memory.shape else None
        offset = Both.of(self._units(self.addresses[at]))
        return Access(self.memory, offset, self.unit, access.bytes, size, runs, source=access)

    @staticmethod
    def _at(values: dict[Term, Term], access: Access) -> Access:
        path = tuple(Both.of(substitute(values, part.exact)[0]) for part in access.path)
        return replace(access, path=path, offset=Both.of(substitute(values, access.offset.exact)[0]))

    @staticmethod
    def _reaches(access: sinks.SinkAccess) -> list[Term]:
        if access.records is None or access.voffset is None:
            return []
        return [access.voffset.term < access.records.term]

    @staticmethod
    def _fits(access: sinks.SinkAccess) -> list[Term]:
        """Counted with and without soffset, as generations of the hardware differ in that."""
        if access.records is None or access.voffset is None or access.soffset is None:
            return []
        return [access.voffset.term + access.soffset.term + access.bytes <= access.records.term]
