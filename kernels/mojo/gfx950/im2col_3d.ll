; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "im2col.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@im2col_3d._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [4096 x bfloat] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @im2col_3d(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 6
  %7 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %8 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %7)
  %9 = zext nneg i32 %8 to i64
  %10 = mul i64 %1, 401408
  %11 = tail call i64 @llvm.amdgcn.readfirstlane.i64(i64 %10)
  %12 = ptrtoint ptr %0 to i64
  %13 = bitcast i64 %12 to <2 x i32>
  %.tr = trunc i64 %11 to i32
  %14 = shl i32 %.tr, 1
  %15 = shufflevector <2 x i32> %13, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = insertelement <4 x i32> %15, i32 131072, i64 3
  %17 = insertelement <4 x i32> %16, i32 %14, i64 2
  %18 = lshr i64 %9, 2
  %19 = shl nuw nsw i64 %9, 3
  %20 = and i64 %19, 24
  %21 = shl nuw nsw i32 %6, 4
  %22 = zext nneg i32 %21 to i64
  %23 = add i64 %2, %22
  %24 = add i64 %23, %18
  %25 = sdiv i64 %24, 12544
  %.neg = mul nsw i64 %25, -12544
  %26 = add i64 %.neg, %24
  %27 = icmp slt i64 %24, 0
  %28 = icmp ne i64 %26, 0
  %29 = and i1 %27, %28
  %30 = sext i1 %29 to i64
  %31 = add nsw i64 %25, %30
  %32 = select i1 %29, i64 12544, i64 0
  %33 = add i64 %32, %26
  %34 = sdiv i64 %33, 784
  %.neg7 = mul nsw i64 %34, -784
  %35 = add i64 %.neg7, %33
  %36 = icmp slt i64 %33, 0
  %37 = icmp ne i64 %35, 0
  %38 = and i1 %36, %37
  %39 = sext i1 %38 to i64
  %40 = add nsw i64 %34, %39
  %41 = select i1 %38, i64 784, i64 0
  %42 = add i64 %41, %35
  %43 = sdiv i64 %42, 28
  %.neg8 = mul nsw i64 %43, -28
  %44 = add i64 %.neg8, %42
  %45 = icmp slt i64 %42, 0
  %46 = icmp ne i64 %44, 0
  %47 = and i1 %45, %46
  %48 = sext i1 %47 to i64
  %49 = add nsw i64 %43, %48
  %50 = select i1 %47, i64 28, i64 0
  %51 = add i64 %50, %44
  %52 = sdiv i64 %3, 32
  %53 = shl nsw i64 %52, 5
  %54 = icmp ne i64 %53, %3
  %55 = ashr i64 %3, 63
  %56 = select i1 %54, i64 %55, i64 0
  %57 = add nsw i64 %56, %52
  %58 = sdiv i64 %57, 9
  %59 = mul nsw i64 %58, 9
  %60 = sub nsw i64 %57, %59
  %61 = icmp slt i64 %57, 0
  %62 = icmp ne i64 %57, %59
  %63 = and i1 %61, %62
  %64 = select i1 %63, i64 9, i64 0
  %65 = add nsw i64 %64, %60
  %66 = ashr i64 %57, 63
  %67 = select i1 %62, i64 %66, i64 0
  %68 = add nsw i64 %67, %58
  %69 = sdiv i64 %65, 3
  %70 = mul nsw i64 %69, 3
  %71 = icmp ne i64 %70, %65
  %72 = ashr i64 %65, 63
  %73 = select i1 %71, i64 %72, i64 0
  %74 = add nsw i64 %73, %69
  %75 = sub nsw i64 %65, %70
  %76 = icmp slt i64 %65, 0
  %77 = and i1 %76, %71
  %78 = select i1 %77, i64 3, i64 0
  %79 = add nsw i64 %78, %75
  %80 = icmp slt i64 %3, 0
  %81 = and i1 %80, %54
  %82 = select i1 %81, i64 32, i64 0
  %83 = add i64 %82, %3
  %84 = sub i64 %83, %53
  %85 = add i64 %84, %20
  %.idx = shl nuw nsw i32 %6, 10
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_3d._global_alloc_0._gpu_shared_mem, i32 %.idx
  %87 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %86)
  %88 = add nsw i64 %74, -1
  %89 = add nsw i64 %88, %49
  %90 = add nsw i64 %79, -1
  %91 = add i64 %90, %51
  %92 = add nsw i64 %68, -1
  %93 = add nsw i64 %92, %40
  %94 = shl nsw i64 %31, 4
  %95 = add nsw i64 %93, %94
  %96 = mul nsw i64 %95, 28
  %97 = add nsw i64 %89, %96
  %98 = mul i64 %97, 28
  %99 = add i64 %98, %91
  %100 = shl i64 %99, 5
  %101 = add i64 %100, %85
  %102 = icmp ult i64 %89, 28
  %103 = icmp ult i64 %91, 28
  %104 = select i1 %102, i1 %103, i1 false
  %105 = icmp ult i64 %93, 16
  %106 = select i1 %104, i1 %105, i1 false
  %107 = select i1 %106, i64 %101, i64 %10
  %108 = trunc i64 %107 to i32
  %109 = shl i32 %108, 1
  %110 = bitcast <4 x i32> %17 to i128
  %111 = inttoptr i128 %110 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %111, ptr addrspace(3) %87, i32 16, i32 %109, i32 0, i32 0, i32 0)
  %112 = add i64 %51, 8
  %113 = add i64 %51, -20
  %114 = icmp sgt i64 %112, 27
  %.v = select i1 %114, i64 3, i64 2
  %115 = add nsw i64 %.v, %49
  %116 = select i1 %114, i64 %113, i64 %112
  %117 = add nsw i64 %115, -28
  %118 = icmp sgt i64 %115, 27
  %119 = zext i1 %118 to i64
  %120 = add nsw i64 %40, %119
  %121 = select i1 %118, i64 %117, i64 %115
  %122 = add nsw i64 %120, -16
  %123 = icmp sgt i64 %120, 15
  %124 = zext i1 %123 to i64
  %125 = add nsw i64 %31, %124
  %126 = select i1 %123, i64 %122, i64 %120
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i32 4096
  %128 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %127)
  %129 = add nsw i64 %88, %121
  %130 = add i64 %90, %116
  %131 = add nsw i64 %92, %126
  %132 = shl nsw i64 %125, 4
  %133 = add nsw i64 %132, %131
  %134 = mul nsw i64 %133, 28
  %135 = add nsw i64 %134, %129
  %136 = mul i64 %135, 28
  %137 = add i64 %136, %130
  %138 = shl i64 %137, 5
  %139 = add i64 %138, %85
  %140 = icmp ult i64 %129, 28
  %141 = icmp ult i64 %130, 28
  %142 = select i1 %140, i1 %141, i1 false
  %143 = icmp ult i64 %131, 16
  %144 = select i1 %142, i1 %143, i1 false
  %145 = select i1 %144, i64 %139, i64 %10
  %146 = trunc i64 %145 to i32
  %147 = shl i32 %146, 1
  %148 = bitcast <4 x i32> %17 to i128
  %149 = inttoptr i128 %148 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %149, ptr addrspace(3) %128, i32 16, i32 %147, i32 0, i32 0, i32 0)
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.readfirstlane.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
