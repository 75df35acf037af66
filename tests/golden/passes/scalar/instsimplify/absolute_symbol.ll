; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; The address of an absolute symbol may be zero; that of an ordinary variable may not.
@abs = external global i8, !absolute_symbol !0
@var = external global i8

define i1 @absolute() {
  %c = icmp eq ptr @abs, null
  ret i1 %c
}

define i1 @ordinary() {
  %c = icmp eq ptr @var, null
  ret i1 %c
}

!0 = !{i64 0, i64 256}

; CHECK-LABEL: define i1 @absolute
; CHECK-NEXT: %c = icmp eq ptr @abs, null
; CHECK-NEXT: ret i1 %c
; CHECK-LABEL: define i1 @ordinary
; CHECK-NEXT: ret i1 false
