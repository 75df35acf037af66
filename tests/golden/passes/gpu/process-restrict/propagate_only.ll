; RUN: %nvopt -passes='process-restrict<propagate-only>' -verify-each -S %s | FileCheck %s
; Nothing is made where nothing is; what is declared is found, and new accesses get it.
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @nothing(ptr noalias %a, ptr %b) {
  %v = load float, ptr %b
  store float %v, ptr %a
  ret void
}
define void @declared(ptr noalias %a, ptr %b) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %v = load float, ptr %b
  store float %v, ptr %a, !alias.scope !0
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2, !"declared: %a"}
!2 = distinct !{!2, !"declared"}

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata) #0
; CHECK-LABEL: define void @nothing(ptr noalias %a, ptr %b) {
; CHECK-NEXT:   %v = load float, ptr %b, align 4
; CHECK-NEXT:   store float %v, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @declared(ptr noalias %a, ptr %b) {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !0)
; CHECK-NEXT:   %v = load float, ptr %b, align 4, !noalias !0
; CHECK-NEXT:   store float %v, ptr %a, align 4, !alias.scope !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; CHECK: !0 = !{!1}
; CHECK-NEXT: !1 = distinct !{!1, !2, !"declared: %a"}
; CHECK-NEXT: !2 = distinct !{!2, !"declared"}
