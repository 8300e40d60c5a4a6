"""`tileprove kernel check --races`: what two threads of a workgroup do to one another in LDS, in IR texts of our own.

Each text says in its first line what it is. Right ones are proved; wrong ones are refuted at their lines, by a run of the
whole workgroup in the interpreter, which waits for what the text waits for by a reading of its own.
"""

from __future__ import annotations

import io
import json
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from here import Here
from tileprove.prover import cli
from tileprove.prover.commands import check as check_command

TEXTS = Path(__file__).parents[1] / "data" / "lds"
BINDING = """[parameters]
n = [1, 1000]
[arguments]
n = "n"
"""
WAVES, WAVE = "race between waves", "race within a wave"
RIGHT = [
    "reduce", "transpose", "halo", "uniform", "scan", "dma", "dma_async", "dma_loop", "dma_double", "dma_global",
    "dma_ring", "convert", "convert_twice", "atomic", "histogram", "count", "claim",
]  # fmt: skip
# what is seen of a wrong one, and the instructions of the two accesses
WRONG = {
    "reduce_no_barrier": (WAVE, {"store", "load"}),
    "reduce_no_fence": (WAVE, {"store", "load"}),
    "reduce_no_acquire": (WAVE, {"store", "load"}),
    "reduce_wave_fence": (WAVE, {"store", "load"}),
    "transpose_no_barrier": (WAVES, {"store", "load"}),
    "transpose_narrow": (WAVES, {"store"}),
    "halo_off_by_one": (WAVE, {"store"}),
    "scan_in_place": (WAVE, {"store", "load"}),
    "dma_no_wait": (WAVES, {"call", "load"}),
    "dma_fence": (WAVES, {"call", "load"}),
    "dma_lgkmcnt": (WAVES, {"call", "load"}),
    "dma_wait_behind": (WAVES, {"call", "load"}),
    "dma_two_wait_for_one": (WAVES, {"call", "load"}),
    "dma_async_late_mark": (WAVES, {"call", "load"}),
    "dma_loop_one_barrier": (WAVES, {"call", "load"}),
    "dma_double_same": (WAVES, {"call", "load"}),
    "dma_ring_wait_for_two": (WAVES, {"call", "load"}),
    "dma_ring_two_slots": (WAVES, {"call", "load"}),
    "convert_global_fence": (WAVES, {"store", "load"}),
    "convert_twice_at_once": (WAVES, {"store", "load"}),
    "one_wave": (WAVE, {"store", "load"}),
    "atomic_alone": (WAVES, {"store"}),
    "atomic_row": (WAVES, {"store"}),
    "count_no_barrier": (WAVES, {"atomicrmw", "load"}),
    "count_alone": (WAVES, {"atomicrmw"}),
    "count_not_cleared": (WAVES, {"atomicrmw", "store"}),
    "histogram_not_cleared": (WAVE, {"atomicrmw", "store"}),
    "count_half": (WAVES, {"atomicrmw"}),
}
PARTED = {"branch", "branch_one"}


@pytest.fixture
def verdicts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(check_command, "_runner", lambda check, limits: Here(5.0))

    def check(file: Path, *more: str) -> tuple[int, dict[tuple[str, str], dict[str, str]], str]:
        given = [str(file), "--races", "--no-cache", "--jobs", "1", "--json", str(tmp_path / "found.json"), *more]
        if "i32 %n)" in file.read_text():
            (tmp_path / "n.toml").write_text(BINDING)
            given += ["--binding", str(tmp_path / "n.toml")]
        code = cli.run(["kernel", "check", *given])
        captured = capsys.readouterr()
        found = json.loads((tmp_path / "found.json").read_text())["obligations"]
        return code, {(one["claim"], one["case"]): one for one in found}, captured.out + captured.err

    return check


def test_each_text_is_looked_at():
    assert {file.stem for file in TEXTS.glob("*.ll")} == {*RIGHT, *WRONG, *PARTED}


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_right_is_proved(verdicts, name: str):
    code, found, said = verdicts(TEXTS / f"{name}.ll")
    assert code == 0, said
    assert {one["verdict"] for one in found.values()} == {"proved"}
    assert {claim.partition("_")[0] for claim, _ in found} >= {"reached", "races"}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_shown_by_two_threads(verdicts, name: str):
    kind, opcodes = WRONG[name]
    code, found, said = verdicts(TEXTS / f"{name}.ll", "--attack", "0s")
    assert code == 1, said
    lines = (TEXTS / f"{name}.ll").read_text().split("\n")
    races = [one for (claim, _), one in found.items() if claim.startswith("races") and one["verdict"] == "refuted"]
    others = {one["verdict"] for one in found.values() if one not in races}
    allowed = {"proved", "unknown"} if name == "dma_two_wait_for_one" else {"proved"}  # no wait but for all is followed
    assert races
    assert others <= allowed, said
    for one in races:
        assert one["detail"].startswith(kind), one
        at = [int(found) for found in re.findall(r" at line (\d+)", one["detail"])]
        words = {_opcode(lines[line - 1]) for line in at}
        assert words == opcodes, one


def test_a_race_in_one_iteration_contradicts_no_proof_of_another(verdicts):
    """The two instructions race in the first iterations, and are proved not to in later ones."""
    code, found, said = verdicts(TEXTS / "reduce_no_barrier.ll")
    assert code == 1, said
    assert {one["verdict"] for one in found.values()} == {"proved", "refuted"}


@pytest.mark.parametrize(
    ("name", "said_of", "line"),
    [("atomic", '@s syncscope("workgroup")', 9), ("count", 'syncscope("agent") monotonic', 21)],
)
def test_what_is_atomic_for_a_wave_alone_is_named(verdicts, tmp_path: Path, name: str, said_of: str, line: int):
    file, text = tmp_path / f"{name}.ll", (TEXTS / f"{name}.ll").read_text()
    scope = said_of.split('"')[1]
    file.write_text(text.replace(said_of, said_of.replace(scope, "wavefront")))
    code, found, said = verdicts(file)
    assert code == 3, said
    (case,) = [case for case, one in found.items() if one["verdict"] != "proved"]
    assert case == ("races_s", f"line {line}: scope")
    assert found[case]["verdict"] == "unsupported"


TRANSPOSED = """
@s = internal addrspace(3) global [256 x i64] undef, align 8

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr inbounds i64, ptr addrspace(3) @s, i32 %t
  store i64 7, ptr addrspace(3) %own, align 8
  {between}
  %v = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %own)
  %to = getelementptr inbounds <4 x i16>, ptr addrspace(1) %out, i32 %t
  store <4 x i16> %v, ptr addrspace(1) %to, align 8
  ret void
}}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3))
"""
ORDERED = (
    'fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n  fence syncscope("workgroup") acquire'
)


@pytest.mark.parametrize(("between", "verdict"), [(ORDERED, "proved"), ("", "unknown")])
def test_what_is_transposed_is_read_for_other_lanes(verdicts, tmp_path: Path, between: str, verdict: str):
    """Each lane stores eight bytes, and says their place again: what it gets is of other lanes."""
    whole = (TEXTS / "dma_fence.ll").read_text()
    head = "\n".join(line for line in whole.split("\n") if line.startswith("target "))
    rest = whole[whole.index("attributes #0") :].replace("gfx942", "gfx950")
    (tmp_path / "k.ll").write_text(f"{head}\n{TRANSPOSED.format(between=between)}\n{rest}")
    _, found, said = verdicts(tmp_path / "k.ll", "--attack", "0s")
    own = {one["verdict"] for (claim, _), one in found.items() if claim == "races_s"}
    assert own - {"proved"} == {verdict} - {"proved"}, said
    assert own


@pytest.mark.parametrize("name", sorted(PARTED))
def test_threads_at_two_barriers_are_shown(verdicts, name: str):
    code, found, said = verdicts(TEXTS / f"{name}.ll", "--attack", "0s")
    assert code == 1, said
    (reached,) = [one for (claim, _), one in found.items() if claim == "reached"]
    assert re.match(r"128 threads, 0 first, wait at line 17; 128 threads, 128 first, wait at", reached["detail"])
    races = [one for (claim, _), one in found.items() if claim.startswith("races")]
    assert {one["verdict"] for one in races} == {"unknown"}  # as they rest on it
    assert "rests on reached" in races[0]["detail"]


DMA = """
@r = internal addrspace(3) global [256 x i32] undef, align 4
@s = internal addrspace(3) global [256 x i32] undef, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 159744)
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = and i32 %w, -64
  %slot = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %wave
  %beside = getelementptr inbounds i32, ptr addrspace(3) @r, i32 %wave
  %o = shl nuw nsw i32 %t, 2
  %far = xor i32 %t, {far}
  %theirs = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %far
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  %even = trunc i32 %t to i1
{body}
  %v = load i32, ptr addrspace(3) %theirs, align 4
  store i32 %v, ptr addrspace(1) %to, align 4
  ret void
}}
"""
RAW = "void @llvm.amdgcn.raw.ptr.buffer.load{}lds(ptr addrspace(8) {}, ptr addrspace(3) {}"
LOAD = f"  call {RAW.format('{}', '%rsrc', '%{}')}, i32 4, i32 %o, i32 0, i32 0, i32 0)"
OWN, BESIDE = LOAD.format(".async.", "slot"), LOAD.format(".", "beside")
WAITED = "  call void @llvm.amdgcn.asyncmark()\n  call void @llvm.amdgcn.wait.asyncmark(i16 0)"


def early(load: str, waits: str = "") -> str:
    """Lanes that load and end, others that go on to a barrier."""
    return f"  br i1 %even, label %a, label %b\na:\n{load}\n{waits}\n  ret void\nb:\n  {ORDERED}"


@pytest.mark.parametrize(
    ("body", "far", "verdict"),
    [
        (f"{OWN}\n{WAITED}", 0, "proved"),
        (OWN, 0, "unknown"),  # a thread's own load, which it does not wait for
        (f"{OWN}\n{WAITED}\n{BESIDE}", 0, "proved"),
        (f"{OWN}\n{BESIDE}", 0, "unknown"),  # beside one that is waited for otherwise
        (LOAD.format(".", "slot"), 0, "proved"),  # which a compiler sees
        (early(OWN, WAITED), 1, "proved"),
        (early(OWN), 1, "unknown"),
        (early(LOAD.format(".", "slot"), "  call void @llvm.amdgcn.s.waitcnt(i32 0)"), 1, "proved"),
        (early(LOAD.format(".", "slot")), 1, "unknown"),  # no run shows it
    ],
)  # fmt: skip
def test_loads_that_their_own_thread_does_not_wait_for(verdicts, tmp_path: Path, body: str, far: int, verdict: str):
    text, more = (TEXTS / "dma_async.ll").read_text(), "\ndeclare void @llvm.amdgcn.s.waitcnt(i32 immarg)\n"
    more += f"declare {RAW.format('.', '', '')}, i32 immarg, i32, i32, i32 immarg, i32 immarg)\n"
    head, rest = text[: text.index("@s =")], text[text.index("declare") :]
    (tmp_path / "k.ll").write_text(head + DMA.format(body=body, far=far) + more + rest)
    _, found, said = verdicts(tmp_path / "k.ll", "--attack", "0s")
    own = {one["verdict"] for (claim, _), one in found.items() if claim == "races_s"}
    assert own - {"proved"} == {verdict} - {"proved"}, said
    assert own


def test_what_a_kernel_writes_over_is_not_what_it_loads(verdicts, tmp_path: Path):
    """No thread loads the 5 that a race needs, as each of them has just written 0 there."""
    text = (TEXTS / "claim.ll").read_text()
    head, end = text[: text.index("define")], text[text.index("declare") :]
    body = """define amdgpu_kernel void @k(ptr addrspace(1) %in) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %t
  {first}
  %v = load i32, ptr addrspace(1) %g, align 4
  %c = icmp eq i32 %v, 5
  br i1 %c, label %a, label %b
a:
  store i32 %t, ptr addrspace(3) @s, align 4
  br label %b
b:
  ret void
}

"""
    for first, verdict in (("", "refuted"), ("store i32 0, ptr addrspace(1) %g, align 4", "unknown")):
        (tmp_path / "k.ll").write_text(head + body.replace("{first}", first) + end)
        _, found, said = verdicts(tmp_path / "k.ll", "--attack", "0s")
        assert {one["verdict"] for (claim, _), one in found.items() if claim == "races_s"} == {verdict}, said


NOWHERE = {
    "a value loaded from memory": """  %q = load ptr addrspace(3), ptr addrspace(1) %in, align 4
  store i32 0, ptr addrspace(3) %q, align 4""",
    "a choice between different objects": """  %c = icmp ult i32 %t, 7
  %q = select i1 %c, ptr addrspace(3) @s, ptr addrspace(3) @other
  store i32 0, ptr addrspace(3) %q, align 4""",
    "@b, which is no variable: an alias": """  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  store i32 0, ptr addrspace(3) %p, align 4
  %o = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @b, i32 %o
  store i32 1, ptr addrspace(3) %q, align 4""",
}


@pytest.mark.parametrize("why", NOWHERE)
def test_a_store_of_which_nobody_knows_where_in_lds_it_is_is_named(verdicts, tmp_path: Path, why: str):
    """Also where it is the kernel's only one, and where it goes by another name of a variable."""
    text = (TEXTS / "claim.ll").read_text()
    more = """@other = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal alias [64 x i32], ptr addrspace(3) @s
"""
    head, end = text[: text.index("define")], text[text.index("declare") :]
    body = f"""define amdgpu_kernel void @k(ptr addrspace(1) %in) #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
{NOWHERE[why]}
  ret void
}}

"""
    (tmp_path / "k.ll").write_text(head + more + body + end)
    code, found, said = verdicts(tmp_path / "k.ll", "--attack", "0s")
    assert code == 3, said
    (case,) = [one for one in found.values() if one["verdict"] != "proved"]
    assert case["claim"].startswith("races_")
    assert case["verdict"] == "unsupported"
    assert why in case["detail"]


def test_what_was_not_asked_is_named(verdicts, tmp_path: Path):
    """Accesses of LDS whose races nobody looked at are said not to be; of a kernel without any nothing is said."""
    file = TEXTS / "one_wave.ll"
    (tmp_path / "k.toml").write_text(
        "[[sink]]\nat = 1\naddress = '4*lane'\nbytes = 4\n[[sink]]\nat = [0, 2, 3]\nskip = 'x'\n"
    )
    argv = ["kernel", "check", str(file), "--binding", str(tmp_path / "k.toml"), "--no-cache", "--attack", "0s"]
    assert "races in LDS were not looked at; --races does" in _printed(argv)
    assert "races in LDS were not looked at" not in _printed([*argv, "--races"])


FLAT = """
@s = internal addrspace(3) global [256 x i32] undef, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  CAST
  %p = getelementptr inbounds i32, ptr FLAT, i32 %t
  store i32 %t, ptr %p, align 4
  %o = xor i32 %t, 64
  %q = getelementptr inbounds i32, ptr FLAT, i32 %o
  %v = load i32, ptr %q, align 4
  %g = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %g, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
"""
TO_FLAT = "addrspacecast (ptr addrspace(3) @s to ptr)"


@pytest.mark.parametrize(
    ("cast", "flat", "named"),
    [
        (f"%f = {TO_FLAT.replace('(ptr', 'ptr', 1)[:-1]}", "%f", True),
        ("", TO_FLAT, True),
        ("%f = addrspacecast ptr addrspace(1) %out to ptr", "%f", False),
    ],
    ids=["by an instruction", "by a constant", "to global memory"],
)
def test_lds_that_only_generic_pointers_reach_is_named(cast: str, flat: str, named: bool, tmp_path: Path):
    """A generic pointer to LDS is no pointer to LDS by its type; what it is made of is."""
    head = "".join(line for line in (TEXTS / "one_wave.ll").open() if line.startswith("target"))
    file = tmp_path / "k.ll"
    file.write_text(head + FLAT.replace("CAST", cast).replace("FLAT", flat))
    said = _printed(["kernel", "check", str(file), "--bounds", "--no-cache", "--attack", "0s"])
    assert ("races in LDS were not looked at" in said) is named


@pytest.mark.parametrize(("name", "claim"), [("reduce_no_barrier", "races_s"), ("branch", "reached")])
def test_what_is_proved_by_mistake_is_contradicted_by_a_workgroup(believed, name: str, claim: str):
    """With engines that prove everything, a run of all threads at once says that it is not so."""
    code, found, said = believed(TEXTS / f"{name}.ll", None, "--races")
    assert code == 3, said
    assert claim in {one["claim"] for one in found["obligations"] if one["verdict"] == "contradicted"}, said
    code, found, said = believed(TEXTS / "reduce.ll", None, "--races")
    assert code == 0, said


def _printed(argv: list[str]) -> str:
    out = io.StringIO()
    with redirect_stdout(out):
        cli.run(argv)
    return out.getvalue()


def _opcode(line: str) -> str:
    return line.partition("=")[2].split()[0] if "=" in line.partition("@")[0] else line.split()[0]
