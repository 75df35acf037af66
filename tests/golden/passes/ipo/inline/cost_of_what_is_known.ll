; RUN: %nvopt -passes='inline' -S %s | FileCheck %s
; A function that calls itself comes in where the arguments keep it from that; an argument that the call says is not
; null decides.
target triple = "x86_64-unknown-linux-gnu"
declare void @costly()

define i32 @fib(i32 %n) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %small, label %more
small:
  ret i32 %n
more:
  %a = sub i32 %n, 1
  %x = call i32 @fib(i32 %a)
  %r = add i32 %x, %n
  ret i32 %r
}
define i32 @keeps_from_it() {
  %r = call i32 @fib(i32 1)
  ret i32 %r
}
define i32 @does_not(i32 %n) {
  %r = call i32 @fib(i32 %n)
  ret i32 %r
}
define void @if_null(ptr %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %null, label %end
null:
  call void @costly()
  call void @costly()
  call void @costly()
  call void @costly()
  call void @costly()
  call void @costly()
  call void @costly()
  call void @costly()
  call void @costly()
  call void @costly()
  br label %end
end:
  ret void
}
define void @not_null(ptr %p) {
  call void @if_null(ptr nonnull %p)
  ret void
}
define void @may_be_null(ptr %p) {
  call void @if_null(ptr %p)
  ret void
}

; CHECK: target triple = "x86_64-unknown-linux-gnu"
; CHECK: declare void @costly()
; CHECK-LABEL: define i32 @fib(i32 %n) {
; CHECK-NEXT:   %c = icmp slt i32 %n, 2
; CHECK-NEXT:   br i1 %c, label %small, label %more
; CHECK: small:                                            ; preds = %0
; CHECK-NEXT:   ret i32 %n
; CHECK: more:                                             ; preds = %0
; CHECK-NEXT:   %a = sub i32 %n, 1
; CHECK-NEXT:   %x = call i32 @fib(i32 %a)
; CHECK-NEXT:   %r = add i32 %x, %n
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @keeps_from_it() {
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @does_not(i32 %n) {
; CHECK-NEXT:   %r = call i32 @fib(i32 %n)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @if_null(ptr %p) {
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   br i1 %c, label %null, label %end
; CHECK: null:                                             ; preds = %0
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %null, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @not_null(ptr %p) {
; CHECK-NEXT:   %c.i = icmp eq ptr %p, null
; CHECK-NEXT:   br i1 %c.i, label %null.i, label %end.i
; CHECK: null.i:                                           ; preds = %0
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   call void @costly()
; CHECK-NEXT:   br label %end.i
; CHECK: end.i:                                            ; preds = %null.i, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @may_be_null(ptr %p) {
; CHECK-NEXT:   call void @if_null(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
