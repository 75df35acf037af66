; RUN: %nvopt -passes='cgscc(inline)' -S %s | FileCheck %s
; An entry token stands in the entry block of its own function, and a function has tokens for all its convergent operations or for none: such bodies stay where they are.
declare token @llvm.experimental.convergence.entry()
declare i32 @c(i32) convergent

define internal i32 @controlled(i32 %x) convergent {
  %t = call token @llvm.experimental.convergence.entry()
  %r = call i32 @c(i32 %x) [ "convergencectrl"(token %t) ]
  ret i32 %r
}

define i32 @f(i32 %x, i1 %z) convergent {
  br i1 %z, label %a, label %b
a:
  %r = call i32 @controlled(i32 %x)
  ret i32 %r
b:
  ret i32 0
}

; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare token @llvm.experimental.convergence.entry() #0
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: declare i32 @c(i32) #1
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define internal i32 @controlled(i32 %x) #1 {
; CHECK-NEXT:   %t = call token @llvm.experimental.convergence.entry()
; CHECK-NEXT:   %r = call i32 @c(i32 %x) [ "convergencectrl"(token %t) ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define i32 @f(i32 %x, i1 %z) #1 {
; CHECK-NEXT:   br i1 %z, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   %r = call i32 @controlled(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { convergent }
