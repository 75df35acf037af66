; RUN: %nvopt -passes='cgscc(inline)' -S %s | FileCheck %s
; With the argument only one way into the cycle of %a and %b is taken: %b, which stands before %a in reverse post order
; of the whole, is reached from %a alone.

define internal i32 @cycle(i1 %c, i32 %n) {
entry:
  br i1 %c, label %a, label %side
side:
  br label %b
a:
  %i = phi i32 [ 0, %entry ], [ %k, %b ]
  %j = add i32 %i, %n
  br label %b
b:
  %k = phi i32 [ %j, %a ], [ 7, %side ]
  %d = icmp ugt i32 %k, 100
  br i1 %d, label %out, label %a
out:
  ret i32 %k
}

define i32 @f(i32 %n) {
; CHECK-LABEL: @f(
; CHECK:         %[[I:.*]] = phi i32 [ 0, %{{.*}} ], [ %[[J:.*]], %{{.*}} ]
; CHECK-NEXT:    %[[J]] = add i32 %[[I]], %n
; CHECK-NEXT:    %[[D:.*]] = icmp ugt i32 %[[J]], 100
; CHECK-NEXT:    br i1 %[[D]]
; CHECK:         ret i32
  %r = call i32 @cycle(i1 true, i32 %n)
  ret i32 %r
}
