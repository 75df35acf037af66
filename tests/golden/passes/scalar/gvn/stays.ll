; RUN: %nvopt -passes=gvn -verify-each -S %s | FileCheck %s
; No load is forwarded or moved over a barrier or fence, past what may not hand on, or to a way on which it did not run; volatile ones stay.
@s = internal addrspace(3) global [64 x i32] undef
define i32 @barrier(i32 %i) convergent {
  %p = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %a = load i32, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(3) %p
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @barrier_on_one_way(i32 %i, i1 %c) convergent {
entry:
  %p = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %a = load i32, ptr addrspace(3) %p
  br i1 %c, label %yes, label %join
yes:
  br label %join
join:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(3) %p
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @inline_barrier(ptr %p, i32 %x, i1 %c) convergent {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr %p
  br label %join
no:
  br label %join
join:
  call void asm sideeffect "bar.sync 0;", ""() convergent
  %b = load i32, ptr %p
  ret i32 %b
}
define i32 @fence(ptr %p) {
  %a = load i32, ptr %p
  fence acquire
  %b = load i32, ptr %p
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @may_not_return(ptr %p, i32 %x, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr %p
  br label %join
no:
  br label %join
join:
  call void @may_exit() memory(none)
  %b = load i32, ptr %p
  ret i32 %b
}
define i32 @not_on_all_ways(ptr %p, i32 %x, i1 %c, i1 %d) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr %p
  br label %join
no:
  br label %join
join:
  br i1 %d, label %reads, label %exit
reads:
  %b = load i32, ptr %p
  ret i32 %b
exit:
  ret i32 0
}
define i32 @volatile(ptr %p) {
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  %r = sub i32 %a, %b
  ret i32 %r
}
; A division is computed earlier only where it was sure to be.
define i32 @division(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %x = udiv i32 %a, %b
  call void @use(i32 %x)
  br label %join
no:
  br label %join
join:
  call void @may_exit()
  %z = udiv i32 %a, %b
  ret i32 %z
}
declare void @use(i32)
declare void @may_exit()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK: @s = internal addrspace(3) global [64 x i32] undef
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define i32 @barrier(i32 %i) #0 {
; CHECK-NEXT:   %p = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %i
; CHECK-NEXT:   %a = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %b = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %r = sub i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define i32 @barrier_on_one_way(i32 %i, i1 %c) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %p = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %i
; CHECK-NEXT:   %a = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   br i1 %c, label %yes, label %join
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %yes, %entry
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %b = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %r = sub i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define i32 @inline_barrier(ptr %p, i32 %x, i1 %c) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   call void asm sideeffect "bar.sync 0;", ""() #0
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @fence(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   fence acquire
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   %r = sub i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @may_not_return(ptr %p, i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   call void @may_exit() #2
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @not_on_all_ways(ptr %p, i32 %x, i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   br i1 %d, label %reads, label %exit
; CHECK: reads:                                            ; preds = %join
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %b
; CHECK: exit:                                             ; preds = %join
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile(ptr %p) {
; CHECK-NEXT:   %a = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %b = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %r = sub i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @division(i32 %a, i32 %b, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   %x = udiv i32 %a, %b
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   call void @may_exit()
; CHECK-NEXT:   %z = udiv i32 %a, %b
; CHECK-NEXT:   ret i32 %z
; CHECK-NEXT: }
; CHECK: declare void @use(i32)
; CHECK: declare void @may_exit()
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
; CHECK: attributes #0 = { convergent }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #2 = { memory(none) }
