; Address spaces are windows of the generic one: 0 of a space is its first byte and not generic null, null does not survive the way through
; another space, an object keeps its identity on every way.
; BUF o i32 64 zero
; BUF s i32 4 iota as=3
; KERNEL select_null grid=1 block=64 args=(o, 20) => ok
; EXPECT o = {100, 101, 102}
; EXPECT o[19] = 119
; EXPECT o[20] = -1
; EXPECT o[63] = -1
; KERNEL phi_null grid=1 block=64 args=(o, 20) => ok
; EXPECT o[19] = 119
; EXPECT o[20] = -1
; KERNEL loop_null grid=1 block=32 args=(o, 5) => ok
; EXPECT o[3] = 1
; KERNEL deref_only grid=1 block=32 args=(o, 40) => ok
; EXPECT o[31] = 131
; KERNEL deref_only grid=1 block=32 args=(o, 31) => ub
; KERNEL compare_ends grid=1 block=32 args=(o, 7) => ok
; EXPECT o[7] = 1
; EXPECT o[8] = 0
; KERNEL compare_null grid=1 block=1 args=(o) => ok
; EXPECT o[0] = 6
; KERNEL local_null grid=1 block=2 args=(o, 1) => ok
; EXPECT o[0] = 7
; EXPECT o[1] = -1
; KERNEL as_integer grid=1 block=1 args=(o) => ok
; EXPECT o[0] = 3
; CALL buffer(s) => 2
; CALL through_null() => false
; CALL undef_join(false) => 5
; CALL first_byte() => 1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global i32 5, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @select_null(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(3) @sh, i32 %t
  store i32 %t, ptr addrspace(3) %a
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %c = icmp slt i32 %t, %n
  %s = select i1 %c, ptr %g, ptr null
  %z = icmp eq ptr %s, null
  br i1 %z, label %e, label %b
b:
  %v = load i32, ptr %s
  %v1 = add i32 %v, 100
  br label %e
e:
  %r = phi i32 [ -1, %0 ], [ %v1, %b ]
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %r, ptr %o
  ret void
}
define internal i32 @chk(ptr %p) noinline {
  %z = icmp eq ptr %p, null
  br i1 %z, label %e, label %b
b:
  %v = load i32, ptr %p
  %v1 = add i32 %v, 100
  br label %e
e:
  %r = phi i32 [ -1, %0 ], [ %v1, %b ]
  ret i32 %r
}
define ptx_kernel void @phi_null(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(3) @sh, i32 %t
  store i32 %t, ptr addrspace(3) %a
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %c = icmp slt i32 %t, %n
  br i1 %c, label %x, label %y
x:
  %w = load volatile i32, ptr %g
  br label %y
y:
  %s = phi ptr [ %g, %x ], [ null, %0 ]
  %r = call i32 @chk(ptr %s)
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %r, ptr %o
  ret void
}
; The pointer of the first element equal to its index, or null.
define ptx_kernel void @loop_null(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %base = addrspacecast ptr addrspace(3) @sh to ptr
  %mine = getelementptr i32, ptr %base, i32 %t
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %h ]
  %p = phi ptr [ null, %0 ], [ %q, %h ]
  %hit = icmp eq i32 %i, %t
  %q = select i1 %hit, ptr %mine, ptr %p
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %h, label %e
e:
  %found = icmp ne ptr %q, null
  br i1 %found, label %b, label %r
b:
  store i32 1, ptr %q
  %v = load i32, ptr %q
  br label %r
r:
  %x = phi i32 [ 0, %e ], [ %v, %b ]
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %x, ptr %o
  ret void
}
; Nothing but accesses: null may go along, its access was undefined.
define ptx_kernel void @deref_only(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(3) @sh, i32 %t
  store i32 %t, ptr addrspace(3) %a
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %c = icmp slt i32 %t, %n
  %s = select i1 %c, ptr %g, ptr null
  %v = load i32, ptr %s
  %v1 = add i32 %v, 100
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %v1, ptr %o
  ret void
}
define ptx_kernel void @compare_ends(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(3) @sh, i32 %t
  %b = getelementptr i32, ptr addrspace(3) @sh, i32 %n
  %ga = addrspacecast ptr addrspace(3) %a to ptr
  %gb = addrspacecast ptr addrspace(3) %b to ptr
  %c = icmp eq ptr %ga, %gb
  %z = zext i1 %c to i32
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %z, ptr %o
  ret void
}
; The first shared object may lie at 0 of its space; its generic address is not null. Bits: in the space, generic, generic null there and back.
define ptx_kernel void @compare_null(ptr %out) {
  %g = addrspacecast ptr addrspace(3) @sh to ptr
  %c0 = icmp eq ptr %g, null
  %w = addrspacecast ptr addrspace(3) null to ptr
  %c1 = icmp ne ptr %w, null
  %n = addrspacecast ptr null to ptr addrspace(3)
  %back = addrspacecast ptr addrspace(3) %n to ptr
  %c2 = icmp ne ptr %back, null
  %z0 = zext i1 %c0 to i32
  %z1 = zext i1 %c1 to i32
  %z2 = zext i1 %c2 to i32
  %s1 = shl i32 %z1, 1
  %s2 = shl i32 %z2, 2
  %r0 = or i32 %z0, %s1
  %r = or i32 %r0, %s2
  store i32 %r, ptr %out
  ret void
}
define ptx_kernel void @local_null(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = alloca i32
  store i32 7, ptr %l
  %c = icmp slt i32 %t, %n
  %s = select i1 %c, ptr %l, ptr null
  %r = call i32 @peek(ptr %s)
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %r, ptr %o
  ret void
}
define internal i32 @peek(ptr %p) noinline {
  %z = icmp eq ptr %p, null
  br i1 %z, label %e, label %b
b:
  %v = load i32, ptr %p
  br label %e
e:
  %r = phi i32 [ -1, %0 ], [ %v, %b ]
  ret i32 %r
}
; Generic numbers lead back to the object, and differ between spaces by the window.
define ptx_kernel void @as_integer(ptr %out) {
  %g = addrspacecast ptr addrspace(3) @sh to ptr
  %i = ptrtoint ptr %g to i64
  %j = add i64 %i, 8
  %p = inttoptr i64 %j to ptr
  store i32 3, ptr %p
  %q = getelementptr i32, ptr addrspace(3) @sh, i32 2
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr %out
  ret void
}
define i32 @buffer(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %a = getelementptr i32, ptr %g, i64 2
  %b = addrspacecast ptr %a to ptr addrspace(3)
  %v = load i32, ptr addrspace(3) %b
  ret i32 %v
}
define i1 @through_null() {
  %n = addrspacecast ptr null to ptr addrspace(5)
  %g = addrspacecast ptr addrspace(5) %n to ptr
  %c = icmp eq ptr %g, null
  ret i1 %c
}
define i32 @undef_join(i1 %c) {
  %a = addrspacecast ptr addrspace(1) @g to ptr
  %s = select i1 %c, ptr poison, ptr %a
  %v = load i32, ptr %s
  ret i32 %v
}
; An object may own byte 0 of its space.
define i32 @first_byte() {
  store i32 1, ptr addrspace(3) @sh
  %v = load i32, ptr addrspace(3) @sh
  ret i32 %v
}
