; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "im2col.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@im2col_per_lane._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [8192 x bfloat] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @im2col_per_lane(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 6
  %7 = zext nneg i32 %6 to i64
  %8 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %9 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %8)
  %10 = zext nneg i32 %9 to i64
  %11 = mul i64 %1, 50176
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
  %29 = sdiv i64 %28, 3136
  %.neg = mul nsw i64 %29, -3136
  %30 = add i64 %.neg, %28
  %31 = icmp slt i64 %28, 0
  %32 = icmp ne i64 %30, 0
  %33 = and i1 %31, %32
  %34 = sext i1 %33 to i64
  %35 = add nsw i64 %29, %34
  %36 = select i1 %33, i64 3136, i64 0
  %37 = add i64 %36, %30
  %38 = sdiv i64 %37, 56
  %.neg19 = mul nsw i64 %38, -56
  %39 = add i64 %.neg19, %37
  %40 = icmp slt i64 %37, 0
  %41 = icmp ne i64 %39, 0
  %42 = and i1 %40, %41
  %43 = sext i1 %42 to i64
  %44 = add nsw i64 %38, %43
  %45 = select i1 %42, i64 56, i64 0
  %46 = add i64 %45, %39
  %47 = add i64 %26, %3
  %48 = sdiv i64 %47, 16
  %49 = shl nsw i64 %48, 4
  %50 = icmp ne i64 %49, %47
  %51 = ashr i64 %47, 63
  %52 = select i1 %50, i64 %51, i64 0
  %53 = add nsw i64 %52, %48
  %54 = sdiv i64 %53, 3
  %55 = mul nsw i64 %54, 3
  %56 = icmp ne i64 %55, %53
  %57 = ashr i64 %53, 63
  %58 = select i1 %56, i64 %57, i64 0
  %59 = add nsw i64 %58, %54
  %60 = sub nsw i64 %53, %55
  %61 = icmp slt i64 %53, 0
  %62 = and i1 %61, %56
  %63 = select i1 %62, i64 3, i64 0
  %64 = add nsw i64 %63, %60
  %65 = sub i64 %47, %49
  %66 = icmp slt i64 %47, 0
  %67 = and i1 %66, %50
  %68 = select i1 %67, i64 16, i64 0
  %69 = add i64 %68, %65
  %.idx = shl nuw nsw i32 %6, 10
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_per_lane._global_alloc_0._gpu_shared_mem, i32 %.idx
  %71 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %70)
  %72 = add nsw i64 %59, -1
  %73 = add nsw i64 %72, %44
  %74 = add nsw i64 %64, -1
  %75 = add i64 %74, %46
  %76 = mul nsw i64 %35, 56
  %77 = add nsw i64 %73, %76
  %78 = mul i64 %77, 56
  %79 = add i64 %78, %75
  %80 = shl i64 %79, 4
  %81 = add i64 %80, %69
  %82 = icmp ult i64 %73, 56
  %83 = icmp ult i64 %75, 56
  %84 = select i1 %82, i1 %83, i1 false
  %85 = select i1 %84, i64 %81, i64 %11
  %86 = trunc i64 %85 to i32
  %87 = shl i32 %86, 1
  %88 = bitcast <4 x i32> %18 to i128
  %89 = inttoptr i128 %88 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %89, ptr addrspace(3) %71, i32 16, i32 %87, i32 0, i32 0, i32 0)
  %90 = add i64 %46, 32
  %91 = add i64 %46, -24
  %92 = icmp sgt i64 %90, 55
  %93 = zext i1 %92 to i64
  %94 = add nsw i64 %44, %93
  %95 = select i1 %92, i64 %91, i64 %90
  %96 = add nsw i64 %94, -56
  %97 = icmp sgt i64 %94, 55
  %98 = zext i1 %97 to i64
  %99 = add nsw i64 %35, %98
  %100 = select i1 %97, i64 %96, i64 %94
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 4096
  %102 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %101)
  %103 = add nsw i64 %72, %100
  %104 = add i64 %74, %95
  %105 = mul nsw i64 %99, 56
  %106 = add nsw i64 %105, %103
  %107 = mul i64 %106, 56
  %108 = add i64 %107, %104
  %109 = shl i64 %108, 4
  %110 = add i64 %109, %69
  %111 = icmp ult i64 %103, 56
  %112 = icmp ult i64 %104, 56
  %113 = select i1 %111, i1 %112, i1 false
  %114 = select i1 %113, i64 %110, i64 %11
  %115 = trunc i64 %114 to i32
  %116 = shl i32 %115, 1
  %117 = bitcast <4 x i32> %18 to i128
  %118 = inttoptr i128 %117 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %118, ptr addrspace(3) %102, i32 16, i32 %116, i32 0, i32 0, i32 0)
  %119 = add i64 %95, 32
  %120 = add i64 %95, -24
  %121 = icmp sgt i64 %119, 55
  %122 = zext i1 %121 to i64
  %123 = add nsw i64 %100, %122
  %124 = select i1 %121, i64 %120, i64 %119
  %125 = add nsw i64 %123, -56
  %126 = icmp sgt i64 %123, 55
  %127 = zext i1 %126 to i64
  %128 = add nsw i64 %99, %127
  %129 = select i1 %126, i64 %125, i64 %123
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 8192
  %131 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %130)
  %132 = add nsw i64 %72, %129
  %133 = add i64 %74, %124
  %134 = mul nsw i64 %128, 56
  %135 = add nsw i64 %134, %132
  %136 = mul i64 %135, 56
  %137 = add i64 %136, %133
  %138 = shl i64 %137, 4
  %139 = add i64 %138, %69
  %140 = icmp ult i64 %132, 56
  %141 = icmp ult i64 %133, 56
  %142 = select i1 %140, i1 %141, i1 false
  %143 = select i1 %142, i64 %139, i64 %11
  %144 = trunc i64 %143 to i32
  %145 = shl i32 %144, 1
  %146 = bitcast <4 x i32> %18 to i128
  %147 = inttoptr i128 %146 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %147, ptr addrspace(3) %131, i32 16, i32 %145, i32 0, i32 0, i32 0)
  %148 = add i64 %124, 32
  %149 = add i64 %124, -24
  %150 = icmp sgt i64 %148, 55
  %151 = zext i1 %150 to i64
  %152 = add nsw i64 %129, %151
  %153 = select i1 %150, i64 %149, i64 %148
  %154 = add nsw i64 %152, -56
  %155 = icmp sgt i64 %152, 55
  %156 = zext i1 %155 to i64
  %157 = add nsw i64 %128, %156
  %158 = select i1 %155, i64 %154, i64 %152
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 12288
  %160 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %159)
  %161 = add nsw i64 %72, %158
  %162 = add i64 %74, %153
  %163 = mul nsw i64 %157, 56
  %164 = add nsw i64 %163, %161
  %165 = mul i64 %164, 56
  %166 = add i64 %165, %162
  %167 = shl i64 %166, 4
  %168 = add i64 %167, %69
  %169 = icmp ult i64 %161, 56
  %170 = icmp ult i64 %162, 56
  %171 = select i1 %169, i1 %170, i1 false
  %172 = select i1 %171, i64 %168, i64 %11
  %173 = trunc i64 %172 to i32
  %174 = shl i32 %173, 1
  %175 = bitcast <4 x i32> %18 to i128
  %176 = inttoptr i128 %175 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %176, ptr addrspace(3) %160, i32 16, i32 %174, i32 0, i32 0, i32 0)
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
