; attack: a load behind a table in constant memory, which is no sink: nothing is claimed of it, and nothing was said
; run: kernel check {file} --kernel table --binding one_byte_a_thread.toml --bounds --no-cache
; exit: 0
; says: accesses of constant and private memory were not looked at: line 19
; run: kernel check {file} --kernel chosen --binding one_byte_a_thread.toml --bounds --no-cache
; exit: 0
; never: not looked at
; run: kernel check {file} --kernel own --binding one_byte_a_thread.toml --bounds --no-cache
; exit: 0
; says: accesses of constant and private memory were not looked at: line 38
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()

define amdgpu_kernel void @table(ptr addrspace(1) %p, ptr addrspace(4) %c) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = add i32 %t, 100000
  %r = getelementptr i8, ptr addrspace(4) %c, i32 %x
  %v = load i8, ptr addrspace(4) %r
  %q = getelementptr i8, ptr addrspace(1) %p, i32 %t
  store i8 %v, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @chosen(ptr addrspace(1) %p, ptr addrspace(4) byref({i32, i32}) %c) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %r = getelementptr i8, ptr addrspace(4) %i, i64 12
  %v = load i8, ptr addrspace(4) %r
  %s = getelementptr i8, ptr addrspace(4) %c, i64 4
  %w = load i8, ptr addrspace(4) %s
  %q = getelementptr i8, ptr addrspace(1) %p, i32 %t
  store i8 %v, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @own(ptr addrspace(1) %p, ptr addrspace(5) %c) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = getelementptr i8, ptr addrspace(5) %c, i32 %t
  store i8 1, ptr addrspace(5) %r
  %q = getelementptr i8, ptr addrspace(1) %p, i32 %t
  store i8 1, ptr addrspace(1) %q
  ret void
}
