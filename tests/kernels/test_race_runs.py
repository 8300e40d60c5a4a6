"""Races between threads of compiled AMD kernels that whole runs show, in small IR texts whose races follow by hand."""

import msgspec
import pytest
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.interpreter import llvm
from tileprove.prover.kernels.between.lds import Lds
from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.claims.ground import ThreadGround
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine.launch import Launch

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
  BARE
  br label %c
b:
  OTHER
  br label %c
c:
  ACQUIRE"""
RELEASE, ACQUIRE = 'fence syncscope("workgroup") release', 'fence syncscope("workgroup") acquire'
BARE = "call void @llvm.amdgcn.s.barrier()"
BARRIER = f"{RELEASE}\n  {BARE}\n  {ACQUIRE}"
BRANCH = f"{RELEASE}\n  {BRANCH}".replace("BARE", BARE).replace("ACQUIRE", ACQUIRE)


def looked(barrier=BARRIER, other=64, index="%t", threads=128, n=0, blocks=1, contents=None):
    text = TEXT.replace("BARRIER", barrier).replace("XOR", str(other)).replace("INDEX", index)
    module = msgspec.to_builtins(read_text(text, "k.ll"))
    places = [(own, 0, 0) for own in range(blocks)]
    given = {"n": n, "out": 1 << 40}
    return llvm.look(module, "k", given, block_shape=(threads, 1, 1), blocks=places, contents=contents)


@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        ({}, set()),
        ({"barrier": ""}, {"between warps"}),
        ({"barrier": BARE}, {"between warps"}),
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


def test_what_is_given_of_memory_is_not_what_a_thread_writes_over():
    """Loads of other threads would not see it, so such a run shows nothing."""
    given = {1 << 40: bytes(4)}
    assert looked(n=0, contents={(1 << 40) + 4096: bytes(4)}).clean
    with pytest.raises(ConfigError, match="a thread writes to memory whose contents are given"):
        looked(contents=given)


def test_threads_at_two_barriers():
    report = looked(barrier=BRANCH.replace("OTHER", BARE), n=64)
    (found,) = report.divergences
    assert [own.threads for own in found.stops] == [64, 64]
    assert looked(barrier=BRANCH.replace("OTHER", BARE), n=128).clean


def test_threads_that_pass_by_a_barrier():
    report = looked(barrier=BRANCH.replace("OTHER", ""), n=64)
    (found,) = report.exits
    assert (found.thread, found.threads) == ((64, 0, 0), 64)


def test_what_hangs_on_data_is_named():
    report = looked(index="%v")
    assert report.stopped
    assert not report.clean


# what stands before a barrier and behind it: both readings of it have to say the same
WAITS = {
    "": "",
    "release": RELEASE,
    "acquire": ACQUIRE,
    "both": 'fence syncscope("agent") acq_rel',
    "all": "fence seq_cst",
    "of a wave": 'fence syncscope("wavefront") acq_rel',
    "wait": "call void @llvm.amdgcn.s.waitcnt(i32 0)",
    "vmcnt": "call void @llvm.amdgcn.s.waitcnt(i32 3952)",
    "lgkmcnt": "call void @llvm.amdgcn.s.waitcnt(i32 49279)",
    "another": f"{RELEASE}\n  {BARE}",
}
DMA = """%w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = and i32 %w, -64
  %slot = getelementptr i32, ptr addrspace(3) @s, i32 %wave
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %out, ptr addrspace(3) %slot, i32 4, i32 0, i32 0)"""
DECLARED = """declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
"""


@pytest.mark.parametrize("write", ["store i32 %t, ptr addrspace(3) %mine, align 4", DMA])
@pytest.mark.parametrize("before", WAITS)
def test_two_readings_of_what_is_waited_for_agree(write, before):
    head, _, rest = TEXT.replace("store i32 %t, ptr addrspace(3) %mine, align 4", write, 1).partition("define")
    body, _, tail = rest.replace("XOR", "1").replace("INDEX", "%t").partition("}\n")
    each = (f"{WAITS[before]}\n  {BARE}\n  {text}" for text in WAITS.values())
    kernels = (f"define{body}}}\n".replace("BARRIER", one).replace("@k", f"@k{at}") for at, one in enumerate(each))
    module = read_text(head + "".join(kernels) + tail + DECLARED, "k.ll")
    records, launch = msgspec.to_builtins(module), Launch.of((64, 1, 1))
    for behind, kernel in zip(WAITS, module.kernels, strict=True):
        report = llvm.look(records, kernel.name, {"n": 0}, block_shape=(2, 1, 1))
        assert not report.stopped
        raced = any(one.space == "shared" for one in report.races)
        found = trace(module, kernel, launch)
        lds = Lds(module, found, ThreadGround(launch, found))
        ((_, own),) = lds.memories()
        stated = [one for one in lds.meetings(own) if one.first is not one.second]
        assert raced == bool(stated), (before, behind)
        if write is not DMA and behind in ("acquire", "both", "all"):
            assert raced == (before in ("", "acquire", "of a wave", "vmcnt")), (before, behind)
        if write is DMA and behind in ("", "acquire"):
            assert raced == (before not in ("wait", "vmcnt")), (before, behind)
