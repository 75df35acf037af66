"""bench/gpu: the kernels' runs under the interpreter, before and after -O3; nvbench with a driver that is made up; what it counts in cubins.

The interpreter's half of the work needs no GPU: every kernel is read, run small, free of races, right (tests/lib/gpu_reference.py says what is
right) and the same after -O3. Launching, comparing, timing and taking turns is shown by a library of the driver's calls that this test compiles."""
import json
import os
import re
import shutil
import struct
import subprocess
import sys

import pytest

import gpu_reference
import harness

FOLDER = harness.ROOT / "bench" / "gpu"
KERNELS = sorted((FOLDER / "kernels").glob("*.ll"))
# The release build where it has them: interpreting takes six times as long with sanitizers, and tests/run has shown the interpreter with them.
NVRUN = harness.JUDGE
NVBENCH = harness._first(harness.BIN.parent / "nvbench")
SPEC = re.compile(r"(?://)?(; (?:SIZE|BUF|KERNEL) .*)")


def run(*args, **kw):
    env = dict(os.environ, **kw.pop("env", {}))
    r = subprocess.run([str(a) for a in args], capture_output=True, text=True, errors="replace", timeout=kw.pop("timeout", 60), env=env, **kw)
    assert r.returncode >= 0 and "Sanitizer" not in r.stderr and "runtime error" not in r.stderr, r.stderr
    return r


# ---- the kernels ----

def test_there_are_kernels_enough_and_each_has_its_source():
    assert len(KERNELS) >= 50
    for ll in KERNELS:
        cu = ll.with_suffix(".cu").read_text()
        text = ll.read_text()
        lines = [m.group(1) for m in map(SPEC.match, cu.splitlines()) if m]
        assert lines and text.startswith("\n".join(lines) + "\n"), "%s: bench/gpu/build.py --modules" % ll.name
        assert cu.startswith("/* ") and "KERNEL %s(" % ll.stem in cu, ll.name
        assert not re.search(r"^declare .*@(?!llvm\.)", text, re.M), "%s calls what the interpreter does not know" % ll.name


def test_every_specification_is_read_in_both_sizes():
    r = run(NVBENCH, "--list", *KERNELS)
    assert r.returncode == 0, r.stderr
    rows = re.findall(r"^(\w+): (\w+) (\d+) threads, ([\d.]+) MB; (\d+) threads, ([\d.]+) MB$", r.stdout, re.M)
    assert [x[0] for x in rows] == [p.stem for p in KERNELS]
    for name, _, small, small_mb, big, big_mb in rows:
        assert int(small) <= 2048 and float(small_mb) < 1, name
        assert int(big) >= 16 * int(small), name
        assert float(big_mb) < 2000, name


@pytest.mark.parametrize("path", KERNELS, ids=lambda p: p.stem)
def test_kernel(path, tmp_path):
    """Runs to its end under two schedules without a race, computes what it is said to, and does so after -O3."""
    r = run(NVRUN, path, "--schedules", 2, "--max-steps", 40000000, "-v", "--print")
    assert r.returncode == 0, r.stdout[:2000] + r.stderr
    gpu_reference.check(path.stem, path.read_text(), r.stdout)
    out = tmp_path / "out.ll"
    o = harness.run("-O3", "-S", path, "-o", out)
    assert o.returncode == 0, o.err
    r = run(NVRUN, "--compare", path, out, "--spec", path, "--max-steps", 40000000)
    assert r.returncode == 0, r.stdout + r.stderr
    r = run(NVRUN, out, "--spec", path, "--seed", 3, "--max-steps", 40000000)
    assert r.returncode == 0, r.stdout + r.stderr


# ---- the program without a GPU ----

def test_help_names_every_option():
    r = run(NVBENCH, "--help")
    assert r.returncode == 0 and r.stderr == ""
    source = (FOLDER / "main.c").read_text()
    for option in set(re.findall(r'strcmp\(a, "(--[\w-]+)"', source)) - {"--help"}:
        assert option in r.stdout, option


@pytest.mark.parametrize("args", [[], ["--nonsense"], ["x.ll", "--rounds", "a"], ["x.ll", "--reference"], ["--list"]])
def test_usage(args):
    r = run(NVBENCH, *args)
    assert r.returncode == 2 and "usage: nvbench" in r.stderr


def test_no_name_of_ours_stands_before_one_of_a_shared_library():
    """A function of ours by the name of one of POSIX (it was sem_init) is what the driver's library would call. Sanitizers have names of their own."""
    programs = [p for p in (harness.RELEASE.parent / n for n in ("nvopt", "nvrun", "nvbench", "refinecheck")) if p.exists()]
    assert programs
    for p in programs:
        r = run("nm", "-D", "--defined-only", p)
        assert [l for l in r.stdout.splitlines() if " T " in l or " W " in l] == [], p


def test_no_driver_is_one_line(tmp_path):
    (tmp_path / "k.opt.cubin").write_bytes(b"x")
    r = run(NVBENCH, KERNELS[0], "--cubins", tmp_path, "--libcuda", tmp_path / "libcuda.so.1")
    assert r.returncode == 2 and r.stdout == ""
    assert r.stderr.count("\n") == 1 and r.stderr.startswith("nvbench: no NVIDIA driver here: ") and "--static" in r.stderr


def test_no_cubins_is_one_line(tmp_path):
    r = run(NVBENCH, KERNELS[0], "--static", "--cubins", tmp_path)
    assert r.returncode == 2 and r.stderr == "nvbench: no cubins in %s: bench/gpu/build.py makes them\n" % tmp_path


@pytest.mark.parametrize("text,why", [("; BUF a f32 4 zero\n", "no KERNEL line"), ("; KERNEL none grid=1 block=1 args=()\n", "no body"), ("; SIZE n x\n", "bad size"),
                                      ("; BUF a f32 4 zero tol=b\n", "bad tolerance"), ("; BUF a i32 4 range 3 1\n", "bad range"), ("; BUF a i32 n zero\n", "bad element count"),
                                      ("; SIZE n 4\n; SIZE n 5\n", "given twice"), ("; SIZE n 4/0\n", "bad size")])
def test_bad_specifications_are_refused(text, why, tmp_path):
    path = tmp_path / "k.ll"
    path.write_text(text + "define ptx_kernel void @k() {\n  ret void\n}\n")
    r = run(NVBENCH, "--list", path)
    assert r.returncode == 1 and why in r.stderr and r.stderr.count("\n") == 1, r.stderr


def cubin(kernel, code, regs, frame):
    """An ELF file with what nvbench reads of ptxas's: .nv.info, symbols and the code of one kernel."""
    names, sections = b"\0", []

    def name(s):
        nonlocal names
        names += s.encode() + b"\0"
        return len(names) - len(s) - 1
    info = b"".join(struct.pack("<BBHII", 4, what, 8, 1, value) for what, value in ((0x2f, regs), (0x11, frame), (0x12, frame))) + struct.pack("<BBH", 3, 0x50, 7)
    symbols = bytes(24) + struct.pack("<IBBHQQ", 1, 0x12, 0, 4, 0, len(code))
    strings = b"\0" + kernel.encode() + b"\0"
    parts = [("", 0, 0, b""), (".strtab", 3, 0, strings), (".symtab", 2, 1, symbols), (".nv.info", 0x70000000, 2, info), (".text." + kernel, 1, 2, code), (".nv.shared." + kernel, 8, 0, b"")]
    at, body = 64, b""
    for title, kind, link, data in parts:
        sections.append(struct.pack("<IIQQQQIIQQ", name(title), kind, 0, 0, at + len(body), 512 if kind == 8 else len(data), link, 0, 1, 0))
        body += data
    sections.append(struct.pack("<IIQQQQIIQQ", name(".shstrtab"), 3, 0, 0, at + len(body), len(names), 0, 0, 1, 0))
    body += names
    header = b"\x7fELF\2\1" + bytes(10) + struct.pack("<HHIQQQIHHHHHH", 2, 190, 1, 0, 0, 64 + len(body), 0, 64, 0, 0, 64, len(sections), len(sections) - 1)
    return header + body + b"".join(sections)


NOP, LDG, LDL, STS, ADD, BRA = 0x7918, 0x7981, 0x7983, 0x7988, 0x7210, 0x7947


def instruction(op, words=None, split=True):
    """One instruction; a branch by so many words of four bytes from the next."""
    x = op
    if words is not None:
        far = words >> 8 if split else words
        x |= ((words & 255) << 16 if split else 0) | ((far & (1 << 48) - 1) << 34)
    return x.to_bytes(16, "little")


@pytest.mark.parametrize("split", [True, False], ids=["today", "older"])
def test_static_counts_of_a_cubin(split, tmp_path):
    """add, load | load, store, branch back over three of them | local load | a jump to itself, padding: seven count, four are in the loop."""
    code = b"".join([instruction(ADD), instruction(LDG), instruction(LDG), instruction(STS), instruction(ADD), instruction(BRA, -16, split), instruction(LDL), instruction(BRA, -4, split)] + [instruction(NOP)] * 3)
    path = tmp_path / "k.ll"
    path.write_text("; KERNEL k grid=1 block=1 args=()\ndefine ptx_kernel void @k() {\n  ret void\n}\n")
    (tmp_path / "k.a.cubin").write_bytes(cubin("k", code, 21, 40))
    (tmp_path / "k.b.cubin").write_bytes(cubin("k", code * 2, 42, 0))
    r = run(NVBENCH, "--static", path, "--cubins", tmp_path, "--reference", "a", "--json", tmp_path / "out.json")
    assert r.returncode == 0, r.stderr
    a = json.loads((tmp_path / "out.json").read_text())["kernels"]["k"]["a"]
    assert {k: a[k] for k in ("regs", "local", "sass", "sass_loops", "loads_loops", "stores_loops", "local_ops", "shared")} == {
        "regs": 21, "local": 40, "sass": 7, "sass_loops": 4, "loads_loops": 1, "stores_loops": 1, "local_ops": 1, "shared": 512}
    assert r.stdout.startswith("static: counted in the cubins, nothing was run\n") and re.search(r"^k +21 +1\.00 +42 +2\.00$", r.stdout, re.M), r.stdout


def test_files_that_are_no_cubins_are_refused(tmp_path):
    whole = cubin("k", instruction(ADD) * 4, 8, 0)
    path = tmp_path / "k.ll"
    path.write_text("; KERNEL k grid=1 block=1 args=()\ndefine ptx_kernel void @k() {\n  ret void\n}\n")
    (tmp_path / "k.a.cubin").write_bytes(cubin("other", instruction(ADD), 8, 0))
    r = run(NVBENCH, "--static", path, "--cubins", tmp_path)
    assert r.returncode == 1 and "k by a: fault: no such kernel in the cubin" in r.stdout
    for n in range(0, len(whole), 7 if harness.CI else 37):
        (tmp_path / "k.a.cubin").write_bytes(whole[:n])
        assert run(NVBENCH, "--static", path, "--cubins", tmp_path).returncode == 1
    for at in range(0, len(whole), 3 if harness.CI else 16):  # whatever byte is wrong: an answer, and no crash
        (tmp_path / "k.a.cubin").write_bytes(whole[:at] + bytes([whole[at] ^ 0xff]) + whole[at + 1:])
        assert run(NVBENCH, "--static", path, "--cubins", tmp_path).returncode in (0, 1)


# ---- the program with a driver that is made up ----

TWICE = """; SIZE n 64 256
; BUF in f32 n range 1 2
; BUF out f32 n zero tol=1e-5
; KERNEL twice grid=n/32,1 block=32 args=(in, out, n)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @twice(ptr %in, ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w = mul i32 %b, 32
  %i = add i32 %w, %t
  %p = getelementptr float, ptr %in, i32 %i
  %q = getelementptr float, ptr %out, i32 %i
  %x = load float, ptr %p
  %y = fmul float %x, 2.0
  store float %y, ptr %q
  ret void
}
"""
SUM_UP = (TWICE.replace("twice", "sum_up").replace("f32 n range 1 2", "i32 n range 1 9").replace("out f32 n zero tol=1e-5", "out i32 n iota").replace("float, ptr %in", "i32, ptr %in")
          .replace("float, ptr %out", "i32, ptr %out").replace("%x = load float, ptr %p\n", "%x = load i32, ptr %p\n  %z = load i32, ptr %q\n").replace("fmul float %x, 2.0", "add i32 %x, %z").replace("store float", "store i32"))


@pytest.fixture(scope="session")
def driver(tmp_path_factory):
    cc = next((c for c in (os.environ.get("CC"), "cc", "gcc", "clang", "clang-22") if c and shutil.which(c.split()[0])), None)
    assert cc, "no C compiler"
    lib = tmp_path_factory.mktemp("driver") / "libcuda.so.1"
    r = subprocess.run(cc.split() + ["-shared", "-fPIC", "-O1", "-w", "-o", str(lib), str(harness.TESTS / "lib" / "fake_cuda.c")], capture_output=True, text=True)
    assert r.returncode == 0, r.stderr
    return lib


class Bench:
    def __init__(self, driver, tmp_path):
        self.driver, self.dir, self.log = driver, tmp_path, tmp_path / "log"

    def __call__(self, text, kinds, *args, env=None):
        path = self.dir / (re.search(r"KERNEL (\w+)", text).group(1) + ".ll")
        path.write_text(text)
        for name, says in kinds.items():
            (self.dir / ("%s.%s.cubin" % (path.stem, name))).write_text("FAKE %s\n" % says)
        self.log.write_text("")
        r = run(NVBENCH, path, "--cubins", self.dir, "--libcuda", self.driver, "--warm-ms", 0, "--json", self.dir / "out.json", *args, env=dict(env or {}, FAKE_CUDA_LOG=str(self.log)))
        self.calls = self.log.read_text().splitlines()
        self.kernel = json.loads((self.dir / "out.json").read_text())["kernels"][path.stem] if r.returncode < 2 else None
        return r


@pytest.fixture
def bench(driver, tmp_path):
    return Bench(driver, tmp_path)


def launches(calls):
    """(kernel, module, rest) of each launch in order."""
    return [tuple(c.split(" ", 3)[1:]) for c in calls if c.startswith("cuLaunchKernel")]


def test_results_agree_and_times_are_those_of_the_device(bench):
    r = bench(TWICE, {"nvopt": "us=90 kind=near", "opt": "us=100 kind=right"}, "--rounds", 21)
    assert r.returncode == 0, r.stdout + r.stderr
    assert r.stdout.startswith("Fake GPU, sm_90, driver 12.4, ") and "all results agree" in r.stdout
    n, o = bench.kernel["nvopt"], bench.kernel["opt"]
    assert 85 < n["us"]["median"] < 95 and 95 < o["us"]["median"] < 105
    assert n["us"]["low"] <= n["us"]["median"] <= n["us"]["high"]
    assert 0.88 < n["ratio"]["median"] < 0.92 and o["ratio"]["median"] == 1
    assert n["rounds"] == 21 and n["launches"] == 6  # six of 90 microseconds are half a millisecond
    assert re.search(r"^twice +\d+\.\d +.[\d.]+% +0\.\d{3} +\d+\.\d +.[\d.]+% +1\.000$", r.stdout, re.M), r.stdout


def test_launches_have_the_shape_that_the_specification_says(bench):
    bench(TWICE.replace("block=32 args", "block=32 smem=n*4 args"), {"opt": "us=60 kind=right"}, "--check")
    shapes = [rest for _, _, rest in launches(bench.calls)]
    assert shapes == ["grid=2,1,1 block=32,1,1 smem=256"] + ["grid=8,1,1 block=32,1,1 smem=1024"] * 2


def test_compilers_take_turns_in_random_order(bench):
    kinds = {"a": "us=600 kind=right", "b": "us=600 kind=right", "c": "us=600 kind=right"}
    bench(TWICE, kinds, "--rounds", 40)
    rounds = [m for _, m, rest in launches(bench.calls) if "grid=8" in rest][-120:]
    turns = [tuple(rounds[i:i + 3]) for i in range(0, 120, 3)]
    assert all(sorted(t) == ["0", "1", "2"] for t in turns)  # each once a round
    assert len(set(turns)) == 6 and all(turns.count(t) < 20 for t in turns)
    first = launches(bench.calls)
    bench(TWICE, kinds, "--rounds", 40)
    assert launches(bench.calls) == first  # and the same again with the same seed
    bench(TWICE, kinds, "--rounds", 40, "--seed", 2)
    assert launches(bench.calls) != first


def test_a_wrong_result_is_reported_and_not_timed(bench):
    r = bench(TWICE, {"nvopt": "us=50 kind=wrong", "opt": "us=100 kind=right"})
    assert r.returncode == 1 and re.search(r"^twice by nvopt: wrong: out\[5\] is [\d.]+, [\d.]+ expected by the interpreter \(1 elements differ\)$", r.stdout, re.M), r.stdout
    assert bench.kernel["nvopt"]["status"] == "wrong" and "us" not in bench.kernel["nvopt"] and "us" in bench.kernel["opt"]


def test_a_result_that_is_wrong_only_in_the_large_size_differs_from_the_other_compilers(bench):
    r = bench(TWICE, {"nvopt": "us=50 kind=large", "a": "us=100 kind=right"})
    assert r.returncode == 1 and "expected by a (1 elements differ)" in r.stdout, r.stdout


def test_without_tolerance_a_millionth_is_wrong(bench):
    assert bench(TWICE.replace(" tol=1e-5", ""), {"nvopt": "us=50 kind=near", "opt": "us=100 kind=right"}).returncode == 1
    assert bench.kernel["nvopt"]["status"] == "wrong"


def test_what_a_kernel_changed_is_put_back_before_it_is_timed(bench):
    """It adds to its result: each launch begins with what the first one found, and that is not timed."""
    r = bench(SUM_UP, {"nvopt": "us=80 kind=right", "opt": "us=100 kind=right"}, "--rounds", 9)
    assert r.returncode == 0, r.stdout
    calls = [c.split()[0] for c in bench.calls]
    at = [i for i, c in enumerate(calls) if c == "cuLaunchKernel"][-18:]
    assert all(calls[i - 2:i] == ["cuMemcpyDtoD", "cuEventRecord"] for i in at)
    assert 75 < bench.kernel["nvopt"]["us"]["median"] < 85 and bench.kernel["nvopt"]["launches"] == 1


def test_a_fault_ends_that_compiler_only(bench):
    r = bench(TWICE, {"bad": "us=10 kind=fault", "nvopt": "us=90 kind=right", "opt": "us=100 kind=right"})
    assert r.returncode == 1 and "twice by bad: fault: the kernel: CUDA_ERROR_ILLEGAL_ADDRESS" in r.stdout, r.stdout
    assert bench.kernel["bad"]["status"] == "fault" and "us" in bench.kernel["nvopt"] and "us" in bench.kernel["opt"]


def test_a_kernel_that_does_not_end_is_left(bench):
    r = bench(TWICE, {"bad": "us=10 kind=hang", "opt": "us=100 kind=right"}, "--timeout", 1, "--rounds", 5)
    assert r.returncode == 1 and "twice by bad: no answer: nothing within 1 s" in r.stdout and "us" in bench.kernel["opt"], r.stdout


def test_a_module_that_the_driver_refuses(bench):
    r = bench(TWICE, {"bad": "junk", "opt": "us=100 kind=right"})
    assert r.returncode == 1 and "twice by bad: fault: cannot be loaded: CUDA_ERROR_INVALID_IMAGE" in r.stdout and "us" in bench.kernel["opt"], r.stdout


def test_no_device_is_one_line(bench):
    r = bench(TWICE, {"opt": "us=1 kind=right"}, env={"FAKE_CUDA_NO_DEVICE": "1"})
    assert r.returncode == 2 and r.stderr == "nvbench: no CUDA device: CUDA_ERROR_NO_DEVICE\n"


# ---- making cubins ----

def test_build_says_what_is_missing(tmp_path):
    r = run(sys.executable, FOLDER / "build.py", "--out", tmp_path, env={"PATH": str(tmp_path), "PTXAS": str(tmp_path / "none"), "CUDA_PATH": str(tmp_path), "LIBNVVM": ""})
    assert r.returncode == 2 and r.stdout == "".join("%s is left out: %s is not here\n" % x for x in (("nvopt", "ptxas"), ("opt", "ptxas"), ("nvvm", "ptxas"), ("nvcc", "nvcc"))), r.stdout + r.stderr


def test_build_and_count_one_kernel(tmp_path):
    for name in ("opt-22", "llc-22", "ptxas"):
        harness.tool(name)
    r = run(sys.executable, FOLDER / "build.py", "--out", tmp_path, "--nvopt", harness.BIN, "--compilers", "nvopt,opt", FOLDER / "kernels" / "axpy.ll")
    assert r.returncode == 0, r.stdout + r.stderr
    r = run(NVBENCH, "--static", FOLDER / "kernels" / "axpy.ll", "--cubins", tmp_path / "sm_90", "--json", tmp_path / "out.json")
    assert r.returncode == 0, r.stdout + r.stderr
    for m in json.loads((tmp_path / "out.json").read_text())["kernels"]["axpy"].values():
        assert 8 <= m["regs"] <= 64 and m["local"] == 0 and 15 <= m["sass"] <= 200 and 0 < m["sass_loops"] < m["sass"]
