"""Integers that both sides load: two loads of one element of a memory that nobody writes give one integer.

Of a memory that the kernel writes, a number that the source loads once in a program, and a thread of the emitted code by
one instruction in its place, is taken to be what that thread finds: threads that find others are other runs of the source.

TRUSTED: what is said here is assumed of claims, or put into their terms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from msgspec.structs import replace

from ..kernels.machine.frame import Frame
from ..language.idioms import implies
from ..language.terms import Term
from ..language.walking import substitute, variables
from ..triton.formulas import Formula
from ..triton.machine.names import Read
from ..triton.ttir.records import Operation
from .emitted import Emitted
from .points import Loads
from .source import Sources


def turned(formula: Formula, turns: Mapping[Term, Term]) -> Formula:
    """The formula of an access in iterations of its loops, with what it loads where that is in these. turns: iteration of a
    loop -> which one it is."""
    if not turns or not formula.reads:
        return formula
    reads: dict[Term, Read] = {}
    for term, read in formula.reads.items():
        element, known = read.element, read.known
        if element is not None:
            holds, column = substitute(turns, element.holds, element.column)
            element = replace(element, holds=holds, column=column)
        (offset,) = substitute(turns, read.offset)
        known = None if known is None else substitute(turns, known)[0]
        reads[term] = replace(read, offset=offset, element=element, known=known)
    return replace(formula, reads=reads)


def joined(formula: Formula, others: Iterable[Formula]) -> Formula:
    """The formula with all that others note, for a statement that speaks of each."""
    found = replace(formula)
    whole = [formula, *others]
    for name in ("reads", "arbitrary", "rounds", "carried", "facts", "anything"):
        setattr(found, name, {key: value for own in whole for key, value in getattr(own, name).items()})
    return found


class Links:
    """Between a trace's loads and the source's. written: memories that the emitted code writes."""

    def __init__(self, sources: Sources, emitted: Emitted, frame: Frame, written: set[str]):
        self.sources, self.emitted, self.frame, self.written = sources, emitted, frame, written
        self.loads: Loads = {}
        for term, (pointer, _, size, _) in frame.loads.items():
            memory = emitted.memories.get(pointer.base)
            if memory is not None and size:
                self.loads[term] = memory.memory, frame.byte_loaded(term)
        self.known: dict[tuple[tuple[Term, Term], ...], dict[Term, Term]] = {}
        self.partners: dict[int, Operation] = {}  # id of an emitted load -> the one of the source that it alone makes
        self.taken: dict[
            str, None
        ] = {}  # arguments whose memory is written, of which a load is taken to be the source's

    def between(self, formula: Formula, *formulas: Term) -> list[Term]:
        """What holds of the emitted loads that these formulas speak of: each is the source's, if it is where that is."""
        found: dict[Term, None] = {}
        todo, known = list(formulas), set[Term]()
        while todo:
            new = [v for v in variables(*todo) if v in self.loads and v not in known]
            todo = []
            for term in new:
                known.add(term)
                memory, at = self.loads[term]
                partner = self.partners.get(self.frame.frozen.get(term, 0)) if memory in self.written else None
                if memory in self.written and partner is None:
                    continue
                todo.append(at)
                for read, part in self._reads(formula, term):
                    if partner is not None and any(one is not partner for one in (read.operation, *read.operations)):
                        continue
                    byte = read.offset * read.bytes + part
                    found[implies(at == byte, term == self._part(read, part, term))] = None
                    self.taken |= {read.base: None} if partner is not None else {}
        return list(found)

    def promised(self, *formulas: Term) -> list[Term]:
        """What the launch promises of the emitted loads that these formulas speak of, as far as they are of elements."""
        found: dict[Term, None] = {}
        todo, known = list(formulas), set[Term]()
        while todo:
            new = [v for v in variables(*todo) if v in self.loads and v not in known]
            known.update(new)
            todo = []
            for term in new:
                memory, at = self.loads[term]
                base = self.emitted.memories[self.frame.loads[term][0].base].name
                if memory not in self.written:
                    own = self.sources.cases.promised_at(term, base, at, self.frame.loads[term][2])
                    found |= dict.fromkeys(own)
                    todo += own
        return list(found)

    def meaning(self, *formulas: Term) -> list[Term]:
        """That the source means something, as far as that hangs on numbers that it loads, of the emitted loads that these
        formulas speak of: each is the source's, at one byte of a memory that nobody writes."""
        spoken = {v for v in variables(*formulas) if v in self.loads}
        return [fact for loads, fact in self.conditions if not spoken.isdisjoint(loads)] if spoken else []

    @cached_property
    def conditions(self) -> list[tuple[frozenset[Term], Term]]:
        """The source's conditions that hang on what is loaded, said of emitted loads."""
        found: list[tuple[frozenset[Term], Term]] = []
        for condition in self.sources.conditions:
            ways: list[dict[Term, Term]] = [{}]
            for read in reversed(condition.reads):  # those that tell where others are come first
                ways = [{**way, read.term: term} for way in ways for term in self._loads_of(read, way)]
            found += [(frozenset(way.values()), substitute(way, condition.holds)[0]) for way in ways if way]
        return found

    def _loads_of(self, read: Read, known: Mapping[Term, Term]) -> Iterator[Term]:
        """The emitted loads of just that integer. known: emitted loads that are what tells where it is."""
        identity = self.frame.algebra.steps.identity
        (byte,) = substitute(known, read.offset * read.bytes)
        memory = self.sources.launch.tensor(read.base).memory
        for term, (own, at) in self.loads.items():
            if own != memory or own in self.written or self.frame.loads[term][2] != read.bytes:
                continue
            if self._part(read, 0, term) is read.term and (at is byte or (identity(at, byte) and identity(byte, at))):
                yield term

    def addresses(self, formula: Formula, *formulas: Term) -> list[Term]:
        """That the integers which the source makes of arguments' pointers, of those that these formulas speak of, are the
        addresses of the emitted code's arguments, in their order."""
        labels = list(self.emitted.names)
        numbers = {id(one): number for number, one in enumerate(self.sources.function.arguments)}
        found: list[Term] = []
        for term in variables(*formulas) if formula.arbitrary else ():
            own = formula.arbitrary.get(term)
            if own is None or own.name != "tt.ptr_to_int" or id(own.operands[0]) not in numbers:
                continue
            label = labels[numbers[id(own.operands[0])]]
            found += [term == address for address, (base, _) in self.frame.addresses.items() if base == label]
        return found

    def as_source(self, formula: Formula, *terms: Term) -> list[Term]:
        """The terms, each emitted load that is one of the source's wherever it is made with that one in its place."""
        key = tuple((term, read.offset) for term, read in formula.reads.items())
        if key not in self.known:
            self.known[key] = self._same(formula)
        return substitute(self.known[key], *terms) if self.known[key] else list(terms)

    def _same(self, formula: Formula) -> dict[Term, Term]:
        """Loads at bytes that the trusted normal form of polynomials says to be one, the integers by which they find their
        elements put in too."""
        found: dict[Term, Term] = {}
        left = [term for term, (memory, _) in self.loads.items() if memory not in self.written] if formula.reads else []
        while left:
            before = len(found)
            for term in left:
                (at,) = substitute(found, self.loads[term][1])
                for read, part in self._reads(formula, term):
                    byte = read.offset * read.bytes + part
                    identity = self.frame.algebra.steps.identity
                    if at is byte or (identity(at, byte) and identity(byte, at)):
                        found[term] = self._part(read, part, term)
                        break
            left = [term for term in left if term not in found] if len(found) > before else []
        return found

    def _reads(self, formula: Formula, term: Term) -> Iterator[tuple[Read, int]]:
        """The source's loads of that memory of which it may be the whole or a part, with how many bytes on that begins."""
        memory, size = self.loads[term][0], self.frame.loads[term][2]
        for read in formula.reads.values():
            if self.sources.launch.tensor(read.base).memory == memory and not read.bytes % size:
                yield from ((read, part) for part in range(0, read.bytes, size))

    def _part(self, read: Read, part: int, term: Term) -> Term:
        """What so many bytes of a loaded integer are, read with a sign as the emitted code's are: lower bytes are first."""
        size = self.frame.loads[term][2]
        own, half = read.term // (1 << 8 * part) if part else read.term, 1 << (8 * size - 1)
        low, high = read.term.payload[1:3]
        bounds = [end.payload for end in (low, high) if end is not None and end.op == "const"]
        if size == read.bytes and len(bounds) == 2 and -half <= bounds[0] and bounds[1] <= half:
            return own
        return (own + half) % (2 * half) - half
