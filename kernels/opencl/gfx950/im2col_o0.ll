; ModuleID = 'im2col.cl'
source_filename = "im2col.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@im2col.tile = internal addrspace(3) global [4096 x i16] undef, align 2

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @im2col(ptr addrspace(1) noundef align 2 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load i32, ptr %14, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %16, align 4
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef align 2 %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef align 2 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(8), align 16, addrspace(5)
  %9 = alloca ptr addrspace(3), align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(8), align 16, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca ptr addrspace(8), align 16, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
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
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca ptr addrspace(3), align 4, addrspace(5)
  %46 = addrspacecast ptr addrspace(5) %19 to ptr
  %47 = addrspacecast ptr addrspace(5) %20 to ptr
  %48 = addrspacecast ptr addrspace(5) %21 to ptr
  %49 = addrspacecast ptr addrspace(5) %22 to ptr
  %50 = addrspacecast ptr addrspace(5) %23 to ptr
  %51 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %0, ptr %46, align 8
  store i32 %1, ptr %47, align 4
  store i32 %2, ptr %48, align 4
  store i32 %3, ptr %49, align 4
  store i32 %4, ptr %50, align 4
  store i32 %5, ptr %51, align 4
  %52 = load i32, ptr %47, align 4
  %53 = load i32, ptr %48, align 4
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %49, align 4
  %56 = mul nsw i32 %54, %55
  %57 = mul nsw i32 %56, 64
  store i32 %57, ptr addrspace(5) %25, align 4
  %58 = load ptr addrspace(1), ptr %46, align 8
  %59 = load i32, ptr addrspace(5) %25, align 4
  %60 = mul i32 %59, 2
  %61 = addrspacecast ptr addrspace(5) %16 to ptr
  %62 = addrspacecast ptr addrspace(5) %17 to ptr
  %63 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr addrspace(1) %58, ptr %62, align 8
  store i32 %60, ptr %63, align 4
  %64 = load ptr addrspace(1), ptr %62, align 8
  %65 = load i32, ptr %63, align 4
  %66 = zext i32 %65 to i64
  %67 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %64, i16 0, i64 %66, i32 159744)
  store ptr addrspace(8) %67, ptr addrspace(5) %26, align 16
  %68 = addrspacecast ptr addrspace(5) %15 to ptr
  %69 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %70 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %69)
  store i32 %70, ptr addrspace(5) %27, align 4
  %71 = addrspacecast ptr addrspace(5) %14 to ptr
  %72 = addrspacecast ptr addrspace(5) %7 to ptr
  %73 = call i32 @llvm.amdgcn.workitem.id.x()
  %74 = sdiv i32 %73, 64
  %75 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %74)
  store i32 %75, ptr addrspace(5) %28, align 4
  %76 = load i32, ptr addrspace(5) %28, align 4
  %77 = mul nsw i32 %76, 16
  %78 = load i32, ptr addrspace(5) %27, align 4
  %79 = sdiv i32 %78, 4
  %80 = add nsw i32 %77, %79
  store i32 %80, ptr addrspace(5) %29, align 4
  %81 = load i32, ptr addrspace(5) %27, align 4
  %82 = srem i32 %81, 4
  %83 = mul nsw i32 %82, 8
  store i32 %83, ptr addrspace(5) %30, align 4
  %84 = addrspacecast ptr addrspace(5) %13 to ptr
  %85 = call i32 @llvm.amdgcn.workgroup.id.y()
  %86 = mul nsw i32 %85, 32
  %87 = load i32, ptr addrspace(5) %30, align 4
  %88 = add nsw i32 %86, %87
  store i32 %88, ptr addrspace(5) %31, align 4
  store i32 0, ptr addrspace(5) %32, align 4
  %89 = load i32, ptr addrspace(5) %31, align 4
  %90 = srem i32 %89, 64
  %91 = add nsw i32 %90, 0
  store i32 %91, ptr addrspace(5) %33, align 4
  %92 = load i32, ptr addrspace(5) %31, align 4
  %93 = sdiv i32 %92, 64
  %94 = srem i32 %93, 3
  store i32 %94, ptr addrspace(5) %34, align 4
  %95 = load i32, ptr addrspace(5) %31, align 4
  %96 = sdiv i32 %95, 64
  %97 = sdiv i32 %96, 3
  store i32 %97, ptr addrspace(5) %35, align 4
  store i32 0, ptr addrspace(5) %39, align 4
  br label %98

98:                                               ; preds = %182, %6
  %99 = load i32, ptr addrspace(5) %39, align 4
  %100 = icmp slt i32 %99, 2
  br i1 %100, label %101, label %185

101:                                              ; preds = %98
  %102 = addrspacecast ptr addrspace(5) %12 to ptr
  %103 = call i32 @llvm.amdgcn.workgroup.id.x()
  %104 = mul nsw i32 %103, 128
  %105 = load i32, ptr addrspace(5) %29, align 4
  %106 = add nsw i32 %104, %105
  %107 = load i32, ptr addrspace(5) %39, align 4
  %108 = mul nsw i32 %107, 64
  %109 = add nsw i32 %106, %108
  store i32 %109, ptr addrspace(5) %40, align 4
  %110 = load i32, ptr addrspace(5) %40, align 4
  %111 = load i32, ptr %51, align 4
  %112 = srem i32 %110, %111
  store i32 %112, ptr addrspace(5) %38, align 4
  %113 = load i32, ptr addrspace(5) %40, align 4
  %114 = load i32, ptr %51, align 4
  %115 = sdiv i32 %113, %114
  %116 = load i32, ptr %50, align 4
  %117 = srem i32 %115, %116
  store i32 %117, ptr addrspace(5) %37, align 4
  %118 = load i32, ptr addrspace(5) %40, align 4
  %119 = load i32, ptr %51, align 4
  %120 = sdiv i32 %118, %119
  %121 = load i32, ptr %50, align 4
  %122 = sdiv i32 %120, %121
  store i32 %122, ptr addrspace(5) %36, align 4
  %123 = load i32, ptr addrspace(5) %37, align 4
  %124 = mul nsw i32 %123, 1
  %125 = load i32, ptr addrspace(5) %35, align 4
  %126 = mul nsw i32 %125, 2
  %127 = add nsw i32 %124, %126
  %128 = sub nsw i32 %127, 2
  store i32 %128, ptr addrspace(5) %41, align 4
  %129 = load i32, ptr addrspace(5) %38, align 4
  %130 = mul nsw i32 %129, 1
  %131 = load i32, ptr addrspace(5) %34, align 4
  %132 = mul nsw i32 %131, 2
  %133 = add nsw i32 %130, %132
  %134 = sub nsw i32 %133, 2
  store i32 %134, ptr addrspace(5) %42, align 4
  %135 = load i32, ptr addrspace(5) %36, align 4
  %136 = load i32, ptr %48, align 4
  %137 = mul nsw i32 %135, %136
  %138 = load i32, ptr addrspace(5) %41, align 4
  %139 = add nsw i32 %137, %138
  %140 = load i32, ptr %49, align 4
  %141 = mul nsw i32 %139, %140
  %142 = load i32, ptr addrspace(5) %42, align 4
  %143 = add nsw i32 %141, %142
  %144 = mul nsw i32 %143, 64
  %145 = load i32, ptr addrspace(5) %33, align 4
  %146 = add nsw i32 %144, %145
  store i32 %146, ptr addrspace(5) %43, align 4
  %147 = load i32, ptr addrspace(5) %41, align 4
  %148 = icmp sle i32 0, %147
  br i1 %148, label %149, label %160

149:                                              ; preds = %101
  %150 = load i32, ptr addrspace(5) %41, align 4
  %151 = load i32, ptr %48, align 4
  %152 = icmp slt i32 %150, %151
  br i1 %152, label %153, label %160

153:                                              ; preds = %149
  %154 = load i32, ptr addrspace(5) %42, align 4
  %155 = icmp sle i32 0, %154
  br i1 %155, label %156, label %160

156:                                              ; preds = %153
  %157 = load i32, ptr addrspace(5) %42, align 4
  %158 = load i32, ptr %49, align 4
  %159 = icmp slt i32 %157, %158
  br i1 %159, label %162, label %160

160:                                              ; preds = %156, %153, %149, %101
  %161 = load i32, ptr addrspace(5) %25, align 4
  store i32 %161, ptr addrspace(5) %43, align 4
  br label %162

162:                                              ; preds = %160, %156
  %163 = load i32, ptr addrspace(5) %43, align 4
  %164 = mul i32 %163, 2
  store i32 %164, ptr addrspace(5) %44, align 4
  %165 = load i32, ptr addrspace(5) %39, align 4
  %166 = mul nsw i32 %165, 4
  %167 = load i32, ptr addrspace(5) %28, align 4
  %168 = add nsw i32 %166, %167
  %169 = mul nsw i32 %168, 512
  %170 = getelementptr inbounds i16, ptr addrspace(3) @im2col.tile, i32 %169
  store ptr addrspace(3) %170, ptr addrspace(5) %45, align 4
  %171 = load ptr addrspace(8), ptr addrspace(5) %26, align 16
  %172 = load ptr addrspace(3), ptr addrspace(5) %45, align 4
  %173 = load i32, ptr addrspace(5) %44, align 4
  %174 = addrspacecast ptr addrspace(5) %8 to ptr
  %175 = addrspacecast ptr addrspace(5) %9 to ptr
  %176 = addrspacecast ptr addrspace(5) %10 to ptr
  %177 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(8) %171, ptr %174, align 16
  store ptr addrspace(3) %172, ptr %175, align 4
  store i32 %173, ptr %176, align 4
  store i32 0, ptr %177, align 4
  %178 = load ptr addrspace(8), ptr %174, align 16
  %179 = load ptr addrspace(3), ptr %175, align 4
  %180 = load i32, ptr %176, align 4
  %181 = load i32, ptr %177, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %178, ptr addrspace(3) %179, i32 16, i32 %180, i32 %181, i32 0, i32 0)
  br label %182

182:                                              ; preds = %162
  %183 = load i32, ptr addrspace(5) %39, align 4
  %184 = add nsw i32 %183, 1
  store i32 %184, ptr addrspace(5) %39, align 4
  br label %98

185:                                              ; preds = %98
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"clang version 22.1.8"}
!6 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"u16*", !"int", !"int", !"int", !"int", !"int"}
!9 = !{!"ushort*", !"int", !"int", !"int", !"int", !"int"}
!10 = !{!"const", !"", !"", !"", !"", !""}
!11 = !{i32 256, i32 1, i32 1}
