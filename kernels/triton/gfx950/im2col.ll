; compiled by Triton 3.9.0 from kernels/triton/kernels.py, kernel im2col
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @im2col(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, ptr addrspace(1) inreg nofree readnone captures(none) %7, ptr addrspace(1) inreg nofree readnone captures(none) %8) local_unnamed_addr #0 {
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %10)
  %12 = and i32 %11, 192
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = shl i32 %13, 5
  %15 = and i32 %10, 56
  %16 = or disjoint i32 %12, %15
  %17 = lshr exact i32 %16, 3
  %18 = or disjoint i32 %17, %14
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %20 = shl i32 %19, 6
  %21 = shl nuw nsw i32 %10, 3
  %22 = and i32 %21, 56
  %23 = or disjoint i32 %22, %20
  %24 = mul i32 %6, %5
  %25 = sdiv i32 %18, %24
  %.frozen = freeze i32 %6
  %26 = sdiv i32 %18, %.frozen
  %27 = srem i32 %26, %5
  %28 = mul i32 %26, %.frozen
  %.decomposed = sub i32 %18, %28
  %29 = sdiv i32 %23, 64
  %30 = sdiv i32 %23, 192
  %31 = add nsw i32 %30, -1
  %32 = add i32 %31, %27
  %33 = srem i32 %29, 3
  %34 = add nsw i32 %33, -1
  %35 = add i32 %34, %.decomposed
  %36 = icmp slt i32 %25, %2
  %37 = icmp slt i32 %23, 576
  %38 = and i1 %37, %36
  %39 = icmp slt i32 %32, %3
  %40 = or i32 %35, %32
  %41 = icmp sgt i32 %40, -1
  %42 = and i1 %39, %41
  %43 = icmp slt i32 %35, %4
  %44 = and i1 %43, %42
  %45 = and i1 %38, %44
  %46 = mul i32 %29, 64
  %.decomposed1 = sub i32 %23, %46
  %47 = mul i32 %25, %3
  %48 = add i32 %32, %47
  %49 = mul i32 %48, %4
  %50 = add i32 %49, %35
  %51 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %52 = shl i32 %50, 7
  %53 = shl nsw i32 %.decomposed1, 1
  %54 = add i32 %52, %53
  %55 = select i1 %45, i32 %54, i32 -2147483648
  %56 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %51, i32 %55, i32 0, i32 0)
  %57 = mul i32 %13, 18432
  %58 = mul nuw nsw i32 %17, 576
  %59 = add i32 %57, %20
  %60 = or disjoint i32 %59, %22
  %61 = add i32 %60, %58
  %62 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %63 = shl i32 %61, 1
  %64 = select i1 %38, i32 %63, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32> %56, ptr addrspace(8) %62, i32 %64, i32 0, i32 0)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #5

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
