; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A constant, or a value that is that constant where it comes from.
declare void @f()
define i4 @equal(i4 %x) {
  %c = icmp eq i4 %x, 3
  br i1 %c, label %join, label %other
other:
  call void @f()
  br label %join
join:
  %r = phi i4 [ %x, %0 ], [ 3, %other ]
  ret i4 %r
}
define i4 @not_equal(i4 %x) {
  %c = icmp eq i4 %x, 3
  br i1 %c, label %other, label %join
other:
  call void @f()
  br label %join
join:
  %r = phi i4 [ %x, %0 ], [ 3, %other ]
  ret i4 %r
}

; CHECK: declare void @f()
; CHECK-LABEL: define i4 @equal(i4 %x) {
; CHECK-NEXT:   %c = icmp eq i4 %x, 3
; CHECK-NEXT:   br i1 %c, label %join, label %other
; CHECK: other:                                            ; preds = %0
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %other, %0
; CHECK-NEXT:   ret i4 3
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @not_equal(i4 %x) {
; CHECK-NEXT:   %c = icmp eq i4 %x, 3
; CHECK-NEXT:   br i1 %c, label %other, label %join
; CHECK: other:                                            ; preds = %0
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %other, %0
; CHECK-NEXT:   %r = phi i4 [ %x, %0 ], [ 3, %other ]
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
