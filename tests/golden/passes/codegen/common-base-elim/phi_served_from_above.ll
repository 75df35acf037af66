; RUN: %nvopt -passes=common-base-elim -S %s | FileCheck %s
; A phi of one address on both ways (what lies between is out of reach of the cluster before) may be served by a base
; further up in the end: the address is computed behind the phis then. It once stood before %x.
define i32 @served_phi(ptr %p, i64 %i, i1 %c, i1 %d) {
entry:
  br i1 %d, label %top, label %other
top:
  br i1 %c, label %l, label %r
l:
  %a = getelementptr i32, ptr %p, i64 %i
  %a2 = getelementptr i8, ptr %a, i64 8
  store i32 1, ptr %a2
  br label %join
r:
  %b = getelementptr i32, ptr %p, i64 %i
  %b2 = getelementptr i8, ptr %b, i64 8
  store i32 2, ptr %b2
  br label %join
join:
  %x = phi i32 [ 1, %l ], [ 2, %r ]
  %far = getelementptr i8, ptr %p, i64 16777216
  %far2 = getelementptr i32, ptr %far, i64 %i
  store i32 3, ptr %far2
  %e = getelementptr i32, ptr %p, i64 %i
  %e2 = getelementptr i8, ptr %e, i64 8
  store i32 %x, ptr %e2
  br label %other
other:
  %y = phi i32 [ 7, %entry ], [ %x, %join ]
  %f = getelementptr i32, ptr %p, i64 %i
  %f2 = getelementptr i8, ptr %f, i64 12
  store i32 %y, ptr %f2
  ret i32 %y
}
; CHECK: entry:
; CHECK-NEXT:   %scevcgptmp_1 = shl i64 %i, 2
; CHECK-NEXT:   %scevcgp_1 = getelementptr i8, ptr %p, i64 %scevcgptmp_1
; CHECK: join:
; CHECK-NEXT:   %x = phi i32 [ 1, %l ], [ 2, %r ]
; CHECK-NEXT:   %scevcgp_ = getelementptr i8, ptr %scevcgp_1, i64 8
; CHECK: store i32 %x, ptr %scevcgp_, align 4
; CHECK: %y = phi i32 [ 7, %entry ], [ %x, %join ]
; CHECK-NEXT:   %f2 = getelementptr i8, ptr %scevcgp_1, i64 12
