"""Numbers that atomic additions give out: no two threads get one number of one counter, where nobody does more to it."""

import pytest
from classic_launches import DATA, verdict


def launch(name: str, grid: int | str, few: str = "bx > 0", block: int | str = "bx") -> str:
    arguments = "".join(f'"{name}_param_{at}": tensor("i32", 1 << 24), ' for at in range(3))
    return f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/tickets.ptx", "{name}", block=({block!r},), grid=({grid!r},))
def it({", ".join(own for own in (block, grid) if isinstance(own, str))}):
    given({few})
    return {{{arguments}}}
"""


@pytest.mark.parametrize("name", ["down", "rounds", "compact", "ring", "three_each"])
def test_who_gets_numbers_of_a_counter_writes_alone(name: str, tmp_path):
    found = verdict(launch(name, 1), tmp_path, seconds=2.0)
    assert found.said == "proved", found.why


def test_a_counter_of_all_blocks_goes_round_where_nobody_says_how_many_there_are(tmp_path):
    found = verdict(launch("of_all", "blocks", "blocks <= 2**20", 256), tmp_path, seconds=3.0)
    assert found.said == "proved", found.why
    assert verdict(launch("of_all", "blocks", "blocks > 0", 256), tmp_path, seconds=0.5, ends=True).said != "proved"


WRONG = [
    "unset",
    "two",
    "none",
    "few",
    "both_ways",
    "rounds_at_once",
    "stored",
    "of_block",
    "small_ring",
    "ring_twice",
    "three_of_two",
]


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_such_counter_is_not_proved(name: str, tmp_path):
    grid, few = ("blocks", "blocks <= 2**20") if name in ("stored", "of_block") else (1, "bx > 0")
    assert verdict(launch(name, grid, few), tmp_path, seconds=0.5, ends=True).said != "proved"
