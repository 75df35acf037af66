; RUN: %nvopt -passes='globalopt,verify' -S %s | FileCheck %s
; What is never written is known to atomic loads, too; branches on constants go one way, before stores are counted.
@never = internal global i64 1, align 8
@written = internal global i32 0, align 4
@once = internal global i32 5, align 4

define i64 @acquires() {
  %v = load atomic i64, ptr @never acquire, align 8
  ret i64 %v
}
define void @writes(i32 %x) {
  store atomic i32 %x, ptr @written seq_cst, align 4
  ret void
}
define i32 @reads() {
  %v = load atomic i32, ptr @written seq_cst, align 4
  ret i32 %v
}
define i32 @dead_store(i32 %x) {
entry:
  br i1 false, label %never, label %always
never:
  store i32 %x, ptr @once
  br label %always
always:
  %v = load i32, ptr @once
  switch i32 4, label %other [ i32 4, label %four ]
four:
  ret i32 %v
other:
  store i32 7, ptr @once
  ret i32 0
}

; CHECK: @written = internal global i32 0, align 4
; CHECK-LABEL: define i64 @acquires() local_unnamed_addr {
; CHECK-NEXT:   ret i64 1
; CHECK-NEXT: }
; CHECK-LABEL: define void @writes(i32 %x) local_unnamed_addr {
; CHECK-NEXT:   store atomic i32 %x, ptr @written seq_cst, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @reads() local_unnamed_addr {
; CHECK-NEXT:   %v = load atomic i32, ptr @written seq_cst, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @dead_store(i32 %x) local_unnamed_addr {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %always
; CHECK: always:                                           ; preds = %entry
; CHECK-NEXT:   br label %four
; CHECK: four:                                             ; preds = %always
; CHECK-NEXT:   ret i32 5
; CHECK-NEXT: }
