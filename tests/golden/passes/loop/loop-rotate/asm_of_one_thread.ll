; RUN: %nvopt -passes='loop(loop-rotate)' -S %s | FileCheck %s
; Assembly that clang marks convergent, in the header: a conversion is each thread's own, and the loop is rotated with a
; copy of it before the loop; an exchange between lanes, and an instruction that no table has, keep the header where it is.
target triple = "nvptx64-nvidia-cuda"

define void @own(ptr %p, i16 %n) {
entry:
  br label %h
h:
  %k = phi i16 [ 0, %entry ], [ %k1, %body ]
  %x = call i32 asm "{ cvt.u32.u16 $0, $1;}\0A", "=r,h"(i16 %k) #0
  %more = icmp ult i16 %k, %n
  br i1 %more, label %body, label %end
body:
  store i32 %x, ptr %p, align 4
  %k1 = add nuw i16 %k, 1
  br label %h
end:
  ret void
}

define void @together(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %x = call i32 asm "shfl.sync.bfly.b32 $0, $1, 1, 31, -1;", "=r,r"(i32 %k) #0
  %more = icmp ult i32 %k, %n
  br i1 %more, label %body, label %end
body:
  store i32 %x, ptr %p, align 4
  %k1 = add nuw i32 %k, 1
  br label %h
end:
  ret void
}

define void @unknown(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %x = call i32 asm "newop.b32 $0, $1;", "=r,r"(i32 %k) #0
  %more = icmp ult i32 %k, %n
  br i1 %more, label %body, label %end
body:
  store i32 %x, ptr %p, align 4
  %k1 = add nuw i32 %k, 1
  br label %h
end:
  ret void
}

attributes #0 = { convergent nounwind memory(none) }

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @own(ptr %p, i16 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x1 = call i32 asm "{ cvt.u32.u16 $0, $1;}\0A", "=r,h"(i16 0) #0
; CHECK-NEXT:   %more2 = icmp ult i16 0, %n
; CHECK-NEXT:   br i1 %more2, label %body.lr.ph, label %end
; CHECK: body.lr.ph:                                       ; preds = %entry
; CHECK-NEXT:   br label %body
; CHECK: body:                                             ; preds = %body, %body.lr.ph
; CHECK-NEXT:   %k = phi i16 [ 0, %body.lr.ph ], [ %k1, %body ]
; CHECK-NEXT:   %x3 = phi i32 [ %x1, %body.lr.ph ], [ %x, %body ]
; CHECK-NEXT:   store i32 %x3, ptr %p, align 4
; CHECK-NEXT:   %k1 = add nuw i16 %k, 1
; CHECK-NEXT:   %x = call i32 asm "{ cvt.u32.u16 $0, $1;}\0A", "=r,h"(i16 %k1) #0
; CHECK-NEXT:   %more = icmp ult i16 %k1, %n
; CHECK-NEXT:   br i1 %more, label %body, label %end.loopexit
; CHECK: end.loopexit:                                     ; preds = %body
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %end.loopexit, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @together(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %body, %entry
; CHECK-NEXT:   %k = phi i32 [ 0, %entry ], [ %k1, %body ]
; CHECK-NEXT:   %x = call i32 asm "shfl.sync.bfly.b32 $0, $1, 1, 31, -1;", "=r,r"(i32 %k) #0
; CHECK-NEXT:   %more = icmp ult i32 %k, %n
; CHECK-NEXT:   br i1 %more, label %body, label %end
; CHECK: body:                                             ; preds = %h
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %k1 = add nuw i32 %k, 1
; CHECK-NEXT:   br label %h
; CHECK: end:                                              ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unknown(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %body, %entry
; CHECK-NEXT:   %k = phi i32 [ 0, %entry ], [ %k1, %body ]
; CHECK-NEXT:   %x = call i32 asm "newop.b32 $0, $1;", "=r,r"(i32 %k) #0
; CHECK-NEXT:   %more = icmp ult i32 %k, %n
; CHECK-NEXT:   br i1 %more, label %body, label %end
; CHECK: body:                                             ; preds = %h
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %k1 = add nuw i32 %k, 1
; CHECK-NEXT:   br label %h
; CHECK: end:                                              ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nounwind memory(none) }
