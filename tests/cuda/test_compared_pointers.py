"""Addresses of arrays that a kernel compares: the same in all threads, and of two arguments never within one another."""

from pathlib import Path

import pytest
from classic_launches import DATA
from in_process import of_threads

LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/compared.ptx", "{kernel}", block="bx", grid=1)
def it(bx):
    given(bx <= 1024)
    return [tensor("int32", {size}), tensor("int32", 8192)]
"""


def launched(tmp_path: Path, kernel: str, size: int = 8192) -> Path:
    file = tmp_path / "launches.py"
    file.write_text(LAUNCH.format(data=DATA, kernel=kernel, size=size))
    return file


def verdict(tmp_path: Path, kernel: str, size: int = 8192) -> str:
    return of_threads(launched(tmp_path, kernel, size), ends=True)[0]


@pytest.mark.parametrize("kernel", ["equal", "inside", "in_order", "never_followed"])
def test_arrays_of_two_arguments_are_apart(tmp_path, kernel):
    assert verdict(tmp_path, kernel) == "proved"


@pytest.mark.parametrize(("kernel", "size"), [("behind", 200), ("in_order_of_each", 8192), ("inside", 50)])
def test_one_may_begin_behind_the_other(tmp_path, kernel, size):
    assert verdict(tmp_path, kernel, size) != "proved"


@pytest.mark.parametrize("kernel", ["masked", "masked_beside"])
def test_a_store_that_is_nobody_knows_where_is_named(tmp_path, kernel):
    """Also where no memory is accessed in which it may be."""
    said, why = of_threads(launched(tmp_path, kernel))
    assert (said, "a pointer made of an integer" in why) == ("undecided", True)
