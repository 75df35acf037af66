; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; What a call promises of its result makes it poison where it is not so: the freeze stays.
define i32 @range(i32 noundef %x) {
  %p = call range(i32 0, 4) i32 @llvm.ctpop.i32(i32 %x)
  %f = freeze i32 %p
  ret i32 %f
}

define i32 @metadata(i32 noundef %x) {
  %p = call i32 @llvm.ctpop.i32(i32 %x), !range !0
  %f = freeze i32 %p
  ret i32 %f
}

define i32 @nothing(i32 noundef %x) {
  %p = call i32 @llvm.ctpop.i32(i32 %x)
  %f = freeze i32 %p
  ret i32 %f
}
!0 = !{i32 0, i32 4}

; CHECK-LABEL: define i32 @range(i32 noundef %x) {
; CHECK-NEXT:   %p = call range(i32 0, 4) i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:   %f = freeze i32 %p
; CHECK-NEXT:   ret i32 %f
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @metadata(i32 noundef %x) {
; CHECK-NEXT:   %p = call i32 @llvm.ctpop.i32(i32 %x), !range !0
; CHECK-NEXT:   %f = freeze i32 %p
; CHECK-NEXT:   ret i32 %f
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nothing(i32 noundef %x) {
; CHECK-NEXT:   %p = call i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctpop.i32(i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !0 = !{i32 0, i32 4}
