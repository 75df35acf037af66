; RUN: %nvopt -passes=simplifycfg -verify-each -S %s | FileCheck %s
; The loop is gone, its token is not: no convergent operation stands above it in its block, so the block is not appended to one that holds one.

declare void @f() convergent
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()

define void @kept_apart() convergent {
; CHECK-LABEL: define void @kept_apart(
; CHECK: call void @f()
; CHECK-NEXT: br label %l
; CHECK: call token @llvm.experimental.convergence.loop()
; CHECK: ret void
  %t = call token @llvm.experimental.convergence.entry()
  call void @f() [ "convergencectrl"(token %t) ]
  br label %l
l:
  %i = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  call void @f() [ "convergencectrl"(token %i) ]
  br i1 false, label %l, label %e
e:
  ret void
}

define void @no_token(i32 %x, ptr %p) convergent {
; CHECK-LABEL: define void @no_token(
; CHECK-NEXT: call void @f()
; CHECK-NEXT: call void @f()
; CHECK-NEXT: ret void
  call void @f()
  br label %l
l:
  call void @f()
  ret void
}
