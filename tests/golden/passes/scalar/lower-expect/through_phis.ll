; RUN: %nvopt -passes=lower-expect -verify-each -S %s | FileCheck %s
; `__builtin_expect(a && b, 1)`: the constants of the phi say which of the branches above are expected. A branch that has weights keeps them.
target triple = "nvptx64-nvidia-cuda"
declare i64 @llvm.expect.i64(i64, i64)
define i32 @both(i1 %a, i1 %b) {
entry:
  br i1 %a, label %rhs, label %end
rhs:
  br label %end
end:
  %p = phi i1 [ false, %entry ], [ %b, %rhs ]
  %z = zext i1 %p to i64
  %e = call i64 @llvm.expect.i64(i64 %z, i64 1)
  %t = icmp ne i64 %e, 0
  br i1 %t, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.expect.i64(i64, i64) #0
; CHECK-LABEL: define i32 @both(i1 %a, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %a, label %rhs, label %end, !prof !0
; CHECK: rhs:                                              ; preds = %entry
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %rhs, %entry
; CHECK-NEXT:   %p = phi i1 [ false, %entry ], [ %b, %rhs ]
; CHECK-NEXT:   %z = zext i1 %p to i64
; CHECK-NEXT:   %t = icmp ne i64 %z, 0
; CHECK-NEXT:   br i1 %t, label %yes, label %no, !prof !0
; CHECK: yes:                                              ; preds = %end
; CHECK-NEXT:   ret i32 1
; CHECK: no:                                               ; preds = %end
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 2000, i32 1}
