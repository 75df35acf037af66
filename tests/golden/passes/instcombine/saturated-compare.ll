; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A comparison of a saturated sum or difference with a constant is one of the summand, in every order; where it takes another sum, only if the call goes.
define i1 @uadd_sat_eq_5(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 3)
  %r = icmp eq i4 %s, 5
  ret i1 %r
}
define i1 @uadd_sat_ne_m1(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 3)
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @uadd_sat_eq_0(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 3)
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @uadd_sat_slt_2(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 3)
  %r = icmp slt i4 %s, 2
  ret i1 %r
}
define i1 @uadd_sat_sgt_m2(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 3)
  %r = icmp sgt i4 %s, -2
  ret i1 %r
}
define i1 @uadd_sat_ult_6(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 3)
  %r = icmp ult i4 %s, 6
  ret i1 %r
}
define i1 @uadd_sat_ugt_9(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 3)
  %r = icmp ugt i4 %s, 9
  ret i1 %r
}
define i1 @usub_sat_eq_5(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 5)
  %r = icmp eq i4 %s, 5
  ret i1 %r
}
define i1 @usub_sat_ne_m1(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 5)
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @usub_sat_eq_0(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 5)
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @usub_sat_slt_2(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 5)
  %r = icmp slt i4 %s, 2
  ret i1 %r
}
define i1 @usub_sat_sgt_m2(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 5)
  %r = icmp sgt i4 %s, -2
  ret i1 %r
}
define i1 @usub_sat_ult_6(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 5)
  %r = icmp ult i4 %s, 6
  ret i1 %r
}
define i1 @usub_sat_ugt_9(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 5)
  %r = icmp ugt i4 %s, 9
  ret i1 %r
}
declare i4 @llvm.uadd.sat.i4(i4, i4)
declare i4 @llvm.usub.sat.i4(i4, i4)

; CHECK-LABEL: define i1 @uadd_sat_eq_5(i4 %x) {
; CHECK-NEXT:   %r = icmp eq i4 %x, 2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @uadd_sat_ne_m1(i4 %x) {
; CHECK-NEXT:   %r = icmp ult i4 %x, -4
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @uadd_sat_eq_0(i4 %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @uadd_sat_slt_2(i4 %x) {
; CHECK-NEXT:   %r = icmp ugt i4 %x, 4
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @uadd_sat_sgt_m2(i4 %x) {
; CHECK-NEXT:   %1 = add i4 %x, 4
; CHECK-NEXT:   %r = icmp ult i4 %1, -7
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @uadd_sat_ult_6(i4 %x) {
; CHECK-NEXT:   %r = icmp ult i4 %x, 3
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @uadd_sat_ugt_9(i4 %x) {
; CHECK-NEXT:   %r = icmp ugt i4 %x, 6
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @usub_sat_eq_5(i4 %x) {
; CHECK-NEXT:   %r = icmp eq i4 %x, -6
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @usub_sat_ne_m1(i4 %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @usub_sat_eq_0(i4 %x) {
; CHECK-NEXT:   %r = icmp ult i4 %x, 6
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @usub_sat_slt_2(i4 %x) {
; CHECK-NEXT:   %1 = add i4 %x, 3
; CHECK-NEXT:   %r = icmp ult i4 %1, -6
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @usub_sat_sgt_m2(i4 %x) {
; CHECK-NEXT:   %r = icmp ult i4 %x, -3
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @usub_sat_ult_6(i4 %x) {
; CHECK-NEXT:   %r = icmp ult i4 %x, -5
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @usub_sat_ugt_9(i4 %x) {
; CHECK-NEXT:   %r = icmp eq i4 %x, -1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.uadd.sat.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.usub.sat.i4(i4, i4) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
