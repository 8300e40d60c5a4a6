"""Loops that are taken once for all iterations: how often they run, which number an access has, loops in loops."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

from itertools import product

from kernel_text import STORE
from tileprove.prover.kernels.loops.bounds import steady
from tileprove.prover.language.constructors import where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import Term, integer

LAUNCH = "threads = 64\n[parameters]\nn = [{least}, 1000]\n[arguments]\nn = 'n'\n"
ONE = LAUNCH.format(least=1)
SINK = "[[sink]]\nat = {at}\naddress = '{address}'\n"

# stores at 256*i + 4*lane for i = 0, STEP, 2*STEP, ..., below BOUND
LOOP = """  %u = shl nsw i32 %t, 2
  {guard}
loop:
  %i = phi i32 [ 0, %{before} ], [ %j, %latch ]
  %s = mul nsw i32 %i, 256
  %o = add nsw i32 %s, %u
{store}  %j = add nsw i32 %i, {step}
  br label %latch
latch:
  %c = icmp slt i32 %j, {bound}
  br i1 %c, label %loop, label %done
done:
  ret void
""".replace("{store}", STORE)
AT_ONCE = {"guard": "br label %loop", "before": 0}
GUARDED = {
    "guard": "%g = icmp sgt i32 %n, 0\n  br i1 %g, label %head, label %done\nhead:\n  br label %loop",
    "before": "head",
}


@pytest.mark.parametrize("times", ["times = 'n'", "active = 'i < n'", "times = 'n'\nactive = 'i <= n'"])
def test_how_often_a_loop_runs(run, times: str):
    text = LOOP.format(step=1, bound="%n", **GUARDED)
    binding = LAUNCH.format(least=-3) + SINK.format(at=0, address="256*i + 4*lane")
    code, said = run(text, binding + times)
    assert code == 0, said
    assert "no access is missing in loop" not in said
    for wrong in ("n - 1", "n + 1", "min(n, 999)", "max(n, 0) + n // 1000"):
        code, said = run(text, binding + times.replace("'n'", f"'{wrong}'").replace("i < n", f"i < {wrong}") + "\n")
        if "<=" not in times or wrong in ("n - 1", "min(n, 999)"):
            assert code == 1, (wrong, said)
            assert "REFUTED: k.sink_0" in said


def test_an_iteration_at_the_least_and_none(run):
    """A loop without a guard runs once for n = 0."""
    text = LOOP.format(step=1, bound="%n", **AT_ONCE)
    binding = SINK.format(at=0, address="256*i + 4*lane") + "times = 'n'\n"
    assert run(text, ONE + binding)[0] == 0
    code, said = run(text, LAUNCH.format(least=0) + binding)
    assert code == 1, said
    assert run(text, LAUNCH.format(least=0) + binding.replace("'n'", "'max(n, 1)'"))[0] == 0


def test_steps_of_a_chunk(run):
    """The trip count of a K loop: cdiv, where a floor loses the tail."""
    text = LOOP.format(step=32, bound="%n", **AT_ONCE)
    binding = ONE + SINK.format(at=0, address="256*32*i + 4*lane")
    assert run(text, binding + "times = 'cdiv(n, 32)'\n")[0] == 0
    code, said = run(text, binding + "times = 'n // 32'\n")
    assert code == 1, said
    tail = text.replace("%c = icmp slt i32 %j, %n", "%r = sub nsw i32 %n, 31\n  %c = icmp slt i32 %j, %r")
    code, said = run(tail, binding + "times = 'cdiv(n, 32)'\n")
    assert code == 1, said
    assert "REFUTED: k.sink_0, case any iteration: runs when it should" in said
    assert run(tail, binding + "times = 'max(n // 32, 1)'\n")[0] == 0


def test_a_map_that_goes_on_after_the_loops_end(run):
    """Never more than 40 iterations, however large n is; the map wants one more where n is largest."""
    text = LOOP.format(step=1, bound="%m", **AT_ONCE).replace("%u =", "%p1 = icmp slt i32 %n, 40\n"
        "  %m = select i1 %p1, i32 %n, i32 40\n  %u =")  # fmt: skip
    binding = ONE + SINK.format(at=0, address="256*i + 4*lane")
    assert run(text, binding + "times = 'min(n, 40)'\n")[0] == 0
    for wrong in ("min(n, 39)", "min(n, 40) + 1000 * (n // 1000)"):
        code, said = run(text, binding + f"times = '{wrong}'\n")
        assert code == 1, said
    assert "no access is missing in loop" in said


EARLY = LOOP.format(step=1, bound="%n\n  %c1 = icmp ne i32 %j, 50\n  %c2 = and i1 %c, %c1", **AT_ONCE)
EARLY = EARLY.replace("br i1 %c,", "br i1 %c2,")  # it ends with the fiftieth iteration at the latest


def test_what_more_than_the_counter_decides_is_not_said_to_be_complete(run):
    binding = ONE + SINK.format(at=0, address="256*i + 4*lane")
    code, said = run(EARLY, binding)
    assert code == 0, said
    code, said = run(EARLY, binding + "times = 'min(n, 50)'\n")
    assert code == 3, said
    assert "it hangs on the iteration in which a loop ends" in said


def test_a_counterexample_that_the_loop_does_not_reach_is_none(run):
    """The loop ends with the fiftieth iteration, which the counter's bound alone does not say."""
    code, said = run(EARLY, ONE + SINK.format(at=0, address="256*i + 4*lane + 4*(i // 60)"))
    assert code == 3, said
    assert "not seen to reach" in said
    code, said = run(EARLY, ONE + SINK.format(at=0, address="256*i + 4*lane + 4*(i // 40)"))
    assert code == 1, said


SECOND = STORE.replace("%x", "%y").replace("%o", "%o1").replace("%q", "%r")
TWICE = LOOP.replace("  %j =", "  %o1 = add nsw i32 %o, {more}\n" + SECOND + "  %j =")


def test_accesses_of_an_iteration_are_counted_on(run):
    """Two stores in each iteration: i = 2*t and 2*t + 1."""
    text = TWICE.format(step=2, bound="%n", more=256, **AT_ONCE)
    binding = ONE + SINK.format(at='"0-1"', address="256*i + 4*lane")
    code, said = run(text, binding)
    assert code == 0, said
    assert run(text, binding + "times = '2*cdiv(n, 2)'\n")[0] == 0
    assert run(text, binding + "times = 'n'\n")[0] == 1
    code, said = run(TWICE.format(step=2, bound="%n", more=260, **AT_ONCE), binding)
    assert code == 1
    assert "REFUTED: k.sink_1, case any iteration: address" in said


PEELED = "  %u = shl nsw i32 %t, 2\n  %o1 = add i32 %u, {first}\n" + SECOND
PEELED += LOOP.removeprefix("  %u = shl nsw i32 %t, 2\n").replace("phi i32 [ 0,", "phi i32 [ 1,")


def test_a_first_access_before_the_loop(run):
    """The first store stands before the loop, which makes the others."""
    guard = GUARDED["guard"].replace("%n, 0", "%n, 1")
    right = PEELED.format(first=0, guard=guard, before="head", step=1, bound="%n")
    binding = ONE + SINK.format(at='"0-1"', address="256*i + 4*lane")
    code, said = run(right, binding + "times = 'n'\n")
    assert code == 0, said
    assert run(PEELED.format(first=256, guard=guard, before="head", step=1, bound="%n"), binding)[0] == 1
    assert run(right, binding + "times = 'n + 1'\n")[0] == 1


NESTED = """  %u = shl nsw i32 %t, 2
  br label %outer
outer:
  %a = phi i32 [ 0, %0 ], [ %an, %next ]
  br label %inner
inner:
  %b = phi i32 [ 0, %outer ], [ %bn, %inner ]
  %s = mul nsw i32 %a, {row}
  %m = mul nsw i32 %b, 256
  %w = add nsw i32 %s, %m
  %o = add nsw i32 %w, %u
{store}  %bn = add nsw i32 %b, 1
  %c = icmp slt i32 %bn, {columns}
  br i1 %c, label %inner, label %next
next:
  %an = add nsw i32 %a, 1
  %d = icmp slt i32 %an, {rows}
  br i1 %d, label %outer, label %done
done:
  ret void
""".replace("{store}", STORE)
ROW = "[[loop]]\nat = 'outer'\niteration = 'row'\n"


def test_a_loop_within_a_loop(run):
    text = NESTED.format(row=65536, rows="%n", columns="%n")
    binding = ONE + ROW + SINK.format(at=0, address="65536*row + 256*i + 4*lane")
    code, said = run(text, binding)
    assert code == 0, said
    code, said = run(text, binding + "active = 'row < n and i < n'\n")
    assert code == 0, said
    for wrong in ("row < n - 1 and i < n", "row < n and i < n + 1", "row <= i and i < n"):
        code, said = run(text, binding + f"active = '{wrong}'\n")
        assert code == 1, (wrong, said)
    code, said = run(text, binding.replace("65536*row", "65535*row"))
    assert code == 1
    assert "REFUTED: k.sink_0, case any iteration: address" in said


def test_a_triangle(run):
    """As many columns as the row has a number."""
    text = NESTED.format(row=65536, rows="%n", columns="%a")
    binding = ONE + ROW + SINK.format(at=0, address="65536*row + 256*i + 4*lane")
    assert run(text, binding + "active = 'row < n and i < max(row, 1)'\n")[0] == 0
    assert run(text, binding + "active = 'row < n and i < row'\n")[0] == 1
    size = "[pointers.p]\nbytes = '65536*(n - 1) + 256*max(n - 1, 1)'\n"
    assert run(text, ONE + size, "--bounds")[0] == 0
    assert run(text, ONE + size.replace("max(n - 1, 1)'", "max(n - 1, 1) - 1'"), "--bounds")[0] == 1


def test_an_unrolled_loop_within_one_that_is_not(run):
    text = NESTED.format(row=768, rows="%n", columns=3)
    binding = ONE + SINK.format(at=0, address="256*i + 4*lane") + "times = '3*n'\n"
    code, said = run(text, binding)
    assert code == 0, said
    code, said = run(text, binding.replace("256*i", "256*(i % 3) + 768*(i // 4)"))
    assert code == 1
    assert "REFUTED: k.sink_0, case any iteration, access 0: address" in said


def test_a_loop_within_an_unrolled_one(run):
    text = NESTED.format(row=65536, rows=3, columns="%n")
    code, said = run(text, ONE + SINK.format(at=0, address="256*i + 4*lane"))
    assert code == 1, said
    assert "any iteration, access 1: address" in said
    size = "[pointers.p]\nbytes = '65536*2 + 256*n'\n"
    assert run(text, ONE + size, "--bounds")[0] == 0
    assert run(text, ONE + size.replace("256*n", "256*n - 1"), "--bounds")[0] == 1


BAD = {
    "the name is taken": (ROW.replace("'row'", "'n'"), "n means something already; give the iteration another name"),
    "the lane's name": (ROW.replace("'row'", "'lane'"), "lane means something already"),
    "outside its loop": (ROW.replace("'outer'", "'inner'").replace("row", "col"), "no name 'row' here"),
    "twice": (ROW + ROW.replace("'outer'", "'inner'"), "row means something already"),
    "nothing said": ("[[loop]]\nat = 'outer'\n", "give carries"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_iteration_is_one_line(run, name: str):
    table, wanted = BAD[name]
    binding = ONE + table + SINK.format(at=0, address="65536*row + 256*i + 4*lane")
    code, said = run(NESTED.format(row=65536, rows="%n", columns="%n"), binding)
    assert code == 2, said
    assert wanted in said
    assert said.count("\n") == 1


BEHIND_A_DIVISION = """  %z = udiv i32 %t, %n
  %w = icmp slt i32 %z, 3
  br i1 %w, label %head, label %done
head:
  br label %loop
loop:
  %i = phi i32 [ 0, %head ], [ %j, %latch ]
  %s = mul nsw i32 %i, 256
  %u = shl nsw i32 %t, 2
  %o = add nsw i32 %s, %u
{store}  %j = add nuw nsw i32 %i, 1
  br label %latch
latch:
  %c = icmp eq i32 %j, 4
  br i1 %c, label %done, label %loop
done:
  ret void
""".replace("{store}", STORE)


def test_a_counted_loop_behind_a_branch_on_a_division_by_an_argument(run):
    """It ends after its fourth iteration, though the branch before it has no value where the argument is 0: a loop that
    was unrolled on and on made `kernel show` of a large matrix product run without an end."""
    active = "active = 'lane // n < 3'\n"
    code, said = run(BEHIND_A_DIVISION, ONE + SINK.format(at=0, address="256*i + 4*lane") + active + "times = 4\n")
    assert code == 0, said
    code, said = run(BEHIND_A_DIVISION, ONE + SINK.format(at=0, address="256*i + 4*lane") + active + "times = 5\n")
    assert code == 1, said
    code, said = run(BEHIND_A_DIVISION, LAUNCH.format(least=0) + SINK.format(at=0, address="256*i + 4*lane") + active)
    assert code == 1, said  # n = 0 divides by it
    assert "division by zero" in said


t, n, m, z, k = (integer("t", 0), integer("n", 1), integer("m", None), integer("z", 0), integer("k", -3, 5))
STEADY = [t * n < m, t * z * n + n < m, (t < n) & (t * n + 3 * t <= m), t + k * n < m, (t * z < m) | (t < k),
          t * where(n < 2, 5 * n, 2) < m]  # fmt: skip
UNSTEADY = [t * m < z, m < t * n, t * k < m, t * t * m < z, t * n % 7 < m, -t * n < m, t * n * k < z, t * n - t * z < m,
            t * where(m < 0, k, n) < m, t * where(t < 2, n, z) < m]  # fmt: skip


@pytest.mark.parametrize("formula", [*STEADY, *UNSTEADY], ids=str)
def test_what_holds_for_an_iteration_holds_for_all_before_it(formula: Term):
    """Or is not said to: against every small value."""

    def holds(number: int, *others: int) -> bool:
        return bool(python.evaluate(dict(zip("tnmzk", (number, *others), strict=True)), formula)[0])

    others = product(range(1, 4), range(-9, 10), range(3), range(-3, 5))
    lost = any(holds(now + 1, *own) and not holds(now, *own) for own in others for now in range(4))
    assert (steady(formula, t), lost) == ((True, False) if any(formula is one for one in STEADY) else (False, True))
