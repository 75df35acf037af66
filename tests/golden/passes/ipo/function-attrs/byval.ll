; RUN: %nvopt -passes='cgscc(function-attrs)' -S %s | FileCheck %s
; A call with a byval argument reads the caller's memory: its callee is not memory(none). Writes to the copy are nobody's business.
define internal i32 @reads(ptr byval(i32) %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

define internal void @writes(ptr byval(i32) %p) {
  store i32 1, ptr %p
  ret void
}

; CHECK-DAG: define internal i32 @reads(ptr {{.*}}byval(i32){{.*}} %p) #[[R:[0-9]+]]
; CHECK-DAG: attributes #[[R]] = {{{.*}} memory(argmem: read) }
