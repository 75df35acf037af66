; An access of an object with room for one element, by an index, is one of the element.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

@one = internal constant [1 x { float, i32 }] [{ float, i32 } { float 1.0, i32 4 }]
@variable = internal global [1 x float] zeroinitializer
@elsewhere = external constant [1 x float]

define float @slot(i64 %i, float %x) {
  %a = alloca [1 x float]
  call void @use(ptr %a)
  %b = addrspacecast ptr %a to ptr addrspace(5)
  %p = getelementptr inbounds float, ptr addrspace(5) %b, i64 %i
  store float %x, ptr addrspace(5) %p
  call void @use(ptr %a)
  %q = getelementptr float, ptr %a, i64 %i
  %r = load float, ptr %q
  ret float %r
}

define float @constant(i64 %i) {
  %p = getelementptr inbounds { float, i32 }, ptr @one, i64 %i
  %r = load float, ptr %p
  ret float %r
}

; Room for two, a stride that reaches another place of the object, an access that is not the program's alone: stay.
define float @two(i64 %i) {
  %a = alloca [2 x float]
  call void @use(ptr %a)
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %r = load float, ptr %p
  ret float %r
}
define i8 @byte(i64 %i) {
  %a = alloca float
  call void @use(ptr %a)
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %r = load i8, ptr %p
  ret i8 %r
}
; i * 12 may wrap to 4; with inbounds it may not.
define float @wraps(i64 %i) {
  %a = alloca [3 x float]
  call void @use(ptr %a)
  %p = getelementptr [3 x float], ptr %a, i64 %i
  %r = load float, ptr %p
  ret float %r
}
define float @does_not_wrap(i64 %i) {
  %a = alloca [3 x float]
  call void @use(ptr %a)
  %p = getelementptr inbounds [3 x float], ptr %a, i64 %i
  %r = load float, ptr %p
  ret float %r
}
define float @globals(i64 %i) {
  %p = getelementptr inbounds float, ptr @variable, i64 %i
  %r = load float, ptr %p
  %q = getelementptr inbounds float, ptr @elsewhere, i64 %i
  %s = load volatile float, ptr %q
  %t = load float, ptr %q
  %u = fadd float %r, %s
  %v = fadd float %u, %t
  ret float %v
}
declare void @use(ptr)

; CHECK: @one = internal constant [1 x { float, i32 }] [{ float, i32 } { float 1.000000e+00, i32 4 }]
; CHECK-NEXT: @variable = internal global [1 x float] zeroinitializer
; CHECK-NEXT: @elsewhere = external constant [1 x float]
; CHECK-LABEL: define float @slot(i64 %i, float %x) {
; CHECK-NEXT:   %a = alloca [1 x float], align 4
; CHECK-NEXT:   call void @use(ptr nonnull %a)
; CHECK-NEXT:   %b = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   store float %x, ptr addrspace(5) %b, align 4
; CHECK-NEXT:   call void @use(ptr nonnull %a)
; CHECK-NEXT:   %r = load float, ptr %a, align 4
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @constant(i64 %i) {
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @two(i64 %i) {
; CHECK-NEXT:   %a = alloca [2 x float], align 4
; CHECK-NEXT:   call void @use(ptr nonnull %a)
; CHECK-NEXT:   %p = getelementptr inbounds float, ptr %a, i64 %i
; CHECK-NEXT:   %r = load float, ptr %p, align 4
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @byte(i64 %i) {
; CHECK-NEXT:   %a = alloca float, align 4
; CHECK-NEXT:   call void @use(ptr nonnull %a)
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %a, i64 %i
; CHECK-NEXT:   %r = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @wraps(i64 %i) {
; CHECK-NEXT:   %a = alloca [3 x float], align 4
; CHECK-NEXT:   call void @use(ptr nonnull %a)
; CHECK-NEXT:   %p = getelementptr [3 x float], ptr %a, i64 %i
; CHECK-NEXT:   %r = load float, ptr %p, align 4
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @does_not_wrap(i64 %i) {
; CHECK-NEXT:   %a = alloca [3 x float], align 4
; CHECK-NEXT:   call void @use(ptr nonnull %a)
; CHECK-NEXT:   %r = load float, ptr %a, align 4
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @globals(i64 %i) {
; CHECK-NEXT:   %p = getelementptr inbounds float, ptr @variable, i64 %i
; CHECK-NEXT:   %r = load float, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr inbounds float, ptr @elsewhere, i64 %i
; CHECK-NEXT:   %s = load volatile float, ptr %q, align 4
; CHECK-NEXT:   %u = fadd float %r, %s
; CHECK-NEXT:   %v = fadd float %u, %s
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: declare void @use(ptr)
