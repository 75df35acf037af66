"""The bytes of output and of standard error do not depend on threads, on the order of work, or on what is skipped. test_conformance.py asks the same of every input and of generated modules."""
import pytest

import generators
import harness

VARIANTS = [["-j1"], ["-j2"], ["-j8"], ["-j4", "-shuffle-seed=1"], ["-j3", "-shuffle-seed=2"], ["-j1", "-no-skip"], ["-j8", "-no-skip"], ["-j1"]]
TALK = ["-pass-remarks=.*", "-pass-remarks-missed=.*", "-pass-remarks-analysis=.*"]


def same(args, data, variants=VARIANTS):
    ref = None
    for v in variants:
        r = harness.run(*args, *v, "-S", "-", input=data, timeout=120, bin=harness.QUICK)
        assert r.returncode == 0, r.err
        if ref is None:
            ref = (r.stdout, r.stderr)
        assert ref[0] == r.stdout, "output differs with " + " ".join(v)
        assert ref[1] == r.stderr, "standard error differs with " + " ".join(v)


@pytest.mark.parametrize("kind", ["functions", "calls"])
def test_prints_and_remarks(kind):
    data = generators.KINDS[kind](40)
    same(["-O3", "-print-after-all"] + TALK, data, [v for v in VARIANTS if "-no-skip" not in v])
    same(["-O3", "-print-changed"], data)


def test_calls_that_turn_out_direct():
    """A call through a pointer may become one that no edge of the call graph stands for: what is known of its callee then must not depend on who came first."""
    shuffled = [["-j4", "-shuffle-seed=%d" % s] for s in range(1, 9)]
    for n in (3, 25):
        for p in ("-O3", "-passes=cgscc(devirt<4>(inline,function-attrs,function(sroa,instcombine,early-cse)))"):
            same([p], generators.pointers(n), VARIANTS + shuffled)


def test_prints_of_the_whole_module():
    same(["-O3", "-print-after-all", "-print-module-scope"], generators.pointers(2), [v for v in VARIANTS if "-no-skip" not in v])
