; ModuleID = 'tile_copy.cl'
source_filename = "tile_copy.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@tile_copy.tile = internal addrspace(3) global [8192 x i8] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @tile_copy(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_tile_copy(ptr addrspace(1) noundef align 2 %13, ptr addrspace(1) noundef align 16 %14, i32 noundef %15, i32 noundef %16) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_tile_copy(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(8), align 16, addrspace(5)
  %8 = alloca ptr addrspace(3), align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca ptr addrspace(8), align 16, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca ptr addrspace(8), align 16, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = addrspacecast ptr addrspace(5) %28 to ptr
  %45 = addrspacecast ptr addrspace(5) %29 to ptr
  %46 = addrspacecast ptr addrspace(5) %30 to ptr
  %47 = addrspacecast ptr addrspace(5) %31 to ptr
  store ptr addrspace(1) %0, ptr %44, align 8
  store ptr addrspace(1) %1, ptr %45, align 8
  store i32 %2, ptr %46, align 4
  store i32 %3, ptr %47, align 4
  %48 = load ptr addrspace(1), ptr %44, align 8
  %49 = load i32, ptr %46, align 4
  %50 = load i32, ptr %47, align 4
  %51 = mul nsw i32 %49, %50
  %52 = mul i32 %51, 2
  %53 = addrspacecast ptr addrspace(5) %25 to ptr
  %54 = addrspacecast ptr addrspace(5) %26 to ptr
  %55 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %48, ptr %54, align 8
  store i32 %52, ptr %55, align 4
  %56 = load ptr addrspace(1), ptr %54, align 8
  %57 = load i32, ptr %55, align 4
  %58 = zext i32 %57 to i64
  %59 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %56, i16 0, i64 %58, i32 159744)
  store ptr addrspace(8) %59, ptr addrspace(5) %32, align 16
  %60 = addrspacecast ptr addrspace(5) %24 to ptr
  %61 = call i32 @llvm.amdgcn.workgroup.id.y()
  %62 = mul nsw i32 %61, 64
  %63 = load i32, ptr %47, align 4
  %64 = mul nsw i32 %62, %63
  %65 = addrspacecast ptr addrspace(5) %23 to ptr
  %66 = call i32 @llvm.amdgcn.workgroup.id.x()
  %67 = mul nsw i32 %66, 64
  %68 = add nsw i32 %64, %67
  %69 = mul i32 %68, 2
  store i32 %69, ptr addrspace(5) %33, align 4
  %70 = addrspacecast ptr addrspace(5) %22 to ptr
  %71 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %72 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %71)
  store i32 %72, ptr addrspace(5) %34, align 4
  %73 = addrspacecast ptr addrspace(5) %21 to ptr
  %74 = addrspacecast ptr addrspace(5) %6 to ptr
  %75 = call i32 @llvm.amdgcn.workitem.id.x()
  %76 = sdiv i32 %75, 64
  %77 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %76)
  store i32 %77, ptr addrspace(5) %35, align 4
  store i32 0, ptr addrspace(5) %36, align 4
  br label %78

78:                                               ; preds = %134, %4
  %79 = load i32, ptr addrspace(5) %36, align 4
  %80 = icmp slt i32 %79, 2
  br i1 %80, label %81, label %137

81:                                               ; preds = %78
  %82 = load i32, ptr addrspace(5) %36, align 4
  %83 = mul nsw i32 %82, 4
  %84 = load i32, ptr addrspace(5) %35, align 4
  %85 = add nsw i32 %83, %84
  %86 = mul nsw i32 %85, 64
  %87 = mul nsw i32 %86, 16
  store i32 %87, ptr addrspace(5) %37, align 4
  %88 = load i32, ptr addrspace(5) %37, align 4
  %89 = load i32, ptr addrspace(5) %34, align 4
  %90 = mul nsw i32 %89, 16
  %91 = add i32 %88, %90
  %92 = addrspacecast ptr addrspace(5) %11 to ptr
  %93 = addrspacecast ptr addrspace(5) %12 to ptr
  %94 = addrspacecast ptr addrspace(5) %13 to ptr
  %95 = addrspacecast ptr addrspace(5) %14 to ptr
  %96 = addrspacecast ptr addrspace(5) %15 to ptr
  store i32 %91, ptr %93, align 4
  store i32 3, ptr %94, align 4
  store i32 4, ptr %95, align 4
  store i32 3, ptr %96, align 4
  %97 = load i32, ptr %93, align 4
  %98 = load i32, ptr %93, align 4
  %99 = load i32, ptr %96, align 4
  %100 = and i32 %99, 31
  %101 = lshr i32 %98, %100
  %102 = load i32, ptr %94, align 4
  %103 = and i32 %102, 31
  %104 = shl i32 1, %103
  %105 = sub i32 %104, 1
  %106 = load i32, ptr %95, align 4
  %107 = and i32 %106, 31
  %108 = shl i32 %105, %107
  %109 = and i32 %101, %108
  %110 = xor i32 %97, %109
  store i32 %110, ptr addrspace(5) %38, align 4
  %111 = load i32, ptr addrspace(5) %38, align 4
  %112 = udiv i32 %111, 128
  store i32 %112, ptr addrspace(5) %39, align 4
  %113 = load i32, ptr addrspace(5) %38, align 4
  %114 = urem i32 %113, 128
  %115 = udiv i32 %114, 2
  store i32 %115, ptr addrspace(5) %40, align 4
  %116 = load ptr addrspace(8), ptr addrspace(5) %32, align 16
  %117 = load i32, ptr addrspace(5) %37, align 4
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %117
  %119 = load i32, ptr addrspace(5) %39, align 4
  %120 = load i32, ptr %47, align 4
  %121 = mul nsw i32 %119, %120
  %122 = load i32, ptr addrspace(5) %40, align 4
  %123 = add nsw i32 %121, %122
  %124 = mul i32 %123, 2
  %125 = load i32, ptr addrspace(5) %33, align 4
  %126 = addrspacecast ptr addrspace(5) %7 to ptr
  %127 = addrspacecast ptr addrspace(5) %8 to ptr
  %128 = addrspacecast ptr addrspace(5) %9 to ptr
  %129 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(8) %116, ptr %126, align 16
  store ptr addrspace(3) %118, ptr %127, align 4
  store i32 %124, ptr %128, align 4
  store i32 %125, ptr %129, align 4
  %130 = load ptr addrspace(8), ptr %126, align 16
  %131 = load ptr addrspace(3), ptr %127, align 4
  %132 = load i32, ptr %128, align 4
  %133 = load i32, ptr %129, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %130, ptr addrspace(3) %131, i32 16, i32 %132, i32 %133, i32 0, i32 0)
  br label %134

134:                                              ; preds = %81
  %135 = load i32, ptr addrspace(5) %36, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr addrspace(5) %36, align 4
  br label %78

137:                                              ; preds = %78
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  call void @llvm.amdgcn.s.barrier()
  store i32 0, ptr addrspace(5) %41, align 4
  br label %138

138:                                              ; preds = %176, %137
  %139 = load i32, ptr addrspace(5) %41, align 4
  %140 = icmp slt i32 %139, 2
  br i1 %140, label %141, label %179

141:                                              ; preds = %138
  %142 = load i32, ptr addrspace(5) %41, align 4
  %143 = mul nsw i32 %142, 4
  %144 = mul nsw i32 %143, 64
  %145 = addrspacecast ptr addrspace(5) %5 to ptr
  %146 = call i32 @llvm.amdgcn.workitem.id.x()
  %147 = add nsw i32 %144, %146
  store i32 %147, ptr addrspace(5) %42, align 4
  %148 = load i32, ptr addrspace(5) %42, align 4
  %149 = mul i32 %148, 16
  %150 = addrspacecast ptr addrspace(5) %16 to ptr
  %151 = addrspacecast ptr addrspace(5) %17 to ptr
  %152 = addrspacecast ptr addrspace(5) %18 to ptr
  %153 = addrspacecast ptr addrspace(5) %19 to ptr
  %154 = addrspacecast ptr addrspace(5) %20 to ptr
  store i32 %149, ptr %151, align 4
  store i32 3, ptr %152, align 4
  store i32 4, ptr %153, align 4
  store i32 3, ptr %154, align 4
  %155 = load i32, ptr %151, align 4
  %156 = load i32, ptr %151, align 4
  %157 = load i32, ptr %154, align 4
  %158 = and i32 %157, 31
  %159 = lshr i32 %156, %158
  %160 = load i32, ptr %152, align 4
  %161 = and i32 %160, 31
  %162 = shl i32 1, %161
  %163 = sub i32 %162, 1
  %164 = load i32, ptr %153, align 4
  %165 = and i32 %164, 31
  %166 = shl i32 %163, %165
  %167 = and i32 %159, %166
  %168 = xor i32 %155, %167
  store i32 %168, ptr addrspace(5) %43, align 4
  %169 = load i32, ptr addrspace(5) %43, align 4
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_copy.tile, i32 %169
  %171 = load <4 x i32>, ptr addrspace(3) %170, align 1
  %172 = load ptr addrspace(1), ptr %45, align 8
  %173 = load i32, ptr addrspace(5) %42, align 4
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %172, i64 %174
  store <4 x i32> %171, ptr addrspace(1) %175, align 16
  br label %176

176:                                              ; preds = %141
  %177 = load i32, ptr addrspace(5) %41, align 4
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr addrspace(5) %41, align 4
  br label %138

179:                                              ; preds = %138
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #4

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #7

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn }
attributes #8 = { convergent nocallback nofree nounwind willreturn }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"clang version 22.1.8"}
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"u16*", !"u32x4*", !"int", !"int"}
!9 = !{!"ushort*", !"uint __attribute__((ext_vector_type(4)))*", !"int", !"int"}
!10 = !{!"const", !"", !"", !""}
!11 = !{i32 256, i32 1, i32 1}
