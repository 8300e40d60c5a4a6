"""Small kernels as text, and a binding for them."""

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
