; RUN: %nvopt -passes='sroa' -S %s | FileCheck %s
; What is stored on several paths meets in phis; a loop carries it round; a load before any store is undef. An early barrier changes nothing: no other thread can reach
; the object.
declare void @llvm.nvvm.barrier0()
define i32 @accumulate(ptr %p, i32 %n) {
entry:
  %state = alloca { i32, i32 }
  store i32 0, ptr %state
  %q = getelementptr i8, ptr %state, i64 4
  store i32 0, ptr %q
  br label %loop
loop:
  %i = load i32, ptr %q
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %s = load i32, ptr %state
  %t = add i32 %s, %v
  store i32 %t, ptr %state
  call void @llvm.nvvm.barrier0()
  %j = add i32 %i, 1
  store i32 %j, ptr %q
  br label %loop
end:
  %r = load i32, ptr %state
  ret i32 %r
}
define i32 @one_path(i1 %c, i32 %x) {
entry:
  %a = alloca i32
  br i1 %c, label %set, label %join
set:
  store i32 %x, ptr %a
  br label %join
join:
  %v = load i32, ptr %a
  ret i32 %v
}

; CHECK-LABEL: define i32 @accumulate(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %body, %entry
; CHECK-NEXT:   %state.sroa.4.0 = phi i32 [ 0, %entry ], [ %j, %body ]
; CHECK-NEXT:   %state.sroa.0.0 = phi i32 [ 0, %entry ], [ %t, %body ]
; CHECK-NEXT:   %c = icmp slt i32 %state.sroa.4.0, %n
; CHECK-NEXT:   br i1 %c, label %body, label %end
; CHECK: body:                                             ; preds = %loop
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %state.sroa.4.0
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %t = add i32 %state.sroa.0.0, %v
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %j = add i32 %state.sroa.4.0, 1
; CHECK-NEXT:   br label %loop
; CHECK: end:                                              ; preds = %loop
; CHECK-NEXT:   ret i32 %state.sroa.0.0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @one_path(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %set, label %join
; CHECK: set:                                              ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %set, %entry
; CHECK-NEXT:   %a.0 = phi i32 [ undef, %entry ], [ %x, %set ]
; CHECK-NEXT:   ret i32 %a.0
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: attributes #0 = { convergent nocallback nounwind }
