; RUN: %nvopt -passes=print-callgraph-sccs -disable-output %s 2>&1 | FileCheck %s
define void @a() {
  call void @b()
  ret void
}
define internal void @b() {
  call void @a()
  call void @self()
  ret void
}
define internal void @self() {
  call void @self()
  ret void
}
define internal void @nobody_calls_it() {
  ret void
}

; CHECK: SCCs for the program in PostOrder:
; CHECK-NEXT: SCC #1: self (Has self-loop).
; CHECK-NEXT: SCC #2: b, a
; CHECK-NEXT: SCC #3: external node
