; attack: the difference of two addresses that would get one name; a size declared of an argument that a global would get
; run: kernel check {file} --bounds --no-cache
; exit: 2
; says: the argument %x is called like a memory
target triple = "amdgcn-amd-amdhsa"
@x = internal addrspace(1) global [4 x i8] undef, align 16
define amdgpu_kernel void @collide(ptr addrspace(1) align 16 %x) {
  %a = ptrtoint ptr addrspace(1) @x to i64
  %b = ptrtoint ptr addrspace(1) %x to i64
  %d = sub i64 %a, %b
  %q = getelementptr i8, ptr addrspace(1) %x, i64 %d
  store i8 7, ptr addrspace(1) %q, align 1
  ret void
}
