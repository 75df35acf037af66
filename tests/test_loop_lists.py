"""Lists of loop passes: lists within lists run on the same loop, repeat<N>(...) runs N times, and every pass is handed the loops inner ones first."""
import re

import harness
import pytest

NEST = """
declare void @use(i32)
define void @f(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %k = mul i32 %i, 4
  call void @use(i32 %k)
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, 10
  br i1 %c, label %inner, label %latch
latch:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, 100
  br i1 %d, label %outer, label %second.pre
second.pre:
  br label %second
second:
  %q = phi i32 [ 0, %second.pre ], [ %q1, %second ]
  call void @use(i32 %q)
  %q1 = add i32 %q, 1
  %e = icmp slt i32 %q1, %n
  br i1 %e, label %second, label %exit
exit:
  ret void
}
"""


def runs(pipeline):
    r = harness.run("-passes=" + pipeline, "-debug-pass-manager", "-disable-output", "-", input=NEST)
    assert r.returncode == 0, r.err
    return [(m[1], m[2]) for m in re.finditer(r"Running pass: (\S+) on loop %(\S+) in function f", r.err)]


LOOPS = ["inner", "outer", "second"]


@pytest.mark.parametrize("pipeline, expect", [
    ("loop(no-op-loop)", [("no-op-loop", b) for b in LOOPS]),
    ("loop(loop(no-op-loop))", [("no-op-loop", b) for b in LOOPS]),
    ("loop-mssa(loop-mssa(no-op-loop))", [("no-op-loop", b) for b in LOOPS]),
    ("loop(loop(loop(indvars),no-op-loop))", [(p, b) for b in LOOPS for p in ("indvars", "no-op-loop")]),
    ("loop(repeat<3>(no-op-loop))", [("no-op-loop", b) for b in LOOPS for _ in range(3)]),
    ("loop(repeat<2>(loop(no-op-loop),repeat<2>(indvars)))", [(p, b) for b in LOOPS for p in ("no-op-loop", "indvars", "indvars") * 2]),
    ("function(loop(no-op-loop),loop(no-op-loop))", [("no-op-loop", b) for b in LOOPS * 2]),
])
def test_lists_within_lists_run(pipeline, expect):
    assert runs(pipeline) == expect


@pytest.mark.parametrize("nested", ["loop(loop(indvars))", "loop(repeat<1>(indvars))", "loop-mssa(indvars)"])
def test_a_list_within_a_list_does_what_the_list_does(nested):
    plain, deep = (harness.run("-passes=" + p, "-S", "-", input=NEST) for p in ("loop(indvars)", nested))
    assert plain.returncode == deep.returncode == 0 and plain.out == deep.out
