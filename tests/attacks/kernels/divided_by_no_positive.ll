; attack: a quotient by what is 0 or negative, and not 0 where it divides
; run: kernel check {file} --binding divided_by_no_positive.toml --no-cache
; exit: 0
; says: 3 proved
; run: kernel check {file} --binding divided_by_no_positive.wrong.toml --no-cache
; exit: 1
; says: REFUTED
; never: CONTRADICTED
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) align 4 %p, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = sub nsw i32 0, %t
  %c = icmp ne i32 %t, 0
  br i1 %c, label %a, label %e
a:
  %q = sdiv i32 %n, %b
  %m = sub nsw i32 0, %q
  %o = shl nsw i32 %m, 2
  %x = sext i32 %o to i64
  %g = getelementptr i8, ptr addrspace(1) %p, i64 %x
  store i32 0, ptr addrspace(1) %g, align 4
  br label %e
e:
  ret void
}
