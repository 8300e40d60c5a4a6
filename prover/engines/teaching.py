"""What to do about a statement that no engine decided: which part of it, why, and a change with which it is proved.

Every change is tried, and one that does not help is not mentioned. All of them are about how the statement is written: its
verdict stays unknown until somebody writes it so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from msgspec import Struct

from ..base.clock import now
from ..language.constructors import both, mul, negation
from ..language.definedness import definedness
from ..language.idioms import divides, within
from ..language.meanings.text import text
from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import BITWISE, Term, at_least, integer, is_const
from ..language.walking import conjuncts, postorder, range_of, substitute, variables
from . import ladder, sweeping
from .outcome import Advice

A_PART, AN_ATTEMPT = 1.0, 2.0  # seconds
MOST_PARTS, MOST_ATTEMPTS, ENOUGH = 12, 20, 2
LARGE, SMALL = 1 << 31, 64  # upper ends that are tried for variables without one
MOST_LEMMAS = 4  # of a sort
HELD = (Verdict.PROVED, Verdict.VACUOUS)  # of a case of a split


class Attempt(Struct, frozen=True):
    """A change in words, and the statements that together say what the unchanged one said, or that it would follow with
    what the words ask for. lemma: what the words say to prove first."""

    said: str
    statements: tuple[Obligation, ...]
    lemma: Obligation | None = None


def advice(obligation: Obligation, seconds: float) -> Advice:
    """What helps with an unknown obligation, looked for in so many seconds."""
    deadline = now() + seconds
    if not isinstance(obligation.goal, Holds):
        return Advice(
            why="only a finite one_to_one can be decided: claim an inverse, or that two points do not collide"
        )
    parts = conjuncts(obligation.goal.formula)
    left = [part for part in parts[:MOST_PARTS] if not _proved(_about(obligation, part), A_PART, deadline)]
    left += parts[MOST_PARTS:]
    found = Advice(parts=len(parts), undecided=[text(part) for part in left])
    if not left:
        found.helps.append("claim each part of the goal as a case of its own: by itself each is proved")
        return found
    hard = _about(obligation, both(*left))
    found.why = _why(hard)
    for attempts in ATTEMPTS:
        for attempt in attempts(hard):
            if found.tried == MOST_ATTEMPTS or len(found.helps) == ENOUGH or now() > deadline:
                return found
            found.tried += 1
            if all(_proved(statement, AN_ATTEMPT, deadline) for statement in attempt.statements):
                found.helps.append(attempt.said + _of_lemma(attempt.lemma, deadline))
                break
    return found


def _of_lemma(lemma: Obligation | None, deadline: float) -> str:
    if lemma is None:
        return ""
    return ", which is proved" if _proved(lemma, AN_ATTEMPT, deadline) else ", which was not proved in this short time"


def _about(obligation: Obligation, goal: Term) -> Obligation:
    return replace(obligation, goal=Holds(goal), show=(), replay=())


def _proved(obligation: Obligation, seconds: float, deadline: float) -> bool:
    left = min(seconds, deadline - now())
    return left > 0 and ladder.decide(obligation, left).verdict in HELD


# -- why -----------------------------------------------------------------------------------------------------


def _why(obligation: Obligation) -> str:
    for node in postorder(*obligation.roots):
        if node.op in BITWISE:
            own = [each for each in postorder(node) if each.op == "var"]
            ends = [v.payload[0] for v in own if any(end is None or not is_const(end) for end in v.payload[1:])]
            if ends:
                said = ", ".join(dict.fromkeys(ends))
                return (
                    f"it is about the bits of {said} without an end: bit-vectors want numbers at both ends of a range"
                )
    for node in postorder(*obligation.roots):
        if node.op in ("div", "mod") and variables(node.args[1]) and variables(node.args[0]):
            return f"it divides by {text(node.args[1])}, whose value is not known: no method decides all of these"
    for node in postorder(*obligation.roots):
        if node.op == "mul" and sum(1 for factor in node.args if variables(factor)) > 1:
            return f"it multiplies unknowns, {text(node)}: no method decides all of these"
    return "the search ended without a proof, and without a counterexample"


# -- changes -------------------------------------------------------------------------------------------------


def _fresh(obligation: Obligation, name: str) -> str:
    return _unused({variable.payload[0] for variable in obligation.variables}, name)[0]


def _premises(obligation: Obligation) -> Iterator[Attempt]:
    """What implies the goal, as assumptions."""
    assert isinstance(obligation.goal, Holds)
    if obligation.goal.formula.op == "or":
        *others, last = obligation.goal.formula.args
        given = [negation(other) for other in others]
        words = f"assume what implies it: given=[{', '.join(map(text, given))}], and claim only {text(last)}"
        yield Attempt(words, (_with(_about(obligation, last), [*obligation.given, *given]),))


def _quotients(obligation: Obligation) -> Iterator[Attempt]:
    """An assumption that one number divides another, with its quotient."""
    for number, formula in enumerate(obligation.given):
        if formula.op == "eq" and formula.args[0].op == "mod" and is_const(formula.args[1], 0):
            value, divisor = formula.args[0].args
            low = 0 if at_least(value, 0) and at_least(divisor, 1) else None
            quotient = integer(_fresh(obligation, "q"), low)
            given = list(obligation.given)
            given[number] = divides(divisor, value, quotient)
            said = f"name the quotient: divides({text(divisor)}, {text(value)}, {text(quotient)}) in given"
            # where the divisor is 0 the assumption has no value, and the claim fails
            defined = _about(_with(obligation, list(obligation.given[:number])), divisor != 0)
            yield Attempt(said, (defined, _with(obligation, given)))


def _splits(obligation: Obligation) -> Iterator[Attempt]:
    """Two cases: a condition that the statement chooses by, and its opposite."""
    nodes = [node for node in postorder(*obligation.roots) if node.op == "ite"]
    conditions = dict.fromkeys(part for node in nodes for part in conjuncts(node.args[0]))
    for condition in conditions:
        sides = [_with(obligation, [*obligation.given, side]) for side in (condition, negation(condition))]
        yield Attempt(f"split it: one case with given=[{text(condition)}], one with the opposite", tuple(sides))


def _digits(obligation: Obligation) -> Iterator[Attempt]:
    """x = q*n + r for a variable that is divided by n."""
    seen: set[tuple[Term, Term]] = set()
    for node in postorder(*obligation.roots):
        if node.op not in ("div", "mod"):
            continue
        for variable in variables(node.args[0]):
            divisor = node.args[1]
            free = set(variables(divisor))
            bounded = any(variable in set(variables(v)) for v in obligation.variables if v is not variable)
            if variable in free or (variable, divisor) in seen or bounded:
                continue
            seen.add((variable, divisor))
            inner = _inner(obligation, variable, divisor)
            if inner is not None:
                yield _with_digits(obligation, variable, [divisor, inner])
            yield _with_digits(obligation, variable, [divisor])


def _inner(obligation: Obligation, variable: Term, divisor: Term) -> Term | None:
    """n of (x div divisor) div n or mod n, and of (x mod n*divisor) div divisor."""
    for node in postorder(*obligation.roots):
        if node.op not in ("div", "mod") or node.args[0].op not in ("div", "mod"):
            continue
        (value, first), last = node.args[0].args, node.args[1]
        if value is variable and node.args[0].op == "div" and first is divisor:
            return last
        if value is variable and node.args[0].op == "mod" and last is divisor and first.op == "mul":
            rest = [factor for factor in first.args if factor is not divisor]
            if len(rest) == len(first.args) - 1:
                return mul(*rest)
    return None


def _with_digits(obligation: Obligation, variable: Term, divisors: list[Term]) -> Attempt:
    """The last digit is that of the first divisor."""
    name = variable.payload[0]
    taken = {other.payload[0] for other in obligation.variables}
    q, *digits = (integer(each, None) for each in _unused(taken, "q", *"rst"[: len(divisors)]))
    x, ends = q, []
    for digit, divisor in zip(reversed(digits), reversed(divisors), strict=True):
        x = x * divisor + digit
        ends.append(within(digit, 0, divisor))
    if at_least(variable, 0):
        ends.append(q >= 0)
    ranges = substitute({variable: x}, *range_of(variable))
    changed = substitute({variable: x}, *obligation.given, *obligation.roots[len(obligation.given) :])
    positive = _about(obligation, both(*(divisor >= 1 for divisor in divisors)))
    bounds = ", ".join(f"0 <= {text(digit)} < {text(n)}" for digit, n in zip(digits, divisors, strict=True))
    words = f"give the digits of {name}: {name} = {text(x)} with {bounds}"
    return Attempt(words, (positive, _with(_about(obligation, changed[-1]), [*ends, *ranges, *changed[:-1]])))


def _unused(taken: set[str], *names: str) -> list[str]:
    return [next(each for each in (name, *(f"{name}{n}" for n in range(2, 99))) if each not in taken) for name in names]


def _names(obligation: Obligation) -> Iterator[Attempt]:
    """A variable of its own for a product, a quotient or a remainder that stands there more than once."""
    parents: dict[Term, int] = {}
    for node in postorder(*obligation.roots):
        for part in dict.fromkeys(node.args):
            parents[part] = parents.get(part, 0) + 1
    for node, count in parents.items():
        if count < 2 or node.op not in ("mul", "div", "mod", "named") or not variables(node) or not node.total:
            continue
        low = node.least
        value = integer(_fresh(obligation, "x"), low)
        ends = [] if node.op != "mod" else [within(value, 0, node.args[1])]
        changed = substitute({node: value}, *obligation.given, *obligation.roots[len(obligation.given) :])
        least = "any integer" if low is None else f"at least {low}"
        words = f"name {text(node)}: make it a variable; the proof needs only that it is {least}"
        yield Attempt(words, (_with(_about(obligation, changed[-1]), [*ends, *changed[:-1]]),))


def _lemmas(obligation: Obligation) -> Iterator[Attempt]:
    """Equalities of parts of the goal and bounds of them that hold at every sample."""
    assert isinstance(obligation.goal, Holds)
    goal = obligation.goal.formula
    known = {frozenset(part.args) for part in conjuncts(goal) if part.op in ("eq", "le", "lt")}
    for proposals in (sweeping.proposals, sweeping.bounds):
        for lemma in proposals(obligation.assumptions, goal)[:MOST_LEMMAS]:
            if frozenset(lemma.args) in known:  # the goal itself helps nobody
                continue
            said = f"prove this first, as a claim of its own, and be using=[it] here: {text(lemma)}"
            yield Attempt(said, (_with(obligation, [*obligation.given, lemma]),), _about(obligation, lemma))


def _bounds(obligation: Obligation) -> Iterator[Attempt]:
    """An upper end for the variables that have none: each by itself, then all; a large one before a small one."""
    ends = [variable for variable in obligation.variables if variable.payload[2] is None]
    for some in [*([one] for one in ends), *([ends] if len(ends) > 1 else [])]:
        names = ", ".join(variable.payload[0] for variable in some)
        for end, said in ((LARGE, "2^31"), (SMALL, str(SMALL))):
            yield Attempt(
                f"bound {names}, if that may be: with {names} < {said} it is proved", (_ended(obligation, some, end),)
            )


def _ended(obligation: Obligation, some: list[Term], end: int) -> Obligation:
    """The obligation with an end in the ranges of these variables, where every engine looks for it; as an assumption where
    the range of another one is said by them."""
    others = set(obligation.variables) - set(some)
    if any(set(some) & set(variables(other)) for other in others):
        return _with(obligation, [*obligation.given, *(variable < end for variable in some)])
    news = {variable: integer(variable.payload[0], variable.payload[1], end) for variable in some}
    changed = substitute(news, *obligation.given, *obligation.roots[len(obligation.given) :])
    return replace(_about(obligation, changed[-1]), given=tuple(changed[:-1]))


# what says the same comes before what asks for more
ATTEMPTS: tuple[Callable[[Obligation], Iterator[Attempt]], ...] = (
    _premises, _quotients, _splits, _names, _digits, _lemmas, _bounds,
)  # fmt: skip


def _with(obligation: Obligation, given: list[Term]) -> Obligation:
    """The obligation with other assumptions, which must have a value where they are read."""
    assert isinstance(obligation.goal, Holds)
    parts = [part for formula in given for part in conjuncts(formula)]
    goal = both(obligation.goal.formula, *definedness(*parts))
    return replace(obligation, given=tuple(given), goal=Holds(goal))
