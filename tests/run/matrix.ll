; Matrix products of a warp: wmma on halves and doubles, mma.sync as intrinsic and as assembly. A is 0, 1, 2 ... by rows; B has ones on the diagonal
; and one number beside it, so that rows and columns that are mixed up show.
; BUF a f16 256 iota
; BUF b f16 256 {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}
; BUF c f32 256 iota 1
; BUF o f32 256 zero
; BUF ad f64 32 iota
; BUF bd f64 32 {1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0}
; BUF cd f64 64 zero
; KERNEL half grid=1 block=32 args=(a, b, c, o) => ok
; EXPECT o[0] = 1
; EXPECT o[1] = 3
; EXPECT o[17] = 35
; EXPECT o[255] = 511
; EXPECT o[18] = 71
; KERNEL half grid=1 block=32 args=(a, b, c, o) seed=5 => ok
; EXPECT o[18] = 71
; KERNEL half grid=1 block=16 args=(a, b, c, o) => ub
; KERNEL columns grid=1 block=32 args=(a, b, c, o) => ok
; EXPECT o[0] = 1
; EXPECT o[1] = 18
; EXPECT o[16] = 82
; KERNEL double grid=1 block=32 args=(ad, bd, cd) => ok
; EXPECT cd = {0, 1, 4, 3, 0, 0, 0, 0, 4, 5, 16, 7, 0, 0, 0, 0, 8, 9, 28, 11, 0, 0, 0, 0, 12, 13, 40, 15, 0, 0, 0, 0, 16, 17, 52, 19, 0, 0, 0, 0, 20, 21, 64, 23, 0, 0, 0, 0, 24, 25, 76, 27, 0, 0, 0, 0, 28, 29, 88, 31, 0, 0, 0, 0}
; KERNEL sync grid=1 block=32 args=(a, b, c, false) => ok
; EXPECT c[0] = 0
; EXPECT c[1] = 5
; EXPECT c[2] = 2
; EXPECT c[9] = 53
; EXPECT c[127] = 247
; KERNEL sync grid=1 block=32 args=(a, b, c, true) => ok
; EXPECT c[2] = 2
; EXPECT c[127] = 247
; KERNEL storing grid=1 block=64 args=(a, c) => race
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @half(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %a, i32 16)
  %x0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 0
  %x1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 1
  %x2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 2
  %x3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 3
  %x4 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 4
  %x5 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 5
  %x6 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 6
  %x7 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 7
  %y = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr %b, i32 16)
  %y0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 0
  %y1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 1
  %y2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 2
  %y3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 3
  %y4 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 4
  %y5 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 5
  %y6 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 6
  %y7 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 7
  %z = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.f32.p0(ptr %c)
  %z0 = extractvalue { float, float, float, float, float, float, float, float } %z, 0
  %z1 = extractvalue { float, float, float, float, float, float, float, float } %z, 1
  %z2 = extractvalue { float, float, float, float, float, float, float, float } %z, 2
  %z3 = extractvalue { float, float, float, float, float, float, float, float } %z, 3
  %z4 = extractvalue { float, float, float, float, float, float, float, float } %z, 4
  %z5 = extractvalue { float, float, float, float, float, float, float, float } %z, 5
  %z6 = extractvalue { float, float, float, float, float, float, float, float } %z, 6
  %z7 = extractvalue { float, float, float, float, float, float, float, float } %z, 7
  %d = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %x0, <2 x half> %x1, <2 x half> %x2, <2 x half> %x3, <2 x half> %x4, <2 x half> %x5, <2 x half> %x6, <2 x half> %x7, <2 x half> %y0, <2 x half> %y1, <2 x half> %y2, <2 x half> %y3, <2 x half> %y4, <2 x half> %y5, <2 x half> %y6, <2 x half> %y7, float %z0, float %z1, float %z2, float %z3, float %z4, float %z5, float %z6, float %z7)
  %d0 = extractvalue { float, float, float, float, float, float, float, float } %d, 0
  %d1 = extractvalue { float, float, float, float, float, float, float, float } %d, 1
  %d2 = extractvalue { float, float, float, float, float, float, float, float } %d, 2
  %d3 = extractvalue { float, float, float, float, float, float, float, float } %d, 3
  %d4 = extractvalue { float, float, float, float, float, float, float, float } %d, 4
  %d5 = extractvalue { float, float, float, float, float, float, float, float } %d, 5
  %d6 = extractvalue { float, float, float, float, float, float, float, float } %d, 6
  %d7 = extractvalue { float, float, float, float, float, float, float, float } %d, 7
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %o, float %d0, float %d1, float %d2, float %d3, float %d4, float %d5, float %d6, float %d7, i32 16)
  ret void
}
define ptx_kernel void @columns(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.col.stride.f16.p0(ptr %a, i32 16)
  %x0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 0
  %x1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 1
  %x2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 2
  %x3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 3
  %x4 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 4
  %x5 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 5
  %x6 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 6
  %x7 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %x, 7
  %y = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %b, i32 16)
  %y0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 0
  %y1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 1
  %y2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 2
  %y3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 3
  %y4 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 4
  %y5 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 5
  %y6 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 6
  %y7 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %y, 7
  %z = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.f32.p0(ptr %c)
  %z0 = extractvalue { float, float, float, float, float, float, float, float } %z, 0
  %z1 = extractvalue { float, float, float, float, float, float, float, float } %z, 1
  %z2 = extractvalue { float, float, float, float, float, float, float, float } %z, 2
  %z3 = extractvalue { float, float, float, float, float, float, float, float } %z, 3
  %z4 = extractvalue { float, float, float, float, float, float, float, float } %z, 4
  %z5 = extractvalue { float, float, float, float, float, float, float, float } %z, 5
  %z6 = extractvalue { float, float, float, float, float, float, float, float } %z, 6
  %z7 = extractvalue { float, float, float, float, float, float, float, float } %z, 7
  %d = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.col.col.f32.f32(<2 x half> %x0, <2 x half> %x1, <2 x half> %x2, <2 x half> %x3, <2 x half> %x4, <2 x half> %x5, <2 x half> %x6, <2 x half> %x7, <2 x half> %y0, <2 x half> %y1, <2 x half> %y2, <2 x half> %y3, <2 x half> %y4, <2 x half> %y5, <2 x half> %y6, <2 x half> %y7, float %z0, float %z1, float %z2, float %z3, float %z4, float %z5, float %z6, float %z7)
  %d0 = extractvalue { float, float, float, float, float, float, float, float } %d, 0
  %d1 = extractvalue { float, float, float, float, float, float, float, float } %d, 1
  %d2 = extractvalue { float, float, float, float, float, float, float, float } %d, 2
  %d3 = extractvalue { float, float, float, float, float, float, float, float } %d, 3
  %d4 = extractvalue { float, float, float, float, float, float, float, float } %d, 4
  %d5 = extractvalue { float, float, float, float, float, float, float, float } %d, 5
  %d6 = extractvalue { float, float, float, float, float, float, float, float } %d, 6
  %d7 = extractvalue { float, float, float, float, float, float, float, float } %d, 7
  call void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr %o, float %d0, float %d1, float %d2, float %d3, float %d4, float %d5, float %d6, float %d7, i32 16)
  ret void
}
define ptx_kernel void @double(ptr %a, ptr %b, ptr %c) {
  %x = call double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr %a, i32 4)
  %y = call double @llvm.nvvm.wmma.m8n8k4.load.b.row.stride.f64.p0(ptr %b, i32 8)
  %d = call { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.row.f64(double %x, double %y, double 0.0, double 0.0)
  %d0 = extractvalue { double, double } %d, 0
  %d1 = extractvalue { double, double } %d, 1
  call void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr %c, double %d0, double %d1, i32 8)
  ret void
}
; A by rows, B by columns, as the layout of mma.sync wants them: lane l has columns 2(l%4) and 8 further of rows l/4 and 8 further.
define ptx_kernel void @sync(ptr %a, ptr %b, ptr %c, i1 %asm) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %group = lshr i32 %t, 2
  %low = and i32 %t, 3
  %pair = shl i32 %low, 1
  %row = shl i32 %group, 4
  %at = or i32 %row, %pair
  %ia0 = add i32 %at, 0
  %pa0 = getelementptr half, ptr %a, i32 %ia0
  %a0 = load <2 x half>, ptr %pa0
  %ai0 = bitcast <2 x half> %a0 to i32
  %ia1 = add i32 %at, 128
  %pa1 = getelementptr half, ptr %a, i32 %ia1
  %a1 = load <2 x half>, ptr %pa1
  %ai1 = bitcast <2 x half> %a1 to i32
  %ia2 = add i32 %at, 8
  %pa2 = getelementptr half, ptr %a, i32 %ia2
  %a2 = load <2 x half>, ptr %pa2
  %ai2 = bitcast <2 x half> %a2 to i32
  %ia3 = add i32 %at, 136
  %pa3 = getelementptr half, ptr %a, i32 %ia3
  %a3 = load <2 x half>, ptr %pa3
  %ai3 = bitcast <2 x half> %a3 to i32
  %ib0 = add i32 %at, 0
  %pb0 = getelementptr half, ptr %b, i32 %ib0
  %b0 = load <2 x half>, ptr %pb0
  %bi0 = bitcast <2 x half> %b0 to i32
  %ib1 = add i32 %at, 8
  %pb1 = getelementptr half, ptr %b, i32 %ib1
  %b1 = load <2 x half>, ptr %pb1
  %bi1 = bitcast <2 x half> %b1 to i32
  br i1 %asm, label %text, label %call
call:
  %d1 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %b0, <2 x half> %b1, float 0.0, float 0.0, float 0.0, float 0.0)
  br label %join
text:
  %d2 = call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %ai0, i32 %ai1, i32 %ai2, i32 %ai3, i32 %bi0, i32 %bi1, float 0.0, float 0.0, float 0.0, float 0.0)
  br label %join
join:
  %d = phi { float, float, float, float } [ %d1, %call ], [ %d2, %text ]
  %row8 = shl i32 %group, 3
  %to = or i32 %row8, %pair
  %o0 = add i32 %to, 0
  %q0 = getelementptr float, ptr %c, i32 %o0
  %e0 = extractvalue { float, float, float, float } %d, 0
  store float %e0, ptr %q0
  %o1 = add i32 %to, 1
  %q1 = getelementptr float, ptr %c, i32 %o1
  %e1 = extractvalue { float, float, float, float } %d, 1
  store float %e1, ptr %q1
  %o2 = add i32 %to, 64
  %q2 = getelementptr float, ptr %c, i32 %o2
  %e2 = extractvalue { float, float, float, float } %d, 2
  store float %e2, ptr %q2
  %o3 = add i32 %to, 65
  %q3 = getelementptr float, ptr %c, i32 %o3
  %e3 = extractvalue { float, float, float, float } %d, 3
  store float %e3, ptr %q3
  ret void
}
; Two warps store to the same place.
define ptx_kernel void @storing(ptr %a, ptr %c) {
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %c, float 1.0, float 1.0, float 1.0, float 1.0, float 1.0, float 1.0, float 1.0, float 1.0, i32 16)
  ret void
}
declare double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr, i32)
declare double @llvm.nvvm.wmma.m8n8k4.load.b.row.stride.f64.p0(ptr, i32)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr, float, float, float, float, float, float, float, float, i32)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr, float, float, float, float, float, float, float, float, i32)
declare void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr, double, double, i32)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.col.stride.f16.p0(ptr, i32)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr, i32)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr, i32)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr, i32)
declare { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.row.f64(double, double, double, double)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.f32.p0(ptr)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.col.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float)
