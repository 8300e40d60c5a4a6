; attack: readfirstlane of what differs between lanes though no lane number is in it
; run: kernel check {file} --kernel rfl_carried --binding lanes_of_loops.toml --bounds --no-cache
; exit: 3
; says: may differ between lanes
; run: kernel check {file} --kernel rfl_after --binding lanes_of_loops.toml --bounds --no-cache
; exit: 3
; says: may differ between lanes
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @rfl_carried(ptr addrspace(1) align 16 %p, i32 %n) {
entry:
  %l = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = phi i32 [ 0, %entry ], [ %x4, %loop ]
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  %d = sub i32 %x, %f
  %d64 = sext i32 %d to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %d64
  store i32 7, ptr addrspace(1) %q, align 4
  %x2 = mul i32 %x, 5
  %x3 = add i32 %x2, %l
  %x4 = and i32 %x3, 63
  %next = add nuw nsw i32 %t, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

define amdgpu_kernel void @rfl_after(ptr addrspace(1) align 16 %p, i32 %n) {
entry:
  %l = call i32 @llvm.amdgcn.workitem.id.x()
  %e = add nuw nsw i32 %n, %l
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %t, 1
  %c = icmp slt i32 %next, %e
  br i1 %c, label %loop, label %done
done:
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %d = sub i32 %t, %f
  %d64 = sext i32 %d to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %d64
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}
