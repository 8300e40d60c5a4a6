"""What a launch gives to the claims about its accesses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ..accesses.access import Access, Chosen, Second
from ..language.claims import Case
from ..language.terms import Term
from ..language.walking import variables
from .cases import Cases
from .machine.ranges import Ranges


class LaunchGround:
    """Programs of a launch; an access's source is its Formula."""

    called, several = "program ids", "programs"

    def __init__(self, cases: Cases):
        self.cases, self.launch = cases, cases.launch
        self.telling = self.launch.telling
        self.ranges = Ranges([*self.launch.facts, *self.launch.given])
        self.sizes = variables(*self.launch.sizes.values(), *self.launch.given, *self.launch.grid)

    @property
    def who(self) -> tuple[Term, ...]:
        return self.launch.programs

    @property
    def taken(self) -> set[str]:
        return self.launch.names | {program.payload[0] for program in self.who if program.op == "var"}

    @property
    def promised(self) -> list[Term]:
        return [*self.launch.given, *self.launch.always]

    def chosen(self, access: Access) -> Chosen:
        """Of loops, those that count."""
        formula = access.source
        way = formula.access.way if formula.access is not None else ()
        around = {id(condition.operation) for condition in way}
        rounds = [term for term, loop in formula.rounds.items() if id(loop) in around and loop.name == "scf.for"]
        hidden = formula.access is None or any(condition.kind == "while" for condition in way)
        return Chosen(list(self.who), list(formula.index), rounds, hidden)

    def case(self, access: Access, name: str, goal: Term, given: list[Term], show: dict[str, Any], facts: bool) -> Case:
        return self.cases.plain(access.source, name, goal, given, show, facts)

    def loaded(self, access: Access, *formulas: Term) -> list[Term]:
        return self.cases.reads(access.source, *formulas)

    def told(self, access: Access, loaded: Term) -> list[Term]:
        read = access.source.reads.get(loaded)
        return [read.offset] if read is not None and read.base in self.telling else []

    def loaded_by_two(
        self, access: Access, other: Access, second: Second, given: Sequence[Term], *formulas: Term
    ) -> list[Term]:
        found = replace(access.source, reads=dict(access.source.reads))
        for term, read in other.source.reads.items():
            own, offset = second(term, read.offset)
            element, known = read.element, read.known
            if element is not None and known is not None:
                holds, column, known = second(element.holds, element.column, known)
                element = replace(element, holds=holds, column=column)
            found.reads[own] = replace(read, term=own, offset=offset, element=element, known=known)
        return self.cases.reads(found, *given, *formulas)
