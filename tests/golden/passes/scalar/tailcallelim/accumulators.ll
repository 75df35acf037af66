; RUN: %nvopt -passes='tailcallelim' -S %s | FileCheck %s
; One associative and commutative operation on the call's result becomes an accumulator: integer sums, products, and, or, xor, and minimum; floats only with reassoc and nsz. The
; order changes, so nsw goes. An operation that is neither, or two of them, keeps the recursion; so does a store behind the call.
declare i32 @llvm.umin.i32(i32, i32)
define i32 @sum(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @sum(i32 %m)
  %s = add nsw i32 %n, %r
  ret i32 %s
end:
  ret i32 7
}
define float @strict(float %x, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call float @strict(float %x, i32 %m)
  %s = fadd float %r, %x
  ret float %s
end:
  ret float 0.0
}
define float @reassoc(float %x, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call reassoc nsz float @reassoc(float %x, i32 %m)
  %s = fadd reassoc nsz float %r, %x
  ret float %s
end:
  ret float 0.0
}
define i32 @minus(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @minus(i32 %m)
  %s = sub i32 %n, %r
  ret i32 %s
end:
  ret i32 7
}
define i32 @store_behind(i32 %n, ptr %p) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @store_behind(i32 %m, ptr %p)
  store i32 %r, ptr %p
  ret i32 %r
end:
  ret i32 0
}
define i32 @least(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @least(i32 %m)
  %s = call i32 @llvm.umin.i32(i32 %r, i32 %n)
  ret i32 %s
end:
  ret i32 -1
}

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #0
; CHECK-LABEL: define i32 @sum(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %tailrecurse
; CHECK: tailrecurse:                                      ; preds = %more, %entry
; CHECK-NEXT:   %accumulator.tr = phi i32 [ 0, %entry ], [ %s, %more ]
; CHECK-NEXT:   %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:   %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:                                             ; preds = %tailrecurse
; CHECK-NEXT:   %m = sub i32 %n.tr, 1
; CHECK-NEXT:   %s = add i32 %n.tr, %accumulator.tr
; CHECK-NEXT:   br label %tailrecurse
; CHECK: end:                                              ; preds = %tailrecurse
; CHECK-NEXT:   %accumulator.ret.tr = add i32 7, %accumulator.tr
; CHECK-NEXT:   ret i32 %accumulator.ret.tr
; CHECK-NEXT: }
; CHECK-LABEL: define float @strict(float %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:                                             ; preds = %entry
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = tail call float @strict(float %x, i32 %m)
; CHECK-NEXT:   %s = fadd float %r, %x
; CHECK-NEXT:   ret float %s
; CHECK: end:                                              ; preds = %entry
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @reassoc(float %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %tailrecurse
; CHECK: tailrecurse:                                      ; preds = %more, %entry
; CHECK-NEXT:   %accumulator.tr = phi float [ -0.000000e+00, %entry ], [ %s, %more ]
; CHECK-NEXT:   %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:   %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:                                             ; preds = %tailrecurse
; CHECK-NEXT:   %m = sub i32 %n.tr, 1
; CHECK-NEXT:   %s = fadd reassoc nsz float %accumulator.tr, %x
; CHECK-NEXT:   br label %tailrecurse
; CHECK: end:                                              ; preds = %tailrecurse
; CHECK-NEXT:   %accumulator.ret.tr = fadd reassoc nsz float %accumulator.tr, 0.000000e+00
; CHECK-NEXT:   ret float %accumulator.ret.tr
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @minus(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:                                             ; preds = %entry
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = tail call i32 @minus(i32 %m)
; CHECK-NEXT:   %s = sub i32 %n, %r
; CHECK-NEXT:   ret i32 %s
; CHECK: end:                                              ; preds = %entry
; CHECK-NEXT:   ret i32 7
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @store_behind(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:                                             ; preds = %entry
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = tail call i32 @store_behind(i32 %m, ptr %p)
; CHECK-NEXT:   store i32 %r, ptr %p, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK: end:                                              ; preds = %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @least(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %tailrecurse
; CHECK: tailrecurse:                                      ; preds = %more, %entry
; CHECK-NEXT:   %accumulator.tr = phi i32 [ -1, %entry ], [ %s, %more ]
; CHECK-NEXT:   %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:   %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:                                             ; preds = %tailrecurse
; CHECK-NEXT:   %m = sub i32 %n.tr, 1
; CHECK-NEXT:   %s = tail call i32 @llvm.umin.i32(i32 %accumulator.tr, i32 %n.tr)
; CHECK-NEXT:   br label %tailrecurse
; CHECK: end:                                              ; preds = %tailrecurse
; CHECK-NEXT:   %accumulator.ret.tr = tail call i32 @llvm.umin.i32(i32 %accumulator.tr, i32 -1)
; CHECK-NEXT:   ret i32 %accumulator.ret.tr
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
