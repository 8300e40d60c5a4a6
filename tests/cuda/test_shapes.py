"""Places that hang on the shape of a matrix: two threads write apart in every shape, or in one shape they do not."""

from pathlib import Path

import pytest
from classic_launches import DATA
from in_process import of_threads

SHAPES = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/shapes.ptx", "{kernel}", block=(16, 16), grid=("width // 16", "height // 16"))
def it(width, height):
    given(width % 16 == 0, height % 16 == 0, width * height < 2**31, {promised})
    return [tensor("fp32", width, height), tensor("fp32", height, width), width, height]
"""


def said(tmp_path: Path, kernel: str, promised: str = "True") -> tuple[str, str]:
    file = tmp_path / "launches.py"
    file.write_text(SHAPES.format(data=DATA, kernel=kernel, promised=promised))
    return of_threads(file)


def test_each_shape_is_proved_by_its_own_digits(tmp_path):
    assert said(tmp_path, "diagonal") == ("proved", "")


@pytest.mark.parametrize("kernel", ["rows_of_columns", "other_diagonal"])
def test_one_shape_that_is_wrong_is_refuted(tmp_path, kernel):
    verdict, why = said(tmp_path, kernel)
    assert (verdict, why.split(",")[0]) == ("refuted", "apart_param_0")


def test_a_square_that_is_wrong_counts_where_it_is_launched(tmp_path):
    assert said(tmp_path, "square_twice")[0] != "proved"
    assert said(tmp_path, "square_twice", "width != height")[0] == "proved"
