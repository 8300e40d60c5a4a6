"""What `tileprove cuda check` proves of kernels of our own, and what it refutes where one thing in them is wrong.

The PTX is committed, so neither nvcc nor a GPU is needed. A refutation is held against this file's own arithmetic, too.
"""

import json
import re
import shutil
from pathlib import Path

import pytest
from tileprove.prover.cli import run

DATA = Path(__file__).parent.parent / "data" / "cuda"


@pytest.fixture
def check(capsys):
    """Runs the command on launches of the file: exit code, what it prints, and its complaints."""

    def checked(name, *options):
        code = run(["cuda", "check", str(DATA / "cuda_launches.py"), name, "--no-cache", *options])
        said = capsys.readouterr()
        return code, said.out, said.err

    return checked


@pytest.fixture
def verdicts(check):
    """Claim -> verdict, the worst of its cases; and the exit code."""
    order = ["proved", "vacuous", "unknown", "unsupported", "refuted", "contradicted"]

    def found(name):
        code, said, _ = check(name, "--json", "-", "--conditions", "0")
        worst = {}
        for one in json.loads(said)["obligations"]:
            worst[one["claim"]] = max(worst.get(one["claim"], "proved"), one["verdict"], key=order.index)
        return worst, code

    return found


PROVED = ["add", "mat", "mat64", "reduce", "warps_512", "gather", "vec4_even"]
# launch -> the claims that fall
WRONG = {
    "add_bad": {"load_param_0", "load_param_1", "store_param_2"},
    "add_off": {"load_param_0", "load_param_1", "store_param_2"},
    "add_short": {"written_param_2"},
    "warps_bad": {"store_s"},
    "vec4_odd": {"load_param_0"},
    "gather_free": {"load_param_1"},
    "same": {"apart_param_0"},
    "stencil_bad": {"load_param_0"},
}


@pytest.mark.parametrize("name", PROVED)
def test_right_ones_are_proved(name, verdicts):
    found, code = verdicts(name)
    assert (set(found.values()), code) == ({"proved"}, 0), found


@pytest.mark.parametrize("name", WRONG)
def test_wrong_ones_are_refuted_where_they_are(name, verdicts):
    found, code = verdicts(name)
    assert ({claim for claim, verdict in found.items() if verdict == "refuted"}, code) == (WRONG[name], 1), found
    assert {verdict for claim, verdict in found.items() if claim not in WRONG[name]} == {"proved"}


def test_a_wrap_is_one_of_32_bits(check):
    """i*n + j leaves 32 bits, or the last thread's own index does."""
    code, said, _ = check("mat_wrap", "--json", "-", "--conditions", "0")
    points = [one["counterexample"]["point"] for one in json.loads(said)["obligations"] if one["verdict"] == "refuted"]
    assert code == 1
    assert points
    for own in points:
        covered = (-(-own["n"] // own["bx"]) * own["bx"], -(-own["m"] // own["by"]) * own["by"])
        assert max(own["m"] * own["n"], *covered) > 1 << 31, own


def test_the_counterexample_names_block_thread_and_sizes(check):
    _, said, _ = check("add_bad")
    assert re.search(r"block \(\d+, 0, 0\), thread \(\d+, 0, 0\)", said)
    assert re.search(r"at +n=\d+ +bx=\d+", said)
    assert "kernels.cu:8" in said
    assert "c[i] = a[i] + b[i];" in said


@pytest.mark.parametrize("name", ["add", "add_bad"])
def test_races_are_looked_at_and_nothing_is_called_safe(name, check):
    _, said, _ = check(name)
    assert "not looked at" not in said
    assert "safe" not in said


def test_without_an_attack_the_line_says_so(check):
    _, said, _ = check("add", "--attack", "0")
    assert "proved for all sizes, not attacked" in said


def test_that_loops_end_is_said_where_elements_are_to_be_written(tmp_path, capsys):
    shutil.copy(DATA.parents[2] / "kernels" / "cuda" / "row_sums.ptx", tmp_path)
    launch = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("row_sums.ptx", "row_sums", block=256, grid="rows")
def sums(rows, cols):
    given(rows * cols <= 2**31 - 1024)
    return {{"in": tensor("fp32", rows, cols), "out": tensor("fp32", rows{}), "rows": rows, "cols": cols}}
"""
    said = []
    for asked in (", written=True", ""):
        (tmp_path / "launch.py").write_text(launch.format(asked))
        assert run(["cuda", "check", str(tmp_path / "launch.py"), "--attack", "0", "--no-cache"]) == 0
        said.append(capsys.readouterr().out)
    assert ["every loop comes to an end" in one for one in said] == [True, False]


MESSAGES = {
    "left_out": "the launch leaves out param_3 (int)",
    "a_number": "param_1 (float const*)",
    "no_kernel": "has no kernel named 'adds'",
    "large_block": "a block of 2048 threads; no GPU takes more than 1024",
    "no_fields": "is a struct: give its fields by their bytes",
}


@pytest.mark.parametrize("name", MESSAGES)
def test_a_launch_that_is_none_is_one_line(name, check):
    code, said, complaint = check(name)
    assert code == 2
    assert not said
    assert MESSAGES[name] in " ".join(complaint.split())
    assert "Traceback" not in complaint


@pytest.mark.parametrize(("name", "own"), [("add_bad", True), ("same", False)])
def test_who_does_it_is_said_once(name, own, check):
    """One thread has a line, its block and itself apart; of two a run says which, and the statement's own are no others."""
    _, said, _ = check(name, "--conditions", "0", "--attack", "0")
    assert bool(re.search(r"block, thread +\(\d+, 0, 0\), \(\d+, 0, 0\)\n", said)) == own
    assert ("both write" in " ".join(said.split())) != own
    assert ("block, thread" in said) == own == ("    element" in said)
