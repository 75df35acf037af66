"""Random kernels whose threads take different ways and meet again: nested ifs, switches and loops with breaks, with barriers, votes, shuffles and active
masks in them as intrinsics and as inline assembly, in functions and in place. A kernel is its seed; its lines KERNEL are for nvrun (tools/nvrun/spec.h).

Every thread hashes what it sees into its own word of `out`, which no pass may change. Operations with a mask of all threads and barriers stand only where
all threads come: under conditions on %n, which all have. Shared memory is written and read with barriers between, so that a barrier that goes shows as a race.
Elsewhere operations take whoever is there. Who that is goes to the thread's part of `sets`, one word after the other, and nowhere else: a pass may make more
threads come together (it folds a branch that kept them apart), never fewer. The interpreter lets threads meet where all paths from a branch do, and nowhere else."""
import random

from random_code import Code
import re

THREADS, SETS = 64, 64
HEAD = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.activemask()
declare i32 @llvm.nvvm.vote.ballot(i1)
declare i1 @llvm.nvvm.vote.any(i1)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
attributes #0 = { convergent nounwind }
attributes #1 = { nounwind }
attributes #2 = { convergent noinline nounwind }
attributes #3 = { convergent alwaysinline nounwind }
"""
ACTIVE = ["call i32 @llvm.nvvm.activemask()", "call i32 @llvm.nvvm.activemask() #0", 'call i32 asm sideeffect "activemask.b32 $0;", "=r"()',
          'call i32 asm sideeffect "activemask.b32 $0;", "=r"() #0', 'call i32 asm sideeffect "activemask.b32 $0;", "=r,~{memory}"() #1']
BARRIERS = ["call void @llvm.nvvm.barrier0()", "call void @llvm.nvvm.barrier0() #0", "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)",
            'call void asm sideeffect "bar.sync 0;", "~{memory}"()', 'call void asm sideeffect "bar.sync 0;", ""() #0', 'call void asm sideeffect "barrier.sync 0;", "~{memory}"() #1',
            "call void @llvm.nvvm.barrier.sync(i32 0)"]


class Kernel(Code):
    def __init__(self, seed):
        super().__init__(seed)
        self.seed, self.helpers = seed, []
        self.begin("k%d" % seed)
        self.parts = [self.kernel()]

    # ---- text ----
    def begin(self, name):
        self.lines, self.vars, self.counters, self.loops, self.budget, self.name = [], [], [], [], self.r.randint(6, 26), name

    def get(self, var):
        return self.emit("load i32, ptr %s" % var)

    def see(self, value):
        """The thread's hash takes the value."""
        self.do("store i32 %s, ptr %%acc" % self.emit("add i32 %s, %s" % (self.emit("mul i32 %s, 31" % self.get("%acc")), value)))

    def took_part(self, mask):
        """A word more in the thread's part of sets, whose first one counts them."""
        mine = self.emit("getelementptr i32, ptr %%sets, i32 %s" % self.emit("mul i32 %%tid, %d" % SETS))
        n = self.emit("load i32, ptr %s" % mine)
        self.do("store i32 %s, ptr %s" % (self.emit("add i32 %s, 1" % n), mine))
        self.do("store i32 %s, ptr %s" % (mask, self.emit("getelementptr i32, ptr %s, i32 %s" % (mine, self.emit("add i32 %s, 1" % self.emit("urem i32 %s, %d" % (n, SETS - 1)))))))

    def wide(self, bit):
        return self.emit("zext i1 %s to i32" % bit)

    # ---- values ----
    def value(self, same=False):
        """An i32; same: of all threads."""
        r, k = self.r, self.r.random()
        if same:
            return "%n" if k < 0.5 else self.emit("%s i32 %%n, %d" % (r.choice(["add", "and", "xor", "mul"]), r.randint(1, 7)))
        if k < 0.3:
            return self.get(r.choice(self.vars + self.counters))
        if k < 0.5:
            return "%tid"
        a, b = self.get(r.choice(self.vars + self.counters)), r.choice(["%tid", "%n", "%lane", str(r.randint(-3, 9))])
        return self.emit("%s i32 %s, %s" % (r.choice(["add", "sub", "xor", "and", "or", "mul"]), a, b))

    def cond(self, same=False):
        r, x = self.r, self.value(same)
        if not same and r.random() < 0.3:
            x = self.emit("and i32 %s, %d" % (x, r.choice([1, 2, 3, 5, 7])))
        c = self.emit("icmp %s i32 %s, %d" % (r.choice(["eq", "ne", "slt", "ult", "sgt", "ugt"]), x, r.choice([0, 1, 2, 3, 5, 16, 20])))
        if r.random() < 0.2:
            d = self.emit("icmp eq i32 %s, %d" % (self.value(same), r.randint(0, 3)))
            c = self.emit(r.choice(["select i1 %s, i1 true, i1 %s", "select i1 %s, i1 %s, i1 false", "or i1 %s, %s", "and i1 %s, %s", "xor i1 %s, %s"]) % (c, d))
        return c

    # ---- statements ----
    def block(self, depth, all_here):
        for _ in range(self.r.randint(1, 3)):
            if self.budget > 0:
                self.budget -= 1
                self.statement(depth, all_here)

    def statement(self, depth, all_here):
        r, k = self.r, self.r.random()
        if all_here and r.random() < 0.25:
            self.together()
        elif depth and k < 0.30:
            self.branch(depth, all_here)
        elif depth and k < 0.40:
            self.switch(depth, all_here)
        elif depth and k < 0.52:
            self.loop(depth, all_here)
        elif depth and k < 0.62:
            self.flagged(depth) if r.random() < 0.5 else self.row(depth)
        elif self.loops and k < 0.66:
            self.leave()
        elif k < 0.74:
            self.do("store i32 %s, ptr %s" % (self.value(), r.choice(self.vars)))
        elif k < 0.79 and self.name[0] == "k":
            self.call(all_here)
        else:
            self.apart()

    def branch(self, depth, all_here):
        same = self.r.random() < 0.3
        c = self.cond(same)
        yes, no, end = self.label("t"), self.label("e"), self.label("j")
        other = self.r.random() < 0.6
        self.do("br i1 %s, label %%%s, label %%%s" % (c, yes, no if other else end))
        self.place(yes)
        self.block(depth - 1, all_here and same)
        self.do("br label %" + end)
        if other:
            self.place(no)
            self.block(depth - 1, all_here and same)
            self.do("br label %" + end)
        self.place(end)
        if self.r.random() < 0.2:  # asked again
            c2, yes, end = c if self.r.random() < 0.5 else self.cond(same), self.label("t"), self.label("j")
            self.do("br i1 %s, label %%%s, label %%%s" % ((c2, yes, end) if self.r.random() < 0.5 else (c2, end, yes)))
            self.place(yes)
            self.block(depth - 1, all_here and same)
            self.do("br label %" + end)
            self.place(end)

    def guarded(self, cond, depth):
        yes, end = self.label("t"), self.label("j")
        self.do("br i1 %s, label %%%s, label %%%s" % ((cond, yes, end) if self.r.random() < 0.7 else (cond, end, yes)))
        self.place(yes)
        self.apart() if self.r.random() < 0.6 else self.block(depth - 1, False)
        self.do("br label %" + end)
        self.place(end)

    def flagged(self, depth):
        """Some ways here know what the next branch does, others do not: led around it, the former would no longer meet the latter."""
        flag, end = "%%f%d" % self.count, self.label("j")
        self.flags.append(flag)
        for i in range(self.r.randint(1, 3)):
            yes, no = self.label("t"), self.label("e")
            self.do("br i1 %s, label %%%s, label %%%s" % (self.cond(), yes, no))
            self.place(yes)
            if self.r.random() < 0.3:
                self.block(depth - 1, False)
            self.do("store i1 %s, ptr %s" % (self.r.choice(["true", "false"]), flag))
            self.do("br label %" + end)
            self.place(no)
        self.do("store i1 %s, ptr %s" % (self.cond(), flag))
        self.do("br label %" + end)
        self.place(end)
        self.guarded(self.emit("load i1, ptr %s" % flag), depth)

    def row(self, depth):
        """Tests of one value, whose arms go on to the next test."""
        r = self.r
        x = self.emit("and i32 %s, 3" % self.value())
        for _ in range(r.randint(2, 5)):
            self.guarded(self.emit("icmp %s i32 %s, %d" % (r.choice(["eq", "eq", "ne", "ult"]), x, r.randint(0, 3))), depth)

    def switch(self, depth, all_here):
        r, same = self.r, self.r.random() < 0.3
        x = self.emit("and i32 %s, %d" % (self.value(same), r.choice([3, 7])))
        n, end = r.randint(2, 5), self.label("j")
        arms = [self.label("c") for _ in range(n)]
        default = r.choice(arms + [end])
        self.do("switch i32 %s, label %%%s [ %s ]" % (x, default, " ".join("i32 %d, label %%%s" % (i, r.choice([a, a, arms[0], end])) for i, a in enumerate(arms))))
        for i, a in enumerate(arms):
            self.place(a)
            self.block(depth - 1, all_here and same)
            self.do("br label %%%s" % (arms[i + 1] if i + 1 < n and not (all_here and same) and r.random() < 0.2 else end))
        self.place(end)

    def loop(self, depth, all_here):
        r, same = self.r, self.r.random() < 0.5
        i = "%%i%d" % self.count
        self.allocas.append(i)
        self.do("store i32 0, ptr %s" % i)
        bound = self.emit("and i32 %s, 3" % self.value(same))
        head, body, step, end = self.label("h"), self.label("b"), self.label("s"), self.label("x")
        self.do("br label %" + head)
        self.place(head)
        self.do("br i1 %s, label %%%s, label %%%s" % (self.emit("icmp ult i32 %s, %s" % (self.get(i), bound)), body, end))
        self.place(body)
        self.loops.append((step, end))
        self.counters.append(i)
        self.block(depth - 1, False)
        self.counters.pop()
        self.loops.pop()
        self.do("br label %" + step)
        self.place(step)
        if same and all_here and r.random() < 0.3:  # breaks are over: all that still go round; not all threads, so no mask of all
            self.apart()
        self.do("store i32 %s, ptr %s" % (self.emit("add i32 %s, 1" % self.get(i)), i))
        self.do("br label %" + head)
        self.place(end)

    def leave(self):
        to, on = self.r.choice(self.loops[-1]), self.label("o")
        self.do("br i1 %s, label %%%s, label %%%s" % (self.cond(), to, on))
        self.place(on)

    def call(self, all_here):
        if len(self.helpers) < 3 and self.r.random() < 0.7:
            self.helpers.append(None)
            self.helper(len(self.helpers) - 1)
        made = [h for h in range(len(self.helpers)) if self.helpers[h]]
        if made:
            self.see(self.emit("call i32 @k%d_%d(i32 %s, i32 %%n, ptr %%sets)%s" % (self.seed, self.r.choice(made), self.value(), self.r.choice(["", "", " #0"]))))

    def helper(self, at):
        """A function that any threads call together: no mask of all in it, sometimes a call of itself at its end."""
        saved = self.lines, self.vars, self.counters, self.loops, self.budget, self.name, self.allocas, self.flags
        self.begin("h")
        self.budget, name = 6, "k%d_%d" % (self.seed, at)
        body = self.body(False)
        again = self.r.random() < 0.4
        tail = ["  %r = load i32, ptr %acc"]
        if again:
            tail += ["  %z = icmp eq i32 %n, 0", "  br i1 %z, label %out, label %again", "again:", "  %m = and i32 %n, 3", "  %d = lshr i32 %m, 1", "  %q = call i32 @" + name + "(i32 %r, i32 %d, ptr %sets)",
                     self.r.choice(["  ret i32 %q", "  %p = add i32 %q, 3\n  ret i32 %p"]), "out:"]
        self.parts_of = body + tail + ["  ret i32 %r", "}"]
        self.helpers[at] = "\n".join(["define internal i32 @%s(i32 %%a, i32 %%n, ptr %%sets) %s {" % (name, self.r.choice(["#0", "#0", "#2", "#3" if not again else "#0"]))] + self.parts_of) + "\n"
        self.lines, self.vars, self.counters, self.loops, self.budget, self.name, self.allocas, self.flags = saved

    # ---- what threads do together ----
    def together(self):
        """All threads of the block are here."""
        r, k = self.r, self.r.random()
        if k < 0.4:
            self.do(r.choice(BARRIERS))
            slot = self.emit("getelementptr [64 x i32], ptr addrspace(3) @sh, i32 0, i32 %tid")
            self.do("store i32 %s, ptr addrspace(3) %s" % (self.value(), slot))
            self.do(r.choice(BARRIERS))
            other = self.emit("and i32 %s, 63" % self.emit("add i32 %%tid, %d" % r.randint(1, 63)))
            self.see(self.emit("load i32, ptr addrspace(3) %s" % self.emit("getelementptr [64 x i32], ptr addrspace(3) @sh, i32 0, i32 %s" % other)))
        elif k < 0.5:
            self.see(self.emit("call i32 @llvm.nvvm.barrier0.popc(i32 %s)" % self.wide(self.cond())))
        else:
            self.with_mask("-1")

    def apart(self):
        """Some threads are here."""
        r, k = self.r, self.r.random()
        if k < 0.4:
            self.took_part(self.emit(r.choice(ACTIVE)))
        elif k < 0.55:
            self.took_part(self.emit("call i32 @llvm.nvvm.vote.ballot(i1 %s)" % self.cond()) if r.random() < 0.6 else self.wide(self.emit("call i1 @llvm.nvvm.vote.any(i1 %s)" % self.cond())))
        elif k < 0.8:
            self.took_part(self.emit("call i32 @llvm.nvvm.vote.ballot.sync(i32 %s, i1 %s)" % (self.emit(r.choice(ACTIVE)), self.cond())))
        elif k < 0.9:
            self.warp_barrier(self.emit(r.choice(ACTIVE)))
        else:
            self.with_mask(self.emit("shl i32 1, %lane"))

    def warp_barrier(self, mask):
        self.do("call void @llvm.nvvm.bar.warp.sync(i32 %s)" % mask if self.r.random() < 0.5 else 'call void asm sideeffect "bar.warp.sync $0;", "r,~{memory}"(i32 %s)' % mask)

    def with_mask(self, mask):
        r, k = self.r, self.r.random()
        if k < 0.35:
            self.see(self.emit("call i32 @llvm.nvvm.vote.ballot.sync(i32 %s, i1 %s)" % (mask, self.cond())))
        elif k < 0.5:
            self.see(self.wide(self.emit("call i1 @llvm.nvvm.vote.%s.sync(i32 %s, i1 %s)" % (r.choice(["any", "all"]), mask, self.cond()))))
        elif k < 0.75:
            by = r.choice([1, 2, 4, 8, 16]) if mask == "-1" else 0
            self.see(self.emit("call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %s, i32 %s, i32 %d, i32 31)" % (mask, self.value(), by)))
        elif k < 0.85:
            self.see(self.emit("call i32 @llvm.nvvm.match.any.sync.i32(i32 %s, i32 %s)" % (mask, self.value())))
        elif k < 0.93:
            self.see(self.emit("call i32 @llvm.nvvm.redux.sync.add(i32 %s, i32 %s)" % (self.value(), mask)))
        else:
            self.warp_barrier(mask)

    # ---- functions ----
    def body(self, all_here):
        """Lines up to where the result is in %acc."""
        r = self.r
        self.vars, self.allocas, self.counters, self.flags = ["%x", "%y", "%acc"], ["%x", "%y", "%acc"], [], []
        self.block(4, all_here)
        while self.budget > 0:
            self.block(4, all_here)
        start = ["  %%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "  %%lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()"]
        return ([s.replace("%%", "%") for s in start] + ["  %s = alloca i32" % a for a in self.allocas] + ["  %s = alloca i1" % a for a in self.flags] + ["  store i32 %d, ptr %%x" % r.randint(0, 5), "  store i32 %tid, ptr %y", "  store i32 %a, ptr %acc"]
                + self.lines)

    def kernel(self):
        name = self.name
        body = self.body(True)
        body = [line.replace("store i32 %a, ptr %acc", "store i32 %n, ptr %acc") for line in body]
        return "\n".join(["define ptx_kernel void @%s(ptr %%out, i32 %%n, ptr %%sets) #0 {" % name] + body
                         + ["  %r = load i32, ptr %acc", "  %o = getelementptr i32, ptr %out, i32 %tid", "  store i32 %r, ptr %o", "  ret void", "}"]) + "\n"

    def text(self):
        return "".join(h for h in self.helpers if h) + self.parts[0]


def module(seeds):
    kernels = [Kernel(s) for s in seeds]
    calls = "".join("; KERNEL k%d grid=1 block=%d args=(out, %d, sets) seed=%d\n" % (k.seed, THREADS, n, k.seed % 3) for k in kernels for n in (1, k.seed % 6))
    return "; BUF out i32 %d zero\n; BUF sets i32 %d zero\n" % (THREADS, THREADS * SETS) + calls + HEAD + "".join(k.text() for k in kernels)


def runs(text):
    """What `nvrun -v --print` says of a module, run by run: (complaints, words of out, words of sets)."""
    found, said, words = [], [], {}
    for line in text.splitlines():
        head = re.match(r"(out|sets) i32\[", line)
        if line.startswith("  "):
            now += line.split()
            if "sets" in words and len(now) == THREADS * SETS:
                found.append((said, words["out"], now))
                said, words = [], {}
        elif head:
            now = words[head[1]] = []
        else:
            said.append(line)
    return found


def complaints(before, after):
    """What must not be of two texts of that kind: (number of the run, what)."""
    a, b = runs(before), runs(after)
    if len(a) != len(b) or not a:
        return [(0, after[-500:])]
    bad = []
    for i, ((_, out, sets), (said, out2, sets2)) in enumerate(zip(a, b)):
        wrong = ["out[%d]: %s became %s" % (k, x, y) for k, (x, y) in enumerate(zip(out, out2)) if x != y]
        wrong += ["sets[%d]: %s became %s" % (k, x, y) for k, (x, y) in enumerate(zip(sets, sets2)) if x != y and (k % SETS == 0 or int(x) & ~int(y))]
        if said or wrong:
            bad.append((i, " ".join(said[:2] + wrong[:2])))
    return bad


if __name__ == "__main__":
    import sys
    print(module(range(int(sys.argv[1]), int(sys.argv[2]))))
