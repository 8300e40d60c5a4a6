"""Two things of a kernel never become one variable, whatever they are called."""

from __future__ import annotations

import itertools

import pytest

pytest.importorskip("llvmlite")

from tileprove.prover.kernels.ir.values import plain
from tileprove.prover.kernels.machine.launch import OURS, THREAD, free_argument
from tileprove.prover.language.terms import integer
from tileprove.prover.machine.conditions import label

KERNEL = """define amdgpu_kernel void @k(ptr addrspace(1) align 4 %p, {arguments}) {{
{before}
  %la = sext i32 {a} to i64
  %lb = sext i32 {b} to i64
  %difference = sub i64 %la, %lb
  %offset = shl i64 %difference, 2
  %place = getelementptr i8, ptr addrspace(1) %p, i64 %offset
  store i32 0, ptr addrspace(1) %place, align 4
  ret void
"""
SINK = "threads = 64\n{}[[sink]]\nat = 0\naddress = '0'\nbytes = 4\n"
WHOLE = "[parameters]\nn = ['-2**31', '2**31 - 1']\n"

# what tries to make two numbers one -> arguments, what comes first, the two numbers, the binding's head, what is said
CONFUSED = {
    "a number and its name": ("i32 %0, i32 %arg0", "", "%0", "%arg0", "", "would both be called arg0"),
    "a field and its name": (
        "{ i32, i32 } %s, i32 %s.0", "  %x = extractvalue { i32, i32 } %s, 0", "%x", "%s.0", "", "like a part of %s",
    ),
    "a memory's name": ('i32 %n, i32 %"byref n"', "", "%n", '%"byref n"', "", "called like a memory"),
    "escapes": (r'i32 %"a\010", i32 %"a\10"', "", r'%"a\010"', r'%"a\10"', "", "REFUTED"),
    "a name that is made up": ("i32 %n, i32 %frozen_x_0", "  %x = freeze i32 poison", "%x", "%frozen_x_0", "", "REFUTED"),
    "a parameter": ("i32 %n, i32 %m", "", "%n", "%m", WHOLE + "[arguments]\nm = 'n'\n", "n is also an argument"),
    "a parameter with a made-up name": (
        "i32 %n, i32 %m", "", "%n", "%m", "[parameters]\nstart_x = 1\n", "makes up such names itself",
    ),
    "nothing": ("i32 %n, i32 %m", "", "%n", "%m", WHOLE + "[arguments]\nm = 'n'\nn = 'n'\n", "2 proved"),
}  # fmt: skip


@pytest.mark.parametrize("name", CONFUSED)
def test_two_numbers_stay_two(run, name: str):
    arguments, before, a, b, head, said = CONFUSED[name]
    body = KERNEL.format(arguments=arguments, before=before, a=a, b=b)
    code, shown = run(body, SINK.format(head), head="")
    assert said in shown
    assert code == (0 if said == "2 proved" else 1 if said == "REFUTED" else 2)


def test_different_names_stay_different():
    letters = ("a", "0", "1", "%", "\x01", "\x10", "\x1b", "@", "/", "é", "∀", "\U0001f600")
    names = ["".join(word) for size in (1, 2, 3) for word in itertools.product(letters, repeat=size)]
    said = {plain(name) for name in names}
    assert len(said) == len(names)
    assert all(integer(name).payload[0].isprintable() and not {"@", "/"} & set(name) for name in said)


def test_an_argument_is_never_what_the_reader_made_up():
    for name in (*THREAD, *(f"{start}x" for start in OURS)):
        assert free_argument(name, 32).payload[0] == f"{name}@argument"
    assert free_argument("n", 32).payload[0] == "n"


def test_a_label_shows_whatever_the_value_is_called():
    term = integer("x") + 1
    assert label(term, "a\0b\x1b").payload == "a%00b%1b"
    assert label(term, "") is term
