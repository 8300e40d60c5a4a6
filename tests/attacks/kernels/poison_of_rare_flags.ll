; attack: flags of single bits, nuw of an address alone, and abs of the least number, are poison too
; run: kernel check {file} --kernel bitflags --binding poison_of_rare_flags.toml --bounds --no-cache
; exit: 1
; says: REFUTED: bitflags.sink_0, case not poison
; run: kernel check {file} --kernel gepnuw --binding poison_of_rare_flags.toml --bounds --no-cache
; exit: 1
; says: REFUTED: gepnuw.sink_0, case not poison
; run: kernel check {file} --kernel absmin --binding poison_of_rare_flags.toml --bounds --no-cache
; exit: 1
; says: REFUTED: absmin.sink_0, case not poison
; run: kernel check {file} --kernel shlbit --binding poison_of_rare_flags.toml --bounds --no-cache
; exit: 3
; says: shl of single bits
; run: kernel check {file} --kernel divbit --binding poison_of_rare_flags.toml --bounds --no-cache
; exit: 3
; says: udiv of single bits
; run: kernel check {file} --kernel minbit --binding poison_of_rare_flags.toml --bounds --no-cache
; exit: 3
; says: llvm.smin of this type
; run: kernel check {file} --kernel absvec --binding poison_of_rare_flags.toml --bounds --no-cache
; exit: 1
; says: REFUTED: absvec.sink_0, case inside
; run: kernel check {file} --kernel ovvec --binding poison_of_rare_flags.toml --bounds --no-cache
; exit: 3
; says: llvm.uadd.with.overflow of this type
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.abs.i32(i32, i1)
declare <2 x i32> @llvm.abs.v2i32(<2 x i32>, i1)
declare {<2 x i32>, <2 x i1>} @llvm.uadd.with.overflow.v2i32(<2 x i32>, <2 x i32>)
declare i1 @llvm.smin.i1(i1, i1)
define amdgpu_kernel void @bitflags(ptr addrspace(1) align 16 %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = icmp slt i32 %t, 32
  %s = add nuw nsw i1 %b, true
  %i = zext nneg i1 %b to i64
  %j = zext i1 %s to i64
  %tr = trunc nuw nsw i32 %t to i1
  %k = zext i1 %tr to i64
  %x = add i64 %i, %j
  %y = add i64 %x, %k
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %y
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}

define amdgpu_kernel void @gepnuw(ptr addrspace(1) align 16 %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i8, ptr addrspace(1) %p, i64 64
  %q = getelementptr nuw i32, ptr addrspace(1) %a, i64 -4
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}

define amdgpu_kernel void @absmin(ptr addrspace(1) align 16 %p, i32 %x) {
  %v = call i32 @llvm.abs.i32(i32 %x, i1 true)
  %s = lshr i32 %v, 31
  %v64 = zext i32 %s to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %v64
  store i8 7, ptr addrspace(1) %q, align 1
  ret void
}

define amdgpu_kernel void @shlbit(ptr addrspace(1) align 16 %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = icmp slt i32 %t, 32
  %s = shl i1 %b, false
  %i = zext i1 %s to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}

define amdgpu_kernel void @divbit(ptr addrspace(1) align 16 %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = icmp slt i32 %t, 32
  %s = udiv i1 %b, true
  %i = zext i1 %s to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}

define amdgpu_kernel void @minbit(ptr addrspace(1) align 16 %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = icmp slt i32 %t, 32
  %s = call i1 @llvm.smin.i1(i1 %b, i1 true)
  %i = zext i1 %s to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}

define amdgpu_kernel void @absvec(ptr addrspace(1) align 16 %p, <2 x i32> %v) {
  %a = call <2 x i32> @llvm.abs.v2i32(<2 x i32> %v, i1 false)
  %e = extractelement <2 x i32> %a, i32 0
  %d64 = sext i32 %e to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %d64
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}

define amdgpu_kernel void @ovvec(ptr addrspace(1) align 16 %p, <2 x i32> %v) {
  %a = call {<2 x i32>, <2 x i1>} @llvm.uadd.with.overflow.v2i32(<2 x i32> %v, <2 x i32> %v)
  %b = extractvalue {<2 x i32>, <2 x i1>} %a, 0
  %e = extractelement <2 x i32> %b, i32 0
  %d64 = sext i32 %e to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %d64
  store i32 7, ptr addrspace(1) %q, align 4
  ret void
}
