"""The rewrite rules: rulecheck proves those that are plain values by brute force, refinecheck all of them, C folds and the driver too, on functions
before and after, each rule in company at least once: a rule that nothing makes fire, because others always come first, fails too, and it is so with
another seed (docs/add-a-rule.md). Random functions with branches and loops go through the other scalar passes as well.
tests/rules/wrong.rules must be found out by both provers."""
import os
import subprocess
import tempfile

import pytest

import harness

BUILD = harness.FAST.parent
FILES = [str(harness.TESTS / d) for d in ("golden/passes/scalar/instsimplify", "golden/passes/instcombine", "rules/hit")]


OFTEN = 10000 if harness.CI else 3000
CMDS = [["refinecheck", "--rules", "--random=%d" % OFTEN, "--require"] + FILES, ["refinecheck", "--rules", "--seed=2", "--require"] + FILES, ["rulecheck"],
        ["refinecheck", "--random=%d" % OFTEN, "--inputs=60", "--passes=function(simplifycfg,early-cse,reassociate,sccp,bdce,adce,instcombine,simplifycfg)"],
        ["refinecheck", "--random=%d" % OFTEN, "--inputs=60", "--passes=function(correlated-propagation,div-rem-pairs)"],
        ["refinecheck", "--inputs=5000", "--passes=early-cse", str(harness.TESTS / "golden/passes/scalar/early-cse/across_widths.ll")],
        ["rulecheck_wrong", "--expect-wrong"], ["refinecheck_wrong", "--rules", "--expect-wrong"]]


@pytest.fixture(scope="module")
def running():
    """All of them at once: each takes one processor for some seconds."""
    out = [tempfile.TemporaryFile("w+", errors="replace") for _ in CMDS]
    ps = [subprocess.Popen([str(BUILD / c[0])] + c[1:], stdout=o, stderr=subprocess.STDOUT, env=dict(os.environ)) for c, o in zip(CMDS, out)]
    yield list(zip(ps, out))
    for p in ps:
        p.kill()
        p.wait()


@pytest.mark.xdist_group("rules")  # they share what runs
@pytest.mark.parametrize("k", range(len(CMDS)), ids=lambda k: " ".join(CMDS[k][:3]))
def test_rules(running, k):
    p, out = running[k]
    status = p.wait(timeout=300)
    out.seek(0)
    assert status == 0, out.read()[-8000:]
