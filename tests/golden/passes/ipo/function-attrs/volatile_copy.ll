; RUN: %nvopt -passes='cgscc(function-attrs),function(adce)' -S %s | FileCheck %s
; A volatile copy is seen from outside, as volatile accesses are: whoever calls the function that does it keeps the call.
define void @reads(ptr %p) {
  %a = alloca i64
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 8, i1 true)
  ret void
}

define void @plain(ptr %p) {
  %a = alloca i64
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 8, i1 false)
  ret void
}

define void @f(ptr %p) {
  call void @reads(ptr %p)
  call void @plain(ptr %p)
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite)
; CHECK-NEXT: define void @reads(ptr %p) #0 {
; CHECK-NEXT:   %a = alloca i64, align 8
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 8, i1 true)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: read)
; CHECK-NEXT: define void @plain(ptr readonly captures(none) %p) #1 {
; CHECK-NEXT:   %a = alloca i64, align 8
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 8, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite)
; CHECK-NEXT: define void @f(ptr %p) #0 {
; CHECK-NEXT:   call void @reads(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2
; CHECK: attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: read) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
