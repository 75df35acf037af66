; RUN: %nvopt -passes=instsimplify -verify-each -S %s | FileCheck %s
; Constant addresses lane by lane, masks of lanes below a limit, and indices wider than an address.
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64)
@g = global [64 x i32] zeroinitializer

define <3 x ptr> @lanes() {
  %p = getelementptr inbounds [64 x i32], ptr @g, <3 x i64> zeroinitializer, <3 x i32> <i32 0, i32 -1, i32 undef>
  ret <3 x ptr> %p
}
define <2 x ptr> @unknown_lane(i64 %i) {
  %v = insertelement <2 x i64> zeroinitializer, i64 %i, i64 1
  %p = getelementptr i8, ptr @g, <2 x i64> %v
  ret <2 x ptr> %p
}
define <4 x i1> @below() {
  %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 -3, i64 -1)
  ret <4 x i1> %m
}
define <4 x i1> @past() {
  %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 9, i64 9)
  ret <4 x i1> %m
}
define ptr @wide() {
  %p = getelementptr i8, ptr @g, i128 18446744073709551620
  ret ptr %p
}
; CHECK-LABEL: @lanes(
; CHECK-NEXT: ret <3 x ptr> <ptr @g, ptr getelementptr inbounds (i8, ptr @g, i64 -4), ptr @g>
; CHECK-LABEL: @unknown_lane(
; CHECK: ret <2 x ptr> %p
; CHECK-LABEL: @below(
; CHECK-NEXT: ret <4 x i1> <i1 true, i1 true, i1 false, i1 false>
; CHECK-LABEL: @past(
; CHECK-NEXT: ret <4 x i1> zeroinitializer
; CHECK-LABEL: @wide(
; CHECK-NEXT: ret ptr getelementptr (i8, ptr @g, i64 4)
