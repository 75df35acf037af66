; RUN: %nvopt -passes='loop(loop-rotate)' -verify-each -verify-loop-info -S %s | FileCheck %s
; The latch leaves the loop too, but %a is carried around for the header's exit alone.
define i32 @rotates(ptr %p) {
entry:
  br label %h
h:
  %a = phi i32 [ 100, %entry ], [ %r, %latch ]
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %out, label %latch
latch:
  %r = mul i32 %x, 13
  %y = load volatile i32, ptr %p
  %d = icmp eq i32 %y, 0
  br i1 %d, label %end, label %h
out:
  %a.l = phi i32 [ %a, %h ]
  ret i32 %a.l
end:
  ret i32 0
}
; Used in the loop: it stays.
define i32 @stays(ptr %p) {
entry:
  br label %h
h:
  %a = phi i32 [ 100, %entry ], [ %r, %latch ]
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %out, label %latch
latch:
  %r = mul i32 %a, 13
  %y = load volatile i32, ptr %p
  %d = icmp eq i32 %y, 0
  br i1 %d, label %end, label %h
out:
  %a.l = phi i32 [ %a, %h ]
  ret i32 %a.l
end:
  ret i32 0
}
; Threads that wait in the header wait in one place.
declare i32 @wait(i32) convergent
define i32 @convergent_stays(ptr %p) convergent {
entry:
  br label %h
h:
  %a = phi i32 [ 100, %entry ], [ %r, %latch ]
  %x = call i32 @wait(i32 0) convergent
  %c = icmp eq i32 %x, 0
  br i1 %c, label %out, label %latch
latch:
  %r = mul i32 %x, 13
  %y = load volatile i32, ptr %p
  %d = icmp eq i32 %y, 0
  br i1 %d, label %end, label %h
out:
  %a.l = phi i32 [ %a, %h ]
  ret i32 %a.l
end:
  ret i32 0
}

; CHECK-LABEL: define i32 @rotates(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x1 = load i32, ptr %p, align 4
; CHECK-NEXT:   %c2 = icmp eq i32 %x1, 0
; CHECK-NEXT:   br i1 %c2, label %out, label %latch.lr.ph
; CHECK: latch.lr.ph:                                      ; preds = %entry
; CHECK-NEXT:   br label %latch
; CHECK: h:                                                ; preds = %latch
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq i32 %x, 0
; CHECK-NEXT:   br i1 %c, label %out.loopexit, label %latch
; CHECK: latch:                                            ; preds = %h, %latch.lr.ph
; CHECK-NEXT:   %x3 = phi i32 [ %x1, %latch.lr.ph ], [ %x, %h ]
; CHECK-NEXT:   %r = mul i32 %x3, 13
; CHECK-NEXT:   %y = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %d = icmp eq i32 %y, 0
; CHECK-NEXT:   br i1 %d, label %end, label %h
; CHECK: out.loopexit:                                     ; preds = %h
; CHECK-NEXT:   %r.lcssa = phi i32 [ %r, %h ]
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %out.loopexit, %entry
; CHECK-NEXT:   %a.l = phi i32 [ %r.lcssa, %out.loopexit ], [ 100, %entry ]
; CHECK-NEXT:   ret i32 %a.l
; CHECK: end:                                              ; preds = %latch
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @stays(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %latch, %entry
; CHECK-NEXT:   %a = phi i32 [ 100, %entry ], [ %r, %latch ]
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq i32 %x, 0
; CHECK-NEXT:   br i1 %c, label %out, label %latch
; CHECK: latch:                                            ; preds = %h
; CHECK-NEXT:   %r = mul i32 %a, 13
; CHECK-NEXT:   %y = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %d = icmp eq i32 %y, 0
; CHECK-NEXT:   br i1 %d, label %end, label %h
; CHECK: out:                                              ; preds = %h
; CHECK-NEXT:   %a.l = phi i32 [ %a, %h ]
; CHECK-NEXT:   ret i32 %a.l
; CHECK: end:                                              ; preds = %latch
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: declare i32 @wait(i32) #0
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define i32 @convergent_stays(ptr %p) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %latch, %entry
; CHECK-NEXT:   %a = phi i32 [ 100, %entry ], [ %r, %latch ]
; CHECK-NEXT:   %x = call i32 @wait(i32 0) #0
; CHECK-NEXT:   %c = icmp eq i32 %x, 0
; CHECK-NEXT:   br i1 %c, label %out, label %latch
; CHECK: latch:                                            ; preds = %h
; CHECK-NEXT:   %r = mul i32 %x, 13
; CHECK-NEXT:   %y = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %d = icmp eq i32 %y, 0
; CHECK-NEXT:   br i1 %d, label %end, label %h
; CHECK: out:                                              ; preds = %h
; CHECK-NEXT:   %a.l = phi i32 [ %a, %h ]
; CHECK-NEXT:   ret i32 %a.l
; CHECK: end:                                              ; preds = %latch
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent }
