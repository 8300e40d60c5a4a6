"""What has no meaning here may be poison all the same: floats whose flags say too much, and integers mixed with them."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

BINDING = """threads = 64
[parameters]
n = [1, 100000]
[arguments]
n = "n"
[pointers.in]
align = 8
bytes = 256
[pointers.p]
align = 4
bytes = 256
"""
HEAD = """define amdgpu_kernel void @k(ptr addrspace(1) align 8 %in, ptr addrspace(1) align 4 %p, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %g, align 4
  %f = bitcast i32 %v to float
"""
BRANCH = """  br i1 %c, label %a, label %b
a:
  br label %b
b:
  store i32 0, ptr addrspace(1) %p, align 4
  ret void
"""
CHOICE = """  %o = select i1 %c, i32 %t, i32 0
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %o
  store i32 0, ptr addrspace(1) %q, align 4
  ret void
"""
MIXED = """  %sh = shl i32 1, %{by}
  %ci = icmp eq i32 %sh, 4
  %cf = fcmp ogt float %f, 1.0
  %c = and i1 %cf, %ci
"""
WHERE_PATHS_MEET = """  %few = icmp slt i32 %t, 32
  br i1 %few, label %x, label %y
x:
  %one = fcmp ogt float %f, 1.0
  br label %z
y:
  %two = fcmp{flags} olt float %f, 2.0
  br label %z
z:
  %c = phi i1 [ %one, %x ], [ %two, %y ]
"""
MADE = {  # what a condition is made of -> as it may be poison, and as it is none
    "comparison": ("  %c = fcmp nnan ogt float %f, 0.0\n", "  %c = fcmp nsz ogt float %f, 0.0\n"),
    "sum": (
        "  %s = fadd fast float %f, 1.0\n  %c = fcmp ogt float %s, 0.0\n",
        "  %s = fadd contract float %f, 1.0\n  %c = fcmp ogt float %s, 0.0\n",
    ),
    "conversion": (
        "  %s = fptosi float %f to i32\n  %c = icmp sgt i32 %s, 0\n",
        "  %s = fptosi float %f to i32\n  %r = freeze i32 %s\n  %c = icmp sgt i32 %r, 0\n",
    ),
    "mixed": (MIXED.format(by="v"), "  %few = and i32 %v, 31\n" + MIXED.format(by="few")),
    "where paths meet": (WHERE_PATHS_MEET.format(flags=" ninf"), WHERE_PATHS_MEET.format(flags="")),
}
LOOP = """  br label %h
h:
  %i = phi i32 [ 0, %{before} ], [ %j, %{latch} ]
  %y = phi {kind} [ {start}, %{before} ], [ %z, %{latch} ]
  %e = {element}
  %m = and i32 %e, 63
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %m
  store i32 0, ptr addrspace(1) %q, align 4
{body}
  %j = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %h, label %d
d:
  ret void
"""
FIRST = "extractelement <2 x i32> %y, i32 0"
SUM = "  %w = load <2 x i32>, ptr addrspace(1) %in, align 8\n  %z = add{flags} <2 x i32> %w, %y"
CONVERTED = "  %z = {made} float %f to i32"


@pytest.mark.parametrize("use", [BRANCH, CHOICE], ids=["branch", "choice"])
@pytest.mark.parametrize("name", MADE)
def test_a_condition_that_may_be_poison_is_not_proved_to_be_none(run, name: str, use: str):
    doubtful, sound = MADE[name]
    code, said = run(doubtful + use, BINDING, "--bounds", head=HEAD)
    assert code == 3, said
    assert "may be poison" in said
    code, said = run(sound + use, BINDING, "--bounds", head=HEAD)
    assert code == 0, said


@pytest.mark.parametrize(
    ("kind", "start", "element", "doubtful", "sound"),
    [
        ("<2 x i32>", "zeroinitializer", FIRST, SUM.format(flags=" nsw"), SUM.format(flags="")),
        ("i32", "0", "add i32 %y, 0", CONVERTED.format(made="fptosi"), CONVERTED.format(made="bitcast")),
    ],
)
def test_what_a_loop_carries_may_become_poison(run, kind: str, start: str, element: str, doubtful: str, sound: str):
    """Nobody shows an iteration in which it is, so that it is not refuted."""
    for body, expected in ((doubtful, 3), (sound, 0)):
        text = LOOP.format(before="0", latch="h", kind=kind, start=start, element=element, body=body)
        code, said = run(text, BINDING, "--bounds", head=HEAD)
        assert code == expected, said
        assert ("of %y, which the loop may carry as poison" in said) == (expected == 3), said


def test_what_a_path_keeps_from_poison_is_not_refuted(run):
    """%u is added to on a way alone on which there is room for it."""
    body = """  %w = load i32, ptr addrspace(1) %in, align 8
  %x = xor i32 %w, %t
  %small = icmp slt i32 %x, 1000
  br i1 %small, label %b, label %l
b:
  %u = add nsw i32 %x, 1
  br label %l
l:
  %z = phi i32 [ %u, %b ], [ %w, %h ]"""
    text = LOOP.format(before="0", latch="l", kind="i32", start="0", element="add i32 %y, 0", body=body)
    code, said = run(text, BINDING, "--bounds", head=HEAD)
    assert code != 1, said
