"""What a loop in a loop carries grows by as much in each iteration of the outer one, if the inner one runs as often."""

from pathlib import Path

import pytest
from in_process import by_claim, checks
from tileprove.prover.guessing import leaving

DATA = Path(__file__).parent.parent / "data" / "cuda"
LAUNCH = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/nested.ptx", "{kernel}", block="step", grid=1)
def nested(rows, columns, step):
    given(rows * columns * step < 2**30)
    return [tensor("fp32", rows, columns, step), {keys}rows, columns, step]
"""
KEYS = 'tensor("int32", rows), '


@pytest.mark.parametrize(
    ("kernel", "keys", "said"),
    [
        ("rows", "", {"proved"}),
        ("numbers", "", {"proved"}),
        ("rows_wrong", "", {"refuted"}),
        ("chosen", KEYS, {"unknown", "unsupported"}),  # how often hangs on what is loaded
    ],
)
def test_a_loop_in_a_loop(kernel, keys, said, tmp_path):
    file = tmp_path / "launches.py"
    file.write_text(LAUNCH.format(data=DATA, kernel=kernel, keys=keys))
    (check,) = checks(file)
    found = by_claim(check)
    own = set().union(*(verdicts for claim, verdicts in found.items() if claim.startswith(("store", "races_anywhere"))))
    assert own & said
    assert "proved" not in own - said
    if said == {"proved"}:
        assert set().union(*found.values()) == said


@pytest.mark.parametrize("kernel", ["rows", "rows_wrong"])
def test_a_wrong_guess_of_where_a_loop_is_left_proves_nothing(kernel, tmp_path, monkeypatch):
    honest, lies = leaving.last, []
    monkeypatch.setattr(leaving, "last", lambda t, conditions: lies.append(t) or honest(t, conditions) - 1)
    file = tmp_path / "launches.py"
    file.write_text(LAUNCH.format(data=DATA, kernel=kernel, keys=""))
    (check,) = checks(file)
    own = {
        claim: verdicts for claim, verdicts in by_claim(check).items() if claim.startswith(("store", "races_anywhere"))
    }
    assert lies
    assert own
    assert all("proved" not in verdicts for verdicts in own.values())
