; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; No phi may name a swifterror slot: the two loads stay apart.
define swiftcc ptr @f(i1 %c, ptr swifterror %e, ptr %p) {
  br i1 %c, label %a, label %b
a:
  %x = load ptr, ptr %e
  br label %j
b:
  %y = load ptr, ptr %p
  br label %j
j:
  %r = phi ptr [ %x, %a ], [ %y, %b ]
  ret ptr %r
}
; CHECK-LABEL: @f(
; CHECK: load ptr, ptr %e
; CHECK: load ptr, ptr %p
; CHECK: phi ptr [ %x, %a ], [ %y, %b ]
