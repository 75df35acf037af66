; Byval parameters read in parameter space, pointers in them that point to global memory, questions about spaces, assumptions.
; BUF p i32 8 iota
; BUF o i32 4 zero
; KERNEL index grid=1 block=4 args=(p, o) => ok
; EXPECT o = {0, 1, 2, 3}
; KERNEL choose grid=1 block=4 args=(p, o) => ok
; EXPECT o = {0, 7, 2, 7}
; KERNEL asked grid=1 block=4 args=(o) => ok
; EXPECT o = {13, 13, 13, 13}
; KERNEL assumed grid=1 block=4 args=(o) => ok
; EXPECT o = {0, 10, 20, 30}
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [4 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare void @llvm.assume(i1)
define ptx_kernel void @index(ptr byval([8 x i32]) align 4 %p, ptr %o) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr [8 x i32], ptr %p, i32 0, i32 %t
  %v = load i32, ptr %a, align 4
  %q = getelementptr i32, ptr %o, i32 %t
  store i32 %v, ptr %q, align 4
  ret void
}
define ptx_kernel void @choose(ptr byval([8 x i32]) align 4 %p, ptr %o) #0 {
e:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = trunc i32 %t to i1
  br i1 %b, label %y, label %n
y:
  %a1 = getelementptr i8, ptr %p, i32 28
  br label %x
n:
  %a2 = getelementptr [8 x i32], ptr %p, i32 0, i32 %t
  br label %x
x:
  %a = phi ptr [ %a1, %y ], [ %a2, %n ]
  %v = load i32, ptr %a, align 4
  %q = getelementptr i32, ptr %o, i32 %t
  store i32 %v, ptr %q, align 4
  ret void
}
define ptx_kernel void @asked(ptr %o) #0 {
  %l = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr %o, i32 %t
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %q)
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  %ll = call i1 @llvm.nvvm.isspacep.local(ptr %l)
  %c = addrspacecast ptr addrspace(3) @sh to ptr
  %ss = call i1 @llvm.nvvm.isspacep.shared(ptr %c)
  %i0 = zext i1 %g to i32
  %i1 = select i1 %s, i32 2, i32 0
  %i2 = select i1 %ll, i32 4, i32 0
  %i3 = select i1 %ss, i32 8, i32 0
  %x1 = or i32 %i0, %i1
  %x2 = or i32 %i2, %i3
  %x = or i32 %x1, %x2
  store i32 %x, ptr %q, align 4
  ret void
}
define internal i32 @twice(ptr %p) noinline {
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %c)
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define ptx_kernel void @assumed(ptr %o) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = addrspacecast ptr addrspace(3) @sh to ptr
  %a = getelementptr i32, ptr %c, i32 %t
  %m = mul i32 %t, 10
  store i32 %m, ptr %a, align 4
  %v = call i32 @twice(ptr %a)
  %q = getelementptr i32, ptr %o, i32 %t
  store i32 %v, ptr %q, align 4
  ret void
}
attributes #0 = { "target-cpu"="sm_80" "target-features"="+ptx83,+sm_80" }
