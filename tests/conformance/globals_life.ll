; Globals: written and never read, read and never written, one value stored, split structs, aliases, ifuncs, comdats, constructors, used lists, thread-local,
; annotations that name kernels. For globalopt, globaldce, constmerge, strip-dead-prototypes, ipsccp.
source_filename = "globals.cu"
target triple = "nvptx64-nvidia-cuda"

$shared.fn = comdat any
@never.read = internal global i32 0
@never.written = internal global i32 42
@pair = internal global { i32, [2 x float] } zeroinitializer
@init = internal global i32 0
@a = private unnamed_addr constant [2 x i32] [i32 1, i32 2]
@b = private unnamed_addr constant [2 x i32] [i32 1, i32 2]
@dead.cycle1 = internal global ptr @dead.cycle2
@dead.cycle2 = internal global ptr @dead.cycle1
@kept = internal addrspace(1) global i32 9, section "keep.me"
@texture = external addrspace(1) global i64, align 8
@alias = alias i32, ptr @never.written
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @kept to ptr)], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @setup, ptr null }]

define internal void @setup() {
  store i32 17, ptr @init, align 4
  ret void
}
define linkonce_odr i32 @shared.fn() comdat {
  ret i32 3
}
define internal i32 @nobody() {
  %v = call i32 @shared.fn()
  ret i32 %v
}
define void @kernel(ptr %out) {
entry:
  store i32 1, ptr @never.read, align 4
  %v = load i32, ptr @never.written, align 4
  %w = load i32, ptr @init, align 4
  store i32 %v, ptr @pair, align 4
  %f = getelementptr inbounds i8, ptr @pair, i64 8
  store float 2.000000e+00, ptr %f, align 4
  %r = load float, ptr %f, align 4
  %x = load i32, ptr getelementptr inbounds ([2 x i32], ptr @a, i64 0, i64 1), align 4
  %y = load i32, ptr @b, align 4
  %s = add i32 %v, %w
  %t = add i32 %s, %x
  %u = add i32 %t, %y
  %g = fptosi float %r to i32
  %h = add i32 %u, %g
  store i32 %h, ptr %out, align 4
  ret void
}
declare void @unused.declaration(i8, ...)

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @kernel, !"kernel", i32 1}
!1 = !{ptr addrspace(1) @texture, !"texture", i32 1}
