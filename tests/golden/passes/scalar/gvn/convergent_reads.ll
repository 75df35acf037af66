; RUN: %nvopt -passes=gvn -verify-each -S %s | FileCheck %s
; A convergent call that reads is another one where other threads take part in it: in another block. In one block it is the same.
declare i32 @together() convergent memory(read) nounwind willreturn
declare i32 @alone() memory(read) nounwind willreturn
define i32 @behind_a_branch(i1 %c) {
  %a = call i32 @together()
  br i1 %c, label %yes, label %no
yes:
  %b = call i32 @together()
  %s = sub i32 %a, %b
  ret i32 %s
no:
  ret i32 %a
}
define i32 @one_block() {
  %a = call i32 @together()
  %b = call i32 @together()
  %s = sub i32 %a, %b
  ret i32 %s
}
define i32 @not_convergent(i1 %c) {
  %a = call i32 @alone()
  br i1 %c, label %yes, label %no
yes:
  %b = call i32 @alone()
  %s = sub i32 %a, %b
  ret i32 %s
no:
  ret i32 %a
}
; CHECK-LABEL: define i32 @behind_a_branch(
; CHECK: yes:
; CHECK-NEXT: %b = call i32 @together()
; CHECK-LABEL: define i32 @one_block(
; CHECK-NEXT: ret i32 0
; CHECK-LABEL: define i32 @not_convergent(
; CHECK: yes:
; CHECK-NEXT: ret i32 0
