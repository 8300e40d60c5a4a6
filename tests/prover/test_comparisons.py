"""Every meaning against plain Python on the same random terms; `benchmarks/fuzz.py` runs the same for 100,000 of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
import sympy
from comparing import COMPARISONS, KINDS, Disagreement, sample
from problems import stated
from tileprove.prover.engines import solvers
from tileprove.prover.engines.bits import width
from tileprove.prover.language.constructors import where
from tileprove.prover.language.meanings import algebra, gf2, python, smtbits, smtlib, text, vectors
from tileprove.prover.language.meanings.names import Names
from tileprove.prover.language.terms import Term, as_int, const, integer

SLOW = {
    name: 120 if name == "sympy" else 150 for name in COMPARISONS if name == "sympy" or name.startswith("SMT-LIB")
}  # terms, where fewer have to do
TERMS = 500


def compare(name: str, terms: int) -> int:
    return sum(COMPARISONS[name](sample(Random(f"comparison {number}"))) for number in range(terms))


@pytest.mark.parametrize("name", COMPARISONS)
def test_every_meaning_is_that_of_python(name: str):
    if name.startswith("SMT-LIB"):
        pytest.importorskip(name.rpartition(" ")[2])
    assert compare(name, SLOW.get(name, TERMS)) > 5


# comparison -> the table of its meaning, an operator in it, and a slip that a programmer could make there
SLIPS: list[tuple[str, dict[str, Any], str, Callable[..., Any]]] = [
    ("Python", python.TABLE, "div", lambda node, a, b: int(a / b) if b and abs(a) < 2**50 else a),
    ("Python", python.TABLE, "shr", lambda node, a, b: a >> (b % 32) if b >= 0 else a),
    ("numpy", vectors.TABLE, "mod", lambda node, a, b: vectors.Lanes(*vectors._divided(np.fmod, a, b), b.most)),
    ("numpy", vectors.TABLE, "mul", vectors._plain(lambda *factors: np.prod(np.broadcast_arrays(*factors), axis=0))),
    ("SMT-LIB in z3", smtlib.TABLE, "div", lambda node, a, b: f"(div {a} {b})"),
    ("SMT-LIB in cvc5", smtlib.TABLE, "mod", lambda node, a, b: f"(mod {a} {b})"),
    ("sympy", algebra.TABLE, "div", lambda node, a, b: a / b),
    ("sympy", algebra.TABLE, "mod", lambda node, a, b: a - b * sympy.ceiling(a / b)),
    ("GF(2)", gf2.TABLE, "bor", gf2._xor),
    ("GF(2)", gf2.TABLE, "mod", lambda stride, node, a, b: a),
    ("printed text", text.TABLE, "mod", text._infix("mod", text.PLUS)),
    ("printed text", text.TABLE, "div", lambda node, a, b: (f"{a[0]} div {text._wrap(b, 8)}", text.TIMES)),
]  # fmt: skip


@pytest.fixture
def _read_anew() -> Iterator[None]:
    """GF(2)'s tables for given variables are kept: none of a slip stays."""
    gf2.readings.cache_clear()
    yield
    gf2.readings.cache_clear()


@pytest.mark.usefixtures("_read_anew")
@pytest.mark.parametrize(("name", "table", "operator", "slip"), SLIPS, ids=[f"{slip[0]}-{slip[2]}" for slip in SLIPS])
def test_a_slip_in_a_meaning_is_seen(
    name: str, table: dict[str, Any], operator: str, slip: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
):
    if "cvc5" in name:
        pytest.importorskip("cvc5")
    monkeypatch.setitem(table, operator, slip)
    with pytest.raises(Disagreement):
        compare(name, 4 * TERMS)


X, Y = integer("x", -40, 40), integer("y", 1, 9)
# what SMT-LIB calls it, what a programmer could have written, and a statement that tells them apart
BIT_SLIPS = (
    ("bvashr", "bvlshr", X // 4 < 10),
    ("bvsmod", "bvsrem", X % Y >= 0),
    ("bvslt", "bvult", where(X - 20 < 0, 1, 0) == where(X - 20 <= -1, 1, 0)),
    ("bvsle", "bvule", X <= 39),
    ("(bvsub ", "(bvadd ", X // Y * Y <= X),
    ("bvsdiv", "bvudiv", X // Y <= 39),
)


@pytest.mark.parametrize(("right", "slip", "goal"), BIT_SLIPS, ids=[slip for _, slip, _ in BIT_SLIPS])
def test_a_slip_in_the_text_of_bit_vectors_is_seen(right: str, slip: str, goal: Term):
    bits = width(stated(goal))
    assert isinstance(bits, int)
    script = smtbits.script(bits, stated(goal).assumptions, goal, Names([X, Y]))
    assert right in script
    z3 = solvers.SOLVERS[0]
    assert solvers.ask(z3, script, 10.0).said == solvers.UNSAT
    assert solvers.ask(z3, script.replace(right, slip), 10.0).said == solvers.SAT


def test_samples_reach_the_boundaries():
    drawn = [sample(Random(number)) for number in range(400)]
    assert set(KINDS.values()) == {one.kind for one in drawn}
    values = {v for one in drawn for point in one.points for v in point.values()}
    assert {0, 1, -1, 2**31, 2**62, -(2**62), 2**63 - 1, -(2**63) + 1, 2**70} <= values
    assert any(one.thorough for one in drawn)


# -- minimal examples of what the fuzz found -----------------------------------------------------------------------


def test_a_negative_dividend_keeps_its_sign_in_a_sum():
    x, y = integer("x", 0), integer("y", 1)
    assert text.text(4 + as_int(-2) % y - x) == "(-2) mod y + 4 - x"
    assert text.text(x - as_int(2) // y) == "x - (2 div y)"
    assert text.text(x + const(-2) // y) == "x + (-2) div y"


def test_a_constant_shift_without_a_value_is_a_symbol_to_sympy():
    x = integer("x", 0)
    for term in (as_int(5) << (x - x - 3), as_int(5) >> -3, as_int(-5) ^ 3, as_int(1) << 5000):
        assert algebra.latex(term + x)


def test_sympy_does_not_simplify_a_remainder_wrongly():
    y = integer("y", 1)
    (lowered,) = algebra.lower((-y) % (3 * y))
    assert lowered.xreplace({sympy.Symbol("y", integer=True): sympy.Integer(5)}) == 10


def test_a_shift_that_nobody_can_hold_is_no_value():
    x = integer("x", 0)
    with pytest.raises(python.TooLarge):
        python.evaluate({"x": 2**60}, 1 << x)
    assert python.evaluate({"x": 2**60}, 1 >> x) == [0]
    assert python.evaluate({"x": 2**60}, (x - x) << x) == [0]
