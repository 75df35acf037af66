"""A second run finds nothing: -O3 leaves most of what it wrote as it is, byte by byte."""
import harness

MODULES = sorted((harness.ROOT / "tests" / "conformance").glob("*.ll")) + sorted((harness.ROOT / "bench" / "gpu" / "kernels").glob("*.ll"))
SHARE = 0.74  # reached; it only rises


def optimized(text):
    r = harness.run("-O3", "-S", "-j1", input=text, bin=harness.FAST)
    assert r.returncode == 0, r.err
    return r.out


def test_most_modules_come_out_of_a_second_run_as_they_went_in():
    other = []
    for path in MODULES:
        once = optimized(path.read_text())
        if optimized(once) != once:
            other.append(path.name)
    assert len(other) <= (1 - SHARE) * len(MODULES), "%d of %d differ: %s" % (len(other), len(MODULES), " ".join(other))
