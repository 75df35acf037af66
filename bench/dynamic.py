#!/usr/bin/env python3
"""Executed instructions of kernels after an optimizer, beside those after opt-22 -O3, counted by the interpreter.

    bench/dynamic.py [--bin 'build/nvopt -O3'] [--ref "opt-22 -passes='default<O3>'"] [--simt DIR] [--classes] [FILES.ll]

FILES (default: tests/run) say in their comments what runs (tools/nvrun/spec.h). DIR holds simt.py and simt_kernels, as the yardstick's `correct`: those
kernels are compiled by clang and run with the buffers that their first lines describe. A file counts as one ratio; the mean is geometric. What is
counted and what is free: tools/nvrun/count.c. A file is left out, and said to be, when the interpreter cannot run it after both."""
import argparse, collections, json, math, pathlib, random, re, shlex, subprocess, sys, tempfile
sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
FLOATS = {'f16', 'f32', 'f64'}

def spec_lines(spec):
    """The specification of a simt kernel, in the interpreter's form."""
    rng, out, args = random.Random(1), [], []
    for i, a in enumerate(spec['args']):
        (kind, v), = a.items()
        if kind != 'buf':
            args.append(repr(v))
            continue
        ty = v['type'].replace('u', 'i')
        lo, hi = v.get('range', [-1, 1] if ty in FLOATS else [0, 100])
        draw = (lambda: repr(round(rng.uniform(lo, hi), 4))) if ty in FLOATS else (lambda: str(rng.randint(int(lo), int(hi))))
        init = 'zero' if v.get('init') == 'zero' else '{%s}' % ', '.join(draw() for _ in range(v['n']))
        out.append('BUF b%d %s %d %s' % (i, ty, v['n'], init))
        args.append('b%d' % i)
    size = lambda k: ','.join(map(str, spec[k]))
    return '\n'.join(out + ['KERNEL %s grid=%s block=%s args=(%s)' % (spec['kernel'], size('grid'), size('block'), ', '.join(args))]) + '\n'

def counts(command, nvrun, path, spec, out):
    """What each run of the specification executed, by class; None for one whose results are not those expected. None: nothing can be run."""
    r = subprocess.run(shlex.split(command) + [str(path), '-S', '-o', str(out)], capture_output=True)
    if r.returncode:
        return None
    r = subprocess.run([nvrun, str(out), '--spec', str(spec), '--count', '--no-races'], capture_output=True, text=True)
    if r.returncode > 1 or 'not supported' in r.stdout:
        return None
    runs, right = [], True
    for line in r.stdout.splitlines():
        m = re.match(r'executed (\d+):(.*)$', line)
        if not m:
            right = False
            continue
        words = m[2].split()
        runs.append(collections.Counter({'all': int(m[1]), **{k: int(n) for k, n in zip(words[::2], words[1::2])}}) if right else None)
        right = True
    return runs if any(runs) else None

def common(name, new, ref):
    """Sums over the runs that both do right: what a wrong program saves is no gain, so such a run does not count."""
    if len(new) != len(ref):
        sys.exit('%s: %d runs and %d of the reference' % (name, len(new), len(ref)))
    for i, (x, y) in enumerate(zip(new, ref), 1):
        if x is None or y is None:
            print('%s, run %d: not as specified after %s: not counted' % (name, i, ' and '.join(['the program'] * (x is None) + ['the reference'] * (y is None))))
    pairs = [(x, y) for x, y in zip(new, ref) if x and y]
    return [sum((p[k] for p in pairs), collections.Counter()) for k in (0, 1)]

def main():
    ap = argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    ap.add_argument('--bin', default='build/nvopt -O3')
    ap.add_argument('--ref', default="opt-22 -passes='default<O3>'")
    ap.add_argument('--nvrun', default='build/nvrun')
    ap.add_argument('--simt')
    ap.add_argument('--classes', action='store_true', help='ratios of the sums by class')
    ap.add_argument('files', nargs='*', type=pathlib.Path)
    a = ap.parse_args()
    cases, ratios, sums, left = [], [], [collections.Counter(), collections.Counter()], []
    with tempfile.TemporaryDirectory() as tmp:
        tmp = pathlib.Path(tmp)
        for p in a.files or sorted((ROOT / 'tests/run').glob('*.ll')):
            cases.append((p.stem, p, p))
        if a.simt:
            sys.path.insert(0, a.simt)
            import simt
            for cu in sorted(pathlib.Path(a.simt, 'simt_kernels').glob('*.cu')):
                spec = tmp / (cu.stem + '.spec')
                spec.write_text(spec_lines(simt.spec_of(str(cu))))
                cases.append(('simt.' + cu.stem, simt.frontend(str(cu)), spec))
        for name, path, spec in cases:
            new, ref = (counts(c, a.nvrun, path, spec, tmp / 'out.ll') for c in (a.bin, a.ref))
            if not new or not ref:
                left.append(name)
                continue
            new, ref = common(name, new, ref)
            ratios.append(new['all'] / ref['all'])
            for s, c in zip(sums, (new, ref)):
                s.update(c)
            print('%-28s %9d %9d %6.3f' % (name, new['all'], ref['all'], ratios[-1]))
    if not ratios:
        sys.exit('nothing could be run')
    print('%d files, geometric mean %.3f, sums %.3f' % (len(ratios), math.exp(sum(map(math.log, ratios)) / len(ratios)), sums[0]['all'] / sums[1]['all']))
    if a.classes:
        print('  '.join('%s %.3f' % (k, sums[0][k] / n) for k, n in sums[1].items() if n))
    if left:
        print('left out: ' + ' '.join(left))

if __name__ == '__main__':
    main()
