; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Integer arithmetic: negations sink, divisors with logarithms, overflow parts, saturation, differences of addresses.

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare void @use(i32)

define i8 @negate_shl(i8 %x, i8 %y) {
  %t = shl i8 -42, %y
  %r = sub i8 %x, %t
  ret i8 %r
}
define i8 @negate_select(i8 %x, i1 %c, i8 %z) {
  %n = sub i8 0, %z
  %t = select i1 %c, i8 -42, i8 %n
  %r = sub i8 %x, %t
  ret i8 %r
}
define i32 @negate_sdiv(i32 %x) {
  %q = sdiv i32 %x, 1123
  %r = sub i32 0, %q
  ret i32 %r
}
define i32 @negate_kept(i32 %x, i32 %y) {
  %q = mul i32 %x, %y
  %r = sub i32 0, %q
  ret i32 %r
}
define i32 @negate_pow2(i32 %a, i32 %b) {
  %d = sub i32 %a, %b
  %r = mul i32 %d, -8
  ret i32 %r
}
define i32 @udiv_shl(i32 %x, i32 %y) {
  %d = shl i32 4, %y
  %r = udiv i32 %x, %d
  ret i32 %r
}
define i32 @udiv_select(i32 %x, i1 %c, i32 %y) {
  %p = shl i32 1, %y
  %d = select i1 %c, i32 %p, i32 16
  %r = udiv i32 %x, %d
  ret i32 %r
}
define i1 @no_overflow(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %s = extractvalue { i32, i1 } %p, 0
  call void @use(i32 %s)
  %o = extractvalue { i32, i1 } %p, 1
  ret i1 %o
}
define i32 @never_saturates(i32 %a) {
  %x = and i32 %a, 255
  %r = call i32 @llvm.uadd.sat.i32(i32 %x, i32 7)
  ret i32 %r
}
define i32 @always_zero(i32 %a) {
  %x = and i32 %a, 255
  %r = call i32 @llvm.usub.sat.i32(i32 %x, i32 1000)
  ret i32 %r
}
define i64 @addresses(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %b = getelementptr inbounds i32, ptr %p, i64 %j
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %d = sub i64 %x, %y
  ret i64 %d
}
define i64 @fields(ptr %p, i64 %i) {
  %a = getelementptr inbounds { i32, [4 x i16] }, ptr %p, i64 0, i32 1, i64 %i
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %p to i64
  %d = sub i64 %x, %y
  ret i64 %d
}
define i64 @other_base(ptr %p, ptr %q, i64 %i) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %q to i64
  %d = sub i64 %x, %y
  ret i64 %d
}
; not %y / %z: the products may be poison where that traps
define i8 @sdiv_mul_mul_kept(i8 %x, i8 %y, i8 %z) {
  %a = mul nsw i8 %x, %y
  %b = mul nsw i8 %x, %z
  %r = sdiv i8 %a, %b
  ret i8 %r
}
define i8 @sdiv_mul_const_negated(i8 %x) {
  %a = mul nsw i8 %x, 3
  %r = sdiv i8 %a, -3
  ret i8 %r
}
define i8 @srem_of_negated(i8 %x, i8 %y) {
  %n = sub nsw i8 0, %x
  %r = srem i8 %n, %y
  ret i8 %r
}

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.usub.sat.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.uadd.sat.i32(i32, i32) #0
; CHECK: declare void @use(i32)
; CHECK-LABEL: define i8 @negate_shl(i8 %x, i8 %y) {
; CHECK-NEXT:   %1 = shl i8 42, %y
; CHECK-NEXT:   %r = add i8 %1, %x
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @negate_select(i8 %x, i1 %c, i8 %z) {
; CHECK-NEXT:   %1 = select i1 %c, i8 42, i8 %z
; CHECK-NEXT:   %r = add i8 %1, %x
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @negate_sdiv(i32 %x) {
; CHECK-NEXT:   %r = sdiv i32 %x, -1123
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @negate_kept(i32 %x, i32 %y) {
; CHECK-NEXT:   %q = mul i32 %x, %y
; CHECK-NEXT:   %r = sub i32 0, %q
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @negate_pow2(i32 %a, i32 %b) {
; CHECK-NEXT:   %1 = sub i32 %b, %a
; CHECK-NEXT:   %r = shl i32 %1, 3
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @udiv_shl(i32 %x, i32 %y) {
; CHECK-NEXT:   %1 = add i32 %y, 2
; CHECK-NEXT:   %r = lshr i32 %x, %1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @udiv_select(i32 %x, i1 %c, i32 %y) {
; CHECK-NEXT:   %1 = select i1 %c, i32 %y, i32 4
; CHECK-NEXT:   %r = lshr i32 %x, %1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @no_overflow(i16 %a, i16 %b) {
; CHECK-NEXT:   %x = zext i16 %a to i32
; CHECK-NEXT:   %y = zext i16 %b to i32
; CHECK-NEXT:   %s = add nuw nsw i32 %x, %y
; CHECK-NEXT:   call void @use(i32 %s)
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @never_saturates(i32 %a) {
; CHECK-NEXT:   %x = and i32 %a, 255
; CHECK-NEXT:   %r = add nuw nsw i32 %x, 7
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @always_zero(i32 %a) {
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @addresses(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %1 = sub i64 %i, %j
; CHECK-NEXT:   %d = shl i64 %1, 2
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @fields(ptr %p, i64 %i) {
; CHECK-NEXT:   %1 = shl nsw i64 %i, 1
; CHECK-NEXT:   %d = add i64 %1, 4
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @other_base(ptr %p, ptr %q, i64 %i) {
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %x = ptrtoint ptr %a to i64
; CHECK-NEXT:   %y = ptrtoint ptr %q to i64
; CHECK-NEXT:   %d = sub i64 %x, %y
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @sdiv_mul_mul_kept(i8 %x, i8 %y, i8 %z) {
; CHECK-NEXT:   %a = mul nsw i8 %x, %y
; CHECK-NEXT:   %b = mul nsw i8 %x, %z
; CHECK-NEXT:   %r = sdiv i8 %a, %b
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @sdiv_mul_const_negated(i8 %x) {
; CHECK-NEXT:   %r = sub nsw i8 0, %x
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @srem_of_negated(i8 %x, i8 %y) {
; CHECK-NEXT:   %1 = srem i8 %x, %y
; CHECK-NEXT:   %r = sub nsw i8 0, %1
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
