; attack: an assumption that stands in an operand bundle, and does not hold
; run: kernel check {file} --binding lanes_of_loops.toml --bounds --no-cache
; exit: 3
; says: its operand bundles are not read
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.assume(i1)
define amdgpu_kernel void @k(ptr addrspace(1) align 16 %p, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 3
  %g = getelementptr i8, ptr addrspace(1) %p, i32 %l
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %g, i64 64) ]
  store i8 7, ptr addrspace(1) %g
  ret void
}
