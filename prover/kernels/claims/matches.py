"""That an access is the one that the map says: its address, its resource, its place in LDS, and when it runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...language.claims import Case
from ...language.constructors import both, either, where
from ...language.definedness import definedness
from ...language.idioms import equivalent
from ...language.maps import Access as Meant
from ...language.obligations import Verdict
from ...language.terms import Term, const, integer, truth
from ...language.walking import substitute, variables
from ...machine.values import TRUE, literals
from ..binding.sink_tables import BoundSink
from ..ir.values import plain
from ..loops.bounds import after_loops
from ..machine.sinks import SinkAccess
from .bounds import Bounds
from .numbering import Numbers
from .splitting import equality


class Matches(Bounds):
    """Makes cases of accesses and of what they must be."""

    def __init__(self, *what: Any):
        super().__init__(*what)
        self.numbering: dict[str, Numbers] = {}  # of each [[sink]]
        self.rounds = self.claims.rounds = {rounds.number: rounds for rounds in self.trace.rounds}

    def _numbers(self, bound: BoundSink) -> Numbers:
        """Which number each access of a [[sink]] has."""
        if bound.place not in self.numbering:
            own = [access for access in self.trace.accesses if access.number in bound.numbers]
            self.numbering[bound.place] = Numbers.of(own)
        return self.numbering[bound.place]

    def _meant(self, access: SinkAccess, bound: BoundSink) -> Meant:
        """What the map says of an access that is numbered."""
        assert self.binding is not None
        names = dict(self.binding.names)
        turns = dict(access.turns)
        names |= {
            one.iteration: turns[one.header] for one in self.binding.loops if one.iteration and one.header in turns
        }
        numbers = self._numbers(bound)
        return bound.access(names, numbers.of_access[id(access)], numbers.counted)

    def _beyond(self, bound: BoundSink) -> tuple[Meant, Term]:
        """What the map says of the accesses after those that a kernel without loops makes, and the number of one."""
        assert self.binding is not None
        i = integer("i", self._numbers(bound).count)
        return bound.access(self.binding.names, i), i

    def _as_meant(self, name: str, access: SinkAccess, label: str, meant: Meant, bound: Any) -> Iterator[Case]:
        also = self._also(meant, access, bound)
        yield self._equal(name, access, f"{label}address", access.first, meant.address, also)
        if meant.records is not None:
            if access.records is None:
                yield self._fixed(name, f"{label}byte count", Verdict.UNSUPPORTED, "this access has no resource")
            else:
                yield self._equal(name, access, f"{label}byte count", access.records.term, meant.records)
        if meant.lds is not None:
            if access.lds is None:
                yield self._fixed(name, f"{label}LDS place", Verdict.UNSUPPORTED, "this access does not write to LDS")
            else:
                yield self._equal(name, access, f"{label}LDS place", access.lds.offset.term, meant.lds)
        active = meant.active
        if active is None and bound.times is not None and access.path is not TRUE:
            active = TRUE  # an access that is counted happens
        if active is not None:
            yield from self._runs(name, access, label, active, bound)

    def _runs(self, name: str, access: SinkAccess, label: str, active: Term, bound: BoundSink) -> Iterator[Case]:
        """That the access happens in the threads, and the iterations, that the map says."""
        turns = [turn for _, turn in access.turns]
        path = after_loops(access.path, self.trace.endings, turns)
        case = f"{label}runs when it should"
        hidden = path is None or not all(self.rounds[turn].exact for turn in turns)
        if turns and not any(
            v is turn for v in variables(active) for turn in turns
        ):  # nobody says which is the last iteration
            hidden, case = True, f"{label}runs only when it should"
        if hidden and (not turns or bound.times is not None):
            yield self._fixed(name, case, Verdict.UNSUPPORTED, "it hangs on the iteration in which a loop ends")
            return
        if path is None or hidden:
            path, case = access.path, f"{label}runs only when it should"
            goal = either(~self._form(path), self._form(active))
        else:
            goal = equivalent(self._form(path), self._form(active))
            self.claims.runs[id(access)] = case
        goal = both(goal, *map(self._form, definedness(active)))
        runs = {"runs": _number(path), "should run": _number(active)}
        yield self._case(name, access, case, goal, runs, path=False)
        if not hidden:
            yield from self._later(name, access, label, active)

    def _later(self, name: str, access: SinkAccess, label: str, active: Term) -> Iterator[Case]:
        """That the map says nothing of iterations after those that the loop can have at the most."""
        for header, turn in access.turns:
            end = self.rounds[turn].end
            number = end + integer(plain(f"after {header}"), 0)
            later = substitute({turn: number}, active)[0]
            goal = self._form(both(~later, *definedness(later)))
            show = {f"iteration of {header}, which it does not have": number, "should run": _number(later)}
            case = f"{label}no access is missing in {header}"
            yield self._case(name, access, case, goal, show, path=False)

    def _also(self, meant: Meant, access: SinkAccess, bound: Any) -> list[Term]:
        """What must hold beside the address: as many bytes, of the same memory."""
        found = []
        if meant.bytes is not None:
            found.append(self._form(const(access.bytes) == meant.bytes))
        if bound.table.memory:
            found.append(truth(access.base.lstrip("@") == bound.table.memory.lstrip("@")))
        return found

    def _equal(
        self, name: str, access: SinkAccess, case: str, own: Term, meant: Term, also: list[Term] | None = None
    ) -> Case:
        left, right = self._form(own), self._form(meant)
        defined = [self._form(formula) for formula in definedness(meant)]
        same = self.algebra.compare("eq", left, right)
        if same.op != "truth":
            assumed = [*self.launch.given, *literals(access.path)]
            same = equality(left, right, assumed, [self.launch.lane, self.launch.warp], self.algebra)
        goal = both(*(also or []), same, *defined)
        show: dict[str, Any] = {"in the kernel": left, "in the spec": right}
        if also:
            show["bytes in the kernel"] = const(access.bytes)
        return self._case(name, access, case, goal, show)


def _number(formula: Term) -> Term:
    return where(formula, 1, 0)
