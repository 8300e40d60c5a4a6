"""Systems, claims, cases and obligations: what a spec file is made of.

A spec file makes one `System` and decorates generator functions; each yields the `Case` values that the claim
means. A case becomes an `Obligation`: "for all variables in their ranges, the assumptions imply the goal".

It is read from left to right: the variables' ranges, each after the variables in it, then one assumption after the
other, then the goal. A range or an assumption is reached where all before it hold, the goal where all of them hold, and
an operand of ``where``, ``both``, ``either`` or ``implies`` where those before it do not settle the matter. What is
reached must have a value: a division by zero there, or bits of a negative number, makes the claim fail, with the point
at which it is undefined. What is not reached need not have one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import chain
from typing import Any, TypeVar

from . import maps
from .definedness import definedness
from .lemmas import Induction, Lemma, LemmaError, Use, Using, beside, with_uses
from .making import in_order, noting, so_far
from .origins import Origin, origin
from .reaching import Reading
from .terms import Term, as_bool, as_int, both, conjuncts, variables, whole_number

V = TypeVar("V")


class Verdict(StrEnum):
    """What is known about an obligation. Only PROVED says that it holds.

    >>> prove(integer("i", 0, 8) < 7).verdict is Verdict.REFUTED
    True
    """

    PROVED = "proved"  # it holds for every value, and the evidence says why
    REFUTED = "refuted"  # a counterexample was found and evaluated exactly
    UNKNOWN = "unknown"  # no engine decided it in its budget
    VACUOUS = "vacuous"  # the assumptions cannot hold, so it says nothing: a failure
    UNSUPPORTED = "unsupported"  # no engine has a meaning for it


class SpecError(Exception):
    """A spec that cannot be read or says something that has no meaning; the message is one line, with the place.

    >>> prove(integer("i", 0, 8) < integer("i", 0, 9))
    Traceback (most recent call last):
    tileprove...SpecError: ...: tileprove.prove uses two variables named i
    """


@dataclass(frozen=True, slots=True)
class Holds:
    """The formula is true at every point of the domain."""

    formula: Term


@dataclass(frozen=True, slots=True)
class OneToOne:
    """The map point -> outputs hits every cell of the box ``[0, extents[0]) x ...`` once and only once."""

    outputs: tuple[Term, ...]
    extents: tuple[int, ...]

    def __post_init__(self) -> None:
        for extent in self.extents:
            if type(extent) is not int:
                raise TypeError(f"an extent is an integer, not {extent!r}")


Goal = Holds | OneToOne


@dataclass(frozen=True, slots=True)
class Call:
    """A call of an executor function: ``Call("im2col.element_address", Call("im2col.Conv", N=N), m, k)``.

    Arguments are terms, integers, strings, None or further calls; `replay` evaluates them at a counterexample.
    The path starts below ``tileprove.concrete``.
    """

    path: str
    arguments: tuple[Any, ...] = ()
    keywords: Mapping[str, Any] = field(default_factory=dict)


def call(path: str, *arguments: Any, **keywords: Any) -> Call:
    """A call of an executor of `tileprove.concrete`, for `Replay`: terms among its arguments take their values at a
    counterexample.

        >>> call("swizzle.xor_bits", integer("x"), 3, 4, 3).path
        'swizzle.xor_bits'
    """
    return Call(path, arguments, keywords)


@dataclass(frozen=True, slots=True)
class Replay:
    """The executor call whose result the term must equal wherever the spec is right.

        >>> x = integer("x", 0, 64)
        >>> Replay(call("swizzle.xor_bits", x, 3, 0, 3), x ^ (x // 8)).term
        <x xor x div 8>

    item: which part of the result, for a call that returns a tuple. differ, agree: what a reader is told of the two
    answers, where they are not an executor's and a spec's: with {executor}, {spec}, and {0}, {1}, ... for what ``at`` is.
    """

    call: Call
    term: Term
    item: int | None = None
    differ: str = ""
    agree: str = ""
    at: tuple[Term, ...] = ()


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
    """

    name: str
    goal: Term | bool | OneToOne
    given: Sequence[Term | bool] = ()
    show: Mapping[str, Any] = field(default_factory=dict)
    replay: Sequence[Replay] = ()
    using: Sequence[Lemma | Claim | Any] = ()
    induction: Term | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Obligation:
    """A value that any machine can decide: see `wire` for its text and its hash. made: names of its variables in the order
    in which the spec makes them, for readers."""

    system: str
    claim: str
    case: str
    given: tuple[Term, ...]
    goal: Goal
    expected: Verdict = Verdict.PROVED
    show: tuple[tuple[str, tuple[Term, ...]], ...] = ()
    replay: tuple[Replay, ...] = ()
    using: Using | None = None
    made: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.system}.{self.claim}" + (f"/{self.case}" if self.case else "")

    @property
    def roots(self) -> tuple[Term, ...]:
        """Every formula that decides the obligation: the assumptions and the goal's terms."""
        parts = (self.goal.formula,) if isinstance(self.goal, Holds) else self.goal.outputs
        return (*self.given, *parts)

    @property
    def variables(self) -> list[Term]:
        return variables(*self.roots)

    @property
    def bare(self) -> Obligation:
        """The same without what is only for readers."""
        return replace(self, show=(), replay=(), made=())

    @property
    def variables_as_made(self) -> list[Term]:
        """The variables in the spec's order; those that it does not make itself come last."""
        place = {name: number for number, name in enumerate(self.made)}
        return sorted(self.variables, key=lambda variable: place.get(variable.payload[0], len(place)))

    def as_made(self, point: Mapping[str, V]) -> dict[str, V]:
        """The point's values in that order."""
        return in_order([variable.payload[0] for variable in self.variables_as_made], point)

    @property
    def reading(self) -> Reading:
        """The ranges and assumptions as they may be assumed, and what must hold for them to mean anything."""
        return Reading(self.variables, self.given)

    @property
    def assumptions(self) -> tuple[Term, ...]:
        """The variables' ranges and what is given, each where it has a meaning."""
        found = self.reading
        return (*found.ranges, *found.given)


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
        return replace(self.as_lemma(), only=name)

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
        own: dict[str, None] = {}  # variables that are made in the claim itself, those for this case at the end
        with noting(own):
            cases = iter(self.build())
        while True:
            new: dict[str, None] = {}
            with noting(new):
                case = next(cases, None)
            if case is None:
                return
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
        obligation = Obligation(self.system, self.name, case.name, given, goal, self.expected, show, tuple(case.replay))
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


def one_to_one(outputs: Sequence[Term | int], extents: Sequence[int]) -> OneToOne:
    """The goal that the points of the variables' ranges and the cells of a box pair up exactly: every cell is hit once.

    outputs: a term for each axis of the box. extents: its size there, an integer of at least 1 each; the ranges of the
    variables must be finite, and no assumption may be beside them. Raises SpecError.

        >>> from tileprove import prove
        >>> lane = integer("lane", 0, 64)
        >>> prove(one_to_one([lane // 8, lane % 8 ^ lane // 8], [8, 8])).verdict.value
        'proved'
    """
    if len(outputs) != len(extents):
        raise SpecError("one_to_one needs an extent for every output")
    try:
        sizes = tuple(map(whole_number, extents))
    except TypeError as error:
        said = "kinds.bijective takes extents that are terms"
        raise SpecError(f"one_to_one counts, and needs extents that are integers: {error}; {said}") from None
    if any(size < 1 for size in sizes):
        raise SpecError(f"one_to_one needs extents of at least 1, got {', '.join(map(str, sizes))}")
    return OneToOne(tuple(as_int(output) for output in outputs), sizes)


READING: list[str] = []  # claims whose lemmas are being read, so that one which rests on itself is noticed
MADE: list[System] = []  # every System of this process, so that one which nothing refers to any more is still found


class System:
    """A named group of maps and of claims about one kernel or loader; a spec file makes one and decorates functions.

    name: letters, digits, ``_`` and ``-``. title: what it is, in a line. seed, source: where its formulas are from.

        >>> SYSTEM = System("rows", "my row loader")
        >>> @SYSTEM.claim("Every lane reads inside its row of 64 elements.")
        ... def in_bounds():
        ...     lane = integer("lane", 0, 16)
        ...     yield Case("", lane * 4 + 3 < 64, show={"first element": lane * 4})
        >>> list(SYSTEM.claims)
        ['in_bounds']
    """

    def __init__(self, name: str, title: str, *, seed: str = "", source: str = ""):
        self.name, self.title, self.seed, self.source = name, title, seed, source
        self.claims: dict[str, Claim] = {}
        self.maps: dict[str, maps.Map] = {}
        self.timings: dict[tuple[str, str], Any] = {}  # (arch, LDS instruction) -> `conflicts.Banks`
        self.origin = origin(__file__)
        self.waiting: dict[object, Origin] = {}  # sentences that no function has followed yet
        MADE.append(self)

    def __reduce__(self) -> Any:
        raise SpecError(f"the System {self.name} cannot be copied; a claim is registered on one System only")

    def map(
        self, memory: str, coordinates: Mapping[str, Any], given: maps.Given | None = None, *,
        example: Mapping[str, Any] | None = None, row_bytes: maps.End = None, instruction: str = "",
    ) -> Callable[[Callable[..., maps.Access]], maps.Map]:  # fmt: skip
        """Decorates a function from named parameters to an `Access`; see `maps.Map`. given: its preconditions. example,
        row_bytes: for its picture; instruction: for its bank conflicts. Raises SpecError."""
        place = origin(__file__).place

        def decorate(build: Callable[..., maps.Access]) -> maps.Map:
            name = getattr(build, "__name__", "")
            wrong = maps.trouble(name, build, memory, coordinates, given, list(self.maps), example or {})
            if wrong:
                raise SpecError(f"{place}: {wrong}")
            self.maps[name] = maps.Map(
                self.name,
                name,
                build,
                memory,
                dict(coordinates),
                given,
                dict(example or {}),
                row_bytes,
                instruction,
            )
            return self.maps[name]

        return decorate

    def claim(self, sentence: str) -> Callable[[Builder], Claim]:
        """Decorates a generator of cases: the claim, named as the function is, holds when every case is proved. The name
        then stands for the claim, which cases of others may be ``using``.

        sentence: what holds, as a kernel engineer would say it. Raises SpecError for two claims of one name.
        """
        return self._register(sentence, Verdict.PROVED, "", "")

    def finding(self, sentence: str, *, documented: str, holds_when: str = "") -> Callable[[Builder], Claim]:
        """Decorates a generator of cases of a statement that is false: every case must be refuted.

        documented: where the statement stands. holds_when: name of the claim that proves the weakest condition under which
        it is true.
        """
        return self._register(sentence, Verdict.REFUTED, documented, holds_when)

    def _register(
        self, sentence: str, expected: Verdict, documented: str, holds_when: str
    ) -> Callable[[Builder], Claim]:
        place, token = origin(__file__), object()
        if not isinstance(sentence, str):
            if inspect.isfunction(sentence):
                raise SpecError(f'the claim {sentence.__name__} has no sentence: @SYSTEM.claim("what holds")')
            raise SpecError(f"{sentence!r} is no sentence of a claim")
        if not isinstance(documented, str) or not isinstance(holds_when, str):
            raise SpecError("documented and holds_when are text")
        self.waiting[token] = place

        def decorate(build: Builder) -> Claim:
            plain = inspect.unwrap(build)
            if not inspect.isfunction(plain):
                raise SpecError(f"a claim is a generator function, and {build!r} is none")
            name = getattr(build, "__name__", "")
            if name in self.claims:
                raise SpecError(f"{self.name} has two claims named {name}")
            code = plain.__code__
            self.claims[name] = Claim(
                self.name, name, sentence, build, expected, documented, holds_when, code.co_filename,
                code.co_firstlineno, origin(__file__).home,
            )  # fmt: skip
            self.waiting.pop(token, None)
            return self.claims[name]

        return decorate
