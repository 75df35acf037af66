; RUN: %nvopt -passes=gvn -verify-each -S %s | FileCheck %s
; What has been computed is not computed again: operations in either order of operands, comparisons turned round, phis of one block, calls that only read
; while nothing writes. Flags that not both have go.
define i32 @again(i32 %a, i32 %b, i1 %c) {
entry:
  %x = add nsw i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  %y = add i32 %b, %a
  %l = icmp slt i32 %a, %b
  br label %join
no:
  br label %join
join:
  %p = phi i32 [ %y, %yes ], [ 1, %no ]
  %q = phi i32 [ %y, %yes ], [ 1, %no ]
  %s = mul i32 %p, %q
  %g = icmp sgt i32 %b, %a
  %h = icmp slt i32 %a, %b
  %e = xor i1 %g, %h
  %z = zext i1 %e to i32
  %r = add i32 %s, %z
  ret i32 %r
}
define i32 @reads(ptr %p, ptr %q) {
  %a = call i32 @reading(ptr %p)
  %b = call i32 @reading(ptr %p)
  store i32 1, ptr %q
  %c = call i32 @reading(ptr %p)
  %s = sub i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}
; Equal in both arms, and behind them: nothing is left to compute there.
define i32 @on_all_ways(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %x = mul i32 %a, %b
  call void @use(i32 %x)
  br label %join
no:
  %y = mul i32 %a, %b
  call void @use(i32 %y)
  br label %join
join:
  %z = mul i32 %a, %b
  ret i32 %z
}
; One thread reads the lane mask of those that are with it: in another block others are.
define i32 @convergent_stays(i1 %c) convergent {
entry:
  %x = call i32 @llvm.nvvm.activemask()
  br i1 %c, label %yes, label %no
yes:
  %y = call i32 @llvm.nvvm.activemask()
  ret i32 %y
no:
  ret i32 %x
}
declare i32 @reading(ptr) memory(read) nounwind willreturn
declare void @use(i32)
declare i32 @llvm.nvvm.activemask() convergent nounwind

; CHECK-LABEL: define i32 @again(i32 %a, i32 %b, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   %y = add i32 %b, %a
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   %p = phi i32 [ %y, %yes ], [ 1, %no ]
; CHECK-NEXT:   %s = mul i32 %p, %p
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @reads(ptr %p, ptr %q) {
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   %c = call i32 @reading(ptr %p)
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @on_all_ways(i32 %a, i32 %b, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   %x = mul i32 %a, %b
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   %y = mul i32 %a, %b
; CHECK-NEXT:   call void @use(i32 %y)
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   %z.pre-phi = phi i32 [ %x, %yes ], [ %y, %no ]
; CHECK-NEXT:   ret i32 %z.pre-phi
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define i32 @convergent_stays(i1 %c) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   %y = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT:   ret i32 %y
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nounwind willreturn memory(read)
; CHECK-NEXT: declare i32 @reading(ptr) #1
; CHECK: declare void @use(i32)
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.activemask() #2
; CHECK: attributes #0 = { convergent }
; CHECK-NEXT: attributes #1 = { nounwind willreturn memory(read) }
; CHECK-NEXT: attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
