; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Overflow of a product asked by a division; what saturates always; differences that a branch decides.
define i1 @divided_again(i4 %x, i4 %y) {
  %p = mul i4 %x, %y
  %d = udiv i4 %p, %x
  %r = icmp ne i4 %d, %y
  ret i1 %r
}
define i1 @divided_again_swapped(i4 %x, i4 %y) {
  %p = mul i4 %x, %y
  %d = udiv i4 %p, %x
  %q = mul i4 %y, %y
  %r = icmp eq i4 %q, %d
  ret i1 %r
}
define i1 @all_ones_divided(i4 %x, i4 %y) {
  %d = udiv i4 -1, %x
  %r = icmp ult i4 %d, %y
  ret i1 %r
}
; The product has another use.
define i1 @stays(i4 %x, i4 %y, ptr %p) {
  %m = mul i4 %x, %y
  store i4 %m, ptr %p
  %d = udiv i4 %m, %x
  %r = icmp ne i4 %d, %y
  ret i1 %r
}
define i4 @always_above(i4 %x) {
  %m = call i4 @llvm.smax.i4(i4 %x, i4 6)
  %r = call i4 @llvm.sadd.sat.i4(i4 %m, i4 3)
  ret i4 %r
}
define i4 @always_below(i4 %x) {
  %m = call i4 @llvm.smax.i4(i4 %x, i4 6)
  %r = call i4 @llvm.ssub.sat.i4(i4 -6, i4 %m)
  ret i4 %r
}
define i4 @never(i4 %x) {
  %m = urem i4 %x, 10
  %r = call i4 @llvm.uadd.sat.i4(i4 %m, i4 6)
  ret i4 %r
}
define i1 @branch_says(i4 %x, i4 %y) {
  %c = icmp ult i4 %x, %y
  br i1 %c, label %a, label %b
a:
  ret i1 false
b:
  %s = call { i4, i1 } @llvm.usub.with.overflow.i4(i4 %x, i4 %y)
  %o = extractvalue { i4, i1 } %s, 1
  ret i1 %o
}
declare i4 @llvm.smax.i4(i4, i4)
declare i4 @llvm.sadd.sat.i4(i4, i4)
declare i4 @llvm.ssub.sat.i4(i4, i4)
declare i4 @llvm.uadd.sat.i4(i4, i4)
declare { i4, i1 } @llvm.usub.with.overflow.i4(i4, i4)

; CHECK-LABEL: define i1 @divided_again(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   %r = extractvalue { i4, i1 } %1, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @divided_again_swapped(i4 %x, i4 %y) {
; CHECK-NEXT:   %p = mul i4 %x, %y
; CHECK-NEXT:   %d = udiv i4 %p, %x
; CHECK-NEXT:   %q = mul i4 %y, %y
; CHECK-NEXT:   %r = icmp eq i4 %q, %d
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @all_ones_divided(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   %r = extractvalue { i4, i1 } %1, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @stays(i4 %x, i4 %y, ptr %p) {
; CHECK-NEXT:   %m = mul i4 %x, %y
; CHECK-NEXT:   store i4 %m, ptr %p, align 1
; CHECK-NEXT:   %d = udiv i4 %m, %x
; CHECK-NEXT:   %r = icmp ne i4 %d, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @always_above(i4 %x) {
; CHECK-NEXT:   ret i4 7
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @always_below(i4 %x) {
; CHECK-NEXT:   ret i4 -8
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @never(i4 %x) {
; CHECK-NEXT:   %1 = freeze i4 %x
; CHECK-NEXT:   %2 = icmp ult i4 %1, -6
; CHECK-NEXT:   %3 = add i4 %1, 6
; CHECK-NEXT:   %m = select i1 %2, i4 %1, i4 %3
; CHECK-NEXT:   %r = call i4 @llvm.uadd.sat.i4(i4 %m, i4 6)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @branch_says(i4 %x, i4 %y) {
; CHECK-NEXT:   %c = icmp ult i4 %x, %y
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   ret i1 false
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.smax.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.sadd.sat.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.ssub.sat.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.uadd.sat.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.usub.with.overflow.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
