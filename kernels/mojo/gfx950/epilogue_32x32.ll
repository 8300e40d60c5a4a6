; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "epilogue.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local amdgpu_kernel void @epilogue_32x32(ptr nofree noundef readonly captures(none) %0, ptr nofree noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = addrspacecast ptr %1 to ptr addrspace(1)
  %6 = addrspacecast ptr %0 to ptr addrspace(1)
  %7 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %8 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %7)
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %11 = zext i32 %10 to i64
  %12 = shl nuw nsw i64 %11, 5
  %13 = and i64 %9, 31
  %14 = or disjoint i64 %13, %12
  %15 = mul i64 %14, %3
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = zext i32 %16 to i64
  %18 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext nneg i32 %18 to i64
  %.idx = shl nuw nsw i64 %19, 6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 %.idx
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 60
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 56
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 52
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 48
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 44
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 40
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 36
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 32
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 24
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 20
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 12
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 8
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  %36 = shl nuw nsw i64 %17, 7
  %37 = lshr i64 %19, 1
  %38 = and i64 %37, 480
  %39 = add nuw nsw i64 %38, %36
  %40 = icmp slt i64 %14, %2
  br i1 %40, label %41, label %148

41:                                               ; preds = %4
  %42 = lshr i64 %9, 3
  %43 = and i64 %42, 12
  %44 = or disjoint i64 %43, %39
  %.not.not = icmp slt i64 %44, %3
  br i1 %.not.not, label %45, label %49

45:                                               ; preds = %41
  %46 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %47 = getelementptr [4 x i8], ptr addrspace(1) %46, i64 %44
  %48 = load float, ptr addrspace(1) %20, align 4, !amdgpu.noclobber !2
  store float %48, ptr addrspace(1) %47, align 4
  br label %49

49:                                               ; preds = %41, %45
  %50 = or disjoint i64 %44, 1
  %.not.not32 = icmp slt i64 %50, %3
  br i1 %.not.not32, label %51, label %55

51:                                               ; preds = %49
  %52 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %53 = getelementptr [4 x i8], ptr addrspace(1) %52, i64 %50
  %54 = load float, ptr addrspace(1) %35, align 4
  store float %54, ptr addrspace(1) %53, align 4
  br label %55

55:                                               ; preds = %49, %51
  %56 = or disjoint i64 %44, 2
  %.not.not33 = icmp slt i64 %56, %3
  br i1 %.not.not33, label %57, label %61

57:                                               ; preds = %55
  %58 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %59 = getelementptr [4 x i8], ptr addrspace(1) %58, i64 %56
  %60 = load float, ptr addrspace(1) %34, align 4
  store float %60, ptr addrspace(1) %59, align 4
  br label %61

61:                                               ; preds = %55, %57
  %62 = or disjoint i64 %39, %42
  %63 = or i64 %62, 3
  %.not.not34 = icmp slt i64 %63, %3
  br i1 %.not.not34, label %64, label %68

64:                                               ; preds = %61
  %65 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %66 = getelementptr [4 x i8], ptr addrspace(1) %65, i64 %63
  %67 = load float, ptr addrspace(1) %33, align 4
  store float %67, ptr addrspace(1) %66, align 4
  br label %68

68:                                               ; preds = %61, %64
  %69 = add nuw nsw i64 %43, 8
  %70 = or disjoint i64 %69, %39
  %.not.not35 = icmp slt i64 %70, %3
  br i1 %.not.not35, label %71, label %75

71:                                               ; preds = %68
  %72 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %73 = getelementptr [4 x i8], ptr addrspace(1) %72, i64 %70
  %74 = load float, ptr addrspace(1) %32, align 4
  store float %74, ptr addrspace(1) %73, align 4
  br label %75

75:                                               ; preds = %68, %71
  %76 = add nuw nsw i64 %43, 9
  %77 = or disjoint i64 %76, %39
  %.not.not36 = icmp slt i64 %77, %3
  br i1 %.not.not36, label %78, label %82

78:                                               ; preds = %75
  %79 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %80 = getelementptr [4 x i8], ptr addrspace(1) %79, i64 %77
  %81 = load float, ptr addrspace(1) %31, align 4
  store float %81, ptr addrspace(1) %80, align 4
  br label %82

82:                                               ; preds = %75, %78
  %83 = add nuw nsw i64 %43, 10
  %84 = or disjoint i64 %83, %39
  %.not.not37 = icmp slt i64 %84, %3
  br i1 %.not.not37, label %85, label %89

85:                                               ; preds = %82
  %86 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %87 = getelementptr [4 x i8], ptr addrspace(1) %86, i64 %84
  %88 = load float, ptr addrspace(1) %30, align 4
  store float %88, ptr addrspace(1) %87, align 4
  br label %89

89:                                               ; preds = %82, %85
  %90 = add nuw nsw i64 %43, 11
  %91 = or disjoint i64 %90, %39
  %.not.not38 = icmp slt i64 %91, %3
  br i1 %.not.not38, label %92, label %96

92:                                               ; preds = %89
  %93 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %94 = getelementptr [4 x i8], ptr addrspace(1) %93, i64 %91
  %95 = load float, ptr addrspace(1) %29, align 4
  store float %95, ptr addrspace(1) %94, align 4
  br label %96

96:                                               ; preds = %89, %92
  %97 = or disjoint i64 %44, 16
  %.not.not39 = icmp slt i64 %97, %3
  br i1 %.not.not39, label %98, label %102

98:                                               ; preds = %96
  %99 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %100 = getelementptr [4 x i8], ptr addrspace(1) %99, i64 %97
  %101 = load float, ptr addrspace(1) %28, align 4
  store float %101, ptr addrspace(1) %100, align 4
  br label %102

102:                                              ; preds = %96, %98
  %103 = or disjoint i64 %44, 17
  %.not.not40 = icmp slt i64 %103, %3
  br i1 %.not.not40, label %104, label %108

104:                                              ; preds = %102
  %105 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %106 = getelementptr [4 x i8], ptr addrspace(1) %105, i64 %103
  %107 = load float, ptr addrspace(1) %27, align 4
  store float %107, ptr addrspace(1) %106, align 4
  br label %108

108:                                              ; preds = %102, %104
  %109 = or disjoint i64 %44, 18
  %.not.not41 = icmp slt i64 %109, %3
  br i1 %.not.not41, label %110, label %114

110:                                              ; preds = %108
  %111 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %112 = getelementptr [4 x i8], ptr addrspace(1) %111, i64 %109
  %113 = load float, ptr addrspace(1) %26, align 4
  store float %113, ptr addrspace(1) %112, align 4
  br label %114

114:                                              ; preds = %108, %110
  %115 = or i64 %62, 19
  %.not.not42 = icmp slt i64 %115, %3
  br i1 %.not.not42, label %116, label %120

116:                                              ; preds = %114
  %117 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %118 = getelementptr [4 x i8], ptr addrspace(1) %117, i64 %115
  %119 = load float, ptr addrspace(1) %25, align 4
  store float %119, ptr addrspace(1) %118, align 4
  br label %120

120:                                              ; preds = %114, %116
  %121 = or disjoint i64 %39, 24
  %122 = add nuw nsw i64 %121, %43
  %.not.not43 = icmp slt i64 %122, %3
  br i1 %.not.not43, label %123, label %127

123:                                              ; preds = %120
  %124 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %125 = getelementptr [4 x i8], ptr addrspace(1) %124, i64 %122
  %126 = load float, ptr addrspace(1) %24, align 4
  store float %126, ptr addrspace(1) %125, align 4
  br label %127

127:                                              ; preds = %120, %123
  %128 = or disjoint i64 %39, 25
  %129 = add nuw nsw i64 %128, %43
  %.not.not44 = icmp slt i64 %129, %3
  br i1 %.not.not44, label %130, label %134

130:                                              ; preds = %127
  %131 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %132 = getelementptr [4 x i8], ptr addrspace(1) %131, i64 %129
  %133 = load float, ptr addrspace(1) %23, align 4
  store float %133, ptr addrspace(1) %132, align 4
  br label %134

134:                                              ; preds = %127, %130
  %135 = or disjoint i64 %39, 26
  %136 = add nuw nsw i64 %135, %43
  %.not.not45 = icmp slt i64 %136, %3
  br i1 %.not.not45, label %137, label %141

137:                                              ; preds = %134
  %138 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %139 = getelementptr [4 x i8], ptr addrspace(1) %138, i64 %136
  %140 = load float, ptr addrspace(1) %22, align 4
  store float %140, ptr addrspace(1) %139, align 4
  br label %141

141:                                              ; preds = %134, %137
  %142 = or disjoint i64 %39, 27
  %143 = add nuw nsw i64 %142, %43
  %.not.not46 = icmp slt i64 %143, %3
  br i1 %.not.not46, label %144, label %148

144:                                              ; preds = %141
  %145 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %15
  %146 = getelementptr [4 x i8], ptr addrspace(1) %145, i64 %143
  %147 = load float, ptr addrspace(1) %21, align 4
  store float %147, ptr addrspace(1) %146, align 4
  br label %148

148:                                              ; preds = %141, %4, %144
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!2 = !{}
