; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; Comparisons, conjunctions and selects decided by ranges, outcome sets, branches, assumptions and divisions.

define i1 @and_ranges(i8 %x) {
  %a = icmp ult i8 %x, 13
  %b = icmp ule i8 %x, 17
  %c = and i1 %a, %b
  ret i1 %c
}

define i1 @and_disjoint(i8 %x, i8 %y) {
  %a = icmp slt i8 %x, %y
  %b = icmp eq i8 %x, 127
  %c = select i1 %a, i1 %b, i1 false
  ret i1 %c
}

define i1 @or_same_operands(i32 %x, i32 %y) {
  %a = icmp ule i32 %x, %y
  %b = icmp ugt i32 %x, %y
  %c = or i1 %a, %b
  ret i1 %c
}

define i1 @after_division(i32 %x, i32 %y, ptr %p) {
  %d = udiv i32 %x, %y
  store i32 %d, ptr %p, align 4
  %c = icmp eq i32 %y, 0
  ret i1 %c
}

define i8 @max_under_branch(i8 %x, i8 %y) {
  %c = icmp uge i8 %x, %y
  br i1 %c, label %t, label %f
t:
  %m = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  ret i8 %m
f:
  %n = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  ret i8 %n
}

define i1 @assumed(i8 %x) {
  %c = icmp ult i8 %x, 10
  call void @llvm.assume(i1 %c)
  %d = icmp ugt i8 %x, 20
  ret i1 %d
}

; The shift amount is poison where the arms are to be equal: the select stays.
define i32 @select_more_poisonous(i32 %x) {
  %c = icmp eq i32 %x, 0
  %t = call i32 @llvm.cttz.i32(i32 %x, i1 true)
  %s = lshr i32 %x, %t
  %r = select i1 %c, i32 0, i32 %s
  ret i32 %r
}

define i32 @select_bit(i32 %x) {
  %a = and i32 %x, 8
  %c = icmp eq i32 %a, 0
  %o = or i32 %x, 8
  %r = select i1 %c, i32 %o, i32 %x
  ret i32 %r
}

define i1 @fcmp_class(i32 %i) {
  %f = uitofp i32 %i to float
  %c = fcmp olt float %f, 0.0
  ret i1 %c
}

define i1 @addresses(ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 -2
  %b = getelementptr inbounds i8, ptr %p, i64 42
  %c = icmp ult ptr %a, %b
  ret i1 %c
}

; dereferenceable says nothing where address 0 may be an object's.
define i1 @null_is_valid(ptr dereferenceable(4) %p) null_pointer_is_valid {
  %c = icmp eq ptr %p, null
  ret i1 %c
}

declare i8 @llvm.umax.i8(i8, i8)
declare i32 @llvm.cttz.i32(i32, i1 immarg)
declare void @llvm.assume(i1)

; CHECK-LABEL: define i1 @and_ranges(i8 %x) {
; CHECK-NEXT:   %a = icmp ult i8 %x, 13
; CHECK-NEXT:   ret i1 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @and_disjoint(i8 %x, i8 %y) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @or_same_operands(i32 %x, i32 %y) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @after_division(i32 %x, i32 %y, ptr %p) {
; CHECK-NEXT:   %d = udiv i32 %x, %y
; CHECK-NEXT:   store i32 %d, ptr %p, align 4
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @max_under_branch(i8 %x, i8 %y) {
; CHECK-NEXT:   %c = icmp uge i8 %x, %y
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i8 %x
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   ret i8 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @assumed(i8 %x) {
; CHECK-NEXT:   %c = icmp ult i8 %x, 10
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @select_more_poisonous(i32 %x) {
; CHECK-NEXT:   %c = icmp eq i32 %x, 0
; CHECK-NEXT:   %t = call i32 @llvm.cttz.i32(i32 %x, i1 true)
; CHECK-NEXT:   %s = lshr i32 %x, %t
; CHECK-NEXT:   %r = select i1 %c, i32 0, i32 %s
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @select_bit(i32 %x) {
; CHECK-NEXT:   %o = or i32 %x, 8
; CHECK-NEXT:   ret i32 %o
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @fcmp_class(i32 %i) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @addresses(ptr %p) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define i1 @null_is_valid(ptr dereferenceable(4) %p) #0 {
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.umax.i8(i8, i8) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.cttz.i32(i32, i1 immarg) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #3
; CHECK: attributes #0 = { null_pointer_is_valid }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
