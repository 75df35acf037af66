; RUN: %nvopt -passes=lower-expect -S %s | FileCheck %s
define i32 @a(i32 %x, i1 %p) {
  %c = icmp sgt i32 %x, 1
  %z = zext i1 %c to i32
  %e = call i32 @llvm.expect.i32(i32 %z, i32 1)
  %t = icmp ne i32 %e, 0
  %s = select i1 %t, i32 3, i32 %x
  ret i32 %s
}
define i32 @b(i32 %x) {
  %e = call i32 @llvm.expect.with.probability.i32(i32 %x, i32 5, double 7.0e-1)
  switch i32 %e, label %d [ i32 5, label %a
   i32 6, label %b ]
a:
  ret i32 1
b:
  ret i32 2
d:
  ret i32 3
}
declare i32 @llvm.expect.i32(i32,i32)
declare i32 @llvm.expect.with.probability.i32(i32,i32, double)

; CHECK-LABEL: define i32 @a(i32 %x, i1 %p) {
; CHECK-NEXT:   %c = icmp sgt i32 %x, 1
; CHECK-NEXT:   %z = zext i1 %c to i32
; CHECK-NEXT:   %t = icmp ne i32 %z, 0
; CHECK-NEXT:   %s = select i1 %t, i32 3, i32 %x, !prof !0
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @b(i32 %x) {
; CHECK-NEXT:   switch i32 %x, label %d [
; CHECK-NEXT:     i32 5, label %a
; CHECK-NEXT:     i32 6, label %b
; CHECK-NEXT:   ], !prof !1
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   ret i32 1
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i32 2
; CHECK: d:                                                ; preds = %0
; CHECK-NEXT:   ret i32 3
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.expect.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.expect.with.probability.i32(i32, i32, double immarg) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 2000, i32 1}
; CHECK-NEXT: !1 = !{!"branch_weights", !"expected", i32 322122548, i32 1503238554, i32 322122548}
