"""The claims of a launch by the lines of the kernel's text that they are about: what a run may contradict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ...language.obligations import Verdict
from ...running.results import Result, Standing, by_claim
from ..claimed import COUNTS, DIVISIONS, INSIDE, NO_WRAP, ClaimSet
from ..counters import COUNTER, STEP
from ..folding import FOLDED
from ..hints import DESCRIPTOR, HINT
from ..stores import WRITES
from ..ttir.records import own_place

# what is undefined -> how claims begin that say it never is
UNDEFINED = {
    "division by zero": DIVISIONS, "shift": DIVISIONS, "assume": HINT, "hint": HINT, "counter": COUNTER, "step": STEP,
    "descriptor": DESCRIPTOR, "gather": "gather", "overflowing division": DIVISIONS, "histogram": COUNTS,
}  # fmt: skip
OUTSIDE, WRAPPED, SKEW = INSIDE, NO_WRAP, "aligned"


class Broken(Struct, frozen=True):
    """A proved claim, and the case of it that a run breaks."""

    claim: str
    case: str


class Claims:
    """results: of all claims; whoever says that one is proved says it here."""

    def __init__(self, stated: ClaimSet, results: Iterable[Result]):
        self.stated = stated
        found = by_claim(results)
        self.cases = {own.claim.name: [case.statement.case for case in own.cases] for own in found}
        self.good = {
            (case.statement.claim, case.statement.case)
            for own in found
            for case in own.cases
            if case.outcome is not None and case.outcome.verdict is Verdict.PROVED
        }
        self.proved = {own.claim.name for own in found if own.standing is Standing.EXPECTED}
        self.proved = {name for name in self.proved if all((name, case) in self.good for case in self.cases[name])}
        self.whole = len(self.proved) == len(self.cases)
        self.accesses: dict[int, list[str]] = {}
        self.sources: dict[tuple[str, int], list[str]] = {}  # line of the user's file -> accesses
        for name, access in stated.accesses.items():
            self.accesses.setdefault(access.operation.line, []).append(name)
            place = own_place(access.place)
            for own in (place, access.place):
                if name not in self.sources.setdefault((own.file, own.line), []):
                    self.sources[own.file, own.line].append(name)
        self.others: dict[int, list[tuple[str, str]]] = {}  # line -> claims about operations that are no accesses
        self.pairs: dict[str, set[tuple[int, int]]] = {}  # claim about two programs -> lines of its stores
        self.written: dict[str, str] = {}  # claim that all of a tensor is written -> the tensor's memory
        for (claim, case), about in stated.about.items():
            line = about.formula.operation.line
            if claim.startswith(WRITES) and about.other is not None:
                self.pairs.setdefault(claim, set()).add((line, about.other.operation.line))
            elif about.covering is not None:
                self.written[claim] = about.covering.argument.memory
            elif claim not in stated.accesses:
                for own in {line, about.loop.line if about.loop is not None else line}:
                    self.others.setdefault(own, []).append((claim, case))

    @property
    def folded(self) -> bool:
        """Whether all that is said of what Python computes of constexprs is proved."""
        return all(name in self.proved for name in self.cases if name.startswith(FOLDED))

    def access(self, line: int, case: str) -> Iterator[Broken]:
        """The proved claim of the access at a line. case: begins that of the claim which is broken. Of a line that several
        calls run, all are proved, or a run does not say whose access it is."""
        if self.known(line):
            yield self._broken(self.accesses[line][0], case)

    def at_source(self, place: tuple[str, int], what: str, case: str) -> Iterator[Broken]:
        """Those of a line of the user's file, if all of these are proved; of a line without any, any.
        what: load, store or atomic, as the access is."""
        names = self.sources.get(place, ())
        if not names and (found := self.any_after(0)) is not None:
            yield found
        if names and all(name in self.proved for name in names):
            yield self._broken(next((own for own in names if self.stated.accesses[own].what == what), names[0]), case)

    def _broken(self, claim: str, case: str) -> Broken:
        own = self.cases[claim]
        return Broken(claim, next((name for name in own if name.startswith(case)), own[0]))

    def apart(self, claim: str) -> bool:
        """Whether it is proved that two programs write nothing in common, by all claims about these lines."""
        alike = (other for other, pairs in self.pairs.items() if pairs & self.pairs[claim])
        return all(other in self.proved for other in alike)

    def known(self, line: int) -> bool:
        """Whether the access has claims, all proved."""
        names = self.accesses.get(line, ())
        return bool(names) and all(name in self.proved for name in names)

    def undefined(self, line: int, what: str) -> Broken | bool | None:
        """What it breaks that something at a line is undefined; None: a claim speaks of it that is not proved; False: none
        does."""
        prefix = UNDEFINED.get(what, what)
        own = [(claim, case) for claim, case in self.others.get(line, ()) if claim.startswith(prefix)]
        if not own:
            return False
        return Broken(*own[0]) if all(pair in self.good for pair in own) else None

    def any_after(self, line: int) -> Broken | None:
        """A proved claim about what comes after a line of the text, else any: where no claim speaks of what happens there,
        and all are proved."""
        if not self.whole:
            return None
        names = [name for own in sorted(self.accesses) if own >= line for name in self.accesses[own]]
        claim = next(iter([*names, *self.proved]), None)
        return self._broken(claim, OUTSIDE) if claim is not None else None
