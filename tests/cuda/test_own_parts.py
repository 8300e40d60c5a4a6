"""Places in global memory that are one block's: what its threads load there is one number, where no other writes it."""

from pathlib import Path

import pytest
from classic_launches import DATA
from in_process import checks
from tileprove.prover.cuda import between

ROUNDS = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/own_parts.ptx", "{kernel}", block="bx", grid="{grid}")
def it(n, bx, blocks):
    given(n >= 1, n < 2**20, bx <= 1024, blocks < 2**20)
    return [tensor("int32", blocks), tensor("int32", n + bx), tensor("int32", blocks), n]
"""


def verdicts(tmp_path: Path, kernel: str, grid: str = "blocks") -> dict[str, set[str]]:
    """Claim -> the verdicts of its cases, with what they rest on."""
    file, found = tmp_path / "launches.py", dict[str, set[str]]()
    file.write_text(ROUNDS.format(data=DATA, kernel=kernel, grid=grid))
    (check,) = checks(
        file, strict=True, only="reached|races|apart|load|store|atomic|loop_|no_wrap|divisions|arithmetic"
    )
    for one in check.results:
        said = one.outcome.verdict.value if one.outcome is not None else "undecided"
        claim = "races_winner" if one.statement.claim.startswith("races") and "winner" in one.statement.claim else ""
        found.setdefault(claim or one.statement.claim, set()).add("proved" if said == "vacuous" else said)
    return found


@pytest.mark.parametrize("grid", ["blocks", "1"])
def test_what_a_block_finds_is_one_number(tmp_path, grid):
    found = verdicts(tmp_path, "rounds", grid)
    assert [found[claim] for claim in ("reached", "races_winner", "races_param_0")] == [{"proved"}] * 3


@pytest.mark.parametrize("kernel", ["rounds_of_two", "rounds_of_all", "rounds_at_once"])
def test_what_others_write_is_not(tmp_path, kernel):
    found = verdicts(tmp_path, kernel)
    assert "refuted" in found["races_param_0"]
    assert found["reached"] != {"proved"}
    assert found["races_winner"] != {"proved"}


def test_one_block_has_nobody_beside_it(tmp_path):
    assert verdicts(tmp_path, "rounds_of_all", "1")["reached"] == {"proved"}


def test_a_part_that_is_only_said_to_be_its_own_proves_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(between, "private", lambda order: frozenset({"param_0"}))
    found = verdicts(tmp_path, "rounds_of_all")
    assert found["reached"] == {"unknown"}
    assert found["races_winner"] == {"unknown"}
