; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "im2col.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@im2col_uniform_stride2._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [8192 x bfloat] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @im2col_uniform_stride2(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 6
  %7 = zext nneg i32 %6 to i64
  %8 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %9 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %8)
  %10 = zext nneg i32 %9 to i64
  %11 = mul i64 %1, 200704
  %12 = tail call i64 @llvm.amdgcn.readfirstlane.i64(i64 %11)
  %13 = ptrtoint ptr %0 to i64
  %14 = bitcast i64 %13 to <2 x i32>
  %.tr = trunc i64 %12 to i32
  %15 = shl i32 %.tr, 1
  %16 = shufflevector <2 x i32> %14, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %17 = insertelement <4 x i32> %16, i32 131072, i64 3
  %18 = insertelement <4 x i32> %17, i32 %15, i64 2
  %19 = lshr i64 %10, 2
  %20 = shl nuw nsw i64 %10, 3
  %21 = and i64 %20, 24
  %22 = shl nuw nsw i64 %7, 3
  %23 = and i64 %22, 112
  %24 = shl nuw nsw i64 %7, 5
  %25 = and i64 %24, 32
  %26 = or disjoint i64 %21, %25
  %27 = add i64 %23, %2
  %28 = add i64 %27, %19
  %29 = sdiv i64 %28, 784
  %.neg = mul nsw i64 %29, -784
  %30 = add i64 %.neg, %28
  %31 = icmp slt i64 %28, 0
  %32 = icmp ne i64 %30, 0
  %33 = and i1 %31, %32
  %34 = sext i1 %33 to i64
  %35 = add nsw i64 %29, %34
  %36 = select i1 %33, i64 784, i64 0
  %37 = add i64 %36, %30
  %38 = sdiv i64 %37, 28
  %.neg19 = mul nsw i64 %38, -28
  %39 = add i64 %.neg19, %37
  %40 = icmp slt i64 %37, 0
  %41 = icmp ne i64 %39, 0
  %42 = and i1 %40, %41
  %43 = sext i1 %42 to i64
  %44 = add nsw i64 %38, %43
  %45 = select i1 %42, i64 28, i64 0
  %46 = add i64 %45, %39
  %47 = sdiv i64 %3, 64
  %48 = shl nsw i64 %47, 6
  %49 = icmp ne i64 %48, %3
  %50 = ashr i64 %3, 63
  %51 = select i1 %49, i64 %50, i64 0
  %52 = add nsw i64 %51, %47
  %53 = sdiv i64 %52, 3
  %54 = mul nsw i64 %53, 3
  %55 = icmp ne i64 %54, %52
  %56 = ashr i64 %52, 63
  %57 = select i1 %55, i64 %56, i64 0
  %58 = add nsw i64 %57, %53
  %59 = sub nsw i64 %52, %54
  %60 = icmp slt i64 %52, 0
  %61 = and i1 %60, %55
  %62 = select i1 %61, i64 3, i64 0
  %63 = add nsw i64 %62, %59
  %64 = icmp slt i64 %3, 0
  %65 = and i1 %64, %49
  %66 = select i1 %65, i64 64, i64 0
  %67 = add i64 %66, %3
  %68 = sub i64 %67, %48
  %69 = add i64 %68, %26
  %.idx = shl nuw nsw i32 %6, 10
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_uniform_stride2._global_alloc_0._gpu_shared_mem, i32 %.idx
  %71 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %70)
  %72 = shl nsw i64 %44, 1
  %73 = add nsw i64 %58, -1
  %74 = add nsw i64 %73, %72
  %75 = shl i64 %46, 1
  %76 = add nsw i64 %63, -1
  %77 = add i64 %76, %75
  %78 = mul nsw i64 %35, 56
  %79 = add nsw i64 %74, %78
  %80 = mul i64 %79, 56
  %81 = add i64 %80, %77
  %82 = shl i64 %81, 6
  %83 = add i64 %82, %69
  %84 = icmp ult i64 %74, 56
  %85 = icmp ult i64 %77, 56
  %86 = select i1 %84, i1 %85, i1 false
  %87 = select i1 %86, i64 %83, i64 %11
  %88 = trunc i64 %87 to i32
  %89 = shl i32 %88, 1
  %90 = bitcast <4 x i32> %18 to i128
  %91 = inttoptr i128 %90 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %91, ptr addrspace(3) %71, i32 16, i32 %89, i32 0, i32 0, i32 0)
  %92 = add i64 %46, 4
  %93 = add i64 %46, -24
  %94 = icmp sgt i64 %92, 27
  %.v = select i1 %94, i64 2, i64 1
  %95 = add nsw i64 %.v, %44
  %96 = select i1 %94, i64 %93, i64 %92
  %97 = add nsw i64 %95, -28
  %98 = icmp sgt i64 %95, 27
  %99 = zext i1 %98 to i64
  %100 = add nsw i64 %35, %99
  %101 = select i1 %98, i64 %97, i64 %95
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 4096
  %103 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %102)
  %104 = shl nsw i64 %101, 1
  %105 = add nsw i64 %73, %104
  %106 = shl i64 %96, 1
  %107 = add i64 %76, %106
  %108 = mul nsw i64 %100, 56
  %109 = add nsw i64 %108, %105
  %110 = mul i64 %109, 56
  %111 = add i64 %110, %107
  %112 = shl i64 %111, 6
  %113 = add i64 %112, %69
  %114 = icmp ult i64 %105, 56
  %115 = icmp ult i64 %107, 56
  %116 = select i1 %114, i1 %115, i1 false
  %117 = select i1 %116, i64 %113, i64 %11
  %118 = trunc i64 %117 to i32
  %119 = shl i32 %118, 1
  %120 = bitcast <4 x i32> %18 to i128
  %121 = inttoptr i128 %120 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %121, ptr addrspace(3) %103, i32 16, i32 %119, i32 0, i32 0, i32 0)
  %122 = add i64 %96, 4
  %123 = add i64 %96, -24
  %124 = icmp sgt i64 %122, 27
  %.v21 = select i1 %124, i64 2, i64 1
  %125 = add nsw i64 %101, %.v21
  %126 = select i1 %124, i64 %123, i64 %122
  %127 = add nsw i64 %125, -28
  %128 = icmp sgt i64 %125, 27
  %129 = zext i1 %128 to i64
  %130 = add nsw i64 %100, %129
  %131 = select i1 %128, i64 %127, i64 %125
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 8192
  %133 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %132)
  %134 = shl nsw i64 %131, 1
  %135 = add nsw i64 %73, %134
  %136 = shl i64 %126, 1
  %137 = add i64 %76, %136
  %138 = mul nsw i64 %130, 56
  %139 = add nsw i64 %138, %135
  %140 = mul i64 %139, 56
  %141 = add i64 %140, %137
  %142 = shl i64 %141, 6
  %143 = add i64 %142, %69
  %144 = icmp ult i64 %135, 56
  %145 = icmp ult i64 %137, 56
  %146 = select i1 %144, i1 %145, i1 false
  %147 = select i1 %146, i64 %143, i64 %11
  %148 = trunc i64 %147 to i32
  %149 = shl i32 %148, 1
  %150 = bitcast <4 x i32> %18 to i128
  %151 = inttoptr i128 %150 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %151, ptr addrspace(3) %133, i32 16, i32 %149, i32 0, i32 0, i32 0)
  %152 = add i64 %126, 4
  %153 = add i64 %126, 9223372036854775784
  %154 = icmp sgt i64 %152, 27
  %.v23 = select i1 %154, i64 2, i64 1
  %155 = add nsw i64 %131, %.v23
  %156 = select i1 %154, i64 %153, i64 %152
  %157 = icmp sgt i64 %155, 27
  %158 = zext i1 %157 to i64
  %159 = add nsw i64 %130, %158
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 12288
  %161 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %160)
  %162 = shl nsw i64 %155, 1
  %163 = add nsw i64 %162, -56
  %164 = select i1 %157, i64 %163, i64 %162
  %165 = add nsw i64 %73, %164
  %166 = shl i64 %156, 1
  %167 = add i64 %76, %166
  %168 = mul nsw i64 %159, 56
  %169 = add nsw i64 %168, %165
  %170 = mul i64 %169, 56
  %171 = add i64 %170, %167
  %172 = shl i64 %171, 6
  %173 = add i64 %172, %69
  %174 = icmp ult i64 %165, 56
  %175 = icmp ult i64 %167, 56
  %176 = select i1 %174, i1 %175, i1 false
  %177 = select i1 %176, i64 %173, i64 %11
  %178 = trunc i64 %177 to i32
  %179 = shl i32 %178, 1
  %180 = bitcast <4 x i32> %18 to i128
  %181 = inttoptr i128 %180 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %181, ptr addrspace(3) %161, i32 16, i32 %179, i32 0, i32 0, i32 0)
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
