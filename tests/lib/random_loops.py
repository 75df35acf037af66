"""Random loops: counters that share starts and steps but not flags, conditions on them, one exit or two, values used behind the loop."""
import random

from random_code import Code

PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()
FLAGS = ["", "", "nsw ", "nuw ", "nuw nsw "]


class Loop(Code):
    def __init__(self, seed):
        super().__init__(seed)
        self.width = self.r.choice([4, 5, 8, 8, 16, 32])
        self.type = "i%d" % self.width
        self.values, self.bools = ["%i", "%j"], ["%c"]

    def pick(self, *of):
        return self.r.choice(of)

    def leaf(self):
        return self.pick("0", "1", "2", "3", "5", "7", "-1", "-2", "%a", "%b", "%n")

    def compare(self, x, y):
        return self.emit("icmp %s %s %s, %s" % (self.r.choice(PREDICATES), self.type, x, y))

    def body(self, n):
        for _ in range(n):
            x, y, kind = self.r.choice(self.values), self.r.choice(self.values + [self.leaf()]), self.r.random()
            if kind < 0.4:
                self.values.append(self.emit("%s %s%s %s, %s" % (self.pick("add", "add", "sub", "mul"), self.r.choice(FLAGS), self.type, x, y)))
            elif kind < 0.6:
                self.values.append(self.emit("%s %s %s, %s" % (self.pick("urem", "srem", "sdiv", "udiv", "and"), self.type, x, self.pick("2", "3", "5", "7", "%n"))))
            elif kind < 0.8:
                self.bools.append(self.compare(x, y))
                self.values.append(self.emit("select i1 %s, %s %s, %s %s" % (self.bools[-1], self.type, x, self.type, y)))
            else:
                narrow = self.emit("trunc %s %s to i%d" % (self.type, x, self.width - 1))
                self.values.append(self.emit("%s i%d %s to %s" % (self.pick("zext", "sext"), self.width - 1, narrow, self.type)))

    def condition(self):
        c = self.compare(self.r.choice(["%i", "%j"] + self.values), self.pick("%n", "%n", "0", "3", "5", "9"))
        other = self.r.choice(self.bools)
        return self.pick(c, c, self.emit("and i1 %s, %s" % (c, other)), self.emit("select i1 %s, i1 true, i1 %s" % (c, other)))

    def text(self, name):
        starts, steps = [self.leaf() for _ in range(3)], [self.pick("1", "1", "2", "-1", "%b") for _ in range(2)]
        same, near = self.r.random() < 0.5, self.r.random() < 0.25
        if near:
            starts[0], same = self.pick("0", "1", "-2", "3", str(1 - 2 ** (self.width - 1))), False
            starts[1], steps[1] = str(int(starts[0]) + self.pick(-2, -1, 1, 2)), steps[0]
        self.body(self.r.randint(0, 3))
        early = self.condition() if self.r.random() < 0.5 else None
        if early:
            self.lines += ["  br i1 %s, label %%out0, label %%mid" % early, "mid:"]
            self.body(self.r.randint(0, 2))
        before = list(self.values)
        self.lines += ["  %%i.n = add %s%s %%i, %s" % (self.r.choice(FLAGS), self.type, steps[0]), "  %%j.n = add %s%s %%j, %s" % (self.r.choice(FLAGS), self.type, steps[0 if same else 1]),
                       "  %%s.n = %s %s %%s, %s" % (self.pick("add", "xor"), self.type, self.r.choice(before + ["3"]))]
        self.values += ["%i.n", "%j.n"]
        late, latch = self.condition(), "mid" if early else "head"
        entry = ["  %%i = phi %s [ %s, %%entry ], [ %%i.n, %%%s ]" % (self.type, starts[0], latch), "  %%j = phi %s [ %s, %%entry ], [ %%j.n, %%%s ]" % (self.type, starts[0 if same else 1], latch),
                 "  %%s = phi %s [ %s, %%entry ], [ %%s.n, %%%s ]" % (self.type, starts[2], latch)]
        out = ["out1:", "  %%r1 = phi %s [ %s, %%%s ]" % (self.type, self.pick("%s.n", "%i.n", "%j.n", "%s"), latch), "  %%r2 = phi %s [ %s, %%%s ]" % (self.type, self.r.choice(before), latch),
               "  %%r = xor %s %%r1, %%r2" % self.type, "  ret %s %%r" % self.type]
        if early:
            out += ["out0:", "  %%q = phi %s [ %s, %%head ]" % (self.type, self.pick("%s", "%i", "%j")), "  ret %s %%q" % self.type]
        head = "define %s @%s(%s %%a, %s %%b, %s %%n, i1 %%c) {" % ((self.type, name) + (self.type,) * 3)
        return "\n".join([head, "entry:", "  br label %head", "head:"] + entry + self.lines + ["  br i1 %s, label %%head, label %%out1" % late] + out + ["}", ""])


class Nest:
    """Two loops, one in the other, that count: what is made of both counters is summed up, as index of an array walked from end to end or nearly so."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.width = self.r.choice([3, 4, 5, 8])
        self.type = "i%d" % self.width

    def text(self, name):
        r, t = self.r, self.type
        bounds = [r.choice(["%n", "%m", "%n", "%m", "2", "3", "5"]) for _ in range(2)]
        tests = [r.choice(["ne", "ult", "eq"]) for _ in range(2)]
        flags = [r.choice(FLAGS) for _ in range(4)]
        wide = r.random() < 0.4
        f = "i16" if wide else t
        factor = bounds[1] if r.random() < 0.9 else bounds[0]
        ext = lambda v, k: "  %%%s.x = %s %s %s to i16\n" % (v, k, t, "%" + v)
        out = ["define %s @%s(%s %%n, %s %%m, %s %%a) {" % (f, name, t, t, f), "entry:"]
        factor_w = factor
        if wide and factor[0] == "%":
            out.append("  %%f = zext %s %s to i16" % (t, factor))
            factor_w = "%f"
        guards = [b for b in bounds if b[0] == "%" and r.random() < 0.8]
        for k, b in enumerate(guards):
            out += ["  %%g%d = icmp eq %s %s, 0" % (k, t, b), "  br i1 %%g%d, label %%none, label %%go%d" % (k, k), "go%d:" % k]
        pre = "go%d" % (len(guards) - 1) if guards else "entry"
        x = ".x" if wide else ""
        kind = "zext" if r.random() < 0.8 else "sext"
        out += ["  br label %oh", "oh:", "  %%i = phi %s [ %s, %%%s ], [ %%i.n, %%ol ]" % (t, r.choice(["0", "0", "0", "0", "1"]), pre), "  %%s = phi %s [ %%a, %%%s ], [ %%s.l, %%ol ]" % (f, pre)]
        if wide:
            out.append(ext("i", kind).rstrip())
        at_head = "  %%p = mul %s%s %%i%s, %s" % (flags[0], f, x, factor_w)
        out += [at_head] if r.random() < 0.5 else []
        out += ["  br label %ih", "ih:", "  %%j = phi %s [ 0, %%oh ], [ %%j.n, %%ih ]" % t, "  %%q = phi %s [ %%s, %%oh ], [ %%q.n, %%ih ]" % f]
        if wide:
            out.append(ext("j", kind).rstrip())
        out += [] if at_head in out else [at_head]
        out += ["  %%v = add %s%s %%p, %%j%s" % (flags[1], f, x), "  %%q.3 = mul %s %%q, 3" % f, "  %%q.n = xor %s %%q.3, %%v" % f,
                "  %%j.n = add %s%s %%j, 1" % (flags[2], t)]
        for c, k, head, end, done in (("j", 1, "ih", "ie", "ie"), ("i", 0, "oh", "end", "end")):
            if c == "i":
                out += ["ie:", "  %%s.l = phi %s [ %%q.n, %%ih ]" % f, "  br label %ol", "ol:", "  %%i.n = add %s%s %%i, 1" % (flags[3], t)]
            out += ["  %%c%s = icmp %s %s %%%s.n, %s" % (c, tests[k], t, c, bounds[k]), "  br i1 %%c%s, label %%%s, label %%%s" % ((c,) + ((done, head) if tests[k] == "eq" else (head, done)))]
        out += ["end:", "  ret %s %%s.l" % f] + (["none:", "  ret %s 1" % f] if guards else []) + ["}", ""]
        return "\n".join(out)


class Extended(Code):
    """A narrow counter, and what is computed from it, extended to sixteen bits and summed up: counters that may be wide. Behind an early exit, that says something of the counter, or not."""

    def __init__(self, seed):
        super().__init__(seed)
        self.type = "i%d" % self.r.choice([4, 5, 8])

    def body(self, values, n):
        r, t = self.r, self.type
        for _ in range(n):
            op = r.choice("add add add sub mul shl and or xor lshr".split())
            x, y = r.choice(values), r.choice(values + ["1", "2", "3", "-1", "%a", "%b"])
            values.append(self.emit("%s %s%s %s, %s" % (op, r.choice(FLAGS) if op in ("add", "sub", "mul", "shl") else "", t, x, y if op not in ("shl", "lshr") else r.choice("12"))))

    def use(self, values, n, sum_):
        for _ in range(n):
            wide = self.emit("%s %s %s to i16" % (self.r.choice(["sext", "zext"]), self.type, self.r.choice(values)))
            sum_ = self.emit("add i16 %s, %s" % (self.emit("mul i16 %s, 3" % sum_), wide))
        return sum_

    def text(self, name):
        r, t = self.r, self.type
        values = ["%i", "%i", "%i.n"]
        self.lines.append("  %%i.n = add %s%s %%i, %s" % (r.choice(FLAGS), t, r.choice(["1", "1", "2", "-1", "-1", "%b"])))
        self.body(values, r.randint(0, 2))
        sum_ = self.use(values, r.randint(0, 2), "%s")
        early = r.random() < 0.6
        if early:
            stop = self.emit("icmp %s %s %s, %s" % (r.choice(PREDICATES), t, r.choice(values), r.choice(["0", "0", "%n", "3"])))
            self.lines += ["  br i1 %s, label %%out0, label %%mid" % stop, "mid:"]
        before = list(values) if early else values
        self.body(values, r.randint(0, 2))
        sum_ = self.use(values, r.randint(1, 3), sum_)
        go = self.emit("icmp %s %s %s, %s" % (r.choice(PREDICATES), t, r.choice(values[:3]), r.choice(["%n", "%n", "5", "-6"])))
        latch = "mid" if early else "head"
        out = ["define i16 @%s(%s %%a, %s %%b, %s %%n) {" % (name, t, t, t), "entry:", "  br label %head", "head:",
               "  %%i = phi %s [ %s, %%entry ], [ %%i.n, %%%s ]" % (t, r.choice(["0", "0", "%a", "-3", "6"]), latch), "  %%s = phi i16 [ 7, %%entry ], [ %s, %%%s ]" % (sum_, latch)]
        out += self.lines + ["  br i1 %s, label %%head, label %%out1" % go, "out1:", "  %%r = phi %s [ %s, %%%s ]" % (t, r.choice(values), latch), "  %%r.s = phi i16 [ %s, %%%s ]" % (sum_, latch),
                             "  %%r.x = sext %s %%r to i16" % t, "  %r.t = xor i16 %r.s, %r.x", "  ret i16 %r.t"]
        if early:
            out += ["out0:", "  %%q = phi %s [ %s, %%head ]" % (t, r.choice(before)), "  %%q.x = zext %s %%q to i16" % t, "  ret i16 %q.x"]
        return "\n".join(out + ["}", ""])


def extended(first, n):
    return 'target datalayout = "n8:16:32:64"\n' + "".join(Extended(seed).text("f%d" % seed) for seed in range(first, first + n))


def nests(first, n):
    return 'target datalayout = "n8:16:32:64"\n' + "".join(Nest(seed).text("f%d" % seed) for seed in range(first, first + n))


def module(first, n):
    return "".join(Loop(seed).text("f%d" % seed) for seed in range(first, first + n))


def _left(r, name):
    """Loops in loops that are left, from within, to any depth, by conditions from before them all."""
    depth = r.randint(2, 4)
    head = [f"define i32 @{name}(i1 %c0, i1 %c1, i1 %c2, i32 %s, i32 %n) {{", "entry:", "  %acc = alloca i32", "  %fuel = alloca i32", "  store i32 %n, ptr %acc", "  store i32 24, ptr %fuel", "  br label %h0"]
    out, k = [], 0
    after = [f"e{d}" for d in range(depth)]  # e(d): behind loop d, in loop d - 1

    def work():
        nonlocal k
        k += 1
        return [f"  %l{k} = load i32, ptr %acc", f"  %m{k} = mul i32 %l{k}, {r.choice([3, 5, 7, 31])}", f"  %a{k} = add i32 %m{k}, {k}", f"  store i32 %a{k}, ptr %acc"]

    def leave(d, onward):
        nonlocal k
        k += 1
        to = r.choice(after[: d + 1] + [f"t{x}" for x in range(d + 1)] + ["out"])
        kind = r.randrange(6)
        if kind == 0:
            return [f"  %b{k} = load i32, ptr %acc", f"  %x{k} = trunc i32 %b{k} to i1", f"  br i1 %x{k}, label %{onward}, label %{to}"]
        if kind == 1:
            return [f"  switch i32 %s, label %{onward} [ i32 1, label %{to} i32 2, label %{r.choice(after[: d + 1])} ]"]
        if kind == 2:
            return [f"  %b{k} = load i32, ptr %acc", f"  %x{k} = trunc i32 %b{k} to i1", f"  %y{k} = {r.choice(['and', 'or'])} i1 %x{k}, %c{r.randrange(3)}", f"  br i1 %y{k}, label %{onward}, label %{to}"]
        pair = [onward, to]
        r.shuffle(pair)
        return [f"  br i1 %c{r.randrange(3)}, label %{pair[0]}, label %{pair[1]}"]

    for d in range(depth):
        steps = r.randint(1, 3)
        for i in range(steps):
            last = f"h{d + 1}" if d + 1 < depth else f"t{d}"
            nxt = f"h{d}.{i + 1}" if i + 1 < steps else last
            out += [f"h{d}{'.%d' % i if i else ''}:"] + work() + leave(d, nxt)
        k += 1
        out += [f"t{d}:"] + work() + [f"  %f{k} = load i32, ptr %fuel", f"  %g{k} = sub i32 %f{k}, 1", f"  store i32 %g{k}, ptr %fuel", f"  %z{k} = icmp sgt i32 %g{k}, 0", f"  br i1 %z{k}, label %h{d}, label %e{d}"]
        out += [f"e{d}:"] + work() + [f"  br label %{f't{d - 1}' if d else 'out'}"]
    return "\n".join(head + out + ["out:", "  %r = load i32, ptr %acc", "  ret i32 %r", "}", ""])


def left(seed, n):
    return "\n".join(_left(random.Random(f"{seed} {i}"), f"f{i}") for i in range(n))


def _carried(r, name):
    """A loop left by its header and by its latch, with counters that are read in it, behind it, or behind the header's exit alone."""
    n = r.randint(1, 3)
    out = [f"define i32 @{name}(i32 %a, i32 %b, ptr %p) {{", "entry:", "  br label %h", "h:"]
    out += [f"  %v{i} = phi i32 [ {r.choice(['0', '100', '%a', '%b'])}, %entry ], [ %w{i}, %t ]" for i in range(n)]
    out += ["  %s = phi i32 [ 7, %entry ], [ %s.n, %t ]", "  %k = phi i32 [ 0, %entry ], [ %k.n, %t ]"]
    out += [f"  %x = {r.choice(['load i32, ptr %p', 'mul i32 %s, 5', 'xor i32 %s, %k', 'add i32 %a, %b'])}", f"  %c = icmp {r.choice(['eq', 'slt', 'ult'])} i32 %x, {r.choice(['0', '%k', '-90', '%a'])}"]
    out += [f"  br i1 %c, label %{'out, label %m' if r.random() < 0.7 else 'm, label %out'}", "m:"]
    values = ["%x", "%s", "%k"] + [f"%v{i}" for i in range(n) if r.random() < 0.3]
    out += [f"  %w{i} = {r.choice(['mul', 'add', 'xor'])} i32 {r.choice(values)}, {r.choice(values + ['13', '1'])}" for i in range(n)]
    out += ["  %s.m = mul i32 %s, 3", f"  %s.n = add i32 %s.m, {r.choice(values)}", "  br label %t", "t:", "  %k.n = add i32 %k, 1"]
    out += [f"  %y = xor i32 %s.n, {r.choice(values)}", f"  %d0 = icmp {r.choice(['ult', 'ne', 'slt'])} i32 %y, {r.choice(['99', '%b', '-5'])}", "  %d1 = icmp ult i32 %k.n, 9", f"  %d = and i1 %d1, {r.choice(['%d0', 'true'])}", "  br i1 %d, label %h, label %end"]
    out += ["out:"] + [f"  %o{i} = phi i32 [ %v{i}, %h ]" for i in range(n)] + ["  %r0 = add i32 %o0, 1"] + [f"  %r{i} = sub i32 %r{i - 1}, %o{i}" for i in range(1, n)] + [f"  ret i32 %r{n - 1}"]
    return "\n".join(out + ["end:", "  %e = phi i32 [ %s.n, %t ]", "  ret i32 %e", "}", ""])


def carried(seed, n):
    return "\n".join(_carried(random.Random(f"{seed} {i}"), f"f{i}") for i in range(n))


if __name__ == "__main__":
    import sys
    print(module(int(sys.argv[1]), int(sys.argv[2])), end="")
