"""Random kernels that share memory between barriers, and more barriers than they need: one stands behind every statement. A statement is free of races by itself
(every thread writes a place of its own, or one thread writes, or all only read), so a kernel is; what dead-sync-elim takes away must leave it so. A kernel is
its seed; its lines KERNEL are for nvrun (tools/nvrun/spec.h).

Addresses: linear in the thread number with factors and offsets, in the linear number of the thread in blocks of two dimensions, masked, reversed, from a table in memory,
in buffers that alternate by the round's number, by a bit that flips, or by swapped pointers, in 32 bits with and without flags. Around them: guards by thread number and by arguments,
loops with rounds that all threads share, loops of one thread, threads that end early. Every thread hashes what it reads into its word of `out`."""
import random

from random_code import Code

THREADS, WORDS = 64, 512
HEAD = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [512 x i32] zeroinitializer
@t = internal addrspace(3) global [512 x i32] zeroinitializer
@dyn = external addrspace(3) global [0 x i32]
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.activemask()
"""
BARRIERS = ["call void @llvm.nvvm.barrier0()"] * 6 + ["call void @llvm.nvvm.barrier.cta.sync.all(i32 0)", "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)"]


class Kernel(Code):
    def __init__(self, seed):
        super().__init__(seed)
        self.seed, self.vars, self.rounds, r = seed, [], [], self.r
        self.shape = r.choice([(64, 1), (64, 1), (32, 1), (8, 8), (16, 4)])
        self.known = r.choice(["reqntid", "reqntid", "reqntid", "maxntid", ""])
        self.budget, self.guarded = r.randint(3, 10), 0
        self.body()

    def var(self, init, ty="i32"):
        name = "%%x%d" % len(self.vars)
        self.vars.append((name, ty))
        self.do("store %s %s, ptr %s" % (ty, init, name))
        return name

    def get(self, var, ty="i32"):
        return self.emit("load %s, ptr %s" % (ty, var))

    def see(self, value):
        h = self.emit("mul i32 %s, 31" % self.get("%acc"))
        self.do("store i32 %s, ptr %%acc" % self.emit("add i32 %s, %s" % (h, value)))

    def barrier(self):
        r = self.r
        if r.random() < 0.05:
            self.see(self.emit("call i32 @llvm.nvvm.barrier0.popc(i32 %s)" % self.emit("and i32 %tid, 1")))
        else:
            self.do(r.choice(BARRIERS))
        if r.random() < 0.08:
            self.do(r.choice(BARRIERS))

    # ---- places ----
    def flags(self):
        return self.r.choice(["", "", " nsw", " nuw nsw"])

    def half(self):
        """0 or 256, the same for all threads."""
        r = self.r
        if not self.rounds or r.random() < 0.2:
            return r.choice(["0", "0", "256", self.emit("and i32 %n, 256")])
        count, bit = r.choice(self.rounds)
        k = r.random()
        if k < 0.35:
            return self.emit("shl i32 %s, 8" % self.emit("and i32 %s, 1" % self.get(count)))
        if k < 0.6:
            return self.emit("mul i32 %s, 256" % self.emit("and i32 %s, 1" % self.emit("add%s i32 %s, %d" % (self.flags(), self.get(count), r.randint(1, 3)))))
        if k < 0.9:
            return self.emit("mul%s i32 %s, 256" % (self.flags(), self.get(bit)))
        return self.emit("select i1 %s, i32 256, i32 0" % self.emit("icmp eq i32 %s, 0" % self.get(bit)))

    def own(self):
        """An index of one thread below 256, by an injective function of its number."""
        r = self.r
        flat = self.shape[1] == 1
        k = r.random()
        if k < 0.35:
            i = "%tid" if flat or r.random() < 0.5 else "%lin"
            if i == "%tid" and not flat:
                i = self.emit("add i32 %s, %s" % (self.emit("mul%s i32 %%tidy, %d" % (self.flags(), self.shape[0])), "%tid"))
        else:
            i = "%lin"
        k = r.random()
        if k < 0.4:
            return i
        if k < 0.6:
            return self.emit("add%s i32 %s, %d" % (self.flags(), i, r.choice([1, 4, 16, 64, 128, 192])))
        if k < 0.75:
            return self.emit("add%s i32 %s, %d" % (self.flags(), self.emit("mul i32 %s, %d" % (i, r.choice([2, 3]))), r.randint(0, 2)))
        if k < 0.85:
            return self.emit("sub%s i32 63, %s" % (self.flags(), i))
        if k < 0.93:
            return self.emit("xor i32 %s, %d" % (i, r.choice([1, 3, 32, 63, 64])))
        return self.emit("and i32 %s, 63" % self.emit("add i32 %s, %d" % (i, r.randint(1, 63))))

    def any(self):
        """Any index below 256."""
        r, k = self.r, self.r.random()
        if k < 0.4:
            return self.own()
        if k < 0.6:
            return str(r.choice([0, 1, 5, 63, 64, 128, 255]))
        if k < 0.8:
            return self.emit("and i32 %s, 255" % self.emit("add i32 %s, %s" % (self.own(), r.choice(["%n", "7", "64", "%table"]))))
        return self.emit("and i32 %s, 255" % self.get("%acc"))

    def at(self, array, index):
        half = self.half()
        ty = "ptr addrspace(%d)" % (3 if array[0] == "@" or array == "%cur" else 1)
        base = array
        if array == "%cur":
            base = self.get(self.pointers[0] if self.r.random() < 0.6 else self.pointers[1], ty)
            half = "0"
        if self.r.random() < 0.5:
            i = index if half == "0" else self.emit("add%s i32 %s, %s" % (self.flags(), index, half))
            if self.r.random() < 0.6:
                i = self.emit("%s i32 %s to i64" % (self.r.choice(["zext", "sext", "zext nneg"]), i))
                return self.emit("getelementptr inbounds i32, %s %s, i64 %s" % (ty, base, i)), ty
            return self.emit("getelementptr i32, %s %s, i32 %s" % (ty, base, i)), ty
        row = base if half == "0" else self.emit("getelementptr inbounds i32, %s %s, i32 %s" % (ty, base, half))
        return self.emit("getelementptr inbounds i32, %s %s, i32 %s" % (ty, row, index)), ty

    # ---- statements ----
    def array(self):
        return self.r.choice(["@s", "@s", "@s", "@t", "@dyn", "%g", "%h"] + (["%cur"] * 3 if self.pointers else []))

    def write(self, index, array=None):
        p, ty = self.at(array or self.array(), index)
        v = self.emit("add i32 %s, %s" % (self.get("%acc"), self.r.choice(["%tid", "1", "%n"])))
        self.do("store i32 %s, %s %s" % (v, ty, p))

    def read(self, index):
        p, ty = self.at(self.array(), index)
        self.see(self.emit("load i32, %s %s" % (ty, p)))

    def simple(self):
        r, k = self.r, self.r.random()
        if k < 0.35:
            self.write(self.own())
        elif k < 0.7:
            self.read(self.any())
        elif k < 0.8:
            p, ty = self.at(self.array(), self.own())
            v = self.emit("load i32, %s %s" % (ty, p))
            self.do("store i32 %s, %s %s" % (self.emit("add i32 %s, 1" % v), ty, p))
        elif k < 0.9:
            self.guard(lambda: self.write(self.any()), one=True)
        elif k < 0.95:
            self.rounds_of_one()
        elif k < 0.97:
            self.do("call void @llvm.nvvm.membar.cta()")
        elif not self.guarded:
            self.see(self.emit("call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %acc1, i32 1, i32 31)".replace("%acc1", self.get("%acc"))))

    def guard(self, inside, one=False):
        r = self.r
        who = self.emit("icmp eq i32 %%lin, %d" % r.choice([0, 0, 1, 31])) if one else self.emit("icmp %s i32 %s, %d" % (r.choice(["ult", "slt", "ugt", "ne"]), r.choice(["%tid", "%lin"]), r.choice([4, 16, 32])))
        if one and self.shape[1] == 1 and r.random() < 0.5:
            who = self.emit("icmp eq i32 %tid, 0")
        yes, end = self.label(), self.label()
        self.do("br i1 %s, label %%%s, label %%%s" % (who, yes, end))
        self.place(yes)
        self.guarded += 1
        inside()
        self.guarded -= 1
        self.do("br label %" + end)
        self.place(end)

    def rounds_of_one(self):
        """A loop that each thread goes round by itself: reads, or strided writes that no other thread makes."""
        r = self.r
        i = self.var("0")
        head, body, end = self.label(), self.label(), self.label()
        bound = r.choice(["3", "%tid4", "%n4"])
        self.do("br label %" + head)
        self.place(head)
        self.do("br i1 %s, label %%%s, label %%%s" % (self.emit("icmp ult i32 %s, %s" % (self.get(i), bound)), body, end))
        self.place(body)
        p = self.emit("add%s i32 %s, %s" % (self.flags(), self.emit("mul%s i32 %s, 64" % (self.flags(), self.get(i))), "%lin"))
        if r.random() < 0.5:
            self.write(p)
        else:
            self.read(p)
        self.do("store i32 %s, ptr %s" % (self.emit("add%s i32 %s, 1" % (self.flags(), self.get(i))), i))
        self.do("br label %" + head)
        self.place(end)

    def statement(self, depth):
        r, k = self.r, self.r.random()
        self.budget -= 1
        if depth and k < 0.25:
            self.loop(depth)
        elif depth and k < 0.35:
            yes, end = self.label(), self.label()
            self.do("br i1 %s, label %%%s, label %%%s" % (self.emit("icmp sgt i32 %%n, %d" % r.randint(0, 3)), yes, end))
            self.place(yes)
            self.statements(depth - 1)
            self.do("br label %" + end)
            self.place(end)
        elif k < 0.5:
            self.guard(self.simple)
            self.barrier()
        else:
            self.simple()
            self.barrier()

    def statements(self, depth):
        for _ in range(self.r.randint(1, 4)):
            if self.budget > 0:
                self.statement(depth)

    def loop(self, depth):
        r = self.r
        count, bit = self.var("0"), self.var(r.choice(["0", "1"]))
        head, body, end = self.label(), self.label(), self.label()
        self.do("br label %" + head)
        self.place(head)
        self.do("br i1 %s, label %%%s, label %%%s" % (self.emit("icmp slt i32 %s, %s" % (self.get(count), r.choice(["%n4", "3"]))), body, end))
        self.place(body)
        self.rounds.append((count, bit))
        self.statements(depth - 1)
        self.rounds.pop()
        self.do("store i32 %s, ptr %s" % (self.emit("xor i32 %s, 1" % self.get(bit)), bit))
        if self.pointers:
            a, b = (self.get(p, "ptr addrspace(3)") for p in self.pointers)
            self.do("store ptr addrspace(3) %s, ptr %s" % (b, self.pointers[0]))
            self.do("store ptr addrspace(3) %s, ptr %s" % (a, self.pointers[1]))
        self.do("store i32 %s, ptr %s" % (self.emit("add%s i32 %s, 1" % (self.flags(), self.get(count))), count))
        self.do("br label %" + head)
        self.place(end)

    def body(self):
        r = self.r
        self.pointers = None
        self.vars.append(("%acc", "i32"))
        self.do("store i32 1, ptr %acc")
        if r.random() < 0.3:
            self.pointers = [self.var("@s", "ptr addrspace(3)"), self.var(r.choice(["@t", "@t", "getelementptr (i8, ptr addrspace(3) @s, i32 1024)"]), "ptr addrspace(3)")]
        if r.random() < 0.15:
            on, out = self.label(), self.label()
            self.do("br i1 %s, label %%%s, label %%%s" % (self.emit("icmp ult i32 %%lin, %d" % r.choice([32, 32, 64])), on, out))
            self.place(out)
            self.do("ret void")
            self.place(on)
        if r.random() < 0.3:
            self.barrier()
        while self.budget > 0:
            self.statements(2)
        self.do("store i32 %s, ptr addrspace(1) %s" % (self.get("%acc"), self.emit("getelementptr i32, ptr addrspace(1) %out, i32 %lin")))

    def text(self):
        r = random.Random(self.seed)
        na = r.choice(["noalias ", ""])
        start = ["%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "%tidy = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()", "%ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()",
                 "%row = mul i32 %tidy, %ntid", "%lin = add i32 %row, %tid", "%tid4 = and i32 %tid, 3", "%n4 = and i32 %n, 3", "%table = load i32, ptr addrspace(1) %k"]
        start += ["%s = alloca %s" % (v[0], v[1]) for v in self.vars]
        attr = {"reqntid": ' "nvvm.reqntid"="%d,%d"' % self.shape, "maxntid": ' "nvvm.maxntid"="%d"' % (self.shape[0] * self.shape[1]), "": ""}[self.known]
        head = "define ptx_kernel void @k%d(ptr addrspace(1) %s%%out, ptr addrspace(1) %s%%g, ptr addrspace(1) %s%%h, ptr addrspace(1) %%k, i32 %%n)%s {\n" % (self.seed, na, na, na, attr)
        return head + "".join("  %s\n" % s for s in start) + "\n".join(self.lines) + "\n  ret void\n}\n"


def module(seeds):
    kernels = [Kernel(s) for s in seeds]
    bufs = "; BUF out i32 64 zero\n; BUF g i32 512 iota\n; BUF h i32 512 iota 7\n; BUF k i32 1 fill 5\n"
    calls = "".join("; KERNEL k%d grid=1 block=%d,%d args=(out, g, %s, k, %d) smem=2048 seed=%d\n" % (k.seed, k.shape[0], k.shape[1], "h", n, k.seed % 5) for k in kernels for n in (2, 259))
    return bufs + calls + HEAD + "".join(k.text() for k in kernels)


if __name__ == "__main__":
    import sys
    print(module(range(int(sys.argv[1]), int(sys.argv[2]))))
