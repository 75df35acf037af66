; RUN: %nvopt -passes=globalopt -S %s | FileCheck %s
; One store of a constant is all that writes: what is loaded behind it is that. Not before it, nor what another store
; or a value that is no constant may have left.
@fp = internal global ptr null
@a = internal global i32 0
@b = internal global i32 0
@c = internal global i32 0
declare void @f()
define i32 @behind(i1 %t) {
  store i32 5, ptr @a
  br i1 %t, label %x, label %y
x:
  call void @f()
  br label %y
y:
  %v = load i32, ptr @a
  ret i32 %v
}
define i32 @before(i1 %t) {
  br i1 %t, label %x, label %y
x:
  store i32 5, ptr @b
  br label %y
y:
  %v = load i32, ptr @b
  ret i32 %v
}
define i32 @no_constant(i32 %k) {
  store i32 %k, ptr @c
  call void @f()
  %v = load i32, ptr @c
  ret i32 %v
}
define void @call_through() {
  store ptr @f, ptr @fp
  %p = load ptr, ptr @fp
  call void %p()
  ret void
}

; CHECK: @c = internal unnamed_addr global i32 0
; CHECK-NEXT: @b.b = internal unnamed_addr global i1 false
; CHECK: declare void @f() local_unnamed_addr
; CHECK-LABEL: define i32 @behind(i1 %t) local_unnamed_addr {
; CHECK-NEXT:   br i1 %t, label %x, label %y
; CHECK: x:                                                ; preds = %0
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %y
; CHECK: y:                                                ; preds = %x, %0
; CHECK-NEXT:   ret i32 5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @before(i1 %t) local_unnamed_addr {
; CHECK-NEXT:   br i1 %t, label %x, label %y
; CHECK: x:                                                ; preds = %0
; CHECK-NEXT:   store i1 true, ptr @b.b, align 1
; CHECK-NEXT:   br label %y
; CHECK: y:                                                ; preds = %x, %0
; CHECK-NEXT:   %1 = load i1, ptr @b.b, align 1
; CHECK-NEXT:   %v = select i1 %1, i32 5, i32 0
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @no_constant(i32 %k) local_unnamed_addr {
; CHECK-NEXT:   store i32 %k, ptr @c, align 4
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   %v = load i32, ptr @c, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define void @call_through() local_unnamed_addr {
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
