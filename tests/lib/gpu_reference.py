"""What the kernels of bench/gpu compute, said again in Python, from the contents of their buffers as the interpreter printed them.

A kernel without a function here is only compared with itself after -O3; those that stand for something that has a name (a sum, a sort, a product,
SHA-256) have one, so that what is timed is what it is called."""
import collections
import math
import re


class Run:
    """One execution: sizes by name, buffers by name."""

    def __init__(self, module, printed):
        self.size, self.buf = {}, {}
        for name, small in re.findall(r"^; SIZE (\w+) (\S+)", module, re.M):
            self.size[name] = int(eval(re.sub("/", "//", small), {}, self.size))
        for name, kind, rows in re.findall(r"^(\w+) (\w+)\[\d+\] hash [0-9a-f]+\n((?:  .*\n)*)", printed, re.M):
            convert = float if kind[0] in "fhd" else int
            self.buf[name] = [convert(x) for x in rows.replace("?", "").split()]

    def __getattr__(self, name):
        return self.buf[name] if name in self.buf else self.size[name]


def close(got, want, rel=1e-4, abs_=1e-5, what=""):
    assert len(got) == len(want), what
    for i, (g, w) in enumerate(zip(got, want)):
        assert abs(g - w) <= abs_ + rel * abs(w), "%s[%d] is %r, %r by the reference" % (what, i, g, w)


def product(a, b, n, k, m, columns=False):
    """n by k times k by m, by rows; columns: b is stored by columns."""
    if columns:
        return [sum(a[i * k + q] * b[j * k + q] for q in range(k)) for i in range(n) for j in range(m)]
    return [sum(a[i * k + q] * b[q * m + j] for q in range(k)) for i in range(n) for j in range(m)]


def chunks(x, n):
    return [x[i:i + n] for i in range(0, len(x), n)]


def sums(x):
    out, t = [], 0
    for v in x:
        t += v
        out.append(t)
    return out


def dot(r):
    for b in range(r.blocks):
        want = sum(r.a[i] * r.b[i] for i in range(r.n) if i // 128 % r.blocks == b)
        close([r.out[b]], [want], 1e-4, 1e-4)


def reduce(r):
    close(r.out, [sum(v for i, v in enumerate(r.buf["in"]) if i // 512 % r.blocks == b) for b in range(r.blocks)], 1e-4, 1e-4)


def scan(r):
    assert [sums(c) for c in chunks(r.buf["in"], 1024)] == chunks(r.out, 1024) and r.sums == [sum(c) for c in chunks(r.buf["in"], 1024)]


def scan_blelloch(r):
    for c, o in zip(chunks(r.buf["in"], 512), chunks(r.out, 512)):
        close(o, [0] + sums(c)[:-1])


def compact(r):
    for c, o, n in zip(chunks(r.buf["in"], 256), chunks(r.out, 256), r.counts):
        kept = [x for x in c if x > 0]
        assert n == len(kept) and o[:n] == kept


def transpose(r):
    assert r.out == [r.buf["in"][j * r.n + i] for i in range(r.n) for j in range(r.n)]


def matmul(r):
    close(r.c, product(r.a, r.b, r.n, r.k, r.n))


matmul_naive = wmma_double = matmul


def wmma_half(r):
    close(r.c, product(r.a, r.b, r.n, r.k, r.n), 1e-3, 1e-3)


def mma_sync(r):
    close(r.c, product(r.a, r.b, r.n, r.k, r.n, columns=True), 1e-3, 1e-3)


def histogram(r):
    counted = collections.Counter(x & 255 for x in r.buf["in"])
    assert r.bins == [counted[i] for i in range(256)]


def bitonic_sort(r):
    assert [sorted(c) for c in chunks(r.buf["in"], 512)] == chunks(r.out, 512)


def radix_sort(r):
    assert [sorted(c) for c in chunks(r.buf["in"], 256)] == chunks(r.out, 256)


def odd_even_merge(r):
    for c, o in zip(chunks(r.buf["in"], 256), chunks(r.out, 256)):
        assert o == sorted(x * 2 + half for x in c[:128] for half in (0, 1))


def spmv_csr(r):
    close(r.y, [sum(r.val[i] * r.x[r.col[i]] for i in range(r.start[row], r.start[row + 1])) for row in range(r.rows)])


def spmv_ell(r):
    close(r.y, [sum(r.val[i * r.rows + row] * r.x[r.col[i * r.rows + row]] for i in range(r.per) if r.col[i * r.rows + row] >= 0) for row in range(r.rows)])


def nbody(r):
    for i, acc in list(enumerate(chunks(r.acc, 4)))[::16]:
        x, y, z, _ = r.pos[4 * i:4 * i + 4]
        want = [0, 0, 0]
        for a, b, c, mass in chunks(r.pos, 4):
            d = (a - x, b - y, c - z)
            f = mass * (sum(q * q for q in d) + 0.01) ** -1.5
            want = [w + f * q for w, q in zip(want, d)]
        close(acc[:3], want, 1e-3, 1e-2)


def fft(r):
    for row in range(r.batch):
        x = [complex(*p) for p in chunks(r.buf["in"][row * 1024:(row + 1) * 1024], 2)]
        y = [complex(*p) for p in chunks(r.out[row * 1024:(row + 1) * 1024], 2)]
        for k in range(0, 512, 37):
            want = sum(v * complex(math.cos(-2 * math.pi * k * i / 512), math.sin(-2 * math.pi * k * i / 512)) for i, v in enumerate(x))
            assert abs(y[k] - want) < 1e-2, k


def softmax(r):
    for p, o in zip(chunks(r.buf["in"], r.n), chunks(r.out, r.n)):
        s = sum(math.exp(x) for x in p)
        close(o, [math.exp(x) / s for x in p], 1e-3, 1e-6)


softmax_online = softmax


def layer_norm(r):
    for p, o in zip(chunks(r.buf["in"], r.n), chunks(r.out, r.n)):
        mean = sum(p) / r.n
        scale = (sum((x - mean) ** 2 for x in p) / r.n + 1e-5) ** -0.5
        close(o, [(x - mean) * scale * g + b for x, g, b in zip(p, r.gain, r.bias)], 1e-3, 1e-3)


def attention(r):
    for i in range(0, r.n, 8):
        q = r.q[i * 32:i * 32 + 32]
        w = [math.exp(sum(a * b for a, b in zip(q, key)) / math.sqrt(32)) for key in chunks(r.k, 32)]
        close(r.out[i * 32:i * 32 + 32], [sum(a * v[d] for a, v in zip(w, chunks(r.v, 32))) / sum(w) for d in range(32)], 1e-3, 1e-3)


def rotate(x, n):
    return (x << n | x >> (32 - n)) & 0xffffffff


def hash_murmur(r):
    for key, got in zip(chunks(r.keys, 16), r.out):
        h = 42
        for k in key:
            h ^= rotate((k & 0xffffffff) * 0xcc9e2d51 & 0xffffffff, 15) * 0x1b873593 & 0xffffffff
            h = (rotate(h, 13) * 5 + 0xe6546b64) & 0xffffffff
        h ^= 64
        h = (h ^ h >> 16) * 0x85ebca6b & 0xffffffff
        h = (h ^ h >> 13) * 0xc2b2ae35 & 0xffffffff
        assert got & 0xffffffff == h ^ h >> 16


def primes(n):
    out, x = [], 2
    while len(out) < n:
        if all(x % p for p in out):
            out.append(x)
        x += 1
    return out


def sha256(r):
    """Without the padding that hashlib would add: the compression of one block."""
    def fraction(x):
        return int((x % 1) * 2 ** 32)
    k = [fraction(p ** (1 / 3)) for p in primes(64)]
    h0 = [fraction(p ** 0.5) for p in primes(8)]
    for block, got in list(zip(chunks(r.buf["in"], 16), chunks(r.out, 8)))[:8]:
        w = [x & 0xffffffff for x in block]
        for i in range(16, 64):
            a, b = w[i - 15], w[i - 2]
            w.append((w[i - 16] + (rotate(a, 25) ^ rotate(a, 14) ^ a >> 3) + w[i - 7] + (rotate(b, 15) ^ rotate(b, 13) ^ b >> 10)) & 0xffffffff)
        a, b, c, d, e, f, g, h = h0
        for i in range(64):
            x = h + (rotate(e, 26) ^ rotate(e, 21) ^ rotate(e, 7)) + ((e & f) ^ (~e & g)) + k[i] + w[i]
            y = (rotate(a, 30) ^ rotate(a, 19) ^ rotate(a, 10)) + ((a & b) ^ (a & c) ^ (b & c))
            a, b, c, d, e, f, g, h = (x + y) & 0xffffffff, a, b, c, (d + x) & 0xffffffff, e, f, g
        assert [x & 0xffffffff for x in got] == [(x + y) & 0xffffffff for x, y in zip(h0, (a, b, c, d, e, f, g, h))]


def monte_carlo(r):
    throws = 128 * 2 * r.rounds
    assert abs(4 * sum(r.out) / (throws * r.blocks) - math.pi) < 0.2


def conv2d(r):
    w, h = r.w, r.h
    def at(x, y):
        return r.buf["in"][y * w + x] if 0 <= x < w and 0 <= y < h else 0
    close(r.out, [sum(r.filter[i * 5 + j] * at(x + j - 2, y + i - 2) for i in range(5) for j in range(5)) for y in range(h) for x in range(w)])


def conv_layer(r):
    w, h, n = r.w, r.h, r.planes
    def at(c, x, y):
        return r.buf["in"][(c * h + y) * w + x] if 0 <= x < w and 0 <= y < h else 0
    for o in range(0, 16, 5):
        for y in range(h):
            want = [max(0, sum(at(c, x + i % 3 - 1, y + i // 3 - 1) * r.weight[(o * n + c) * 9 + i] for c in range(n) for i in range(9))) for x in range(w)]
            close(r.out[(o * h + y) * w:(o * h + y + 1) * w], want)


def stencil2d(r):
    w, h = r.w, r.h
    def at(x, y):
        return r.buf["in"][y * w + x] if 0 <= x < w and 0 <= y < h else 0
    close(r.out, [0.5 * at(x, y) + 0.125 * (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) for y in range(h) for x in range(w)])


def stencil3d(r):
    w, h, d = r.w, r.h, r.d
    def at(x, y, z):
        return r.buf["in"][(z * h + y) * w + x]
    for z in range(1, d - 1):
        for y in range(1, h - 1):
            for x in range(1, w - 1):
                want = 0.4 * at(x, y, z) + 0.1 * (at(x, y, z - 1) + at(x, y, z + 1) + at(x - 1, y, z) + at(x + 1, y, z) + at(x, y - 1, z) + at(x, y + 1, z))
                close([r.out[(z * h + y) * w + x]], [want])


def jacobi(r):
    for by in range(0, r.h, 16):
        for bx in range(0, r.w, 32):
            now = {(x, y): r.buf["in"][(by + y) * r.w + bx + x] for y in range(16) for x in range(32)}
            for _ in range(4):
                now = {(x, y): 0.25 * sum(now.get(p, 0) for p in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))) for x, y in now}
            close([r.out[(by + y) * r.w + bx + x] for x, y in now], list(now.values()))


def life(r):
    w, h = r.w, r.h
    def at(x, y):
        return r.buf["in"][y % h * w + x % w]
    def lives(x, y):
        n = sum(at(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)) - at(x, y)
        return int(n == 3 or (n == 2 and at(x, y) == 1))
    assert r.out == [lives(x, y) for y in range(h) for x in range(w)]


def black_scholes(r):
    def normal(x):
        return 0.5 * (1 + math.erf(x / math.sqrt(2)))
    for s, x, t, call, put in zip(r.price, r.strike, r.years, r.call, r.put):
        d1 = (math.log(s / x) + (0.02 + 0.5 * 0.3 ** 2) * t) / (0.3 * math.sqrt(t))
        d2 = d1 - 0.3 * math.sqrt(t)
        e = x * math.exp(-0.02 * t)
        close([call, put], [s * normal(d1) - e * normal(d2), e * normal(-d2) - s * normal(-d1)], 1e-3, 1e-3)


def kmeans(r):
    for i in range(r.n):
        d = [sum((r.points[k * r.n + i] - c[k]) ** 2 for k in range(8)) for c in chunks(r.centres, 8)]
        assert d[r.out[i]] <= min(d) + 1e-5


def lu(r):
    for a, f in zip(chunks(r.a, 256), chunks(r.out, 256)):
        low = [[f[i * 16 + j] if j < i else float(i == j) for j in range(16)] for i in range(16)]
        up = [[f[i * 16 + j] if j >= i else 0 for j in range(16)] for i in range(16)]
        got = [sum(low[i][k] * up[k][j] for k in range(16)) for i in range(16) for j in range(16)]
        close(got, [x + 16 * (k % 17 == 0) for k, x in enumerate(a)], 1e-4, 1e-4)


def smith_waterman(r):
    for i in range(r.pairs):
        a, b = r.a[i::r.pairs], r.b[i::r.pairs]
        row, best = [0] * (r.len + 1), 0
        for x in a:
            old, row = row, [0]
            for y in range(1, r.len + 1):
                row.append(max(0, old[y - 1] + (3 if x == b[y - 1] else -2), old[y] - 2, row[y - 1] - 2))
            best = max(best, max(row))
        assert r.out[i] == best


def bfs_step(r):
    want = [-1] * r.n
    for i in range(r.n):
        for v in r.edge[r.start[i]:r.start[i + 1]] if r.level[i] == 0 else []:
            if r.level[v] < 0:
                want[v] = 1
    assert r.next == want and r.any == [1]


def axpy(r):
    close(r.out, [1.5 * x + y for x, y in zip(r.x, r.y)])


def gemv_int8(r):
    def signed(x):
        return x - 256 if x > 127 else x
    close(r.y, [s * sum(signed(m) * x for m, x in zip(row, r.x)) for row, s in zip(chunks(r.m, r.n), r.scale)], 1e-3, 1e-3)


def gelu(r):
    close(r.out, [0.5 * x * (1 + math.tanh(0.79788456 * (x + 0.044715 * x ** 3))) for x in r.buf["in"]], 1e-3, 1e-4)


def floyd_warshall(r):
    for a, o in zip(chunks(r.buf["in"], 256), chunks(r.out, 256)):
        d = [0 if k % 17 == 0 else x for k, x in enumerate(a)]
        for k in range(16):
            d = [min(d[i * 16 + j], d[i * 16 + k] + d[k * 16 + j]) for i in range(16) for j in range(16)]
        assert o == d


def string_match(r):
    text = bytes(x & 255 for x in r.text)
    first, second = (1633771873).to_bytes(4, "little"), (1650614882).to_bytes(4, "little")
    hits = [text[i:i + 4] == first and (text[i + 4:i + 8] == second or text[i + 5:i + 8] == second[1:]) for i in range(r.n)]
    assert r.counts == [sum(c) for c in chunks(hits, 512)] and sum(hits) > 0


def top_k(r):
    assert chunks(r.out, 8) == [sorted(p, reverse=True)[:8] for p in chunks(r.buf["in"], r.n)]


def mandelbrot(r):
    off = 0
    for k in range(r.w * r.h):
        c, z, n = complex(-2 + 0.03 * (k % r.w), -1.25 + 0.03 * (k // r.w)), 0, 0
        while n < r.most and abs(z) ** 2 < 4:
            z, n = z * z + c, n + 1
        off += n != r.out[k]
    assert off < r.w * r.h // 20  # near the border rounding decides


def lattice_boltzmann(r):
    n = r.w * r.h  # mass stays
    close([sum(r.out)], [sum(r.buf["in"])], 1e-4)
    assert len(r.out) == 9 * n


def rms_norm_rope(r):
    for p, o in zip(chunks(r.buf["in"], 128), chunks(r.out, 128)):  # turning keeps lengths
        scale = (sum(x * x for x in p) / 128 + 1e-6) ** -0.5
        v = [x * scale * g for x, g in zip(p, r.gain)]
        close([a * a + b * b for a, b in chunks(o, 2)], [a * a + b * b for a, b in chunks(v, 2)], 1e-3, 1e-3)


def bilateral(r):
    assert all(min(r.buf["in"]) <= x <= max(r.buf["in"]) for x in r.out)


def hash_join(r):
    assert any(x >= 0 for x in r.out)
    for key, at in zip(r.keys, r.out):
        assert at < 0 or r.table[at] % 101 == key % 101


KNOWN = {name: f for name, f in globals().items() if callable(f) and getattr(f, "__module__", None) == __name__ and name not in ("Run", "close", "product", "chunks", "sums", "rotate", "primes", "check")}


def check(name, module, printed):
    """Compares what kernel `name` left in its buffers with what it is said to compute."""
    run = Run(module, printed)
    assert run.buf and all(run.buf.values()), "no contents of buffers were printed"
    if name in KNOWN:
        KNOWN[name](run)
    return name in KNOWN
