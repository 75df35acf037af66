"""The unit tests in C, as built beside the program."""
import os
import subprocess

import pytest

import harness

UNIT = harness.BIN.parent / "tests" / "unit"
PROGRAMS = sorted(p for p in UNIT.glob("test_*") if p.is_file() and os.access(p, os.X_OK) and not p.suffix) if UNIT.exists() else []


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.name)
def test_unit(path):
    r = subprocess.run([str(path)], capture_output=True, timeout=300)
    assert r.returncode == 0, r.stdout.decode("latin-1") + r.stderr.decode("latin-1")
