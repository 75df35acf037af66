#!/usr/bin/env python3
"""Growth of CPU time with the size of a module: the exponent over the last doublings of each of the yardstick's generators.

    bench/growth.py --bin 'build/nvopt -O3' --gen SCALE.py [--kinds calls,mem] [--rounds 11] [--doublings 2]

scale.py looks at each size once to three times, which says little on a machine whose speed swings by half. Here the sizes take turns, a round gives one
exponent for each kind (user + system time, start-up subtracted), and the median over the rounds counts. Prints the least times too, in ms: their
exponent and the median agree where the machine was steady."""
import argparse, importlib.util, math, os, shlex, statistics, sys, tempfile
sys.dont_write_bytecode = True
from read import generate, run

def largest(path):
    """By kind: the largest size that scale.py asks for."""
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    spec = importlib.util.spec_from_file_location('scale', path)
    scale = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scale)
    return {kind: row[2] for kind, row in scale.KINDS.items() if kind != 'nest'}

def main():
    ap = argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    ap.add_argument('--bin', default='build/nvopt -O3')
    ap.add_argument('--gen', required=True)
    ap.add_argument('--kinds')
    ap.add_argument('--rounds', type=int, default=11)
    ap.add_argument('--doublings', type=int, default=2)
    a = ap.parse_args()
    sizes = largest(a.gen)
    with tempfile.TemporaryDirectory() as tmp:
        out, empty, worst = os.path.join(tmp, 'out.ll'), os.path.join(tmp, 'empty.ll'), 0
        open(empty, 'w').close()
        command = lambda path: shlex.split(a.bin) + [path, '-S', '-o', out]
        cpu = lambda path: run(command(path))[0]
        start = min(cpu(empty) for _ in range(9))
        for kind in a.kinds.split(',') if a.kinds else sizes:
            paths = []
            for i in range(a.doublings, -1, -1):
                paths.append(os.path.join(tmp, '%s.%d.ll' % (kind, sizes[kind] >> i)))
                generate(a.gen, kind, sizes[kind] >> i, paths[-1])
            rounds = [[max(cpu(p) - start, 1e-4) for p in paths] for _ in range(a.rounds)]
            exponent = lambda t: math.log2(t[-1] / t[0]) / a.doublings
            each, least = [exponent(t) for t in rounds], [min(t) for t in zip(*rounds)]
            worst = max(worst, statistics.median(each))
            print('%-9s %s   least %.2f   median %.2f (%.2f to %.2f)' % (kind, ' '.join('%8.1f' % (1e3 * t) for t in least), exponent(least), statistics.median(each), min(each), max(each)), flush=True)
            for p in paths:
                os.unlink(p)
        print('worst median %.2f' % worst)

if __name__ == '__main__':
    main()
