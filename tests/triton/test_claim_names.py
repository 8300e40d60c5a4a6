"""A claim is named by what it is about: a line that is inserted, or an access of another tensor, renames nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

TEXT = """
import triton
import triton.language as tl
from tileprove.triton import cdiv, given, launch, tensor

@triton.jit
def kernel(x_ptr, z_ptr, out_ptr, n, parts, BLOCK: tl.constexpr):
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    # before
    a = tl.load(x_ptr + at, mask=at < n)
    b = tl.load(x_ptr + at // parts, mask=at < n)
    c = tl.load(x_ptr + at % parts, mask=(at < n) & ((at + 1) % parts < n))
    # between
    tl.store(out_ptr + at, a + b + c, mask=at < n)
    tl.store(out_ptr + n + at, a, mask=at < n)

@launch(kernel, BLOCK=64)
def flat(n, parts):
    x, z, out = tensor("fp32", n), tensor("fp32", n), tensor("fp32", 2 * n)
    return (cdiv(n, 64),), dict(x_ptr=x, z_ptr=z, out_ptr=out, n=n, parts=parts)

@triton.jit
def looping(x_ptr, z_ptr, out_ptr, n, BLOCK: tl.constexpr):
    # before
    for first in range(0, n, BLOCK):
        at = first + tl.arange(0, BLOCK)
        tl.store(out_ptr + at, tl.load(x_ptr + at, mask=at < n), mask=at < n)
    # between
    for second in range(0, n, 2 * BLOCK):
        at = second + tl.arange(0, BLOCK)
        tl.store(out_ptr + at, 1.0, mask=at < n)

@launch(looping, BLOCK=64)
def looped(n):
    given(n <= 2**30)
    return (1,), dict(x_ptr=tensor("fp32", n), z_ptr=tensor("fp32", n), out_ptr=tensor("fp32", n), n=n)
"""
PAIRED = {"writes_out_ptr", "writes_out_ptr_2", "writes_out_ptr_and_out_ptr_2"}
NAMES = {
    "flat": {"load_x_ptr", "load_x_ptr_2", "load_x_ptr_3", "store_out_ptr", "store_out_ptr_2", "divisions", *PAIRED},
    "looped": {"load_x_ptr", "store_out_ptr", "store_out_ptr_2", "counter", "counter_2"},
}
A_LINE = "unused = tl.program_id(1) + 1"
AN_ACCESS = "tl.store(z_ptr + tl.program_id(0), 0.0)"


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


def checked(launch: str, text: str, *more: str) -> dict[str, dict[str, tuple[str, int]]]:
    """claim -> case -> verdict and line."""
    Path("ops.py").write_text(text)
    run(["triton", "check", "ops.py", launch, "--conditions", "0", "--json", "found.json", *more])
    found: dict[str, dict[str, tuple[str, int]]] = {}
    for one in json.loads(Path("found.json").read_text())["obligations"]:
        found.setdefault(one["claim"], {})[one["case"]] = one["verdict"], int(one["place"].rpartition(":")[2])
    return found


def verdicts(found: dict[str, dict[str, tuple[str, int]]]) -> dict[str, dict[str, str]]:
    return {claim: {case: verdict for case, (verdict, _) in cases.items()} for claim, cases in found.items()}


@pytest.mark.parametrize("launch", ["flat", "looped"])
@pytest.mark.parametrize("where", ["# before", "# between"])
def test_a_line_or_an_access_that_is_inserted_renames_nothing(launch: str, where: str):
    whole = checked(launch, TEXT)
    assert set(whole) == NAMES[launch]
    lined = checked(launch, TEXT.replace(where, f"# more\n    {A_LINE}"))
    assert verdicts(lined) == verdicts(whole)
    lines = {claim: line for claim, cases in whole.items() for _, line in list(cases.values())[:1]}
    own = TEXT.splitlines().index(f"    {where}") + 1
    after = [claim for claim, line in lines.items() if line > own and launch == "flat"]
    for claim in after:
        assert [line for _, line in lined[claim].values()] == [line + 1 for _, line in whole[claim].values()]
    accessed = verdicts(checked(launch, TEXT.replace(where, AN_ACCESS)))
    assert accessed.pop("store_z_ptr")
    accessed.pop("writes_z_ptr", None)
    assert accessed == verdicts(whole)


def test_an_access_of_the_same_tensor_counts_on():
    more = checked("looped", TEXT.replace("# between", AN_ACCESS.replace("z_ptr", "out_ptr")))
    assert set(more) == NAMES["looped"] | {"store_out_ptr_3"}


def test_records_stay_what_they_are(capsys: pytest.CaptureFixture[str]):
    command = ["triton", "check", "ops.py", "flat", "--proofs", "proofs", "--conditions", "0"]
    Path("ops.py").write_text(TEXT)
    run([*command, "--update"])
    Path("ops.py").write_text(TEXT.replace("# between", f"# more\n    {A_LINE}"))
    capsys.readouterr()
    run([*command, "--locked"])
    assert "verdicts of triton--flat are as recorded" in capsys.readouterr().err


def test_a_tensor_whose_name_ends_in_a_number_is_no_second_access():
    text = TEXT.replace("# before", AN_ACCESS).replace("z_ptr", "out_ptr_2")
    assert set(checked("looped", text)) == NAMES["looped"] | {"store_out_ptr_2_1"}


def test_cases_of_divisions_have_their_lines_beside():
    cases = checked("flat", TEXT)
    lines = TEXT.splitlines()
    first = next(at for at, line in enumerate(lines, 1) if "at // parts" in line)
    found = {case: line for case, (_, line) in cases["divisions"].items() if case.startswith("arith")}
    assert found == {"arith.divsi": first, "arith.remsi": first + 1, "arith.remsi (2)": first + 1}
