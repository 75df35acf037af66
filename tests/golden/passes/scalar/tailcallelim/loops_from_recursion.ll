; RUN: %nvopt -passes='tailcallelim' -S %s | FileCheck %s
; Arguments become phis at a new head, as many edges as there are calls; an argument handed on unchanged needs none. musttail is no
; hindrance. A byval argument is a fresh copy at each depth, a stack object of changing size too: they keep the recursion.
define i64 @gcd(i64 %a, i64 %b) {
entry:
  %z = icmp eq i64 %b, 0
  br i1 %z, label %done, label %again
done:
  ret i64 %a
again:
  %r = urem i64 %a, %b
  %g = call i64 @gcd(i64 %b, i64 %r)
  ret i64 %g
}
define i32 @two_calls(ptr %t, i32 %k, i32 %at) {
entry:
  %p = getelementptr i32, ptr %t, i32 %at
  %v = load i32, ptr %p
  %e = icmp eq i32 %v, %k
  br i1 %e, label %found, label %go
found:
  ret i32 %at
go:
  %c = icmp slt i32 %k, %v
  %d = shl i32 %at, 1
  br i1 %c, label %left, label %right
left:
  %l = call i32 @two_calls(ptr %t, i32 %k, i32 %d)
  ret i32 %l
right:
  %o = or i32 %d, 1
  %r = call i32 @two_calls(ptr %t, i32 %k, i32 %o)
  ret i32 %r
}
define void @byval(ptr byval({ i32, i32 }) %s, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  call void @byval(ptr byval({ i32, i32 }) %s, i32 %m)
  ret void
end:
  ret void
}
define void @dynamic(i32 %n) {
entry:
  %a = alloca i8, i32 %n
  store i8 0, ptr %a
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  call void @dynamic(i32 %m)
  ret void
end:
  ret void
}
define fastcc void @must(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  musttail call fastcc void @must(i32 %m)
  ret void
end:
  ret void
}

; CHECK-LABEL: define i64 @gcd(i64 %a, i64 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %tailrecurse
; CHECK: tailrecurse:                                      ; preds = %again, %entry
; CHECK-NEXT:   %a.tr = phi i64 [ %a, %entry ], [ %b.tr, %again ]
; CHECK-NEXT:   %b.tr = phi i64 [ %b, %entry ], [ %r, %again ]
; CHECK-NEXT:   %z = icmp eq i64 %b.tr, 0
; CHECK-NEXT:   br i1 %z, label %done, label %again
; CHECK: done:                                             ; preds = %tailrecurse
; CHECK-NEXT:   ret i64 %a.tr
; CHECK: again:                                            ; preds = %tailrecurse
; CHECK-NEXT:   %r = urem i64 %a.tr, %b.tr
; CHECK-NEXT:   br label %tailrecurse
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @two_calls(ptr %t, i32 %k, i32 %at) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %tailrecurse
; CHECK: tailrecurse:                                      ; preds = %right, %left, %entry
; CHECK-NEXT:   %at.tr = phi i32 [ %at, %entry ], [ %d, %left ], [ %o, %right ]
; CHECK-NEXT:   %p = getelementptr i32, ptr %t, i32 %at.tr
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %e = icmp eq i32 %v, %k
; CHECK-NEXT:   br i1 %e, label %found, label %go
; CHECK: found:                                            ; preds = %tailrecurse
; CHECK-NEXT:   ret i32 %at.tr
; CHECK: go:                                               ; preds = %tailrecurse
; CHECK-NEXT:   %c = icmp slt i32 %k, %v
; CHECK-NEXT:   %d = shl i32 %at.tr, 1
; CHECK-NEXT:   br i1 %c, label %left, label %right
; CHECK: left:                                             ; preds = %go
; CHECK-NEXT:   br label %tailrecurse
; CHECK: right:                                            ; preds = %go
; CHECK-NEXT:   %o = or i32 %d, 1
; CHECK-NEXT:   br label %tailrecurse
; CHECK-NEXT: }
; CHECK-LABEL: define void @byval(ptr byval({ i32, i32 }) %s, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:                                             ; preds = %entry
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   tail call void @byval(ptr byval({ i32, i32 }) %s, i32 %m)
; CHECK-NEXT:   ret void
; CHECK: end:                                              ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @dynamic(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = alloca i8, i32 %n, align 1
; CHECK-NEXT:   store i8 0, ptr %a, align 1
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:                                             ; preds = %entry
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   tail call void @dynamic(i32 %m)
; CHECK-NEXT:   ret void
; CHECK: end:                                              ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define fastcc void @must(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %tailrecurse
; CHECK: tailrecurse:                                      ; preds = %more, %entry
; CHECK-NEXT:   %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:   %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:                                             ; preds = %tailrecurse
; CHECK-NEXT:   %m = sub i32 %n.tr, 1
; CHECK-NEXT:   br label %tailrecurse
; CHECK: end:                                              ; preds = %tailrecurse
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
