; RUN: %nvopt -passes=lower-aggr-copies -verify-each -S %s | FileCheck %s
; What a fill writes may be a constant that is no number: it is repeated as a variable is, in integers of 8 bytes.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %d) {
  call void @llvm.memset.p0.i64(ptr align 16 %d, i8 undef, i64 256, i1 false)
  ret void
}

; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
; CHECK-LABEL: define void @f(ptr %d) {
; CHECK-NEXT:   br label %forward.for
; CHECK: forward.for:                                      ; preds = %forward.for, %0
; CHECK-NEXT:   %1 = phi i64 [ 0, %0 ], [ %4, %forward.for ]
; CHECK-NEXT:   %2 = zext i8 undef to i64
; CHECK-NEXT:   %3 = mul i64 %2, 72340172838076673
; CHECK-NEXT:   %"dst.memmove.gep,unroll" = getelementptr i8, ptr %d, i64 %1
; CHECK-NEXT:   store i64 %3, ptr %"dst.memmove.gep,unroll", align 8
; CHECK-NEXT:   %4 = add i64 %1, 8
; CHECK-NEXT:   %5 = icmp ne i64 %4, 256
; CHECK-NEXT:   br i1 %5, label %forward.for, label %split
; CHECK: split:                                            ; preds = %forward.for
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
