; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; Sixteen tests of one value in a row and more are taken at once: what an arm leads to for its own value is where it goes, the first of two tests of a
; value counts for the head, the second for the arm that stands between, and a block entered from elsewhere ends the chain.
declare void @u(i32)

; CHECK-LABEL: define i32 @row(
; CHECK:         switch i32 %a, label %[[END:[a-z0-9]+]] [
; CHECK-NEXT:      i32 100, label %t0
; CHECK-COUNT-16:  i32
; CHECK-NEXT:    ]
; CHECK:       t0:
; CHECK-NEXT:    call void @u(i32 0)
; CHECK-NEXT:    call void @u(i32 9)
; CHECK-NEXT:    br label %[[END]]
; CHECK:       t1:
; CHECK-NEXT:    call void @u(i32 1)
; CHECK-NEXT:    br label %[[END]]
; CHECK:       [[END]]:
; CHECK-NEXT:    phi i32
; CHECK-NEXT:    ret
define i32 @row(i32 %a) {
b0:
  %c0 = icmp eq i32 %a, 100
  br i1 %c0, label %t0, label %b1
t0:
  call void @u(i32 0)
  br label %b1
b1:
  %c1 = icmp eq i32 %a, 3
  br i1 %c1, label %t1, label %b2
t1:
  call void @u(i32 1)
  br label %b2
b2:
  %c2 = icmp eq i32 %a, 6
  br i1 %c2, label %t2, label %b3
t2:
  call void @u(i32 2)
  br label %b3
b3:
  %c3 = icmp eq i32 %a, 9
  br i1 %c3, label %t3, label %b4
t3:
  call void @u(i32 3)
  br label %b4
b4:
  %c4 = icmp eq i32 %a, 12
  br i1 %c4, label %t4, label %b5
t4:
  call void @u(i32 4)
  br label %b5
b5:
  %c5 = icmp eq i32 %a, 15
  br i1 %c5, label %t5, label %b6
t5:
  call void @u(i32 5)
  br label %b6
b6:
  %c6 = icmp eq i32 %a, 18
  br i1 %c6, label %t6, label %b7
t6:
  call void @u(i32 6)
  br label %b7
b7:
  %c7 = icmp eq i32 %a, 21
  br i1 %c7, label %t7, label %b8
t7:
  call void @u(i32 7)
  br label %b8
b8:
  %c8 = icmp eq i32 %a, 24
  br i1 %c8, label %t8, label %b9
t8:
  call void @u(i32 8)
  br label %b9
b9:
  %c9 = icmp eq i32 %a, 100
  br i1 %c9, label %t9, label %b10
t9:
  call void @u(i32 9)
  br label %b10
b10:
  %c10 = icmp eq i32 %a, 30
  br i1 %c10, label %t10, label %b11
t10:
  call void @u(i32 10)
  br label %b11
b11:
  %c11 = icmp eq i32 %a, 33
  br i1 %c11, label %t11, label %b12
t11:
  call void @u(i32 11)
  br label %b12
b12:
  %c12 = icmp eq i32 %a, 36
  br i1 %c12, label %t12, label %b13
t12:
  call void @u(i32 12)
  br label %b13
b13:
  %c13 = icmp eq i32 %a, 39
  br i1 %c13, label %t13, label %b14
t13:
  call void @u(i32 13)
  br label %b14
b14:
  %c14 = icmp eq i32 %a, 42
  br i1 %c14, label %t14, label %b15
t14:
  call void @u(i32 14)
  br label %b15
b15:
  %c15 = icmp eq i32 %a, 45
  br i1 %c15, label %t15, label %b16
t15:
  call void @u(i32 15)
  br label %b16
b16:
  %c16 = icmp eq i32 %a, 48
  br i1 %c16, label %t16, label %b17
t16:
  call void @u(i32 16)
  br label %b17
b17:
  %c17 = icmp eq i32 %a, 51
  br i1 %c17, label %t17, label %b18
t17:
  call void @u(i32 17)
  br label %b18
b18:
  %r = phi i32 [ 5, %b17 ], [ 6, %t17 ]
  ret i32 %r
}

; CHECK-LABEL: define void @ladder(
; CHECK-NEXT:    switch i32 %b, label %[[H:[a-z0-9]+]] [
; CHECK:       in:
; CHECK-NEXT:    call void @u(i32 -1)
; CHECK-NEXT:    switch i32 %a, label %e [
; CHECK-NEXT:      i32 48, label %t16
; CHECK-COUNT-15:  i32
; CHECK-NEXT:    ]
; CHECK:       [[H]]:
; CHECK-NEXT:    switch i32 %a, label %e [
; CHECK-COUNT-32:  i32
; CHECK-NEXT:    ]
define void @ladder(i32 %a, i32 %b) {
  switch i32 %b, label %b0 [
    i32 1, label %in
    i32 2, label %x
    i32 5, label %y
  ]
x:
  call void @u(i32 -2)
  br label %e
y:
  call void @u(i32 -3)
  br label %e
in:
  call void @u(i32 -1)
  br label %b16
b0:
  %c0 = icmp eq i32 %a, 0
  br i1 %c0, label %t0, label %b1
t0:
  call void @u(i32 0)
  br label %e
b1:
  %c1 = icmp eq i32 %a, 3
  br i1 %c1, label %t1, label %b2
t1:
  call void @u(i32 1)
  br label %e
b2:
  %c2 = icmp eq i32 %a, 6
  br i1 %c2, label %t2, label %b3
t2:
  call void @u(i32 2)
  br label %e
b3:
  %c3 = icmp eq i32 %a, 9
  br i1 %c3, label %t3, label %b4
t3:
  call void @u(i32 3)
  br label %e
b4:
  %c4 = icmp eq i32 %a, 12
  br i1 %c4, label %t4, label %b5
t4:
  call void @u(i32 4)
  br label %e
b5:
  %c5 = icmp eq i32 %a, 15
  br i1 %c5, label %t5, label %b6
t5:
  call void @u(i32 5)
  br label %e
b6:
  %c6 = icmp eq i32 %a, 18
  br i1 %c6, label %t6, label %b7
t6:
  call void @u(i32 6)
  br label %e
b7:
  %c7 = icmp eq i32 %a, 21
  br i1 %c7, label %t7, label %b8
t7:
  call void @u(i32 7)
  br label %e
b8:
  %c8 = icmp eq i32 %a, 24
  br i1 %c8, label %t8, label %b9
t8:
  call void @u(i32 8)
  br label %e
b9:
  %c9 = icmp eq i32 %a, 27
  br i1 %c9, label %t9, label %b10
t9:
  call void @u(i32 9)
  br label %e
b10:
  %c10 = icmp eq i32 %a, 30
  br i1 %c10, label %t10, label %b11
t10:
  call void @u(i32 10)
  br label %e
b11:
  %c11 = icmp eq i32 %a, 33
  br i1 %c11, label %t11, label %b12
t11:
  call void @u(i32 11)
  br label %e
b12:
  %c12 = icmp eq i32 %a, 36
  br i1 %c12, label %t12, label %b13
t12:
  call void @u(i32 12)
  br label %e
b13:
  %c13 = icmp eq i32 %a, 39
  br i1 %c13, label %t13, label %b14
t13:
  call void @u(i32 13)
  br label %e
b14:
  %c14 = icmp eq i32 %a, 42
  br i1 %c14, label %t14, label %b15
t14:
  call void @u(i32 14)
  br label %e
b15:
  %c15 = icmp eq i32 %a, 45
  br i1 %c15, label %t15, label %b16
t15:
  call void @u(i32 15)
  br label %e
b16:
  %c16 = icmp eq i32 %a, 48
  br i1 %c16, label %t16, label %b17
t16:
  call void @u(i32 16)
  br label %e
b17:
  %c17 = icmp eq i32 %a, 51
  br i1 %c17, label %t17, label %b18
t17:
  call void @u(i32 17)
  br label %e
b18:
  %c18 = icmp eq i32 %a, 54
  br i1 %c18, label %t18, label %b19
t18:
  call void @u(i32 18)
  br label %e
b19:
  %c19 = icmp eq i32 %a, 57
  br i1 %c19, label %t19, label %b20
t19:
  call void @u(i32 19)
  br label %e
b20:
  %c20 = icmp eq i32 %a, 60
  br i1 %c20, label %t20, label %b21
t20:
  call void @u(i32 20)
  br label %e
b21:
  %c21 = icmp eq i32 %a, 63
  br i1 %c21, label %t21, label %b22
t21:
  call void @u(i32 21)
  br label %e
b22:
  %c22 = icmp eq i32 %a, 66
  br i1 %c22, label %t22, label %b23
t22:
  call void @u(i32 22)
  br label %e
b23:
  %c23 = icmp eq i32 %a, 69
  br i1 %c23, label %t23, label %b24
t23:
  call void @u(i32 23)
  br label %e
b24:
  %c24 = icmp eq i32 %a, 72
  br i1 %c24, label %t24, label %b25
t24:
  call void @u(i32 24)
  br label %e
b25:
  %c25 = icmp eq i32 %a, 75
  br i1 %c25, label %t25, label %b26
t25:
  call void @u(i32 25)
  br label %e
b26:
  %c26 = icmp eq i32 %a, 78
  br i1 %c26, label %t26, label %b27
t26:
  call void @u(i32 26)
  br label %e
b27:
  %c27 = icmp eq i32 %a, 81
  br i1 %c27, label %t27, label %b28
t27:
  call void @u(i32 27)
  br label %e
b28:
  %c28 = icmp eq i32 %a, 84
  br i1 %c28, label %t28, label %b29
t28:
  call void @u(i32 28)
  br label %e
b29:
  %c29 = icmp eq i32 %a, 87
  br i1 %c29, label %t29, label %b30
t29:
  call void @u(i32 29)
  br label %e
b30:
  %c30 = icmp eq i32 %a, 90
  br i1 %c30, label %t30, label %b31
t30:
  call void @u(i32 30)
  br label %e
b31:
  %c31 = icmp eq i32 %a, 93
  br i1 %c31, label %t31, label %b32
t31:
  call void @u(i32 31)
  br label %e
b32:
  br label %e
e:
  ret void
}

; A pointer's addresses are the cases of it as an integer; one that has been named by the head comes from there.
; CHECK-LABEL: define void @pointers(
; CHECK-NEXT:    %magicptr = ptrtoint ptr addrspace(1) %p to i64
; CHECK-NEXT:    switch i64 %magicptr, label %b17 [
; CHECK-NEXT:      i64 0, label %t0
; CHECK-COUNT-15:  i64
; CHECK-NEXT:    ]
; CHECK:       t0:
; CHECK-NEXT:    call void @u(i32 0)
; CHECK-NEXT:    call void @u(i32 16)
; CHECK-NEXT:    br label %b17
; CHECK:       t1:
; CHECK-NEXT:    call void @u(i32 1)
; CHECK-NEXT:    br label %b17
define void @pointers(ptr addrspace(1) %p) {
  %c0 = icmp eq ptr addrspace(1) %p, null
  br i1 %c0, label %t0, label %b1
t0:
  call void @u(i32 0)
  br label %b1
b1:
  %c1 = icmp eq ptr addrspace(1) %p, inttoptr (i64 16 to ptr addrspace(1))
  br i1 %c1, label %t1, label %b2
t1:
  call void @u(i32 1)
  br label %b2
b2:
  %c2 = icmp eq ptr addrspace(1) %p, inttoptr (i64 32 to ptr addrspace(1))
  br i1 %c2, label %t2, label %b3
t2:
  call void @u(i32 2)
  br label %b3
b3:
  %c3 = icmp eq ptr addrspace(1) %p, inttoptr (i64 48 to ptr addrspace(1))
  br i1 %c3, label %t3, label %b4
t3:
  call void @u(i32 3)
  br label %b4
b4:
  %c4 = icmp eq ptr addrspace(1) %p, inttoptr (i64 64 to ptr addrspace(1))
  br i1 %c4, label %t4, label %b5
t4:
  call void @u(i32 4)
  br label %b5
b5:
  %c5 = icmp eq ptr addrspace(1) %p, inttoptr (i64 80 to ptr addrspace(1))
  br i1 %c5, label %t5, label %b6
t5:
  call void @u(i32 5)
  br label %b6
b6:
  %c6 = icmp eq ptr addrspace(1) %p, inttoptr (i64 96 to ptr addrspace(1))
  br i1 %c6, label %t6, label %b7
t6:
  call void @u(i32 6)
  br label %b7
b7:
  %c7 = icmp eq ptr addrspace(1) %p, inttoptr (i64 112 to ptr addrspace(1))
  br i1 %c7, label %t7, label %b8
t7:
  call void @u(i32 7)
  br label %b8
b8:
  %c8 = icmp eq ptr addrspace(1) %p, inttoptr (i64 128 to ptr addrspace(1))
  br i1 %c8, label %t8, label %b9
t8:
  call void @u(i32 8)
  br label %b9
b9:
  %c9 = icmp eq ptr addrspace(1) %p, inttoptr (i64 144 to ptr addrspace(1))
  br i1 %c9, label %t9, label %b10
t9:
  call void @u(i32 9)
  br label %b10
b10:
  %c10 = icmp eq ptr addrspace(1) %p, inttoptr (i64 160 to ptr addrspace(1))
  br i1 %c10, label %t10, label %b11
t10:
  call void @u(i32 10)
  br label %b11
b11:
  %c11 = icmp eq ptr addrspace(1) %p, inttoptr (i64 176 to ptr addrspace(1))
  br i1 %c11, label %t11, label %b12
t11:
  call void @u(i32 11)
  br label %b12
b12:
  %c12 = icmp eq ptr addrspace(1) %p, inttoptr (i64 192 to ptr addrspace(1))
  br i1 %c12, label %t12, label %b13
t12:
  call void @u(i32 12)
  br label %b13
b13:
  %c13 = icmp eq ptr addrspace(1) %p, inttoptr (i64 208 to ptr addrspace(1))
  br i1 %c13, label %t13, label %b14
t13:
  call void @u(i32 13)
  br label %b14
b14:
  %c14 = icmp eq ptr addrspace(1) %p, inttoptr (i64 224 to ptr addrspace(1))
  br i1 %c14, label %t14, label %b15
t14:
  call void @u(i32 14)
  br label %b15
b15:
  %c15 = icmp eq ptr addrspace(1) %p, inttoptr (i64 240 to ptr addrspace(1))
  br i1 %c15, label %t15, label %b16
t15:
  call void @u(i32 15)
  br label %b16
b16:
  %c16 = icmp eq ptr addrspace(1) %p, null
  br i1 %c16, label %t16, label %b17
t16:
  call void @u(i32 16)
  br label %b17
b17:
  ret void
}
