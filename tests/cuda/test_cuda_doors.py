"""What `tileprove cuda check` has of `tileprove triton check`: records, conditions, formats, several files, pytest.

The PTX is committed, so neither nvcc nor a GPU is needed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tileprove.prover.cli import run
from tileprove.prover.triton.changed import changed

DATA = Path(__file__).parent.parent / "data" / "cuda"
HEAD = """
from tileprove.cuda import cuda_launch, given, tensor

def f(*shape):
    return tensor("fp32", *shape)
"""
RIGHT = """
@cuda_launch("kernels.ptx", "add", block="bx", grid="cdiv(n, bx)")
def whole(n, bx):
    given(n + bx < 2**31)
    return {"a": f(n), "b": f(n), "c": f(n), "n": n}
"""
WRONG = """
@cuda_launch("kernels.ptx", "add_bad", block="bx", grid="cdiv(n, bx)")
def tail(n, bx):
    given(n + bx < 2**31)
    return {"a": f(n), "b": f(n), "c": f(n), "n": n}
"""
LARGE = """
@cuda_launch("kernels.ptx", "mat", block=(32, 8), grid=("cdiv(n, 32)", "cdiv(m, 8)"))
def large(m, n):
    given(m < 2**20, n < 2**20)
    return {"a": f(m, n), "c": f(m, n), "m": m, "n": n}
"""
BROKEN = """
@cuda_launch("kernels.ptx", "add", block="bx", grid="cdiv(n, bx)")
def lacking(n, bx):
    return [f(n), f(n), f(n)]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With the kernels; the working folder."""
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kernels.ptx").write_bytes((DATA / "kernels.ptx").read_bytes())
    return tmp_path


@pytest.fixture
def tileprove(folder, capsys):
    """Runs a command: exit code, what it prints, its complaints on one line."""

    def ran(*arguments) -> tuple[int, str, str]:
        code = run([str(one) for one in arguments])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return code, said.out, " ".join(said.err.split())

    return ran


def written(folder: Path, *parts: str, name: str = "ops.py") -> Path:
    (folder / name).write_text(HEAD + "".join(parts))
    return folder / name


def test_a_record_is_written_compared_and_established_again(folder, tileprove):
    file = written(folder, RIGHT, WRONG)
    code, _, said = tileprove("cuda", "check", file, "--update")
    assert code == 1, said
    assert "verdicts of cuda--whole" in said
    ledger = [json.loads(line) for line in (folder / "cuda-proofs" / "ledger.jsonl").read_text().splitlines()]
    assert "cuda--tail" in str(ledger)
    code, _, said = tileprove("cuda", "check", file, "whole", "--locked")
    assert (code, "verdicts of cuda--whole are as recorded" in said) == (0, True), said
    code, out, _ = tileprove("recheck", "cuda-proofs")
    assert code == 0, out
    assert "records of a CUDA launch, by themselves" in " ".join(out.split())


def test_locked_sees_another_launch(folder, tileprove):
    """The first launch that the record is not of: one promise less."""
    file = written(folder, RIGHT)
    assert tileprove("cuda", "check", file, "--update")[0] == 0
    written(folder, RIGHT.replace("given(n + bx < 2**31)", "given(n + bx <= 2**31)"))
    code, _, said = tileprove("cuda", "check", file, "--locked")
    assert code == 1, said
    assert "cuda--whole.store_c" in said
    assert tileprove("cuda", "check", file, "--locked", "--update")[0] == 2


def test_the_condition_under_which_it_holds_is_exact(folder, tileprove):
    """add_bad lacks its guard: right where blocks divide the size, and only there."""
    file = written(folder, WRONG)
    code, out, _ = tileprove("cuda", "check", file)
    assert code == 1
    assert "what is refuted holds with" in out
    assert "bx divides n (exact)" in out
    assert "what is refuted holds with" not in tileprove("cuda", "check", file, "--conditions", "0")[1]
    written(folder, WRONG.replace("given(n", "given(n % bx == 0, n"))
    code, out, _ = tileprove("cuda", "check", file)
    assert code == 0, out


def test_what_rests_on_elements_says_so_everywhere(folder, tileprove):
    """i*n + j leaves 32 bits from 2^31 elements on; a record says the assumption in its name."""
    check = "cuda", "check", written(folder, LARGE), "--conditions", "0", "--attack", "0"
    assert tileprove(*check)[0] == 1
    code, out, _ = tileprove(*check, "--max-elements", "2^31", "--json", "found.json", "--update")
    assert code == 0, out
    assert "tensors of at most 2^31 elements" in " ".join(out.split())
    assert "(--max-elements)" in out
    assert "cuda--large--at-most-2p31" in (folder / "found.json").read_text()
    _, out, _ = tileprove("recheck", "cuda-proofs", "--timeout", "1s")
    assert "its verdicts assume tensors of at most 2^31 elements" in " ".join(out.split())
    assert tileprove(*check, "--max-elements", "2^32")[0] == 1


def test_several_files_and_one_in_error(folder, tileprove):
    one, other = written(folder, RIGHT, name="one.py"), written(folder, WRONG, BROKEN, name="other.py")
    code, out, said = tileprove("cuda", "check", one, other, folder / "none.py")
    assert code == 2
    (folder / "none.py").write_text("x = 1\n")
    code, out, said = tileprove("cuda", "check", one, other, folder / "none.py")
    assert code == 2
    assert "whole: proved for all sizes" in out
    assert "tail: not proved" in out
    assert "the launch leaves out param_3 (int)" in said
    assert "none.py: there is no CUDA launch in it" in said
    code, _, said = tileprove("cuda", "check", one, other, "whole")
    assert (code, "Name launches of one FILE at a time" in said) == (2, True), said


def test_two_files_with_a_launch_of_one_name(folder, tileprove):
    one, other = written(folder, RIGHT, name="one.py"), written(folder, RIGHT, name="other.py")
    code, _, said = tileprove("cuda", "check", one, other, "--update", "--json", "found.json")
    assert code == 2
    assert "a launch of another file is named whole too" in said
    found = json.loads((folder / "found.json").read_text())["obligations"]
    assert {one["spec"] for one in found} == {"cuda--whole", "cuda--whole--in_other"}


def test_the_kernel_may_be_elsewhere(folder, tileprove):
    file = written(folder, RIGHT)
    (folder / "build").mkdir()
    (folder / "kernels.ptx").rename(folder / "build" / "kernels.ptx")
    code, _, said = tileprove("cuda", "check", file)
    assert (code, "No such file" in said, "kernels.ptx" in said) == (2, True, True), said
    code, out, said = tileprove("cuda", "check", "build/kernels.ptx", file)
    assert (code, "whole: proved for all sizes" in out) == (0, True), said


@pytest.mark.parametrize(
    "words", [("other.ptx", "FILE"), ("other.ptx", "FILE", "whole"), ("FILE", "--kernel", "add_bad")]
)
def test_a_kernel_that_no_launch_is_of_is_an_error(words, folder, tileprove):
    """Nothing was checked, nothing said, and the exit code 0."""
    file = written(folder, RIGHT)
    (folder / "other.ptx").write_bytes((folder / "kernels.ptx").read_bytes())
    code, out, said = tileprove("cuda", "check", *(str(file) if word == "FILE" else word for word in words))
    assert (code, out) == (2, "")
    assert "no launch there is of the kernel that is asked for" in said


def test_only_what_a_commit_concerns(folder, tileprove):
    """A launch file is concerned by itself, by what it imports, and by the kernels that it names with their headers."""
    (folder / "kernels.cu").write_text('#include "parts/tile.cuh"\n')
    (folder / "parts").mkdir()
    (folder / "parts" / "tile.cuh").write_text('#include "common.cuh"\n')
    (folder / "parts" / "common.cuh").write_text("")
    (folder / "other.cuh").write_text("")
    file = written(folder, RIGHT)
    code, out, _ = tileprove("cuda", "check", "--changed", "kernels.ptx", "other.cuh")
    assert (code, "whole: proved for all sizes" in out) == (0, True)
    written(folder, RIGHT.replace("kernels.ptx", "kernels.cu"))
    for own in ("kernels.cu", "parts/tile.cuh", "parts/common.cuh"):
        code, _, said = tileprove("cuda", "check", "--changed", own)
        assert f"{file.name} is checked, since it imports or compiles" in said, (own, said)
    code, out, said = tileprove("cuda", "check", "--changed", "other.cuh")
    assert (code, out) == (0, "")
    assert "passed over, since no launch file here is one of them or imports or compiles one: other.cuh" in said


@pytest.mark.parametrize("said", ["mid.cuh", "../include/mid.cuh", "sub/../mid.cuh"])
@pytest.mark.parametrize("own", ["include/leaf.cuh", "include/mid.cuh"])
def test_headers_that_a_flag_leads_to_concern_the_launch(said, own, folder):
    """What an unchanged header of `-I include` includes was passed over, with exit code 0 whatever it says."""
    for name in ("include/sub", "src"):
        (folder / name).mkdir(parents=True)
    (folder / "src" / "k.cu").write_text(f'#include "{said}"\n')
    (folder / "include" / "mid.cuh").write_text("#include <leaf.cuh>\n")
    (folder / "include" / "leaf.cuh").write_text("")
    file = written(folder, RIGHT.replace("kernels.ptx", "src/k.cu"))
    found = changed([folder / own], folder, "cuda")
    assert ([one.name for one in found.files], found.others) == ([file.name], [])


@pytest.mark.parametrize(
    "name", ['f"{STEM}.ptx"', 'STEM + ".ptx"', "Path(STEM).with_suffix('.ptx')", '*[STEM + ".ptx"]']
)
def test_a_kernel_whose_name_is_computed_concerns_the_launch(name, folder):
    """It was passed over, with exit code 0 whatever the kernel does."""
    said = f"from pathlib import Path\nSTEM = 'kernels'\n{RIGHT}".replace('"kernels.ptx"', name)
    assert name in said
    file = written(folder, said)
    found = changed([folder / "kernels.ptx"], folder, "cuda")
    assert ([own.name for own in found.files], found.others) == ([file.name], [])


@pytest.mark.parametrize("claim", ["store_c", "apart_c", "no_wrap", "8", None])
def test_a_claim_is_explained(claim, folder, tileprove):
    (folder / "kernels.cu").write_bytes((DATA / "kernels.cu").read_bytes())
    code, out, said = tileprove("cuda", "explain", written(folder, WRONG), "tail", *([claim] if claim else []))
    assert code == (0 if claim in ("apart_c", "no_wrap") else 1), said
    assert "for all integers" in out
    assert "launch      n + bx < 2^31" in out
    if claim != "no_wrap":
        either = r"(ctaid\.x\*bx|bx\*ctaid\.x) \+ tid\.x"  # factors stand in the order in which this process met them
        assert re.search(rf"element of 4 bytes ({either}|tid\.x \+ {either}) of", out), out


def test_what_cannot_be_explained_is_one_line(folder, tileprove):
    file = written(folder, RIGHT)
    for words, said in (
        ((file, "whole", "store_d"), "has no claim 'store_d'; did you mean store_c?"),
        ((file, "hole"), "no launch is named hole; there is whole"),
        ((file,), "the name of a LAUNCH"),
    ):
        code, _, complaint = tileprove("cuda", "explain", *words)
        assert (code, said in complaint) == (2, True), complaint


def test_formats(folder, tileprove):
    file = written(folder, RIGHT, WRONG)
    formats = [word for name in ("json", "sarif", "junit", "markdown") for word in (f"--{name}", f"found.{name}")]
    code, _, said = tileprove("cuda", "check", file, *formats)
    assert code == 1, said
    assert {one["verdict"] for one in json.loads((folder / "found.json").read_text())["obligations"]} == {
        "proved", "refuted",
    }  # fmt: skip
    results = json.loads((folder / "found.sarif").read_text())["runs"][0]["results"]
    places = [one["locations"][0]["physicalLocation"] for one in results]
    assert {place["artifactLocation"]["uri"].rpartition("/")[2] for place in places} == {"kernels.ptx"}
    assert "failure" in ElementTree.tostring(ElementTree.parse(folder / "found.junit").getroot()).decode()
    assert "cuda--tail" in (folder / "found.markdown").read_text()


def test_an_alert_stands_in_the_source_where_that_is_there(folder, tileprove):
    """Beside its PTX, kernels.cu is what people look at: line 8 has the accesses of add_bad."""
    (folder / "kernels.cu").write_bytes((DATA / "kernels.cu").read_bytes())
    tileprove("cuda", "check", written(folder, WRONG), "--sarif", "found.sarif")
    results = json.loads((folder / "found.sarif").read_text())["runs"][0]["results"]
    places = [one["locations"][0]["physicalLocation"] for one in results]
    assert {place["artifactLocation"]["uri"].rpartition("/")[2] for place in places} == {"kernels.cu"}
    assert {place["region"]["startLine"] for place in places} == {8}


def test_launches_are_tests_of_pytest(folder):
    file = written(folder, RIGHT, WRONG, BROKEN, name="launch_ops.py")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-v",
        "--tileprove-conditions",
        "2s",
        file.name,
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 1
    for line in ("whole PASSED", "tail FAILED", "lacking FAILED"):
        assert f"launch_ops.py::{line}" in done.stdout, done.stdout
    assert "REFUTED: load_a, inside" in done.stdout
    assert "the launch leaves out param_3" in done.stdout
    assert "2 failed, 1 passed" in done.stdout


@pytest.mark.parametrize("kind", ["cuda", "triton"])
def test_changed_without_a_file_says_that_nothing_is_checked(capsys, kind):
    assert run([kind, "check", "--changed"]) == 0
    assert "nothing is checked: --changed is of the files behind it" in capsys.readouterr().err
