; RUN: %nvopt -passes='function(instcombine,simplifycfg,print<domtree>)' -S %s 2>&1 | FileCheck %s
; Passes leave an optnone function as it is; printers print.
define i32 @f(i32 %x) optnone noinline {
  %a = add i32 1, 2
  %b = add i32 %a, %x
  br label %l
l:
  ret i32 %b
}

; CHECK: DominatorTree for function: f
; CHECK-NEXT: =============================--------------------------------
; CHECK-NEXT: Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
; CHECK-NEXT:   [1] %0 {4294967295,4294967295} [0]
; CHECK-NEXT:     [2] %l {4294967295,4294967295} [1]
; CHECK-NEXT: Roots: %0 
; CHECK: ; Function Attrs: noinline optnone
; CHECK-NEXT: define i32 @f(i32 %x) #0 {
; CHECK-NEXT:   %a = add i32 1, 2
; CHECK-NEXT:   %b = add i32 %a, %x
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK: attributes #0 = { noinline optnone }
