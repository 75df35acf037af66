; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; Bits, signs and non-zero known from an assumption above, or from the branch that leads here; not from one that comes later or does not dominate.
declare void @llvm.assume(i1)
define i4 @low_bits_assumed(i4 %x) {
  %m = and i4 %x, 3
  %c = icmp eq i4 %m, 0
  call void @llvm.assume(i1 %c)
  %r = and i4 %x, 12
  ret i4 %r
}
define i4 @low_bits_after(i4 %x) {
  %r = and i4 %x, 12
  %m = and i4 %x, 3
  %c = icmp eq i4 %m, 0
  call void @llvm.assume(i1 %c)
  ret i4 %r
}
define i4 @range_assumed(i4 %x) {
  %c = icmp ult i4 %x, 4
  call void @llvm.assume(i1 %c)
  %r = and i4 %x, 3
  ret i4 %r
}
define i1 @nonzero_by_mask(i4 %x) {
  %o = and i4 %x, 6
  %c = icmp ne i4 %o, 0
  br i1 %c, label %t, label %e
t:
  %r = icmp eq i4 %x, 0
  ret i1 %r
e:
  ret i1 false
}
define i4 @both_of_a_conjunction(i4 %x, i4 %y) {
  %c = icmp ult i4 %x, 4
  %d = icmp ult i4 %y, 2
  %b = and i1 %c, %d
  br i1 %b, label %t, label %e
t:
  %r = and i4 %x, 3
  %s = and i4 %y, 1
  %q = xor i4 %r, %s
  ret i4 %q
e:
  ret i4 0
}
define i4 @other_side(i4 %x) {
  %c = icmp ult i4 %x, 4
  br i1 %c, label %t, label %e
t:
  br label %e
e:
  %r = and i4 %x, 3
  ret i4 %r
}
define i4 @contradiction(i4 %x) {
  %a = and i4 %x, 7
  %c = icmp ugt i4 %a, 8
  br i1 %c, label %t, label %e
t:
  %r = and i4 %a, 3
  ret i4 %r
e:
  ret i4 0
}

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK-LABEL: define i4 @low_bits_assumed(i4 %x) {
; CHECK-NEXT:   %m = and i4 %x, 3
; CHECK-NEXT:   %c = icmp eq i4 %m, 0
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret i4 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @low_bits_after(i4 %x) {
; CHECK-NEXT:   %r = and i4 %x, -4
; CHECK-NEXT:   %m = and i4 %x, 3
; CHECK-NEXT:   %c = icmp eq i4 %m, 0
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @range_assumed(i4 %x) {
; CHECK-NEXT:   %c = icmp ult i4 %x, 4
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret i4 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @nonzero_by_mask(i4 %x) {
; CHECK-NEXT:   %o = and i4 %x, 6
; CHECK-NEXT:   %c = icmp ne i4 %o, 0
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i1 false
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @both_of_a_conjunction(i4 %x, i4 %y) {
; CHECK-NEXT:   %c = icmp ult i4 %x, 4
; CHECK-NEXT:   %d = icmp ult i4 %y, 2
; CHECK-NEXT:   %b = and i1 %c, %d
; CHECK-NEXT:   br i1 %b, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %q = xor i4 %x, %y
; CHECK-NEXT:   ret i4 %q
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @other_side(i4 %x) {
; CHECK-NEXT:   %c = icmp ult i4 %x, 4
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %t, %0
; CHECK-NEXT:   %r = and i4 %x, 3
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @contradiction(i4 %x) {
; CHECK-NEXT:   %a = and i4 %x, 7
; CHECK-NEXT:   br i1 false, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %r = and i4 %a, 3
; CHECK-NEXT:   ret i4 %r
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
