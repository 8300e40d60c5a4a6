"""Keys of bindings: each has an effect on what it names, or is refused in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from kernel_text import BINDING, START, offset

# a read of 16 bytes from an LDS variable that the module aligns to 2 bytes only, as Mojo's are
SHARED = """  %o = shl nsw i32 %t, 4
  %s = getelementptr i8, ptr addrspace(3) @odd, i32 %o
  %v = load <4 x i32>, ptr addrspace(3) %s, align 16
  ret void
"""
LDS = "@odd = internal addrspace(3) global [2048 x i8] undef, align 2\n" + START
READ = 'threads = 128\n[[sink]]\nat = 0\naddress = "16*thread"\nbytes = 16\n'


@pytest.mark.parametrize(("align", "code"), [(0, 1), (8, 1), (16, 0), (32, 0)])
def test_the_declared_alignment_of_an_lds_variable_counts(run, tmp_path: Path, align: int, code: int):
    binding = READ + (f"[pointers.odd]\nalign = {align}\n" if align else "")
    got, said = run(SHARED, binding, "--json", "out.json", head=LDS)
    assert got == code, said
    records = {r["case"]: r for r in json.loads((tmp_path / "out.json").read_text())["obligations"]}
    assert records["aligned to 16"]["verdict"] == ("proved" if code == 0 else "refuted")
    assert records["address"]["verdict"] == "proved"


def test_a_declared_alignment_is_an_assumption_and_says_so(run):
    _, said = run(SHARED, READ + "[pointers.odd]\nalign = 8\n", head=LDS)
    assert "by the binding the memory starts at" in said
    assert "given that @odd is aligned to 8" in " ".join(said.split())
    _, said = run(SHARED, READ, head=LDS)
    assert "given that" not in said
    assert "16 are promised; the memory starts at" in said


# the pointer is the first field of an argument that is passed in memory
BYREF = (
    "define amdgpu_kernel void @k(i32 %n, ptr addrspace(4) byref({ ptr addrspace(1), i32 }) align 8 %a) {\n"
    + """\
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = load ptr addrspace(1), ptr addrspace(4) %a, align 8
  %g = getelementptr i8, ptr addrspace(4) %a, i64 8
  %m = load i32, ptr addrspace(4) %g, align 4
"""
)
FIELDS = """threads = 128
[parameters]
m = [1, 1000]
[arguments]
"a+8" = "m"
[pointers."a+0"]
bytes = {bytes}
align = {align}
[[sink]]
at = 0
address = "4*thread"
bytes = 4
"""


@pytest.mark.parametrize(("size", "align", "code"), [(512, 4, 0), (511, 4, 1), (512, 2, 1)])
def test_a_pointer_in_an_argument_that_is_passed_in_memory(run, size: int, align: int, code: int):
    got, said = run(
        offset("  %o = shl nsw i32 %t, 2\n"), FIELDS.format(bytes=size, align=align), "--bounds", head=BYREF
    )
    assert got == code, said


def test_what_is_missing_is_suggested_as_it_is_accepted(run):
    code, said = run(offset("  %o = shl nsw i32 %t, 2\n"), None, "--bounds", head=BYREF)
    assert code == 3
    assert '[pointers."a+0"] align' in said
    assert '[pointers."a+0"] bytes' in said


PLAIN = BINDING.format(address="4*thread")
REFUSED = {
    "a part that nothing reads": (FIELDS.format(bytes=512, align=4).replace("a+0", "a+16"), "reads no a+16", BYREF),
    "an integer that nothing reads": (FIELDS.format(bytes=512, align=4).replace("a+8", "a+12"), "reads no a+12", BYREF),
    "the memory of the argument itself": (
        FIELDS.format(bytes=512, align=4).replace('"a+0"', "a"), "of a it reads a+0, a+8", BYREF
    ),
    "a part of a plain argument": (PLAIN + '[pointers."p+0"]\nalign = 4\n', "has no argument p+0", START),
    "a weaker alignment": (PLAIN + "[pointers.tile]\nalign = 8\n", "the module, which aligns it to 16", START),
    "another size": (PLAIN + "[pointers.tile]\nbytes = 1023\n", "the module says that it has 1024", START),
    "no alignment": (PLAIN + "[pointers.p]\nalign = 0\n", "must be a power of two, not 0", START),
    "a skipped sink": (
        'threads = 128\n[[sink]]\nat = 0\nskip = "no"\nactive = "lane < 0"\n', "says nothing of a sink that is skipped",
        START,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_a_key_without_effect_is_refused(run, name: str):
    binding, why, head = REFUSED[name]
    code, said = run(offset("  %o = shl nsw i32 %t, 2\n"), binding, head=head)
    assert code == 2, said
    assert why in said


@pytest.mark.parametrize(("key", "value"), [("align", 16), ("bytes", 1024)])
def test_what_the_module_says_too_is_accepted(run, key: str, value: int):
    binding = PLAIN + f"[pointers.tile]\n{key} = {value}\n"
    assert run(offset("  %o = shl nsw i32 %t, 2\n"), binding)[0] == 0
