; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "operands.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@scaled_2_tiles._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [8192 x i8] undef, align 16
@scaled_2_tiles._global_alloc_1._gpu_shared_mem = internal addrspace(3) global [4096 x i8] undef, align 16
@scaled_2_tiles._global_alloc_2._gpu_shared_mem = internal addrspace(3) global [512 x i8] undef, align 16
@scaled_2_tiles._global_alloc_3._gpu_shared_mem = internal addrspace(3) global [256 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @scaled_2_tiles(ptr nofree noundef writeonly captures(none) %0) #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(1)
  %3 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %4 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %3)
  %5 = zext nneg i32 %4 to i64
  %6 = and i64 %5, 48
  %7 = shl nuw nsw i64 %5, 7
  %8 = and i64 %7, 1920
  %9 = or disjoint i64 %8, %6
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_1._gpu_shared_mem, i32 %10
  %12 = load <4 x i32>, ptr addrspace(3) %11, align 1
  %13 = or disjoint i64 %8, 2048
  %14 = or disjoint i64 %13, %6
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_1._gpu_shared_mem, i32 %15
  %17 = load <4 x i32>, ptr addrspace(3) %16, align 1
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_0._gpu_shared_mem, i32 %10
  %19 = load <4 x i32>, ptr addrspace(3) %18, align 1
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_0._gpu_shared_mem, i32 %15
  %21 = load <4 x i32>, ptr addrspace(3) %20, align 1
  %22 = or disjoint i64 %8, 4096
  %23 = or disjoint i64 %22, %6
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_0._gpu_shared_mem, i32 %24
  %26 = load <4 x i32>, ptr addrspace(3) %25, align 1
  %27 = or disjoint i64 %8, 6144
  %28 = or disjoint i64 %27, %6
  %29 = trunc nuw nsw i64 %28 to i32
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_0._gpu_shared_mem, i32 %29
  %31 = load <4 x i32>, ptr addrspace(3) %30, align 1
  %32 = lshr i32 %4, 4
  %33 = shl nuw nsw i32 %4, 3
  %34 = and i32 %33, 120
  %35 = and i32 %32, 3
  %36 = or disjoint i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_2._gpu_shared_mem, i32 %36
  %38 = load i8, ptr addrspace(3) %37, align 1
  %39 = zext i8 %38 to i32
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_2._gpu_shared_mem, i32 128), i32 %36
  %41 = load i8, ptr addrspace(3) %40, align 1
  %42 = zext i8 %41 to i32
  %43 = shl nuw nsw i32 %42, 8
  %44 = or disjoint i32 %43, %39
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_2._gpu_shared_mem, i32 256), i32 %36
  %46 = load i8, ptr addrspace(3) %45, align 1
  %47 = zext i8 %46 to i32
  %48 = shl nuw nsw i32 %47, 16
  %49 = or disjoint i32 %44, %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_2._gpu_shared_mem, i32 384), i32 %36
  %51 = load i8, ptr addrspace(3) %50, align 1
  %52 = zext i8 %51 to i32
  %53 = shl nuw i32 %52, 24
  %54 = or disjoint i32 %49, %53
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_3._gpu_shared_mem, i32 %36
  %56 = load i8, ptr addrspace(3) %55, align 1
  %57 = zext i8 %56 to i32
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_3._gpu_shared_mem, i32 128), i32 %36
  %59 = load i8, ptr addrspace(3) %58, align 1
  %60 = zext i8 %59 to i32
  %61 = shl nuw nsw i32 %60, 8
  %62 = or disjoint i32 %61, %57
  %63 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %12, <4 x i32> %19, <4 x float> zeroinitializer, i32 4, i32 4, i32 0, i32 %62, i32 0, i32 %54)
  %64 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %17, <4 x i32> %19, <4 x float> zeroinitializer, i32 4, i32 4, i32 1, i32 %62, i32 0, i32 %54)
  %65 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %12, <4 x i32> %21, <4 x float> zeroinitializer, i32 4, i32 4, i32 0, i32 %62, i32 1, i32 %54)
  %66 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %17, <4 x i32> %21, <4 x float> zeroinitializer, i32 4, i32 4, i32 1, i32 %62, i32 1, i32 %54)
  %67 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %12, <4 x i32> %26, <4 x float> zeroinitializer, i32 4, i32 4, i32 0, i32 %62, i32 2, i32 %54)
  %68 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %17, <4 x i32> %26, <4 x float> zeroinitializer, i32 4, i32 4, i32 1, i32 %62, i32 2, i32 %54)
  %69 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %12, <4 x i32> %31, <4 x float> zeroinitializer, i32 4, i32 4, i32 0, i32 %62, i32 3, i32 %54)
  %70 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %17, <4 x i32> %31, <4 x float> zeroinitializer, i32 4, i32 4, i32 1, i32 %62, i32 3, i32 %54)
  %71 = or disjoint i64 %6, 64
  %72 = or disjoint i64 %8, %71
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_1._gpu_shared_mem, i32 %73
  %75 = load <4 x i32>, ptr addrspace(3) %74, align 1
  %76 = or disjoint i64 %13, %71
  %77 = trunc nuw nsw i64 %76 to i32
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_1._gpu_shared_mem, i32 %77
  %79 = load <4 x i32>, ptr addrspace(3) %78, align 1
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_0._gpu_shared_mem, i32 %73
  %81 = load <4 x i32>, ptr addrspace(3) %80, align 1
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_0._gpu_shared_mem, i32 %77
  %83 = load <4 x i32>, ptr addrspace(3) %82, align 1
  %84 = or disjoint i64 %22, %71
  %85 = trunc nuw nsw i64 %84 to i32
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_0._gpu_shared_mem, i32 %85
  %87 = load <4 x i32>, ptr addrspace(3) %86, align 1
  %88 = or disjoint i64 %27, %71
  %89 = trunc nuw nsw i64 %88 to i32
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_0._gpu_shared_mem, i32 %89
  %91 = load <4 x i32>, ptr addrspace(3) %90, align 1
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_2._gpu_shared_mem, i32 4), i32 %36
  %93 = load i8, ptr addrspace(3) %92, align 1
  %94 = zext i8 %93 to i32
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_2._gpu_shared_mem, i32 132), i32 %36
  %96 = load i8, ptr addrspace(3) %95, align 1
  %97 = zext i8 %96 to i32
  %98 = shl nuw nsw i32 %97, 8
  %99 = or disjoint i32 %98, %94
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_2._gpu_shared_mem, i32 260), i32 %36
  %101 = load i8, ptr addrspace(3) %100, align 1
  %102 = zext i8 %101 to i32
  %103 = shl nuw nsw i32 %102, 16
  %104 = or disjoint i32 %99, %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_2._gpu_shared_mem, i32 388), i32 %36
  %106 = load i8, ptr addrspace(3) %105, align 1
  %107 = zext i8 %106 to i32
  %108 = shl nuw i32 %107, 24
  %109 = or disjoint i32 %104, %108
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_3._gpu_shared_mem, i32 4), i32 %36
  %111 = load i8, ptr addrspace(3) %110, align 1
  %112 = zext i8 %111 to i32
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_2_tiles._global_alloc_3._gpu_shared_mem, i32 132), i32 %36
  %114 = load i8, ptr addrspace(3) %113, align 1
  %115 = zext i8 %114 to i32
  %116 = shl nuw nsw i32 %115, 8
  %117 = or disjoint i32 %116, %112
  %118 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %75, <4 x i32> %81, <4 x float> %63, i32 4, i32 4, i32 0, i32 %117, i32 0, i32 %109)
  %119 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %79, <4 x i32> %81, <4 x float> %64, i32 4, i32 4, i32 1, i32 %117, i32 0, i32 %109)
  %120 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %75, <4 x i32> %83, <4 x float> %65, i32 4, i32 4, i32 0, i32 %117, i32 1, i32 %109)
  %121 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %79, <4 x i32> %83, <4 x float> %66, i32 4, i32 4, i32 1, i32 %117, i32 1, i32 %109)
  %122 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %75, <4 x i32> %87, <4 x float> %67, i32 4, i32 4, i32 0, i32 %117, i32 2, i32 %109)
  %123 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %79, <4 x i32> %87, <4 x float> %68, i32 4, i32 4, i32 1, i32 %117, i32 2, i32 %109)
  %124 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %75, <4 x i32> %91, <4 x float> %69, i32 4, i32 4, i32 0, i32 %117, i32 3, i32 %109)
  %125 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %79, <4 x i32> %91, <4 x float> %70, i32 4, i32 4, i32 1, i32 %117, i32 3, i32 %109)
  %126 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %127 = shl nuw nsw i32 %126, 5
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %128
  %130 = shufflevector <4 x float> %118, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %130, ptr addrspace(1) %129, align 4
  %131 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 8
  %132 = shufflevector <4 x float> %118, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %132, ptr addrspace(1) %131, align 4
  %133 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 16
  %134 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %134, ptr addrspace(1) %133, align 4
  %135 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 24
  %136 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %136, ptr addrspace(1) %135, align 4
  %137 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 32
  %138 = shufflevector <4 x float> %120, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %138, ptr addrspace(1) %137, align 4
  %139 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 40
  %140 = shufflevector <4 x float> %120, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %140, ptr addrspace(1) %139, align 4
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 48
  %142 = shufflevector <4 x float> %121, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %142, ptr addrspace(1) %141, align 4
  %143 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 56
  %144 = shufflevector <4 x float> %121, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %144, ptr addrspace(1) %143, align 4
  %145 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 64
  %146 = shufflevector <4 x float> %122, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %146, ptr addrspace(1) %145, align 4
  %147 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 72
  %148 = shufflevector <4 x float> %122, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %148, ptr addrspace(1) %147, align 4
  %149 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 80
  %150 = shufflevector <4 x float> %123, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %150, ptr addrspace(1) %149, align 4
  %151 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 88
  %152 = shufflevector <4 x float> %123, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %152, ptr addrspace(1) %151, align 4
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 96
  %154 = shufflevector <4 x float> %124, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %154, ptr addrspace(1) %153, align 4
  %155 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 104
  %156 = shufflevector <4 x float> %124, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %156, ptr addrspace(1) %155, align 4
  %157 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 112
  %158 = shufflevector <4 x float> %125, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %158, ptr addrspace(1) %157, align 4
  %159 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 120
  %160 = shufflevector <4 x float> %125, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %160, ptr addrspace(1) %159, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32>, <4 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #3

attributes #0 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !6}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"amdhsa_code_object_version", i32 600}
