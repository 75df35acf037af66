; RUN: %nvopt -passes='adce' -S %s | FileCheck %s
; What has an effect keeps itself, what it is computed from and the branches that decide whether it runs: volatile and atomic accesses, fences, calls that write, may not
; return or are convergent. Plain loads and calls without effect go, and with them the branches around them.
declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @may_loop(i32) nounwind memory(none)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
define void @around_pure_code(i1 %c, i32 %x, ptr %p) {
entry:
  br i1 %c, label %a, label %m
a:
  %v = load i32, ptr %p
  %w = call i32 @pure(i32 %v)
  br label %m
m:
  ret void
}
define void @around_volatile(i1 %c, i32 %x, ptr %p) {
entry:
  %y = add i32 %x, 1
  %dead = mul i32 %x, %x
  br i1 %c, label %a, label %m
a:
  store volatile i32 %y, ptr %p
  br label %m
m:
  ret void
}
define void @around_atomics(i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %old = atomicrmw add ptr %p, i32 1 monotonic
  br label %b
b:
  br i1 %d, label %e, label %m
e:
  fence seq_cst
  br label %m
m:
  ret void
}
define void @around_what_may_not_return(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %m
a:
  %v = call i32 @may_loop(i32 %x)
  br label %m
m:
  ret void
}
; Nobody looks at what the lane gets, but the other lanes get this one's value.
define void @around_a_shuffle(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %m
a:
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
  br label %m
m:
  ret void
}

; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: declare i32 @pure(i32) #0
; CHECK: ; Function Attrs: nounwind memory(none)
; CHECK-NEXT: declare i32 @may_loop(i32) #1
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2
; CHECK-LABEL: define void @around_pure_code(i1 %c, i32 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @around_volatile(i1 %c, i32 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   br i1 %c, label %a, label %m
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   store volatile i32 %y, ptr %p, align 4
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %a, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @around_atomics(i1 %c, i1 %d, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %old = atomicrmw add ptr %p, i32 1 monotonic, align 4
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %entry
; CHECK-NEXT:   br i1 %d, label %e, label %m
; CHECK: e:                                                ; preds = %b
; CHECK-NEXT:   fence seq_cst
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %e, %b
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @around_what_may_not_return(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %m
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %v = call i32 @may_loop(i32 %x)
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %a, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @around_a_shuffle(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %m
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %a, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nounwind memory(none) }
; CHECK-NEXT: attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
