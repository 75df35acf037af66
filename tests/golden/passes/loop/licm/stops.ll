; RUN: %nvopt -passes='function(loop-mssa(licm))' -S %s | FileCheck %s
; Behind a second call that may not hand on nothing is sure, though the first one has left the loop; an invoke or a callbr that cannot unwind may still not hand on.
declare void @f(i32) memory(none) nounwind
declare void @g(i32) memory(none)
declare i32 @pers(...)

define i32 @second(ptr %p, i32 %n, i32 %k) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i2, %h ]
  call void @f(i32 %k)
  call void @g(i32 %i)
  %v = load i32, ptr %p, align 4
  %w = add i32 %v, %i
  store i32 %w, ptr %p, align 4
  %i2 = add i32 %i, 1
  %c = icmp eq i32 %i2, %n
  br i1 %c, label %e, label %h
e:
  ret i32 %i2
}

define void @exits(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i2, %l ]
  callbr void asm sideeffect "exit;", "r,!i"(i32 %i) nounwind memory(none) to label %a [label %b]
a:
  br label %l
b:
  br label %l
l:
  store i32 1, ptr %p
  %i2 = add i32 %i, 1
  %c = icmp eq i32 %i2, %n
  br i1 %c, label %e, label %h
e:
  ret void
}

; CHECK: ; Function Attrs: nounwind memory(none)
; CHECK-NEXT: declare void @f(i32) #0
; CHECK: ; Function Attrs: memory(none)
; CHECK-NEXT: declare void @g(i32) #1
; CHECK: declare i32 @pers(...)
; CHECK-LABEL: define i32 @second(ptr %p, i32 %n, i32 %k) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @f(i32 %k)
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i2, %h ]
; CHECK-NEXT:   call void @g(i32 %i)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %w = add i32 %v, %i
; CHECK-NEXT:   store i32 %w, ptr %p, align 4
; CHECK-NEXT:   %i2 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %i2, %n
; CHECK-NEXT:   br i1 %c, label %e, label %h
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   %i2.lcssa = phi i32 [ %i2, %h ]
; CHECK-NEXT:   ret i32 %i2.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define void @exits(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i2, %l ]
; CHECK-NEXT:   callbr void asm sideeffect "exit;", "r,!i"(i32 %i) #0
; CHECK-NEXT:           to label %a [label %b]
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   br label %l
; CHECK: b:                                                ; preds = %h
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %b, %a
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %i2 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %i2, %n
; CHECK-NEXT:   br i1 %c, label %e, label %h
; CHECK: e:                                                ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind memory(none) }
; CHECK-NEXT: attributes #1 = { memory(none) }
