; RUN: %nvopt -passes=infer-alignment -S %s | FileCheck %s
; What has run proves the alignment of its address and of the bases of that, where it dominates: not in the other arm, not before, not of length 0.
; Assumptions and branches on low bits prove it too.
define void @bases(ptr %p, i64 %i, i1 %c) {
entry:
  store i32 0, ptr %p, align 4
  br i1 %c, label %yes, label %no
yes:
  %four = shl i64 %i, 2
  %a = getelementptr float, ptr %p, i64 %four
  %v = load <4 x float>, ptr %a, align 16
  %b = getelementptr float, ptr %p, i64 2
  store float 0.0, ptr %b, align 4
  br label %no
no:
  %d = getelementptr float, ptr %p, i64 3
  store float 0.0, ptr %d, align 2
  ret void
}
define void @none(ptr %p, i64 %n) {
  call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 %n, i1 false)
  store i32 0, ptr %p, align 4
  ret void
}
define void @assumed(ptr %p, i64 %i) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 32) ]
  %x = shl i64 %i, 4
  %a = getelementptr i8, ptr %p, i64 %x
  store i32 0, ptr %a, align 4
  ret void
}
define void @asked(ptr %p, i64 %i) {
entry:
  %n = ptrtoint ptr %p to i64
  %low = and i64 %n, 15
  %z = icmp eq i64 %low, 0
  br i1 %z, label %wide, label %narrow
wide:
  %x = shl i64 %i, 3
  %a = getelementptr i8, ptr %p, i64 %x
  store i32 0, ptr %a, align 4
  ret void
narrow:
  store i32 0, ptr %p, align 4
  ret void
}
define void @barrier(ptr %p) convergent {
  %v = load volatile i64, ptr %p, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %p, align 4
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.assume(i1)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define void @assumed_bits(ptr %p, i64 %i) {
  %n = ptrtoint ptr %p to i64
  %low = and i64 %n, 15
  %z = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %z)
  store i32 0, ptr %p, align 4
  ret void
}

; CHECK-LABEL: define void @bases(ptr %p, i64 %i, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   %four = shl i64 %i, 2
; CHECK-NEXT:   %a = getelementptr float, ptr %p, i64 %four
; CHECK-NEXT:   %v = load <4 x float>, ptr %a, align 16
; CHECK-NEXT:   %b = getelementptr float, ptr %p, i64 2
; CHECK-NEXT:   store float 0.000000e+00, ptr %b, align 8
; CHECK-NEXT:   br label %no
; CHECK: no:                                               ; preds = %yes, %entry
; CHECK-NEXT:   %d = getelementptr float, ptr %p, i64 3
; CHECK-NEXT:   store float 0.000000e+00, ptr %d, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @none(ptr %p, i64 %n) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 %n, i1 false)
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @assumed(ptr %p, i64 %i) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 32) ]
; CHECK-NEXT:   %x = shl i64 %i, 4
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 %x
; CHECK-NEXT:   store i32 0, ptr %a, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @asked(ptr %p, i64 %i) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   %low = and i64 %n, 15
; CHECK-NEXT:   %z = icmp eq i64 %low, 0
; CHECK-NEXT:   br i1 %z, label %wide, label %narrow
; CHECK: wide:                                             ; preds = %entry
; CHECK-NEXT:   %x = shl i64 %i, 3
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 %x
; CHECK-NEXT:   store i32 0, ptr %a, align 8
; CHECK-NEXT:   ret void
; CHECK: narrow:                                           ; preds = %entry
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define void @barrier(ptr %p) #0 {
; CHECK-NEXT:   %v = load volatile i64, ptr %p, align 8
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   store i32 0, ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #2
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3
; CHECK-LABEL: define void @assumed_bits(ptr %p, i64 %i) {
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   %low = and i64 %n, 15
; CHECK-NEXT:   %z = icmp eq i64 %low, 0
; CHECK-NEXT:   call void @llvm.assume(i1 %z)
; CHECK-NEXT:   store i32 0, ptr %p, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; CHECK-NEXT: attributes #3 = { convergent nocallback nounwind }
