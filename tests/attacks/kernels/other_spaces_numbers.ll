; attack: an address of LDS as a number, which wraps at 32 bits; the null pointer, which is another number there
; run: kernel check {file} --kernel wraps --binding lanes_of_loops.toml --bounds --no-cache
; exit: 1
; says: first byte 4
; run: kernel check {file} --kernel fits --binding lanes_of_loops.toml --bounds --no-cache
; exit: 0
; says: 2 proved
; run: kernel check {file} --kernel null --binding lanes_of_loops.toml --bounds --no-cache
; exit: 3
; says: a cast of the null pointer
; run: kernel check {file} --kernel before --binding lanes_of_loops.toml --bounds --no-cache
; exit: 3
; says: may lie before its object
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@tile = internal addrspace(3) global [1024 x i8] undef, align 16

define amdgpu_kernel void @wraps(ptr addrspace(1) align 16 %p, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr [65536 x i8], ptr addrspace(3) @tile, i32 65536
  %a = ptrtoint ptr addrspace(3) %g to i64
  %h = lshr i64 %a, 32
  %x = sub i64 1, %h
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %x
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}

define amdgpu_kernel void @fits(ptr addrspace(1) align 16 %p, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr [65536 x i8], ptr addrspace(3) @tile, i32 65536
  %a = ptrtoint ptr addrspace(3) %g to i64
  %h = lshr i64 %a, 32
  %x = sub i64 0, %h
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %x
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}

define amdgpu_kernel void @null(ptr addrspace(1) align 16 %p, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = addrspacecast ptr null to ptr addrspace(3)
  %i = ptrtoint ptr addrspace(3) %z to i32
  %c = icmp eq i32 %i, -1
  br i1 %c, label %a, label %b
a:
  %q = getelementptr i32, ptr addrspace(1) %p, i64 999
  store i32 7, ptr addrspace(1) %q, align 4
  br label %b
b:
  ret void
}

define amdgpu_kernel void @before(ptr addrspace(1) align 16 %p, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i8, ptr addrspace(3) @tile, i32 -65536
  %z = addrspacecast ptr addrspace(3) %g to ptr
  %q = getelementptr i8, ptr %z, i64 65536
  store i8 7, ptr %q
  ret void
}
