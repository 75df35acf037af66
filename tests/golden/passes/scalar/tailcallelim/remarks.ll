; RUN: %nvopt -passes='tailcallelim' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; Marked because it touches no memory; turned into a loop.
declare i32 @pure() memory(none)
define i32 @f() {
  %a = call i32 @pure()
  %b = add i32 %a, 1
  ret i32 %b
}
define i32 @last(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %y = sub i32 %x, 1
  %r = tail call i32 @last(i32 %y)
  ret i32 %r
}

; CHECK: remark: <unknown>:0:0: marked as tail call candidate (readnone) (@f: %a = call)
; CHECK-NEXT: remark: <unknown>:0:0: transforming tail recursion into loop (@last: %r = call)
; CHECK-NOT: remark:
