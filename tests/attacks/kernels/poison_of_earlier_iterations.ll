; attack: a counter that is poison since an iteration before the last one, though the last one did no harm
; run: kernel check {file} --kernel poisoncounter --binding poison_of_earlier_iterations.toml --bounds --no-cache
; exit: 1
; says: REFUTED: poisoncounter.sink_0, case any iteration: not poison
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @poisoncounter(ptr addrspace(1) align 16 %p) {
entry:
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %next, %latch ]
  %u = phi i32 [ 0, %entry ], [ %unext, %latch ]
  %z = icmp eq i32 %u, 3
  br i1 %z, label %a, label %latch
a:
  %t64 = zext i32 %t to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %t64
  store i32 7, ptr addrspace(1) %q, align 4
  br label %latch
latch:
  %next = or disjoint i32 %t, 1
  %unext = add nuw nsw i32 %u, 1
  %c = icmp slt i32 %unext, 5000
  br i1 %c, label %loop, label %done
done:
  ret void
}
