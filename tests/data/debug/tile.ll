; a tile in LDS that one lane in 64 leaves, and a load from memory at a place that was loaded; from tile.cl with -g, by hand
source_filename = "tile.cl"
target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [1024 x i8] undef, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.dbg.value(metadata, metadata, metadata)

define amdgpu_kernel void @fill(ptr addrspace(1) %0, i32 %1) #0 !dbg !7 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  call void @llvm.dbg.value(metadata i32 %3, metadata !13, metadata !DIExpression()), !dbg !15
  %4 = shl nuw nsw i32 %3, 2, !dbg !16
  %5 = add nuw nsw i32 %4, 4, !dbg !16
  %6 = getelementptr i8, ptr addrspace(3) @tile, i32 %5, !dbg !16
  store i32 %1, ptr addrspace(3) %6, align 4, !dbg !17
  %7 = load ptr addrspace(1), ptr addrspace(1) %0, align 8, !dbg !20
  %8 = load i32, ptr addrspace(1) %7, align 4, !dbg !21
  store i32 %8, ptr addrspace(1) %0, align 4
  ret void, !dbg !22
}

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "target-cpu"="gfx950" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "by hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "tile.cl", directory: "src", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{!"by hand"}
!5 = !DIFile(filename: "rows.h", directory: "src")
!6 = !DISubroutineType(types: !8)
!7 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 9, type: !6, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!8 = !{null}
!9 = distinct !DISubprogram(name: "put", scope: !5, file: !5, line: 3, type: !6, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!10 = distinct !DILexicalBlock(scope: !7, file: !1, line: 10, column: 17)
!11 = !DILexicalBlockFile(scope: !10, file: !1, discriminator: 2)
!12 = !{!13}
!13 = !DILocalVariable(name: "i", scope: !7, file: !1, line: 10, type: !23)
!14 = !DILocation(line: 10, column: 11, scope: !7)
!15 = !DILocation(line: 0, scope: !7)
!16 = !DILocation(line: 4, column: 8, scope: !9, inlinedAt: !18)
!17 = !DILocation(line: 5, column: 12, scope: !9, inlinedAt: !18)
!18 = distinct !DILocation(line: 11, column: 3, scope: !10)
!19 = distinct !DILocation(line: 12, column: 3, scope: !7)
!20 = !DILocation(line: 13, column: 7, scope: !11)
!21 = !DILocation(line: 13, column: 7, scope: !11, isImplicitCode: true)
!22 = !DILocation(line: 15, column: 1, scope: !7)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{}
