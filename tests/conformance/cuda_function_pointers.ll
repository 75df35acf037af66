; CUDA C++: virtual calls and tables of functions; an internal function all of whose callers are known. For ipsccp, deadargelim, globalopt, inline, always-inline, call graph.
target triple = "nvptx64-nvidia-cuda"

@table = internal unnamed_addr constant [3 x ptr] [ptr @f0, ptr @f1, ptr @f2], align 8
@vtable = linkonce_odr unnamed_addr constant { [2 x ptr] } { [2 x ptr] [ptr null, ptr @f1] }
@mode = internal global i32 2, align 4
@count = internal global i32 0, align 4

define internal i32 @f0(i32 %x) {
  ret i32 %x
}
define internal i32 @f1(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
define internal i32 @f2(i32 %x) {
  %y = load i32, ptr @mode, align 4
  %z = add i32 %x, %y
  ret i32 %z
}
define internal i32 @scale(i32 %x, i32 %by, ptr %unused, i1 %flag) noinline {
  br i1 %flag, label %a, label %b
a:
  %y = mul i32 %x, %by
  ret i32 %y
b:
  ret i32 %x
}
define internal { i32, i32 } @divmod(i32 %a, i32 %b) noinline {
  %q = udiv i32 %a, %b
  %r = urem i32 %a, %b
  %1 = insertvalue { i32, i32 } poison, i32 %q, 0
  %2 = insertvalue { i32, i32 } %1, i32 %r, 1
  ret { i32, i32 } %2
}
define internal i32 @forced(i32 %x) alwaysinline {
  %c = load i32, ptr @count, align 4
  %d = add i32 %c, 1
  store i32 %d, ptr @count, align 4
  ret i32 %x
}
define ptx_kernel void @k(ptr %out, i32 %i, ptr %object) {
entry:
  %t = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 1
  %f = load ptr, ptr %t, align 8
  %a = call i32 %f(i32 %i)
  %i64 = sext i32 %i to i64
  %u = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 %i64
  %g = load ptr, ptr %u, align 8
  %b = call i32 %g(i32 %a)
  %vt = load ptr, ptr %object, align 8
  %slot = getelementptr inbounds ptr, ptr %vt, i64 1
  %h = load ptr, ptr %slot, align 8
  %c = call i32 %h(i32 %b)
  %d = call i32 @scale(i32 %c, i32 4, ptr %out, i1 true)
  %e = call i32 @scale(i32 %d, i32 4, ptr null, i1 true)
  %dm = call { i32, i32 } @divmod(i32 %e, i32 10)
  %q = extractvalue { i32, i32 } %dm, 0
  %x = call i32 @forced(i32 %q)
  store i32 %x, ptr %out, align 4
  store ptr @vtable, ptr %object, align 8
  ret void
}
