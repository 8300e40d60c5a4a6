; ModuleID = 'epilogue.cl'
source_filename = "epilogue.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @epilogue(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %6 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8)
  %10 = zext nneg i32 %8 to i64
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !15, !amdgpu.noclobber !16
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = shl nsw i32 %13, 4
  %15 = sdiv i32 %7, 16
  %16 = mul i32 %15, 16
  %17 = sub i32 %7, %16
  %18 = add nsw i32 %17, %14
  %19 = icmp slt i32 %18, %2
  br i1 %19, label %20, label %36

20:                                               ; preds = %5
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %22 = shl i32 %21, 6
  %23 = lshr i32 %9, 2
  %24 = and i32 %23, 1073741808
  %25 = shl nsw i32 %15, 2
  %26 = add i32 %25, %22
  %27 = add i32 %26, %24
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %29, label %36

29:                                               ; preds = %20
  %30 = sext i32 %27 to i64
  %31 = sext i32 %18 to i64
  %32 = sext i32 %4 to i64
  %33 = mul nsw i64 %31, %32
  %34 = getelementptr float, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %30
  store <4 x float> %12, ptr addrspace(1) %35, align 4, !tbaa !15
  br label %36

36:                                               ; preds = %5, %20, %29
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_epilogue(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %6 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8)
  %10 = zext nneg i32 %8 to i64
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !15
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = shl nsw i32 %13, 4
  %15 = sdiv i32 %7, 16
  %16 = mul i32 %15, 16
  %17 = sub i32 %7, %16
  %18 = add nsw i32 %17, %14
  %19 = icmp slt i32 %18, %2
  br i1 %19, label %20, label %36

20:                                               ; preds = %5
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %22 = shl i32 %21, 6
  %23 = lshr i32 %9, 2
  %24 = and i32 %23, 1073741808
  %25 = shl nsw i32 %15, 2
  %26 = add i32 %25, %22
  %27 = add i32 %26, %24
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %29, label %36

29:                                               ; preds = %20
  %30 = sext i32 %27 to i64
  %31 = sext i32 %18 to i64
  %32 = sext i32 %4 to i64
  %33 = mul nsw i64 %31, %32
  %34 = getelementptr float, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %30
  store <4 x float> %12, ptr addrspace(1) %35, align 4, !tbaa !15
  br label %36

36:                                               ; preds = %29, %20, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
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
!9 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float4v*", !"float*", !"int", !"int", !"int"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = !{i32 256, i32 1, i32 1}
!15 = !{!7, !7, i64 0}
!16 = !{}
