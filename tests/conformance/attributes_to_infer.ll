; Functions whose attributes follow from their bodies: memory effects, returns, captures, recursion, nosync; and callers that profit. For function-attrs,
; rpo-function-attrs, inferattrs, early-cse, dce.
target triple = "nvptx64-nvidia-cuda"

define i32 @pure(i32 %x) noinline {
  %y = mul i32 %x, %x
  ret i32 %y
}
define i32 @reads(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define ptr @returns.argument(ptr %p, ptr %q) noinline {
  store i32 0, ptr %q, align 4
  ret ptr %p
}
define void @captures(ptr %p, ptr %where) noinline {
  store ptr %p, ptr %where, align 8
  ret void
}
define void @loops(ptr %p) noinline {
entry:
  br label %l
l:
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %l, label %x
x:
  ret void
}
define i32 @fib(i32 %n) noinline {
entry:
  %c = icmp ult i32 %n, 2
  br i1 %c, label %base, label %rec
base:
  ret i32 %n
rec:
  %a = add i32 %n, -1
  %b = add i32 %n, -2
  %x = call i32 @fib(i32 %a)
  %y = call i32 @fib(i32 %b)
  %s = add i32 %x, %y
  ret i32 %s
}
define void @sync() noinline {
  call void @llvm.nvvm.barrier0()
  ret void
}
define i32 @caller(ptr %p, ptr %q) {
  %a = call i32 @pure(i32 5)
  %b = call i32 @pure(i32 5)
  %c = call i32 @reads(ptr %p)
  %r = call ptr @returns.argument(ptr %p, ptr %q)
  %d = call i32 @reads(ptr %r)
  call void @sync()
  %e = call i32 @reads(ptr %p)
  %m = call double @__nv_sqrt(double 4.000000e+00)
  call void @captures(ptr %p, ptr %q)
  call void @loops(ptr %p)
  %1 = sub i32 %a, %b
  %2 = add i32 %1, %c
  %3 = add i32 %2, %d
  %4 = add i32 %3, %e
  ret i32 %4
}
declare void @llvm.nvvm.barrier0() convergent nounwind
declare double @__nv_sqrt(double)
