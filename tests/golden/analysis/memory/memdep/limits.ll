; RUN: %nvopt -passes='print<memdep>' -memdep-block-scan-limit=2 -disable-output %s 2>&1 | FileCheck %s --check-prefix=SCAN
; RUN: %nvopt -passes='print<memdep>' -memdep-block-number-limit=1 -disable-output %s 2>&1 | FileCheck %s --check-prefix=BLOCKS
; Beyond a limit nothing is known.
; SCAN: Unknown
; SCAN-NEXT: %v = load
; BLOCKS: Unknown in block %j
; BLOCKS-NEXT: %w = load
define i32 @f(ptr %p, ptr noalias %q, i1 %c) {
entry:
  store i32 1, ptr %p
  %x = add i32 1, 2
  %v = load i32, ptr %p
  br i1 %c, label %t, label %e
t:
  br label %j
e:
  br label %j
j:
  %w = load i32, ptr %q
  ret i32 %w
}
