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
  %18 = shl i32 %17, 2
  %19 = and i32 %18, -256
  %20 = shl nsw i32 %15, 2
  %21 = shl i32 %3, 1
  %22 = and i32 %20, 124
  %23 = add i32 %19, %20
  %24 = lshr i32 %23, 3
  %25 = and i32 %24, 112
  %26 = lshr i32 %23, 7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %19
  %28 = mul i32 %21, %26
  %29 = xor i32 %25, %22
  %30 = add i32 %29, %28
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %27, i32 4, i32 %30, i32 %13, i32 0, i32 0)
  %31 = add i32 %19, 1024
  %32 = add i32 %31, %20
  %33 = lshr i32 %32, 3
  %34 = and i32 %33, 112
  %35 = lshr i32 %32, 7
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %31
  %37 = mul i32 %21, %35
  %38 = xor i32 %34, %22
  %39 = add i32 %38, %37
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %36, i32 4, i32 %39, i32 %13, i32 0, i32 0)
  %40 = add i32 %19, 2048
  %41 = add i32 %40, %20
  %42 = lshr i32 %41, 3
  %43 = and i32 %42, 112
  %44 = lshr i32 %41, 7
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %40
  %46 = mul i32 %21, %44
  %47 = xor i32 %43, %22
  %48 = add i32 %47, %46
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %45, i32 4, i32 %48, i32 %13, i32 0, i32 0)
  %49 = add i32 %19, 3072
  %50 = add i32 %49, %20
  %51 = lshr i32 %50, 3
  %52 = and i32 %51, 112
  %53 = lshr i32 %50, 7
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %49
  %55 = mul i32 %21, %53
  %56 = xor i32 %52, %22
  %57 = add i32 %56, %55
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %54, i32 4, i32 %57, i32 %13, i32 0, i32 0)
  %58 = add i32 %19, 4096
  %59 = add i32 %58, %20
  %60 = lshr i32 %59, 3
  %61 = and i32 %60, 112
  %62 = lshr i32 %59, 7
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %58
  %64 = mul i32 %21, %62
  %65 = xor i32 %61, %22
  %66 = add i32 %65, %64
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %63, i32 4, i32 %66, i32 %13, i32 0, i32 0)
  %67 = add i32 %19, 5120
  %68 = add i32 %67, %20
  %69 = lshr i32 %68, 3
  %70 = and i32 %69, 112
  %71 = lshr i32 %68, 7
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %67
  %73 = mul i32 %21, %71
  %74 = xor i32 %70, %22
  %75 = add i32 %74, %73
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %72, i32 4, i32 %75, i32 %13, i32 0, i32 0)
  %76 = add i32 %19, 6144
  %77 = add i32 %76, %20
  %78 = lshr i32 %77, 3
  %79 = and i32 %78, 112
  %80 = lshr i32 %77, 7
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %76
  %82 = mul i32 %21, %80
  %83 = xor i32 %79, %22
  %84 = add i32 %83, %82
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %81, i32 4, i32 %84, i32 %13, i32 0, i32 0)
  %85 = add i32 %19, 7168
  %86 = add i32 %85, %20
  %87 = lshr i32 %86, 3
  %88 = and i32 %87, 112
  %89 = lshr i32 %86, 7
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %85
  %91 = mul i32 %21, %89
  %92 = xor i32 %88, %22
  %93 = add i32 %92, %91
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %90, i32 4, i32 %93, i32 %13, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 0)
  tail call void @llvm.amdgcn.s.barrier()
  %94 = shl nuw nsw i32 %16, 4
  %95 = shl nuw nsw i32 %16, 1
  %96 = and i32 %95, 112
  %97 = xor i32 %96, %94
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %97
  %99 = load <4 x i32>, ptr addrspace(3) %98, align 16, !tbaa !15
  %100 = zext nneg i32 %16 to i64
  %101 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %100
  store <4 x i32> %99, ptr addrspace(1) %101, align 16, !tbaa !15
  %102 = add nuw nsw i32 %16, 256
  %103 = shl nuw nsw i32 %102, 4
  %104 = shl nuw nsw i32 %102, 1
  %105 = and i32 %104, 112
  %106 = xor i32 %105, %103
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %106
  %108 = load <4 x i32>, ptr addrspace(3) %107, align 16, !tbaa !15
  %109 = zext nneg i32 %102 to i64
  %110 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %109
  store <4 x i32> %108, ptr addrspace(1) %110, align 16, !tbaa !15
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
  %18 = shl i32 %17, 2
  %19 = and i32 %18, -256
  %20 = shl nsw i32 %15, 2
  %21 = shl i32 %3, 1
  %22 = and i32 %20, 124
  %23 = add i32 %19, %20
  %24 = lshr i32 %23, 3
  %25 = and i32 %24, 112
  %26 = lshr i32 %23, 7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %19
  %28 = mul i32 %21, %26
  %29 = xor i32 %25, %22
  %30 = add i32 %29, %28
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %27, i32 4, i32 %30, i32 %13, i32 0, i32 0)
  %31 = add i32 %19, 1024
  %32 = add i32 %31, %20
  %33 = lshr i32 %32, 3
  %34 = and i32 %33, 112
  %35 = lshr i32 %32, 7
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %31
  %37 = mul i32 %21, %35
  %38 = xor i32 %34, %22
  %39 = add i32 %38, %37
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %36, i32 4, i32 %39, i32 %13, i32 0, i32 0)
  %40 = add i32 %19, 2048
  %41 = add i32 %40, %20
  %42 = lshr i32 %41, 3
  %43 = and i32 %42, 112
  %44 = lshr i32 %41, 7
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %40
  %46 = mul i32 %21, %44
  %47 = xor i32 %43, %22
  %48 = add i32 %47, %46
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %45, i32 4, i32 %48, i32 %13, i32 0, i32 0)
  %49 = add i32 %19, 3072
  %50 = add i32 %49, %20
  %51 = lshr i32 %50, 3
  %52 = and i32 %51, 112
  %53 = lshr i32 %50, 7
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %49
  %55 = mul i32 %21, %53
  %56 = xor i32 %52, %22
  %57 = add i32 %56, %55
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %54, i32 4, i32 %57, i32 %13, i32 0, i32 0)
  %58 = add i32 %19, 4096
  %59 = add i32 %58, %20
  %60 = lshr i32 %59, 3
  %61 = and i32 %60, 112
  %62 = lshr i32 %59, 7
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %58
  %64 = mul i32 %21, %62
  %65 = xor i32 %61, %22
  %66 = add i32 %65, %64
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %63, i32 4, i32 %66, i32 %13, i32 0, i32 0)
  %67 = add i32 %19, 5120
  %68 = add i32 %67, %20
  %69 = lshr i32 %68, 3
  %70 = and i32 %69, 112
  %71 = lshr i32 %68, 7
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %67
  %73 = mul i32 %21, %71
  %74 = xor i32 %70, %22
  %75 = add i32 %74, %73
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %72, i32 4, i32 %75, i32 %13, i32 0, i32 0)
  %76 = add i32 %19, 6144
  %77 = add i32 %76, %20
  %78 = lshr i32 %77, 3
  %79 = and i32 %78, 112
  %80 = lshr i32 %77, 7
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %76
  %82 = mul i32 %21, %80
  %83 = xor i32 %79, %22
  %84 = add i32 %83, %82
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %81, i32 4, i32 %84, i32 %13, i32 0, i32 0)
  %85 = add i32 %19, 7168
  %86 = add i32 %85, %20
  %87 = lshr i32 %86, 3
  %88 = and i32 %87, 112
  %89 = lshr i32 %86, 7
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %85
  %91 = mul i32 %21, %89
  %92 = xor i32 %88, %22
  %93 = add i32 %92, %91
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %8, ptr addrspace(3) %90, i32 4, i32 %93, i32 %13, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 0)
  tail call void @llvm.amdgcn.s.barrier()
  %94 = shl nuw nsw i32 %16, 4
  %95 = shl nuw nsw i32 %16, 1
  %96 = and i32 %95, 112
  %97 = xor i32 %96, %94
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %97
  %99 = load <4 x i32>, ptr addrspace(3) %98, align 16, !tbaa !15
  %100 = zext nneg i32 %16 to i64
  %101 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %100
  store <4 x i32> %99, ptr addrspace(1) %101, align 16, !tbaa !15
  %102 = add nuw nsw i32 %16, 256
  %103 = shl nuw nsw i32 %102, 4
  %104 = shl nuw nsw i32 %102, 1
  %105 = and i32 %104, 112
  %106 = xor i32 %105, %103
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %106
  %108 = load <4 x i32>, ptr addrspace(3) %107, align 16, !tbaa !15
  %109 = zext nneg i32 %102 to i64
  %110 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %109
  store <4 x i32> %108, ptr addrspace(1) %110, align 16, !tbaa !15
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
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
