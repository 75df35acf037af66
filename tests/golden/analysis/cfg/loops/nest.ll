; RUN: %nvopt -passes='print<loops>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -verify-loop-info -passes='require<loops>,instsimplify' -disable-output %s
; Outermost loops last one first, inner ones in order; two latches; an irreducible cycle is no loop.
define void @nest(i1 %c, i1 %d) {
entry:
  br label %outer
outer:
  br label %in1
in1:
  br i1 %c, label %in1, label %mid
mid:
  br i1 %d, label %outer, label %in2
in2:
  br i1 %c, label %in2.more, label %exit
in2.more:
  br i1 %d, label %in2, label %last
last:
  br label %outer
exit:
  br label %other
other:
  br i1 %c, label %other, label %done
done:
  ret void
}
define void @no_loop(i1 %c) {
  br i1 %c, label %1, label %2
1:
  br label %2
2:
  br i1 %c, label %1, label %3
3:
  ret void
}

; CHECK: Loop info for function 'nest':
; CHECK-NEXT: Loop at depth 1 containing: %other<header><latch><exiting>
; CHECK-NEXT: Loop at depth 1 containing: %outer<header>,%in1,%mid<latch>,%in2<exiting>,%in2.more,%last<latch>
; CHECK-NEXT:     Loop at depth 2 containing: %in1<header><latch><exiting>
; CHECK-NEXT:     Loop at depth 2 containing: %in2<header><exiting>,%in2.more<latch><exiting>
; CHECK-NEXT: Loop info for function 'no_loop':
