#!/usr/bin/env python3
"""Runs the executables that programs.py made, on a machine with a GPU: the same results? and how long does each kernel take?

    run.py --programs DIR --preload preload.so --out DIR [--check-s 110] [--time-s 100]
    run.py --report OUT/runs.jsonl                 the tables once more, from what was written

First the results: plain, optx and nvoptx of each program, several programs at a time. Two variants agree when the exit status, the launches, the lines
of stdout without times and the hash of each copy to the host are the same. Where they differ both are run once more: what differs from itself says
nothing but PASS and FAIL. Then the times: opt and nvopt of programs that were quick, in rounds, each launch alone on the GPU (preload.c): the least
time of each launch over the rounds, their sum for each kernel, nvopt's beside opt's.

Every run is a line of OUT/runs.jsonl at once. Needs nothing but Python's own library."""
import argparse, hashlib, json, math, os, pathlib, re, shutil, signal, subprocess, sys, threading, time
from concurrent.futures import ThreadPoolExecutor

START = time.monotonic()
NOISE = re.compile(r'time|second|sec\b|\b[munµ]?s\b|[MG]B/s|bandwidth|flop|speed|throughput|perf|rate|average|elapsed|clock|device|freq|\d+\.?\d* ?[mun]s', re.I)
VERDICT = re.compile(r'pass|fail|error|mismatch|incorrect|invalid|wrong|success|correct', re.I)


class Runner:
    def __init__(self, a):
        self.a, self.lock, self.runs = a, threading.Lock(), []
        self.programs = [json.loads(p.read_text()) for p in sorted(a.programs.glob('*/program.json'))]
        self.programs.sort(key=lambda p: p.get('cost', 0))
        a.out.mkdir(parents=True, exist_ok=True)
        self.log = open(a.out / 'runs.jsonl', 'a')
        a.work, a.programs = a.work.resolve(), a.programs.resolve()
        self.work = a.work / 'run'
        self.work.mkdir(parents=True, exist_ok=True)

    def run(self, p, variant, tag, alone, limit):
        """One run of one executable; what is known of it, and the hashes beside it."""
        here = self.work / ('%s.%s.%s' % (p['name'], variant, tag))
        here.mkdir()
        data = self.a.programs / p['name'] / 'data'
        for f in data.iterdir() if data.exists() else []:
            os.symlink(f.resolve(), here / f.name)
        env = dict(os.environ, LD_PRELOAD=str(self.a.preload.resolve()), WP_OUT=str(here / '.wp.json'), CUDA_MODULE_LOADING='EAGER' if alone else 'LAZY', OMP_NUM_THREADS='2')
        if alone:
            env.update(WP_LOCK=str(self.a.work / 'lock'), WP_TURNS=str(self.a.turns))
        exe = (self.a.programs / p['name'] / ('%s.%s' % (p['name'], variant))).resolve()
        start = time.monotonic()
        with open(here / '.out', 'wb') as out, open(here / '.err', 'wb') as err:
            child = subprocess.Popen(['./' + p['name']] + p['args'], executable=str(exe), cwd=here, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=err, start_new_session=True)
            try:
                status = child.wait(limit)
            except subprocess.TimeoutExpired:
                status = 'timeout'
                os.killpg(child.pid, signal.SIGKILL)
                try:
                    child.wait(5)
                except subprocess.TimeoutExpired:       # what the GPU does not let go is left to itself
                    pass
        wall = time.monotonic() - start
        text = (here / '.out').open('rb').read(400000).decode(errors='replace')
        try:
            seen = json.loads((here / '.wp.json').read_text(errors='replace'))
        except (OSError, ValueError):
            seen = {'error': None, 'kernels': {}, 'hashes': []}
        hashes = seen.pop('hashes')
        lines = [l.strip() for l in text.splitlines()]
        r = dict(seen, program=p['name'], variant=variant, tag=tag, status=status, wall=round(wall, 3), at=round(start - START, 1), copies=len(hashes),
                 hash=hashlib.md5(' '.join(hashes).encode()).hexdigest()[:12],
                 quiet=hashlib.md5('\n'.join(l for l in lines if not NOISE.search(l)).encode()).hexdigest()[:12],
                 verdicts=[l[:120] for l in lines if VERDICT.search(l) and not re.search(r'\d', l)][:20],
                 says=[l[:160] for l in lines if VERDICT.search(l)][:6], stderr=(here / '.err').open('rb').read(300).decode(errors='replace'))
        shutil.rmtree(here, ignore_errors=True)
        with self.lock:
            self.runs.append(r)
            self.log.write(json.dumps(r) + '\n')
            self.log.flush()
        r['list'] = hashes
        return r

    def check(self, p, end):
        """The results of one program."""
        if time.monotonic() > end or not {'optx', 'nvoptx'} <= set(p['variants']):
            return
        limit = lambda: max(1, min(self.a.limit, end + self.a.limit - time.monotonic()))
        a = self.run(p, 'optx', 'a', False, limit())
        if a['status'] == 'timeout':
            return
        b = self.run(p, 'nvoptx', 'a', False, limit())
        if differ(a, b, p):
            c, d = self.run(p, 'optx', 'b', False, limit()), self.run(p, 'nvoptx', 'b', False, limit())
            first = next((i for i, (x, y) in enumerate(zip(a['list'], b['list'])) if x != y), None)
            with self.lock:
                self.log.write(json.dumps({'note': 'differs', 'program': p['name'], 'first': first, 'opt_again': differ(a, c, p), 'nvopt_again': differ(b, d, p)}) + '\n')
        if 'plain' in p['variants'] and time.monotonic() < end:
            self.run(p, 'plain', 'a', False, min(8, limit()))

    def pool(self, jobs, tasks):
        with ThreadPoolExecutor(jobs) as pool:
            for f in [pool.submit(*t) for t in tasks]:
                try:
                    f.result()
                except Exception as e:  # one program must not end all
                    print('error: %s' % e, flush=True)

    def times(self, p, r, end):
        with self.lock:
            known = [k for x in self.runs if x['program'] == p['name'] and x['tag'][0] == 't' for k in x['kernels'].values() if k['ms']]
        if r and not any(sum(k['ms']) / len(k['ms']) > 0.015 for k in known):   # too short for a time to mean anything
            return
        for v in ('opt', 'nvopt') if r % 2 else ('nvopt', 'opt'):
            if time.monotonic() < end:
                self.run(p, v, 't%d' % r, True, max(1, min(self.a.limit, end + 5 - time.monotonic())))

    def all(self):
        a = self.a
        if a.check_s:
            end = time.monotonic() + a.check_s
            self.pool(a.jobs, [(self.check, p, end) for p in self.programs])
            print('checked: %d runs, %.0f s' % (len(self.runs), time.monotonic() - START), flush=True)
            report(self.runs, {p['name']: p for p in self.programs})
        ok = {r['program']: r['wall'] for r in self.runs if r['variant'] == 'optx' and r['status'] == 0 and sum(k['launches'] for k in r['kernels'].values()) < 20000}
        quick = [p for p in self.programs if {'opt', 'nvopt'} <= set(p['variants']) and ok.get(p['name'], 99 if a.check_s else 0) < a.quick]
        control = [p for p in quick if p.get('same')][:6]
        quick = sorted([p for p in quick if not p.get('same')] + control, key=lambda p: ok.get(p['name'], 0))
        end = time.monotonic() + a.time_s
        self.pool(a.time_jobs, [(self.times, p, r, end) for r in range(a.rounds) for p in quick])
        print('timed: %d runs, %.0f s' % (len(self.runs), time.monotonic() - START), flush=True)


def differ(a, b, p):
    """In what two runs differ, empty if in nothing."""
    out = [k for k in ('status', 'error') if a[k] != b[k]]
    if a['verdicts'] != b['verdicts']:
        out.append('verdict')
    if {k: v['launches'] for k, v in a['kernels'].items()} != {k: v['launches'] for k, v in b['kernels'].items()}:
        out.append('launches')
    if not p.get('fast'):
        out += [k for k in ('hash', 'quiet', 'copies') if a[k] != b[k]]
    return out


def load(path):
    runs = []
    for l in open(path):
        try:
            runs.append(json.loads(l))
        except ValueError:
            pass
    return runs


def report(runs, programs):
    """Tables of the results and the times."""
    by = {}
    for r in runs:
        if 'variant' in r:
            by.setdefault(r['program'], {}).setdefault((r['variant'], r['tag'][0] == 't'), []).append(r)
    same, wrong, wavering, plain, failed, slow = [], [], [], [], [], []
    for name, v in sorted(by.items()):
        p = programs.get(name, {})
        o, n, q = v.get(('optx', False), []), v.get(('nvoptx', False), []), v.get(('plain', False), [])
        if not o or not n:
            slow += [name] if o else []
            continue
        d = differ(o[0], n[0], p)
        clean = o[0]['status'] == 0 and not o[0]['error'] and o[0]['kernels'] and o[0]['copies']
        if not clean:
            failed.append('%s(%s%s)' % (name, o[0]['status'], '' if o[0]['error'] in (0, None) else ' error %s' % o[0]['error']))
        shaky = set(differ(o[0], o[1], p) if len(o) > 1 else []) | set(differ(n[0], n[1], p) if len(n) > 1 else [])
        d, wavers = [k for k in d if k not in shaky], [k for k in d if k in shaky and k != 'quiet']
        if d:
            wrong.append('%s: %s; opt %s %s %s | nvopt %s %s %s %s' % (name, ','.join(d), o[0]['status'], o[0]['error'], o[0]['says'][:2], n[0]['status'], n[0]['error'], n[0]['says'][:2],
                                                                      n[0]['stderr'][:100]))
        elif wavers:
            wavering.append('%s(%s)' % (name, ','.join(wavers)))
        else:
            same.append(clean)
            other = [k for k in differ(o[0], q[0], p) if k != 'quiet' and k not in shaky] if q and q[0]['status'] != 'timeout' else []
            if other:
                plain.append('%s: %s' % (name, ','.join(other)))
    print('\nresults: %d the same, %d of them with launches, copies to the host and no error; %d DIFFER, %d differ from themselves, %d too slow' % (
        len(same), sum(map(bool, same)), len(wrong), len(wavering), len(slow)))
    for title, rows in (('DIFFER', wrong), ('differ from themselves', wavering), ('the same, but plain differs', plain), ('no launch, no copy to the host or an error with opt (exit status)', failed), ('too slow', slow)):
        if rows:
            print('%s:' % title, *rows, sep='\n  ' if rows is wrong or rows is plain else ' ')
    table_of_times(by, programs)
    sys.stdout.flush()


def table_of_times(by, programs):
    rows, noise, timed_wrong = [], [], []
    for name, v in by.items():
        o, n = v.get(('opt', True), []), v.get(('nvopt', True), [])
        o, n = [r for r in o if r['status'] != 'timeout'], [r for r in n if r['status'] != 'timeout']
        if not o or not n:
            continue
        if differ(o[0], n[0], {'fast': True}):
            timed_wrong.append('%s(%s)' % (name, ','.join(differ(o[0], n[0], {'fast': True}))))
        for k in o[0]['kernels']:
            a, b = least(o, k), least(n, k)
            if a and b and len(a) == len(b):
                rows.append((sum(b) / max(sum(a), 1e-9), name, k, 1000 * sum(a) / len(a), 1000 * sum(b) / len(b), len(a), min(len(o), len(n))))
                if len(o) > 1 and 1000 * sum(a) / len(a) >= 20 and len({len(r['kernels'][k]['ms']) for r in o[:2]}) == 1:
                    noise.append(abs(math.log(max(sum(o[0]['kernels'][k]['ms']), 1e-9) / max(sum(o[1]['kernels'][k]['ms']), 1e-9))))
    if not rows:
        return
    regs = lambda p, v, k: programs.get(p, {}).get('regs', {}).get(v, {}).get(k, {})
    same = {p for p, q in programs.items() if q.get('same')}
    large = sorted(r for r in rows if min(r[3], r[4]) >= 20 and r[1] not in same)
    if large:
        mean = lambda rs: math.exp(sum(math.log(max(r[0], 1e-6)) for r in rs) / len(rs))
        total = sum(r[4] * r[5] for r in large) / sum(r[3] * r[5] for r in large)
        print('\ntimes: %d kernels of at least 20 us a launch in %d programs: geometric mean of nvopt / opt %.4f, of sums %.4f; over 1.05: %d, under 0.95: %d' % (
            len(large), len({r[1] for r in large}), mean(large), total, sum(r[0] > 1.05 for r in large), sum(r[0] < 0.95 for r in large)))
    noise.sort()
    if noise:
        print('the same variant in two rounds: median %.2f %%, nine of ten under %.2f %%' % (100 * noise[len(noise) // 2], 100 * noise[len(noise) * 9 // 10]))
    control = [r for r in rows if r[1] in same and min(r[3], r[4]) >= 20]
    if control:
        print('same image in both (control): ' + ' '.join('%.3f' % r[0] for r in control[:20]))
    if timed_wrong:
        print('differ while timed: ' + ' '.join(timed_wrong))
    print('%-6s %-22s %9s %9s %5s %2s %9s %9s  kernel' % ('ratio', 'program', 'opt us', 'nvopt us', 'n', 'r', 'opt regs', 'nvopt'))
    for r in large[::-1][:25] + large[:10][::-1]:
        x, y = regs(r[1], 'opt', r[2]), regs(r[1], 'nvopt', r[2])
        said = lambda g: '%s%s' % (g.get('registers', '?'), '+%d' % g['spills'] if g.get('spills') else '')
        print('%.3f  %-22s %9.1f %9.1f %5d %2d %9s %9s  %s' % (r[0], r[1][:22], r[3], r[4], r[5], r[6], said(x), said(y), r[2][:60]))


def least(runs, kernel):
    """The least time of each launch over the runs, where they launch as often."""
    lists = [r['kernels'][kernel]['ms'] for r in runs if kernel in r['kernels']]
    n = {len(l) for l in lists}
    return [min(x) for x in zip(*lists)] if len(n) == 1 else []


def main():
    ap = argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    ap.add_argument('--programs', type=pathlib.Path)
    ap.add_argument('--preload', type=pathlib.Path)
    ap.add_argument('--out', type=pathlib.Path)
    ap.add_argument('--work', type=pathlib.Path, default=pathlib.Path('/tmp/programs-run'))
    ap.add_argument('--jobs', type=int, default=12)
    ap.add_argument('--time-jobs', type=int, default=8)
    ap.add_argument('--check-s', type=float, default=110)
    ap.add_argument('--time-s', type=float, default=100)
    ap.add_argument('--rounds', type=int, default=3)
    ap.add_argument('--turns', type=int, default=5, help='how often a launch runs while it is timed (preload.c)')
    ap.add_argument('--limit', type=float, default=12, help='seconds of one run')
    ap.add_argument('--quick', type=float, default=3, help='only what took less than these seconds is timed')
    ap.add_argument('--report', type=pathlib.Path)
    a = ap.parse_args()
    if a.report:
        programs = {p['name']: p for p in (json.loads(f.read_text()) for f in a.programs.glob('*/program.json'))} if a.programs else {}
        return report(load(a.report), programs)
    shutil.rmtree(a.work / 'run', ignore_errors=True)
    r = Runner(a)
    r.all()
    report(r.runs, {p['name']: p for p in r.programs})


if __name__ == '__main__':
    sys.exit(main())
