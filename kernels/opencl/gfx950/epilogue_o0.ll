; ModuleID = 'epilogue.cl'
source_filename = "epilogue.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @epilogue(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  %16 = load ptr addrspace(1), ptr %11, align 8
  %17 = load ptr addrspace(1), ptr %12, align 8
  %18 = load i32, ptr %13, align 4
  %19 = load i32, ptr %14, align 4
  %20 = load i32, ptr %15, align 4
  call void @__clang_ocl_kern_imp_epilogue(ptr addrspace(1) noundef align 16 %16, ptr addrspace(1) noundef align 4 %17, i32 noundef %18, i32 noundef %19, i32 noundef %20) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_epilogue(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca <4 x float>, align 16, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %12 to ptr
  %25 = addrspacecast ptr addrspace(5) %13 to ptr
  %26 = addrspacecast ptr addrspace(5) %14 to ptr
  %27 = addrspacecast ptr addrspace(5) %15 to ptr
  %28 = addrspacecast ptr addrspace(5) %16 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store i32 %2, ptr %26, align 4
  store i32 %3, ptr %27, align 4
  store i32 %4, ptr %28, align 4
  %29 = addrspacecast ptr addrspace(5) %11 to ptr
  %30 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %31 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %30)
  store i32 %31, ptr addrspace(5) %17, align 4
  %32 = addrspacecast ptr addrspace(5) %10 to ptr
  %33 = addrspacecast ptr addrspace(5) %9 to ptr
  %34 = call i32 @llvm.amdgcn.workitem.id.x()
  %35 = sdiv i32 %34, 64
  %36 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %35)
  store i32 %36, ptr addrspace(5) %18, align 4
  %37 = load ptr addrspace(1), ptr %24, align 8
  %38 = addrspacecast ptr addrspace(5) %8 to ptr
  %39 = call i32 @llvm.amdgcn.workitem.id.x()
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds <4 x float>, ptr addrspace(1) %37, i64 %40
  %42 = load <4 x float>, ptr addrspace(1) %41, align 16
  store <4 x float> %42, ptr addrspace(5) %19, align 16
  %43 = addrspacecast ptr addrspace(5) %7 to ptr
  %44 = call i32 @llvm.amdgcn.workgroup.id.y()
  %45 = mul nsw i32 %44, 16
  %46 = load i32, ptr addrspace(5) %17, align 4
  %47 = srem i32 %46, 16
  %48 = add nsw i32 %45, %47
  store i32 %48, ptr addrspace(5) %20, align 4
  %49 = addrspacecast ptr addrspace(5) %6 to ptr
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = mul nsw i32 %50, 4
  %52 = load i32, ptr addrspace(5) %18, align 4
  %53 = add nsw i32 %51, %52
  %54 = mul nsw i32 %53, 16
  %55 = load i32, ptr addrspace(5) %17, align 4
  %56 = sdiv i32 %55, 16
  %57 = mul nsw i32 %56, 4
  %58 = add nsw i32 %54, %57
  store i32 %58, ptr addrspace(5) %21, align 4
  %59 = load i32, ptr addrspace(5) %20, align 4
  %60 = load i32, ptr %26, align 4
  %61 = icmp sge i32 %59, %60
  br i1 %61, label %62, label %63

62:                                               ; preds = %5
  br label %109

63:                                               ; preds = %5
  %64 = load ptr addrspace(1), ptr %25, align 8
  %65 = load i32, ptr addrspace(5) %20, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %28, align 4
  %68 = sext i32 %67 to i64
  %69 = mul nsw i64 %66, %68
  %70 = load i32, ptr addrspace(5) %21, align 4
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %69, %71
  %73 = getelementptr inbounds float, ptr addrspace(1) %64, i64 %72
  store ptr addrspace(1) %73, ptr addrspace(5) %22, align 8
  %74 = load i32, ptr addrspace(5) %21, align 4
  %75 = add nsw i32 %74, 4
  %76 = load i32, ptr %27, align 4
  %77 = icmp sle i32 %75, %76
  br i1 %77, label %78, label %81

78:                                               ; preds = %63
  %79 = load <4 x float>, ptr addrspace(5) %19, align 16
  %80 = load ptr addrspace(1), ptr addrspace(5) %22, align 8
  store <4 x float> %79, ptr addrspace(1) %80, align 4
  br label %109

81:                                               ; preds = %63
  %82 = load i32, ptr addrspace(5) %21, align 4
  %83 = load i32, ptr %27, align 4
  %84 = icmp slt i32 %82, %83
  br i1 %84, label %85, label %108

85:                                               ; preds = %81
  store i32 0, ptr addrspace(5) %23, align 4
  br label %86

86:                                               ; preds = %104, %85
  %87 = load i32, ptr addrspace(5) %23, align 4
  %88 = icmp slt i32 %87, 3
  br i1 %88, label %89, label %107

89:                                               ; preds = %86
  %90 = load i32, ptr addrspace(5) %21, align 4
  %91 = load i32, ptr addrspace(5) %23, align 4
  %92 = add nsw i32 %90, %91
  %93 = load i32, ptr %27, align 4
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %95, label %103

95:                                               ; preds = %89
  %96 = load <4 x float>, ptr addrspace(5) %19, align 16
  %97 = load i32, ptr addrspace(5) %23, align 4
  %98 = extractelement <4 x float> %96, i32 %97
  %99 = load ptr addrspace(1), ptr addrspace(5) %22, align 8
  %100 = load i32, ptr addrspace(5) %23, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %99, i64 %101
  store float %98, ptr addrspace(1) %102, align 4
  br label %103

103:                                              ; preds = %95, %89
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr addrspace(5) %23, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr addrspace(5) %23, align 4
  br label %86

107:                                              ; preds = %86
  br label %108

108:                                              ; preds = %107, %81
  br label %109

109:                                              ; preds = %62, %108, %78
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"clang version 22.1.8"}
!6 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float4v*", !"float*", !"int", !"int", !"int"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int", !"int"}
!10 = !{!"const", !"", !"", !"", !""}
!11 = !{i32 256, i32 1, i32 1}
