; RUN: %nvopt -passes=aa-eval -disable-output -print-all-alias-modref-info %s 2>&1 | FileCheck %s
; Constant offsets decide; variable ones by their common divisor, their range, or a least distance from 0.
define void @constant(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %p, i64 2
  store i32 0, ptr %p
  store i32 0, ptr %q
  store i32 0, ptr %r
  store i8 0, ptr %r
  ret void
}
define void @divisor(ptr %p, i64 %i, i64 %j) {
  %x = getelementptr { i32, i32, i32 }, ptr %p, i64 %i, i32 0
  %y = getelementptr { i32, i32, i32 }, ptr %p, i64 %j, i32 1
  %z = getelementptr nuw nusw { i32, i32, i32 }, ptr %p, i64 %j, i32 2
  %x8 = getelementptr [8 x i8], ptr %p, i64 %i
  %y8 = getelementptr inbounds i8, ptr %p, i64 4
  store i32 0, ptr %x
  store i32 0, ptr %y
  store i32 0, ptr %z
  store i32 0, ptr %x8
  store i32 0, ptr %y8
  store i64 0, ptr %y8
  ret void
}
define void @range(ptr %p, i8 %i) {
  %m = and i8 %i, 15
  %w = zext i8 %m to i64
  %x = getelementptr i8, ptr %p, i64 %w
  %y = getelementptr i8, ptr %p, i64 16
  %z = getelementptr i8, ptr %p, i64 15
  store i8 0, ptr %x
  store i8 0, ptr %y
  store i8 0, ptr %z
  ret void
}
define void @apart(ptr %p, i32 %i) {
  %n = add nsw i32 %i, 1
  %n2 = add i32 %i, 1
  %a = sext i32 %i to i64
  %b = sext i32 %n to i64
  %c = sext i32 %n2 to i64
  %x = getelementptr i32, ptr %p, i64 %a
  %y = getelementptr i32, ptr %p, i64 %b
  %z = getelementptr i32, ptr %p, i64 %c
  store i32 0, ptr %x
  store i32 0, ptr %y
  store i32 0, ptr %z
  store i64 0, ptr %z
  ret void
}
; An index that may wrap: not apart.
define void @wraps(ptr %p, i8 %i) {
  %n = add i8 %i, -128
  %a = zext i8 %i to i64
  %b = zext i8 %n to i64
  %x = getelementptr [2 x i8], ptr %p, i64 %a
  %y = getelementptr [2 x i8], ptr %p, i64 %b
  store i8 0, ptr %x
  store i8 0, ptr %y
  store <512 x i8> zeroinitializer, ptr %y
  ret void
}

; CHECK: Function: constant: 4 pointers, 0 call sites
; CHECK-NEXT:   NoAlias:	i32* %p, i32* %q
; CHECK-NEXT:   PartialAlias:	i32* %p, i32* %r
; CHECK-NEXT:   PartialAlias:	i32* %q, i32* %r
; CHECK-NEXT:   PartialAlias (off 2):	i32* %p, i8* %r
; CHECK-NEXT:   NoAlias:	i32* %q, i8* %r
; CHECK-NEXT:   MustAlias:	i8* %r, i32* %r
; CHECK-NEXT: Function: divisor: 6 pointers, 0 call sites
; CHECK-NEXT:   MayAlias:	i32* %x, i32* %y
; CHECK-NEXT:   MayAlias:	i32* %x, i32* %z
; CHECK-NEXT:   NoAlias:	i32* %y, i32* %z
; CHECK-NEXT:   MayAlias:	i32* %x, i32* %x8
; CHECK-NEXT:   MayAlias:	i32* %x8, i32* %y
; CHECK-NEXT:   MayAlias:	i32* %x8, i32* %z
; CHECK-NEXT:   MayAlias:	i32* %x, i32* %y8
; CHECK-NEXT:   MayAlias:	i32* %y, i32* %y8
; CHECK-NEXT:   NoAlias:	i32* %y8, i32* %z
; CHECK-NEXT:   NoAlias:	i32* %x8, i32* %y8
; CHECK-NEXT:   MayAlias:	i32* %x, i64* %y8
; CHECK-NEXT:   MayAlias:	i32* %y, i64* %y8
; CHECK-NEXT:   MayAlias:	i64* %y8, i32* %z
; CHECK-NEXT:   MayAlias:	i32* %x8, i64* %y8
; CHECK-NEXT:   MustAlias:	i64* %y8, i32* %y8
; CHECK-NEXT: Function: range: 3 pointers, 0 call sites
; CHECK-NEXT:   NoAlias:	i8* %x, i8* %y
; CHECK-NEXT:   MayAlias:	i8* %x, i8* %z
; CHECK-NEXT:   NoAlias:	i8* %y, i8* %z
; CHECK-NEXT: Function: apart: 4 pointers, 0 call sites
; CHECK-NEXT:   NoAlias:	i32* %x, i32* %y
; CHECK-NEXT:   NoAlias:	i32* %x, i32* %z
; CHECK-NEXT:   MayAlias:	i32* %y, i32* %z
; CHECK-NEXT:   MayAlias:	i32* %x, i64* %z
; CHECK-NEXT:   MayAlias:	i32* %y, i64* %z
; CHECK-NEXT:   MustAlias:	i64* %z, i32* %z
; CHECK-NEXT: Function: wraps: 3 pointers, 0 call sites
; CHECK-NEXT:   NoAlias:	i8* %x, i8* %y
; CHECK-NEXT:   MayAlias:	i8* %x, <512 x i8>* %y
; CHECK-NEXT:   MustAlias:	<512 x i8>* %y, i8* %y
; CHECK-NEXT: ===== Alias Analysis Evaluator Report =====
; CHECK-NEXT:   33 Total Alias Queries Performed
; CHECK-NEXT:   10 no alias responses (30.3%)
; CHECK-NEXT:   16 may alias responses (48.4%)
; CHECK-NEXT:   3 partial alias responses (9.0%)
; CHECK-NEXT:   4 must alias responses (12.1%)
; CHECK-NEXT:   Alias Analysis Evaluator Pointer Alias Summary: 30%/48%/9%/12%
; CHECK-NEXT:   Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!
