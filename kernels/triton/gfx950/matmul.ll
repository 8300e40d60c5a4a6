; compiled by Triton 3.9.0 from kernels/triton/kernels.py, kernel matmul
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

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
  %21 = lshr i32 %20, 5
  %22 = or disjoint i32 %21, 8
  %23 = or disjoint i32 %21, 16
  %24 = or disjoint i32 %21, 24
  %25 = and i32 %12, 31
  %26 = or disjoint i32 %21, %17
  %27 = or disjoint i32 %22, %17
  %28 = or disjoint i32 %23, %17
  %29 = or disjoint i32 %24, %17
  %30 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %31 = shl i32 %30, 5
  %32 = and i32 %12, 32
  %33 = or disjoint i32 %31, %25
  %34 = mul i32 %6, %17
  %35 = icmp slt i32 %26, %3
  %36 = icmp slt i32 %27, %3
  %37 = icmp slt i32 %28, %3
  %38 = icmp slt i32 %29, %3
  %39 = icmp slt i32 %33, %4
  %40 = icmp sgt i32 %5, 0
  %41 = mul i32 %21, %6
  %42 = mul i32 %22, %6
  %43 = mul i32 %23, %6
  %44 = mul i32 %24, %6
  %45 = add i32 %41, %25
  %46 = add i32 %42, %25
  %47 = add i32 %43, %25
  %48 = add i32 %44, %25
  %49 = add i32 %45, %34
  %50 = add i32 %46, %34
  %51 = add i32 %47, %34
  %52 = add i32 %48, %34
  %53 = icmp slt i32 %25, %5
  %54 = and i1 %53, %35
  %55 = and i1 %53, %36
  %56 = and i1 %53, %37
  %57 = and i1 %53, %38
  %58 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %59 = shl i32 %49, 1
  %60 = select i1 %54, i32 %59, i32 -2147483648
  %61 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %58, i32 %60, i32 0, i32 0)
  %62 = shl i32 %50, 1
  %63 = select i1 %55, i32 %62, i32 -2147483648
  %64 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %58, i32 %63, i32 0, i32 0)
  %65 = shl i32 %51, 1
  %66 = select i1 %56, i32 %65, i32 -2147483648
  %67 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %58, i32 %66, i32 0, i32 0)
  %68 = shl i32 %52, 1
  %69 = select i1 %57, i32 %68, i32 -2147483648
  %70 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %58, i32 %69, i32 0, i32 0)
  %71 = mul i32 %21, %7
  %72 = mul i32 %22, %7
  %73 = mul i32 %23, %7
  %74 = mul i32 %24, %7
  %75 = add i32 %71, %25
  %76 = add i32 %72, %25
  %77 = add i32 %73, %25
  %78 = add i32 %74, %25
  %79 = add i32 %75, %31
  %80 = add i32 %76, %31
  %81 = add i32 %77, %31
  %82 = add i32 %78, %31
  %83 = icmp slt i32 %21, %5
  %84 = icmp slt i32 %22, %5
  %85 = icmp slt i32 %23, %5
  %86 = icmp slt i32 %24, %5
  %87 = and i1 %39, %83
  %88 = and i1 %39, %84
  %89 = and i1 %39, %85
  %90 = and i1 %39, %86
  %91 = and i1 %40, %88
  %92 = and i1 %40, %89
  %93 = and i1 %40, %90
  %94 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %95 = shl i32 %79, 1
  %96 = select i1 %87, i32 %95, i32 -2147483648
  %97 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %94, i32 %96, i32 0, i32 0)
  %98 = shl i32 %80, 1
  %99 = select i1 %91, i32 %98, i32 -2147483648
  %100 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %94, i32 %99, i32 0, i32 0)
  %101 = shl i32 %81, 1
  %102 = select i1 %92, i32 %101, i32 -2147483648
  %103 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %94, i32 %102, i32 0, i32 0)
  %104 = shl i32 %82, 1
  %105 = select i1 %93, i32 %104, i32 -2147483648
  %106 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %94, i32 %105, i32 0, i32 0)
  %107 = shl nuw nsw i32 %20, 1
  %108 = and i32 %107, 254
  %109 = icmp samesign ult i32 %15, 2
  %110 = select i1 %109, i32 0, i32 272
  %111 = xor i32 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %111
  store i16 %61, ptr addrspace(3) %112, align 2
  %113 = or disjoint i32 %111, 1024
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %113
  store i16 %67, ptr addrspace(3) %114, align 2
  %115 = xor i32 %111, 544
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %115
  store i16 %64, ptr addrspace(3) %116, align 2
  %117 = or disjoint i32 %115, 1024
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %117
  store i16 %70, ptr addrspace(3) %118, align 2
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %111
  store i16 %97, ptr addrspace(3) %119, align 2
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %113
  store i16 %103, ptr addrspace(3) %120, align 2
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %115
  store i16 %100, ptr addrspace(3) %121, align 2
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %117
  store i16 %106, ptr addrspace(3) %122, align 2
  %123 = add i32 %5, -32
  %124 = icmp sgt i32 %123, 0
  br i1 %124, label %.lr.ph, label %.._crit_edge_crit_edge

.._crit_edge_crit_edge:                           ; preds = %11
  %.pre = and i32 %12, 12
  %.pre8 = shl nuw nsw i32 %.pre, 4
  %.pre10 = shl nuw nsw i32 %12, 3
  %.pre12 = and i32 %.pre10, 24
  %.pre14 = shl nuw nsw i32 %12, 1
  %.pre16 = and i32 %.pre14, 32
  %.pre18 = or disjoint i32 %.pre8, %.pre12
  br label %._crit_edge

.lr.ph:                                           ; preds = %11
  %125 = shl nuw nsw i32 %25, 6
  %126 = and i32 %12, 12
  %127 = shl nuw nsw i32 %126, 2
  %128 = lshr exact i32 %32, 1
  %129 = xor i32 %127, %128
  %130 = or disjoint i32 %129, %125
  %131 = xor i32 %130, 32
  %132 = shl nuw nsw i32 %126, 4
  %133 = shl nuw nsw i32 %12, 3
  %134 = and i32 %133, 24
  %135 = shl nuw nsw i32 %12, 1
  %136 = and i32 %135, 32
  %137 = icmp eq i32 %32, 0
  %138 = select i1 %137, i32 0, i32 544
  %139 = or disjoint i32 %132, %134
  %140 = xor i32 %138, %136
  %141 = or disjoint i32 %140, %139
  %142 = xor i32 %141, 272
  br label %143

143:                                              ; preds = %.lr.ph, %143
  %144 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), %.lr.ph ], [ %275, %143 ]
  %145 = phi ptr addrspace(3) [ @global_smem, %.lr.ph ], [ %270, %143 ]
  %146 = phi i32 [ 0, %.lr.ph ], [ %268, %143 ]
  %147 = phi float [ 0.000000e+00, %.lr.ph ], [ %250, %143 ]
  %148 = phi float [ 0.000000e+00, %.lr.ph ], [ %251, %143 ]
  %149 = phi float [ 0.000000e+00, %.lr.ph ], [ %252, %143 ]
  %150 = phi float [ 0.000000e+00, %.lr.ph ], [ %253, %143 ]
  %151 = phi float [ 0.000000e+00, %.lr.ph ], [ %254, %143 ]
  %152 = phi float [ 0.000000e+00, %.lr.ph ], [ %255, %143 ]
  %153 = phi float [ 0.000000e+00, %.lr.ph ], [ %256, %143 ]
  %154 = phi float [ 0.000000e+00, %.lr.ph ], [ %257, %143 ]
  %155 = phi float [ 0.000000e+00, %.lr.ph ], [ %258, %143 ]
  %156 = phi float [ 0.000000e+00, %.lr.ph ], [ %259, %143 ]
  %157 = phi float [ 0.000000e+00, %.lr.ph ], [ %260, %143 ]
  %158 = phi float [ 0.000000e+00, %.lr.ph ], [ %261, %143 ]
  %159 = phi float [ 0.000000e+00, %.lr.ph ], [ %262, %143 ]
  %160 = phi float [ 0.000000e+00, %.lr.ph ], [ %263, %143 ]
  %161 = phi float [ 0.000000e+00, %.lr.ph ], [ %264, %143 ]
  %162 = phi float [ 0.000000e+00, %.lr.ph ], [ %265, %143 ]
  %163 = phi i32 [ 0, %.lr.ph ], [ %164, %143 ]
  %164 = add i32 %163, 32
  %165 = or disjoint i32 %164, %21
  %166 = or disjoint i32 %164, %22
  %167 = or disjoint i32 %164, %23
  %168 = or disjoint i32 %164, %24
  %169 = or disjoint i32 %164, %25
  %170 = add i32 %164, %34
  %171 = add i32 %170, %45
  %172 = add i32 %170, %46
  %173 = add i32 %170, %47
  %174 = add i32 %170, %48
  %175 = icmp slt i32 %169, %5
  %176 = and i1 %35, %175
  %177 = and i1 %36, %175
  %178 = and i1 %37, %175
  %179 = and i1 %38, %175
  %180 = shl i32 %171, 1
  %181 = select i1 %176, i32 %180, i32 -2147483648
  %182 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %58, i32 %181, i32 0, i32 0)
  %183 = shl i32 %172, 1
  %184 = select i1 %177, i32 %183, i32 -2147483648
  %185 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %58, i32 %184, i32 0, i32 0)
  %186 = shl i32 %173, 1
  %187 = select i1 %178, i32 %186, i32 -2147483648
  %188 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %58, i32 %187, i32 0, i32 0)
  %189 = shl i32 %174, 1
  %190 = select i1 %179, i32 %189, i32 -2147483648
  %191 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %58, i32 %190, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 %130
  %193 = load <8 x half>, ptr addrspace(3) %192, align 16
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 %131
  %195 = load <8 x half>, ptr addrspace(3) %194, align 16
  %196 = mul i32 %164, %7
  %197 = add i32 %196, %31
  %198 = add i32 %197, %75
  %199 = add i32 %197, %76
  %200 = add i32 %197, %77
  %201 = add i32 %197, %78
  %202 = icmp slt i32 %165, %5
  %203 = icmp slt i32 %166, %5
  %204 = icmp slt i32 %167, %5
  %205 = icmp slt i32 %168, %5
  %206 = and i1 %39, %202
  %207 = and i1 %39, %203
  %208 = and i1 %39, %204
  %209 = and i1 %39, %205
  %210 = shl i32 %198, 1
  %211 = select i1 %206, i32 %210, i32 -2147483648
  %212 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %94, i32 %211, i32 0, i32 0)
  %213 = shl i32 %199, 1
  %214 = select i1 %207, i32 %213, i32 -2147483648
  %215 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %94, i32 %214, i32 0, i32 0)
  %216 = shl i32 %200, 1
  %217 = select i1 %208, i32 %216, i32 -2147483648
  %218 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %94, i32 %217, i32 0, i32 0)
  %219 = shl i32 %201, 1
  %220 = select i1 %209, i32 %219, i32 -2147483648
  %221 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %94, i32 %220, i32 0, i32 0)
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 %141
  %223 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %222)
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 1024
  %225 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %224)
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 %142
  %227 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %226)
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) %226, i32 1024
  %229 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %228)
  %230 = shufflevector <4 x half> %223, <4 x half> %227, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %231 = shufflevector <4 x half> %225, <4 x half> %229, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %232 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %147, i64 0
  %233 = insertelement <16 x float> %232, float %148, i64 1
  %234 = insertelement <16 x float> %233, float %149, i64 2
  %235 = insertelement <16 x float> %234, float %150, i64 3
  %236 = insertelement <16 x float> %235, float %151, i64 4
  %237 = insertelement <16 x float> %236, float %152, i64 5
  %238 = insertelement <16 x float> %237, float %153, i64 6
  %239 = insertelement <16 x float> %238, float %154, i64 7
  %240 = insertelement <16 x float> %239, float %155, i64 8
  %241 = insertelement <16 x float> %240, float %156, i64 9
  %242 = insertelement <16 x float> %241, float %157, i64 10
  %243 = insertelement <16 x float> %242, float %158, i64 11
  %244 = insertelement <16 x float> %243, float %159, i64 12
  %245 = insertelement <16 x float> %244, float %160, i64 13
  %246 = insertelement <16 x float> %245, float %161, i64 14
  %247 = insertelement <16 x float> %246, float %162, i64 15
  %248 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %230, <8 x half> %193, <16 x float> %247, i32 0, i32 0, i32 0)
  %249 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %231, <8 x half> %195, <16 x float> %248, i32 0, i32 0, i32 0)
  %250 = extractelement <16 x float> %249, i64 0
  %251 = extractelement <16 x float> %249, i64 1
  %252 = extractelement <16 x float> %249, i64 2
  %253 = extractelement <16 x float> %249, i64 3
  %254 = extractelement <16 x float> %249, i64 4
  %255 = extractelement <16 x float> %249, i64 5
  %256 = extractelement <16 x float> %249, i64 6
  %257 = extractelement <16 x float> %249, i64 7
  %258 = extractelement <16 x float> %249, i64 8
  %259 = extractelement <16 x float> %249, i64 9
  %260 = extractelement <16 x float> %249, i64 10
  %261 = extractelement <16 x float> %249, i64 11
  %262 = extractelement <16 x float> %249, i64 12
  %263 = extractelement <16 x float> %249, i64 13
  %264 = extractelement <16 x float> %249, i64 14
  %265 = extractelement <16 x float> %249, i64 15
  %266 = add i32 %146, 1
  %267 = icmp slt i32 %266, 2
  %268 = select i1 %267, i32 %266, i32 0
  %269 = shl i32 %268, 10
  %270 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %269
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %271 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %111
  store i16 %182, ptr addrspace(3) %271, align 2
  %272 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %113
  store i16 %188, ptr addrspace(3) %272, align 2
  %273 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %115
  store i16 %185, ptr addrspace(3) %273, align 2
  %274 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %117
  store i16 %191, ptr addrspace(3) %274, align 2
  %275 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %269
  %276 = getelementptr inbounds nuw i8, ptr addrspace(3) %275, i32 %111
  store i16 %212, ptr addrspace(3) %276, align 2
  %277 = getelementptr inbounds nuw i8, ptr addrspace(3) %275, i32 %113
  store i16 %218, ptr addrspace(3) %277, align 2
  %278 = getelementptr inbounds nuw i8, ptr addrspace(3) %275, i32 %115
  store i16 %215, ptr addrspace(3) %278, align 2
  %279 = getelementptr inbounds nuw i8, ptr addrspace(3) %275, i32 %117
  store i16 %221, ptr addrspace(3) %279, align 2
  %280 = icmp slt i32 %164, %123
  br i1 %280, label %143, label %._crit_edge

._crit_edge:                                      ; preds = %143, %.._crit_edge_crit_edge
  %.pre-phi19 = phi i32 [ %.pre18, %.._crit_edge_crit_edge ], [ %139, %143 ]
  %.pre-phi17 = phi i32 [ %.pre16, %.._crit_edge_crit_edge ], [ %136, %143 ]
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %126, %143 ]
  %281 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %250, %143 ]
  %282 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %251, %143 ]
  %283 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %252, %143 ]
  %284 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %253, %143 ]
  %285 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %254, %143 ]
  %286 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %255, %143 ]
  %287 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %256, %143 ]
  %288 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %257, %143 ]
  %289 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %258, %143 ]
  %290 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %259, %143 ]
  %291 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %260, %143 ]
  %292 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %261, %143 ]
  %293 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %262, %143 ]
  %294 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %263, %143 ]
  %295 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %264, %143 ]
  %296 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %265, %143 ]
  %.lcssa1 = phi ptr addrspace(3) [ @global_smem, %.._crit_edge_crit_edge ], [ %270, %143 ]
  %.lcssa = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), %.._crit_edge_crit_edge ], [ %275, %143 ]
  %297 = add i32 %5, 31
  %298 = icmp sgt i32 %297, 31
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %299 = icmp eq i32 %32, 0
  %300 = select i1 %299, i32 0, i32 544
  %301 = xor i32 %300, %.pre-phi17
  %302 = or disjoint i32 %301, %.pre-phi19
  %303 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %302
  %304 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %303)
  %305 = getelementptr inbounds nuw i8, ptr addrspace(3) %303, i32 1024
  %306 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %305)
  %307 = xor i32 %302, 272
  %308 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %307
  %309 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %308)
  %310 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 1024
  %311 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %310)
  br i1 %298, label %312, label %._crit_edge._crit_edge

312:                                              ; preds = %._crit_edge
  %313 = shl nuw nsw i32 %25, 6
  %314 = shl nuw nsw i32 %.pre-phi, 2
  %315 = lshr exact i32 %32, 1
  %316 = xor i32 %314, %315
  %317 = or disjoint i32 %316, %313
  %318 = xor i32 %317, 32
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa1, i32 %318
  %320 = load <8 x half>, ptr addrspace(3) %319, align 16
  %321 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa1, i32 %317
  %322 = load <8 x half>, ptr addrspace(3) %321, align 16
  %323 = shufflevector <4 x half> %304, <4 x half> %309, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %324 = shufflevector <4 x half> %306, <4 x half> %311, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %325 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %281, i64 0
  %326 = insertelement <16 x float> %325, float %282, i64 1
  %327 = insertelement <16 x float> %326, float %283, i64 2
  %328 = insertelement <16 x float> %327, float %284, i64 3
  %329 = insertelement <16 x float> %328, float %285, i64 4
  %330 = insertelement <16 x float> %329, float %286, i64 5
  %331 = insertelement <16 x float> %330, float %287, i64 6
  %332 = insertelement <16 x float> %331, float %288, i64 7
  %333 = insertelement <16 x float> %332, float %289, i64 8
  %334 = insertelement <16 x float> %333, float %290, i64 9
  %335 = insertelement <16 x float> %334, float %291, i64 10
  %336 = insertelement <16 x float> %335, float %292, i64 11
  %337 = insertelement <16 x float> %336, float %293, i64 12
  %338 = insertelement <16 x float> %337, float %294, i64 13
  %339 = insertelement <16 x float> %338, float %295, i64 14
  %340 = insertelement <16 x float> %339, float %296, i64 15
  %341 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %323, <8 x half> %322, <16 x float> %340, i32 0, i32 0, i32 0)
  %342 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %324, <8 x half> %320, <16 x float> %341, i32 0, i32 0, i32 0)
  %343 = extractelement <16 x float> %342, i64 0
  %344 = extractelement <16 x float> %342, i64 1
  %345 = extractelement <16 x float> %342, i64 2
  %346 = extractelement <16 x float> %342, i64 3
  %347 = extractelement <16 x float> %342, i64 4
  %348 = extractelement <16 x float> %342, i64 5
  %349 = extractelement <16 x float> %342, i64 6
  %350 = extractelement <16 x float> %342, i64 7
  %351 = extractelement <16 x float> %342, i64 8
  %352 = extractelement <16 x float> %342, i64 9
  %353 = extractelement <16 x float> %342, i64 10
  %354 = extractelement <16 x float> %342, i64 11
  %355 = extractelement <16 x float> %342, i64 12
  %356 = extractelement <16 x float> %342, i64 13
  %357 = extractelement <16 x float> %342, i64 14
  %358 = extractelement <16 x float> %342, i64 15
  br label %._crit_edge._crit_edge

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %312
  %359 = phi float [ %358, %312 ], [ %296, %._crit_edge ]
  %360 = phi float [ %357, %312 ], [ %295, %._crit_edge ]
  %361 = phi float [ %356, %312 ], [ %294, %._crit_edge ]
  %362 = phi float [ %355, %312 ], [ %293, %._crit_edge ]
  %363 = phi float [ %354, %312 ], [ %292, %._crit_edge ]
  %364 = phi float [ %353, %312 ], [ %291, %._crit_edge ]
  %365 = phi float [ %352, %312 ], [ %290, %._crit_edge ]
  %366 = phi float [ %351, %312 ], [ %289, %._crit_edge ]
  %367 = phi float [ %350, %312 ], [ %288, %._crit_edge ]
  %368 = phi float [ %349, %312 ], [ %287, %._crit_edge ]
  %369 = phi float [ %348, %312 ], [ %286, %._crit_edge ]
  %370 = phi float [ %347, %312 ], [ %285, %._crit_edge ]
  %371 = phi float [ %346, %312 ], [ %284, %._crit_edge ]
  %372 = phi float [ %345, %312 ], [ %283, %._crit_edge ]
  %373 = phi float [ %344, %312 ], [ %282, %._crit_edge ]
  %374 = phi float [ %343, %312 ], [ %281, %._crit_edge ]
  %375 = lshr exact i32 %32, 3
  %376 = or disjoint i32 %375, 27
  %377 = or disjoint i32 %376, %31
  %378 = or disjoint i32 %375, 26
  %379 = or disjoint i32 %378, %31
  %380 = or disjoint i32 %375, 25
  %381 = or disjoint i32 %380, %31
  %382 = or disjoint i32 %375, 24
  %383 = or disjoint i32 %382, %31
  %384 = or disjoint i32 %375, 19
  %385 = or disjoint i32 %384, %31
  %386 = or disjoint i32 %375, 18
  %387 = or disjoint i32 %386, %31
  %388 = or disjoint i32 %375, 17
  %389 = or disjoint i32 %388, %31
  %390 = or disjoint i32 %375, 16
  %391 = or disjoint i32 %390, %31
  %392 = or disjoint i32 %375, 11
  %393 = or disjoint i32 %392, %31
  %394 = or disjoint i32 %375, 10
  %395 = or disjoint i32 %394, %31
  %396 = or disjoint i32 %375, 9
  %397 = or disjoint i32 %396, %31
  %398 = or disjoint i32 %375, 8
  %399 = or disjoint i32 %398, %31
  %400 = or disjoint i32 %375, 3
  %401 = or disjoint i32 %400, %31
  %402 = or disjoint i32 %375, 2
  %403 = or disjoint i32 %402, %31
  %404 = or disjoint i32 %375, 1
  %405 = or disjoint i32 %404, %31
  %406 = or disjoint i32 %375, %31
  %407 = or disjoint i32 %17, %25
  %408 = mul i32 %8, %17
  %409 = mul i32 %8, %25
  %410 = add i32 %408, %31
  %411 = add i32 %409, %410
  %412 = add i32 %411, %375
  %413 = add i32 %411, %404
  %414 = add i32 %411, %402
  %415 = add i32 %411, %400
  %416 = add i32 %411, %398
  %417 = add i32 %411, %396
  %418 = add i32 %411, %394
  %419 = add i32 %411, %392
  %420 = add i32 %411, %390
  %421 = add i32 %411, %388
  %422 = add i32 %411, %386
  %423 = add i32 %411, %384
  %424 = add i32 %411, %382
  %425 = add i32 %411, %380
  %426 = add i32 %411, %378
  %427 = add i32 %411, %376
  %428 = icmp slt i32 %407, %3
  %429 = icmp slt i32 %406, %4
  %430 = icmp slt i32 %405, %4
  %431 = icmp slt i32 %403, %4
  %432 = icmp slt i32 %401, %4
  %433 = icmp slt i32 %399, %4
  %434 = icmp slt i32 %397, %4
  %435 = icmp slt i32 %395, %4
  %436 = icmp slt i32 %393, %4
  %437 = icmp slt i32 %391, %4
  %438 = icmp slt i32 %389, %4
  %439 = icmp slt i32 %387, %4
  %440 = icmp slt i32 %385, %4
  %441 = icmp slt i32 %383, %4
  %442 = icmp slt i32 %381, %4
  %443 = icmp slt i32 %379, %4
  %444 = icmp slt i32 %377, %4
  %445 = and i1 %428, %429
  %446 = and i1 %428, %430
  %447 = and i1 %428, %431
  %448 = and i1 %428, %432
  %449 = and i1 %428, %433
  %450 = and i1 %428, %434
  %451 = and i1 %428, %435
  %452 = and i1 %428, %436
  %453 = and i1 %428, %437
  %454 = and i1 %428, %438
  %455 = and i1 %428, %439
  %456 = and i1 %428, %440
  %457 = and i1 %428, %441
  %458 = and i1 %428, %442
  %459 = and i1 %428, %443
  %460 = and i1 %428, %444
  %461 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744)
  %462 = icmp eq i32 %15, 0
  %463 = and i1 %445, %462
  %464 = shl i32 %412, 2
  %465 = select i1 %463, i32 %464, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %374, ptr addrspace(8) %461, i32 %465, i32 0, i32 0)
  %466 = and i1 %446, %462
  %467 = shl i32 %413, 2
  %468 = select i1 %466, i32 %467, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %373, ptr addrspace(8) %461, i32 %468, i32 0, i32 0)
  %469 = and i1 %447, %462
  %470 = shl i32 %414, 2
  %471 = select i1 %469, i32 %470, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %372, ptr addrspace(8) %461, i32 %471, i32 0, i32 0)
  %472 = and i1 %448, %462
  %473 = shl i32 %415, 2
  %474 = select i1 %472, i32 %473, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %371, ptr addrspace(8) %461, i32 %474, i32 0, i32 0)
  %475 = and i1 %449, %462
  %476 = shl i32 %416, 2
  %477 = select i1 %475, i32 %476, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %370, ptr addrspace(8) %461, i32 %477, i32 0, i32 0)
  %478 = and i1 %450, %462
  %479 = shl i32 %417, 2
  %480 = select i1 %478, i32 %479, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %369, ptr addrspace(8) %461, i32 %480, i32 0, i32 0)
  %481 = and i1 %451, %462
  %482 = shl i32 %418, 2
  %483 = select i1 %481, i32 %482, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %368, ptr addrspace(8) %461, i32 %483, i32 0, i32 0)
  %484 = and i1 %452, %462
  %485 = shl i32 %419, 2
  %486 = select i1 %484, i32 %485, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %367, ptr addrspace(8) %461, i32 %486, i32 0, i32 0)
  %487 = and i1 %453, %462
  %488 = shl i32 %420, 2
  %489 = select i1 %487, i32 %488, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %366, ptr addrspace(8) %461, i32 %489, i32 0, i32 0)
  %490 = and i1 %454, %462
  %491 = shl i32 %421, 2
  %492 = select i1 %490, i32 %491, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %365, ptr addrspace(8) %461, i32 %492, i32 0, i32 0)
  %493 = and i1 %455, %462
  %494 = shl i32 %422, 2
  %495 = select i1 %493, i32 %494, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %364, ptr addrspace(8) %461, i32 %495, i32 0, i32 0)
  %496 = and i1 %456, %462
  %497 = shl i32 %423, 2
  %498 = select i1 %496, i32 %497, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %363, ptr addrspace(8) %461, i32 %498, i32 0, i32 0)
  %499 = and i1 %457, %462
  %500 = shl i32 %424, 2
  %501 = select i1 %499, i32 %500, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %362, ptr addrspace(8) %461, i32 %501, i32 0, i32 0)
  %502 = and i1 %458, %462
  %503 = shl i32 %425, 2
  %504 = select i1 %502, i32 %503, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %361, ptr addrspace(8) %461, i32 %504, i32 0, i32 0)
  %505 = and i1 %459, %462
  %506 = shl i32 %426, 2
  %507 = select i1 %505, i32 %506, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %360, ptr addrspace(8) %461, i32 %507, i32 0, i32 0)
  %508 = and i1 %460, %462
  %509 = shl i32 %427, 2
  %510 = select i1 %508, i32 %509, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %359, ptr addrspace(8) %461, i32 %510, i32 0, i32 0)
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #6

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #8

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #7 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = !{!"amdgpu-synchronize-as", !"local"}
