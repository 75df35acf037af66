; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; A chain with branch weights becomes a switch with weights: each case has its share of what comes to its test. One without weights counts as even.
declare void @u(i32)

; CHECK-LABEL: define i32 @weighted(
; CHECK:         switch i32 %a, label %[[END:[a-z0-9]+]] [
; CHECK-NEXT:      i32 0, label %t0
; CHECK-COUNT-19:  i32
; CHECK-NEXT:    ], !prof ![[W:[0-9]+]]
; CHECK:       ![[W]] = !{!"branch_weights", i32 16383, i32 -1, i32 1073741823, i32 2147483647, i32 1073741823, i32 536870911, i32 268435455,
define i32 @weighted(i32 %a) {
  br label %b0
b0:
  %c0 = icmp eq i32 %a, 0
  br i1 %c0, label %t0, label %b1, !prof !1
t0:
  call void @u(i32 0)
  br label %e
b1:
  %c1 = icmp eq i32 %a, 7
  br i1 %c1, label %t1, label %b2, !prof !2
t1:
  call void @u(i32 1)
  br label %e
b2:
  %c2 = icmp eq i32 %a, 14
  br i1 %c2, label %t2, label %b3
t2:
  call void @u(i32 2)
  br label %e
b3:
  %c3 = icmp eq i32 %a, 21
  br i1 %c3, label %t3, label %b4, !prof !0
t3:
  call void @u(i32 3)
  br label %e
b4:
  %c4 = icmp eq i32 %a, 28
  br i1 %c4, label %t4, label %b5, !prof !0
t4:
  call void @u(i32 4)
  br label %e
b5:
  %c5 = icmp eq i32 %a, 35
  br i1 %c5, label %t5, label %b6, !prof !0
t5:
  call void @u(i32 5)
  br label %e
b6:
  %c6 = icmp eq i32 %a, 42
  br i1 %c6, label %t6, label %b7, !prof !0
t6:
  call void @u(i32 6)
  br label %e
b7:
  %c7 = icmp eq i32 %a, 49
  br i1 %c7, label %t7, label %b8, !prof !0
t7:
  call void @u(i32 7)
  br label %e
b8:
  %c8 = icmp eq i32 %a, 56
  br i1 %c8, label %t8, label %b9, !prof !0
t8:
  call void @u(i32 8)
  br label %e
b9:
  %c9 = icmp eq i32 %a, 63
  br i1 %c9, label %t9, label %b10, !prof !0
t9:
  call void @u(i32 9)
  br label %e
b10:
  %c10 = icmp eq i32 %a, 70
  br i1 %c10, label %t10, label %b11, !prof !0
t10:
  call void @u(i32 10)
  br label %e
b11:
  %c11 = icmp eq i32 %a, 77
  br i1 %c11, label %t11, label %b12, !prof !0
t11:
  call void @u(i32 11)
  br label %e
b12:
  %c12 = icmp eq i32 %a, 84
  br i1 %c12, label %t12, label %b13, !prof !0
t12:
  call void @u(i32 12)
  br label %e
b13:
  %c13 = icmp eq i32 %a, 91
  br i1 %c13, label %t13, label %b14, !prof !0
t13:
  call void @u(i32 13)
  br label %e
b14:
  %c14 = icmp eq i32 %a, 98
  br i1 %c14, label %t14, label %b15, !prof !0
t14:
  call void @u(i32 14)
  br label %e
b15:
  %c15 = icmp eq i32 %a, 105
  br i1 %c15, label %t15, label %b16, !prof !0
t15:
  call void @u(i32 15)
  br label %e
b16:
  %c16 = icmp eq i32 %a, 112
  br i1 %c16, label %t16, label %b17, !prof !0
t16:
  call void @u(i32 16)
  br label %e
b17:
  %c17 = icmp eq i32 %a, 119
  br i1 %c17, label %t17, label %b18, !prof !0
t17:
  call void @u(i32 17)
  br label %e
b18:
  %c18 = icmp eq i32 %a, 126
  br i1 %c18, label %t18, label %b19, !prof !0
t18:
  call void @u(i32 18)
  br label %e
b19:
  %c19 = icmp eq i32 %a, 133
  br i1 %c19, label %t19, label %b20, !prof !0
t19:
  call void @u(i32 19)
  br label %e
b20:
  br label %e
e:
  ret i32 %a
}
!0 = !{!"branch_weights", i32 5, i32 5}
!1 = !{!"branch_weights", i32 4, i32 5}
!2 = !{!"branch_weights", i32 1, i32 4}
