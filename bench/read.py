#!/usr/bin/env python3
"""CPU time and memory of reading, verifying and printing, beside opt-22 on the same files in one run.

    bench/read.py --bin build/nvopt [--ref opt-22] [--rounds 5] [--gen SCALE.py] [FILE.ll ...]

--gen names the yardstick's generator of scaling inputs; one module of each of its kinds, 2 to 8 MB, is made in a temporary folder and measured.
Both programs take turns, so that a busy machine is busy for both; the least of the rounds counts (user + system time of the child, peak resident
memory). The output is a new file each time: to replace one, the file system writes the old and the new out, in the time of whoever
does it. Prints a line a file, then the least and the mean ratio over files of 1 MB and more, and the time of an empty module."""
import argparse, math, os, subprocess, sys, tempfile

KINDS = dict(straight=64000, mem=16000, blocks=16000, allocas=8000, phi=12000, loops=6000, calls=24000, switch=30000, kernels=2048)

def run(cmd):
    """(CPU seconds, peak KiB)"""
    null = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_WRONLY, 0) for fd in (1, 2)]
    pid = os.posix_spawnp(cmd[0], cmd, os.environ, file_actions=null)
    _, status, use = os.wait4(pid, 0)
    if status:
        sys.exit('%s: status %d' % (' '.join(cmd), status))
    return use.ru_utime + use.ru_stime, use.ru_maxrss

def generate(scale, kind, n, path):
    """Writes the module of that kind and size of the yardstick's generator."""
    with open(path, 'w') as f:
        subprocess.run([sys.executable, scale, '--gen', kind, str(n)], stdout=f, check=True)

def read(program, path, out):
    if os.path.exists(out):
        os.unlink(out)
    return run([program, '-passes=verify', '-S', path, '-o', out])

def least(a, b):
    return b if a is None else (min(a[0], b[0]), min(a[1], b[1]))

def main():
    ap = argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    ap.add_argument('--bin', default='build/nvopt')
    ap.add_argument('--ref', default='opt-22')
    ap.add_argument('--rounds', type=int, default=5)
    ap.add_argument('--gen')
    ap.add_argument('files', nargs='*')
    a = ap.parse_args()
    with tempfile.TemporaryDirectory() as tmp:
        files, out, ratios = list(a.files), os.path.join(tmp, 'out.ll'), []
        for kind, n in KINDS.items() if a.gen else ():
            path = os.path.join(tmp, kind + '.ll')
            generate(a.gen, kind, n, path)
            files.append(path)
        empty = os.path.join(tmp, 'empty.ll')
        open(empty, 'w').close()
        print('%-18s %8s %10s %10s %7s %7s' % ('file', 'MB', 'ref ms', 'nvopt ms', 'ratio', 'memory'))
        for path in files + [empty]:
            ref = own = None
            for _ in range(a.rounds):
                ref = least(ref, read(a.ref, path, out))
                for _ in range(2):
                    own = least(own, read(a.bin, path, out))
            mb = os.path.getsize(path) / 1e6
            ratio = ref[0] / max(own[0], 1e-6)
            print('%-18s %8.2f %10.1f %10.1f %7.2f %7.2f' % (os.path.basename(path), mb, ref[0] * 1e3, own[0] * 1e3, ratio, own[1] / ref[1]), flush=True)
            if mb >= 1:
                ratios.append(ratio)
        if ratios:
            print('least %.2f, geometric mean %.2f' % (min(ratios), math.exp(sum(map(math.log, ratios)) / len(ratios))))

if __name__ == '__main__':
    main()
