; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; Two landing pads without clauses, in a function that has no other lists of numbers, are compared like any others; they only go on unwinding.
declare void @f()
declare i32 @__gxx_personality_v0(...)

; CHECK-LABEL: @cleanups(
; CHECK-NEXT: call void @f()
; CHECK-NEXT: ret void
define void @cleanups(i1 %c) personality ptr @__gxx_personality_v0 {
  br i1 %c, label %a, label %b
a:
  invoke void @f() to label %done unwind label %la
b:
  invoke void @f() to label %done unwind label %lb
la:
  %x = landingpad { ptr, i32 } cleanup
  br label %out
lb:
  %y = landingpad { ptr, i32 } cleanup
  br label %out
out:
  %p = phi { ptr, i32 } [ %x, %la ], [ %y, %lb ]
  resume { ptr, i32 } %p
done:
  ret void
}
