; RUN: %nvopt -passes=ipsccp -S %s | FileCheck %s
; Each member of a struct or a short array is known by itself: through phis, selects, arguments and results.
define internal { i32, i32 } @pair(i32 %x) noinline {
  %a = insertvalue { i32, i32 } poison, i32 5, 0
  %b = insertvalue { i32, i32 } %a, i32 %x, 1
  ret { i32, i32 } %b
}
define i32 @result(i32 %x) {
  %r = call { i32, i32 } @pair(i32 %x)
  %a = extractvalue { i32, i32 } %r, 0
  %b = extractvalue { i32, i32 } %r, 1
  %s = add i32 %a, %b
  ret i32 %s
}
define internal i32 @first([2 x i32] %p, i32 %y) noinline {
  %a = extractvalue [2 x i32] %p, 0
  %s = add i32 %a, %y
  ret i32 %s
}
define i32 @argument(i32 %y) {
  %p = insertvalue [2 x i32] [i32 7, i32 0], i32 %y, 1
  %r = call i32 @first([2 x i32] %p, i32 %y)
  ret i32 %r
}
define i32 @joined(i1 %c, i32 %x, i32 %y) {
entry:
  %a = insertvalue { i32, i32 } { i32 1, i32 undef }, i32 %x, 1
  %b = insertvalue { i32, i32 } { i32 1, i32 undef }, i32 %y, 1
  br i1 %c, label %l, label %m
l:
  br label %m
m:
  %p = phi { i32, i32 } [ %a, %entry ], [ %b, %l ]
  %s = select i1 %c, { i32, i32 } %p, { i32, i32 } { i32 2, i32 9 }
  %f = extractvalue { i32, i32 } %s, 0
  %t = icmp ult i32 %f, 3
  %g = extractvalue { i32, i32 } %p, 0
  %r = select i1 %t, i32 %g, i32 0
  ret i32 %r
}
; What lies deeper is not followed.
define i32 @nested(i32 %x) {
  %a = insertvalue { { i32, i32 }, i32 } zeroinitializer, i32 %x, 0, 1
  %b = extractvalue { { i32, i32 }, i32 } %a, 0, 1
  ret i32 %b
}
; A member that changes around the loop is not its first value; the other one is.
define i32 @around(i32 %n) {
entry:
  br label %loop
loop:
  %p = phi { i32, i32 } [ { i32 0, i32 4 }, %entry ], [ %q, %loop ]
  %i = extractvalue { i32, i32 } %p, 0
  %j = add i32 %i, 1
  %q = insertvalue { i32, i32 } %p, i32 %j, 0
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %f = extractvalue { i32, i32 } %q, 0
  %d = extractvalue { i32, i32 } %q, 1
  %r = add i32 %f, %d
  ret i32 %r
}

; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal { i32, i32 } @pair(i32 %x) #0 {
; CHECK-NEXT:   %b = insertvalue { i32, i32 } { i32 5, i32 poison }, i32 %x, 1
; CHECK-NEXT:   ret { i32, i32 } %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @result(i32 %x) {
; CHECK-NEXT:   %r = call { i32, i32 } @pair(i32 %x)
; CHECK-NEXT:   %b = extractvalue { i32, i32 } %r, 1
; CHECK-NEXT:   %s = add i32 5, %b
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @first([2 x i32] %p, i32 %y) #0 {
; CHECK-NEXT:   %s = add i32 7, %y
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @argument(i32 %y) {
; CHECK-NEXT:   %p = insertvalue [2 x i32] [i32 7, i32 0], i32 %y, 1
; CHECK-NEXT:   %r = call i32 @first([2 x i32] %p, i32 %y)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @joined(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = insertvalue { i32, i32 } { i32 1, i32 undef }, i32 %x, 1
; CHECK-NEXT:   %b = insertvalue { i32, i32 } { i32 1, i32 undef }, i32 %y, 1
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %l, %entry
; CHECK-NEXT:   %p = phi { i32, i32 } [ %a, %entry ], [ %b, %l ]
; CHECK-NEXT:   %s = select i1 %c, { i32, i32 } %p, { i32, i32 } { i32 2, i32 9 }
; CHECK-NEXT:   %f = extractvalue { i32, i32 } %s, 0
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nested(i32 %x) {
; CHECK-NEXT:   %a = insertvalue { { i32, i32 }, i32 } zeroinitializer, i32 %x, 0, 1
; CHECK-NEXT:   %b = extractvalue { { i32, i32 }, i32 } %a, 0, 1
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @around(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %p = phi { i32, i32 } [ { i32 0, i32 4 }, %entry ], [ %q, %loop ]
; CHECK-NEXT:   %i = extractvalue { i32, i32 } %p, 0
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %q = insertvalue { i32, i32 } %p, i32 %j, 0
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %f = extractvalue { i32, i32 } %q, 0
; CHECK-NEXT:   %r = add i32 %f, 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { noinline }
