"""What must hold of an access, as cases: every lane inside its tensor, and no wrap-around on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from ..accesses import claims
from ..accesses.access import Access
from ..language.claims import Case
from ..language.constructors import both, either
from ..language.idioms import implies, within
from ..language.terms import Term
from ..language.walking import postorder, variables
from .formulas import Formula, bins, least
from .launching.elements import Element, choosable, element, last_element, possible
from .launching.launch import Launch, TensorArgument
from .launching.tensors import Contents
from .machine.integers import SHIFTS
from .machine.names import Read
from .machine.shapes import GATHER, HISTOGRAM, gathered
from .machine.values import Step
from .promised import Instances, Promised, apart, never_same
from .ttir.records import own_place

MOST_PAIRS = 40  # of reads that are compared with each other


class Cases:
    """Makes the cases of one kernel's accesses in a launch."""

    def __init__(self, launch: Launch):
        self.launch = launch
        self.facts = launch.facts
        self.promised = Promised(launch)

    def inside(self, found: Formula, arm: Access, name: str, facts: bool) -> Case:
        """The access is inside its tensor."""
        goal, show = claims.inside(arm, "elements of the tensor")
        return self.plain(found, name, goal, arm.runs, show, facts)

    def step(self, found: Formula, step: Step, name: str) -> list[Case]:
        """A short formula is right, on the way to the access and as far as its mask is read before; so also where only the
        program that wraps gets, if not all steps are trusted."""
        show = {"value": step.terms[0]}
        given = [*step.given, *(part.ideal for part in step.where)]
        exact = [*step.exact, *(part.exact for part in step.where)]
        same = [id(formula) for formula in given] == [id(formula) for formula in exact]
        ways = {"": given} if same else {"": given, ", as computed": exact}
        line = own_place(step.operation.place).line
        return [self.plain(found, name + more, step.goal, given, show, True, line) for more, given in ways.items()]

    def same(self, found: Formula, arm: Access, name: str) -> Case:
        """No wrap-around changes where the access goes, or whether it runs."""
        goal, show = claims.unwrapped(arm)
        return self.plain(found, name, goal, arm.runs_exactly, show, True)

    def holds(self, found: Formula, goal: Term, name: str) -> Case:
        """Something holds wherever the program gets."""
        return self.plain(found, name, goal, [part.exact for part in found.path], {}, True)

    def divisor(self, found: Formula, name: str, positive: bool) -> Case:
        """An operation does not divide by zero or the least integer by -1, shift by as many bits as there are, gather from
        outside, or count what is in no bin. positive: it divides by more than zero, which is more and easier to prove."""
        assert found.divisor is not None
        term, operation = found.divisor.exact, found.operation
        if operation.name in SHIFTS:
            goal, show = claims.shifted(term, operation.operands[0].type.bits)
        elif operation.name == GATHER:
            goal, show = claims.chosen(term, gathered(operation), "gathers element")
        elif operation.name == HISTOGRAM:
            goal, show = claims.chosen(term, bins(operation), "counts")
        else:
            other = None if found.dividend is None else (found.dividend.exact, least(operation))
            goal, show = claims.divided(term, positive, other)
        line = own_place(operation.place).line or operation.line
        return self.plain(found, name, goal, [part.exact for part in found.path], show, True, line)

    def plain(
        self, found: Formula, name: str, goal: Term, given: list[Term], show: dict[str, Any], facts: bool, line: int = 0
    ) -> Case:  # fmt: skip
        """A case under what callers promise. facts: with all that holds of every launch. line: its own, if it is not the
        claim's."""
        kept = [formula for formula in given if formula.op != "truth" or not formula.payload]
        assumed = [*self.launch.given, *(self.facts if facts else []), *self.reads(found, goal, *kept)]
        assumed += [*self.carried(found, goal, *kept), *kept]
        at: dict[str, object] = {}
        if any(program.op == "var" for program in self.launch.programs):
            at["program id"] = self.launch.programs
        if found.index:
            at["index"] = found.index
        return Case(name, goal, list(dict.fromkeys(assumed)), {**at, **show}, line=line)

    def carried(self, found: Formula, *formulas: Term) -> list[Term]:
        """What is proved of the values that loops carry."""
        own = set(variables(*formulas))
        return [fact for fact, value in found.facts.items() if value in own]

    def reads(self, found: Formula, *formulas: Term) -> list[Term]:
        """What contracts and the memory itself say of the loaded integers that the formulas speak of, and of those that
        this again speaks of."""
        own: list[Read] = []
        said: list[Term] = []
        related = Instances(self.promised)
        lacking: list[Read] = []
        compared = 0
        todo = list(formulas)
        while todo:
            known = {read.term for read in own}
            more = [found.reads[n] for n in postorder(*todo, ranges=True) if n in found.reads and n not in known]
            more += self._behind(found, more, {*known, *(read.term for read in more)})
            own += more
            related_facts, needed = related.facts(more)
            todo = [*(fact for read in (*more, *needed) for fact in self._ends(read)), *related_facts]
            todo += [fact for at, read in enumerate(needed) for fact in self._beside(read, [*own, *needed[:at]])]
            todo += [fact for read in lacking for fact in self._beside(read, [*more, *needed])]
            lacking += needed
            new = {id(read) for read in more}
            pairs = [pair for pair in combinations(own, 2) if id(pair[1]) in new][: MOST_PAIRS - compared]
            compared += len(pairs)
            for a, b in pairs:
                if a.base == b.base and not a.changes:
                    todo += self._pair(a, b)
            said += todo
        bases = dict.fromkeys(read.base for read in own)
        return [*(fact for base in bases for fact in possible(self.launch.tensor(base))), *said]

    def _behind(self, found: Formula, reads: Sequence[Read], known: set[Term]) -> list[Read]:
        """The elements that tell where these are read, and again those that tell where those are."""
        behind: list[Read] = []
        todo = list(reads) if self.launch.promises else []
        while todo:
            terms = [term for term in variables(todo.pop().offset) if term in found.reads and term not in known]
            new = [found.reads[term] for term in terms]
            known.update(terms)
            behind += (read for read in new if read.base in self.launch.related)
            todo += new
        return behind

    def _beside(self, read: Read, others: Sequence[Read]) -> Iterator[Term]:
        """What is said of an element that a promise needs and of others."""
        for other in others:
            if other.base == read.base and not other.changes:
                promised, by = self.launch.tensor(read.base).promised, apart(other.offset, read.offset)
                if not by or (promised is not None and (promised.monotone or promised.distinct)):
                    yield from self._pair(other, read)

    def _ends(self, read: Read) -> Iterator[Term]:
        """What is promised of the tensor's own elements, wherever this is one."""
        argument = self.launch.tensor(read.base)
        promised = argument.promised
        if promised is not None and read.element is not None:
            for fact in self._promised(read.term, read.offset, read.element, argument, promised):
                yield fact if read.sure and choosable(argument) else implies(read.known, fact)

    def promised_at(self, term: Term, base: str, byte: Term, size: int) -> list[Term]:
        """What is promised of an integer of so many bytes, with a sign, that stands at a byte of a memory which nobody
        writes, where it is one of the tensor's own elements, read whole."""
        argument = self.launch.tensor(base)
        promised = argument.promised
        if promised is None or argument.bytes != size or argument.dtype.startswith(("u", "bool")):
            return []
        offset = byte // size
        own = element(argument, offset)
        facts = self._promised(term, offset, own, argument, promised)
        return [implies(both(byte % size == 0, own.holds), fact) for fact in facts]

    @staticmethod
    def _promised(
        term: Term, offset: Term, element: Element, argument: TensorArgument, promised: Contents
    ) -> Iterator[Term]:  # fmt: skip
        ends = [] if promised.low is None else [term >= promised.low]
        ends += [] if promised.high is None else [term < promised.high]
        yield from ends if promised.also is None else [either(both(*ends), term == promised.also)]
        for at, (low, high) in enumerate(promised.columns):
            yield implies(element.column == at, within(term, low, high))
        if promised.first is not None:
            yield implies(offset == 0, term == promised.first)
            if promised.monotone:
                yield term >= promised.first
        if promised.last is not None:
            yield implies(offset == last_element(argument), term == promised.last)
            if promised.monotone:
                yield term <= promised.last

    def _pair(self, a: Read, b: Read) -> Iterator[Term]:
        """What is promised of two of the tensor's own elements, and what is the same of one. A lane that is masked off may
        be taken to read any integer, so of two that differ something holds only where both are read."""
        if a.bytes != b.bytes:
            return  # each counts its offset in its own
        argument = self.launch.tensor(a.base)
        promised, same = argument.promised, a.offset == b.offset
        by = apart(a.offset, b.offset) if self.launch.promises else None
        plain = promised is None or not (promised.monotone or promised.distinct)
        if plain and self.launch.promises and never_same(a.offset, b.offset):
            return
        if promised is None or a.element is None or b.element is None:
            yield implies(same, a.term == b.term)
            return
        unsure = both(*(read.element.holds for read in (a, b) if read.element is not None and not read.sure))
        known = both(a.known, b.known)
        if promised.monotone and a.element.in_order:
            when = unsure if choosable(argument) else known
            if by is None or by >= 0:
                yield implies(both(when, *([a.offset <= b.offset] if by is None else [])), a.term <= b.term)
            if by is None or by <= 0:
                yield implies(both(when, *([b.offset <= a.offset] if by is None else [])), b.term <= a.term)
        elif promised.distinct:
            yield implies(both(known, a.term == b.term), same)
        if not promised.monotone or unsure.op != "truth" or not a.element.in_order:
            yield implies(both(unsure, same) if a.sure or b.sure else same, a.term == b.term)
