; attack: a persistent loop over rows, whose resources move with the row and cover 2^31 - 2 bytes, as Triton compiles softmax
; run: kernel check {file} --binding softmax_loop.toml --bounds --no-cache
; says: 2 claims: 2 proved.
; run: kernel check {file} --binding softmax_loop_pitch.toml --bounds --no-cache
; exit: 1
; says: REFUTED: soft.sink_0, case any iteration: inside its memory or masked
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @soft(ptr addrspace(1) align 16 %in, i32 %pitch, i32 %columns, i32 %rows) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call i32 @llvm.amdgcn.workgroup.id.x()
  %inside = icmp slt i32 %t, %columns
  %byte = shl i32 %t, 2
  %v = select i1 %inside, i32 %byte, i32 -2147483648
  %any = icmp slt i32 %b, %rows
  br i1 %any, label %loop, label %done
loop:
  %row = phi i32 [ %b, %entry ], [ %next, %loop ]
  %row64 = sext i32 %row to i64
  %pitch64 = sext i32 %pitch to i64
  %first = mul nsw i64 %row64, %pitch64
  %source = getelementptr i32, ptr addrspace(1) %in, i64 %first
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %source, i16 0, i64 2147483646, i32 159744)
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %v, i32 0, i32 0)
  %next = add nsw i32 %row, 64
  %more = icmp slt i32 %next, %rows
  br i1 %more, label %loop, label %done
done:
  ret void
}
