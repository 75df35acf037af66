; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; An operation goes into a phi where it is a value that is there for all operands but one.
define i16 @ctpop(i1 %c, i16 %x) {
  br i1 %c, label %t, label %j
t:
  br label %j
j:
  %p = phi i16 [ %x, %t ], [ 5, %0 ]
  %r = call i16 @llvm.ctpop.i16(i16 %p)
  ret i16 %r
}
define i16 @cttz(i1 %c, i16 %x) {
  br i1 %c, label %t, label %j
t:
  br label %j
j:
  %p = phi i16 [ %x, %t ], [ 5, %0 ]
  %r = call i16 @llvm.cttz.i16(i16 %p, i1 false)
  ret i16 %r
}
define i16 @ctlz(i1 %c, i16 %x) {
  br i1 %c, label %t, label %j
t:
  br label %j
j:
  %p = phi i16 [ %x, %t ], [ 5, %0 ]
  %r = call i16 @llvm.ctlz.i16(i16 %p, i1 false)
  ret i16 %r
}
define i16 @abs(i1 %c, i16 %x) {
  br i1 %c, label %t, label %j
t:
  br label %j
j:
  %p = phi i16 [ %x, %t ], [ 5, %0 ]
  %r = call i16 @llvm.abs.i16(i16 %p, i1 true)
  ret i16 %r
}
define i16 @bswap(i1 %c, i16 %x) {
  br i1 %c, label %t, label %j
t:
  br label %j
j:
  %p = phi i16 [ %x, %t ], [ 5, %0 ]
  %r = call i16 @llvm.bswap.i16(i16 %p)
  ret i16 %r
}
define i16 @bitreverse(i1 %c, i16 %x) {
  br i1 %c, label %t, label %j
t:
  br label %j
j:
  %p = phi i16 [ %x, %t ], [ 5, %0 ]
  %r = call i16 @llvm.bitreverse.i16(i16 %p)
  ret i16 %r
}
define i8 @not_of_not(i1 %c, i8 %x, i8 %y) {
  br i1 %c, label %t, label %f
t:
  %n = xor i8 %x, -1
  br label %j
f:
  br label %j
j:
  %p = phi i8 [ %n, %t ], [ %y, %f ]
  %r = xor i8 %p, -1
  ret i8 %r
}
define i1 @known_on_one_way(i1 %c, i8 %x, i8 %y) {
  br i1 %c, label %t, label %f
t:
  %n = lshr i8 %x, 4
  br label %j
f:
  br label %j
j:
  %p = phi i8 [ %n, %t ], [ %y, %f ]
  %r = icmp ugt i8 %p, 15
  ret i1 %r
}
; not into the latch of a loop
define i8 @latch(i1 %c, i8 %x) {
entry:
  br label %loop
loop:
  %p = phi i8 [ 3, %entry ], [ %v, %loop ]
  %r = xor i8 %p, -1
  %v = call i8 @g(i8 %r)
  br i1 %c, label %loop, label %out
out:
  ret i8 %r
}
declare i8 @g(i8)

; CHECK-LABEL: define i16 @ctpop(i1 %c, i16 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %1 = call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %x)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   %r = phi i16 [ %1, %t ], [ 2, %0 ]
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @cttz(i1 %c, i16 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %1 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %x, i1 false)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   %r = phi i16 [ %1, %t ], [ 0, %0 ]
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @ctlz(i1 %c, i16 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %1 = call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %x, i1 false)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   %r = phi i16 [ %1, %t ], [ 13, %0 ]
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @abs(i1 %c, i16 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %1 = call i16 @llvm.abs.i16(i16 %x, i1 true)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   %r = phi i16 [ %1, %t ], [ 5, %0 ]
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @bswap(i1 %c, i16 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %1 = call i16 @llvm.bswap.i16(i16 %x)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   %r = phi i16 [ %1, %t ], [ 1280, %0 ]
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @bitreverse(i1 %c, i16 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %1 = call i16 @llvm.bitreverse.i16(i16 %x)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   %r = phi i16 [ %1, %t ], [ -24576, %0 ]
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @not_of_not(i1 %c, i8 %x, i8 %y) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   %1 = xor i8 %y, -1
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   %r = phi i8 [ %x, %t ], [ %1, %f ]
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @known_on_one_way(i1 %c, i8 %x, i8 %y) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   %1 = icmp ugt i8 %y, 15
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   %r = phi i1 [ false, %t ], [ %1, %f ]
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @latch(i1 %c, i8 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %p = phi i8 [ 3, %entry ], [ %v, %loop ]
; CHECK-NEXT:   %r = xor i8 %p, -1
; CHECK-NEXT:   %v = call i8 @g(i8 %r)
; CHECK-NEXT:   br i1 %c, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK: declare i8 @g(i8)
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.abs.i16(i16, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.bitreverse.i16(i16) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.bswap.i16(i16) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.ctlz.i16(i16, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.ctpop.i16(i16) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.cttz.i16(i16, i1 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
