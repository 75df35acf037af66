; RUN: %nvopt -passes=early-cse -S %s | FileCheck %s
; An llvm.* function that the table does not know may be a warp operation: not merged with one in another block.
declare i32 @llvm.nvvm.brand.new(i32) nounwind willreturn memory(none)
define i32 @f(i32 %x, i1 %c) {
entry:
  %a = call i32 @llvm.nvvm.brand.new(i32 %x)
  br i1 %c, label %then, label %join
then:
  %b = call i32 @llvm.nvvm.brand.new(i32 %x)
  br label %join
join:
  %r = phi i32 [ %a, %entry ], [ %b, %then ]
  ret i32 %r
}

; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: ; Unknown intrinsic
; CHECK-NEXT: declare i32 @llvm.nvvm.brand.new(i32) #0
; CHECK-LABEL: define i32 @f(i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = call i32 @llvm.nvvm.brand.new(i32 %x)
; CHECK-NEXT:   br i1 %c, label %then, label %join
; CHECK: then:                                             ; preds = %entry
; CHECK-NEXT:   %b = call i32 @llvm.nvvm.brand.new(i32 %x)
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %then, %entry
; CHECK-NEXT:   %r = phi i32 [ %a, %entry ], [ %b, %then ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind willreturn memory(none) }
