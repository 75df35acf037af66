; RUN: %nvopt -passes='print<domtree>' -disable-output %s 2>&1 | FileCheck %s
; The unwind destination of a catchswitch is its first successor: children of the tree stand in depth-first order.
declare void @may_throw()
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may_throw() to label %exit unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %h1, label %h2] unwind label %cleanup
h1:
  %p1 = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %p1 to label %exit
h2:
  %p2 = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %p2 to label %exit
cleanup:
  %cp = cleanuppad within none []
  cleanupret from %cp unwind to caller
exit:
  ret void
}

; CHECK: DominatorTree for function: f
; CHECK-NEXT: =============================--------------------------------
; CHECK-NEXT: Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
; CHECK-NEXT:   [1] %entry {4294967295,4294967295} [0]
; CHECK-NEXT:     [2] %exit {4294967295,4294967295} [1]
; CHECK-NEXT:     [2] %dispatch {4294967295,4294967295} [1]
; CHECK-NEXT:       [3] %cleanup {4294967295,4294967295} [2]
; CHECK-NEXT:       [3] %h1 {4294967295,4294967295} [2]
; CHECK-NEXT:       [3] %h2 {4294967295,4294967295} [2]
; CHECK-NEXT: Roots: %entry 
