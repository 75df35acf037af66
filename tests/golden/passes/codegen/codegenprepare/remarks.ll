; RUN: %nvopt -passes=codegenprepare -cgp-split-branch-condition -pass-remarks-output=- -disable-output %s | FileCheck %s
; CHECK: --- !Passed
; CHECK-NEXT: Pass:            codegenprepare
; CHECK-NEXT: Name:            DivisionNarrowed
; CHECK: --- !Missed
; CHECK-NEXT: Pass:            codegenprepare
; CHECK-NEXT: Name:            DivisionNotNarrowed
; CHECK: --- !Missed
; CHECK-NEXT: Pass:            codegenprepare
; CHECK-NEXT: Name:            ConditionNotSplit
declare void @llvm.nvvm.barrier0()
define i64 @f(i64 noundef %a, i64 noundef %b, i32 %x, i32 %y) {
entry:
  %q = udiv i64 %a, %b
  %h = xor i64 %q, %a
  %r = urem i64 %h, %b
  %c = icmp eq i32 %x, 0
  %d = icmp eq i32 %y, 0
  %e = and i1 %c, %d
  br i1 %e, label %yes, label %no
yes:
  call void @llvm.nvvm.barrier0()
  ret i64 %r
no:
  ret i64 %q
}
