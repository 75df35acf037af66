"""Fuzz targets of tests/fuzz. The kept corpus runs through both in every build; where clang-22 and its fuzzer runtime are installed, libFuzzer
mutates it for half a minute each in CI (CI=1) and for a few seconds otherwise. A finding fails the test and is shown with its reproducer in base64.
tools/test makes the build with sanitizers by clang-22 where it can, so that these are its targets; else they have a build of their own.

To search longer:  CC=clang-22 meson setup build-fuzz ... (tests/fuzz/meson.build), then build-fuzz/tests/fuzz/fuzz_parser NEW-DIR tests/fuzz/corpus
"""
import base64
import glob
import os
import subprocess

import pytest

import harness

TARGETS = ["fuzz_parser", "fuzz_pipeline"]
CORPUS = harness.TESTS / "fuzz" / "corpus"
SECONDS = 30 if harness.CI else 5


@pytest.mark.parametrize("name", TARGETS)
def test_corpus(name):
    prog = harness.BIN.parent / "tests" / "fuzz" / name
    if not prog.exists():
        pytest.fail("not built: %s" % prog)
    files = sorted(CORPUS.iterdir())
    assert files and sum(p.stat().st_size for p in files) < 100000
    r = subprocess.run([str(prog)] + [str(p) for p in files], capture_output=True, text=True, errors="replace", timeout=120)
    assert r.returncode == 0, r.stderr[-4000:]


@pytest.fixture(scope="session")
def fuzz_build():
    clang = harness.tool("clang-22")
    built = harness.BIN.parent / "tests" / "fuzz"
    if all((built / t).exists() and b"max_total_time" in (built / t).read_bytes() for t in TARGETS):
        return built
    runtime = subprocess.run([clang, "-print-resource-dir"], capture_output=True, text=True).stdout.strip()
    if not glob.glob(runtime + "/lib/*/libclang_rt.fuzzer*.a"):
        (pytest.fail if harness.CI else pytest.skip)("no fuzzer runtime beside clang-22 (libclang-rt-22-dev)")
    options = ["-Dfuzz=true", "-Db_sanitize=address,undefined", "-Db_lundef=false", "-Doptimization=1", "-Dchecked=enabled"]
    return harness.build("build-fuzz", options, ["tests/fuzz/" + t for t in TARGETS], {"CC": clang}) / "tests" / "fuzz"


@pytest.mark.parametrize("name", TARGETS)
def test_fuzz(name, fuzz_build, tmp_path):
    found, new = tmp_path / "found", tmp_path / "new"
    found.mkdir(), new.mkdir()
    env = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0", "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1"}
    r = subprocess.run([str(fuzz_build / name), "-max_total_time=%d" % SECONDS, "-max_len=4096", "-timeout=20", "-rss_limit_mb=2048", "-seed=1",
                        "-artifact_prefix=%s/" % found, str(new), str(CORPUS)], env=env, capture_output=True, text=True, errors="replace",
                       timeout=SECONDS + 120)
    for p in sorted(found.iterdir()):
        pytest.fail("%s %s\n%s\nbase64 -d:\n%s" % (name, p.name, r.stderr[-6000:], base64.b64encode(p.read_bytes()).decode()))
    assert r.returncode == 0, r.stderr[-4000:]
