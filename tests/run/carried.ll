; What a round stores and the next one loads: sums that run on, in both directions, where another place that is stored to overlaps and where it does not, where the
; first round has nothing to load, where what is stored reaches into the next place.
; BUF a i32 64 iota
; KERNEL running grid=1 block=1 args=(a, 9) => ok
; EXPECT a[0] = 0
; EXPECT a[9] = 45
; EXPECT a[10] = 10
; KERNEL down grid=1 block=1 args=(a, 9) => ok
; EXPECT a[9] = 9
; EXPECT a[0] = 45
; KERNEL beside grid=1 block=1 args=(a, 32, 8) => ok
; EXPECT a[8] = 8
; EXPECT a[39] = 7
; EXPECT a[60] = 7
; KERNEL beside grid=1 block=1 args=(a, 1, 8) => ok
; EXPECT a[1] = 0
; EXPECT a[8] = 7
; EXPECT a[9] = 9
; EXPECT a[60] = 6
; KERNEL beside grid=1 block=1 args=(a, 0, 8) => ok
; EXPECT a[0] = 0
; EXPECT a[8] = 8
; KERNEL beside grid=1 block=1 args=(a, 5, 8) => ok
; EXPECT a[5] = 5
; EXPECT a[8] = 8
; EXPECT a[12] = 7
; KERNEL part grid=1 block=1 args=(a, 4) => ok
; EXPECT a[4] = 16777220
; CALL guarded(6) => 15
; CALL guarded(1) => 0
; CALL reaches(7) => 393221
target triple = "nvptx64-nvidia-cuda"
; a[i] += a[i - 1]
define ptx_kernel void @running(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %i1, %loop ]
  %j = add nsw i64 %i, -1
  %p = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %y = load i32, ptr %q, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %q, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ule i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; a[i] += a[i + 1]
define ptx_kernel void @down(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %j = add nsw i64 %i, -1
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  %y = load i32, ptr %q, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %q, align 4
  %c = icmp ne i64 %j, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; a[i + 1] = a[i] + 1, and i to a place that is `off` further: only without overlap the first is a number that counts.
define ptx_kernel void @beside(ptr %a, i64 %off, i64 %n) {
entry:
  %b = getelementptr inbounds i32, ptr %a, i64 %off
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %q = getelementptr inbounds i32, ptr %a, i64 %i1
  %s = add i32 %x, 1
  store i32 %s, ptr %q, align 4
  %r = getelementptr inbounds i32, ptr %b, i64 %i
  %t = trunc i64 %i to i32
  store i32 %t, ptr %r, align 4
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %z = getelementptr inbounds i32, ptr %a, i64 60
  store i32 %x, ptr %z, align 4
  ret void
}
; The last byte is another before the load; what is stored for the next round has it from there.
define ptx_kernel void @part(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %o = getelementptr inbounds i8, ptr %p, i64 3
  store i8 1, ptr %o, align 1
  %x = load i32, ptr %p, align 4
  %s = add i32 %x, 1
  %i1 = add nuw nsw i64 %i, 1
  %q = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %s, ptr %q, align 4
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; In the first round the load does not run: there is nothing before the array.
define i32 @guarded(i64 %n) {
entry:
  %l = alloca [8 x i32], align 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %t = trunc i64 %i to i32
  %first = icmp eq i64 %i, 0
  br i1 %first, label %latch, label %later
later:
  %j = add nsw i64 %i, -1
  %p = getelementptr inbounds i32, ptr %l, i64 %j
  %x = load i32, ptr %p, align 4
  br label %latch
latch:
  %v = phi i32 [ 0, %loop ], [ %x, %later ]
  %s = add i32 %v, %t
  %q = getelementptr inbounds i32, ptr %l, i64 %i
  store i32 %s, ptr %q, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %s
}
; Two bytes further in each round: the store of a round, which comes first, writes half of what the round loads.
define i32 @reaches(i64 %n) {
entry:
  %l = alloca [64 x i8], align 4
  store i32 0, ptr %l, align 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %d = shl nuw nsw i64 %i, 1
  %p = getelementptr inbounds i8, ptr %l, i64 %d
  %q = getelementptr inbounds i8, ptr %p, i64 2
  %t = trunc i64 %i to i32
  store i32 %t, ptr %q, align 2
  %x = load i32, ptr %p, align 2
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x
}
