; compiled by Triton 3.9.0 from kernels/triton/kernels.py, kernel matmul
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @matmul(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, ptr addrspace(1) inreg nofree readnone captures(none) %9, ptr addrspace(1) inreg nofree readnone captures(none) %10) local_unnamed_addr #0 {
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %12)
  %14 = lshr i32 %13, 6
  %15 = and i32 %14, 3
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = shl i32 %16, 5
  %18 = and i32 %12, 63
  %19 = shl nuw nsw i32 %15, 6
  %20 = or disjoint i32 %19, %18
  %21 = and i32 %20, 224
  %22 = lshr exact i32 %21, 3
  %23 = or disjoint i32 %22, 1
  %24 = or disjoint i32 %22, 2
  %25 = or disjoint i32 %22, 3
  %26 = and i32 %12, 31
  %27 = lshr i32 %20, 5
  %28 = or disjoint i32 %27, 8
  %29 = or disjoint i32 %27, 16
  %30 = or disjoint i32 %27, 24
  %31 = or disjoint i32 %27, %17
  %32 = or disjoint i32 %28, %17
  %33 = or disjoint i32 %29, %17
  %34 = or disjoint i32 %30, %17
  %35 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %36 = shl i32 %35, 5
  %37 = and i32 %12, 32
  %38 = or disjoint i32 %36, %26
  %39 = mul i32 %6, %17
  %40 = icmp slt i32 %31, %3
  %41 = icmp slt i32 %32, %3
  %42 = icmp slt i32 %33, %3
  %43 = icmp slt i32 %34, %3
  %44 = icmp slt i32 %38, %4
  %45 = icmp sgt i32 %5, 0
  br i1 %45, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %11
  %46 = mul i32 %27, %6
  %47 = mul i32 %28, %6
  %48 = mul i32 %29, %6
  %49 = mul i32 %30, %6
  %invariant.op = add i32 %26, %46
  %invariant.op2 = add i32 %26, %47
  %invariant.op4 = add i32 %26, %48
  %invariant.op6 = add i32 %26, %49
  %50 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %51 = mul i32 %22, %7
  %52 = mul i32 %23, %7
  %53 = mul i32 %24, %7
  %54 = mul i32 %25, %7
  %invariant.op8 = add i32 %26, %51
  %invariant.op10 = add i32 %26, %52
  %invariant.op12 = add i32 %26, %53
  %invariant.op14 = add i32 %26, %54
  %55 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %56 = shl nuw nsw i32 %20, 1
  %57 = shl nuw nsw i32 %15, 3
  %58 = xor i32 %56, %57
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %58
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 1024
  %61 = xor i32 %58, 544
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1024
  %64 = shl nuw nsw i32 %26, 6
  %65 = shl nuw nsw i32 %12, 2
  %66 = and i32 %65, 56
  %67 = lshr exact i32 %37, 2
  %68 = xor i32 %66, %67
  %69 = or disjoint i32 %68, %64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %69
  %71 = xor i32 %69, 16
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %71
  %73 = xor i32 %69, 32
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %73
  %75 = xor i32 %69, 48
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %75
  %77 = shl nuw nsw i32 %12, 6
  %78 = and i32 %77, 960
  %79 = lshr exact i32 %21, 2
  %80 = and i32 %12, 16
  %81 = icmp eq i32 %80, 0
  %82 = select i1 %81, i32 0, i32 1032
  %83 = xor i32 %66, %79
  %84 = xor i32 %83, %82
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %78
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %85, i32 %84
  %87 = xor i32 %68, %82
  %88 = or disjoint i32 %87, %78
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %88
  %90 = xor i32 %88, 16
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %90
  %92 = xor i32 %88, 32
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92
  %94 = xor i32 %88, 48
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %94
  br label %96

96:                                               ; preds = %.lr.ph, %96
  %97 = phi float [ 0.000000e+00, %.lr.ph ], [ %191, %96 ]
  %98 = phi float [ 0.000000e+00, %.lr.ph ], [ %192, %96 ]
  %99 = phi float [ 0.000000e+00, %.lr.ph ], [ %193, %96 ]
  %100 = phi float [ 0.000000e+00, %.lr.ph ], [ %194, %96 ]
  %101 = phi float [ 0.000000e+00, %.lr.ph ], [ %195, %96 ]
  %102 = phi float [ 0.000000e+00, %.lr.ph ], [ %196, %96 ]
  %103 = phi float [ 0.000000e+00, %.lr.ph ], [ %197, %96 ]
  %104 = phi float [ 0.000000e+00, %.lr.ph ], [ %198, %96 ]
  %105 = phi float [ 0.000000e+00, %.lr.ph ], [ %199, %96 ]
  %106 = phi float [ 0.000000e+00, %.lr.ph ], [ %200, %96 ]
  %107 = phi float [ 0.000000e+00, %.lr.ph ], [ %201, %96 ]
  %108 = phi float [ 0.000000e+00, %.lr.ph ], [ %202, %96 ]
  %109 = phi float [ 0.000000e+00, %.lr.ph ], [ %203, %96 ]
  %110 = phi float [ 0.000000e+00, %.lr.ph ], [ %204, %96 ]
  %111 = phi float [ 0.000000e+00, %.lr.ph ], [ %205, %96 ]
  %112 = phi float [ 0.000000e+00, %.lr.ph ], [ %206, %96 ]
  %113 = phi i32 [ 0, %.lr.ph ], [ %207, %96 ]
  %114 = or disjoint i32 %113, %22
  %115 = or disjoint i32 %113, %23
  %116 = or disjoint i32 %113, %24
  %117 = or disjoint i32 %113, %25
  %118 = or disjoint i32 %113, %26
  %119 = add i32 %113, %39
  %.reass = add i32 %119, %invariant.op
  %.reass3 = add i32 %119, %invariant.op2
  %.reass5 = add i32 %119, %invariant.op4
  %.reass7 = add i32 %119, %invariant.op6
  %120 = icmp slt i32 %118, %5
  %121 = and i1 %40, %120
  %122 = and i1 %41, %120
  %123 = and i1 %42, %120
  %124 = and i1 %43, %120
  %125 = shl i32 %.reass, 1
  %126 = select i1 %121, i32 %125, i32 -2147483648
  %127 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %50, i32 %126, i32 0, i32 0)
  %128 = shl i32 %.reass3, 1
  %129 = select i1 %122, i32 %128, i32 -2147483648
  %130 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %50, i32 %129, i32 0, i32 0)
  %131 = shl i32 %.reass5, 1
  %132 = select i1 %123, i32 %131, i32 -2147483648
  %133 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %50, i32 %132, i32 0, i32 0)
  %134 = shl i32 %.reass7, 1
  %135 = select i1 %124, i32 %134, i32 -2147483648
  %136 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %50, i32 %135, i32 0, i32 0)
  %137 = mul i32 %113, %7
  %138 = add i32 %137, %36
  %.reass9 = add i32 %138, %invariant.op8
  %.reass11 = add i32 %138, %invariant.op10
  %.reass13 = add i32 %138, %invariant.op12
  %.reass15 = add i32 %138, %invariant.op14
  %139 = icmp slt i32 %114, %5
  %140 = icmp slt i32 %115, %5
  %141 = icmp slt i32 %116, %5
  %142 = icmp slt i32 %117, %5
  %143 = and i1 %44, %139
  %144 = and i1 %44, %140
  %145 = and i1 %44, %141
  %146 = and i1 %44, %142
  %147 = shl i32 %.reass9, 1
  %148 = select i1 %143, i32 %147, i32 -2147483648
  %149 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %55, i32 %148, i32 0, i32 0)
  %150 = shl i32 %.reass11, 1
  %151 = select i1 %144, i32 %150, i32 -2147483648
  %152 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %55, i32 %151, i32 0, i32 0)
  %153 = shl i32 %.reass13, 1
  %154 = select i1 %145, i32 %153, i32 -2147483648
  %155 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %55, i32 %154, i32 0, i32 0)
  %156 = shl i32 %.reass15, 1
  %157 = select i1 %146, i32 %156, i32 -2147483648
  %158 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %55, i32 %157, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  store i16 %127, ptr addrspace(3) %59, align 2
  store i16 %133, ptr addrspace(3) %60, align 2
  store i16 %130, ptr addrspace(3) %62, align 2
  store i16 %136, ptr addrspace(3) %63, align 2
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %159 = load <4 x half>, ptr addrspace(3) %70, align 8
  %160 = load <4 x half>, ptr addrspace(3) %72, align 8
  %161 = load <4 x half>, ptr addrspace(3) %74, align 8
  %162 = load <4 x half>, ptr addrspace(3) %76, align 8
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %163 = insertelement <4 x i16> poison, i16 %149, i64 0
  %164 = insertelement <4 x i16> %163, i16 %152, i64 1
  %165 = insertelement <4 x i16> %164, i16 %155, i64 2
  %166 = insertelement <4 x i16> %165, i16 %158, i64 3
  store <4 x i16> %166, ptr addrspace(3) %86, align 8
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %167 = load <4 x half>, ptr addrspace(3) %89, align 8
  %168 = load <4 x half>, ptr addrspace(3) %91, align 8
  %169 = load <4 x half>, ptr addrspace(3) %93, align 8
  %170 = load <4 x half>, ptr addrspace(3) %95, align 8
  %171 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %97, i64 0
  %172 = insertelement <16 x float> %171, float %98, i64 1
  %173 = insertelement <16 x float> %172, float %99, i64 2
  %174 = insertelement <16 x float> %173, float %100, i64 3
  %175 = insertelement <16 x float> %174, float %101, i64 4
  %176 = insertelement <16 x float> %175, float %102, i64 5
  %177 = insertelement <16 x float> %176, float %103, i64 6
  %178 = insertelement <16 x float> %177, float %104, i64 7
  %179 = insertelement <16 x float> %178, float %105, i64 8
  %180 = insertelement <16 x float> %179, float %106, i64 9
  %181 = insertelement <16 x float> %180, float %107, i64 10
  %182 = insertelement <16 x float> %181, float %108, i64 11
  %183 = insertelement <16 x float> %182, float %109, i64 12
  %184 = insertelement <16 x float> %183, float %110, i64 13
  %185 = insertelement <16 x float> %184, float %111, i64 14
  %186 = insertelement <16 x float> %185, float %112, i64 15
  %187 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %167, <4 x half> %159, <16 x float> %186, i32 0, i32 0, i32 0)
  %188 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %168, <4 x half> %160, <16 x float> %187, i32 0, i32 0, i32 0)
  %189 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %169, <4 x half> %161, <16 x float> %188, i32 0, i32 0, i32 0)
  %190 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %170, <4 x half> %162, <16 x float> %189, i32 0, i32 0, i32 0)
  %191 = extractelement <16 x float> %190, i64 0
  %192 = extractelement <16 x float> %190, i64 1
  %193 = extractelement <16 x float> %190, i64 2
  %194 = extractelement <16 x float> %190, i64 3
  %195 = extractelement <16 x float> %190, i64 4
  %196 = extractelement <16 x float> %190, i64 5
  %197 = extractelement <16 x float> %190, i64 6
  %198 = extractelement <16 x float> %190, i64 7
  %199 = extractelement <16 x float> %190, i64 8
  %200 = extractelement <16 x float> %190, i64 9
  %201 = extractelement <16 x float> %190, i64 10
  %202 = extractelement <16 x float> %190, i64 11
  %203 = extractelement <16 x float> %190, i64 12
  %204 = extractelement <16 x float> %190, i64 13
  %205 = extractelement <16 x float> %190, i64 14
  %206 = extractelement <16 x float> %190, i64 15
  %207 = add i32 %113, 32
  %208 = icmp slt i32 %207, %5
  br i1 %208, label %96, label %._crit_edge

._crit_edge:                                      ; preds = %96, %11
  %209 = phi float [ 0.000000e+00, %11 ], [ %191, %96 ]
  %210 = phi float [ 0.000000e+00, %11 ], [ %192, %96 ]
  %211 = phi float [ 0.000000e+00, %11 ], [ %193, %96 ]
  %212 = phi float [ 0.000000e+00, %11 ], [ %194, %96 ]
  %213 = phi float [ 0.000000e+00, %11 ], [ %195, %96 ]
  %214 = phi float [ 0.000000e+00, %11 ], [ %196, %96 ]
  %215 = phi float [ 0.000000e+00, %11 ], [ %197, %96 ]
  %216 = phi float [ 0.000000e+00, %11 ], [ %198, %96 ]
  %217 = phi float [ 0.000000e+00, %11 ], [ %199, %96 ]
  %218 = phi float [ 0.000000e+00, %11 ], [ %200, %96 ]
  %219 = phi float [ 0.000000e+00, %11 ], [ %201, %96 ]
  %220 = phi float [ 0.000000e+00, %11 ], [ %202, %96 ]
  %221 = phi float [ 0.000000e+00, %11 ], [ %203, %96 ]
  %222 = phi float [ 0.000000e+00, %11 ], [ %204, %96 ]
  %223 = phi float [ 0.000000e+00, %11 ], [ %205, %96 ]
  %224 = phi float [ 0.000000e+00, %11 ], [ %206, %96 ]
  %225 = lshr exact i32 %37, 3
  %226 = or disjoint i32 %225, 27
  %227 = or disjoint i32 %226, %36
  %228 = or disjoint i32 %225, 26
  %229 = or disjoint i32 %228, %36
  %230 = or disjoint i32 %225, 25
  %231 = or disjoint i32 %230, %36
  %232 = or disjoint i32 %225, 24
  %233 = or disjoint i32 %232, %36
  %234 = or disjoint i32 %225, 19
  %235 = or disjoint i32 %234, %36
  %236 = or disjoint i32 %225, 18
  %237 = or disjoint i32 %236, %36
  %238 = or disjoint i32 %225, 17
  %239 = or disjoint i32 %238, %36
  %240 = or disjoint i32 %225, 16
  %241 = or disjoint i32 %240, %36
  %242 = or disjoint i32 %225, 11
  %243 = or disjoint i32 %242, %36
  %244 = or disjoint i32 %225, 10
  %245 = or disjoint i32 %244, %36
  %246 = or disjoint i32 %225, 9
  %247 = or disjoint i32 %246, %36
  %248 = or disjoint i32 %225, 8
  %249 = or disjoint i32 %248, %36
  %250 = or disjoint i32 %225, 3
  %251 = or disjoint i32 %250, %36
  %252 = or disjoint i32 %225, 2
  %253 = or disjoint i32 %252, %36
  %254 = or disjoint i32 %225, 1
  %255 = or disjoint i32 %254, %36
  %256 = or disjoint i32 %225, %36
  %257 = or disjoint i32 %17, %26
  %258 = mul i32 %8, %17
  %259 = mul i32 %8, %26
  %260 = add i32 %258, %36
  %261 = add i32 %259, %260
  %262 = add i32 %261, %225
  %263 = add i32 %261, %254
  %264 = add i32 %261, %252
  %265 = add i32 %261, %250
  %266 = add i32 %261, %248
  %267 = add i32 %261, %246
  %268 = add i32 %261, %244
  %269 = add i32 %261, %242
  %270 = add i32 %261, %240
  %271 = add i32 %261, %238
  %272 = add i32 %261, %236
  %273 = add i32 %261, %234
  %274 = add i32 %261, %232
  %275 = add i32 %261, %230
  %276 = add i32 %261, %228
  %277 = add i32 %261, %226
  %278 = icmp slt i32 %257, %3
  %279 = icmp slt i32 %256, %4
  %280 = icmp slt i32 %255, %4
  %281 = icmp slt i32 %253, %4
  %282 = icmp slt i32 %251, %4
  %283 = icmp slt i32 %249, %4
  %284 = icmp slt i32 %247, %4
  %285 = icmp slt i32 %245, %4
  %286 = icmp slt i32 %243, %4
  %287 = icmp slt i32 %241, %4
  %288 = icmp slt i32 %239, %4
  %289 = icmp slt i32 %237, %4
  %290 = icmp slt i32 %235, %4
  %291 = icmp slt i32 %233, %4
  %292 = icmp slt i32 %231, %4
  %293 = icmp slt i32 %229, %4
  %294 = icmp slt i32 %227, %4
  %295 = and i1 %278, %279
  %296 = and i1 %278, %280
  %297 = and i1 %278, %281
  %298 = and i1 %278, %282
  %299 = and i1 %278, %283
  %300 = and i1 %278, %284
  %301 = and i1 %278, %285
  %302 = and i1 %278, %286
  %303 = and i1 %278, %287
  %304 = and i1 %278, %288
  %305 = and i1 %278, %289
  %306 = and i1 %278, %290
  %307 = and i1 %278, %291
  %308 = and i1 %278, %292
  %309 = and i1 %278, %293
  %310 = and i1 %278, %294
  %311 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744)
  %312 = icmp eq i32 %15, 0
  %313 = and i1 %295, %312
  %314 = shl i32 %262, 2
  %315 = select i1 %313, i32 %314, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %209, ptr addrspace(8) %311, i32 %315, i32 0, i32 0)
  %316 = and i1 %296, %312
  %317 = shl i32 %263, 2
  %318 = select i1 %316, i32 %317, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %210, ptr addrspace(8) %311, i32 %318, i32 0, i32 0)
  %319 = and i1 %297, %312
  %320 = shl i32 %264, 2
  %321 = select i1 %319, i32 %320, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %211, ptr addrspace(8) %311, i32 %321, i32 0, i32 0)
  %322 = and i1 %298, %312
  %323 = shl i32 %265, 2
  %324 = select i1 %322, i32 %323, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %212, ptr addrspace(8) %311, i32 %324, i32 0, i32 0)
  %325 = and i1 %299, %312
  %326 = shl i32 %266, 2
  %327 = select i1 %325, i32 %326, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %213, ptr addrspace(8) %311, i32 %327, i32 0, i32 0)
  %328 = and i1 %300, %312
  %329 = shl i32 %267, 2
  %330 = select i1 %328, i32 %329, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %214, ptr addrspace(8) %311, i32 %330, i32 0, i32 0)
  %331 = and i1 %301, %312
  %332 = shl i32 %268, 2
  %333 = select i1 %331, i32 %332, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %215, ptr addrspace(8) %311, i32 %333, i32 0, i32 0)
  %334 = and i1 %302, %312
  %335 = shl i32 %269, 2
  %336 = select i1 %334, i32 %335, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %216, ptr addrspace(8) %311, i32 %336, i32 0, i32 0)
  %337 = and i1 %303, %312
  %338 = shl i32 %270, 2
  %339 = select i1 %337, i32 %338, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %217, ptr addrspace(8) %311, i32 %339, i32 0, i32 0)
  %340 = and i1 %304, %312
  %341 = shl i32 %271, 2
  %342 = select i1 %340, i32 %341, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %218, ptr addrspace(8) %311, i32 %342, i32 0, i32 0)
  %343 = and i1 %305, %312
  %344 = shl i32 %272, 2
  %345 = select i1 %343, i32 %344, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %219, ptr addrspace(8) %311, i32 %345, i32 0, i32 0)
  %346 = and i1 %306, %312
  %347 = shl i32 %273, 2
  %348 = select i1 %346, i32 %347, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %220, ptr addrspace(8) %311, i32 %348, i32 0, i32 0)
  %349 = and i1 %307, %312
  %350 = shl i32 %274, 2
  %351 = select i1 %349, i32 %350, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %221, ptr addrspace(8) %311, i32 %351, i32 0, i32 0)
  %352 = and i1 %308, %312
  %353 = shl i32 %275, 2
  %354 = select i1 %352, i32 %353, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %222, ptr addrspace(8) %311, i32 %354, i32 0, i32 0)
  %355 = and i1 %309, %312
  %356 = shl i32 %276, 2
  %357 = select i1 %355, i32 %356, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %223, ptr addrspace(8) %311, i32 %357, i32 0, i32 0)
  %358 = and i1 %310, %312
  %359 = shl i32 %277, 2
  %360 = select i1 %358, i32 %359, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %224, ptr addrspace(8) %311, i32 %360, i32 0, i32 0)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #7

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = !{!"amdgpu-synchronize-as", !"local"}
