"""What a row of passes.def claims to keep, it keeps: -verify-pass-claims over the inputs of the tests, with every pass that claims something, each on loops in both forms."""
import re

import harness
import pytest

ROW = re.compile(r'^PASS\(\w+, "([^"]+)", (\w+), \w+, "[^"]*", ([^,]+), ([^,]+), ([^,]+), "', re.M)
ROWS = ROW.findall((harness.ROOT / "passes" / "passes.def").read_text(encoding="utf-8"))
CLAIMING = [("loop(%s)" if level.startswith("LOOP") else "%s") % name for name, level, properties, _, keeps in ROWS if keeps != "0" and "PP_PRINTS" not in properties and "PP_VERIFIES" not in properties and level not in ("MODULE", "CGSCC")]
PIPELINE = "function(" + ",".join("loop-simplify,lcssa," + p for p in CLAIMING) + ")"
SHARES = 8
FILES = [p for p in harness.ll_files() if p.stat().st_size < 200_000]


def test_every_row_is_read():
    text = (harness.ROOT / "passes" / "passes.def").read_text(encoding="utf-8")
    assert len(ROWS) == len(re.findall(r"^PASS\(", text, re.M))
    assert {"dce", "lcssa", "loop(indvars)", "instsimplify"} <= set(CLAIMING)


@pytest.mark.parametrize("share", range(SHARES))
def test_claims_hold(share):
    for path in FILES[share::SHARES]:
        r = harness.run("-passes=" + PIPELINE, "-verify-pass-claims", "-disable-output", path, bin=harness.FAST)
        assert "claims to" not in r.err, "%s: %s" % (path, r.err)
