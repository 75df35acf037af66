; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Rules whose left side wants all of a shape: masked merges, signs of differences, narrow funnel shifts.
declare void @use(i4)

define i4 @merge_xor(i4 %x, i4 %y, i4 %m) {
  %a = and i4 %x, %m
  %n = xor i4 %m, -1
  %b = and i4 %y, %n
  %r = xor i4 %a, %b
  ret i4 %r
}

define i4 @merge_add(i4 %x, i4 %y, i4 %m) {
  %a = and i4 %x, %m
  %n = xor i4 %m, -1
  %b = and i4 %y, %n
  %r = add i4 %b, %a
  ret i4 %r
}

define i1 @signum(i4 %a) {
  %l = ashr i4 %a, 3
  %na = sub i4 0, %a
  %r = lshr i4 %na, 3
  %s = or i4 %l, %r
  %c = icmp slt i4 %s, 1
  ret i1 %c
}

define i1 @or_or(i4 %x, i4 %y) {
  %a = or i4 %x, 5
  %b = or i4 %y, 5
  %c = icmp eq i4 %a, %b
  ret i1 %c
}

define i1 @sub_nonzero_ult(i4 %x, i4 %o) {
  %y = or i4 %o, 2
  %d = sub i4 %x, %y
  %c = icmp ult i4 %d, %x
  ret i1 %c
}

define i1 @sub_nonzero_uge(i4 %x, i4 %o) {
  %y = or i4 %o, 2
  %d = sub i4 %x, %y
  %c = icmp ule i4 %x, %d
  ret i1 %c
}

define i4 @funnel_left(i4 %x, i4 %y, i2 %n) {
  %s = zext i2 %n to i8
  %wx = zext i4 %x to i8
  %wy = zext i4 %y to i8
  %l = shl i8 %wx, %s
  %c = sub i8 4, %s
  %h = lshr i8 %wy, %c
  %o = or i8 %l, %h
  %r = trunc i8 %o to i4
  ret i4 %r
}

define i4 @funnel_right(i4 %x, i4 %y, i2 %n) {
  %s = zext i2 %n to i8
  %wx = zext i4 %x to i8
  %wy = zext i4 %y to i8
  %h = lshr i8 %wx, %s
  %c = sub i8 4, %s
  %l = shl i8 %wy, %c
  %o = or i8 %l, %h
  %r = trunc i8 %o to i4
  ret i4 %r
}

define half @fadd_zero(half %x, half %y, half %z) {
  %c = fcmp oeq half %x, 0.0
  %s = fadd nsz half %x, %z
  %r = select nsz i1 %c, half %s, half %y
  ret half %r
}

define half @fadd_zero_une(half %x, half %y, half %z) {
  %c = fcmp une half %x, 0.0
  %s = fadd nsz half %z, %x
  call void @use(i4 1)
  %r = select nsz i1 %c, half %y, half %s
  ret half %r
}

define half @fsub_zero(half %x, half %y, half %z) {
  %c = fcmp oeq half %x, 0.0
  %s = fsub nsz half %z, %x
  %r = select nsz i1 %c, half %s, half %y
  ret half %r
}

define half @fsub_zero_une(half %x, half %y, half %z) {
  %c = fcmp une half %x, 0.0
  %s = fsub nsz half %z, %x
  %r = select nsz i1 %c, half %y, half %s
  ret half %r
}

; The bit test's own operand has one user again only when the old comparison is gone.
define i32 @bit_chosen_by_ne(i32 %x) {
  %b = and i32 %x, 128
  %c = icmp ne i32 %b, 0
  %r = select i1 %c, i32 256, i32 0
  ret i32 %r
}

define i1 @wide_mul_overflows(i4 %x, i4 %y) {
  %a = zext i4 %x to i8
  %b = zext i4 %y to i8
  %p = mul i8 %a, %b
  %c = icmp ugt i8 %p, 15
  ret i1 %c
}

define i1 @wide_mul_fits(i4 %x, i4 %y) {
  %a = zext i4 %x to i8
  %b = zext i4 %y to i8
  %p = mul i8 %a, %b
  %c = icmp ult i8 %p, 16
  ret i1 %c
}

define float @bounded_sitofp(i32 %x) {
  %v = sitofp i32 %x to float
  %c = icmp sgt i32 %x, 255
  %r = select i1 %c, float %v, float 255.0
  ret float %r
}

define float @bounded_uitofp(i32 %x) {
  %v = uitofp i32 %x to float
  %c = icmp ult i32 %x, 255
  %r = select i1 %c, float %v, float 255.0
  ret float %r
}


; Here the wide product itself can wrap.
define i1 @wide_mul_too_narrow(i3 %x, i3 %y) {
  %a = zext i3 %x to i4
  %b = zext i3 %y to i4
  %p = mul i4 %a, %b
  %c = icmp ult i4 %p, 8
  ret i1 %c
}

; CHECK: declare void @use(i4)
; CHECK-LABEL: define i4 @merge_xor(i4 %x, i4 %y, i4 %m) {
; CHECK-NEXT:   %a = and i4 %x, %m
; CHECK-NEXT:   %n = xor i4 %m, -1
; CHECK-NEXT:   %b = and i4 %y, %n
; CHECK-NEXT:   %r = or i4 %a, %b
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @merge_add(i4 %x, i4 %y, i4 %m) {
; CHECK-NEXT:   %a = and i4 %x, %m
; CHECK-NEXT:   %n = xor i4 %m, -1
; CHECK-NEXT:   %b = and i4 %y, %n
; CHECK-NEXT:   %r = or i4 %a, %b
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @signum(i4 %a) {
; CHECK-NEXT:   %c = icmp slt i4 %a, 1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @or_or(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = xor i4 %x, %y
; CHECK-NEXT:   %2 = and i4 %1, -6
; CHECK-NEXT:   %c = icmp eq i4 %2, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sub_nonzero_ult(i4 %x, i4 %o) {
; CHECK-NEXT:   %y = or i4 %o, 2
; CHECK-NEXT:   %c = icmp ule i4 %y, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sub_nonzero_uge(i4 %x, i4 %o) {
; CHECK-NEXT:   %y = or i4 %o, 2
; CHECK-NEXT:   %c = icmp ugt i4 %y, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @funnel_left(i4 %x, i4 %y, i2 %n) {
; CHECK-NEXT:   %1 = zext i2 %n to i4
; CHECK-NEXT:   %r = call i4 @llvm.fshl.i4(i4 %x, i4 %y, i4 %1)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @funnel_right(i4 %x, i4 %y, i2 %n) {
; CHECK-NEXT:   %1 = zext i2 %n to i4
; CHECK-NEXT:   %r = call i4 @llvm.fshr.i4(i4 %y, i4 %x, i4 %1)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @fadd_zero(half %x, half %y, half %z) {
; CHECK-NEXT:   %c = fcmp oeq half %x, 0xH0000
; CHECK-NEXT:   %r = select nsz i1 %c, half %z, half %y
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @fadd_zero_une(half %x, half %y, half %z) {
; CHECK-NEXT:   %c = fcmp une half %x, 0xH0000
; CHECK-NEXT:   call void @use(i4 1)
; CHECK-NEXT:   %r = select nsz i1 %c, half %y, half %z
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @fsub_zero(half %x, half %y, half %z) {
; CHECK-NEXT:   %c = fcmp oeq half %x, 0xH0000
; CHECK-NEXT:   %r = select nsz i1 %c, half %z, half %y
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @fsub_zero_une(half %x, half %y, half %z) {
; CHECK-NEXT:   %c = fcmp une half %x, 0xH0000
; CHECK-NEXT:   %r = select nsz i1 %c, half %y, half %z
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @bit_chosen_by_ne(i32 %x) {
; CHECK-NEXT:   %1 = shl i32 %x, 1
; CHECK-NEXT:   %r = and i32 %1, 256
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @wide_mul_overflows(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   %c = extractvalue { i4, i1 } %1, 1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @wide_mul_fits(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   %2 = extractvalue { i4, i1 } %1, 1
; CHECK-NEXT:   %c = xor i1 %2, true
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define float @bounded_sitofp(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.smax.i32(i32 %x, i32 255)
; CHECK-NEXT:   %r = uitofp nneg i32 %1 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @bounded_uitofp(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.umin.i32(i32 %x, i32 255)
; CHECK-NEXT:   %r = uitofp nneg i32 %1 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @wide_mul_too_narrow(i3 %x, i3 %y) {
; CHECK-NEXT:   %a = zext i3 %x to i4
; CHECK-NEXT:   %b = zext i3 %y to i4
; CHECK-NEXT:   %p = mul i4 %a, %b
; CHECK-NEXT:   %c = icmp sgt i4 %p, -1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.fshl.i4(i4, i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.fshr.i4(i4, i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
