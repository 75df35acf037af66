"""docs/seed-coverage.md names files, tests, knobs and passes that exist, and a test that is named shows its knob."""
import re

import harness

ROWS = re.findall(r"^\| (\d{3}|cicc) \| (.+?) \| (.+?) \| (.+?) \|$", (harness.ROOT / "docs/seed-coverage.md").read_text(), re.M)
KNOBS = set(re.findall(r'^KNOB\(\w+, "([^"]+)"', (harness.ROOT / "support/knobs.def").read_text(), re.M))


def test_rows_name_what_exists():
    assert len(ROWS) > 70
    for seed, what, *where in ROWS:
        for cell in where:
            assert cell == "open" or (harness.ROOT / cell.strip("`")).is_file(), (what, cell)


def test_every_row_is_there_once():
    assert len({(seed, what) for seed, what, *_ in ROWS}) == len(ROWS)


def test_knobs_are_read_and_shown():
    for _, what, file, test in ROWS:
        m = re.fullmatch(r"knob `(.+)`", what)
        if not m:
            continue
        assert m.group(1) in KNOBS, what
        id_ = re.search(r'KNOB\((\w+), "%s"' % re.escape(m.group(1)), (harness.ROOT / "support/knobs.def").read_text()).group(1)
        if test != "open":
            text = (harness.ROOT / test.strip("`")).read_text()
            assert m.group(1) in text or "KNOB_" + id_ in text, what
        if file not in ("open", "`support/knobs.def`"):
            assert "KNOB_" + id_ in (harness.ROOT / file.strip("`")).read_text(), (what, file)
