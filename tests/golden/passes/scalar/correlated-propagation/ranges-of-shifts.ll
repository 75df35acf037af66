; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s

declare i32 @llvm.ucmp.i32.i64(i64, i64)

; The low bits are zeros, so that what fits in them can be added.
define i32 @low-bits-are-zero(i32 %x, i32 %y) {
  %s = shl i32 %x, 6
  %l = and i32 %y, 63
  %r = add i32 %s, %l
  ret i32 %r
}

define i32 @one-too-few(i32 %x, i32 %y) {
  %s = shl i32 %x, 5
  %l = and i32 %y, 63
  %r = add i32 %s, %l
  ret i32 %r
}

; Three results.
define i32 @three-ways(i64 %a, i64 %b) {
  %r = call i32 @llvm.ucmp.i32.i64(i64 %a, i64 %b)
  ret i32 %r
}

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i64(i64, i64) #0
; CHECK-LABEL: define i32 @low-bits-are-zero(i32 %x, i32 %y) {
; CHECK-NEXT:   %s = shl i32 %x, 6
; CHECK-NEXT:   %l = and i32 %y, 63
; CHECK-NEXT:   %r = add nuw i32 %s, %l
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @one-too-few(i32 %x, i32 %y) {
; CHECK-NEXT:   %s = shl i32 %x, 5
; CHECK-NEXT:   %l = and i32 %y, 63
; CHECK-NEXT:   %r = add i32 %s, %l
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 -1, 2) i32 @three-ways(i64 %a, i64 %b) {
; CHECK-NEXT:   %r = call i32 @llvm.ucmp.i32.i64(i64 %a, i64 %b)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
