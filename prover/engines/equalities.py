"""Equalities among the facts of a search that become rewrites: untrusted, over the rule `rewrite` of the trusted room."""

from __future__ import annotations

from collections.abc import Callable, Container

from ..language.terms import Term
from ..proof.facts import Fact
from ..proof.polynomials import Monomial, Poly, atom, constant
from .search_state import SearchState

MOST_DIGITS = 8  # that a remainder may be, to be taken one by one


def solve_proved(state: SearchState, first: int) -> None:
    """Proved equalities, from that fact on, that say what a division is: from now on it is written that way."""
    for number in range(first, len(state.facts)):
        fact = state.facts[number]
        if origin(state, fact) == "define":
            continue
        single = [m[0] for m, c in fact.poly.terms.items() if len(m) == 1 and c in (1, -1)]
        single = [a for a in single if state.atoms[a].kind in ("div", "mod") and a not in state.rewrites]
        sizes = {a: len(state.atoms.inside(atom(a))) for a in single}
        for chosen in sorted(sizes, key=lambda a: (-sizes[a], -a)):
            rest = fact.poly - atom(chosen) * fact.poly.terms[(chosen,)]
            if fact.equal and number not in state.stale and chosen not in state.atoms.inside(state.normal(rest)):
                state.rewrite(chosen, number)
                break


def solve(state: SearchState, waiting: bool, solved: Container[Term] = (), short: bool = False) -> None:
    """Equalities that define an atom become rewrites, so that both sides have one form.

    waiting: whether those of divisions are left for later. solved: what facts come from that were rewrites before. short:
    whether only those of two atoms do, or of one and a number.
    """
    for number in range(len(state.facts)):
        fact = state.facts[number]
        if not fact.equal or fact.rule in ("euclid", "define", "unique", "choose") or number in state.stale:
            continue
        if any(state.atoms[a].kind == "name" for a in fact.poly.atoms) and origin(state, fact) == "define":
            continue
        if (waiting and _of_divisions(state, fact.poly)) or (short and len(fact.poly.terms) > 2):
            continue
        if fact.source is not None and fact.source in solved:
            continue
        _undo(state, fact)
        turn = _in_turn(state, fact.poly)
        if short and len(turn) == 2 and not _exclusive(state, fact.poly):  # in one direction: else it goes in circles
            both = turn[0][0][0] + turn[1][0][0]
            turn.sort(key=lambda one: _first(state, one[0][0], both - one[0][0]))
        for monomial, coefficient in turn:
            rest = fact.poly - Poly({monomial: coefficient})
            if monomial[0] not in state.atoms.inside(rest):
                kind, _, arguments = state.atoms[monomial[0]]
                if kind in ("div", "mod"):
                    state.euclid(*arguments)  # which says nothing once it is written as something else
                if kind == "band" and rest.constant is not None:
                    state.power(monomial[0])  # the same
                state.rewrite(monomial[0], number)
                break


def settle_digits(state: SearchState, derive: Callable[[SearchState, Poly], bool]) -> list[tuple[Poly, int]]:
    """A remainder by a small number on which a bit operation with a number hangs, and which may be one number only, is that
    number from now on. The others: (r, the least that r may be). derive: makes p >= 0 a fact, where it can."""
    left: list[tuple[Poly, int]] = []
    mentioned = sorted(set().union(*(state.atoms.inside(fact.poly) for _, fact in state.live())))
    for kind, _, arguments in map(state.atoms.__getitem__, mentioned):
        for digit, other in (arguments, arguments[::-1]) if kind in ("xor", "bor", "band") else ():
            x, d = _remainder(state, digit)
            if x is None or other.constant is None or state.holds(digit) is None:
                continue
            least = _least(state, digit, d)
            found = state.euclid(x, constant(d)) if state.holds(least - digit) is not None else None
            if found is None:
                left.append((digit, least))
            else:
                _settle(state, x, d, found[0], least, derive)
    return left


def settle_compared(state: SearchState, comparison: Term, derive: Callable[[SearchState, Poly], bool]) -> None:
    """The same of a remainder by a small number that a comparison has for a side: less than 1 it is 0."""
    for side in comparison.args if comparison.op in ("le", "lt") else ():
        if side.op == "mod" and side.args[1].op == "const":
            digit = state.poly(side)
            x, d = _remainder(state, digit)
            if x is None or (found := state.euclid(x, constant(d))) is None or state.holds(digit) is None:
                continue
            least = _least(state, digit, d)
            if state.holds(least - digit) is not None:
                _settle(state, x, d, found[0], least, derive)


def _least(state: SearchState, digit: Poly, d: int) -> int:
    """The least that a remainder by d may be."""
    return max(n for n in range(d) if state.holds(digit - n) is not None)


def _settle(
    state: SearchState, x: Poly, d: int, quotient: int, only: int, derive: Callable[[SearchState, Poly], bool]
) -> None:
    """A remainder that may be one number only is that from now on. quotient: the atom of x div d."""
    rest = state.normal(x - atom(quotient) * d - only)
    if derive(state, rest) and derive(state, -rest):
        state.unique(x, constant(d), atom(quotient), constant(only))


def _remainder(state: SearchState, poly: Poly) -> tuple[Poly | None, int]:
    """x and d of x mod d, where d is a small number."""
    if poly.single is not None and len(poly.single[0]) == 1 and poly.single[1] == 1:
        kind, _, arguments = state.atoms[poly.single[0][0]]
        if kind == "mod" and 0 < (arguments[1].constant or 0) <= MOST_DIGITS:
            return arguments[0], arguments[1].constant or 0
    return None, 0


def _in_turn(state: SearchState, poly: Poly) -> list[tuple[Monomial, int]]:
    """What the equality may be solved for, in the order of the text; but for a variable that is an exclusive or before that
    one, so that one more of it undoes it, or a power of two, so that it is known to be one, or a remainder with a number
    beside, of which more is known."""
    found = [(m, c) for m, c in poly.terms.items() if len(m) == 1 and c in (1, -1)]
    kinds = [state.atoms[monomial[0]].kind for monomial, _ in found]
    if kinds.count("ite") > 1:  # a conditional that is written as another one has no cases of its own any more
        found = [one for one, kind in zip(found, kinds, strict=True) if kind != "ite"]
    single = len([monomial for monomial in poly.terms if monomial]) == 2 and sorted(kinds)
    if _exclusive(state, poly) or (single == ["shl", "var"] and len(poly.terms) == 2) or single == ["mod", "var"]:
        found.sort(key=lambda one: state.atoms[one[0][0]].kind != "var")
    return found


def _exclusive(state: SearchState, poly: Poly) -> bool:
    """Whether a variable is said to be an exclusive or."""
    kinds = [state.atoms[m[0]].kind for m, c in poly.terms.items() if len(m) == 1 and c in (1, -1)]
    return len(poly.terms) == 2 and sorted(kinds) == ["var", "xor"]


def _first(state: SearchState, one: int, other: int) -> int:
    """The first variable of the one atom that the other has not."""
    own = state.atoms.closure(one) - state.atoms.closure(other)
    return min((number for number in own if state.atoms[number].kind == "var"), default=len(state.atoms.known))


def _undo(state: SearchState, fact: Fact) -> None:
    """Of x ^ z = y ^ z: (x ^ z) ^ z is x, before the one is written as the other and it is y too."""
    atoms = [m[0] for m in fact.poly.terms if len(m) == 1 and state.atoms[m[0]].kind == "xor"]
    if len(atoms) != 2 or len(fact.poly.terms) != 2 or sum(fact.poly.terms.values()):
        return
    for shared in set(state.atoms[atoms[0]].arguments) & set(state.atoms[atoms[1]].arguments):
        for number in atoms:
            state.undo(state.atoms.number("xor", None, (atom(number), shared)))


def _of_divisions(state: SearchState, poly: Poly) -> bool:
    """Whether the poly is a sum of quotients and remainders, times numbers."""
    return all(len(m) == 1 and state.atoms[m[0]].kind in ("div", "mod") for m in poly.terms)


def origin(state: SearchState, fact: Fact) -> str:
    """The rule that made what the fact is another form of."""
    while fact.rule == "rewrite":
        fact = state.facts[fact.needs[0]]
    return fact.rule
