; RUN: %nvopt -passes=codegenprepare -profile-unknown-in-special-section -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s --check-prefix=OFF
; Functions that a partial sampled profile says nothing of.
; CHECK: define void @hot() !prof !{{[0-9]+}} !section_prefix [[HOT:![0-9]+]] {
; CHECK: define void @not_counted() !section_prefix [[UNKNOWN:![0-9]+]] {
; CHECK: define void @said_cold() #0 !section_prefix [[COLD:![0-9]+]] {
; CHECK: [[UNKNOWN]] = !{!"section_prefix", !"unknown"}
; OFF-NOT: !"unknown"
define void @hot() !prof !20 {
  ret void
}
define void @not_counted() {
  ret void
}
define void @said_cold() cold {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !14, !9}
!2 = !{!"ProfileFormat", !"SampleProfile"}
!3 = !{!"TotalCount", i64 10000}
!4 = !{!"MaxCount", i64 1000}
!5 = !{!"MaxInternalCount", i64 1}
!6 = !{!"MaxFunctionCount", i64 1000}
!7 = !{!"NumCounts", i64 3}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"DetailedSummary", !10}
!10 = !{!11, !12, !13}
!11 = !{i32 10000, i64 1000, i32 1}
!12 = !{i32 999000, i64 1000, i32 1}
!13 = !{i32 999999, i64 1, i32 2}
!14 = !{!"IsPartialProfile", i64 1}
!20 = !{!"function_entry_count", i64 1000}
