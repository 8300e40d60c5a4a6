"""What a launch may take: what is not decided by then is named, and is unknown."""

import shutil
from pathlib import Path

import pytest
from tileprove.prover.cli import run
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.allowance import Allowance
from tileprove.prover.running.runner import Task

KERNELS = Path(__file__).parent.parent.parent / "kernels" / "cuda"
OVER = "s of a kernel were over before; --kernel-time gives it more"
TASKS = [Task(key, b"") for key in "abcd"]


class Runner:
    """Proves one task after the other, with so many seconds of work for each."""

    def __init__(self, seconds):
        self.seconds, self.begun = seconds, []

    def run(self, tasks, finished, started=lambda key: None):
        for task in tasks:
            self.begun.append(task.key)
            finished(task.key, Outcome(verdict=Verdict.PROVED, seconds=self.seconds))


@pytest.mark.parametrize(
    ("seconds", "each", "proved"), [(60, 31, "ab"), (60, 1, "abcd"), (0, 1e9, "abcd"), (60, 61, "a")]
)
def test_what_there_is_no_time_for_is_not_begun(seconds, each, proved):
    allowance, runner, found = Allowance(seconds), Runner(each), {}
    allowance.limiting(runner).run(TASKS, found.__setitem__)
    assert "".join(runner.begun) == proved
    assert list(found) == list("abcd")
    for key, outcome in found.items():
        assert outcome.verdict is (Verdict.PROVED if key in proved else Verdict.UNKNOWN)
        assert outcome.detail.endswith(OVER) is (key not in proved)
    if len(proved) < 4:
        allowance.limiting(runner).run(TASKS, found.__setitem__)
        assert "".join(runner.begun) == proved, "nothing is begun when it is over"
        allowance.begin()
        assert not allowance.over


def test_a_launch_that_is_not_read_in_time_names_its_accesses(tmp_path, monkeypatch, capsys):
    for name in ("row_sums.ptx", "row_sums_launches.py"):
        shutil.copy(KERNELS / name, tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run(["cuda", "check", "row_sums_launches.py", "sums", "--kernel-time", "1ms", "--no-cache"]) == 3
    out = capsys.readouterr().out
    assert f"0.001 {OVER}" in " ".join(out.split())
    for line, name in ((8, "load"), (9, "store"), (12, "load_2"), (12, "store_2")):
        assert any(
            f"row_sums.cu:{line} " in one and f"{name}: " in one and "unknown" in one for one in out.splitlines()
        )
    assert "proved for all sizes" not in out
