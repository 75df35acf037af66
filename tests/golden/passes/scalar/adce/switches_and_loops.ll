; RUN: %nvopt -passes='adce' -S %s | FileCheck %s
; A switch that decides nothing goes as a branch does. A loop stays although it computes nothing that is used: it may not end, and mustprogress is not asked. What it computes
; beside its own condition goes.
define i32 @switch(i32 %x, i32 %n) {
entry:
  switch i32 %x, label %d [
    i32 0, label %a
    i32 1, label %b
  ]
a:
  %u = add i32 %n, 1
  br label %m
b:
  %v = add i32 %n, 2
  br label %m
d:
  br label %m
m:
  %p = phi i32 [ %u, %a ], [ %v, %b ], [ 0, %d ]
  %q = mul i32 %p, 3
  ret i32 %n
}
define void @loop(i32 %n, ptr %p) mustprogress {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %s = phi i32 [ 0, %entry ], [ %t, %l ]
  %c = icmp slt i32 %s, 100
  br i1 %c, label %a, label %l
a:
  br label %l
l:
  %t = add i32 %s, %i
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %x
x:
  ret void
}
; The inner condition is what the live phi is chosen by.
define i32 @phi_is_needed(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %m
a:
  br i1 %d, label %b, label %m
b:
  br label %m
m:
  %p = phi i32 [ 1, %entry ], [ 2, %a ], [ 3, %b ]
  ret i32 %p
}

; CHECK-LABEL: define i32 @switch(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %d
; CHECK: d:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %d
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define void @loop(i32 %n, ptr %p) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %x
; CHECK: x:                                                ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @phi_is_needed(i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %m
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br i1 %d, label %b, label %m
; CHECK: b:                                                ; preds = %a
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %b, %a, %entry
; CHECK-NEXT:   %p = phi i32 [ 1, %entry ], [ 2, %a ], [ 3, %b ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK: attributes #0 = { mustprogress }
