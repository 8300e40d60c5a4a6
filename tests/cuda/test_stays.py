"""What is promised of a tensor holds of what the kernel writes there only where the launch says so; runs look at that."""

import json
from pathlib import Path

import pytest
from tileprove.prover.cli import run

LABELS = Path(__file__).resolve().parents[1] / "data" / "cuda" / "labels.ptx"
LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}", "{kernel}", block="bx", grid="blocks")
def it(n, bx, blocks):
    given(n <= bx * blocks, n < 2**20, bx <= 1024, blocks < 2**20)
    return [tensor("int32", n, values=({low}, n), shared=True{more}), tensor("int32", n, shared=True), n]
"""


def checked(tmp_path: Path, kernel: str, more: str, low: str = "0") -> int:
    """The exit code."""
    file = tmp_path / "launches.py"
    file.write_text(LAUNCH.format(data=LABELS, kernel=kernel, more=more, low=low))
    return run(["cuda", "check", str(file), "--no-cache", "--conditions", "0", "--attack", "5s", "--timeout", "2s"])


@pytest.mark.parametrize(("more", "low", "open_ones"), [
    (", stays=True", "0", []),
    ("", "0", ["load_param_0_2", "load_param_0_3"]),
    (", stays=True", "-1", ["load_param_0_2", "load_param_0_3"]),
])  # fmt: skip
def test_labels_that_lead_to_labels(more, low, open_ones, tmp_path, capsys):
    code = checked(tmp_path, "shortened", more, low)
    said = capsys.readouterr().out
    assert (code == 0) == (not open_ones)
    for claim in ("load_param_0", "load_param_0_2", "load_param_0_3", "store_param_1"):
        (line,) = [line for line in said.splitlines() if f"  {claim}: " in line]
        assert ("  proved  " in line) == (claim not in open_ones)
    assert ("what the kernel writes to param_0 keeps what is promised of it" in said) == bool(more)


def test_a_promise_that_the_kernel_does_not_keep_is_seen_in_a_run(tmp_path, capsys):
    code = checked(tmp_path, "moved", ", stays=True")
    said = " ".join(capsys.readouterr().out.split())
    assert code == 3
    assert "CONTRADICTED" in said
    assert "see whether the kernel keeps what is promised of param_0" in said


def test_it_is_on_record(tmp_path):
    """What was believed stands in each form of the answer, beside what was proved."""
    file, found = tmp_path / "launches.py", tmp_path / "found.json"
    for more in (", stays=True", ""):
        file.write_text(LAUNCH.format(data=LABELS, kernel="shortened", more=more, low="0"))
        run(["cuda", "check", str(file), "--no-cache", "--conditions", "0", "--attack", "0", "--json", str(found)])
        own = [one["case"] for one in json.loads(found.read_text())["obligations"] if one["claim"] == "kept"]
        assert own == ["assumed: what the kernel writes to param_0 keeps what is promised of it"] * bool(more)


def test_two_loads_of_one_place_are_two_numbers(tmp_path, capsys):
    assert checked(tmp_path, "changed", ", stays=True") == 3
    said = capsys.readouterr().out
    (line,) = [line for line in said.splitlines() if "  store_param_1: " in line]
    assert "  unknown  " in line
