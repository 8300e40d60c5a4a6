; ModuleID = 'transposed_read.cl'
source_filename = "transposed_read.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@b_operand.tile = internal addrspace(3) global [1024 x i8] undef, align 16
@v_strip.block = internal addrspace(3) global [8192 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @b_operand(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 16, !tbaa !15, !amdgpu.noclobber !16
  %7 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @b_operand.tile, i32 %3
  store <4 x i32> %6, ptr addrspace(3) %7, align 16, !tbaa !15
  tail call void @llvm.amdgcn.s.waitcnt(i32 0)
  tail call void @llvm.amdgcn.s.barrier()
  %8 = and i32 %3, 16
  %9 = lshr i32 %3, 3
  %10 = and i32 %9, 124
  %11 = lshr i32 %3, 2
  %12 = and i32 %11, 3
  %13 = or disjoint i32 %10, %12
  %14 = shl nuw nsw i32 %3, 2
  %15 = and i32 %14, 12
  %16 = or disjoint i32 %15, %8
  %17 = shl nuw nsw i32 %16, 1
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) @b_operand.tile, i32 %17
  %19 = shl nuw nsw i32 %3, 1
  %20 = shl nuw nsw i32 %13, 6
  %21 = getelementptr i8, ptr addrspace(3) %18, i32 %20
  %22 = tail call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %21)
  %23 = zext nneg i32 %19 to i64
  %24 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %1, i64 %23
  store <4 x i16> %22, ptr addrspace(1) %24, align 8, !tbaa !15
  %25 = getelementptr i8, ptr addrspace(3) %18, i32 512
  %26 = getelementptr i8, ptr addrspace(3) %25, i32 %20
  %27 = tail call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %26)
  %28 = zext nneg i32 %19 to i64
  %29 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 8
  store <4 x i16> %27, ptr addrspace(1) %30, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_b_operand(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 16, !tbaa !15
  %7 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @b_operand.tile, i32 %3
  store <4 x i32> %6, ptr addrspace(3) %7, align 16, !tbaa !15
  tail call void @llvm.amdgcn.s.waitcnt(i32 0)
  tail call void @llvm.amdgcn.s.barrier()
  %8 = and i32 %3, 16
  %9 = lshr i32 %3, 3
  %10 = and i32 %9, 124
  %11 = lshr i32 %3, 2
  %12 = and i32 %11, 3
  %13 = or disjoint i32 %10, %12
  %14 = shl nuw nsw i32 %3, 2
  %15 = and i32 %14, 12
  %16 = or disjoint i32 %15, %8
  %17 = shl nuw nsw i32 %16, 1
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) @b_operand.tile, i32 %17
  %19 = shl nuw nsw i32 %3, 1
  %20 = shl nuw nsw i32 %13, 6
  %21 = getelementptr i8, ptr addrspace(3) %18, i32 %20
  %22 = tail call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %21)
  %23 = zext nneg i32 %19 to i64
  %24 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %1, i64 %23
  store <4 x i16> %22, ptr addrspace(1) %24, align 8, !tbaa !15
  %25 = getelementptr i8, ptr addrspace(3) %18, i32 512
  %26 = getelementptr i8, ptr addrspace(3) %25, i32 %20
  %27 = tail call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %26)
  %28 = zext nneg i32 %19 to i64
  %29 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 8
  store <4 x i16> %27, ptr addrspace(1) %30, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @v_strip(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 !reqd_work_group_size !14 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x i32>, ptr addrspace(1) %7, align 16, !tbaa !15, !amdgpu.noclobber !16
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %5
  store <4 x i32> %8, ptr addrspace(3) %9, align 16, !tbaa !15
  %10 = add nuw nsw i32 %5, 64
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %11
  %13 = load <4 x i32>, ptr addrspace(1) %12, align 16, !tbaa !15, !amdgpu.noclobber !16
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %10
  store <4 x i32> %13, ptr addrspace(3) %14, align 16, !tbaa !15
  %15 = add nuw nsw i32 %5, 128
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %16
  %18 = load <4 x i32>, ptr addrspace(1) %17, align 16, !tbaa !15, !amdgpu.noclobber !16
  %19 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %15
  store <4 x i32> %18, ptr addrspace(3) %19, align 16, !tbaa !15
  %20 = add nuw nsw i32 %5, 192
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x i32>, ptr addrspace(1) %22, align 16, !tbaa !15, !amdgpu.noclobber !16
  %24 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %20
  store <4 x i32> %23, ptr addrspace(3) %24, align 16, !tbaa !15
  %25 = add nuw nsw i32 %5, 256
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %26
  %28 = load <4 x i32>, ptr addrspace(1) %27, align 16, !tbaa !15, !amdgpu.noclobber !16
  %29 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %25
  store <4 x i32> %28, ptr addrspace(3) %29, align 16, !tbaa !15
  %30 = add nuw nsw i32 %5, 320
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %31
  %33 = load <4 x i32>, ptr addrspace(1) %32, align 16, !tbaa !15, !amdgpu.noclobber !16
  %34 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %30
  store <4 x i32> %33, ptr addrspace(3) %34, align 16, !tbaa !15
  %35 = add nuw nsw i32 %5, 384
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %36
  %38 = load <4 x i32>, ptr addrspace(1) %37, align 16, !tbaa !15, !amdgpu.noclobber !16
  %39 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %35
  store <4 x i32> %38, ptr addrspace(3) %39, align 16, !tbaa !15
  %40 = add nuw nsw i32 %5, 448
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %41
  %43 = load <4 x i32>, ptr addrspace(1) %42, align 16, !tbaa !15, !amdgpu.noclobber !16
  %44 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %40
  store <4 x i32> %43, ptr addrspace(3) %44, align 16, !tbaa !15
  tail call void @llvm.amdgcn.s.waitcnt(i32 0)
  tail call void @llvm.amdgcn.s.barrier()
  %45 = lshr i32 %5, 1
  %46 = and i32 %45, 3
  %47 = and i32 %5, 8
  %48 = or disjoint i32 %47, %46
  %49 = lshr i32 %5, 3
  %50 = and i32 %49, 124
  %51 = shl nsw i32 %2, 5
  %52 = and i32 %5, 16
  %53 = shl nuw nsw i32 %5, 3
  %54 = and i32 %53, 8
  %55 = add nuw nsw i32 %48, %50
  %56 = getelementptr i8, ptr addrspace(3) @v_strip.block, i32 %51
  %57 = getelementptr i8, ptr addrspace(3) %56, i32 %52
  %58 = getelementptr i8, ptr addrspace(3) %57, i32 %54
  %59 = shl nuw nsw i32 %5, 2
  %60 = shl i32 %3, 12
  %61 = shl nuw nsw i32 %55, 6
  %62 = getelementptr i8, ptr addrspace(3) %58, i32 %60
  %63 = getelementptr i8, ptr addrspace(3) %62, i32 %61
  %64 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %63)
  %65 = zext nneg i32 %59 to i64
  %66 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %65
  store <2 x i32> %64, ptr addrspace(1) %66, align 8, !tbaa !15
  %67 = getelementptr i8, ptr addrspace(3) %58, i32 1024
  %68 = getelementptr i8, ptr addrspace(3) %67, i32 %60
  %69 = getelementptr i8, ptr addrspace(3) %68, i32 %61
  %70 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %69)
  %71 = zext nneg i32 %59 to i64
  %72 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %72, i64 8
  store <2 x i32> %70, ptr addrspace(1) %73, align 8, !tbaa !15
  %74 = getelementptr i8, ptr addrspace(3) %58, i32 2048
  %75 = getelementptr i8, ptr addrspace(3) %74, i32 %60
  %76 = getelementptr i8, ptr addrspace(3) %75, i32 %61
  %77 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %76)
  %78 = zext nneg i32 %59 to i64
  %79 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 16
  store <2 x i32> %77, ptr addrspace(1) %80, align 8, !tbaa !15
  %81 = getelementptr i8, ptr addrspace(3) %58, i32 3072
  %82 = getelementptr i8, ptr addrspace(3) %81, i32 %60
  %83 = getelementptr i8, ptr addrspace(3) %82, i32 %61
  %84 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %83)
  %85 = zext nneg i32 %59 to i64
  %86 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 24
  store <2 x i32> %84, ptr addrspace(1) %87, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_v_strip(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 !reqd_work_group_size !14 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x i32>, ptr addrspace(1) %7, align 16, !tbaa !15
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %5
  store <4 x i32> %8, ptr addrspace(3) %9, align 16, !tbaa !15
  %10 = add nuw nsw i32 %5, 64
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %11
  %13 = load <4 x i32>, ptr addrspace(1) %12, align 16, !tbaa !15
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %10
  store <4 x i32> %13, ptr addrspace(3) %14, align 16, !tbaa !15
  %15 = add nuw nsw i32 %5, 128
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %16
  %18 = load <4 x i32>, ptr addrspace(1) %17, align 16, !tbaa !15
  %19 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %15
  store <4 x i32> %18, ptr addrspace(3) %19, align 16, !tbaa !15
  %20 = add nuw nsw i32 %5, 192
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x i32>, ptr addrspace(1) %22, align 16, !tbaa !15
  %24 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %20
  store <4 x i32> %23, ptr addrspace(3) %24, align 16, !tbaa !15
  %25 = add nuw nsw i32 %5, 256
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %26
  %28 = load <4 x i32>, ptr addrspace(1) %27, align 16, !tbaa !15
  %29 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %25
  store <4 x i32> %28, ptr addrspace(3) %29, align 16, !tbaa !15
  %30 = add nuw nsw i32 %5, 320
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %31
  %33 = load <4 x i32>, ptr addrspace(1) %32, align 16, !tbaa !15
  %34 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %30
  store <4 x i32> %33, ptr addrspace(3) %34, align 16, !tbaa !15
  %35 = add nuw nsw i32 %5, 384
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %36
  %38 = load <4 x i32>, ptr addrspace(1) %37, align 16, !tbaa !15
  %39 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %35
  store <4 x i32> %38, ptr addrspace(3) %39, align 16, !tbaa !15
  %40 = add nuw nsw i32 %5, 448
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %41
  %43 = load <4 x i32>, ptr addrspace(1) %42, align 16, !tbaa !15
  %44 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @v_strip.block, i32 %40
  store <4 x i32> %43, ptr addrspace(3) %44, align 16, !tbaa !15
  tail call void @llvm.amdgcn.s.waitcnt(i32 0)
  tail call void @llvm.amdgcn.s.barrier()
  %45 = lshr i32 %5, 1
  %46 = and i32 %45, 3
  %47 = and i32 %5, 8
  %48 = or disjoint i32 %47, %46
  %49 = lshr i32 %5, 3
  %50 = and i32 %49, 124
  %51 = shl nsw i32 %2, 5
  %52 = and i32 %5, 16
  %53 = shl nuw nsw i32 %5, 3
  %54 = and i32 %53, 8
  %55 = add nuw nsw i32 %48, %50
  %56 = getelementptr i8, ptr addrspace(3) @v_strip.block, i32 %51
  %57 = getelementptr i8, ptr addrspace(3) %56, i32 %52
  %58 = getelementptr i8, ptr addrspace(3) %57, i32 %54
  %59 = shl nuw nsw i32 %5, 2
  %60 = shl i32 %3, 12
  %61 = shl nuw nsw i32 %55, 6
  %62 = getelementptr i8, ptr addrspace(3) %58, i32 %60
  %63 = getelementptr i8, ptr addrspace(3) %62, i32 %61
  %64 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %63)
  %65 = zext nneg i32 %59 to i64
  %66 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %65
  store <2 x i32> %64, ptr addrspace(1) %66, align 8, !tbaa !15
  %67 = getelementptr i8, ptr addrspace(3) %58, i32 1024
  %68 = getelementptr i8, ptr addrspace(3) %67, i32 %60
  %69 = getelementptr i8, ptr addrspace(3) %68, i32 %61
  %70 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %69)
  %71 = zext nneg i32 %59 to i64
  %72 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %72, i64 8
  store <2 x i32> %70, ptr addrspace(1) %73, align 8, !tbaa !15
  %74 = getelementptr i8, ptr addrspace(3) %58, i32 2048
  %75 = getelementptr i8, ptr addrspace(3) %74, i32 %60
  %76 = getelementptr i8, ptr addrspace(3) %75, i32 %61
  %77 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %76)
  %78 = zext nneg i32 %59 to i64
  %79 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 16
  store <2 x i32> %77, ptr addrspace(1) %80, align 8, !tbaa !15
  %81 = getelementptr i8, ptr addrspace(3) %58, i32 3072
  %82 = getelementptr i8, ptr addrspace(3) %81, i32 %60
  %83 = getelementptr i8, ptr addrspace(3) %82, i32 %61
  %84 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %83)
  %85 = zext nneg i32 %59 to i64
  %86 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 24
  store <2 x i32> %84, ptr addrspace(1) %87, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) captures(none)) #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"u32x4*", !"short4v*"}
!12 = !{!"uint __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(4)))*"}
!13 = !{!"const", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = !{!7, !7, i64 0}
!16 = !{}
!17 = !{i32 1, i32 1, i32 0, i32 0}
!18 = !{!"none", !"none", !"none", !"none"}
!19 = !{!"u32x4*", !"int2v*", !"int", !"int"}
!20 = !{!"uint __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!21 = !{!"const", !"", !"", !""}
