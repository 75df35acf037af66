"""print<coalescing> and print<bank-conflicts> against brute force: every number and every span that is printed holds for every full warp of every launch
that the stated conditions allow. "Not known" is allowed, and counted where the expression is linear."""
import random
import re

import pytest

import harness
import warps

SHAPES = [(32, 1, 1), (64, 1, 1), (256, 1, 1), (32, 8, 1), (32, 4, 2), (64, 4, 1), (16, 16, 1), (8, 4, 1), (8, 8, 4), (48, 4, 1), (20, 10, 1), (100, 3, 1), (1, 64, 1), (3, 5, 7)]
SIZES = {"i8": 1, "i16": 2, "float": 4, "double": 8, "<4 x float>": 16, "<2 x float>": 8, "[3 x float]": 12}
HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
""" + "".join("declare i32 @llvm.%s.i32(i32, i32)\n" % x for x in ("umin", "umax", "smin", "smax"))


class Kernel:
    """One access to one address of a random expression."""

    def __init__(self, rnd, n, kind):
        r = self.r = rnd
        g = self.g = warps.Gen(r, flags=kind != "plain")
        self.name, self.kind = "k%d" % n, kind
        self.shape = r.choice(SHAPES) if kind == "plain" or r.random() < 0.5 else None
        self.shared = r.random() < 0.5
        self.elem = r.choice(list(SIZES))
        self.size = SIZES[self.elem]
        self.align = r.choice([a for a in (1, 2, 4, 8, 16) if a <= max(4, self.size)]) if kind == "random" else self.size & -self.size
        self.base_align = 256 if kind == "plain" else r.choice([self.align, 32, 256])
        loop = kind == "random" and r.random() < 0.3
        if loop:
            start, step = g.tid(0), r.choice([1, 32, 5, 64])
            g.loop_start = len(g.lines)
            g.ev["%j"] = lambda e: [e.round] * e.lanes
            g.ev["%i"] = lambda e: [warps.wrap(x + e.round * step, 32) for x in g.of(start, e)]
        if kind == "plain":
            v = g.tid(0)
            for d in (0, 1, 2):
                if r.random() < 0.6:
                    v = g.bin(r.choice(["add", "sub"]), v, g.bin("mul", g.tid(d), g.const(r.choice([1, 2, 3, 8, 16, 31, 32, 33, 64, 100]), 32)))
        else:
            v = g.linear() if kind == "linear" else g.random(r.randint(1, 7))
        self.offset = g.cast(r.choice(["zext", "sext"]), v, 64) if r.random() < 0.7 or kind == "plain" else v
        body = list(g.lines)
        space, base = (3, "@s_" + self.name) if self.shared else (1, "%A")
        body.append("  %%p = getelementptr %s, ptr addrspace(%d) %s, i%d %s" % (self.elem, space, base, self.offset[1], self.offset[0]))
        body.append("  store %s zeroinitializer, ptr addrspace(%d) %%p, align %d" % (self.elem, space, self.align))
        if loop:
            k = g.loop_start
            body = body[:k] + ["  br label %l", "l:", "  %j = phi i32 [ 0, %e ], [ %j1, %l ]", "  %%i = phi i32 [ %s, %%e ], [ %%i1, %%l ]" % start[0]] + body[k:]
            body += ["  %j1 = add i32 %j, 1", "  %%i1 = add i32 %%i, %d" % step, "  %c = icmp ult i32 %j1, 9", "  br i1 %c, label %l, label %x", "x:"]
        self.rounds = 9 if loop else 1
        self.text = ("@s_%s = internal addrspace(3) global [4096 x i8] undef, align %d\n" % (self.name, self.base_align) if self.shared else "")
        self.text += "define ptx_kernel void @%s(ptr addrspace(1) align %d %%A, i32 %%n0, i32 %%n1)%s {\ne:\n%s\n  ret void\n}\n" % (
            self.name, self.base_align, ' "nvvm.reqntid"="%d,%d,%d"' % self.shape if self.shape else "", "\n".join(body))

    def case(self, shape, first, base):
        """Addresses of one warp, with the environment; None where the program is undefined."""
        r = self.r
        args = [r.choice([0, 1, 2, 3, 4, 7, 8, 16, 31, 32, 33, 100, 1000, -1, -5, -64, r.randint(0, 5000)]) for _ in range(2)]
        env = warps.Env(shape, first, args, r.choice([0, 1, 2, 3, 7, 100]), 8, r.randrange(self.rounds))
        try:
            off = [warps.signed(x, self.offset[1]) for x in self.g.of(self.offset, env)]
        except warps.Poison:
            return None, env
        addr = [base + self.size * x for x in off]
        return (addr if all(a % self.align == 0 for a in addr) else None), env


LINE = re.compile(r"^  (?:(?P<one>one place for the warp)|stride (?P<stride>-?\d+)(?: to (?P<stride_hi>-?\d+))? bytes|(?P<uneven>no even stride)): "
                  r"(?:(?P<lo>\d+)(?: to (?P<hi>\d+))? sectors? per warp, at best (?P<ilo>\d+)(?: to (?P<ihi>\d+))?|(?P<free>no bank conflict)|(?P<clo>\d+)-(?: to (?P<chi>\d+)-)?way bank conflict)(?: \((?P<cond>.*)\))?$")


def check(k, line, cases, exact):
    """Problem as text, or None."""
    m = LINE.match(line)
    if not m:
        assert "not known when compiling" in line, line
        return "not known"
    cond = set((m["cond"] or "").split(", ")) - {""}
    known = {"if the index does not wrap", "away from the bounds", "if a warp is in one row of the block", "if blocks are a multiple of 32 wide", "rows of the block apart", "if the array starts at a sector"}
    assert cond <= known, cond
    one_row, wide = "if a warp is in one row of the block" in cond, "if blocks are a multiple of 32 wide" in cond
    if k.shape and (one_row or wide):
        return "assumes a shape where it is known"
    num = lambda name, other: (int(m[name]), int(m[other] or m[name]))
    strides, seen = set(), []
    for _ in range(cases):
        shape = k.shape or k.r.choice(SHAPES)
        if (wide and shape[0] % 32) or (one_row and shape[0] % 32 and shape[1] * shape[2] > 1):
            continue
        threads = shape[0] * shape[1] * shape[2]
        firsts = list(range(0, threads - 31, 32)) or [0]
        base = 4096 + (32 * k.r.randrange(8) if "if the array starts at a sector" in cond else k.r.randrange(64) * k.base_align)
        base -= base % k.base_align
        for first in firsts if exact else [k.r.choice(firsts)]:
            addr, env = k.case(shape, first, base)
            if addr is None or (env.wrapped and "if the index does not wrap" in cond) or (env.stopped and "away from the bounds" in cond):
                continue
            if "rows of the block apart" in cond:
                rows = {}
                for a, y, z in zip(addr, env.tid[1], env.tid[2]):
                    rows.setdefault((y, z), set()).update({b // 32 for b in range(a, a + k.size)})
                if len(set().union(*rows.values())) < sum(len(x) for x in rows.values()):
                    continue
            case = "block %s, warp at %d, args %s, block %d, round %d, base %d: offsets %s" % (shape, first, env.args, env.block, env.round, base, [a - base for a in addr])
            diffs = {b - a for a, b in zip(addr, addr[1:])} or {0}
            if m["one"] and diffs != {0}:
                return "no one place: " + case
            if m["stride"] and (len(diffs) > 1 or not num("stride", "stride_hi")[0] <= min(diffs) <= num("stride", "stride_hi")[1]):
                return "another stride: " + case
            strides |= diffs
            if k.shared:
                got, said = warps.conflict(addr, k.size, k.align), (1, 1) if m["free"] else num("clo", "chi")
            else:
                got, said = warps.sectors(addr, k.size), num("lo", "hi")
                best = warps.ideal(addr, k.size)
                if not num("ilo", "ihi")[0] <= best <= num("ilo", "ihi")[1]:
                    return "at best %d: %s" % (best, case)
            if not said[0] <= got <= said[1]:
                return "%d: %s" % (got, case)
            seen.append(got)
    if exact and seen and said != (min(seen), max(seen)):
        return "said %s, is %s" % (said, (min(seen), max(seen)))
    return None


def answers(kernels, tmp_path):
    path = tmp_path / "in.ll"
    path.write_text(HEAD + "".join(k.text for k in kernels))
    r = harness.run("-passes=print<coalescing>,print<bank-conflicts>", "-disable-output", path)
    assert r.returncode == 0, r.err[:2000]
    out, cur = {}, None
    for line in r.err.split("\n"):
        m = re.match(r"Printing analysis '.*' for function '(.*)':", line)
        if m:
            cur = m.group(1)
        elif line.startswith("Inst:"):
            out[cur] = None
        elif line.startswith("  ") and cur in out and out[cur] is None:
            out[cur] = line
    return out


@pytest.mark.parametrize("kind,n,cases,unknown", [("plain", 60, 1, 0.0), ("linear", 150, 12, 0.05), ("random", 300, 12, 1.0)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_numbers_hold(kind, n, cases, unknown, seed, tmp_path):
    rnd = random.Random("%s %d" % (kind, seed))
    kernels = [Kernel(rnd, i, kind) for i in range(n)]
    said, missing = answers(kernels, tmp_path), 0
    for k in kernels:
        why = check(k, said[k.name], cases, kind == "plain")
        missing += why == "not known"
        assert why in (None, "not known"), "%s\n%s\n%s" % (k.text, said[k.name], why)
    assert missing <= unknown * n, "%d of %d not known" % (missing, n)


def one(body, tmp_path):
    """The line about the last access of a kernel of these instructions, which leave the address in %p."""
    path = tmp_path / "in.ll"
    path.write_text(HEAD + "define ptx_kernel void @k(ptr addrspace(1) align 32 %%A, i32 %%n0, i32 %%n1) {\n  %%x = call i32 @llvm.nvvm.read.ptx.sreg.laneid()\n%s  store float 0.0, ptr addrspace(1) %%p\n  ret void\n}\n" % body)
    return harness.run("-passes=print<coalescing>", "-disable-output", path).err.rstrip("\n").split("\n")[-1]


def chain(n, op):
    return "".join("  %%a%d = %s i32 %s, %s\n" % (i, op, "%%a%d" % (i - 1) if i else "%x", "%n0" if op == "xor" else i) for i in range(n)) + "  %%p = getelementptr float, ptr addrspace(1) %%A, i32 %%a%d\n" % (n - 1)


def test_what_is_too_much_is_not_known(tmp_path):
    """Caps of warp_values.h: nodes and depth of an expression, questions at once, answers to one, evaluations."""
    assert "stride 4 bytes" in one(chain(100, "add"), tmp_path)
    assert "not known" in one(chain(600, "add"), tmp_path)
    masks = lambda n: "".join("  %%m%d = add i32 %%n0, %d\n  %%q%d = and i32 %%x, %%m%d\n" % (i, i, i, i) for i in range(n))
    sums = lambda n: "".join("  %%s%d = add i32 %s, %%q%d\n" % (i, "%%s%d" % (i - 1) if i else "%x", i) for i in range(n))
    end = lambda n: "  %%p = getelementptr float, ptr addrspace(1) %%A, i32 %%s%d\n" % (n - 1)
    assert "sectors per warp" in one(masks(2) + sums(2) + end(2), tmp_path)    # 32 answers to one question: the unknown is n0 in both
    unknown = "".join("  %%m%d = load i32, ptr addrspace(1) %%A\n  %%q%d = and i32 %%x, %%m%d\n" % (i, i, i) for i in range(9))
    assert "not known" in one(unknown + sums(9) + end(9), tmp_path)            # nine questions of 32 answers each
    assert "sectors per warp" in one("  %t = urem i32 %n0, 64\n  %y = add i32 %x, %n1\n  %q0 = urem i32 %y, 63\n  %s0 = add i32 %q0, %t\n" + end(1), tmp_path)
    assert "not known" in one("  %y = add i32 %x, %n1\n  %q0 = urem i32 %y, 65\n" + sums(1) + end(1), tmp_path)
