; RUN: %nvopt -passes='print<demanded-bits>' -disable-output %s 2>&1 | FileCheck %s
; One function an operation; masks come from the `and` or `trunc` below. Wider than 1024 bits is not followed.
define i8 @add_low(i32 %a, i32 %b) {
  %x = xor i32 %a, %b
  %s = add i32 %x, %b
  %r = trunc i32 %s to i8
  ret i8 %r
}
define i32 @add_middle_stops_at_known_bits(i32 %a, i32 %b) {
  %x = and i32 %a, -16
  %y = and i32 %b, -16
  %s = add i32 %x, %y
  %r = and i32 %s, 240
  ret i32 %r
}
define i32 @sub_high(i32 %a, i32 %b) {
  %x = or i32 %a, 1
  %s = sub i32 %x, %b
  %r = and i32 %s, -65536
  ret i32 %r
}
define i32 @shl_nsw_wants_the_sign(i32 %a) {
  %x = xor i32 %a, 5
  %s = shl nsw i32 %x, 4
  %r = and i32 %s, 255
  ret i32 %r
}
define i32 @lshr_by_some(i32 %a, i32 %n) {
  %x = xor i32 %a, 5
  %k = and i32 %n, 3
  %s = lshr i32 %x, %k
  %r = and i32 %s, 255
  ret i32 %r
}
define i32 @ashr_sign(i32 %a) {
  %x = xor i32 %a, 5
  %s = ashr i32 %x, 8
  %r = and i32 %s, -16777216
  ret i32 %r
}
define i32 @funnel(i32 %a, i32 %b) {
  %x = xor i32 %a, 5
  %y = xor i32 %b, 5
  %s = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 8)
  %r = and i32 %s, 4095
  ret i32 %r
}
define i32 @leading(i32 %a) {
  %x = or i32 %a, 65536
  %s = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %s
}
define i32 @min(i32 %a, i32 %b) {
  %x = xor i32 %a, 5
  %s = call i32 @llvm.umin.i32(i32 %x, i32 %b)
  %r = lshr i32 %s, 8
  ret i32 %r
}
define i16 @loop(i16 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  %i1 = add i32 %i, 3
  %c = icmp eq i16 %n, 0
  br i1 %c, label %l, label %out
out:
  %r = trunc i32 %i1 to i16
  ret i16 %r
}
define i2048 @wide(i2048 %a) {
  %x = xor i2048 %a, 5
  %r = and i2048 %x, 1
  ret i2048 %r
}
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.umin.i32(i32, i32)

; CHECK: Printing analysis 'Demanded Bits Analysis' for function 'add_low':
; CHECK-NEXT: DemandedBits: 0xff for   %x = xor i32 %a, %b
; CHECK-NEXT: DemandedBits: 0xff for %a in   %x = xor i32 %a, %b
; CHECK-NEXT: DemandedBits: 0xff for %b in   %x = xor i32 %a, %b
; CHECK-NEXT: DemandedBits: 0xff for   %s = add i32 %x, %b
; CHECK-NEXT: DemandedBits: 0xff for %x in   %s = add i32 %x, %b
; CHECK-NEXT: DemandedBits: 0xff for %b in   %s = add i32 %x, %b
; CHECK-NEXT: DemandedBits: 0xff for   %r = trunc i32 %s to i8
; CHECK-NEXT: DemandedBits: 0xff for %s in   %r = trunc i32 %s to i8
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'add_middle_stops_at_known_bits':
; CHECK-NEXT: DemandedBits: 0xf8 for   %x = and i32 %a, -16
; CHECK-NEXT: DemandedBits: 0xf0 for %a in   %x = and i32 %a, -16
; CHECK-NEXT: DemandedBits: 0xf8 for -16 in   %x = and i32 %a, -16
; CHECK-NEXT: DemandedBits: 0xf8 for   %y = and i32 %b, -16
; CHECK-NEXT: DemandedBits: 0xf0 for %b in   %y = and i32 %b, -16
; CHECK-NEXT: DemandedBits: 0xf8 for -16 in   %y = and i32 %b, -16
; CHECK-NEXT: DemandedBits: 0xf0 for   %s = add i32 %x, %y
; CHECK-NEXT: DemandedBits: 0xf8 for %x in   %s = add i32 %x, %y
; CHECK-NEXT: DemandedBits: 0xf8 for %y in   %s = add i32 %x, %y
; CHECK-NEXT: DemandedBits: 0xffffffff for   %r = and i32 %s, 240
; CHECK-NEXT: DemandedBits: 0xf0 for %s in   %r = and i32 %s, 240
; CHECK-NEXT: DemandedBits: 0xffffffff for 240 in   %r = and i32 %s, 240
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'sub_high':
; CHECK-NEXT: DemandedBits: 0xffffffff for   %x = or i32 %a, 1
; CHECK-NEXT: DemandedBits: 0xfffffffe for %a in   %x = or i32 %a, 1
; CHECK-NEXT: DemandedBits: 0xffffffff for 1 in   %x = or i32 %a, 1
; CHECK-NEXT: DemandedBits: 0xffff0000 for   %s = sub i32 %x, %b
; CHECK-NEXT: DemandedBits: 0xffffffff for %x in   %s = sub i32 %x, %b
; CHECK-NEXT: DemandedBits: 0xfffffffe for %b in   %s = sub i32 %x, %b
; CHECK-NEXT: DemandedBits: 0xffffffff for   %r = and i32 %s, -65536
; CHECK-NEXT: DemandedBits: 0xffff0000 for %s in   %r = and i32 %s, -65536
; CHECK-NEXT: DemandedBits: 0xffffffff for -65536 in   %r = and i32 %s, -65536
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'shl_nsw_wants_the_sign':
; CHECK-NEXT: DemandedBits: 0xf800000f for   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xf800000f for %a in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xf800000f for 5 in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xff for   %s = shl nsw i32 %x, 4
; CHECK-NEXT: DemandedBits: 0xf800000f for %x in   %s = shl nsw i32 %x, 4
; CHECK-NEXT: DemandedBits: 0xffffffff for 4 in   %s = shl nsw i32 %x, 4
; CHECK-NEXT: DemandedBits: 0xffffffff for   %r = and i32 %s, 255
; CHECK-NEXT: DemandedBits: 0xff for %s in   %r = and i32 %s, 255
; CHECK-NEXT: DemandedBits: 0xfffffff0 for 255 in   %r = and i32 %s, 255
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'lshr_by_some':
; CHECK-NEXT: DemandedBits: 0x7ff for   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0x7ff for %a in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0x7ff for 5 in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xffffffff for   %k = and i32 %n, 3
; CHECK-NEXT: DemandedBits: 0x3 for %n in   %k = and i32 %n, 3
; CHECK-NEXT: DemandedBits: 0xffffffff for 3 in   %k = and i32 %n, 3
; CHECK-NEXT: DemandedBits: 0xff for   %s = lshr i32 %x, %k
; CHECK-NEXT: DemandedBits: 0x7ff for %x in   %s = lshr i32 %x, %k
; CHECK-NEXT: DemandedBits: 0xffffffff for %k in   %s = lshr i32 %x, %k
; CHECK-NEXT: DemandedBits: 0xffffffff for   %r = and i32 %s, 255
; CHECK-NEXT: DemandedBits: 0xff for %s in   %r = and i32 %s, 255
; CHECK-NEXT: DemandedBits: 0xffffffff for 255 in   %r = and i32 %s, 255
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'ashr_sign':
; CHECK-NEXT: DemandedBits: 0x80000000 for   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0x80000000 for %a in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0x80000000 for 5 in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xff000000 for   %s = ashr i32 %x, 8
; CHECK-NEXT: DemandedBits: 0x80000000 for %x in   %s = ashr i32 %x, 8
; CHECK-NEXT: DemandedBits: 0xffffffff for 8 in   %s = ashr i32 %x, 8
; CHECK-NEXT: DemandedBits: 0xffffffff for   %r = and i32 %s, -16777216
; CHECK-NEXT: DemandedBits: 0xff000000 for %s in   %r = and i32 %s, -16777216
; CHECK-NEXT: DemandedBits: 0xffffffff for -16777216 in   %r = and i32 %s, -16777216
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'funnel':
; CHECK-NEXT: DemandedBits: 0xf for   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xf for %a in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xf for 5 in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xff000000 for   %y = xor i32 %b, 5
; CHECK-NEXT: DemandedBits: 0xff000000 for %b in   %y = xor i32 %b, 5
; CHECK-NEXT: DemandedBits: 0xff000000 for 5 in   %y = xor i32 %b, 5
; CHECK-NEXT: DemandedBits: 0xfff for   %s = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 8)
; CHECK-NEXT: DemandedBits: 0xf for %x in   %s = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 8)
; CHECK-NEXT: DemandedBits: 0xff000000 for %y in   %s = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 8)
; CHECK-NEXT: DemandedBits: 0x1f for 8 in   %s = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 8)
; CHECK-NEXT: DemandedBits: 0xffffffffffffffff for @llvm.fshl.i32 in   %s = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 8)
; CHECK-NEXT: DemandedBits: 0xffffffff for   %r = and i32 %s, 4095
; CHECK-NEXT: DemandedBits: 0xfff for %s in   %r = and i32 %s, 4095
; CHECK-NEXT: DemandedBits: 0xffffffff for 4095 in   %r = and i32 %s, 4095
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'leading':
; CHECK-NEXT: DemandedBits: 0xffff0000 for   %x = or i32 %a, 65536
; CHECK-NEXT: DemandedBits: 0xfffe0000 for %a in   %x = or i32 %a, 65536
; CHECK-NEXT: DemandedBits: 0xffff0000 for 65536 in   %x = or i32 %a, 65536
; CHECK-NEXT: DemandedBits: 0xffffffff for   %s = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
; CHECK-NEXT: DemandedBits: 0xffff0000 for %x in   %s = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
; CHECK-NEXT: DemandedBits: 0x1 for false in   %s = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
; CHECK-NEXT: DemandedBits: 0xffffffffffffffff for @llvm.ctlz.i32 in   %s = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'min':
; CHECK-NEXT: DemandedBits: 0xffffff00 for   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xffffff00 for %a in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xffffff00 for 5 in   %x = xor i32 %a, 5
; CHECK-NEXT: DemandedBits: 0xffffff00 for   %s = call i32 @llvm.umin.i32(i32 %x, i32 %b)
; CHECK-NEXT: DemandedBits: 0xffffff00 for %x in   %s = call i32 @llvm.umin.i32(i32 %x, i32 %b)
; CHECK-NEXT: DemandedBits: 0xffffff00 for %b in   %s = call i32 @llvm.umin.i32(i32 %x, i32 %b)
; CHECK-NEXT: DemandedBits: 0xffffffffffffffff for @llvm.umin.i32 in   %s = call i32 @llvm.umin.i32(i32 %x, i32 %b)
; CHECK-NEXT: DemandedBits: 0xffffffff for   %r = lshr i32 %s, 8
; CHECK-NEXT: DemandedBits: 0xffffff00 for %s in   %r = lshr i32 %s, 8
; CHECK-NEXT: DemandedBits: 0xffffffff for 8 in   %r = lshr i32 %s, 8
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'loop':
; CHECK-NEXT: DemandedBits: 0xffff for   %i = phi i32 [ 0, %entry ], [ %i1, %l ]
; CHECK-NEXT: DemandedBits: 0xffff for 0 in   %i = phi i32 [ 0, %entry ], [ %i1, %l ]
; CHECK-NEXT: DemandedBits: 0xffff for %i1 in   %i = phi i32 [ 0, %entry ], [ %i1, %l ]
; CHECK-NEXT: DemandedBits: 0xffff for   %i1 = add i32 %i, 3
; CHECK-NEXT: DemandedBits: 0xffff for %i in   %i1 = add i32 %i, 3
; CHECK-NEXT: DemandedBits: 0xffff for 3 in   %i1 = add i32 %i, 3
; CHECK-NEXT: DemandedBits: 0x1 for   %c = icmp eq i16 %n, 0
; CHECK-NEXT: DemandedBits: 0xffff for %n in   %c = icmp eq i16 %n, 0
; CHECK-NEXT: DemandedBits: 0xffff for 0 in   %c = icmp eq i16 %n, 0
; CHECK-NEXT: DemandedBits: 0xffff for   %r = trunc i32 %i1 to i16
; CHECK-NEXT: DemandedBits: 0xffff for %i1 in   %r = trunc i32 %i1 to i16
; CHECK-NEXT: Printing analysis 'Demanded Bits Analysis' for function 'wide':
