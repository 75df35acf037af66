; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; New memory differs from the inside of what exists; not from the end of it, and nothing is known at an offset. A dereferenceable result is not null; an address whose
; integer is assumed not to be 0 neither.
declare noalias ptr @new(i64)
declare ptr @get()
declare void @llvm.assume(i1)
define i1 @new_against_slot() {
  %a = alloca [4 x i32]
  %p = call ptr @new(i64 48)
  %g = getelementptr inbounds i8, ptr %a, i64 4
  %c = icmp eq ptr %p, %g
  ret i1 %c
}
define i1 @new_against_end() {
  %a = alloca [4 x i32]
  %p = call ptr @new(i64 48)
  %g = getelementptr inbounds i8, ptr %a, i64 16
  %c = icmp eq ptr %p, %g
  ret i1 %c
}
define i1 @offset_of_new() {
  %a = alloca [4 x i32]
  %p = call ptr @new(i64 48)
  %g = getelementptr inbounds i8, ptr %p, i64 16
  %c = icmp eq ptr %a, %g
  ret i1 %c
}
define i1 @dereferenceable() {
  %p = call dereferenceable(4) ptr @get()
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @assumed_integer(ptr %x) {
  %i = ptrtoint ptr %x to i64
  %a = icmp ne i64 %i, 0
  call void @llvm.assume(i1 %a)
  %q = icmp ne ptr %x, null
  ret i1 %q
}

; CHECK: declare noalias ptr @new(i64)
; CHECK: declare ptr @get()
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK-LABEL: define i1 @new_against_slot() {
; CHECK-NEXT:   %p = call ptr @new(i64 48)
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @new_against_end() {
; CHECK-NEXT:   %a = alloca [4 x i32], align 4
; CHECK-NEXT:   %p = call ptr @new(i64 48)
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %a, i64 16
; CHECK-NEXT:   %c = icmp eq ptr %p, %g
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @offset_of_new() {
; CHECK-NEXT:   %a = alloca [4 x i32], align 4
; CHECK-NEXT:   %p = call ptr @new(i64 48)
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:   %c = icmp eq ptr %a, %g
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @dereferenceable() {
; CHECK-NEXT:   %p = call dereferenceable(4) ptr @get()
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @assumed_integer(ptr %x) {
; CHECK-NEXT:   %i = ptrtoint ptr %x to i64
; CHECK-NEXT:   %a = icmp ne i64 %i, 0
; CHECK-NEXT:   call void @llvm.assume(i1 %a)
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
