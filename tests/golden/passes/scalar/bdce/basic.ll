; RUN: %nvopt -passes=bdce -S %s | FileCheck %s
; @flags: what is computed from changed bits loses nsw; @result: a range of a call's result too. @stays: volatile loads and warp exchanges are never dead,
; and an operand that is wanted in part stays.
define i16 @sign_copies(i8 %x, i16 %y) {
  %a = sext i8 %x to i16
  %b = and i16 %a, 255
  ret i16 %b
}
define i16 @mask(i16 %x) {
  %a = or i16 %x, -256
  %c = trunc i16 %a to i8
  %d = zext i8 %c to i16
  ret i16 %d
}
define i16 @flags(i8 %x, i16 %y) {
  %ext = sext i8 %x to i16
  %add = add nsw i16 %ext, %y
  %and = and i16 %add, 255
  ret i16 %and
}
define i32 @result(i32 %x, i32 %y) {
  %a = or i32 %x, -65536
  %b = call range(i32 -65536, 0) i32 @llvm.umin.i32(i32 %a, i32 %a)
  %c = and i32 %b, 255
  ret i32 %c
}
define i32 @dead_use(i32 %x, i32 %y) {
  %a = shl i32 %y, 16
  %b = xor i32 %x, %a
  %c = and i32 %b, 65535
  ret i32 %c
}
define i32 @phi(i32 %x, i1 %c) {
entry:
  %a = shl i32 %x, 8
  br i1 %c, label %l, label %m
l:
  br label %m
m:
  %p = phi i32 [ %a, %entry ], [ %x, %l ]
  %r = and i32 %p, 255
  ret i32 %r
}
define i32 @stays(i32 %x, ptr %p) {
  %v = load volatile i32, ptr %p
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %x, i32 1, i32 31)
  %a = add nsw i32 %x, 1
  %b = and i32 %a, 256
  ret i32 %b
}
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.umin.i32(i32, i32)

; CHECK-LABEL: define i16 @sign_copies(i8 %x, i16 %y) {
; CHECK-NEXT:   %a = zext i8 %x to i16
; CHECK-NEXT:   %b = and i16 %a, 255
; CHECK-NEXT:   ret i16 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @mask(i16 %x) {
; CHECK-NEXT:   %c = trunc i16 %x to i8
; CHECK-NEXT:   %d = zext i8 %c to i16
; CHECK-NEXT:   ret i16 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @flags(i8 %x, i16 %y) {
; CHECK-NEXT:   %ext = zext i8 %x to i16
; CHECK-NEXT:   %add = add i16 %ext, %y
; CHECK-NEXT:   %and = and i16 %add, 255
; CHECK-NEXT:   ret i16 %and
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @result(i32 %x, i32 %y) {
; CHECK-NEXT:   %a = or i32 %x, -65536
; CHECK-NEXT:   %b = call range(i32 -65536, 0) i32 @llvm.umin.i32(i32 %a, i32 %a)
; CHECK-NEXT:   %c = and i32 %b, 255
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @dead_use(i32 %x, i32 %y) {
; CHECK-NEXT:   %a = shl i32 0, 16
; CHECK-NEXT:   %b = xor i32 %x, %a
; CHECK-NEXT:   %c = and i32 %b, 65535
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @phi(i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = shl i32 0, 8
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %l, %entry
; CHECK-NEXT:   %p = phi i32 [ %a, %entry ], [ %x, %l ]
; CHECK-NEXT:   %r = and i32 %p, 255
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @stays(i32 %x, ptr %p) {
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %x, i32 1, i32 31)
; CHECK-NEXT:   %a = add nsw i32 %x, 1
; CHECK-NEXT:   %b = and i32 %a, 256
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #1
; CHECK: attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
