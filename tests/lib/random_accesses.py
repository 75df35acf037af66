"""Random loops over arrays: several statements, each a load or two and a store, at indices that count up, down, by two, or stand still; some under conditions on the counter;
a sum that is used behind the loop; arrays that are the same place or not, which only an argument tells. What the arrays hold in the end is the result.

    module(first, n)             n functions of integers: `nvrun --compare before after --random 20`
    module(first, n, Carried)    the same, where most of what is stored is loaded in another round, often the next one
"""
from random_code import Code

SIZE = 24


class Loop(Code):
    def __init__(self, seed):
        super().__init__(seed)
        self.nest = 0
        self.places = ["%A", "%B", "%C", "%P", "%Q"]
        self.values = ["%a", "%b"]

    def index(self):
        k = self.r.randint(0, 5)
        kind = self.r.random()
        if kind < 0.5:
            return self.emit("add nuw nsw i32 %%i, %d" % k) if k else "%i"
        if kind < 0.65:
            return self.emit("sub nsw i32 %d, %%i" % (k + 8))
        if kind < 0.8:
            return self.emit("mul nuw nsw i32 %i, 2")
        if kind < 0.9:
            return str(k)
        return self.emit("add nuw nsw i32 %%o, %d" % k)

    def address(self):
        return self.emit("getelementptr inbounds i32, ptr %s, i32 %s" % (self.r.choice(self.places), self.index()))

    def value(self):
        kind = self.r.random()
        if kind < 0.5:
            v = self.emit("load i32, ptr %s" % self.address())
            self.values.append(v)
            return v
        if kind < 0.6:
            return self.r.choice(["%i", "3", "%o"])
        return self.r.choice(self.values)

    def statement(self):
        x, y = self.value(), self.value()
        v = self.emit("%s i32 %s, %s" % (self.r.choice(["add", "xor", "mul", "sub"]), x, y))
        self.values.append(v)
        if self.r.random() < 0.8:
            self.lines.append("  store i32 %s, ptr %s" % (v, self.address()))
        return v

    def block(self, name):
        """A statement under a condition on the counter, or both ways."""
        self.nest += 1
        n, kept = self.nest, list(self.values)
        c = self.emit("icmp %s i32 %%i, %s" % (self.r.choice(["eq", "eq", "ne", "slt", "sgt", "ult", "ule", "uge"]), self.r.choice(["%n", "%n", "0", "1", "3", "5", "6", "9", "-1"])))
        if self.r.random() < 0.2:
            self.lines.append("  store i32 %i, ptr %Q")
        other = self.r.random() < 0.4
        self.lines += ["  br i1 %s, label %%y%d, label %%%s%d" % (c, n, "n" if other else "j", n), "y%d:" % n]
        x = self.statement()
        self.values = list(kept)
        self.lines += ["  br label %%j%d" % n]
        if other:
            self.lines += ["n%d:" % n]
            y = self.statement()
            self.values = list(kept)
            self.lines += ["  br label %%j%d" % n, "j%d:" % n, "  %%p%d = phi i32 [ %s, %%y%d ], [ %s, %%n%d ]" % (n, x, n, y, n)]
        else:
            self.lines += ["j%d:" % n, "  %%p%d = phi i32 [ %s, %%y%d ], [ %%s, %%%s ]" % (n, x, n, name)]
        self.values.append("%%p%d" % n)
        return "j%d" % n

    def text(self, name):
        r, at = self.r, "loop"
        once = r.random() < 0.1  # nothing happens but in one round
        if once:
            c = self.emit("icmp %s i32 %s, %s" % (r.choice(["eq", "ne"]), r.choice(["%i", "%i", "%i.d"]), r.choice(["%n", "%n", "0", "3", "6", "7", "9", "-1"])))
            eq = "eq" in self.lines[-1]
            self.lines = ["  %i.d = add i32 %i, 2"] + self.lines + ["  br i1 %s, label %%%s, label %%%s" % (c, "y1" if eq else "j1", "j1" if eq else "y1"), "y1:"]
            x = self.statement()
            self.lines += ["  br label %j1", "j1:", "  %%p1 = phi i32 [ %s, %%y1 ], [ %%s, %%loop ]" % x]
            self.values, at = ["%a", "%b"], "j1"
        for _ in range(0 if once else r.randint(1, 4)):
            if r.random() < 0.4:
                at = self.block(at)
            else:
                self.statement()
        count = r.choice(["7", "4", "%m"])
        up = r.random() < 0.8
        outer = r.random() < 0.2
        sum_ = r.choice(self.values + ["%s"])
        out = ["define i32 @%s(i32 %%a, i32 %%b, i32 %%n, i1 %%c, i1 %%d) {" % name, "entry:"]
        out += ["  %%%s = alloca [%d x i32]" % (x, SIZE) for x in "ABC"]
        out += ["  %m.0 = and i32 %b, 7", "  %m = add nuw nsw i32 %m.0, 1", "  br label %init", "init:", "  %k = phi i32 [ 0, %entry ], [ %k.n, %init ]"]
        out += ["  %%e%s = getelementptr i32, ptr %%%s, i32 %%k\n  %%w%s = mul i32 %%k, %d\n  store i32 %%w%s, ptr %%e%s" % (x, x, x, 3 + i, x, x) for i, x in enumerate("ABC")]
        out += ["  %k.n = add i32 %k, 1", "  %%k.c = icmp eq i32 %%k.n, %d" % SIZE, "  br i1 %k.c, label %pre, label %init", "pre:",
                "  %P.0 = select i1 %c, ptr %A, ptr %B", "  %%P = getelementptr inbounds i32, ptr %%P.0, i32 %d" % r.choice([0, 0, 1, 4]), "  %Q = select i1 %d, ptr %B, ptr %C", "  br label %outer", "outer:",
                "  %%o = phi i32 [ 0, %%pre ]%s" % (", [ %o.n, %after ]" if outer else ""), "  br label %loop", "loop:"]
        out += ["  %%i = phi i32 [ %s, %%outer ], [ %%i.n, %%%s ]" % ("0" if up else "7", at), "  %%s = phi i32 [ %%a, %%outer ], [ %%s.n, %%%s ]" % at]
        out += self.lines + ([] if once else ["  %%s.n = %s i32 %s, %%s" % (r.choice(["add", "xor"]), sum_)])
        if up:
            out += ["  %i.n = add nuw nsw i32 %i, 1", "  %%x = icmp eq i32 %%i.n, %s" % count]
        else:
            out += ["  %i.n = add nsw i32 %i, -1", "  %%x = icmp eq i32 %%i, %s" % r.choice(["0", "3"])]
        out += ["  br i1 %%x, label %%after, label %%loop%s" % r.choice(["", "", ", !llvm.loop !0"]), "after:", "  %%r = phi i32 [ %s, %%%s ]" % (r.choice(["%s.n", "%s", "%i", "%i.n"]), at)]
        out += ["  %o.n = add i32 %o, 1", "  %o.c = icmp ult i32 %o.n, 2", "  br i1 %o.c, label %outer, label %sum"] if outer else ["  br label %sum"]
        out += ["sum:", "  %h = phi i32 [ %r, %after ], [ %h.n, %sum ]", "  %l = phi i32 [ 0, %after ], [ %l.n, %sum ]"]
        last = "%h"
        for i, x in enumerate("ABC"):
            out += ["  %%f%s = getelementptr i32, ptr %%%s, i32 %%l\n  %%g%s = load i32, ptr %%f%s\n  %%q%s = mul i32 %s, 31\n  %%z%s = add i32 %%q%s, %%g%s" % (x, x, x, x, x, last, x, x, x)]
            last = "%z" + x
        out += ["  %%h.n = add i32 %s, 0" % last, "  %l.n = add i32 %l, 1", "  %%l.c = icmp eq i32 %%l.n, %d" % SIZE, "  br i1 %l.c, label %end, label %sum", "end:", "  ret i32 %h.n", "}", ""]
        return "\n".join(out).replace("%s.n", "%p1") if once else "\n".join(out)


class Carried(Loop):
    def statement(self):
        r = self.r
        if r.random() < 0.35:
            return super().statement()
        place, k, step, apart = r.choice(self.places), r.randint(2, 4), r.choice([1, 1, 2]), r.choice([1, 1, 1, -1, -1, 2, 0])

        def address(by):
            i = self.emit("mul nuw nsw i32 %i, 2") if step == 2 else "%i"
            i = self.emit("add nuw nsw i32 %s, %d" % (i, k + by)) if k + by >= 0 else self.emit("sub nsw i32 %s, %d" % (i, -k - by))
            return self.emit("getelementptr inbounds i32, ptr %s, i32 %s" % (place, i))

        def load():
            if r.random() < 0.2:
                return self.emit("bitcast float %s to i32" % self.emit("load float, ptr %s" % address(0)))
            return self.emit("load i32, ptr %s" % address(0))

        first = r.random() < 0.6
        x = load() if first else self.value()
        v = self.emit("%s i32 %s, %s" % (r.choice(["add", "xor", "mul", "sub"]), x, self.value()))
        self.lines.append("  store i32 %s, ptr %s" % (v, address(apart * step)))
        self.values += [v, x if first else load()]
        return self.values[-1]


def module(first, n, kind=Loop):
    return "".join(kind(seed).text("f%d" % seed) for seed in range(first, first + n)) + '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.distribute.enable", i1 true}\n'


if __name__ == "__main__":
    import sys
    print(module(int(sys.argv[1]), int(sys.argv[2])), end="")
