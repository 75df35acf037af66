; RUN: %nvopt -passes=lower-aggr-copies -verify-each -S %s | FileCheck %s
; A short memmove: all loads before all stores.
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @move(ptr %d, ptr %s) {
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 29, i1 false)
  ret void
}

; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
; CHECK-LABEL: define void @move(ptr %d, ptr %s) {
; CHECK-NEXT:   %1 = load <8 x i8>, ptr %s, align 8
; CHECK-NEXT:   %src.memmove.gep.unroll = getelementptr i8, ptr %s, i64 8
; CHECK-NEXT:   %2 = load <8 x i8>, ptr %src.memmove.gep.unroll, align 8
; CHECK-NEXT:   %src.memmove.gep.unroll1 = getelementptr i8, ptr %s, i64 16
; CHECK-NEXT:   %3 = load <8 x i8>, ptr %src.memmove.gep.unroll1, align 8
; CHECK-NEXT:   %src.memmove.gep.unroll2 = getelementptr i8, ptr %s, i64 24
; CHECK-NEXT:   %4 = load <4 x i8>, ptr %src.memmove.gep.unroll2, align 4
; CHECK-NEXT:   %src.memmove.gep.unroll3 = getelementptr i8, ptr %s, i64 28
; CHECK-NEXT:   %5 = load i8, ptr %src.memmove.gep.unroll3, align 1
; CHECK-NEXT:   store <8 x i8> %1, ptr %d, align 8
; CHECK-NEXT:   %"dst.memmove.gep,unroll" = getelementptr i8, ptr %d, i64 8
; CHECK-NEXT:   store <8 x i8> %2, ptr %"dst.memmove.gep,unroll", align 8
; CHECK-NEXT:   %"dst.memmove.gep,unroll4" = getelementptr i8, ptr %d, i64 16
; CHECK-NEXT:   store <8 x i8> %3, ptr %"dst.memmove.gep,unroll4", align 8
; CHECK-NEXT:   %"dst.memmove.gep,unroll5" = getelementptr i8, ptr %d, i64 24
; CHECK-NEXT:   store <4 x i8> %4, ptr %"dst.memmove.gep,unroll5", align 4
; CHECK-NEXT:   %"dst.memmove.gep,unroll6" = getelementptr i8, ptr %d, i64 28
; CHECK-NEXT:   store i8 %5, ptr %"dst.memmove.gep,unroll6", align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
