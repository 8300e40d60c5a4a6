"""What every iteration makes of its number, and carries into the next one: masks that a pipelined loop uses a turn late.

What is said of them is held against the loop run in Python; what is false of them is refused by the induction.
"""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.loops import loops
from tileprove.prover.kernels.loops.induction import stands_for
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.kernels.machine.launch import Launch
from tileprove.prover.language.constructors import negation
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import const, integer
from tileprove.prover.language.walking import variables

TEXT = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %m, i32 %n) {{
entry:
  %first = icmp slt i32 %m, 5
  %second = icmp slt i32 %m, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %next ]
  %p = phi i1 [ %first, %entry ], [ %p2, %next ]
  %q = phi i1 [ %second, %entry ], [ %p, %next ]
  br i1 %{used}, label %stored, label %next
stored:
  %a = getelementptr i8, ptr addrspace(1) %out, i32 %i
  store i8 1, ptr addrspace(1) %a
  br label %next
next:
  %i2 = add nuw nsw i32 %i, 1
  %b = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %w = load i32, ptr addrspace(1) %b
  %v = {value}
  %p2 = icmp slt i32 %v, %m
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}}
"""
M, N = 9, 30
FACT = integer("renewal_of_loop_p", 0) >= 1


def traced(used="p", value="and i32 %i2, 15", refused=()):
    module = read_text(TEXT.format(used=used, value=value), "k.ll")
    sizes = {"arg2": integer("m", 0, 100), "arg3": integer("n", 1, 1000)}
    own = Launch((64, 1, 1), integer("lane", 0, 64), const(0), (const(0),) * 3, sizes, [], arbitrary=True, endless=True)
    return trace(module, module.kernels[0], own, Assuming(frozenset(refused)))


def stored(found):
    return next(one for one in found.accesses if one.what == "store")


def known(found):
    """Whether it is said in which iterations it stores."""
    return not any("value_of_" in one.payload[0] for one in variables(stored(found).path))


def false(found, t, m=M):
    point = {"m": m, "n": N, "t@loop": t}
    own = [step for step in found.proofs if "made anew" in step.said]
    assert own
    runs = [step for step in own if all(python.evaluate(point, g)[0] for g in step.given)]
    return [step for step in runs if not python.evaluate(point, step.goal)[0]]


def passes(found, t, m):
    return python.evaluate({"m": m, "n": N, "t@loop": t}, stored(found).path)[0]


@pytest.mark.parametrize("used", ["p", "q"])
@pytest.mark.parametrize("m", [0, 2, 4, 9, 20])
def test_it_is_what_the_iteration_before_made(used, m):
    found = traced(used)
    assert known(found)
    p, q = m < 5, m < 3
    for t in range(25):
        assert passes(found, t, m) == (p if used == "p" else q), t
        assert not false(found, t, m)
        p, q = (t + 1 & 15) < m, p


@pytest.mark.parametrize("value", ["add i32 %w, 1", "add i32 %w, %i", "and i32 %w, 15"])
def test_what_is_loaded_in_the_loop_is_another_in_each_iteration(value):
    assert not known(traced(value=value))


def test_what_is_refused_is_not_used():
    assert not known(traced(refused=[FACT]))
    assert any(step.fact is FACT for step in traced().proofs)


def test_a_wrong_guess_is_false(monkeypatch: pytest.MonkeyPatch):
    old = loops.agreeing
    monkeypatch.setattr(loops, "agreeing", lambda *given: None if given[-1] is None else negation(old(*given)))
    found = traced()
    assert known(found)
    assert FACT in [step.fact for step in false(found, 3)]


def test_a_guess_about_something_else_that_changes_is_false(monkeypatch: pytest.MonkeyPatch):
    """A number that is loaded in the loop stands for another one in the next iteration."""
    monkeypatch.setattr(loops, "determined", lambda *given: True)
    found = traced(value="add i32 %w, %i")
    point = {"m": M, "n": N, "t@loop": 3} | {
        one.payload[0]: 0 for s in found.proofs for one in variables(s.goal, *s.given)
    }
    assert any(not python.evaluate(point, step.goal)[0] for step in found.proofs if step.fact is FACT)


def test_the_fact_has_the_loop_and_the_value():
    module = read_text(TEXT.format(used="p", value="and i32 %i2, 15"), "k.ll")
    header = next(block for block in module.kernels[0].blocks if block.name.endswith("loop"))
    assert stands_for("renewal", header, "p") is FACT


# numbers of which ranges are known without it: of the next iteration, as a pipelined loop prefetches, and one later still
NUMBERS = (
    TEXT.replace("%p = phi i1 [ %first, %entry ]", "%p = phi i32 [ 3, %entry ]")
    .replace("%q = phi i1 [ %second, %entry ]", "%q = phi i32 [ 7, %entry ]")
    .replace("br i1 %{used}, label", "%on = icmp slt i32 %m, 50\n  br i1 %on, label")
    .replace("i8, ptr addrspace(1) %out, i32 %i", "i8, ptr addrspace(1) %out, i32 %{used}")
    .replace("%p2 = icmp slt i32 %v, %m", "%p2 = and i32 %v, 15")
)


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(globals(), "TEXT", NUMBERS)


def place(found, t):
    return python.evaluate({"m": M, "n": N, "t@loop": t}, stored(found).first)[0]


def carried_still(found):
    return [one for one in variables(stored(found).first) if one.payload[0].startswith("%")]


@pytest.mark.parametrize("used", ["p", "q"])
def test_a_number_that_has_a_range_is_what_the_iteration_before_made(numbers, used):
    found = traced(used, "mul i32 %i2, 5")
    assert not carried_still(found)
    p, q = 3, 7
    for t in range(25):
        assert place(found, t) == (p if used == "p" else q), t
        assert not false(found, t)
        p, q = 5 * (t + 1) & 15, p


@pytest.mark.parametrize("value", ["add i32 %w, 1", "add i32 %q, %i", "add i32 %p, 3"])
def test_a_number_that_hangs_on_more_has_a_range_alone(numbers, value):
    assert carried_still(traced("q", value))


def test_a_wrong_guess_of_a_number_is_false(numbers, monkeypatch: pytest.MonkeyPatch):
    old = loops.agreeing
    monkeypatch.setattr(loops, "agreeing", lambda *given: None if given[-1] is None else old(*given) + 1)
    assert FACT in [step.fact for step in false(traced(value="mul i32 %i2, 5"), 3)]


def test_where_the_guess_is_refused_the_range_serves(numbers):
    assert carried_still(traced("p", "mul i32 %i2, 5", [FACT]))
