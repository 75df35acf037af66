; ERROR: 4:3: get_active_lane_mask: element type is not i1
declare <4 x i32> @llvm.get.active.lane.mask.v4i32.i32(i32, i32)
define void @f(i32 %x) {
  %r = call <4 x i32> @llvm.get.active.lane.mask.v4i32.i32(i32 %x, i32 %x)
  ret void
}
