"""Lemmas: what proved claims say at terms, assumed by another obligation; and induction over one of its variables.

What they say stands at the end of the obligation's ``given``, after what a spec assumes. The obligation without it,
which is what its claim means, follows once everything that is `needed` is proved:

    a lemma at terms    the lemma; its ranges and assumptions at these terms, and that the terms have values ("premises")
    an induction        the goal at the variable's least value ("base"), and at the next one where it holds at one ("step")

The terms of a lemma are made of the obligation's own variables: one more could have an empty range, over which anything
holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any

from .constructors import both
from .definedness import definedness
from .obligations import Induction, Obligation, Use, Using
from .reaching import Reading
from .terms import INT, Term, as_int, integer, truth
from .walking import conjuncts, range_of, substitute, variables
from .yielding import made, taken


class LemmaError(ValueError):
    """A lemma that cannot be used so; the message is one line."""


def assumed(obligation: Obligation) -> tuple[Term, ...]:
    """What is given and nobody proves."""
    return obligation.given if obligation.using is None else obligation.given[: obligation.using.assumed]


def plain(obligation: Obligation) -> Obligation:
    """What the obligation means: the same without what it uses."""
    return replace(obligation, given=assumed(obligation), using=None)


def formulas(obligation: Obligation, use: Use | Induction) -> tuple[Term, ...]:
    """What the use says about the obligation's variables; that it has a value comes first."""
    if isinstance(use, Induction):
        parts = conjuncts(_formula(obligation))
    else:
        parts = conjuncts(substitute(dict(use.at), _formula(use.lemma))[0])
    return tuple(part for part in dict.fromkeys((*definedness(*parts), *parts)) if part is not truth(True))


def _formula(obligation: Obligation) -> Term:
    found: Term | None = getattr(obligation.goal, "formula", None)
    if found is None:
        raise LemmaError(f"{obligation.name} says that a map is one to one, which is no formula")
    return found


def with_uses(obligation: Obligation, uses: Sequence[Use | Induction]) -> Obligation:
    """The obligation, which uses nothing so far, with what these say among its assumptions. Raises LemmaError."""
    if not uses:
        return obligation
    for use in uses:
        if isinstance(use, Use):
            _check_use(obligation, use)
        elif len(uses) > 1:
            raise LemmaError("a goal is proved by induction, or by lemmas; state the other part as a claim of its own")
        else:
            _check_induction(obligation, use)
    said = chain.from_iterable(formulas(obligation, use) for use in uses)
    given = dict.fromkeys((*obligation.given, *said))
    return replace(obligation, given=tuple(given), using=Using(len(dict.fromkeys(obligation.given)), tuple(uses)))


def checked(obligation: Obligation) -> Obligation:
    """The obligation, if what it has among its assumptions is what it uses. Raises LemmaError."""
    if obligation.using is not None:
        number = obligation.using.assumed
        own = obligation.given[:number]
        if not 0 <= number <= len(obligation.given) or not obligation.using.uses or len(dict.fromkeys(own)) != number:
            raise LemmaError("it does not say which of its assumptions are lemmas")
        again = with_uses(plain(obligation), obligation.using.uses)
        if len(again.given) != len(obligation.given) or any(
            one is not other for one, other in zip(again.given, obligation.given, strict=True)
        ):
            raise LemmaError("what it assumes is not what its lemmas say")
    return obligation


def _check_use(obligation: Obligation, use: Use) -> None:
    lemma = use.lemma
    if lemma.expected != "proved":
        raise LemmaError(f"{lemma.name} is a finding, which is false; it cannot be a lemma")
    wanted = lemma.variables
    if len(use.at) != len(wanted) or any(
        one is not other or term.sort != INT for (one, term), other in zip(use.at, wanted, strict=True)
    ):
        raise LemmaError(f"{lemma.name} is used at something else than its variables")
    own = set(variables(*obligation.roots))
    for variable in variables(*use.terms):
        if variable not in own:
            raise LemmaError(
                f"{lemma.name} is used at {variable.payload[0]}, which is no variable of the goal or of what is given"
            )


def _check_induction(obligation: Obligation, use: Induction) -> None:
    over = use.over
    name = over.payload[0] if over.op == "var" else ""
    if over not in set(variables(_formula(obligation))):
        raise LemmaError(f"induction is over a variable of the goal, which {name or repr(over)} is not")
    if over.payload[1] is None:
        raise LemmaError(f"induction needs a least value of {name}")
    others = [bound for v in obligation.variables for bound in v.payload[1:] if bound is not None]
    if over in set(variables(*obligation.given, *others)):
        raise LemmaError(
            f"{name} stands in an assumption or in the range of another variable, which induction over it cannot use;"
            f" make it a premise of the goal: implies(what is assumed, goal)"
        )


# -- what has to be proved beside ----------------------------------------------------------------------------


def needed(obligation: Obligation) -> Iterator[Obligation]:
    """Everything that has to be proved for the obligation to hold without what it uses."""
    if obligation.using is not None:
        yield from (use.lemma for use in obligation.using.uses if isinstance(use, Use))
        yield from beside(obligation)


def beside(obligation: Obligation) -> Iterator[Obligation]:
    """What of it is about the obligation's own variables: premises of lemmas, base and step of an induction."""
    for number, use in enumerate(obligation.using.uses if obligation.using is not None else ()):
        if isinstance(use, Induction):
            yield from _base_and_step(plain(obligation), use.over)
        else:
            yield from _premises(obligation, use, number)


def _stated(obligation: Obligation, what: str, given: Sequence[Term], goal: Iterable[Term], *terms: Term) -> Obligation:
    """Given this, the goal holds; it, what is given and the terms have values."""
    parts = tuple(goal)
    meant = definedness(*chain.from_iterable(map(conjuncts, given)), *parts, *terms)
    case = f"{obligation.case}, {what}" if obligation.case else what
    meaning: Any = obligation.goal
    return replace(
        obligation, case=case, given=tuple(given), goal=replace(meaning, formula=both(*parts, *meant)),
        show=(), replay=(), using=None,
    )  # fmt: skip


def _premises(obligation: Obligation, use: Use, number: int) -> Iterator[Obligation]:
    """That the lemma may be used at its terms, unless that is assumed word for word."""
    own = plain(obligation)
    reading = Reading(own.variables, own.given)
    known = {truth(True), *chain.from_iterable(map(conjuncts, (*reading.ranges, *reading.given)))}
    ranges = chain.from_iterable(range_of(variable) for variable, _ in use.at)
    at = substitute(dict(use.at), *ranges, *assumed(use.lemma))
    wanted = [part for formula in at for part in conjuncts(formula)]
    wanted = [part for part in (*wanted, *definedness(*wanted, *use.terms)) if part not in known]
    if wanted:
        what = f"premises of lemma {number + 1}, {use.lemma.name}"
        stated = _stated(own, what, own.given, dict.fromkeys(wanted), *use.terms)
        mentioned = set(variables(*stated.roots))
        earlier = obligation.using.uses[:number] if obligation.using is not None else ()
        yield with_uses(
            stated, [one for one in earlier if isinstance(one, Use) and mentioned.issuperset(variables(*one.terms))]
        )


def _base_and_step(obligation: Obligation, over: Term) -> Iterator[Obligation]:
    name, low, high = over.payload
    (first,) = substitute({over: low}, _formula(obligation))
    ends = [low] if high is None else [low, high]
    some = [] if high is None or (low < high) is truth(True) else [low < high]
    yield _stated(obligation, "base", [*obligation.given, *some], conjuncts(first), *ends)
    inside = integer(name, low, None if high is None else high - 1)
    holds = [substitute({over: inside}, part)[0] for part in formulas(obligation, Induction(over))]
    (after,) = substitute({over: inside + 1}, _formula(obligation))
    yield _stated(obligation, "step", [*obligation.given, *holds], conjuncts(after), *ends)


# -- as specs write it ---------------------------------------------------------------------------------------


def wanted(lemma: Lemma, instead: Lemma | None = None) -> Lemma:
    """The lemma, which some case should use: a claim that makes it for none is told so. instead: whose instance it is."""
    taken(instead)
    made(lemma, f"the lemma {lemma.name}", "no case uses it: Case(..., using=[...])")
    return lemma


@dataclass(frozen=True, slots=True, eq=False)
class Lemma:
    """A claim, or an answer of `prove`, as others use it; called with terms by the names of its variables, it is that
    instance. find: its obligations; only: the name of the one that is meant, or None for all of them."""

    name: str
    find: Callable[[], Sequence[Obligation]]
    only: str | None = None
    at: Mapping[str, Term | int] = field(default_factory=dict)

    def __call__(self, **at: Term | int) -> Lemma:
        return wanted(replace(self, at={**self.at, **at}), self)

    def as_lemma(self) -> Lemma:
        return self

    def uses(self, obligation: Obligation) -> list[Use]:
        """The lemma at the terms, and at the obligation's variables of the same names. Raises LemmaError."""
        found = [one for one in self.find() if self.only is None or one.case == self.only]
        if not found:
            raise LemmaError(f"{self.name} has no case {self.only!r}")
        known = {variable.payload[0] for lemma in found for variable in lemma.variables}
        if unknown := [name for name in self.at if name not in known]:
            raise LemmaError(f"{self.name} has no variable {unknown[0]!r}; it is about {', '.join(sorted(known))}")
        own = {variable.payload[0]: variable for variable in obligation.variables}
        return [Use(lemma, tuple((v, self._term(lemma, v, own)) for v in lemma.variables)) for lemma in found]

    def _term(self, lemma: Obligation, variable: Term, own: Mapping[str, Term]) -> Term:
        name = variable.payload[0]
        if name in self.at:
            return as_int(self.at[name])
        if name not in own:
            short = self.name.rpartition(".")[2]
            raise LemmaError(
                f"{lemma.name} is about {name}, which is no variable here; say what it is: using=[{short}({name}=...)]"
            )
        return own[name]
