; ModuleID = 'masked_copy.cl'
source_filename = "masked_copy.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @masked_copy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = shl i32 %2, 2
  %5 = zext i32 %4 to i64
  %6 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) align 4 %0, i16 0, i64 %5, i32 159744)
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 10
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = shl nuw nsw i32 %10, 2
  %12 = zext nneg i32 %11 to i64
  %13 = add nsw i64 %9, %12
  %14 = sext i32 %2 to i64
  %15 = icmp slt i64 %13, %14
  %16 = trunc i64 %13 to i32
  %17 = shl i32 %16, 2
  %18 = select i1 %15, i32 %17, i32 -1
  %19 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %6, i32 %18, i32 0, i32 0)
  %20 = bitcast <4 x i32> %19 to <4 x float>
  %21 = add nsw i64 %13, 4
  %22 = icmp sgt i64 %21, %14
  br i1 %22, label %23, label %24

23:                                               ; preds = %3
  br i1 %15, label %26, label %29

24:                                               ; preds = %3
  %25 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  store <4 x i32> %19, ptr addrspace(1) %25, align 4, !tbaa !14
  br label %41

26:                                               ; preds = %23
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  %28 = extractelement <4 x float> %20, i64 0
  store float %28, ptr addrspace(1) %27, align 4, !tbaa !15
  br label %29

29:                                               ; preds = %26, %23
  %30 = or disjoint i64 %13, 1
  %31 = icmp slt i64 %30, %14
  br i1 %31, label %32, label %35

32:                                               ; preds = %29
  %33 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  %34 = extractelement <4 x float> %20, i64 1
  store float %34, ptr addrspace(1) %33, align 4, !tbaa !15
  br label %35

35:                                               ; preds = %32, %29
  %36 = or disjoint i64 %13, 2
  %37 = icmp slt i64 %36, %14
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %36
  %40 = extractelement <4 x float> %20, i64 2
  store float %40, ptr addrspace(1) %39, align 4, !tbaa !15
  br label %41

41:                                               ; preds = %35, %38, %24
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_masked_copy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = shl i32 %2, 2
  %5 = zext i32 %4 to i64
  %6 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 %5, i32 159744)
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 10
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = shl nuw nsw i32 %10, 2
  %12 = zext nneg i32 %11 to i64
  %13 = add nsw i64 %9, %12
  %14 = sext i32 %2 to i64
  %15 = icmp slt i64 %13, %14
  %16 = trunc i64 %13 to i32
  %17 = shl i32 %16, 2
  %18 = select i1 %15, i32 %17, i32 -1
  %19 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %6, i32 %18, i32 0, i32 0)
  %20 = bitcast <4 x i32> %19 to <4 x float>
  %21 = add nsw i64 %13, 4
  %22 = icmp sgt i64 %21, %14
  br i1 %22, label %23, label %24

23:                                               ; preds = %3
  br i1 %15, label %26, label %29

24:                                               ; preds = %3
  %25 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  store <4 x i32> %19, ptr addrspace(1) %25, align 4, !tbaa !14
  br label %41

26:                                               ; preds = %23
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  %28 = extractelement <4 x float> %20, i64 0
  store float %28, ptr addrspace(1) %27, align 4, !tbaa !15
  br label %29

29:                                               ; preds = %23, %26
  %30 = or disjoint i64 %13, 1
  %31 = icmp slt i64 %30, %14
  br i1 %31, label %32, label %35

32:                                               ; preds = %29
  %33 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  %34 = extractelement <4 x float> %20, i64 1
  store float %34, ptr addrspace(1) %33, align 4, !tbaa !15
  br label %35

35:                                               ; preds = %32, %29
  %36 = or disjoint i64 %13, 2
  %37 = icmp slt i64 %36, %14
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %36
  %40 = extractelement <4 x float> %20, i64 2
  store float %40, ptr addrspace(1) %39, align 4, !tbaa !15
  br label %41

41:                                               ; preds = %35, %38, %24
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"int"}
!12 = !{!"const", !"", !""}
!13 = !{i32 256, i32 1, i32 1}
!14 = !{!7, !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
