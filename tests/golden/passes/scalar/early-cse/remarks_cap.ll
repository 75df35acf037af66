; RUN: %nvopt -passes='early-cse<memssa>' -earlycse-mssa-optimization-cap=0 -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; Beyond the cap it is told, once a function, that fewer loads are found equal.
define i32 @f(ptr noalias %p, ptr noalias %q) {
  %a = load i32, ptr %p
  store i32 1, ptr %q
  %b = load i32, ptr %p
  store i32 2, ptr %q
  %c = load i32, ptr %p
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}

; CHECK: remark: <unknown>:0:0: earlycse-mssa-optimization-cap=0 reached: further accesses are compared with the write before them only (@f: %b = load)
; CHECK-NOT: remark:
