"""-disable-rule is obeyed, and -stats counts, wherever a pass folds: every pass makes its folding context by pass_fold_ctx."""
import re

import harness
import pytest

ZERO = """
define i32 @f(i32 %x) {
  %a = add i32 %x, 0
  ret i32 %a
}
"""
CALLED = """
define internal i32 @g(i32 %x, i32 %y) ATTRS {
  %a = add i32 %x, %y
  ret i32 %a
}
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x, i32 0)
  ret i32 %a
}
"""
SCCP = """
define i133 @f(i133 %a) {
  %b = and i133 0, %a
  ret i133 %b
}
"""
THREADED = r"""
declare void @u(i32)
define void @s(i1 %c, i1 %d, i32 %x, i32 %y, ptr %ptr) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @u(i32 1)
  br label %m
b:
  call void @u(i32 2)
  br label %m
m:
  %p = phi i1 [ true, %a ], [ %d, %b ]
  %q = phi i32 [ 0, %a ], [ %x, %b ]
  %s = add i32 %y, %q
  store i32 %s, ptr %ptr
  br i1 %p, label %t, label %e
t:
  call void @u(i32 3)
  ret void
e:
  call void @u(i32 4)
  ret void
}
"""
REFLECT = r"""
@s = private constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @__nvvm_reflect(ptr)
define i32 @f(i32 %x) {
  %r = call i32 @__nvvm_reflect(ptr @s)
  %a = add i32 %x, %r
  ret i32 %a
}
"""
ALLOCA = r"""
define i32 @f(i8 %x) {
  %p = alloca i32
  store i32 0, ptr %p
  store i8 %x, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}
"""
ONE_ROUND = r"""
declare void @u(i32)
define void @f(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %s = add i32 %x, %i
  call void @u(i32 %s)
  %i2 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i2, 1
  br i1 %c, label %loop, label %out
out:
  ret void
}
"""
# pass -> (input, rule that it must count)
CASES = {
    "always-inline": (CALLED.replace("ATTRS", "alwaysinline"), "add-zero"),
    "early-cse": (ZERO, "add-zero"),
    "early-cse<memssa>": (ZERO, "add-zero"),
    "indvars": (ONE_ROUND, "add-zero"),
    "inline": (CALLED.replace("ATTRS", ""), "add-zero"),
    "instcombine": (ZERO, "add-zero"),
    "instsimplify": (ZERO, "add-zero"),
    "ipsccp": (SCCP, "and-zero"),
    "nvvm-reflect": (REFLECT, "add-zero"),
    "sccp": (SCCP, "and-zero"),
    "simplifycfg": (THREADED, "add-zero"),
    "sroa": (ALLOCA, "or-zero"),
}


def hits(args, text):
    r = harness.run("-disable-output", "-stats", *args, "-", input=text)
    assert r.returncode == 0, r.err
    return dict((m[2], int(m[1])) for m in re.finditer(r"^ *(\d+) rule - (\S+)$", r.err, re.M))


@pytest.mark.parametrize("name", sorted(CASES))
def test_rules_are_counted_and_can_be_switched_off(name):
    text, rule = CASES[name]
    assert hits(["-passes=" + name], text).get(rule), name
    assert rule not in hits(["-passes=" + name, "-disable-rule=" + rule], text)


TABLE = """
target datalayout = "n16:32:64"
define i32 @f(i32 %x, i32 %y) {
entry:
  switch i32 %x, label %out [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d ]
a:
  br label %out
b:
  br label %out
c:
  br label %out
d:
  br label %out
out:
  %p = phi i32 [ 1, %entry ], [ 9, %a ], [ 10, %b ], [ 77, %c ], [ 100000, %d ]
  ret i32 %p
}
define i32 @g(i1 %c, i1 %d, i32 %x, i32 %y, ptr %ptr) {
entry:
  switch i32 %x, label %out [ i32 0, label %a i32 1, label %b i32 2, label %c1 i32 3, label %d1 ]
a:
  br label %out
b:
  br label %out
c1:
  br label %out
d1:
  br label %out
out:
  %p = phi i32 [ 1, %entry ], [ 9, %a ], [ 10, %b ], [ 77, %c1 ], [ 100000, %d1 ]
  ret i32 %p
}
"""


@pytest.mark.parametrize("threads", ["-j1", "-j2"])
def test_what_runs_at_a_barrier_keeps_its_counters(threads):
    """Tables are globals: simplifycfg makes them when the stage is over."""
    r = harness.run("-disable-output", "-stats", threads, "--shuffle-seed=3", "-passes=simplifycfg<switch-to-lookup>", "-", input=TABLE)
    assert r.returncode == 0, r.err
    assert re.search(r"2 simplifycfg +- Number of constant tables made for switches", r.err), r.err
