"""Claims and their cases.

A claim's generator function yields the `Case` values that it means. A case becomes an `Obligation`: "for all variables in
their ranges, the assumptions imply the goal".

It is read from left to right: the variables' ranges, each after the variables in it, then one assumption after the
other, then the goal. A range or an assumption is reached where all before it hold, the goal where all of them hold, and
an operand of ``where``, ``both``, ``either`` or ``implies`` where those before it do not settle the matter. What is
reached must have a value: a division by zero there, or bits of a negative number, makes the claim fail, with the point
at which it is undefined. What is not reached need not have one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any

from .constructors import both
from .definedness import definedness
from .lemmas import Lemma, LemmaError, beside, wanted, with_uses
from .obligations import Goal, Holds, Induction, Obligation, OneToOne, Replay, SpecError, Use, Verdict
from .terms import Term, as_bool, as_int
from .variable_order import noting, so_far
from .walking import conjuncts, variables
from .yielding import Pending, asked, dropped, made, taken, used, watching

READING: list[str] = []  # claims whose lemmas are being read, so that one which rests on itself is noticed


@dataclass(frozen=True, slots=True)
class Case:
    """One structural case of a claim, as the spec writes it.

        >>> lane, stride = integer("lane", 0, 64), integer("stride", 4)
        >>> Case("rows", lane * stride < 64 * stride, given=[divides(4, stride)], show={"byte": lane * stride}).name
        'rows'

    goal: a truth-valued term, or a OneToOne. given: assumptions beside the variables' ranges. show: what a
    counterexample prints after the parameters, label -> term or tuple of terms. replay: executor calls that must
    agree with terms of the spec.

    using: claims whose formulas may be assumed too, as they are or at terms, ``[fits, digit(x=row * 4)]``: they have to be
    proved, and so has what they assume, each as a case of its own. induction: a variable of the goal, over which it is
    proved by induction: cases of its own show the goal at its least value, and at the next one where it holds at one.
    proposed, resting: what the goal is about that nobody said and that was looked for, in words, if it is; whether it is
    only for others; see `Obligation`. line:
    of the source, where the case has one of its own; sources: where what it is about was written, if that is another text,
    such as "k.py:31, inlined at k.py:50". Both are for readers, as no digest and no record has them.
    """

    name: str
    goal: Term | bool | OneToOne
    given: Sequence[Term | bool] = ()
    show: Mapping[str, Any] = field(default_factory=dict)
    replay: Sequence[Replay] = ()
    using: Sequence[Lemma | Claim | Any] = ()
    induction: Term | None = None
    proposed: str = ""
    line: int = 0
    sources: Sequence[str] = ()
    resting: bool = False

    def __post_init__(self) -> None:
        made(self, f"the Case {self.name!r}", "not yielded, so nobody checks it: yield Case(...)")
        asked(Claim._read.__code__)
        used(self.using)


Builder = Callable[[], Iterator[Case]]


@dataclass(frozen=True, slots=True)
class Claim:
    """One property in a sentence that a kernel engineer would say, with the cases that it means: what ``@SYSTEM.claim``
    makes of a function. Other cases may be ``using`` it; called, it is the claim at terms, by its variables' names, and
    ``my_claim.case("2-D")`` is one case alone.

        >>> SYSTEM, x, n, row = System("rows", "my row loader"), integer("x"), integer("n", 1), integer("row", 0, 64)
        >>> @SYSTEM.claim("A digit is below its base.")
        ... def digit():
        ...     yield Case("", x % n <= n - 1)
        >>> @SYSTEM.claim("Rows of digits end before n*n.")
        ... def rows():
        ...     yield Case("", row % n * n <= n * n - n, using=[digit(x=row)])
        >>> [obligation.name for obligation in rows.obligations()]
        ['rows.rows']

    expected: PROVED, or REFUTED for a finding. documented: for a finding, where the false statement stands.
    holds_when: for a finding, the name of the claim that proves the weakest condition under which it is true.
    home: the file that was being imported when the claim was registered. made: name -> place, of the variables that were
    made before it.
    """

    system: str
    name: str
    sentence: str
    build: Builder
    expected: Verdict = Verdict.PROVED
    documented: str = ""
    holds_when: str = ""
    file: str = ""
    line: int = 0
    home: str = ""
    made: Mapping[str, int] = field(default_factory=so_far, repr=False, compare=False)

    @property
    def full_name(self) -> str:
        return f"{self.system}.{self.name}"

    def __call__(self, **at: Term | int) -> Lemma:
        """The claim at these terms, by its variables' names, for ``using``."""
        return self.as_lemma()(**at)

    def case(self, name: str) -> Lemma:
        """The case of this name alone, for ``using``."""
        return wanted(replace(self.as_lemma(), only=name))

    def as_lemma(self) -> Lemma:
        return Lemma(self.full_name, lambda: list(self._read()))

    def obligations(self) -> Iterator[Obligation]:
        """The claim's obligations, each with the definedness of its own terms added to the goal; after it what has to be
        proved so that it may use its lemmas."""
        seen: set[str] = set()
        for found in self._read():
            for one in (found, *beside(found)):
                if one.case in seen:
                    raise SpecError(f"{self.file}:{self.line}: {self.full_name} yields the case {one.case!r} twice")
                seen.add(one.case)
                yield one

    def _read(self) -> Iterator[Obligation]:
        seen: set[str] = set()
        pending: Pending = {}
        own: dict[str, None] = {}  # variables that are made in the claim itself, those for this case at the end
        with noting(own), watching(pending):
            cases = iter(self.build())
        while True:
            new: dict[str, None] = {}
            with noting(new), watching(pending):
                case = next(cases, None)
            if case is None:
                if said := dropped(pending):
                    raise SpecError(f"{said} (in {self.full_name})")
                return
            taken(case)
            pending.pop(id(case), None)
            own = {**{name: None for name in own if name not in new}, **new}
            if case.name in seen:
                raise SpecError(f"{self.file}:{self.line}: {self.full_name} yields the case {case.name!r} twice")
            seen.add(case.name)
            yield self._obligation(case, own)

    def _obligation(self, case: Case, own: Mapping[str, None]) -> Obligation:
        given = tuple(as_bool(formula) for formula in case.given)
        goal: Goal
        if isinstance(case.goal, OneToOne):
            goal = case.goal
        else:
            formula = as_bool(case.goal)
            # parts that all have to hold are reached all of them, whichever fails
            goal = Holds(both(formula, *definedness(*chain.from_iterable(map(conjuncts, (*given, formula))))))
        show = tuple(
            (label, tuple(as_int(t) for t in (value if isinstance(value, tuple) else (value,))))
            for label, value in case.show.items()
        )
        obligation = Obligation(
            self.system,
            self.name,
            case.name,
            given,
            goal,
            self.expected,
            show,
            tuple(case.replay),
            proposed=case.proposed,
            line=case.line,
            sources=tuple(case.sources),
            resting=case.resting,
        )
        _one_meaning_a_name(obligation, f"{self.file}:{self.line}")
        found = self._with_lemmas(obligation, case)
        return replace(found, made=self._in_order(found, own))

    def _in_order(self, obligation: Obligation, own: Mapping[str, None]) -> tuple[str, ...]:
        names = {variable.payload[0] for variable in obligation.variables}
        before = sorted((name for name in names if name in self.made and name not in own), key=self.made.__getitem__)
        return (*before, *(name for name in own if name in names))

    def _with_lemmas(self, obligation: Obligation, case: Case) -> Obligation:
        """The obligation with what the case uses among its assumptions. Raises SpecError."""
        if hasattr(case.using, "as_lemma"):
            raise SpecError(f"{self.file}:{self.line}: {obligation.name}: using is a list of claims: using=[my_claim]")
        if not case.using and case.induction is None:
            return obligation
        if self.full_name in READING:
            round_about = " -> ".join((*READING[READING.index(self.full_name) :], self.full_name))
            raise SpecError(f"{self.file}:{self.line}: {self.full_name} rests on itself: {round_about}")
        READING.append(self.full_name)
        try:
            uses: list[Use | Induction] = [] if case.induction is None else [Induction(as_int(case.induction))]
            for lemma in case.using:
                if not hasattr(lemma, "as_lemma"):
                    raise LemmaError(f"{lemma!r} is no claim; using=[my_claim, other_claim(x=term)]")
                uses += lemma.as_lemma().uses(obligation)
            if uses and self.expected is not Verdict.PROVED:
                raise LemmaError("a finding is false and uses no lemma")
            return with_uses(obligation, uses)
        except LemmaError as error:
            raise SpecError(f"{self.file}:{self.line}: {obligation.name}: {error}") from None
        finally:
            READING.pop()


def _one_meaning_a_name(obligation: Obligation, place: str) -> None:
    """A variable's name has one range within an obligation; two would be two variables that look like one."""
    by_name: dict[str, Term] = {}
    extra = [term for _, terms in obligation.show for term in terms]
    extra += [replay.term for replay in obligation.replay]
    for variable in variables(*obligation.roots, *extra):
        other = by_name.setdefault(variable.payload[0], variable)
        if other is not variable:
            raise SpecError(f"{place}: {obligation.name} uses two variables named {variable.payload[0]}")
