"""`tileprove kernel`: verdicts, exit codes, loops, poison, what is not supported, and bad bindings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from kernel_text import BINDING, BRANCH, LOOP, START, STORE, offset
from tileprove.prover import cli


def test_proved_and_one_byte_off_refuted_and_replayed(run):
    body = offset("  %m = mul nsw i32 %t, %n\n  %o = shl nsw i32 %m, 2\n")
    code, said = run(body, BINDING.format(address="4*n*thread"))
    assert code == 0, said
    code, said = run(body, BINDING.format(address="4*n*thread + 4*(thread // 127)"))
    assert code == 1
    assert "REFUTED: k.sink_0, case address" in said
    assert "kernel_replay.address(" in said
    last = " ".join(said.split("kernel_replay.address(")[1].split())
    assert "block (0, 0, 0), warp 1, lane 63: the kernel's store of global p is at byte 508, " in last
    assert "and the map says byte 512" in last


def test_what_reads_constants_does_not_shift_which_access_is_replayed(run):
    """The interpreter counts loads from constant memory too, which are no sinks."""
    start = START.replace("i32 %n)", "ptr addrspace(4) align 4 %c, i32 %n)") + (
        "  %v = load i32, ptr addrspace(4) %c, align 4\n"
    )
    body = offset("  %m = mul nsw i32 %t, %n\n  %o = shl nsw i32 %m, 2\n")
    code, said = run(body, BINDING.format(address="4*n*thread + 4*(thread // 127)"), head=start)
    assert code == 1, said
    last = " ".join(said.split("kernel_replay.address(")[1].split())
    assert "block (0, 0, 0), warp 1, lane 63: the kernel's store of global p is at byte 508, " in last


def test_a_violated_flag_is_a_refutation_and_one_value_less_is_fine(run):
    body = offset("  %m = mul nsw i32 %n, 2147483\n  %o = and i32 %m, -4\n")
    right = "2147483*n - 2147483*n % 4"
    code, said = run(body, BINDING.format(address=right))
    assert code == 0, said
    code, said = run(body, BINDING.format(address=right).replace("[1, 1000]", "[1, 1001]"))
    assert code == 1
    assert "not poison" in said
    assert "%m (line 7)" in said


def test_wrapping_that_is_allowed_is_kept_exactly(run):
    body = offset("  %m = mul i32 %n, 4294968\n  %o = and i32 %m, -4\n")
    exact = "(n*4294968 + 2**31) % 2**32 - 2**31"
    code, said = run(body, BINDING.format(address=exact))
    assert code == 0, said
    code, said = run(body, BINDING.format(address="n*4294968"))
    assert code == 1, said


def test_a_loop_with_a_constant_bound_is_unrolled(run):
    code, said = run(LOOP.format(bound="3"), BINDING.format(address="512*i + 4*thread"))
    assert code == 0, said
    assert "6 cases" in said  # address and alignment of three iterations
    code, said = run(LOOP.format(bound="3"), BINDING.format(address="where(i < 2, 512*i, 0) + 4*thread"))
    assert code == 1
    assert "iteration 2: address" in said


def test_a_loop_with_a_symbolic_bound_is_proved_for_any_iteration(run):
    code, said = run(LOOP.format(bound="%n"), BINDING.format(address="512*i + 4*thread"))
    assert code == 0, said
    code, said = run(LOOP.format(bound="%n"), BINDING.format(address="512*i + 4*thread + 4*(i // 999)"))
    assert code == 1, said
    assert "any iteration: address" in said


def test_a_loop_without_a_visible_bound_is_unsupported(run):
    endless = LOOP.replace("icmp slt i32 %j, {bound}", "icmp ne i32 %j, %n").format()
    code, said = run(endless, BINDING.format(address="512*i + 4*thread"))
    assert code == 3
    assert "no bound that can be seen" in said


STRIDED = LOOP.replace("add nsw i32 %i, 1", "add i32 %i, 32").replace("shl nsw i32 %i, 9", "shl nsw i32 %i, 4")


def test_a_counter_that_could_wrap_is_followed_where_its_bound_excludes_that(run):
    """Steps of 32 without nsw: right up to any n that is reached before 2^31, endless for the largest n."""
    body, binding = STRIDED.format(bound="%n"), BINDING.format(address="512*i + 4*thread")
    for most, expected in (("2**20", 0), ("2**31 - 1", 3)):
        code, said = run(body, binding.replace("[1, 1000]", f"[1, '{most}']"))
        assert code == expected, said
    assert "no bound that can be seen" in said
    code, said = run(body, BINDING.format(address="512*i + 4*thread + 4*(i // 31)"))
    assert code == 1, said
    assert "any iteration: address" in said


UNSUPPORTED = {
    "divergent": (
        "  %c = icmp slt i32 %t, 5\n  br i1 %c, label %a, label %b\na:\n"
        "  %o = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)\n",
        "readfirstlane",
    ),
}


@pytest.mark.parametrize("name", UNSUPPORTED)
def test_unsupported_is_never_proved(run, name):
    body, why = UNSUPPORTED[name]
    body = body + STORE + ("  br label %b\nb:\n" if name == "divergent" else "") + "  ret void\n"
    code, said = run(body, BINDING.format(address="0"))
    assert code == 3, said
    assert "unsupported" in said
    assert why in said


BOUNDED = BINDING.partition("[[sink]]")[0] + "[pointers.p]\nbytes = {bytes}\nalign = 4\n"


def test_a_loaded_value_is_any_number(run):
    """What hangs on it is not known where it fails for some, and proved where it holds for all; a branch on it goes both
    ways."""
    loaded = "  %v = load i32, ptr addrspace(4) null\n"
    code, said = run(offset(loaded + "  %o = shl i32 %v, 2\n"), BINDING.format(address="0"))
    assert code == 3, said
    assert "value_of_v=1, a value loaded from memory: nobody says what it is" in said
    masked = offset(loaded + "  %y = and i32 %v, 1\n  %o = shl i32 %y, 2\n")
    assert run(masked, BOUNDED.format(bytes=8), "--bounds")[0] == 0
    code, said = run(masked, BOUNDED.format(bytes=7), "--bounds")
    assert code == 3, said
    branch = loaded + "  %c = icmp eq i32 %v, 7\n  br i1 %c, label %a, label %b\na:\n  %o = shl i32 %t, 2\n"
    body = branch + STORE + "  br label %b\nb:\n  ret void\n"
    assert run(body, BOUNDED.format(bytes=512), "--bounds")[0] == 0
    code, said = run(body, BOUNDED.format(bytes=511), "--bounds")
    assert code == 3, said
    assert "fails for value_of_v=7, a value loaded from memory" in said


def test_values_whose_names_are_alike_are_several(run):
    """The second element of %v and %v_1 are two numbers."""
    body = """  %v = load <2 x i32>, ptr addrspace(4) null
  %v_1 = load i32, ptr addrspace(4) null
  %e = extractelement <2 x i32> %v, i32 1
  %o = sub i32 %e, {other}
"""
    assert run(offset(body.format(other="%e")), BOUNDED.format(bytes=4), "--bounds")[0] == 0
    code, said = run(offset(body.format(other="%v_1")), BOUNDED.format(bytes=4), "--bounds")
    assert code == 3, said


def test_what_hangs_on_poison_is_not_taken_for_any_number(run):
    branch = "  %c = icmp eq i32 poison, 7\n  br i1 %c, label %a, label %b\na:\n  %o = shl i32 %t, 2\n"
    code, said = run(branch + STORE + "  br label %b\nb:\n  ret void\n", BOUNDED.format(bytes=512), "--bounds")
    assert code != 0
    assert "a branch on poison" in said
    chosen = offset("  %o = select i1 poison, i32 0, i32 4\n")
    code, said = run(chosen, BOUNDED.format(bytes=8), "--bounds")
    assert code != 0, said


def test_an_unknown_call_and_an_unbound_sink_are_unsupported(run):
    body = offset("  %o = shl nsw i32 %t, 2\n").replace("  ret void", "  call void @other()\n  ret void")
    declared = "declare void @other()\n" + START
    code, said = run(body, BINDING.format(address="4*thread"), head=declared)
    assert code == 3
    assert "the binding says nothing about this sink" in said
    code, said = run(body, BINDING.format(address="4*thread").replace("at = 0", "at = [0, 1]"), head=declared)
    assert code == 3
    assert "the call of other, which may touch memory" in said


def test_readfirstlane_moves_behind_the_shift(run):
    body = "  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)\n  %w = lshr i32 %f, 6\n  %o = shl nsw i32 %w, 2\n"
    assert run(offset(body), BINDING.format(address="4*warp"))[0] == 0
    assert run(offset(body.replace("%f, 6", "%f, 5")), BINDING.format(address="8*warp"))[0] == 0
    assert run(offset(body.replace("%f, 6", "%t, 6")), BINDING.format(address="4*warp"))[0] == 0
    assert run(offset(body.replace("%f, 6", "%t, 5")), BINDING.format(address="8*warp"))[0] == 1


def test_a_store_runs_when_it_should(run):
    binding = BINDING.format(address="4*thread")
    assert run(BRANCH, binding + 'active = "thread < n"\n')[0] == 0
    code, said = run(BRANCH, binding + 'active = "thread <= n"\n')
    assert code == 1
    assert "runs when it should" in said


def test_a_bound_sink_that_never_runs_is_vacuous(run):
    never = BRANCH.replace("%t, %n", "%t, 0")
    code, said = run(never, BINDING.format(address="4*thread"))
    assert code == 1
    assert "VACUOUS" in said


def test_a_kernel_without_any_access_is_refused(run):
    code, said = run("  %o = shl nsw i32 %t, 2\n  ret void\n", None, "--bounds")
    assert code == 2
    assert "there is nothing to check" in said


def test_division_by_zero_is_undefined_behaviour(run):
    body = offset("  %d = udiv i32 1000, %n\n  %o = shl nsw i32 %d, 2\n")
    assert run(body, BINDING.format(address="4*(1000 // n)"))[0] == 0
    zero = BINDING.format(address="4*(1000 // max(n, 1))").replace("[1, 1000]", "[0, 1000]")
    code, said = run(body, zero)
    assert code == 1
    assert "division by zero" in said


def test_bounds_of_declared_memory_last_valid_and_first_invalid(run):
    body = offset("  %o = shl nsw i32 %t, 2\n")
    binding = BINDING.format(address="4*thread") + "[pointers.p]\nbytes = {}\nalign = 4\n"
    assert run(body, binding.format(512), "--bounds")[0] == 0
    assert run(body, binding.format(511), "--bounds")[0] == 1
    code, said = run(body, None, "--bounds", head=START.replace("align 4 ", ""))
    assert code == 3
    assert "[pointers.p] bytes" in said
    assert "[pointers.p] align" in said


BUFFER = """  %row = mul i32 %t, %n
  %c = icmp slt i32 %t, {rows}
  %byte = shl i32 %row, 2
  %v = select i1 %c, i32 %byte, i32 -2147483648
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 2147483646, i32 159744)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 0, ptr addrspace(8) %r, i32 %v, i32 0, i32 0)
  ret void
"""
BUFFER_HEAD = """declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)
"""


def test_a_masked_access_stays_inside_declared_memory(run):
    """One resource for all of memory says nothing: the rows that the mask lets through must be inside."""
    binding = "threads = 128\n[parameters]\nn = [1, 1000]\nmore = [0, 7]\n[arguments]\nn = 'n'\n[pointers.p]\n"
    head = BUFFER_HEAD + START
    inside = binding + "open_ended = true\nbytes = '(99*n + 1 + more)*4'\nalign = 4\n"
    code, said = run(BUFFER.format(rows=100), inside, "--bounds", head=head)
    assert code == 0, said
    code, said = run(BUFFER.format(rows=101), inside, "--bounds", head=head)
    assert code == 1
    assert "case inside its memory or masked" in said
    code, said = run(BUFFER.format(rows=101), binding + "align = 4\n", "--bounds", head=head)
    assert code == 0, "nothing was declared, so only the resource counts"
    assert "masked by num_records; the" in said


def test_bounds_of_memory_that_is_no_argument(run):
    """LDS of a size that only the launch knows, as Triton has it."""
    store = "  %q = getelementptr i8, ptr addrspace(3) @shared, i32 %o\n  store i32 0, ptr addrspace(3) %q, align 4\n"
    body = "  %o = shl nsw i32 %t, 2\n" + store + "  ret void\n"
    head = "@shared = external addrspace(3) global [0 x i8], align 16\n" + START
    for size, expected in ((512, 0), (511, 1)):
        code, said = run(body, f"threads = 128\n[pointers.shared]\nbytes = {size}\n", "--bounds", head=head)
        assert code == expected, said
    code, said = run(body, "threads = 128\n", "--bounds", head=head)
    assert code == 3
    assert "[pointers.shared] bytes" in said
    code, said = run(body, "threads = 128\n[pointers.share]\nbytes = 512\n", "--bounds", head=head)
    assert code == 2
    assert "no argument share" in said


def test_bounds_of_lds_need_no_declaration(run):
    store = "  %q = getelementptr i8, ptr addrspace(3) @tile, i32 %o\n  store i32 0, ptr addrspace(3) %q, align 4\n"
    store += "  ret void\n"
    threads = "threads = 256\n"
    assert run("  %o = shl nsw i32 %t, 2\n" + store, threads, "--bounds")[0] == 0
    assert run("  %u = add nsw i32 %t, 1\n  %o = shl nsw i32 %u, 2\n" + store, threads, "--bounds")[0] == 1


def test_alignment_that_is_promised_must_hold(run):
    body = offset("  %o = shl nsw i32 %t, 1\n")
    code, said = run(body, BINDING.format(address="2*thread"))
    assert code == 1
    assert "aligned to 4" in said


def test_json_has_the_counterexample_with_its_replay(run, tmp_path: Path):
    code, _ = run(offset("  %o = shl nsw i32 %t, 2\n"), BINDING.format(address="8*thread"), "--json", "out.json")
    assert code == 1
    records = json.loads((tmp_path / "out.json").read_text())["obligations"]
    refuted = next(r for r in records if r["verdict"] == "refuted")
    assert refuted["claim"] == "sink_0"
    (replay,) = refuted["counterexample"]["replay"]
    assert replay["executor"] == 4 * (64 * refuted["counterexample"]["point"].get("warp", 0)
                                      + refuted["counterexample"]["point"]["lane"])  # fmt: skip


BAD = {
    "unknown key": ("thread = 128\n", "k.toml:1: unknown field `thread`"),
    "unknown sink key": ("[[sink]]\nat = 0\nmapp = 'x'\n", "k.toml:3: unknown field `mapp`"),
    "not TOML": ("threads = \n", "k.toml"),
    "half a wave": ("threads = 100\n", "no whole waves"),
    "no such argument": ("[arguments]\nm = 1\n", "no argument m; it has p, n"),
    "pointer as a number": ("[arguments]\np = 1\n", "not an integer"),
    "no such sink": ("[[sink]]\nat = 1\naddress = 0\n", "no sink 1; they are numbered 0 to 0"),
    "no such map": ("[[sink]]\nat = 0\nmap = 'im2cool'\n", "no map is named 'im2cool'"),
    "neither": ("[[sink]]\nat = 0\n", "give one of map, address and skip"),
    "twice": ("[[sink]]\nat = 0\naddress = 0\n[[sink]]\nat = 0\naddress = 0\n", "already"),
    "unknown name": ("[[sink]]\nat = 0\naddress = 'lane + wrap'\n", "no name 'wrap' here; did you mean warp?"),
    "no code": ("[[sink]]\nat = 0\naddress = '__import__(\"os\").getpid()'\n", "has no meaning here"),
    "a condition": ("[[sink]]\nat = 0\naddress = 'lane < 3'\n", "is a condition, not an integer"),
    "missing parameter": (
        "[[sink]]\nat = 0\nmap = 'load_b_tr'\nwith = { lane = 'lane' }\n",
        "lacks half, shape, row_stride",
    ),
    "an open end of nothing": ("[pointers.p]\nopen_ended = true\n", "give bytes too"),
    "empty range": ("[parameters]\nn = [2, 1]\n", "there is no number"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_binding_is_one_line_and_exit_code_2(run, name):
    binding, said = BAD[name]
    code, printed = run(offset("  %o = shl nsw i32 %t, 2\n"), binding)
    assert code == 2, printed
    assert said in printed
    assert printed.count("\n") == 1


def test_neither_binding_nor_bounds(run):
    code, said = run(offset("  %o = shl nsw i32 %t, 2\n"), None)
    assert code == 2
    assert "--binding FILE, or --bounds" in said


def test_show_and_bind(run, capsys: pytest.CaptureFixture[str]):
    run(offset("  %m = mul nsw i32 %t, %n\n  %o = shl nsw i32 %m, 2\n"), None)
    capsys.readouterr()
    assert cli.run(["kernel", "show", "k.ll"]) == 0
    said = capsys.readouterr().out
    assert "4*n*lane" in said
    assert "line 11" in said
    assert cli.run(["kernel", "bind", "k.ll", "--spec", "tile_loader", "-o", "first.toml"]) == 0
    assert cli.run(["kernel", "check", "k.ll", "--binding", "first.toml", "--no-cache", "--timeout", "5s"]) in (1, 2, 3)
    assert "bug" not in capsys.readouterr().err
    assert cli.run(["kernel", "bind", "k.ll", "--spec", "tile_loader", "-o", "first.toml"]) == 2
    assert cli.run(["kernel", "bind", "k.ll", "--spec", "nothing"]) == 2
    assert cli.run(["kernel", "show", "missing.ll"]) == 2
