; ModuleID = 'masked_copy.cl'
source_filename = "masked_copy.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @masked_copy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_masked_copy(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_masked_copy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(8), align 16, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(8), align 16, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca <4 x i32>, align 16, addrspace(5)
  %16 = alloca <4 x float>, align 16, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %18, align 8
  store ptr addrspace(1) %1, ptr %19, align 8
  store i32 %2, ptr %20, align 4
  %21 = load ptr addrspace(1), ptr %18, align 8
  %22 = load i32, ptr %20, align 4
  %23 = mul i32 %22, 4
  %24 = addrspacecast ptr addrspace(5) %6 to ptr
  %25 = addrspacecast ptr addrspace(5) %7 to ptr
  %26 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %21, ptr %25, align 8
  store i32 %23, ptr %26, align 4
  %27 = load ptr addrspace(1), ptr %25, align 8
  %28 = load i32, ptr %26, align 4
  %29 = zext i32 %28 to i64
  %30 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %27, i16 0, i64 %29, i32 159744)
  store ptr addrspace(8) %30, ptr addrspace(5) %12, align 16
  %31 = addrspacecast ptr addrspace(5) %5 to ptr
  %32 = call i32 @llvm.amdgcn.workgroup.id.x()
  %33 = sext i32 %32 to i64
  %34 = mul nsw i64 %33, 1024
  %35 = addrspacecast ptr addrspace(5) %4 to ptr
  %36 = call i32 @llvm.amdgcn.workitem.id.x()
  %37 = mul nsw i32 %36, 4
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %34, %38
  store i64 %39, ptr addrspace(5) %13, align 8
  %40 = load i64, ptr addrspace(5) %13, align 8
  %41 = load i32, ptr %20, align 4
  %42 = sext i32 %41 to i64
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %44, label %48

44:                                               ; preds = %3
  %45 = load i64, ptr addrspace(5) %13, align 8
  %46 = trunc i64 %45 to i32
  %47 = mul i32 %46, 4
  br label %49

48:                                               ; preds = %3
  br label %49

49:                                               ; preds = %48, %44
  %50 = phi i32 [ %47, %44 ], [ -1, %48 ]
  store i32 %50, ptr addrspace(5) %14, align 4
  %51 = load ptr addrspace(8), ptr addrspace(5) %12, align 16
  %52 = load i32, ptr addrspace(5) %14, align 4
  %53 = call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %51, i32 %52, i32 0, i32 0)
  store <4 x i32> %53, ptr addrspace(5) %15, align 16
  %54 = load <4 x i32>, ptr addrspace(5) %15, align 16
  %55 = bitcast <4 x i32> %54 to <4 x float>
  store <4 x float> %55, ptr addrspace(5) %16, align 16
  %56 = load i64, ptr addrspace(5) %13, align 8
  %57 = add nsw i64 %56, 4
  %58 = load i32, ptr %20, align 4
  %59 = sext i32 %58 to i64
  %60 = icmp sle i64 %57, %59
  br i1 %60, label %61, label %66

61:                                               ; preds = %49
  %62 = load <4 x float>, ptr addrspace(5) %16, align 16
  %63 = load ptr addrspace(1), ptr %19, align 8
  %64 = load i64, ptr addrspace(5) %13, align 8
  %65 = getelementptr inbounds float, ptr addrspace(1) %63, i64 %64
  store <4 x float> %62, ptr addrspace(1) %65, align 4
  br label %93

66:                                               ; preds = %49
  store i32 0, ptr addrspace(5) %17, align 4
  br label %67

67:                                               ; preds = %89, %66
  %68 = load i32, ptr addrspace(5) %17, align 4
  %69 = icmp slt i32 %68, 3
  br i1 %69, label %70, label %92

70:                                               ; preds = %67
  %71 = load i64, ptr addrspace(5) %13, align 8
  %72 = load i32, ptr addrspace(5) %17, align 4
  %73 = sext i32 %72 to i64
  %74 = add nsw i64 %71, %73
  %75 = load i32, ptr %20, align 4
  %76 = sext i32 %75 to i64
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %78, label %88

78:                                               ; preds = %70
  %79 = load <4 x float>, ptr addrspace(5) %16, align 16
  %80 = load i32, ptr addrspace(5) %17, align 4
  %81 = extractelement <4 x float> %79, i32 %80
  %82 = load ptr addrspace(1), ptr %19, align 8
  %83 = load i64, ptr addrspace(5) %13, align 8
  %84 = load i32, ptr addrspace(5) %17, align 4
  %85 = sext i32 %84 to i64
  %86 = add nsw i64 %83, %85
  %87 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %86
  store float %81, ptr addrspace(1) %87, align 4
  br label %88

88:                                               ; preds = %78, %70
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr addrspace(5) %17, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr addrspace(5) %17, align 4
  br label %67

92:                                               ; preds = %67
  br label %93

93:                                               ; preds = %92, %61
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"int"}
!9 = !{!"const", !"", !""}
!10 = !{i32 256, i32 1, i32 1}
