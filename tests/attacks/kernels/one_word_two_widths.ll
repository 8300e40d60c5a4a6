; attack: a word of an argument in memory that is read as 4 bytes and as 8: two numbers that are none of each other
; run: kernel check {file} --bounds --no-cache
; exit: 3
; says: which is read as i32 and as i64
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(3) align 16 %p, ptr addrspace(4) byref([4 x i64]) align 8 %b) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = load i32, ptr addrspace(4) %b
  %u = load i64, ptr addrspace(4) %b
  %w = zext i32 %v to i64
  %m = and i64 %u, 4294967295
  %d = sub i64 %m, %w
  %x = trunc i64 %d to i32
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %x
  store i32 7, ptr addrspace(3) %q, align 4
  ret void
}
