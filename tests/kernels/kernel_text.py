"""Small kernels as text, and a binding for them."""

from pathlib import Path

HEAD = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [1024 x i8] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
"""
START = """define amdgpu_kernel void @k(ptr addrspace(1) align 4 %p, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
"""
STORE = """  %x = sext i32 %o to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %x
  store i32 0, ptr addrspace(1) %q, align 4
"""
BINDING = """threads = 128
[parameters]
n = [1, 1000]
[arguments]
n = "n"
[[sink]]
at = 0
address = "{address}"
bytes = 4
"""
BRANCH = """  %c = icmp slt i32 %t, %n
  br i1 %c, label %a, label %b
a:
  %o = shl nsw i32 %t, 2
{store}  br label %b
b:
  ret void
""".replace("{store}", STORE)
LOOP = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %s = shl nsw i32 %i, 9
  %u = shl nsw i32 %t, 2
  %o = add nsw i32 %s, %u
  {store}
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, {bound}
  br i1 %c, label %loop, label %done
done:
  ret void
""".replace("{store}", STORE)


def offset(text: str) -> str:
    return text + STORE + "  ret void\n"


# what runs: a loop behind a branch, with a counter that is shifted, divided and compared; the prover reads it otherwise
TURNS = """  %w = lshr i32 %t, 6
  %c = icmp ult i32 %t, %n
  br i1 %c, label %loop, label %done
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %s = shl i32 %i, 9
  %u = udiv i32 %t, 3
  %v = add i32 %s, %u
  %a = xor i32 %v, %w
  %o = mul i32 %a, 4
{store}  %j = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %j, 5
  br i1 %e, label %loop, label %done
done:
  ret void
""".replace("{store}", STORE)
LARGE = "[pointers.p]\nbytes = '{bytes}'\nalign = 4\n"
INSIDE = "threads = 128\n[parameters]\nn = [1, 1000]\n[arguments]\nn = 'n'\n" + LARGE.format(bytes="1000000")


def written(folder: Path, body: str, binding: str, head: str = START) -> tuple[Path, Path]:
    """The files of a kernel and its binding."""
    (folder / "k.ll").write_text(HEAD + head + body + "}\n")
    (folder / "k.toml").write_text(binding)
    return folder / "k.ll", folder / "k.toml"
