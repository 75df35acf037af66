; RUN: %nvopt -passes=common-base-elim -S %s | FileCheck %s
; Objects whose address is known elsewhere are not compared, and do not count as one of those 64 (ir/caps.def) that are.
declare void @known(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
define i32 @behind_many(i32 %i, i1 %c) {
entry:
  %e0 = alloca [4 x i32]
  %e1 = alloca [4 x i32]
  %e2 = alloca [4 x i32]
  %e3 = alloca [4 x i32]
  %e4 = alloca [4 x i32]
  %e5 = alloca [4 x i32]
  %e6 = alloca [4 x i32]
  %e7 = alloca [4 x i32]
  %e8 = alloca [4 x i32]
  %e9 = alloca [4 x i32]
  %e10 = alloca [4 x i32]
  %e11 = alloca [4 x i32]
  %e12 = alloca [4 x i32]
  %e13 = alloca [4 x i32]
  %e14 = alloca [4 x i32]
  %e15 = alloca [4 x i32]
  %e16 = alloca [4 x i32]
  %e17 = alloca [4 x i32]
  %e18 = alloca [4 x i32]
  %e19 = alloca [4 x i32]
  %e20 = alloca [4 x i32]
  %e21 = alloca [4 x i32]
  %e22 = alloca [4 x i32]
  %e23 = alloca [4 x i32]
  %e24 = alloca [4 x i32]
  %e25 = alloca [4 x i32]
  %e26 = alloca [4 x i32]
  %e27 = alloca [4 x i32]
  %e28 = alloca [4 x i32]
  %e29 = alloca [4 x i32]
  %e30 = alloca [4 x i32]
  %e31 = alloca [4 x i32]
  %e32 = alloca [4 x i32]
  %e33 = alloca [4 x i32]
  %e34 = alloca [4 x i32]
  %e35 = alloca [4 x i32]
  %e36 = alloca [4 x i32]
  %e37 = alloca [4 x i32]
  %e38 = alloca [4 x i32]
  %e39 = alloca [4 x i32]
  %e40 = alloca [4 x i32]
  %e41 = alloca [4 x i32]
  %e42 = alloca [4 x i32]
  %e43 = alloca [4 x i32]
  %e44 = alloca [4 x i32]
  %e45 = alloca [4 x i32]
  %e46 = alloca [4 x i32]
  %e47 = alloca [4 x i32]
  %e48 = alloca [4 x i32]
  %e49 = alloca [4 x i32]
  %e50 = alloca [4 x i32]
  %e51 = alloca [4 x i32]
  %e52 = alloca [4 x i32]
  %e53 = alloca [4 x i32]
  %e54 = alloca [4 x i32]
  %e55 = alloca [4 x i32]
  %e56 = alloca [4 x i32]
  %e57 = alloca [4 x i32]
  %e58 = alloca [4 x i32]
  %e59 = alloca [4 x i32]
  %e60 = alloca [4 x i32]
  %e61 = alloca [4 x i32]
  %e62 = alloca [4 x i32]
  %e63 = alloca [4 x i32]
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  call void @known(ptr %e0, ptr %e1, ptr %e2, ptr %e3, ptr %e4, ptr %e5, ptr %e6, ptr %e7, ptr %e8, ptr %e9, ptr %e10, ptr %e11, ptr %e12, ptr %e13, ptr %e14, ptr %e15, ptr %e16, ptr %e17, ptr %e18, ptr %e19, ptr %e20, ptr %e21, ptr %e22, ptr %e23, ptr %e24, ptr %e25, ptr %e26, ptr %e27, ptr %e28, ptr %e29, ptr %e30, ptr %e31, ptr %e32, ptr %e33, ptr %e34, ptr %e35, ptr %e36, ptr %e37, ptr %e38, ptr %e39, ptr %e40, ptr %e41, ptr %e42, ptr %e43, ptr %e44, ptr %e45, ptr %e46, ptr %e47, ptr %e48, ptr %e49, ptr %e50, ptr %e51, ptr %e52, ptr %e53, ptr %e54, ptr %e55, ptr %e56, ptr %e57, ptr %e58, ptr %e59, ptr %e60, ptr %e61, ptr %e62, ptr %e63)
  br i1 %c, label %left, label %right
left:
  store i32 1, ptr %a
  %pa = getelementptr i32, ptr %a, i32 %i
  store i32 3, ptr %pa
  %va = load i32, ptr %a
  br label %join
right:
  store i32 2, ptr %b
  %pb = getelementptr i32, ptr %b, i32 %i
  store i32 3, ptr %pb
  %vb = load i32, ptr %b
  br label %join
join:
  %r = phi i32 [ %va, %left ], [ %vb, %right ]
  ret i32 %r
}
; A copy to an object that is known elsewhere is an access of the other one.
declare void @known1(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @copied_to_one(i1 %c) {
entry:
  %e = alloca [4 x i32]
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  store i32 1, ptr %a
  store i32 2, ptr %b
  call void @llvm.memcpy.p0.p0.i64(ptr %e, ptr %a, i64 4, i1 false)
  call void @known1(ptr %e)
  %v = load i32, ptr %b
  ret i32 %v
}
; CHECK-LABEL: define i32 @behind_many(
; CHECK: %baseValue = alloca [4 x i32]
; CHECK-NOT: alloca
; CHECK: store i32 1, ptr %baseValue
; CHECK: store i32 2, ptr %baseValue
; CHECK-LABEL: define i32 @copied_to_one(
; CHECK: %e = alloca
; CHECK-NEXT: %a = alloca
; CHECK-NEXT: %b = alloca
