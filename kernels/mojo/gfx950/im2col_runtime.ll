; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "im2col.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@im2col_runtime._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [8192 x bfloat] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @im2col_runtime(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) #0 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = lshr i32 %9, 6
  %11 = zext nneg i32 %10 to i64
  %12 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %13 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %12)
  %14 = zext nneg i32 %13 to i64
  %15 = shl i64 %1, 6
  %16 = mul i64 %15, %2
  %17 = mul i64 %16, %3
  %18 = tail call i64 @llvm.amdgcn.readfirstlane.i64(i64 %17)
  %19 = ptrtoint ptr %0 to i64
  %20 = bitcast i64 %19 to <2 x i32>
  %.tr = trunc i64 %18 to i32
  %21 = shl i32 %.tr, 1
  %22 = shufflevector <2 x i32> %20, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %23 = insertelement <4 x i32> %22, i32 131072, i64 3
  %24 = insertelement <4 x i32> %23, i32 %21, i64 2
  %25 = lshr i64 %14, 2
  %26 = shl nuw nsw i64 %14, 3
  %27 = and i64 %26, 24
  %28 = shl nuw nsw i64 %11, 3
  %29 = and i64 %28, 112
  %30 = shl nuw nsw i64 %11, 5
  %31 = and i64 %30, 32
  %32 = or disjoint i64 %27, %31
  %33 = mul i64 %5, %4
  %34 = icmp eq i64 %5, 0
  %35 = tail call i64 @llvm.umax.i64(i64 %5, i64 1)
  %36 = sdiv i64 32, %35
  %37 = mul i64 %36, %5
  %.not = icmp eq i64 %37, 32
  %38 = tail call i64 @llvm.smin.i64(i64 %5, i64 0)
  %39 = add nsw i64 %38, 32
  %reass.sub = select i1 %.not, i64 32, i64 %39
  %40 = sub i64 %reass.sub, %37
  %41 = select i1 %34, i64 0, i64 %40
  %42 = mul i64 %36, %35
  %43 = icmp eq i64 %42, 32
  %44 = ashr i64 %35, 63
  %45 = select i1 %43, i64 0, i64 %44
  %46 = add nsw i64 %45, %36
  %47 = select i1 %34, i64 0, i64 %46
  %48 = add i64 %29, %6
  %49 = add i64 %48, %25
  %50 = icmp eq i64 %33, 0
  %51 = tail call i64 @llvm.umax.i64(i64 %33, i64 1)
  %52 = sdiv i64 %49, %51
  %53 = mul i64 %52, %33
  %54 = sub i64 %49, %53
  %55 = xor i64 %49, %33
  %56 = icmp slt i64 %55, 0
  %57 = icmp ne i64 %49, %53
  %58 = and i1 %57, %56
  %59 = sext i1 %58 to i64
  %60 = add i64 %52, %59
  %61 = select i1 %50, i64 0, i64 %60
  %62 = select i1 %58, i64 %33, i64 0
  %63 = add i64 %54, %62
  %64 = select i1 %50, i64 0, i64 %63
  %65 = sdiv i64 %64, %35
  %66 = mul i64 %65, %5
  %67 = sub i64 %64, %66
  %68 = xor i64 %64, %5
  %69 = icmp slt i64 %68, 0
  %70 = icmp ne i64 %64, %66
  %71 = and i1 %70, %69
  %72 = sext i1 %71 to i64
  %73 = add i64 %65, %72
  %74 = select i1 %34, i64 0, i64 %73
  %75 = select i1 %71, i64 %5, i64 0
  %76 = add i64 %67, %75
  %77 = select i1 %34, i64 0, i64 %76
  %78 = sdiv i64 %7, 64
  %79 = shl nsw i64 %78, 6
  %80 = icmp ne i64 %79, %7
  %81 = ashr i64 %7, 63
  %82 = select i1 %80, i64 %81, i64 0
  %83 = add nsw i64 %82, %78
  %84 = sdiv i64 %83, 3
  %85 = mul nsw i64 %84, 3
  %86 = icmp ne i64 %85, %83
  %87 = ashr i64 %83, 63
  %88 = select i1 %86, i64 %87, i64 0
  %89 = add nsw i64 %88, %84
  %90 = sub nsw i64 %83, %85
  %91 = icmp slt i64 %83, 0
  %92 = and i1 %91, %86
  %93 = select i1 %92, i64 3, i64 0
  %94 = add nsw i64 %93, %90
  %95 = icmp slt i64 %7, 0
  %96 = and i1 %95, %80
  %97 = select i1 %96, i64 64, i64 0
  %98 = add i64 %97, %7
  %99 = sub i64 %98, %79
  %100 = add i64 %99, %32
  %.idx = shl nuw nsw i32 %10, 10
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_runtime._global_alloc_0._gpu_shared_mem, i32 %.idx
  %102 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %101)
  %103 = add nsw i64 %89, -1
  %104 = add i64 %103, %74
  %105 = add nsw i64 %94, -1
  %106 = add i64 %105, %77
  %107 = mul i64 %61, %2
  %108 = add i64 %104, %107
  %109 = mul i64 %108, %3
  %110 = add i64 %109, %106
  %111 = shl i64 %110, 6
  %112 = add i64 %111, %100
  %113 = icmp sgt i64 %104, -1
  %114 = icmp slt i64 %104, %2
  %115 = and i1 %113, %114
  %116 = icmp sgt i64 %106, -1
  %117 = icmp slt i64 %106, %3
  %118 = and i1 %116, %117
  %119 = select i1 %115, i1 %118, i1 false
  %120 = select i1 %119, i64 %112, i64 %17
  %121 = trunc i64 %120 to i32
  %122 = shl i32 %121, 1
  %123 = bitcast <4 x i32> %24 to i128
  %124 = inttoptr i128 %123 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %124, ptr addrspace(3) %102, i32 16, i32 %122, i32 0, i32 0, i32 0)
  %125 = add i64 %77, %41
  %126 = add i64 %74, %47
  %.not19 = icmp sge i64 %125, %5
  %127 = zext i1 %.not19 to i64
  %128 = add i64 %126, %127
  %129 = select i1 %.not19, i64 %5, i64 0
  %130 = sub i64 %125, %129
  %.not20 = icmp sge i64 %128, %4
  %131 = zext i1 %.not20 to i64
  %132 = add i64 %61, %131
  %133 = select i1 %.not20, i64 %4, i64 0
  %134 = sub i64 %128, %133
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 4096
  %136 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %135)
  %137 = add i64 %103, %134
  %138 = add i64 %105, %130
  %139 = mul i64 %132, %2
  %140 = add i64 %139, %137
  %141 = mul i64 %140, %3
  %142 = add i64 %141, %138
  %143 = shl i64 %142, 6
  %144 = add i64 %143, %100
  %145 = icmp sgt i64 %137, -1
  %146 = icmp slt i64 %137, %2
  %147 = and i1 %145, %146
  %148 = icmp sgt i64 %138, -1
  %149 = icmp slt i64 %138, %3
  %150 = and i1 %148, %149
  %151 = select i1 %147, i1 %150, i1 false
  %152 = select i1 %151, i64 %144, i64 %17
  %153 = trunc i64 %152 to i32
  %154 = shl i32 %153, 1
  %155 = bitcast <4 x i32> %24 to i128
  %156 = inttoptr i128 %155 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %156, ptr addrspace(3) %136, i32 16, i32 %154, i32 0, i32 0, i32 0)
  %157 = add i64 %130, %41
  %158 = add i64 %134, %47
  %.not22 = icmp sge i64 %157, %5
  %159 = zext i1 %.not22 to i64
  %160 = add i64 %158, %159
  %161 = select i1 %.not22, i64 %5, i64 0
  %162 = sub i64 %157, %161
  %.not23 = icmp sge i64 %160, %4
  %163 = zext i1 %.not23 to i64
  %164 = add i64 %132, %163
  %165 = select i1 %.not23, i64 %4, i64 0
  %166 = sub i64 %160, %165
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 8192
  %168 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %167)
  %169 = add i64 %103, %166
  %170 = add i64 %105, %162
  %171 = mul i64 %164, %2
  %172 = add i64 %171, %169
  %173 = mul i64 %172, %3
  %174 = add i64 %173, %170
  %175 = shl i64 %174, 6
  %176 = add i64 %175, %100
  %177 = icmp sgt i64 %169, -1
  %178 = icmp slt i64 %169, %2
  %179 = and i1 %177, %178
  %180 = icmp sgt i64 %170, -1
  %181 = icmp slt i64 %170, %3
  %182 = and i1 %180, %181
  %183 = select i1 %179, i1 %182, i1 false
  %184 = select i1 %183, i64 %176, i64 %17
  %185 = trunc i64 %184 to i32
  %186 = shl i32 %185, 1
  %187 = bitcast <4 x i32> %24 to i128
  %188 = inttoptr i128 %187 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %188, ptr addrspace(3) %168, i32 16, i32 %186, i32 0, i32 0, i32 0)
  %189 = add i64 %162, %41
  %.not25 = icmp sge i64 %189, %5
  %190 = zext i1 %.not25 to i64
  %191 = add nsw i64 %47, %190
  %192 = add i64 %191, %166
  %193 = select i1 %.not25, i64 %5, i64 0
  %.not26 = icmp sge i64 %192, %4
  %194 = zext i1 %.not26 to i64
  %195 = add i64 %164, %194
  %196 = select i1 %.not26, i64 %4, i64 0
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 12288
  %198 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %197)
  %199 = add i64 %103, %192
  %200 = sub i64 %199, %196
  %201 = add i64 %105, %189
  %202 = sub i64 %201, %193
  %203 = mul i64 %195, %2
  %204 = add i64 %200, %203
  %205 = mul i64 %204, %3
  %206 = add i64 %205, %202
  %207 = shl i64 %206, 6
  %208 = add i64 %207, %100
  %209 = icmp sgt i64 %200, -1
  %210 = icmp slt i64 %200, %2
  %211 = and i1 %209, %210
  %212 = icmp sgt i64 %202, -1
  %213 = icmp slt i64 %202, %3
  %214 = and i1 %212, %213
  %215 = select i1 %211, i1 %214, i1 false
  %216 = select i1 %215, i64 %208, i64 %17
  %217 = trunc i64 %216 to i32
  %218 = shl i32 %217, 1
  %219 = bitcast <4 x i32> %24 to i128
  %220 = inttoptr i128 %219 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %220, ptr addrspace(3) %198, i32 16, i32 %218, i32 0, i32 0, i32 0)
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
