; RUN: %nvopt -passes=loop-simplify -pass-remarks-missed=loop-simplify -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='print<cycles>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=PRINT
; CHECK: cycle of 2 blocks has 2 entries: no loop pass looks at it
; PRINT: depth=1: entries(b a)
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br i1 %c, label %a, label %x
x:
  ret void
}
