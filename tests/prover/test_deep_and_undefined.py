"""Formulas that are very deep, and assumptions without a value: an answer in one line, within time and memory."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tileprove.prover.evidence import denying
from tileprove.prover.evidence.denying import Effort
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.meanings import smtlib
from tileprove.prover.proof.errors import Refused

from tileprove import integer, minimum, prove, weaken

A, B, K, N = integer("a", None), integer("b"), integer("k"), integer("n", 1)


def nested(depth: int):
    value = K
    for _ in range(depth):
        value = (value // 2 + K) % N
    return value


@pytest.mark.parametrize("given", [A % 0 == 0, A // (B - B) == 0, (A & -1) == 0])
def test_an_assumption_without_a_value_refutes(given):
    assert prove(B < 4, [given]).verdict == "refuted"


def test_a_condition_is_looked_for_where_a_parameter_drops_out():
    rows, i, lane = integer("N", 1), integer("i", 0, integer("N", 1)), integer("lane", 0, 8)
    size = integer("B", 1)
    assert "there is none" in weaken(minimum(i * size + lane, rows - 1) == i * size + lane, seconds=8).sentence


@pytest.mark.parametrize("goal", [lambda b: (8 ^ b) <= 0, lambda b: b < 2])
def test_a_circuits_counterexample_lies_in_its_range(goal):
    (obligation,) = Claim("s", "c", "", lambda: iter([Case("", goal(integer("b", 2, 10)))])).obligations()
    with pytest.raises(Refused, match="false at b="):
        denying.by_circuit(obligation, Effort(5))


def test_the_text_of_a_deep_formula_does_not_double_with_each_operator():
    shallow, deep = (len(smtlib.script([], nested(depth) >= 0)) for depth in (40, 80))
    assert deep < 3 * shallow


def test_what_is_too_deep_is_said_at_once():
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))\n"
        "from tileprove import integer, prove\n"
        "k, n = integer('k'), integer('n', 1); z = k\n"
        "for _ in range(20000): z = (z // 2 + k) % n\n"
        "found = prove(z >= 0, seconds=10); print(found.verdict, found.detail)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("unsupported its operators stand in each other 60,003 deep"), done.stderr
