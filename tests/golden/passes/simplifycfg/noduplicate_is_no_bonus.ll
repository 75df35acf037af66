; RUN: %nvopt -passes='simplifycfg<bonus-inst-threshold=4>' -S %s | FileCheck %s
; Folding %b's branch into %p would copy the call: one for %p, one for %q.
declare i32 @once(i32) noduplicate speculatable nounwind willreturn memory(none)
declare void @use(i32)

define void @f(i1 %a, i32 %x, i1 %s) {
  br i1 %s, label %p, label %q
p:
  br i1 %a, label %b, label %t
q:
  call void @use(i32 5)
  br label %b
b:
  %v = call i32 @once(i32 %x)
  %c = icmp eq i32 %v, 3
  br i1 %c, label %e, label %t
e:
  call void @use(i32 1)
  ret void
t:
  call void @use(i32 2)
  ret void
}
; CHECK-LABEL: define void @f(
; CHECK: call i32 @once(
; CHECK-NOT: call i32 @once(
