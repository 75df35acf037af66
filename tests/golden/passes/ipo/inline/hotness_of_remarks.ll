; RUN: %nvopt -passes='cgscc(inline)' -pass-remarks=inline -pass-remarks-with-hotness -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='cgscc(inline)' -pass-remarks=inline -pass-remarks-hotness-threshold=1500 -disable-output %s 2>&1 | FileCheck %s --check-prefix=HOT
; RUN: %nvopt -passes='cgscc(inline)' -pass-remarks-with-hotness -pass-remarks-output=- -disable-output %s 2>&1 | FileCheck %s --check-prefix=YAML
; With a profile remarks say how often their code ran, in opt's words. What has no profile ran 0 times for the threshold.
target triple = "nvptx64-nvidia-cuda"

; CHECK: 'cal' inlined into 'f' with (cost={{.*}}) {{.*}}(hotness: 2000)
; CHECK-NEXT: 'cal' inlined into 'f' with (cost={{.*}}) {{.*}}(hotness: 1000)
; CHECK-NEXT: 'cal' inlined into 'h' with
; CHECK-NOT: hotness
; HOT: 'cal' inlined into 'f' with {{.*}}(hotness: 2000)
; HOT-NOT: inlined
; YAML: Function:        f
; YAML-NEXT: Hotness:         2000
; YAML-NEXT: Args:
; YAML: Function:        h
; YAML-NEXT: Args:
define internal i32 @cal(i32 %x) !prof !1 {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @f(i1 %c, i32 %a) !prof !0 {
  br i1 %c, label %t, label %e, !prof !2
t:
  %r = call i32 @cal(i32 %a)
  ret i32 %r
e:
  %s = call i32 @cal(i32 7)
  ret i32 %s
}
define i32 @h(i32 %a) {
  %r = call i32 @cal(i32 %a)
  ret i32 %r
}
!0 = !{!"function_entry_count", i64 3000}
!1 = !{!"function_entry_count", i64 3500}
!2 = !{!"branch_weights", i32 2, i32 1}
