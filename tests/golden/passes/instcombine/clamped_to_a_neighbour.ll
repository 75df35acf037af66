; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A value clamped to the neighbour of what it is compared with is a minimum or maximum where the neighbour does not
; wrap; a difference chosen by its sign is an absolute value.
define i32 @index(i32 %x, i32 %n) {
  %m = add nsw i32 %n, -1
  %c = icmp slt i32 %x, %n
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}
define i32 @index_from_zero(i32 %x, i32 %n) {
  %m = add nsw i32 %n, -1
  %c = icmp slt i32 %x, %n
  %s = select i1 %c, i32 %x, i32 %m
  %d = icmp slt i32 %x, 0
  %t = select i1 %d, i32 0, i32 %s
  ret i32 %t
}
define i32 @swapped(i32 %x, i32 %n) {
  %m = add nsw i32 %n, -1
  %c = icmp sgt i32 %n, %x
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}
define i32 @difference(i32 %x, i32 %y) {
  %m = sub nsw i32 %x, %y
  %c = icmp slt i32 %x, %y
  %n = sub nsw i32 0, %m
  %s = select i1 %c, i32 %n, i32 %m
  ret i32 %s
}
define i32 @differences(i32 %x, i32 %y) {
  %m = sub nsw i32 %x, %y
  %c = icmp slt i32 %x, %y
  %n = sub nsw i32 %y, %x
  %s = select i1 %c, i32 %n, i32 %m
  ret i32 %s
}
define i32 @above(i32 %x, i32 %n) {
  %m = add nsw i32 %n, 1
  %c = icmp sgt i32 %x, %n
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}
define i32 @above_unsigned(i32 %x, i32 %n) {
  %m = add nuw i32 %n, 1
  %c = icmp ugt i32 %x, %n
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}
define i32 @wraps_stays(i32 %x, i32 %n) {
  %m = add i32 %n, -1
  %c = icmp slt i32 %x, %n
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}
define i32 @index_other_way(i32 %x, i32 %n, ptr %p) {
  %m = add nsw i32 %n, -1
  %c = icmp sge i32 %x, %n
  store i1 %c, ptr %p
  %s = select i1 %c, i32 %m, i32 %x
  ret i32 %s
}
define i32 @above_other_way(i32 %x, i32 %n, ptr %p) {
  %m = add nuw i32 %n, 1
  %c = icmp ule i32 %x, %n
  store i1 %c, ptr %p
  %s = select i1 %c, i32 %m, i32 %x
  ret i32 %s
}
define i32 @above_other_way_signed(i32 %x, i32 %n, ptr %p) {
  %m = add nsw i32 %n, 1
  %c = icmp sle i32 %x, %n
  store i1 %c, ptr %p
  %s = select i1 %c, i32 %m, i32 %x
  ret i32 %s
}
define i32 @neighbour_may_be_poison_stays(i32 %x, i32 %n) {
  %m = add nsw i32 %n, -1
  %c = icmp slt i32 %x, %n
  %s = select i1 %c, i32 %m, i32 %x
  ret i32 %s
}
define i32 @difference_sgt(i32 %x, i32 %y) {
  %m = sub nsw i32 %x, %y
  %c = icmp sgt i32 %x, %y
  %n = sub i32 0, %m
  %s = select i1 %c, i32 %m, i32 %n
  ret i32 %s
}
define i32 @difference_sge(i32 %x, i32 %y, ptr %p) {
  %m = sub nsw i32 %x, %y
  %c = icmp sge i32 %x, %y
  store i1 %c, ptr %p
  %n = sub i32 0, %m
  %s = select i1 %c, i32 %m, i32 %n
  ret i32 %s
}
define i32 @difference_sle(i32 %x, i32 %y, ptr %p) {
  %m = sub nsw i32 %x, %y
  %c = icmp sle i32 %x, %y
  store i1 %c, ptr %p
  %n = sub i32 0, %m
  %s = select i1 %c, i32 %n, i32 %m
  ret i32 %s
}
define <2 x i32> @lanes(<2 x i32> %x, <2 x i32> %n) {
  %m = add nsw <2 x i32> %n, splat (i32 -1)
  %c = icmp slt <2 x i32> %x, %n
  %s = select <2 x i1> %c, <2 x i32> %x, <2 x i32> %m
  ret <2 x i32> %s
}
define <2 x i32> @poison_in_a_lane_stays(<2 x i32> %x, <2 x i32> %n) {
  %m = add nsw <2 x i32> %n, <i32 -1, i32 poison>
  %c = icmp slt <2 x i32> %x, %n
  %s = select <2 x i1> %c, <2 x i32> %x, <2 x i32> %m
  ret <2 x i32> %s
}

; CHECK-LABEL: define i32 @index(i32 %x, i32 %n) {
; CHECK-NEXT:   %m = add nsw i32 %n, -1
; CHECK-NEXT:   %s = call i32 @llvm.smin.i32(i32 %m, i32 %x)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @index_from_zero(i32 %x, i32 %n) {
; CHECK-NEXT:   %m = add nsw i32 %n, -1
; CHECK-NEXT:   %s = call i32 @llvm.smin.i32(i32 %m, i32 %x)
; CHECK-NEXT:   %d = icmp slt i32 %x, 0
; CHECK-NEXT:   %t = select i1 %d, i32 0, i32 %s
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @swapped(i32 %x, i32 %n) {
; CHECK-NEXT:   %m = add nsw i32 %n, -1
; CHECK-NEXT:   %s = call i32 @llvm.smin.i32(i32 %m, i32 %x)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @difference(i32 %x, i32 %y) {
; CHECK-NEXT:   %m = sub nsw i32 %x, %y
; CHECK-NEXT:   %s = call i32 @llvm.abs.i32(i32 %m, i1 false)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @differences(i32 %x, i32 %y) {
; CHECK-NEXT:   %1 = sub nsw i32 %x, %y
; CHECK-NEXT:   %s = call i32 @llvm.abs.i32(i32 %1, i1 true)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @above(i32 %x, i32 %n) {
; CHECK-NEXT:   %m = add nsw i32 %n, 1
; CHECK-NEXT:   %s = call i32 @llvm.smax.i32(i32 %m, i32 %x)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @above_unsigned(i32 %x, i32 %n) {
; CHECK-NEXT:   %m = add nuw i32 %n, 1
; CHECK-NEXT:   %s = call i32 @llvm.umax.i32(i32 %m, i32 %x)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @wraps_stays(i32 %x, i32 %n) {
; CHECK-NEXT:   %m = add i32 %n, -1
; CHECK-NEXT:   %c = icmp slt i32 %x, %n
; CHECK-NEXT:   %s = select i1 %c, i32 %x, i32 %m
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @index_other_way(i32 %x, i32 %n, ptr %p) {
; CHECK-NEXT:   %m = add nsw i32 %n, -1
; CHECK-NEXT:   %c = icmp sge i32 %x, %n
; CHECK-NEXT:   store i1 %c, ptr %p, align 1
; CHECK-NEXT:   %s = call i32 @llvm.smin.i32(i32 %m, i32 %x)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @above_other_way(i32 %x, i32 %n, ptr %p) {
; CHECK-NEXT:   %m = add nuw i32 %n, 1
; CHECK-NEXT:   %c = icmp ule i32 %x, %n
; CHECK-NEXT:   store i1 %c, ptr %p, align 1
; CHECK-NEXT:   %s = call i32 @llvm.umax.i32(i32 %m, i32 %x)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @above_other_way_signed(i32 %x, i32 %n, ptr %p) {
; CHECK-NEXT:   %m = add nsw i32 %n, 1
; CHECK-NEXT:   %c = icmp sle i32 %x, %n
; CHECK-NEXT:   store i1 %c, ptr %p, align 1
; CHECK-NEXT:   %s = call i32 @llvm.smax.i32(i32 %m, i32 %x)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @neighbour_may_be_poison_stays(i32 %x, i32 %n) {
; CHECK-NEXT:   %m = add nsw i32 %n, -1
; CHECK-NEXT:   %c = icmp slt i32 %x, %n
; CHECK-NEXT:   %s = select i1 %c, i32 %m, i32 %x
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @difference_sgt(i32 %x, i32 %y) {
; CHECK-NEXT:   %m = sub nsw i32 %x, %y
; CHECK-NEXT:   %s = call i32 @llvm.abs.i32(i32 %m, i1 false)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @difference_sge(i32 %x, i32 %y, ptr %p) {
; CHECK-NEXT:   %m = sub nsw i32 %x, %y
; CHECK-NEXT:   %c = icmp sge i32 %x, %y
; CHECK-NEXT:   store i1 %c, ptr %p, align 1
; CHECK-NEXT:   %s = call i32 @llvm.abs.i32(i32 %m, i1 false)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @difference_sle(i32 %x, i32 %y, ptr %p) {
; CHECK-NEXT:   %m = sub nsw i32 %x, %y
; CHECK-NEXT:   %c = icmp sle i32 %x, %y
; CHECK-NEXT:   store i1 %c, ptr %p, align 1
; CHECK-NEXT:   %s = call i32 @llvm.abs.i32(i32 %m, i1 false)
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @lanes(<2 x i32> %x, <2 x i32> %n) {
; CHECK-NEXT:   %m = add nsw <2 x i32> %n, splat (i32 -1)
; CHECK-NEXT:   %s = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %m, <2 x i32> %x)
; CHECK-NEXT:   ret <2 x i32> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @poison_in_a_lane_stays(<2 x i32> %x, <2 x i32> %n) {
; CHECK-NEXT:   %m = add nsw <2 x i32> %n, <i32 -1, i32 poison>
; CHECK-NEXT:   %c = icmp slt <2 x i32> %x, %n
; CHECK-NEXT:   %s = select <2 x i1> %c, <2 x i32> %x, <2 x i32> %m
; CHECK-NEXT:   ret <2 x i32> %s
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smin.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.abs.i32(i32, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umax.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
