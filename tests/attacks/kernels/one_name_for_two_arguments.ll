; attack: an unnamed argument and one that has its name, so that their difference would be 0
; run: kernel check {file} --binding one_name_for_two_arguments.toml --no-cache
; exit: 2
; says: the arguments %0 and %arg0 would both be called arg0
; never: proved
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) align 4 %p, i32 %0, i32 %arg0) {
  %a = sext i32 %0 to i64
  %b = sext i32 %arg0 to i64
  %s = sub i64 %a, %b
  %o = shl i64 %s, 2
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %o
  store i32 0, ptr addrspace(1) %q, align 4
  ret void
}
