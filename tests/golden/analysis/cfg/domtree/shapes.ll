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

; CHECK: DominatorTree for function: f
; CHECK-NEXT: =============================--------------------------------
; CHECK-NEXT: Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
; CHECK-NEXT:   [1] %entry {4294967295,4294967295} [0]
; CHECK-NEXT:     [2] %left {4294967295,4294967295} [1]
; CHECK-NEXT:     [2] %join {4294967295,4294967295} [1]
; CHECK-NEXT:       [3] %head {4294967295,4294967295} [2]
; CHECK-NEXT:       [3] %tail {4294967295,4294967295} [2]
; CHECK-NEXT:     [2] %right {4294967295,4294967295} [1]
; CHECK-NEXT: Roots: %entry 
; CHECK-NEXT: DominatorTree for function: irreducible
; CHECK-NEXT: =============================--------------------------------
; CHECK-NEXT: Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
; CHECK-NEXT:   [1] %0 {4294967295,4294967295} [0]
; CHECK-NEXT:     [2] %1 {4294967295,4294967295} [1]
; CHECK-NEXT:     [2] %2 {4294967295,4294967295} [1]
; CHECK-NEXT:       [3] %3 {4294967295,4294967295} [2]
; CHECK-NEXT: Roots: %0 
