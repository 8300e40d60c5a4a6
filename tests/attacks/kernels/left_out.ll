; attack: an access that the binding skips, and accesses that times counts and a branch leaves out
; run: kernel check {file} --kernel skipped --binding left_out.skipped.toml --bounds --no-cache
; says: sink_1 is skipped by the binding: an example
; run: kernel check {file} --kernel fewer --binding left_out.times.toml --bounds --no-cache
; exit: 1
; says: REFUTED: fewer.sink_0, case iteration 0: runs when it should
; run: kernel check {file} --kernel writes --bounds --no-cache
; exit: 3
; says: the call of llvm.experimental.memset.pattern.p1.i32.i64, which may touch memory
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.experimental.memset.pattern.p1.i32.i64(ptr addrspace(1), i32, i64, i1)
define amdgpu_kernel void @skipped(ptr addrspace(1) align 16 %p, i32 %n) {
  store i32 7, ptr addrspace(1) %p, align 4
  %t64 = zext i32 %n to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %t64
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}
define amdgpu_kernel void @fewer(ptr addrspace(1) align 16 %p, i32 %n) {
entry:
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp slt i32 %t, %n
  %c4 = icmp slt i32 %t, 4
  %b = and i1 %c, %c4
  br i1 %b, label %latch, label %done
latch:
  %t64 = zext i32 %t to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %t64
  store i32 7, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %t, 1
  br label %loop
done:
  ret void
}
define amdgpu_kernel void @writes(ptr addrspace(1) align 16 %p, i32 %n) {
  store i32 7, ptr addrspace(1) %p, align 4
  call void @llvm.experimental.memset.pattern.p1.i32.i64(ptr addrspace(1) %p, i32 1, i64 100, i1 false)
  ret void
}
