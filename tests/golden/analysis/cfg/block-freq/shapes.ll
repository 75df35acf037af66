; RUN: %nvopt -passes='print<block-freq>' -disable-output %s 2>&1 | FileCheck %s
; Loops by their exits, endless loops, cycles with two entries, counts of a profile, what is unreachable.
define void @nest(i1 %c) !prof !0 {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %latch, !prof !1
latch:
  br i1 %c, label %outer, label %exit
exit:
  ret void
nowhere:
  br label %exit
}
define void @endless(i1 %c) {
entry:
  br i1 %c, label %loop, label %exit
loop:
  br label %loop
exit:
  ret void
}
define void @two_entries(i1 %c) {
entry:
  br i1 %c, label %a, label %b, !prof !2
a:
  br i1 %c, label %b, label %exit
b:
  br i1 %c, label %a, label %exit
exit:
  ret void
}
define void @two_entries_in_a_loop(i1 %c) {
entry:
  br label %head
head:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br i1 %c, label %a, label %latch
latch:
  br i1 %c, label %head, label %exit
exit:
  ret void
}
define void @weights_of_headers(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br i1 %c, label %b, label %exit, !irr_loop !3
b:
  br i1 %c, label %a, label %exit, !irr_loop !4
exit:
  ret void
}
define void @never_is_not_zero(i1 %c) {
entry:
  br i1 %c, label %bad, label %exit
bad:
  unreachable
exit:
  ret void
}
!0 = !{!"function_entry_count", i64 1000}
!1 = !{!"branch_weights", i32 99, i32 1}
!2 = !{!"branch_weights", i32 1, i32 3}
!3 = !{!"loop_header_weight", i64 100}
!4 = !{!"loop_header_weight", i64 300}

; CHECK: Printing analysis results of BFI for function 'nest':
; CHECK-NEXT: block-frequency-info: nest
; CHECK-NEXT:  - entry: float = 1.0, int = 5629499408384, count = 1000
; CHECK-NEXT:  - outer: float = 32.0, int = 180143981068288, count = 32000
; CHECK-NEXT:  - inner: float = 3200.0, int = 18014398509481983, count = 3200000
; CHECK-NEXT:  - latch: float = 32.0, int = 180143981068288, count = 32000
; CHECK-NEXT:  - exit: float = 1.0, int = 5629499408384, count = 1000
; CHECK-NEXT:  - nowhere: float = 0.0, int = 0, count = 0
; CHECK: Printing analysis results of BFI for function 'endless':
; CHECK-NEXT: block-frequency-info: endless
; CHECK-NEXT:  - entry: float = 1.0, int = 8796093022207
; CHECK-NEXT:  - loop: float = 2048.0, int = 18014398509481984
; CHECK-NEXT:  - exit: float = 0.5, int = 4398046511103
; CHECK: Printing analysis results of BFI for function 'two_entries':
; CHECK-NEXT: block-frequency-info: two_entries
; CHECK-NEXT:  - entry: float = 1.0, int = 1125899906842624
; CHECK-NEXT:  - a: float = 16.0, int = 18014398509481983
; CHECK-NEXT:  - b: float = 16.0, int = 18014398509481984
; CHECK-NEXT:  - exit: float = 1.0, int = 1125899906842624
; CHECK: Printing analysis results of BFI for function 'two_entries_in_a_loop':
; CHECK-NEXT: block-frequency-info: two_entries_in_a_loop
; CHECK-NEXT:  - entry: float = 1.0, int = 211106232582144
; CHECK-NEXT:  - head: float = 32.0, int = 6755399442628608
; CHECK-NEXT:  - a: float = 42.667, int = 9007199261032448
; CHECK-NEXT:  - b: float = 85.333, int = 18014398509481984
; CHECK-NEXT:  - latch: float = 32.0, int = 6755399442628608
; CHECK-NEXT:  - exit: float = 1.0, int = 211106232582144
; CHECK: Printing analysis results of BFI for function 'weights_of_headers':
; CHECK-NEXT: block-frequency-info: weights_of_headers
; CHECK-NEXT:  - entry: float = 1.0, int = 750599937895082
; CHECK-NEXT:  - a: float = 8.0, int = 6004799503160661, irr_loop_header_weight = 100
; CHECK-NEXT:  - b: float = 24.0, int = 18014398509481984, irr_loop_header_weight = 300
; CHECK-NEXT:  - exit: float = 1.0, int = 750599937895082
; CHECK: Printing analysis results of BFI for function 'never_is_not_zero':
; CHECK-NEXT: block-frequency-info: never_is_not_zero
; CHECK-NEXT:  - entry: float = 1.0, int = 18014398509481984
; CHECK-NEXT:  - bad: float = 0.00000000046566, int = 8388608
; CHECK-NEXT:  - exit: float = 1.0, int = 18014398501093376
