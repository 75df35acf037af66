; Groups of attributes that only declarations of introduced intrinsics use come before those of calls: who reads the text and prints it gives the same numbers.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; RUN: %nvopt -passes=instcombine -S %s | %nvopt -passes=verify -S | FileCheck %s
; CHECK: call i32 @f(i32 %a) #[[CALL:2]]
; CHECK: declare i32 @f(i32) #0
; CHECK: declare i32 @llvm.smax.i32(i32, i32) #1
; CHECK: attributes #0 = { nounwind }
; CHECK: attributes #1 = { {{.*}}speculatable
; CHECK: attributes #2 = { convergent nounwind }
define i32 @g(i32 %a, i32 %b) {
  %x = call i32 @f(i32 %a) #1
  %c = icmp sgt i32 %x, %b
  %m = select i1 %c, i32 %x, i32 %b
  ret i32 %m
}
declare i32 @f(i32) #0
attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }
