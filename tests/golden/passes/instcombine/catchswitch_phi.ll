; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Only phis may stand before a catchswitch: the extension is not moved behind a phi there; a phi of one value is still that value.

declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare void @u(i64, i64)

define void @f(i1 %c, i32 %a, i32 %b) personality ptr @__CxxFrameHandler3 {
; CHECK-LABEL: @f(
; CHECK: %xa = zext i32 %a to i64
; CHECK: %ya = zext i32 %b to i64
; CHECK: cs:
; CHECK-NEXT: %p = phi i64 [ %xa, %x ], [ %ya, %y ]
; CHECK-NEXT: catchswitch
; CHECK: call void @u(i64 %p, i64 %d)
entry:
  %d = zext i1 %c to i64
  br i1 %c, label %x, label %y

x:
  %xa = zext i32 %a to i64
  invoke void @g() to label %ok unwind label %cs

y:
  %ya = zext i32 %b to i64
  invoke void @g() to label %ok unwind label %cs

cs:
  %p = phi i64 [ %xa, %x ], [ %ya, %y ]
  %q = phi i64 [ %d, %x ], [ %d, %y ]
  %s = catchswitch within none [label %h] unwind to caller

h:
  %cp = catchpad within %s [ptr null, i32 64, ptr null]
  call void @u(i64 %p, i64 %q) [ "funclet"(token %cp) ]
  catchret from %cp to label %ok

ok:
  ret void
}
