; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; On a GPU __memset_chk is nobody's in particular: the call stays, whether it says nobuiltin or not.
declare ptr @__memset_chk(ptr, i32, i64, i64)

; CHECK-LABEL: @fill(
; CHECK-NEXT: %a = call ptr @__memset_chk(ptr %p, i32 0, i64 16, i64 16)
; CHECK-NEXT: %b = call ptr @__memset_chk(ptr %a, i32 0, i64 16, i64 16) #0
define ptr @fill(ptr %p) {
  %a = call ptr @__memset_chk(ptr %p, i32 0, i64 16, i64 16)
  %b = call ptr @__memset_chk(ptr %a, i32 0, i64 16, i64 16) nobuiltin
  ret ptr %b
}
