"""Cost grows linearly with the input.

Analyses, without text: instructions executed, counted by callgrind (exact, whatever else the machine does): the exponent between two sizes stays below 1.15
for every analysis on every shape. Where valgrind is not installed the CPU time of all analyses together stands in, with the looser limit below.
Whole pipelines and printed analyses: CPU time, the exponent over the last doublings stays below 1.2. Times are processor times of single-threaded
runs of the release build: of the largest size one (noise only makes it slower, and so the exponent larger), of the one it is found to grow slowest from
the least of three. Where times stay a curve after several tries, instructions are counted and decide."""
import math
import os
import resource
import subprocess
import sys

import pytest

import callgrind
import generators
import harness

LIMIT = 1.2
TARGET_S = 0.25      # sizes double until one run takes this long
FIRST_S = TARGET_S if harness.CI else 0.06  # and in the first try; where that shows no line, caps that are reached one after the other may bend the curve
MAX_BYTES = 4 << 20   # beyond, what is measured is the cache
MEASURABLE_S = 0.003  # shorter runs are starting and noise; a fast machine takes more than MAX_BYTES to have a run before the last beyond
TRIES = 5             # a busy machine bends a curve once, real growth every time: the least time of each size counts
PIPELINES = ["-passes=verify", "-O3"]
# Text that grows with the input alone: block frequencies need dominators, post-dominators, loops and probabilities. In a deep nest the numbers
# themselves grow, so that there the probabilities are printed.
ANALYSES = ["-passes=print<branch-prob>", "-passes=print<block-freq>"]
LOOP_FORMS = ["-passes=loop-simplify,lcssa"]
RECURRENCES = ["-passes=print<scalar-evolution>"]
INDVARS = ["-passes=loop(indvars)", "-passes=loop(loop-rotate)", "-passes=loop(loop-deletion)", "-passes=loop(loop-unroll-full)", "-passes=loop-unroll<O3>", "-passes=loop(simple-loop-unswitch<nontrivial>)", "-passes=loop(loop-flatten)", "-passes=loop(loop-instsimplify)", "-passes=loop(loop-simplifycfg)", "-passes=loop(loop-idiom)"]
LICM = ["-passes=loop-mssa(licm)", "-passes=loop-mssa(lnicm)", "-O3"]
DISTRIBUTE = "-passes=loop-distribute"


def cpu(args, path):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    r = subprocess.run([str(harness.FAST)] + args + ["-j1", str(path), "-o", os.devnull], capture_output=True, timeout=60)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert r.returncode == 0, r.stderr.decode("latin-1")[:2000]
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


ALIAS = ["-passes=print-alias-sets"]
MEMORY = ["-passes=print<memoryssa>", "-passes=early-cse<memssa>", "-passes=dse", "-passes=memcpyopt", "-passes=gvn"]
INLINE = ["-passes=inline"]
ROWS = ["branch-row", "call-row"]
TESTS_OF_ONE_VALUE = ["-passes=" + p for p in ("simplifycfg", "instcombine", "early-cse", "gvn", "jump-threading", "constraint-elimination", "sccp", "adce")] + ["-O3"]
GENERATORS = {k: g for name, kinds in vars(generators).items() if name.endswith("KINDS") for k, g in kinds.items()}
SHAPES = ["-passes=aggressive-instcombine", "-passes=vector-combine"]
CASES = ([(k, p) for k in sorted(generators.KINDS) for p in PIPELINES]
         + [(k, p) for k in ROWS + ["ring", "large-callee"] for p in INLINE]
         + [(k, p) for k in sorted(generators.CFG_KINDS) for p in ANALYSES + LOOP_FORMS if (k, p) != ("nest", ANALYSES[1])]
         + [(k, p) for k in sorted(generators.ALIAS_KINDS) for p in ALIAS]
         + [(k, p) for k in sorted(generators.MEM_KINDS) for p in MEMORY]
         + [(k, p) for k in sorted(generators.REC_KINDS) for p in RECURRENCES]
         + [(k, p) for k in sorted(generators.GLOBAL_KINDS) for p in PIPELINES]
         + [(k, p) for k in sorted(generators.TEST_KINDS) for p in TESTS_OF_ONE_VALUE]
         + [(k, p) for k in sorted(generators.EDGE_KINDS) for p in ["-passes=jump-threading", "-O3"]]
         + [(k, p) for k in sorted({**generators.CFG_KINDS, **generators.REC_KINDS}) for p in INDVARS + ["-passes=constraint-elimination"] if (k, p) != ("loops", INDVARS[-1])]  # beyond its cap of loops it does nothing: what is measured is the cache
         + [(k, p) for k in sorted(generators.LOOP_KINDS) for p in ("-passes=loop(loop-instsimplify,loop-simplifycfg)", "-passes=loop(loop-flatten)")]
         + [(k, "-passes=sroa") for k in sorted(generators.SLOT_KINDS)]
         + [(k, p) for k in sorted(generators.DISTRIBUTE_KINDS) for p in (DISTRIBUTE, "-passes=loop-load-elim", "-passes=loop-load-elim<no-checks>")]
         + [(k, p) for k in sorted(generators.HOIST_KINDS) for p in LICM]
         + [(k, p) for k in sorted(generators.SHAPE_KINDS) for p in SHAPES]
         + [(k, p) for k in sorted(generators.MACHINE_KINDS) for p in ["-passes=dfa-jump-threading"]]
         + [(k, p) for k in sorted(generators.BARRIER_KINDS) for p in ["-passes=dead-sync-elim"]]
         + [(k, p) for k in sorted(generators.SIDE_KINDS) for p in ["-passes=mldst-motion"]]
         + [("copies", "-passes=byval-mem2reg"), ("handed-down", "-passes=ipmsp")]
         + [("restricted", "-passes=" + p) for p in ("memory-space-opt", "lower-struct-args", "process-restrict", "lower-aggr-copies")]
         + [(k, "-passes=codegenprepare") for k in sorted({**generators.CFG_KINDS, **generators.EDGE_KINDS, **generators.TEST_KINDS})])


# What does next to nothing but read large constants takes the time that memory takes: up to a megabyte it lies on large pages, faster for each byte than what is larger.
BY_CALLGRIND = [("aggregate", "-passes=verify"), ("aggregate", "-O3")]


@pytest.mark.parametrize("kind,pipeline", CASES)
def test_scaling(kind, pipeline, tmp_path):
    if not harness.FAST.exists():
        pytest.skip("no release build at build/")
    if (kind, pipeline) in BY_CALLGRIND:
        assert_counted_linear([kind_file(kind, n, tmp_path) for n in (16000, 64000)], pipeline)
        return
    runs = {}  # bytes: (path, seconds of each run)
    for attempt in range(TRIES):
        measure(kind, pipeline, tmp_path, TARGET_S if attempt else FIRST_S, runs)
        while True:
            slope, size = flattest(runs)
            path, times = runs[size]
            if slope > LIMIT:
                break
            if len(times) > 2:
                return
            times.append(cpu([pipeline], path))
    # Five times a curve: of the pipeline, or of a machine whose caches others fill as well? Counting tells.
    assert_counted_linear([path for _, (path, _) in sorted(runs.items())[-2:]], pipeline,
                          "exponent %.2f over %s" % (slope, {size: min(times) for size, (_, times) in sorted(runs.items())}))


def kind_file(kind, n, tmp_path):
    path = tmp_path / ("%d.ll" % n)
    path.write_text(GENERATORS[kind](n))
    return path


def assert_counted_linear(paths, pipeline, why=""):
    """Instructions executed, of a small and a large file."""
    if not callgrind.available():
        (pytest.fail if harness.CI else pytest.skip)("not installed: valgrind. " + why)
    (s0, small), (s1, big) = [(path.stat().st_size, callgrind.total([harness.FAST, "-j1", pipeline, path, "-disable-output"])) for path in paths]
    assert math.log(big / small) / math.log(s1 / s0) < LIMIT_COUNTED, (why, s0, small, s1, big)


def measure(kind, pipeline, tmp_path, target, runs):
    """Runs each of the last four of doubling sizes once."""
    n, points = 250, []
    while True:
        path = kind_file(kind, n, tmp_path)
        size = path.stat().st_size
        t = cpu([pipeline], path)
        points.append((size, t, path))
        if (t > target and len(points) > 2) or (2 * size > MAX_BYTES and points[-2][1] > MEASURABLE_S):
            break
        n *= 2
    for size, t, path in points[-4:]:
        runs.setdefault(size, (path, []))[1].append(t)


def flattest(runs):
    """The exponent and where it begins, of the flattest of the last spans: noise and caches bend single ones, real growth bends all."""
    points = sorted((size, min(times)) for size, (_, times) in runs.items())
    slopes = [(math.log(points[-1][1] / t) / math.log(points[-1][0] / s), s) for s, t in points[:-1] if t > MEASURABLE_S]
    assert slopes, "too fast to measure: %s" % points
    return min(slopes)


# ---- instructions executed and memory, of simplifycfg ----
def peak(args, path):
    """Kilobytes at the most."""
    r = subprocess.run([sys.executable, "-c", "import resource, subprocess, sys\nsubprocess.run(sys.argv[1:], check=True)\nprint(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)",
                        str(harness.FAST)] + args + ["-j1", str(path), "-o", os.devnull], capture_output=True, text=True, timeout=60)
    assert r.returncode == 0, r.stderr[:2000]
    return int(r.stdout)


ROWS_OF_TESTS = {**generators.TEST_KINDS, **generators.EDGE_KINDS}


@pytest.mark.parametrize("kind", sorted(ROWS_OF_TESTS))
def test_simplifycfg_grows_linearly(kind, tmp_path):
    if not harness.FAST.exists():
        pytest.skip("no release build at build/")
    points = []
    for n in (1000, 3000) if harness.CI else (600, 1800):
        path = tmp_path / "in.ll"
        path.write_text(ROWS_OF_TESTS[kind](n))
        points.append((path.stat().st_size, callgrind.total([harness.FAST, "-j1", "-passes=simplifycfg", path, "-o", os.devnull]) if callgrind.available() else None))
    (s0, small), (s1, big) = points
    if small:
        assert math.log(big / small) / math.log(s1 / s0) < LIMIT_COUNTED
    kb = []
    for n in (5000, 20000):
        path.write_text(ROWS_OF_TESTS[kind](n))
        kb.append((path.stat().st_size, peak(["-passes=simplifycfg"], path)))
    (s0, small), (s1, big) = kb
    assert big < LIMIT * small * s1 / s0, "%s KB at %s bytes" % (kb, (s0, s1))


# ---- edges edited in many loops, and questions in between, counted ----
EDGE_PIPELINES = ["indvars,loop-deletion", "indvars,loop-simplifycfg", "loop-rotate,indvars", "loop-deletion,indvars,loop-rotate,loop-simplifycfg", "indvars,loop-unroll-full", "indvars,loop-flatten"]
MSSA_PIPELINES = ["loop-rotate,licm", "simple-loop-unswitch,licm", "licm,loop-deletion,loop-simplifycfg,licm", "loop-rotate,lnicm,loop-deletion"]


@pytest.mark.parametrize("list_", ["loop(%s)" % p for p in EDGE_PIPELINES] + ["loop-mssa(%s)" % p for p in MSSA_PIPELINES])
def test_edits_of_edges_cost_what_the_loops_cost(list_, tmp_path):
    assert_counted_growth(generators.rounds_that_go, (2500, 10000) if harness.CI else (1000, 4000), list_, 1.12, tmp_path)


def test_the_uses_of_one_counter_are_looked_at_once(tmp_path):
    assert_counted_growth(generators.uses_of_one_counter, (1000, 4000), "loop(indvars)", 1.12, tmp_path)


@pytest.mark.parametrize("kind,list_", [("loops-left", "loop(simple-loop-unswitch<nontrivial>)"), ("loops-that-agree", "loop(simple-loop-unswitch<nontrivial>)"), ("loops-of-accesses", "loop-mssa(loop-rotate,licm)")])
def test_passes_on_loops_look_at_the_loop_and_not_at_the_function(kind, list_, tmp_path):
    assert_counted_growth(generators.EDGES_OF_LOOPS_KINDS[kind], (500, 2000), list_, 1.12, tmp_path)


def test_a_deep_nest_costs_no_more_than_its_square(tmp_path):
    """Each of n loops holds those inside, and licm looks at all that a loop holds."""
    assert_counted_growth(generators.store_nest, (300, 900), "loop-mssa(licm)", 2, tmp_path)


def assert_counted_growth(generator, sizes, list_, limit, tmp_path):
    if not harness.FAST.exists():
        pytest.skip("no release build at build/")
    if not callgrind.available():
        pytest.skip("no valgrind")
    points = []
    for n in sizes:
        path = tmp_path / "in.ll"
        path.write_text(generator(n))
        points.append((path.stat().st_size, callgrind.total([harness.FAST, "-j1", "-passes=" + list_, path, "-o", os.devnull])))
    (s0, small), (s1, big) = points
    assert math.log(big / small) / math.log(s1 / s0) <= limit, points


# ---- instructions executed, of what makes addresses anew ----
ADDRESS_PASSES = ["common-base-elim", "base-address-strength-reduce", "scev-cgp"]


@pytest.mark.parametrize("kind", sorted(generators.ADDRESS_KINDS))
def test_addresses_grow_linearly(kind, tmp_path):
    if not harness.FAST.exists():
        pytest.skip("no release build at build/")
    if not callgrind.available():
        pytest.skip("no valgrind")
    path, points = tmp_path / "in.ll", {p: [] for p in ["verify"] + ADDRESS_PASSES}
    for n in (1500, 6000) if harness.CI else (600, 1800):
        path.write_text(generators.ADDRESS_KINDS[kind](n))
        for p, at in points.items():
            at.append((path.stat().st_size, callgrind.total([harness.FAST, "-j1", "-passes=" + p, "-nv-disable-scev-cgp=0", "-do-function-scev-cgp", path, "-disable-output"])))
    for p in ADDRESS_PASSES:  # less what reading and verifying cost
        (s0, small), (s1, big) = [(size, max(t - v, ENOUGH)) for (size, t), (_, v) in zip(points[p], points["verify"])]
        assert math.log(big / small) / math.log(s1 / s0) < 1.12, (p, points[p])


# ---- analyses, counted ----
LIMIT_COUNTED = 1.15
ENOUGH = 300000  # instructions executed; below, what does not depend on the size shows
# Later ones find earlier ones made.
COUNTED = ("domtree postdomtree loops cycles branch-prob block-freq demanded-bits uniformity memoryssa memoryssa-walker scalar-evolution delinearization").split()
# Pairs are n * n in one function: only where functions are small.
COUNTED_PAIRS = COUNTED + ["da"]
SHAPES = {**generators.MORE_KINDS, **generators.REC_KINDS, **generators.CFG_KINDS, **generators.ALIAS_KINDS, **generators.MEM_KINDS}
# Where caps (size of expressions, definitions that a walk looks at) are reached late, both sizes lie beyond.
SIZES = {"counters": (160, 640), "sums": (400, 1200), "loops": (200, 800), "powers": (600, 1800), "store-switch": (2500, 10000), "switch": (2500, 10000), "nest": (1000, 4000), "polynomials": (600, 2400),
         "addresses": (500, 1500), "memory": (300, 900), "store-run": (400, 1200), "store-ladder": (400, 1200)}
# A walk over joins ends at 1,000 of them: too late to count.
LATE = {("addresses", "memoryssa"), ("addresses", "memoryssa-walker")}
# Loops that hang on one another: every expression is as deep as scalar evolution lets it be, which takes long to reach and long to count. By CPU time above.
NOT_COUNTED = {"sequence", "counter-nest"}


@pytest.mark.parametrize("kind", sorted(set(SHAPES) - NOT_COUNTED))
def test_scaling_of_analyses(kind, tmp_path):
    if not harness.FAST.exists():
        pytest.skip("no release build at build/")
    names = COUNTED_PAIRS if kind == "subscripts" else COUNTED
    if not callgrind.available():
        if harness.CI:
            pytest.fail("not installed: valgrind")
        return test_scaling(kind, "-passes=function(%s)" % ",".join("require<%s>" % n for n in names), tmp_path)
    points = []
    for n in SIZES.get(kind, (500, 2000)):
        path = tmp_path / "in.ll"
        path.write_text(SHAPES[kind](n))
        points.append((path.stat().st_size, callgrind.analyses(harness.FAST, names, path)))
    (s0, small), (s1, big) = points
    slopes = {a: math.log(big[a] / small[a]) / math.log(s1 / s0) for a in names if small[a] >= ENOUGH and (kind, a) not in LATE}
    assert slopes, "no analysis does enough to be counted"
    bad = {a: round(e, 2) for a, e in slopes.items() if e > LIMIT_COUNTED}
    assert not bad, "exponents %s at %d and %d bytes" % (bad, s0, s1)


def test_bodies_that_cost_the_inliner_nothing_come_to_an_end(tmp_path):
    """Assumptions are free, and what calls twice what calls twice doubles them: past INLINE_COPIED instructions of one caller no body comes in that need not."""
    text = ["declare void @llvm.assume(i1)", "define void @f0(ptr %p) {"] + ['  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]'] * 50 + ["  ret void", "}"]
    for i in range(1, 20):
        text += ["define void @f%d(ptr %%p) {" % i] + ["  call void @f%d(ptr %%p)" % (i - 1)] * 2 + ["  ret void", "}"]
    path = tmp_path / "free.ll"
    path.write_text('target triple = "nvptx64-nvidia-cuda"\n' + "\n".join(text) + "\n")
    r = subprocess.run([str(harness.FAST), "-passes=inline", "-pass-remarks-missed=inline", "-disable-output", str(path)], capture_output=True, text=True, timeout=60)
    assert r.returncode == 0 and "the caller has grown too much" in r.stderr, r.stderr[-2000:]


@pytest.mark.parametrize("successors,decided", [(1024, True), (1025, False), (200000, False)])
def test_switches_in_loops_are_decided_before_them_up_to_a_number_of_cases(successors, decided, tmp_path):
    """Past UNSWITCH_CASES a switch stays in its loop: what compares its ways with one another grows as their square (300,000 took a minute)."""
    text = ["define void @f(ptr %p, i32 %x) {", "entry:", "  br label %h", "h:", "  switch i32 %x, label %a ["] + ["    i32 %d, label %%%s" % (i, "ab"[i % 2]) for i in range(successors - 2)]
    text += ["    i32 -1, label %out", "  ]", "a:", "  store volatile i32 0, ptr %p", "  br label %h", "b:", "  store volatile i32 1, ptr %p", "  br label %h", "out:", "  ret void", "}"]
    path = tmp_path / "cases.ll"
    path.write_text("\n".join(text) + "\n")
    r = subprocess.run([str(harness.FAST), "-passes=loop-mssa(simple-loop-unswitch<nontrivial>)", "-stats", "-S", str(path)], capture_output=True, text=True, timeout=20)
    assert r.returncode == 0 and r.stdout.startswith(("; ModuleID",)), r.stderr[-2000:]
    assert ("cap simple-loop-unswitch - at most 1024 successors" in r.stderr) != decided, r.stderr[-2000:]
    assert (r.stdout.index("switch i32") < r.stdout.index("h:")) == decided
