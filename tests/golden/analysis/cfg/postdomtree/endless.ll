; RUN: %nvopt -passes='print<postdomtree>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -verify-dom-info -passes='require<postdomtree>,adce' -disable-output %s
; What never leaves the function gets a root of its own: the last block of a walk from the first such block. A loop that leads to
; another endless loop gets none.
define void @two_exits(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  ret void
b:
  unreachable
}
define void @loop_and_exit(i1 %c, i1 %d) {
entry:
  br i1 %c, label %spin, label %out
spin:
  br i1 %d, label %spin.a, label %spin.b
spin.a:
  br label %spin
spin.b:
  br label %spin
out:
  ret void
}
define void @one_endless_after_another(i1 %c) {
entry:
  br label %first
first:
  br i1 %c, label %first, label %second
second:
  br label %second
}
define void @two_endless(i1 %c) {
entry:
  br i1 %c, label %first, label %second
first:
  br label %first
second:
  br label %second
}

; CHECK: PostDominatorTree for function: two_exits
; CHECK-NEXT: =============================--------------------------------
; CHECK-NEXT: Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
; CHECK-NEXT:   [1]  <<exit node>> {4294967295,4294967295} [0]
; CHECK-NEXT:     [2] %a {4294967295,4294967295} [1]
; CHECK-NEXT:     [2] %entry {4294967295,4294967295} [1]
; CHECK-NEXT:     [2] %b {4294967295,4294967295} [1]
; CHECK-NEXT: Roots: %a %b 
; CHECK-NEXT: PostDominatorTree for function: loop_and_exit
; CHECK-NEXT: =============================--------------------------------
; CHECK-NEXT: Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
; CHECK-NEXT:   [1]  <<exit node>> {4294967295,4294967295} [0]
; CHECK-NEXT:     [2] %out {4294967295,4294967295} [1]
; CHECK-NEXT:     [2] %entry {4294967295,4294967295} [1]
; CHECK-NEXT:     [2] %spin.a {4294967295,4294967295} [1]
; CHECK-NEXT:       [3] %spin {4294967295,4294967295} [2]
; CHECK-NEXT:         [4] %spin.b {4294967295,4294967295} [3]
; CHECK-NEXT: Roots: %out %spin.a 
; CHECK-NEXT: PostDominatorTree for function: one_endless_after_another
; CHECK-NEXT: =============================--------------------------------
; CHECK-NEXT: Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
; CHECK-NEXT:   [1]  <<exit node>> {4294967295,4294967295} [0]
; CHECK-NEXT:     [2] %second {4294967295,4294967295} [1]
; CHECK-NEXT:       [3] %first {4294967295,4294967295} [2]
; CHECK-NEXT:         [4] %entry {4294967295,4294967295} [3]
; CHECK-NEXT: Roots: %second 
; CHECK-NEXT: PostDominatorTree for function: two_endless
; CHECK-NEXT: =============================--------------------------------
; CHECK-NEXT: Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
; CHECK-NEXT:   [1]  <<exit node>> {4294967295,4294967295} [0]
; CHECK-NEXT:     [2] %first {4294967295,4294967295} [1]
; CHECK-NEXT:     [2] %entry {4294967295,4294967295} [1]
; CHECK-NEXT:     [2] %second {4294967295,4294967295} [1]
; CHECK-NEXT: Roots: %first %second 
