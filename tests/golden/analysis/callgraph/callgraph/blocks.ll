; RUN: %nvopt -passes=print-cfg-sccs -disable-output %s 2>&1 | FileCheck %s
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br i1 %c, label %a, label %self
self:
  br i1 %c, label %self, label %exit
exit:
  ret void
}

; CHECK: SCCs for Function f in PostOrder:
; CHECK-NEXT: SCC #1: %exit
; CHECK-NEXT: SCC #2: %self (Has self-loop).
; CHECK-NEXT: SCC #3: %b, %a
; CHECK-NEXT: SCC #4: %entry
