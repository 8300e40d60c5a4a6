"""Bindings that no launch can have, and IR with names and shapes that nobody expects: one line, never a wrong verdict."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

from kernel_text import BINDING, HEAD, START, STORE, offset
from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.ir.order import natural_loop
from tileprove.prover.language.constructors import both
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import integer
from tileprove.prover.machine.conditions import tightened

STRAIGHT = offset("  %o = shl nsw i32 %t, 2\n")
SINK = "[[sink]]\nat = 0\naddress = '4*thread'\n"
N = "[parameters]\nn = [1, 1000]\n"

# what is refused -> the binding, what is said of it, and the last one that is not
REFUSED = {
    "too many threads": ("threads = [64, 17]\n", "more than 1024", "threads = [64, 16]\n"),
    "threads of no block": ("threads = [64, 0]\n", "from 1 to 1024", "threads = [64, 1]\n"),
    "a range without a number": (
        N + "m = ['n + 1', 'n']\n", "from n + 1 to n there is no number", N + "m = ['n', 'n']\n",
    ),
    "a grid without blocks": (N + "grid = ['n - 1000']\n", "never any blocks", N + "grid = ['n - 999']\n"),
    "an argument beyond its type": (
        "[parameters]\nn = [1, '2**32']\n[arguments]\nn = 'n'\n", "does not reach 4294967296",
        "[parameters]\nn = [1, '2**32 - 1']\n[arguments]\nn = 'n'\n",
    ),
    "an argument below its type": (
        "[arguments]\nn = '-2**31 - 1'\n", "does not reach -2147483649", "[arguments]\nn = '-2**31'\n",
    ),
    "memory of a number": ("[pointers.n]\nbytes = 4\n", "not a pointer", "[pointers.p]\nbytes = 512\n"),
    "memory of nothing": ("[pointers.q]\nbytes = 4\n", "no argument q", "[pointers.tile]\nbytes = 1024\n"),
    "an odd alignment": ("[pointers.p]\nalign = 3\n", "power of two", "[pointers.p]\nalign = 4\n"),
    "a negative alignment": ("[pointers.p]\nalign = -4\n", "power of two", "[pointers.p]\nalign = 1\n"),
    "no sinks": (SINK.replace("at = 0", "at = []"), "names no sink", SINK.replace("at = 0", "at = [0]")),
    "a negative number of accesses": (SINK + "times = -1\n", "cannot be -1 accesses", SINK + "times = 1\n"),
    "a far shift": (
        SINK.replace("4*thread", "4*thread + (thread << 5000) * 0"), "more than 4096 bits",
        SINK.replace("4*thread", "4*thread + (thread << 50) * 0"),
    ),
    "a far power": (
        SINK.replace("4*thread", "4*thread + 0 * 2**257"), "from 0 to 256",
        SINK.replace("4*thread", "4*thread + 0 * 2**256"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_the_first_that_is_refused_and_the_last_that_is_not(run, name: str):
    refused, wanted, taken = REFUSED[name]
    code, said = run(STRAIGHT, _whole(refused))
    assert code == 2, said
    assert wanted in said
    assert said.count("\n") == 1
    code, said = run(STRAIGHT, _whole(taken))
    assert code in (0, 1), said


def _whole(part: str) -> str:
    tables = part if "[[sink]]" in part else part + SINK
    return tables if "threads" in tables else "threads = 64\n" + _top_first(tables)


def _top_first(text: str) -> str:
    """`grid` belongs above the first table."""
    lines = text.splitlines()
    first = [line for line in lines if line.startswith("grid")]
    return "\n".join([*first, *(line for line in lines if line not in first)]) + "\n"


def test_arguments_named_like_the_thread(run):
    """An argument %lane of the kernel is no lane: an address made of it is not the lane's."""
    head = START.replace("i32 %n", "i32 %lane, i32 %thread")
    body = offset("  %o = shl i32 %lane, 2\n")
    code, said = run(body, "threads = 64\n[[sink]]\nat = 0\naddress = '4*lane'\n", head=head)
    assert code == 1, said
    code, said = run(STRAIGHT, "threads = 64\n" + SINK, head=head)
    assert code == 0, said


def test_names_of_any_characters(run):
    """Two names that differ in a blank only are two arguments."""
    head = START.replace("i32 %n", 'i32 %"a b", i32 %"a_b"')
    body = '  %d = sub i32 %"a b", %"a_b"\n  %e = shl i32 %d, 2\n  %s = shl i32 %t, 2\n  %o = add i32 %s, %e\n'
    code, said = run(offset(body), "threads = 64\n" + SINK, head=head)
    assert code == 1, said
    code, said = run(offset(body.replace('%"a_b"\n', '%"a b"\n')), "threads = 64\n" + SINK, head=head)
    assert code == 0, said


def test_a_function_that_is_not_to_be_inlined_is_read_all_the_same(run):
    helper = "define internal i32 @four(i32 %x) noinline {\n  %y = shl i32 %x, 2\n  ret i32 %y\n}\n"
    body = offset("  %o = call i32 @four(i32 %t)\n")
    assert run(body, "threads = 64\n" + SINK, head=helper + START)[0] == 0
    assert run(body, "threads = 64\n" + SINK, head=helper.replace("%x, 2", "%x, 3") + START)[0] == 1


@pytest.mark.parametrize(("body", "reason"), [
    ("  %o = shl i32 undef, 2\n", "an undefined address"),
    ("  %o = shl i32 poison, 2\n", "an undefined address"),
    ("  %f = freeze i32 undef\n  %o = shl i32 %f, 2\n", "frozen"),
    ("  %a = ptrtoint ptr addrspace(1) %p to i64\n  %o = trunc i64 %a to i32\n", ""),
    ("  %v = insertelement <4 x i32> undef, i32 %t, i32 7\n  %o = extractelement <4 x i32> %v, i32 7\n", ""),
])  # fmt: skip
def test_values_that_nobody_chose_prove_nothing(run, body: str, reason: str):
    code, said = run(offset(body), "threads = 64\n" + SINK)
    assert code in (1, 3), said
    assert reason in said


def test_recursion_and_blocks_that_nothing_leads_to(run):
    again = "define internal i32 @f(i32 %x) {\n  %y = call i32 @f(i32 %x)\n  ret i32 %y\n}\n"
    code, said = run(offset("  %o = call i32 @f(i32 %t)\n"), "threads = 64\n" + SINK, head=again + START)
    assert code in (2, 3), said
    assert "Traceback" not in said
    dead = STRAIGHT + "dead:\n  br label %dead2\ndead2:\n  br label %dead\n"
    assert run(dead, "threads = 64\n" + SINK)[0] == 0


def test_long_chains_keep_the_sharpest_condition_only(run):
    """Two hundred additions without overflow promise what the last one does."""
    chain = "  %c0 = add nsw i32 %n, 0\n"
    chain += "".join(f"  %c{k + 1} = add nsw i32 %c{k}, 1\n" for k in range(200))
    body = offset(chain + "  %b = and i32 %c200, 0\n  %s = shl i32 %t, 2\n  %o = add i32 %s, %b\n")
    fits = BINDING.format(address="4*thread").replace("threads = 128", "threads = 64")
    code, said = run(body, fits.replace("1000]", "'2**31 - 1 - 200']"))
    assert code == 0, said
    code, said = run(body, fits.replace("1000]", "'2**31 - 200']"))
    assert code == 1, said
    assert "not poison" in said


def test_a_sharper_condition_is_the_same_as_both():
    x, y = integer("x", -9, 10), integer("y", -9, 10)
    conditions = [x + 3 <= 5, x <= 5, x + y <= 4, x + y + 1 <= 4, x >= 0, x + 1 >= 2, x >= y, x < 3]
    for first in conditions:
        for second in conditions:
            for third in conditions:
                found = tightened(tightened(first, second), third)
                plain = both(first, second, third)
                for a in range(-9, 10, 2):
                    for b in (-9, -1, 4):
                        assert len(set(python.evaluate({"x": a, "y": b}, found, plain))) == 1, (first, second, third)


LOOPS = """  br label %a
a:
  br label %b
b:
  br i1 undef, label %b, label %c
c:
  br i1 undef, label %a, label %d
d:
  ret void
}
"""


def test_the_loop_inside_has_not_the_blocks_of_the_one_around_it():
    kernel = read_text(HEAD + START + LOOPS, "k.ll").kernels[0]
    assert natural_loop(kernel, "b") == {"b"}
    assert natural_loop(kernel, "a") == {"a", "b", "c"}


def test_a_block_without_an_end(run):
    code, said = run(STORE.replace("%o", "%t"), "threads = 64\n" + SINK)
    assert code == 2
    assert said.count("\n") == 1


def test_an_invoke_is_read_as_one_instruction(run):
    """LLVM prints it on two lines. It may touch memory, so it is a sink, and what it computes is not known."""
    head = "declare i32 @g(i32)\ndeclare i32 @personality(...)\n" + START.replace(
        ") {", ") personality ptr @personality {"
    )
    body = (
        "  %o = invoke i32 @g(i32 %t)\n    to label %next unwind label %lost\nnext:\n"
        + STORE
        + """  ret void
lost:
  %l = landingpad { ptr, i32 } cleanup
  ret void
"""
    )
    code, said = run(body, "threads = 64\n" + SINK.replace("at = 0", "at = 1"), head=head)
    assert code == 3, said
    assert "unsupported" in said


@pytest.mark.parametrize(("bits", "expected"), [(64, 0), (256, 0), (257, 3), (1025, 3), (65536, 3)])
def test_integers_of_any_width_are_no_bug(bits: int, expected: int, run):
    body = f"""  %z = zext i32 %n to i{bits}
  %m = sub i{bits} 0, %z
  %d = udiv i{bits} %m, 3
  %s = shl i{bits} %d, 3
  %h = lshr i{bits} %s, 1
"""
    code, said = run(body + STRAIGHT, "threads = 64\n" + SINK)
    assert code == expected, said
    assert ("integers of more than 256 bits" in said) == bool(expected), said
