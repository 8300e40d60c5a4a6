; attack: waves of 32 lanes, by a feature alone
; run: kernel check {file} --kernel k --binding four_bytes.toml --bounds --no-cache
; exit: 2
; says: for waves of 32 lanes
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @k(ptr addrspace(1) align 4 %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %f
  store i32 1, ptr addrspace(1) %q, align 1
  ret void
}
attributes #0 = { "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="64,64" }
