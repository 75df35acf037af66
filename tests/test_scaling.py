"""CPU time grows linearly with the input: for every generator and pipeline the exponent over the last doublings stays below 1.2.

Times are processor times of single-threaded runs of the release build, the least of three, without the time of an empty module."""
import math
import os
import resource
import subprocess

import pytest

import generators
import harness

LIMIT = 1.2
TARGET_S = 0.25      # sizes double until one run takes this long
MAX_BYTES = 4 << 20   # beyond, what is measured is the cache
TRIES = 3             # a busy machine bends a curve once, real growth every time
PIPELINES = ["-passes=verify", "-O3"]
# Text that grows with the input alone: block frequencies need dominators, post-dominators, loops and probabilities. In a deep nest the numbers
# themselves grow, so that there the probabilities are printed.
ANALYSES = ["-passes=print<branch-prob>", "-passes=print<block-freq>"]
LOOP_FORMS = ["-passes=loop-simplify,lcssa"]
RECURRENCES = ["-passes=print<scalar-evolution>"]
INDVARS = ["-passes=loop(indvars)"]


def cpu(args, path):
    best = None
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        r = subprocess.run([str(harness.FAST)] + args + ["-j1", str(path), "-o", os.devnull], capture_output=True, timeout=60)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert r.returncode == 0, r.stderr.decode("latin-1")[:2000]
        t = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
        best = t if best is None else min(best, t)
    return best


ALIAS = ["-passes=print-alias-sets"]
MEMORY = ["-passes=print<memoryssa>", "-passes=early-cse<memssa>"]
CASES = ([(k, p) for k in sorted(generators.KINDS) for p in PIPELINES]
         + [(k, p) for k in sorted(generators.CFG_KINDS) for p in ANALYSES + LOOP_FORMS if (k, p) != ("nest", ANALYSES[1])]
         + [(k, p) for k in sorted(generators.ALIAS_KINDS) for p in ALIAS]
         + [(k, p) for k in sorted(generators.MEM_KINDS) for p in MEMORY]
         + [(k, p) for k in sorted(generators.REC_KINDS) for p in RECURRENCES]
         + [(k, p) for k in sorted({**generators.CFG_KINDS, **generators.REC_KINDS}) for p in INDVARS])


@pytest.mark.parametrize("kind,pipeline", CASES)
def test_scaling(kind, pipeline, tmp_path):
    if not harness.FAST.exists():
        pytest.skip("no release build at build/")
    for attempt in range(TRIES):
        points = measure(kind, pipeline, tmp_path)
        tail = points[-4:]
        slopes = [(math.log(tail[-1][1] / t)) / math.log(tail[-1][0] / s) for s, t in tail[:-1] if t > 0.008]
        # The flattest of the last spans: noise and caches bend single ones, real growth bends all. No slope: too fast to measure.
        if not slopes or min(slopes) <= LIMIT:
            return
    assert min(slopes) <= LIMIT, "exponent %.2f over %s" % (min(slopes), points)


def measure(kind, pipeline, tmp_path):
    """Points (bytes, seconds) at doubling sizes."""
    n, points = 250, []
    while True:
        text = {**generators.REC_KINDS, **generators.CFG_KINDS, **generators.ALIAS_KINDS, **generators.MEM_KINDS, **generators.KINDS}[kind](n)
        path = tmp_path / "in.ll"
        path.write_text(text)
        t = cpu([pipeline], path)
        points.append((len(text), max(t, 1e-4)))
        if t > TARGET_S or 2 * len(text) > MAX_BYTES:
            return points
        n *= 2
