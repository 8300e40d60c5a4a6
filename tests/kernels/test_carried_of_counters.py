"""What every iteration makes anew of a counter, and carries on, grows by constant steps: a guess, proved by induction."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.kernels.machine.launch import Launch
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import const, integer

TEXT = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i64 %m, i64 %n) {{
entry:
  %first = add nsw i64 %m, -1
  br label %loop
loop:
  %p = phi i64 [ {start}, %entry ], [ %p2, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %a = getelementptr i8, ptr addrspace(1) %out, i64 %p
  store i8 1, ptr addrspace(1) %a
  %i2 = add nuw nsw i64 %i, 64
  %q = lshr exact i64 %i2, 6
  %least = call i64 @llvm.umin.i64(i64 %q, i64 4194304)
  %p2 = {next}
  %c = icmp slt i64 %i2, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}}
"""
MADE = "sub nsw i64 %m, %q"
M, N = 1 << 30, 1 << 40
RENEWED = integer("renewal_of_loop_p", 0) >= 1  # that each iteration makes it of its number: a guess of its own


def traced(start, next_, refused=frozenset()):
    module = read_text(TEXT.format(start=start, next=next_), "k.ll")
    sizes = {"m": integer("m", M, 2 * M), "n": integer("n", 0, N)}
    own = Launch((64, 1, 1), integer("lane", 0, 64), const(0), (const(0),) * 3, sizes, [], arbitrary=True, endless=True)
    return trace(module, module.kernels[0], own, Assuming(refused))


def address(found, t):
    return python.evaluate({"m": M, "n": N, "t@loop": t}, found.accesses[0].address.term)[0]


def false(found, t):
    """The steps of the induction that are false in that iteration."""
    point = {"m": M, "n": N - 1, "t@loop": t}
    runs = [s for s in found.proofs if all(python.evaluate(point, g)[0] for g in s.given)]
    return [step for step in runs if not python.evaluate(point, step.goal)[0]]


def free(found):
    """Whether the address is any number that a loop may carry."""
    return "%p@loop" in str(found.accesses[0].address.term)


def test_it_is_the_start_and_so_many_steps():
    found = traced("%m", MADE)
    assert [address(found, t) for t in (0, 1, 7)] == [M, M - 1, M - 7]
    assert not any(false(found, t) for t in (0, 1, 2, 1 << 23))


@pytest.mark.parametrize(
    ("start", "next_"),
    [
        ("%first", MADE),  # the first iteration is no step from the start
        ("0", MADE),
        ("%m", "mul i64 %q, %q"),  # by other steps each time
        ("%m", "sub nsw i64 %p, %q"),  # not made of the counter alone
    ],
)
def test_what_has_no_constant_steps_has_none(start, next_):
    found = traced(start, next_, frozenset({RENEWED}))
    assert free(found) or "value_of" in str(found.accesses[0].address.term)


@pytest.mark.parametrize(
    ("start", "next_", "values"),
    [
        ("%first", MADE, [M - 1, M - 1, M - 2, M - 3]),
        ("0", MADE, [0, M - 1, M - 2, M - 3]),
        ("%m", "mul i64 %q, %q", [M, 1, 4, 9]),
    ],
)
def test_where_each_iteration_makes_it_of_its_number_that_is_what_it_is(start, next_, values):
    found = traced(start, next_)
    assert [address(found, t) for t in range(4)] == values
    assert not any(false(found, t) for t in range(4))


def test_a_guess_that_holds_for_a_while_falls():
    """Up to iteration 2^22 it grows by constant steps: the induction says that it does not, and then it is any number."""
    found = traced("%m", "sub nsw i64 %m, %least")
    assert not free(found)
    assert not false(found, 1 << 20)
    steps = false(found, 1 << 23)
    assert [step.said for step in steps] == ["%p moves by its step"]
    again = traced("%m", "sub nsw i64 %m, %least", frozenset([RENEWED, *(step.fact for step in steps)]))
    assert free(again) or "value_of" in str(again.accesses[0].address.term)
