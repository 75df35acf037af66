; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A select does not choose the lane that an undefined constant spoils: what has that lane cannot stand for the select.

declare <2 x i8> @llvm.abs.v2i8(<2 x i8>, i1)

define <2 x i8> @saturated(<2 x i8> %x, <2 x i8> %y) {
  %n = xor <2 x i8> %x, <i8 -1, i8 poison>
  %a = add <2 x i8> %n, %y
  %c = icmp ugt <2 x i8> %y, %x
  %r = select <2 x i1> %c, <2 x i8> splat (i8 -1), <2 x i8> %a
  ret <2 x i8> %r
}
define <2 x i8> @negated_magnitude(<2 x i8> %x) {
  %a = call <2 x i8> @llvm.abs.v2i8(<2 x i8> %x, i1 true)
  %c = icmp sgt <2 x i8> %a, zeroinitializer
  %n = sub nsw <2 x i8> <i8 undef, i8 0>, %a
  %r = select <2 x i1> %c, <2 x i8> %n, <2 x i8> %a
  ret <2 x i8> %r
}
define <2 x i8> @magnitude(<2 x i8> %x) {
  %n = xor <2 x i8> %x, <i8 -1, i8 poison>
  %a = add <2 x i8> %x, splat (i8 1)
  %c = icmp slt <2 x i8> %x, zeroinitializer
  %r = select <2 x i1> %c, <2 x i8> %n, <2 x i8> %a
  ret <2 x i8> %r
}
define <2 x i8> @larger_complement(<2 x i8> %x, <2 x i8> %y) {
  %nx = xor <2 x i8> %x, <i8 -1, i8 poison>
  %ny = xor <2 x i8> %y, <i8 poison, i8 -1>
  %c = icmp ugt <2 x i8> %x, %y
  %r = select <2 x i1> %c, <2 x i8> %ny, <2 x i8> %nx
  ret <2 x i8> %r
}
; All lanes are there.
define <2 x i8> @saturated_whole(<2 x i8> %x, <2 x i8> %y) {
  %n = xor <2 x i8> %x, splat (i8 -1)
  %a = add <2 x i8> %n, %y
  %c = icmp ugt <2 x i8> %y, %x
  %r = select <2 x i1> %c, <2 x i8> splat (i8 -1), <2 x i8> %a
  ret <2 x i8> %r
}

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x i8> @llvm.abs.v2i8(<2 x i8>, i1 immarg) #0
; CHECK-LABEL: define <2 x i8> @saturated(<2 x i8> %x, <2 x i8> %y) {
; CHECK-NEXT:   %n = xor <2 x i8> %x, <i8 -1, i8 poison>
; CHECK-NEXT:   %a = add <2 x i8> %n, %y
; CHECK-NEXT:   %c = icmp ugt <2 x i8> %y, %x
; CHECK-NEXT:   %r = select <2 x i1> %c, <2 x i8> splat (i8 -1), <2 x i8> %a
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @negated_magnitude(<2 x i8> %x) {
; CHECK-NEXT:   %a = call <2 x i8> @llvm.abs.v2i8(<2 x i8> %x, i1 true)
; CHECK-NEXT:   %n = sub nsw <2 x i8> <i8 undef, i8 0>, %a
; CHECK-NEXT:   %1 = icmp eq <2 x i8> %x, zeroinitializer
; CHECK-NEXT:   %r = select <2 x i1> %1, <2 x i8> %a, <2 x i8> %n
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @magnitude(<2 x i8> %x) {
; CHECK-NEXT:   %n = xor <2 x i8> %x, <i8 -1, i8 poison>
; CHECK-NEXT:   %a = add <2 x i8> %x, splat (i8 1)
; CHECK-NEXT:   %c = icmp slt <2 x i8> %x, zeroinitializer
; CHECK-NEXT:   %r = select <2 x i1> %c, <2 x i8> %n, <2 x i8> %a
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @larger_complement(<2 x i8> %x, <2 x i8> %y) {
; CHECK-NEXT:   %1 = call <2 x i8> @llvm.umin.v2i8(<2 x i8> %x, <2 x i8> %y)
; CHECK-NEXT:   %r = xor <2 x i8> %1, splat (i8 -1)
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @saturated_whole(<2 x i8> %x, <2 x i8> %y) {
; CHECK-NEXT:   %n = xor <2 x i8> %x, splat (i8 -1)
; CHECK-NEXT:   %r = call <2 x i8> @llvm.uadd.sat.v2i8(<2 x i8> %y, <2 x i8> %n)
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x i8> @llvm.umin.v2i8(<2 x i8>, <2 x i8>) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x i8> @llvm.uadd.sat.v2i8(<2 x i8>, <2 x i8>) #1
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
