; attack: readfirstlane under a branch that each lane takes as a freeze of its own says
; run: kernel check {file} --kernel rfl_path --binding lanes_of_frozen_branches.toml --bounds --no-cache
; exit: 3
; says: where not all lanes are active
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @rfl_path(ptr addrspace(1) align 16 %p, i32 %n) {
entry:
  %l = call i32 @llvm.amdgcn.workitem.id.x()
  %z = freeze i1 poison
  %w = freeze i32 poison
  %zz = icmp eq i32 %w, 0
  br i1 %zz, label %a, label %done
a:
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %l)
  %d64 = zext i32 %f to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %d64
  store i32 7, ptr addrspace(1) %q, align 4
  br label %done
done:
  ret void
}
