; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "im2col.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@im2col_runtime_fp8._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [16384 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @im2col_runtime_fp8(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) #0 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = lshr i32 %9, 6
  %11 = zext nneg i32 %10 to i64
  %12 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %13 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %12)
  %14 = shl i64 %1, 7
  %15 = mul i64 %14, %2
  %16 = mul i64 %15, %3
  %17 = tail call i64 @llvm.amdgcn.readfirstlane.i64(i64 %16)
  %18 = ptrtoint ptr %0 to i64
  %19 = bitcast i64 %18 to <2 x i32>
  %20 = trunc i64 %17 to i32
  %21 = shufflevector <2 x i32> %19, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %22 = insertelement <4 x i32> %21, i32 131072, i64 3
  %23 = insertelement <4 x i32> %22, i32 %20, i64 2
  %24 = mul i64 %5, %4
  %25 = shl nuw nsw i32 %13, 4
  %26 = zext nneg i32 %25 to i64
  %27 = sdiv i64 %7, 128
  %28 = shl nsw i64 %27, 7
  %29 = icmp ne i64 %28, %7
  %30 = ashr i64 %7, 63
  %31 = select i1 %29, i64 %30, i64 0
  %32 = add nsw i64 %31, %27
  %33 = sdiv i64 %32, 3
  %34 = mul nsw i64 %33, 3
  %35 = icmp ne i64 %34, %32
  %36 = ashr i64 %32, 63
  %37 = select i1 %35, i64 %36, i64 0
  %38 = add nsw i64 %37, %33
  %39 = sub nsw i64 %32, %34
  %40 = icmp slt i64 %32, 0
  %41 = and i1 %40, %35
  %42 = select i1 %41, i64 3, i64 0
  %43 = add nsw i64 %42, %39
  %44 = sub i64 %7, %28
  %45 = icmp slt i64 %7, 0
  %46 = and i1 %45, %29
  %47 = select i1 %46, i64 128, i64 0
  %48 = add i64 %47, %44
  %49 = shl nuw nsw i32 %10, 10
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_runtime_fp8._global_alloc_0._gpu_shared_mem, i32 %49
  %51 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %50)
  %52 = shl nuw nsw i64 %11, 10
  %53 = add nuw nsw i64 %52, %26
  %54 = lshr exact i64 %53, 4
  %55 = and i64 %54, 112
  %56 = xor i64 %55, %53
  %57 = lshr i64 %53, 7
  %58 = and i64 %53, 32640
  %59 = add i64 %57, %6
  %60 = icmp eq i64 %24, 0
  %61 = tail call i64 @llvm.umax.i64(i64 %24, i64 1)
  %62 = sdiv i64 %59, %61
  %63 = mul i64 %62, %24
  %64 = sub i64 %59, %63
  %65 = xor i64 %59, %24
  %66 = icmp slt i64 %65, 0
  %67 = icmp ne i64 %59, %63
  %68 = and i1 %67, %66
  %69 = sext i1 %68 to i64
  %70 = add i64 %62, %69
  %71 = select i1 %60, i64 0, i64 %70
  %72 = select i1 %68, i64 %24, i64 0
  %73 = add i64 %64, %72
  %74 = select i1 %60, i64 0, i64 %73
  %75 = icmp eq i64 %5, 0
  %76 = tail call i64 @llvm.umax.i64(i64 %5, i64 1)
  %77 = sdiv i64 %74, %76
  %78 = mul i64 %77, %5
  %79 = sub i64 %74, %78
  %80 = xor i64 %74, %5
  %81 = icmp slt i64 %80, 0
  %82 = icmp ne i64 %74, %78
  %83 = and i1 %82, %81
  %84 = sext i1 %83 to i64
  %85 = add i64 %77, %84
  %86 = select i1 %75, i64 0, i64 %85
  %87 = select i1 %83, i64 %5, i64 0
  %88 = add i64 %79, %87
  %89 = select i1 %75, i64 0, i64 %88
  %90 = add nsw i64 %38, -1
  %91 = add i64 %90, %86
  %92 = add nsw i64 %43, -1
  %93 = add i64 %92, %89
  %94 = mul i64 %71, %2
  %95 = add i64 %91, %94
  %96 = mul i64 %95, %3
  %97 = add i64 %96, %93
  %98 = shl i64 %97, 7
  %99 = sub i64 %48, %58
  %100 = add i64 %99, %56
  %101 = add i64 %100, %98
  %102 = icmp sgt i64 %91, -1
  %103 = icmp slt i64 %91, %2
  %104 = and i1 %102, %103
  %105 = icmp sgt i64 %93, -1
  %106 = icmp slt i64 %93, %3
  %107 = and i1 %105, %106
  %108 = select i1 %104, i1 %107, i1 false
  %109 = select i1 %108, i64 %101, i64 %16
  %110 = trunc i64 %109 to i32
  %111 = bitcast <4 x i32> %23 to i128
  %112 = inttoptr i128 %111 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %112, ptr addrspace(3) %51, i32 16, i32 %110, i32 0, i32 0, i32 0)
  %113 = add nuw nsw i64 %11, 4
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = shl nuw nsw i32 %114, 10
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_runtime_fp8._global_alloc_0._gpu_shared_mem, i32 %115
  %117 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %116)
  %118 = shl nuw nsw i64 %113, 10
  %119 = add nuw nsw i64 %118, %26
  %120 = lshr exact i64 %119, 4
  %121 = and i64 %120, 112
  %122 = xor i64 %121, %119
  %123 = lshr i64 %119, 7
  %124 = and i64 %119, 4294967168
  %125 = add i64 %123, %6
  %126 = sdiv i64 %125, %61
  %127 = mul i64 %126, %24
  %128 = sub i64 %125, %127
  %129 = xor i64 %125, %24
  %130 = icmp slt i64 %129, 0
  %131 = icmp ne i64 %125, %127
  %132 = and i1 %130, %131
  %133 = sext i1 %132 to i64
  %134 = add i64 %126, %133
  %135 = select i1 %60, i64 0, i64 %134
  %136 = select i1 %132, i64 %24, i64 0
  %137 = add i64 %128, %136
  %138 = select i1 %60, i64 0, i64 %137
  %139 = sdiv i64 %138, %76
  %140 = mul i64 %139, %5
  %141 = sub i64 %138, %140
  %142 = xor i64 %138, %5
  %143 = icmp slt i64 %142, 0
  %144 = icmp ne i64 %138, %140
  %145 = and i1 %144, %143
  %146 = sext i1 %145 to i64
  %147 = add i64 %139, %146
  %148 = select i1 %75, i64 0, i64 %147
  %149 = select i1 %145, i64 %5, i64 0
  %150 = add i64 %141, %149
  %151 = select i1 %75, i64 0, i64 %150
  %152 = add i64 %90, %148
  %153 = add i64 %92, %151
  %154 = mul i64 %135, %2
  %155 = add i64 %152, %154
  %156 = mul i64 %155, %3
  %157 = add i64 %156, %153
  %158 = shl i64 %157, 7
  %159 = sub i64 %48, %124
  %160 = add i64 %159, %122
  %161 = add i64 %160, %158
  %162 = icmp sgt i64 %152, -1
  %163 = icmp slt i64 %152, %2
  %164 = and i1 %162, %163
  %165 = icmp sgt i64 %153, -1
  %166 = icmp slt i64 %153, %3
  %167 = and i1 %165, %166
  %168 = select i1 %164, i1 %167, i1 false
  %169 = select i1 %168, i64 %161, i64 %16
  %170 = trunc i64 %169 to i32
  %171 = bitcast <4 x i32> %23 to i128
  %172 = inttoptr i128 %171 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %172, ptr addrspace(3) %117, i32 16, i32 %170, i32 0, i32 0, i32 0)
  %173 = add nuw nsw i64 %11, 8
  %174 = trunc nuw nsw i64 %173 to i32
  %175 = shl nuw nsw i32 %174, 10
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_runtime_fp8._global_alloc_0._gpu_shared_mem, i32 %175
  %177 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %176)
  %178 = shl nuw nsw i64 %173, 10
  %179 = add nuw nsw i64 %178, %26
  %180 = lshr exact i64 %179, 4
  %181 = and i64 %180, 112
  %182 = xor i64 %181, %179
  %183 = lshr i64 %179, 7
  %184 = and i64 %179, 4294967168
  %185 = add i64 %183, %6
  %186 = sdiv i64 %185, %61
  %187 = mul i64 %186, %24
  %188 = sub i64 %185, %187
  %189 = xor i64 %185, %24
  %190 = icmp slt i64 %189, 0
  %191 = icmp ne i64 %185, %187
  %192 = and i1 %190, %191
  %193 = sext i1 %192 to i64
  %194 = add i64 %186, %193
  %195 = select i1 %60, i64 0, i64 %194
  %196 = select i1 %192, i64 %24, i64 0
  %197 = add i64 %188, %196
  %198 = select i1 %60, i64 0, i64 %197
  %199 = sdiv i64 %198, %76
  %200 = mul i64 %199, %5
  %201 = sub i64 %198, %200
  %202 = xor i64 %198, %5
  %203 = icmp slt i64 %202, 0
  %204 = icmp ne i64 %198, %200
  %205 = and i1 %204, %203
  %206 = sext i1 %205 to i64
  %207 = add i64 %199, %206
  %208 = select i1 %75, i64 0, i64 %207
  %209 = select i1 %205, i64 %5, i64 0
  %210 = add i64 %201, %209
  %211 = select i1 %75, i64 0, i64 %210
  %212 = add i64 %90, %208
  %213 = add i64 %92, %211
  %214 = mul i64 %195, %2
  %215 = add i64 %212, %214
  %216 = mul i64 %215, %3
  %217 = add i64 %216, %213
  %218 = shl i64 %217, 7
  %219 = sub i64 %48, %184
  %220 = add i64 %219, %182
  %221 = add i64 %220, %218
  %222 = icmp sgt i64 %212, -1
  %223 = icmp slt i64 %212, %2
  %224 = and i1 %222, %223
  %225 = icmp sgt i64 %213, -1
  %226 = icmp slt i64 %213, %3
  %227 = and i1 %225, %226
  %228 = select i1 %224, i1 %227, i1 false
  %229 = select i1 %228, i64 %221, i64 %16
  %230 = trunc i64 %229 to i32
  %231 = bitcast <4 x i32> %23 to i128
  %232 = inttoptr i128 %231 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %232, ptr addrspace(3) %177, i32 16, i32 %230, i32 0, i32 0, i32 0)
  %233 = add nuw nsw i64 %11, 12
  %234 = trunc nuw nsw i64 %233 to i32
  %235 = shl nuw nsw i32 %234, 10
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_runtime_fp8._global_alloc_0._gpu_shared_mem, i32 %235
  %237 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %236)
  %238 = shl nuw nsw i64 %233, 10
  %239 = add nuw nsw i64 %238, %26
  %240 = lshr exact i64 %239, 4
  %241 = and i64 %240, 112
  %242 = xor i64 %241, %239
  %243 = lshr i64 %239, 7
  %244 = and i64 %239, 4294967168
  %245 = add i64 %243, %6
  %246 = sdiv i64 %245, %61
  %247 = mul i64 %246, %24
  %248 = sub i64 %245, %247
  %249 = xor i64 %245, %24
  %250 = icmp slt i64 %249, 0
  %251 = icmp ne i64 %245, %247
  %252 = and i1 %250, %251
  %253 = sext i1 %252 to i64
  %254 = add i64 %246, %253
  %255 = select i1 %60, i64 0, i64 %254
  %256 = select i1 %252, i64 %24, i64 0
  %257 = add i64 %248, %256
  %258 = select i1 %60, i64 0, i64 %257
  %259 = sdiv i64 %258, %76
  %260 = mul i64 %259, %5
  %261 = sub i64 %258, %260
  %262 = xor i64 %258, %5
  %263 = icmp slt i64 %262, 0
  %264 = icmp ne i64 %258, %260
  %265 = and i1 %264, %263
  %266 = sext i1 %265 to i64
  %267 = add i64 %259, %266
  %268 = select i1 %75, i64 0, i64 %267
  %269 = select i1 %265, i64 %5, i64 0
  %270 = add i64 %261, %269
  %271 = select i1 %75, i64 0, i64 %270
  %272 = add i64 %90, %268
  %273 = add i64 %92, %271
  %274 = mul i64 %255, %2
  %275 = add i64 %272, %274
  %276 = mul i64 %275, %3
  %277 = add i64 %276, %273
  %278 = shl i64 %277, 7
  %279 = sub i64 %48, %244
  %280 = add i64 %279, %242
  %281 = add i64 %280, %278
  %282 = icmp sgt i64 %272, -1
  %283 = icmp slt i64 %272, %2
  %284 = and i1 %282, %283
  %285 = icmp sgt i64 %273, -1
  %286 = icmp slt i64 %273, %3
  %287 = and i1 %285, %286
  %288 = select i1 %284, i1 %287, i1 false
  %289 = select i1 %288, i64 %281, i64 %16
  %290 = trunc i64 %289 to i32
  %291 = bitcast <4 x i32> %23 to i128
  %292 = inttoptr i128 %291 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %292, ptr addrspace(3) %237, i32 16, i32 %290, i32 0, i32 0, i32 0)
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
