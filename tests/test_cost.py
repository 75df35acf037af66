"""Instructions that an analysis executes per instruction of the functions it is built for, on examples/: a regression gate that does not depend on load.

bench/analyses.py measures the same on files of one's own, with times and allowances. When a figure here falls for good, lower it in the commit that earned it;
raising one wants a reason in the commit message."""
import pytest

import callgrind
import harness

MARGIN = 1.3  # compilers differ
# As read, and with variables in registers (mem2reg). gcc 12 -O2.
MEASURED = {
    "domtree": (90, 118), "postdomtree": (111, 146), "loops": (23, 30), "cycles": (190, 247), "branch-prob": (160, 207), "block-freq": (219, 290), "demanded-bits": (369, 396),
    "uniformity": (442, 525), "memoryssa": (328, 303), "scalar-evolution": (765, 854), "delinearization": (118, 76), "da": (9340, 2480),
}


def need():
    if not harness.FAST.exists():
        pytest.skip("no release build at build/")
    if not callgrind.available():
        (pytest.fail if harness.CI else pytest.skip)("not installed: valgrind")


def measure(passes, tmp_path):
    """{analysis: instructions executed per instruction}"""
    total, n = dict.fromkeys(MEASURED, 0), 0
    for p in sorted((harness.ROOT / "examples").glob("*.ll")):
        path = tmp_path / p.name
        harness.run("-S", passes, p, "-o", path, bin=harness.FAST)
        n += callgrind.instructions(path)
        for name, c in callgrind.analyses(harness.FAST, MEASURED, path).items():
            total[name] += c
    return {name: c / n for name, c in total.items()}


def test_cost_of_analyses(tmp_path):
    need()
    read, registers = measure("-passes=verify", tmp_path), measure("-passes=mem2reg", tmp_path)
    now = {name: (round(read[name]), round(registers[name])) for name in MEASURED}
    worse = {name: "%s, was %s" % (now[name], MEASURED[name]) for name in MEASURED if any(a > MARGIN * b for a, b in zip(now[name], MEASURED[name]))}
    assert not worse, "instructions executed per instruction: %s; all: %s" % (worse, now)


def test_an_analysis_is_built_once_and_anew_when_dropped():
    need()
    example = harness.ROOT / "examples" / "saxpy_norm.ll"

    def cost(passes):
        return callgrind.inclusive([harness.FAST, "-j1", "-passes=function(%s)" % passes, "-disable-output", example], "build_")["build_SCALAR_EVOLUTION"]
    once = cost("require<loops>,require<scalar-evolution>")
    assert cost("require<loops>,require<scalar-evolution>,require<scalar-evolution>") < 1.5 * once
    assert cost("repeat<2>(require<loops>,require<scalar-evolution>,invalidate<domtree>)") > 1.9 * once
