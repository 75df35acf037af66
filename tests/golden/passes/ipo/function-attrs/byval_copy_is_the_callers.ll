; RUN: %nvopt -passes='cgscc(function-attrs)' -S %s | FileCheck %s
; The copy of a byval argument belongs to the caller: who writes it does not only read.
define void @writes(ptr byval(i32) %p) {
  store i32 1, ptr %p
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: define void @writes(ptr writeonly byval(i32) %p) #0 {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
