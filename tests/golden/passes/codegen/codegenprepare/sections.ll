; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -profile-guided-section-prefix=0 -S %s | FileCheck %s --check-prefix=OFF
; Functions are hot or unlikely by attribute or profile.
; CHECK: define void @hot() !prof !{{[0-9]+}} !section_prefix [[HOT:![0-9]+]] {
; CHECK: define void @hot_block(i1 %c) !prof !{{[0-9]+}} !section_prefix [[HOT]] {
; CHECK: define void @between() !prof !{{[0-9]+}} {
; CHECK: define void @seldom() !prof !{{[0-9]+}} !section_prefix [[COLD:![0-9]+]] {
; CHECK: define void @not_counted() {
; CHECK: define void @said_hot() #0 !section_prefix [[HOT]] {
; CHECK: define void @said_cold() #1 !section_prefix [[COLD]] {
; CHECK: [[HOT]] = !{!"section_prefix", !"hot"}
; CHECK: [[COLD]] = !{!"section_prefix", !"unlikely"}
; OFF-NOT: section_prefix
define void @hot() !prof !20 {
  ret void
}
define void @hot_block(i1 %c) !prof !21 {
entry:
  br label %loop
loop:
  br i1 %c, label %loop, label %exit, !prof !23
exit:
  ret void
}
define void @between() !prof !21 {
  ret void
}
define void @seldom() !prof !22 {
  ret void
}
define void @not_counted() {
  ret void
}
define void @said_hot() hot {
  ret void
}
define void @said_cold() cold {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9}
!2 = !{!"ProfileFormat", !"InstrProf"}
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
!20 = !{!"function_entry_count", i64 1000}
!21 = !{!"function_entry_count", i64 100}
!22 = !{!"function_entry_count", i64 1}
!23 = !{!"branch_weights", i32 1000, i32 1}
