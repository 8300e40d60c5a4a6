; attack: division by poison, and an assumption of poison
; run: kernel check {file} --kernel ub --binding undefined_operands.toml --bounds --no-cache
; exit: 1
; says: REFUTED: ub.no_undefined_behaviour
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.assume(i1)
define amdgpu_kernel void @ub(ptr addrspace(1) align 16 %p, i32 %x, i32 %y) {
  %l = load i32, ptr addrspace(1) %p, align 4
  %a = udiv i32 %x, %l
  %b = udiv i32 %x, poison
  %yy = or i32 %y, 1
  %c = udiv i32 %x, %yy
  call void @llvm.assume(i1 poison)
  ret void
}
