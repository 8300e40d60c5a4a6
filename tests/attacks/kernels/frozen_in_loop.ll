; attack: a freeze in a loop, which may give another number in every iteration
; run: kernel check {file} --kernel frozenloop --binding frozen_in_loop.toml --bounds --no-cache
; exit: 3
; says: unknown: frozenloop.sink_0, case any iteration: inside
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @frozenloop(ptr addrspace(1) align 16 %p, i32 %n) {
entry:
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %next, %latch ]
  %f = freeze i32 poison
  %z = icmp eq i32 %f, 0
  br i1 %z, label %a, label %latch
a:
  %t64 = zext i32 %t to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %t64
  store i32 7, ptr addrspace(1) %q, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %t, 1
  %c = icmp slt i32 %next, %n
  %nz = icmp ne i32 %f, 0
  %m = and i1 %c, %nz
  br i1 %m, label %loop, label %done
done:
  ret void
}
