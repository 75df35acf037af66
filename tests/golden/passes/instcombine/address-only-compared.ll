; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Nobody knows the address of a variable that only comparisons see.
define i1 @compared(ptr %p) {
  %v = alloca i64
  %w = getelementptr i8, ptr %v, i64 4
  store i32 0, ptr %w
  %c = icmp eq ptr %p, %w
  ret i1 %c
}
define i1 @given_away(ptr %p) {
  %v = alloca i64
  call void @f(ptr %v)
  %c = icmp eq ptr %p, %v
  ret i1 %c
}
define i1 @stored(ptr %p) {
  %v = alloca i64
  store ptr %v, ptr %p
  %c = icmp eq ptr %p, %v
  ret i1 %c
}
define i1 @order(ptr %p) {
  %v = alloca i64
  %c = icmp ult ptr %p, %v
  %d = icmp ne ptr %p, %v
  %r = and i1 %c, %d
  ret i1 %r
}
define i1 @both_its_own(i64 %i) {
  %v = alloca i64
  %w = getelementptr i8, ptr %v, i64 %i
  %c = icmp eq ptr %w, %v
  ret i1 %c
}
define void @only_invariant() {
  %v = alloca [10 x i8]
  call void @llvm.memset.p0.i64(ptr %v, i8 9, i64 10, i1 false)
  %i = call ptr @llvm.invariant.start.p0(i64 10, ptr %v)
  call void @llvm.invariant.end.p0(ptr %i, i64 10, ptr %v)
  ret void
}
declare void @f(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)

; CHECK-LABEL: define i1 @compared(ptr %p) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @given_away(ptr %p) {
; CHECK-NEXT:   %v = alloca i64, align 8
; CHECK-NEXT:   call void @f(ptr nonnull %v)
; CHECK-NEXT:   %c = icmp eq ptr %v, %p
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @stored(ptr %p) {
; CHECK-NEXT:   %v = alloca i64, align 8
; CHECK-NEXT:   store ptr %v, ptr %p, align 8
; CHECK-NEXT:   %c = icmp eq ptr %v, %p
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @order(ptr %p) {
; CHECK-NEXT:   %v = alloca i64, align 8
; CHECK-NEXT:   %c = icmp ugt ptr %v, %p
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @both_its_own(i64 %i) {
; CHECK-NEXT:   %c = icmp eq i64 %i, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define void @only_invariant() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @f(ptr)
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none)) #1
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
