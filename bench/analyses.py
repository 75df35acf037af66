#!/usr/bin/env python3
"""Cost of each analysis per instruction of the functions it is built for, beside its allowance.

    bench/analyses.py --bin build/nvopt [--rounds 5] [--repeat 50] [--count] [--only NAME,...] [--json OUT] FILE.ll|FOLDER ...

Files are measured as they are ("read") and after -O1 of the same program, where values are in SSA form ("-O1"). An analysis is built REPEAT times a function,
from nothing, with what it rests on, without text; the time of building only what it rests on is subtracted:
    -passes='function(repeat<50>(require<domtree>,require<loops>,invalidate<all>))'   minus   the same without require<loops>
so that start, reading and first touching of memory are not in the figure. ns are user + system time of the process, all files together, the least of
ROUNDS in which both pipelines take turns. --count adds instructions executed, by callgrind, of the same difference with COUNT_REPEAT in place of REPEAT (slow, but the same on every machine and
every run)."""
import argparse, json, os, subprocess, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'tests', 'lib'))
from callgrind import instructions
import callgrind
from read import run

# name: what it rests on, allowance in ns per instruction (None: none was given)
ANALYSES = {
    'domtree': ('', 10), 'loops': ('domtree', 10), 'memoryssa': ('domtree', 40), 'scalar-evolution': ('domtree loops', 250),
    'postdomtree': ('', None), 'branch-prob': ('domtree postdomtree loops', None), 'block-freq': ('domtree postdomtree loops branch-prob', None),
    'cycles': ('domtree', None), 'demanded-bits': ('', None), 'uniformity': ('domtree postdomtree loops cycles', None),
    'delinearization': ('domtree loops scalar-evolution', None), 'da': ('domtree loops scalar-evolution', None),
}

def pipeline(names, repeat):
    return '-passes=function(repeat<%d>(%s))' % (repeat, ','.join(['require<%s>' % n for n in names] + ['invalidate<all>']))

def pipelines(name, repeat):
    """(with, without)"""
    deps = ANALYSES[name][0].split()
    return pipeline(deps + [name], repeat), pipeline(deps, repeat)

def command(binary, passes, path):
    return [binary, '-j1', passes, '-disable-output', path]

COUNT_REPEAT = 20

def executed(binary, name, files):
    """Instructions executed per instruction"""
    two = [sum(callgrind.total(command(binary, passes, p)) for p in files) for passes in pipelines(name, COUNT_REPEAT)]
    return (two[0] - two[1]) / COUNT_REPEAT / sum(map(instructions, files))

def measure(binary, name, files, a):
    """ns per instruction"""
    n = sum(instructions(p) for p in files)
    two, best = pipelines(name, a.repeat), [None, None]
    for _ in range(a.rounds):
        for i in (0, 1):
            t = sum(run(command(binary, two[i], p))[0] for p in files)
            best[i] = t if best[i] is None else min(t, best[i])
    return (best[0] - best[1]) / a.repeat / n * 1e9

def main():
    ap = argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    ap.add_argument('--bin', default='build/nvopt')
    ap.add_argument('--rounds', type=int, default=5)
    ap.add_argument('--repeat', type=int, default=50)
    ap.add_argument('--count', action='store_true')
    ap.add_argument('--only', default='')
    ap.add_argument('--json')
    ap.add_argument('paths', nargs='+')
    a = ap.parse_args()
    with tempfile.TemporaryDirectory() as tmp:
        read = [p for x in a.paths for p in (sorted(os.path.join(x, e) for e in os.listdir(x) if e.endswith('.ll')) if os.path.isdir(x) else [x])]
        prepared = []
        for i, p in enumerate(read):
            prepared.append(os.path.join(tmp, '%d.ll' % i))
            subprocess.run([a.bin, '-O1', '-S', p, '-o', prepared[-1]], check=True)
        sets, rows, over = {'read': read, '-O1': prepared}, {}, 0
        print('%d files, instructions: %s' % (len(read), ', '.join('%s %d' % (k, sum(map(instructions, v))) for k, v in sets.items())))
        print('%-18s %9s' % ('', 'allowance') + ''.join('%12s%s' % (k + ' ns', '%12s' % 'executed' if a.count else '') for k in sets))
        for name, (_, allowed) in ANALYSES.items():
            if a.only and name not in a.only.split(','):
                continue
            rows[name] = {k: (measure(a.bin, name, v, a), executed(a.bin, name, v) if a.count else None) for k, v in sets.items()}
            bad = allowed is not None and any(ns > allowed for ns, _ in rows[name].values())
            over += bad
            print('%-18s %9s' % (name, allowed if allowed is not None else '') + ''.join('%12.1f%s' % (ns, '' if c is None else '%12.1f' % c) for ns, c in rows[name].values()) + ('   over' if bad else ''), flush=True)
        if a.json:
            json.dump(rows, open(a.json, 'w'), indent=1)
    sys.exit(1 if over else 0)

if __name__ == '__main__':
    main()
