; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; The caller promises no more than what came in, and is guarded as much.
define internal i32 @cautious(i32 %x) noimplicitfloat sspstrong speculative_load_hardening "no-jump-tables"="true" "profile-sample-accurate"="true" "probe-stack"="probe" "stack-probe-size"="100" "min-legal-vector-width"="256" {
  ret i32 %x
}
define internal i32 @silent(i32 %x) {
  ret i32 %x
}
define internal i32 @null(i32 %x) null_pointer_is_valid {
  ret i32 %x
}

define i32 @takes_over(i32 %x) ssp "stack-probe-size"="200" "min-legal-vector-width"="128" {
  %r = call i32 @cautious(i32 %x)
  ret i32 %r
}
define i32 @gives_up(i32 %x) mustprogress "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "min-legal-vector-width"="128" {
  %r = call i32 @silent(i32 %x)
  ret i32 %r
}
define i32 @keeps(i32 %x) sspreq "stack-probe-size"="50" "min-legal-vector-width"="512" {
  %r = call i32 @cautious(i32 %x)
  ret i32 %r
}
define i32 @null_by_word(i32 %x) {
  %r = call i32 @null(i32 %x) alwaysinline
  ret i32 %r
}
; CHECK: @takes_over(i32 %x) #[[A:[0-9]+]]
; CHECK-NEXT: ret i32 %x
; CHECK: @gives_up(i32 %x) #[[B:[0-9]+]]
; CHECK-NEXT: ret i32 %x
; CHECK: @keeps(i32 %x) #[[C:[0-9]+]]
; CHECK-NEXT: ret i32 %x
; CHECK: @null_by_word(i32 %x) #[[D:[0-9]+]]
; CHECK-NEXT: ret i32 %x
; CHECK: attributes #[[A]] = { noimplicitfloat speculative_load_hardening sspstrong "min-legal-vector-width"="256" "no-jump-tables"="true" "probe-stack"="probe" "profile-sample-accurate"="true" "stack-probe-size"="100" }
; CHECK: attributes #[[B]] = { "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" }
; CHECK: attributes #[[C]] = { noimplicitfloat speculative_load_hardening sspreq "min-legal-vector-width"="512" "no-jump-tables"="true" "probe-stack"="probe" "profile-sample-accurate"="true" "stack-probe-size"="50" }
; CHECK: attributes #[[D]] = { null_pointer_is_valid }
