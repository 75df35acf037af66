; RUN: %nvopt -passes='print<domtree>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -verify-dom-info -passes='require<domtree>,instsimplify' -disable-output %s
; A diamond, a loop, an irreducible cycle, and a block that nothing reaches (not in the tree).
define void @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  br i1 %d, label %head, label %tail
head:
  br i1 %c, label %head, label %tail
tail:
  ret void
nowhere:
  br label %tail
}
define void @irreducible(i1 %c) {
  br i1 %c, label %1, label %2
1:
  br label %2
2:
  br i1 %c, label %1, label %3
3:
  ret void
}
