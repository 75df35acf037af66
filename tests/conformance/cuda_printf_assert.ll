; CUDA C++: printf and assert: equal strings, a packed argument buffer, a function that does not return. For constmerge, globaldce, simplifycfg, strip-dead-prototypes.
target triple = "nvptx64-nvidia-cuda"

@fmt1 = private unnamed_addr constant [7 x i8] c"i = %d\00", align 1
@fmt2 = private unnamed_addr constant [7 x i8] c"i = %d\00", align 1
@file = private unnamed_addr constant [5 x i8] c"a.cu\00", align 1
@expr = private unnamed_addr constant [6 x i8] c"n > 0\00", align 1
@func = private unnamed_addr constant [7 x i8] c"kernel\00", align 1
@unused = internal constant [3 x i32] [i32 1, i32 2, i32 3]
@unused2 = internal global ptr @unused

define ptx_kernel void @kernel(i32 %n) {
entry:
  %buf = alloca { i32 }, align 8
  %buf2 = alloca { i32 }, align 8
  %pos = icmp sgt i32 %n, 0
  br i1 %pos, label %ok, label %fail

fail:
  call void @__assertfail(ptr @expr, ptr @file, i32 12, ptr @func, i64 1)
  unreachable

ok:
  store i32 %n, ptr %buf, align 8
  %r = call i32 @vprintf(ptr @fmt1, ptr %buf)
  %m = sdiv i32 100, %n
  store i32 %m, ptr %buf2, align 8
  %s = call i32 @vprintf(ptr @fmt2, ptr %buf2)
  ret void
}

declare i32 @vprintf(ptr, ptr)
declare void @__assertfail(ptr, ptr, i32, ptr, i64) noreturn
declare void @nobody_calls(i32)
