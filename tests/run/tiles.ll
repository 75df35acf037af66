; Kernels as tiles are staged: threads go round once or twice, a stride is doubled or halved, places are put together of quotient and remainder.
target triple = "nvptx64-nvidia-cuda"
; BUF in i32 128 iota
; BUF out i32 64 zero
; KERNEL staged grid=1 block=64 args=(in, out)
; EXPECT out = {99, 98, 97, 96, 95, 94, 93, 92, 91, 90, 89, 88, 87, 86, 85, 84, 83, 82, 81, 80, 79, 78, 77, 76, 75, 74, 73, 72, 71, 70, 69, 68, 67, 66, 65, 64, 63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36}
; KERNEL doubled grid=1 block=64 args=(in, out)
; EXPECT out = {2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016}
; KERNEL halved grid=1 block=64 args=(in, out)
; EXPECT out = {2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016, 2016}
; CALL together(77) => 77
; CALL together(-1) => -1
; CALL quotient(77, 10) => 7
; CALL quotient(-77, 10) => -7
; CALL sign(-2147483648) => 0
; CALL sign(2147483647) => 1
@tile = internal addrspace(3) global [128 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; Threads below 36 go round twice, the others once.
define ptx_kernel void @staged(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
  %x = zext nneg i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %x
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr inbounds i32, ptr addrspace(3) @tile, i64 %x
  store i32 %v, ptr addrspace(3) %q
  %j = add nuw nsw i32 %i, 64
  %more = icmp ult i32 %i, 36
  br i1 %more, label %loop, label %done
done:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %from = sub i32 99, %t
  %y = zext nneg i32 %from to i64
  %r = getelementptr inbounds i32, ptr addrspace(3) @tile, i64 %y
  %w = load i32, ptr addrspace(3) %r
  %z = zext nneg i32 %t to i64
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %z
  store i32 %w, ptr addrspace(1) %o
  ret void
}
; tid % (2 * s) == 0, s = 1, 2, 4, ...
define ptx_kernel void @doubled(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %x = zext nneg i32 %t to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %x
  %v = load i32, ptr addrspace(1) %p
  %own = getelementptr inbounds i32, ptr addrspace(3) @tile, i64 %x
  store i32 %v, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %head
head:
  %s = phi i32 [ 1, %entry ], [ %two, %latch ]
  %more = icmp ult i32 %s, %n
  br i1 %more, label %body, label %done
body:
  %two = shl i32 %s, 1
  %r = urem i32 %t, %two
  %mine = icmp eq i32 %r, 0
  br i1 %mine, label %add, label %latch
add:
  %o = add i32 %t, %s
  %y = zext nneg i32 %o to i64
  %other = getelementptr inbounds i32, ptr addrspace(3) @tile, i64 %y
  %a = load i32, ptr addrspace(3) %other
  %b = load i32, ptr addrspace(3) %own
  %c = add i32 %a, %b
  store i32 %c, ptr addrspace(3) %own
  br label %latch
latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %head
done:
  %sum = load i32, ptr addrspace(3) @tile
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %x
  store i32 %sum, ptr addrspace(1) %to
  ret void
}
; s = n / 2, n / 4, ... 1
define ptx_kernel void @halved(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %x = zext nneg i32 %t to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %x
  %v = load i32, ptr addrspace(1) %p
  %own = getelementptr inbounds i32, ptr addrspace(3) @tile, i64 %x
  store i32 %v, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %first = lshr i32 %n, 1
  br label %head
head:
  %s = phi i32 [ %first, %entry ], [ %half, %latch ]
  %more = icmp ne i32 %s, 0
  br i1 %more, label %body, label %done
body:
  %mine = icmp ult i32 %t, %s
  br i1 %mine, label %add, label %latch
add:
  %o = add i32 %t, %s
  %y = zext nneg i32 %o to i64
  %other = getelementptr inbounds i32, ptr addrspace(3) @tile, i64 %y
  %a = load i32, ptr addrspace(3) %other
  %b = load i32, ptr addrspace(3) %own
  %c = add i32 %a, %b
  store i32 %c, ptr addrspace(3) %own
  br label %latch
latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %half = lshr i32 %s, 1
  br label %head
done:
  %sum = load i32, ptr addrspace(3) @tile
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %x
  store i32 %sum, ptr addrspace(1) %to
  ret void
}
define i32 @together(i32 %t) {
  %h = lshr i32 %t, 6
  %l = and i32 %t, 63
  %m = shl i32 %h, 6
  %s = or i32 %m, %l
  ret i32 %s
}
define i32 @quotient(i32 %x, i32 %y) {
  %r = srem i32 %x, %y
  %m = sub i32 %x, %r
  %q = sdiv i32 %m, %y
  ret i32 %q
}
define i32 @sign(i32 %t) {
  %h = lshr i32 %t, 31
  %z = icmp eq i32 %h, 0
  %r = zext i1 %z to i32
  ret i32 %r
}
