; ModuleID = 'im2col.cl'
source_filename = "im2col.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@im2col.tile = internal addrspace(3) global [4096 x i16] undef, align 2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @im2col(ptr addrspace(1) noundef readonly align 2 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %7 = shl i32 %1, 7
  %8 = mul i32 %7, %2
  %9 = mul i32 %8, %3
  %10 = zext i32 %9 to i64
  %11 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) align 2 %0, i16 0, i64 %10, i32 159744)
  %12 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %13 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %12)
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %14)
  %16 = lshr i32 %15, 6
  %17 = shl nuw nsw i32 %16, 4
  %18 = sdiv i32 %13, 4
  %19 = mul i32 %18, 4
  %20 = sub i32 %13, %19
  %21 = shl nsw i32 %20, 3
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = shl nsw i32 %22, 5
  %24 = add nsw i32 %21, %23
  %25 = freeze i32 %24
  %26 = sdiv i32 %25, 64
  %27 = mul i32 %26, 64
  %28 = sub i32 %25, %27
  %29 = srem i32 %26, 3
  %30 = sdiv i32 %24, 192
  %31 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = shl nsw i32 %31, 7
  %33 = add i32 %18, %32
  %34 = add i32 %33, %17
  %35 = shl nsw i32 %30, 1
  %36 = shl nsw i32 %29, 1
  %37 = add nsw i32 %35, 33554430
  %38 = add nsw i32 %36, 33554430
  %39 = shl nsw i32 %28, 1
  %40 = shl i32 %16, 10
  %41 = getelementptr i8, ptr addrspace(3) @im2col.tile, i32 %40
  %42 = sdiv i32 %34, %5
  %43 = mul i32 %42, %5
  %44 = sub i32 %34, %43
  %45 = freeze i32 %42
  %46 = sdiv i32 %45, %4
  %47 = mul i32 %46, %4
  %48 = sub i32 %45, %47
  %49 = mul nsw i32 %46, %2
  %50 = add i32 %37, %48
  %51 = add i32 %50, %49
  %52 = mul i32 %51, %3
  %53 = add i32 %38, %44
  %54 = add i32 %53, %52
  %55 = shl i32 %54, 7
  %56 = add i32 %55, %39
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %11, ptr addrspace(3) %41, i32 16, i32 %56, i32 0, i32 0, i32 0)
  %57 = add nsw i32 %34, 64
  %58 = freeze i32 %57
  %59 = sdiv i32 %58, %5
  %60 = mul i32 %59, %5
  %61 = sub i32 %58, %60
  %62 = sdiv i32 %59, %4
  %63 = mul i32 %62, %4
  %64 = sub i32 %59, %63
  %65 = mul nsw i32 %62, %2
  %66 = add i32 %37, %64
  %67 = add i32 %66, %65
  %68 = mul i32 %67, %3
  %69 = add i32 %38, %61
  %70 = add i32 %69, %68
  %71 = shl i32 %70, 7
  %72 = add i32 %71, %39
  %73 = getelementptr i8, ptr addrspace(3) %41, i32 4096
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %11, ptr addrspace(3) %73, i32 16, i32 %72, i32 0, i32 0, i32 0)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef readonly align 2 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %7 = shl i32 %1, 7
  %8 = mul i32 %7, %2
  %9 = mul i32 %8, %3
  %10 = zext i32 %9 to i64
  %11 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 %10, i32 159744)
  %12 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %13 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %12)
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %14)
  %16 = lshr i32 %15, 6
  %17 = shl nuw nsw i32 %16, 4
  %18 = sdiv i32 %13, 4
  %19 = mul i32 %18, 4
  %20 = sub i32 %13, %19
  %21 = shl nsw i32 %20, 3
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = shl nsw i32 %22, 5
  %24 = add nsw i32 %21, %23
  %25 = freeze i32 %24
  %26 = sdiv i32 %25, 64
  %27 = mul i32 %26, 64
  %28 = sub i32 %25, %27
  %29 = srem i32 %26, 3
  %30 = sdiv i32 %24, 192
  %31 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = shl nsw i32 %31, 7
  %33 = add i32 %18, %32
  %34 = add i32 %33, %17
  %35 = shl nsw i32 %30, 1
  %36 = shl nsw i32 %29, 1
  %37 = add nsw i32 %35, 33554430
  %38 = add nsw i32 %36, 33554430
  %39 = shl nsw i32 %28, 1
  %40 = shl i32 %16, 10
  %41 = getelementptr i8, ptr addrspace(3) @im2col.tile, i32 %40
  %42 = sdiv i32 %34, %5
  %43 = mul i32 %42, %5
  %44 = sub i32 %34, %43
  %45 = freeze i32 %42
  %46 = sdiv i32 %45, %4
  %47 = mul i32 %46, %4
  %48 = sub i32 %45, %47
  %49 = mul nsw i32 %46, %2
  %50 = add i32 %37, %48
  %51 = add i32 %50, %49
  %52 = mul i32 %51, %3
  %53 = add i32 %38, %44
  %54 = add i32 %53, %52
  %55 = shl i32 %54, 7
  %56 = add i32 %55, %39
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %11, ptr addrspace(3) %41, i32 16, i32 %56, i32 0, i32 0, i32 0)
  %57 = add nsw i32 %34, 64
  %58 = freeze i32 %57
  %59 = sdiv i32 %58, %5
  %60 = mul i32 %59, %5
  %61 = sub i32 %58, %60
  %62 = sdiv i32 %59, %4
  %63 = mul i32 %62, %4
  %64 = sub i32 %59, %63
  %65 = mul nsw i32 %62, %2
  %66 = add i32 %37, %64
  %67 = add i32 %66, %65
  %68 = mul i32 %67, %3
  %69 = add i32 %38, %61
  %70 = add i32 %69, %68
  %71 = shl i32 %70, 7
  %72 = add i32 %71, %39
  %73 = getelementptr i8, ptr addrspace(3) %41, i32 4096
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %11, ptr addrspace(3) %73, i32 16, i32 %72, i32 0, i32 0, i32 0)
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
