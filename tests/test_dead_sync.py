"""Barriers that go leave no race. nvrun's clocks report two accesses that nothing orders whatever the threads' order was in that run; more interleavings also
show results that depend on it. A kernel that was free of races must be so without the barriers that dead-sync-elim, basic-dbe and branch-dist delete, and give the same."""
import os
import random
import re
import subprocess

import pytest

import harness
import random_barriers
import warps

NVRUN = harness.JUDGE
KERNELS = int(os.environ.get("NVOPT_BARRIER_KERNELS", "150"))
SCHEDULES = os.environ.get("NVOPT_BARRIER_SCHEDULES", "4")
PIPELINES = ["sroa,dead-sync-elim", "sroa,instcombine,early-cse,dead-sync-elim", "sroa,basic-dbe,branch-dist", "default<O3>,dead-sync-elim", "sroa,loop-simplify,loop(loop-rotate,loop-unroll-full),gvn,dead-sync-elim"]
WAIT = re.compile(r"call .*(nvvm\.barrier|bar\.sync)")


def compare(before, after, schedules=SCHEDULES):
    e = dict(os.environ)
    e.setdefault("ASAN_OPTIONS", "detect_leaks=0")
    return subprocess.run([str(NVRUN), "--compare", str(before), str(after), "--spec", str(before), "--schedules", schedules], capture_output=True, text=True, errors="replace", timeout=300, env=e)


def optimize(pipeline, before, after, *more):
    r = harness.run("-passes=" + pipeline, *more, "-S", before, "-o", after, bin=harness.QUICK)
    assert r.returncode == 0, "%s: %s" % (pipeline, r.err)
    return len(WAIT.findall(after.read_text()))


@pytest.fixture(scope="module")
def kernels(tmp_path_factory):
    path = tmp_path_factory.mktemp("barriers") / "in.ll"
    path.write_text(random_barriers.module(range(KERNELS)))
    r = compare(path, path)
    assert r.returncode == 0, r.stdout[:2000]
    return path


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_random_kernels(pipeline, kernels, tmp_path):
    out = tmp_path / "out.ll"
    left = optimize(pipeline, kernels, out)
    if "O3" not in pipeline and "unroll" not in pipeline:
        least = 0.2 if "branch-dist" in pipeline else 0.5  # that many go: the judge has something to look at
        assert left < (1 - least) * len(WAIT.findall(kernels.read_text()))
    r = compare(kernels, out)
    assert r.returncode == 0, "after %s:\n%s" % (pipeline, r.stdout[:3000])


def test_barriers_of_one_warp(kernels, tmp_path):
    """In blocks of 32 threads those that stay become barriers of the warp, which order the same accesses."""
    out = tmp_path / "out.ll"
    optimize("sroa,dead-sync-elim", kernels, out, "-mcpu=sm_70")
    assert out.read_text().count("call void @llvm.nvvm.bar.warp.sync") > KERNELS // 10
    r = compare(kernels, out)
    assert r.returncode == 0, r.stdout[:3000]


@pytest.mark.parametrize("knob", ["-dead-sync-same-address", "-dead-sync-ignore-write-write"])
def test_judge_finds_the_seeds_mistakes(knob, kernels, tmp_path):
    """What the seed says of equal addresses and of two writes deletes barriers that are needed, and is seen to."""
    out = tmp_path / "out.ll"
    optimize("sroa,dead-sync-elim", kernels, out, knob)
    r = compare(kernels, out, "1")
    assert r.returncode == 1 and "data race" in r.stdout


@pytest.mark.parametrize("path", sorted(p for p in (harness.TESTS / "run").glob("*.ll") if "KERNEL" in p.read_text()), ids=lambda p: p.stem)
def test_run_kernels(path, tmp_path):
    out = tmp_path / "out.ll"
    for pipeline in PIPELINES:
        optimize(pipeline, path, out)
        r = compare(path, out)
        assert r.returncode == 0, "after %s:\n%s" % (pipeline, r.stdout[:3000])


def test_once_is_enough(kernels, tmp_path):
    """A barrier that stays stays: a second look finds nothing more."""
    once, twice = tmp_path / "once.ll", tmp_path / "twice.ll"
    optimize("sroa,dead-sync-elim", kernels, once)
    optimize("dead-sync-elim,dead-sync-elim", once, twice)
    same = [[line for line in p.read_text().splitlines() if not line.startswith(("; ModuleID", "source_filename"))] for p in (once, twice)]
    assert same[0] == same[1]


# ---- addresses, by brute force ----
SHAPES = [(64, 1, 1), (32, 1, 1), (8, 8, 1), (16, 2, 2), (5, 3, 1), (1, 40, 1)]
ARGS = [(0, 0), (1, 3), (7, 64), (100, 1), (0xffffffff, 2), (0x7fffffff, 0x80000000), (12345678, 0xfffffff0)]


def random_pair(seed):
    """A kernel that writes at one random place and reads at another behind a barrier: its text, its block, its two accesses as (evaluator, bytes)."""
    r = random.Random(seed)
    g = warps.Gen(r)
    a = g.linear() if r.random() < 0.6 else g.random(r.randint(1, 3))
    k = r.random()
    b = a if k < 0.35 else g.bin("add", a, g.const(r.choice([1, 2, 32, 64, 100, -1, 256]), 32)) if k < 0.6 else g.linear() if k < 0.8 else g.random(r.randint(1, 3))
    w, l = r.choice([1, 2, 4, 4, 4, 8]), r.choice([1, 2, 4, 4, 4, 8])
    shape, scale = r.choice(SHAPES), r.choice([4, 4, 4, 8, 1])
    wide, flags = r.choice(["", "sext", "zext"]), r.choice(["", " inbounds"])
    lines = list(g.lines)

    def place(v, name):
        i = "i32 " + v[0]
        if wide:
            lines.append("  %%w%s = %s i32 %s to i64" % (name, wide, v[0]))
            i = "i64 %%w%s" % name
        lines.append("  %%p%s = getelementptr%s [%d x i8], ptr addrspace(1) %%g, %s" % (name, flags, scale, i))
    place(a, "a")
    lines.append("  store i%d 0, ptr addrspace(1) %%pa, align 1" % (8 * w))
    lines.append("  call void @llvm.nvvm.barrier0()")
    place(b, "b")
    lines.append("  %%l = load i%d, ptr addrspace(1) %%pb, align 1" % (8 * l))
    text = 'define ptx_kernel void @k%d(ptr addrspace(1) %%g, i32 %%n0, i32 %%n1) "nvvm.reqntid"="%d,%d,%d" {\n%s\n  ret void\n}\n' % (seed, *shape, "\n".join(lines))

    def at(v, env):
        return [scale * (x if wide == "zext" else warps.signed(x, 32)) for x in g.of(v, env)]
    return text, shape, (lambda e: at(a, e), w), (lambda e: at(b, e), l)


def meet(shape, x, y):
    """Two threads of a block touch one byte, for some arguments."""
    n = shape[0] * shape[1] * shape[2]
    for args in ARGS:
        for block in (0, 3):
            try:
                envs = [warps.Env(shape, first, args, block, 7, 0) for first in range(0, n, 32)]
                a, b = ([p for e in envs for p in f(e)] for f, _ in (x, y))
            except warps.Poison:
                continue
            for i, p in enumerate(a):
                for k, q in enumerate(b):
                    if i != k and p < q + y[1] and q < p + x[1]:
                        return (args, i, k, p, q)
    return None


def test_addresses_by_brute_force(tmp_path):
    path, out = tmp_path / "in.ll", tmp_path / "out.ll"
    first, n = int(os.environ.get("NVOPT_BARRIER_FIRST", "0")), int(os.environ.get("NVOPT_BARRIER_PAIRS", "1500"))
    pairs = [random_pair(s) for s in range(first, first + n)]
    path.write_text('target triple = "nvptx64-nvidia-cuda"\ndeclare void @llvm.nvvm.barrier0()\n' + "".join("declare i32 @llvm.nvvm.read.ptx.sreg.%s()\n" % s for s in ("tid.x", "tid.y", "tid.z", "ntid.x", "ctaid.x", "laneid"))
                    + "".join("declare i32 @llvm.%s.i32(i32, i32)\n" % s for s in ("umin", "umax", "smin", "smax")) + "".join(p[0] for p in pairs))
    optimize("dead-sync-elim", path, out)
    gone = [i for i, body in enumerate(re.findall(r"^define ptx_kernel.*?^}", out.read_text(), re.M | re.S)) if not WAIT.search(body)]
    assert len(gone) > n // 20
    for i in gone:
        bad = meet(pairs[i][1], *pairs[i][2:])
        assert not bad, "%s\n%s" % (bad, pairs[i][0])
