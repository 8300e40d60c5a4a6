"""Races between threads of compiled AMD kernels that whole runs show, in small IR texts whose races follow by hand."""

import msgspec
import pytest
from tileprove.concrete.interpreter import llvm
from tileprove.prover.kernels.binding.reading import read_text

TEXT = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [256 x i32] undef, align 4
define amdgpu_kernel void @k(i32 %n, ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %mine = getelementptr i32, ptr addrspace(3) @s, i32 %t
  store i32 %t, ptr addrspace(3) %mine, align 4
  BARRIER
  %other = xor i32 %t, XOR
  %theirs = getelementptr i32, ptr addrspace(3) @s, i32 %other
  %v = load i32, ptr addrspace(3) %theirs, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 INDEX
  store i32 %v, ptr addrspace(1) %to, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
"""
BRANCH = """%some = icmp slt i32 %t, %n
  br i1 %some, label %a, label %b
a:
  call void @llvm.amdgcn.s.barrier()
  br label %c
b:
  OTHER
  br label %c
c:"""
BARRIER = "call void @llvm.amdgcn.s.barrier()"


def looked(barrier=BARRIER, other=64, index="%t", threads=128, n=0, blocks=1):
    text = TEXT.replace("BARRIER", barrier).replace("XOR", str(other)).replace("INDEX", index)
    module = msgspec.to_builtins(read_text(text, "k.ll"))
    places = [(own, 0, 0) for own in range(blocks)]
    return llvm.look(module, "k", {"n": n}, block_shape=(threads, 1, 1), blocks=places)


@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        ({}, set()),
        ({"barrier": ""}, {"between warps"}),
        ({"barrier": "", "other": 1}, {"within a warp"}),
        ({"barrier": "", "other": 0}, set()),
        ({"index": "0", "threads": 2}, {"within a warp"}),
        ({"blocks": 2}, {"between blocks"}),
    ],
)
def test_threads_race_as_the_text_says(given, kinds):
    report = looked(**given)
    assert not report.stopped
    assert {race.kind for race in report.races} == kinds
    assert report.clean == (not kinds)


def test_a_race_names_its_lines():
    (race,) = looked(barrier="").races
    assert {race.first.site.how, race.second.site.how} == {"store", "load"}
    assert abs(race.first.thread[0] - race.second.thread[0]) == 64
    assert race.space == "shared"


def test_threads_at_two_barriers():
    report = looked(barrier=BRANCH.replace("OTHER", BARRIER), n=64)
    (found,) = report.divergences
    assert [own.threads for own in found.stops] == [64, 64]
    assert looked(barrier=BRANCH.replace("OTHER", BARRIER), n=128).clean


def test_threads_that_pass_by_a_barrier():
    report = looked(barrier=BRANCH.replace("OTHER", ""), n=64)
    (found,) = report.exits
    assert (found.thread, found.threads) == ((64, 0, 0), 64)


def test_what_hangs_on_data_is_named():
    report = looked(index="%v")
    assert report.stopped
    assert not report.clean
