; What is assumed and false, and accesses at a distance from null, end the block.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

declare void @llvm.assume(i1)
declare void @f()

define i32 @false(i32 %a) {
  %v = shl i32 %a, 2
  %c = icmp eq i32 %v, 21
  call void @llvm.assume(i1 %c)
  call void @f()
  ret i32 %v
}
define i32 @from_null(i64 %i) {
  %p = getelementptr i32, ptr null, i64 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define void @to_null(i64 %i) {
  %p = getelementptr inbounds i32, ptr null, i64 %i
  store i32 1, ptr %p, align 4
  call void @f()
  ret void
}
define i32 @null_is_a_place(i64 %i) null_pointer_is_valid {
  %p = getelementptr i32, ptr null, i64 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
; null of shared memory is its first byte
define i32 @shared(i64 %i) {
  %p = getelementptr i32, ptr addrspace(3) null, i64 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  ret i32 %v
}

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK: declare void @f()
; CHECK-LABEL: define i32 @false(i32 %a) {
; CHECK-NEXT:   %v = shl i32 %a, 2
; CHECK-NEXT:   store i1 true, ptr poison, align 1
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @from_null(i64 %i) {
; CHECK-NEXT:   store i1 true, ptr poison, align 1
; CHECK-NEXT:   ret i32 poison
; CHECK-NEXT: }
; CHECK-LABEL: define void @to_null(i64 %i) {
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr null, i64 %i
; CHECK-NEXT:   store i32 poison, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define i32 @null_is_a_place(i64 %i) #1 {
; CHECK-NEXT:   %p = getelementptr i32, ptr null, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @shared(i64 %i) {
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) null, i64 %i
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; CHECK-NEXT: attributes #1 = { null_pointer_is_valid }
