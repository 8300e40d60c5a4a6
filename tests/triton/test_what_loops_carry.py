"""Values that loops carry: what an outer iteration sees of an inner loop, of what it loads, and of casts on the way.

Each kernel is run as plain Python besides, at small sizes: the last tensor that it stays inside, and the first it leaves.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import plain_kernels
import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

HEAD = """
import triton
import triton.language as tl
from tileprove.triton import given, launch, tensor

@triton.jit
def kernel(p, x, n):
"""
LAUNCH = """
@launch(kernel)
def one(n):
    given(n <= {most})
    return ({grid},), dict(p=tensor("int32", {size}), x=tensor("{kind}", 4{values}), n=n)
"""
HELD = (0, 3)  # of x


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def checked(tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str, **said: object) -> tuple[bool, str]:
    """Whether it is said to be safe, and all that is said."""
    launch = {"most": 200, "grid": 1, "size": 1, "kind": "int32", "values": f", values={HELD}", **said}
    file = tmp_path / "ops.py"
    file.write_text(HEAD + body + LAUNCH.format(**launch))
    run(["triton", "check", "--conditions", "0", str(file), "--timeout", "3"])
    out = capsys.readouterr().out
    assert "one:" in out, out
    return "safe for all sizes" in out, out


def kernel(body: str) -> str:
    return "def kernel(p, x, n):\n" + body


def offsets(body: str, sizes: range) -> set[int]:
    """Where it stores, whatever x holds."""
    found: set[int] = set()
    for n, held in product(sizes, product(range(*HELD), repeat=4)):
        found |= set(plain_kernels.stored(kernel(body), n, held))
    return found


SUM_OF_ROUNDS = """
    total = n * 0
    for i in range(3):
        count = n * 0
        while count < i:
            count += 1
        total += count
    tl.store(p + (total & 3), 1)
"""
ROUNDS_BEFORE = """
    count = n * 0
    for i in range(4):
        before = count
        count = n * 0
        while count < 2 * i:
            count += 1
        if i > 0:
            tl.store(p + (count - before), 1)
"""
THREE_TIMES_WHAT_IS_LOADED = """
    total = n * 0
    for i in range(2):
        word = tl.load(x + i)
        part = n * 0
        for j in range(5):
            part += word
        total += part
    tl.store(p + (total & 1), 1)
"""
LOADED_BEFORE = """
    before = n * 0
    for i in range(4):
        part = n * 0
        for j in range(3):
            part += tl.load(x + i)
        if i > 1:
            tl.store(p + ((part - before) & 7), 1)
        before = part
"""
LOADED_TRIPS = """
    total = n * 0
    for i in range(2):
        part = n * 0
        for j in range(2):
            for k in range(tl.load(x + 2 + i)):
                part += 2
        total += part
    tl.store(p + (total & 7), 1)
"""
WHILE_IN_FOR_IN_WHILE = """
    total = n * 0
    i = n * 0
    while i < 3:
        for j in range(2):
            k = n * 0
            while k < tl.load(x + i):
                k += 1
            total += k
        i += 1
    tl.store(p + (total & 3), 1)
"""
KERNELS = {
    "sum of rounds": SUM_OF_ROUNDS, "rounds before": ROUNDS_BEFORE, "loaded": THREE_TIMES_WHAT_IS_LOADED,
    "loaded before": LOADED_BEFORE, "loaded trips": LOADED_TRIPS, "while in for in while": WHILE_IN_FOR_IN_WHILE,
}  # fmt: skip


@pytest.mark.parametrize("body", KERNELS.values(), ids=KERNELS)
def test_an_inner_loop_is_another_in_each_iteration(tmp_path, capsys, body):
    most = max(offsets(body, range(1, 3)))
    assert most > 0
    assert not checked(tmp_path, capsys, body, size=most)[0], "an element beyond the end is reached"


def test_floats_that_become_integers_in_an_inner_loop_are_others_in_each_iteration(tmp_path, capsys):
    body = THREE_TIMES_WHAT_IS_LOADED.replace("tl.load(x + i)", "tl.load(x + i).to(tl.int32)")
    assert max(offsets(body, range(1, 2))) == 1
    assert not checked(tmp_path, capsys, body, kind="fp32", values="")[0]


@pytest.mark.parametrize(("of", "kind"), [("sum", "int32"), ("max", "int32")])
def test_what_a_reduction_gives_is_another_in_each_iteration(tmp_path, capsys, of, kind):
    """With x = 1, 0, 0, 0 the first gives 1 and the second 0, so five times both are odd."""
    loaded = f"tl.{of}(tl.load(x + 2 * i + tl.arange(0, 2)))"
    body = THREE_TIMES_WHAT_IS_LOADED.replace("tl.load(x + i)", loaded)
    assert not checked(tmp_path, capsys, body, kind=kind)[0]


def test_elements_of_a_tensor_that_is_gathered_by_the_iteration_are_several(tmp_path, capsys):
    body = """
    total = n * 0
    words = tl.load(x + tl.arange(0, 4)).to(tl.int32)
    for i in range(2):
        one = tl.gather(words, tl.zeros((4,), tl.int32) + i, 0)
        total += tl.sum(tl.where(tl.arange(0, 4) == 0, one, 0))
    tl.store(p + (total & 1), 1)
"""
    assert not checked(tmp_path, capsys, body, kind="fp32", values="")[0]


def test_two_programs_whose_sums_of_sums_differ(tmp_path, capsys):
    body = THREE_TIMES_WHAT_IS_LOADED.replace("(total & 1)", "tl.program_id(0) + (total & 1)")
    body = body.replace("tl.load(x + i)", "tl.load(x + 2 * tl.program_id(0) + i)")
    first, second = (plain_kernels.stored(kernel(body), 2, (1, 0, 0, 0), program) for program in (0, 1))
    assert first == second == [1]
    said = checked(tmp_path, capsys, body, grid=2, size=3)[1]
    assert "proved" not in next(line for line in said.splitlines() if "writes to p of two programs" in line)


def test_divisions_and_hints_after_inner_loops(tmp_path, capsys):
    body = THREE_TIMES_WHAT_IS_LOADED.replace("    tl.store(p + (total & 1), 1)\n", "")
    body += "    tl.assume(total % 10 == 0)\n    tl.store(p, n // (1 - (total & 1)))\n"
    said = checked(tmp_path, capsys, body)[1]
    lines = [line for line in said.splitlines() if ": divisions" not in line or "py:" in line]
    for name in ("  divisions", "hint to the compiler"):
        assert "proved" not in next(line for line in lines if name in line and "py:" in line), said


CASTS = {
    "int8": ("at.to(tl.int8).to(tl.int32) + 2", 2),
    "uint8": ("at.to(tl.uint8).to(tl.int32) + 3", 3),
    "twice": ("(at.to(tl.int8).to(tl.int16) + 2).to(tl.int32)", 2),
}


@pytest.mark.parametrize(("moved", "step"), CASTS.values(), ids=CASTS)
def test_a_cast_on_the_way_holds_up_to_the_last_number_that_it_keeps(tmp_path, capsys, moved, step):
    """The tensor ends just where the last one without a wrap-around ends, and begins after those that come with one."""
    body = f"""
    at = n * 0
    for i in range(n):
        tl.store(p + at - {step} * i, 1)
        at = {moved}
"""
    reached = {n: plain_kernels.stored(kernel(body), n, (0,)) for n in range(1, 140)}
    most = max(n for n in reached if set(reached[n]) == {0})
    assert checked(tmp_path, capsys, body, most=most)[0]
    assert not checked(tmp_path, capsys, body, most=most + 1)[0]


def test_a_cast_in_a_loop_of_another_iteration_than_the_last(tmp_path, capsys):
    """What is used is counted by the iteration before, whose inner loop is the longer one."""
    body = """
    count = n * 0
    for i in range(2):
        if i == 1:
            tl.store(p + (count - {most}), 1)
        inner = n * 0
        for j in range({most} - 90 * i):
            inner = inner.to(tl.int8).to(tl.int32) + 1
        count = inner
"""
    reached = {most: plain_kernels.stored(kernel(body.format(most=most)), 1, (0,)) for most in (128, 129)}
    assert reached[128] == [0]
    assert reached[129] != [0]
    safe, said = checked(tmp_path, capsys, body.format(most=129))
    assert not safe
    assert "CONTRADICTED" not in said
    assert checked(tmp_path, capsys, body.format(most=128).replace("inner.to(tl.int8).to(tl.int32)", "inner"))[0]


def test_bounds_of_a_loop_say_nothing_of_a_program_that_does_not_get_there(tmp_path, capsys):
    body = """
    found = n * 0
    if n > 8:
        at = n * 0 + 8
        while at < n:
            at += 1
        found = at
    tl.store(p + found + tl.where(n < {from_}, 100, 0), 1)
"""
    left = body.format(from_=8)
    assert plain_kernels.stored(kernel(left), 3, (0,)) == [100]
    assert not checked(tmp_path, capsys, left, size="n + 1")[0]
    assert checked(tmp_path, capsys, body.format(from_=1), size="n + 1")[0]
