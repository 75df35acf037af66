; RUN: %nvopt -passes=constraint-elimination -pass-remarks=constraint-elimination -S %s 2>&1 | FileCheck %s

declare i32 @llvm.umin.i32(i32, i32)

define i32 @f(i32 %x, i32 %y) {
entry:
  %c = icmp ult i32 %x, %y
  br i1 %c, label %in, label %out
in:
  %m = call i32 @llvm.umin.i32(i32 %y, i32 %x)
  %t = icmp ugt i32 %y, %x
  br i1 %t, label %out, label %more
more:
  ret i32 1
out:
  %r = phi i32 [ 0, %entry ], [ %m, %in ]
  ret i32 %r
}

; CHECK: remark: <unknown>:0:0: %m is %x: the order of its operands is known (@f: %m = call)
; CHECK-NEXT: remark: <unknown>:0:0: %t is true here (@f: br, instruction 3 of %in)
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #0
; CHECK-LABEL: define i32 @f(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp ult i32 %x, %y
; CHECK-NEXT:   br i1 %c, label %in, label %out
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   br i1 true, label %out, label %more
; CHECK: more:                                             ; preds = %in
; CHECK-NEXT:   ret i32 1
; CHECK: out:                                              ; preds = %in, %entry
; CHECK-NEXT:   %r = phi i32 [ 0, %entry ], [ %x, %in ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
