"""Alias analysis is sound: its answers on random addresses hold for every value of the variables, and where opt-22 proves that two accesses
overlap it never says that they do not."""
import random
import re
import subprocess

import pytest

import harness

ANSWER = re.compile(r"^  (NoAlias|MayAlias|MustAlias|PartialAlias)(?: \(off (-?\d+)\))?:\t(.*)$")
CALL = re.compile(r"^  (NoModRef|Just Ref|Just Mod|Both ModRef):")


def evaluate(text, tool, tmp_path, *args):
    """{function: {(type* operand, type* operand): (answer, offset)}}"""
    path = tmp_path / "in.ll"
    path.write_text(text)
    r = subprocess.run([str(tool), "-passes=aa-eval", "-disable-output", "-print-all-alias-modref-info", *args, str(path)], capture_output=True, timeout=120)
    assert r.returncode == 0, r.stderr.decode("latin-1")[:2000]
    return answers(r.stderr.decode("latin-1"))


def answers(text):
    out, cur = {}, None
    for line in text.split("\n"):
        if line.startswith("Function: "):
            cur = out.setdefault(line.split(": ")[1], {})
        m = ANSWER.match(line)
        if m and cur is not None:
            a, b = m.group(3).split("* ")[0:2], m.group(3)
            cur[b] = (m.group(1), None if m.group(2) is None else int(m.group(2)))
    return out


# ---- random addresses, brute force ----
BITS = 16  # of pointers and indices


def wrap(x, n):
    return x & ((1 << n) - 1)


def signed(x, n):
    x = wrap(x, n)
    return x - (1 << n) if x >> (n - 1) else x


class Gen:
    """One function: integer variables from arguments of 8 bits, then addresses from one base. Each value: (text name, width, evaluator), where
    the evaluator gives None for poison."""

    def __init__(self, rnd, name):
        self.r, self.name, self.lines, self.n = rnd, name, [], 0
        self.nargs = rnd.choice([1, 2])
        self.ints = [("%%a%d" % i, 8, (lambda i: lambda e: e[i])(i)) for i in range(self.nargs)]
        self.ptrs = []

    def new(self):
        self.n += 1
        return "%%v%d" % self.n

    def pick(self, width=None):
        c = [x for x in self.ints if width is None or x[1] == width]
        return self.r.choice(c) if c else None

    def integer(self):
        r = self.r
        name, w, f = self.pick()
        k = r.choice(["add", "sub", "mul", "shl", "or", "and", "zext", "sext", "trunc", "add", "add2"])
        v = self.new()
        if k in ("zext", "sext"):
            wide = [x for x in (8, 16, 32) if x > w]
            if not wide:
                return
            t = r.choice(wide)
            nneg = k == "zext" and r.random() < 0.3
            self.lines.append("%s = %s%s i%d %s to i%d" % (v, k, " nneg" if nneg else "", w, name, t))

            def ev(e, f=f, w=w, t=t, k=k, nneg=nneg):
                x = f(e)
                if x is None or (nneg and x >> (w - 1)):
                    return None
                return x if k == "zext" else wrap(signed(x, w), t)
            self.ints.append((v, t, ev))
            return
        if k == "trunc":
            narrow = [x for x in (8, 16) if x < w]
            if not narrow:
                return
            t = r.choice(narrow)
            self.lines.append("%s = trunc i%d %s to i%d" % (v, w, name, t))
            self.ints.append((v, t, lambda e, f=f, t=t: None if f(e) is None else wrap(f(e), t)))
            return
        nuw, nsw = r.random() < 0.4, r.random() < 0.4
        if k == "add2":
            other = self.pick(w)
            oname, g = other[0], other[2]
            k = "add"
        else:
            c = r.choice([1, 2, 3, 4, 5, 7, 8, 12, 127, 128, 200, 255])
            if k == "shl":
                c = r.randrange(0, 5)
            c = wrap(c, w)
            oname, g = str(signed(c, w)), lambda e, c=c: c
        flags = (" nuw" if nuw else "") + (" nsw" if nsw else "")
        if k == "or":
            flags = " disjoint"
        if k == "and":
            flags = ""
        self.lines.append("%s = %s%s i%d %s, %s" % (v, k, flags, w, name, oname))

        def ev(e, f=f, g=g, k=k, w=w, nuw=nuw, nsw=nsw):
            x, y = f(e), g(e)
            if x is None or y is None:
                return None
            if k == "and":
                return x & y
            if k == "or":
                return None if x & y else x | y
            if k == "shl":
                s, u = signed(x, w) << y, x << y
            else:
                op = {"add": lambda p, q: p + q, "sub": lambda p, q: p - q, "mul": lambda p, q: p * q}[k]
                s, u = op(signed(x, w), signed(y, w)), op(x, y)
            if nsw and s != signed(s, w):
                return None
            if nuw and u != wrap(u, w):
                return None
            return wrap(u, w)
        self.ints.append((v, w, ev))

    def address(self):
        r = self.r
        base, f = r.choice(self.ptrs) if self.ptrs and r.random() < 0.6 else ("%p", lambda e: 0)
        v = self.new()
        size = r.choice([1, 2, 3, 4, 8, 12])
        ty = {1: "i8", 2: "i16", 4: "i32", 8: "i64", 3: "[3 x i8]", 12: "[3 x i32]"}[size]
        nusw, nuw = r.random() < 0.3, r.random() < 0.3
        if r.random() < 0.3:
            c = r.choice([-8, -4, -1, 0, 1, 2, 4, 6, 8, 16])
            iname, w, g = str(c), 32, lambda e, c=c: wrap(c, 32)
        else:
            iname, w, g = self.pick()
        self.lines.append("%s = getelementptr%s%s %s, ptr %s, i%d %s" % (v, " nusw" if nusw else "", " nuw" if nuw else "", ty, base, w, iname))

        def ev(e, f=f, g=g, w=w, size=size, nusw=nusw, nuw=nuw):
            b, x = f(e), g(e)
            if b is None or x is None:
                return None
            i = signed(x, w)
            if nusw and i != signed(i, BITS):
                return None
            if nuw and w > BITS and wrap(x, BITS) != x:
                return None
            i = signed(i, BITS)
            if nusw and i * size != signed(i * size, BITS):
                return None
            if nuw and wrap(i, BITS) * size != wrap(wrap(i, BITS) * size, BITS):
                return None
            off = wrap(i * size, BITS)
            at = e[-1]  # the number that the base pointer is
            a = wrap(at + b, BITS)
            if nuw and a + off >= 1 << BITS:
                return None
            if nusw and not 0 <= a + signed(off, BITS) < 1 << BITS:
                return None
            return wrap(b + off, BITS)
        self.ptrs.append((v, ev))

    def text(self):
        r = self.r
        for _ in range(r.randrange(1, 6)):
            self.integer()
        for _ in range(r.randrange(2, 5)):
            self.address()
        self.access = []
        for name, ev in self.ptrs + [("%p", lambda e: 0)]:
            n = r.choice([1, 2, 4, 8])
            self.lines.append("store i%d 0, ptr %s" % (8 * n, name))
            self.access.append((name, n, ev))
        return "define void @%s(ptr %%p%s) {\n  %s\n  ret void\n}\n" % (self.name, "".join(", i8 %%a%d" % i for i in range(self.nargs)), "\n  ".join(self.lines))


@pytest.mark.parametrize("seed", range(8))
def test_random_addresses(seed, tmp_path):
    rnd = random.Random(seed * 7919 + 1)
    gens, text = [], 'target datalayout = "e-p:16:16:16:16"\n'
    for i in range(150):
        g = Gen(rnd, "f%d" % i)
        text += g.text()
        gens.append(g)
    got = evaluate(text, harness.BIN, tmp_path)
    decided = 0
    for g in gens:
        envs = [[rnd.choice([rnd.randrange(256), 0, 1, 127, 128, 255]) for _ in range(g.nargs)] + [rnd.randrange(1 << BITS)] for _ in range(400)]
        vals = {name: [ev(e) for e in envs] for name, _, ev in g.access}
        for i, (p, n, _) in enumerate(g.access):
            for q, m, _ in g.access[:i]:
                x, y = "i%d* %s" % (8 * n, p), "i%d* %s" % (8 * m, q)
                a, swapped = got[g.name].get("%s, %s" % (x, y)), False
                if a is None:
                    a, swapped = got[g.name].get("%s, %s" % (y, x)), True
                assert a is not None, (g.name, x, y)
                decided += a[0] != "MayAlias"
                for k, (u, v) in enumerate(zip(vals[p], vals[q])):
                    if u is None or v is None:
                        continue
                    d = wrap(u - v, BITS)  # p - q
                    overlap = d < m or wrap(-d, BITS) < n
                    what = "%s: %s %s %s with %s\n%s" % (a, x, y, g.name, envs[k], "\n".join(g.lines))
                    if a[0] == "NoAlias":
                        assert not overlap, what
                    if a[0] == "MustAlias":
                        assert d == 0, what
                    if a[0] == "PartialAlias":
                        assert overlap, what
                        if a[1] is not None:
                            assert d == wrap(a[1] if swapped else -a[1], BITS), what
    assert decided > 100  # it does say something


# ---- beside opt ----
def inputs():
    return [p for p in harness.ll_files() if "/negative/" not in str(p)]


@pytest.mark.skipif(not harness.have("opt-22"), reason="opt-22 is not installed")
@pytest.mark.parametrize("pipeline", ["basic-aa", "default"])
def test_not_against_opt(pipeline):
    """Over all inputs of the tests, outside CI a third of them for each pipeline: no NoAlias where opt proves an overlap, no MustAlias where it proves none."""
    args = ["-passes=aa-eval", "-disable-output", "-print-all-alias-modref-info", "-aa-pipeline=" + pipeline]
    seen = 0
    for path in inputs() if harness.CI else inputs()[pipeline == "default"::3]:
        if path.stat().st_size > 200000:
            continue
        n = subprocess.run([str(harness.RELEASE)] + args + [str(path)], capture_output=True, timeout=60)
        ours = answers(n.stderr.decode("latin-1"))
        if n.returncode or not any(b[0] != "MayAlias" for pairs in ours.values() for b in pairs.values()):
            continue  # nothing is claimed: opt need not be asked
        r = subprocess.run(["opt-22"] + args + [str(path)], capture_output=True, timeout=60)
        if r.returncode:
            continue
        theirs = answers(r.stderr.decode("latin-1"))
        for fn, pairs in theirs.items():
            for k, (a, _) in pairs.items():
                b = ours.get(fn, {}).get(k)
                if b is None:
                    continue
                seen += 1
                if b[0] == "NoAlias":
                    assert a not in ("MustAlias", "PartialAlias"), "%s: %s: %s" % (path, fn, k)
                if b[0] in ("MustAlias", "PartialAlias"):
                    assert a != "NoAlias", "%s: %s: %s" % (path, fn, k)
    assert seen > 500
