; Where one condition says that a value is a constant, the other is asked with that.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)

define i1 @never(i32 %x) {
  %n = call i32 @llvm.ctpop.i32(i32 %x)
  %c = icmp eq i32 %n, 1
  %z = icmp eq i32 %x, 0
  %r = and i1 %z, %c
  ret i1 %r
}
define i1 @always(i32 %x) {
  %n = call i32 @llvm.ctpop.i32(i32 %x)
  %c = icmp ult i32 %n, 3
  %z = icmp ne i32 %x, 0
  %r = or i1 %z, %c
  ret i1 %r
}
define i1 @implied(i8 %x) {
  %d = add i8 %x, -1
  %a = and i8 %d, %x
  %c = icmp eq i8 %a, 16
  %z = icmp ne i8 %x, 0
  %r = and i1 %c, %z
  ret i1 %r
}
; %c may be poison where %x is 0
define i1 @hidden(i8 %x, i8 %y) {
  %d = sub nuw i8 %x, %y
  %a = and i8 %d, %x
  %c = icmp eq i8 %a, 16
  %z = icmp ne i8 %x, 0
  %r = select i1 %z, i1 %c, i1 false
  ret i1 %r
}
define i1 @null(ptr %x, ptr %y) {
  %c = icmp sgt ptr %x, %y
  %z = icmp eq ptr %x, null
  %r = and i1 %c, %z
  ret i1 %r
}
define <2 x i1> @lanes(<2 x i8> %x, <2 x i8> %y) {
  %c = icmp eq <2 x i8> %x, <i8 42, i8 97>
  %d = icmp ne <2 x i8> %x, %y
  %r = and <2 x i1> %c, %d
  ret <2 x i1> %r
}
define <2 x i1> @undefined_lane(<2 x i8> %x, <2 x i8> %y) {
  %c = icmp eq <2 x i8> %x, <i8 42, i8 undef>
  %d = icmp ne <2 x i8> %x, %y
  %r = and <2 x i1> %c, %d
  ret <2 x i1> %r
}
define i32 @arm_of_an_intrinsic(i32 %x, i32 %y, i32 %z) {
  %c = icmp eq i32 %x, 0
  %f = call i32 @llvm.fshr.i32(i32 %y, i32 %z, i32 %x)
  %r = select i1 %c, i32 %f, i32 %y
  ret i32 %r
}
define i32 @below_the_arm(i32 %x, i32 %y, i32 %z) {
  %c = icmp eq i32 %x, 5
  %s = sub i32 %y, %x
  %a = mul i32 %s, %z
  %r = select i1 %c, i32 %a, i32 %y
  ret i32 %r
}
define i8 @equal_values(i8 %x, i8 %y, i8 %z) {
  %c = icmp eq i8 %x, %y
  %s = sub i8 %x, %y
  %r = select i1 %c, i8 %s, i8 %z
  ret i8 %r
}
define i1 @one_implies_the_other(i32 %x) {
  %a = icmp sgt i32 %x, -1
  %b = icmp eq i32 %x, 1
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @both_ordered(i1 %z, float %x, float %y) {
  %a = fcmp ord float %x, 0.0
  %b = and i1 %a, %z
  %c = fcmp ord float %y, 0.0
  %r = and i1 %b, %c
  ret i1 %r
}

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctpop.i32(i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.fshr.i32(i32, i32, i32) #0
; CHECK-LABEL: define i1 @never(i32 %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @always(i32 %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @implied(i8 %x) {
; CHECK-NEXT:   %d = add i8 %x, -1
; CHECK-NEXT:   %a = and i8 %d, %x
; CHECK-NEXT:   %c = icmp eq i8 %a, 16
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @hidden(i8 %x, i8 %y) {
; CHECK-NEXT:   %d = sub nuw i8 %x, %y
; CHECK-NEXT:   %a = and i8 %d, %x
; CHECK-NEXT:   %c = icmp eq i8 %a, 16
; CHECK-NEXT:   %z = icmp ne i8 %x, 0
; CHECK-NEXT:   %r = select i1 %z, i1 %c, i1 false
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @null(ptr %x, ptr %y) {
; CHECK-NEXT:   %z = icmp eq ptr %x, null
; CHECK-NEXT:   %1 = icmp slt ptr %y, null
; CHECK-NEXT:   %r = and i1 %z, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i1> @lanes(<2 x i8> %x, <2 x i8> %y) {
; CHECK-NEXT:   %c = icmp eq <2 x i8> %x, <i8 42, i8 97>
; CHECK-NEXT:   %1 = icmp ne <2 x i8> %y, <i8 42, i8 97>
; CHECK-NEXT:   %r = and <2 x i1> %c, %1
; CHECK-NEXT:   ret <2 x i1> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i1> @undefined_lane(<2 x i8> %x, <2 x i8> %y) {
; CHECK-NEXT:   %c = icmp eq <2 x i8> %x, <i8 42, i8 undef>
; CHECK-NEXT:   %d = icmp ne <2 x i8> %x, %y
; CHECK-NEXT:   %r = and <2 x i1> %c, %d
; CHECK-NEXT:   ret <2 x i1> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @arm_of_an_intrinsic(i32 %x, i32 %y, i32 %z) {
; CHECK-NEXT:   %c = icmp eq i32 %x, 0
; CHECK-NEXT:   %r = select i1 %c, i32 %z, i32 %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @below_the_arm(i32 %x, i32 %y, i32 %z) {
; CHECK-NEXT:   %c = icmp eq i32 %x, 5
; CHECK-NEXT:   %1 = add i32 %y, -5
; CHECK-NEXT:   %2 = mul i32 %1, %z
; CHECK-NEXT:   %r = select i1 %c, i32 %2, i32 %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @equal_values(i8 %x, i8 %y, i8 %z) {
; CHECK-NEXT:   %c = icmp eq i8 %x, %y
; CHECK-NEXT:   %r = select i1 %c, i8 0, i8 %z
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @one_implies_the_other(i32 %x) {
; CHECK-NEXT:   %a = icmp sgt i32 %x, -1
; CHECK-NEXT:   %1 = icmp ne i32 %x, 1
; CHECK-NEXT:   %r = and i1 %a, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @both_ordered(i1 %z, float %x, float %y) {
; CHECK-NEXT:   %1 = fcmp ord float %x, %y
; CHECK-NEXT:   %r = and i1 %1, %z
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
