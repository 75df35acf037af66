; Copies that become loops or loads and stores: every length, both directions of an overlap, patterns of a fill.
; BUF o i8 512 iota
; KERNEL forward grid=1 block=1 args=(o, 200) => ok
; EXPECT o[0] = 3
; EXPECT o[199] = 202
; EXPECT o[200] = 200
; KERNEL backward grid=1 block=1 args=(o, 200) => ok
; EXPECT o[2] = 2
; EXPECT o[3] = 0
; EXPECT o[202] = 199
; EXPECT o[203] = 203
; KERNEL forward grid=1 block=1 args=(o, 0) => ok
; EXPECT o[0] = 0
; KERNEL constant grid=1 block=1 args=(o) => ok
; EXPECT o[0] = 5
; EXPECT o[145] = 150
; EXPECT o[146] = 146
; KERNEL constant_back grid=1 block=1 args=(o) => ok
; EXPECT o[4] = 4
; EXPECT o[5] = 0
; EXPECT o[151] = 146
; EXPECT o[152] = 152
; KERNEL short grid=1 block=1 args=(o) => ok
; EXPECT o[1] = 0
; EXPECT o[37] = 36
; EXPECT o[38] = 38
; KERNEL fill grid=1 block=1 args=(o, 7) => ok
; EXPECT o[0] = 7
; EXPECT o[132] = 7
; EXPECT o[133] = 133
; KERNEL fill_n grid=1 block=1 args=(o, 7, 33) => ok
; EXPECT o[131] = 7
; EXPECT o[132] = 132
; KERNEL apart grid=1 block=1 args=(o, 17) => ok
; EXPECT o[256] = 0
; EXPECT o[391] = 135
; EXPECT o[392] = 392
; KERNEL aggregate grid=1 block=1 args=(o) => ok
; EXPECT o[8] = 0
; EXPECT o[167] = 159
; EXPECT o[168] = 168
; KERNEL chosen grid=1 block=1 args=(o, 1) => ok
; EXPECT o[256] = 0
; EXPECT o[259] = 3
; EXPECT o[279] = 23
; KERNEL chosen grid=1 block=1 args=(o, 0) => ok
; EXPECT o[256] = 32
; EXPECT o[259] = 35
; EXPECT o[279] = 55
; KERNEL joined grid=1 block=1 args=(o, 1) => ok
; EXPECT o[256] = 0
; EXPECT o[279] = 23
; KERNEL joined grid=1 block=1 args=(o, 0) => ok
; EXPECT o[256] = 32
; EXPECT o[279] = 55
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptx_kernel void @forward(ptr %o, i64 %n) {
  %s = getelementptr i8, ptr %o, i64 3
  call void @llvm.memmove.p0.p0.i64(ptr %o, ptr %s, i64 %n, i1 false)
  ret void
}
define ptx_kernel void @backward(ptr %o, i32 %n) {
  %s = getelementptr i8, ptr %o, i64 3
  call void @llvm.memmove.p0.p0.i32(ptr %s, ptr %o, i32 %n, i1 false)
  ret void
}
define ptx_kernel void @constant(ptr %o) {
  %s = getelementptr i8, ptr %o, i64 5
  call void @llvm.memmove.p0.p0.i64(ptr %o, ptr %s, i64 146, i1 false)
  ret void
}
define ptx_kernel void @constant_back(ptr %o) {
  %s = getelementptr i8, ptr %o, i64 5
  call void @llvm.memmove.p0.p0.i64(ptr %s, ptr %o, i64 147, i1 false)
  ret void
}
define ptx_kernel void @short(ptr %o) {
  %s = getelementptr i8, ptr %o, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr %s, ptr align 16 %o, i64 37, i1 false)
  ret void
}
define ptx_kernel void @fill(ptr %o, i8 %x) {
  call void @llvm.memset.p0.i64(ptr align 8 %o, i8 %x, i64 133, i1 false)
  ret void
}
define ptx_kernel void @fill_n(ptr %o, i8 %x, i64 %n) {
  %b = mul i64 %n, 4
  call void @llvm.memset.p0.i64(ptr align 16 %o, i8 7, i64 %b, i1 false)
  ret void
}
define ptx_kernel void @apart(ptr %o, i64 %n) {
  %d = getelementptr i8, ptr %o, i64 256
  %b = shl i64 %n, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %d, ptr align 16 %o, i64 %b, i1 false)
  ret void
}
define ptx_kernel void @aggregate(ptr %o) {
  %d = getelementptr i8, ptr %o, i64 8
  %v = load [40 x i32], ptr %o, align 4
  store [40 x i32] %v, ptr %d, align 4
  ret void
}

; b = c ? a : b of structs with padding, by a select and by a phi.
define ptx_kernel void @chosen(ptr %o, i32 %c) {
  %a = alloca { i8, double, [2 x i32] }
  %b = alloca { i8, double, [2 x i32] }
  %o2 = getelementptr i8, ptr %o, i64 32
  %o3 = getelementptr i8, ptr %o, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %o, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %o2, i64 24, i1 false)
  %k = icmp ne i32 %c, 0
  %p = select i1 %k, ptr %a, ptr %b
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %p, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %o3, ptr %b, i64 24, i1 false)
  ret void
}
define ptx_kernel void @joined(ptr %o, i32 %c) {
entry:
  %a = alloca { i8, double, [2 x i32] }
  %b = alloca { i8, double, [2 x i32] }
  %o2 = getelementptr i8, ptr %o, i64 32
  %o3 = getelementptr i8, ptr %o, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %o, i64 24, i1 false)
  %k = icmp ne i32 %c, 0
  br i1 %k, label %own, label %other
own:
  br label %join
other:
  br label %join
join:
  %p = phi ptr [ %a, %own ], [ %o2, %other ]
  call void @llvm.memmove.p0.p0.i64(ptr %b, ptr %p, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %o3, ptr %b, i64 24, i1 false)
  ret void
}
