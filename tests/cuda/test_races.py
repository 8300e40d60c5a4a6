"""What `tileprove cuda check` says of races and barriers in kernels of our own, held against runs of the interpreter.

The PTX is committed, so neither nvcc nor a GPU is needed. `ptx.look` shares no code with the prover.
"""

import json
import shutil
from pathlib import Path

import pytest
from in_process import checks
from tileprove.concrete.interpreter import ptx
from tileprove.prover.cli import run
from tileprove.prover.cuda.ordering import Ordering
from tileprove.prover.language.claims import Case
from tileprove.prover.language.terms import truth
from tileprove.prover.running.results import exit_code

KERNELS = Path(__file__).parent.parent.parent / "kernels" / "cuda"
LAUNCHES = KERNELS / "races_launches.py"
OPTIONS = ("--no-cache", "--conditions", "0", "--timeout", "5s", "--json", "-")


ORDER = ["proved", "vacuous", "unknown", "unsupported", "refuted", "contradicted"]


def worst_of(records):
    """Claim -> verdict, the worst of its cases, of the claims about two threads; details of what is refuted."""
    worst, details = {}, []
    for claim, verdict, detail in records:
        if claim.startswith(("races", "apart", "reached")):
            worst[claim] = max(worst.get(claim, "proved"), verdict, key=ORDER.index)
            details += [detail] if verdict == "refuted" else []
    return worst, details


def verdicts(name, strict=False, file=LAUNCHES):
    """The verdicts of a launch that is not attacked, details, exit code."""
    (check,) = checks(file, strict, names=[name])
    results = check.results
    records = [(one.statement.claim, one.outcome.verdict.value, one.outcome.detail) for one in results]
    return *worst_of(records), exit_code(results)


RIGHT = {
    "block_sums": {"reached", "apart_out", "races_part"},
    "early_return": {"reached", "apart_out", "races_part"},
    "tiles": {"reached", "apart_out", "races_tile"},
    "histogram": {"reached", "apart_out", "races_bins"},
    "shared_bound": {"reached", "apart_out", "races_part", "races_bound"},
}
# launch -> the claim that falls, and what the run says that shows it
WRONG = {
    "no_barrier": ("races_part", "race within a warp"),
    "no_first_barrier": ("races_part", "race within a warp"),
    "off_by_one": ("races_part", "race within a warp"),
    "tiles_one_barrier": ("races_tile", "across iterations"),
    "two_barriers": ("reached", "which are two barriers"),
    "histogram_plain": ("races_bins", "plain against atomic"),
    "in_place": ("races_x", "nothing orders blocks"),
}


@pytest.mark.parametrize("name", RIGHT)
def test_right_ones_are_proved(name):
    found, _, code = verdicts(name)
    assert found == dict.fromkeys(RIGHT[name], "proved")
    assert code == 0


@pytest.mark.parametrize("name", WRONG)
def test_wrong_ones_are_refuted_by_two_threads_that_a_run_shows(name):
    found, details, code = verdicts(name)
    claim, said = WRONG[name]
    assert {own for own, verdict in found.items() if verdict == "refuted"} == {claim}
    assert any(said in detail for detail in details), details
    assert all("thread (" in detail or "threads, (" in detail for detail in details)
    assert code == 1


def test_a_trip_count_of_each_thread_is_not_proved_to_lead_all_to_one_barrier():
    found, _, code = verdicts("own_bound")
    assert found["reached"] in ("refuted", "unknown")
    assert code != 0
    assert all(verdict != "proved" for claim, verdict in found.items() if claim.startswith("races"))


def test_threads_that_return_early_are_a_note_and_wrong_where_that_is_asked_for(capsys):
    assert (
        run(["cuda", "check", str(LAUNCHES), "early_return", "--no-cache", "--conditions", "0", "--attack", "0"]) == 0
    )
    said = capsys.readouterr().out
    assert "return before the barrier at races.cu:73" in " ".join(said.split())
    assert "races in shared memory: not looked at" not in said
    found, details, code = verdicts("early_return", strict=True)
    assert (found["reached"], code) == ("refuted", 1)
    assert "return before the barrier" in details[0]


@pytest.mark.parametrize(("name", "line"), [("block_sums", 0), ("block_sums", 1), ("histogram", 0)])
def test_without_one_of_its_barriers_a_kernel_is_refuted(name, line, tmp_path):
    text = (KERNELS / "races.ptx").read_text()
    before, mark, own = text.partition(f".entry _Z{len(name)}{name}")
    assert mark
    parts = own.split("bar.sync \t0;")
    changed = (
        "bar.sync \t0;".join(parts[: line + 1]) + "bar.sync \t0;".join(["", *parts[line + 1 :]])[len("bar.sync \t0;") :]
    )
    assert len(changed) == len(own) - len("bar.sync \t0;")
    (tmp_path / "races.ptx").write_text(before + mark + changed)
    shutil.copy(LAUNCHES, tmp_path)
    found, _, code = verdicts(name, file=tmp_path / LAUNCHES.name)
    assert "refuted" in found.values(), found
    assert code == 1


def test_a_barrier_of_some_threads_is_not_supported(tmp_path):
    text = (KERNELS / "races.ptx").read_text().replace("bar.sync \t0;", "bar.sync \t0, 64;")
    (tmp_path / "races.ptx").write_text(text)
    shutil.copy(LAUNCHES, tmp_path)
    found, _, code = verdicts("early_return", file=tmp_path / LAUNCHES.name)
    assert found["reached"] == found["races_part"] == "unsupported"
    assert code == 3


def test_a_proof_that_is_none_is_contradicted_by_the_attack(monkeypatch, capsys):
    """Were the statement about two threads one that holds anyhow, runs of whole blocks would show the race."""
    monkeypatch.setattr(Ordering, "apart", lambda self, name, meeting: Case(name, truth(True)))
    code = run(["cuda", "check", str(LAUNCHES), "no_barrier", *OPTIONS, "--attack", "20"])
    said = json.JSONDecoder().raw_decode(capsys.readouterr().out)[0]["obligations"]
    found, _ = worst_of((one["claim"], one["verdict"], one["detail"]) for one in said)
    assert (found["races_part"], code) == ("contradicted", 3)


# -- by force --------------------------------------------------------------------------------------------------------


def looked(name, threads, n):
    """What the interpreter says of two blocks of so many threads."""
    own = ptx.read((KERNELS / "races.ptx").read_text())
    (kernel,) = (kernel for mangled, kernel in own.items() if mangled.startswith(f"_Z{len(name)}{name}P"))
    memory = {"in": ptx.Contents((3).to_bytes(4, "little") * 4096), "out": ptx.Contents(b"", 1 << 16)}
    pointers = [ptx.Pointer("in"), ptx.Pointer("out")] if len(kernel.arguments) == 3 else [ptx.Pointer("out")]
    return ptx.look(kernel, [*pointers, n], (1, 1, 1), (threads, 1, 1), memory)


@pytest.mark.parametrize("name", [*RIGHT, "tiles_in_turn"])
def test_no_run_shows_a_race_in_what_is_proved(name):
    for threads in (1, 2, 5, 16, 33):
        for n in (1, 5, 40):
            if name != "histogram" or threads >= 16:
                report = looked(name, threads, n)
                assert not report.races, (threads, n, report.races)
                assert not report.divergences


@pytest.mark.parametrize("name", [*WRONG, "own_bound"])
def test_some_run_shows_what_is_refuted(name):
    reports = [looked(name, threads, n) for threads in (4, 33, 64) for n in (2, 9)]
    assert any(report.races or report.divergences for report in reports)
