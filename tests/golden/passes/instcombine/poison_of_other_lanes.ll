; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A lane of the shuffle is poison where another lane of %x is: the select stays.
define <2 x i1> @lanes(<2 x i1> %x, <2 x i1> noundef %y) {
  %s = shufflevector <2 x i1> %x, <2 x i1> %y, <2 x i32> <i32 3, i32 0>
  %r = select <2 x i1> %x, <2 x i1> splat (i1 true), <2 x i1> %s
  ret <2 x i1> %r
}

define i1 @promised(i32 noundef %x, i1 noundef %c0) {
  %p = call range(i32 0, 4) i32 @llvm.ctpop.i32(i32 %x)
  %c = icmp eq i32 %p, 2
  %s = select i1 %c0, i1 %c, i1 false
  ret i1 %s
}

; The arm agrees with what is compared in the wanted bits; where that is undefined, the arm is not.
define <2 x i32> @bound_with_undefined_lane(<2 x i32> %x) {
  %c = icmp sgt <2 x i32> %x, <i32 15, i32 undef>
  %s = select <2 x i1> %c, <2 x i32> %x, <2 x i32> splat (i32 271)
  %r = and <2 x i32> %s, splat (i32 255)
  ret <2 x i32> %r
}

; CHECK-LABEL: define <2 x i1> @lanes(<2 x i1> %x, <2 x i1> noundef %y) {
; CHECK-NEXT:   %s = shufflevector <2 x i1> %x, <2 x i1> %y, <2 x i32> <i32 3, i32 0>
; CHECK-NEXT:   %r = select <2 x i1> %x, <2 x i1> splat (i1 true), <2 x i1> %s
; CHECK-NEXT:   ret <2 x i1> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @promised(i32 noundef %x, i1 noundef %c0) {
; CHECK-NEXT:   %p = call range(i32 0, 4) i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:   %c = icmp eq i32 %p, 2
; CHECK-NEXT:   %s = select i1 %c0, i1 %c, i1 false
; CHECK-NEXT:   ret i1 %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @bound_with_undefined_lane(<2 x i32> %x) {
; CHECK-NEXT:   %c = icmp sgt <2 x i32> %x, <i32 15, i32 undef>
; CHECK-NEXT:   %1 = and <2 x i32> %x, splat (i32 255)
; CHECK-NEXT:   %r = select <2 x i1> %c, <2 x i32> %1, <2 x i32> splat (i32 15)
; CHECK-NEXT:   ret <2 x i32> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctpop.i32(i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
