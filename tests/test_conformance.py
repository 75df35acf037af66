"""Modules of our own writing in the styles of the compilers that feed nvopt: CUDA C++, OpenCL, Triton, Julia, Rust; typed pointers, debug info, shapes no
compiler writes. Every pass alone and every tier goes over each of them and of the run tests, and -O3 over every input there is; tests/conformance/conformance.c says what is
asked. And every pass finds something to do in the modules of this folder: a pass without work here wants a module."""
import re

import pytest

import generators
import harness

FILES = sorted((harness.TESTS / "conformance").glob("*.ll"))
TIERS = ["default<%s>" % t for t in dict.fromkeys(re.findall(r'^TIER\("(\w+)"', (harness.ROOT / "passes/pipeline/tiers.def").read_text(), re.M))]
PIPELINES = TIERS + [t.replace(">", ";documented>") for t in TIERS] + ["loop-mssa(simple-loop-unswitch<nontrivial>)"] + harness.passes()
ALL = harness.ll_files()
PARTS = 16


@pytest.mark.parametrize("path", FILES + sorted((harness.TESTS / "run").glob("*.ll")), ids=harness.ident)
def test_conformance(path):
    harness.conformance("check", path, "--", *PIPELINES)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_input(part):
    harness.conformance("check", *ALL[part::PARTS], "--", "default<O3>")


@pytest.mark.parametrize("kind", sorted(generators.KINDS))
def test_generated(kind, tmp_path):
    (tmp_path / "in.ll").write_text(generators.KINDS[kind](60))
    harness.conformance("check", tmp_path / "in.ll", "--", *TIERS, "cgscc(no-op-cgscc,no-op-function),function(verify)")


OFF = {"scev-cgp": ["-nv-disable-scev-cgp=0"]}  # passes that do nothing unless a knob asks for it


def test_every_pass_has_work():
    idle = set(harness.passes())
    for path in FILES:
        plain = harness.run("-S", path, bin=harness.RELEASE).out
        for name in sorted(idle):
            if harness.run("-passes=" + name, *OFF.get(name, []), "-S", path, bin=harness.RELEASE).out != plain:
                idle.discard(name)
    assert not idle, "no module of tests/conformance gives these passes work: " + ", ".join(sorted(idle))
