; RUN: %nvopt -passes=base-address-strength-reduce -pass-remarks=base-address-strength-reduce -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=base-address-strength-reduce -base-address-strength-reduce-max-iv=0 -pass-remarks-analysis=base-address-strength-reduce -disable-output %s 2>&1 | FileCheck --check-prefix=CAP %s
; RUN: %nvopt -passes=base-address-strength-reduce -dump-base-address-strength-reduce -disable-output %s 2>&1 | FileCheck --check-prefix=DUMP %s
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @pitch(ptr %p, i64 %pitch, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %t = mul i64 %i, %pitch
  %a = getelementptr float, ptr %p, i64 %t
  store float 1.0, ptr %a
  %x = add i64 %t, 1
  %b = getelementptr float, ptr %p, i64 %x
  store float 2.0, ptr %b
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %done, label %loop
done:
  ret void
}
; What comes out:
; CHECK: remark: <unknown>:0:0: %a is %scevcgp_0 and 0 bytes (@pitch: %a = getelementptr)
; CHECK-NEXT: remark: <unknown>:0:0: %b is %scevcgp_0 and 4 bytes (@pitch: %b = getelementptr)
; CAP: remark: <unknown>:0:0: base-address-strength-reduce-max-iv=0 reached: the loop gets no further pointer (@pitch: %t = mul)
; DUMP: *** BaseAddressStrengthReduce ***
; DUMP-NEXT: define void @pitch(ptr %p, i64 %pitch, i64 %n) {
; DUMP: entry:
; DUMP-NEXT:   %scevcgptmp_0 = shl i64 %pitch, 2
; DUMP-NEXT:   br label %loop
; DUMP: loop:
; DUMP-NEXT:   %scevcgp_0 = phi ptr [ %p, %entry ], [ %scevcgptmp_01, %loop ]
; DUMP-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; DUMP-NEXT:   store float 1.000000e+00, ptr %scevcgp_0, align 4
; DUMP-NEXT:   %b = getelementptr i8, ptr %scevcgp_0, i64 4
; DUMP-NEXT:   store float 2.000000e+00, ptr %b, align 4
; DUMP-NEXT:   %j = add nuw nsw i64 %i, 1
; DUMP-NEXT:   %c = icmp eq i64 %j, %n
; DUMP-NEXT:   %scevcgptmp_01 = getelementptr i8, ptr %scevcgp_0, i64 %scevcgptmp_0
; DUMP-NEXT:   br i1 %c, label %done, label %loop
; DUMP: done:
; DUMP-NEXT:   ret void
; DUMP-NEXT: }
