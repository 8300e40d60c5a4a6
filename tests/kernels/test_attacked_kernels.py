"""The attack on what is proved of compiled kernels: whatever says "proved" of something false, a run contradicts it.

Three sorts of faults are planted: engines that prove everything, a prover that reads another text than what is run, and
none at all.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

pytest.importorskip("llvmlite")

from compiled import KERNELS
from kernel_text import BINDING, BRANCH, HEAD, INSIDE, LARGE, LOOP, START, TURNS, offset, written
from scripts import script
from test_loop_invariants import LOOP as INVARIANT
from test_loop_invariants import ROTATING
from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.loops import paths

SUBJECTS = script(KERNELS / "check.py")


SCALED = offset("  %m = mul nsw i32 %t, %n\n  %o = shl nsw i32 %m, 2\n")
DIVIDED = offset("  %d = sub nsw i32 %n, 1000\n  %z = udiv i32 %t, %d\n  %o = shl nsw i32 %z, 2\n")
AT = BINDING.format(address="4*n*thread")
LOOPED = BINDING.format(address="512*i + 4*thread")
# body, binding, the case that falls, and a word of what is said
FALSE = {
    "an address": (SCALED, BINDING.format(address="4*n*thread + 4*(thread // 127)"), "address", "is meant"),
    "a size": (SCALED, AT.replace("bytes = 4", "bytes = 8"), "address", "4 bytes"),
    "the end of memory": (SCALED, AT + LARGE.format(bytes="127*4*n + 3"), "inside", "its bytes are"),
    "alignment": (SCALED.replace("shl nsw i32 %m, 2", "shl nsw i32 %m, 1"), BINDING.format(address="2*n*thread")
                  + LARGE.format(bytes="1000000"), "aligned to 4", "no multiple of 4"),
    "poison at the end of a range": (offset("  %m = mul nsw i32 %n, 2147483\n  %o = and i32 %m, -4\n"),
        BINDING.format(address="2147483*n - 2147483*n % 4").replace("1000]", "1001]"), "not poison", "nsw"),
    "a division by zero": (DIVIDED, BINDING.format(address="0"), "division by zero", "zero"),
    "when it runs": (BRANCH, BINDING.format(address="4*thread") + "active = 'thread <= n'\n", "runs when", "time"),
    "an iteration of an unrolled loop": (LOOP.format(bound="3"),
        BINDING.format(address="where(i < 2, 512*i, 0) + 4*thread"), "iteration 2: address", "is meant"),
    "an iteration of any loop": (LOOP.format(bound="%n"),
        BINDING.format(address="where(i < 7, 512*i, 0) + 4*thread"), "any iteration: address", "is meant"),
}  # fmt: skip


@pytest.mark.parametrize("name", FALSE)
def test_a_false_claim_that_engines_prove_falls(name: str, believed, tmp_path: Path):
    body, binding, case, word = FALSE[name]
    more = ["--bounds"] if "[pointers" in binding else []
    code, run, said = believed(*written(tmp_path, body, binding), *more, "--attack", "1s")
    fallen = [one for one in run["obligations"] if one["verdict"] == "contradicted"]
    assert code == 3, said
    assert fallen, said
    assert any(case in one["case"] for one in fallen), fallen
    assert any(word in one["contradiction"]["said"] for one in fallen), fallen
    assert "tileprove contradicts itself" in said
    assert all(one["verdict"] != "proved" for one in run["obligations"] if one in fallen)


def carried(least: int) -> str:
    """Four buffers that take turns, of which so many are declared."""
    launch = "threads = 64\n[parameters]\nn = [1, 1000]\n[arguments]\nn = 'n'\n"
    return launch + INVARIANT.format(f"['0 <= slot', 'slot < {least}']")


@pytest.mark.parametrize(("buffers", "code"), [(3, 3), (4, 0)])
def test_what_a_loop_is_said_to_carry_is_what_it_carries(buffers: int, code: int, believed, tmp_path: Path):
    found, run, said = believed(*written(tmp_path, ROTATING.format(buffers=4), carried(buffers)), "--bounds")
    assert found == code, said
    fallen = [one for one in run["obligations"] if one["verdict"] == "contradicted"]
    assert [one["claim"] for one in fallen] == ["loop_0"] * bool(code), fallen
    if code:
        assert "%slot is 3 when the loop begins for time 4, not 0 to 2" in fallen[0]["contradiction"]["said"]


RIGHT = {
    "an address": (SCALED, AT),
    "the end of memory": (SCALED, AT + LARGE.format(bytes="127*4*n + 4")),
    "poison": (offset("  %m = mul nsw i32 %n, 2147483\n  %o = and i32 %m, -4\n"),
               BINDING.format(address="2147483*n - 2147483*n % 4")),
    "when it runs": (BRANCH, BINDING.format(address="4*thread") + "active = 'thread < n'\n"),
    "an unrolled loop": (LOOP.format(bound="3"), LOOPED + "times = 3\n"),
    "any loop": (LOOP.format(bound="%n"), LOOPED + "times = 'n'\n"),
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_kernel_stands(name: str, believed, tmp_path: Path):
    body, binding = RIGHT[name]
    more = ["--bounds"] if "[pointers" in binding else []
    code, run, said = believed(*written(tmp_path, body, binding), *more, "--attack", "1s")
    assert code == 0, said
    (attack,) = run["attacks"]
    assert attack["runs"] > 5
    assert attack["events"] > 10
    assert "contradictions" not in attack
    assert "attacked by" in said


@pytest.mark.parametrize(("name", "kernel"), [("mul", "an address"), ("icmp slt", "when it runs"), ("shl", "any loop")])
def test_a_wrong_word_of_the_interpreter_is_a_contradiction(
    name: str, kernel: str, believed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """What is proved of these is right: the slip is in what runs, and prover and interpreter share no meaning."""
    from tileprove.concrete.interpreter.words import WORDS

    body, binding = RIGHT[kernel]
    if name.startswith("icmp"):
        name = f"icmp {body.split('icmp ')[1].split()[0]}"
    right = WORDS[name]
    monkeypatch.setitem(WORDS, name, replace(right, change=lambda bits, a, b: right.change(bits, a, b + 1)))
    code, _, said = believed(*written(tmp_path, body, binding), "--attack", "1s")
    assert code == 3, said


OTHERWISE = [
    ("lshr i32 %t, 6", "lshr i32 %t, 5"), ("icmp ult i32 %t", "icmp ule i32 %t"), ("udiv i32 %t, 3", "udiv i32 %t, 4"),
    ("shl i32 %i, 9", "shl i32 %i, 8"), ("xor i32 %v", "or i32 %v"), ("ult i32 %j, 5", "ult i32 %j, 6"),
    ("ult i32 %j, 5", "ule i32 %j, 3"), ("[ 0, %0 ]", "[ 1, %0 ]"), ("mul i32 %a, 4", "mul i32 %a, 8"),
    ("add i32 %s, %u", "sub i32 %s, %u"),
]  # fmt: skip


@pytest.mark.parametrize(("there", "read"), OTHERWISE)
def test_a_prover_that_reads_another_text_is_contradicted(
    there: str, read: str, believed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    body, honest = TURNS, paths.trace
    assert there in body
    other = read_text(HEAD + START + body.replace(there, read) + "}\n", "other.ll")
    monkeypatch.setattr(
        paths, "trace", lambda module, kernel, *more, **named: honest(other, other.kernels[0], *more, **named)
    )
    # what is claimed is true of the text that was read: that it stays inside a large memory
    code, run, said = believed(*written(tmp_path, body, INSIDE), "--bounds")
    assert code == 3, said
    assert run["attacks"][0]["contradictions"], said


WRONG = sorted(name for name, expected in SUBJECTS.expectations().items() if expected.refuted)


@pytest.mark.parametrize("name", WRONG)
def test_every_wrong_kernel_that_is_committed_falls(name: str, believed):
    """When engines prove all that is expected to be refuted; an idle machine takes less than the default budget."""
    (subject, *_) = [one for one in SUBJECTS.subjects() if one.name == name]
    code, run, said = believed(subject.file, subject.binding, "--attack", "2s")
    fallen = {f"{one['claim']}/{one['case']}" for one in run["obligations"] if one["verdict"] == "contradicted"}
    assert code == 3, said
    assert fallen & SUBJECTS.expectations()[name].refuted, (fallen, said)


STANDING = ["load_b_pair", "im2col_fp8", "epilogue_padded", "tile_copy_o0", "masked_copy_o0", "transposed_read/v_strip"]


@pytest.mark.parametrize("name", STANDING)
def test_right_kernels_that_are_committed_stand(name: str, believed):
    kernel_name, _, binding = name.partition("/")
    found = [s for s in SUBJECTS.subjects() if s.name.endswith("/" + kernel_name) and binding in s.binding.stem]
    code, run, said = believed(found[0].file, found[0].binding, "--attack", "1s")
    assert code == 0, said
    assert run["attacks"][0]["points"] > 3


def test_without_an_attack_that_is_said(believed, tmp_path: Path):
    files = written(tmp_path, SCALED, FALSE["an address"][1])
    code, run, said = believed(*files, "--attack", "0")
    assert code == 0
    assert "not attacked: --attack 0" in said
    assert run["attacks"][0]["why"] == "--attack 0"


def test_the_seed_makes_the_same_run(believed, tmp_path: Path):
    files = written(tmp_path, SCALED, FALSE["an address"][1])
    first = believed(*files)[1]["attacks"][0]
    again = believed(*files)[1]["attacks"][0]
    assert first["contradictions"] == again["contradictions"]
    assert believed(*files, "--attack-seed", "5")[1]["attacks"][0]["seed"] == 5


def test_what_cannot_be_run_is_named(believed, tmp_path: Path):
    """A part of an argument in memory: nobody can say yet how it is laid out in a run."""
    head = (
        "define amdgpu_kernel void @k(ptr addrspace(1) align 4 %p, ptr addrspace(4) byref({ i32, i32 }) %s, i32 %n) {\n"
        "  %t = call i32 @llvm.amdgcn.workitem.id.x()\n  %f = getelementptr i8, ptr addrspace(4) %s, i64 4\n"
        "  %g = load i32, ptr addrspace(4) %f\n"
    )
    body = offset("  %m = mul nsw i32 %t, %g\n  %o = shl nsw i32 %m, 2\n")
    binding = BINDING.format(address="4*n*thread").replace('n = "n"', '"s+4" = "n"')
    code, run, said = believed(*written(tmp_path, body, binding, head))
    assert code == 0, said
    assert "not attacked: [arguments] s+4, a part of memory, has no value in a run" in said
    assert run["attacks"][0]["missed"]


def test_nothing_is_recorded_where_tileprove_contradicts_itself(believed, tmp_path: Path):
    files = written(tmp_path, SCALED, FALSE["an address"][1])
    code, _, said = believed(*files, "--update", "--proofs", str(tmp_path / "proofs"))
    assert code == 3
    assert "nothing is put on record: tileprove contradicts itself" in said
    assert not (tmp_path / "proofs").exists()


@pytest.mark.parametrize("error", [RecursionError("too deep"), MemoryError(), KeyboardInterrupt(), KeyError("x")])
def test_an_attack_that_fails_loses_no_proof(
    error: BaseException, believed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    from tileprove.concrete.interpreter.llvm import Wave

    def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr(Wave, "run", fails)
    code, run, said = believed(*written(tmp_path, BRANCH, BINDING.format(address="4*thread")))
    assert code == 0, said
    assert all(one["verdict"] == "proved" for one in run["obligations"])
    why = "interrupted" if isinstance(error, KeyboardInterrupt) else f"it failed: {type(error).__name__}"
    assert run["attacks"][0]["why"].startswith(why), run["attacks"]
