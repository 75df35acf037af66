; RUN: %nvopt -passes=jump-threading -S %s | FileCheck %s

declare void @left()
declare void @right()

; The comparison is known over one edge.
define void @of-a-float(i1 %c, double %x) {
entry:
  br i1 %c, label %one, label %two

one:
  call void @left()
  br label %meet

two:
  call void @right()
  br label %meet

meet:
  %p = phi double [ 0.0, %one ], [ %x, %two ]
  %zero = fcmp oeq double %p, 0.0
  br i1 %zero, label %yes, label %no

yes:
  call void @left()
  ret void

no:
  call void @right()
  ret void
}

; An arm of the select settles the comparison: the phi takes both arms, and who brings the zero jumps over it.
define void @of-a-select(i1 %c, i1 noundef %d, double %x, double %y) {
entry:
  br i1 %c, label %one, label %meet

one:
  call void @left()
  %s = select i1 %d, double %x, double 0.0
  br label %meet

meet:
  %p = phi double [ %s, %one ], [ %y, %entry ]
  %zero = fcmp oeq double %p, 0.0
  br i1 %zero, label %yes, label %no

yes:
  call void @left()
  ret void

no:
  call void @right()
  ret void
}

; The address of a block names the successor.
define void @of-an-address(i1 %c, ptr %p) {
entry:
  br i1 %c, label %one, label %meet

one:
  call void @left()
  br label %meet

meet:
  %to = phi ptr [ %p, %entry ], [ blockaddress(@of-an-address, %yes), %one ]
  indirectbr ptr %to, [label %yes, label %no]

yes:
  call void @left()
  ret void

no:
  call void @right()
  ret void
}

define void @of-a-constant-address() {
entry:
  indirectbr ptr blockaddress(@of-a-constant-address, %no), [label %yes, label %no]

yes:
  call void @left()
  ret void

no:
  call void @right()
  ret void
}

; CHECK: declare void @left()
; CHECK: declare void @right()
; CHECK-LABEL: define void @of-a-float(i1 %c, double %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %one, label %two
; CHECK: one:                                              ; preds = %entry
; CHECK-NEXT:   call void @left()
; CHECK-NEXT:   br label %yes
; CHECK: two:                                              ; preds = %entry
; CHECK-NEXT:   call void @right()
; CHECK-NEXT:   %zero = fcmp oeq double %x, 0.000000e+00
; CHECK-NEXT:   br i1 %zero, label %yes, label %no
; CHECK: yes:                                              ; preds = %two, %one
; CHECK-NEXT:   call void @left()
; CHECK-NEXT:   ret void
; CHECK: no:                                               ; preds = %two
; CHECK-NEXT:   call void @right()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @of-a-select(i1 %c, i1 noundef %d, double %x, double %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %one, label %meet
; CHECK: one:                                              ; preds = %entry
; CHECK-NEXT:   call void @left()
; CHECK-NEXT:   br i1 %d, label %meet, label %yes
; CHECK: meet:                                             ; preds = %one, %entry
; CHECK-NEXT:   %p = phi double [ %x, %one ], [ %y, %entry ]
; CHECK-NEXT:   %zero = fcmp oeq double %p, 0.000000e+00
; CHECK-NEXT:   br i1 %zero, label %yes, label %no
; CHECK: yes:                                              ; preds = %meet, %one
; CHECK-NEXT:   call void @left()
; CHECK-NEXT:   ret void
; CHECK: no:                                               ; preds = %meet
; CHECK-NEXT:   call void @right()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @of-an-address(i1 %c, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %one, label %meet
; CHECK: one:                                              ; preds = %entry
; CHECK-NEXT:   call void @left()
; CHECK-NEXT:   br label %yes
; CHECK: meet:                                             ; preds = %entry
; CHECK-NEXT:   indirectbr ptr %p, [label %yes, label %no]
; CHECK: yes:                                              ; preds = %meet, %one
; CHECK-NEXT:   call void @left()
; CHECK-NEXT:   ret void
; CHECK: no:                                               ; preds = %meet
; CHECK-NEXT:   call void @right()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @of-a-constant-address() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %no
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   call void @right()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
