; RUN: %nvopt -passes='cgscc(function(sccp),inline)' -S %s | FileCheck %s
; sccp finds the interval of @g's result and queues it for the end of the stage; before that @g is inlined into its only caller and its body goes. What was
; queued does not lie in it.
define internal i32 @g(i1 %c) {
  %r = zext i1 %c to i32
  ret i32 %r
}

define i32 @f(i1 %c) {
  %a = call i32 @g(i1 %c)
  ret i32 %a
}

; CHECK-NOT: @g
; CHECK: define i32 @f(i1 %c) {
; CHECK-NEXT:   %r.i = zext i1 %c to i32
; CHECK-NEXT:   ret i32 %r.i
