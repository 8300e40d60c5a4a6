"""Kernels of tests/data/races as nvcc compiles them at -O3 and at -O0: right ones, wrong ones, and what is not followed."""

import pytest
from classic_launches import DATA, verdict

LEVELS = ("", "_O0")
LAUNCHES = {  # file -> arguments of the function, what it promises, what it returns
    "addressed": ("bx, flag", "bx <= 256, flag <= 100", 'tensor("i32", 256), flag'),
    "waiting": ("bx", "bx <= 256, bx % 32 == 0", 'tensor("i32", 256)'),
}
RIGHT = {
    "addressed": ["by_flag", "passed", "by_thread", "waits_by_flag"], "waiting": ["eight", "two", "whole", "by_number"],
}  # fmt: skip
WRONG = {
    "addressed": ["by_flag_half", "passed_half", "waits_by_thread"], "waiting": ["eight_not", "from_another", "whole_not"],
}  # fmt: skip
NOT_FOLLOWED = {
    "addressed": ["from_a_table", "as_a_number", "by_number", "calls_a_number"],
    "waiting": ["two_widths", "low_half", "by_argument"],
}


def each(kernels: dict[str, list[str]]) -> list[tuple[str, str, str]]:
    return [(level, file, name) for level in LEVELS for file, names in kernels.items() for name in names]


def launch(level: str, file: str, name: str) -> str:
    parameters, promised, returned = LAUNCHES[file]
    number = ", 3" if name == "by_argument" else ""
    return f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/{file}{level}.ptx", "{name}", block=("bx",), grid=(1,))
def it({parameters}):
    given({promised})
    return [{returned}{number}]
"""


@pytest.mark.parametrize(("level", "file", "name"), each(RIGHT))
def test_right_ones_are_proved(level: str, file: str, name: str, tmp_path):
    found = verdict(launch(level, file, name), tmp_path)
    assert found.said == "proved", found.why


@pytest.mark.parametrize(("level", "file", "name"), each(WRONG))
def test_wrong_ones_are_refuted_by_a_run(level: str, file: str, name: str, tmp_path):
    found = verdict(launch(level, file, name), tmp_path)
    assert found.said == "refuted", found.why


@pytest.mark.parametrize(("level", "file", "name"), each(NOT_FOLLOWED))
def test_what_nobody_follows_is_not_proved(level: str, file: str, name: str, tmp_path):
    assert verdict(launch(level, file, name), tmp_path).said != "proved"
