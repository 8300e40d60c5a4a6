; attack: readfirstlane where lanes have left a loop in earlier iterations, for a reason that no condition on the way names
; run: kernel check {file} --kernel inside --binding lanes_of_loops.toml --bounds --no-cache
; exit: 3
; says: not all lanes are active
; run: kernel check {file} --kernel behind --binding lanes_of_loops.toml --bounds --no-cache
; exit: 3
; says: not all lanes are active
; run: kernel check {file} --kernel together --binding lanes_of_loops.toml --bounds --no-cache
; exit: 0
; says: 3 proved
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @inside(ptr addrspace(1) align 16 %p, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 63
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi i32 [ %l, %entry ], [ %x2, %loop ]
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %l)
  %o = zext i32 %f to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %o
  store i32 7, ptr addrspace(1) %q, align 4
  %x0 = mul i32 %x, 5
  %x1 = add i32 %x0, 3
  %x2 = and i32 %x1, 63
  %j = add nuw nsw i32 %i, 1
  %c1 = icmp slt i32 %j, %n
  %c2 = icmp ne i32 %x2, 3
  %c = and i1 %c1, %c2
  br i1 %c, label %loop, label %done
done:
  ret void
}

define amdgpu_kernel void @together(ptr addrspace(1) align 16 %p, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 63
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi i32 [ 9, %entry ], [ %x2, %loop ]
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %l)
  %o = zext i32 %f to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %o
  store i32 7, ptr addrspace(1) %q, align 4
  %x0 = mul i32 %x, 5
  %x1 = add i32 %x0, 3
  %x2 = and i32 %x1, 63
  %j = add nuw nsw i32 %i, 1
  %c1 = icmp slt i32 %j, %n
  %c2 = icmp ne i32 %x2, 3
  %c = and i1 %c1, %c2
  br i1 %c, label %loop, label %done
done:
  ret void
}

define amdgpu_kernel void @behind(ptr addrspace(1) align 16 %p, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 63
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %x = phi i32 [ %l, %entry ], [ %x2, %latch ]
  %c1 = icmp slt i32 %i, %n
  br i1 %c1, label %latch, label %done
latch:
  %x0 = mul i32 %x, 5
  %x1 = add i32 %x0, 3
  %x2 = and i32 %x1, 63
  %j = add nuw nsw i32 %i, 1
  %c2 = icmp ne i32 %x2, 3
  br i1 %c2, label %loop, label %out
done:
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %l)
  %o = zext i32 %f to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %o
  store i32 7, ptr addrspace(1) %q, align 4
  br label %out
out:
  ret void
}
