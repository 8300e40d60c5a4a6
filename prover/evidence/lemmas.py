"""The lemmas of a chain, once more: their sums by sympy, their texts by another solver."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from ..base.extras import install
from ..engines import solvers
from ..proof import chain
from ..proof.closing import Node
from ..proof.errors import Refused, Unavailable
from ..proof.polynomials import Monomial, Poly
from ..proof.rules import Fact, State

# a comment, a string, a quoted name, a parenthesis, or any other word of SMT-LIB
TOKEN = re.compile(r""";[^\n]*|"[^"]*"|\|[^|]*\||[()]|[^\s()|";]+""")
SAID = frozenset({"set-logic", "set-info", "declare-fun", "declare-const"})  # what asserts and asks nothing

# the solvers of prover/engines/solvers.py that found none of the proofs
OTHERS = ("cvc5", "bitwuzla")


def sums(root: Node) -> Iterator[tuple[State, Fact]]:
    """Every combination that the proof rests on."""
    for state, number in chain.needed(root):
        if state.facts[number].rule == "combine":
            yield state, state.facts[number]


def add_up(state: State, fact: Fact) -> None:
    """Raises Refused unless sympy's polynomials agree that the weighted facts and the negated target sum to -1."""
    from sympy import QQ
    from sympy.polys.rings import ring

    facts = [(share, None if share.fact == -1 else state.facts[share.fact]) for share in fact.shares]
    used: set[int] = set(fact.poly.atoms)
    for share, source in facts:
        used |= {*share.monomial, *(source.poly.atoms if source else ())}
    order = {number: i for i, number in enumerate(sorted(used))}
    ground, *_ = ring([f"x{number}" for number in order] or ["x"], QQ)

    def polynomial(poly: Poly) -> object:
        powers: dict[tuple[int, ...], object] = {}
        for monomial, coefficient in poly.terms.items():
            powers[_exponents(monomial, order)] = QQ(coefficient)
        return ground.from_dict(powers)

    total = ground.zero
    for share, source in facts:
        base = -polynomial(fact.poly) - 1 if source is None else polynomial(source.poly)  # type: ignore[operator]
        weight = QQ(share.weight.numerator, share.weight.denominator)
        factor = ground.from_dict({_exponents(share.monomial, order): weight})
        if weight < 0 and not (source is not None and source.equal):
            raise Refused("a negative share of an inequality")
        total += factor * base
    if total != -1:
        raise Refused("sympy adds a combination up to something else")


def _exponents(monomial: Monomial, order: dict[int, int]) -> tuple[int, ...]:
    powers = [0] * max(len(order), 1)
    for number in monomial:
        powers[order[number]] += 1
    return tuple(powers)


def same_statement(text: str, made: str) -> bool:
    """Whether a text asks once, and asserts the same formulas as one that was made anew; names of `let` do not matter."""
    import z3

    asked = [head for head in _commands(text) if head not in SAID]
    if asked != ["assert"] * (len(asked) - 1) + ["check-sat"]:
        return False
    context = z3.Context()
    parsed: list[Any] = []
    try:
        parsed += [z3.parse_smt2_string(part, ctx=context) for part in (made, text)]
    except z3.Z3Exception:
        return False
    ours, theirs = parsed
    return len(ours) == len(theirs) and all(ours[i].eq(theirs[i]) for i in range(len(ours)))


def _commands(text: str) -> Iterator[str]:
    """The first word of every command, and whatever stands outside of one."""
    depth, last = 0, ""
    for token in TOKEN.findall(text):
        if token.startswith(";"):
            continue
        if token not in "()" and (depth == 0 or (depth == 1 and last == "(")):
            yield token
        depth += (token == "(") - (token == ")")
        last = token


def decided(texts: Sequence[str], seconds: float) -> str:
    """The solvers beside z3, by name, that say unsat to every text. Raises Refused, Unavailable."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        groups.setdefault(solvers.theory(text), []).append(text)
    return ", ".join(dict.fromkeys(_decided(group, about, seconds) for about, group in sorted(groups.items())))


def _decided(texts: Sequence[str], about: str, seconds: float) -> str:
    """One solver that says unsat to all of these texts."""
    reason = f"no second solver is installed; {install('recheck')}"
    for solver in solvers.installed(about):
        if solver.name not in OTHERS:
            continue
        for text in texts:
            answer = solvers.ask(solver, text, seconds, about)
            if answer.said == solvers.SAT:
                raise Refused(f"{solver.name} says sat to a lemma")
            if answer.said != solvers.UNSAT:
                reason = f"{solver.name}: {answer.reason or answer.said}"
                break
        else:
            return solver.name
    raise Unavailable(reason)
