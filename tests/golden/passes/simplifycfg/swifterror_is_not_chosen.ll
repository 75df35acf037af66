; RUN: %nvopt -passes='simplifycfg<sink-common-insts>' -S %s | FileCheck %s
; No phi or select may name a swifterror slot: the two stores stay apart.
define swiftcc void @f(i1 %c, ptr swifterror %e, ptr %p) {
  br i1 %c, label %a, label %b
a:
  store ptr null, ptr %e
  br label %j
b:
  store ptr null, ptr %p
  br label %j
j:
  ret void
}
; CHECK-LABEL: @f(
; CHECK: store ptr null, ptr %e
; CHECK: store ptr null, ptr %p
