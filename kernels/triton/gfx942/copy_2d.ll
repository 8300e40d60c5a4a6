; compiled by Triton 3.9.0 from kernels/triton/kernels.py, kernel copy_2d
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @copy_2d(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, ptr addrspace(1) inreg nofree readnone captures(none) %6, ptr addrspace(1) inreg nofree readnone captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %9)
  %11 = and i32 %10, 192
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = shl i32 %12, 4
  %14 = and i32 %9, 63
  %15 = or disjoint i32 %11, %14
  %16 = lshr i32 %15, 4
  %17 = and i32 %10, 128
  %18 = lshr exact i32 %17, 7
  %19 = or disjoint i32 %18, 2
  %20 = or disjoint i32 %18, 4
  %21 = or disjoint i32 %18, 6
  %22 = or disjoint i32 %18, 8
  %23 = or disjoint i32 %18, 10
  %24 = or disjoint i32 %18, 12
  %25 = or disjoint i32 %18, 14
  %26 = or disjoint i32 %16, %13
  %27 = or disjoint i32 %18, %13
  %28 = or disjoint i32 %19, %13
  %29 = or disjoint i32 %20, %13
  %30 = or disjoint i32 %21, %13
  %31 = or disjoint i32 %22, %13
  %32 = or disjoint i32 %23, %13
  %33 = or disjoint i32 %24, %13
  %34 = or disjoint i32 %25, %13
  %35 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %36 = shl i32 %35, 7
  %37 = shl nuw nsw i32 %9, 3
  %38 = and i32 %37, 120
  %39 = and i32 %15, 127
  %40 = or disjoint i32 %38, %36
  %41 = or disjoint i32 %39, %36
  %42 = icmp slt i32 %26, %2
  %43 = icmp slt i32 %27, %2
  %44 = icmp slt i32 %28, %2
  %45 = icmp slt i32 %29, %2
  %46 = icmp slt i32 %30, %2
  %47 = icmp slt i32 %31, %2
  %48 = icmp slt i32 %32, %2
  %49 = icmp slt i32 %33, %2
  %50 = icmp slt i32 %34, %2
  %51 = icmp slt i32 %40, %3
  %52 = icmp slt i32 %41, %3
  %53 = and i1 %51, %42
  %54 = and i1 %43, %52
  %55 = and i1 %44, %52
  %56 = and i1 %45, %52
  %57 = and i1 %46, %52
  %58 = and i1 %47, %52
  %59 = and i1 %48, %52
  %60 = and i1 %49, %52
  %61 = and i1 %50, %52
  %62 = mul i32 %5, %13
  %63 = mul nuw nsw i32 %18, %5
  %64 = mul i32 %19, %5
  %65 = mul i32 %20, %5
  %66 = mul i32 %21, %5
  %67 = mul i32 %22, %5
  %68 = mul i32 %23, %5
  %69 = mul i32 %24, %5
  %70 = mul i32 %25, %5
  %71 = add i32 %62, %36
  %72 = add i32 %39, %71
  %73 = add i32 %72, %63
  %74 = add i32 %72, %64
  %75 = add i32 %72, %65
  %76 = add i32 %72, %66
  %77 = add i32 %72, %67
  %78 = add i32 %72, %68
  %79 = add i32 %72, %69
  %80 = add i32 %72, %70
  %reass.mul = mul i32 %26, %4
  %81 = add i32 %40, %reass.mul
  %82 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %83 = shl i32 %81, 1
  %84 = select i1 %53, i32 %83, i32 -2147483648
  %85 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %82, i32 %84, i32 0, i32 0)
  %86 = bitcast <4 x i32> %85 to <8 x half>
  %87 = and i32 %9, 16
  %88 = icmp eq i32 %87, 0
  %89 = select i1 %88, i32 0, i32 516
  %90 = shl nuw nsw i32 %9, 2
  %91 = and i32 %90, 128
  %92 = lshr i32 %10, 5
  %93 = and i32 %92, 2
  %94 = shl nuw nsw i32 %17, 1
  %95 = or disjoint i32 %91, %89
  %96 = or disjoint i32 %93, %94
  %97 = or disjoint i32 %96, %95
  %98 = or disjoint i32 %97, %38
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %98
  %100 = shufflevector <8 x half> %86, <8 x half> poison, <1 x i32> zeroinitializer
  store <1 x half> %100, ptr addrspace(3) %99, align 2
  %101 = xor i32 %98, 4
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %101
  %103 = shufflevector <8 x half> %86, <8 x half> poison, <1 x i32> <i32 1>
  store <1 x half> %103, ptr addrspace(3) %102, align 2
  %104 = xor i32 %98, 1056
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %104
  %106 = shufflevector <8 x half> %86, <8 x half> poison, <1 x i32> <i32 2>
  store <1 x half> %106, ptr addrspace(3) %105, align 2
  %107 = xor i32 %98, 1060
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %107
  %109 = shufflevector <8 x half> %86, <8 x half> poison, <1 x i32> <i32 3>
  store <1 x half> %109, ptr addrspace(3) %108, align 2
  %110 = xor i32 %98, 2112
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %110
  %112 = shufflevector <8 x half> %86, <8 x half> poison, <1 x i32> <i32 4>
  store <1 x half> %112, ptr addrspace(3) %111, align 2
  %113 = xor i32 %98, 2116
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %113
  %115 = shufflevector <8 x half> %86, <8 x half> poison, <1 x i32> <i32 5>
  store <1 x half> %115, ptr addrspace(3) %114, align 2
  %116 = xor i32 %98, 3168
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %116
  %118 = shufflevector <8 x half> %86, <8 x half> poison, <1 x i32> <i32 6>
  store <1 x half> %118, ptr addrspace(3) %117, align 2
  %119 = xor i32 %98, 3172
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %119
  %121 = shufflevector <8 x half> %86, <8 x half> poison, <1 x i32> <i32 7>
  store <1 x half> %121, ptr addrspace(3) %120, align 2
  fence syncscope("workgroup") release, !mmra !2
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !2
  %122 = and i32 %9, 6
  %123 = shl nuw nsw i32 %122, 9
  %124 = shl nuw nsw i32 %122, 4
  %125 = and i32 %15, 120
  %126 = and i32 %90, 4
  %127 = icmp eq i32 %17, 0
  %128 = select i1 %127, i32 0, i32 516
  %129 = xor i32 %125, %124
  %130 = xor i32 %128, %126
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %123
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %131, i32 %129
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 %130
  %134 = load <2 x i16>, ptr addrspace(3) %133, align 4
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 128
  %136 = load <2 x i16>, ptr addrspace(3) %135, align 4
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 256
  %138 = load <2 x i16>, ptr addrspace(3) %137, align 4
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 384
  %140 = load <2 x i16>, ptr addrspace(3) %139, align 4
  %141 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %.extract = extractelement <2 x i16> %134, i64 0
  %142 = shl i32 %73, 1
  %143 = select i1 %54, i32 %142, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract, ptr addrspace(8) %141, i32 %143, i32 0, i32 0)
  %.extract2 = extractelement <2 x i16> %136, i64 0
  %144 = shl i32 %74, 1
  %145 = select i1 %55, i32 %144, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract2, ptr addrspace(8) %141, i32 %145, i32 0, i32 0)
  %.extract4 = extractelement <2 x i16> %134, i64 1
  %146 = shl i32 %75, 1
  %147 = select i1 %56, i32 %146, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract4, ptr addrspace(8) %141, i32 %147, i32 0, i32 0)
  %.extract6 = extractelement <2 x i16> %136, i64 1
  %148 = shl i32 %76, 1
  %149 = select i1 %57, i32 %148, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract6, ptr addrspace(8) %141, i32 %149, i32 0, i32 0)
  %.extract8 = extractelement <2 x i16> %138, i64 0
  %150 = shl i32 %77, 1
  %151 = select i1 %58, i32 %150, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract8, ptr addrspace(8) %141, i32 %151, i32 0, i32 0)
  %.extract10 = extractelement <2 x i16> %140, i64 0
  %152 = shl i32 %78, 1
  %153 = select i1 %59, i32 %152, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract10, ptr addrspace(8) %141, i32 %153, i32 0, i32 0)
  %.extract12 = extractelement <2 x i16> %138, i64 1
  %154 = shl i32 %79, 1
  %155 = select i1 %60, i32 %154, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract12, ptr addrspace(8) %141, i32 %155, i32 0, i32 0)
  %.extract14 = extractelement <2 x i16> %140, i64 1
  %156 = shl i32 %80, 1
  %157 = select i1 %61, i32 %156, i32 -2147483648
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract14, ptr addrspace(8) %141, i32 %157, i32 0, i32 0)
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
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = !{!"amdgpu-synchronize-as", !"local"}
