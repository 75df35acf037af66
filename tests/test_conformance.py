"""Modules of our own writing in the styles of the compilers that feed nvopt: CUDA C++, OpenCL, Triton, Julia, Rust; typed pointers, debug info, shapes no
compiler writes. Every pass alone and every tier goes over each of them; tests/conformance/conformance.c says what is asked. And every pass finds
something to do in them: a pass without work here wants a module."""
import re
import subprocess

import pytest

import harness

FILES = sorted((harness.TESTS / "conformance").glob("*.ll"))
RELEASE = harness.FAST if harness.FAST.exists() else harness.BIN
PROGRAM = harness.QUICK.parent / "conformance"
TIERS = ["default<%s>" % t for t in dict.fromkeys(re.findall(r'^TIER\("(\w+)"', (harness.ROOT / "passes/pipeline/tiers.def").read_text(), re.M))]
PIPELINES = TIERS + [t.replace(">", ";documented>") for t in TIERS] + harness.passes()


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_conformance(path):
    r = subprocess.run([str(PROGRAM), str(path)] + PIPELINES, capture_output=True, timeout=120)
    assert r.returncode == 0, r.stderr.decode("latin-1")[-4000:]


OFF = {"scev-cgp": ["-nv-disable-scev-cgp=0"]}  # passes that do nothing unless a knob asks for it


def test_every_pass_has_work():
    idle = set(harness.passes())
    for path in FILES:
        plain = harness.run("-S", path, bin=RELEASE).out
        for name in sorted(idle):
            if harness.run("-passes=" + name, *OFF.get(name, []), "-S", path, bin=RELEASE).out != plain:
                idle.discard(name)
    assert not idle, "no module of tests/conformance gives these passes work: " + ", ".join(sorted(idle))
