; RUN: %nvopt -passes=jump-threading -verify-each -S %s | FileCheck %s
; Who jumps over a block does not wait there for the others: where a barrier or a vote could notice, it stays. So do heads of loops, and blocks that are too long.
define i32 @vote(i1 %c, i1 %d) convergent {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  call void @two()
  br label %m
m:
  %p = phi i1 [ true, %a ], [ %d, %b ]
  br i1 %p, label %yes, label %no
yes:
  %v = call i32 @llvm.nvvm.activemask()
  ret i32 %v
no:
  ret i32 1
}
define void @inline_barrier(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  call void @two()
  br label %m
m:
  %p = phi i1 [ true, %a ], [ %d, %b ]
  br i1 %p, label %yes, label %no
yes:
  call void asm sideeffect "bar.warp.sync -1;", ""()
  ret void
no:
  ret void
}
define void @head(i32 %n) {
entry:
  br label %h
h:
  %first = phi i1 [ true, %entry ], [ %c, %l ]
  br i1 %first, label %l, label %exit
l:
  %v = call i32 @count()
  %c = icmp slt i32 %v, %n
  br label %h
exit:
  ret void
}
define i32 @long(i1 %c, i1 %d, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @one()
  br label %m
b:
  call void @two()
  br label %m
m:
  %p = phi i1 [ true, %a ], [ %d, %b ]
  %x1 = mul i32 %x, %x
  %x2 = xor i32 %x1, 17
  %x3 = mul i32 %x2, %x1
  %x4 = sub i32 %x3, %x
  %x5 = udiv i32 %x4, 13
  %x6 = mul i32 %x5, %x4
  %x7 = shl i32 %x6, 3
  br i1 %p, label %yes, label %no
yes:
  ret i32 %x7
no:
  ret i32 1
}
define i32 @noduplicate(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @one()
  br label %m
b:
  call void @two()
  br label %m
m:
  %p = phi i1 [ true, %a ], [ %d, %b ]
  call void @once()
  br i1 %p, label %yes, label %no
yes:
  ret i32 0
no:
  ret i32 1
}
declare void @one()
declare void @two()
declare void @once() noduplicate
declare i32 @count()
declare i32 @llvm.nvvm.activemask() convergent nounwind

; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define i32 @vote(i1 %c, i1 %d) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %b, %a
; CHECK-NEXT:   %p = phi i1 [ true, %a ], [ %d, %b ]
; CHECK-NEXT:   br i1 %p, label %yes, label %no
; CHECK: yes:                                              ; preds = %m
; CHECK-NEXT:   %v = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT:   ret i32 %v
; CHECK: no:                                               ; preds = %m
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define void @inline_barrier(i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %b, %a
; CHECK-NEXT:   %p = phi i1 [ true, %a ], [ %d, %b ]
; CHECK-NEXT:   br i1 %p, label %yes, label %no
; CHECK: yes:                                              ; preds = %m
; CHECK-NEXT:   call void asm sideeffect "bar.warp.sync -1;", ""()
; CHECK-NEXT:   ret void
; CHECK: no:                                               ; preds = %m
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @head(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %first = phi i1 [ true, %entry ], [ %c, %l ]
; CHECK-NEXT:   br i1 %first, label %l, label %exit
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   %v = call i32 @count()
; CHECK-NEXT:   %c = icmp slt i32 %v, %n
; CHECK-NEXT:   br label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @long(i1 %c, i1 %d, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %m
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %b, %a
; CHECK-NEXT:   %p = phi i1 [ true, %a ], [ %d, %b ]
; CHECK-NEXT:   %x1 = mul i32 %x, %x
; CHECK-NEXT:   %x2 = xor i32 %x1, 17
; CHECK-NEXT:   %x3 = mul i32 %x2, %x1
; CHECK-NEXT:   %x4 = sub i32 %x3, %x
; CHECK-NEXT:   %x5 = udiv i32 %x4, 13
; CHECK-NEXT:   %x6 = mul i32 %x5, %x4
; CHECK-NEXT:   %x7 = shl i32 %x6, 3
; CHECK-NEXT:   br i1 %p, label %yes, label %no
; CHECK: yes:                                              ; preds = %m
; CHECK-NEXT:   ret i32 %x7
; CHECK: no:                                               ; preds = %m
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @noduplicate(i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %m
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %b, %a
; CHECK-NEXT:   %p = phi i1 [ true, %a ], [ %d, %b ]
; CHECK-NEXT:   call void @once()
; CHECK-NEXT:   br i1 %p, label %yes, label %no
; CHECK: yes:                                              ; preds = %m
; CHECK-NEXT:   ret i32 0
; CHECK: no:                                               ; preds = %m
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK: declare void @one()
; CHECK: declare void @two()
; CHECK: ; Function Attrs: noduplicate
; CHECK-NEXT: declare void @once() #1
; CHECK: declare i32 @count()
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.activemask() #2
; CHECK: attributes #0 = { convergent }
; CHECK-NEXT: attributes #1 = { noduplicate }
; CHECK-NEXT: attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
