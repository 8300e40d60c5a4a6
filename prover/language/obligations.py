"""What has to be proved, as a value: goals, what is used for them, executor calls that must agree, and verdicts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any, TypeVar

from .reaching import Reading
from .terms import Term, as_int, whole_number
from .variable_order import in_order
from .walking import variables

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
    CONTRADICTED = "contradicted"  # it was proved, and a run shows that it is false: tileprove contradicts itself


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


@lru_cache(maxsize=64)  # whoever looks at an obligation asks for it again
def _reading(variables: tuple[Term, ...], given: tuple[Term, ...]) -> Reading:
    return Reading(variables, given)


@dataclass(frozen=True, slots=True, eq=False)
class Use:
    """A lemma at terms: (variable of the lemma, term) for every variable of it."""

    lemma: Obligation
    at: tuple[tuple[Term, Term], ...]

    @property
    def terms(self) -> tuple[Term, ...]:
        return tuple(term for _, term in self.at)


@dataclass(frozen=True, slots=True, eq=False)
class Induction:
    """The goal, by induction over this variable."""

    over: Term


@dataclass(frozen=True, slots=True, eq=False)
class Using:
    """What an obligation uses. assumed: how many of its ``given`` are assumptions; the others are what is used."""

    assumed: int
    uses: tuple[Use | Induction, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Obligation:
    """A value that any machine can decide: see `wire` for its text and its hash. made: names of its variables in the order
    in which the spec makes them, for readers; line, sources: of the case, if it has any, for them too. proposed: what the
    goal is about that nobody said and that was looked for, in words. Where such a goal is proved, so is the claim; a
    counterexample shows only that what was found is wrong. resting: other claims rest on it, and nobody else: that no lane
    satisfies its assumptions is no failure, and is not asked."""

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
    proposed: str = ""
    line: int = 0
    sources: tuple[str, ...] = ()
    resting: bool = False

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
        return replace(self, show=(), replay=(), made=(), line=0, sources=())

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
        return _reading(tuple(self.variables), self.given)

    @property
    def assumptions(self) -> tuple[Term, ...]:
        """The variables' ranges and what is given, each where it has a meaning."""
        found = self.reading
        return (*found.ranges, *found.given)
