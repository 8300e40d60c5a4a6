"""Reading .ll files: what compilers write, and what nobody should write."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from tileprove.concrete.interpreter.llvm.reading import instruction
from tileprove.prover import cli
from tileprove.prover.base import files
from tileprove.prover.kernels.binding.reading import KernelError, choose, read_file, read_text
from tileprove.prover.kernels.ir import child, modules, neutral, tokens

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
BODY = """
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = sext i32 %n to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x
  store float 1.0, ptr addrspace(1) %q, align 4
  ret void
}
"""


def test_a_kernel_and_its_records():
    module = read_text(HEAD + BODY, "k.ll")
    (kernel,) = module.kernels
    (block,) = kernel.blocks
    assert [i.opcode for i in block.instructions] == ["sext", "getelementptr", "store", "ret"]
    assert [a.name for a in kernel.arguments] == ["p", "n"]
    assert block.instructions[1].flags == ["inbounds"]
    assert block.instructions[1].source is not None
    assert block.instructions[1].source.text == "float"
    assert [i.line for i in block.instructions] == [4, 5, 6, 7]
    assert block.instructions[2].align == 4


REFUSED = {
    "no triple": (BODY, "no target triple"),
    "another target": ('target triple = "nvptx64-nvidia-cuda"\n' + BODY, "not for an AMD GPU"),
    "empty": ("", "no target triple"),
    "no function": (HEAD, "no function with a body"),
    "truncated": (HEAD + BODY[:-60], "line"),
    "not IR": (HEAD + "int main() { return 0; }", "line 2"),
    "type mismatch": (HEAD + BODY.replace("i64 %x", "i32 %x"), "line 5"),
    "undefined value": (HEAD + BODY.replace("i64 %x", "i64 %y"), "line 5"),
    "no dominance": (HEAD + BODY.replace("  %x", "  %z = add i64 %x, 1\n  %x", 1), ""),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_in_one_line(name):
    text, said = REFUSED[name]
    with pytest.raises(KernelError) as error:
        read_text(text, "bad.ll")
    assert said in str(error.value)
    assert "\n" not in str(error.value)
    assert str(error.value).startswith("bad.ll")


def test_files_that_are_no_text(tmp_path: Path):
    for content, said in ((b"BC\xc0\xde1234", "bitcode"), (b"\xff\xfe\xff", "UTF-8"), (b"a\0b", "not a text file")):
        file = tmp_path / "k.ll"
        file.write_bytes(content)
        with pytest.raises(KernelError, match=said):
            read_file(file)
    with pytest.raises(KernelError, match="folder"):
        read_file(tmp_path)
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "missing.ll")


def test_a_file_one_byte_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "k.ll"
    file.write_text(HEAD + BODY)
    monkeypatch.setattr(files, "MOST_BYTES", file.stat().st_size)
    assert read_file(file).kernels
    monkeypatch.setattr(files, "MOST_BYTES", file.stat().st_size - 1)
    with pytest.raises(KernelError, match="bytes of text"):
        read_file(file)


def test_metadata_that_makes_llvm_abort_is_taken_out_and_strings_stay_whole():
    text = HEAD + BODY.replace("align 4", "align 4, !alias.scope !9, !noalias !{}, !dbg !DILocation(line: 1)").replace(
        "@k", '@"k !tbaa !3 #4"'
    )
    text += '!9 = !{!10}\n!10 = distinct !{!10, !11, !"scope, #1"}\nattributes #0 = { nounwind }\n'
    module = read_text(text, "k.ll")
    assert [kernel.name for kernel in module.kernels] == ["k !tbaa !3 #4"]
    assert neutral.neutral(text).count("\n") == text.count("\n")


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("bfloat +nan(0x3F)", "bfloat 0xR7FFF"),
        ("half -nan(0x1)", "half 0xHFE01"),
        ("half snan(0x1)", "half 0xH7C01"),
        ("half qnan", "half 0xH7E00"),
        ("half -inf", "half 0xHFC00"),
        ("half f0x3C01", "half 0xH3C01"),
        ("float -1.702000e+00", "float 0xBFFB3B6460000000"),
        ("half 1.000000e-01", "half 0xH2E66"),
        ("float 1.500000e+00", "float 1.500000e+00"),
        ("double 1.000000e-01", "double 1.000000e-01"),
    ],
)
def test_floating_point_numbers_of_new_releases(said: str, read: str):
    before, after = "  %1 = select i1 %0, ", ", half %2"
    assert neutral.neutral(f"{before}{said}{after}") == f"{before}{read}{after}"


def test_an_abort_of_the_reader_is_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "llvmlite.py").write_text("import os, sys\nprint('LLVM ERROR: no', file=sys.stderr)\nos.abort()\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(KernelError, match=r"LLVM crashed on it .SIGABRT.: LLVM ERROR: no$"):
        read_text(HEAD + BODY, "k.ll")


def test_a_reader_that_does_not_finish_is_stopped():
    with pytest.raises(KernelError, match="did not finish"):
        read_text(HEAD + BODY, "k.ll", seconds=0.001)


def test_what_a_reader_started_that_does_not_finish_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It holds the reader's pipes."""
    (tmp_path / "llvmlite.py").write_text(
        "import subprocess, sys\n"
        "other = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(40)'])\n"
        f"open({str(tmp_path / 'started')!r}, 'w').write(str(other.pid))\n"
        "other.wait()\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    begun = time.monotonic()
    with pytest.raises(KernelError, match="did not finish in 2 s"):
        read_text(HEAD + BODY, "k.ll", seconds=2)
    state = Path(f"/proc/{(tmp_path / 'started').read_text()}/stat")
    while state.exists() and ") Z " not in state.read_text():
        assert time.monotonic() - begun < 30
        time.sleep(0.05)


def test_without_llvmlite_one_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "llvmlite.py").write_text("raise ModuleNotFoundError('x', name='llvmlite')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(KernelError, match=r"needs llvmlite: pip install -e '\.\[kernels\]'"):
        read_text(HEAD + BODY, "k.ll")


def long_kernel(count: int) -> str:
    """So many instructions in one block."""
    lines = [f"  %x{n} = add i32 %x{n - 1}, {n}" for n in range(1, count)]
    return HEAD + "\n".join(["define amdgpu_kernel void @k(i32 %x0) {", *lines, "  ret void", "}"])


def test_many_instructions():
    """benchmarks/kernels.py has the figures for 100,000."""
    module = read_text(long_kernel(15_000), "huge.ll")
    assert len(module.kernels[0].blocks[0].instructions) == 15_000


def test_one_instruction_too_many(monkeypatch: pytest.MonkeyPatch):
    assert child.MOST_INSTRUCTIONS >= 100_000
    monkeypatch.setattr(child, "MOST_INSTRUCTIONS", 300)
    assert child.read(long_kernel(300), "long.ll").kernels
    with pytest.raises(child.Refused, match=r"301 instructions; at most 300 are read"):
        child.read(long_kernel(301), "long.ll")
    two = long_kernel(150) + long_kernel(151).replace(HEAD, "\n").replace("@k", "@l")
    with pytest.raises(child.Refused, match="301 instructions"):
        child.read(two, "two.ll")


def test_far_too_many_instructions_are_refused_before_llvm_sees_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "k.ll"
    file.write_text(long_kernel(child.MOST_INSTRUCTIONS + 1))
    assert cli.run(["kernel", "show", str(file)]) == 2
    said = capsys.readouterr().err
    assert said == f"tileprove: {file}: 120,001 instructions; at most 120,000 are read\n"


def test_the_cost_of_reading_grows_with_the_text(monkeypatch: pytest.MonkeyPatch):
    """Tokens and lines looked at, not seconds: twice the instructions are twice the work."""
    counts = []
    for size in (400, 800):
        steps = 0
        real, lines = tokens.tokens, modules.without_comment

        def counted(text: str, real=real):
            nonlocal steps
            found = real(text)
            steps += len(found)
            return found

        def counted_line(line: str, real=lines):
            nonlocal steps
            steps += 1
            return real(line)

        with monkeypatch.context() as patch:
            patch.setattr(tokens, "tokens", counted)
            patch.setattr(modules, "without_comment", counted_line)
            child.read(long_kernel(size), "long.ll")
        counts.append(steps)
    assert counts[0] > 400
    assert counts[1] < 2.2 * counts[0]


@pytest.mark.parametrize(
    ("text", "operation", "flags", "align", "kinds"),
    [
        ("atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst, align 4", "add", ["atomic"], 4, ["i32", "ptr addrspace(1)"]),
        (
            'atomicrmw volatile fmax ptr addrspace(1) %p, float 1.0 syncscope("agent") monotonic, align 8', "fmax",
            ["volatile", "atomic"], 8, ["float", "ptr addrspace(1)"],
        ),
        (
            'cmpxchg weak ptr addrspace(1) %p, i32 0, i32 1 syncscope("one-as") acq_rel monotonic, align 4', "",
            ["weak", "atomic"], 4, ["i32", "i32", "ptr addrspace(1)"],
        ),
        ("cmpxchg ptr addrspace(1) %p, i64 0, i64 1 seq_cst seq_cst, align 8", "", ["atomic"], 8,
         ["i64", "i64", "ptr addrspace(1)"]),
    ],
)  # fmt: skip
def test_an_atomic_operation_ends_with_its_address(
    text: str, operation: str, flags: list[str], align: int, kinds: list[str]
):
    """As the interpreter's own reader has it."""
    (kernel,) = read_text(HEAD + BODY.replace("  ret void", f"  %o = {text}\n  ret void"), "k.ll").kernels
    (found,) = [i for i in kernel.blocks[0].instructions if i.name == "o"]
    assert (found.trouble, found.predicate, found.flags, found.align) == ("", operation, flags, align)
    assert [own.type.text for own in found.operands] == kinds
    own = instruction(f"%o = {text}")
    assert [one["type"]["kind"] for one in own["operands"]] == [one.type.kind for one in found.operands]
    assert (own.get("predicate", ""), own["align"]) == (operation, align)
    if operation == "":
        assert [kind.bits for kind in found.type.elements] == [kind["bits"] for kind in own["type"]["elements"]]


def test_an_unknown_instruction_is_kept_with_its_reason():
    text = BODY.replace("  ret void", "  %o = va_arg ptr null, i32\n  ret void")
    (kernel,) = read_text(HEAD + text, "k.ll").kernels
    (odd,) = [i for i in kernel.blocks[0].instructions if i.trouble]
    assert odd.opcode == "va_arg"
    assert odd.name == "o"


@pytest.mark.parametrize(
    ("number", "trouble"),
    [(2**64 - 1, ""), (2**64, "more than 64 bits"), (-(2**63), ""), (-(2**63) - 1, "more than 64 bits")],
)
def test_a_number_of_more_than_64_bits_is_the_trouble_of_its_instruction(number: int, trouble: str):
    text = BODY.replace("%x = sext i32 %n to i64", f"%x = sext i32 %n to i128\n  %y = add i128 %x, {number}")
    (kernel,) = read_text(HEAD + text.replace("i64 %x", "i64 0"), "k.ll").kernels
    added = kernel.blocks[0].instructions[1]
    assert (trouble in added.trouble) if trouble else not added.trouble


def test_choosing_a_kernel():
    module = read_text(HEAD + BODY + BODY.replace("@k", "@l"), "two.ll")
    assert choose(module, "l").name == "l"
    with pytest.raises(KernelError, match=r"several kernels.*k, l"):
        choose(module, None)
    with pytest.raises(KernelError, match="no kernel named 'm'; there is k, l"):
        choose(module, "m")


def test_locals_in_memory_and_calls_are_promoted():
    text = (
        HEAD
        + """
define internal i32 @twice(i32 %x) {
  %y = mul i32 %x, 2
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %a = alloca i32, align 4, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %a to ptr
  store i32 %n, ptr %g
  %m = load i32, ptr %g
  %t = call i32 @twice(i32 %m)
  %q = getelementptr i8, ptr addrspace(1) %p, i32 %t
  store i8 0, ptr addrspace(1) %q
  ret void
}
"""
    )
    module = read_text(text, "k.ll")
    assert module.promoted
    assert [i.opcode for i in module.kernels[0].blocks[0].instructions] == ["mul", "getelementptr", "store", "ret"]
