; attack: a block size read together with the one beside it; threads that are killed; a store to memory that is said to be constant; an i128 in a struct
; run: kernel check {file} --kernel hidden --binding rows_of_threads.toml --bounds --no-cache
; exit: 3
; says: a value loaded from memory
; run: kernel check {file} --kernel killed --binding one_byte_a_thread.toml --bounds --no-cache
; exit: 3
; says: llvm.amdgcn.kill
; run: kernel check {file} --kernel const4 --binding four_bytes.toml --bounds --no-cache
; exit: 1
; says: REFUTED: const4.sink_1
; run: kernel check {file} --kernel struct128 --binding at_16.toml --bounds --no-cache
; exit: 1
; says: REFUTED: struct128.sink_0
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
declare void @llvm.amdgcn.kill(i1)
define amdgpu_kernel void @hidden(ptr addrspace(1) align 16 %p) {
  %h = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %a = getelementptr i8, ptr addrspace(4) %h, i64 12
  %v = load i32, ptr addrspace(4) %a, align 4
  %v64 = zext i32 %v to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %v64
  store i8 7, ptr addrspace(1) %q, align 1
  ret void
}

define amdgpu_kernel void @killed(ptr addrspace(1) align 16 %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = icmp slt i32 %t, 32
  call void @llvm.amdgcn.kill(i1 %b)
  %v64 = zext i32 %t to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %v64
  store i8 7, ptr addrspace(1) %q, align 1
  ret void
}

define amdgpu_kernel void @const4(ptr addrspace(1) align 16 %p, ptr addrspace(4) %r) {
  store i8 7, ptr addrspace(1) %p, align 1
  %c = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %q = getelementptr i8, ptr addrspace(4) %c, i64 1000000
  store i8 7, ptr addrspace(4) %q, align 1
  %x = load i8, ptr addrspace(4) %q, align 1
  ret void
}

define amdgpu_kernel void @struct128(ptr addrspace(1) align 16 %p) {
  %q = getelementptr {i32, i128}, ptr addrspace(1) %p, i64 0, i32 1
  store i8 7, ptr addrspace(1) %q, align 1
  ret void
}
