; RUN: %nvopt -passes=gvn -S %s | FileCheck %s

@h = external global [100 x i32]
@g = external global i32

; The address is computed where the ways meet, of what is above both; each side has computed the same.
define i32 @f(i1 %c, i32 %i) {
entry:
  br i1 %c, label %a, label %b

a:
  %p = getelementptr [100 x i32], ptr @h, i32 0, i32 %i
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr @g, align 4
  br label %meet

b:
  %q = getelementptr [100 x i32], ptr @h, i32 0, i32 %i
  store i32 7, ptr %q, align 4
  br label %meet

meet:
  %r = getelementptr [100 x i32], ptr @h, i32 0, i32 %i
  %v = load i32, ptr %r, align 4
  ret i32 %v
}

; CHECK: @h = external global [100 x i32]
; CHECK-NEXT: @g = external global i32
; CHECK-LABEL: define i32 @f(i1 %c, i32 %i) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %p = getelementptr [100 x i32], ptr @h, i32 0, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %x, ptr @g, align 4
; CHECK-NEXT:   br label %meet
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   %q = getelementptr [100 x i32], ptr @h, i32 0, i32 %i
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   br label %meet
; CHECK: meet:                                             ; preds = %b, %a
; CHECK-NEXT:   %v = phi i32 [ %x, %a ], [ 7, %b ]
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
