"""What a launch may take: what is not decided by then is named, and is unknown."""

import runpy
import shutil
from pathlib import Path

import pytest
from in_process import checks, decide, module_of
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.cli import run
from tileprove.prover.cuda import checking
from tileprove.prover.cuda.checking import CudaCheck, Subject
from tileprove.prover.cuda.deciding import decided
from tileprove.prover.cuda.launching import words
from tileprove.prover.cuda.launching.fitting import fitted
from tileprove.prover.cuda.seeing import Seeing
from tileprove.prover.engines.outcome import Outcome, unknown
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.allowance import Allowance
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.runner import Task

KERNELS = Path(__file__).parent.parent.parent / "kernels" / "cuda"
LAUNCHES = KERNELS.parent.parent / "tests" / "data" / "cuda" / "cuda_launches.py"
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


def test_a_part_of_it_ends_before():
    allowance, runner, found = Allowance(60), Runner(16), {}
    with allowance.part(0.5):
        allowance.limiting(runner).run(TASKS, found.__setitem__)
        assert runner.begun == ["a", "b"]
        assert allowance.over
    assert not allowance.over
    allowance.limiting(runner).run(TASKS[2:], found.__setitem__)
    assert runner.begun == ["a", "b", "c", "d"]
    assert allowance.over
    with allowance.part(0.5):
        assert allowance.over


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


def refutations(name):
    """What is said of the cases that fail, claim by claim."""
    found = {}
    for check in checks(LAUNCHES, names=[name], only="load|store"):
        for one in check.results:
            if one.outcome is not None and one.outcome.verdict is not Verdict.PROVED:
                found.setdefault(one.statement.claim, []).append((one.outcome.verdict, one.outcome.detail))
    return found


def test_what_there_is_no_time_to_run_is_no_refutation(monkeypatch):
    assert {verdict for cases in refutations("add_bad").values() for verdict, _ in cases} == {Verdict.REFUTED}
    monkeypatch.setattr(Seeing, "late", "no time was left")
    for cases in refutations("add_bad").values():
        for verdict, said in cases:
            assert verdict is Verdict.UNKNOWN
            assert said.endswith("; no time was left")
            assert said.startswith("fails at ")


def test_runs_have_their_time_together():
    own = Seeing(None, None, 1e-9)
    assert "the 1e-09 s for runs of this kernel's counterexamples were over" in own.late
    assert not Seeing(None, None, 100.0).late
    assert not Seeing(None, None).late, "0 is any number"


def test_of_a_claim_that_fails_everywhere_some_cases_are_run(monkeypatch):
    monkeypatch.setattr(checking, "MANY", 0)
    for claim, cases in refutations("add_bad").items():
        assert cases[0][0] is Verdict.UNKNOWN
        assert cases[0][1].endswith(f"not run, as 0 cases of {claim} were, and fail")


def decided_by(quick, whole):
    """Claim -> verdict of one launch. quick, whole: what decides its claims first, and what decides those that are left."""
    text = (KERNELS / "row_sums.ptx").read_text()
    before = len(words.LAUNCHES)
    runpy.run_path(str(KERNELS / "row_sums_launches.py"))
    (own,) = [one for one in words.LAUNCHES[before:] if one.name == "sums"]
    module = module_of(text, "row_sums.ptx")
    fits = fitted(own.built(), module, module.kernels[0], own.place)
    subject = Subject(own.name, fits, module, fits.kernel, own.file, own.line, text)
    check = decided(subject, Cache(None), whole, quick, Wanted(0.0))
    return {result.statement.claim: result.outcome.verdict.value for result in check.results if result.outcome}


def none(check, effort):
    """Decides nothing of a launch's claims: another one took all the time."""
    if not isinstance(check, CudaCheck) or check.proving is None:  # what the others rest on
        decide(check, effort)
        return
    check.look_up()
    for statement in check.pending:
        check.outcomes[statement.digest] = unknown("", "over")


def test_what_takes_little_is_decided_before_one_takes_all_the_time():
    """And what is not decided first is asked with all the time that there is."""
    first, then, neither = decided_by(decide, none), decided_by(none, decide), decided_by(none, none)
    assert first == then
    assert set(first.values()) == {"proved"}
    assert neither["load_in"] == "unknown"


def test_what_is_refuted_first_is_not_asked_again():
    left = []

    def rest(check, effort):
        none(check, effort)
        left.extend(key for key, one in check.outcomes.items() if one.verdict is Verdict.UNKNOWN)

    def wrong(check, effort):
        none(check, effort)
        if isinstance(check, CudaCheck) and check.proving is not None:
            refuted = Outcome(verdict=Verdict.REFUTED, engine="made up", point={})
            check.outcomes |= dict.fromkeys(check.outcomes, refuted)

    found = decided_by(wrong, rest)
    assert not left
    assert "proved" not in {found["load_in"], found["store_part"]}, "and no run shows it"
