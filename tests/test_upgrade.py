"""What the reader makes of older text is what opt-22's reader makes of it (skipped where opt-22 is not installed; tests/golden/ir/text/upgrade has the answers)."""
import shutil
import subprocess

import harness
import pytest

DIR = harness.ROOT / "tests" / "golden" / "ir" / "text" / "upgrade"
FILES = sorted(p for p in DIR.glob("*.ll"))
# opt-22 leaves a declaration of a lifetime of an integer behind, and rejects what kept.ll keeps (docs/differences.md)
OURS = {"lifetime.ll", "kept.ll"}


def out(cmd):
    return subprocess.run(cmd, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("path", [p for p in FILES if p.name not in OURS], ids=lambda p: p.name)
def test_as_opt(path):
    opt = shutil.which("opt-22")
    if not opt:
        pytest.skip("opt-22 is not installed")
    a = out([opt, "-passes=verify", "-S", str(path), "-o", "-"])
    b = out([str(harness.BIN), "-passes=verify", "-S", str(path), "-o", "-"])
    assert a.returncode == 0 and b.returncode == 0, a.stderr + b.stderr
    assert b.stdout == a.stdout


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_stable(path, tmp_path):
    once = out([str(harness.BIN), "-passes=verify", "-S", str(path), "-o", "-"]).stdout
    again = tmp_path / "again.ll"
    again.write_text(once)
    twice = out([str(harness.BIN), "-passes=verify", "-S", str(again), "-o", "-"]).stdout
    assert [x for x in twice.split("\n") if not x.startswith("; ModuleID")] == [x for x in once.split("\n") if not x.startswith("; ModuleID")]
