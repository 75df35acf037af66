; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s

; One value on all edges, or itself.
define i32 @one(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi i32 [ %x, %entry ], [ %x, %a ]
  ret i32 %p
}

define void @nobody_else(i1 %c) {
entry:
  br label %loop

loop:
  %p = phi i32 [ undef, %entry ], [ %p, %loop ]
  %q = phi i32 [ 5, %entry ], [ %q, %loop ]
  br i1 %c, label %loop, label %out

out:
  ret void
}

; undef may be any value, but %x may be poison.
define i32 @undef_or_poison(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi i32 [ %x, %entry ], [ undef, %a ]
  ret i32 %p
}

define i32 @undef_or_number(i1 %c, i32 noundef %x) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi i32 [ %x, %entry ], [ undef, %a ]
  ret i32 %p
}

; CHECK-LABEL: define i32 @one(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %entry
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define void @nobody_else(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   br i1 %c, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @undef_or_poison(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %entry
; CHECK-NEXT:   %p = phi i32 [ %x, %entry ], [ undef, %a ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @undef_or_number(i1 %c, i32 noundef %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %entry
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
