"""The rewrite rules: rulecheck proves those that are plain values by brute force, refinecheck all of them, C folds and the driver too, on functions
before and after, each rule in company at least once: a rule that nothing makes fire, because others always come first, fails too, and it is so with
another seed (docs/add-a-rule.md). tests/rules/wrong.rules must be found out by both."""
import os
import subprocess

import pytest

import harness

BUILD = harness.FAST.parent
FILES = [str(harness.TESTS / d) for d in ("golden/instsimplify", "golden/instcombine", "rules/hit")]


@pytest.mark.parametrize("cmd", [["rulecheck"], ["rulecheck_wrong", "--expect-wrong"], ["refinecheck_wrong", "--rules", "--expect-wrong"],
                                 ["refinecheck", "--rules", "--random=10000", "--require"] + FILES,
                                 ["refinecheck", "--rules", "--seed=2", "--require"] + FILES], ids=lambda c: c[0])
def test_rules(cmd):
    r = subprocess.run([str(BUILD / cmd[0])] + cmd[1:], capture_output=True, text=True, errors="replace", timeout=300, env=dict(os.environ))
    assert r.returncode == 0, r.stdout[-8000:] + r.stderr
