; attack: rows through a resource that moves with the row, as Triton's softmax has it: too large a pitch, too many rows
; run: kernel check {file} --binding softmax_rows.toml --bounds --no-cache
; says: 3 claims: 3 proved.
; run: kernel check {file} --binding softmax_pitch.toml --bounds --no-cache
; exit: 1
; says: REFUTED: rows.sink_0, case inside its memory or masked
; says: REFUTED: rows.sink_0, case resource inside its memory
; run: kernel check {file} --binding softmax_grid.toml --bounds --no-cache
; exit: 1
; says: REFUTED: rows.sink_0, case inside its memory or masked
; says: REFUTED: rows.sink_1, case inside its memory or masked
; run: kernel check {file} --bounds --no-cache
; exit: 0
; says: masked by num_records; the
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @rows(ptr addrspace(1) align 16 %out, ptr addrspace(1) align 16 %in, i32 %pitch, i32 %columns) {
  %thread = call i32 @llvm.amdgcn.workitem.id.x()
  %row = call i32 @llvm.amdgcn.workgroup.id.x()
  %row64 = zext i32 %row to i64
  %pitch64 = sext i32 %pitch to i64
  %columns64 = sext i32 %columns to i64
  %first = mul nsw i64 %row64, %pitch64
  %source = getelementptr i32, ptr addrspace(1) %in, i64 %first
  %place = mul nsw i64 %row64, %columns64
  %target = getelementptr i32, ptr addrspace(1) %out, i64 %place
  %bytes = shl nsw i64 %columns64, 2
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %source, i16 0, i64 %bytes, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %target, i16 0, i64 %bytes, i32 159744)
  %offset = shl nuw nsw i32 %thread, 2
  %value = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %from, i32 %offset, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %value, ptr addrspace(8) %to, i32 %offset, i32 0, i32 0)
  ret void
}
