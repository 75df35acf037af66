; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A negated absolute value whose negation is there for others too: the comparison and the choice go.
declare void @use(i8)
define i8 @chosen(i8 %a) {
  %n = sub i8 0, %a
  call void @use(i8 %n)
  %c = icmp sgt i8 %a, 0
  %r = select i1 %c, i8 %n, i8 %a
  ret i8 %r
}
define i8 @turned(i8 %a) {
  %n = sub i8 0, %a
  call void @use(i8 %n)
  %c = icmp slt i8 %a, 0
  %r = select i1 %c, i8 %a, i8 %n
  ret i8 %r
}

; CHECK: declare void @use(i8)
; CHECK-LABEL: define i8 @chosen(i8 %a) {
; CHECK-NEXT:   %n = sub i8 0, %a
; CHECK-NEXT:   call void @use(i8 %n)
; CHECK-NEXT:   %1 = call i8 @llvm.abs.i8(i8 %a, i1 false)
; CHECK-NEXT:   %r = sub i8 0, %1
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @turned(i8 %a) {
; CHECK-NEXT:   %n = sub i8 0, %a
; CHECK-NEXT:   call void @use(i8 %n)
; CHECK-NEXT:   %1 = call i8 @llvm.abs.i8(i8 %a, i1 false)
; CHECK-NEXT:   %r = sub i8 0, %1
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.abs.i8(i8, i1 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
