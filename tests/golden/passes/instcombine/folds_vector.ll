; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; One function at least for every C fold that no instance of its left side reaches: vectors.
define <4 x i4> @concats_add(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = add <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_sub(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = sub <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_mul(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = mul <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_and(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = and <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_or(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = or <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_xor(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = xor <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_shl(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = shl <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_lshr(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = lshr <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_ashr(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = ashr <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_udiv(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = udiv <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_sdiv(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = sdiv <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_urem(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = urem <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x i4> @concats_srem(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i4> %c, <2 x i4> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = srem <4 x i4> %x, %y
  ret <4 x i4> %r
}
define <4 x half> @concats_fadd(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
  %x = shufflevector <2 x half> %a, <2 x half> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x half> %c, <2 x half> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = fadd <4 x half> %x, %y
  ret <4 x half> %r
}
define <4 x half> @concats_fsub(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
  %x = shufflevector <2 x half> %a, <2 x half> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x half> %c, <2 x half> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = fsub <4 x half> %x, %y
  ret <4 x half> %r
}
define <4 x half> @concats_fmul(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
  %x = shufflevector <2 x half> %a, <2 x half> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x half> %c, <2 x half> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = fmul <4 x half> %x, %y
  ret <4 x half> %r
}
define <4 x half> @concats_fdiv(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
  %x = shufflevector <2 x half> %a, <2 x half> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x half> %c, <2 x half> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = fdiv <4 x half> %x, %y
  ret <4 x half> %r
}
define <4 x half> @concats_frem(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
  %x = shufflevector <2 x half> %a, <2 x half> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x half> %c, <2 x half> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = frem <4 x half> %x, %y
  ret <4 x half> %r
}
define <2 x i4> @choices_add(<2 x i4> %a, <2 x i4> %b) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  %y = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 2, i32 1>
  %r = add <2 x i4> %x, %y
  ret <2 x i4> %r
}
define <2 x i4> @choices_mul(<2 x i4> %a, <2 x i4> %b) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  %y = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 2, i32 1>
  %r = mul <2 x i4> %x, %y
  ret <2 x i4> %r
}
define <2 x i4> @choices_and(<2 x i4> %a, <2 x i4> %b) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  %y = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 2, i32 1>
  %r = and <2 x i4> %x, %y
  ret <2 x i4> %r
}
define <2 x i4> @choices_or(<2 x i4> %a, <2 x i4> %b) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  %y = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 2, i32 1>
  %r = or <2 x i4> %x, %y
  ret <2 x i4> %r
}
define <2 x i4> @choices_xor(<2 x i4> %a, <2 x i4> %b) {
  %x = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  %y = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 2, i32 1>
  %r = xor <2 x i4> %x, %y
  ret <2 x i4> %r
}
define <2 x half> @choices_fadd(<2 x half> %a, <2 x half> %b) {
  %x = shufflevector <2 x half> %a, <2 x half> %b, <2 x i32> <i32 0, i32 3>
  %y = shufflevector <2 x half> %a, <2 x half> %b, <2 x i32> <i32 2, i32 1>
  %r = fadd <2 x half> %x, %y
  ret <2 x half> %r
}
define <2 x half> @choices_fmul(<2 x half> %a, <2 x half> %b) {
  %x = shufflevector <2 x half> %a, <2 x half> %b, <2 x i32> <i32 0, i32 3>
  %y = shufflevector <2 x half> %a, <2 x half> %b, <2 x i32> <i32 2, i32 1>
  %r = fmul <2 x half> %x, %y
  ret <2 x half> %r
}
define <2 x i4> @insert_constant_first(<2 x i4> %v, i4 %s) {
  %a = insertelement <2 x i4> %v, i4 %s, i32 0
  %r = insertelement <2 x i4> %a, i4 3, i32 1
  ret <2 x i4> %r
}
define <3 x i4> @insert_splat(i4 %s) {
  %a = insertelement <3 x i4> poison, i4 %s, i32 2
  %b = insertelement <3 x i4> %a, i4 %s, i32 0
  %r = insertelement <3 x i4> %b, i4 %s, i32 1
  ret <3 x i4> %r
}
define <3 x i4> @insert_into_splat(i4 %s) {
  %a = insertelement <3 x i4> poison, i4 %s, i32 0
  %b = shufflevector <3 x i4> %a, <3 x i4> poison, <3 x i32> <i32 0, i32 0, i32 poison>
  %r = insertelement <3 x i4> %b, i4 %s, i32 2
  ret <3 x i4> %r
}
define <2 x i16> @insert_bitcast(half %s) {
  %b = bitcast half %s to i16
  %r = insertelement <2 x i16> poison, i16 %b, i32 1
  ret <2 x i16> %r
}
define i8 @trunc_element(<4 x i8> %v) {
  %b = bitcast <4 x i8> %v to i32
  %r = trunc i32 %b to i8
  ret i8 %r
}
define i8 @trunc_shifted_element(<2 x half> %v) {
  %b = bitcast <2 x half> %v to i32
  %s = lshr i32 %b, 24
  %r = trunc i32 %s to i8
  ret i8 %r
}

; CHECK-LABEL: define <4 x i4> @concats_add(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = add <2 x i4> %a, %c
; CHECK-NEXT:   %2 = add <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_sub(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = sub <2 x i4> %a, %c
; CHECK-NEXT:   %2 = sub <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_mul(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = mul <2 x i4> %a, %c
; CHECK-NEXT:   %2 = mul <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_and(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = and <2 x i4> %a, %c
; CHECK-NEXT:   %2 = and <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_or(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = or <2 x i4> %a, %c
; CHECK-NEXT:   %2 = or <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_xor(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = xor <2 x i4> %a, %c
; CHECK-NEXT:   %2 = xor <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_shl(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = shl <2 x i4> %a, %c
; CHECK-NEXT:   %2 = shl <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_lshr(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = lshr <2 x i4> %a, %c
; CHECK-NEXT:   %2 = lshr <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_ashr(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = ashr <2 x i4> %a, %c
; CHECK-NEXT:   %2 = ashr <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_udiv(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = udiv <2 x i4> %a, %c
; CHECK-NEXT:   %2 = udiv <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_sdiv(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = sdiv <2 x i4> %a, %c
; CHECK-NEXT:   %2 = sdiv <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_urem(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = urem <2 x i4> %a, %c
; CHECK-NEXT:   %2 = urem <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @concats_srem(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c, <2 x i4> %d) {
; CHECK-NEXT:   %1 = srem <2 x i4> %a, %c
; CHECK-NEXT:   %2 = srem <2 x i4> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i4> %1, <2 x i4> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x half> @concats_fadd(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
; CHECK-NEXT:   %1 = fadd <2 x half> %a, %c
; CHECK-NEXT:   %2 = fadd <2 x half> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x half> %1, <2 x half> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x half> @concats_fsub(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
; CHECK-NEXT:   %1 = fsub <2 x half> %a, %c
; CHECK-NEXT:   %2 = fsub <2 x half> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x half> %1, <2 x half> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x half> @concats_fmul(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
; CHECK-NEXT:   %1 = fmul <2 x half> %a, %c
; CHECK-NEXT:   %2 = fmul <2 x half> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x half> %1, <2 x half> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x half> @concats_fdiv(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
; CHECK-NEXT:   %1 = fdiv <2 x half> %a, %c
; CHECK-NEXT:   %2 = fdiv <2 x half> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x half> %1, <2 x half> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x half> @concats_frem(<2 x half> %a, <2 x half> %b, <2 x half> %c, <2 x half> %d) {
; CHECK-NEXT:   %1 = frem <2 x half> %a, %c
; CHECK-NEXT:   %2 = frem <2 x half> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x half> %1, <2 x half> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @choices_add(<2 x i4> %a, <2 x i4> %b) {
; CHECK-NEXT:   %r = add <2 x i4> %a, %b
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @choices_mul(<2 x i4> %a, <2 x i4> %b) {
; CHECK-NEXT:   %r = mul <2 x i4> %a, %b
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @choices_and(<2 x i4> %a, <2 x i4> %b) {
; CHECK-NEXT:   %r = and <2 x i4> %a, %b
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @choices_or(<2 x i4> %a, <2 x i4> %b) {
; CHECK-NEXT:   %r = or <2 x i4> %a, %b
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @choices_xor(<2 x i4> %a, <2 x i4> %b) {
; CHECK-NEXT:   %r = xor <2 x i4> %a, %b
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x half> @choices_fadd(<2 x half> %a, <2 x half> %b) {
; CHECK-NEXT:   %r = fadd <2 x half> %a, %b
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x half> @choices_fmul(<2 x half> %a, <2 x half> %b) {
; CHECK-NEXT:   %r = fmul <2 x half> %a, %b
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @insert_constant_first(<2 x i4> %v, i4 %s) {
; CHECK-NEXT:   %r = insertelement <2 x i4> <i4 poison, i4 3>, i4 %s, i64 0
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <3 x i4> @insert_splat(i4 %s) {
; CHECK-NEXT:   %1 = insertelement <3 x i4> poison, i4 %s, i64 0
; CHECK-NEXT:   %r = shufflevector <3 x i4> %1, <3 x i4> poison, <3 x i32> zeroinitializer
; CHECK-NEXT:   ret <3 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <3 x i4> @insert_into_splat(i4 %s) {
; CHECK-NEXT:   %a = insertelement <3 x i4> poison, i4 %s, i64 0
; CHECK-NEXT:   %r = shufflevector <3 x i4> %a, <3 x i4> poison, <3 x i32> zeroinitializer
; CHECK-NEXT:   ret <3 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i16> @insert_bitcast(half %s) {
; CHECK-NEXT:   %1 = insertelement <2 x half> poison, half %s, i64 1
; CHECK-NEXT:   %r = bitcast <2 x half> %1 to <2 x i16>
; CHECK-NEXT:   ret <2 x i16> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @trunc_element(<4 x i8> %v) {
; CHECK-NEXT:   %r = extractelement <4 x i8> %v, i64 0
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @trunc_shifted_element(<2 x half> %v) {
; CHECK-NEXT:   %1 = bitcast <2 x half> %v to <4 x i8>
; CHECK-NEXT:   %r = extractelement <4 x i8> %1, i64 3
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
