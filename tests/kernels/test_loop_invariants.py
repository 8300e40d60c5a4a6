"""What a loop carries beside counters: progressions and declared invariants, proved before anything is made of them."""

from __future__ import annotations

import itertools
import random

import pytest

pytest.importorskip("llvmlite")

from kernel_text import BINDING, START, STORE
from tileprove.prover.guessing import strided_interval
from tileprove.prover.guessing.strided_interval import Guesses, StridedInterval, Unbounded, around
from tileprove.prover.language.constructors import where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import integer

# LDS buffers of 256 bytes take turns, in a loop of n iterations; @tile has 1024 bytes
ROTATING = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %slot = phi i32 [ 0, %0 ], [ %following, %loop ]
  %s = shl nsw i32 %slot, 8
  %u = shl nsw i32 %t, 2
  %o = add nsw i32 %s, %u
  %q = getelementptr inbounds i8, ptr addrspace(3) @tile, i32 %o
  store i32 0, ptr addrspace(3) %q, align 4
  %more = add nsw i32 %slot, 1
  %d = icmp slt i32 %more, {buffers}
  %following = select i1 %d, i32 %more, i32 0
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
"""
LAUNCH = "threads = 64\n[parameters]\nn = [1, 1000]\n[arguments]\nn = 'n'\n"
SINK = "[[sink]]\nat = 0\naddress = '{}'\nmemory = 'tile'\n"
LOOP = "[[loop]]\nat = 'loop'\ncarries = {{ slot = '%slot' }}\ninvariant = {}\n"


@pytest.mark.parametrize(("buffers", "expected"), [(1, 0), (2, 0), (4, 0), (5, 3)])
def test_buffers_that_take_turns(run, buffers: int, expected: int):
    code, said = run(ROTATING.format(buffers=buffers), LAUNCH, "--bounds")
    assert code == expected, said
    if buffers > 1:
        assert f"%slot is 0 {'or' if buffers == 2 else 'to'} {buffers - 1}" in said
    if expected:
        assert "which the loop may never carry" in said
        assert "REFUTED" not in said, "the fifth buffer is reached, but the progression does not say so"


def test_many_buffers_are_found_by_widening_and_narrowing(run):
    body = ROTATING.format(buffers=29).replace("shl nsw i32 %slot, 8", "shl nsw i32 %slot, 5")
    body = body.replace("shl nsw i32 %t, 2", "and i32 %t, 0")
    assert run(body, LAUNCH, "--bounds")[0] == 0
    code, said = run(body.replace("i32 %more, 29", "i32 %more, 33"), LAUNCH, "--bounds")
    assert code == 3
    assert "%slot is 0 to 32" in said


def test_two_pointers_that_change_places(run):
    body = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %a = phi ptr addrspace(3) [ @tile, %0 ], [ %b, %loop ]
  %b = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @tile, i32 {second}), %0 ], [ %a, %loop ]
  %u = shl nsw i32 %t, 2
  %q = getelementptr i8, ptr addrspace(3) %a, i32 %u
  store i32 0, ptr addrspace(3) %q, align 4
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
"""
    code, said = run(body.format(second=768), LAUNCH, "--bounds")
    assert code == 0, said
    assert "%a is 0 or 768" in said
    assert run(body.format(second=770), LAUNCH, "--bounds")[0] == 3  # beyond the end, and not aligned


def test_what_is_no_progression_stays_unsupported(run):
    body = ROTATING.format(buffers=4).replace("select i1 %d, i32 %more, i32 0", "mul i32 %slot, 1103515245")
    code, said = run(body.replace("%slot = phi i32 [ 0,", "%slot = phi i32 [ 1,"), LAUNCH, "--bounds")
    assert code == 3
    assert "not by constant steps" in said


def test_a_carried_value_that_becomes_poison_is_not_believed(run):
    """One less than 0 is no unsigned overflow, one less than 1 is."""
    body = ROTATING.format(buffers=4).replace("add nsw i32 %slot, 1", "add nuw i32 %slot, -1")
    body = body.replace("icmp slt i32 %more, 4", "icmp sgt i32 %more, 1")
    code, said = run(body, LAUNCH, "--bounds")
    assert code == 0, said
    code, said = run(body.replace("%slot = phi i32 [ 0,", "%slot = phi i32 [ 1,"), LAUNCH, "--bounds")
    assert code == 3, said
    assert "rests on loop_0" in said


@pytest.mark.parametrize(
    "lie", [StridedInterval(0, 0), StridedInterval(0, 1, 1), StridedInterval(0, 2, 2), StridedInterval(1, 3, 1)]
)
def test_a_wrong_guess_proves_nothing(run, monkeypatch: pytest.MonkeyPatch, lie: StridedInterval):
    """Guesses are found by untrusted code: a false one fails its own claim, and all that rests on it is undecided."""
    monkeypatch.setattr(strided_interval, "around", lambda term, given: lie)
    code, said = run(ROTATING.format(buffers=4), LAUNCH + SINK.format("where(0 <= lane, 4*lane, 0)"), "--bounds")
    assert code == 3, said
    assert "rests on loop_0" in said
    assert "\n3 claims: 2 unknown; 1 proved" in said  # the steps alone


HELD = "'0 <= slot', 'slot < n'"
POINTER = ROTATING.format(buffers="%n").replace("addrspace(3) @tile", "addrspace(1) %p").replace(
    "store i32 0, ptr addrspace(3)", "store i32 0, ptr addrspace(1)"
).replace("i32 %o\n", "i64 %w\n").replace("  %q =", "  %w = sext i32 %o to i64\n  %q =")  # fmt: skip
MEMORY = "[pointers.p]\nbytes = '256*n'\n"


def test_an_invariant_that_only_the_user_knows(run):
    code, said = run(POINTER, LAUNCH + MEMORY, "--bounds")
    assert code == 3, said
    code, said = run(POINTER, LAUNCH + MEMORY + LOOP.format(f"[{HELD}]"), "--bounds")
    assert code == 0, said
    code, said = run(POINTER, LAUNCH + MEMORY.replace("256*n", "256*n - 1") + LOOP.format(f"[{HELD}]"), "--bounds")
    assert code == 3, "what fails for a value within the invariant is not proved"


@pytest.mark.parametrize(("invariant", "case"), [
    ("['0 <= slot', 'slot < n - 1']", "slot < n - 1 at the start"),  # n = 1
    ("['1 <= slot', 'slot < n']", "1 <= slot at the start"),
    ("['0 <= slot', 'slot < 3']", "slot < 3 in the next iteration"),
    ("['0 <= slot', 'slot < n', 'slot != 2']", "slot != 2 in the next iteration"),
    ("['slot < n']", "0 <= slot"),  # true, and too weak: nothing says that it is not negative
    ("['0 <= slot', 'slot < 0']", "slot < 0 at the start"),
    ("['0 <= slot', 'slot < n // (n - n)']", "slot < n // (n - n) at the start"),
    ("['slot == 2*i']", "slot == 2*i in the next iteration"),
])  # fmt: skip
def test_a_wrong_hint_is_refused(run, invariant: str, case: str):
    code, said = run(POINTER, LAUNCH + MEMORY + LOOP.format(invariant), "--bounds")
    assert code != 0, said
    if case != "0 <= slot":
        assert code == 1
        assert f"REFUTED: k.loop_0, case {case}" in said
        last = said.rstrip().split("\n")[-1]
        assert " proved" not in last or " 1 proved" in last, "no address rests on it, the steps alone are proved"


def test_a_closed_form_makes_addresses_exact(run):
    closed, body = LOOP.format("['slot == i % 4']"), ROTATING.format(buffers=4)
    for address, expected in (("256*(i % 4) + 4*lane", 0), ("256*(i % 3) + 4*lane", 1)):
        code, said = run(body, LAUNCH + SINK.format(address) + closed)
        assert code == expected, said
    assert "REFUTED: k.sink_0, case any iteration: address" in said
    code, said = run(body, LAUNCH + SINK.format("256*(i % 3) + 4*lane") + LOOP.format("['slot == i % 3']"))
    assert code == 1, said
    assert "REFUTED: k.loop_0, case slot == i % 3 in the next iteration" in said


BAD = {
    "no such loop": ("[[loop]]\nat = 'lop'\ncarries = { s = 'slot' }\ninvariant = ['s < 2']\n", "begin at loop"),
    "no such value": (LOOP.format("['slot < 2']").replace("'%slot'", "'%slat'"), "carries no %slat; it has %i, %slot"),
    "a name twice": (LOOP.format("['n < 2']").replace("slot =", "n ="), "n means something already"),
    "the lane": (LOOP.format("['lane < 2']").replace("slot =", "lane ="), "lane means something already"),
    "no invariant": (LOOP.format("[]"), "give carries"),
    "no condition": (LOOP.format("['slot']"), "is an integer, not a condition"),
    "unknown name": (LOOP.format("['slit < 2']"), "no name 'slit' here; did you mean slot?"),
    "twice": (LOOP.format("['slot < 2']") * 2, "another [[loop]]"),
    "unknown key": (LOOP.format("['slot < 2']") + "until = 3\n", "unknown field `until`"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_loop_table_is_one_line(run, name: str):
    table, wanted = BAD[name]
    code, said = run(ROTATING.format(buffers=2), LAUNCH + table, "--bounds")
    assert code == 2, said
    assert wanted in said
    assert said.count("\n") == 1


def test_an_invariant_of_an_unrolled_loop_is_refused(run):
    body = ROTATING.format(buffers=2).replace("icmp slt i32 %j, %n", "icmp slt i32 %j, 3")
    code, said = run(body, LAUNCH + LOOP.format("['slot < 2']"), "--bounds")
    assert code == 2
    assert "needs no [[loop]]" in said


O0 = """  %i = alloca i32, align 4, addrspace(5)
  %slot = alloca i32, align 4, addrspace(5)
  store i32 0, ptr addrspace(5) %i, align 4
  store i32 0, ptr addrspace(5) %slot, align 4
  br label %head
head:
  %a = load i32, ptr addrspace(5) %i, align 4
  %c = icmp slt i32 %a, %n
  br i1 %c, label %body, label %done
body:
  %b = load i32, ptr addrspace(5) %slot, align 4
  %s = shl nsw i32 %b, 8
  %u = shl nsw i32 %t, 2
  %o = add nsw i32 %s, %u
  %q = getelementptr inbounds i8, ptr addrspace(3) @tile, i32 %o
  store i32 0, ptr addrspace(3) %q, align 4
  %x = xor i32 %b, {bits}
  store i32 %x, ptr addrspace(5) %slot, align 4
  %j = add nsw i32 %a, 1
  store i32 %j, ptr addrspace(5) %i, align 4
  br label %head
done:
  ret void
"""


@pytest.mark.parametrize(("bits", "expected"), [(1, 0), (3, 0), (4, 3)])
def test_unoptimized_code_that_flips_bits(run, bits: int, expected: int):
    assert run(O0.format(bits=bits), LAUNCH, "--bounds")[0] == expected


# -- what was proved wrongly before ------------------------------------------------------------------------------


def test_a_counter_that_overflows_is_poison_in_the_next_iteration(run):
    body = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %b = phi i32 [ 0, %0 ], [ %far, %loop ]
  %o = and i32 %b, 4
{store}  %far = add nsw i32 %b, 1048576
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
""".replace("{store}", STORE)
    binding = BINDING.format(address="0")
    assert run(body, binding.replace("1000", "2048"))[0] == 0
    code, said = run(body, binding.replace("1000", "2049"))
    assert code == 1
    assert "REFUTED: k.sink_0, case any iteration: not poison" in said


def test_i_is_the_loops_number_whatever_arguments_are_called(run):
    """A store at 4*t_rows in every iteration is not one at 4*i."""
    body = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %o = shl nsw i32 %n, 2
{store}  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, 1000000
  br i1 %c, label %loop, label %done
done:
  ret void
""".replace("{store}", STORE)
    binding = BINDING.format(address="4*i").replace("n = [1, 1000]", "t_rows = [1, 1000]")
    code, said = run(body, binding.replace('n = "n"', 'n = "t_rows"'))
    assert code == 1, said


def test_a_store_after_a_loop_runs_when_the_loop_is_reached(run):
    body = """  %e = icmp slt i32 %t, %n
  br i1 %e, label %loop, label %end
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  %o = shl nsw i32 %j, 2
{store}  br label %end
end:
  ret void
""".replace("{store}", STORE)
    binding = BINDING.format(address="4*n")
    for active, expected in (("thread < n", 0), ("thread <= n", 1), ("thread + 1 < n", 1)):
        code, said = run(body, binding + f'active = "{active}"\n')
        assert code == expected, said
    two_ways_out = body.replace("  br i1 %c, label %loop, label %done\ndone:", """  br i1 %c, label %go, label %done
go:
  %f = icmp eq i32 %j, 700
  br i1 %f, label %end, label %loop
done:""").replace("[ %j, %loop ]", "[ %j, %go ]")  # fmt: skip
    code, said = run(two_ways_out, binding + 'active = "thread < n"\n')
    assert code == 3, said
    assert "it hangs on the iteration in which a loop ends" in said


# -- the guessing itself -----------------------------------------------------------------------------------------


def test_around_holds_every_value():
    """Against all values of small expressions."""
    x, y = integer("x", -4, 5), integer("y", 0, 7)
    rng = random.Random(3)

    def grow(depth: int):
        if not depth:
            return rng.choice([x, y, x * 6 + 1, y - 2])
        a, b = grow(depth - 1), grow(depth - 1)
        return rng.choice([a + b, a * 3 - b, where(a < b, a + 1, b * 2), where(a + 3 <= y, b, a), a % 5, a // 3])

    narrow = 0
    for _ in range(150):
        term = grow(3)
        given = [x <= 3, y != 2] if rng.random() < 0.5 else [x + y < 6]
        try:
            found = around(term, given)
        except Unbounded:
            continue
        values = {
            python.evaluate({"x": a, "y": b}, term)[0]
            for a, b in itertools.product(range(-4, 5), range(7))
            if all(python.evaluate({"x": a, "y": b}, *given))
        }
        assert found is not None
        for value in values:
            assert _has(found, value), (term, value)
        narrow += found == StridedInterval(min(values), max(values), found.step)
    assert narrow > 30, "not simply everything"


def _has(found: StridedInterval, value: int) -> bool:
    return found.low <= value <= found.high and (
        value == found.low or (value - found.low) % (found.step or 1 << 60) == 0
    )


def test_contradicting_conditions_have_no_value():
    x = integer("x", 0, 4)
    assert around(where(x < 0, 100, x), []) == StridedInterval(0, 3, 1)
    assert around(x, [x > 5]) is None
    with pytest.raises(Unbounded):
        around(integer("free", None), [])


def test_guesses_that_lose_a_value_look_again_at_those_that_rested_on_it():
    guesses = Guesses({"a": 32, "b": 32}, {"a": StridedInterval(0, 1, 1), "b": StridedInterval(0, 3, 1)})
    guesses.see("a", integer("v", 0, 2), [])
    guesses.lose("b")
    again = guesses.next()
    assert not again.settled
    assert again.found == {"a": StridedInterval(0, 1, 1), "b": None}


BIG = START.replace("define", "@tile6 = internal addrspace(3) global [1536 x i8] undef, align 16\ndefine")


def test_what_is_true_but_does_not_follow_from_itself_is_not_refuted(run):
    """slot is 0, 2, 4, 0, 2, 4, ...: never 5, which an odd number before it would lead to; at most 5 iterations."""
    body = ROTATING.format(buffers=6).replace("add nsw i32 %slot, 1", "add nsw i32 %slot, 2").replace("@tile", "@tile6")
    for invariant, code, wanted in (
        ("['0 <= slot', 'slot < 6', 'slot != 5']", 3, "does not follow from itself"),
        ("['0 <= slot', 'slot < 6', 'slot % 2 == 0', 'slot != 5']", 0, "proved"),
        ("['0 <= slot', 'slot < 6', 'slot != 4']", 1, "slot != 4 in the next iteration"),
    ):
        found, said = run(body, LAUNCH + LOOP.format(invariant), "--bounds", head=BIG)
        assert found == code, said
        assert wanted in said, said


def test_a_refuted_invariant_shows_an_iteration_that_runs(run):
    """The solver's counterexample need not be one of the kernel's; the one that is shown is."""
    body = ROTATING.format(buffers="%n")
    code, said = run(
        body, LAUNCH.replace("[1, 1000]", "[5, 1000]") + LOOP.format("['0 <= slot', 'slot < 4']"), "--bounds"
    )
    assert code == 1, said
    assert "t@loop=3" in "".join(said.split())


def searched(seen, tried):
    """What a search finds of a phi of 32 bits of which a run with this taken sees that; and after how many runs."""
    found, runs = Guesses({"a": 32}, tried=tried), 0
    while not found.settled:
        found.seen, runs = {"a": seen(found.found.get("a"))}, runs + 1
        found = found.next()
    return found.found["a"], runs, found.results


def counting(most):
    """As ``a = a < most ? a + 4 : 0`` is seen, from 0 on."""
    return lambda taken: StridedInterval(0, 0 if taken is None else min(taken.high, most - 1) + 4, 4)


def endless(taken):
    return StridedInterval(0, 4 if taken is None else taken.high + 4, 4)


def test_a_search_begins_where_one_before_ended():
    bounded, runs, tried = searched(counting(1000), {})
    assert bounded.holds(StridedInterval(0, 1000, 4))
    assert bounded.high < 1010
    assert searched(counting(1000), tried)[0] == bounded
    assert searched(counting(1000), tried)[1] < runs
    assert searched(endless, searched(endless, {})[2])[:2] == (None, 3)


def test_what_is_proposed_from_before_is_given_up_where_it_does_not_hold():
    """A run sees more than was settled once, or another beginning."""
    _, _, tried = searched(counting(1000), {})
    assert searched(endless, tried)[0] is None
    wider = searched(counting(5000), tried)[0]
    assert wider.high >= 5000
    assert searched(counting(1000), searched(endless, {})[2])[0].high >= 1000


def test_a_narrower_one_is_found_where_a_wider_one_was():
    _, _, tried = searched(counting(5000), {})
    assert searched(counting(1000), tried)[0].high < 5000
