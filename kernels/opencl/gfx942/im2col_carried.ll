; ModuleID = 'im2col.cl'
source_filename = "im2col.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@im2col.tile = internal addrspace(3) global [1024 x i16] undef, align 2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @im2col(ptr addrspace(1) noundef readonly align 2 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %7 = mul nsw i32 %2, %1
  %8 = mul nsw i32 %7, %3
  %9 = shl nsw i32 %8, 6
  %10 = shl i32 %8, 7
  %11 = zext i32 %10 to i64
  %12 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) align 2 %0, i16 0, i64 %11, i32 159744)
  %13 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %14 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %13)
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %15)
  %17 = lshr i32 %16, 6
  %18 = sdiv i32 %14, 16
  %19 = mul i32 %18, 16
  %20 = sub i32 %14, %19
  %21 = shl nsw i32 %20, 1
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = shl nsw i32 %22, 5
  %24 = add nsw i32 %21, %23
  %25 = freeze i32 %24
  %26 = sdiv i32 %25, 64
  %27 = mul i32 %26, 64
  %28 = sub i32 %25, %27
  %29 = srem i32 %26, 3
  %30 = sdiv i32 %24, 192
  %31 = shl nsw i32 %30, 1
  %32 = shl i32 %17, 8
  %33 = getelementptr i8, ptr addrspace(3) @im2col.tile, i32 %32
  %34 = shl nsw i32 %29, 1
  %35 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %36 = shl nsw i32 %35, 5
  %37 = shl nuw nsw i32 %17, 2
  %38 = add nsw i32 %18, %37
  %39 = add i32 %36, %38
  %40 = sdiv i32 %39, %5
  %41 = mul i32 %40, %5
  %42 = sub i32 %39, %41
  %43 = freeze i32 %40
  %44 = sdiv i32 %43, %4
  %45 = mul i32 %44, %4
  %46 = sub i32 %43, %45
  %47 = add nsw i32 %46, %31
  %48 = icmp sgt i32 %47, 1
  br i1 %48, label %49, label %64

49:                                               ; preds = %6
  %50 = mul nsw i32 %44, %2
  %51 = add nsw i32 %47, -2
  %52 = add nsw i32 %50, %51
  %53 = mul nsw i32 %52, %3
  %54 = add nsw i32 %42, %34
  %55 = add nsw i32 %54, -2
  %56 = add nsw i32 %53, %55
  %57 = shl nsw i32 %56, 6
  %58 = add nsw i32 %57, %28
  %59 = icmp slt i32 %51, %2
  %60 = icmp sgt i32 %54, 1
  %61 = select i1 %59, i1 %60, i1 false
  %62 = icmp slt i32 %55, %3
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %65, label %64

64:                                               ; preds = %49, %6
  br label %65

65:                                               ; preds = %64, %49
  %66 = phi i32 [ %58, %49 ], [ %9, %64 ]
  %67 = shl i32 %66, 1
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %33, i32 4, i32 %67, i32 0, i32 0, i32 0)
  %68 = sdiv i32 16, %5
  %69 = mul i32 %68, %5
  %70 = sub i32 16, %69
  %71 = add nsw i32 %70, %42
  %72 = add nsw i32 %68, %46
  %73 = icmp sge i32 %71, %5
  %74 = zext i1 %73 to i32
  %75 = add nsw i32 %72, %74
  %76 = icmp sge i32 %75, %4
  %77 = select i1 %76, i32 %4, i32 0
  %78 = sub nsw i32 %75, %77
  %79 = add nsw i32 %78, %31
  %80 = icmp sgt i32 %79, 1
  br i1 %80, label %81, label %100

81:                                               ; preds = %65
  %82 = zext i1 %76 to i32
  %83 = add nsw i32 %44, %82
  %84 = select i1 %73, i32 %5, i32 0
  %85 = sub nsw i32 %71, %84
  %86 = mul nsw i32 %83, %2
  %87 = add nsw i32 %79, -2
  %88 = add nsw i32 %86, %87
  %89 = mul nsw i32 %88, %3
  %90 = add nsw i32 %85, %34
  %91 = add nsw i32 %90, -2
  %92 = add nsw i32 %89, %91
  %93 = shl nsw i32 %92, 6
  %94 = add nsw i32 %93, %28
  %95 = icmp slt i32 %87, %2
  %96 = icmp sgt i32 %90, 1
  %97 = select i1 %95, i1 %96, i1 false
  %98 = icmp slt i32 %91, %3
  %99 = select i1 %97, i1 %98, i1 false
  br i1 %99, label %101, label %100

100:                                              ; preds = %81, %65
  br label %101

101:                                              ; preds = %100, %81
  %102 = phi i32 [ %94, %81 ], [ %9, %100 ]
  %103 = shl i32 %102, 1
  %104 = getelementptr i8, ptr addrspace(3) %33, i32 1024
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %104, i32 4, i32 %103, i32 0, i32 0, i32 0)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef readonly align 2 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %7 = mul nsw i32 %2, %1
  %8 = mul nsw i32 %7, %3
  %9 = shl nsw i32 %8, 6
  %10 = shl i32 %8, 7
  %11 = zext i32 %10 to i64
  %12 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 %11, i32 159744)
  %13 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %14 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %13)
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %15)
  %17 = lshr i32 %16, 6
  %18 = sdiv i32 %14, 16
  %19 = mul i32 %18, 16
  %20 = sub i32 %14, %19
  %21 = shl nsw i32 %20, 1
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = shl nsw i32 %22, 5
  %24 = add nsw i32 %21, %23
  %25 = freeze i32 %24
  %26 = sdiv i32 %25, 64
  %27 = mul i32 %26, 64
  %28 = sub i32 %25, %27
  %29 = srem i32 %26, 3
  %30 = sdiv i32 %24, 192
  %31 = shl nsw i32 %30, 1
  %32 = shl i32 %17, 8
  %33 = getelementptr i8, ptr addrspace(3) @im2col.tile, i32 %32
  %34 = shl nsw i32 %29, 1
  %35 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %36 = shl nsw i32 %35, 5
  %37 = shl nuw nsw i32 %17, 2
  %38 = add nsw i32 %18, %37
  %39 = add i32 %36, %38
  %40 = sdiv i32 %39, %5
  %41 = mul i32 %40, %5
  %42 = sub i32 %39, %41
  %43 = freeze i32 %40
  %44 = sdiv i32 %43, %4
  %45 = mul i32 %44, %4
  %46 = sub i32 %43, %45
  %47 = add nsw i32 %46, %31
  %48 = icmp sgt i32 %47, 1
  br i1 %48, label %49, label %64

49:                                               ; preds = %6
  %50 = mul nsw i32 %44, %2
  %51 = add nsw i32 %47, -2
  %52 = add nsw i32 %50, %51
  %53 = mul nsw i32 %52, %3
  %54 = add nsw i32 %42, %34
  %55 = add nsw i32 %54, -2
  %56 = add nsw i32 %53, %55
  %57 = shl nsw i32 %56, 6
  %58 = add nsw i32 %57, %28
  %59 = icmp slt i32 %51, %2
  %60 = icmp sgt i32 %54, 1
  %61 = select i1 %59, i1 %60, i1 false
  %62 = icmp slt i32 %55, %3
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %65, label %64

64:                                               ; preds = %49, %6
  br label %65

65:                                               ; preds = %49, %64
  %66 = phi i32 [ %58, %49 ], [ %9, %64 ]
  %67 = shl i32 %66, 1
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %33, i32 4, i32 %67, i32 0, i32 0, i32 0)
  %68 = sdiv i32 16, %5
  %69 = mul i32 %68, %5
  %70 = sub i32 16, %69
  %71 = add nsw i32 %70, %42
  %72 = add nsw i32 %68, %46
  %73 = icmp sge i32 %71, %5
  %74 = zext i1 %73 to i32
  %75 = add nsw i32 %72, %74
  %76 = icmp sge i32 %75, %4
  %77 = select i1 %76, i32 %4, i32 0
  %78 = sub nsw i32 %75, %77
  %79 = add nsw i32 %78, %31
  %80 = icmp sgt i32 %79, 1
  br i1 %80, label %81, label %100

81:                                               ; preds = %65
  %82 = zext i1 %76 to i32
  %83 = add nsw i32 %44, %82
  %84 = select i1 %73, i32 %5, i32 0
  %85 = sub nsw i32 %71, %84
  %86 = mul nsw i32 %83, %2
  %87 = add nsw i32 %79, -2
  %88 = add nsw i32 %86, %87
  %89 = mul nsw i32 %88, %3
  %90 = add nsw i32 %85, %34
  %91 = add nsw i32 %90, -2
  %92 = add nsw i32 %89, %91
  %93 = shl nsw i32 %92, 6
  %94 = add nsw i32 %93, %28
  %95 = icmp slt i32 %87, %2
  %96 = icmp sgt i32 %90, 1
  %97 = select i1 %95, i1 %96, i1 false
  %98 = icmp slt i32 %91, %3
  %99 = select i1 %97, i1 %98, i1 false
  br i1 %99, label %101, label %100

100:                                              ; preds = %81, %65
  br label %101

101:                                              ; preds = %100, %81
  %102 = phi i32 [ %94, %81 ], [ %9, %100 ]
  %103 = shl i32 %102, 1
  %104 = getelementptr i8, ptr addrspace(3) %33, i32 1024
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %104, i32 4, i32 %103, i32 0, i32 0, i32 0)
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"clang version 22.1.8"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"u16*", !"int", !"int", !"int", !"int", !"int"}
!12 = !{!"ushort*", !"int", !"int", !"int", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{i32 256, i32 1, i32 1}
