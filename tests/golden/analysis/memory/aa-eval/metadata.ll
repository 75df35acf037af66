; RUN: %nvopt -passes=aa-eval -disable-output -evaluate-aa-metadata -print-all-alias-modref-info %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=aa-eval -disable-output -evaluate-aa-metadata -print-no-aliases -enable-tbaa=false -enable-scoped-noalias=false %s 2>&1 | FileCheck %s --check-prefix=OFF
; RUN: %nvopt -passes=aa-eval -disable-output -evaluate-aa-metadata -print-no-aliases -strict-aliasing %s 2>&1 | FileCheck %s --check-prefix=STRICT
; OFF-NOT: NoAlias
; Types by !tbaa: an int and a float member are apart, a char may be anything; immutable memory is not written by a call.
; CHECK-LABEL: Function: types
; CHECK: NoAlias: {{.*}}%i = load i32{{.*}}<->{{.*}}store float
; CHECK: MayAlias: {{.*}}%i = load i32{{.*}}<->{{.*}}store i8
; CHECK: NoModRef: {{.*}}@u
; Different roots say nothing, unless asked to be strict.
; CHECK-LABEL: Function: roots
; CHECK: MayAlias: {{.*}}load {{.*}}<->{{.*}}store
; STRICT-LABEL: Function: roots
; STRICT: NoAlias: {{.*}}load {{.*}}<->{{.*}}store
; Scopes: apart when one side's scopes of a domain are all in the other's list.
; CHECK-LABEL: Function: scopes
; CHECK: NoAlias: {{.*}}%a = load{{.*}}<->{{.*}}store i32 1
; CHECK: MayAlias: {{.*}}%b = load{{.*}}<->{{.*}}store i32 1
declare void @u()
define void @types(ptr %p, ptr %q, ptr %r) {
  %i = load i32, ptr %p, !tbaa !5
  store float 0.0, ptr %q, !tbaa !6
  store i8 0, ptr %r, !tbaa !7
  call void @u(), !tbaa !8
  ret void
}
define void @roots(ptr %p, ptr %q) {
  %i = load i32, ptr %p, !tbaa !5
  store i32 0, ptr %q, !tbaa !11
  ret void
}
define void @scopes(ptr %p, ptr %q, ptr %r) {
  %a = load i32, ptr %p, !alias.scope !15
  %b = load i32, ptr %q, !alias.scope !16
  store i32 1, ptr %r, !noalias !15
  ret void
}
!0 = !{!"root"}
!1 = !{!"char", !0, i64 0}
!2 = !{!"int", !1, i64 0}
!3 = !{!"float", !1, i64 0}
!4 = !{!"s", !2, i64 0, !3, i64 4}
!5 = !{!4, !2, i64 0}
!6 = !{!4, !3, i64 4}
!7 = !{!1, !1, i64 0}
!8 = !{!2, !2, i64 0, i64 1}
!9 = !{!"other root"}
!10 = !{!"other int", !9, i64 0}
!11 = !{!10, !10, i64 0}
!12 = !{!12}
!13 = !{!13, !12}
!14 = !{!14, !12}
!15 = !{!13}
!16 = !{!13, !14}
