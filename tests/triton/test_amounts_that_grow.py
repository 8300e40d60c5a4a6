"""Numbers that each iteration of a loop moves by more than the one before: triangles, of counters and of inner loops.

Each kernel is run as plain Python besides: the last tensor that it stays inside, and the first that it leaves.
"""

from __future__ import annotations

import plain_kernels
import pytest
from test_what_loops_carry import _own_cache, checked, kernel  # noqa: F401
from tileprove.prover.language.terms import const
from tileprove.prover.triton.machine import movements

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

OF_COUNTERS = """
    total = n * 0
    for i in range(n):
        total += i
    tl.store(p + total, 1)
"""
OF_INNER_LOOPS = """
    total = n * 0
    for i in range(n):
        for j in range(i):
            total += 1
    tl.store(p + total, 1)
"""
BY_TWOS = """
    total = n * 0
    for i in range(n):
        tl.store(p + total, 1)
        for j in range(2 * i + 3):
            total += 1
"""
FALLING = """
    total = n * n
    for i in range(n):
        total += 1 - 2 * i
        tl.store(p + total, 1)
"""
KERNELS = {  # the last offset, in n
    "counters": (OF_COUNTERS, "n * (n - 1) // 2"),
    "inner loops": (OF_INNER_LOOPS, "n * (n - 1) // 2"),
    "by twos": (BY_TWOS, "(n - 1) * (n + 1)"),
    "falling": (FALLING, "n * n + 1"),
}


@pytest.mark.parametrize(("body", "last"), KERNELS.values(), ids=KERNELS)
def test_the_last_element_is_known(tmp_path, capsys, body, last):
    for n in range(1, 9):
        assert max(plain_kernels.stored(kernel(body), n, (0,))) == eval(last, {"n": n})
    assert checked(tmp_path, capsys, body, size=f"{last} + 1")[0]
    assert not checked(tmp_path, capsys, body, size=last)[0]


# as the triangle's at first
OTHERS = {
    "more from the fourth on": "i + i // 3",
    "squares": "i * i",
    "what is loaded": "tl.load(x + i)",
    "of both loops": "i * n",
}


@pytest.mark.parametrize("amount", OTHERS.values(), ids=OTHERS)
def test_an_amount_that_grows_otherwise_is_no_triangle(tmp_path, capsys, amount):
    body = OF_COUNTERS.replace("total += i", f"total += {amount}")
    assert not checked(tmp_path, capsys, body, size="n * (n - 1) // 2 + 1")[0]


def test_an_amount_that_is_taken_for_another_proves_nothing(tmp_path, capsys, monkeypatch):
    """As if squares were nothing, or grew as they do at first; a triangle with its own amount is one."""
    of_squares = OF_COUNTERS.replace("total += i", "total += i * i")
    for lie, size in ((const(0), const(0)), "1"), ((const(0), const(1)), "n * (n - 1) // 2 + 1"):
        monkeypatch.setattr(movements, "straight", lambda term, t, lie=lie: lie)
        assert not checked(tmp_path, capsys, of_squares, size=size)[0]
    assert checked(tmp_path, capsys, OF_COUNTERS, size="n * (n - 1) // 2 + 1")[0]


def test_one_that_wraps_is_no_triangle(tmp_path, capsys):
    """It stays in an int8 up to 16 iterations."""
    body = """
    total = n * 0
    for i in range(n):
        tl.store(p + 2 * total - i * i + i, 1)
        total = (total + i).to(tl.int8).to(tl.int32)
"""
    reached = {n: set(plain_kernels.stored(kernel(body), n, (0,))) for n in range(1, 30)}
    most = max(n for n in reached if reached[n] == {0})
    assert most < 29
    assert checked(tmp_path, capsys, body, most=most)[0]
    assert not checked(tmp_path, capsys, body, most=most + 1)[0]
