"""Every element of a tensor that has one only: it has no index to be searched."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_nests import HEAD
from test_random_nests import module_of

from tileprove.triton import check

KERNELS = """
@triton.jit
def kernel(p, n, LEAST: tl.constexpr):
    tl.store(p, 1, mask=n >= LEAST)

@launch(kernel, LEAST=1)
def right(n):
    return (1,), {"p": tensor("i8", 1, written=True), "n": n}

@launch(kernel, LEAST=2)
def short(n):
    return (1,), {"p": tensor("i8", 1, written=True), "n": n}
"""


@pytest.mark.parametrize(("name", "wanted"), [("right", "proved"), ("short", "refuted")])
def test_a_tensor_of_one_element(tmp_path: Path, name: str, wanted: str):
    file = tmp_path / f"one_{name}.py"
    file.write_text(HEAD + KERNELS)
    answers = check(getattr(module_of(file), name), jobs=1).answers
    assert {own.name: str(own.verdict) for own in answers}["written_p"] == wanted
