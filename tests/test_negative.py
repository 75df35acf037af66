"""Inputs that must be rejected: tests/parse/negative and tests/verify/negative. Their first lines say how:

    ; ERROR: 7:12: use of undefined value '%y'

one for each message, in order; the text must be the message's beginning. Nothing may be written, the status is 1."""
import re

import pytest

import harness

FILES = sorted(p for d in ("parse", "verify") for p in (harness.TESTS / d / "negative").rglob("*.ll"))


@pytest.mark.parametrize("path", FILES, ids=harness.ident)
def test_negative(path, tmp_path):
    text = path.read_text(encoding="latin-1")
    want = re.findall(r"^; ERROR: (\d+:\d+): (.*?)\s*$", text, re.M)
    assert want, "no ERROR line"
    out = tmp_path / "out.ll"
    r = harness.run("-S", path, "-o", out)
    assert r.returncode == 1 and not out.exists(), r.err
    got = re.findall(r"^%s:(\d+:\d+): error: (.*)$" % re.escape(str(path)), r.err, re.M)
    assert len(got) == len(want), "messages:\n" + r.err
    for (wp, wt), (gp, gt) in zip(want, got):
        assert wp == gp and gt.startswith(wt), "wanted %s: %s\ngot\n%s" % (wp, wt, r.err)
    for at, _ in got:  # the source line and the caret below the column follow
        line, col = (int(x) for x in at.split(":"))
        assert re.search(r":%d:%d: error: (?:.*\n){2,4}?[ \t.]*\^\n" % (line, col), r.err), r.err


