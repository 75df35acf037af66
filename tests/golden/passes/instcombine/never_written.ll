; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What is read of a variable that nobody writes is undef, and the variable goes; a lifetime that ends where it begins says nothing.
declare void @foo(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define i32 @read() {
  %a = alloca [4 x i32]
  br label %next
next:
  %p = getelementptr i32, ptr %a, i64 1
  %x = load i32, ptr %p
  %y = load i32, ptr %a
  %z = or i32 %x, %y
  ret i32 %z
}
define i32 @written(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  br label %next
next:
  %y = load i32, ptr %a
  ret i32 %y
}
define i32 @volatile() {
  %a = alloca i32
  %y = load volatile i32, ptr %a
  ret i32 %y
}
define i32 @escaped() {
  %a = alloca i32
  call void @foo(ptr %a)
  br label %next
next:
  %y = load i32, ptr %a
  ret i32 %y
}
define void @nothing_between() {
  %a = alloca i8
  %b = alloca i8
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %b)
  call void @foo(ptr %a)
  call void @foo(ptr %b)
  ret void
}
define void @used() {
  %a = alloca i8
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @foo(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
define void @sanitized() sanitize_address {
  %a = alloca i8
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @foo(ptr %a)
  ret void
}

; CHECK: declare void @foo(ptr)
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
; CHECK-LABEL: define i32 @read() {
; CHECK-NEXT:   br label %next
; CHECK: next:                                             ; preds = %0
; CHECK-NEXT:   ret i32 undef
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @written(i32 %x) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store i32 %x, ptr %a, align 4
; CHECK-NEXT:   br label %next
; CHECK: next:                                             ; preds = %0
; CHECK-NEXT:   %y = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile() {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   %y = load volatile i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @escaped() {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @foo(ptr nonnull %a)
; CHECK-NEXT:   br label %next
; CHECK: next:                                             ; preds = %0
; CHECK-NEXT:   %y = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define void @nothing_between() {
; CHECK-NEXT:   %a = alloca i8, align 1
; CHECK-NEXT:   %b = alloca i8, align 1
; CHECK-NEXT:   call void @foo(ptr nonnull %a)
; CHECK-NEXT:   call void @foo(ptr nonnull %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @used() {
; CHECK-NEXT:   %a = alloca i8, align 1
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a)
; CHECK-NEXT:   call void @foo(ptr nonnull %a)
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: sanitize_address
; CHECK-NEXT: define void @sanitized() #1 {
; CHECK-NEXT:   %a = alloca i8, align 1
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a)
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %a)
; CHECK-NEXT:   call void @foo(ptr nonnull %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { sanitize_address }
