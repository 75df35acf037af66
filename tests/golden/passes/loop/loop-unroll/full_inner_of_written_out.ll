; RUN: %nvopt -unroll-max-upperbound=0 -passes='loop(loop-unroll-full)' -S %s | FileCheck %s
; A tree reduction over a local array: the step of the inner loop is a constant once the outer loop is written out. The
; inner loop had been looked at before that, with a step that nobody knew: it comes again, as the copies of it come.
define float @tree(ptr %a) {
  br label %outer

outer:
  %i = phi i32 [ 1, %0 ], [ %i2, %outer.latch ]
  %i2 = shl nuw i32 %i, 1
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %jn, %inner ]
  %k = add nuw i32 %j, %i
  %p = getelementptr float, ptr %a, i32 %j
  %q = getelementptr float, ptr %a, i32 %k
  %x = load float, ptr %p, align 4
  %y = load float, ptr %q, align 4
  %s = fadd float %x, %y
  store float %s, ptr %p, align 4
  %jn = add nuw i32 %j, %i2
  %more = icmp ult i32 %jn, 4
  br i1 %more, label %inner, label %outer.latch

outer.latch:
  %again = icmp ult i32 %i2, 4
  br i1 %again, label %outer, label %done

done:
  %r = load float, ptr %a, align 4
  ret float %r
}

; CHECK-LABEL: define float @tree(ptr %a) {
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %0
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %outer
; CHECK-NEXT:   %q = getelementptr float, ptr %a, i32 1
; CHECK-NEXT:   %x = load float, ptr %a, align 4
; CHECK-NEXT:   %y = load float, ptr %q, align 4
; CHECK-NEXT:   %s = fadd float %x, %y
; CHECK-NEXT:   store float %s, ptr %a, align 4
; CHECK-NEXT:   %p.1 = getelementptr float, ptr %a, i32 2
; CHECK-NEXT:   %q.1 = getelementptr float, ptr %a, i32 3
; CHECK-NEXT:   %x.1 = load float, ptr %p.1, align 4
; CHECK-NEXT:   %y.1 = load float, ptr %q.1, align 4
; CHECK-NEXT:   %s.1 = fadd float %x.1, %y.1
; CHECK-NEXT:   store float %s.1, ptr %p.1, align 4
; CHECK-NEXT:   br label %inner.1
; CHECK: inner.1:                                          ; preds = %inner
; CHECK-NEXT:   %q.11 = getelementptr float, ptr %a, i32 2
; CHECK-NEXT:   %x.12 = load float, ptr %a, align 4
; CHECK-NEXT:   %y.13 = load float, ptr %q.11, align 4
; CHECK-NEXT:   %s.14 = fadd float %x.12, %y.13
; CHECK-NEXT:   store float %s.14, ptr %a, align 4
; CHECK-NEXT:   %r = load float, ptr %a, align 4
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
