; RUN: %nvopt -passes='require<profile-summary>,function(codegenprepare)' -S %s | FileCheck %s
; What is neither undef nor poison is what its freeze is.

declare void @use(i1)

; CHECK-LABEL: define void @f(
; CHECK-NEXT:    %c = icmp eq i32 %a, 1
; CHECK-NEXT:    call void @use(i1 %c)
; CHECK-NEXT:    %d = icmp eq i32 %b, %a
; CHECK-NEXT:    %e = freeze i1 %d
; CHECK-NEXT:    call void @use(i1 %e)
define void @f(i32 noundef %a, i32 %b) {
  %c = icmp eq i32 %a, 1
  %fr = freeze i1 %c
  call void @use(i1 %fr)
  %d = icmp eq i32 %b, %a
  %e = freeze i1 %d
  call void @use(i1 %e)
  ret void
}
