"""Proofs that sums of products stay between numbers, by the ends of what they are made of: interval arithmetic, written as
one combination for each end. Most of what is asked about words of 32 and 64 bits is of this kind. Untrusted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import lru_cache, partial
from math import ceil

from ..language.constructors import negation
from ..language.parts import summands
from ..language.terms import Term, const
from ..language.walking import conjuncts, variables
from ..proof.closing import Node, Proof, check_proof
from ..proof.errors import RuleError
from ..proof.facts import Share
from ..proof.polynomials import Monomial, Poly, atom, constant
from ..proof.rules import State
from . import signed, sized
from .digits import DIVISIONS
from .signed import End, Ends

Close = Callable[[State, Ends, Term, Poly], Node | None]
MOST_CONDITIONS = 6  # each of which makes two cases
ROUNDS = 3  # in which an end says something of the next one


def bounded(assumptions: Sequence[Term], goal: Term, whole: bool = False) -> Proof | None:
    """A proof of comparisons from the ends of what they compare, and from what is known of factors; None where neither
    does. whole: first of conditionals as they stand, of which something may be assumed."""
    parts = conjuncts(goal)
    if not all(part.op in ("le", "lt") or _differs(part) for part in parts):
        return None
    plain = tuple(formula for formula in assumptions if formula.op not in ("or", "not"))
    numbers = all(_by_numbers(part) for part in parts)
    with suppress(RuleError):
        state, ends = _begun(plain, ())
        first = len(state.facts)
        root = _root(state, first, ends, parts, _either, None) if whole else None
        root = _root(state, first, ends, parts, _closed) if numbers and root is None else root
        names = signed.names(goal, lambda term: _between(state, first, ends, term)) if numbers and root is None else ()
        if names:
            state, ends = _begun(plain, names)
            root = _root(state, len(state.facts), ends, parts, _closed)
        if root is None:
            state, ends = _begun(plain, ())
            root = _root(state, first, ends, parts, _either)
        if root is None and numbers and not whole:
            turns = _turns(assumptions, goal)
            plain = *plain, *turns
            state, ends = _begun(plain, ())
            root = _in_turns(state, ends, parts, turns) if turns else None
        if root is None:
            return None
        proof = Proof(plain, goal, [(goal, root)])
        check_proof(proof)
        return proof
    return None


def _turns(assumptions: Sequence[Term], goal: Term) -> list[Term]:
    """What is assumed of iterations that the goal speaks of: that there was none, or that the one before went on."""
    own = set(variables(goal))
    return [one for one in assumptions if one.op == "or" and not own.isdisjoint(map(_first_turn, one.args))]


def _first_turn(option: Term) -> Term | None:
    """The variable that is 0, where the option says that."""
    sides = option.args if option.op == "eq" else ()
    return (
        next((own for own, other in (sides, sides[::-1]) if own.op == "var" and other is const(0)), None)
        if sides
        else None
    )


def _in_turns(state: State, ends: Ends, parts: Sequence[Term], turns: Sequence[Term]) -> Node | None:
    """The root, with a branch for each way in which these may hold."""
    root, first = Node(state), len(state.facts)
    waiting = [(root, 0)]
    while waiting:
        node, at = waiting.pop()
        if at == len(turns):
            if not _shown(node, first, ends, parts, MOST_CONDITIONS, _either):
                return None
            continue
        for option in turns[at].args:
            below = State(node.state)
            below.assume(option)
            node.branches.append(Node(below))
        waiting += [(below, at + 1) for below in node.branches]
    return root


def _differs(part: Term) -> bool:
    return part.op == "not" and part.args[0].op == "eq"


def _by_numbers(part: Term) -> bool:
    """Whether it compares with a number, which may be one of several summands."""
    return any(one.op == "const" for side in _sides(part) for one in summands(side))


def _sides(part: Term) -> tuple[Term, ...]:
    return part.args[0].args if _differs(part) else part.args


def _margin(state: State, part: Term) -> Poly:
    """What is not negative where the comparison holds; of a difference, where the left side is more."""
    left, right = map(state.poly, _sides(part))
    return left - right - 1 if _differs(part) else right - left - (part.op == "lt")


def _root(
    state: State, first: int, ends: Ends, parts: Sequence[Term], close: Close, left: int | None = MOST_CONDITIONS
) -> Node | None:  # fmt: skip
    root = Node(state)
    return root if _shown(root, first, ends, parts, left, close) else None


def _between(state: State, first: int, ends: Ends, term: Term) -> tuple[int, int] | None:
    """The numbers between which the term is, as far as the ends say so. ends: what the facts before the first say."""
    poly = state.poly(term)
    _divided(state, [poly])
    ends = _ends(state, first, ends)
    found = [_sum(state, ends, side, poly) for side in (1, -1)]
    return None if found[0] is None or found[1] is None else (ceil(found[0][0]), -ceil(found[1][0]))


def _shown(node: Node, first: int, ends: Ends, parts: Sequence[Term], left: int | None, close: Close) -> bool:
    """Closes each part below the node, in both cases of each condition that their conditionals hang on. ends: what the
    facts before the first say. left: how many conditions there may be; None for conditionals as they are."""
    state = node.state
    margins = [_margin(state, part) for part in parts]
    _divided(state, margins)
    ends = _ends(state, first, ends)
    own = set[int]().union(*(margin.atoms for margin in margins))
    said = [fact.poly for number, fact in state.live() if number >= first and fact.poly.atoms & own]
    inside = set[int]().union(*(state.atoms.inside(poly) for poly in (*margins, *said)))
    chosen = min(
        (number for number in inside if number in state.conditionals and number not in state.rewrites), default=None
    )
    if chosen is None or left is None:
        cases = (close(state, ends, part, margin) for part, margin in zip(parts, margins, strict=True))
        for case in cases:
            if case is None:
                return False
            node.cases.append(case)
        return True
    condition = state.conditionals[chosen].args[0]
    for said in (condition, negation(condition)) if left else ():
        below = State(state)
        below.assume(said)
        node.branches.append(Node(below))
        case = node.branches[-1]
        if not below.choose(chosen) or not _shown(case, len(state.facts), ends, parts, left - 1, close):
            return False
    return bool(left)


def _begun(plain: tuple[Term, ...], names: tuple[Term, ...]) -> tuple[State, Ends]:
    """A state that assumes these, and the ends that they give. names: sums that get a name first."""
    first, ends = _first(plain, names)
    state = State()
    for name, value in vars(first).items():
        if name != "_readings":  # which reads for the state that it is of
            setattr(state, name, value.copy() if isinstance(value, (list, dict, set)) else value)
    return state, ends


@lru_cache(maxsize=64)  # statements about one kernel assume the same
def _first(plain: tuple[Term, ...], names: tuple[Term, ...]) -> tuple[State, Ends]:
    state = State()
    for name in names:
        state.define(name)
    for formula in plain:
        state.assume(formula)
    _divided(state, [fact.poly for fact in state.facts])
    for number in range(len(state.facts)):
        state.tighten(number)
    ends = _ends(state, 0, {})
    for number, value in state.definitions.items():
        _named(state, ends, number, value)
    return state, ends


def _named(state: State, ends: Ends, number: int, value: Poly) -> None:
    """Notes the ends of a sum that has a name, as facts, where those of its parts say more."""
    for side in (1, -1):
        found = _sum(state, ends, side, value)
        if found is None or found[0].denominator > 1:
            continue
        least, known = int(found[0]), ends.get((number, side))
        if known is None or known.value < least:
            shares = [
                *found[1],
                Share(Fraction(side), (), signed.defined_by(state, number)),
                Share(Fraction(1), (), -1),
            ]
            ends[number, side] = End(found[0], ((Fraction(1), state.combine(atom(number) * side - least, shares)),))


def _divided(state: State, polys: Sequence[Poly]) -> None:
    """Says what quotients and remainders are, of all that the polys speak of."""
    for number in sorted(set[int]().union(*(state.atoms.inside(poly) for poly in polys))):
        kind, _, arguments = state.atoms[number]
        if kind in DIVISIONS:
            state.euclid(*arguments)


def _ends(state: State, first: int, known: Ends) -> Ends:
    """The best ends that facts give, and these with one another. first: the facts before are said by what is known."""
    facts = [
        (number, fact.poly, sign)
        for number, fact in enumerate(state.facts)
        if number >= first and all(len(monomial) <= 1 for monomial in fact.poly.terms)
        for sign in ((1, -1) if fact.equal else (1,))
    ]
    if not facts:
        return known
    ends = dict(known)
    for number, poly, sign in sorted(facts, key=lambda fact: len(fact[1].terms)):
        _narrow(state, ends, number, poly, sign)
    several = [fact for fact in facts if len(fact[1].atoms) > 1]
    for _ in range(ROUNDS):
        before = dict(ends)
        for number, poly, sign in several:
            _narrow(state, ends, number, poly, sign)
        if ends == before:
            break
    return ends


def _narrow(state: State, ends: Ends, number: int, poly: Poly, sign: int) -> None:
    """Notes what the fact says of each of its atoms, given what ends the others have: sign * poly is not negative."""
    terms = {monomial[0]: sign * factor for monomial, factor in poly.terms.items() if monomial}
    against = {one: ends.get((one, -1 if factor > 0 else 1)) for one, factor in terms.items()}
    unknown = [one for one, end in against.items() if end is None]
    if len(unknown) > 1:
        return
    for one in unknown or terms:
        scale, side = abs(terms[one]), 1 if terms[one] > 0 else -1
        others = [(Fraction(abs(terms[other]), scale), end) for other, end in against.items() if end and other != one]
        value = Fraction(-sign * poly.terms.get((), 0), scale) + sum(weight * end.value for weight, end in others)
        if (one, side) not in ends or ceil(value) > ends[one, side].value:
            shares = {number: Fraction(sign, scale)}
            for weight, end in others:  # a fact once, by however many ways it comes
                for part, fact in end.shares:
                    shares[fact] = shares.get(fact, Fraction(0)) + weight * part
            own = tuple((part, fact) for fact, part in shares.items() if part)
            ends[one, side] = _whole(state, one, side, End(value, own))


def _whole(state: State, one: int, side: int, end: End) -> End:
    """The end as a number without a fraction."""
    scale = end.value.denominator
    if scale == 1:
        return end
    shares = [Share(scale * weight, (), fact) for weight, fact in end.shares]
    multiple = state.combine(atom(one) * (side * scale) - end.value.numerator, [*shares, Share(Fraction(1), (), -1)])
    return End(Fraction(ceil(end.value)), ((Fraction(1), state.tighten(multiple)),))


def _closed(state: State, ends: Ends, part: Term, margin: Poly) -> Node | None:
    """The case that the part is false, contradicted; None where the ends leave room for it."""
    found = _sum(state, ends, 1, margin)
    if found is None or found[0] < 0:
        return None
    begun = sized.denied(state, part, margin)
    if begun is None:
        return None
    case, false = begun
    room = 1 + found[0]
    whole = [Share(share.weight / room, share.monomial, share.fact) for share in found[1]]
    case.combine(constant(-1), [*whole, Share(1 / room, (), false)])
    return Node(case)


def _either(state: State, ends: Ends, part: Term, margin: Poly) -> Node | None:
    """The same, or by facts that speak of several atoms."""
    return _closed(state, ends, part, margin) or sized.closed(state, partial(_counts, state, ends), part, margin)


def _sum(state: State, ends: Ends, side: int, poly: Poly) -> tuple[Fraction, list[Share]] | None:
    """(what side * poly is at least, shares that add up to what it is beyond)."""
    least, shares = Fraction(0), list[Share]()
    for monomial, factor in poly.terms.items():
        found = _least(state, ends, monomial, side if factor > 0 else -side)
        if found is None:
            return None
        least += abs(factor) * found[0]
        shares += [Share(abs(factor) * weight, factors, fact) for weight, factors, fact in found[1]]
    return least, shares


def _least(state: State, ends: Ends, monomial: Monomial, side: int) -> tuple[Fraction, list[Share]] | None:
    """(what side * monomial is at least, shares that add up to what it is beyond). Of several factors one takes its end, as
    often as the others are, and so on; of these only one may be negative."""
    if not monomial:
        return Fraction(side), []
    negative = [at for at, number in enumerate(monomial) if len(monomial) > 1 and not _counts(state, ends, number)]
    if len(negative) > 1:
        return signed.least(state, ends, monomial, side, _counts)
    at = negative[0] if negative else 0
    end, rest = ends.get((monomial[at], side)), monomial[:at] + monomial[at + 1 :]
    if end is None:
        return None
    beyond = [Share(weight, rest, fact) for weight, fact in end.shares]
    if not rest:
        return end.value, beyond
    times, others = abs(end.value), _least(state, ends, rest, 1 if end.value >= 0 else -1)
    if others is None:
        return None
    return times * others[0], beyond + [
        Share(times * share.weight, share.monomial, share.fact) for share in others[1] if times
    ]


def _counts(state: State, ends: Ends, number: int) -> bool:
    """Whether the atom is known not to be negative: as a fact, which is made where it only follows."""
    end = ends.get((number, 1))
    if end is None or end.value < 0:
        return False
    if state.non_negative(number) is None:
        room = 1 + end.value
        shares = [Share(weight / room, (), fact) for weight, fact in end.shares]
        state.combine(atom(number), [*shares, Share(1 / room, (), -1)])
    return True
