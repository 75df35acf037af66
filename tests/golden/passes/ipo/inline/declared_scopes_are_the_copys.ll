; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; Each copy of the body has scopes of its own, and declares those: a copy of the loop around would not be able to rename them otherwise.
declare void @llvm.experimental.noalias.scope.decl(metadata)
define internal void @g(ptr %p, ptr %q) {
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %x = load i32, ptr %p, !alias.scope !2
  store i32 %x, ptr %q, !noalias !2
  ret void
}
; CHECK-LABEL: define void @f(
; CHECK-NEXT:    call void @llvm.experimental.noalias.scope.decl(metadata [[A:!.*]])
; CHECK-NEXT:    load i32, ptr %p, align 4, !alias.scope [[A]]
; CHECK-NEXT:    store i32 %x.i, ptr %q, align 4, !noalias [[A]]
; CHECK-NEXT:    call void @llvm.experimental.noalias.scope.decl(metadata [[B:!.*]])
; CHECK-NEXT:    load i32, ptr %q, align 4, !alias.scope [[B]]
; CHECK-NEXT:    store i32 %{{.*}}, ptr %p, align 4, !noalias [[B]]
; CHECK:       [[A]] = !{[[AS:!.*]]}
; CHECK:       [[AS]] = distinct !{[[AS]], [[AD:!.*]]}
; CHECK:       [[B]] = !{[[BS:!.*]]}
; CHECK:       [[BS]] = distinct !{[[BS]], [[BD:!.*]]}
define void @f(ptr %p, ptr %q) {
  call void @g(ptr %p, ptr %q)
  call void @g(ptr %q, ptr %p)
  ret void
}
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
