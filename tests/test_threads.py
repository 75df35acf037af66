"""No two threads touch the same memory without order: a build with ThreadSanitizer runs modules of many functions on four threads, in several orders.

It is a build of its own, `build-tsan`, nvopt alone, made under CI=1; elsewhere, where it takes longer than all tests of a kind, it is used where it is there:
meson setup build-tsan -Db_sanitize=thread -Dchecked=disabled -Doptimization=1 -Dc_args=-g1. To look further:
TSAN_OPTIONS=exitcode=66 build-tsan/nvopt -j4 -shuffle-seed=7 -O3 FILE.ll -S -o /dev/null
"""
import os
import subprocess

import pytest

import generators
import harness

PRINTERS = ("function(print<block-freq>,print<branch-prob>,print<cycles>,print<demanded-bits>,print<domfrontier>,print<domtree>,print<loops>,print<memdep>,print<memoryssa>,"
            "print<memoryssa-walker>,print<postdomtree>,print<bank-conflicts>,print<coalescing>,print<delinearization>,print<da>,print<scalar-evolution>,"
            "print<uniformity>,print<uniformity-scopes>)")
RUNS = [["-O3", "-stats", "-pass-remarks=.*", "-pass-remarks-missed=.*"], ["-O1", "-print-changed"], ["-O3", "-print-after-all", "-verify-each"], ["-passes=" + PRINTERS],
        ["-passes=cgscc(devirt<4>(inline,function-attrs,function(sroa,instcombine,early-cse,print<scalar-evolution>)))"]]
# Types made under way: lengths of vectors and integers that were not read.
NUMBERED = "".join("%%%d = type { i%d, float }\n" % (i, i + 33) for i in range(8)) + "".join(
    "define <%d x float> @s%d(ptr %%p, <%d x float> %%x) {\n  %%a = getelementptr %%%d, ptr %%p, i64 1, i32 1\n  %%v = load float, ptr %%a\n  %%w = insertelement <%d x float> %%x, float %%v, i64 0\n"
    "  %%c = fcmp olt <%d x float> %%w, zeroinitializer\n  %%r = select <%d x i1> %%c, <%d x float> %%w, <%d x float> %%x\n  ret <%d x float> %%r\n}\n" % ((i + 2, i, i + 2, i % 8) + (i + 2,) * 6) for i in range(40))


def inputs():
    yield "functions", generators.functions(40).encode()
    yield "calls", generators.calls(40).encode()
    yield "wrappers", generators.wrappers(20).encode()
    yield "subscripts", generators.subscripts(100).encode()
    yield "pointers", generators.pointers(12).encode()
    yield "numbered", NUMBERED.encode()
    for p in sorted((harness.ROOT / "examples").glob("*.ll")) + sorted((harness.TESTS / "debug").glob("*.ll")) + sorted((harness.TESTS / "run").glob("*.ll")):
        yield p.stem, p.read_bytes()


def unusable(why):
    (pytest.fail if harness.CI else pytest.skip)("no ThreadSanitizer: " + why)


@pytest.fixture(scope="session")
def program(tmp_path_factory):
    if not harness.CI and not (harness.ROOT / "build-tsan" / "build.ninja").exists():
        pytest.skip("no build-tsan, and this is not CI")
    probe = tmp_path_factory.mktemp("probe")
    (probe / "t.c").write_text("int main(void) { return 0; }\n")
    cc = os.environ.get("CC", "cc").split()
    r = subprocess.run(cc + ["-fsanitize=thread", "-o", str(probe / "t"), str(probe / "t.c"), "-pthread"], capture_output=True, text=True)
    if r.returncode:
        unusable("the compiler cannot link it: " + r.stderr[-500:])
    r = subprocess.run([str(probe / "t")], capture_output=True, text=True)
    if r.returncode:
        unusable("its programs do not run here: " + r.stderr[-500:])
    return harness.build("build-tsan", ["-Db_sanitize=thread", "-Dchecked=disabled", "-Doptimization=1", "-Dc_args=-g1"], ["nvopt"]) / "nvopt"


@pytest.mark.parametrize("name,data", [pytest.param(n, d, id=n) for n, d in inputs()])
def test_no_race(name, data, program):
    env = {"TSAN_OPTIONS": "exitcode=66"}
    for seed, args in enumerate(RUNS * 2, 1):
        r = harness.run(*args, "-j4", "-shuffle-seed=%d" % seed, "-S", "-", input=data, bin=program, env=env)
        assert r.returncode == 0, r.err
