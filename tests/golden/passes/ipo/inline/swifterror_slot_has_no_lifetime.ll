; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; RUN: %nvopt -passes=always-inline -S %s | FileCheck %s
; A swifterror slot may only be loaded, stored to and passed on: no marker is made for it; the plain slot beside it gets its own.
declare swiftcc void @may_fail(ptr swifterror)

define internal swiftcc ptr @f(ptr %x) alwaysinline {
  %e = alloca swifterror ptr
  %s = alloca ptr
  store ptr null, ptr %e
  store ptr %x, ptr %s
  call swiftcc void @may_fail(ptr swifterror %e)
  %v = load ptr, ptr %e
  ret ptr %v
}
define swiftcc ptr @g(ptr %x) {
  %v = call swiftcc ptr @f(ptr %x)
  ret ptr %v
}
; CHECK-LABEL: @g(
; CHECK-NOT: lifetime{{.*}}%e
; CHECK: call void @llvm.lifetime.start.p0(ptr %s.i)
; CHECK-NOT: lifetime{{.*}}%e
; CHECK: call swiftcc void @may_fail(ptr swifterror %e.i)
; CHECK-NOT: lifetime{{.*}}%e
; CHECK: ret ptr
