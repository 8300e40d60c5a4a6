; attack: words of a resource that change what an offset means, or what is masked
; run: kernel check {file} --kernel of_stride_16 --bounds --no-cache
; exit: 3
; says: a resource of stride 16, not 0
; never: proved
; run: kernel check {file} --kernel adds_the_thread --bounds --no-cache
; exit: 3
; says: a resource with flags 0x827000 (ADD_TID_ENABLE), not 0x20000 or 0x27000
; never: proved
; run: kernel check {file} --kernel swizzled --bounds --no-cache
; exit: 3
; says: a resource with swizzle (stride word 0x8000)
; never: proved
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @of_stride_16(ptr addrspace(1) align 16 %p) {
  %thread = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 16, i64 256, i32 159744)
  %v = shl nuw nsw i32 %thread, 2
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 0, ptr addrspace(8) %r, i32 %v, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @adds_the_thread(ptr addrspace(1) align 16 %p) {
  %thread = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 256, i32 8548352)
  %v = shl nuw nsw i32 %thread, 2
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 0, ptr addrspace(8) %r, i32 %v, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @swizzled(ptr addrspace(1) align 16 %p) {
  %thread = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 -32768, i64 256, i32 159744)
  %v = shl nuw nsw i32 %thread, 2
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 0, ptr addrspace(8) %r, i32 %v, i32 0, i32 0)
  ret void
}
