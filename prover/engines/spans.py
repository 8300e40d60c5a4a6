"""Proofs that sums of products stay between numbers, by the ends of what they are made of: interval arithmetic, written as
one combination for each end. Most of what is asked about words of 32 and 64 bits is of this kind. Untrusted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from math import ceil

from ..language.constructors import negation
from ..language.parts import summands
from ..language.terms import Term, const
from ..language.walking import conjuncts, variables
from ..proof.closing import Node, Proof, check_proof
from ..proof.errors import RuleError
from ..proof.facts import Share
from ..proof.polynomials import Poly, constant
from ..proof.rules import State
from . import ends as ends_of
from . import signed, sized
from .signed import Ends

Close = Callable[[State, Ends, Term, Poly], Node | None]
MOST_CONDITIONS = 6  # each of which makes two cases


def bounded(assumptions: Sequence[Term], goal: Term, whole: bool = False) -> Proof | None:
    """A proof of comparisons from the ends of what they compare, and from what is known of factors; None where neither
    does. whole: first of conditionals as they stand, of which something may be assumed."""
    parts = conjuncts(goal)
    if not all(part.op in ("le", "lt") or _differs(part) for part in parts):
        return None
    plain = tuple(formula for formula in assumptions if formula.op not in ("or", "not"))
    numbers = all(_by_numbers(part) for part in parts)
    with suppress(RuleError):
        state, ends = ends_of.begun(plain, ())
        first = len(state.facts)
        root = _root(state, first, ends, parts, _either, None) if whole else None
        root = _root(state, first, ends, parts, _closed) if numbers and root is None else root
        names = signed.names(goal, lambda term: _between(state, first, ends, term)) if numbers and root is None else ()
        if names:
            state, ends = ends_of.begun(plain, names)
            root = _root(state, len(state.facts), ends, parts, _closed)
        if root is None:
            state, ends = ends_of.begun(plain, ())
            root = _root(state, first, ends, parts, _either)
        if root is None and numbers and not whole and (turns := _turns(assumptions, goal)):
            plain = *plain, *turns
            root = _in_turns(*ends_of.begun(plain, ()), parts, turns)
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
    if option.op != "eq":
        return None
    one, other = option.args
    return one if one.op == "var" and other is const(0) else other if other.op == "var" and one is const(0) else None


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
    ends_of.divided(state, [poly])
    ends = ends_of.narrowed(state, first, ends)
    found = [ends_of.least_of(state, ends, side, poly) for side in (1, -1)]
    return None if found[0] is None or found[1] is None else (ceil(found[0][0]), -ceil(found[1][0]))


def _shown(node: Node, first: int, ends: Ends, parts: Sequence[Term], left: int | None, close: Close) -> bool:
    """Closes each part below the node, in both cases of each condition that their conditionals hang on. ends: what the
    facts before the first say. left: how many conditions there may be; None for conditionals as they are."""
    state = node.state
    margins = [_margin(state, part) for part in parts]
    ends_of.divided(state, margins)
    ends = ends_of.narrowed(state, first, ends)
    own = set[int]().union(*(margin.atoms for margin in margins))
    about = [fact.poly for number, fact in state.live() if number >= first and fact.poly.atoms & own]
    inside = set[int]().union(*(state.atoms.inside(poly) for poly in (*margins, *about)))
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


def _closed(state: State, ends: Ends, part: Term, margin: Poly) -> Node | None:
    """The case that the part is false, contradicted; None where the ends leave room for it."""
    found = ends_of.least_of(state, ends, 1, margin)
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
    return _closed(state, ends, part, margin) or sized.closed(state, partial(ends_of.counts, state, ends), part, margin)
