; attack: divisions by a number out of memory, and of one by an argument that may be zero, beside a division that is fine
; run: kernel check {file} --kernel by_loaded --binding divided_numbers_of_memory.toml --no-cache
; exit: 3
; says: no_undefined_behaviour
; says: 1 unknown
; run: kernel check {file} --kernel of_loaded --binding divided_numbers_of_memory.toml --no-cache
; exit: 1
; says: REFUTED: of_loaded.no_undefined_behaviour
; run: kernel check {file} --kernel of_loaded_by_more --binding divided_numbers_of_memory.toml --no-cache
; says: 3 claims: 3 proved
; run: kernel check {file} --kernel least --binding divided_numbers_of_memory.toml --no-cache
; exit: 3
; run: kernel check {file} --kernel of_poison --binding divided_numbers_of_memory.toml --no-cache
; exit: 1
; says: REFUTED: of_poison.no_undefined_behaviour
; run: kernel check {file} --kernel of_poison_by_more --binding divided_numbers_of_memory.toml --no-cache
; says: 3 claims: 3 proved
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @by_loaded(ptr addrspace(1) align 16 %p, i32 %y) {
  %l = load i32, ptr addrspace(1) %p, align 4
  %a = udiv i32 %y, %l
  %yy = or i32 %y, 1
  %c = udiv i32 7, %yy
  ret void
}
define amdgpu_kernel void @of_loaded(ptr addrspace(1) align 16 %p, i32 %y) {
  %l = load i32, ptr addrspace(1) %p, align 4
  %a = urem i32 %l, %y
  ret void
}
define amdgpu_kernel void @of_loaded_by_more(ptr addrspace(1) align 16 %p, i32 %y) {
  %l = load i32, ptr addrspace(1) %p, align 4
  %yy = or i32 %y, 1
  %a = urem i32 %l, %yy
  ret void
}
define amdgpu_kernel void @least(ptr addrspace(1) align 16 %p, i32 %y) {
  %l = load i32, ptr addrspace(1) %p, align 4
  %yy = or i32 %y, 1
  %a = srem i32 %l, %yy
  ret void
}
define amdgpu_kernel void @of_poison(ptr addrspace(1) align 16 %p, i32 %y) {
  %l = load i32, ptr addrspace(1) %p, align 4
  %yy = or i32 %y, 1
  %a = udiv i32 poison, %y
  ret void
}
define amdgpu_kernel void @of_poison_by_more(ptr addrspace(1) align 16 %p, i32 %y) {
  %l = load i32, ptr addrspace(1) %p, align 4
  %yy = or i32 %y, 1
  %a = udiv i32 poison, %yy
  ret void
}
