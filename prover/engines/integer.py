"""The integer engine: unbounded parameters, products, division by symbolic values.

It runs the strategies of its table, one after the other, and writes down the proof that one of them finds. The proof is
read back and checked by `closing` and `kernel` before anybody calls the obligation proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from math import gcd
from typing import Any

import numpy as np

from ..base.clock import now
from ..language.constructors import add, both, either, mul, negation
from ..language.lemmas import assumed
from ..language.meanings import vectors
from ..language.meanings.text import text
from ..language.obligations import Holds, Obligation, Verdict
from ..language.parts import split, summands
from ..language.terms import Term, const, truth
from ..language.walking import conjuncts, substitute, variables
from ..proof.closing import Node, Proof, check_proof
from ..proof.errors import Refused, RuleError
from ..proof.multiples import prepared
from ..proof.rules import State
from . import apart, halves, horner, inverses, needed, opposed, pairs, spans, sweeping, valued
from .apart import said
from .beside import Beside, alone, beside, tied, whole
from .digits import equal_digits, meeting
from .division import MORE_PROPOSALS
from .outcome import Outcome, unknown
from .sampling import rows, some
from .saturation import OutOfTime, Strategy
from .search import Search, has_alternatives, strays
from .sharpening import sharpened
from .writing import certificate

NAME = "integer"

# one after the other, until one finds a proof
STRATEGIES = (
    Strategy(share=0.4, least=1.0),
    Strategy(steps=True, share=0.7),
    Strategy(bounds=True, share=0.5),
    Strategy(MORE_PROPOSALS, again=True),
)
NEAR = Strategy(near=True, share=0.1)  # before the others, where there is more to know than what the goal is about
PLAIN = Strategy(plain=True, share=0.1)  # before the others, where much is assumed that has alternatives
MOST_ALTERNATIVES = 8
LATE = Strategy(MORE_PROPOSALS, again=True, late=True, share=0.4)  # where digits of two numbers are assumed to be equal
BACK = Strategy(back=True, share=0.4)  # where two inputs are assumed to share an output
STEP_SECONDS = 5.0
SHARPER = 0.85  # share of the time for a goal with fewer alternatives, where there is one
AT_ONCE = 0.15  # share of the time for a goal with quotients by powers of two, of which it is known that they are not 0
SOON = 0.15  # seconds for a part of a goal before the values of exponents are tried one by one
UNNUMBERED = 0.2  # share of the time for places that hang on one of a few numbers, before it is each of them
MUCH, ALONE = 40, 0.1  # so many assumptions; share of the time for a goal with what is said of its variables alone
A_MOMENT = 0.2  # seconds for that in any case
TIED = 0.4  # the same without what loaded numbers may make true
POWERS = 0.3  # share of the time for powers of two that are not 0, because they are at least 1
DIGITS, AT_LEAST = 0.8, 0.1  # share of the time for the digits of a sum, where there are so many seconds
TOGETHER = 0.3  # share of the time in which all parts of a goal are tried at once


def applies(obligation: Obligation) -> str | None:
    return None if isinstance(obligation.goal, Holds) else "a bijection as such: give it an inverse"


def prove(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """A proof that the assumptions imply the goal, or None. Raises OutOfTime, RuleError.

    The statement must be `prepared`: the proof is about it as it stands.
    """
    if _fails_somewhere(assumptions, goal):
        return None
    found = _by_values(assumptions, goal, deadline)
    if found is None and halves.numbered(assumptions, goal):  # the digits may not hang on which one the number is
        found = apart.ranges(assumptions, goal, now() + UNNUMBERED * (deadline - now()))
    found = found or halves.by_condition(assumptions, goal, deadline)
    found = found or apart.ranges(assumptions, goal, deadline) or apart.digits_of_sums(assumptions, goal, deadline)
    if found is not None:
        return _checked(found)
    sharp = sharpened(assumptions, goal)
    if sharp is not goal:
        found = None
        with suppress(OutOfTime, RuleError):
            start = now()
            found = _by_strategies(assumptions, sharp, start + SHARPER * (deadline - start))
        if found is not None:
            return _checked(Proof(assumptions, goal, found.steps))
    found = _by_powers(assumptions, goal, deadline)
    found = found or _by_strategies(assumptions, goal, deadline) or _by_bounds(assumptions, goal, deadline)
    found = found or _by_places(assumptions, goal, deadline)
    return None if found is None else _checked(found)


def _by_values(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """By the values of exponents, where they are few."""
    numbers = valued.exponents(*assumptions, goal)
    if not numbers:
        return None
    steps, left = list[tuple[Term, Node]](), list[Term]()
    for part in conjuncts(goal):
        root = _tried(Search(assumptions, part, min(deadline, now() + SOON)))
        if root is None:
            left.append(part)
        else:
            steps.append((part, root))
    if not left:
        return Proof(assumptions, goal, steps)
    rest = both(*left)
    quotients = valued.quotients(rest)
    tried = ((q >= 1, _tried(valued.Valued(assumptions, q >= 1, deadline, numbers))) for q in quotients)
    known = [(formula, root) for formula, root in tried if root is not None]
    if known:
        until = now() + AT_ONCE * (deadline - now())
        root = _tried(Search(assumptions, rest, until, Strategy(opaque=quotients), said([*steps, *known])))
        if root is not None:
            return Proof(assumptions, goal, [*steps, *known, (rest, root)])
    root = _tried(valued.Valued(assumptions, rest, deadline, numbers))
    return None if root is None else Proof(assumptions, goal, [*steps, (rest, root)])


def _tried(search: Search) -> Node | None:
    with suppress(OutOfTime, RuleError):
        return search.run()
    return None


def _fails_somewhere(assumptions: Sequence[Term], goal: Term) -> bool:
    """Whether a sample that satisfies the assumptions does not satisfy the goal: then there is nothing to search for."""
    columns = some(assumptions, [goal])
    found = vectors.evaluate(columns, *conjuncts(goal)) if rows(columns) else []
    return any(np.any(lanes.ok & ~lanes.values) for lanes in found)


def _checked(proof: Proof) -> Proof:
    check_proof(proof)
    return proof


def _by_strategies(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    late = False
    for strategy in _strategies(assumptions, goal):
        start = now()
        until = min(deadline, start + max(strategy.share * (deadline - start), strategy.least))
        try:
            proof = _attempt(assumptions, goal, strategy, until)
        except OutOfTime:
            late = True
            continue
        if proof is not None:
            return proof
    if late:
        raise OutOfTime
    return None


def _strategies(assumptions: Sequence[Term], goal: Term) -> list[Strategy]:
    first, *others = STRATEGIES
    near = [PLAIN] if sum(map(has_alternatives, assumptions)) > MOST_ALTERNATIVES else []
    near += [NEAR] if strays(assumptions, goal) else []
    late = [LATE] if meeting(assumptions) else []
    back = [BACK] if inverses.proposal(assumptions, goal) is not None else []
    return [*near, *late, *back, first, *others] if equal_digits(assumptions) else [*near, *back, first, *late, *others]


def _by_digits(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """With the numbers as steps that are equal because their digits are, each step resting on those before it."""
    steps: list[tuple[Term, Node]] = []
    for formula in [*equal_digits(assumptions), goal]:
        root = Search(assumptions, formula, deadline, LATE, said(steps)).run()
        if root is not None:
            steps.append((formula, root))
    return Proof(assumptions, goal, steps) if steps and steps[-1][0] is goal else None


def _by_inverse(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """With the inputs as steps in terms of the output that they share, each of which says nothing about the other's."""
    found = inverses.proposal(assumptions, goal)
    if found is None:
        return None
    steps = _proved(assumptions, [formula for formula in found.short if formula not in set(found.shared)], deadline)
    first, others = BACK._replace(first=tuple(said(steps))), BACK._replace(apart=found.shared)
    for formula in found.equations:
        root = Search(assumptions, formula, deadline, others).run()
        if root is not None:
            steps.append((formula, root))
    root = Search(assumptions, goal, deadline, first, said(steps)).run() if steps else None
    return None if root is None else Proof(assumptions, goal, [*steps, (goal, root)])


def _by_powers(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """With 2^x >= 1 as a step for each part of the goal that says that it is not 0. Were it 0, it would be written so, and
    no rule speaks of it any more, though what is known of x may need cases first."""
    least = list[Term]()
    for part in conjuncts(goal):
        options = part.args if part.op == "or" else (part,)
        for option in options:
            power = _not_zero(option)
            if power is not None:
                least.append(either(*(other for other in options if other is not option), power >= 1))
    if not least:
        return None
    with suppress(OutOfTime, RuleError):
        return _after(assumptions, goal, least, STRATEGIES[0], now() + POWERS * (deadline - now()))
    return None


def _not_zero(formula: Term) -> Term | None:
    """The power of two with an exponent that is no number, of which the formula says that it is not 0."""
    if formula.op != "not" or formula.args[0].op != "eq":
        return None
    for power, other in (formula.args[0].args, formula.args[0].args[::-1]):
        if power.op == "shl" and power.args[0] is const(1) and power.args[1].op != "const" and other is const(0):
            return power
    return None


def _by_bounds(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """With v >= 1 as a step for each v that is at least another variable, which no product of facts says by itself."""
    lowest = [(v, v.payload[1]) for v in variables(*assumptions, goal)]
    least = [v >= 1 for v, low in lowest if low is not None and low.op != "const"]
    return _after(assumptions, goal, least, STRATEGIES[0], deadline)


def _by_places(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """With a step for two ranges of which one ends where the other begins, or before: that they begin at different places.
    These are then different multiples of what divides both, and an equation would have said what one of them is."""
    steps: list[Term] = []
    for part in conjuncts(goal):
        if part.op == "or" and [other.op for other in part.args] == ["le", "le"]:
            (end, its_place), (its_end, place) = (other.args for other in part.args)
            state = State()
            if all((state.poly(b) - state.poly(a)).constant for a, b in ((place, end), (its_place, its_end))):
                steps.append(negation(_equal(place, its_place)))
    return _after(assumptions, goal, steps, STRATEGIES[0], deadline)


def _by_horner(assumptions: Sequence[Term], goal: Term, deadline: float) -> tuple[Beside, Proof] | None:
    """A proof from what is said of each digit of a sum, that it is below its radix: then the sum is below the product of
    these, and wraps around nowhere. Each digit's from what it has to do with."""
    everything, shown = Beside(list(assumptions), [], False), list[Proof]()
    until, plain = now() + DIGITS * (deadline - now()), horner.unwrapped(goal)
    bounds, sizes = horner.proposals(assumptions, plain)
    for formula in bounds:
        found = spans.bounded(assumptions, formula)
        for own in (tied(everything, formula), everything) if found is None else ():
            root = _step(own.assumptions, formula, until)
            if root is not None:
                found = Proof(own.assumptions, formula, [(formula, root)])
                break
        if found is None:
            return None
        shown.append(found)
    proof = spans.bounded([*sizes, *bounds], plain, whole=True) if bounds else None
    if proof is not None and plain is not goal:
        shown.append(proof)
        known = [*sizes, *bounds, plain]
        root = _tried(Search(known, goal, until))
        proof = None if root is None else Proof(known, goal, [(goal, root)])
    return None if proof is None else (Beside(list(proof.assumptions), shown, True), proof)


def _equal(place: Term, other: Term) -> Term:
    """That they are equal, without a number that divides both."""
    parts = [[split(part) for part in summands(side)] for side in (place, other)]
    common = gcd(*(number for number, _ in chain(*parts))) or 1
    one, two = (add(*(mul(number // common, rest) for number, rest in side)) for side in parts)
    return one == two


def _after(
    assumptions: Sequence[Term], goal: Term, formulas: Iterable[Term], strategy: Strategy, deadline: float
) -> Proof | None:
    """A proof with those of the formulas as steps that the search proves; None where there are none."""
    steps = _proved(assumptions, formulas, deadline)
    root = Search(assumptions, goal, deadline, strategy, said(steps)).run() if steps else None
    return None if root is None else Proof(assumptions, goal, [*steps, (goal, root)])


def _attempt(assumptions: Sequence[Term], goal: Term, strategy: Strategy, deadline: float) -> Proof | None:
    if strategy.bounds:
        return _after(assumptions, goal, sweeping.bounds(assumptions, goal), strategy, deadline)
    if strategy.back:
        return _by_inverse(assumptions, goal, deadline)
    if strategy.late:
        return _by_digits(assumptions, goal, deadline)
    if not strategy.steps:
        root = Search(assumptions, goal, deadline, strategy).run()
        return None if root is None else Proof(assumptions, goal, [(goal, root)])
    steps = _proved(assumptions, sweeping.proposals(assumptions, goal), deadline)
    known = said(steps)
    with suppress(OutOfTime):
        start = now()
        root = (
            Search(assumptions, goal, start + TOGETHER * (deadline - start), strategy, known).run() if steps else None
        )
        if root is not None:
            return Proof(assumptions, goal, [*steps, (goal, root)])
    for part in conjuncts(goal):  # by itself a part does not split on the conditions of the others
        inner = _within(assumptions, part)
        more = _proved(assumptions, [formula for formula in inner if _ends(formula)], deadline)
        root = Search(assumptions, part, deadline, strategy, [*known, *said(more)]).run()
        if root is None:
            others = _proved(assumptions, [formula for formula in inner if not _ends(formula)], deadline)
            more += others
            root = Search(assumptions, part, deadline, strategy, [*known, *said(more)]).run() if others else None
        if root is None:
            return None
        steps += [*more, (part, root)]
    return Proof(assumptions, goal, steps)


def _within(assumptions: Sequence[Term], part: Term) -> list[Term]:
    """What `sweeping` proposes where the conditions hold under which this part of the goal says something."""
    conditions = [other for other in part.args if other.op in ("le", "lt")] if part.op == "or" else []
    said = [other for other in part.args if other.op not in ("le", "lt")]
    if not conditions or not said:
        return []
    known = [*assumptions, *map(negation, conditions)]
    return [either(*conditions, formula) for formula in sweeping.proposals(known, either(*said))]


def _proved(assumptions: Sequence[Term], formulas: Iterable[Term], deadline: float) -> list[tuple[Term, Node]]:
    """Those that the search proves, with their proofs."""
    steps: list[tuple[Term, Node]] = []
    for formula in formulas:
        ends = _ends(formula)
        held = _proved(assumptions, ends, deadline)
        whole = bool(ends) and len(held) == len(ends)
        root = _step(assumptions, formula, deadline, ends if whole else ())
        if whole and root is not None:
            steps += held
        if root is not None:
            steps.append((formula, root))
    return steps


def _step(assumptions: Sequence[Term], formula: Term, deadline: float, known: Sequence[Term] = ()) -> Node | None:
    for rules in (Strategy(), STRATEGIES[-1]):
        until = min(deadline, now() + STEP_SECONDS)
        with suppress(OutOfTime, RuleError):
            root = Search(assumptions, formula, until, rules, known).run()
            if root is not None:
                return root
    return None


def _ends(formula: Term) -> list[Term]:
    """0 <= x and x < c, for x = x mod c under conditions: apart they are easier."""
    conditions = list(formula.args) if formula.op == "or" else [formula]
    equal = conditions.pop()
    if equal.op != "eq":
        return []
    for x, other in (equal.args, equal.args[::-1]):
        if other.op == "mod" and other.args[0] is x and other.args[1].op == "const":
            return [either(*conditions, x >= 0), either(*conditions, x < other.args[1])]
    return []


def decide(obligation: Obligation, deadline: float) -> Outcome:
    assert isinstance(obligation.goal, Holds)
    assumptions, goal, multiples = prepared(obligation.assumptions, obligation.goal.formula)
    everything = Beside(list(assumptions), [], False)
    proof = spans.bounded(assumptions, goal) or opposed.contradicted(assumptions, goal, deadline)
    less = everything if proof is None else Beside(list(proof.assumptions), [], True)
    if proof is None and deadline - now() > AT_LEAST:
        less, proof = _by_horner(assumptions, goal, deadline) or (less, None)
    powers = bool(valued.exponents(*assumptions, goal))  # what is assumed of these is read value by value
    for fewer, share in () if powers or proof is not None else _fewer(everything, goal, deadline):
        less, proof = fewer, in_share(fewer.assumptions, goal, share, deadline)
        if proof is not None:
            break
    try:
        if proof is None:
            less = everything if powers else beside(assumptions, goal, deadline)
            proof = prove(less.assumptions, goal, deadline)
        if proof is None and less.left_aside:  # what has nothing to do with the goal may contradict itself
            less = everything
            proof = prove(assumptions, goal, deadline)
    except OutOfTime:
        return unknown(NAME, "out of time")
    except RuleError as error:  # the search asked the kernel for a step that is none
        return unknown(NAME, f"gave up: a step was refused: {error}")
    if proof is None:
        return unknown(NAME, "no chain of lemmas found")
    return _written(obligation, less, assumptions, proof, multiples)


def by_ends(obligation: Obligation, deadline: float) -> Outcome | None:
    """A proof by the ends of sums and products alone, which is found at once, and by digits that are; None where these do
    not do."""
    assert isinstance(obligation.goal, Holds)
    assumptions, goal, multiples = prepared(obligation.assumptions, obligation.goal.formula)
    proof = spans.bounded(assumptions, goal)
    found = (
        _by_horner(assumptions, goal, deadline) if proof is None else (Beside(list(proof.assumptions), [], True), proof)
    )
    return None if found is None else _written(obligation, found[0], assumptions, found[1], multiples)


def _written(
    obligation: Obligation, less: Beside, assumptions: Sequence[Term], proof: Proof, multiples: Mapping[Term, Term]
) -> Outcome:  # fmt: skip
    """What is to be said of a proof, once it is written down and read again. less: the assumptions that it was found by."""
    refused: Exception | None = None
    for every in (False, True) if less.left_aside else (True,):
        own = whole(less, assumptions, proof, every)
        try:
            tree, rebuilt = certificate(own, assumptions if less.left_aside else ())
            found = outcome(obligation, own, tree, multiples, rebuilt)
            found.baseless = not obligation.resting and any(map(_baseless, proof.trees))
            return found
        except (Refused, RuleError) as error:  # a step that it rests on may look idle
            refused = error
    return unknown(NAME, f"gave up: the proof cannot be written down: {refused}")


def _baseless(root: Node) -> bool:
    """Whether a tree that was checked closes without a case of what it shows."""
    stack = [root]
    while stack:
        node = stack.pop()
        if node.cases:
            return False
        stack += node.branches
    return True


def _fewer(everything: Beside, goal: Term, deadline: float) -> Iterator[tuple[Beside, float]]:
    """Some of the assumptions, where they are few of all, with the share of the time that they get."""
    count, numbered = len(everything.assumptions), halves.numbered(everything.assumptions, goal)
    if numbered or count >= MUCH:
        few = alone(everything, goal)
        if numbered or 2 * len(few.assumptions) < count:
            yield few, TIED if numbered else ALONE
    few = tied(everything, goal)
    if 2 * len(few.assumptions) < count:
        yield beside(few.assumptions, goal, deadline)._replace(left_aside=True), TIED


def in_share(assumptions: Sequence[Term], goal: Term, share: float, deadline: float) -> Proof | None:
    """A proof in a share of the time, or a moment."""
    with suppress(OutOfTime, RuleError):
        return prove(assumptions, goal, min(deadline, now() + max(A_MOMENT, share * (deadline - now()))))
    return None


def outcome(
    obligation: Obligation,
    proof: Proof,
    tree: dict[str, Any],
    multiples: Mapping[Term, Term],
    rebuilt: Proof | None = None,
) -> Outcome:
    """What is to be said of a proof and the tree that it was written to. multiples: as `prepared` has them; rebuilt: the
    proof as it is read back, where that is another one."""
    counted = rebuilt or proof
    lemmas = sum(1 for root in counted.trees for link in needed.links(root) if link.rule == "combine")
    originals = dict(zip(substitute(multiples, *obligation.assumptions), obligation.assumptions, strict=True))
    lemmas_used = set(obligation.given[len(assumed(obligation)) :])
    rests = [needed.rests(root) for root in proof.trees]
    unused = [originals[formula] for formula in needed.unused(rests, proof.assumptions)]
    unused = [formula for formula in unused if formula not in lemmas_used]
    return Outcome(
        verdict=Verdict.PROVED,
        engine=NAME,
        links=sum(len(found.facts) for found in rests),
        tree=tree,
        unused=[_text(formula) for formula in unused if not needed.says_multiple(formula, multiples)],
        witness={"kind": "chain", "lemmas": lemmas},
        detail=f"{lemmas} lemmas",
    )


@lru_cache(maxsize=256)  # statements about one kernel assume the same
def _text(formula: Term) -> str:
    return text(formula)


def nowhere(obligation: Obligation, deadline: float) -> bool:
    """Whether the digits of two sums show that nothing is as close as is assumed; asked where no sample is found."""
    assumptions, nothing, _ = prepared(obligation.assumptions, truth(False))
    if pairs.met(assumptions, nothing) is None or rows(some(assumptions, [nothing])):
        return False
    with suppress(OutOfTime, Refused, RuleError, RecursionError):
        found = apart.digits_of_sums(assumptions, nothing, deadline)
        if found is not None:
            certificate(_checked(found))
            return True
    return False
