"""The sums of a proof's lemmas once more, by sympy's polynomials."""

from __future__ import annotations

from ..proof.errors import Refused
from ..proof.polynomials import Monomial
from .lemmas import Lemma


def add_up(lemma: Lemma) -> None:
    """Raises Refused unless sympy's polynomials agree that the weighted rows sum to -1."""
    from sympy import QQ
    from sympy.polys.rings import ring

    used = {number for row in lemma.rows for number in (*row.cofactor, *row.poly.atoms)}
    order = {number: i for i, number in enumerate(sorted(used))}
    ground, *_ = ring([f"x{number}" for number in order] or ["x"], QQ)
    total = ground.zero
    for row in lemma.rows:
        if row.weight < 0 and not row.equal:
            raise Refused("a negative share of an inequality")
        weight = QQ(row.weight.numerator, row.weight.denominator)
        fact = ground.from_dict({_exponents(m, order): QQ(c) for m, c in row.poly.terms.items()})
        total += ground.from_dict({_exponents(row.cofactor, order): weight}) * fact
    if total != -1:
        raise Refused("sympy adds a combination up to something else")


def _exponents(monomial: Monomial, order: dict[int, int]) -> tuple[int, ...]:
    powers = [0] * max(len(order), 1)
    for number in monomial:
        powers[order[number]] += 1
    return tuple(powers)
