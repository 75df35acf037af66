#!/usr/bin/env python3
"""Makes the cubins that nvbench runs and measures: every kernel by every compiler that is here.

    bench/gpu/build.py [--arch sm_90] [--out build/gpu] [--compilers nvopt,opt,nvvm,nvcc] [KERNELS.ll|.cu ...]
    bench/gpu/build.py --modules [KERNELS.cu ...]      writes the .ll beside each .cu anew (clang-22 alone, no CUDA)

A kernel is NAME.cu, with what runs in its `//;` lines (tools/nvrun/spec.h), and NAME.ll, what clang makes of it before any optimizer, the same lines
at its top. The cubins are OUT/ARCH/NAME.COMPILER.cubin; OUT/ARCH/build.json says what the compilers were and what ptxas said of spills.

nvopt  build/nvopt -O3, then llc-22 -O3 and ptxas
opt    opt-22 -O3, then the same
nvvm   libNVVM on the .ll (written for LLVM 19; compute_100, the dialect of today, its PTX named for ARCH), then the same ptxas
nvcc   nvcc -O3 on the .cu
NAME=COMMAND may stand for a compiler too, as `main=../main/build/nvopt -O3`: another optimizer of .ll, run as `COMMAND IN.ll -S -o OUT.ll`.

What is missing here (nvcc, libNVVM) is left out with a line; a kernel that a compiler refuses too, and the exit status is 1 then."""
import argparse, ctypes, glob, json, os, pathlib, re, shlex, shutil, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor
sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
KERNELS = pathlib.Path(__file__).resolve().parent / 'kernels'
CUDA = os.environ.get('CUDA_PATH', '/usr/local/cuda')
CLANG = ['clang-22', '-x', 'cuda', '--cuda-device-only', '-nocudainc', '-nocudalib', '--cuda-gpu-arch=sm_80', '-std=c++17', '-O3', '-Wno-unknown-cuda-version', '-Xclang', '-disable-llvm-passes',
         '-S', '-emit-llvm']

class Refused(Exception):
    pass

def call(cmd, **kw):
    r = subprocess.run([str(c) for c in cmd], capture_output=True, text=True, errors='replace', **kw)
    if r.returncode:
        raise Refused('%s: %s' % (os.path.basename(str(cmd[0])), ' '.join(l.strip() for l in (r.stderr or r.stdout).splitlines() if re.search('error|fatal', l, re.I))[:400] or 'status %d' % r.returncode))
    return r.stderr + r.stdout

def spec_lines(source):
    """What the first lines of a .cu or a .ll say of runs, as in a .ll."""
    return [re.sub(r'^//;', ';', l) for l in source.splitlines() if re.match(r'(//)?; (SIZE|BUF|KERNEL|CALL|EXPECT) ', l)]

def module_text(cu):
    """The module of a kernel as it is committed: what runs on top, nothing of this machine in it."""
    with tempfile.TemporaryDirectory() as tmp:
        out = pathlib.Path(tmp) / 'k.ll'
        call(CLANG + [cu.name, '-o', out], cwd=cu.parent)
        text = out.read_text()
    text = re.sub(r'^; ModuleID.*\n', '', text)
    text = re.sub(r'(?m)^!llvm\.ident = .*\n', '', text)
    text = re.sub(r'(?m)^!\d+ = !\{!"[^"]*clang version[^"]*"\}\n', '', text)
    return '\n'.join(spec_lines(cu.read_text())) + '\n' + text

def nvvm_library():
    for p in [os.environ.get('LIBNVVM')] + glob.glob(CUDA + '/nvvm/lib*/libnvvm.so*') + glob.glob(CUDA + '/lib*/libnvvm.so*'):
        if p and os.path.exists(p):
            return p

def nvvm(lib, text):
    """libNVVM's PTX of a module. A program that is called anew each time would load it anew: a second for each."""
    L = ctypes.CDLL(lib)
    if '!nvvmir.version' not in text:
        text += '\n!nvvmir.version = !{!999990}\n!999990 = !{i32 2, i32 0, i32 3, i32 1}\n'
    b, p, n = text.encode(), ctypes.c_void_p(), ctypes.c_size_t()
    L.nvvmCreateProgram(ctypes.byref(p))
    try:
        options = (ctypes.c_char_p * 1)(b'-arch=compute_100')
        if L.nvvmAddModuleToProgram(p, b, ctypes.c_size_t(len(b)), b'm') or L.nvvmCompileProgram(p, 1, options):
            L.nvvmGetProgramLogSize(p, ctypes.byref(n))
            s = ctypes.create_string_buffer(n.value + 1)
            L.nvvmGetProgramLog(p, s)
            raise Refused('libNVVM: ' + ' '.join(l for l in s.value.decode(errors='replace').split('\n') if 'Warning' not in l)[:400])
        L.nvvmGetCompiledResultSize(p, ctypes.byref(n))
        s = ctypes.create_string_buffer(n.value + 1)
        L.nvvmGetCompiledResult(p, s)
        return s.value.decode(errors='replace')
    finally:
        L.nvvmDestroyProgram(ctypes.byref(p))

def spills(log):
    """Bytes of spill stores and loads in all that ptxas compiled."""
    return sum(int(a) + int(b) for a, b in re.findall(r'(\d+) bytes spill stores, (\d+) bytes spill loads', log))

class Build:
    def __init__(self, a):
        self.a, self.ptxas, self.lib = a, os.environ.get('PTXAS') or shutil.which('ptxas') or CUDA + '/bin/ptxas', nvvm_library()
        self.nvcc = shutil.which('nvcc') or (CUDA + '/bin/nvcc' if os.path.exists(CUDA + '/bin/nvcc') else None)
        self.optimizers = {'nvopt': [a.nvopt, '-O3'], 'opt': ['opt-22', '-O3']}

    def missing(self, name):
        """Why a compiler cannot be used here, None if it can."""
        if name == 'nvcc':
            return None if self.nvcc else 'nvcc is not here'
        if not shutil.which(self.ptxas):
            return 'ptxas is not here'
        if name == 'nvvm':
            return (None if self.lib else 'libNVVM is not here') or (None if shutil.which(self.a.nvopt) else self.a.nvopt + ' is not here')
        for p in (self.optimizers[name][0], 'llc-22'):
            if not shutil.which(p):
                return p + ' is not here'

    def one(self, name, ll, out):
        """The cubin of one kernel by one compiler; what ptxas said."""
        with tempfile.TemporaryDirectory() as tmp:
            tmp = pathlib.Path(tmp)
            if name == 'nvcc':
                cu = ll.with_suffix('.cu')
                if not cu.exists():
                    raise Refused('nvcc: there is no ' + cu.name)
                return call([self.nvcc, '-O3', '-std=c++17', '-arch=' + self.a.arch, '-cubin', '-Xptxas', '-v', cu, '-o', out])
            opted, ptx = tmp / 'opted.ll', tmp / 'k.ptx'
            if name == 'nvvm':
                call([self.a.nvopt, '--emit-version=19', '-S', ll, '-o', opted])
                ptx.write_text(re.sub(r'(?m)^\.target sm_100\w*', '.target ' + self.a.arch, nvvm(self.lib, opted.read_text())))
            else:
                call(self.optimizers[name] + [ll, '-S', '-o', opted])
                call(['llc-22', '-O3', '-march=nvptx64', '-mcpu=' + self.a.arch, '-mattr=+ptx83', opted, '-o', ptx])
            return call([self.ptxas, '-arch=' + self.a.arch, '-v', ptx, '-o', out])

def main():
    ap = argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    ap.add_argument('--arch', default='sm_90')
    ap.add_argument('--out', type=pathlib.Path, default=ROOT / 'build/gpu')
    ap.add_argument('--compilers', default='nvopt,opt,nvvm,nvcc')
    ap.add_argument('--nvopt', default=str(ROOT / 'build/nvopt'))
    ap.add_argument('--jobs', type=int, default=os.cpu_count())
    ap.add_argument('--modules', action='store_true')
    ap.add_argument('kernels', nargs='*', type=pathlib.Path)
    a = ap.parse_args()
    if a.modules:
        if not shutil.which('clang-22'):
            sys.exit('build.py: clang-22 is not here')
        for cu in a.kernels or sorted(KERNELS.glob('*.cu')):
            try:
                cu.with_suffix('.ll').write_text(module_text(cu.resolve()))
            except Refused as e:
                sys.exit('build.py: %s: %s' % (cu, e))
        return 0
    b, names = Build(a), []
    for word in a.compilers.split(','):
        name, _, command = word.partition('=')
        if command:
            b.optimizers[name] = shlex.split(command)
        elif name not in ('nvopt', 'opt', 'nvvm', 'nvcc'):
            sys.exit('build.py: no such compiler: %s (nvopt, opt, nvvm, nvcc, NAME=COMMAND)' % name)
        why = b.missing(name)
        if why:
            print('%s is left out: %s' % (name, why))
        else:
            names.append(name)
    if not names:
        return 2
    out = a.out / a.arch
    out.mkdir(parents=True, exist_ok=True)
    jobs = [(k.with_suffix('.ll'), n) for k in a.kernels or sorted(KERNELS.glob('*.ll')) for n in names]

    def job(j):
        ll, name = j
        try:
            return ll.stem, name, spills(b.one(name, ll, out / ('%s.%s.cubin' % (ll.stem, name)))), None
        except Refused as e:
            (out / ('%s.%s.cubin' % (ll.stem, name))).unlink(missing_ok=True)
            return ll.stem, name, None, str(e)

    bad, said = 0, {}
    with ThreadPoolExecutor(max(a.jobs, 1)) as pool:
        for kernel, name, spill, why in pool.map(job, jobs):
            said.setdefault(kernel, {})[name] = {'refused': why} if why else {'spill_bytes': spill}
            if why:
                bad += 1
                print('%s by %s: %s' % (kernel, name, why))
    (out / 'build.json').write_text(json.dumps({'arch': a.arch, 'compilers': {n: ' '.join(b.optimizers.get(n, [n])) for n in names}, 'kernels': said}, indent=1, sort_keys=True) + '\n')
    print('%d cubins in %s' % (len(jobs) - bad, out))
    return 1 if bad else 0

if __name__ == '__main__':
    sys.exit(main())
