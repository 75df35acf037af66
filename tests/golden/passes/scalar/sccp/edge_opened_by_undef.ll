; RUN: %nvopt -passes=sccp -S %s | FileCheck %s
; The comparison of undef opens one edge; that of 10, which it is then, chooses the other.
declare void @use(i32)

define void @test(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %meet
b:
  br label %meet
meet:
  %p = phi i32 [ 10, %a ], [ undef, %b ]
  %q = icmp ult i32 %p, 127
  br i1 %q, label %yes, label %no
yes:
  call void @use(i32 %p)
  ret void
no:
  ret void
}

; CHECK: declare void @use(i32)
; CHECK-LABEL: define void @test(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br label %meet
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   br label %meet
; CHECK: meet:                                             ; preds = %b, %a
; CHECK-NEXT:   br label %yes
; CHECK: yes:                                              ; preds = %meet
; CHECK-NEXT:   call void @use(i32 10)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
