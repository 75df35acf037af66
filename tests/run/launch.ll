; Launch bounds: a required size is exact in every dimension, a maximal one bounds the number of threads; outside of them a launch is undefined.
; BUF p i32 128 zero
; KERNEL exact grid=1 block=32,2 args=(p)
; EXPECT p[33] = 33
; KERNEL exact grid=1 block=64 args=(p) => ub
; KERNEL exact grid=1 block=32,1 args=(p) => ub
; KERNEL most grid=1 block=64 args=(p)
; KERNEL most grid=1 block=8,8 args=(p)
; KERNEL most grid=1 block=65 args=(p) => ub
; KERNEL most grid=1 block=128 args=(p) => ub
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @exact(ptr %p) "nvvm.reqntid"="32,2" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %r = mul i32 %y, %n
  %i = add i32 %r, %x
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %q
  ret void
}
define ptx_kernel void @most(ptr %p) "nvvm.maxntid"="64" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %r = mul i32 %y, %n
  %i = add i32 %r, %x
  %c = icmp ult i32 %i, 64
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %d, ptr %q
  ret void
}
