; RUN: %nvopt -passes=process-restrict -verify-each -S %s | FileCheck %s
; One scope a noalias argument; accesses based on several, on a captured one, on globals, on unknown numbers.
@g = global float 0.0
declare void @keep(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr noalias %a, ptr %b, ptr noalias %c, i1 %k, i64 %n) {
  %v = load float, ptr %b
  store float %v, ptr %a
  %s = select i1 %k, ptr %a, ptr %c
  store float %v, ptr %s
  %p = load ptr, ptr %b
  store float %v, ptr %p
  %t = select i1 %k, ptr %a, ptr %b
  store float %v, ptr %t
  call void @keep(ptr %c)
  %q = load ptr, ptr %b
  store float %v, ptr %q
  store float %v, ptr @g
  %i = inttoptr i64 %n to ptr
  store float %v, ptr %i
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 4, i1 false)
  ret void
}
define void @none(ptr %a, ptr %b) {
  %v = load float, ptr %b
  store float %v, ptr %a
  ret void
}

; CHECK: @g = global float 0.000000e+00
; CHECK: declare void @keep(ptr)
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK-LABEL: define void @f(ptr noalias %a, ptr %b, ptr noalias %c, i1 %k, i64 %n) {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !0)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   %v = load float, ptr %b, align 4, !noalias !5
; CHECK-NEXT:   store float %v, ptr %a, align 4, !alias.scope !0, !noalias !3
; CHECK-NEXT:   %s = select i1 %k, ptr %a, ptr %c
; CHECK-NEXT:   store float %v, ptr %s, align 4, !alias.scope !5
; CHECK-NEXT:   %p = load ptr, ptr %b, align 8, !noalias !5
; CHECK-NEXT:   store float %v, ptr %p, align 4, !noalias !5
; CHECK-NEXT:   %t = select i1 %k, ptr %a, ptr %b
; CHECK-NEXT:   store float %v, ptr %t, align 4, !noalias !3
; CHECK-NEXT:   call void @keep(ptr %c)
; CHECK-NEXT:   %q = load ptr, ptr %b, align 8, !noalias !5
; CHECK-NEXT:   store float %v, ptr %q, align 4, !noalias !0
; CHECK-NEXT:   store float %v, ptr @g, align 4
; CHECK-NEXT:   %i = inttoptr i64 %n to ptr
; CHECK-NEXT:   store float %v, ptr %i, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 4, i1 false), !noalias !3
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @none(ptr %a, ptr %b) {
; CHECK-NEXT:   %v = load float, ptr %b, align 4
; CHECK-NEXT:   store float %v, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata) #1
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; CHECK: !0 = !{!1}
; CHECK-NEXT: !1 = distinct !{!1, !2, !"f: %a"}
; CHECK-NEXT: !2 = distinct !{!2, !"f"}
; CHECK-NEXT: !3 = !{!4}
; CHECK-NEXT: !4 = distinct !{!4, !2, !"f: %c"}
; CHECK-NEXT: !5 = !{!1, !4}
