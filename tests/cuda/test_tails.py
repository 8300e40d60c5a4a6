"""Rounds of a block, and behind them those of one warp: what a thread that has gone on knows of the round it has passed."""

import pytest
from classic_launches import DATA, verdict

POWERS = "bx & (bx - 1) == 0"


def launch(name: str) -> str:
    return f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/tails.ptx", "{name}", block=("bx",), grid=(1,), shared="4 * bx")
def it(bx):
    given({POWERS})
    return {{"{name}_param_0": tensor("i32", 1 << 20), "{name}_param_1": tensor("i32", 1 << 20)}}
"""


def test_the_last_warp_waits_for_the_rounds_of_all(tmp_path):
    found = verdict(launch("tail"), tmp_path, seconds=20.0)
    assert found.said == "proved", found.why


@pytest.mark.parametrize("name", ["tail_of_two", "tail_own"])
def test_wrong_ones_are_refuted_by_a_run(name: str, tmp_path):
    found = verdict(launch(name), tmp_path, seconds=2.0, ends=True)
    assert found.said == "refuted", found.why


def test_a_last_round_without_a_barrier_is_not_proved(tmp_path):
    """It races, and no run of the time that it has here shows that."""
    assert verdict(launch("tail_early"), tmp_path, seconds=2.0, ends=True).said != "proved"
