; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; Where the second condition is poison only if the first is, both are computed and joined by an operation; else the first stops the second's poison.

; through three operations on one side, and on both sides of an operation without flags
define i32 @both_from_one_value(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %b = mul i32 %a, 3
  %c = icmp ult i32 %b, 100
  br i1 %c, label %more, label %out
more:
  %d = icmp ne i32 %x, 7
  br i1 %d, label %yes, label %out
yes:
  ret i32 1
out:
  ret i32 0
}
; the sum may be poison where it does not wrap unsigned
define i32 @second_wraps(i32 %x) {
  %c = icmp ult i32 %x, 100
  br i1 %c, label %more, label %out
more:
  %s = add nsw i32 %x, 1
  %d = icmp ne i32 %s, 7
  br i1 %d, label %yes, label %out
yes:
  ret i32 1
out:
  ret i32 0
}
; the first is poison whenever an operand of the operation with overflow is
define i32 @overflow(i32 %x, i32 %y) {
  %o = call {i32, i1} @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %c = extractvalue {i32, i1} %o, 1
  br i1 %c, label %more, label %out
more:
  %d = icmp ne i32 %x, 7
  br i1 %d, label %yes, label %out
yes:
  ret i32 1
out:
  ret i32 0
}
declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)

; CHECK-LABEL: define i32 @both_from_one_value(i32 %x, i32 %y) {
; CHECK-NEXT:   %a = add i32 %x, %y
; CHECK-NEXT:   %b = mul i32 %a, 3
; CHECK-NEXT:   %c = icmp ult i32 %b, 100
; CHECK-NEXT:   %d = icmp ne i32 %x, 7
; CHECK-NEXT:   %or.cond = and i1 %c, %d
; CHECK-NEXT:   %common.ret.op = select i1 %or.cond, i32 1, i32 0
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @second_wraps(i32 %x) {
; CHECK-NEXT:   %c = icmp ult i32 %x, 100
; CHECK-NEXT:   %s = add nsw i32 %x, 1
; CHECK-NEXT:   %d = icmp ne i32 %s, 7
; CHECK-NEXT:   %or.cond = select i1 %c, i1 %d, i1 false
; CHECK-NEXT:   %common.ret.op = select i1 %or.cond, i32 1, i32 0
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @overflow(i32 %x, i32 %y) {
; CHECK-NEXT:   %o = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
; CHECK-NEXT:   %c = extractvalue { i32, i1 } %o, 1
; CHECK-NEXT:   %d = icmp ne i32 %x, 7
; CHECK-NEXT:   %or.cond = and i1 %c, %d
; CHECK-NEXT:   %common.ret.op = select i1 %or.cond, i32 1, i32 0
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
