"""Random kernels that copy memory about: byval parameters, constants, variables on the stack and in shared memory, copied whole and in part, read and now
and then written at indices known when they run, through phis and selects, and handed to functions by value and by address. Every access is in bounds
and, in shared memory, of the thread's own slice."""
from random_code import Code

HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@c = addrspace(4) constant [16 x i32] [%s], align 16
@d = internal constant [16 x i32] [%s], align 4
@sh = internal addrspace(3) global [8 x [16 x i32]] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define internal i32 @by_value(ptr byval([16 x i32]) align 4 %%p, i32 %%i) noinline {
  %%a = getelementptr i32, ptr %%p, i32 %%i
  %%v = load i32, ptr %%a, align 4
  ret i32 %%v
}
define internal i32 @by_value_written(ptr byval([16 x i32]) align 4 %%p, i32 %%i) noinline {
  %%a = getelementptr i32, ptr %%p, i32 %%i
  %%v = load i32, ptr %%a, align 4
  store i32 77, ptr %%p, align 4
  %%w = load i32, ptr %%a, align 4
  %%x = add i32 %%v, %%w
  ret i32 %%x
}
define i32 @by_address(ptr readonly captures(none) %%p, i32 %%i) noinline {
  %%s = call i1 @llvm.nvvm.isspacep.shared(ptr %%p)
  %%a = getelementptr i32, ptr %%p, i32 %%i
  %%v = load i32, ptr %%a, align 4
  %%w = add i32 %%v, 1000
  %%x = select i1 %%s, i32 %%w, i32 %%v
  ret i32 %%x
}
""" % (", ".join("i32 %d" % (i * 3) for i in range(16)), ", ".join("i32 %d" % (500 - i) for i in range(16)))


def kernel(seed):
    code = Code(seed)
    r, emit, do = code.r, code.emit, code.do
    variables = ["%%v%d" % i for i in range(r.randint(1, 4))]
    sources = ["%p", "%q", "addrspacecast (ptr addrspace(4) @c to ptr)", "@d", "%s"]
    writable = variables + ["%s"] + (["%p"] if r.random() < 0.2 else [])

    def index():
        return emit("and i32 %s, 15" % emit("add i32 %%t, %d" % r.randint(0, 40)))

    def place():
        p = r.choice(variables + sources)
        if r.random() < 0.2:
            p = emit("select i1 %%odd, ptr %s, ptr %s" % (p, r.choice(variables + sources)))
        return p

    def keep(v):
        do("store i32 %s, ptr %%out, align 4" % emit("add i32 %s, %s" % (emit("mul i32 %s, 31" % emit("load i32, ptr %out, align 4")), v)))

    for v in variables:  # everything is defined somewhere
        do("call void @llvm.memcpy.p0.p0.i64(ptr align 4 %s, ptr align 4 %s, i64 64, i1 false)" % (v, r.choice(sources[:4] + variables[:variables.index(v)])))
    for _ in range(r.randint(3, 12)):
        what = r.random()
        if what < 0.35:
            keep(emit("load i32, ptr %s, align 4" % emit("getelementptr inbounds i32, ptr %s, i32 %s" % (place(), index()))))
        elif what < 0.5:
            keep(emit("call i32 @%s(ptr %s %s, i32 %s)" % (*r.choice([("by_value", "byval([16 x i32]) align 4"), ("by_value_written", "byval([16 x i32]) align 4"), ("by_address", "readonly captures(none)")]), place(), index())))
        elif what < 0.65:
            k = r.randint(0, 8)
            d, s = r.choice(writable), place()
            if d != s:
                a = emit("getelementptr i8, ptr %s, i64 %d" % (d, 4 * k))
                b = emit("getelementptr i8, ptr %s, i64 %d" % (s, 4 * r.randint(0, 8)))
                do("call void @llvm.memmove.p0.p0.i64(ptr align 4 %s, ptr align 4 %s, i64 %d, i1 false)" % (a, b, 4 * r.randint(1, 8)))
        elif what < 0.75:
            do("store i32 %s, ptr %s, align 4" % (emit("add i32 %%t, %d" % r.randint(0, 99)), emit("getelementptr inbounds i32, ptr %s, i32 %s" % (r.choice(writable), index()))))
        elif what < 0.85:
            do("call void @llvm.nvvm.barrier0()")
        else:  # a walk over four elements
            p, k = place(), code.label("")
            code.lines += ("  br label %h#\nh#:\n  br label %l#\nl#:\n  %a# = phi ptr [ @, %h# ], [ %b#, %l# ]\n  %u# = phi i32 [ 0, %h# ], [ %w#, %l# ]\n  %i# = phi i32 [ 0, %h# ], [ %j#, %l# ]\n"
                           "  %e# = load i32, ptr %a#, align 4\n  %w# = add i32 %u#, %e#\n  %b# = getelementptr inbounds i32, ptr %a#, i64 1\n  %j# = add i32 %i#, 1\n  %z# = icmp eq i32 %j#, 4\n"
                           "  br i1 %z#, label %d#, label %l#\nd#:").replace("#", k).replace("@", p).split("\n")
            keep("%w" + k)
    body = "".join(line + "\n" for line in code.lines)
    return ("define ptx_kernel void @k%d(ptr byval([16 x i32]) align 4 %%p, ptr byval([16 x i32]) align 16 %%q, ptr %%o) #0 {\ne:\n" % seed
            + "".join("  %s = alloca [16 x i32], align %d\n" % (v, r.choice([4, 16])) for v in variables)
            + "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %odd = trunc i32 %t to i1\n  %out = getelementptr i32, ptr %o, i32 %t\n"
              "  %g = addrspacecast ptr addrspace(3) @sh to ptr\n  %s = getelementptr [16 x i32], ptr %g, i32 %t\n"
              "  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %s, ptr align 4 %q, i64 64, i1 false)\n" + body + "  ret void\n}\n")


def module(seeds):
    seeds = list(seeds)
    spec = "; BUF p i32 16 iota\n; BUF o i32 8 zero\n" + "".join("; KERNEL k%d grid=1 block=8 args=(p, p, o) => ok\n" % s for s in seeds)
    return spec + HEAD + "".join(kernel(s) for s in seeds) + 'attributes #0 = { "target-cpu"="sm_80" "target-features"="+ptx83,+sm_80" }\n'
