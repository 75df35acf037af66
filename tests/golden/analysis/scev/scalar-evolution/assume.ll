; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; What is assumed right behind a value holds for it everywhere; not what is assumed behind a call that may not come back.
declare void @llvm.assume(i1)
declare void @stop()

; CHECK-LABEL: 'behind'
; CHECK: %t = trunc
; CHECK-NEXT: -->  0 U: [0,1)
define i8 @behind(ptr %p) {
  %a = load i32, ptr %p
  %m = and i32 %a, 255
  %c = icmp eq i32 %m, 0
  call void @llvm.assume(i1 %c)
  %t = trunc i32 %a to i8
  ret i8 %t
}
; CHECK-LABEL: 'too_late'
; CHECK: %t = trunc
; CHECK-NEXT: -->  (trunc i32 %a to i8) U: full-set
define i8 @too_late(ptr %p) {
  %a = load i32, ptr %p
  %t = trunc i32 %a to i8
  call void @stop()
  %m = and i32 %a, 255
  %c = icmp eq i32 %m, 0
  call void @llvm.assume(i1 %c)
  ret i8 %t
}
; An address made of a number.
; CHECK-LABEL: 'number'
; CHECK: %i = ptrtoint
; CHECK-NEXT: -->  {{.*}} U: [42,43)
define i64 @number() {
  %i = ptrtoint ptr inttoptr (i64 42 to ptr) to i64
  ret i64 %i
}
