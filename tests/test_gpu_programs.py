"""bench/gpu/programs: whole programs side by side. The runtime library and the programs are made up: no GPU is needed to show what is compared and how."""
import json
import shutil
import subprocess
import sys

import pytest

import harness

FOLDER = harness.ROOT / "bench" / "gpu" / "programs"
CUDART = r"""
#include <stdlib.h>
#include <string.h>
typedef struct { unsigned x, y, z; } Dim;
typedef void (*Kernel)(int *);
void __cudaRegisterFunction(void **h, const char *host, char *dev, const char *name, int n, void *a, void *b, void *c, void *d, int *e) {}
int cudaLaunchKernel(const void *f, Dim grid, Dim block, void **args, size_t shared, void *stream) { ((Kernel)f)(*(int **)args[0]); return 0; }
int cudaMalloc(void **p, size_t n) { *p = malloc(n); return 0; }
int cudaMemset(void *p, int v, size_t n) { memset(p, v, n); return 0; }
int cudaMemcpy(void *d, const void *s, size_t n, int kind) { memcpy(d, s, n); return 0; }
int cudaFree(void *p) { free(p); return 0; }
int cudaPeekAtLastError(void) { return 0; }
int cudaStreamIsCapturing(void *s, int *c) { *c = 0; return 0; }
int cudaStreamSynchronize(void *s) { return 0; }
int cudaDeviceSynchronize(void) { return 0; }
int cudaEventCreate(void **e) { *e = e; return 0; }
int cudaEventRecord(void *e, void *s) { return 0; }
int cudaEventSynchronize(void *e) { return 0; }
int cudaEventElapsedTime(float *ms, void *a, void *b) { static int n; *ms = n++ % 5 ? MS : 9; return 0; }
int cudaGetLastError(void) { return 0; }
"""
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
typedef struct { unsigned x, y, z; } Dim;
void __cudaRegisterFunction(void **h, const char *host, char *dev, const char *name, int n, void *a, void *b, void *c, void *d, int *e);
int cudaLaunchKernel(const void *f, Dim grid, Dim block, void **args, size_t shared, void *stream);
int cudaMalloc(void **p, size_t n);
int cudaMemcpy(void *d, const void *s, size_t n, int kind);
static void kernel(int *p) { p[0] += VALUE; }
int main(int argc, char **argv)
{
  Dim one = {1, 1, 1};
  int *p, got[2] = {0, 0};
  void *args[] = {&p};
  __cudaRegisterFunction(0, (const char *)kernel, 0, "kernel", 0, 0, 0, 0, 0, 0);
  cudaMalloc((void **)&p, 8);
  for (int i = 0; i < 3; i++)
    cudaLaunchKernel((const void *)kernel, one, one, args, 0, 0);
  cudaMemcpy(got, p, 8, 2);
  printf("time: %p\n%s of %s\n", (void *)p, argc == 2 && got[1] == 0 ? "PASS" : "FAIL", argv[0]);
  return 0;
}
"""


def gcc(tmp_path, name, text, *flags):
    cc = shutil.which("gcc") or pytest.skip("no gcc")
    (tmp_path / (name + ".c")).write_text(text)
    subprocess.run([cc, "-O1", str(tmp_path / (name + ".c")), "-o", str(tmp_path / name)] + [str(f) for f in flags], check=True, timeout=60)
    return tmp_path / name


def program(tmp_path, name, values, libs, **more):
    folder = tmp_path / "programs" / name
    (folder / "data").mkdir(parents=True)
    for variant, value in values.items():
        gcc(tmp_path, "exe", PROGRAM, "-DVALUE=" + value, libs["nvopt" if variant == "nvopt" else "opt"]).rename(folder / ("%s.%s" % (name, variant)))
    json.dump(dict({"name": name, "args": ["1"], "fast": False, "variants": list(values), "regs": {}, "same": False}, **more), open(folder / "program.json", "w"))


@pytest.fixture
def runner(tmp_path):
    gcc(tmp_path, "preload.so", (FOLDER / "preload.c").read_text(), "-shared", "-fPIC", "-Wall", "-Werror", "-ldl")
    libs = {}
    for name, ms in (("opt", "0.5f"), ("nvopt", "1.0f")):       # nvopt's kernels take twice as long
        (tmp_path / name).mkdir()
        libs[name] = gcc(tmp_path, name + "/libcudart.so", CUDART, "-shared", "-fPIC", "-DMS=" + ms)

    def run(*options):
        r = subprocess.run([sys.executable, str(FOLDER / "run.py"), "--programs", str(tmp_path / "programs"), "--preload", str(tmp_path / "preload.so"), "--out", str(tmp_path / "out"),
                            "--work", str(tmp_path / "work"), "--check-s", "20", "--time-s", "20", "--jobs", "2", "--time-jobs", "1"] + list(options), capture_output=True, text=True, timeout=100)
        assert r.returncode == 0 and not r.stderr, r.stderr
        return r.stdout.rsplit("timed:", 1)[-1]
    return tmp_path, libs, run


def test_equal_results_and_times_side_by_side(runner):
    tmp_path, libs, run = runner
    program(tmp_path, "equal", dict.fromkeys(("plain", "opt", "nvopt", "optx", "nvoptx"), "1"), libs)
    said = run()
    assert "1 the same, 1 of them with launches, copies to the host and no error; 0 DIFFER, 0 differ from themselves, 0 too slow" in said
    assert "1 kernels of at least 20 us a launch in 1 programs: geometric mean of nvopt / opt 2.0000" in said
    runs = [json.loads(l) for l in open(tmp_path / "out" / "runs.jsonl")]
    assert {r["variant"] for r in runs} == {"plain", "opt", "nvopt", "optx", "nvoptx"}
    # A launch that is timed runs five times, from the same memory each time: the first time, 9 ms, does not count, and the results are those of one.
    assert all(r["kernels"]["kernel"]["replayed"] == (3 if r["tag"][0] == "t" else 0) for r in runs) and len({r["hash"] for r in runs}) == 1
    assert all(9 not in r["kernels"]["kernel"]["ms"] for r in runs)
    assert all(r["kernels"]["kernel"]["launches"] == 3 and r["copies"] == 1 and r["says"][0].startswith("PASS of ./equal") for r in runs)


def test_another_result_differs_and_one_that_wavers_does_not(runner):
    tmp_path, libs, run = runner
    program(tmp_path, "wrong", {"optx": "1", "nvoptx": "2", "plain": "1"}, libs)
    program(tmp_path, "wavers", {"optx": "(int)((long)p >> 4)", "nvoptx": "2", "plain": "1"}, libs)
    program(tmp_path, "plain", {"optx": "1", "nvoptx": "1", "plain": "2"}, libs)
    said = run()
    assert "1 the same" in said and "1 DIFFER, 1 differ from themselves" in said
    assert "\n  wrong: hash; opt 0 0" in said and "differ from themselves: wavers" in said and "the same, but plain differs:\n  plain: hash" in said
