; RUN: %nvopt -passes='deadargelim' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; Each argument and each part of the result that goes is told once.
define internal i32 @g(i32 %x, i32, float %unused) {
  ret i32 7
}
define internal { i32, i32 } @pair(i32 %x) {
  %r = insertvalue { i32, i32 } { i32 1, i32 poison }, i32 %x, 1
  ret { i32, i32 } %r
}
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x, i32 1, float 1.0)
  %p = call { i32, i32 } @pair(i32 %x)
  %b = extractvalue { i32, i32 } %p, 1
  ret i32 %b
}

; CHECK: remark: <unknown>:0:0: eliminating argument x(0) (@g)
; CHECK-NEXT: remark: <unknown>:0:0: eliminating argument (1) (@g)
; CHECK-NEXT: remark: <unknown>:0:0: eliminating argument unused(2) (@g)
; CHECK-NEXT: remark: <unknown>:0:0: removing return value 0 (@g)
; CHECK-NEXT: remark: <unknown>:0:0: removing return value 0 (@pair)
; CHECK-NOT: remark:
