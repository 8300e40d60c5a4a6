"""What to try about a division x div d, x mod d: an untrusted list of proposals, one function a rule.

A proposal for `State.unique` is a pair (whole, rest) with x = d*whole + rest; the search keeps the first
whose remainder it can bound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import gcd

from ..proof.polynomials import Monomial, Poly, atom, constant, monomial_poly
from ..proof.rules import State
from .monomials import common, quotient, split_by

Proposal = tuple[Poly, Poly]


def divisions(state: State, *polys: Poly) -> list[tuple[Poly, Poly]]:
    """(x, d) of every division inside the polys, innermost first."""
    found: dict[tuple[Poly, Poly], None] = {}
    for number in inner_first(state, *polys):
        if state.atoms[number].kind in ("div", "mod"):
            x, d = state.atoms[number].arguments
            found[x, d] = None
    return list(found)


def inner_first(state: State, *polys: Poly) -> list[int]:
    """The atoms below the polys, each after the atoms of its arguments or of its definition."""
    found: list[int] = []
    seen: set[int] = set()

    def visit(poly: Poly) -> None:
        for number in sorted(poly.atoms):
            if number in seen:
                continue
            seen.add(number)
            if number in state.definitions:
                visit(state.normal(state.definitions[number]))
            for argument in state.atoms[number].arguments:
                visit(argument)
            found.append(number)

    for poly in polys:
        visit(poly)
    return found


def _same_divisor(state: State, d: Poly) -> Iterator[tuple[Poly, int, int]]:
    """(y, q, r) of the divisions by d whose defining facts the state has."""
    for number, known in enumerate(list(state.atoms.known)):
        if known.kind == "div" and known.arguments[1] == d:
            r = state.atoms.find("mod", None, known.arguments)
            if r is not None and state.known(atom(r)) is not None:
                yield known.arguments[0], number, r


def _expand(state: State, x: Poly, d: Poly, constants: bool = False) -> Proposal:
    """Parts of x that are divided by d elsewhere become d*q + r; then everything divisible by d leaves."""
    whole, rest = constant(0), x
    for y, q, r in sorted(_same_divisor(state, d), key=lambda item: -len(item[0].terms)):
        if y == x or not y or (y.constant is not None and not constants):
            continue
        times = min(max(rest.terms.get(m, 0) * (1 if c > 0 else -1), 0) // abs(c) for m, c in y.terms.items())
        if times:  # at once: of a constant they may be billions
            rest = rest + (atom(r) - y) * times
            whole = whole + atom(q) * times
    return whole, rest


def _divisible_part(rest: Poly, d: Poly) -> Proposal:
    single = d.single
    if single is None:
        return constant(0), rest
    return split_by(rest, single)


def exact(state: State, x: Poly, d: Poly) -> Iterator[Proposal]:
    """x as it stands: whole multiples of d leave, the rest must be below d."""
    yield _divisible_part(x, d)


def expanded(state: State, x: Poly, d: Poly) -> Iterator[Proposal]:
    """x with the parts divided elsewhere expanded: (m + step) div W from m div W and step div W."""
    for constants in (False, True):  # a constant step too, where it is divided by d elsewhere: (m + 64) div W
        whole, rest = _expand(state, x, d, constants)
        more, rest = _divisible_part(rest, d)
        if whole or more:
            yield whole + more, rest


def unfolded(state: State, x: Poly, d: Poly) -> Iterator[Proposal]:
    """Remainders by the same d written back as y - d*q, so that multiples of d cancel: (x mod d) + 1, mod d."""
    rest = x
    for y, q, r in _same_divisor(state, d):
        coefficient = rest.terms.get((r,), 0)
        if coefficient:
            rest = rest + (y - d * atom(q) - atom(r)) * coefficient
    if rest != x:
        yield _divisible_part(rest, d)


def unnested(state: State, x: Poly, d: Poly) -> Iterator[Proposal]:
    """A remainder by a multiple of d written back as y - k*d*q: (y mod (H*W)) div W is y div W - H*(y div (H*W))."""
    single = d.single
    if single is None:
        return
    for monomial, coefficient in x.terms.items():
        if len(monomial) != 1 or state.atoms[monomial[0]].kind != "mod" or state.known(atom(monomial[0])) is None:
            continue
        y, other = state.atoms[monomial[0]].arguments
        factor, rest = split_by(other, single)
        if rest or other == d:
            continue
        outer = state.normal(atom(state.atoms.number("div", None, (y, other))))
        arguments = (x + (y - atom(monomial[0])) * coefficient, d)
        q = state.normal(atom(state.atoms.number("div", None, arguments)))
        r = state.normal(atom(state.atoms.number("mod", None, arguments)))
        yield q - outer * factor * coefficient, r


def factored(state: State, x: Poly, d: Poly) -> Iterator[Proposal]:
    """A factor common to d and part of x leaves: (T*y + e) div (T*z) is y div z when 0 <= e < T."""
    single = d.single
    if single is None:
        return
    monomial, coefficient = single
    tried: set[tuple[Monomial, int]] = set()
    for shared in _shared_factors(x, monomial, coefficient):
        if shared == ((), 1) or shared in tried:
            continue
        tried.add(shared)
        reduced_monomial = quotient(monomial, shared[0])
        assert reduced_monomial is not None
        reduced = monomial_poly(reduced_monomial, coefficient // shared[1])
        if reduced.constant == 1:
            continue
        inner, rest = split_by(x, shared)
        if inner.constant is not None:
            continue
        arguments = (inner, reduced)
        q = state.normal(atom(state.atoms.number("div", None, arguments)))
        r = state.normal(atom(state.atoms.number("mod", None, arguments)))
        yield q, monomial_poly(*shared) * r + rest


def _shared_factors(x: Poly, monomial: Monomial, coefficient: int) -> Iterator[tuple[Monomial, int]]:
    """What the divisor shares with a term of x, as a whole and then a single atom at a time."""
    for m, c in x.terms.items():
        whole = common(monomial, m)
        yield whole, gcd(coefficient, c)
        if len(whole) > 1:  # the bounds of one step follow by multiplying with one atom, which is found sooner
            yield from (((number,), 1) for number in whole)


def mirrored(state: State, x: Poly, d: Poly) -> Iterator[Proposal]:
    """Rounding up written with minus signs: -a div d is -((a - 1) div d) - 1, where that is in use."""
    q = state.atoms.find("div", None, (-x - 1, d))
    if q is not None:
        up = state.normal(atom(q)) + 1
        yield -up, x + d * up


def nested(state: State, x: Poly, d: Poly) -> Iterator[Proposal]:
    """x div (a*b) is (x div a) div b, where x div a is in use, or y div a of a y that is whole multiples of a from x."""
    single = d.single
    if single is None:
        return
    for number, known in enumerate(list(state.atoms.known)):
        if known.kind != "div" or known.arguments[1] == d:
            continue
        inner = known.arguments[1].single
        r = state.atoms.find("mod", None, known.arguments)
        if inner is None or r is None:
            continue
        outer, rest = split_by(d, inner)
        if rest or not outer or outer.constant == 1:
            continue
        steps, rest = split_by(x - known.arguments[0], inner)
        if rest:
            continue
        left = state.normal(atom(r))
        if steps:
            arguments = (steps + atom(number), outer)
            if all(state.atoms.find(kind, None, arguments) is None for kind in ("div", "mod")):
                continue
        else:
            whole = state.normal(atom(number))
            if sum(map(bool, whole.terms)) != 1 or state.known(left) is None:  # a digit, and perhaps a number
                continue
            arguments = (whole, outer)
        q = state.normal(atom(state.atoms.number("div", None, arguments)))
        digit = state.normal(atom(state.atoms.number("mod", None, arguments)))
        yield q, monomial_poly(*inner) * digit + left


def shifted(state: State, x: Poly, d: Poly) -> Iterator[Proposal]:
    """Whole multiples of d leave and the rest stays a division: (d*a + y) div d is a + y div d."""
    whole, rest = _divisible_part(x, d)
    if whole and rest and rest.constant is None:
        q = state.normal(atom(state.atoms.number("div", None, (rest, d))))
        yield whole + q, state.normal(atom(state.atoms.number("mod", None, (rest, d))))


# tried in this order; a newcomer's rule goes here
Rule = Callable[[State, Poly, Poly], Iterator[Proposal]]
PROPOSALS: tuple[Rule, ...] = (exact, expanded, unfolded, factored, nested, shifted)
# the same with rules that lead astray as often as they help
MORE_PROPOSALS: tuple[Rule, ...] = (exact, mirrored, expanded, unfolded, unnested, factored, nested, shifted)


def proposals(state: State, x: Poly, d: Poly, rules: tuple[Rule, ...] = PROPOSALS) -> Iterator[Proposal]:
    seen: set[Proposal] = set()
    for rule in rules:
        for whole, rest in rule(state, x, d):
            for carry in (0, 1, -1):
                shifted = (whole + carry, rest - d * carry)
                if shifted not in seen:
                    seen.add(shifted)
                    yield shifted
