"""What the tests share: where the programs are, how they are run, which files there are."""
import fcntl
import os
import pathlib
import re
import shutil
import signal
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
CI = os.environ.get("CI") == "1"


def _first(*paths):
    for p in paths:
        if p and pathlib.Path(p).exists():
            return pathlib.Path(p).resolve()
    return pathlib.Path(paths[-1])


# The program under test (with sanitizers where tools/test built it), and the release build for what is about time.
BIN = _first(os.environ.get("NVOPT_BIN"), ROOT / "build-test" / "nvopt", ROOT / "build" / "nvopt")
FAST = _first(os.environ.get("NVOPT_FAST"), ROOT / "build" / "nvopt")
# What is asked of every file in several ways, and answered by what comes out, is asked of the release build: there starting is most of what a run with sanitizers costs, and
# test_conformance.py asks that build of the same files in one process.
RELEASE = FAST if FAST.exists() else BIN
# What is answered by one run over much code: under CI=1 of the build with sanitizers.
QUICK = BIN if CI else RELEASE
CONFORMANCE = QUICK.parent / "conformance"
# The interpreter as judge: it runs most of the time that tests of random programs take. tests/run goes through the one with sanitizers.
JUDGE = _first(FAST.parent / "nvrun", BIN.parent / "nvrun")


def run(*args, input=None, bin=None, timeout=60, env=None, cwd=None):
    """Runs nvopt; text in and out as bytes-preserving latin-1."""
    cmd = [str(bin or BIN)] + [str(a) for a in args]
    data = input.encode("latin-1") if isinstance(input, str) else input
    e = dict(os.environ)
    e.setdefault("ASAN_OPTIONS", "detect_leaks=0")
    e.update(env or {})
    stdin = None if data is not None else subprocess.DEVNULL
    r = subprocess.run(cmd, input=data, stdin=stdin, capture_output=True, timeout=timeout, env=e, cwd=cwd)
    r.out, r.err = r.stdout.decode("latin-1"), r.stderr.decode("latin-1")
    assert r.returncode >= 0, "died of signal %d: %s\n%s" % (-r.returncode, " ".join(cmd), r.err)
    assert "Sanitizer" not in r.err and "runtime error" not in r.err, "%s\n%s" % (" ".join(cmd), r.err)
    return r


def heed_signals():
    """For preexec_fn: what ends programs ends this one too, though the tests run under nohup or in the background of a script, which ignore some."""
    for s in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGXCPU):
        signal.signal(s, signal.SIG_DFL)


def tool(*names):
    """Path of a judge that need not be installed. Without it the test is skipped; under CI=1 that is a failure."""
    for n in names:
        p = shutil.which(n)
        if p:
            return p
    (pytest.fail if CI else pytest.skip)("not installed: " + " or ".join(names))


def build(name, options, targets, env=None):
    """The build of `targets` in ROOT/name, set up with `options` where it is not yet: for the tests that want a build of their own. Of several
    processes that ask at once (pytest -n), one builds and the others wait."""
    path = ROOT / name
    with open(str(path) + ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for cmd in ([["meson", "setup", str(path), str(ROOT)] + options] if not (path / "build.ninja").exists() else []) + [["ninja", "-C", str(path)] + targets]:
            r = subprocess.run(cmd, env=dict(os.environ, **(env or {})), capture_output=True, text=True)
            assert r.returncode == 0, r.stdout[-4000:]
    return path


# Passes that print, check, or do nothing; they are tested by what they say.
NO_CHANGE = re.compile(r"print|verify|nvvm-verify|no-op-|aa-eval|bank-conflicts|coalescing|transform-warning")


def passes():
    """Names of the passes that change the program, in the order of passes.def: a new row is tested with all others."""
    rows = re.findall(r'^PASS\(\w+,\s*"([^"]+)"', (ROOT / "passes" / "passes.def").read_text(), re.M)
    assert len(rows) > 30, "the form of passes.def has changed"
    return [name for name in rows if not NO_CHANGE.match(name)]


def conformance(*args, timeout=300):
    """Runs tests/conformance/conformance.c."""
    r = subprocess.run([str(CONFORMANCE)] + [str(a) for a in args], capture_output=True, timeout=timeout)
    assert r.returncode == 0, r.stderr.decode("latin-1")[-4000:]


def have(name):
    return shutil.which(name) is not None


def ll_files():
    """Every input under tests/ and examples/ that must be read."""
    out = []
    for top in (TESTS, ROOT / "examples"):
        for p in sorted(top.rglob("*.ll")):
            if "negative" not in p.parts and "inputs-bad" not in p.parts:
                out.append(p)
    return out


def ident(p):
    return str(p.relative_to(ROOT)) if isinstance(p, pathlib.Path) else None
