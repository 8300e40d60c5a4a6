; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "im2col.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@im2col_no_pad._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [8192 x bfloat] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @im2col_no_pad(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 6
  %7 = zext nneg i32 %6 to i64
  %8 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %9 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %8)
  %10 = zext nneg i32 %9 to i64
  %11 = ptrtoint ptr %0 to i64
  %12 = bitcast i64 %11 to <2 x i32>
  %13 = trunc i64 %1 to i32
  %14 = mul i32 %13, 401408
  %15 = shufflevector <2 x i32> %12, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = insertelement <4 x i32> %15, i32 131072, i64 3
  %17 = insertelement <4 x i32> %16, i32 %14, i64 2
  %18 = lshr i64 %10, 2
  %19 = shl nuw nsw i64 %10, 3
  %20 = and i64 %19, 24
  %21 = shl nuw nsw i64 %7, 3
  %22 = and i64 %21, 112
  %23 = shl nuw nsw i64 %7, 5
  %24 = and i64 %23, 32
  %25 = or disjoint i64 %20, %24
  %26 = add i64 %22, %2
  %27 = add i64 %26, %18
  %28 = sdiv i64 %27, 2916
  %.neg = mul nsw i64 %28, -2916
  %29 = add i64 %.neg, %27
  %30 = icmp slt i64 %27, 0
  %31 = icmp ne i64 %29, 0
  %32 = and i1 %30, %31
  %33 = sext i1 %32 to i64
  %34 = add nsw i64 %28, %33
  %35 = select i1 %32, i64 2916, i64 0
  %36 = add i64 %35, %29
  %37 = sdiv i64 %36, 54
  %.neg19 = mul nsw i64 %37, -54
  %38 = add i64 %.neg19, %36
  %39 = icmp slt i64 %36, 0
  %40 = icmp ne i64 %38, 0
  %41 = and i1 %39, %40
  %42 = sext i1 %41 to i64
  %43 = add nsw i64 %37, %42
  %44 = select i1 %41, i64 54, i64 0
  %45 = add i64 %44, %38
  %46 = sdiv i64 %3, 64
  %47 = shl nsw i64 %46, 6
  %48 = icmp ne i64 %47, %3
  %49 = ashr i64 %3, 63
  %50 = select i1 %48, i64 %49, i64 0
  %51 = add nsw i64 %50, %46
  %52 = sdiv i64 %51, 3
  %53 = mul nsw i64 %52, 3
  %54 = icmp ne i64 %53, %51
  %55 = ashr i64 %51, 63
  %56 = select i1 %54, i64 %55, i64 0
  %57 = add nsw i64 %56, %52
  %58 = sub nsw i64 %51, %53
  %59 = icmp slt i64 %51, 0
  %60 = and i1 %59, %54
  %61 = select i1 %60, i64 3, i64 0
  %62 = add nsw i64 %61, %58
  %63 = icmp slt i64 %3, 0
  %64 = and i1 %63, %48
  %65 = select i1 %64, i64 64, i64 0
  %66 = add i64 %65, %3
  %67 = sub i64 %66, %47
  %68 = add i64 %67, %25
  %.idx = shl nuw nsw i32 %6, 10
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_no_pad._global_alloc_0._gpu_shared_mem, i32 %.idx
  %70 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %69)
  %71 = add i64 %45, %62
  %72 = mul nsw i64 %34, 56
  %73 = add nsw i64 %72, %57
  %74 = add nsw i64 %73, %43
  %75 = mul i64 %74, 56
  %76 = add i64 %71, %75
  %77 = shl i64 %76, 6
  %78 = add i64 %77, %68
  %79 = trunc i64 %78 to i32
  %80 = shl i32 %79, 1
  %81 = bitcast <4 x i32> %17 to i128
  %82 = inttoptr i128 %81 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %82, ptr addrspace(3) %70, i32 16, i32 %80, i32 0, i32 0, i32 0)
  %83 = add i64 %45, 32
  %84 = add i64 %45, -22
  %85 = icmp sgt i64 %83, 53
  %86 = zext i1 %85 to i64
  %87 = add nsw i64 %43, %86
  %88 = select i1 %85, i64 %84, i64 %83
  %89 = add nsw i64 %87, -54
  %90 = icmp sgt i64 %87, 53
  %91 = zext i1 %90 to i64
  %92 = add nsw i64 %34, %91
  %93 = select i1 %90, i64 %89, i64 %87
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 4096
  %95 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %94)
  %96 = add nsw i64 %93, %57
  %97 = add i64 %88, %62
  %98 = mul nsw i64 %92, 56
  %99 = add nsw i64 %96, %98
  %100 = mul i64 %99, 56
  %101 = add i64 %97, %100
  %102 = shl i64 %101, 6
  %103 = add i64 %102, %68
  %104 = trunc i64 %103 to i32
  %105 = shl i32 %104, 1
  %106 = bitcast <4 x i32> %17 to i128
  %107 = inttoptr i128 %106 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %107, ptr addrspace(3) %95, i32 16, i32 %105, i32 0, i32 0, i32 0)
  %108 = add i64 %88, 32
  %109 = add i64 %88, -22
  %110 = icmp sgt i64 %108, 53
  %111 = zext i1 %110 to i64
  %112 = add nsw i64 %93, %111
  %113 = select i1 %110, i64 %109, i64 %108
  %114 = add nsw i64 %112, -54
  %115 = icmp sgt i64 %112, 53
  %116 = zext i1 %115 to i64
  %117 = add nsw i64 %92, %116
  %118 = select i1 %115, i64 %114, i64 %112
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 8192
  %120 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %119)
  %121 = add nsw i64 %118, %57
  %122 = add i64 %113, %62
  %123 = mul nsw i64 %117, 56
  %124 = add nsw i64 %121, %123
  %125 = mul i64 %124, 56
  %126 = add i64 %122, %125
  %127 = shl i64 %126, 6
  %128 = add i64 %127, %68
  %129 = trunc i64 %128 to i32
  %130 = shl i32 %129, 1
  %131 = bitcast <4 x i32> %17 to i128
  %132 = inttoptr i128 %131 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %132, ptr addrspace(3) %120, i32 16, i32 %130, i32 0, i32 0, i32 0)
  %133 = add i64 %113, 32
  %134 = add i64 %113, 288230376151711722
  %135 = icmp sgt i64 %133, 53
  %136 = zext i1 %135 to i64
  %137 = add nsw i64 %118, %136
  %138 = select i1 %135, i64 %134, i64 %133
  %139 = add nsw i64 %137, -54
  %140 = icmp sgt i64 %137, 53
  %141 = zext i1 %140 to i64
  %142 = add nsw i64 %117, %141
  %143 = select i1 %140, i64 %139, i64 %137
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 12288
  %145 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %144)
  %146 = add nsw i64 %143, %57
  %147 = add i64 %138, %62
  %148 = mul nsw i64 %142, 56
  %149 = add nsw i64 %146, %148
  %150 = mul i64 %149, 56
  %151 = add i64 %147, %150
  %152 = shl i64 %151, 6
  %153 = add i64 %152, %68
  %154 = trunc i64 %153 to i32
  %155 = shl i32 %154, 1
  %156 = bitcast <4 x i32> %17 to i128
  %157 = inttoptr i128 %156 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %157, ptr addrspace(3) %145, i32 16, i32 %155, i32 0, i32 0, i32 0)
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3)) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
