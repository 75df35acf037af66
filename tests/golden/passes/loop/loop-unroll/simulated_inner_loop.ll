; A loop inside that no round gets to (the special case of a library's function whose arguments become constants) does not
; keep the rounds from being simulated; one that a round gets to does.
; RUN: %nvopt -passes='loop(loop-unroll-full),simplifycfg' -unroll-threshold=20 -S %s | FileCheck %s

define void @no_round_gets_there(ptr %p) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %a = mul i32 %i, 3
  %b = add i32 %a, 5
  %c = xor i32 %b, 9
  %d = mul i32 %c, %c
  %big = icmp ugt i32 %d, 100000
  br i1 %big, label %slow, label %latch

slow:
  %k = phi i32 [ 0, %head ], [ %k.next, %slow ]
  %s = phi i32 [ %d, %head ], [ %s.next, %slow ]
  %s.next = add i32 %s, %k
  %k.next = add i32 %k, 1
  %more = icmp ult i32 %k.next, %s
  br i1 %more, label %slow, label %slow.done

slow.done:
  %r = phi i32 [ %s.next, %slow ]
  br label %latch

latch:
  %x = phi i32 [ %d, %head ], [ %r, %slow.done ]
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %x, ptr %q
  %i.next = add nuw i32 %i, 1
  %go = icmp ult i32 %i.next, 4
  br i1 %go, label %head, label %exit

exit:
  ret void
}

define void @a_round_gets_there(ptr %p) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %a = mul i32 %i, 3
  %b = add i32 %a, 5
  %c = xor i32 %b, 9
  %d = mul i32 %c, %c
  %big = icmp ugt i32 %d, 30
  br i1 %big, label %slow, label %latch

slow:
  %k = phi i32 [ 0, %head ], [ %k.next, %slow ]
  %s = phi i32 [ %d, %head ], [ %s.next, %slow ]
  %s.next = add i32 %s, %k
  %k.next = add i32 %k, 1
  %more = icmp ult i32 %k.next, %s
  br i1 %more, label %slow, label %slow.done

slow.done:
  %r = phi i32 [ %s.next, %slow ]
  br label %latch

latch:
  %x = phi i32 [ %d, %head ], [ %r, %slow.done ]
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %x, ptr %q
  %i.next = add nuw i32 %i, 1
  %go = icmp ult i32 %i.next, 4
  br i1 %go, label %head, label %exit

exit:
  ret void
}

; CHECK-LABEL: define void @no_round_gets_there(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 0
; CHECK-NEXT:   store i32 144, ptr %q, align 4
; CHECK-NEXT:   %q.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:   store i32 1, ptr %q.1, align 4
; CHECK-NEXT:   %q.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:   store i32 4, ptr %q.2, align 4
; CHECK-NEXT:   %q.3 = getelementptr i32, ptr %p, i32 3
; CHECK-NEXT:   store i32 49, ptr %q.3, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @a_round_gets_there(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:   %a = mul i32 %i, 3
; CHECK-NEXT:   %b = add i32 %a, 5
; CHECK-NEXT:   %c = xor i32 %b, 9
; CHECK-NEXT:   %d = mul i32 %c, %c
; CHECK-NEXT:   %big = icmp ugt i32 %d, 30
; CHECK-NEXT:   br i1 %big, label %slow, label %latch
; CHECK: slow:                                             ; preds = %slow, %head
; CHECK-NEXT:   %k = phi i32 [ 0, %head ], [ %k.next, %slow ]
; CHECK-NEXT:   %s = phi i32 [ %d, %head ], [ %s.next, %slow ]
; CHECK-NEXT:   %s.next = add i32 %s, %k
; CHECK-NEXT:   %k.next = add i32 %k, 1
; CHECK-NEXT:   %more = icmp ult i32 %k.next, %s
; CHECK-NEXT:   br i1 %more, label %slow, label %latch
; CHECK: latch:                                            ; preds = %slow, %head
; CHECK-NEXT:   %x = phi i32 [ %d, %head ], [ %s.next, %slow ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %x, ptr %q, align 4
; CHECK-NEXT:   %i.next = add nuw i32 %i, 1
; CHECK-NEXT:   %go = icmp ult i32 %i.next, 4
; CHECK-NEXT:   br i1 %go, label %head, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
