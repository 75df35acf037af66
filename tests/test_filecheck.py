"""The FileCheck subset itself; FileCheck-22, where installed, must give the same verdicts."""
import subprocess

import pytest

import filecheck
import harness

TEXT = "define @f\n  %a = add i32 1, 2\n  %b = mul %a, %a\n\ndefine @g\n  x\n  x\n  y\n"
CASES = [
    ("CHECK: add\nCHECK-NEXT: mul", True),
    ("CHECK: define @f\nCHECK-NEXT: mul", False),
    ("CHECK: [[V:%[a-z]]] = add\nCHECK: mul [[V]], [[V]]", True),
    ("CHECK: [[V:%[a-z]]] = mul\nCHECK: add [[V]]", False),
    ("CHECK-NOT: mul\nCHECK: define @g", False),
    ("CHECK-NOT: div\nCHECK: define @g", True),
    ("CHECK: mul\nCHECK-NOT: mul", True),
    ("CHECK-LABEL: define @g\nCHECK-NOT: add\nCHECK-COUNT-2: x\nCHECK-NEXT: y", True),
    ("CHECK-LABEL: define @f\nCHECK: y\nCHECK-LABEL: define @g", False),
    ("CHECK-DAG: mul\nCHECK-DAG: add", True),
    ("CHECK: mul\nCHECK-EMPTY:\nCHECK-NEXT: define @g", True),
    ("CHECK: %a =\nCHECK-SAME: 2{{$}}", True),
    ("CHECK: {{a|b}} = mul", True),
    ("CHECK: %a   =   add", True),
    ("CHECK-COUNT-3: x", False),
]


@pytest.mark.parametrize("checks, ok", CASES)
def test_verdict(checks, ok):
    assert (filecheck.check(TEXT, checks) is None) == ok


@pytest.mark.parametrize("checks, ok", CASES)
def test_same_as_llvm(checks, ok, tmp_path):
    judge = harness.tool("FileCheck-22")
    c = tmp_path / "c"
    c.write_text(checks)
    assert (subprocess.run([judge, str(c)], input=TEXT.encode(), capture_output=True).returncode == 0) == ok
