; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; A path that ends in undefined behaviour is not taken: the branch to it goes, its condition becomes an assumption. Volatile accesses of null are not undefined, and
; where null is a valid address (null_pointer_is_valid, other spaces) neither is a store there.
declare void @f()
declare void @stop() noreturn
define i32 @unreachable(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  ret i32 1
}
define void @store_to_null(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr null
  call void @f()
  ret void
b:
  ret void
}
define void @volatile_null(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store volatile i32 1, ptr null
  call void @f()
  ret void
b:
  ret void
}
define void @null_is_valid(i1 %c) null_pointer_is_valid {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr null
  call void @f()
  ret void
b:
  ret void
}
define void @null_of_shared_memory(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr addrspace(3) null
  call void @f()
  ret void
b:
  ret void
}
; Nothing runs after a call that does not return, and nothing is known of whether it is reached.
define void @noreturn(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @stop()
  call void @f()
  ret void
b:
  ret void
}
; The phi would hand null to the store: the edge that brings it is dead.
define void @null_by_phi(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %j
a:
  call void @f()
  br label %j
j:
  %q = phi ptr [ null, %a ], [ %p, %entry ]
  store i32 1, ptr %q
  ret void
}

; CHECK: declare void @f()
; CHECK: ; Function Attrs: noreturn
; CHECK-NEXT: declare void @stop() #0
; CHECK-LABEL: define i32 @unreachable(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c.not = xor i1 %c, true
; CHECK-NEXT:   call void @llvm.assume(i1 %c.not)
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define void @store_to_null(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c.not = xor i1 %c, true
; CHECK-NEXT:   call void @llvm.assume(i1 %c.not)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @volatile_null(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %common.ret
; CHECK: common.ret:                                       ; preds = %a, %entry
; CHECK-NEXT:   ret void
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   store volatile i32 1, ptr null, align 4
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define void @null_is_valid(i1 %c) #1 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %common.ret
; CHECK: common.ret:                                       ; preds = %a, %entry
; CHECK-NEXT:   ret void
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   store i32 1, ptr null, align 4
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @null_of_shared_memory(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %common.ret
; CHECK: common.ret:                                       ; preds = %a, %entry
; CHECK-NEXT:   ret void
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   store i32 1, ptr addrspace(3) null, align 4
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @noreturn(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @stop()
; CHECK-NEXT:   unreachable
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @null_by_phi(i1 %c, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %j
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   unreachable
; CHECK: j:                                                ; preds = %entry
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #2
; CHECK: attributes #0 = { noreturn }
; CHECK-NEXT: attributes #1 = { null_pointer_is_valid }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
