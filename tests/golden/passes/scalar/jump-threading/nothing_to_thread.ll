; RUN: %nvopt -passes=jump-threading -S %s | FileCheck %s
; Where no jump is threaded, blocks that only lead on go as well; not where a convergent operation may notice who comes together.
define i32 @leads_on(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %end
b:
  call void @f()
  br label %end
end:
  %p = phi i32 [ 1, %a ], [ %x, %b ]
  ret i32 %p
}
define i32 @convergent_operation(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %end
b:
  call void @f()
  br label %end
end:
  %p = phi i32 [ 1, %a ], [ %x, %b ]
  call void @barrier() convergent
  ret i32 %p
}
declare void @f()
declare void @barrier() convergent

; CHECK-LABEL: define i32 @leads_on(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %end, label %b
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %b, %entry
; CHECK-NEXT:   %p = phi i32 [ 1, %entry ], [ %x, %b ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @convergent_operation(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br label %end
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %b, %a
; CHECK-NEXT:   %p = phi i32 [ 1, %a ], [ %x, %b ]
; CHECK-NEXT:   call void @barrier() #0
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK: declare void @f()
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: declare void @barrier() #0
; CHECK: attributes #0 = { convergent }
