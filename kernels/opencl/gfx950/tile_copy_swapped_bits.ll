; ModuleID = 'tile_copy.cl'
source_filename = "tile_copy.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@tile_copy.tile = internal addrspace(3) global [8192 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @tile_copy(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %5 = shl i32 %2, 1
  %6 = mul i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) align 2 %0, i16 0, i64 %7, i32 159744)
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = mul i32 %3, %9
  %12 = add i32 %11, %10
  %13 = shl i32 %12, 7
  %14 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %15 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %14)
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %16)
  %18 = shl i32 %17, 4
  %19 = and i32 %18, -1024
  %20 = shl nsw i32 %15, 4
  %21 = shl i32 %3, 1
  %22 = add i32 %19, %20
  %23 = lshr exact i32 %22, 4
  %24 = xor i32 %23, %20
  %25 = lshr i32 %22, 7
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %19
  %27 = mul i32 %21, %25
  %28 = and i32 %24, 112
  %29 = add i32 %28, %27
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %26, i32 16, i32 %29, i32 %13, i32 0, i32 0)
  %30 = add i32 %19, 4096
  %31 = add i32 %30, %20
  %32 = lshr exact i32 %31, 4
  %33 = xor i32 %32, %20
  %34 = lshr i32 %31, 7
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %30
  %36 = mul i32 %21, %34
  %37 = and i32 %33, 112
  %38 = add i32 %37, %36
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %35, i32 16, i32 %38, i32 %13, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 0)
  tail call void @llvm.amdgcn.s.barrier()
  %39 = shl nuw nsw i32 %16, 4
  %40 = shl nuw nsw i32 %16, 1
  %41 = and i32 %40, 112
  %42 = xor i32 %41, %39
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %42
  %44 = load <4 x i32>, ptr addrspace(3) %43, align 16, !tbaa !15
  %45 = zext nneg i32 %16 to i64
  %46 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %45
  store <4 x i32> %44, ptr addrspace(1) %46, align 16, !tbaa !15
  %47 = add nuw nsw i32 %16, 256
  %48 = shl nuw nsw i32 %47, 4
  %49 = shl nuw nsw i32 %47, 1
  %50 = and i32 %49, 112
  %51 = xor i32 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %51
  %53 = load <4 x i32>, ptr addrspace(3) %52, align 16, !tbaa !15
  %54 = zext nneg i32 %47 to i64
  %55 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %54
  store <4 x i32> %53, ptr addrspace(1) %55, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_tile_copy(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %5 = shl i32 %2, 1
  %6 = mul i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 %7, i32 159744)
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = mul i32 %3, %9
  %12 = add i32 %11, %10
  %13 = shl i32 %12, 7
  %14 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %15 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %14)
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %16)
  %18 = shl i32 %17, 4
  %19 = and i32 %18, -1024
  %20 = shl nsw i32 %15, 4
  %21 = shl i32 %3, 1
  %22 = add i32 %19, %20
  %23 = lshr exact i32 %22, 4
  %24 = xor i32 %23, %20
  %25 = lshr i32 %22, 7
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %19
  %27 = mul i32 %21, %25
  %28 = and i32 %24, 112
  %29 = add i32 %28, %27
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %26, i32 16, i32 %29, i32 %13, i32 0, i32 0)
  %30 = add i32 %19, 4096
  %31 = add i32 %30, %20
  %32 = lshr exact i32 %31, 4
  %33 = xor i32 %32, %20
  %34 = lshr i32 %31, 7
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %30
  %36 = mul i32 %21, %34
  %37 = and i32 %33, 112
  %38 = add i32 %37, %36
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %35, i32 16, i32 %38, i32 %13, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 0)
  tail call void @llvm.amdgcn.s.barrier()
  %39 = shl nuw nsw i32 %16, 4
  %40 = shl nuw nsw i32 %16, 1
  %41 = and i32 %40, 112
  %42 = xor i32 %41, %39
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %42
  %44 = load <4 x i32>, ptr addrspace(3) %43, align 16, !tbaa !15
  %45 = zext nneg i32 %16 to i64
  %46 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %45
  store <4 x i32> %44, ptr addrspace(1) %46, align 16, !tbaa !15
  %47 = add nuw nsw i32 %16, 256
  %48 = shl nuw nsw i32 %47, 4
  %49 = shl nuw nsw i32 %47, 1
  %50 = and i32 %49, 112
  %51 = xor i32 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %51
  %53 = load <4 x i32>, ptr addrspace(3) %52, align 16, !tbaa !15
  %54 = zext nneg i32 %47 to i64
  %55 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %54
  store <4 x i32> %53, ptr addrspace(1) %55, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!9 = !{i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"u16*", !"u32x4*", !"int", !"int"}
!12 = !{!"ushort*", !"uint __attribute__((ext_vector_type(4)))*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{i32 256, i32 1, i32 1}
!15 = !{!7, !7, i64 0}
