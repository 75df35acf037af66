; RUN: %nvopt -passes='instcombine,verify' -S %s | FileCheck %s
; A call by another type than the function's is undefined; it becomes what its writer meant.
target datalayout = "p:64:64"
declare void @declared(ptr)

define internal i32 @takes_two(i32 %x, ptr %p) {
  store i32 %x, ptr %p
  ret i32 %x
}
define internal void @takes_any(i8 %x, ...) {
  ret void
}
define i32 @more(ptr %p) {
  %r = call i32 @takes_two(i32 1, ptr %p, i64 5)
  ret i32 %r
}
define i32 @fewer() null_pointer_is_valid {
  %r = call i32 @takes_two(i32 1)
  ret i32 %r
}
define float @same_bits(i64 %p) {
  %r = call float @takes_two(float 1.0, i64 %p)
  ret float %r
}
define void @promoted(i8 %a, i8 %b) {
  call void @takes_any(i8 %a, i8 %b)
  ret void
}
define void @only_declared(ptr %p) {
  call void (ptr, ...) @declared(ptr %p, i32 1)
  call void @declared(i64 1)
  ret void
}
; memory that belongs to the call
define i32 @copies(ptr %p) {
  %r = call i32 @takes_two(i32 1, ptr byval(i32) %p, i64 5)
  ret i32 %r
}

; CHECK: target datalayout = "p:64:64"
; CHECK: declare void @declared(ptr)
; CHECK-LABEL: define internal i32 @takes_two(i32 %x, ptr %p) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define internal void @takes_any(i8 %x, ...) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @more(ptr %p) {
; CHECK-NEXT:   %r = call i32 @takes_two(i32 1, ptr %p)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define i32 @fewer() #0 {
; CHECK-NEXT:   %r = call i32 @takes_two(i32 1, ptr null)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @same_bits(i64 %p) {
; CHECK-NEXT:   %1 = inttoptr i64 %p to ptr
; CHECK-NEXT:   %2 = call i32 @takes_two(i32 1065353216, ptr %1)
; CHECK-NEXT:   %r = bitcast i32 %2 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @promoted(i8 %a, i8 %b) {
; CHECK-NEXT:   %1 = zext i8 %b to i32
; CHECK-NEXT:   call void (i8, ...) @takes_any(i8 %a, i32 %1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @only_declared(ptr %p) {
; CHECK-NEXT:   call void (ptr, ...) @declared(ptr %p, i32 1)
; CHECK-NEXT:   call void @declared(i64 1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @copies(ptr %p) {
; CHECK-NEXT:   %r = call i32 @takes_two(i32 1, ptr byval(i32) %p, i64 5)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { null_pointer_is_valid }
