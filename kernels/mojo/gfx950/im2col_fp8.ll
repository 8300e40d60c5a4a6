; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "im2col.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@im2col_fp8._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [16384 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @im2col_fp8(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 6
  %7 = zext nneg i32 %6 to i64
  %8 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %9 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %8)
  %10 = mul i64 %1, 401408
  %11 = tail call i64 @llvm.amdgcn.readfirstlane.i64(i64 %10)
  %12 = ptrtoint ptr %0 to i64
  %13 = bitcast i64 %12 to <2 x i32>
  %14 = trunc i64 %11 to i32
  %15 = shufflevector <2 x i32> %13, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = insertelement <4 x i32> %15, i32 131072, i64 3
  %17 = insertelement <4 x i32> %16, i32 %14, i64 2
  %18 = shl nuw nsw i32 %9, 4
  %19 = zext nneg i32 %18 to i64
  %20 = sdiv i64 %3, 128
  %21 = shl nsw i64 %20, 7
  %22 = icmp ne i64 %21, %3
  %23 = ashr i64 %3, 63
  %24 = select i1 %22, i64 %23, i64 0
  %25 = add nsw i64 %24, %20
  %26 = sdiv i64 %25, 3
  %27 = mul nsw i64 %26, 3
  %28 = icmp ne i64 %27, %25
  %29 = ashr i64 %25, 63
  %30 = select i1 %28, i64 %29, i64 0
  %31 = add nsw i64 %30, %26
  %32 = sub nsw i64 %25, %27
  %33 = icmp slt i64 %25, 0
  %34 = and i1 %33, %28
  %35 = select i1 %34, i64 3, i64 0
  %36 = add nsw i64 %35, %32
  %37 = sub i64 %3, %21
  %38 = icmp slt i64 %3, 0
  %39 = and i1 %38, %22
  %40 = select i1 %39, i64 128, i64 0
  %41 = add i64 %40, %37
  %42 = shl nuw nsw i32 %6, 10
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_fp8._global_alloc_0._gpu_shared_mem, i32 %42
  %44 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %43)
  %45 = shl nuw nsw i64 %7, 10
  %46 = add nuw nsw i64 %45, %19
  %47 = lshr exact i64 %46, 4
  %48 = and i64 %47, 112
  %49 = xor i64 %48, %46
  %50 = lshr i64 %46, 7
  %51 = and i64 %46, 32640
  %52 = add i64 %50, %2
  %53 = sdiv i64 %52, 3136
  %.neg = mul nsw i64 %53, -3136
  %54 = add i64 %.neg, %52
  %55 = icmp slt i64 %52, 0
  %56 = icmp ne i64 %54, 0
  %57 = and i1 %55, %56
  %58 = sext i1 %57 to i64
  %59 = add nsw i64 %53, %58
  %60 = select i1 %57, i64 3136, i64 0
  %61 = add i64 %60, %54
  %62 = sdiv i64 %61, 56
  %.neg55 = mul nsw i64 %62, -56
  %63 = add i64 %.neg55, %61
  %64 = icmp slt i64 %61, 0
  %65 = icmp ne i64 %63, 0
  %66 = and i1 %64, %65
  %67 = sext i1 %66 to i64
  %68 = select i1 %66, i64 56, i64 0
  %69 = add nsw i64 %31, -1
  %70 = add nsw i64 %69, %62
  %71 = add nsw i64 %70, %67
  %72 = add nsw i64 %36, -1
  %73 = add i64 %72, %63
  %74 = add i64 %73, %68
  %75 = mul nsw i64 %59, 56
  %76 = add nsw i64 %71, %75
  %77 = mul i64 %76, 56
  %78 = add i64 %77, %74
  %79 = shl i64 %78, 7
  %80 = sub i64 %41, %51
  %81 = add i64 %80, %49
  %82 = add i64 %81, %79
  %83 = icmp ult i64 %71, 56
  %84 = icmp ult i64 %74, 56
  %85 = select i1 %83, i1 %84, i1 false
  %86 = select i1 %85, i64 %82, i64 %10
  %87 = trunc i64 %86 to i32
  %88 = bitcast <4 x i32> %17 to i128
  %89 = inttoptr i128 %88 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %89, ptr addrspace(3) %44, i32 16, i32 %87, i32 0, i32 0, i32 0)
  %90 = add nuw nsw i64 %7, 4
  %91 = trunc nuw nsw i64 %90 to i32
  %92 = shl nuw nsw i32 %91, 10
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_fp8._global_alloc_0._gpu_shared_mem, i32 %92
  %94 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %93)
  %95 = shl nuw nsw i64 %90, 10
  %96 = add nuw nsw i64 %95, %19
  %97 = lshr exact i64 %96, 4
  %98 = and i64 %97, 112
  %99 = xor i64 %98, %96
  %100 = lshr i64 %96, 7
  %101 = and i64 %96, 4294967168
  %102 = add i64 %100, %2
  %103 = sdiv i64 %102, 3136
  %.neg56 = mul nsw i64 %103, -3136
  %104 = add i64 %.neg56, %102
  %105 = icmp slt i64 %102, 0
  %106 = icmp ne i64 %104, 0
  %107 = and i1 %105, %106
  %108 = sext i1 %107 to i64
  %109 = add nsw i64 %103, %108
  %110 = select i1 %107, i64 3136, i64 0
  %111 = add i64 %110, %104
  %112 = sdiv i64 %111, 56
  %.neg57 = mul nsw i64 %112, -56
  %113 = add i64 %.neg57, %111
  %114 = icmp slt i64 %111, 0
  %115 = icmp ne i64 %113, 0
  %116 = and i1 %114, %115
  %117 = sext i1 %116 to i64
  %118 = select i1 %116, i64 56, i64 0
  %119 = add nsw i64 %69, %112
  %120 = add nsw i64 %119, %117
  %121 = add i64 %72, %113
  %122 = add i64 %121, %118
  %123 = mul nsw i64 %109, 56
  %124 = add nsw i64 %120, %123
  %125 = mul i64 %124, 56
  %126 = add i64 %125, %122
  %127 = shl i64 %126, 7
  %128 = sub i64 %41, %101
  %129 = add i64 %128, %99
  %130 = add i64 %129, %127
  %131 = icmp ult i64 %120, 56
  %132 = icmp ult i64 %122, 56
  %133 = select i1 %131, i1 %132, i1 false
  %134 = select i1 %133, i64 %130, i64 %10
  %135 = trunc i64 %134 to i32
  %136 = bitcast <4 x i32> %17 to i128
  %137 = inttoptr i128 %136 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %137, ptr addrspace(3) %94, i32 16, i32 %135, i32 0, i32 0, i32 0)
  %138 = add nuw nsw i64 %7, 8
  %139 = trunc nuw nsw i64 %138 to i32
  %140 = shl nuw nsw i32 %139, 10
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_fp8._global_alloc_0._gpu_shared_mem, i32 %140
  %142 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %141)
  %143 = shl nuw nsw i64 %138, 10
  %144 = add nuw nsw i64 %143, %19
  %145 = lshr exact i64 %144, 4
  %146 = and i64 %145, 112
  %147 = xor i64 %146, %144
  %148 = lshr i64 %144, 7
  %149 = and i64 %144, 4294967168
  %150 = add i64 %148, %2
  %151 = sdiv i64 %150, 3136
  %.neg58 = mul nsw i64 %151, -3136
  %152 = add i64 %.neg58, %150
  %153 = icmp slt i64 %150, 0
  %154 = icmp ne i64 %152, 0
  %155 = and i1 %153, %154
  %156 = sext i1 %155 to i64
  %157 = add nsw i64 %151, %156
  %158 = select i1 %155, i64 3136, i64 0
  %159 = add i64 %158, %152
  %160 = sdiv i64 %159, 56
  %.neg59 = mul nsw i64 %160, -56
  %161 = add i64 %.neg59, %159
  %162 = icmp slt i64 %159, 0
  %163 = icmp ne i64 %161, 0
  %164 = and i1 %162, %163
  %165 = sext i1 %164 to i64
  %166 = select i1 %164, i64 56, i64 0
  %167 = add nsw i64 %69, %160
  %168 = add nsw i64 %167, %165
  %169 = add i64 %72, %161
  %170 = add i64 %169, %166
  %171 = mul nsw i64 %157, 56
  %172 = add nsw i64 %168, %171
  %173 = mul i64 %172, 56
  %174 = add i64 %173, %170
  %175 = shl i64 %174, 7
  %176 = sub i64 %41, %149
  %177 = add i64 %176, %147
  %178 = add i64 %177, %175
  %179 = icmp ult i64 %168, 56
  %180 = icmp ult i64 %170, 56
  %181 = select i1 %179, i1 %180, i1 false
  %182 = select i1 %181, i64 %178, i64 %10
  %183 = trunc i64 %182 to i32
  %184 = bitcast <4 x i32> %17 to i128
  %185 = inttoptr i128 %184 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %185, ptr addrspace(3) %142, i32 16, i32 %183, i32 0, i32 0, i32 0)
  %186 = add nuw nsw i64 %7, 12
  %187 = trunc nuw nsw i64 %186 to i32
  %188 = shl nuw nsw i32 %187, 10
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_fp8._global_alloc_0._gpu_shared_mem, i32 %188
  %190 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %189)
  %191 = shl nuw nsw i64 %186, 10
  %192 = add nuw nsw i64 %191, %19
  %193 = lshr exact i64 %192, 4
  %194 = and i64 %193, 112
  %195 = xor i64 %194, %192
  %196 = lshr i64 %192, 7
  %197 = and i64 %192, 4294967168
  %198 = add i64 %196, %2
  %199 = sdiv i64 %198, 3136
  %.neg60 = mul nsw i64 %199, -3136
  %200 = add i64 %.neg60, %198
  %201 = icmp slt i64 %198, 0
  %202 = icmp ne i64 %200, 0
  %203 = and i1 %201, %202
  %204 = sext i1 %203 to i64
  %205 = add nsw i64 %199, %204
  %206 = select i1 %203, i64 3136, i64 0
  %207 = add i64 %206, %200
  %208 = sdiv i64 %207, 56
  %.neg61 = mul nsw i64 %208, -56
  %209 = add i64 %.neg61, %207
  %210 = icmp slt i64 %207, 0
  %211 = icmp ne i64 %209, 0
  %212 = and i1 %210, %211
  %213 = sext i1 %212 to i64
  %214 = select i1 %212, i64 56, i64 0
  %215 = add nsw i64 %69, %208
  %216 = add nsw i64 %215, %213
  %217 = add i64 %72, %209
  %218 = add i64 %217, %214
  %219 = mul nsw i64 %205, 56
  %220 = add nsw i64 %216, %219
  %221 = mul i64 %220, 56
  %222 = add i64 %221, %218
  %223 = shl i64 %222, 7
  %224 = sub i64 %41, %197
  %225 = add i64 %224, %195
  %226 = add i64 %225, %223
  %227 = icmp ult i64 %216, 56
  %228 = icmp ult i64 %218, 56
  %229 = select i1 %227, i1 %228, i1 false
  %230 = select i1 %229, i64 %226, i64 %10
  %231 = trunc i64 %230 to i32
  %232 = bitcast <4 x i32> %17 to i128
  %233 = inttoptr i128 %232 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %233, ptr addrspace(3) %190, i32 16, i32 %231, i32 0, i32 0, i32 0)
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
