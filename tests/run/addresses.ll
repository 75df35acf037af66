; BUF a i32 64 iota
; BUF o i32 32 zero
; KERNEL rows grid=1 block=4 args=(a, o, 3) => ok
; EXPECT o[0] = 66
; EXPECT o[3] = 90
; KERNEL planes grid=1 block=2,2,2 args=(a, o) => ok
; EXPECT o[7] = 47
; CALL arms(1, 1) => 1
; CALL arms(0, 1) => 2
; CALL arms(0, 2) => 20
; CALL far(a, 2) => 13
; CALL by_ways(a, 1, 1) => 33
; CALL by_ways(a, 1, 0) => 30
; What makes addresses anew: rows that a loop walks, products of thread indices, stack objects of two arms, one address on two ways.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()

; The sum of two neighbours in each of n rows of 8.
define ptx_kernel void @rows(ptr %a, ptr %o, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s2, %loop ]
  %row = mul nsw i32 %i, 8
  %at = add nsw i32 %row, %t
  %w = sext i32 %at to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %w
  %x = load i32, ptr %p
  %s1 = add i32 %s, %x
  %v = add nsw i64 %w, 1
  %q = getelementptr inbounds i32, ptr %a, i64 %v
  %y = load i32, ptr %q
  %s2 = add i32 %s1, %y
  %i1 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  %odd = mul i32 %t, 2
  %r = add i32 %s2, 15
  %w0 = sext i32 %t to i64
  %e = getelementptr i32, ptr %o, i64 %w0
  %r1 = add i32 %r, %odd
  store i32 %r1, ptr %e
  ret void
}
define ptx_kernel void @planes(ptr %a, ptr %o) {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %x = zext i32 %tx to i64
  %y = zext i32 %ty to i64
  %z = zext i32 %tz to i64
  %yz = mul i64 %y, %z
  %m1 = mul i64 %yz, 13
  %i1 = add i64 %m1, %x
  %xz = mul i64 %x, %z
  %m2 = mul i64 %xz, 31
  %i2 = add i64 %m2, %y
  %a1 = getelementptr i32, ptr %a, i64 %i1
  %a2 = getelementptr i32, ptr %a, i64 %i2
  %v1 = load i32, ptr %a1
  %v2 = load i32, ptr %a2
  %s = add i32 %v1, %v2
  %s1 = add i32 %s, 1
  %y2 = mul i64 %y, 2
  %z4 = mul i64 %z, 4
  %xy = add i64 %x, %y2
  %n = add i64 %xy, %z4
  %b = getelementptr i32, ptr %o, i64 %n
  store i32 %s1, ptr %b
  ret void
}
define i32 @arms(i1 %c, i64 %i) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = alloca [4 x i32]
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 1, ptr %p
  %x = load i32, ptr %p
  br label %join
right:
  %b = alloca [4 x i32]
  store i32 2, ptr %b
  %b1 = getelementptr i32, ptr %b, i64 1
  store i32 2, ptr %b1
  %b2 = getelementptr i32, ptr %b, i64 2
  store i32 20, ptr %b2
  %q = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %q
  br label %join
join:
  %r = phi i32 [ %x, %left ], [ %y, %right ]
  ret i32 %r
}
; The second address is no pointer into the object, and not used.
define i32 @far(ptr %a, i64 %i) {
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %far = getelementptr inbounds i32, ptr %p, i64 4194304
  %j = add i64 %i, 1
  %q = getelementptr i32, ptr %a, i64 %j
  %x = load i32, ptr %q
  %k = add nsw i64 %i, 8
  %r = getelementptr i32, ptr %a, i64 %k
  %y = load i32, ptr %r
  %s = add i32 %x, %y
  ret i32 %s
}
define i32 @by_ways(ptr %a, i64 %i, i1 %c) {
entry:
  br i1 %c, label %l, label %r
l:
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 11, ptr %p
  br label %join
r:
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 10, ptr %q
  br label %join
join:
  %e = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %e
  %y = mul i32 %x, 3
  ret i32 %y
}
