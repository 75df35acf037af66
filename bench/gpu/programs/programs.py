#!/usr/bin/env python3
"""Makes executables of whole CUDA programs, one for each optimizer, to be run beside each other on a GPU (run.py does).

    bench/gpu/programs/programs.py --out OUT [--jobs 2] [--nvopt build/nvopt] [--list LIST.json] [FOLDER ...]

A FOLDER has a Makefile for nvcc whose target `run` runs the program; what `make -n run` prints says the sources, defines, libraries and arguments.
LIST.json is a list of {"name", "dir", "sources", "flags", "libs", "args", "data"}; only name, dir and sources are needed.

OUT/NAME/NAME.VARIANT are the executables, OUT/NAME/data/ what they read, OUT/NAME/program.json how to run them, with ptxas's registers and spills:

nvopt, opt      clang-22's IR without any optimizer, then build/nvopt -O3 or opt-22 -O3, llc-22 -O3, ptxas -O3: for times
nvoptx, optx    the same IR of the optimizers, but no multiplication is fused with an addition after them: the results can be compared bit by bit
plain           no optimizer at all, llc-22 -O0, ptxas -O1, nothing fused either: the reference

The host's part is compiled and linked once; the executables differ in the image for the GPU alone. A program that a tool refuses is left out with a
line, an optimizer that refuses is written in OUT/refused.json; programs that are in OUT already are not made again."""
import argparse, glob, json, os, pathlib, re, shlex, shutil, subprocess, sys, tempfile, time
from concurrent.futures import ThreadPoolExecutor
sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
CUDA = os.environ.get('CUDA_PATH', '/usr/local/cuda')
VARIANTS = ('nvopt', 'opt', 'nvoptx', 'optx', 'plain')
LIMIT = {'clang': 120, 'nvopt': 60, 'opt': 60, 'llc': 60, 'ptxas': 120, 'make': 20, 'link': 60}
LIBS = ('m', 'pthread', 'cudart', 'stdc++', 'rt', 'dl', 'gomp')


# nvcc has min and max for the host in the global namespace, clang does not.
MINMAX = ''.join('static inline __host__ %s %s(%s a, %s b) { return %s ? a : b; }\n' % (t, f, t, t, 'a < b' if f == 'min' else 'b < a')
                 for t in ('int', 'unsigned', 'long', 'unsigned long', 'long long', 'unsigned long long', 'float', 'double') for f in ('min', 'max'))


class Refused(Exception):
    pass


def call(step, cmd, cwd=None):
    """What a tool wrote, and its user time."""
    start = time.monotonic()
    try:
        r = subprocess.run([str(c) for c in cmd], capture_output=True, text=True, errors='replace', cwd=cwd, timeout=LIMIT[step])
    except subprocess.TimeoutExpired:
        raise Refused('%s: more than %d s' % (step, LIMIT[step]))
    if r.returncode:
        lines = [l.strip() for l in (r.stderr + r.stdout).splitlines()]
        said = [l for l in lines if re.search('error|fatal|undefined|assert|sanitizer', l, re.I)] or lines
        raise Refused('%s: status %d: %s' % (step, r.returncode, ' '.join(said[:3])[:500]))
    return r.stdout + r.stderr, time.monotonic() - start


def from_makefile(folder):
    """A program as its Makefile builds and runs it with nvcc."""
    text, _ = call('make', ['make', '-n', '-B', 'run', 'ARCH=sm_90', 'CC=nvcc', 'NVCC=nvcc', 'LAUNCHER='], folder)
    p = {'name': re.sub('-cuda$', '', folder.name), 'dir': str(folder), 'sources': [], 'flags': [], 'libs': [], 'args': None, 'data': []}
    for line in text.replace('\\\n', ' ').splitlines():
        line = line.strip()
        for word in ([] if re.search(r'\bnvcc\b|g\+\+', line) is None else shlex.split(line)):
            if re.search(r'\.(cu|cpp|cc|c|cxx)$', word):
                p['sources'] += [word] if word not in p['sources'] else []
            elif re.match('-[DIl].|-std=|-fopenmp|-use_fast_math|--use_fast_math|-rdc|-dc|--relocatable', word) or word in ('-I', '-D', '-l'):
                kind = 'libs' if word.startswith('-l') else 'flags'
                p[kind] += [word] if word not in p[kind] else []
        if re.search(r'-Xcompiler\s+-fopenmp', line):
            p['flags'] += ['-fopenmp'] if '-fopenmp' not in p['flags'] else []
        m = re.match(r'(?:\S+=\S* )*\./(\S+)\s*(.*)$', line)
        if m and 'nvcc' not in line and p['args'] is None:
            p['args'] = shlex.split(re.sub(r'[|>;&].*', '', m.group(2)))
    if not p['sources'] or p['args'] is None:
        raise Refused('make: no sources or no run in the Makefile')
    p['args'] = fewer_repeats(p, folder)
    return p


def fewer_repeats(p, folder):
    """A run need not be repeated a thousand times: what the source reads as a number of repetitions is at most 20."""
    args = list(p['args'])
    text = ''.join((folder / s).read_text(errors='replace') for s in p['sources'] if (folder / s).exists())
    for name, n in re.findall(r'(\w+)\s*=\s*(?:\(\w+\)\s*)?(?:std::)?(?:atoi|stoi|atol|strtol)\s*\(\s*argv\s*\[\s*(\d+)\s*\]', text):
        n = int(n) - 1
        if re.search('repeat|iter|nreps|num_runs|nruns|loops|trials|ntimes', name, re.I) and n < len(args) and args[n].isdigit():
            args[n] = str(min(int(args[n]), 20 if re.search('repeat|rep', name, re.I) else 50))
    return args


def take_data(p, folder, out):
    """The files that the arguments or the sources name, beside the executable; the arguments as they are there."""
    args, data = [], out / 'data'
    data.mkdir(exist_ok=True)
    text = ''.join((folder / s).read_text(errors='replace') for s in p['sources'] if (folder / s).exists())
    names = [s for s in re.findall(r'"([\w./+-]+)"', text) if not re.search(r'\.(h|hpp|cuh|cu|cpp|c|inc)$', s) and not s.startswith(('/', '.'))]
    for word in p['args'] + names + p['data']:
        src = folder / word
        inside = not word.startswith(('/', '..'))
        if word and word not in ('.', './') and src.exists() and src.resolve() != folder.resolve() and not src.name.startswith('Makefile'):
            dst = data / (os.path.normpath(word) if inside else src.name)
            size = sum(f.stat().st_size for f in src.rglob('*') if f.is_file()) if src.is_dir() else src.stat().st_size
            if size > 3 << 20:
                raise Refused('data: %s has %d bytes' % (word, size))
            dst.parent.mkdir(parents=True, exist_ok=True)
            if not dst.exists():
                (shutil.copytree if src.is_dir() else shutil.copyfile)(src, dst)
    for word in p['args']:
        args.append(word if not word.startswith('..') else pathlib.Path(word).name)
        if re.search(r'[./]', word) and re.search('[a-z]{2}', word) and not (folder / word).exists() and 'out' not in word and 'res' not in word:
            raise Refused('data: %s is not here' % word)
    return args


class Program:
    def __init__(self, a, p):
        self.a, self.p, self.dir, self.notes = a, p, pathlib.Path(p['dir']).resolve(), {}
        flags = list(p.get('flags', []))
        self.fast = any('fast_math' in f or 'ffast-math' in f for f in flags)
        self.openmp = '-fopenmp' in flags
        if any(re.match('-rdc|-dc|--relocatable', f) for f in flags):
            raise Refused('separate compilation is not done here')
        for l in p.get('libs', []):
            if l[2:] not in LIBS:
                raise Refused('the library %s is not taken along' % l[2:])
        flags = [f for f in flags if f != '-fopenmp' and 'fast_math' not in f]
        std = [f for f in flags if f.startswith('-std=')]
        self.flags = [f for f in flags if not f.startswith('-std=')] + (std[-1:] or ['-std=c++17'])
        if self.fast:
            self.flags += ['-ffast-math', '-fgpu-flush-denormals-to-zero']
        self.cuda = ['clang++-22', '-x', 'cuda', '--cuda-path=' + CUDA, '--cuda-gpu-arch=' + a.arch, '-I' + CUDA + '/include/cccl', '-w', '-Wno-register', '-Wno-unknown-cuda-version'] + a.flag + self.flags
        self.regs = {}

    def device(self, cu, tmp, v):
        """The image for the GPU of one source by one variant."""
        way, exact = v.rstrip('x') if v.endswith('x') else v, v in ('nvoptx', 'optx', 'plain')
        ll, ptx, cubin = tmp / (way + '.ll'), tmp / (v + '.ptx'), tmp / (v + '.cubin')
        if way != 'plain' and not ll.exists():
            _, t = call(way, ([self.a.nvopt] if way == 'nvopt' else ['opt-22']) + ['-O3', tmp / 'dev.ll', '-S', '-o', ll])
            self.notes['time_' + way] = self.notes.get('time_' + way, 0) + t
        src = ll if way != 'plain' else tmp / 'dev.ll'
        llc = ['llc-22', '-O0' if way == 'plain' else '-O3', '-march=nvptx64', '-mcpu=' + self.a.arch, '-mattr=+ptx83']
        if exact:
            x = tmp / (v + '.x.ll')
            x.write_text(re.sub(r'(?m)^(  .*?) contract ', r'\1 ', src.read_text()))
            src, llc = x, llc + ['-nvptx-fma-level=0']
        call('llc', llc + [src, '-o', ptx])
        same = [w for w in VARIANTS if w != v and w != 'plain' and v != 'plain' and (tmp / (w + '.fatbin')).exists() and (tmp / (w + '.ptx')).read_bytes() == ptx.read_bytes()]
        if same:
            shutil.copyfile(tmp / (same[0] + '.fatbin'), tmp / (v + '.fatbin'))
            if v in ('nvopt', 'opt'):
                self.regs.setdefault(v, {}).update(self.regs.get(same[0], {}))
            return
        log, _ = call('ptxas', [self.a.ptxas, '-arch=' + self.a.arch, '-O1' if way == 'plain' else '-O3', '-v', ptx, '-o', cubin])
        if v in ('nvopt', 'opt'):
            self.regs.setdefault(v, {}).update(registers(log))
        call('ptxas', [CUDA + '/bin/fatbinary', '-64', '--create', tmp / (v + '.fatbin'), '--image3=kind=elf,sm=%s,file=%s' % (self.a.arch[3:], cubin)])

    def source(self, s, tmp, images, variants):
        """The object of one source; what it embeds for each variant goes to images."""
        tmp.mkdir()
        obj = tmp / 'host.o'
        if not s.endswith('.cu'):
            lang = 'c' if s.endswith('.c') else 'c++'
            flags = [f for f in self.flags if lang == 'c++' or not f.startswith('-std=')]
            call('clang', [('clang++-22' if lang == 'c++' else 'clang-22'), '-O2', '-w', '-c', '-include', 'math.h', '-I' + CUDA + '/include'] + self.a.flag + flags + [s, '-o', obj], self.dir)
            return obj
        cuda = self.cuda + (['-fopenmp=libgomp', '-I' + self.a.omp] if self.openmp else [])
        front = ['-O3', '--cuda-device-only', '-Xclang', '-disable-llvm-passes', '-S', '-emit-llvm', s, '-o', tmp / 'dev.ll']
        try:
            call('clang', cuda + front, self.dir)
        except Refused as e:
            if not re.search("call to '(min|max)'", str(e)):
                raise
            (tmp / 'minmax.h').write_text(MINMAX)
            cuda += ['-include', tmp / 'minmax.h']
            call('clang', cuda + front, self.dir)
        for v in list(variants):
            try:
                self.device(s, tmp, v)
            except Refused as e:
                self.notes['refused_' + v] = '%s: %s' % (s, e)
                variants.remove(v)
                if v in ('nvopt', 'opt', 'nvoptx', 'optx'):
                    keep = self.a.out / 'refused'
                    keep.mkdir(exist_ok=True)
                    shutil.copyfile(tmp / 'dev.ll', keep / ('%s.%s.%s.ll' % (self.p['name'], pathlib.Path(s).stem, v)))
        size = max((tmp / (v + '.fatbin')).stat().st_size for v in variants) if variants else 0
        if not variants:
            raise Refused('no variant')
        for v in variants:      # what follows the image is not read; the number tells images apart that are the same otherwise
            image = (tmp / (v + '.fatbin')).read_bytes().ljust(size + 64 - size % 64, b'\0')
            images.setdefault(v, []).append(image + b'%08d' % int(tmp.name))
        (tmp / 'first.fatbin').write_bytes(images[variants[0]][-1])
        call('clang', cuda + ['-O2', '--cuda-host-only', '-Xclang', '-fcuda-include-gpubinary', '-Xclang', tmp / 'first.fatbin', '-c', s, '-o', obj], self.dir)
        if images[variants[0]][-1] not in obj.read_bytes():     # nothing to register: clang leaves the image out
            if any('.entry' in (tmp / (v + '.ptx')).read_text() for v in variants):
                raise Refused('the image is not in the object')
            for v in variants:
                images[v].pop()
        return obj

    def make(self):
        name, out = self.p['name'], self.a.out / self.p['name']
        with tempfile.TemporaryDirectory(dir=self.a.tmp) as tmp:
            tmp, images, variants = pathlib.Path(tmp), {}, list(VARIANTS)
            stage = tmp / 'stage'
            stage.mkdir()
            args = take_data(self.p, self.dir, stage)
            objs = [self.source(s, tmp / str(i), images, variants) for i, s in enumerate(self.p['sources'])]
            libs = ['-lpthread', '-lm', '-ldl', '-lrt'] + (['-l:libgomp.a'] if self.openmp or '-lgomp' in self.p.get('libs', []) else [])
            call('link', ['g++', '-s'] + objs + ['-L' + CUDA + '/lib64', '-lcudart', '-o', tmp / 'exe'] + libs)
            first, exe = images[variants[0]], (tmp / 'exe').read_bytes()
            for v in variants:
                text = exe
                for a, b in zip(first, images[v]):
                    if text.count(a) != 1 and a != b:
                        raise Refused('the image is not found in the executable')
                    text = text.replace(a, b) if a != b else text
                (stage / (name + '.' + v)).write_bytes(text)
                os.chmod(stage / (name + '.' + v), 0o755)
            same = exe if 'nvopt' in variants and 'opt' in variants and images['nvopt'] == images['opt'] else None
            info = {'name': name, 'args': args, 'fast': self.fast, 'variants': variants, 'regs': self.regs, 'notes': self.notes, 'same': same is not None}
            (stage / 'program.json').write_text(json.dumps(info))
            shutil.copytree(stage, out)
        return self.notes


def registers(log):
    """Registers, spills and stack per kernel of what ptxas -v says."""
    regs, name = {}, None
    for l in log.splitlines():
        m = re.search(r"Compiling entry function '(\S+)'|Function properties for (\S+)", l)
        if m:
            name = m.group(1) or m.group(2)
        m = re.search(r'(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads', l)
        if m and name:
            regs.setdefault(name, {}).update(stack=int(m.group(1)), spills=int(m.group(2)) + int(m.group(3)))
        m = re.search(r'Used (\d+) registers', l)
        if m and name:
            regs.setdefault(name, {})['registers'] = int(m.group(1))
    return regs


def main():
    ap = argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    ap.add_argument('--out', type=pathlib.Path, required=True)
    ap.add_argument('--arch', default='sm_90')
    ap.add_argument('--nvopt', default=str(ROOT / 'build/nvopt'))
    ap.add_argument('--ptxas', default=os.environ.get('PTXAS') or shutil.which('ptxas') or CUDA + '/bin/ptxas')
    ap.add_argument('--jobs', type=int, default=2)
    ap.add_argument('--until', help='no program is begun after this time of the day, as 20:00 (UTC)')
    ap.add_argument('--flag', action='append', default=[], help='a flag for every compilation, as -I...')
    ap.add_argument('--omp', default=os.path.dirname((glob.glob('/usr/lib/gcc/x86_64-linux-gnu/*/include/omp.h') or [''])[-1]), help='the folder of omp.h')
    ap.add_argument('--list', type=pathlib.Path, action='append', default=[])
    ap.add_argument('--tmp', default=None)
    ap.add_argument('folders', nargs='*', type=pathlib.Path)
    a = ap.parse_args()
    a.out.mkdir(parents=True, exist_ok=True)
    todo = [p for l in a.list for p in json.loads(l.read_text())] + a.folders
    left = {}

    def one(p):
        name = p['name'] if isinstance(p, dict) else re.sub('-cuda$', '', p.name)
        if (a.out / name).exists() or (a.until and time.strftime('%H:%M', time.gmtime()) >= a.until):
            return
        start = time.monotonic()
        try:
            notes = Program(a, dict({'args': [], 'data': []}, **p) if isinstance(p, dict) else from_makefile(p.resolve())).make()
            said = ' '.join('%s=%.2f' % kv if isinstance(kv[1], float) else '%s=%s' % kv for kv in notes.items())
        except (Refused, OSError, ValueError) as e:
            said = left[name] = 'LEFT OUT ' + str(e)
        print('%-24s %5.1f s %s' % (name, time.monotonic() - start, said), flush=True)

    with ThreadPoolExecutor(a.jobs) as pool:
        list(pool.map(one, todo))
    with open(a.out / 'left-out.json', 'w') as f:
        json.dump(left, f, indent=1)


if __name__ == '__main__':
    sys.exit(main())
