; attack: half an address, an LDS address as one of global memory, and casts between memories that have no byte in common
; run: kernel check {file} --kernel ptr32 --binding pointers_from_elsewhere.toml --bounds --no-cache
; exit: 3
; says: a pointer made of a part of an address
; run: kernel check {file} --kernel ldsglobal --binding pointers_from_elsewhere.toml --bounds --no-cache
; exit: 3
; says: a pointer made of an address in another address space
; says: a cast to address space 3, in which the memory is not
; run: kernel check {file} --kernel aperture --binding pointers_from_elsewhere.toml --bounds --no-cache
; exit: 1
; says: REFUTED: aperture.sink_0
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] undef, align 16
define amdgpu_kernel void @ptr32(ptr addrspace(1) align 16 %p) {
  %i = ptrtoint ptr addrspace(1) %p to i32
  %q = inttoptr i32 %i to ptr addrspace(1)
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}

define amdgpu_kernel void @ldsglobal(ptr addrspace(1) align 16 %p) {
  %i = ptrtoint ptr addrspace(3) @lds to i32
  %j = zext i32 %i to i64
  %q = inttoptr i64 %j to ptr addrspace(1)
  store i8 7, ptr addrspace(1) %q, align 1
  %q2 = inttoptr i64 %j to ptr
  store i8 7, ptr %q2, align 1
  %c = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)
  store i8 7, ptr addrspace(3) %c, align 1
  ret void
}

define amdgpu_kernel void @aperture(ptr addrspace(1) align 16 %p) {
  %g = addrspacecast ptr addrspace(3) @lds to ptr
  %i = ptrtoint ptr %g to i64
  %c = icmp ult i64 %i, 281474976710656
  %v = select i1 %c, i64 0, i64 1000000
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %v
  store i8 7, ptr addrspace(1) %q, align 1
  ret void
}
