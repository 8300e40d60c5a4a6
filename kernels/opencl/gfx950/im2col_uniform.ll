; ModuleID = 'im2col.cl'
source_filename = "im2col.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@im2col.tile = internal addrspace(3) global [4096 x i16] undef, align 2

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
  %18 = shl nuw nsw i32 %17, 4
  %19 = sdiv i32 %14, 4
  %20 = mul i32 %19, 4
  %21 = sub i32 %14, %20
  %22 = shl nsw i32 %21, 3
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = shl nsw i32 %23, 5
  %25 = srem i32 %24, 64
  %26 = add nsw i32 %22, %25
  %27 = sdiv i32 %23, 2
  %28 = srem i32 %27, 3
  %29 = sdiv i32 %23, 6
  %30 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = shl nsw i32 %30, 7
  %32 = add i32 %19, %31
  %33 = add i32 %32, %18
  %34 = shl nsw i32 %29, 1
  %35 = shl i32 %17, 10
  %36 = getelementptr i8, ptr addrspace(3) @im2col.tile, i32 %35
  %37 = shl nsw i32 %28, 1
  %38 = sdiv i32 %33, %5
  %39 = freeze i32 %38
  %40 = sdiv i32 %39, %4
  %41 = mul i32 %40, %4
  %42 = sub i32 %39, %41
  %43 = add nsw i32 %42, %34
  %44 = icmp sgt i32 %43, 1
  br i1 %44, label %45, label %62

45:                                               ; preds = %6
  %46 = mul nsw i32 %40, %2
  %47 = add nsw i32 %43, -2
  %48 = add nsw i32 %46, %47
  %49 = mul nsw i32 %48, %3
  %50 = mul i32 %38, %5
  %51 = sub i32 %33, %50
  %52 = add nsw i32 %51, %37
  %53 = add nsw i32 %52, -2
  %54 = add nsw i32 %49, %53
  %55 = shl nsw i32 %54, 6
  %56 = add nsw i32 %26, %55
  %57 = icmp slt i32 %47, %2
  %58 = icmp sgt i32 %52, 1
  %59 = select i1 %57, i1 %58, i1 false
  %60 = icmp slt i32 %53, %3
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %63, label %62

62:                                               ; preds = %45, %6
  br label %63

63:                                               ; preds = %62, %45
  %64 = phi i32 [ %56, %45 ], [ %9, %62 ]
  %65 = shl i32 %64, 1
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %36, i32 16, i32 %65, i32 0, i32 0, i32 0)
  %66 = add nsw i32 %33, 64
  %67 = freeze i32 %66
  %68 = sdiv i32 %67, %5
  %69 = freeze i32 %68
  %70 = sdiv i32 %69, %4
  %71 = mul i32 %70, %4
  %72 = sub i32 %69, %71
  %73 = add nsw i32 %72, %34
  %74 = icmp sgt i32 %73, 1
  br i1 %74, label %75, label %92

75:                                               ; preds = %63
  %76 = mul nsw i32 %70, %2
  %77 = add nsw i32 %73, -2
  %78 = add nsw i32 %76, %77
  %79 = mul nsw i32 %78, %3
  %80 = mul i32 %68, %5
  %81 = sub i32 %67, %80
  %82 = add nsw i32 %81, %37
  %83 = add nsw i32 %82, -2
  %84 = add nsw i32 %79, %83
  %85 = shl nsw i32 %84, 6
  %86 = add nsw i32 %26, %85
  %87 = icmp slt i32 %77, %2
  %88 = icmp sgt i32 %82, 1
  %89 = select i1 %87, i1 %88, i1 false
  %90 = icmp slt i32 %83, %3
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %93, label %92

92:                                               ; preds = %75, %63
  br label %93

93:                                               ; preds = %92, %75
  %94 = phi i32 [ %86, %75 ], [ %9, %92 ]
  %95 = shl i32 %94, 1
  %96 = getelementptr i8, ptr addrspace(3) %36, i32 4096
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %96, i32 16, i32 %95, i32 0, i32 0, i32 0)
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
  %18 = shl nuw nsw i32 %17, 4
  %19 = sdiv i32 %14, 4
  %20 = mul i32 %19, 4
  %21 = sub i32 %14, %20
  %22 = shl nsw i32 %21, 3
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = shl nsw i32 %23, 5
  %25 = srem i32 %24, 64
  %26 = add nsw i32 %22, %25
  %27 = sdiv i32 %23, 2
  %28 = srem i32 %27, 3
  %29 = sdiv i32 %23, 6
  %30 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = shl nsw i32 %30, 7
  %32 = add i32 %19, %31
  %33 = add i32 %32, %18
  %34 = shl nsw i32 %29, 1
  %35 = shl i32 %17, 10
  %36 = getelementptr i8, ptr addrspace(3) @im2col.tile, i32 %35
  %37 = shl nsw i32 %28, 1
  %38 = sdiv i32 %33, %5
  %39 = freeze i32 %38
  %40 = sdiv i32 %39, %4
  %41 = mul i32 %40, %4
  %42 = sub i32 %39, %41
  %43 = add nsw i32 %42, %34
  %44 = icmp sgt i32 %43, 1
  br i1 %44, label %45, label %62

45:                                               ; preds = %6
  %46 = mul nsw i32 %40, %2
  %47 = add nsw i32 %43, -2
  %48 = add nsw i32 %46, %47
  %49 = mul nsw i32 %48, %3
  %50 = mul i32 %38, %5
  %51 = sub i32 %33, %50
  %52 = add nsw i32 %51, %37
  %53 = add nsw i32 %52, -2
  %54 = add nsw i32 %49, %53
  %55 = shl nsw i32 %54, 6
  %56 = add nsw i32 %26, %55
  %57 = icmp slt i32 %47, %2
  %58 = icmp sgt i32 %52, 1
  %59 = select i1 %57, i1 %58, i1 false
  %60 = icmp slt i32 %53, %3
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %63, label %62

62:                                               ; preds = %45, %6
  br label %63

63:                                               ; preds = %45, %62
  %64 = phi i32 [ %56, %45 ], [ %9, %62 ]
  %65 = shl i32 %64, 1
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %36, i32 16, i32 %65, i32 0, i32 0, i32 0)
  %66 = add nsw i32 %33, 64
  %67 = freeze i32 %66
  %68 = sdiv i32 %67, %5
  %69 = freeze i32 %68
  %70 = sdiv i32 %69, %4
  %71 = mul i32 %70, %4
  %72 = sub i32 %69, %71
  %73 = add nsw i32 %72, %34
  %74 = icmp sgt i32 %73, 1
  br i1 %74, label %75, label %92

75:                                               ; preds = %63
  %76 = mul nsw i32 %70, %2
  %77 = add nsw i32 %73, -2
  %78 = add nsw i32 %76, %77
  %79 = mul nsw i32 %78, %3
  %80 = mul i32 %68, %5
  %81 = sub i32 %67, %80
  %82 = add nsw i32 %81, %37
  %83 = add nsw i32 %82, -2
  %84 = add nsw i32 %79, %83
  %85 = shl nsw i32 %84, 6
  %86 = add nsw i32 %26, %85
  %87 = icmp slt i32 %77, %2
  %88 = icmp sgt i32 %82, 1
  %89 = select i1 %87, i1 %88, i1 false
  %90 = icmp slt i32 %83, %3
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %93, label %92

92:                                               ; preds = %75, %63
  br label %93

93:                                               ; preds = %92, %75
  %94 = phi i32 [ %86, %75 ], [ %9, %92 ]
  %95 = shl i32 %94, 1
  %96 = getelementptr i8, ptr addrspace(3) %36, i32 4096
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %96, i32 16, i32 %95, i32 0, i32 0, i32 0)
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
