; attack: a data layout in which an i64 behind an i32 stands at byte 4
; run: kernel check {file} --bounds --no-cache
; exit: 2
; says: its target datalayout is not amdgcn's
; never: proved
target datalayout = "e-p:64:64-p1:64:64-p3:32:32-p4:64:64-p5:32:32-i64:32"
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @lay(ptr addrspace(1) align 16 %p) {
  %q = getelementptr {i32, i64}, ptr addrspace(1) %p, i64 0, i32 1
  store i8 7, ptr addrspace(1) %q, align 1
  ret void
}
