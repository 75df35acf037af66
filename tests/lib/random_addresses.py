"""Random functions that compute addresses: getelementptr in chains, with every flag, off bases that are chosen, walked or kept in variables, at sums, products and extensions of
variables and counters, some of them computed twice in other words; in loops, under conditions and among edges that go anywhere, so that flow is irreducible now and then; stack objects of
one block in several blocks. An access is made only where arithmetic of 64 bits says that every step of its address is in bounds and within its flags; what else an address is, poison
among it, is computed and not used. So no function has undefined behaviour, and what pass over computes for one address in place of another shows.

    module(first, n)            n functions: `nvrun --compare before after --random 20`, behind `sroa`
    kernels(first, n)           n kernels whose variables are thread indices: `nvrun --compare before after --spec before`
"""
from random_code import Code

SIZE = 96
FLAGS = ["", "", "inbounds ", "inbounds ", "inbounds nuw ", "nuw ", "nusw ", "nusw nuw "]
WIDTHS = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "[3 x i32]": 12, "{ i32, i64 }": 16}


class Function(Code):
    def __init__(self, seed, kernel=False):
        super().__init__(seed)
        self.kernel, self.fuelled, self.targets, self.depth, self.seen = kernel, [], [], 0, []
        self.objects = ["%A", "%B", "%G" if kernel else "%C"]

    def begin(self, name):
        self.place(name)
        self.seen = []

    # An index: its value in a type, the same as a number of 64 bits with sign, and what has to hold for that.
    def variable(self):
        n = self.r.randrange(4)
        v = self.emit("load i32, ptr %%x%d" % n)
        return v, self.emit("sext i32 %s to i64" % v), []

    def within(self, wide, lo, hi):
        moved = self.emit("sub i64 %s, %d" % (wide, lo))
        return self.emit("icmp ule i64 %s, %d" % (moved, hi - lo))

    def all(self, needs):
        ok = needs[0]
        for c in needs[1:]:
            ok = self.emit("and i1 %s, %s" % (ok, c))
        return ok

    def index(self, depth=0):
        """An i32."""
        r = self.r
        v, wide, needs = self.index(depth + 1) if depth < 2 and r.random() < 0.6 else self.variable()
        kind = r.random()
        if kind < 0.2:
            return v, wide, needs
        flags = r.choice(["", "", "nsw ", "nuw ", "nuw nsw "])
        if kind < 0.6:
            k = r.choice([1, 1, 2, 3, 4, 8, -1, -4, 60])
            out, exact = self.emit("add %si32 %s, %d" % (flags, v, k)), self.emit("add i64 %s, %d" % (wide, k))
            if "nuw" in flags and k < 0:
                needs = needs + ["false"]
        elif kind < 0.75:
            w, other, more = self.variable()
            out, exact = self.emit("add %si32 %s, %s" % (flags, v, w)), self.emit("add i64 %s, %s" % (wide, other))
            needs = needs + more
            if "nuw" in flags:
                needs = needs + [self.within(wide, 0, 1 << 30), self.within(other, 0, 1 << 30)]
        elif kind < 0.9:
            k = r.choice([2, 3, 4, 8])
            if r.random() < 0.5 and k != 3:
                flags = flags if r.random() < 0.7 else ""
                out = self.emit("shl %si32 %s, %d" % (flags, v, k.bit_length() - 1))
            else:
                out = self.emit("mul %si32 %s, %d" % (flags, v, k))
            exact = self.emit("mul i64 %s, %d" % (wide, k))
            if "nuw" in flags:
                needs = needs + [self.within(wide, 0, 1 << 24)]
        else:
            out, exact = self.emit("xor i32 %s, -1" % v), self.emit("sub i64 -1, %s" % wide)
        return out, exact, needs + [self.within(exact, -1 << 30, 1 << 30)]

    def index64(self):
        r = self.r
        v, wide, needs = self.index()
        kind = r.random()
        if kind < 0.3:
            return v, "i32", wide, needs
        sign = r.random() < 0.6
        out = self.emit("%s i32 %s to i64" % ("sext" if sign else "zext nneg" if r.random() < 0.3 else "zext", v))
        if not sign:
            needs = needs + [self.within(wide, 0, 1 << 30)]
        if r.random() < 0.5:
            k, flags = r.choice([1, 2, 3, 4, 16, -1, -2]), r.choice(["", "nsw ", "nuw ", "nuw nsw "])
            out, wide = self.emit("add %si64 %s, %d" % (flags, out, k)), self.emit("add i64 %s, %d" % (wide, k))
            if "nuw" in flags:
                needs = needs + ([self.within(wide, 0, 1 << 30), self.within(wide, k, 1 << 30)] if k > 0 else ["false"])
        return out, "i64", wide, needs

    def base(self):
        """A pointer, its object's number and its offset there."""
        r = self.r
        kind = r.random()
        if kind < 0.55 or self.kernel and kind < 0.7:
            n = r.randrange(3)
            return self.objects[n], n, "0", []
        if kind < 0.8:
            n = r.randrange(2)
            return self.emit("load ptr, ptr %%p%d" % n), n, self.emit("load i64, ptr %%o%d" % n), []
        k = r.choice([0, 4, 8, 12])
        v, _, needs = self.variable()
        c = self.emit("icmp slt i32 %s, %d" % (v, r.choice([0, 2, 5])))
        far = self.emit("getelementptr %si8, ptr %%A, i64 %d" % (r.choice(FLAGS), k))
        return self.emit("select i1 %s, ptr %s, ptr %%A" % (c, far)), 0, self.emit("select i1 %s, i64 %d, i64 0" % (c, k)), needs

    def address(self):
        r = self.r
        if self.seen and r.random() < 0.4:  # a constant off one of this block
            p, n, off, needs = r.choice(self.seen)
            e, k, flags = r.choice(["i8", "i32", "i64"]), r.choice([1, 1, 2, 3, 8, -1, -2, 1 << 22]), r.choice(FLAGS)
            out, off = self.emit("getelementptr %s%s, ptr %s, i64 %d" % (flags, e, p, k)), self.emit("add i64 %s, %d" % (off, k * WIDTHS[e]))
            if "nuw" in flags and k < 0:
                needs = needs + ["false"]
        else:
            p, n, start, needs = self.base()
            e, flags = r.choice(["i8", "i32", "i32", "i32", "i64", "i16", "[3 x i32]", "{ i32, i64 }"]), r.choice(FLAGS)
            i, t, wide, more = self.index64()
            needs = needs + more
            last = ""
            step = self.emit("mul i64 %s, %d" % (wide, WIDTHS[e]))
            if e[0] in "[{" and r.random() < 0.6:
                k = r.choice([0, 1])
                last, step = ", i32 %d" % k, self.emit("add i64 %s, %d" % (step, k * (4 if e[0] == "[" else 8)))
            out, off = self.emit("getelementptr %s%s, ptr %s, %s %s%s" % (flags, e, p, t, i, last)), self.emit("add i64 %s, %s" % (start, step))
            if "nuw" in flags:
                needs = needs + [self.within(wide, 0, SIZE)]
        if flags and "nusw" not in flags or flags == "nusw ":
            needs = needs + [self.within(off, 0, SIZE)]
        needs = needs + [self.within(off, -SIZE * 64, 1 << 26)]
        self.seen.append((out, n, off, needs))
        return self.seen[-1]

    def access(self):
        r = self.r
        group = [self.address() for _ in range(r.choice([1, 1, 2, 2, 3]))]
        for p, n, off, needs in group:
            t = r.choice(["i8", "i32", "i32", "i16"])
            ok = self.all([self.within(off, 0, SIZE - WIDTHS[t])] + needs)
            yes, no = self.label(), self.label()
            self.do("br i1 %s, label %%%s, label %%%s" % (ok, yes, no))
            kept = self.seen
            self.begin(yes)
            if r.random() < 0.5 and not (self.kernel and n == 0):
                v = self.emit("load i32, ptr %%x%d" % r.randrange(4))
                if t != "i32":
                    v = self.emit("trunc i32 %s to %s" % (v, t))
                self.do("store %s %s, ptr %s, align 1" % (t, v, p))
            else:
                v = self.emit("load %s, ptr %s, align 1" % (t, p))
                if t != "i32":
                    v = self.emit("zext %s %s to i32" % (t, v))
                h = self.emit("load i32, ptr %h")
                h = self.emit("mul i32 %s, 31" % h)
                self.do("store i32 %s, ptr %%h" % self.emit("add i32 %s, %s" % (h, v)))
                if r.random() < 0.2:
                    self.set(self.emit("and i32 %s, 7" % v))
            self.do("br label %%%s" % no)
            self.begin(no)
            self.seen = kept

    def set(self, v):
        self.do("store i32 %s, ptr %%x%d" % (v, self.r.randrange(4)))

    def keep(self):
        """A pointer stays in a variable; where its steps do not hold it is the object's begin."""
        p, n, off, needs = self.address()
        ok = self.all([self.within(off, 0, SIZE)] + needs)
        if n < 2:
            self.do("store ptr %s, ptr %%p%d" % (self.emit("select i1 %s, ptr %s, ptr %s" % (ok, p, self.objects[n])), n))
            self.do("store i64 %s, ptr %%o%d" % (self.emit("select i1 %s, i64 %s, i64 0" % (ok, off)), n))

    def object(self):
        """A stack object of this block: written in part, read."""
        r = self.r
        s = "%" + self.label("s")
        self.do("%s = alloca [4 x i32], align %d" % (s, r.choice([4, 8])))
        marked = r.random() < 0.5
        if marked:
            self.do("call void @llvm.lifetime.start.p0(ptr %s)" % s)
        for k in range(4):
            if r.random() < 0.9:
                p = self.emit("getelementptr inbounds i32, ptr %s, i64 %d" % (s, k)) if k else s
                self.do("store i32 %s, ptr %s" % (self.variable()[0], p))
            elif not k:
                self.do("store i32 %d, ptr %s" % (r.randrange(9), s))
        if r.random() < 0.4:  # nothing jumps in here: the object would not be there
            targets, self.targets = self.targets, []
            self.statement()
            self.targets = targets
        i = self.emit("and i32 %s, %d" % (self.variable()[0], r.choice([3, 3, 0])))
        v = self.emit("load i32, ptr %s" % self.emit("getelementptr i32, ptr %s, i32 %s" % (s, i)))
        v = self.emit("freeze i32 %s" % v)
        if marked and r.random() < 0.8:
            self.do("call void @llvm.lifetime.end.p0(ptr %s)" % s)
        h = self.emit("load i32, ptr %h")
        self.do("store i32 %s, ptr %%h" % self.emit("xor i32 %s, %s" % (h, v)))

    def loop(self):
        r = self.r
        head, out, n = self.label(), self.label(), r.randrange(4)
        bound = r.choice([3, 4, 6, 11])
        start = r.choice([0, 0, 1, -2])
        self.do("store i32 %d, ptr %%x%d" % (start, n))
        self.do("br label %%%s" % head)
        self.begin(head)
        self.targets.append(head)
        self.fuelled.append(head)
        self.some(r.randint(1, 3))
        v = self.emit("add %si32 %s, %d" % (r.choice(["", "nsw "]), self.emit("load i32, ptr %%x%d" % n), r.choice([1, 1, 1, 2])))
        self.do("store i32 %s, ptr %%x%d" % (v, n))
        f = self.emit("add i32 %s, 1" % self.emit("load i32, ptr %fuel"))
        self.do("store i32 %s, ptr %%fuel" % f)
        c = self.emit("icmp slt i32 %s, %d" % (v, bound))
        c = self.emit("and i1 %s, %s" % (c, self.emit("icmp ult i32 %s, 60" % f)))
        self.do("br i1 %s, label %%%s, label %%%s" % (c, head, out))
        self.begin(out)

    def branch(self):
        r = self.r
        v, wide, _ = self.index()
        c = self.emit("icmp %s i64 %s, %d" % (r.choice(["slt", "eq", "sgt", "ne"]), wide, r.randint(-1, 6)))
        yes, no, out = self.label(), self.label(), self.label()
        both = r.random() < 0.6
        self.do("br i1 %s, label %%%s, label %%%s" % (c, yes, no if both else out))
        self.begin(yes)
        if r.random() < 0.3:
            self.targets.append(yes)
        self.some(r.randint(1, 2))
        self.do("br label %%%s" % out)
        if both:
            self.begin(no)
            self.some(r.randint(1, 2))
            self.do("br label %%%s" % out)
        self.begin(out)

    def jump(self):
        """To a block that is there already, whatever lies between, while there is fuel."""
        r = self.r
        if not self.targets:
            return
        to, on = r.choice(self.targets), self.label()
        f = self.emit("add i32 %s, 3" % self.emit("load i32, ptr %fuel"))
        self.do("store i32 %s, ptr %%fuel" % f)
        v, wide, _ = self.variable()
        c = self.emit("and i1 %s, %s" % (self.emit("icmp ult i32 %s, 30" % f), self.emit("icmp sgt i32 %s, %d" % (v, r.randint(0, 3)))))
        self.do("br i1 %s, label %%%s, label %%%s" % (c, to, on))
        self.begin(on)

    def statement(self):
        kind = self.r.random()
        if kind < 0.45:
            self.access()
        elif kind < 0.53:
            self.keep()
        elif kind < 0.62:
            v, _, needs = self.index()
            self.set(self.emit("select i1 %s, i32 %s, i32 1" % (self.all(needs), v)) if needs else v)
        elif kind < 0.72:
            self.object()
        elif self.depth < 3:
            self.depth += 1
            self.loop() if kind < 0.84 else self.branch() if kind < 0.95 else self.jump()
            self.depth -= 1

    def some(self, n):
        for _ in range(n):
            self.statement()

    def text(self, name):
        r = self.r
        self.some(r.randint(3, 7))
        body, self.lines = self.lines, []
        out = []
        if self.kernel:
            out += ["define ptx_kernel void @%s(ptr %%A, ptr %%O) {" % name, "entry:", "  %B = alloca [112 x i8], align 16", "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
                    "  %tiy = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()", "  %ntx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()", "  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()",
                    "  %row = mul i32 %tiy, %ntx", "  %all = add i32 %row, %tid", "  %S = getelementptr [4 x [28 x i32]], ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 0, i32 %all",
                    "  %G = getelementptr i8, ptr %S, i32 0"]
            args = ["%tid", "%tiy", "%cta", "%all"]
        else:
            out += ["define i32 @%s(i32 %%a, i32 %%b, i32 %%c, i32 %%d) {" % name, "entry:"] + ["  %%%s = alloca [112 x i8], align 16" % o for o in "ABC"]
            args = []
            for v in "abcd":
                k = r.choice([3, 7, 15])
                out += ["  %%%s.f = freeze i32 %%%s" % (v, v), "  %%%s.m = and i32 %%%s.f, %d" % (v, v, k)]
                args.append("%%%s.m" % v)
        out += ["  %%x%d = alloca i32" % n for n in range(4)] + ["  %%p%d = alloca ptr" % n for n in range(2)] + ["  %%o%d = alloca i64" % n for n in range(2)] + ["  %fuel = alloca i32", "  %h = alloca i32"]
        for n, o in enumerate(self.objects):
            if not (self.kernel and n == 0):
                out.append("  call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 112, i1 false)" % (o, n + 1))
        for n in range(2):
            out += ["  store ptr %s, ptr %%p%d" % (self.objects[n], n), "  store i64 0, ptr %%o%d" % n]
        out += ["  store i32 %s, ptr %%x%d" % (args[n], n) for n in range(4)] + ["  store i32 0, ptr %fuel", "  store i32 7, ptr %h", "  br label %start", "start:"]
        out += body
        last = self.emit("load i32, ptr %h")
        for o in self.objects:
            for k in range(0, SIZE, 8) if not (self.kernel and o == "%A") else ():
                p = self.emit("getelementptr i8, ptr %s, i64 %d" % (o, k)) if k else o
                v = self.emit("load i64, ptr %s, align 1" % p)
                v = self.emit("trunc i64 %s to i32" % self.emit("add i64 %s, %s" % (v, self.emit("lshr i64 %s, 29" % v))))
                last = self.emit("xor i32 %s, %s" % (v, self.emit("mul i32 %s, 33" % last)))
        out += self.lines
        if self.kernel:
            out += ["  %at = mul i32 %cta, 4", "  %at1 = add i32 %at, %all", "  %w = getelementptr i32, ptr %O, i32 %at1", "  store i32 %s, ptr %%w" % last, "  ret void", "}", ""]
        else:
            out += ["  ret i32 %s" % last, "}", ""]
        return "\n".join(out)


HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
"""
GPU = """target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [4 x [28 x i32]] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
"""


def module(first, n):
    return HEAD + "".join(Function(seed).text("f%d" % seed) for seed in range(first, first + n))


def kernels(first, n):
    spec = "; BUF a i32 28 iota 3 7\n; BUF o i32 8 zero\n" + "".join("; KERNEL k%d grid=2 block=2,2 args=(a, o) => ok\n" % s for s in range(first, first + n))
    return spec + HEAD + GPU + "".join(Function(seed, True).text("k%d" % seed) for seed in range(first, first + n))


if __name__ == "__main__":
    import sys
    print((kernels if len(sys.argv) > 3 else module)(int(sys.argv[1]), int(sys.argv[2])), end="")
