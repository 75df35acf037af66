; RUN: %nvopt -passes=globalopt -S %s | FileCheck %s
; A pointer that starts as null and is only ever given one address is that address to who accesses or calls through it;
; not to who asks whether it is null, passes it on, or may access null.
@fp = internal global ptr null
@q = internal global ptr null
@r = internal global ptr null
@x = global [4 x i32] zeroinitializer
declare void @g(ptr)
define internal void @actual() {
  ret void
}
define void @init() {
  store ptr @actual, ptr @fp
  store ptr @x, ptr @q
  store ptr @x, ptr @r
  ret void
}
define void @calls() {
  %p = load ptr, ptr @fp
  call void %p()
  ret void
}
define i32 @accesses(i32 %i) {
  %p = load ptr, ptr @q
  %e = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load i32, ptr %e
  ret i32 %v
}
define void @passes_on() {
  %p = load ptr, ptr @q
  call void @g(ptr %p)
  ret void
}
define i32 @null_is_valid() null_pointer_is_valid {
  %p = load ptr, ptr @r
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK: @q = internal unnamed_addr global ptr null
; CHECK-NEXT: @r = internal unnamed_addr global ptr null
; CHECK-NEXT: @x = global [4 x i32] zeroinitializer
; CHECK: declare void @g(ptr) local_unnamed_addr
; CHECK-LABEL: define internal fastcc void @actual() unnamed_addr {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @init() local_unnamed_addr {
; CHECK-NEXT:   store ptr @x, ptr @q, align 8
; CHECK-NEXT:   store ptr @x, ptr @r, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @calls() local_unnamed_addr {
; CHECK-NEXT:   call fastcc void @actual()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @accesses(i32 %i) local_unnamed_addr {
; CHECK-NEXT:   %e = getelementptr inbounds i32, ptr @x, i32 %i
; CHECK-NEXT:   %v = load i32, ptr %e, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define void @passes_on() local_unnamed_addr {
; CHECK-NEXT:   %p = load ptr, ptr @q, align 8
; CHECK-NEXT:   call void @g(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define i32 @null_is_valid() local_unnamed_addr #0 {
; CHECK-NEXT:   %p = load ptr, ptr @r, align 8
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK: attributes #0 = { null_pointer_is_valid }
