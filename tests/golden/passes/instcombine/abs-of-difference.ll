; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; The greater less the smaller one is the absolute value of the difference, which is then asked for where the other one
; was: nuw, true of the one arm, does not go with it.
define i4 @flags_of_one_arm(i4 %x, i4 %y) {
  %a = sub nuw nsw i4 %x, %y
  %b = sub nsw i4 %y, %x
  %c = icmp slt i4 %x, %y
  %s = select i1 %c, i4 %b, i4 %a
  ret i4 %s
}

; CHECK-LABEL: define i4 @flags_of_one_arm(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = sub nsw i4 %x, %y
; CHECK-NEXT:   %s = call i4 @llvm.abs.i4(i4 %1, i1 true)
; CHECK-NEXT:   ret i4 %s
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.abs.i4(i4, i1 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
