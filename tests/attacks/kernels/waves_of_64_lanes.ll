; attack: the same where waves have 64 lanes, which is right
; run: kernel check {file} --kernel k --binding four_bytes.toml --bounds --no-cache
; exit: 0
; says: 1 proved
target triple = "amdgpu9.42-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @k(ptr addrspace(1) align 4 %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %f
  store i32 1, ptr addrspace(1) %q, align 1
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
