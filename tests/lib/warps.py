"""What the threads of a warp touch, computed the slow way: random address expressions with an evaluator, and the numbers that follow from the
addresses of 32 lanes. The judge of print<coalescing> and print<bank-conflicts>."""


def wrap(x, n):
    return x & ((1 << n) - 1)


def signed(x, n):
    x = wrap(x, n)
    return x - (1 << n) if x >> (n - 1) else x


class Poison(Exception):
    """The program is undefined here: this case says nothing."""


class Env:
    """One launch and one warp's threads: registers, arguments, the round of the loop. Lanes are evaluated together, so that what an answer assumes of
    them (no wrapping between two lanes, no lane at a bound) can be looked at."""

    def __init__(self, shape, first, args, block, grid, rnd):
        x, y, _ = shape
        n = range(first, first + min(32, shape[0] * shape[1] * shape[2] - first))
        self.lanes = len(n)
        self.tid = [[t % x for t in n], [t // x % y for t in n], [t // x // y for t in n]]
        self.shape, self.args, self.block, self.grid, self.round = shape, args, block, grid, rnd
        self.wrapped = self.stopped = False
        self.memo = {}


class Gen:
    """Instructions of one kernel. A value is (text, width) or, of constants, (text, width, key); evaluators are in self.ev by key or text: they take an
    Env and give a list of unsigned numbers, one a lane."""

    def __init__(self, rnd, flags=True):
        self.r, self.flags, self.lines, self.n, self.ev = rnd, flags, [], 0, {}
        self.loop_start = None

    def add(self, text, width, ev):
        self.n += 1
        name = "%%v%d" % self.n
        self.lines.append("  %s = %s" % (name, text))
        self.ev[name] = ev
        return (name, width)

    def const(self, c, width):
        name = str(signed(c, width))
        self.ev[name + "/%d" % width] = lambda e: [wrap(c, width)] * e.lanes
        return (name, width, name + "/%d" % width)

    def of(self, v, env):
        key = v[2] if len(v) > 2 else v[0]
        if key not in env.memo:
            env.memo[key] = self.ev[key](env)
        return env.memo[key]

    # ---- leaves ----
    def tid(self, d):
        return self.add("call i32 @llvm.nvvm.read.ptx.sreg.tid.%s()" % "xyz"[d], 32, lambda e: list(e.tid[d]))

    def lane(self):
        return self.add("call i32 @llvm.nvvm.read.ptx.sreg.laneid()", 32, lambda e: list(range(e.lanes)))

    def block(self):
        return self.add("call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()", 32, lambda e: [e.block] * e.lanes)

    def width(self):
        return self.add("call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()", 32, lambda e: [e.shape[0]] * e.lanes)

    def arg(self, i):
        self.ev["%%n%d" % i] = lambda e: [wrap(e.args[i], 32)] * e.lanes
        return ("%%n%d" % i, 32)

    # ---- operations ----
    def bin(self, op, a, b):
        w, r = a[1], self.r
        fl = []
        if self.flags and op in ("add", "sub", "mul", "shl"):
            fl = [x for x in ("nuw", "nsw") if r.random() < 0.4]
        if self.flags and op == "or" and r.random() < 0.3:
            fl = ["disjoint"]

        def one(x, y, env):
            sx, sy = signed(x, w), signed(y, w)
            if op in ("add", "sub", "mul"):
                f = {"add": lambda p, q: p + q, "sub": lambda p, q: p - q, "mul": lambda p, q: p * q}[op]
                exact, un = f(sx, sy), f(x, y)
            elif op == "shl":
                if y >= w:
                    raise Poison
                exact, un = sx << y, x << y
            elif op in ("lshr", "ashr"):
                if y >= w:
                    raise Poison
                return x >> y if op == "lshr" else wrap(sx >> y, w)
            elif op in ("udiv", "urem"):
                if y == 0:
                    raise Poison
                return x // y if op == "udiv" else x % y
            elif op in ("sdiv", "srem"):
                if sy == 0 or sy == -1:
                    raise Poison
                q = abs(sx) // abs(sy) * (1 if (sx < 0) == (sy < 0) else -1)
                return wrap(q if op == "sdiv" else sx - q * sy, w)
            else:
                if "disjoint" in fl and x & y:
                    raise Poison
                return {"and": x & y, "or": x | y, "xor": x ^ y}[op]
            if exact != signed(exact, w):
                env.wrapped = True
                if "nsw" in fl:
                    raise Poison
            if "nuw" in fl and un != wrap(un, w):
                raise Poison
            return wrap(un, w)

        def ev(env):
            xs, ys = self.of(a, env), self.of(b, env)
            if op in ("udiv", "urem", "lshr") and len({signed(x, w) < 0 for x in xs}) > 1:
                env.wrapped = True
            return [one(x, y, env) for x, y in zip(xs, ys)]
        return self.add("%s%s i%d %s, %s" % (op, "".join(" " + x for x in fl), w, a[0], b[0]), w, ev)

    def cast(self, op, a, width):
        w = a[1]
        nneg = self.flags and op == "zext" and self.r.random() < 0.3

        def ev(env):
            xs = self.of(a, env)
            neg = {signed(x, w) < 0 for x in xs}
            if nneg and True in neg:
                raise Poison
            if op == "zext" and len(neg) > 1:
                env.wrapped = True
            if op == "trunc" and any(signed(x, w) - signed(xs[0], w) != signed(x, width) - signed(xs[0], width) for x in xs):
                env.wrapped = True
            return [wrap(signed(x, w), width) if op == "sext" else wrap(x, width) for x in xs]
        return self.add("%s%s i%d %s to i%d" % (op, " nneg" if nneg else "", w, a[0], width), width, ev)

    def bounded(self, a, b, out, env):
        """Of a value that moves and one that is the same in all lanes, some lane gets the latter."""
        xs, ys = self.of(a, env), self.of(b, env)
        if (len(set(xs)) > 1) != (len(set(ys)) > 1):
            env.stopped |= out != (xs if len(set(xs)) > 1 else ys)

    def minmax(self, op, a, b):
        w = a[1]

        def ev(env):
            out = []
            for x, y in zip(self.of(a, env), self.of(b, env)):
                p, q = (signed(x, w), signed(y, w)) if op[0] == "s" else (x, y)
                out.append(x if (p < q if op.endswith("min") else p > q) else y)
            self.bounded(a, b, out, env)
            return out
        return self.add("call i%d @llvm.%s.i%d(i%d %s, i%d %s)" % (w, op, w, w, a[0], w, b[0]), w, ev)

    def select(self, p, x, y, a, b):
        w = a[1]
        less = {"ult": lambda p, q: p < q, "slt": lambda p, q: signed(p, w) < signed(q, w), "eq": lambda p, q: p == q}[p]

        def cmp(env):
            return [int(less(s, t)) for s, t in zip(self.of(x, env), self.of(y, env))]
        c = self.add("icmp %s i%d %s, %s" % (p, w, x[0], y[0]), 1, cmp)

        def ev(env):
            cs = self.of(c, env)
            out = [s if k else t for k, s, t in zip(cs, self.of(a, env), self.of(b, env))]
            if {x[0], y[0]} == {a[0], b[0]}:
                self.bounded(a, b, out, env)
            return out
        return self.add("select i1 %s, i%d %s, i%d %s" % (c[0], w, a[0], w, b[0]), w, ev)

    # ---- random ones ----
    def linear(self):
        """Sums of multiples of registers, arguments and constants."""
        r, parts = self.r, []
        for _ in range(r.randint(1, 4)):
            k = r.random()
            x = self.tid(0) if k < 0.5 else self.tid(r.randint(1, 2)) if k < 0.65 else self.lane() if k < 0.75 else self.arg(r.randint(0, 1)) if k < 0.9 else self.bin("mul", self.block(), self.width())
            c = r.choice([1, 1, 1, 2, 3, 4, 8, 16, 31, 32, 33, 64, -1, 1024])
            if c != 1:
                x = self.bin("shl", x, self.const(c.bit_length() - 1, 32)) if c > 0 and c & (c - 1) == 0 and r.random() < 0.5 else self.bin("mul", x, self.const(c, 32))
            parts.append(x)
        v = parts[0]
        for p in parts[1:]:
            v = self.bin(r.choice(["add", "add", "sub"]), v, p)
        return self.bin("add", v, self.const(r.choice([1, 5, 8, 32, -3]), 32)) if r.random() < 0.3 else v

    def random(self, steps):
        r = self.r
        pool = [self.tid(0), self.linear()]
        if r.random() < 0.5:
            pool.append(self.tid(1))
        if r.random() < 0.5:
            pool.append(self.arg(0))
        if r.random() < 0.2:
            pool.append(self.lane())
        if self.loop_start is not None:
            pool += [("%j", 32), ("%i", 32)]
        for _ in range(steps):
            a, b, k = r.choice(pool), r.choice(pool), r.random()
            small = lambda: self.const(r.choice([0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 33, 63, 100, -32, -8, -1]), 32)
            if k < 0.25:
                v = self.bin(r.choice(["add", "sub"]), a, b if r.random() < 0.7 else small())
            elif k < 0.40:
                v = self.bin("mul", a, b if r.random() < 0.3 else small())
            elif k < 0.60:
                v = self.bin(r.choice(["and", "or", "xor"]), a, b if r.random() < 0.4 else small())
            elif k < 0.72:
                v = self.bin(r.choice(["shl", "lshr", "ashr"]), a, b if r.random() < 0.15 else self.const(r.randint(0, 6), 32))
            elif k < 0.86:
                v = self.bin(r.choice(["udiv", "urem", "sdiv", "srem"]), a, self.const(r.choice([2, 3, 4, 7, 8, 10, 16, 32, 48, 64]), 32))
            elif k < 0.92:
                v = self.minmax(r.choice(["umin", "umax", "smin", "smax"]), a, b if r.random() < 0.5 else small())
            elif k < 0.97:
                v = self.select(r.choice(["ult", "slt", "eq"]), a, b if r.random() < 0.5 else small(), r.choice(pool), r.choice(pool))
            else:
                v = self.cast(r.choice(["zext", "sext"]), self.cast("trunc", a, r.choice([8, 16])), 32)
            pool.append(v)
        return pool[-1]


# ---- what the hardware makes of it ----
def sectors(addr, size):
    return len({b // 32 for a in addr for b in range(a, a + size)})


def ideal(addr, size):
    return (len({b for a in addr for b in range(a, a + size)}) + 31) // 32


def conflict(addr, size, align):
    piece = min(align, 16)
    while size % piece:
        piece //= 2
    together = 32 if piece <= 4 else 128 // piece
    worst = 0
    for k in range(0, size, piece):
        for g in range(0, len(addr), together):
            banks = {}
            for a in addr[g:g + together]:
                for word in range((a + k) // 4, (a + k + max(piece, 4) - 1) // 4 + 1 if piece > 4 else (a + k) // 4 + 1):
                    banks.setdefault(word % 32, set()).add(word)
            worst = max([worst] + [len(s) for s in banks.values()])
    return worst
