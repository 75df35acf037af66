"""Functions full of comparisons that follow from one another or nearly do: sums with and without flags, minima, casts and counters over small integers, under nested
branches, assumptions and joined conditions. module(seed, n): the text of n functions; each returns what all comparisons on its way were."""
import random

from random_code import Code

PREDS = ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"]


class Function(Code):
    def __init__(self, rng, name):
        super().__init__(r=rng)
        self.function = name
        self.bits = rng.choice([3, 4, 5, 8])
        self.ty = "i%d" % self.bits

    def constant(self):
        return str(self.r.randrange(-(1 << self.bits - 1), 1 << self.bits - 1))

    def value(self, values):
        return self.r.choice(values) if self.r.random() < 0.85 else self.constant()

    def operation(self, values):
        r, a = self.r, self.value(values)
        b = self.value(values) if r.random() < 0.5 else self.constant()
        k = r.randrange(9)
        if k < 4:
            flags = r.choice(["", "nuw ", "nsw ", "nuw nsw "])
            return self.emit("%s %s%s %s, %s" % (r.choice(["add", "add", "sub", "mul"]), flags, self.ty, a, b))
        if k == 4:
            return self.emit("%s %s %s, %s" % (r.choice(["and", "or"]), self.ty, a, b))
        if k == 5:
            return self.emit("call %s @llvm.%s.%s(%s %s, %s %s)" % (self.ty, r.choice(["umin", "umax", "smin", "smax", "usub.sat", "uadd.sat"]), self.ty, self.ty, a, self.ty, b))
        if k == 6:
            return self.emit("%s %s %s, %d" % (r.choice(["lshr", "shl nuw", "shl nsw", "shl"]), self.ty, a, r.randrange(1, self.bits)))
        if k == 7:
            return self.emit("urem %s %s, %d" % (self.ty, a, r.randrange(1, 1 << self.bits - 1)))
        wide = self.emit("%s %s %s to i%d" % (r.choice(["zext", "sext", "zext nneg"]), self.ty, a, self.bits + 3))
        more = self.emit("add %si%d %s, %d" % (r.choice(["", "nuw ", "nsw "]), self.bits + 3, wide, r.randrange(-3, 4)))
        return self.emit("trunc %si%d %s to %s" % (r.choice(["", "nuw ", "nsw "]), self.bits + 3, more, self.ty))

    def comparison(self, values):
        return self.emit("icmp %s %s %s, %s" % (self.r.choice(PREDS), self.ty, self.value(values), self.value(values)))

    def condition(self, values):
        r, c = self.r, self.comparison(values)
        k = r.randrange(6)
        if k < 3:
            return c
        d = self.comparison(values)
        if k == 3:
            return self.emit("and i1 %s, %s" % (c, d))
        if k == 4:
            return self.emit("or i1 %s, %s" % (c, d))
        return self.emit("select i1 %s, i1 %s, i1 false" % (c, d) if r.random() < 0.5 else "select i1 %s, i1 true, i1 %s" % (c, d))

    def told(self, told, values):
        """What a comparison is here goes into the result."""
        bit = self.emit("zext i1 %s to i64" % self.condition(values))
        twice = self.emit("shl i64 %s, 1" % told)
        return self.emit("or i64 %s, %s" % (twice, bit))

    def block(self, values, told, depth):
        r, values = self.r, list(values)
        for _ in range(r.randrange(1, 4)):
            values.append(self.operation(values))
        for _ in range(r.randrange(1, 4)):
            told = self.told(told, values)
        if r.random() < 0.2:
            self.lines.append("  call void @llvm.assume(i1 %s)" % self.comparison(values))
            told = self.told(told, values)
        k = r.randrange(5) if depth < 4 else 4
        if k == 4:
            self.lines.append("  ret i64 %s" % told)
            return
        here = self.label("h")
        a, b = "a" + here[1:], "b" + here[1:]
        if k == 3:  # a counter until it meets, or passes, a bound
            start, bound = self.value(values), self.value(values)
            self.lines += ["  br label %%%s" % here, "%s:" % here]
            top = len(self.lines)
            i = "%%i%s" % here
            told = self.told(told, values + [i])
            c = self.emit("icmp %s %s %s, %s" % (r.choice(["eq", "uge", "sge"]), self.ty, i, bound))
            self.lines += ["  br i1 %s, label %%%s, label %%%s" % (c, b, a), "%s:" % a]
            inside = self.told("%t" + here, values + [i])
            fuel = self.emit("add i8 %%f%s, 1" % here)
            self.lines.append("  %%n%s = add %s%s %s, %d" % (here, r.choice(["", "nuw ", "nsw "]), self.ty, i, r.choice([1, 1, 1, 2, -1])))
            stop = self.emit("icmp eq i8 %s, 6" % fuel)
            self.lines += ["  br i1 %s, label %%x%s, label %%%s" % (stop, here, here), "x%s:" % here, "  ret i64 %s" % inside, "%s:" % b]
            before = self.lines[:top]
            came = next((l[:-1] for l in reversed(before[:-1]) if l.endswith(":")), "entry")
            self.lines[top:top] = ["  %s = phi %s [ %s, %%%s ], [ %%n%s, %%%s ]" % (i, self.ty, start, came, here, a),
                                   "  %%f%s = phi i8 [ 0, %%%s ], [ %s, %%%s ]" % (here, came, fuel, a),
                                   "  %%t%s = phi i64 [ 0, %%%s ], [ %s, %%%s ]" % (here, came, inside, a)]
            self.block(values + [i], told, depth + 1)
            return
        c = self.condition(values)
        if k == 2:
            self.lines += ["  switch %s %s, label %%%s [ %s %s, label %%%s ]" % (self.ty, self.value(values[:3]), a, self.ty, self.constant(), b)]
        else:
            self.lines += ["  br i1 %s, label %%%s, label %%%s" % (c, a, b)]
        for way in (a, b):
            self.lines.append("%s:" % way)
            self.block(values, told, depth + 1)

    def text(self):
        args = ["%x", "%y", "%z"]
        self.block(args, "0", 0)
        return "define i64 @%s(%s) {\nentry:\n%s\n}\n" % (self.function, ", ".join("%s noundef %s" % (self.ty, a) for a in args), "\n".join(self.lines))


def module(seed, n):
    rng = random.Random(seed)
    functions = [Function(rng, "f%d" % i) for i in range(n)]
    body = "\n".join(f.text() for f in functions)
    declared = ["declare void @llvm.assume(i1)"]
    for bits in (3, 4, 5, 8):
        declared += ["declare i%d @llvm.%s.i%d(i%d, i%d)" % (bits, w, bits, bits, bits) for w in ("umin", "umax", "smin", "smax", "usub.sat", "uadd.sat")]
    return 'target triple = "nvptx64-nvidia-cuda"\n' + "\n".join(declared) + "\n\n" + body
