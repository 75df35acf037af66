; RUN: %nvopt -passes='loop(loop-versioning-licm)' -pass-remarks-output=- -disable-output %s | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
declare void @use(i32)
define void @done(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @inst(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  call void @use(i32 %x)
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @many(ptr %a, ptr %b0, ptr %b1, ptr %b2, ptr %b3, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %w0 = getelementptr inbounds i32, ptr %b0, i64 %i
  store i32 1, ptr %w0, align 4
  %w1 = getelementptr inbounds i32, ptr %b1, i64 %i
  store i32 1, ptr %w1, align 4
  %w2 = getelementptr inbounds i32, ptr %b2, i64 %i
  store i32 1, ptr %w2, align 4
  %w3 = getelementptr inbounds i32, ptr %b3, i64 %i
  store i32 1, ptr %w3, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @few(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %z0 = load i32, ptr %q, align 4
  %z1 = load i32, ptr %q, align 4
  %z2 = load i32, ptr %q, align 4
  %z3 = load i32, ptr %q, align 4
  %z4 = load i32, ptr %q, align 4
  %z5 = load i32, ptr %q, align 4
  %z6 = load i32, ptr %q, align 4
  %z7 = load i32, ptr %q, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @places(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %v = load ptr, ptr %q
  store i32 %x, ptr %v, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @shape(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %exit
body:
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  br label %loop
exit:
  ret void
}

; CHECK: --- !Passed
; CHECK-NEXT: Pass:            loop-versioning-licm
; CHECK-NEXT: Name:            IsLegalForVersioning
; CHECK-NEXT: Function:        done
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          ' Versioned loop for LICM.'
; CHECK-NEXT:   - String:          ' Number of runtime checks we had to insert '
; CHECK-NEXT:   - RuntimeChecks:   '1'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-versioning-licm
; CHECK-NEXT: Name:            IllegalLoopInst
; CHECK-NEXT: Function:        inst
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          ' Unsafe Loop Instruction'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-versioning-licm
; CHECK-NEXT: Name:            RuntimeCheck
; CHECK-NEXT: Function:        many
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'Number of runtime checks '
; CHECK-NEXT:   - RuntimeChecks:   '15'
; CHECK-NEXT:   - String:          ' exceeds threshold '
; CHECK-NEXT:   - Threshold:       '8'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-versioning-licm
; CHECK-NEXT: Name:            InvariantThreshold
; CHECK-NEXT: Function:        few
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'Invariant load & store '
; CHECK-NEXT:   - LoadAndStoreCounter: '18'
; CHECK-NEXT:   - String:          ' are less then defined threshold '
; CHECK-NEXT:   - Threshold:       '25'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@few: br, instruction 17 of %loop'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-versioning-licm
; CHECK-NEXT: Name:            IllegalLoopMemoryAccess
; CHECK-NEXT: Function:        places
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          ' Unsafe Loop memory access'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-versioning-licm
; CHECK-NEXT: Name:            IllegalLoopStruct
; CHECK-NEXT: Function:        shape
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          ' Unsafe Loop structure'
; CHECK-NEXT: ...
