"""Random functions: blocks that branch anywhere (loops with several entries too, each round paid for from a counter), variables in stack slots, three
small buffers, odd widths, flags, undef, poison, freeze. They end on every input, and all they compute goes into the result."""
import random

from random_code import Code


def function(seed, name):
    code = Code(seed)
    r, L, emit = code.r, code.lines, code.emit
    W = r.choice([[8, 32], [8, 8, 16], [3, 8, 16], [7, 32, 64], [8, 32, 64], [32], [1, 8]])
    nv = r.randint(3, 6)
    vt = [r.choice(W) for _ in range(nv)]
    mem = r.random() < 0.7
    nb = r.randint(3, 10)

    def const(w):
        k = r.random()
        if k < 0.03:
            return 'undef'
        if k < 0.05:
            return 'poison'
        return str(r.choice([0, 1, 2, 3, -1, 5, 7, r.randrange(-(1 << w - 1), 1 << w - 1)])) if w > 1 else r.choice(['true', 'false'])

    def fit(w, s):
        if w == 1:
            return s if s in ('true', 'false', 'undef', 'poison') else r.choice(['true', 'false'])
        try:
            v = int(s)
        except ValueError:
            return s
        return str((v + (1 << w - 1) & (1 << w) - 1) - (1 << w - 1))

    def conv(x, w, to):
        if w == to:
            return x
        if w > to:
            return emit('trunc i%d %s to i%d' % (w, x, to))
        return emit('%s i%d %s to i%d' % (r.choice(['zext', 'sext', 'zext']), w, x, to))

    def var(to):
        i = r.randrange(nv)
        x = emit('load i%d, ptr %%x%d' % (vt[i], i))
        return conv(x, vt[i], to)

    def val(w, d=0):
        k = r.random()
        if k < 0.3:
            return fit(w, const(w))
        if k < 0.7 or d > 2:
            return var(w)
        return expr(w, d + 1)

    def cond(d=0):
        k = r.random()
        if k < 0.1:
            return var(1)
        if k < 0.25 and d < 2:
            a = cond(d + 1)
            b = cond(d + 1)
            return r.choice([lambda: emit('and i1 %s, %s' % (a, b)), lambda: emit('or i1 %s, %s' % (a, b)), lambda: emit('select i1 %s, i1 %s, i1 false' % (a, b)), lambda: emit('select i1 %s, i1 true, i1 %s' % (a, b)), lambda: emit('xor i1 %s, true' % a)])()
        w = r.choice(W)
        a = val(w, d + 1)
        b = val(w, d + 1)
        return emit('icmp %s i%d %s, %s' % (r.choice('eq ne ult ule ugt uge slt sle sgt sge'.split()), w, a, b))

    def expr(w, d=0):
        k = r.random()
        if k < 0.55:
            o = r.choice('add sub mul and or xor add sub shl lshr ashr udiv urem sdiv'.split())
            a = val(w, d)
            b = val(w, d)
            fl = ''
            if o in ('add', 'sub', 'mul', 'shl'):
                fl = r.choice(['', '', '', 'nuw ', 'nsw ', 'nuw nsw '])
            if o in ('shl', 'lshr', 'ashr'):
                b = emit('and i%d %s, %s' % (w, b, fit(w, str(w - 1 & 3)) if w > 1 else 'false'))
            if o in ('udiv', 'urem', 'sdiv'):
                b = emit('or i%d %s, %s' % (w, b, '1' if w > 1 else 'true'))
                b = emit('freeze i%d %s' % (w, b))
                if o == 'sdiv':
                    b = emit('lshr i%d %s, 1' % (w, b)) if w > 1 else b
                    b = emit('or i%d %s, %s' % (w, b, '1' if w > 1 else 'true'))
                if o == 'sdiv' and w == 1:
                    o = 'udiv'
            return emit('%s %si%d %s, %s' % (o, fl, w, a, b))
        if k < 0.7:
            c = cond(d + 1)
            a = val(w, d)
            b = val(w, d)
            return emit('select i1 %s, i%d %s, i%d %s' % (c, w, a, w, b))
        if k < 0.78:
            a = val(w, d)
            return emit('freeze i%d %s' % (w, a))
        if k < 0.86 and w > 1:
            o = r.choice(['umin', 'umax', 'smin', 'smax', 'uadd.sat', 'usub.sat'])
            a = val(w, d)
            b = val(w, d)
            return emit('call i%d @llvm.%s.i%d(i%d %s, i%d %s)' % (w, o, w, w, a, w, b))
        if k < 0.93 and mem:
            return loadm(w)
        c = cond(d + 1)
        return conv(c, 1, w)

    def addr(size):
        p = r.choice(['%m0', '%m1', '%m2', 'P'])
        if p == 'P':
            p = emit('load ptr, ptr %pv')
        i = val(64)
        i = emit('and i64 %s, %d' % (i, 16 - size if r.random() < 0.8 else 16 - size & ~(size - 1)))
        i = emit('freeze i64 %s' % i)
        if r.random() < 0.5:
            i = str(r.choice([0, 1, 4, 8, 12, 2])) if size <= 4 else str(r.choice([0, 4, 8]))
        return emit('getelementptr %si8, ptr %s, i64 %s' % (r.choice(['inbounds ', '']), p, i))

    def loadm(w):
        s = r.choice([8, 8, 16, 32])
        a = addr(s // 8)
        x = emit('load i%d, ptr %s, align 1' % (s, a))
        return conv(x, s, w)

    def stmt():
        k = r.random()
        if k < 0.6 or not mem:
            i = r.randrange(nv)
            x = expr(vt[i])
            L.append('  store i%d %s, ptr %%x%d' % (vt[i], x, i))
        elif k < 0.82:
            s = r.choice([8, 8, 16, 32])
            x = val(s)
            a = addr(s // 8)
            L.append('  store i%d %s, ptr %s, align 1' % (s, x, a))
        elif k < 0.88:
            a = addr(8)
            b = r.choice(['0', '1', '-1'])
            L.append('  call void @llvm.memset.p0.i64(ptr %s, i8 %s, i64 %d, i1 false)' % (a, b, r.choice([1, 4, 8])))
        elif k < 0.94:
            a = r.choice(['%m0', '%m1', '%m2'])
            b = r.choice(['%m0', '%m1', '%m2'])
            L.append('  call void @llvm.%s.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)' % ('memmove' if a == b else r.choice(['memcpy', 'memmove']), a, b, r.choice([4, 8, 16])))
        elif k < 0.97:
            L.append('  store ptr %s, ptr %%pv' % r.choice(['%m0', '%m1', '%m2']))
    args = ['i%d %%a%d' % (vt[i], i) for i in range(nv)]
    out = ['define i32 @%s(%s) {' % (name, ', '.join(args)), 'entry:']
    code.lines = L = out
    for i in range(nv):
        L.append('  %%x%d = alloca i%d' % (i, vt[i]))
    L.append('  %fuel = alloca i32\n  %pv = alloca ptr\n  store i32 0, ptr %fuel')
    for m in range(3):
        L.append('  %%m%d = alloca [16 x i8], align %d' % (m, r.choice([1, 4, 16])))
    for m in range(3):
        if r.random() < 0.8:
            L.append('  call void @llvm.memset.p0.i64(ptr %%m%d, i8 %d, i64 16, i1 false)' % (m, r.choice([0, 1, m])))
    L.append('  store ptr %m0, ptr %pv')
    for i in range(nv):
        if r.random() < 0.93:
            L.append('  store i%d %%a%d, ptr %%x%d' % (vt[i], i, i))
    L.append('  br label %b0')
    extra = [0]
    for b in range(nb):
        L.append('b%d:' % b)
        for _ in range(r.randint(0, 4)):
            stmt()

        def target():
            if r.random() < 0.25:
                return r.randint(0, b)
            return r.randint(b + 1, nb)
        k = r.random()
        tg = [target() for _ in range(1 if k < 0.2 else 2 if k < 0.85 else r.randint(2, 5))]
        name_ = lambda x: '%%b%d' % x if x < nb else '%end'
        lab = []
        late = []
        for x in tg:
            if x <= b:
                extra[0] += 1
                e = 'e%d' % extra[0]
                lab.append('%' + e)
                late.append('%s:\n  %%f%s = load i32, ptr %%fuel\n  %%g%s = add i32 %%f%s, 1\n  store i32 %%g%s, ptr %%fuel\n  %%h%s = icmp ult i32 %%g%s, %d\n  br i1 %%h%s, label %s, label %%end' % (e, e, e, e, e, e, e, r.choice([4, 9, 9, 20]), e, name_(x)))
            else:
                lab.append(name_(x))
        if len(tg) == 1:
            L.append('  br label %s' % lab[0])
        elif k < 0.85:
            c = cond()
            if r.random() < 0.7:
                c = emit('freeze i1 %s' % c)
            L.append('  br i1 %s, label %s, label %s' % (c, lab[0], lab[1]))
        else:
            w = r.choice([x for x in W])
            x = val(w)
            x = emit('freeze i%d %s' % (w, x))
            vals = r.sample(range(min(1 << w, 8)), min(len(tg) - 1, 1 << w))
            L.append('  switch i%d %s, label %s [ %s ]' % (w, x, lab[0], ' '.join(('i%d %s, label %s' % (w, str(v if v < 1 << w - 1 else v - (1 << w)) if w > 1 else ['false', 'true'][v], lab[1 + i]) for i, v in enumerate(vals)))))
        L += late
    L.append('end:')
    h = '0'
    for i in range(nv):
        x = emit('load i%d, ptr %%x%d' % (vt[i], i))
        x = emit('freeze i%d %s' % (vt[i], x)) if r.random() < 0.5 else x
        x = conv(x, vt[i], 32)
        h = emit('mul i32 %s, 31' % h)
        h = emit('add i32 %s, %s' % (h, x))
    if mem:
        for m in range(3):
            if r.random() < 0.7:
                for o in r.sample([0, 4, 8, 12], 2):
                    g = emit('getelementptr i8, ptr %%m%d, i64 %d' % (m, o))
                    x = emit('load i32, ptr %s, align 1' % g)
                    h = emit('mul i32 %s, 33' % h)
                    h = emit('xor i32 %s, %s' % (h, x))
    L.append('  ret i32 %s\n}\n' % h)
    return '\n'.join(L)



def module(seed, n, triple=False):
    d = 'target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"\n' + ('target triple = "nvptx64-nvidia-cuda"\n' if triple else '')
    return d + '\n'.join((function(seed * 1000 + i, 'f%d' % i) for i in range(n)))