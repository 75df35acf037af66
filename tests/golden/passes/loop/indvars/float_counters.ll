; RUN: %nvopt -passes='loop(indvars)' -verify-each -verify-scev-strict -S %s | FileCheck %s
; A floating-point counter that counts whole numbers, exactly, up to an end that it meets or passes is an integer.
define void @up() {
entry:
  br label %h
h:
  %x = phi double [ 0.0, %entry ], [ %y, %h ]
  call void @use(double %x)
  %y = fadd double %x, 1.0
  %c = fcmp olt double %y, 1.0e4
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @down() {
entry:
  br label %h
h:
  %x = phi float [ 9.0, %entry ], [ %y, %h ]
  call void @work()
  %y = fadd float %x, -2.0
  %c = fcmp ult float %y, 0.0
  br i1 %c, label %exit, label %h
exit:
  ret void
}
; Beyond 2^24 a float does not count on.
define void @stands_still() {
entry:
  br label %h
h:
  %x = phi float [ 0.0, %entry ], [ %y, %h ]
  call void @work()
  %y = fadd float %x, 1.0
  %c = fcmp olt float %y, 3.3554432e7
  br i1 %c, label %h, label %exit
exit:
  ret void
}
; 10 is never met by steps of 3.
define void @misses() {
entry:
  br label %h
h:
  %x = phi double [ 0.0, %entry ], [ %y, %h ]
  call void @work()
  %y = fadd double %x, 3.0
  %c = fcmp une double %y, 10.0
  br i1 %c, label %h, label %exit
exit:
  ret void
}
; Minus zero is seen by who looks at the sign.
define void @minus_zero() {
entry:
  br label %h
h:
  %x = phi double [ -0.0, %entry ], [ %y, %h ]
  call void @use(double %x)
  %y = fadd double %x, 1.0
  %c = fcmp olt double %y, 10.0
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @half_steps() {
entry:
  br label %h
h:
  %x = phi double [ 0.0, %entry ], [ %y, %h ]
  call void @work()
  %y = fadd double %x, 0.5
  %c = fcmp olt double %y, 10.0
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define double @needed_behind() {
entry:
  br label %h
h:
  %x = phi double [ 0.0, %entry ], [ %y, %h ]
  call void @work()
  %y = fadd double %x, 1.0
  %c = fcmp olt double %y, 10.0
  br i1 %c, label %h, label %exit
exit:
  ret double %y
}
declare void @use(double)
declare void @work()

; CHECK-LABEL: define void @up() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %x.int = phi i32 [ 0, %entry ], [ %y.int, %h ]
; CHECK-NEXT:   %indvar.conv = sitofp i32 %x.int to double
; CHECK-NEXT:   call void @use(double %indvar.conv)
; CHECK-NEXT:   %y.int = add nuw nsw i32 %x.int, 1
; CHECK-NEXT:   %0 = icmp ult i32 %y.int, 10000
; CHECK-NEXT:   br i1 %0, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @down() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %x.int = phi i32 [ 9, %entry ], [ %y.int, %h ]
; CHECK-NEXT:   call void @work()
; CHECK-NEXT:   %y.int = add nsw i32 %x.int, -2
; CHECK-NEXT:   %0 = icmp slt i32 %y.int, 0
; CHECK-NEXT:   br i1 %0, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stands_still() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %x = phi float [ 0.000000e+00, %entry ], [ %y, %h ]
; CHECK-NEXT:   call void @work()
; CHECK-NEXT:   %y = fadd float %x, 1.000000e+00
; CHECK-NEXT:   %c = fcmp olt float %y, 0x4180000000000000
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @misses() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %x = phi double [ 0.000000e+00, %entry ], [ %y, %h ]
; CHECK-NEXT:   call void @work()
; CHECK-NEXT:   %y = fadd double %x, 3.000000e+00
; CHECK-NEXT:   %c = fcmp une double %y, 1.000000e+01
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @minus_zero() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %x = phi double [ -0.000000e+00, %entry ], [ %y, %h ]
; CHECK-NEXT:   call void @use(double %x)
; CHECK-NEXT:   %y = fadd double %x, 1.000000e+00
; CHECK-NEXT:   %c = fcmp olt double %y, 1.000000e+01
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @half_steps() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %x = phi double [ 0.000000e+00, %entry ], [ %y, %h ]
; CHECK-NEXT:   call void @work()
; CHECK-NEXT:   %y = fadd double %x, 5.000000e-01
; CHECK-NEXT:   %c = fcmp olt double %y, 1.000000e+01
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define double @needed_behind() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %x = phi double [ 0.000000e+00, %entry ], [ %y, %h ]
; CHECK-NEXT:   call void @work()
; CHECK-NEXT:   %y = fadd double %x, 1.000000e+00
; CHECK-NEXT:   %c = fcmp olt double %y, 1.000000e+01
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   %y.lcssa = phi double [ %y, %h ]
; CHECK-NEXT:   ret double %y.lcssa
; CHECK-NEXT: }
; CHECK: declare void @use(double)
; CHECK: declare void @work()
