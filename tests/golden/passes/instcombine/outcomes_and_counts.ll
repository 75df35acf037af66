; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Choices by how two values compare, compared; counts of zero chosen; several lanes that are one, compared as a number; integers
; against floats that none of them reaches.

declare void @use(i4)
declare i4 @llvm.ctlz.i4(i4, i1)
declare i4 @llvm.cttz.i4(i4, i1)

define i1 @three_ways(i4 %x, i4 %y) {
  %e = icmp eq i4 %x, %y
  %l = icmp slt i4 %x, %y
  %s = select i1 %l, i4 -6, i4 5
  %t = select i1 %e, i4 0, i4 %s
  call void @use(i4 %t)
  %r = icmp sgt i4 %t, 0
  ret i1 %r
}
define i1 @other_way_round(i4 %x, i4 %y) {
  %e = icmp ne i4 %x, %y
  %l = icmp ugt i4 %y, %x
  %s = select i1 %l, i4 -6, i4 5
  %t = select i1 %e, i4 %s, i4 0
  call void @use(i4 %t)
  %r = icmp sgt i4 %t, -1
  ret i1 %r
}
define i1 @all_ways(i4 %x, i4 %y) {
  %e = icmp eq i4 %x, %y
  %l = icmp slt i4 %x, %y
  %s = select i1 %l, i4 -6, i4 5
  %t = select i1 %e, i4 0, i4 %s
  call void @use(i4 %t)
  %r = icmp slt i4 %t, 6
  ret i1 %r
}
; With a sign and without; of other values; not constant.
define i1 @two_orders(i4 %x, i4 %y) {
  %e = icmp ult i4 %x, %y
  %l = icmp slt i4 %x, %y
  %s = select i1 %l, i4 -6, i4 5
  %t = select i1 %e, i4 0, i4 %s
  call void @use(i4 %t)
  %r = icmp sgt i4 %t, 0
  ret i1 %r
}
define i1 @other_values(i4 %x, i4 %y, i4 %z) {
  %e = icmp eq i4 %x, %y
  %l = icmp slt i4 %x, %z
  %s = select i1 %l, i4 -6, i4 5
  %t = select i1 %e, i4 0, i4 %s
  call void @use(i4 %t)
  %r = icmp sgt i4 %t, 0
  ret i1 %r
}
define i1 @not_constant(i4 %x, i4 %y, i4 %z) {
  %e = icmp eq i4 %x, %y
  %l = icmp slt i4 %x, %y
  %s = select i1 %l, i4 -6, i4 %z
  %t = select i1 %e, i4 0, i4 %s
  call void @use(i4 %t)
  %r = icmp sgt i4 %t, 0
  ret i1 %r
}

define i4 @leading(i4 %x) {
  %n = call i4 @llvm.ctlz.i4(i4 %x, i1 true)
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 4, i4 %n
  ret i4 %r
}
define i4 @trailing(i4 %x) {
  %n = call i4 @llvm.cttz.i4(i4 %x, i1 true)
  %c = icmp ne i4 %x, 0
  call void @use1(i1 %c)
  %r = select i1 %c, i4 %n, i4 4
  ret i4 %r
}
declare void @use1(i1)
define i8 @leading_wide(i4 %x) {
  %n = call i4 @llvm.ctlz.i4(i4 %x, i1 true)
  %w = zext i4 %n to i8
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i8 4, i8 %w
  ret i8 %r
}
define i3 @trailing_narrow(i4 %x) {
  %n = call i4 @llvm.cttz.i4(i4 %x, i1 true)
  %w = trunc i4 %n to i3
  %c = icmp ne i4 %x, 0
  call void @use1(i1 %c)
  %r = select i1 %c, i3 %w, i3 4
  ret i3 %r
}
define i4 @other_count(i4 %x) {
  %n = call i4 @llvm.ctlz.i4(i4 %x, i1 true)
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 5, i4 %n
  ret i4 %r
}

define i1 @lanes(i2 %x) {
  %v = insertelement <3 x i2> poison, i2 %x, i32 1
  %s = shufflevector <3 x i2> %v, <3 x i2> poison, <2 x i32> <i32 1, i32 1>
  %n = bitcast <2 x i2> %s to i4
  %r = icmp slt i4 %n, 5
  ret i1 %r
}
define i1 @lanes_of_second(<2 x i2> %x, <2 x i2> %y) {
  %s = shufflevector <2 x i2> %x, <2 x i2> %y, <2 x i32> <i32 3, i32 3>
  %n = bitcast <2 x i2> %s to i4
  %r = icmp eq i4 %n, 10
  ret i1 %r
}
define i1 @other_pieces(<2 x i2> %x) {
  %s = shufflevector <2 x i2> %x, <2 x i2> poison, <2 x i32> <i32 1, i32 1>
  %n = bitcast <2 x i2> %s to i4
  %r = icmp eq i4 %n, 9
  ret i1 %r
}
define i1 @other_lanes(<2 x i2> %x) {
  %s = shufflevector <2 x i2> %x, <2 x i2> poison, <2 x i32> <i32 1, i32 0>
  %n = bitcast <2 x i2> %s to i4
  %r = icmp eq i4 %n, 10
  ret i1 %r
}

define i1 @out_of_reach(i32 %x) {
  %f = uitofp i32 %x to float
  %r = fcmp oeq float %f, 0x4200000000000000
  ret i1 %r
}
define i1 @out_of_reach_below(i32 %x) {
  %f = sitofp i32 %x to float
  %r = fcmp ogt float %f, 0xC1F0000000000000
  ret i1 %r
}
; The greatest of them is rounded to it.
define i1 @rounded_to(i32 %x) {
  %f = uitofp i32 %x to float
  %r = fcmp oeq float %f, 0x41F0000000000000
  ret i1 %r
}
define i1 @zero_of_half(i64 %x) {
  %f = sitofp i64 %x to half
  %r = fcmp oeq half %f, 0xH0000
  ret i1 %r
}

; CHECK: declare void @use(i4)
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.ctlz.i4(i4, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.cttz.i4(i4, i1 immarg) #0
; CHECK-LABEL: define i1 @three_ways(i4 %x, i4 %y) {
; CHECK-NEXT:   %e = icmp eq i4 %x, %y
; CHECK-NEXT:   %l = icmp slt i4 %x, %y
; CHECK-NEXT:   %s = select i1 %l, i4 -6, i4 5
; CHECK-NEXT:   %t = select i1 %e, i4 0, i4 %s
; CHECK-NEXT:   call void @use(i4 %t)
; CHECK-NEXT:   %r = icmp sgt i4 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_way_round(i4 %x, i4 %y) {
; CHECK-NEXT:   %l = icmp ugt i4 %y, %x
; CHECK-NEXT:   %s = select i1 %l, i4 -6, i4 5
; CHECK-NEXT:   %1 = icmp eq i4 %x, %y
; CHECK-NEXT:   %t = select i1 %1, i4 0, i4 %s
; CHECK-NEXT:   call void @use(i4 %t)
; CHECK-NEXT:   %r = icmp uge i4 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @all_ways(i4 %x, i4 %y) {
; CHECK-NEXT:   %e = icmp eq i4 %x, %y
; CHECK-NEXT:   %l = icmp slt i4 %x, %y
; CHECK-NEXT:   %s = select i1 %l, i4 -6, i4 5
; CHECK-NEXT:   %t = select i1 %e, i4 0, i4 %s
; CHECK-NEXT:   call void @use(i4 %t)
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @two_orders(i4 %x, i4 %y) {
; CHECK-NEXT:   %e = icmp ult i4 %x, %y
; CHECK-NEXT:   %l = icmp slt i4 %x, %y
; CHECK-NEXT:   %s = select i1 %l, i4 -6, i4 5
; CHECK-NEXT:   %t = select i1 %e, i4 0, i4 %s
; CHECK-NEXT:   call void @use(i4 %t)
; CHECK-NEXT:   %r = icmp sgt i4 %t, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_values(i4 %x, i4 %y, i4 %z) {
; CHECK-NEXT:   %e = icmp eq i4 %x, %y
; CHECK-NEXT:   %l = icmp slt i4 %x, %z
; CHECK-NEXT:   %s = select i1 %l, i4 -6, i4 5
; CHECK-NEXT:   %t = select i1 %e, i4 0, i4 %s
; CHECK-NEXT:   call void @use(i4 %t)
; CHECK-NEXT:   %r = icmp sgt i4 %t, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @not_constant(i4 %x, i4 %y, i4 %z) {
; CHECK-NEXT:   %e = icmp eq i4 %x, %y
; CHECK-NEXT:   %l = icmp slt i4 %x, %y
; CHECK-NEXT:   %s = select i1 %l, i4 -6, i4 %z
; CHECK-NEXT:   %t = select i1 %e, i4 0, i4 %s
; CHECK-NEXT:   call void @use(i4 %t)
; CHECK-NEXT:   %r = icmp sgt i4 %t, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @leading(i4 %x) {
; CHECK-NEXT:   %r = call range(i4 0, 5) i4 @llvm.ctlz.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @trailing(i4 %x) {
; CHECK-NEXT:   %c = icmp ne i4 %x, 0
; CHECK-NEXT:   call void @use1(i1 %c)
; CHECK-NEXT:   %r = call range(i4 0, 5) i4 @llvm.cttz.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK: declare void @use1(i1)
; CHECK-LABEL: define i8 @leading_wide(i4 %x) {
; CHECK-NEXT:   %1 = call range(i4 0, 5) i4 @llvm.ctlz.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = zext nneg i4 %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i3 @trailing_narrow(i4 %x) {
; CHECK-NEXT:   %c = icmp ne i4 %x, 0
; CHECK-NEXT:   call void @use1(i1 %c)
; CHECK-NEXT:   %1 = call range(i4 0, 5) i4 @llvm.cttz.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = trunc nuw i4 %1 to i3
; CHECK-NEXT:   ret i3 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @other_count(i4 %x) {
; CHECK-NEXT:   %n = call range(i4 0, 4) i4 @llvm.ctlz.i4(i4 %x, i1 true)
; CHECK-NEXT:   %c = icmp eq i4 %x, 0
; CHECK-NEXT:   %r = select i1 %c, i4 5, i4 %n
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @lanes(i2 %x) {
; CHECK-NEXT:   %r = icmp ne i2 %x, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @lanes_of_second(<2 x i2> %x, <2 x i2> %y) {
; CHECK-NEXT:   %1 = extractelement <2 x i2> %y, i64 1
; CHECK-NEXT:   %r = icmp eq i2 %1, -2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_pieces(<2 x i2> %x) {
; CHECK-NEXT:   %s = shufflevector <2 x i2> %x, <2 x i2> poison, <2 x i32> <i32 1, i32 1>
; CHECK-NEXT:   %n = bitcast <2 x i2> %s to i4
; CHECK-NEXT:   %r = icmp eq i4 %n, -7
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_lanes(<2 x i2> %x) {
; CHECK-NEXT:   %s = shufflevector <2 x i2> %x, <2 x i2> poison, <2 x i32> <i32 1, i32 0>
; CHECK-NEXT:   %n = bitcast <2 x i2> %s to i4
; CHECK-NEXT:   %r = icmp eq i4 %n, -6
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @out_of_reach(i32 %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @out_of_reach_below(i32 %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @rounded_to(i32 %x) {
; CHECK-NEXT:   %f = uitofp i32 %x to float
; CHECK-NEXT:   %r = fcmp oeq float %f, 0x41F0000000000000
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @zero_of_half(i64 %x) {
; CHECK-NEXT:   %r = icmp eq i64 %x, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
